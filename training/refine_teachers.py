"""Two wide teachers for refine.py: python refine_teachers.py FOLDER OUT SECONDS ANSWERS.json BASE. FOLDER holds what refine.py reads and BASE0.xz, BASE1.xz (as wide_bases.py packs them): BERT-base
has the vocabulary of the English encoder, multilingual BERT has the rows of the other. Each teacher reads one half of the lines and is asked about the other; FOLDER/oof.npz is what they say of every text, for the labels of harm."""
import json, math, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from encoder import Data, build, cast, dev_, optimizer, say
from refine import HARM, Rows, average

SIZE = 128


def teach(data, source, rows, places, seconds, seed):
    torch.manual_seed(seed)
    model, rng = build(12, len(places), source), np.random.default_rng(seed)
    for part in (model, *model.layers):
        part.p = 0.1
    adam, chances, began, done, step = optimizer(model, 5e-5, 0.9), data.weight[rows] / data.weight[rows].sum(), time.time(), 0.0, 0
    params = list(model.parameters())
    model.train()
    while done < 1:
        for part in data.batches(rows, chances, 40 * SIZE, SIZE, rng):
            done = (time.time() - began) / seconds
            if done >= 1:
                break
            for group in adam.param_groups:
                group['lr'] = group['peak'] * (done / 0.08 if done < 0.08 else 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (done - 0.08) / 0.92)))
            i, x, lens = data.get(part)
            y, m = data.y[i][:, places] * 0.96 + 0.02, data.m[i][:, places]
            hidden = (torch.rand(x.shape, device=dev_) < 0.08) & (x != 101) & (x != 102) & (x != 0)
            with cast():
                late, early, _ = model(torch.where(hidden, torch.full_like(x, 103), x), lens)
            loss = sum(share * (F.binary_cross_entropy_with_logits(said, y, reduction='none') * m).sum() / len(i) for said, share in ((late, 1.0), (early, 0.2)))
            adam.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(params, 1.0); adam.step()
            step += 1
    say('teacher', seed, 'steps', step, f'{loss.item():.3f}')
    return asked(model, data, len(places))


@torch.no_grad()
def asked(model, data, outputs):
    model.eval()
    said, order = np.zeros((len(data.length), outputs), np.float32), np.argsort(data.length)
    for a in range(0, len(order), 1024):
        part = order[a:a + 1024]
        _, x, lens = data.get(part)
        with cast():
            said[part] = model(x, lens)[0].cpu().numpy()
    return said


def main(folder, out, seconds, answers, base):
    data = Rows(folder, answers)
    source, places = Data.base(type('Folder', (), {'folder': folder}), base), [data.heads.index(answers['labels'][label]) for label in HARM]
    lines = np.char.startswith(data.names, 'lines-')
    half = np.where(lines, data.fold.astype(int), -1)
    own = np.isin(data.langs[data.train], answers['languages']) if answers['languages'] else np.ones(len(data.train), bool)
    read = data.train[own & (data.known[data.train][:, places].sum(1) > 0)]
    said = [teach(data, source, read[half[read] != k], places, seconds, k) for k in (0, 1)]
    oof = np.where((half == 0)[:, None], said[0], np.where((half == 1)[:, None], said[1], (said[0] + said[1]) / 2))
    y, m = data.labels, data.known
    for which, rows in (('dev', data.dev), ('other half', data.train)):
        for j, (label, k) in enumerate(zip(HARM, places)):
            r = rows[(m[rows, k] >= 1) & lines[rows]]
            v, yes = oof[r, j], y[r, k] > 0
            limit = np.quantile(v[~yes], 0.95)
            say(which, label, f'average precision {100 * average(y[r, k], v):.0f}, found where 5 % of the harmless are {100 * (v[yes] > limit).mean():.0f}, at one half {100 * (v[yes] > 0).mean():.0f}/{100 * (v[~yes] > 0).mean():.0f}')
    np.savez_compressed(f'{folder}/oof.npz', said=oof.astype(np.float16))
    np.savez_compressed(f'{out}/oof_dev.npz', rows=data.dev, said=oof[data.dev].astype(np.float16))


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]), json.load(open(sys.argv[4])), sys.argv[5])
