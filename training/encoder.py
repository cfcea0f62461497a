"""The encoder and its data, shared by teachers.py and students.py. FOLDER holds what prepare.py wrote: pieces.npz, labels.npz, meta.json and
the base weights (NAME.xz, or NAME0.xz and NAME1.xz). Dev is only ever measured; a twelfth of train (`held`) is kept from students, to calibrate on."""
import glob, io, json, lzma, math, os, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

T0 = time.time()
TINY = bool(os.environ.get('TINY'))
dev_ = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.backends.cuda.matmul.allow_tf32 = True
SMAX = 96


def say(*a):
    print(f'[{time.time() - T0:5.0f}]', *a, flush=True)


class Data:
    def __init__(self, folder, pieces='pieces'):
        self.folder = folder
        self.meta = json.load(open(f'{folder}/meta.json'))
        self.heads = self.meta['heads']
        L = np.load(f'{folder}/labels.npz')
        Y, W = L['Y'].astype(np.float32), L['W'].astype(np.float32)
        Y[Y < 0] = np.nan
        self.Y, self.W = Y / 100, W
        self.split, self.fold, self.weight, self.lang = L['split'], L['fold'], L['weight'], L['lang']
        P = np.load(f'{folder}/{pieces}.npz')
        self.length = P['length'].astype(np.int64)
        n = len(self.length)
        ids = np.zeros((n, SMAX), np.int64)
        ids[np.arange(SMAX)[None] < self.length[:, None]] = P['ids']
        self.ids = torch.from_numpy(ids.astype(np.int32)).to(dev_)
        self.lens = torch.from_numpy(self.length).to(dev_)
        self.y = torch.from_numpy(np.nan_to_num(self.Y, nan=0.0)).to(dev_)
        self.m = torch.from_numpy((~np.isnan(self.Y)).astype(np.float32) * W).to(dev_)
        keep = np.arange(n) % 2000 == 0 if TINY else np.ones(n, bool)
        self.all = np.where(keep)[0]
        self.train, self.dev, self.held = (np.where((self.split == s) & keep)[0] for s in (0, 1, 2))
        say('loaded', n, 'texts', len(self.heads), 'heads', dev_)

    def base(self, name):
        """Weights as prepare.py packed them: whole numbers and a scale a row."""
        out = {}
        for file in sorted(glob.glob(f'{self.folder}/{name}.xz') + glob.glob(f'{self.folder}/{name}[01].xz')):
            raw = np.load(io.BytesIO(lzma.open(file).read()))
            for k in raw.files:
                if k.endswith('.q'):
                    out[k[:-2]] = torch.from_numpy(raw[k].astype(np.float32) * raw[k[:-2] + '.s'].astype(np.float32))
                elif not k.endswith('.s'):
                    out[k] = torch.from_numpy(raw[k].astype(np.float32))
        return out

    def get(self, i):
        s = int(min(SMAX, (int(self.length[i].max()) + 7) // 8 * 8))
        i = torch.from_numpy(i).to(dev_)
        return i, self.ids[i, :s].long(), self.lens[i]

    def batches(self, pool, probs, draws, size, rng):
        """Draws texts by weight; texts of like length come together."""
        chosen = rng.choice(pool, size=draws, p=probs)
        big = size * 40
        for a in range(0, draws, big):
            part = chosen[a:a + big]
            part = part[np.argsort(self.length[part] + rng.random(len(part)) * 4)]
            cut = [part[i:i + size] for i in range(0, len(part), size)]
            rng.shuffle(cut)
            yield from cut

    def measure(self, z, which, title):
        line = {}
        for lg in range(8):
            r = which[(self.lang[which] == lg) & ~np.isnan(self.Y[which, 0])]
            if len(r) > 20:
                line['s_' + self.meta['languages'][lg]] = f1s(self.Y[r, :3].argmax(1), z[r, :3].argmax(1), 3)
        s = list(line.values())
        if s:
            line['s_avg'] = float(np.mean(s))
        for h in range(3, 16):
            r = which[~np.isnan(self.Y[which, h]) & (self.W[which, h] >= 0.99)]
            if len(r) > 20 and 0 < self.Y[r, h].mean() < 1:
                line[self.heads[h]] = f1s((self.Y[r, h] > 0.5).astype(int), (z[r, h] > 0).astype(int), 2)
        say(title, ' '.join(f'{k}={100 * v:.1f}' for k, v in line.items()))


def f1s(y, p, k):
    return float(np.mean([2 * ((y == c) & (p == c)).sum() / max(1, (y == c).sum() + (p == c).sum()) for c in range(k)]))


class Layer(nn.Module):
    def __init__(self, d, inner, heads=12):
        super().__init__()
        self.qkv = nn.Linear(d, 3 * d)
        self.o = nn.Linear(d, d)
        self.n1 = nn.LayerNorm(d, eps=1e-12)
        self.up = nn.Linear(d, inner)
        self.down = nn.Linear(inner, d)
        self.n2 = nn.LayerNorm(d, eps=1e-12)
        self.heads = heads
        self.p = 0.1

    def forward(self, x, m):
        b, s, d = x.shape
        q, k, v = self.qkv(x).view(b, s, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        a = F.scaled_dot_product_attention(q, k, v, attn_mask=m, dropout_p=self.p if self.training else 0.0)
        a = self.o(a.transpose(1, 2).reshape(b, s, d))
        x = self.n1(x + F.dropout(a, self.p, self.training))
        h = self.down(F.gelu(self.up(x)))
        return self.n2(x + F.dropout(h, self.p, self.training))


class Encoder(nn.Module):
    """Answers twice: from its last layer, and `early` from the middle one, for texts that need no more."""

    def __init__(self, layers, outputs, rows, d, inner):
        super().__init__()
        self.word = nn.Embedding(rows, d)
        self.pos = nn.Embedding(SMAX + 32, d)
        self.norm = nn.LayerNorm(d, eps=1e-12)
        self.layers = nn.ModuleList([Layer(d, inner) for _ in range(layers)])
        self.pool, self.early_pool = nn.Linear(2 * d, 384), nn.Linear(2 * d, 384)
        self.out, self.early_out = nn.Linear(384, outputs), nn.Linear(384, outputs)
        self.sense = nn.Linear(d, 384)
        nn.init.eye_(self.sense.weight); nn.init.zeros_(self.sense.bias)
        self.p = 0.1

    def trunk(self, ids, lens):
        s = ids.shape[1]
        real = torch.arange(s, device=ids.device)[None] < lens[:, None]
        x = self.norm(self.word(ids) + self.pos.weight[:s][None])
        x = F.dropout(x, self.p, self.training)
        m = torch.zeros(real.shape, device=ids.device, dtype=torch.float32).masked_fill(~real, -1e4)[:, None, None, :]
        m = m.to(torch.bfloat16) if torch.is_autocast_enabled() else m
        mid = None
        for i, layer in enumerate(self.layers):
            x = layer(x, m)
            if i == (len(self.layers) + 1) // 2 - 1:
                mid = x
        return x, mid, real

    def forward(self, ids, lens):
        x, mid, real = self.trunk(ids, lens)
        r = real[:, :, None].to(x.dtype)
        answers = []
        for h, pool, out in ((x, self.pool, self.out), (mid, self.early_pool, self.early_out)):
            mean = (h * r).sum(1) / r.sum(1)
            p = F.dropout(torch.tanh(pool(torch.cat([h[:, 0], mean], 1))), self.p, self.training)
            answers.append(out(p).float())
        return answers[0], answers[1], F.normalize(self.sense(mean).float(), dim=1)


def build(layers, outputs, source):
    """A model of so many layers, taken from those of the source at even distances."""
    rows, d = source['word.weight'].shape
    m = Encoder(layers, outputs, rows, d, source['layers.0.up.weight'].shape[0])
    have = 1 + max(int(k.split('.')[1]) for k in source if k.startswith('layers.'))
    pick = [round(i * (have - 1) / (layers - 1)) for i in range(layers)]
    sd = m.state_dict()
    for k in ('word.weight', 'norm.weight', 'norm.bias'):
        sd[k] = source[k].clone()
    sd['pos.weight'] = source['pos.weight'][: SMAX + 32].clone()
    for i, j in enumerate(pick):
        for k in list(sd):
            if k.startswith(f'layers.{i}.'):
                sd[k] = source[k.replace(f'layers.{i}.', f'layers.{j}.')].clone()
    m.load_state_dict(sd)
    return m.to(dev_)


def cast():
    return torch.autocast(dev_, dtype=torch.bfloat16, enabled=dev_ == 'cuda')


@torch.no_grad()
def predict(model, data, which, size=32 if TINY else 1024, answer=0):
    """The answers of the last layer (0), the early ones (1) or the meaning (2)."""
    model.eval()
    order = which[np.argsort(data.length[which])]
    res = np.zeros((len(data.length), len(data.heads) if answer < 2 else 384), np.float32)
    for a in range(0, len(order), size):
        part = order[a:a + size]
        _, x, l = data.get(part)
        with cast():
            said = model(x, l)
        res[part] = said[answer].float().cpu().numpy()
    model.train()
    return res


def adapt(model, data, seconds, rng, lr=6e-4, size=8 if TINY else 768):
    """Masked words, so that the encoder knows how people write on the networks, in all the languages at hand."""
    pool = data.all[data.split[data.all] != 1]
    t = np.where(data.lang[pool] != data.meta['languages'].index('en'), 2.5, 1.0)
    t = t / t.sum()
    rows, d = model.word.weight.shape
    head = nn.Sequential(nn.Linear(d, d), nn.GELU(), nn.LayerNorm(d)).to(dev_)
    bias = nn.Parameter(torch.zeros(rows, device=dev_))
    opt = torch.optim.AdamW(list(model.parameters()) + list(head.parameters()) + [bias], lr=lr, betas=(0.9, 0.98), weight_decay=0.01, fused=dev_ == 'cuda')
    began, step = time.time(), 0
    while time.time() - began < seconds:
        for part in data.batches(pool, t, 40 * size, size, rng):
            frac = (time.time() - began) / seconds
            if frac >= 1:
                break
            for g in opt.param_groups:
                g['lr'] = lr * min(1, step / 100) * max(0.02, 1 - frac)
            _, x, l = data.get(part)
            real = (torch.arange(x.shape[1], device=dev_)[None] < l[:, None] - 1) & (x != 101)
            picked = real & (torch.rand(x.shape, device=dev_) < 0.2)
            dice = torch.rand(x.shape, device=dev_)
            shown = torch.where(picked & (dice < 0.8), torch.full_like(x, 103), x)
            shown = torch.where(picked & (dice > 0.9), torch.randint_like(x, 1000, rows), shown)
            with cast():
                h, _, _ = model.trunk(shown, l)
                z = head(h[picked]) @ model.word.weight.T + bias
                loss = F.cross_entropy(z.float(), x[picked])
            opt.zero_grad(); loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            opt.step()
            step += 1
        if TINY:
            break
    say('masked words', step, 'steps, loss', round(loss.item(), 3))
    return {k: v.detach().float().cpu() for k, v in model.state_dict().items()}


def loss_of(logits, y, m):
    """Cross-entropy of the sentiment, binary cross-entropy of everything else; only where there is a label."""
    ls = F.log_softmax(logits[:, :3], 1)
    sent = -(y[:, :3] * ls).sum(1) * m[:, 0]
    bce = F.binary_cross_entropy_with_logits(logits[:, 3:], y[:, 3:], reduction='none') * m[:, 3:]
    return (sent.sum() * 1.2 + bce.sum()) / len(logits)


@torch.no_grad()
def narrow(source, inner, data, outputs):
    """The same weights with the `inner` neurons of each layer that say most: their mean size times how far they are heard."""
    layers = 1 + max(int(k.split('.')[1]) for k in source if k.startswith('layers.'))
    m = build(layers, outputs, source).eval()
    sums = [0.0] * layers
    hooks = [layer.up.register_forward_hook(lambda _, __, z, i=i: sums.__setitem__(i, sums[i] + F.gelu(z.float()).abs().sum((0, 1)))) for i, layer in enumerate(m.layers)]
    for a in range(0, min(16384, len(data.train)), 512):
        _, x, l = data.get(data.train[a:a + 512])
        m.trunk(x, l)
    for hook in hooks:
        hook.remove()
    out = dict(source)
    for i, layer in enumerate(m.layers):
        keep = (sums[i] * layer.down.weight.norm(dim=0)).topk(inner).indices.sort().values.cpu()
        for k in ('up.weight', 'up.bias'):
            out[f'layers.{i}.{k}'] = source[f'layers.{i}.{k}'][keep]
        out[f'layers.{i}.down.weight'] = source[f'layers.{i}.down.weight'][:, keep]
    return out


def mix(y, m, targets, i, share=0.5):
    """Labels, softened; with targets, half label and half teacher, and where there is no label the teacher alone at less weight."""
    smooth = y * 0.94 + 0.03
    smooth[:, :3] = y[:, :3] * 0.94 + 0.02
    if targets is None:
        return smooth, m
    h = y.shape[1]
    soft, trust = targets[i, :h], targets[i, h:]
    known = m > 0
    y2 = torch.where(known, (1 - share) * smooth + share * soft, soft)
    m2 = torch.where(known, m, 0.15 * trust)
    m2[:, 1:3] = m2[:, :1]
    return y2, m2


def optimizer(model, lr, decay):
    groups, n = {}, len(model.layers)
    for name, p in model.named_parameters():
        if name.startswith('layers.'):
            f = decay ** (n - 1 - int(name.split('.')[1]))
        else:
            f = decay ** n if name.startswith(('word', 'pos', 'norm')) else 4.0
        groups.setdefault((f, 0.01 if p.ndim > 1 else 0.0), []).append(p)
    groups = [{'params': ps, 'lr': lr * f, 'peak': lr * f, 'weight_decay': wd} for (f, wd), ps in groups.items()]
    return torch.optim.AdamW(groups, betas=(0.9, 0.98), fused=dev_ == 'cuda')


def teach(model, data, rows, seconds, lr, rng, size=8 if TINY else 256, decay=0.87, targets=None, senses=None, label=''):
    """Trains by the clock; what comes back is the mean of the weights on the way."""
    probs = data.weight[rows] / data.weight[rows].sum()
    opt = optimizer(model, lr, decay)
    model.train()
    params = [p for p in model.parameters()]
    mean = [p.detach().clone() for p in params]
    step, began, done = 0, time.time(), 0.0
    while done < 1:
        for part in data.batches(rows, probs, 40 * size, size, rng):
            done = (time.time() - began) / seconds
            if done >= 1 or (TINY and step >= 3):
                done = 1
                break
            f = done / 0.06 if done < 0.06 else 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (done - 0.06) / 0.94))
            for g in opt.param_groups:
                g['lr'] = g['peak'] * f
            i, x, l = data.get(part)
            y2, m2 = mix(data.y[i], data.m[i], targets, i)
            with cast():
                z, early, e = model(x, l)
            loss = loss_of(z, y2, m2) + 0.5 * loss_of(early, y2, m2)
            if senses is not None:
                loss = loss + 0.5 * (1 - (e * senses[i].float()).sum(1)).mean()
            opt.zero_grad(); loss.backward()
            nn.utils.clip_grad_norm_(params, 1.0)
            opt.step()
            with torch.no_grad():
                torch._foreach_lerp_(mean, params, 1 - min(0.998, (1 + step) / (10 + step)))
            step += 1
    with torch.no_grad():
        for p, q in zip(params, mean):
            p.copy_(q)
    say(label, step, 'steps', f'{time.time() - began:.0f} s')
    return model
