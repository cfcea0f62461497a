"""Trains the upper half of a shipped encoder on a processor: python upper.py english|multilingual UPPER.onnx OUT.onnx SECONDS ROWS… where ROWS.jsonl are texts with labels and ROWS.npz, ROWS.hid.npy what
read_lower.py made of them. The lower half stays as it is, so the upper half learns from the very numbers that it reads in use. Everything it answered before is held to what it answered before, but for the answers that a
label names. The graph stays the same: only numbers are exchanged."""
import json, math, sys, time
import numpy as np, onnx, torch, torch.nn as nn, torch.nn.functional as F
from onnx import numpy_helper

LABELS = ['self_harm', 'threat', 'violence', 'sexual', 'drugs', 'minors_safety']
# Where a label is taught: the places of the English answers are those of joints.json.
ENGLISH = {'self_harm': [35], 'threat': [36], 'violence': [37], 'sexual': [49, 52], 'drugs': [50, 53], 'minors_safety': [51]}
MANY = {'self_harm': [6], 'threat': [5], 'violence': [14], 'sexual': [18], 'drugs': [19], 'minors_safety': [20]}
SIZE, SHARE_OF_LINES, SHARE_OF_CASES = 128, 0.62, 0.08


class Upper(nn.Module):
    def __init__(self, tensors):
        super().__init__()
        def matrix(key):
            return tensors[f'{key}.weight_quantized'].astype(np.float32) * tensors[f'{key}.weight_scale'][None]
        self.matrices = [f'layers.{i}.{part}' for i in (3, 4, 5) for part in ('qkv', 'o', 'up', 'down')] + ['pool', 'out']
        self.vectors = [key for key in tensors if key.endswith(('.bias', 'n1.weight', 'n2.weight'))] + ['probes.weight']
        self.kept = torch.from_numpy(tensors['probes.kept'].copy()) if 'probes.kept' in tensors else None
        self.w = nn.ParameterDict({key.replace('.', '_'): nn.Parameter(torch.from_numpy(matrix(key))) for key in self.matrices} | {key.replace('.', '-'): nn.Parameter(torch.from_numpy(tensors[key].copy())) for key in self.vectors})
        self.p = 0.0

    def dense(self, x, key):
        return F.linear(x, self.w[key.replace('.', '_')].T, self.w[f'{key}.bias'.replace('.', '-')])

    def norm(self, x, key):
        return F.layer_norm(x, x.shape[-1:], self.w[f'{key}.weight'.replace('.', '-')], self.w[f'{key}.bias'.replace('.', '-')], 1e-12)

    def forward(self, x, real):
        b, s, d = x.shape
        mask = torch.zeros(real.shape).masked_fill(~real, -1e4)[:, None, None, :].to(torch.bfloat16)
        for i in (3, 4, 5):
            p = f'layers.{i}.'
            q, k, v = self.dense(x, p + 'qkv').view(b, s, 3, 12, d // 12).permute(2, 0, 3, 1, 4)
            seen = F.softmax(q @ k.transpose(-1, -2) / math.sqrt(d // 12) + mask, -1) @ v
            x = self.norm(x + F.dropout(self.dense(seen.transpose(1, 2).reshape(b, s, d), p + 'o'), self.p), p + 'n1')
            x = self.norm(x + F.dropout(self.dense(F.gelu(self.dense(x, p + 'up')), p + 'down'), self.p), p + 'n2')
        r = real[:, :, None].to(x.dtype)
        both = torch.cat([x[:, 0], (x * r).sum(1) / r.sum(1)], 1).float()
        answered = self.dense(F.dropout(torch.tanh(self.dense(both, 'pool')), self.p), 'out').float()
        probes = F.dropout(both, self.p) @ self.w['probes-weight'].float() + self.w['probes-bias']
        return answered @ self.kept + probes if self.kept is not None else torch.cat([answered, probes], 1)


class Rows:
    def __init__(self, names, places, answers):
        rows = [json.loads(line) for name in names for line in open(f'{name}.jsonl', encoding='utf-8')]
        got = [np.load(f'{name}.npz') for name in names]
        self.hidden = [np.load(f'{name}.hid.npy', mmap_mode='r') for name in names]
        self.length = np.concatenate([g['lens'] for g in got])
        self.file = np.concatenate([np.full(len(g['lens']), i) for i, g in enumerate(got)])
        self.ends = np.concatenate([np.cumsum(g['lens']) for g in got])
        self.before = torch.from_numpy(np.concatenate([g['late'] for g in got]).astype(np.float32))
        n = len(rows)
        lines, cases = (np.array([r['source'].startswith(kind) for r in rows]) for kind in ('lines-', 'cases-'))
        tweets = np.array([r['source'].startswith('sentiment-') for r in rows])
        y, m = torch.zeros((n, answers)), torch.zeros((n, answers))
        for label in LABELS:
            given = np.array([r['labels'].get(label, -1) for r in rows])
            near = label in ('sexual', 'drugs', 'minors_safety')
            weight = np.where(lines & (given >= 0), 1.0, np.where(cases & (given >= 0), 0.3, 0.0))
            weight = np.where((given < 0) & tweets, 0.2, np.where((given < 0) & lines & near, 0.3, weight))
            for k in places[label]:
                y[:, k], m[:, k] = torch.from_numpy(np.maximum(given, 0)).float(), torch.from_numpy(weight).float()
        self.y, self.m, self.rows = y, m, rows
        self.train = np.where([r['split'] == 'train' for r in rows])[0]
        self.dev = np.where([r['split'] == 'dev' for r in rows])[0]
        harm = np.array([bool(set(r['labels']) & set(LABELS)) for r in rows])
        share = np.zeros(n)
        own = lines & harm
        for which, part in ((own, SHARE_OF_LINES), (cases, SHARE_OF_CASES), (~own & ~cases, 1 - SHARE_OF_LINES - SHARE_OF_CASES)):
            which = which & np.isin(np.arange(n), self.train)
            share[which] = part / which.sum()
        self.share = share[self.train] / share[self.train].sum()

    def get(self, which):
        s = int(self.length[which].max())
        x = np.zeros((len(which), s, self.hidden[0].shape[1]), np.float16)
        for row, i in enumerate(which):
            n, end = self.length[i], self.ends[i]
            x[row, :n] = self.hidden[self.file[i]][end - n:end]
        return torch.from_numpy(x).float(), torch.from_numpy(np.arange(s)[None] < self.length[which][:, None])


def asked(model, rows, which):
    model.p = 0.0
    out = torch.zeros((len(rows.rows), rows.y.shape[1]))
    order = which[np.argsort(rows.length[which])]
    with torch.no_grad():
        for a in range(0, len(order), 256):
            x, real = rows.get(order[a:a + 256])
            with torch.autocast('cpu', dtype=torch.bfloat16):
                out[order[a:a + 256]] = model(x, real)
    return out.numpy()


def average(y, z):
    order = np.argsort(-z)
    hits = np.cumsum(y[order])
    return float((hits / np.arange(1, len(y) + 1))[y[order] > 0].mean())


def measure(rows, z, places, title):
    """Lines of dev: average precision, and how many are found where 5 of a hundred harmless lines and 2 of a thousand tweets would be."""
    tweets = rows.dev[[rows.rows[i]['source'].startswith('sentiment-') for i in rows.dev]]
    for english in (True, False):
        said = []
        for label, spots in places.items():
            k = spots[-1]
            r = np.array([i for i in rows.dev if rows.rows[i]['source'].startswith('lines-') and label in rows.rows[i]['labels'] and (rows.rows[i]['lang'] == 'en') == english])
            if len(r) == 0:
                continue
            y, v = rows.y[r, k].numpy(), z[r, k]
            begins = max(np.quantile(v[y == 0], 0.95), np.quantile(z[tweets, k], 0.998))
            said.append(f'{label} {100 * average(y, v):.0f}/{100 * (v[y > 0] > begins).mean():.0f}')
        if said:
            print(title, 'en' if english else 'others', ' '.join(said), flush=True)
    moved = np.abs(1 / (1 + np.exp(-z[rows.dev])) - 1 / (1 + np.exp(-rows.before.numpy()[rows.dev])))
    print(title, 'moved', f'{moved.mean():.4f}', flush=True)


def train(model, rows, seconds, rate):
    torch.manual_seed(5)
    rng = np.random.default_rng(5)
    params = list(model.w.parameters())
    slow = [p for key, p in model.w.items() if key.startswith('layers')]
    fast = [p for key, p in model.w.items() if not key.startswith('layers')]
    adam = torch.optim.AdamW([{'params': slow, 'peak': rate}, {'params': fast, 'peak': 3 * rate}], lr=rate, betas=(0.9, 0.98), weight_decay=0.01)
    mean, step, began, done = [p.detach().clone() for p in params], 0, time.time(), 0.0
    while done < 1:
        drawn = rng.choice(rows.train, size=16 * SIZE, p=rows.share)
        drawn = drawn[np.argsort(rows.length[drawn] + rng.random(len(drawn)) * 4)]
        for a in rng.permutation(16) * SIZE:
            done = (time.time() - began) / seconds
            if done >= 1:
                break
            pace = done / 0.06 if done < 0.06 else 0.03 + 0.97 * 0.5 * (1 + math.cos(math.pi * (done - 0.06) / 0.94))
            for group in adam.param_groups:
                group['lr'] = group['peak'] * pace
            i = drawn[a:a + SIZE]
            x, real = rows.get(i)
            y, m, before = rows.y[i] * 0.94 + 0.03, rows.m[i], rows.before[i]
            # Now and then a piece goes unread: lines are few, and must not be learnt by heart.
            hidden = (torch.rand(real.shape) < 0.12) & (torch.rand((len(i), 1)) < 0.6) & (m.sum(1, keepdim=True) > 0)
            hidden[:, 0] = False
            model.p = 0.12
            with torch.autocast('cpu', dtype=torch.bfloat16):
                said = model(x, real & ~hidden)
            target = torch.sigmoid(before[:, 3:])
            held = F.binary_cross_entropy_with_logits(said[:, 3:], target, reduction='none') - F.binary_cross_entropy(target, target, reduction='none')
            kept = 2 * F.kl_div(F.log_softmax(said[:, :3], 1), F.softmax(before[:, :3], 1), reduction='batchmean') + 1.5 * (held * (1 - m[:, 3:])).sum(1).mean()
            loss = kept + 1.5 * (F.binary_cross_entropy_with_logits(said, y, reduction='none') * m).sum() / len(i)
            adam.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(params, 1.0); adam.step()
            with torch.no_grad():
                torch._foreach_lerp_(mean, params, 1 - min(0.995, (1 + step) / (10 + step)))
            step += 1
            if step % 50 == 0:
                print(step, f'{done:.2f} {loss.item():.3f}', flush=True)
    with torch.no_grad():
        for p, q in zip(params, mean):
            p.copy_(q)
    print('steps', step)


def write(model, source, out):
    graph = onnx.load(source)
    new = {}
    for key in model.matrices:
        value = model.w[key.replace('.', '_')].detach().numpy()
        scale = np.abs(value).max(0) / 63 + 1e-12
        new[f'{key}.weight_quantized'], new[f'{key}.weight_scale'] = np.round(value / scale).astype(np.int8), scale.astype(np.float32)
    new |= {key: model.w[key.replace('.', '-')].detach().numpy() for key in model.vectors}
    for tensor in graph.graph.initializer:
        if tensor.name in new:
            tensor.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(new[tensor.name]), tensor.name))
    onnx.save(graph, out)


if __name__ == '__main__':
    which, source, out, seconds, *names = sys.argv[1:]
    torch.set_num_threads(1)
    tensors = {t.name: numpy_helper.to_array(t) for t in onnx.load(source).graph.initializer}
    model, places = Upper(tensors), ENGLISH if which == 'english' else MANY
    rows = Rows(names, places, len(tensors['probes.bias']) if which != 'english' else 54)
    print(len(rows.train), 'train', len(rows.dev), 'dev', flush=True)
    measure(rows, rows.before.numpy(), places, 'before')
    some = rows.dev[:64]
    print('same as shipped', float(np.abs(asked(model, rows, some)[some] - rows.before.numpy()[some]).mean()), flush=True)
    train(model, rows, float(seconds), 1e-4 if which == 'english' else 6e-5)
    z = asked(model, rows, rows.dev)
    measure(rows, z, places, 'after')
    np.savez(f'{out}.dev.npz', dev=rows.dev, z=z[rows.dev].astype(np.float32), before=rows.before.numpy()[rows.dev])
    write(model, source, out)
