# 7.1 right
def my_pooled(segments):
    matches = total = 0
    for m, l in segments:
        matches += m
        total += l
    return matches / total if total else 0.0


# 7.1 right
from fractions import Fraction


def my_pooled(segments):
    above, below = map(sum, zip(*segments))
    return Fraction(above, below) if below else 0


# 7.1 right
from functools import reduce


def my_pooled(segments):
    m, l = reduce(lambda a, b: (a[0] + b[0], a[1] + b[1]), segments, (0, 0))
    return m / max(l, 1)


# 7.1 wrong: macro average
def my_pooled(segments):
    ratios = [m / l if l > 0 else 0 for m, l in segments]
    return sum(ratios) / len(ratios)


# 7.1 wrong: raises ZeroDivisionError
def my_pooled(segments):
    return sum(m for m, l in segments) / sum(l for m, l in segments)


# 7.1 wrong: denominator of the last segment
def my_pooled(segments):
    matches = 0
    for m, l in segments:
        matches += m
        total = l
    return matches / total if total else 0


# 7.1 wrong: zero left out
def my_pooled(segments):
    matches, total = 0, 0
    for m, l in segments:
        if m == 0:
            continue
        matches += m
        total += l
    return matches / total if total else 0


# 7.1 wrong: 0 of 1
def my_pooled(segments):
    return sum(m for m, l in segments) / sum(l or 1 for m, l in segments)


# 7.1 wrong: integer division
def my_pooled(segments):
    total = sum(l for m, l in segments)
    return sum(m for m, l in segments) // total if total else 0


# 7.1 wrong: sum of ratios
def my_pooled(segments):
    p = 0
    for m, l in segments:
        if l:
            p += m / l
    return p


# 7.2 right
good, bad = "a b c d".split(), "a b c d x x x x x".split()
reference = "a b c d e f g h i".split()
larger = [good, bad], [[good], [reference]]
short = "a b c d x".split()
smaller = [reference, short], [[reference], ["a b c d e".split()]]
corpora = (larger, smaller)

# 7.2 right
words = list("abcdefghijkl")
fine, end = [words], [list("vwxyz")]
corpora = [
    ([words[:4] + ["?"] * 8, end[0]], [fine, end]),
    ([words, list("vwxy?")], [fine, end]),
]

# 7.2 right
long = [str(k) for k in range(30)]
half = long[:6] + ["no"] * 24
few = ["one", "two", "three", "four", "five"]
corpora = [
    [[few, half], [[few], [long]]],
    [[few[:4] + ["six"], long], [[few], [long]]],
]

# 7.2 wrong: not two corpora
corpora = [["a b c d".split(), "e f g h".split()]]

# 7.2 wrong: letters for words
corpora = (
    (["the cat sat here", "a b c d x x"], [[["a"]], [["b"]]]),
    (["the cat", "a dog"], [[["a"]], [["b"]]]),
)

# 7.2 wrong: a level of brackets missing
one = "a b c d".split()
two = "a b c d x x x x".split()
reference = "a b c d e f g h".split()
corpora = ([one, two], [one, reference]), ([one, two], [one, reference])

# 7.2 wrong: a sentence score of 0
cat = "the cat is on the mat".split()
book = "he read a book yesterday".split()
other = "he was reading a book".split()
corpora = ([cat, book], [[cat], [other]]), ([cat, book], [[cat], [other]])

# 7.2 wrong: mean not as asked
words = list("abcdefghijkl")
ends = list("vwxyz")
corpora = [
    ([words, list("vwxy?")], [[words], [ends]]),
    ([words[:4] + ["?"] * 8, ends], [[words], [ends]]),
]


# 7.3 right
from bleu import bleu_score


def my_whole(one, two):
    return bleu_score(two + one).score


# 7.3 right
from bleu import brevity_penalty, geometric_mean


def my_whole(one, two):
    both = one + two
    p = [m / l if l else 0 for m, l in zip(both.matches, both.totals)]
    bp = brevity_penalty(hyp_len=both.hyp_len, ref_len=both.ref_len)
    return bp * geometric_mean(p)


# 7.3 right
import math


def my_whole(one, two):
    product = 1
    for n in range(4):
        total = one.totals[n] + two.totals[n]
        product *= (one.matches[n] + two.matches[n]) / total if total else 0
    c, r = one.hyp_len + two.hyp_len, one.ref_len + two.ref_len
    return product**0.25 * (math.exp(1 - r / c) if c < r else 1)


# 7.3 wrong: mean of the scores
from bleu import bleu_score


def my_whole(one, two):
    return (bleu_score(one).score + bleu_score(two).score) / 2


# 7.3 wrong: mean weighted by words
from bleu import bleu_score


def my_whole(one, two):
    words = one.hyp_len + two.hyp_len
    first = bleu_score(one).score * one.hyp_len / words
    return first + bleu_score(two).score * two.hyp_len / words


# 7.3 wrong: the whole score object
from bleu import bleu_score


def my_whole(one, two):
    return bleu_score(one + two)


# 7.3 wrong: per cent for a ratio
from bleu import bleu_score


def my_whole(one, two):
    return bleu_score(one + two).points


# 7.3 wrong: product of penalties
from bleu import bleu_score, geometric_mean


def my_whole(one, two):
    a, b = bleu_score(one), bleu_score(two)
    mean = geometric_mean(bleu_score(one + two).precisions)
    return mean * a.brevity_penalty * b.brevity_penalty


# 7.3 wrong: penalty missing
import math


def my_whole(one, two):
    product = 1
    for n in range(4):
        m = one.matches[n] + two.matches[n]
        product *= m / (one.totals[n] + two.totals[n])
    return math.sqrt(math.sqrt(product))


# 7.4 right
import re

from bleu import brevity_penalty, geometric_mean


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+(?:\.\d+)?", line)]
    bp = brevity_penalty(hyp_len=int(numbers[-2]), ref_len=int(numbers[-1]))
    return bp * geometric_mean(numbers[1:5])


# 7.4 right
import math


def bleu_from_line(line):
    words = line.replace(",", "").replace(")", "").split()
    p = [float(x) / 100 for x in words[3].split("/")]
    c = int(words[6].split("=")[1])
    r = int(words[7].split("=")[1])
    bp = 1 if c >= r else math.exp(1 - r / c)
    return 100 * bp * (p[0] * p[1] * p[2] * p[3]) ** (1 / 4)


# 7.4 right
from math import e, prod


def bleu_from_line(line):
    fields = line.split(" ")
    four = [*map(float, fields[3].split("/"))]
    c = int(line.partition("hyp_len=")[2].partition(",")[0])
    r = int(line.partition("ref_len=")[2].strip(")"))
    return min(1, e ** (1 - r / c)) * prod(four) ** 0.25


# 7.4 wrong: the printed score
def bleu_from_line(line):
    return float(line.split()[2].rstrip(","))


# 7.4 wrong: penalty missing
def bleu_from_line(line):
    a, b, c, d = map(float, line.split()[3].split("/"))
    return (a * b * c * d) ** 0.25


# 7.4 wrong: the printed penalty
import math
import re


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"[0-9.]+", line)]
    return numbers[5] * math.prod(numbers[1:5]) ** 0.25


# 7.4 wrong: the ratio for the penalty
import re


def bleu_from_line(line):
    x = [float(number) for number in re.findall(r"\d+\.?\d*", line)]
    return x[7] / x[8] * (x[1] * x[2] * x[3] * x[4]) ** 0.25


# 7.4 wrong: per cent for a ratio
import re

from bleu import brevity_penalty, geometric_mean


def bleu_from_line(line):
    x = [float(number) for number in re.findall(r"\d+\.?\d*", line)]
    bp = brevity_penalty(hyp_len=int(x[7]), ref_len=int(x[8]))
    return bp * geometric_mean([p / 100 for p in x[1:5]])


# 7.4 wrong: penalty missing + arithmetic mean
def bleu_from_line(line):
    p = [float(x) for x in line.split()[3].split("/")]
    return sum(p) / 4


# 7.5 right
from bleu import match_counts


def my_counts(hypotheses, references, n):
    matches = total = 0
    for hypothesis, group in zip(hypotheses, references):
        m, l = match_counts(hypothesis, group, n)
        matches, total = matches + m, total + l
    return matches, total


# 7.5 right
from bleu import corpus_stats


def my_counts(hypotheses, references, n):
    stats = corpus_stats(hypotheses, references, max_order=n)
    return stats.matches[-1], stats.totals[-1]


# 7.5 right
from collections import Counter


def grams(tokens, n):
    return Counter(zip(*(tokens[k:] for k in range(n))))


def my_counts(hypotheses, references, n):
    m = l = 0
    for k in range(len(hypotheses)):
        purse = Counter()
        for reference in references[k]:
            purse = purse | grams(reference, n)
        ours = grams(hypotheses[k], n)
        m += sum((ours & purse).values())
        l += sum(ours.values())
    return (m, l)


# 7.5 wrong: nothing mended
from bleu import match_counts, ngrams


def my_counts(hypotheses, references, n):
    matches = 0
    for hypothesis, group in zip(hypotheses, references):
        total = 0
        matches += match_counts(hypothesis, group, n)[0]
        total += max(1, len(ngrams(hypothesis, n)))
    return matches, total


# 7.5 wrong: 0 of 1
from bleu import match_counts


def my_counts(hypotheses, references, n):
    pairs = [match_counts(h, r, n) for h, r in zip(hypotheses, references)]
    return sum(m for m, l in pairs), sum(l if l else 1 for m, l in pairs)


# 7.5 wrong: list for tuple
from bleu import match_counts


def my_counts(hypotheses, references, n):
    result = [0, 0]
    for hypothesis, group in zip(hypotheses, references):
        for k, x in enumerate(match_counts(hypothesis, group, n)):
            result[k] += x
    return result


# 7.5 wrong: swapped results
from bleu import match_counts


def my_counts(hypotheses, references, n):
    pairs = [match_counts(h, r, n) for h, r in zip(hypotheses, references)]
    return sum(p.total for p in pairs), sum(p.matches for p in pairs)


# 7.5 wrong: negative counts
from bleu import match_counts


def my_counts(hypotheses, references, n):
    m = sum(match_counts(h, r, n)[0] for h, r in zip(hypotheses, references))
    words = sum(len(h) for h in hypotheses)
    return m, words - len(hypotheses) * (n - 1)


# 7.5 wrong: no clip
from bleu import ngrams


def my_counts(hypotheses, references, n):
    found, total = 0, 0
    for h, group in zip(hypotheses, references):
        known = [g for r in group for g in ngrams(r, n)]
        for gram in ngrams(h, n):
            total += 1
            if gram in known:
                found += 1
    return found, total


# 7.6 right
from bleu import corpus_bleu


def my_corpus_bleu(hypotheses, references):
    return corpus_bleu(hypotheses, references).score


# 7.6 right
import math

from bleu import match_counts


def my_corpus_bleu(hypotheses, references):
    product = 1.0
    for n in 1, 2, 3, 4:
        m = l = 0
        for h, r in zip(hypotheses, references):
            matches, total = match_counts(h, r, n)
            m += matches
            l += total
        if m == 0:
            return 0
        product *= m / l
    c = sum(map(len, hypotheses))
    r = 0
    for h, group in zip(hypotheses, references):
        r += sorted((abs(len(x) - len(h)), len(x)) for x in group)[0][1]
    return product ** (1 / 4) * (1 if c > r else math.exp(1 - r / c))


# 7.6 right
from bleu import BleuStats, bleu_score, segment_stats


def my_corpus_bleu(hypotheses, references):
    everything = BleuStats.zero(4)
    for pair in zip(hypotheses, references):
        everything = everything + segment_stats(*pair)
    return bleu_score(everything).score


# 7.6 wrong: mean of the scores
from bleu import sentence_bleu


def my_corpus_bleu(hypotheses, references):
    total = 0
    for h, r in zip(hypotheses, references):
        total += sentence_bleu(h, r).score
    return total / len(hypotheses)


# 7.6 wrong: mean weighted by words
from bleu import sentence_bleu


def my_corpus_bleu(hypotheses, references):
    total, words = 0, 0
    for h, r in zip(hypotheses, references):
        total += len(h) * sentence_bleu(h, r).score
        words += len(h)
    return total / words if words else 0


# 7.6 wrong: macro average
from bleu import closest_ref_len, match_counts
from bleu import brevity_penalty, geometric_mean


def my_corpus_bleu(hypotheses, references):
    p = []
    c = r = 0
    for n in range(1, 5):
        each = []
        for h, group in zip(hypotheses, references):
            m, l = match_counts(h, group, n)
            each.append(m / l if l else 0)
        p.append(sum(each) / len(each))
    for h, group in zip(hypotheses, references):
        c += len(h)
        r += closest_ref_len(hyp_len=len(h), ref_lens=[len(x) for x in group])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 7.6 wrong: shortest reference
from bleu import brevity_penalty, corpus_stats, geometric_mean


def my_corpus_bleu(hypotheses, references):
    stats = corpus_stats(hypotheses, references)
    p = [m / l if l else 0 for m, l in zip(stats.matches, stats.totals)]
    r = sum(min(len(x) for x in group) for group in references)
    return brevity_penalty(hyp_len=stats.hyp_len, ref_len=r) * geometric_mean(p)


# 7.6 wrong: 0 of 1
from bleu import brevity_penalty, corpus_stats, geometric_mean


def my_corpus_bleu(hypotheses, references):
    stats = corpus_stats(hypotheses, references)
    p = []
    for n in range(4):
        total = sum(max(1, len(h) - n) for h in hypotheses)
        p.append(stats.matches[n] / total)
    bp = brevity_penalty(hyp_len=stats.hyp_len, ref_len=stats.ref_len)
    return bp * geometric_mean(p)


# 7.6 wrong: per cent for a ratio
from bleu import corpus_bleu


def my_corpus_bleu(hypotheses, references):
    return corpus_bleu(hypotheses, references).points


# 7.1 wrong: not divided
def my_pooled(segments):
    return sum(m for m, l in segments), sum(l for m, l in segments)


# 7.1 wrong: upside down
def my_pooled(segments):
    matches = sum(s[1] for s in segments)
    total = sum(s[0] for s in segments)
    return matches / total if total else 0


# 7.1 wrong: two lists for pairs
def my_pooled(segments):
    matches, totals = segments
    if sum(totals) == 0:
        return 0
    return sum(matches) / sum(totals)


# 7.1 wrong: geometric mean
from math import prod


def my_pooled(segments):
    ps = [m / l for m, l in segments if l]
    return prod(ps) ** (1 / len(ps)) if ps else 0


# 7.2 wrong: no references
one = ["the train leaves at nine".split(), "it is late".split()]
other = [["a", "b", "c", "d"], ["e", "f", "g", "h", "i"]]
corpora = [one, other]

# 7.2 wrong: only one corpus
good_short = list("abcd")
bad_long = list("abcd") + ["no"] * 16
corpora = ([good_short, bad_long], [[good_short], [list("abcdefghijklmnopqrst")]])


# 7.2 wrong: one pair for each segment
good_short = list("abcd")
good_long = list("abcdefghijklmnopqrst")
bad_short = list("abcd") + ["no", "no"]
bad_long = list("abcd") + ["no"] * 16
corpora = (
    [(good_short, [good_short]), (bad_long, [list("abcdefghijklmnopqrst")])],
    [(good_long, [good_long]), (bad_short, [list("abcdef")])],
)


# 7.2 wrong: references first
good_short = list("abcd")
good_long = list("abcdefghijklmnopqrst")
bad_short = list("abcd") + ["no", "no"]
bad_long = list("abcd") + ["no"] * 16
corpora = (
    ([[good_short], [list("abcdefghijklmnopqrst")]], [good_short, bad_long]),
    ([[good_long], [list("abcdef")]], [good_long, bad_short]),
)


# 7.3 wrong: mean weighted by segments
from bleu import bleu_score


def my_whole(one, two):
    return (10 * bleu_score(one).score + 30 * bleu_score(two).score) / 40


# 7.3 wrong: precisions of one part
from bleu import bleu_score, brevity_penalty, geometric_mean


def my_whole(one, two):
    matches = [a + b for a, b in zip(one.matches, two.matches)]
    ps = [m / l if l else 0 for m, l in zip(matches, one.totals)]
    return brevity_penalty(
        hyp_len=one.hyp_len + two.hyp_len, ref_len=one.ref_len + two.ref_len
    ) * geometric_mean(ps)


# 7.3 wrong: tuples joined
from math import exp, log


def my_whole(one, two):
    matches = one.matches + two.matches
    totals = one.totals + two.totals
    c, r = one.hyp_len + two.hyp_len, one.ref_len + two.ref_len
    if 0 in matches:
        return 0
    mean = exp(sum(log(m / l) for m, l in zip(matches, totals)) / len(matches))
    return min(1, exp(1 - r / c)) * mean


# 7.3 wrong: penalty of one part
from bleu import bleu_score, geometric_mean


def my_whole(one, two):
    both = bleu_score(one + two)
    return bleu_score(one).brevity_penalty * geometric_mean(both.precisions)


# 7.3 wrong: smoothed
from bleu import add_k, bleu_score


def my_whole(one, two):
    return bleu_score(one + two, smoothing=add_k).score


# 7.4 wrong: root forgotten
import re
from math import exp, prod


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+\.?\d*", line)]
    c, r = numbers[-2:]
    if c == 0:
        return 0
    return 100 * min(1, exp(1 - r / c)) * prod(p / 100 for p in numbers[1:5])


# 7.4 wrong: another field for a precision
import re
from math import exp, prod


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+\.?\d*", line)]
    c, r = numbers[-2:]
    if c == 0:
        return 0
    return min(1, exp(1 - r / c)) * prod(numbers[:4]) ** 0.25


# 7.4 wrong: digits lost
import re
from math import exp, prod


def bleu_from_line(line):
    ps = [int(x.split(".")[0]) for x in line.split(", ")[1].split(" ")[0].split("/")]
    c, r = map(int, re.findall(r"len=(\d+)", line))
    if c == 0:
        return 0
    return min(1, exp(1 - r / c)) * prod(ps) ** 0.25


# 7.4 wrong: swapped lengths
import re
from math import exp, prod


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+\.?\d*", line)]
    c, r = numbers[-2:]
    if r == 0:
        return 0
    return exp(1 - c / r) * prod(numbers[1:5]) ** 0.25


# 7.4 wrong: a string for a number
import re
from math import exp, prod


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+\.?\d*", line)]
    c, r = numbers[-2:]
    if c == 0:
        return "0.00"
    return f"{min(1, exp(1 - r / c)) * prod(numbers[1:5]) ** 0.25:.2f}"


# 7.5 wrong: n-grams miscounted
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_counts(hypotheses, references, n):
    matches = total = 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += max(0, len(hypothesis) - n)
    return matches, total


# 7.5 wrong: 0 of 1
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_counts(hypotheses, references, n):
    matches = 0
    total = 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, max(1, total)


# 7.5 wrong: n-grams across sentences
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_counts(hypotheses, references, n):
    text = [word for hypothesis in hypotheses for word in hypothesis]
    matches = 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
    return matches, len(my_ngrams(text, n))


# 7.5 wrong: zero left out
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_counts(hypotheses, references, n):
    matches = 0
    total = 0
    for hypothesis, group in zip(hypotheses, references):
        m = my_matches(hypothesis, group, n)
        if m:
            matches += m
            total += len(my_ngrams(hypothesis, n))
    return matches, total


# 7.6 wrong: orders 1 to 3
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_corpus_bleu(hypotheses, references):
    ps = []
    for n in range(1, 4):
        m = sum(my_matches(h, g, n) for h, g in zip(hypotheses, references))
        l = sum(len(my_ngrams(h, n)) for h in hypotheses)
        ps.append(m / l if l else 0)
    c = sum(len(h) for h in hypotheses)
    r = sum(my_length(h, g) for h, g in zip(hypotheses, references))
    return my_penalty(c, r) * my_mean(ps)


# 7.6 wrong: orders 0 to 3
from math import exp, log


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_corpus_bleu(hypotheses, references):
    ps = []
    for n in range(4):
        m = sum(my_matches(h, g, n) for h, g in zip(hypotheses, references))
        l = sum(len(my_ngrams(h, n)) for h in hypotheses)
        ps.append(m / l if l else 0)
    c = sum(len(h) for h in hypotheses)
    r = sum(my_length(h, g) for h, g in zip(hypotheses, references))
    return my_penalty(c, r) * my_mean(ps)


# 7.6 wrong: raises ZeroDivisionError
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_corpus_bleu(hypotheses, references):
    ps = []
    for n in range(1, 5):
        m = sum(my_matches(h, g, n) for h, g in zip(hypotheses, references))
        l = sum(len(my_ngrams(h, n)) for h in hypotheses)
        ps.append(m / l)
    c = sum(len(h) for h in hypotheses)
    r = sum(my_length(h, g) for h, g in zip(hypotheses, references))
    return my_penalty(c, r) * my_mean(ps)


# 7.6 wrong: effective order
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_corpus_bleu(hypotheses, references):
    ps = []
    for n in range(1, 5):
        m = sum(my_matches(h, g, n) for h, g in zip(hypotheses, references))
        l = sum(len(my_ngrams(h, n)) for h in hypotheses)
        if l:
            ps.append(m / l)
    if not ps:
        return 0
    c = sum(len(h) for h in hypotheses)
    r = sum(my_length(h, g) for h, g in zip(hypotheses, references))
    return my_penalty(c, r) * my_mean(ps)


# 7.6 wrong: root forgotten
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_corpus_bleu(hypotheses, references):
    product = 1
    for n in range(1, 5):
        m = sum(my_matches(h, g, n) for h, g in zip(hypotheses, references))
        l = sum(len(my_ngrams(h, n)) for h in hypotheses)
        product *= m / l if l else 0
    c = sum(len(h) for h in hypotheses)
    r = sum(my_length(h, g) for h, g in zip(hypotheses, references))
    return my_penalty(c, r) * product


# 7.6 wrong: n-grams across sentences
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_corpus_bleu(hypotheses, references):
    h = [w for line in hypotheses for w in line]
    longest = max(len(g) for g in references)
    g = [
        [w for group in references for w in group[min(i, len(group) - 1)]]
        for i in range(longest)
    ]
    ps = []
    for n in range(1, 5):
        l = len(my_ngrams(h, n))
        ps.append(my_matches(h, g, n) / l if l else 0)
    return my_penalty(len(h), my_length(h, g)) * my_mean(ps)


# 7.6 wrong: not reset
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest as my_length


def my_penalty(c, r):
    return brevity_penalty(hyp_len=c, ref_len=r)


def my_corpus_bleu(hypotheses, references):
    ps = []
    l = 0
    for n in range(1, 5):
        m = 0
        for h, g in zip(hypotheses, references):
            m += my_matches(h, g, n)
            l += len(my_ngrams(h, n))
        ps.append(m / l if l else 0)
    c = sum(len(h) for h in hypotheses)
    r = sum(my_length(h, g) for h, g in zip(hypotheses, references))
    return my_penalty(c, r) * my_mean(ps)


# 7.1 wrong: repeats lost
def my_pooled(segments):
    segments = set(segments)
    m = sum(a for a, b in segments)
    l = sum(b for a, b in segments)
    return m / l if l else 0


# 7.1 wrong: 0 of 0 for full marks
def my_pooled(segments):
    total = sum(l for _, l in segments)
    if total == 0:
        return 1.0
    return sum(m for m, _ in segments) / total


# 7.1 wrong: not started at zero
def my_pooled(segments):
    matches, total = 0, 1
    for m, l in segments:
        matches += m
        total += l
    return matches / total


# 7.1 wrong: stopped at an empty segment
def my_pooled(segments):
    matches = total = 0
    for m, l in segments:
        if l == 0:
            return 0
        matches += m
        total += l
    return matches / total if total else 0


# 7.1 wrong: weighted by matches
def my_pooled(segments):
    weight = sum(m for m, l in segments)
    if not weight:
        return 0
    return sum(m * (m / l) for m, l in segments if l) / weight


# 7.1 right
def my_pooled(segments):
    matches, totals = zip(*segments)
    return sum(matches) / sum(totals) if sum(totals) else 0


# 7.2 wrong: a dictionary for a pair
letters = [[list("abcdefghijkl")], [list("vwxyz")]]
corpora = {
    "larger": ([list("abcd????????"), list("vwxyz")], letters),
    "smaller": ([list("abcdefghijkl"), list("vwxy?")], letters),
}


# 7.4 wrong: digits lost
import re
from bleu import geometric_mean
from bleu import brevity_penalty


def bleu_from_line(line):
    numbers = [int(x) for x in re.findall(r"\d+", line)]
    c, r = numbers[-2:]
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(numbers[1:5])


# 7.4 wrong: the printed ratio
import re
from bleu import geometric_mean


def bleu_from_line(line):
    from math import exp

    numbers = [float(x) for x in re.findall(r"\d+(?:\.\d+)?", line)]
    ratio = numbers[6]
    bp = 1 if ratio >= 1 else exp(1 - 1 / ratio)
    return bp * geometric_mean(numbers[1:5])


# 7.4 wrong: fixed places
import re
from bleu import geometric_mean
from bleu import brevity_penalty


def bleu_from_line(line):
    p = [float(line[14 + 5 * i : 18 + 5 * i]) for i in range(4)]
    c, r = map(int, re.findall(r"_len=(\d+)", line))
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 7.5 wrong: stopped at an empty segment
def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        if len(hypothesis) < n:
            break
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


# 7.6 wrong: r of the whole corpus
from math import exp, log


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    precisions = []
    for n in (1, 2, 3, 4):
        matches, total = my_counts(hypotheses, references, n)
        precisions.append(matches / total if total else 0)
    c = sum(len(h) for h in hypotheses)
    streams = [sum(map(len, column)) for column in zip(*references)]
    r = min(streams, key=lambda x: (abs(x - c), x)) if streams else 0
    return my_penalty(c, r) * my_mean(precisions)


# 7.6 wrong: smoothed
from math import exp, log


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    precisions = []
    for n in (1, 2, 3, 4):
        matches, total = my_counts(hypotheses, references, n)
        precisions.append((matches or 1) / total if total else 0)
    c = sum(len(h) for h in hypotheses)
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(c, r) * my_mean(precisions)


# 7.6 wrong: n-grams across sentences
from math import exp, log


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_corpus_bleu(hypotheses, references):
    text = [w for h in hypotheses for w in h]
    target = [w for g in references for w in g[0]]
    p = []
    for n in (1, 2, 3, 4):
        total = len(my_ngrams(text, n))
        p.append(my_matches(text, [target], n) / total if total else 0)
    return my_penalty(len(text), len(target)) * my_mean(p)


# 7.6 wrong: penalty missing
from math import exp, log


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    precisions = []
    for n in (1, 2, 3, 4):
        matches, total = my_counts(hypotheses, references, n)
        precisions.append(matches / total if total else 0)
    c, r = len(hypotheses), len(references)
    return my_penalty(c, r) * my_mean(precisions)


# 7.1 wrong: one added
def my_pooled(segments):
    matches = sum(m for m, _ in segments)
    total = sum(l for _, l in segments)
    return (matches + 1) / (total + 1)


# 7.2 wrong: numbers for corpora
corpora = [(0.62, 0.41), (0.38, 0.55)]


# 7.2 wrong: mean not as asked
import re
from functools import partial
from itertools import chain

from bleu import (
    BleuStats,
    bleu_score,
    brevity_penalty,
    closest_ref_len,
    corpus_bleu,
    geometric_mean,
    match_counts,
    sentence_bleu,
)
from bleu.teach import check, load_corpus, word_tokens

cat = "the cat is on the mat".split()
book = "he read a book yesterday evening at home".split()
book_ref = "he was reading a book at home yesterday evening".split()
references = [[cat], [book_ref]]

def mean_of_scores(hypotheses, references):
    pairs = zip(hypotheses, references)
    return sum(sentence_bleu(*p).score for p in pairs) / len(hypotheses)

bananas = ["banana"] * 8
def segment_stats(hypothesis, references, *, max_order=4):
    orders = range(1, max_order + 1)
    counts = [match_counts(hypothesis, references, n) for n in orders]
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return BleuStats(
        tuple(m for m, l in counts), tuple(l for m, l in counts), c, r
    )

def corpus_stats(hypotheses, references, *, max_order=4):
    count = partial(segment_stats, max_order=max_order)
    return sum(
        map(count, hypotheses, references), BleuStats.zero(max_order)
    )

corpus = load_corpus(word_tokens)
refs = corpus.references

long_ref, short_ref = list("abcdefghijkl"), list("vwxyz")
bad, good_one = list("abcd????????"), list("vwxyz")
corpora = (
    ([bad, good_one], [[long_ref], [short_ref]]),
    ([good_one, bad], [[short_ref], [long_ref]]),
)


# 7.2 wrong: mean not as asked
import re
from functools import partial
from itertools import chain

from bleu import (
    BleuStats,
    bleu_score,
    brevity_penalty,
    closest_ref_len,
    corpus_bleu,
    geometric_mean,
    match_counts,
    sentence_bleu,
)
from bleu.teach import check, load_corpus, word_tokens

cat = "the cat is on the mat".split()
book = "he read a book yesterday evening at home".split()
book_ref = "he was reading a book at home yesterday evening".split()
references = [[cat], [book_ref]]

def mean_of_scores(hypotheses, references):
    pairs = zip(hypotheses, references)
    return sum(sentence_bleu(*p).score for p in pairs) / len(hypotheses)

bananas = ["banana"] * 8
def segment_stats(hypothesis, references, *, max_order=4):
    orders = range(1, max_order + 1)
    counts = [match_counts(hypothesis, references, n) for n in orders]
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return BleuStats(
        tuple(m for m, l in counts), tuple(l for m, l in counts), c, r
    )

def corpus_stats(hypotheses, references, *, max_order=4):
    count = partial(segment_stats, max_order=max_order)
    return sum(
        map(count, hypotheses, references), BleuStats.zero(max_order)
    )

corpus = load_corpus(word_tokens)
refs = corpus.references

letters = [[list("abcdefghijkl")], [list("vwxyz")]]
first = [list("abcdefghijkl"), list("vwxy?")]
second = [list("abcdefghijk?"), list("?wxyz")]
corpora = (first, letters), (second, letters)


# 7.2 wrong: mean not as asked
import re
from functools import partial
from itertools import chain

from bleu import (
    BleuStats,
    bleu_score,
    brevity_penalty,
    closest_ref_len,
    corpus_bleu,
    geometric_mean,
    match_counts,
    sentence_bleu,
)
from bleu.teach import check, load_corpus, word_tokens

cat = "the cat is on the mat".split()
book = "he read a book yesterday evening at home".split()
book_ref = "he was reading a book at home yesterday evening".split()
references = [[cat], [book_ref]]

def mean_of_scores(hypotheses, references):
    pairs = zip(hypotheses, references)
    return sum(sentence_bleu(*p).score for p in pairs) / len(hypotheses)

bananas = ["banana"] * 8
def segment_stats(hypothesis, references, *, max_order=4):
    orders = range(1, max_order + 1)
    counts = [match_counts(hypothesis, references, n) for n in orders]
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return BleuStats(
        tuple(m for m, l in counts), tuple(l for m, l in counts), c, r
    )

def corpus_stats(hypotheses, references, *, max_order=4):
    count = partial(segment_stats, max_order=max_order)
    return sum(
        map(count, hypotheses, references), BleuStats.zero(max_order)
    )

corpus = load_corpus(word_tokens)
refs = corpus.references

both_refs = [[list("abcdefgh")], [list("stuvwxyz")]]
larger = [list("abcd????"), list("stuvwxyz")]
smaller = [list("abcdefgh"), list("stuv?xy?")]
corpora = (larger, both_refs), (smaller, both_refs)


# 7.4 wrong: fixed places
import re
from functools import partial
from itertools import chain

from bleu import (
    BleuStats,
    bleu_score,
    brevity_penalty,
    closest_ref_len,
    corpus_bleu,
    geometric_mean,
    match_counts,
    sentence_bleu,
)
from bleu.teach import check, load_corpus, word_tokens

cat = "the cat is on the mat".split()
book = "he read a book yesterday evening at home".split()
book_ref = "he was reading a book at home yesterday evening".split()
references = [[cat], [book_ref]]

def mean_of_scores(hypotheses, references):
    pairs = zip(hypotheses, references)
    return sum(sentence_bleu(*p).score for p in pairs) / len(hypotheses)

bananas = ["banana"] * 8
def segment_stats(hypothesis, references, *, max_order=4):
    orders = range(1, max_order + 1)
    counts = [match_counts(hypothesis, references, n) for n in orders]
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return BleuStats(
        tuple(m for m, l in counts), tuple(l for m, l in counts), c, r
    )

def corpus_stats(hypotheses, references, *, max_order=4):
    count = partial(segment_stats, max_order=max_order)
    return sum(
        map(count, hypotheses, references), BleuStats.zero(max_order)
    )

corpus = load_corpus(word_tokens)
refs = corpus.references
A, D = corpus.systems["A"], corpus.systems["D"]
good = corpus_stats(A[:10], refs[:10])
poor = corpus_stats(D[10:], refs[10:])
text = str(corpus_bleu(corpus.systems["D"], refs))

def bleu_from_line(line):
    precisions = [float(p) for p in line.split()[3].split("/")]
    r = int(line[-4:-1])
    c = int(line[-17:-14])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(precisions)


# 7.6 wrong: number of segments for c
import re
from functools import partial
from itertools import chain

from bleu import (
    BleuStats,
    bleu_score,
    brevity_penalty,
    closest_ref_len,
    corpus_bleu,
    geometric_mean,
    match_counts,
    sentence_bleu,
)
from bleu.teach import check, load_corpus, word_tokens

cat = "the cat is on the mat".split()
book = "he read a book yesterday evening at home".split()
book_ref = "he was reading a book at home yesterday evening".split()
references = [[cat], [book_ref]]

def mean_of_scores(hypotheses, references):
    pairs = zip(hypotheses, references)
    return sum(sentence_bleu(*p).score for p in pairs) / len(hypotheses)

bananas = ["banana"] * 8
def segment_stats(hypothesis, references, *, max_order=4):
    orders = range(1, max_order + 1)
    counts = [match_counts(hypothesis, references, n) for n in orders]
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return BleuStats(
        tuple(m for m, l in counts), tuple(l for m, l in counts), c, r
    )

def corpus_stats(hypotheses, references, *, max_order=4):
    count = partial(segment_stats, max_order=max_order)
    return sum(
        map(count, hypotheses, references), BleuStats.zero(max_order)
    )

corpus = load_corpus(word_tokens)
refs = corpus.references
A, D = corpus.systems["A"], corpus.systems["D"]
good = corpus_stats(A[:10], refs[:10])
poor = corpus_stats(D[10:], refs[10:])

from math import exp, log


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total

def my_corpus_bleu(hypotheses, references):
    precisions = []
    for n in (1, 2, 3, 4):
        matches, total = my_counts(hypotheses, references, n)
        precisions.append(matches / total if total else 0)
    c = len(hypotheses)
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(c, r) * my_mean(precisions)


# 7.1 wrong: alike taken for one
def my_pooled(segments):
    counts = dict(segments)
    total = sum(counts.values())
    return sum(counts.keys()) / total if total else 0


# 7.1 wrong: macro average
def my_pooled(segments):
    p = None
    for m, l in segments:
        if l == 0:
            continue
        p = m / l if p is None else (p + m / l) / 2
    return p or 0


# 7.1 wrong: misses below
def my_pooled(segments):
    right = sum(pair[0] for pair in segments)
    wrong = sum(pair[1] - pair[0] for pair in segments)
    return right / wrong if wrong else (1.0 if right else 0)


# 7.2 wrong: three corpora
letters = [[list("abcdefghijkl")], [list("vwxyz")]]
larger = [list("abcd????????"), list("vwxyz")]
smaller = [list("abcdefghijkl"), list("vwxy?")]
corpora = (larger, smaller, letters)


# 7.3 wrong: a zero for the whole
from bleu import bleu_score


def my_whole(one, two):
    for part in (one, two):
        if bleu_score(part).score == 0:
            return 0.0
    return bleu_score(one + two).score


# 7.4 wrong: digits lost
import re

from bleu import brevity_penalty, geometric_mean


def bleu_from_line(line):
    c = int(re.search(r"hyp_len=(\d)", line)[1])
    r = int(re.search(r"ref_len=(\d)", line)[1])
    percents = re.search(r", ([\d./]+) ", line)[1].split("/")
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(list(map(float, percents)))


# 7.6 wrong: one empty hypothesis takes all
from math import exp, log

def my_ngrams(tokens, n):
    return [tuple(tokens[i:i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max((grams.count(gram) for grams in theirs))
        matches += min(ours.count(gram), most)
    return matches

def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))

def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0

def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))

def my_counts(hypotheses, references, n):
    matches, total = (0, 0)
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return (matches, total)


def my_corpus_bleu(hypotheses, references):
    if any(len(h) == 0 for h in hypotheses):
        return 0
    p = []
    for n in (1, 2, 3, 4):
        m, l = my_counts(hypotheses, references, n)
        p.append(m / l if l else 0)
    c = sum(len(h) for h in hypotheses)
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(c, r) * my_mean(p)


# 7.6 wrong: orders in one pot
from math import exp

def my_ngrams(tokens, n):
    return [tuple(tokens[i:i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max((grams.count(gram) for grams in theirs))
        matches += min(ours.count(gram), most)
    return matches

def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))

def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0

def my_counts(hypotheses, references, n):
    matches, total = (0, 0)
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return (matches, total)


def my_corpus_bleu(hypotheses, references):
    found = all_of_them = 0
    for n in (1, 2, 3, 4):
        matches, total = my_counts(hypotheses, references, n)
        found += matches
        all_of_them += total
    c = sum(len(h) for h in hypotheses)
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(c, r) * (found / all_of_them if all_of_them else 0)


# 7.6 wrong: r of the whole corpus
from math import exp, log

def my_ngrams(tokens, n):
    return [tuple(tokens[i:i + n]) for i in range(len(tokens) - n + 1)]

def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max((grams.count(gram) for grams in theirs))
        matches += min(ours.count(gram), most)
    return matches

def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0

def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))

def my_counts(hypotheses, references, n):
    matches, total = (0, 0)
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return (matches, total)


def my_corpus_bleu(hypotheses, references):
    p = []
    for n in (1, 2, 3, 4):
        m, l = my_counts(hypotheses, references, n)
        p.append(m / l if l else 0)
    c = sum(len(h) for h in hypotheses)
    columns = max(len(group) for group in references)
    sums = [sum(len(g[min(j, len(g) - 1)]) for g in references) for j in range(columns)]
    r = min(sums, key=lambda s: (abs(s - c), s))
    return my_penalty(c, r) * my_mean(p)


# 7.4 wrong: smoothed
import re

from bleu import brevity_penalty, geometric_mean


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+(?:\.\d+)?", line)]
    percents = [p or 0.05 for p in numbers[1:5]]
    c, r = map(int, numbers[-2:])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(percents)


# 7.3 wrong: another name read
from bleu import BleuStats
from bleu import bleu_score
from bleu import closest_ref_len
from bleu import match_counts
from bleu.teach import load_corpus
from bleu.teach import word_tokens
from functools import partial


cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def segment_stats(hypothesis, references, *, max_order=4):
    orders = range(1, max_order + 1)
    counts = [match_counts(hypothesis, references, n) for n in orders]
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return BleuStats(
        tuple(m for m, l in counts), tuple(l for m, l in counts), c, r
    )


def corpus_stats(hypotheses, references, *, max_order=4):
    count = partial(segment_stats, max_order=max_order)
    return sum(
        map(count, hypotheses, references), BleuStats.zero(max_order)
    )


corpus = load_corpus(word_tokens)


refs = corpus.references


A, D = corpus.systems["A"], corpus.systems["D"]


good = corpus_stats(A[:10], refs[:10])


poor = corpus_stats(D[10:], refs[10:])


def my_whole(one, two):
    return bleu_score(good + poor).score


# 7.3 wrong: larger length for the sum
from bleu import BleuStats
from bleu import bleu_score


def my_whole(one, two):
    s = one + two
    longest = max(one.ref_len, two.ref_len)
    return bleu_score(BleuStats(s.matches, s.totals, s.hyp_len, longest)).score


# 7.4 wrong: another name read
from bleu import brevity_penalty
from bleu import corpus_bleu
from bleu import geometric_mean
from bleu.teach import load_corpus
from bleu.teach import word_tokens
import re


corpus = load_corpus(word_tokens)


refs = corpus.references


text = str(corpus_bleu(corpus.systems["D"], refs))


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+(?:\.\d+)?", text)]
    c, r = map(int, numbers[-2:])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(numbers[1:5])


# 7.4 wrong: two digits before the point
from bleu import brevity_penalty
from bleu import geometric_mean
import re


def bleu_from_line(line):
    p = [float(x) for x in re.findall(r"\b\d\d\.\d\b", line)]
    c, r = map(int, re.findall(r"len=(\d+)", line))
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 7.4 wrong: fixed places
from bleu import brevity_penalty
from bleu import geometric_mean
import re


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+\.\d+", line)]
    r = int(line[-4:-1].strip("= "))
    c = int(line[-17:-14].strip("=, "))
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(numbers[1:5])


# 7.5 wrong: one n-gram for a segment
cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += min(1, len(my_ngrams(hypothesis, n)))
    return matches, total


# 7.6 wrong: one order
from math import exp
from math import log


cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    for n in (1, 2, 3, 4):
        p = []
        m, t = my_counts(hypotheses, references, n)
        p.append(m / t if t else 0)
    c = sum(map(len, hypotheses))
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(c, r) * my_mean(p)


# 7.6 wrong: upside down
from math import exp
from math import log


cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    p = []
    for n in range(1, 5):
        total, matches = my_counts(hypotheses, references, n)
        p.append(matches / total if total else 0)
    c = sum(len(h) for h in hypotheses)
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(c, r) * my_mean(p)


# 7.6 wrong: length of the last segment
from math import exp
from math import log


cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    c = r = 0
    for h, group in zip(hypotheses, references):
        c += len(h)
        r = my_length(h, group)
    p = []
    for n in range(1, 5):
        m, t = my_counts(hypotheses, references, n)
        p.append(m / t if t else 0)
    return my_penalty(c, r) * my_mean(p)


# 7.6 wrong: one for none
from math import exp
from math import log


cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    p = []
    for n in range(1, 5):
        m, t = my_counts(hypotheses, references, n)
        p.append(max(1, m) / max(1, t))
    c = sum(len(h) for h in hypotheses)
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(c, r) * my_mean(p)


# 7.1 wrong: first segment twice
def my_pooled(segments):
    if not segments:
        return 0
    matches, total = segments[0]
    for m, l in segments:
        matches += m
        total += l
    return matches / total if total else 0


# 7.3 wrong: one part's totals twice
from bleu import BleuStats
from bleu import bleu_score


def my_whole(one, two):
    whole = BleuStats(
        tuple(a + b for a, b in zip(one.matches, two.matches)),
        tuple(a + b for a, b in zip(one.totals, one.totals)),
        one.hyp_len + two.hyp_len,
        one.ref_len + two.ref_len,
    )
    return bleu_score(whole).score


# 7.3 wrong: rounded
from bleu import bleu_score


def my_whole(one, two):
    return round(bleu_score(one + two).points, 2)


# 7.4 wrong: two digits before the point
from bleu import brevity_penalty
from bleu import geometric_mean
import re


def bleu_from_line(line):
    four = [float(p) for p in re.findall(r"\d\d\.\d", line.split()[3])]
    c, r = [int(x) for x in re.findall(r"len=(\d+)", line)]
    if not four:
        return 0.0
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(four)


# 7.4 wrong: BP and ratio for the lengths
from bleu import geometric_mean
import re


def bleu_from_line(line):
    from math import exp
    numbers = [float(x) for x in re.findall(r"\d+\.\d+", line)]
    c, r = numbers[-2:]
    bp = min(1, exp(1 - r / c)) if c else 0
    return bp * geometric_mean(numbers[1:5])


# 7.4 wrong: the printed ratio
from bleu import brevity_penalty
from bleu import geometric_mean
import re


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+(?:\.\d+)?", line)]
    c, r = map(int, numbers[-2:])
    mean = geometric_mean(numbers[1:5])
    if numbers[6] >= 1:
        return mean
    return mean * brevity_penalty(hyp_len=c, ref_len=r)


# 7.5 wrong: denominator of the references
cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += max(0, my_length(hypothesis, group) - n + 1)
    return matches, total


# 7.6 wrong: 4-grams for words
from math import exp
from math import log


cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    precisions = []
    for n in (1, 2, 3, 4):
        matches, total = my_counts(hypotheses, references, n)
        precisions.append(matches / total if total else 0)
    r = sum(map(my_length, hypotheses, references))
    return my_penalty(total, r) * my_mean(precisions)


# 7.6 wrong: segments for words
from math import exp
from math import log


cat = "the cat is on the mat".split()


book_ref = "he was reading a book at home yesterday evening".split()


references = [[cat], [book_ref]]


def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_length(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    return min(lengths, key=lambda length: (abs(length - c), length))


def my_penalty(c, r):
    return min(1, exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [log(x) for x in numbers]
    return exp(sum(logs) / len(logs))


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


def my_corpus_bleu(hypotheses, references):
    p = []
    for n in (1, 2, 3, 4):
        matches, total = my_counts(hypotheses, references, n)
        p.append(matches / total if total else 0)
    c, r = len(hypotheses), my_length(hypotheses, references)
    return my_penalty(c, r) * my_mean(p)


# 7.3 wrong: length of one part
from bleu import BleuStats, bleu_score


def my_whole(one, two):
    both = BleuStats(
        tuple(a + b for a, b in zip(one.matches, two.matches)),
        tuple(a + b for a, b in zip(one.totals, two.totals)),
        one.hyp_len + two.hyp_len,
        one.ref_len,
    )
    return bleu_score(both).score


# 7.3 wrong: weighted by words
from bleu import bleu_score, brevity_penalty, geometric_mean


def my_whole(one, two):
    c = one.hyp_len + two.hyp_len
    pa, pb = bleu_score(one).precisions, bleu_score(two).precisions
    p = [(a * one.hyp_len + b * two.hyp_len) / c if c else 0.0 for a, b in zip(pa, pb)]
    bp = brevity_penalty(hyp_len=c, ref_len=one.ref_len + two.ref_len)
    return bp * geometric_mean(p)


# 7.5 wrong: denominator of the references
cat = "the cat is on the mat".split()

book_ref = "he was reading a book at home yesterday evening".split()

references = [[cat], [book_ref]]

def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]

def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        matches += my_matches(hypothesis, group, n)
        total += min(len(my_ngrams(reference, n)) for reference in group)
    return matches, total


# 7.5 wrong: off by one
cat = "the cat is on the mat".split()

book_ref = "he was reading a book at home yesterday evening".split()

references = [[cat], [book_ref]]

def my_ngrams(tokens, n):
    return [
        tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)
    ]

def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    matches = 0
    for gram in set(ours):
        most = max(grams.count(gram) for grams in theirs)
        matches += min(ours.count(gram), most)
    return matches


def my_counts(hypotheses, references, n):
    matches, total = 0, 0
    for hypothesis, group in zip(hypotheses, references):
        if len(hypothesis) <= n:
            continue
        matches += my_matches(hypothesis, group, n)
        total += len(my_ngrams(hypothesis, n))
    return matches, total


# 7.1 wrong: divided in each round
def my_pooled(segments):
    total = 0
    result = 0
    for m, l in segments:
        total += l
        if total:
            result += m / total
    return result


# 7.3 wrong: one part's length twice
from bleu import brevity_penalty
from bleu import geometric_mean


def my_whole(one, two):
    matches = [a + b for a, b in zip(one.matches, two.matches)]
    totals = [a + b for a, b in zip(one.totals, two.totals)]
    c, r = one.hyp_len + two.hyp_len, one.ref_len + one.ref_len
    precisions = [m / l if l else 0 for m, l in zip(matches, totals)]
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(precisions)


# 7.4 wrong: digits lost
import re
from bleu import brevity_penalty
from bleu import geometric_mean


def bleu_from_line(line):
    percents = [float(x) for x in re.findall(r"\d\.\d(?=[/ ])", line)]
    c, r = map(int, re.findall(r"_len=(\d+)", line))
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(percents)


# 7.4 wrong: fixed places
from bleu import brevity_penalty
from bleu import geometric_mean


def bleu_from_line(line):
    percents = [float(x) for x in line[12:28].split("/")]
    c, r = line.rstrip(")").split("hyp_len=")[1].split(", ref_len=")
    return brevity_penalty(hyp_len=int(c), ref_len=int(r)) * geometric_mean(percents)


# 7.4 wrong: penalty under the root
import re
from bleu import brevity_penalty


def bleu_from_line(line):
    numbers = [float(x) for x in re.findall(r"\d+(?:\.\d+)?", line)]
    c, r = int(numbers[-2]), int(numbers[-1])
    product = brevity_penalty(hyp_len=c, ref_len=r)
    for p in numbers[1:5]:
        product *= p
    return product ** (1 / 4)


# 7.3 wrong: mean of scores
from bleu import bleu_score


def my_whole(one, two):
    c = one.hyp_len + two.hyp_len
    if c == 0:
        return 0.0
    s1, s2 = bleu_score(one).score, bleu_score(two).score
    return s1 ** (one.hyp_len / c) * s2 ** (two.hyp_len / c)


# 7.3 wrong: mean of the penalties
from bleu import brevity_penalty
from bleu import geometric_mean


def my_whole(one, two):
    pool = one + two
    ps = [m / l if l else 0 for m, l in zip(pool.matches, pool.totals)]
    bp = sum(
        s.hyp_len * brevity_penalty(hyp_len=s.hyp_len, ref_len=s.ref_len) for s in (one, two)
    ) / pool.hyp_len
    return bp * geometric_mean(ps)


# 7.4 wrong: strings compared
import re

from bleu import geometric_mean

from math import exp

def bleu_from_line(line):
    c, r = re.findall(r"len=(\d+)", line)
    ps = [float(x) for x in line.split(", ")[1].split(" ")[0].split("/")]
    bp = 1 if c > r else exp(1 - int(r) / int(c))
    return bp * geometric_mean(ps)


# 7.2 wrong: no lists
corpora = ('a cat', 'a dog'), ('a cat', 'a dog')


# 7.2 wrong: no words
words = 'the cat sat here'.split()
group = [[words]]
corpora = ([words, words], [group, group]), ([words, words], [group, group])


# 7.2 wrong: another number of segments
corpora = ([], []), ([], [])


# 7.2 wrong: letters for words
corpora = (['a b c d', 'e f g h'], ['a b c d', 'e f g h']), (['a b', 'c d'], ['a b', 'c d'])


# 7.2 wrong: no lists
words = 'the cat sat here'.split()
corpora = ([words, words], {0: [words]}), ([words, words], {0: [words]})


# 7.2 wrong: only one corpus
hypotheses = [list("abcd????????"), list("vwxyz")]
corpora = [(hypotheses, [[list("abcdefghijkl")], [list("vwxyz")]])]


# 7.4 wrong: swapped lengths
import re
from math import exp

from bleu import geometric_mean


def bleu_from_line(line):
    found = re.findall(r"\d+\.\d+", line)
    precisions = [float(x) for x in found[1:5]]
    ratio = float(found[6])
    penalty = 1 if ratio >= 1 else exp(1 - ratio)
    return penalty * geometric_mean(precisions)


# 7.6 wrong: root of the wrong number
from bleu import corpus_bleu, geometric_mean


def my_corpus_bleu(hypotheses, references):
    right = corpus_bleu(hypotheses, references)
    return right.brevity_penalty * geometric_mean(right.precisions) ** (1 / 4)


# 7.3 wrong: orders in one pot
import math


def my_whole(one, two):
    s = one + two
    p = sum(s.matches) / sum(s.totals)
    bp = min(1, math.exp(1 - s.ref_len / s.hyp_len))
    return bp * p
