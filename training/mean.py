"""The mean of several runs of refine.py: python mean.py FOLDER OUT ANSWERS.json RUN RUN…. FOLDER is what the runs read, RUN is the OUT of each. Prints how good the mean is, and what lies between
it and the encoder that they went on from (`mixed` of the settings); writes the mean as refine.py writes its weights, and what it and the mixtures say of dev."""
import glob, json, sys
import numpy as np, torch
from encoder import dev_, say
from refine import Rows, asked, build, measure, unpacked

folder, out, settings, *runs = sys.argv[1:]
answers = json.load(open(settings))
data, source = Rows(folder, answers), unpacked(f'{folder}/encoder.xz')
first = build(source, len(source['out.bias']))
late, early, _ = asked(first, data, len(source['out.bias']))
weights = [{key: value.astype(np.float32) for file in sorted(glob.glob(f'{run}/part*.npz')) for key, value in np.load(file).items()} for run in runs]
mean = {key: sum(each[key] for each in weights) / len(weights) for key in weights[0]}
model, kept = build(source, len(data.heads)), {'late_before': late}
before, before_early = late.cpu().numpy(), early.cpu().numpy()
for share in (*answers.get('mixed', []), 1):
    state = model.state_dict()
    for key, value in mean.items():
        value = torch.from_numpy(value).to(dev_)
        state[key] = torch.lerp(torch.from_numpy(source[key]).to(dev_), value, share) if key in source and source[key].shape == tuple(value.shape) else value
    model.load_state_dict(state)
    z, z_early, _ = asked(model, data, len(data.heads))
    kept[f'late_{share}'] = z
    measure(data, z.cpu().numpy(), before, f'late {share}', answers)
    measure(data, z_early.cpu().numpy(), before_early, f'early {share}', answers)
kept['early_1'] = z_early
np.savez_compressed(f'{out}/dev.npz', rows=data.dev, **{name: value.cpu().numpy()[data.dev].astype(np.float16) for name, value in kept.items()})
parts, size = [{}], 0
for name, value in mean.items():
    value = value.astype(np.float16)
    if size + value.nbytes > 15_900_000:
        parts.append({})
        size = 0
    parts[-1][name], size = value, size + value.nbytes
for k, part in enumerate(parts):
    np.savez(f'{out}/part{k}.npz', **part)
say('mean of', len(runs), 'runs in', len(parts), 'files')
