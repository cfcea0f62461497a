"""The first look in English: python prefilters.py DATASETS CASES.jsonl OUT.json. For harm, sexual content and drugs a logistic regression over words each: texts that are such against ordinary
tweets. Words that say little are left out, and the bias is set so that a share of the dev tweets deserves a closer look."""
import gzip, json, re, sys
import numpy as np
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
import lines

datasets, cases, out = sys.argv[1:4]
words = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
marks = {'https', 'http', 'co', 'amp', 'rt', 'user'}


def read(name):
    with gzip.open(f'{datasets}/{name}.jsonl.gz', 'rt', encoding='utf-8') as file:
        return [json.loads(line) for line in file]


def cut(text):
    return sorted({word.lower().replace('’', "'") for word in words.findall(text)})


own = [r for r in lines.rows() if r['lang'] == 'en' and r['split'] == 'train']
own += [r for r in map(json.loads, open(cases, encoding='utf-8')) if r['split'] == 'train']
tweets = {split: [r['text'] for r in read('sentiment') if r['lang'] == 'en' and r['split'] == split] for split in ('train', 'dev')}
ordinary = [tweets['train'][i] for i in np.random.default_rng(0).permutation(len(tweets['train']))[:30_000]]


def fit(texts, looked):
    # Other lines as well: against tweets alone it would learn how lines are written.
    said = set(texts)
    others = [r['text'] for r in own if r['text'] not in said] + ordinary
    vectors = CountVectorizer(analyzer=cut, min_df=2, binary=True)
    model = LogisticRegression(C=0.3, max_iter=800, class_weight={1: 8, 0: 1}).fit(vectors.fit_transform(texts + others), np.r_[np.ones(len(texts)), np.zeros(len(others))])
    weights = {word: round(float(w), 2) for word, w in zip(vectors.get_feature_names_out(), model.coef_[0]) if abs(w) >= 0.25 and len(word) <= 20 and word.isascii() and word not in marks}
    scores = [sum(weights.get(word, 0) for word in cut(text)) for text in tweets['dev']]
    return {'bias': round(-float(np.percentile(scores, 100 - looked)), 2), 'words': dict(sorted(weights.items()))}


def speaking(*heads):
    return [r['text'] for r in own if any(r['labels'].get(head) == 1 for head in heads)]


harm = [r['text'] for r in lines.rows() if r['lang'] == 'en' and r['split'] == 'train' and any(r['labels'].get(head) == 1 for head in ('self_harm', 'threat', 'violence'))]
harm += [r['text'] for r in read('self_harm') if r['self_harm'] and r['split'] == 'train']
found = {'harm': fit(harm, 15), 'sexual': fit(speaking('sexual'), 8), 'drugs': fit(speaking('drugs'), 6)}
json.dump(found, open(out, 'w'), indent=1)
