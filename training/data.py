"""Reads the labelled sets into one table: texts, and for every task which rows have a label, which, and how they are split."""
import gzip, json, os, sys, hashlib, re
import numpy as np

FOLDER = os.environ.get('DATASETS', 'datasets')

# Languages as the sentiment set names them.
LANG = {'ar': 'ar', 'de': 'de', 'en': 'en', 'fr': 'fr', 'hi': 'hi', 'it': 'it', 'po': 'pt', 'sp': 'es'}


def read(name):
    with gzip.open(f'{FOLDER}/{name}.jsonl.gz', 'rt', encoding='utf-8') as file:
        return [json.loads(line) for line in file]


def rows():
    """Yields (task, text, label, split, language, source). Labels are ints; split is train or dev."""
    known = {}
    for r in read('sentiment'):
        if r['lang'] != 'al':
            known[r['text']] = LANG[r['lang']]
    for r in read('sentiment'):
        label = {'negative': 0, 'neutral': 1, 'positive': 2}[r['sentiment']]
        lang = LANG.get(r['lang'], known.get(r['text']))
        if r['lang'] == 'al' and r['text'] in known:
            continue  # the joint set repeats the sets of the languages
        yield 'sentiment', r['text'], label, r['split'], lang, r['source']
    for r in read('hate'):
        yield 'hate', r['text'], r['hateful'], r['split'], 'en', r['source']
    for r in read('hate_offensive'):
        yield 'abuse', r['text'], {'neither': 0, 'offensive': 1, 'hate': 2}[r['label']], r['split'], 'en', 'davidson'
    for r in read('offensive'):
        yield 'offensive', r['text'], r['offensive'], r['split'], 'en', 'olid'
    for r in read('sexism'):
        yield 'sexism', r['text'], r['sexist'], r['split'], 'en', 'edos'
        yield 'menace', r['text'], int(r['category'].startswith('1')), r['split'], 'en', 'edos'
    for r in read('hate_fr_ar_en'):
        if r['lang'] in ('fr', 'ar'):
            yield 'toxic', r['text'], int(r['label'] != 'normal'), r['split'], r['lang'], 'mlma'
            yield 'toxic_hate', r['text'], int('hateful' in r['label']), r['split'], r['lang'], 'mlma'
    for r in read('toxic_pt'):
        yield 'toxic', r['text'], int(r['toxic']), r['split'], 'pt', 'told'
        v = r['votes']
        yield 'toxic_hate', r['text'], int(max(v['homophobia'], v['racism'], v['misogyny'], v['xenophobia']) > 0), r['split'], 'pt', 'told'
    for r in read('self_harm'):
        yield 'self_harm', r['text'], r['self_harm'], r['split'], 'en', 'tweets'
    for r in read('irony'):
        yield 'irony', r['text'], int(r['label'] == '1'), r['split'], 'en', 'tweeteval'
    for r in read('emotion'):
        yield 'emotion', r['text'], {'anger': 0, 'joy': 1, 'optimism': 2}.get(r['label'], 3), r['split'], 'en', 'tweeteval'
    for r in read('purchase_intent'):
        label = r['label'].lower()
        if label != 'undefined':
            yield 'intent', r['text'], int(label in ('yes', 'pi')), r['split'], 'en', 'iphone'
    for r in read('spam_comments'):
        # No dev split is given: the third video is kept unseen.
        yield 'spam', r['text'], r['spam'], 'dev' if r['source'] == 'youtube-3' else 'train', 'en', r['source']
    for r in read('spam_sms'):
        yield 'spam', r['text'], r['spam'], 'train', 'en', 'sms'
    for r in read('identity_templates'):
        yield 'identity', r['text'], r['toxic'], r['split'], 'en', 'templates'
    cases = os.environ.get('CASES')
    if cases and os.path.exists(cases):
        for line in open(cases, encoding='utf-8'):
            r = json.loads(line)
            yield 'case', r['text'], r['labels'], r['split'], r['lang'], r['functionality']


def table():
    """Texts once each, tasks as lists of (text number, label, split, language, source). A text of any dev is in no train."""
    texts, number, tasks = [], {}, {}
    all_rows = list(rows())
    dev = {text for _, text, _, split, _, _ in all_rows if split == 'dev'}
    dropped = 0
    for task, text, label, split, lang, source in all_rows:
        if split == 'train' and text in dev:
            dropped += 1
            continue
        if text not in number:
            number[text] = len(texts)
            texts.append(text)
        tasks.setdefault(task, []).append((number[text], label, split, lang, source))
    print(f'{len(texts)} texts; {dropped} rows of train are in some dev and left out', file=sys.stderr)
    return texts, tasks
