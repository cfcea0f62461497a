"""Trains the judge of many languages: python train.py FOLDER OUT MASKED_SECONDS TEACHER_SECONDS STUDENT_SECONDS. Masked words first; then teachers of twelve layers at once, one on
everything, one on English and the cases, one more on everything by another seed; then a student of six narrow layers that learns from labels and from the teachers."""
import json, os, subprocess, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import numpy as np, torch, torch.nn.functional as F
import encoder
from encoder import Data, SMAX, TINY, adapt, build, dev_, f1s, narrow, predict, say, teach


class Table(Data):
    def __init__(self, folder):
        self.folder = folder
        self.meta = json.load(open(f'{folder}/meta.json'))
        self.heads = self.meta['heads']
        L = np.load(f'{folder}/labels.npz')
        Y = L['Y'].astype(np.float32)
        Y[Y < 0] = np.nan
        self.Y, self.W = Y, np.ones_like(Y)
        self.split, self.lang, self.source, self.weight = L['split'], L['lang'], L['source'], L['weight'].astype(np.float64)
        P = np.load(f'{folder}/pieces.npz')
        self.length = P['length'].astype(np.int64)
        n = len(self.length)
        ids = np.zeros((n, SMAX), np.int64)
        ids[np.arange(SMAX)[None] < self.length[:, None]] = P['ids']
        self.ids = torch.from_numpy(ids.astype(np.int32)).to(dev_)
        self.lens = torch.from_numpy(self.length).to(dev_)
        self.y = torch.from_numpy(np.nan_to_num(Y, nan=0.0)).to(dev_)
        # Emotions are six questions of one text: together they count as two.
        self.m = torch.from_numpy((~np.isnan(Y)).astype(np.float32)).to(dev_)
        self.m[:, 8:14] *= 0.34
        # Hardly an ordinary tweet speaks of harm: it counts a little as one that does not.
        tweets = np.char.startswith(np.array(self.meta['sources'])[self.source], 'sentiment-')
        for head in ('threat', 'self_harm', 'violence'):
            k = self.heads.index(head)
            self.m[torch.from_numpy(tweets & np.isnan(Y[:, k])).to(dev_), k] = 0.15
        keep = np.arange(n) % 3000 == 0 if TINY else np.ones(n, bool)
        self.all = np.where(keep)[0]
        self.train, self.dev, self.measured = (np.where((self.split == s) & keep)[0] for s in (0, 1, 3))
        say('loaded', n, 'texts', dev_)

    def measure(self, z, title):
        """Macro-F1 of hate and toxicity at one half: cases of unseen templates by language, then every set apart."""
        for part, rows in (('dev', self.dev), ('measure only', self.measured)):
            line = []
            for s, name in enumerate(self.meta['sources']):
                own = rows[self.source[rows] == s]
                if len(own) < 20:
                    continue
                for h in [3, 4, 5, 6, 7]:
                    r = own[~np.isnan(self.Y[own, h])]
                    if len(r) >= 20 and 0 < self.Y[r, h].mean() < 1:
                        line.append(f'{name}.{self.heads[h]}={100 * f1s((self.Y[r, h] > 0.5).astype(int), (z[r, h] > 0).astype(int), 2):.1f}')
                r = own[~np.isnan(self.Y[own, 0])]
                if len(r) >= 20:
                    line.append(f'{name}.sentiment={100 * f1s(self.Y[r, :3].argmax(1), z[r, :3].argmax(1), 3):.1f}')
                r = own[~np.isnan(self.Y[own, 8])]
                if len(r) >= 50:
                    line.append(f'{name}.emotion={100 * np.mean([f1s((self.Y[r, h] > 0.5).astype(int), (z[r, h] > 0).astype(int), 2) for h in range(8, 14)]):.1f}')
            cases = [float(x.split('=')[1]) for x in line if x.startswith('cases-') and '.hate=' in x and 'cases-en' not in x]
            if cases:
                say(title, part, f'cases mean {np.mean(cases):.1f} least {min(cases):.1f}')
            say(title, part, ' '.join(line))


def teacher(folder, out, k, seconds):
    data = Table(folder)
    source = torch.load(f'{out}/adapted.pt')
    torch.manual_seed(100 + k)
    rows = data.train
    if k == 1:
        english = data.meta['languages'].index('en')
        cases = [i for i, s in enumerate(data.meta['sources']) if s.startswith('cases-') or s.startswith('sentiment')]
        rows = rows[(data.lang[rows] == english) | np.isin(data.source[rows], cases)]
    model = build(12, len(data.heads), source)
    model = teach(model, data, rows, seconds, 6e-5, np.random.default_rng(50 + k), decay=0.92, label=f'teacher {k}')
    z = predict(model, data, data.all)
    data.measure(z, f'teacher {k}')
    np.save(f'{out}/teacher_{k}.npy', z.astype(np.float16))
    if k == 0:
        torch.save({key: v.detach().float().cpu() for key, v in model.state_dict().items()}, f'{out}/teacher_0.pt')


def soften(z):
    e = np.exp(z[:, :3] - z[:, :3].max(1, keepdims=True))
    return np.concatenate([e / e.sum(1, keepdims=True), 1 / (1 + np.exp(-z[:, 3:]))], 1)


def save(model, out):
    sd = {k: v.detach().float().cpu().numpy().astype(np.float16) for k, v in model.state_dict().items()}
    np.savez(f'{out}/student.npz', **sd)


def student(folder, out, data, seconds, inner=1536):
    z = np.mean([np.load(f'{out}/teacher_{k}.npy').astype(np.float32) * w for k, w in ((0, 1.2), (1, 0.6), (2, 1.2))], 0)
    data.measure(z, 'teachers together')
    trust = np.ones_like(z)
    trust[:, 8:14] = 0.34
    targets = torch.from_numpy(np.concatenate([soften(z), trust], 1).astype(np.float32)).to(dev_)
    source = torch.load(f'{out}/teacher_0.pt')
    six = {k: v for k, v in source.items() if not k.startswith('layers.')}
    for to, at in enumerate((0, 2, 4, 7, 9, 11)):
        for k, v in source.items():
            if k.startswith(f'layers.{at}.'):
                six[k.replace(f'layers.{at}.', f'layers.{to}.', 1)] = v
    torch.manual_seed(7)
    small = build(6, len(data.heads), narrow(six, inner, data, len(data.heads)))
    # Texts for measuring are shown to nobody; the others are all read, with a label or without.
    model = teach(small, data, data.train, seconds, 1.5e-4, np.random.default_rng(8), decay=0.95, targets=targets, label='student')
    late, early = predict(model, data, data.all), predict(model, data, data.all, answer=1)
    data.measure(early, 'student early')
    data.measure(late, 'student')
    shown = np.concatenate([data.dev, data.measured])
    np.savez_compressed(f'{out}/answers.npz', rows=shown, late=late[shown].astype(np.float16), early=early[shown].astype(np.float16), teachers=z[shown].astype(np.float16))
    save(model, out)


if __name__ == '__main__':
    folder, out, *times = sys.argv[1:]
    os.makedirs(out, exist_ok=True)
    if times[0].startswith('teacher='):
        teacher(folder, out, int(times[0][8:]), float(times[1]))
    else:
        masked, each, last = map(float, times)
        data = Table(folder)
        if not os.path.exists(f'{out}/adapted.pt'):
            torch.manual_seed(11)
            everything, data.all = data.all, data.train
            torch.save(adapt(build(12, len(data.heads), data.base('mbert')), data, masked, np.random.default_rng(11), lr=1.5e-4, size=8 if TINY else 384), f'{out}/adapted.pt')
            data.all = everything
            torch.cuda.empty_cache()
        started = [subprocess.Popen([sys.executable, __file__, folder, out, f'teacher={k}', str(each)]) for k in range(3) if not os.path.exists(f'{out}/teacher_{k}.npy')]
        if any([one.wait() for one in started]):
            sys.exit('A teacher failed.')
        student(folder, out, data, last)
        say('end')
