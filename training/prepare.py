"""Joins labels, pieces and the base weights into what encoder.py reads: python prepare.py PIECES WEAK BASE OUT."""
import hashlib, json, os, sys
import numpy as np
import data

RISKS = ['hate', 'harassment', 'threat', 'violence', 'self_harm', 'sexual', 'minors_safety', 'drugs', 'alcohol', 'tobacco',
         'weapons', 'crime', 'gambling', 'profanity', 'extremism', 'misinformation_claims', 'politics']
TOPICS = ['harassment', 'threat', 'violence', 'sexual', 'minors_safety', 'drugs', 'alcohol', 'tobacco', 'weapons', 'crime',
          'gambling', 'profanity', 'extremism', 'misinformation_claims', 'politics']
HEADS = ['negative', 'neutral', 'positive', 'hate', 'hate_strict', 'hate_tweets', 'offensive', 'abuse', 'sexism', 'menace', 'toxic',
         'toxic_hate', 'self_harm', 'irony', 'intent', 'spam', 'anger', 'joy', 'optimism', 'sadness'] + TOPICS
LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'pt']
STRICT = {'dynabench', 'toxigen', 'implicithate', 'cases', 'templates'}
# How often a text of a source is drawn, in passes over it for each pass over the whole.
DRAWN = {'dynabench': 3, 'implicithate': 1, 'toxigen': 2, 'hateval': 1.5, 'davidson': 0.5, 'founta': 0.35}
PLACE = {h: i for i, h in enumerate(HEADS)}


def stable(text, salt):
    return int.from_bytes(hashlib.sha256((salt + text).encode('utf-8', 'surrogatepass')).digest()[:6], 'big')


def main(pieces, weak_file, base_file, out):
    texts, tasks = data.table()
    n = len(texts)
    Y = np.full((n, len(HEADS)), -1, np.int8)   # in hundredths; -1 is unknown
    W = np.ones((n, len(HEADS)), np.float16)
    lang = np.full(n, 2, np.int8)
    weight = np.zeros(n, np.float32)
    is_dev = np.zeros(n, bool)
    weak_ok = np.zeros(n, bool)

    def put(i, head, y, w=1.0):
        Y[i, PLACE[head]] = 100 * y
        W[i, PLACE[head]] = w

    for task, rows in tasks.items():
        for i, y, split, language, source in rows:
            if language in LANGUAGES:
                lang[i] = LANGUAGES.index(language)
            is_dev[i] |= split == 'dev'
            draw = 1.0
            if task == 'sentiment':
                for c, h in enumerate(HEADS[:3]):
                    put(i, h, int(y == c))
                draw = 0.7 if language == 'en' else 2.2
                weak_ok[i] = language == 'en'
            elif task == 'hate':
                put(i, 'hate', y)
                if source in STRICT:
                    put(i, 'hate_strict', y)
                if source == 'hateval':
                    put(i, 'hate_tweets', y)
                draw = DRAWN[source]
                weak_ok[i] = source in ('founta', 'davidson', 'hateval')
            elif task == 'abuse':
                put(i, 'abuse', int(y > 0))
                draw = 0.4
            elif task == 'identity':
                put(i, 'hate', y, 0.5); put(i, 'hate_strict', y, 0.5)
                draw = 0.1
            elif task == 'emotion':
                for c, h in enumerate(['anger', 'joy', 'optimism', 'sadness']):
                    put(i, h, int(y == c), 0.3)
                draw = 0.7
            elif task == 'case':
                for h, v in y.items():
                    head = h
                    if h == 'hate':
                        put(i, 'hate', v); put(i, 'hate_strict', v)
                    elif h == 'offensive':
                        put(i, 'offensive', v, 0.3); put(i, 'abuse', v, 0.5)
                    elif head in PLACE:
                        put(i, head, v)
                draw = 1.2
            else:
                put(i, task, y, 0.5 if task == 'menace' else 1.0)
                draw = {'offensive': 2.5, 'sexism': 1.0, 'menace': 0.5, 'toxic': 0.7, 'toxic_hate': 0.5, 'self_harm': 2.5, 'irony': 1.5,
                        'intent': 4.0, 'spam': 5.0 if source.startswith('youtube') else 0.7}[task]
                weak_ok[i] |= task in ('offensive', 'sexism')
            weight[i] = max(weight[i], draw)
    # Ordinary texts without a word of a category are taken not to be of it, at little weight.
    weak = np.fromfile(weak_file, dtype=np.uint32)
    for head in TOPICS:
        if head in ('harassment', 'politics'):
            continue
        bit = 1 << RISKS.index(head)
        rows = weak_ok & (Y[:, PLACE[head]] == -1) & ((weak & bit) == 0)
        Y[rows, PLACE[head]] = 0
        W[rows, PLACE[head]] = 0.15
    fold = np.array([stable(t, 'fold') % 4 for t in texts], np.int8)
    split = np.array([2 if stable(t, 'held') % 12 == 0 else 0 for t in texts], np.int8)
    split[is_dev] = 1
    # Spam is measured on videos that were not seen: a fold a video, and none of them held back.
    for i, _, _, _, source in tasks['spam']:
        if source.startswith('youtube'):
            fold[i] = int(source[-1]) - 1
            split[i] = 0
    os.makedirs(out, exist_ok=True)
    np.savez_compressed(f'{out}/labels.npz', Y=Y, W=W, split=split, fold=fold, weight=weight, lang=lang)
    json.dump({'heads': HEADS, 'languages': LANGUAGES}, open(f'{out}/meta.json', 'w'))
    np.savez_compressed(f'{out}/pieces.npz', ids=np.fromfile(f'{pieces}.u16', np.uint16), length=np.fromfile(f'{pieces}.len', np.uint8))
    base(base_file, out)
    counts = {h: [int((Y[:, c] == 0).sum()), int((Y[:, c] == 100).sum())] for h, c in PLACE.items()}
    print(counts, {s: int((split == s).sum()) for s in range(3)}, 'drawn', weight[split == 0].sum())


def base(folder, out):
    """The base weights under our names, in half precision; the places of pictures start from the words of their names."""
    import unicodedata
    from safetensors.numpy import load_file
    w = load_file(f'{folder}/model.safetensors')
    r = {}
    r['word.weight'] = w['embeddings.word_embeddings.weight'].copy()
    r['pos.weight'] = w['embeddings.position_embeddings.weight'] + w['embeddings.token_type_embeddings.weight'][0]
    r['norm.weight'], r['norm.bias'] = w['embeddings.LayerNorm.weight'], w['embeddings.LayerNorm.bias']
    for i in range(6):
        p, q = f'encoder.layer.{i}.', f'layers.{i}.'
        for kind in ('weight', 'bias'):
            r[q + f'qkv.{kind}'] = np.concatenate([w[p + f'attention.self.{x}.{kind}'] for x in ('query', 'key', 'value')])
            r[q + f'o.{kind}'] = w[p + f'attention.output.dense.{kind}']
            r[q + f'n1.{kind}'] = w[p + f'attention.output.LayerNorm.{kind}']
            r[q + f'up.{kind}'] = w[p + f'intermediate.dense.{kind}']
            r[q + f'down.{kind}'] = w[p + f'output.dense.{kind}']
            r[q + f'n2.{kind}'] = w[p + f'output.LayerNorm.{kind}']
    vocabulary = open(f'{folder}/vocab.txt', encoding='utf-8').read().split('\n')
    number = {v: i for i, v in enumerate(vocabulary)}
    unused = [i for i, v in enumerate(vocabulary) if v.startswith('[unused')]
    models = os.path.join(os.path.dirname(__file__), '../assets/models')
    pictures = [p for p in open(f'{models}/pictures.txt', encoding='utf-8').read().split('\n') if p]
    names = ['link', 'person'] + [unicodedata.name(p, 'symbol').lower() for p in pictures]
    for place, name in zip(unused, names):
        known = [number[x] for x in name.replace('-', ' ').split() if x in number]
        if known:
            r['word.weight'][place] = r['word.weight'][known].mean(0)
    np.savez(f'{out}/base.npz', **{k: v.astype(np.float16) for k, v in r.items()})


if __name__ == '__main__':
    main(*sys.argv[1:5])
