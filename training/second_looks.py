"""A second look at what the first look suspects: python second_looks.py ROWS.jsonl SEEN.jsonl PREFILTERS.json OUT.json. ROWS has text, labels, split and `ordinary` (a tweet),
SEEN is what second-looks.ts wrote. Fits a first look for danger to minors as well. A logistic regression over the score of the first look and the answers of the bag, so set
that it keeps nearly all suspected lines of dev: it halves how many ordinary texts an encoder reads."""
import json, re, sys
import numpy as np
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler

rows_file, seen_file, prefilters, out = sys.argv[1:5]
# Which labels a look is for, and how many of the suspected lines of dev stay suspected.
LOOKS = {'harm': (('self_harm', 'threat', 'violence'), 0.985), 'sexual': (('sexual',), 0.985), 'drugs': (('drugs',), 0.985), 'minors': (('minors_safety',), 0.985)}
seen = [json.loads(line) for line in open(seen_file, encoding='utf-8')]
names = seen.pop(0)
rows, seen = zip(*[(json.loads(line), s) for line, s in zip(open(rows_file, encoding='utf-8'), seen) if s])
train, dev, tweet = (np.array(list(map(which, rows))) for which in (lambda r: r['split'] == 'train', lambda r: r['split'] == 'dev', lambda r: bool(r.get('ordinary'))))
line = np.array([r.get('source') == 'line' for r in rows])
bag = np.array([s['bag'] for s in seen])[:, [not n.startswith('language_') for n in names]]
names = [n for n in names if not n.startswith('language_')]


def score(look):
    return np.array([look['bias'] + sum(look['words'].get(word, 0) for word in s['words']) for s in seen])


def first(y, looked):
    vectors = CountVectorizer(analyzer=lambda words: words, min_df=2, binary=True)
    x = vectors.fit_transform([s['words'] for s in seen])
    model = LogisticRegression(C=0.3, max_iter=800, class_weight={1: 8, 0: 1}).fit(x[train], y[train])
    words = {w: round(float(c), 2) for w, c in zip(vectors.get_feature_names_out(), model.coef_[0]) if abs(c) >= 0.25 and re.match(r"^[a-z0']{1,20}$", w) and w not in ('https', 'http', 'co', 'amp', 'rt', 'user')}
    look = {'bias': 0, 'words': dict(sorted(words.items()))}
    return {**look, 'bias': round(-float(np.percentile(score(look)[tweet & dev], 100 - looked)), 2)}


looks = json.load(open(prefilters))
for name, (labels, keep) in LOOKS.items():
    y = np.array([any(r['labels'].get(label) == 1 for label in labels) for r in rows])
    if name == 'minors':
        looks[name] = first(y, 8)
    look = {key: looks[name][key] for key in ('bias', 'words')}
    s = score(look)
    x = np.c_[s, bag]
    scale = StandardScaler().fit(x[train])
    model = LogisticRegression(C=0.05, max_iter=2000, class_weight={1: 4, 0: 1}).fit(scale.transform(x)[train], y[train])
    weights = model.coef_[0] / scale.scale_
    z = x @ weights
    suspected, lines = s > 0, dev & line & y
    bias = -float(np.quantile(z[lines & suspected], 1 - keep)) + 1e-3
    looks[name] = {**look, 'second': {'bias': round(bias, 4), 'words': round(float(weights[0]), 4), 'bag': {n: round(float(w), 4) for n, w in zip(names, weights[1:])}}}
    stays = suspected & (z + bias > 0)
    print(name, f'ordinary {100 * suspected[tweet & dev].mean():.1f} to {100 * stays[tweet & dev].mean():.1f} %, lines of dev {100 * suspected[lines].mean():.0f} to {100 * stays[lines].mean():.0f} %')
json.dump(looks, open(out, 'w'), indent=1)
