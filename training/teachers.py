"""Trains teachers: python teachers.py FOLDER OUT NAME=SECONDS_TO_ADAPT,SECONDS_A_TEACHER,LEARNING_RATE… Four of each base, each without a
quarter of the texts; what each says of its own quarter goes to OUT/oof_NAME.npy, what all say of dev beside it."""
import sys
import numpy as np, torch
from encoder import Data, adapt, build, predict, say, teach, TINY

folder, out, *plans = sys.argv[1:]
data = Data(folder)
H = len(data.heads)
rng = np.random.default_rng(11)
for plan in plans:
    name, numbers = plan.split('=')
    adapting, seconds, lr = map(float, numbers.split(','))
    source = data.base(name)
    layers = 1 + max(int(k.split('.')[1]) for k in source if k.startswith('layers.'))
    torch.manual_seed(11)
    adapted = adapt(build(layers, H, source), data, adapting, rng, lr=4e-4 if layers > 6 else 6e-4)
    oof = np.zeros((len(data.length), H), np.float32)
    labelled = np.concatenate([data.train, data.held])
    for k in range(1 if TINY else 4):
        torch.manual_seed(100 + k)
        t = build(layers, H, adapted)
        t = teach(t, data, labelled[data.fold[labelled] != k], seconds, lr, rng, decay=0.92 if layers > 6 else 0.87, label=f'{name} {k}')
        z = predict(t, data, data.all)
        own = data.all[(data.fold[data.all] == k) & (data.split[data.all] != 1)]
        oof[own] = z[own]
        oof[data.dev] += z[data.dev] / (1 if TINY else 4)
        data.measure(z, data.dev, f'{name} {k} dev')
    data.measure(oof, data.dev, f'{name} together dev')
    data.measure(oof, data.held, f'{name} held, each by the one that has not seen it')
    np.save(f'{out}/oof_{name}.npy', oof.astype(np.float16))
say('end')
