"""Trains what ships: python students.py FOLDER TEACHINGS OUT adapt=SECONDS LAYERSxNEURONS=SECONDS… bag=SECONDS. TEACHINGS holds oof_NAME.npy of
teachers.py. Students learn from the labels and from what teachers say of texts that they have not seen."""
import glob, os, sys
import numpy as np, torch, torch.nn.functional as F
from encoder import Data, adapt, build, cast, dev_, narrow, predict, say, teach
from bag import train_bag

folder, teachings, out, *plans = sys.argv[1:]
os.makedirs(out, exist_ok=True)
data = Data(folder)
H = len(data.heads)
rng = np.random.default_rng(12)


def soften(z):
    e = np.exp(z[:, :3] - z[:, :3].max(1, keepdims=True))
    return np.concatenate([e / e.sum(1, keepdims=True), 1 / (1 + np.exp(-z[:, 3:]))], 1)


# In English all teachers are heard alike; elsewhere one that learnt to read many languages counts most. The wide ones need more than a thousand
# texts: of the small sets the narrow one knows more.
small = [data.heads.index(name) for name in ('self_harm', 'intent')]
english = data.lang == data.meta['languages'].index('en')
oof, heard = 0.0, 0.0
for file in sorted(glob.glob(f'{teachings}/oof_*.npy')):
    z = np.load(file).astype(np.float32)
    many = 'mbert' in file
    w = np.where(english, 0.6 if many else 1.0, 3.0 if many else 0.5)[:, None] * ~np.isnan(z)
    if 'bert' in file:
        w[:, small] *= 0.15
    data.measure(np.nan_to_num(z), data.dev, f'{os.path.basename(file)} dev')
    oof, heard = oof + w * np.nan_to_num(z), heard + w
oof = (oof / np.maximum(heard, 1e-6)).astype(np.float32)
data.measure(oof, data.dev, 'all teachers dev')
data.measure(oof, data.held, 'all teachers held')
# Of risks in other languages only the sets of those languages are believed.
trust = np.tile(english[:, None].astype(np.float32), (1, H))
trust[:, :3] = 1
for name in ('toxic', 'toxic_hate'):
    trust[np.isin(data.lang, [data.meta['languages'].index(each) for each in ('pt', 'fr', 'ar')]), data.heads.index(name)] = 1
trust *= heard > 0
targets = torch.from_numpy(np.concatenate([soften(oof), trust], 1).astype(np.float32)).to(dev_)
shown = np.concatenate([data.dev, data.held])
# What the teachers say goes back too: limits are chosen on it.
np.savez_compressed(f'{out}/teachings.npz', z=oof[:, :16].astype(np.float16))


@torch.no_grad()
def base_senses(model):
    """What the base makes of every text: the meaning that students must keep."""
    res = torch.zeros(len(data.length), 384, dtype=torch.float16, device=dev_)
    model.eval()
    order = data.all[np.argsort(data.length[data.all])]
    for a in range(0, len(order), 1024):
        i, x, l = data.get(order[a:a + 1024])
        with cast():
            h, _, real = model.trunk(x, l)
        r = real[:, :, None].float()
        res[i] = F.normalize((h.float() * r).sum(1) / r.sum(1), dim=1).half()
    return res


def save(model, name):
    sd = {k: v.detach().float().cpu().numpy() for k, v in model.state_dict().items()}
    emb = sd.pop('word.weight')
    scale = np.abs(emb).max(1, keepdims=True) / 127 + 1e-12
    np.savez(f'{out}/s{name}_word.npz', q=np.round(emb / scale).astype(np.int8), scale=scale.astype(np.float32))
    names = list(sd)
    half = len(names) // 2 if len(model.layers) > 4 else len(names)
    np.savez(f'{out}/s{name}_a.npz', **{k: sd[k].astype(np.float16) for k in names[:half]})
    if half < len(names):
        np.savez(f'{out}/s{name}_b.npz', **{k: sd[k].astype(np.float16) for k in names[half:]})


adapted = None
for plan in plans:
    name, seconds = plan.split('=')
    if name == 'adapt':
        source = data.base('minilm')
        base = build(6, H, source)
        senses = base_senses(base)
        adapted = adapt(base, data, float(seconds), rng)
        continue
    if name == 'bag':
        z = train_bag(data, targets, out, float(seconds), rng)
    else:
        layers, inner = map(int, name.split('x'))
        torch.manual_seed(1000 + layers)
        source = adapted if inner == adapted['layers.0.up.weight'].shape[0] else narrow(adapted, inner, data, H)
        s = teach(build(layers, H, source), data, data.train, float(seconds), 2.2e-4, rng, targets=targets, senses=senses, label=f'student {name}')
        z = predict(s, data, data.all)
        early = predict(s, data, data.all, answer=1)
        data.measure(early, data.dev, f'student {name} early dev')
        np.savez_compressed(f'{out}/z{name}early.npz', rows=shown, z=early[shown].astype(np.float16))
        e = predict(s, data, data.dev, answer=2)[data.dev]
        say('senses kept', float((e * senses[torch.from_numpy(data.dev).to(dev_)].float().cpu().numpy()).sum(1).mean()))
        save(s, name)
    data.measure(z, data.dev, f'student {name} dev')
    data.measure(z, data.held, f'student {name} held')
    np.savez_compressed(f'{out}/z{name}.npz', rows=shown, z=z[shown].astype(np.float16))
say('end')
