"""Trains what ships: python students.py FOLDER TEACHINGS OUT LAYERS=SECONDS… bag=SECONDS. TEACHINGS holds oof_NAME.npy of teachers.py. Students
learn from the labels and from what teachers say of texts that they have not seen."""
import glob, os, sys
import numpy as np, torch, torch.nn.functional as F
from encoder import Data, adapt, build, cast, dev_, predict, say, teach
from bag import train_bag

folder, teachings, out, *plans = sys.argv[1:]
os.makedirs(out, exist_ok=True)
data = Data(folder)
H = len(data.heads)
rng = np.random.default_rng(12)


def soften(z):
    e = np.exp(z[:, :3] - z[:, :3].max(1, keepdims=True))
    return np.concatenate([e / e.sum(1, keepdims=True), 1 / (1 + np.exp(-z[:, 3:]))], 1)


oof = np.mean([np.load(f).astype(np.float32) for f in sorted(glob.glob(f'{teachings}/oof_*.npy'))], 0)
data.measure(oof, data.dev, 'all teachers dev')
data.measure(oof, data.held, 'all teachers held')
trust = np.tile((data.lang == data.meta['languages'].index('en'))[:, None].astype(np.float32), (1, H))
trust[:, :3] = 1
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


def save(model, layers):
    sd = {k: v.detach().float().cpu().numpy() for k, v in model.state_dict().items()}
    emb = sd.pop('word.weight')
    scale = np.abs(emb).max(1, keepdims=True) / 127 + 1e-12
    np.savez(f'{out}/s{layers}_word.npz', q=np.round(emb / scale).astype(np.int8), scale=scale.astype(np.float32))
    names = list(sd)
    half = len(names) // 2 if layers > 4 else len(names)
    np.savez(f'{out}/s{layers}_a.npz', **{k: sd[k].astype(np.float16) for k in names[:half]})
    if half < len(names):
        np.savez(f'{out}/s{layers}_b.npz', **{k: sd[k].astype(np.float16) for k in names[half:]})


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
        torch.manual_seed(1000 + int(name))
        s = build(int(name), H, adapted)
        s = teach(s, data, data.train, float(seconds), 2.2e-4, rng, targets=targets, senses=senses, label=f'student {name}')
        z = predict(s, data, data.all)
        e = predict(s, data, data.dev, senses=True)[data.dev]
        say('senses kept', float((e * senses[torch.from_numpy(data.dev).to(dev_)].float().cpu().numpy()).sum(1).mean()))
        save(s, int(name))
    data.measure(z, data.dev, f'student {name} dev')
    data.measure(z, data.held, f'student {name} held')
    np.savez_compressed(f'{out}/z{name}.npz', rows=shown, z=z[shown].astype(np.float16))
say('end')
