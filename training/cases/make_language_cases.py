#!/usr/bin/env python3
"""Writes cases in many languages from the files in languages/: python3 make_language_cases.py OUT.jsonl [--per-template 44]

A file has fillers (`@name a | b`), sections (`== name label=0 label=1`) and templates: `{name}` is a filler, `(a|b|)` a choice, `{hateful}` any
hateful sentence of the file. One JSON object a line comes out, the same on every run: text, lang, labels, functionality, template, split. A label
that is missing is unknown. Every fourth template of a section is dev, so that dev asks for wordings that were never trained on."""

import argparse
import glob
import hashlib
import json
import os
import random
import re

HERE = os.path.dirname(os.path.abspath(__file__))
SLOT = re.compile(r"\{(\w+)\}")
CHOICE = re.compile(r"\(([^()]*)\)")
EMOJI = ["😂", "🔥", "😭", "🙏", "💀", "❤️", "😍", "🙄", "👏", "😡", "✨", "🤢"]
LEET = str.maketrans({"a": "4", "e": "3", "i": "1", "o": "0", "s": "5"})

CONTRACTED = {
    "es": [(r"\bde el\b", "del"), (r"\ba el\b", "al")],
    "it": [(rf"\b{p} {a}\s?(?=\w)", f"{c} ") for p, forms in {
        "di": ("dei", "degli", "delle", "del", "della"), "a": ("ai", "agli", "alle", "al", "alla"), "da": ("dai", "dagli", "dalle", "dal", "dalla"),
        "su": ("sui", "sugli", "sulle", "sul", "sulla"), "in": ("nei", "negli", "nelle", "nel", "nella")}.items()
        for a, c in zip(("i", "gli", "le", "il", "la"), forms)],
    "fr": [(r"\bde les\b", "des"), (r"\bà les\b", "aux"), (r"\bde le\b", "du"), (r"\bà le\b", "au")],
    "pt": [(r"\bde (o|a)(s?)\b", r"d\1\2"), (r"\bem (o|a)(s?)\b", r"n\1\2"), (r"\bpor (o|a)(s?)\b", r"pel\1\2"), (r"\ba o(s?)\b", r"ao\1"), (r"\ba a(s?)\b", r"à\1")],
    "ar": [(r"\bلال", "لل"), (r"الال", "ال")],
}

DEVANAGARI = {**dict(zip("अआइईउऊऋएऐओऔ", ["a", "aa", "i", "ee", "u", "oo", "ri", "e", "ai", "o", "au"])),
              **dict(zip("ािीुूृेैोौंँः", ["aa", "i", "ee", "u", "oo", "ri", "e", "ai", "o", "au", "n", "n", "h"]))}
CONSONANTS = dict(zip("कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह",
                      "k kh g gh n ch chh j jh n t th d dh n t th d dh n p f b bh m y r l v sh sh s h".split()))


def seeded(*parts):
    return random.Random(hashlib.sha256("\x1f".join(map(str, parts)).encode()).digest())


def romanize(text, dice):
    """Hindi as people type it in Latin letters: vowels long or short as they please."""
    out, i = [], 0
    while i < len(text):
        c = text[i]
        if c == "़":
            i += 1
            continue
        if c in CONSONANTS:
            follower = text[i + 1] if i + 1 < len(text) else " "
            if follower == "़":
                follower = text[i + 2] if i + 2 < len(text) else " "
            out.append(CONSONANTS[c])
            inner = follower in CONSONANTS or follower in "ंँ"
            if inner:
                out.append("a")
        elif c == "्":
            pass
        else:
            out.append(DEVANAGARI.get(c, {"।": "."}.get(c, c)))
        i += 1
    roman = re.sub(r"([bcdfghjklmnpqrstvyz])a(?=्)", r"\1", "".join(out))
    for long, short in (("aa", "a"), ("ee", "i"), ("oo", "u")):
        roman = re.sub(long, lambda _: short if dice.random() < 0.6 else long, roman)
    return roman


def read(file):
    fillers, sections = {}, []
    for line in open(file, encoding="utf-8"):
        line = line.rstrip("\n")
        if line.startswith("@"):
            name, _, values = line[1:].partition(" ")
            fillers[name] = [each.strip() for each in values.split(" | ")]
        elif line.startswith("== "):
            name, *labels = line[3:].split()
            sections.append((name, {k: int(v) for k, v in (each.split("=") for each in labels)}, []))
        elif line.strip():
            sections[-1][2].append(line)
    return fillers, sections


def fill(template, fillers, dice, hateful):
    text = template
    for _ in range(4):
        text = SLOT.sub(lambda m: hateful(dice) if m.group(1) == "hateful" else dice.choice(fillers[m.group(1)]), text)
        text = CHOICE.sub(lambda m: dice.choice(m.group(1).split("|")), text)
    return re.sub(r"\s+", " ", text).strip()


def contract(text, lang):
    for pattern, to in CONTRACTED.get(lang, []):
        text = re.sub(pattern, to, text)
    return text


def dress(text, dice):
    roll = dice.random()
    if roll < 0.4:
        text = text[0].upper() + text[1:]
    elif roll < 0.55:
        text = text.lower()
    elif roll < 0.59:
        text = text.upper()
    if dice.random() < 0.3 and text[-1].isalnum():
        text += dice.choice([".", "!", "!!", "..."])
    if dice.random() < 0.1:
        text += " " + dice.choice(EMOJI)
    return "@user " + text if dice.random() < 0.08 else text


def disguise(text, dice):
    words = text.split(" ")
    at = [i for i, word in enumerate(words) if len(word) > 3 and word.isalpha()]
    if not at:
        return text
    i = max(at, key=lambda each: len(words[each]) + dice.random() * 4)
    word, trick = words[i], dice.choice(["leet", "apart", "repeat", "star", "joined", "dropped", "swapped"])
    k = dice.randrange(1, len(word) - 1)
    if trick == "joined":
        return "".join(words)
    words[i] = {"leet": word.lower().translate(LEET), "apart": dice.choice([" ", ".", "-"]).join(word), "repeat": word[:k] + word[k] * 4 + word[k + 1:],
                "star": word[:k] + "*" + word[k + 1:], "dropped": word[:k] + word[k + 1:], "swapped": word[:k] + word[k + 1] + word[k] + word[k + 2:]}[trick]
    return " ".join(words)


def cases_of(file, per_template):
    lang = os.path.basename(file)[:-4]
    fillers, sections = read(file)
    pool = [t for _, labels, ts in sections if labels.get("hate") == 1 for t in ts]
    calm = [t for name, _, ts in sections if name == "things" for t in ts]
    plain = lambda dice: fill(dice.choice(pool), fillers, dice, None)
    for name, labels, templates in sections:
        for at, template in enumerate(templates):
            split = "dev" if at % 4 == 3 else "train"
            dice = seeded(lang, name, template)
            seen = set()
            for _ in range((per_template if split == "train" else per_template // 2) * 2):
                if len(seen) >= (per_template if split == "train" else per_template // 2):
                    break
                text = dress(contract(fill(template, fillers, dice, plain), lang), dice)
                bare = text
                if split == "train" and labels.get("hate") == 1:
                    if dice.random() < 0.2:
                        text = disguise(text, dice)
                    elif dice.random() < 0.2:
                        other = contract(fill(dice.choice(calm), fillers, dice, None), lang)
                        text = f"{text}. {other}" if dice.random() < 0.6 else f"{other}. {text}"
                if text in seen:
                    continue
                seen.add(text)
                line = {"labels": labels, "functionality": name, "template": f"{lang}:{name}:{at}", "split": split}
                yield {"text": text, "lang": lang, **line}
                if lang == "hi":
                    yield {"text": romanize(bare, dice), "lang": "hi-Latn", **line}


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("out")
    arguments.add_argument("--per-template", type=int, default=44)
    options = arguments.parse_args()
    counts = {}
    with open(options.out, "w", encoding="utf-8") as out:
        for file in sorted(glob.glob(f"{HERE}/languages/*.txt")):
            for case in cases_of(file, options.per_template):
                out.write(json.dumps(case, ensure_ascii=False) + "\n")
                key = (case["lang"], case["split"], case["labels"].get("hate"))
                counts[key] = counts.get(key, 0) + 1
    for key, n in sorted(counts.items(), key=str):
        print(*key, n)


if __name__ == "__main__":
    main()
