"""Packs what the accelerator needs: python pack.py KEPT.jsonl IDS LENGTHS CHOSEN.json VOCABULARY MBERT.npz OUT_FOLDER. Pieces and labels as arrays, and the rows and layers of
multilingual BERT as whole numbers with a scale a row."""
import io, json, lzma, sys, unicodedata
import numpy as np

kept, ids, lengths, chosen, vocabulary, mbert, out = sys.argv[1:8]
HEADS = ['negative', 'neutral', 'positive', 'hate', 'toxic', 'threat', 'self_harm', 'sexism', 'anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise']
rows = [json.loads(line) for line in open(kept, encoding='utf-8')]
length = np.fromfile(lengths, np.uint8)
assert len(rows) == len(length)
langs = sorted({r['lang'] for r in rows})
sources = sorted({r['source'] for r in rows})
number = {s: i for i, s in enumerate(sources)}
Y = np.full((len(rows), len(HEADS)), -1, np.int8)
for i, r in enumerate(rows):
    for k, v in r['labels'].items():
        Y[i, HEADS.index(k)] = v
split = np.array([{'train': 0, 'dev': 1, 'measure': 3}[r['split']] for r in rows], np.uint8)
source = np.array([number[r['source']] for r in rows], np.uint8)
lang = np.array([langs.index(r['lang']) for r in rows], np.uint8)
# A source is drawn by its size to the power of 0.6; the cases of all languages together are three draws of ten, those of English one more.
weight = np.zeros(len(rows), np.float64)
train = split == 0
for name, i in number.items():
    own = train & (source == i)
    if own.any():
        weight[own] = own.sum() ** 0.6 / own.sum()
own = {name: train & np.isin(source, [i for s, i in number.items() if pick(s)]) for name, pick in {
    'cases': lambda s: s.startswith('cases-') and s != 'cases-en', 'english': lambda s: s == 'cases-en'}.items()}
rest = train & ~own['cases'] & ~own['english']
for which, share in ((own['cases'], 0.32), (own['english'], 0.08), (rest, 0.6)):
    weight[which] *= share / weight[which].sum()
np.savez_compressed(f'{out}/labels.npz', Y=Y, split=split, source=source, lang=lang, weight=weight.astype(np.float32))
np.savez_compressed(f'{out}/pieces.npz', ids=np.fromfile(ids, np.uint16), length=length)
json.dump({'heads': HEADS, 'languages': langs, 'sources': sources}, open(f'{out}/meta.json', 'w'))

w = np.load(mbert)
g = lambda key: w['module/bert/' + key]
base = g('embeddings/word_embeddings')
at = json.load(open(chosen))
own = open(vocabulary, encoding='utf-8').read().split('\n')[:-1]
place = {v: i for i, v in enumerate(own)}
word = np.concatenate([base[at], np.tile(base[at].mean(0), (len(own) - len(at), 1))])
for i in range(len(at), len(own)):
    named = [place[x] for x in unicodedata.name(own[i][0], 'symbol').lower().replace('-', ' ').split() if x in place]
    if named:
        word[i] = word[named].mean(0)
r = {'word.weight': word, 'pos.weight': g('embeddings/position_embeddings')[:128] + g('embeddings/token_type_embeddings')[0],
     'norm.weight': g('embeddings/LayerNorm/gamma'), 'norm.bias': g('embeddings/LayerNorm/beta')}
for i in range(12):
    p, q = f'encoder/layer_{i}/', f'layers.{i}.'
    r[q + 'qkv.weight'] = np.concatenate([g(f'{p}attention/self/{x}/kernel').T for x in ('query', 'key', 'value')])
    r[q + 'qkv.bias'] = np.concatenate([g(f'{p}attention/self/{x}/bias') for x in ('query', 'key', 'value')])
    for a, b in (('o', 'attention/output/dense'), ('up', 'intermediate/dense'), ('down', 'output/dense')):
        r[f'{q}{a}.weight'], r[f'{q}{a}.bias'] = g(f'{p}{b}/kernel').T, g(f'{p}{b}/bias')
    for a, b in (('n1', 'attention/output/LayerNorm'), ('n2', 'output/LayerNorm')):
        r[f'{q}{a}.weight'], r[f'{q}{a}.bias'] = g(f'{p}{b}/gamma'), g(f'{p}{b}/beta')
halves, sizes = [{}, {}], [0, 0]
for key, value in r.items():
    half = int(sizes[1] < sizes[0])
    sizes[half] += value.size
    value = value.astype(np.float32)
    if value.ndim == 2:
        scale = np.abs(value).max(1, keepdims=True) / 31 + 1e-12
        halves[half][key + '.q'], halves[half][key + '.s'] = np.round(value / scale).astype(np.int8), scale.astype(np.float16)
    else:
        halves[half][key] = value.astype(np.float16)
for i, half in enumerate(halves):
    data = io.BytesIO()
    np.savez(data, **half)
    open(f'{out}/mbert{i}.xz', 'wb').write(lzma.compress(data.getvalue(), preset=0))
