"""The first looks in English: python prefilters.py rows DATASETS CASES.jsonl ROWS.jsonl, then, with what first-looks.ts wrote of the rows, python prefilters.py fit ROWS.jsonl SEEN.jsonl OUT.json.
For each subject a logistic regression over words: lines and cases that speak of it against ordinary tweets and lines on anything else. Words that say little are left out, and the bias is set so that
a share of the dev tweets deserves a closer look. A second regression over that score and the answers of the bag, so set that it keeps nearly all suspected lines of dev, halves them again."""
import gzip, json, re, sys
import numpy as np
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler
import lines

# Which labels a look is for, the share of tweets in a hundred that it may suspect, and how many of the suspected lines of dev stay suspected.
LOOKS = {
    'harm': (('self_harm', 'threat', 'violence'), 16, 0.985), 'sexual': (('sexual',), 9, 0.985), 'drugs': (('drugs',), 8, 0.985),
    'minors': (('minors_safety',), 8, 0.985), 'crime': (('crime',), 9, 0.985), 'extremism': (('extremism',), 7, 0.985),
}
MARKS = {'https', 'http', 'co', 'amp', 'rt', 'user'}


def read(datasets, name):
    with gzip.open(f'{datasets}/{name}.jsonl.gz', 'rt', encoding='utf-8') as file:
        return [json.loads(line) for line in file]


def collect(datasets, cases, out):
    rng = np.random.default_rng(0)
    rows = [{**r, 'source': 'line'} for r in lines.rows() if r['lang'] == 'en']
    rows += [{'text': r['text'], 'labels': r['labels'], 'split': r['split'], 'source': 'case'} for r in map(json.loads, open(cases, encoding='utf-8'))]
    rows += [{'text': r['text'], 'labels': {'self_harm': r['self_harm']}, 'split': r['split'], 'source': 'set'} for r in read(datasets, 'self_harm')]
    for split, most in (('train', 25000), ('dev', 6000)):
        tweets = [r['text'] for r in read(datasets, 'sentiment') if r['lang'] == 'en' and r['split'] == split]
        rows += [{'text': tweets[i], 'labels': {}, 'split': split, 'source': 'tweet', 'ordinary': True} for i in rng.permutation(len(tweets))[:most]]
    with open(out, 'w', encoding='utf-8') as file:
        for r in rows:
            file.write(json.dumps(r, ensure_ascii=False) + '\n')


def fit(rows_file, seen_file, out):
    seen = [json.loads(line) for line in open(seen_file, encoding='utf-8')]
    names = seen.pop(0)
    rows, seen = zip(*[(json.loads(line), s) for line, s in zip(open(rows_file, encoding='utf-8'), seen) if s])
    train, dev, tweet = (np.array(list(map(which, rows))) for which in (lambda r: r['split'] == 'train', lambda r: r['split'] == 'dev', lambda r: bool(r.get('ordinary'))))
    line = np.array([r['source'] == 'line' for r in rows])
    kept = [not name.startswith('language_') for name in names]
    bag, names = np.array([s['bag'] for s in seen])[:, kept], [name for name, keep in zip(names, kept) if keep]
    vectors = CountVectorizer(analyzer=lambda words: words, min_df=2, binary=True)
    x = vectors.fit_transform([s['words'] for s in seen])
    looks = {}
    for name, (labels, looked, keep) in LOOKS.items():
        y = np.array([any(r['labels'].get(label) == 1 for label in labels) for r in rows])
        model = LogisticRegression(C=0.3, max_iter=800, class_weight={1: 8, 0: 1}).fit(x[train], y[train])
        words = {w: round(float(c), 2) for w, c in zip(vectors.get_feature_names_out(), model.coef_[0]) if abs(c) >= 0.25 and re.match(r"^[a-z0']{1,20}$", w) and w not in MARKS}
        s = np.array([sum(words.get(word, 0) for word in each['words']) for each in seen])
        bias = round(-float(np.percentile(s[tweet & dev], 100 - looked)), 2)
        s = s + bias
        both = np.c_[s, bag]
        scale = StandardScaler().fit(both[train])
        second = LogisticRegression(C=0.05, max_iter=2000, class_weight={1: 4, 0: 1}).fit(scale.transform(both)[train], y[train])
        weights = second.coef_[0] / scale.scale_
        z, suspected, meant = both @ weights, s > 0, dev & line & y
        shift = -float(np.quantile(z[meant & suspected], 1 - keep)) + 1e-3
        stays = suspected & (z + shift > 0)
        looks[name] = {'bias': bias, 'words': dict(sorted(words.items())), 'second': {'bias': round(shift, 4), 'words': round(float(weights[0]), 4), 'bag': {n: round(float(w), 4) for n, w in zip(names, weights[1:])}}}
        print(name, len(words), f'ordinary {100 * suspected[tweet & dev].mean():.1f} to {100 * stays[tweet & dev].mean():.1f} %, lines of dev {100 * suspected[meant].mean():.0f} to {100 * stays[meant].mean():.0f} %')
    json.dump(looks, open(out, 'w'), indent=1)


if __name__ == '__main__':
    {'rows': collect, 'fit': fit}[sys.argv[1]](*sys.argv[2:])
