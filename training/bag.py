"""A network without order over the rows of the linear models: a sum of vectors, one hidden layer, an answer a head and one a language. It
learns from what the teachers say, and costs a hundredth of an encoder."""
import ctypes, os, subprocess, time, math
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from encoder import TINY, dev_, f1s, loss_of, mix, say

WIDTH, HIDDEN = 48, 96


def rows_of(folder):
    """Rows of every text, by the same counting as src/engine/text/model/features.ts (rows.c), from the tokens that tokens.ts wrote."""
    so = '/tmp/rows.so'
    subprocess.run(['gcc', '-O2', '-shared', '-fPIC', f'{os.path.dirname(os.path.abspath(__file__))}/rows.c', '-o', so], check=True)
    lib = ctypes.CDLL(so)
    lib.run.restype = ctypes.c_int64
    keys = np.load(f'{folder}/keys.npy')
    at = lambda a: a.ctypes.data_as(ctypes.c_void_p)
    lib.setup(at(keys), len(keys))
    import lzma
    lines = lzma.open(f'{folder}/tokens.xz').read()
    count = lines.count(b'\n')
    flat, lens = np.zeros(80_000_000, np.int32), np.zeros(count, np.int32)
    total = lib.run(lines, ctypes.c_int64(len(lines)), at(flat), at(lens))
    return flat[:total], lens, len(keys)


class Bag(nn.Module):
    def __init__(self, rows, outputs):
        super().__init__()
        self.vectors = nn.EmbeddingBag(rows, WIDTH, mode='sum')
        nn.init.normal_(self.vectors.weight, std=0.05)
        self.bias = nn.Parameter(torch.zeros(WIDTH))
        self.up = nn.Linear(WIDTH, HIDDEN)
        self.out = nn.Linear(HIDDEN, outputs)
        self.direct = nn.Linear(WIDTH, outputs, bias=False)

    def forward(self, flat, offsets, counts, p=0.0):
        h = self.vectors(flat, offsets) / counts.clamp(min=1).sqrt()[:, None] + self.bias
        h = F.dropout(h, p, self.training)
        return self.out(F.dropout(F.relu(self.up(h)), p, self.training)) + self.direct(h)


def train_bag(data, targets, out, seconds, rng, size=1024, lr=4e-3):
    flat, lens, rows = rows_of(data.folder)
    H, LN = len(data.heads), 8
    flat_t = torch.from_numpy(flat).to(dev_)
    start = torch.from_numpy(np.concatenate([[0], np.cumsum(lens)]).astype(np.int64)).to(dev_)
    lens_t = torch.from_numpy(lens.astype(np.int64)).to(dev_)
    # Languages that are known: of the sentiment and toxicity sets. Words of lists have one too.
    lang = torch.from_numpy(data.lang.astype(np.int64)).to(dev_)
    model = Bag(rows, H + LN).to(dev_)
    opt = torch.optim.AdamW([{'params': [model.vectors.weight], 'weight_decay': 0.0}, {'params': [p for n, p in model.named_parameters() if 'vectors' not in n], 'weight_decay': 0.01}], lr=lr, betas=(0.9, 0.99), fused=dev_ == 'cuda')
    probs = data.weight[data.train] / data.weight[data.train].sum()

    def gather(i, drop=0.0):
        n = lens_t[i]
        total = int(n.sum())
        offsets = torch.cumsum(n, 0) - n
        place = torch.arange(total, device=dev_) - torch.repeat_interleave(offsets, n) + torch.repeat_interleave(start[i], n)
        ids = flat_t[place]
        if drop == 0:
            return ids, offsets, n.float()
        keep = torch.rand(total, device=dev_) > drop
        whose = torch.repeat_interleave(torch.arange(len(i), device=dev_), n)[keep]
        n2 = torch.bincount(whose, minlength=len(i))
        return ids[keep], torch.cumsum(n2, 0) - n2, n2.float()

    began, step, done = time.time(), 0, 0.0
    mean = [p.detach().clone() for p in model.parameters()]
    while done < 1:
        chosen = rng.choice(data.train, size=size * 100, p=probs)
        for a in range(0, len(chosen), size):
            done = (time.time() - began) / seconds
            if done >= 1 or (TINY and step > 3):
                done = 1
                break
            for g in opt.param_groups:
                g['lr'] = lr * (done / 0.05 if done < 0.05 else 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * (done - 0.05) / 0.95)))
            i = torch.from_numpy(chosen[a:a + size]).to(dev_)
            y2, m2 = mix(data.y[i], data.m[i], targets, i, share=0.6)
            z = model(*gather(i, 0.25), p=0.2)
            known = (data.m[i, 0] > 0) | (data.m[i, 10] > 0)
            loss = loss_of(z[:, :H], y2, m2) + 0.3 * (F.cross_entropy(z[:, H:], lang[i], reduction='none') * known).mean()
            loss = loss + 1e-3 * (model.direct.weight ** 2).sum() * 0.01
            opt.zero_grad(); loss.backward()
            opt.step()
            with torch.no_grad():
                torch._foreach_lerp_(mean, list(model.parameters()), 1 - min(0.998, (1 + step) / (10 + step)))
            step += 1
    with torch.no_grad():
        for p, q in zip(model.parameters(), mean):
            p.copy_(q)
        model.eval()
        # As it ships: whole numbers, a scale a column.
        w = model.vectors.weight
        scale = w.abs().quantile(0.9999, 0) if not TINY and w.numel() < 16_000_000 else w.abs().amax(0) * 0.6
        q = torch.clamp(torch.round(w / scale * 127), -127, 127)
        w.copy_(q * scale / 127)
        z = np.zeros((len(data.length), H + LN), np.float32)
        for a in range(0, len(data.all), 8192):
            part = data.all[a:a + 8192]
            z[part] = model(*gather(torch.from_numpy(part).to(dev_))).cpu().numpy()
    say('bag', step, 'steps', rows, 'rows')
    for s, name in ((data.dev, 'dev'), (data.held, 'held')):
        r = s[~np.isnan(data.Y[s, 0])]
        guess = z[r, H:].argmax(1)
        say(name, 'language', round(100 * float((guess == data.lang[r]).mean()), 2), 'hi', round(100 * float((guess == data.lang[r])[data.lang[r] == 5].mean()), 1))
    np.savez(f'{out}/bag_vectors.npz', q=q.to(torch.int8).cpu().numpy())
    np.savez(f'{out}/bag_rest.npz', scale=(scale / 127).cpu().numpy(), **{n: p.detach().float().cpu().numpy() for n, p in model.named_parameters() if 'vectors' not in n})
    return z[:, :H + LN]
