"""Reads the written lines: rows() gives text, language, split and labels. Each file is a language; `== label=value …` opens a section; a label that is not named is unknown.
One line in eight, by its hash, is dev."""
import glob, hashlib, os

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'cases', 'lines')


def rows():
    seen = set()
    for file in sorted(glob.glob(f'{HERE}/*.txt')):
        lang, labels = os.path.basename(file)[:-4], {}
        for line in open(file, encoding='utf-8'):
            line = line.strip()
            if line.startswith('=='):
                labels = {name: int(value) for name, value in (part.split('=') for part in line[2:].split())}
            elif line and line not in seen:
                seen.add(line)
                dev = int(hashlib.sha1(line.encode()).hexdigest()[:8], 16) % 8 == 0
                yield {'text': line, 'lang': lang, 'source': f'lines-{lang}', 'split': 'dev' if dev else 'train', 'labels': dict(labels)}
