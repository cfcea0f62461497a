"""Teaches the shipped English encoder new answers: python refine_english.py FOLDER OUT SECONDS. FOLDER holds encoder.npz (its weights as floats, unpacked from the ONNX
files), rows.npz (pieces, labels, sources as multilingual/pack.py writes them, cut by encode.ts) and meta.json. What it answered before is kept by asking a frozen copy
about every text; new heads learn from the written lines and the labelled sets. Ordinary tweets count a little as free of harm: hardly any is not."""
import json, math, os, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from encoder import Data, Encoder, SMAX, cast, dev_, optimizer, predict, say

NEW = ['self_harm', 'threat', 'violence', 'remark', 'irony', 'intent', 'hate', 'toxic', 'anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise']
HARM = ('self_harm', 'threat', 'violence')


class Rows(Data):
    def __init__(self, folder):
        meta, rows = json.load(open(f'{folder}/meta.json')), np.load(f'{folder}/rows.npz')
        self.length = rows['length'].astype(np.int64)
        n = len(self.length)
        ids = np.zeros((n, SMAX), np.int32)
        ids[np.arange(SMAX)[None] < self.length[:, None]] = rows['ids']
        self.ids, self.lens = torch.from_numpy(ids).to(dev_), torch.from_numpy(self.length).to(dev_)
        names = np.array(meta['sources'])[rows['source']]
        english = rows['lang'] == meta['languages'].index('en')
        y = rows['Y'].astype(np.float32)[:, [meta['heads'].index(head) for head in NEW]]
        y[y < 0] = np.nan
        known = (~np.isnan(y)).astype(np.float32)
        known[~english] = 0
        known[:, 8:] *= 0.3
        known[np.char.startswith(names, 'cases-')] *= 0.5
        tweets = np.isin(names, ['sentiment-en', 'goemotions', 'xed']) & english
        for head in HARM:
            k = NEW.index(head)
            known[tweets & np.isnan(y[:, k]), k] = 0.25
        self.y, self.m = torch.from_numpy(np.nan_to_num(y)).to(dev_), torch.from_numpy(known).to(dev_)
        self.train, self.dev = (np.where(rows['split'] == split)[0] for split in (0, 1))
        self.weight = self.weigh(names, english, rows['split'] == 0)

    def weigh(self, names, english, train):
        """Small sets are heard more than their size; the written lines are 22 % of the draws."""
        counts = {name: (names[train] == name).sum() for name in set(names)}
        weight = np.array([max(1, counts[name]) ** -0.4 for name in names])
        weight[~english] *= 0.5
        lines = np.char.startswith(names, 'lines-') & english & train
        weight[lines] *= 0.22 / 0.78 * weight[train & ~lines].sum() / weight[lines].sum()
        return weight


def build(source, outputs):
    model = Encoder(6, outputs, source['word.weight'].shape[0], 384, 1536)
    state = model.state_dict()
    for key in state:
        value = torch.from_numpy(source[key].astype(np.float32))
        if value.shape != state[key].shape:
            grown = torch.randn_like(state[key]) * 0.02 if value.ndim == 2 else torch.full_like(state[key], -1.0)
            grown[:len(value)] = value
            value = grown
        state[key] = value
    model.load_state_dict(state)
    return model.to(dev_)


def kept(said, before, old):
    """How far the old answers have moved."""
    sentiment = F.kl_div(F.log_softmax(said[:, :3], 1), F.softmax(before[:, :3], 1), reduction='batchmean')
    target = torch.sigmoid(before[:, 3:])
    others = F.binary_cross_entropy_with_logits(said[:, 3:old], target, reduction='none') - F.binary_cross_entropy(target, target, reduction='none')
    return 2 * sentiment + 1.5 * others.sum(1).mean()


def refine(folder, out, seconds):
    data, source = Rows(folder), np.load(f'{folder}/encoder.npz')
    old = source['out.weight'].shape[0]
    before, model = build(source, old).eval(), build(source, old + len(NEW))
    params = list(model.parameters())
    mean, step, began, done = [p.detach().clone() for p in params], 0, time.time(), 0.0
    chances, rng, adam = data.weight[data.train] / data.weight[data.train].sum(), np.random.default_rng(5), optimizer(model, 1.2e-4, 0.9)
    model.train()
    while done < 1:
        for part in data.batches(data.train, chances, 40 * 256, 256, rng):
            done = (time.time() - began) / seconds
            if done >= 1:
                break
            rate = done / 0.05 if done < 0.05 else 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (done - 0.05) / 0.95))
            for group in adam.param_groups:
                group['lr'] = group['peak'] * rate
            i, x, lens = data.get(part)
            with torch.no_grad(), cast():
                was, was_early, meant = before(x, lens)
            hidden = (torch.rand(x.shape, device=dev_) < 0.06) & (x != 101) & (x != 102) & (x != 0) & (torch.rand((len(i), 1), device=dev_) < 0.5)
            with cast():
                now, early, means = model(torch.where(hidden, torch.full_like(x, 103), x), lens)
            y, m = data.y[i] * 0.94 + 0.03, data.m[i]
            loss = 2 * (1 - (means * meant).sum(1)).mean()
            for said, said_before, share in ((now, was, 1.0), (early, was_early, 0.6)):
                learnt = (F.binary_cross_entropy_with_logits(said.float()[:, old:], y, reduction='none') * m).sum() / len(i)
                loss = loss + share * (kept(said.float(), said_before.float(), old) + learnt)
            adam.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(params, 1.0); adam.step()
            with torch.no_grad():
                torch._foreach_lerp_(mean, params, 1 - min(0.9985, (1 + step) / (10 + step)))
            step += 1
    say('steps', step)
    names = [name for name, _ in model.named_parameters()]
    np.savez(f'{out}/english.npz', **{name: value.float().cpu().numpy() for name, value in zip(names, mean)})


if __name__ == '__main__':
    refine(sys.argv[1], sys.argv[2], float(sys.argv[3]))
