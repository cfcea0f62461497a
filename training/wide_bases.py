"""Packs the bases of the wide teachers: python wide_bases.py BERT.npz MBERT.npz MBERT_VOCABULARY TEXTS.jsonl OUT_FOLDER. The .npz hold TensorFlow's variables by
name. Of multilingual BERT only the rows that the texts use are kept; its pieces go to pieces_multi.npz."""
import io, json, lzma, os, re, sys, unicodedata
import numpy as np
from tokenizers import AddedToken, BertWordPieceTokenizer

MODELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../assets/models')
bert, mbert, vocabulary_file, texts_file, out = sys.argv[1:6]


def lines(file):
    return open(file, encoding='utf-8').read().split('\n')


def name_of(picture):
    return unicodedata.name(picture, 'symbol').lower().replace('-', ' ').split()


def weights(file):
    w = np.load(file)
    g = lambda key: w['module/bert/' + key]
    r = {'word.weight': g('embeddings/word_embeddings'), 'pos.weight': g('embeddings/position_embeddings')[:128] + g('embeddings/token_type_embeddings')[0],
         'norm.weight': g('embeddings/LayerNorm/gamma'), 'norm.bias': g('embeddings/LayerNorm/beta')}
    for i in range(12):
        p, q = f'encoder/layer_{i}/', f'layers.{i}.'
        r[q + 'qkv.weight'] = np.concatenate([g(f'{p}attention/self/{x}/kernel').T for x in ('query', 'key', 'value')])
        r[q + 'qkv.bias'] = np.concatenate([g(f'{p}attention/self/{x}/bias') for x in ('query', 'key', 'value')])
        for a, b in (('o', 'attention/output/dense'), ('up', 'intermediate/dense'), ('down', 'output/dense')):
            r[f'{q}{a}.weight'], r[f'{q}{a}.bias'] = g(f'{p}{b}/kernel').T, g(f'{p}{b}/bias')
        for a, b in (('n1', 'attention/output/LayerNorm'), ('n2', 'output/LayerNorm')):
            r[f'{q}{a}.weight'], r[f'{q}{a}.bias'] = g(f'{p}{b}/gamma'), g(f'{p}{b}/beta')
    return r


def pack(r, name):
    """Whole numbers and a scale a row, in two files of like size."""
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
        open(f'{out}/{name}{i}.xz', 'wb').write(lzma.compress(data.getvalue(), preset=1))


pictures = [p for p in lines(f'{MODELS}/pictures.txt') if p]

# BERT-base has the vocabulary of the encoder: pictures take its unused places.
r = weights(bert)
own = lines(f'{MODELS}/vocabulary.txt')
number = {v: i for i, v in enumerate(own)}
unused = [i for i, v in enumerate(own) if v.startswith('[unused')]
for place, words in zip(unused, [['link'], ['person']] + [name_of(p) for p in pictures]):
    known = [number[word] for word in words if word in number]
    if known:
        r['word.weight'][place] = r['word.weight'][known].mean(0)
pack(r, 'bert')

# Multilingual BERT: pictures come behind its vocabulary, and what stands in fewer than two texts is unknown.
r = weights(mbert)
base = r['word.weight']
number = {v: i for i, v in enumerate(lines(vocabulary_file)[:len(base)])}
cut = BertWordPieceTokenizer(vocabulary_file, lowercase=False, strip_accents=False)
added = [p for p in pictures if p not in number]
cut.add_tokens([AddedToken(p, single_word=False, normalized=False) for p in added])
cut.enable_truncation(96)
places = [cut.token_to_id(p) for p in added]
rows = np.concatenate([base, np.tile(base.mean(0), (max(places) + 1 - len(base), 1))])
for picture, place in zip(added, places):
    known = [number[word] for word in name_of(picture) if word in number]
    if known:
        rows[place] = base[known].mean(0)


def shown(text):
    text = re.sub(r'https?://\S+', 'http', text.encode('utf-8', 'replace').decode())
    return re.sub(r'@\w+', '@user', text)


texts = [json.loads(line) for line in open(texts_file, encoding='utf-8')]
cuts = [each.ids for a in range(0, len(texts), 20000) for each in cut.encode_batch([shown(t) for t in texts[a:a + 20000]])]
flat = np.concatenate([np.array(ids, np.int64) for ids in cuts])
counts = np.bincount(flat, minlength=len(rows))
kept = np.where((counts >= 2) | (np.arange(len(rows)) < 110))[0]
place_of = np.full(len(rows), 100, np.int64)
place_of[kept] = np.arange(len(kept))
r['word.weight'] = rows[kept]
np.savez_compressed(f'{out}/pieces_multi.npz', ids=place_of[flat].astype(np.uint16), length=np.array([len(ids) for ids in cuts], np.uint8))
pack(r, 'mbert')
print(len(kept), 'rows of multilingual BERT')
