#!/usr/bin/env python3
"""Writes hard cases for training and checking the judgement of texts: templates times fillers, the same on every run.

    python3 training/cases/make_cases.py OUT.jsonl [--per-template 24]

One JSON object a line: text, lang, labels (only those that are known: a label that is missing is unknown, not 0), functionality, template,
source "cases", split. The split is by template, so that dev asks for wordings that were never trained on. Nothing here is taken from a
data set; every sentence is written for this project.
"""

import argparse
import hashlib
import json
import random
import re

import attacks
import topics
import turns
from fillers import FILLERS

SLOT = re.compile(r"\{(\w+)\}")
LEET = str.maketrans({"a": "4", "e": "3", "i": "1", "o": "0", "s": "5"})
DISGUISED = {"derogation", "dislike", "wish_of_harm", "person_abused", "threat", "hateful_swearing", "exclusion"}


def seeded(*parts):
    digest = hashlib.sha256("\x1f".join(map(str, parts)).encode()).digest()
    return random.Random(digest)


def fill(template, dice):
    used = set()

    def choose(match):
        options = FILLERS[match.group(1)]
        choice = dice.choice(options)
        while choice in used and len(options) > len(used) + 1:
            choice = dice.choice(options)
        used.add(choice)
        return choice

    return SLOT.sub(choose, template)


def agree(text):
    """a/an, and verbs after a filler that begins a sentence: enough for sentences that people would write."""
    text = re.sub(r"\b([Aa]) (?=[AEIOUaeiou])(?!(?:uni|use|one|euro|US))", r"\1n ", text)
    return re.sub(r"\ban (?=[bcdfgjklmnpqrstvwxyzBCDFGJKLMNPQRSTVWXYZ])", "a ", text)


def dress(text, dice):
    """As it would stand in a comment: with capitals or without, a mark at the end, an emoji, a handle, a tag."""
    roll = dice.random()
    if roll < 0.35:
        text = text[0].upper() + text[1:]
    elif roll < 0.55:
        text = text.lower()
    elif roll < 0.6:
        text = text.upper()
    if dice.random() < 0.3 and text[-1].isalnum():
        text += dice.choice([".", "!", "!!", "..."])
    if dice.random() < 0.12:
        text += " " + dice.choice(FILLERS["emoji"])
    if dice.random() < 0.1:
        text = "@user " + text
    return text


def disguise(text, dice):
    """Spelling tricks: digits for letters, letters apart, letters doubled, a star in place of a vowel, no spaces."""
    words = text.split(" ")
    at = [i for i, word in enumerate(words) if len(word) > 3 and word.isalpha()]
    if not at:
        return text
    trick = dice.choice(["leet", "apart", "repeat", "star", "joined", "dropped"])
    i = max(at, key=lambda each: (len(words[each]) + dice.random() * 3))
    word = words[i]
    if trick == "leet":
        words[i] = word.lower().translate(LEET)
    elif trick == "apart":
        words[i] = dice.choice([" ", ".", "-"]).join(word)
    elif trick == "repeat":
        j = dice.randrange(1, len(word))
        words[i] = word[:j] + word[j] * 3 + word[j:]
    elif trick == "star":
        words[i] = re.sub("[aeiou]", "*", word, count=1)
    elif trick == "dropped":
        words[i] = word[0] + re.sub("[aeiou]", "", word[1:])
    else:
        return "".join(part.capitalize() for part in words) if dice.random() < 0.3 else " ".join(words).replace(" are ", "are ", 1)
    return " ".join(words)


def cases(per_template):
    seen = set()
    for name, labels, templates in attacks.SETS + topics.SETS + turns.SETS:
        for place, template in enumerate(filter(None, map(str.strip, templates.split("\n")))):
            key = hashlib.sha256(template.encode()).hexdigest()
            split = "dev" if place % 5 == 3 else "train"
            slots = SLOT.findall(template)
            possible = 1
            for slot in slots:
                possible *= len(FILLERS[slot])
            for number in range(min(per_template, 3 * possible)):
                dice = seeded(template, number)
                text = dress(agree(fill(template, dice)), dice)
                variants = [(name, text)]
                if name in DISGUISED and number % 4 == 0:
                    variants.append((f"{name}_disguised", disguise(text, dice)))
                for functionality, written in variants:
                    if written in seen:
                        continue
                    seen.add(written)
                    yield {"text": written, "lang": "en", "labels": labels, "functionality": functionality, "template": key[:10], "source": "cases", "split": split}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--per-template", type=int, default=24)
    arguments = parser.parse_args()
    counts = {}
    with open(arguments.out, "w", encoding="utf-8") as out:
        for case in cases(arguments.per_template):
            counts.setdefault(case["functionality"], {"train": 0, "dev": 0})[case["split"]] += 1
            out.write(json.dumps(case, ensure_ascii=False) + "\n")
    for functionality, count in counts.items():
        print(f"{functionality:32} train {count['train']:5} dev {count['dev']:5}")
    print("all", sum(count["train"] + count["dev"] for count in counts.values()))


if __name__ == "__main__":
    main()
