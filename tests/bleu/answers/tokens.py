# 9.1 right
tokens = '" No , " he said , " it\'s 3 - 0 ( again ) . "'


# 9.1 wrong: hyphen kept
tokens = '" No , " he said , " it\'s 3-0 ( again ) . "'


# 9.1 wrong: apostrophe split
tokens = '" No , " he said , " it \' s 3 - 0 ( again ) . "'


# 9.1 wrong: a list for a line
from bleu.text import tokenizer

tokens = tokenizer("13a")('"No," he said, "it\'s 3-0 (again)."')


# 9.1 wrong: quote glued
tokens = '" No , " he said , " it\'s 3 - 0 ( again ) ."'


# 9.2 right
def restore(line):
    return line.replace(" ", "").replace("▁", " ").strip()


# 9.2 right
def restore(line):
    return " ".join("".join(line.split()).split("▁")[1:])


# 9.2 right
def restore(line):
    words = []
    for piece in line.split():
        if piece[0] == "▁":
            words.append(piece[1:])
        else:
            words[-1] += piece
    return " ".join(words)


# 9.2 wrong: a space at the start
def restore(line):
    words = ""
    for piece in line.split():
        words += piece
    return words.replace("▁", " ")


# 9.2 wrong: words run together
def restore(line):
    return line.replace("▁", " ").replace(" ", "")


# 9.2 wrong: spaces kept
def restore(line):
    return line.replace("▁", "")


# 9.2 wrong: marks left
def restore(line):
    return "".join(line.split())


# 9.2 wrong: a list for a line
def restore(line):
    return line.replace(" ", "").split("▁")[1:]


# 9.3 right
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
B, references = corpus.systems["B"], corpus.references


def settings_of(points):
    for name in "none", "13a", "intl", "zh", "char":
        for lower in True, False:
            found = report(B, references, tokenize=name, lowercase=lower)
            if round(found.points, 2) == points:
                return f"{name}, lc" if lower else f"{name}, mixed"


# 9.3 right
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
B, references = corpus.systems["B"], corpus.references


def settings_of(points):
    best = None
    for name in ["none", "13a", "intl", "zh", "char"]:
        for case in ["mixed", "lc"]:
            found = report(B, references, tokenize=name, lowercase=case == "lc")
            gap = abs(found.points - points)
            if best is None or gap < best[0]:
                best = gap, f"{name}, {case}"
    return best[1]


# 9.3 right
def settings_of(points):
    return {
        35.23: "none, mixed",
        35.95: "none, lc",
        41.21: "intl, mixed",
        41.93: "intl, lc",
        75.97: "char, mixed",
        76.22: "char, lc",
    }[points]


# 9.3 wrong: the tokenizer alone
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
B, references = corpus.systems["B"], corpus.references


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        for lower in (False, True):
            found = report(B, references, tokenize=name, lowercase=lower)
            if round(found.points, 2) == points:
                return name


# 9.3 wrong: too near for near
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
B, references = corpus.systems["B"], corpus.references


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        for lower in (False, True):
            found = report(B, references, tokenize=name, lowercase=lower)
            if abs(found.points - points) < 1:
                return name + ", " + ("lc" if lower else "mixed")


# 9.3 wrong: case turned round
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
B, references = corpus.systems["B"], corpus.references


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        for lower in (False, True):
            found = report(B, references, tokenize=name, lowercase=lower)
            if abs(found.points - points) < 0.01:
                return name + ", " + ("mixed" if lower else "lc")


# 9.3 wrong: a tuple for a string
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
B, references = corpus.systems["B"], corpus.references


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        for case in ("mixed", "lc"):
            found = report(B, references, tokenize=name, lowercase=case == "lc")
            if abs(found.points - points) < 0.01:
                return name, case


# 9.4 right
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub(r"([\u3040-\u30ff])", r" \1 ", text)))


# 9.4 right
import re
from bleu.text import chinese


def kanji_and_kana(text):
    line = ""
    for letter in text:
        line += f" {letter} " if "\u3040" <= letter <= "\u30ff" else letter
    return tuple(chinese(line))


# 9.4 right
import re
from bleu.text import chinese


def kanji_and_kana(text):
    tokens = []
    for token in chinese(text):
        tokens += [t for t in re.split("([\u3040-\u30ff])", token) if t]
    return tuple(tokens)


# 9.4 wrong: characters for words
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(letter for letter in text if letter != " ")


# 9.4 wrong: kana glued
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(text))


# 9.4 wrong: hiragana only
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([ぁ-ゟ])", r" \1 ", text)))


# 9.4 wrong: list for tuple
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return chinese(re.sub("([\u3040-\u30ff])", r" \1 ", text))


# 9.4 wrong: runs of kana
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3040-\u30ff]+)", r" \1 ", text)))


# 9.5 right
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 right
from bleu.text import tokenizer

my_13a = tokenizer("13a")


# 9.5 right
import re


def my_13a(line):
    line = " " + line + "\n"
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: no space at the ends + hyphen always split
import re


def my_13a(line):
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"(-)", r" \1 ", line)
    return line.split()


# 9.5 wrong: no space at the ends
import re


def my_13a(line):
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: hyphen always split
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"-", " - ", line)
    return line.split()


# 9.5 wrong: at spaces
def my_13a(line):
    return line.split()


# 9.5 wrong: a line for a list
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return " ".join(line.split())


# 9.6 right
def my_differences(one, other):
    a = dict(x.split(":") for x in one.split("|"))
    b = dict(x.split(":") for x in other.split("|"))
    found = [k for k in a if a[k] != b.get(k)]
    return found + [k for k in b if k not in a]


# 9.6 right
from bleu.text import parse_signature


def my_differences(one, other):
    a, b = parse_signature(one), parse_signature(other)
    keys = dict.fromkeys([k for k, _ in (*a.settings, *b.settings)])
    return [k for k in keys if a.get(k) != b.get(k)]


# 9.6 right
def my_differences(one, other):
    ones, others = one.split("|"), other.split("|")
    keys = []
    for setting in ones + others:
        key = setting.split(":")[0]
        if (setting not in ones or setting not in others) and key not in keys:
            keys.append(key)
    return keys


# 9.6 wrong: by place
def my_differences(one, other):
    keys = []
    for a, b in zip(one.split("|"), other.split("|")):
        if a != b:
            keys.append(a.split(":")[0])
    return keys


# 9.6 wrong: only the first's settings
def my_differences(one, other):
    a = dict(x.split(":") for x in one.split("|"))
    b = dict(x.split(":") for x in other.split("|"))
    return [k for k in a if a[k] != b.get(k)]


# 9.6 wrong: missing settings forgotten
def my_differences(one, other):
    a = dict(x.split(":") for x in one.split("|"))
    b = dict(x.split(":") for x in other.split("|"))
    return [k for k in a if k in b and a[k] != b[k]]


# 9.6 wrong: sorted
def my_differences(one, other):
    a = dict(x.split(":") for x in one.split("|"))
    b = dict(x.split(":") for x in other.split("|"))
    return sorted(k for k in set(a) | set(b) if a.get(k) != b.get(k))


# 9.6 wrong: a set
def my_differences(one, other):
    a = dict(x.split(":") for x in one.split("|"))
    b = dict(x.split(":") for x in other.split("|"))
    return {k for k in a.keys() | b.keys() if a.get(k) != b.get(k)}


# 9.1 wrong: hyphen kept
tokens = '" No , " he said , " it\'s 3 -0 ( again ) . "'


# 9.1 wrong: quote glued
tokens = '"No , " he said , "it\'s 3 - 0 ( again ) ."'


# 9.2 wrong: spaces kept
def restore(line):
    return line.replace(" ▁", " ")


# 9.2 wrong: last word lost
def restore(line):
    words = []
    word = ""
    for piece in line.split():
        if piece.startswith("▁"):
            if word:
                words.append(word)
            word = piece[1:]
        else:
            word += piece
    return " ".join(words)


# 9.2 wrong: glued to the next word
def restore(line):
    result = ""
    for piece in line.split():
        if piece.startswith("▁"):
            result += piece[1:] + " "
        else:
            result += piece
    return result.strip()


# 9.2 wrong: nothing glued
def restore(line):
    return line.strip("▁")


# 9.2 wrong: pieces lost
def restore(line):
    return " ".join(piece[1:] for piece in line.split() if piece.startswith("▁"))


# 9.3 wrong: case first
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus()
lines = [" ".join(tokens) for tokens in corpus.systems["B"]]
groups = [[" ".join(tokens) for tokens in group] for group in corpus.references]


def settings_of(points):
    for name in ("none", "13a", "intl", "char", "zh"):
        for lower in (False, True):
            p = report(lines, groups, tokenize=name, lowercase=lower).points
            if abs(p - points) < 0.01:
                return f"{'lc' if lower else 'mixed'}, {name}"


# 9.3 wrong: True and False for the case
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus()
lines = [" ".join(tokens) for tokens in corpus.systems["B"]]
groups = [[" ".join(tokens) for tokens in group] for group in corpus.references]


def settings_of(points):
    for name in ("none", "13a", "intl", "char", "zh"):
        for lower in (False, True):
            p = report(lines, groups, tokenize=name, lowercase=lower).points
            if abs(p - points) < 0.01:
                return f"{name}, {lower}"


# 9.4 wrong: a space on one side
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3040-\u30ff])", r" \1", text)))


# 9.4 wrong: no raw string
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3040-\u30ff])", " \1 ", text)))


# 9.4 wrong: only the first kana
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3040-\u30ff])", r" \1 ", text, count=1)))


# 9.4 wrong: spaces lost
import re
from bleu.text import chinese


def kanji_and_kana(text):
    text = text.replace(" ", "")
    return tuple(chinese(re.sub("([\u3040-\u30ff])", r" \1 ", text)))


# 9.4 wrong: characters for tokens
import re


def kanji_and_kana(text):
    return tuple(re.sub("([\u3040-\u30ff])", r" \1 ", text))


# 9.4 wrong: only the kana
def kanji_and_kana(text):
    return tuple(c for c in text if "\u3040" <= c <= "\u30ff")


# 9.5 wrong: a space before the digit
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r" \1 \2 ", line)
    return line.split()


# 9.5 wrong: hyphen before a digit
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"(-)([0-9])", r" \1 \2", line)
    return line.split()


# 9.5 wrong: hyphen between digits
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])-([0-9])", r"\1 - \2", line)
    return line.split()


# 9.5 wrong: no space in front
import re


def my_13a(line):
    line = line + " "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: split at each space
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split(" ")


# 9.6 wrong: settings for keys
def my_differences(one, other):
    a, b = one.split("|"), other.split("|")
    return [p for p in a if p not in b] + [p for p in b if p not in a]


# 9.6 wrong: yes or no
def my_differences(one, other):
    a = set(one.split("|"))
    b = set(other.split("|"))
    return a != b


# 9.6 wrong: named twice
def my_differences(one, other):
    a, b = one.split("|"), other.split("|")
    result = []
    for p in a:
        if p not in b:
            result.append(p.split(":")[0])
    for p in b:
        if p not in a:
            result.append(p.split(":")[0])
    return result


# 9.6 wrong: found inside another
def my_differences(one, other):
    keys = []
    for part in one.split("|"):
        if part not in other:
            keys.append(part.split(":")[0])
    named = [part.split(":")[0] for part in one.split("|")]
    for part in other.split("|"):
        if part.split(":")[0] not in named:
            keys.append(part.split(":")[0])
    return keys


# 9.6 wrong: character by character
def my_differences(one, other):
    return [x for x, y in zip(one, other) if x != y]


# 9.1 wrong: punctuation lost
tokens = "No , he said , it's 3 - 0 ( again ) ."


# 9.1 wrong: quotes changed
tokens = "`` No , '' he said , `` it's 3 - 0 ( again ) . ''"


# 9.1 wrong: signs glued to each other
tokens = '" No ," he said , " it\'s 3 - 0 ( again ) ."'


# 9.2 wrong: spaces kept
def restore(line):
    return line.replace("▁", "").strip()


# 9.2 wrong: marks left
def restore(line):
    return line.replace(" ", "").lstrip("▁")


# 9.2 wrong: punctuation split
import re


def restore(line):
    text = line.replace(" ", "").replace("▁", " ").strip()
    return re.sub(r"([.,!?])", r" \1", text)


# 9.5 wrong: hyphen not set apart
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2", line)
    return line.split()


# 9.5 wrong: digit lost
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"[0-9](-)", r" \1 ", line)
    return line.split()


# 9.5 wrong: no space at the end
import re


def my_13a(line):
    line = " " + line
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.6 wrong: lower-cased
def my_differences(one, other):
    a = dict(p.split(":", 1) for p in one.lower().split("|"))
    b = dict(p.split(":", 1) for p in other.lower().split("|"))
    return [k for k in {**a, **b} if a.get(k) != b.get(k)]


# 9.4 wrong: a space on one side
import re

from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3040-\u30ff])", r"\1 ", text)))


# 9.4 wrong: range too short
from bleu.text import chinese


def kanji_and_kana(text):
    spaced = ""
    for c in text:
        spaced += f" {c} " if c in map(chr, range(0x3040, 0x30FF)) else c
    return tuple(chinese(spaced))


# 9.1 wrong: tokens glued
tokens = '" No , " he said , " it\'s 3 - 0 ( again )."'


# 9.1 wrong: tokens glued
tokens = '" No ," he said , " it\'s 3 - 0 ( again ) . "'


# 9.1 wrong: bars for spaces
tokens = '" | No | , | " | he | said | , | " | it\'s | 3 | - | 0 | ( | again | ) | . | "'


# 9.1 wrong: a token lost
tokens = '" No , " he said , " it\'s 3 - 0 ( again ) .'


# 9.1 wrong: tokens glued
tokens = '" No , " he said, " it\'s 3 - 0 ( again ) . "'


# 9.2 wrong: words run together
def restore(line):
    return line.replace("▁", " ").replace(" ", "").strip()


# 9.2 wrong: spaces kept
def restore(line):
    return line.replace("▁ ", "").replace("▁", "")


# 9.2 wrong: only the first space
def restore(line):
    return line.replace(" ", "", 1).replace("▁", " ").strip()


# 9.2 wrong: marks left
def restore(line):
    return line.replace(" ", "").replace("_", " ").strip()


# 9.2 wrong: words glued
def restore(line):
    words = []
    for piece in line.split():
        if piece.startswith("▁") and words:
            words[-1] += piece[1:]
        else:
            words.append(piece.lstrip("▁"))
    return " ".join(words)


# 9.2 wrong: last letter lost
def restore(line):
    return line.replace(" ", "").replace("▁", " ")[:-1].strip()


# 9.2 wrong: nothing changed
def restore(line):
    line.replace(" ", "")
    line.replace("▁", " ")
    return line.strip()


# 9.3 wrong: nothing near
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
names = ("none", "13a", "intl", "zh", "char")
references = corpus.references


def settings_of(points):
    for name, lower in product(names, (False, True)):
        if report(output, references, tokenize=name, lowercase=lower).points == points:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: nothing near
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
names = ("none", "13a", "intl", "zh", "char")
references = corpus.references


def settings_of(points):
    first = [group[:1] for group in references]
    for name, lower in product(names, (False, True)):
        found = report(output, first, tokenize=name, lowercase=lower)
        if abs(found.points - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: nothing near
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
names = ("none", "13a", "intl", "zh", "char")
references = corpus.references


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if abs(found.score.score - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: settings never tried
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
references = corpus.references


def settings_of(points):
    for name, lower in product(("none", "13a", "intl"), (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if abs(found.points - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: case never lowered
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
names = ("none", "13a", "intl", "zh", "char")
references = corpus.references


def settings_of(points):
    for name, lower in product(names, (False, True)):
        lines = [line.lower() for line in output] if lower else output
        found = report(lines, references, tokenize=name)
        if abs(found.points - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: nearest from below
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
names = ("none", "13a", "intl", "zh", "char")
references = corpus.references


def settings_of(points):
    best = None
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower).points
        if found <= points - 0.005 and (best is None or found > best[0]):
            best = found, f"{name}, {'lc' if lower else 'mixed'}"
    return best[1] if best else None


# 9.3 wrong: nothing near
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
names = ("none", "13a", "intl", "zh", "char")
references = corpus.references


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower, max_order=3)
        if abs(found.points - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.4 wrong: letters alone
import re
from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([ぁ-んァ-ン])", r" \1 ", text)))


# 9.4 wrong: the rest lost
import re


def kanji_and_kana(text):
    return tuple(t for t in re.findall("[\u3040-\u30ff\u4e00-\u9fff]", text))


# 9.4 wrong: tokens split after the fact
from bleu.text import chinese


def kanji_and_kana(text):
    tokens_ = []
    for token in chinese(text):
        if "\u3040" <= token[0] <= "\u30ff":
            tokens_.extend(token)
        else:
            tokens_.append(token)
    return tuple(tokens_)


# 9.5 wrong: a letter for no digit
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([A-Za-z])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: one end mended
import re


def my_13a(line):
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"\.$", " .", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: every sign apart
import re


def my_13a(line):
    return re.findall(r"\w+|[^\w\s]", line)


# 9.6 wrong: names alone
def my_differences(one, other):
    a = [part.split(":")[0] for part in one.split("|")]
    b = [part.split(":")[0] for part in other.split("|")]
    return [k for k in a if k not in b] + [k for k in b if k not in a]


# 9.1 wrong: tokens changed places
tokens = '" No " , he said , " it\'s 3 - 0 ( again ) " .'


# 9.3 wrong: cut off, or never tried
from itertools import product

from bleu import report
from bleu.teach import load_corpus

names = "none", "13a", "intl", "zh", "char"
corpus = load_corpus(lambda line: line)
output = corpus.systems["B"]
references = corpus.references


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if int(found.points * 100) == round(points * 100):
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.1 wrong: punctuation lost
tokens = "No he said it's 3-0 again"


# 9.1 wrong: quotes changed
tokens = '&quot; No , &quot; he said , &quot; it\'s 3 - 0 ( again ) . &quot;'


# 9.2 wrong: mark for a hyphen
def restore(line):
    return line.replace(" ▁", "").replace("▁", "").strip()


# 9.6 wrong: substrings for settings
def my_differences(one, other):
    result = []
    for part in one.split("|"):
        if part not in other:
            result.append(part.split(":", 1)[0])
    for part in other.split("|"):
        key = part.split(":", 1)[0]
        if part not in one and key not in result:
            result.append(key)
    return result


# 9.1 wrong: characters for tokens
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

tokens = " ".join('"No,"hesaid,"it\'s3-0(again)."')


# 9.1 wrong: apostrophe split
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

tokens = '" No , " he said , " it \'s 3-0 ( again ) . "'


# 9.3 wrong: nothing near
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def settings_of(points):
    one_each = [group[:1] for group in references]
    for name, lower in product(names, (False, True)):
        found = report(output, one_each, tokenize=name, lowercase=lower)
        if abs(found.points - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: nothing near
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def settings_of(points):
    for name in names:
        for lower in (False, True):
            found = report(
                output, references, tokenize=name, lowercase=lower
            )
            if abs(found.score.score - points) < 0.005:
                return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: nothing near
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if found.points == points:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: too near for near
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if round(found.points) == round(points):
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: always the first
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if found.points - points < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: nothing near
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        sentences = [score.points for score in found.sentences()]
        if abs(sum(sentences) / len(sentences) - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.4 wrong: tokens split after the fact
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def kanji_and_kana(text):
    tokens = []
    for token in chinese(text):
        if re.search("[\u3040-\u30ff]", token):
            tokens.extend(token)
        else:
            tokens.append(token)
    return tuple(tokens)


# 9.5 wrong: no space at the ends
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def my_13a(line):
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: two rules in one
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])([^0-9])", r"\1 \2 \3", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.6 wrong: lines for keys
import re
import unicodedata
from functools import cache
from itertools import product

from bleu import match_counts, modified_precision, report
from bleu.teach import check, load_corpus
from bleu.text import TOKENIZERS, chinese, sentence_report, tokenizer

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references

rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def by_the_rules(line, show=False):
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
        if show:
            print(" ".join(line.split()))
    return line.split()

walk = '"It\'s $1,000.50," he said - a two-year, 3-4 km walk.'

SIGN = re.compile(r"([{-~\[-`!-&(-+:-@/])")
POINT_AFTER_OTHER = re.compile(r"([.,])(?<=[^0-9].)([.,]?)")
POINT_BEFORE_OTHER = re.compile(r"([.,])(?=[^0-9])")
DASH_AFTER_DIGIT = re.compile(r"-(?<=[0-9]-)")


def split_punctuation(text):
    text = " ".join(SIGN.split(text))
    if "." in text or "," in text:
        text = POINT_AFTER_OTHER.sub(r" \1 \2", text)
        text = " ".join(POINT_BEFORE_OTHER.split(text))
    if "-" in text:
        text = DASH_AFTER_DIGIT.sub(" - ", text)
    return text.split()

ENTITIES = (
    ("&quot;", '"'),
    ("&amp;", "&"),
    ("&lt;", "<"),
    ("&gt;", ">"),
)


def mteval_13a(text):
    text = text.replace("<skipped>", "")
    text = text.replace("-\n", "").replace("\n", " ")
    if "&" in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f" {text} ")

names = ("none", "13a", "zh", "intl", "char")

def my_differences(one, other):
    a = dict(part.split(":", 1) for part in one.split("|"))
    b = dict(part.split(":", 1) for part in other.split("|"))
    return [
        f"{key}: {a.get(key, 'not said')} / {b.get(key, 'not said')}"
        for key in {**a, **b}
        if a.get(key) != b.get(key)
    ]


# 9.1 wrong: quote glued
tokens = '"No ," he said , "it\'s 3 - 0 ( again ) ."'


# 9.2 wrong: marks left
def restore(line):
    return line.replace(" ▁", "\n").replace(" ", "").replace("\n", " ").strip()


# 9.2 wrong: punctuation lost
import re

def restore(line):
    pieces = re.findall(r"▁|\w+", line)
    return "".join(pieces).replace("▁", " ").strip()


# 9.3 wrong: too near for near
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)


output, references = (corpus.systems['B'], corpus.references)


names = ('none', '13a', 'zh', 'intl', 'char')


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if int(found.points) == int(points):
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: gives up after the first
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)


output, references = (corpus.systems['B'], corpus.references)


names = ('none', '13a', 'zh', 'intl', 'char')


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if abs(found.points - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"
        else:
            return None


# 9.4 wrong: spaces in the tokens
import re
from bleu.text import chinese

def kanji_and_kana(text):
    return tuple(re.sub("([\u3040-\u30ff])", r" \1 ", t).strip() for t in chinese(text))


# 9.4 wrong: all beyond ASCII apart
import re
from bleu.text import chinese

def kanji_and_kana(text):
    return tuple(chinese(re.sub(r"([^\x00-\x7f])", r" \1 ", text)))


# 9.4 wrong: long mark glued
import re
from bleu.text import chinese

def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3040-\u30fb\u30fd-\u30ff]ー?)", r" \1 ", text)))


# 9.5 wrong: hyphen not set apart
import re

def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1\2 ", line)
    return line.split()


# 9.5 wrong: hyphen lost
import re

def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])-", r"\1 ", line)
    return line.split()


# 9.5 wrong: hyphen after no digit
import re

def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([^0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.6 wrong: not named for no
def my_differences(one, other):
    a = dict(part.split(":", 1) for part in one.split("|"))
    b = dict(part.split(":", 1) for part in other.split("|"))
    off = ("no", "none", None)
    return [
        key
        for key in {**a, **b}
        if a.get(key) != b.get(key) and not (a.get(key) in off and b.get(key) in off)
    ]


# 9.1 wrong: bars for spaces
tokens = '"|No|,|"|he|said|,|"|it\'s|3|-|0|(|again|)|.|"'


# 9.2 wrong: the chapter's pattern
import re


def restore(line):
    return re.sub("▁ ", "", line).strip()


# 9.2 wrong: first letters cut
def restore(line):
    words = []
    for piece in line.split():
        if piece[0] == "▁" or not words:
            words.append(piece[1:])
        else:
            words[-1] += piece[1:]
    return " ".join(words)


# 9.2 wrong: replaced once
def restore(line):
    line = line.replace(" ", "", 1)
    line = line.replace("▁", " ", 1)
    return line.strip()


# 9.3 wrong: farthest for nearest
from bleu import report
from bleu.teach import load_corpus


corpus = load_corpus(lambda line: line)


output, references = corpus.systems["B"], corpus.references


names = ("none", "13a", "zh", "intl", "char")


def settings_of(points):
    distance = {}
    for name in names:
        for lower in (False, True):
            found = report(output, references, tokenize=name, lowercase=lower)
            case = "lc" if lower else "mixed"
            distance[f"{name}, {case}"] = abs(found.points - points)
    return max(distance, key=distance.get)


# 9.3 wrong: case of the last round
from bleu import report
from bleu.teach import load_corpus


corpus = load_corpus(lambda line: line)


output, references = corpus.systems["B"], corpus.references


names = ("none", "13a", "zh", "intl", "char")


def settings_of(points):
    fits = None
    for name in names:
        for lower in (False, True):
            found = report(output, references, tokenize=name, lowercase=lower)
            if abs(found.points - points) < 0.005 and fits is None:
                fits = name
    return f"{fits}, {'lc' if lower else 'mixed'}"


# 9.4 wrong: characters of the joined line
from bleu.text import chinese
import re


def kanji_and_kana(text):
    spaced = re.sub("([\u3040-\u30ff])", r" \1 ", text)
    return tuple(" ".join(chinese(spaced)))


# 9.4 wrong: kana glued
from bleu.text import chinese


def kanji_and_kana(text):
    spaced = ""
    for sign in text:
        spaced += f" {sign} " if 3040 <= ord(sign) <= 3099 else sign
    return tuple(chinese(spaced))


# 9.4 wrong: pieces alone
from bleu.text import chinese
import re


def kanji_and_kana(text):
    tokens = []
    for part in re.findall("[\u3040-\u30ff]|[^\u3040-\u30ff]+", text):
        tokens += chinese(part)
    return tuple(tokens)


# 9.4 wrong: signs glued
import re


def kanji_and_kana(text):
    both = re.compile("([\u3040-\u30ff\u4e00-\u9fff])")
    return tuple(both.sub(r" \1 ", text).split())


# 9.5 wrong: a space behind a point alone
import re


rules = [
    (r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 "),
    (r"([^0-9])([\.,])", r"\1 \2 "),
    (r"([\.,])([^0-9])", r" \1 \2"),
    (r"([0-9])(-)", r"\1 \2 "),
]


def my_13a(line):
    if line.endswith("."):
        line += " "
    line = " " + line
    for pattern, replacement in rules:
        line = re.sub(pattern, replacement, line)
    return line.split()


# 9.5 wrong: looked behind, not taken
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"(?<![0-9])([\.,])", r" \1 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: empty tokens
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.strip().split(" ")


# 9.6 wrong: one object for equal values
def my_differences(one, other):
    a = dict(part.split(":", 1) for part in one.split("|"))
    b = dict(part.split(":", 1) for part in other.split("|"))
    keys = list(a) + [key for key in b if key not in a]
    return [key for key in keys if a.get(key) is not b.get(key)]


# 9.1 wrong: outer quotes lost
tokens = "No , \" he said , \" it's 3 - 0 ( again ) ."


# 9.1 wrong: a backslash in the line
tokens = r'" No , " he said , " it\'s 3 - 0 ( again ) . "'


# 9.2 wrong: only letters glued
def restore(line):
    words = []
    for piece in line.split():
        if piece.isalpha() and words:
            words[-1] += piece
        else:
            words.append(piece.replace("▁", ""))
    return " ".join(words)


# 9.2 wrong: glued in pairs
import re


def restore(line):
    line = re.sub(r"(\S+) ([^▁\s]+)", r"\1\2", line)
    return line.replace("▁", "")


# 9.3 wrong: cut off for rounded
from bleu import report
from bleu.teach import load_corpus
from itertools import product


corpus = load_corpus(lambda line: line)


output, references = corpus.systems["B"], corpus.references


names = ("none", "13a", "zh", "intl", "char")


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if int(found.points * 100) == int(points * 100):
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: only one tokenizer
from bleu import report
from bleu.teach import load_corpus


corpus = load_corpus(lambda line: line)


output, references = corpus.systems["B"], corpus.references


def settings_of(points):
    best = min(
        (False, True),
        key=lambda lc: abs(report(output, references, tokenize="none", lowercase=lc).points - points),
    )
    return "none, lc" if best else "none, mixed"


# 9.4 wrong: only the first ones
from bleu.text import chinese
import re


def kanji_and_kana(text):
    spaced = re.sub("([\u3040-\u30ff])", r" \1 ", text, re.UNICODE)
    return tuple(chinese(spaced))


# 9.5 wrong: digits of other scripts
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"(\d)(-)", r"\1 \2 ", line)
    return line.split()


# 9.6 wrong: settings for keys
def my_differences(one, other):
    b = other.split("|")
    keys = {p.split(":", 1)[0] for p in one.split("|")}
    return [p for p in one.split("|") if p not in b] + [
        p for p in b if p.split(":", 1)[0] not in keys
    ]


# 9.3 wrong: nothing near
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)


output, references = (corpus.systems['B'], corpus.references)


names = ('none', '13a', 'zh', 'intl', 'char')


def settings_of(points):
    for name in names:
        for lower in (True, False):
            if report(output, references, tokenize=name, lowercase=lower).points == points:
                return name + ", " + ("lc" if lower else "mixed")


# 9.3 wrong: first reference only
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)


output, references = (corpus.systems['B'], corpus.references)


names = ('none', '13a', 'zh', 'intl', 'char')


def settings_of(points):
    firsts = [group[:1] for group in references]
    scores = {}
    for name, lower in product(names, (False, True)):
        found = report(output, firsts, tokenize=name, lowercase=lower)
        scores[f"{name}, {'lc' if lower else 'mixed'}"] = found.points
    return min(scores, key=lambda name: abs(scores[name] - points))


# 9.3 wrong: the last one wins
from itertools import product
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)


output, references = (corpus.systems['B'], corpus.references)


names = ('none', '13a', 'zh', 'intl', 'char')


def settings_of(points):
    best, gap = None, 100
    for name, lower in product(names, (False, True)):
        away = abs(report(output, references, tokenize=name, lowercase=lower).points - points)
        if away < gap:
            best = f"{name}, {'lc' if lower else 'mixed'}"
    return best


# 9.3 wrong: case never lowered
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)


output, references = (corpus.systems['B'], corpus.references)


names = ('none', '13a', 'zh', 'intl', 'char')


def settings_of(points):
    for name in names:
        if round(report(output, references, tokenize=name).points, 2) == points:
            return f"{name}, mixed"
    if round(report(output, references, lowercase=True).points, 2) == points:
        return "13a, lc"


# 9.4 wrong: kanji glued
import re

SIGN = re.compile('([{-~\\[-`!-&(-+:-@/])')


POINT_AFTER_OTHER = re.compile('([.,])(?<=[^0-9].)([.,]?)')


POINT_BEFORE_OTHER = re.compile('([.,])(?=[^0-9])')


DASH_AFTER_DIGIT = re.compile('-(?<=[0-9]-)')


def split_punctuation(text):
    text = ' '.join(SIGN.split(text))
    if '.' in text or ',' in text:
        text = POINT_AFTER_OTHER.sub(' \\1 \\2', text)
        text = ' '.join(POINT_BEFORE_OTHER.split(text))
    if '-' in text:
        text = DASH_AFTER_DIGIT.sub(' - ', text)
    return text.split()


ENTITIES = (('&quot;', '"'), ('&amp;', '&'), ('&lt;', '<'), ('&gt;', '>'))


def mteval_13a(text):
    text = text.replace('<skipped>', '')
    text = text.replace('-\n', '').replace('\n', ' ')
    if '&' in text:
        for entity, sign in ENTITIES:
            text = text.replace(entity, sign)
    return split_punctuation(f' {text} ')


def kanji_and_kana(text):
    return tuple(mteval_13a(re.sub("([\u3040-\u30ff])", r" \1 ", text)))


# 9.5 wrong: no space at the ends
import re

def my_13a(line):
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    line = f" {line} "
    return line.split()


# 9.5 wrong: third rule turned round
import re

def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: the last rule alone
import re

rules = [('([\\{-\\~\\[-\\` -\\&\\(-\\+\\:-\\@\\/])', ' \\1 '), ('([^0-9])([\\.,])', '\\1 \\2 '), ('([\\.,])([^0-9])', ' \\1 \\2'), ('([0-9])(-)', '\\1 \\2 ')]


def my_13a(line):
    padded = f" {line} "
    for pattern, replacement in rules:
        result = re.sub(pattern, replacement, padded)
    return result.split()


# 9.3 wrong: always lower-cased
from itertools import product

from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references
names = ["none", "13a", "intl", "zh", "char"]


def settings_of(points):
    for name, case in product(names, ("mixed", "lc")):
        found = report(output, references, tokenize=name, lowercase=bool(case))
        if abs(found.points - points) < 0.005:
            return f"{name}, {case}"


# 9.3 wrong: nearest from above
from itertools import product

from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references
names = ["none", "13a", "intl", "zh", "char"]


def settings_of(points):
    table = sorted(
        (report(output, references, tokenize=name, lowercase=lower).points, name, lower)
        for name, lower in product(names, (False, True))
    )
    for p, name, lower in table:
        if p > points + 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: the whole signature
from itertools import product

from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references
names = ["none", "13a", "intl", "zh", "char"]


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if abs(found.points - points) < 0.005:
            return str(found.signature)


# 9.3 wrong: nothing near
from itertools import product

from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references
names = ["none", "13a", "intl", "zh", "char"]


def settings_of(points):
    first = [group[:1] for group in references]
    for name in names:
        for lower in (False, True):
            p = report(output, first, tokenize=name, lowercase=lower).points
            if abs(p - points) < 0.005:
                return f"{name}, {'lc' if lower else 'mixed'}"


# 9.3 wrong: nothing near
from itertools import product

from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references
names = ["none", "13a", "intl", "zh", "char"]


def settings_of(points):
    for name, lower in product(names, (False, True)):
        found = report(output, references, tokenize=name, lowercase=lower)
        if abs(found.score.score - points) < 0.005:
            return f"{name}, {'lc' if lower else 'mixed'}"


# 9.1 wrong: a treebank's rules
tokens = "`` No , '' he said , `` it 's 3 - 0 ( again ) . ''"


# 9.1 wrong: backslashes
tokens = r'\" No , \" he said , \" it\'s 3 - 0 ( again ) . \"'


# 9.2 wrong: one more piece at most
import re


def restore(line):
    glued = re.sub(r"▁(\S+) ([^▁\s]+)", r"\1\2", line)
    return glued.replace("▁", "")


# 9.2 wrong: the chapter's pattern
import re


def restore(line):
    return re.sub("▁ |@@ ", "", line).strip("▁ ")


# 9.4 wrong: kana behind the rest
import re

from bleu.text.tokenizers import TOKENIZERS

chinese = TOKENIZERS["zh"]


def kanji_and_kana(text):
    kana = [c for c in text if "\u3040" <= c <= "\u30ff"]
    rest = re.sub("[\u3040-\u30ff]", " ", text)
    return tuple(chinese(rest)) + tuple(kana)


# 9.5 wrong: no f before the string
import re


def my_13a(line):
    line = " {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r"\1 \2 ", line)
    return line.split()


# 9.5 wrong: all hyphens with one
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    if re.search(r"[0-9]-", line):
        line = line.replace("-", " - ")
    return line.split()


# 9.6 wrong: missing settings forgotten
def my_differences(one, other):
    a = dict(p.split(":", 1) for p in one.split("|"))
    b = dict(p.split(":", 1) for p in other.split("|"))
    differ = [key for key in a if b.get(key, a[key]) != a[key]]
    return differ + [key for key in b if key not in a]


# 9.3 wrong: case always lowered
from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
B, references = corpus.systems["B"], corpus.references


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        if abs(report(B, references, tokenize=name, lowercase=True).points - points) < 0.005:
            return f"{name}, lc"


# 9.1 wrong: signs glued to each other
tokens = '" No ," he said ," it\'s 3 - 0 ( again ) ."'


# 9.1 wrong: signs glued to each other
tokens = '" No ," he said ," it\'s 3 - 0 ( again ) . "'


# 9.1 wrong: punctuation lost
tokens = "No , he said , it's 3-0 ( again ) ."


# 9.1 wrong: quotes changed
tokens = "' No , ' he said , ' it's 3 - 0 ( again ) . '"


# 9.2 wrong: glued letters
import re


def restore(line):
    return re.sub(r" (\w)", r"\1", line).replace("▁", " ").replace("  ", " ").strip()


# 9.2 wrong: a mark for the end
def restore(line):
    words, word = [], ""
    for piece in line.split():
        word += piece.strip("▁")
        if piece.startswith("▁"):
            words.append(word)
            word = ""
    return " ".join(words)


# 9.2 wrong: one piece more
import re


def restore(line):
    glued = re.sub(r"(▁\S+) ([^▁ ]+)", r"\1\2", line)
    return " ".join(glued.replace("▁", " ").split())


# 9.3 wrong: always the first
from itertools import product

from bleu import report
from bleu.teach import load_corpus

corpus = load_corpus(lambda line: line)
output, references = corpus.systems["B"], corpus.references
names = ("none", "13a", "zh", "intl", "char")


def settings_of(points):
    def gap(pair):
        found = report(output, references, tokenize=pair[0], lowercase=pair[1])
        return found.points - points

    name, lower = min(product(names, (False, True)), key=gap)
    return f"{name}, {'lc' if lower else 'mixed'}"


# 9.4 wrong: characters of a text
import re
from bleu.text import chinese


def kanji_and_kana(text):
    tokens = " ".join(chinese(text))
    return tuple(re.sub("([\u3040-\u30ff])", r" \1 ", tokens))


# 9.4 wrong: tokens of kana alone
from bleu.text import chinese


def kanji_and_kana(text):
    tokens = []
    for token in chinese(text):
        if all(0x3040 <= ord(c) <= 0x30FF for c in token):
            tokens.extend(token)
        else:
            tokens.append(token)
    return tuple(tokens)


# 9.4 wrong: kana glued
import re
from bleu.text import chinese


def kanji_and_kana(text):
    first, last = chr(3040), chr(3099)
    return tuple(
        chinese(re.sub(f"([{first}-{last}])", r" \1 ", text))
    )


# 9.6 wrong: any key with this value
def my_differences(one, other):
    a = dict(p.split(":", 1) for p in one.split("|"))
    b = dict(p.split(":", 1) for p in other.split("|"))
    keys = [key for key, value in a.items() if value not in b.values()]
    for key, value in b.items():
        if key not in keys and value not in a.values():
            keys.append(key)
    return keys


# 9.6 wrong: the first alone
def my_differences(one, other):
    a = dict(p.split(":", 1) for p in one.split("|"))
    b = dict(p.split(":", 1) for p in other.split("|"))
    found = []
    for key in {**a, **b}:
        if a.get(key) != b.get(key):
            found.append(key)
            return found
    return found


# 9.4 wrong: ends of the range
import re
from bleu.text.tokenizers import TOKENIZERS
chinese = TOKENIZERS["zh"]
def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3041-\u30fe])", r" \1 ", text)))


# 9.6 wrong: keys and values
def my_differences(one, other):
    a = dict(p.split(":") for p in one.split("|"))
    b = dict(p.split(":") for p in other.split("|"))
    return [(k, a.get(k), b.get(k)) for k in {**a, **b} if a.get(k) != b.get(k)]


# 9.1 wrong: the text of a list
from bleu.text import mteval_13a

line = '"No," he said, "it\'s 3-0 (again)."'
tokens = str(mteval_13a(line))


# 9.2 wrong: the other kind of mark
def restore(line):
    return line.replace("@@ ", "").replace("▁", "").strip()


# 9.4 wrong: names for numbers
import unicodedata

from bleu.text import chinese


def kanji_and_kana(text):
    spaced = ""
    for c in text:
        name = unicodedata.name(c, "")
        if "HIRAGANA LETTER" in name or "KATAKANA LETTER" in name:
            spaced += f" {c} "
        else:
            spaced += c
    return tuple(chinese(spaced))


# 9.4 wrong: letters alone
import re

from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([ぁ-んァ-ンー])", r" \1 ", text)))


# 9.6 wrong: names alone
def my_differences(one, other):
    a = dict(part.split(":", 1) for part in one.split("|"))
    b = dict(part.split(":", 1) for part in other.split("|"))
    a.update(b)
    return [key for key in a if a.get(key) != b.get(key)]


# 9.4 wrong: range too short
import re

from bleu.text import chinese


def kanji_and_kana(text):
    return tuple(chinese(re.sub("([\u3041-\u30ff])", r" \1 ", text)))


# 9.5 wrong: digits of other scripts
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"(\D)([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])(\D)", r" \1 \2", line)
    line = re.sub(r"(\d)(-)", r"\1 \2 ", line)
    return line.split()


# 9.3 wrong: the whole signature
from sacrebleu.metrics import BLEU

from bleu.teach import load_corpus, reference_streams

corpus = load_corpus(str)


def sacre(**options):
    metric = BLEU(force=True, **options)
    score = metric.corpus_score(corpus.systems["B"], reference_streams(corpus.references))
    return score.score, str(metric.get_signature())


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        for low in [False, True]:
            score, sig = sacre(tokenize=name, lowercase=low)
            if round(score, 2) == points:
                return sig


# 9.3 wrong: written as in a signature
from sacrebleu.metrics import BLEU

from bleu.teach import load_corpus, reference_streams

corpus = load_corpus(str)


def sacre(**options):
    metric = BLEU(force=True, **options)
    score = metric.corpus_score(corpus.systems["B"], reference_streams(corpus.references))
    return score.score, str(metric.get_signature())


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        for case in ["mixed", "lc"]:
            score, _ = sacre(tokenize=name, lowercase=case == "lc")
            if round(score, 2) == points:
                return f"case:{case}|tok:{name}"


# 9.3 wrong: the last settings tried
from sacrebleu.metrics import BLEU

from bleu.teach import load_corpus, reference_streams

corpus = load_corpus(str)


def sacre(**options):
    metric = BLEU(force=True, **options)
    score = metric.corpus_score(corpus.systems["B"], reference_streams(corpus.references))
    return score.score, str(metric.get_signature())


def settings_of(points):
    for name in ["none", "13a", "intl", "zh", "char"]:
        for low in [False, True]:
            score, _ = sacre(tokenize=name, lowercase=low)
            if round(score, 2) == points:
                break
    return f"{name}, {'lc' if low else 'mixed'}"


# 9.3 wrong: the tokenizer alone
from sacrebleu.metrics import BLEU

from bleu.teach import load_corpus, reference_streams

corpus = load_corpus(str)


def sacre(**options):
    metric = BLEU(force=True, **options)
    score = metric.corpus_score(corpus.systems["B"], reference_streams(corpus.references))
    return score.score, str(metric.get_signature())


def settings_of(points):
    names = ["none", "13a", "intl", "zh", "char"]
    scores = {f"{sacre(tokenize=n)[0]:.2f}": n for n in names}
    return scores.get(f"{points:.2f}")


# 9.4 wrong: the rest is lost
from bleu.text import chinese


def kanji_and_kana(text):
    tokens = []
    rest = ""
    for c in text:
        if "\u3040" <= c <= "\u30ff":
            tokens += [*chinese(rest), c]
            rest = ""
        else:
            rest += c
    return tuple(tokens)


# 9.6 wrong: part of a text
def my_differences(one, other):
    keys = []
    for part in one.split("|"):
        if part not in other:
            keys.append(part.split(":")[0])
    for part in other.split("|"):
        key = part.split(":")[0]
        if key + ":" not in one:
            keys.append(key)
    return keys


# 9.5 wrong: hyphen lost
import re


def my_13a(line):
    line = " " + line + " "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"([0-9])(-)", r" \1 ", line)
    return line.split()


# 9.5 wrong: hyphen after a letter
import re


def my_13a(line):
    line = f" {line} "
    line = re.sub(r"([\{-\~\[-\` -\&\(-\+\:-\@\/])", r" \1 ", line)
    line = re.sub(r"([^0-9])([\.,])", r"\1 \2 ", line)
    line = re.sub(r"([\.,])([^0-9])", r" \1 \2", line)
    line = re.sub(r"(\w)(-)", r"\1 \2 ", line)
    return line.split()


# 9.6 wrong: both values, too
def my_differences(one, other):
    a = dict(p.split(":") for p in one.split("|"))
    b = dict(p.split(":") for p in other.split("|"))
    keys = dict.fromkeys([*a, *b])
    return [f"{k}: {a.get(k)} / {b.get(k)}" for k in keys if a.get(k) != b.get(k)]


# 9.6 wrong: those of both first
def my_differences(one, other):
    a = dict(p.split(":") for p in one.split("|"))
    b = dict(p.split(":") for p in other.split("|"))
    both = [k for k in a if k in b and a[k] != b[k]]
    only_a = [k for k in a if k not in b]
    only_b = [k for k in b if k not in a]
    return both + only_a + only_b


# 9.4 wrong: every other gap
import re

from bleu.text import chinese


def kanji_and_kana(text):
    text = re.sub("([\u3040-\u30ff])([\u3040-\u30ff])", r"\1 \2", text)
    return tuple(chinese(text))


# 9.4 wrong: a list in a tuple
import re

from bleu.text import chinese


def kanji_and_kana(text):
    spaced = re.sub("([\u3040-\u30ff])", r" \1 ", text)
    return chinese(spaced),
