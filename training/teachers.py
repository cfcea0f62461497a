"""Trains teachers: python teachers.py FOLDER OUT NAME=PIECES,SECONDS_TO_ADAPT,SECONDS_A_TEACHER,LEARNING_RATE… Four of each base at once, each without a
quarter of the texts; what each says of its own quarter goes to OUT/oof_NAME.npy, what all say of dev beside it."""
import os, subprocess, sys
import numpy as np, torch
from encoder import Data, adapt, build, predict, say, teach, TINY

FOLDS = 1 if TINY else 4


def one(folder, out, name, pieces, seconds, lr, k):
    """One teacher, without the texts of its fold."""
    data = Data(folder, pieces)
    source = torch.load(f'{out}/adapted_{name}.pt')
    layers = 1 + max(int(key.split('.')[1]) for key in source if key.startswith('layers.'))
    rng = np.random.default_rng(11 + k)
    labelled = np.concatenate([data.train, data.held])
    torch.manual_seed(100 + k)
    model = build(layers, len(data.heads), source)
    model = teach(model, data, labelled[data.fold[labelled] != k], seconds, lr, rng, decay=0.92, label=f'{name} {k}')
    z = predict(model, data, data.all)
    data.measure(z, data.dev, f'{name} {k} dev')
    np.save(f'{out}/z_{name}_{k}.npy', z.astype(np.float16))


def all_of(folder, out, name, pieces, adapting, seconds, lr):
    data = Data(folder, pieces)
    # Kept, so that teachers can be trained again for longer.
    if not os.path.exists(f'{out}/adapted_{name}.pt'):
        source = data.base(name)
        layers = 1 + max(int(key.split('.')[1]) for key in source if key.startswith('layers.'))
        torch.manual_seed(11)
        wide = source['word.weight'].shape[1] > 384
        adapted = adapt(build(layers, len(data.heads), source), data, adapting, np.random.default_rng(11), lr=1.5e-4 if wide else 4e-4, size=8 if TINY else 384 if wide else 768)
        torch.save(adapted, f'{out}/adapted_{name}.pt')
        del adapted
        torch.cuda.empty_cache()
    words = [sys.executable, __file__, folder, out, name, pieces, str(seconds), str(lr)]
    started = [subprocess.Popen([*words, str(k)]) for k in range(FOLDS)]
    if any([each.wait() for each in started]):
        sys.exit(f'A teacher of {name} failed.')
    oof = np.zeros((len(data.length), len(data.heads)), np.float32)
    for k in range(FOLDS):
        z = np.load(f'{out}/z_{name}_{k}.npy').astype(np.float32)
        own = data.all[(data.fold[data.all] == k) & (data.split[data.all] != 1)]
        oof[own] = z[own]
        oof[data.dev] += z[data.dev] / FOLDS
    data.measure(oof, data.dev, f'{name} together dev')
    data.measure(oof, data.held, f'{name} held, each by the one that has not seen it')
    np.save(f'{out}/oof_{name}.npy', oof.astype(np.float16))
    say('end')


folder, out, *rest = sys.argv[1:]
os.makedirs(out, exist_ok=True)
if '=' in rest[0]:
    for plan in rest:
        name, numbers = plan.split('=')
        pieces, *times = numbers.split(',')
        all_of(folder, out, name, pieces, *map(float, times))
else:
    name, pieces, seconds, lr, k = rest
    one(folder, out, name, pieces, float(seconds), float(lr), int(k))
