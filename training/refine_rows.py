"""Chooses what refine.py reads: python refine_rows.py english|multilingual TABLE.jsonl ROWS.jsonl, then, with the pieces cut, python refine_rows.py pack ROWS.jsonl PIECES OUT_FOLDER."""
import collections, json, sys, zlib
import numpy as np

HEADS = ['negative', 'neutral', 'positive', 'hate', 'toxic', 'threat', 'self_harm', 'sexism', 'anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise', 'violence', 'remark', 'irony', 'intent', 'sexual', 'drugs', 'minors_safety', 'crime', 'extremism']
# At most so many texts of a source: lines are read whole, everything else is there to keep what is known.
MOST = {'english': {'cases-en': 12000, 'train': 7000, 'ordinary': 24000, 'other': 300, 'dev': 600}, 'multilingual': {'cases-en': 4000, 'cases': 4500, 'train': 3500, 'ordinary': 4000, 'other': 2600, 'dev': 500}}


def choose(which, table, out):
    most, rng = MOST[which], np.random.default_rng(3)
    rows = [json.loads(line) for line in open(table, encoding='utf-8')]
    counts, kept = collections.Counter(), []
    for i in rng.permutation(len(rows)):
        r = rows[i]
        source, lang, split = r['source'], r['lang'], r['split']
        if split == 'measure':
            continue
        own = 'lines' if source.startswith('lines-') else 'dev' if split == 'dev' else 'cases-en' if source == 'cases-en' else 'cases' if source.startswith('cases-') else 'train'
        if own == 'train' and source.startswith('sentiment-'):
            own = 'ordinary'
        if which == 'english' and lang != 'en' and own != 'dev':
            own = 'other'
        counts[source, split] += 1
        if own == 'lines' or counts[source, split] <= most[own]:
            kept.append(r)
    kept += diluted(kept, rows, rng)
    with open(out, 'w', encoding='utf-8') as file:
        for r in kept:
            file.write(json.dumps(r, ensure_ascii=False) + '\n')
    print(len(kept))


def diluted(kept, rows, rng):
    """Half of the lines once more, before or behind an ordinary post of their language: what is said beside other things is said all the same."""
    posts = collections.defaultdict(list)
    for r in rows:
        if r['split'] == 'train' and r['source'].startswith('sentiment-') and len(r['text']) < 160 and r['labels'].get('negative') == 0:
            posts[r['lang']].append(r['text'])
    mixed = []
    for r in kept:
        near = posts.get(r['lang'].split('-')[0])
        if near and r['split'] == 'train' and r['source'].startswith('lines-') and len(r['text']) < 220 and not r['labels'].keys() & {'remark', 'irony', 'intent', 'neutral'} and rng.random() < 0.5:
            post = near[rng.integers(len(near))]
            text = f"{r['text']} {post}" if rng.random() < 0.5 else f"{post} {r['text']}"
            mixed.append({**r, 'text': text, 'line': r['text']})
    return mixed


def pack(table, pieces, out):
    rows = [json.loads(line) for line in open(table, encoding='utf-8')]
    languages, sources = sorted({r['lang'] for r in rows}), sorted({r['source'] for r in rows})
    y = np.full((len(rows), len(HEADS)), -1, np.int8)
    for i, r in enumerate(rows):
        for name, value in r['labels'].items():
            y[i, HEADS.index(name)] = value
        # What offends nobody attacks no group.
        if r['labels'].get('toxic') == 0 and 'hate' not in r['labels']:
            y[i, HEADS.index('hate')] = 0
    np.savez_compressed(f'{out}/rows.npz', ids=np.fromfile(f'{pieces}.u16', np.uint16), length=np.fromfile(f'{pieces}.len', np.uint8), Y=y,
                        split=np.array([int(r['split'] == 'dev') for r in rows], np.uint8), weak=np.array([r.get('weak', 0) for r in rows], np.uint8), source=np.array([sources.index(r['source']) for r in rows], np.uint8),
                        fold=np.array([zlib.crc32(r.get('line', r['text']).encode()) % 2 for r in rows], np.uint8), lang=np.array([languages.index(r['lang']) for r in rows], np.uint8))
    json.dump({'heads': HEADS, 'languages': languages, 'sources': sources}, open(f'{out}/meta.json', 'w'))


if __name__ == '__main__':
    if sys.argv[1] == 'pack':
        pack(*sys.argv[2:5])
    else:
        choose(*sys.argv[1:4])
