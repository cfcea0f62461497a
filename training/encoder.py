"""Fine-tunes the encoder for all judgements at once, on a GPU: python encoder.py FOLDER OUT [--minutes 5].

FOLDER holds what prepare.py wrote: pieces (u16, len), labels.npz, base.npz. Teachers are trained on all folds but one and asked
about the one they have not seen; students learn from labels and from what the teachers say. A slice of train (`held`) is
kept from students, to calibrate on; dev is only ever measured.
"""
import json, math, sys, time, os
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F

T0 = time.time()
folder, out = sys.argv[1:3]
MINUTES = float(os.environ.get('MINUTES', 5))
TINY = bool(os.environ.get('TINY'))
dev_ = 'cuda' if torch.cuda.is_available() else 'cpu'
torch.backends.cuda.matmul.allow_tf32 = True


def left():
    return MINUTES * 60 - (time.time() - T0)


def say(*a):
    print(f'[{time.time() - T0:5.0f}]', *a, flush=True)


meta = json.load(open(f'{folder}/meta.json'))
HEADS = meta['heads']
H = len(HEADS)
L = np.load(f'{folder}/labels.npz')
Y, W, split, fold, weight, lang = L['Y'].astype(np.float32), L['W'].astype(np.float32), L['split'], L['fold'], L['weight'], L['lang']
Y[Y < 0] = np.nan
Y = np.where(np.isnan(Y), Y, Y / 100)
P = np.load(f'{folder}/pieces.npz')
flat, length = P['ids'], P['length'].astype(np.int64)
start = np.concatenate([[0], np.cumsum(length)])
if TINY:
    keep = np.arange(len(length)) % 3000 == 0
else:
    keep = np.ones(len(length), bool)
N = len(length)
SMAX = 96
ids = np.zeros((N, SMAX), dtype=np.int64)
col = np.arange(SMAX)[None]
mask_all = col < length[:, None]
ids[mask_all] = flat
ids_t = torch.from_numpy(ids.astype(np.int32)).to(dev_)
len_t = torch.from_numpy(length).to(dev_)
Y_t = torch.from_numpy(np.nan_to_num(Y, nan=0.0)).to(dev_)
M_t = torch.from_numpy((~np.isnan(Y)).astype(np.float32) * W).to(dev_)
base = {k: torch.from_numpy(v.astype(np.float32)) for k, v in np.load(f'{folder}/base.npz').items()}
say('loaded', N, 'texts', H, 'heads', dev_)


class Layer(nn.Module):
    def __init__(self, d=384, heads=12, inner=1536):
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
    def __init__(self, layers):
        super().__init__()
        self.word = nn.Embedding(30522, 384)
        self.pos = nn.Embedding(SMAX + 32, 384)
        self.norm = nn.LayerNorm(384, eps=1e-12)
        self.layers = nn.ModuleList([Layer() for _ in range(layers)])
        self.pool = nn.Linear(768, 384)
        self.out = nn.Linear(384, H)
        self.sense = nn.Linear(384, 384)
        nn.init.eye_(self.sense.weight); nn.init.zeros_(self.sense.bias)
        self.p = 0.1

    def trunk(self, ids, lens):
        s = ids.shape[1]
        real = torch.arange(s, device=ids.device)[None] < lens[:, None]
        x = self.norm(self.word(ids) + self.pos.weight[:s][None])
        x = F.dropout(x, self.p, self.training)
        m = torch.zeros(real.shape, device=ids.device, dtype=torch.float32).masked_fill(~real, -1e4)[:, None, None, :]
        mid = None
        for i, layer in enumerate(self.layers):
            x = layer(x, m.to(x.dtype) if not torch.is_autocast_enabled() else m.to(torch.bfloat16))
            if i == (len(self.layers) + 1) // 2 - 1:
                mid = x
        return x, mid, real

    def forward(self, ids, lens):
        x, mid, real = self.trunk(ids, lens)
        r = real[:, :, None].to(x.dtype)
        mean = (x * r).sum(1) / r.sum(1)
        p = torch.tanh(self.pool(torch.cat([x[:, 0], mean], 1)))
        p = F.dropout(p, self.p, self.training)
        meanmid = (mid * r).sum(1) / r.sum(1)
        return self.out(p).float(), F.normalize(self.sense(meanmid).float(), dim=1)


def load_base(layers, source=base):
    m = Encoder(layers)
    pick = {6: [0, 1, 2, 3, 4, 5], 4: [0, 1, 3, 5], 3: [0, 2, 5], 2: [0, 5]}[layers]
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


def batches(pool, probs, draws, size, rng):
    """Draws texts by weight; texts of like length come together."""
    chosen = rng.choice(pool, size=draws, p=probs)
    big = size * 40
    for a in range(0, draws, big):
        part = chosen[a:a + big]
        part = part[np.argsort(length[part] + rng.random(len(part)) * 4)]
        cut = [part[i:i + size] for i in range(0, len(part), size)]
        rng.shuffle(cut)
        yield from cut


def get(i):
    s = int(min(SMAX, (int(length[i].max()) + 7) // 8 * 8))
    i = torch.from_numpy(i).to(dev_)
    return i, ids_t[i, :s].long(), len_t[i]


def loss_of(logits, y, m):
    """Cross-entropy of the sentiment, binary cross-entropy of everything else; only where there is a label."""
    ls = F.log_softmax(logits[:, :3], 1)
    sent = -(y[:, :3] * ls).sum(1) * m[:, 0]
    bce = F.binary_cross_entropy_with_logits(logits[:, 3:], y[:, 3:], reduction='none') * m[:, 3:]
    return (sent.sum() * 1.2 + bce.sum()) / len(logits)


def optimizer(model, lr, decay=0.87):
    groups = {}
    n = len(model.layers)
    for name, p in model.named_parameters():
        if name.startswith('layers.'):
            f = decay ** (n - 1 - int(name.split('.')[1]))
        elif name.startswith(('word', 'pos', 'norm')):
            f = decay ** n
        else:
            f = 4.0
        groups.setdefault((f, 0.01 if p.ndim > 1 else 0.0), []).append(p)
    groups = [{'params': ps, 'lr': lr * f, 'peak': lr * f, 'weight_decay': wd} for (f, wd), ps in groups.items()]
    return torch.optim.AdamW(groups, betas=(0.9, 0.98), fused=dev_ == 'cuda')


def schedule(opt, step, steps):
    warm = max(1, int(0.06 * steps))
    f = step / warm if step < warm else 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (step - warm) / max(1, steps - warm)))
    for g in opt.param_groups:
        g['lr'] = g['peak'] * f


@torch.no_grad()
def predict(model, which, size=1024, senses=False):
    model.eval()
    order = which[np.argsort(length[which])]
    res = np.zeros((len(length), H), np.float32) if not senses else np.zeros((len(length), 384), np.float16)
    for a in range(0, len(order), size):
        part = order[a:a + size]
        i, x, l = get(part)
        with torch.autocast(dev_, dtype=torch.bfloat16, enabled=dev_ == 'cuda'):
            z, e = model(x, l)
        res[part] = (e if senses else z).float().cpu().numpy()
    model.train()
    return res


def f1s(y, p, k):
    return float(np.mean([2 * ((y == c) & (p == c)).sum() / max(1, (y == c).sum() + (p == c).sum()) for c in range(k)]))


def measure(z, which, title):
    line = {}
    for lg in range(8):
        r = which[(lang[which] == lg) & ~np.isnan(Y[which, 0])]
        if len(r) > 20:
            line['s_' + meta['languages'][lg]] = f1s(Y[r, :3].argmax(1), z[r, :3].argmax(1), 3)
    s = [v for k, v in line.items() if k.startswith('s_')]
    if s:
        line['s_avg'] = float(np.mean(s))
    for h in range(3, H):
        r = which[~np.isnan(Y[which, h]) & (W[which, h] >= 0.99)]
        if len(r) > 20 and 0 < Y[r, h].mean() < 1:
            line[HEADS[h]] = f1s((Y[r, h] > 0.5).astype(int), (z[r, h] > 0).astype(int), 2)
    say(title, ' '.join(f'{k}={100 * v:.1f}' for k, v in line.items()))
    return line


train_rows = np.where((split == 0) & keep)[0]
held_rows = np.where((split == 2) & keep)[0]
dev_rows = np.where((split == 1) & keep)[0]
everything = np.where(keep)[0]


def adapt(model, seconds, rng, lr=6e-4, size=768):
    """Masked words, so that the encoder knows how people write on the networks, in all the languages at hand."""
    pool = np.where((split != 1) & keep)[0]
    t = np.where(lang[pool] != meta['languages'].index('en'), 2.5, 1.0)
    t = t / t.sum()
    head = nn.Sequential(nn.Linear(384, 384), nn.GELU(), nn.LayerNorm(384)).to(dev_)
    bias = nn.Parameter(torch.zeros(30522, device=dev_))
    opt = torch.optim.AdamW(list(model.parameters()) + list(head.parameters()) + [bias], lr=lr, betas=(0.9, 0.98), weight_decay=0.01, fused=dev_ == 'cuda')
    began, step = time.time(), 0
    while time.time() - began < seconds:
        for part in batches(pool, t, 40 * size, size, rng):
            frac = (time.time() - began) / seconds
            if frac >= 1:
                break
            for g in opt.param_groups:
                g['lr'] = lr * min(1, step / 100) * max(0.02, 1 - frac)
            i, x, l = get(part)
            real = (torch.arange(x.shape[1], device=dev_)[None] < l[:, None] - 1) & (x != 101)
            pickm = real & (torch.rand(x.shape, device=dev_) < 0.2)
            dice = torch.rand(x.shape, device=dev_)
            shown = torch.where(pickm & (dice < 0.8), torch.full_like(x, 103), x)
            shown = torch.where(pickm & (dice > 0.9), torch.randint_like(x, 1000, 30000), shown)
            with torch.autocast(dev_, dtype=torch.bfloat16, enabled=dev_ == 'cuda'):
                h, _, _ = model.trunk(shown, l)
                z = head(h[pickm]) @ model.word.weight.T + bias
                loss = F.cross_entropy(z.float(), x[pickm])
            opt.zero_grad(); loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            opt.step()
            step += 1
        if TINY:
            break
    say('masked words', step, 'steps, loss', round(loss.item(), 3))
    return model


def teach(model, rows, draws, lr, rng, size=256, targets=None, senses=None, label='', seconds=None, check=None):
    w = weight[rows]
    probs = w / w.sum()
    opt = optimizer(model, lr)
    steps = max(1, draws // size)
    model.train()
    step, began = 0, time.time()
    stop = False
    for part in batches(rows, probs, draws, size, rng):
        done = step / steps
        if seconds is not None:
            done = max(done, (time.time() - began) / seconds)
        if done >= 1:
            break
        schedule(opt, int(done * steps), steps)
        i, x, l = get(part)
        y, m = Y_t[i], M_t[i]
        smooth = y * 0.94 + 0.03
        smooth[:, :3] = y[:, :3] * 0.94 + 0.02
        if targets is not None:
            soft, trust = targets[i, :H], targets[i, H:]
            # Where there is a label, half label and half teacher; elsewhere the teacher alone, at less weight.
            known = (m > 0).float()
            y2 = torch.where(known > 0, 0.5 * smooth + 0.5 * soft, soft)
            m2 = torch.where(known > 0, m, 0.15 * trust)
            m2[:, 1:3] = m2[:, :1]
        else:
            y2, m2 = smooth, m
        with torch.autocast(dev_, dtype=torch.bfloat16, enabled=dev_ == 'cuda'):
            z, e = model(x, l)
        loss = loss_of(z, y2, m2)
        if senses is not None:
            loss = loss + 0.5 * (1 - (e * senses[i].float()).sum(1)).mean()
        opt.zero_grad(); loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        opt.step()
        step += 1
        if check and step % check == 0:
            measure(predict(model, dev_rows), dev_rows, f'{label} {step}/{steps}')
    say(label, 'done', step, 'steps', f'{time.time() - began:.0f} s')
    return model


PER = 40_000 if TINY else 250_000
PLAN = json.loads(os.environ.get('PLAN', '{}'))
FOLDS = 1 if TINY else 4
rng = np.random.default_rng(11)
torch.manual_seed(11)

# What the base makes of every text: the meaning that students must keep.
model = load_base(6)


@torch.no_grad()
def base_senses():
    res = torch.zeros(N, 384, dtype=torch.float16, device=dev_)
    model.eval()
    order = everything[np.argsort(length[everything])]
    for a in range(0, len(order), 1024):
        i, x, l = get(order[a:a + 1024])
        with torch.autocast(dev_, dtype=torch.bfloat16, enabled=dev_ == 'cuda'):
            h, _, real = model.trunk(x, l)
        r = real[:, :, None].float()
        res[i] = F.normalize((h.float() * r).sum(1) / r.sum(1), dim=1).half()
    model.train()
    return res


senses = base_senses()
say('senses')
model = adapt(model, PLAN.get('adapt', 40), rng)
adapted = {k: v.detach().float().cpu() for k, v in model.state_dict().items()}

labels_known = ~np.isnan(Y)
oof = np.zeros((N, H), np.float32)
mean_p = np.zeros((N, H), np.float32)
teachers = 0
for k in range(FOLDS):
    torch.manual_seed(100 + k)
    t = load_base(6, adapted)
    rows = train_rows[fold[train_rows] != k]
    rows = np.concatenate([rows, held_rows[fold[held_rows] != k]])
    t = teach(t, rows, int(PER * PLAN.get('teacher_epochs', 3.5)), PLAN.get('lr', 1.6e-4), rng, size=PLAN.get('size', 256), label=f'teacher {k}', seconds=PLAN.get('teacher_s', 40))
    z = predict(t, everything)
    mine = fold == k
    oof[mine] = z[mine]
    mean_p += z / FOLDS
    teachers += 1
    measure(z, dev_rows, f'teacher {k} dev')
    r = np.where(mine & (split != 1) & keep)[0]
    measure(z, r, f'teacher {k} own fold')
    if k == 0 and left() < 120:
        break
measure(mean_p, dev_rows, 'teachers together dev')


def soften(z):
    p = np.zeros_like(z)
    e = np.exp(z[:, :3] - z[:, :3].max(1, keepdims=True))
    p[:, :3] = e / e.sum(1, keepdims=True)
    p[:, 3:] = 1 / (1 + np.exp(-z[:, 3:]))
    return p


# A label the teacher has seen teaches nothing new: on train, only the teacher that has not seen the text is asked.
soft = soften(np.where((split == 1)[:, None], mean_p, oof))
english = lang == meta['languages'].index('en')
trust = np.tile(english[:, None].astype(np.float32), (1, H))
trust[:, :3] = 1
targets = torch.from_numpy(np.concatenate([soft, trust], 1)).to(dev_)

os.makedirs(out, exist_ok=True)
result = {}
students = PLAN.get('students', [[6, 90], [3, 60]])
for layers, seconds in students:
    torch.manual_seed(1000 + layers)
    s = load_base(layers, adapted)
    seconds = min(seconds, max(10, left() - 15))
    s = teach(s, train_rows, int(PER * 12), PLAN.get('student_lr', 2.2e-4), rng, size=PLAN.get('size', 256), targets=targets, senses=senses, label=f'student {layers}', seconds=seconds, check=None if TINY else 4000)
    z = predict(s, everything)
    measure(z, dev_rows, f'student {layers} dev')
    measure(z, held_rows, f'student {layers} held')
    e = predict(s, dev_rows, senses=True)
    say('senses kept', float((e[dev_rows].astype(np.float32) * senses[torch.from_numpy(dev_rows).to(dev_)].float().cpu().numpy()).sum(1).mean()))
    sd = {k: v.detach().float().cpu().numpy() for k, v in s.state_dict().items()}
    emb = sd.pop('word.weight')
    scale = np.abs(emb).max(1, keepdims=True) / 127 + 1e-12
    np.savez(f'{out}/s{layers}_word.npz', q=np.round(emb / scale).astype(np.int8), scale=scale.astype(np.float32))
    names = list(sd)
    half = len(names) // 2 if layers > 4 else len(names)
    np.savez(f'{out}/s{layers}_a.npz', **{k: sd[k].astype(np.float16) for k in names[:half]})
    if half < len(names):
        np.savez(f'{out}/s{layers}_b.npz', **{k: sd[k].astype(np.float16) for k in names[half:]})
    keepz = np.concatenate([dev_rows, held_rows])
    np.savez_compressed(f'{out}/z{layers}.npz', rows=keepz, z=z[keepz].astype(np.float16), **({'oof': oof[keepz].astype(np.float16)} if layers == students[0][0] else {}))
say('end')
