# 6.1 right
scores = (0.495, 0.182)


# 6.1 right
from math import exp, sqrt

penalty = exp(1 - 16 / 14)
scores = penalty * 8 / 14, penalty * sqrt(8 / 14 / 13)


# 6.1 wrong: penalty forgotten
scores = (0.571, 0.210)


# 6.1 right
scores = [0.4953587998572467, 0.18174699151949172]


# 6.1 wrong: one order alone
scores = (0.495, 0.067)


# 6.1 wrong: linear penalty
scores = (0.5, 0.18345)


# 6.2 right
from bleu import brevity_penalty, geometric_mean


def points(percents, hyp_len, ref_len):
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(percents)


# 6.2 right
import math


def points(percents, hyp_len, ref_len):
    product = 1
    for p in percents:
        product *= p / 100
    bp = 1 if hyp_len > ref_len else math.exp(1 - ref_len / hyp_len)
    return 100 * bp * product**0.25


# 6.2 right
import math


def points(percents, hyp_len, ref_len):
    if min(percents) == 0:
        return 0
    logs = [math.log(p) / 4 for p in percents]
    return math.exp(min(0, 1 - ref_len / hyp_len) + sum(logs))


# 6.2 wrong: penalty forgotten
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    return geometric_mean(percents)


# 6.2 wrong: per cent for a ratio
import math


def points(percents, hyp_len, ref_len):
    product = math.prod(p / 100 for p in percents)
    return min(1, math.exp(1 - ref_len / hyp_len)) * product ** (1 / 4)


# 6.2 wrong: linear penalty
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    return min(1, hyp_len / ref_len) * geometric_mean(percents)


# 6.2 wrong: no cap + linear penalty
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    return hyp_len / ref_len * geometric_mean(percents)


# 6.2 wrong: zero forgotten
import math


def points(percents, hyp_len, ref_len):
    logs = sum(math.log(p) for p in percents) / 4
    penalty = 1 if hyp_len > ref_len else math.exp(1 - ref_len / hyp_len)
    return penalty * math.exp(logs)


# 6.2 wrong: arithmetic mean
import math


def points(percents, hyp_len, ref_len):
    return sum(percents) / 4 * min(1, math.exp(1 - ref_len / hyp_len))


# 6.2 wrong: rounded
from bleu import brevity_penalty, geometric_mean


def points(percents, hyp_len, ref_len):
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return round(penalty * geometric_mean(percents), 2)


# 6.3 right
import math


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_bleu(hypothesis, references):
    product = 1
    for n in range(1, 5):
        ours = my_ngrams(hypothesis, n)
        if not ours:
            return 0
        paid = 0
        for gram in set(ours):
            best = 0
            for reference in references:
                best = max(best, my_ngrams(reference, n).count(gram))
            paid += min(best, ours.count(gram))
        product *= paid / len(ours)
    c = len(hypothesis)
    r = sorted((abs(len(x) - c), len(x)) for x in references)[0][1]
    return product ** (1 / 4) * min(1, math.exp(1 - r / c))


# 6.3 right
from bleu import sentence_bleu


def my_bleu(hypothesis, references):
    return sentence_bleu(hypothesis, references).score


# 6.3 right
import math
from collections import Counter


def counted(tokens, n):
    return Counter(zip(*(tokens[k:] for k in range(n))))


def my_bleu(hypothesis, references):
    c = len(hypothesis)
    if c < 4:
        return 0.0
    logs = 0
    for n in (1, 2, 3, 4):
        purse = Counter()
        for reference in references:
            purse |= counted(reference, n)
        paid = (counted(hypothesis, n) & purse).total()
        if not paid:
            return 0.0
        logs += math.log(paid / (c - n + 1))
    r = min((len(x) for x in references), key=lambda length: (abs(length - c), length))
    return math.exp(logs / 4 + min(0, 1 - r / c))


# 6.3 wrong: penalty forgotten
from bleu import geometric_mean, modified_precision


def my_bleu(hypothesis, references):
    p = [modified_precision(hypothesis, references, n) for n in (1, 2, 3, 4)]
    return geometric_mean(p)


# 6.3 wrong: one order too few
from bleu import brevity_penalty, closest_ref_len, geometric_mean, modified_precision


def my_bleu(hypothesis, references):
    p = [modified_precision(hypothesis, references, n) for n in range(1, 4)]
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 6.3 wrong: penalty forgotten + no clip
import math


def grams(tokens, n):
    return [" ".join(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_bleu(hypothesis, references):
    product = 1
    for n in (1, 2, 3, 4):
        ours = grams(hypothesis, n)
        if len(ours) == 0:
            return 0
        known = set()
        for reference in references:
            known |= set(grams(reference, n))
        product *= sum(gram in known for gram in ours) / len(ours)
    return product ** (1 / 4)


# 6.3 wrong: shortest reference
import math
from bleu import geometric_mean, modified_precision


def my_bleu(hypothesis, references):
    p = [modified_precision(hypothesis, references, n) for n in (1, 2, 3, 4)]
    c = len(hypothesis)
    r = min(len(x) for x in references)
    if c == 0:
        return 0
    bp = 1 if c > r else math.exp(1 - r / c)
    return bp * geometric_mean(p)


# 6.3 wrong: best score of the references
from bleu import sentence_bleu


def my_bleu(hypothesis, references):
    best = 0
    for reference in references:
        best = max(best, sentence_bleu(hypothesis, [reference]).score)
    return best


# 6.3 wrong: clip by the sum
import math
from bleu import brevity_penalty, closest_ref_len, geometric_mean


def grams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_bleu(hypothesis, references):
    p = []
    for n in (1, 2, 3, 4):
        ours = grams(hypothesis, n)
        theirs = [gram for x in references for gram in grams(x, n)]
        paid = 0
        for gram in ours:
            if gram in theirs:
                theirs.remove(gram)
                paid += 1
        p.append(paid / max(1, len(ours)))
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 6.3 wrong: tiny number for zero
import math
from bleu import brevity_penalty, closest_ref_len, modified_precision


def my_bleu(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    logs = 0
    for n in (1, 2, 3, 4):
        p = modified_precision(hypothesis, references, n)
        logs += math.log(p or 1e-9) / 4
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * math.exp(logs)


# 6.3 wrong: zero forgotten
import math
from bleu import brevity_penalty, closest_ref_len, modified_precision


def my_bleu(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    logs = 0
    for n in (1, 2, 3, 4):
        logs += math.log(modified_precision(hypothesis, references, n)) / 4
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * math.exp(logs)


# 6.3 wrong: missing root
import math
from bleu import brevity_penalty, closest_ref_len, modified_precision


def my_bleu(hypothesis, references):
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    score = brevity_penalty(hyp_len=c, ref_len=r)
    for n in (1, 2, 3, 4):
        score *= modified_precision(hypothesis, references, n)
    return score


# 6.3 wrong: per cent for a ratio
from bleu import sentence_bleu


def my_bleu(hypothesis, references):
    return sentence_bleu(hypothesis, references).points


# 6.3 wrong: average of penalty and mean
from bleu import brevity_penalty, closest_ref_len, geometric_mean, modified_precision


def my_bleu(hypothesis, references):
    if not hypothesis:
        return 0
    p = [modified_precision(hypothesis, references, n) for n in range(1, 5)]
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return (brevity_penalty(hyp_len=c, ref_len=r) + geometric_mean(p)) / 2


# 6.4 right
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 right
import math


def mended(matches, totals, hyp_len, ref_len):
    product = math.prod(matches) / math.prod(totals)
    bp = 1 if hyp_len >= ref_len else math.exp(1 - ref_len / hyp_len)
    return bp * product ** (1 / 4)


# 6.4 right
from bleu import BleuStats, bleu_score


def mended(matches, totals, hyp_len, ref_len):
    stats = BleuStats(tuple(matches), tuple(totals), hyp_len, ref_len)
    return bleu_score(stats).score


# 6.4 wrong: first order lost
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(1, 4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: zero forgotten
import math


def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: linear penalty
import math


def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, hyp_len / ref_len)
    return penalty * math.exp(logs / 4)


# 6.4 wrong: first order lost + linear penalty
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(1, 4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, hyp_len / ref_len)
    return penalty * math.exp(logs / 4)


# 6.4 wrong: first order lost
import math


def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(1, 4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.5 right
nothing = "at noon today the island the ferry leaves".split()


# 6.5 right
nothing = "the island at the ferry leaves today noon".split()


# 6.5 wrong: a 4-gram that matches
nothing = "at noon today the ferry leaves the island".split()


# 6.5 wrong: too few trigrams
nothing = "today noon at island the leaves ferry the".split()


# 6.5 wrong: other words
nothing = "the the the the the the the the".split()


# 6.5 wrong: not a list of words
nothing = "at noon today the island the ferry leaves"


# 6.6 right
import math


def smallest(c):
    return (4 * 3 * 2 * 1 / math.prod(range(c - 3, c + 1))) ** 0.25


# 6.6 right
def smallest(c):
    score = 1
    for k in range(4):
        score *= ((4 - k) / (c - k)) ** 0.25
    return score


# 6.6 right
from math import comb


def smallest(c):
    return comb(c, 4) ** -0.25


# 6.6 wrong: one match in each order
def smallest(c):
    return (1 / (c * (c - 1) * (c - 2) * (c - 3))) ** (1 / 4)


# 6.6 wrong: missing root
def smallest(c):
    return 24 / (c * (c - 1) * (c - 2) * (c - 3))


# 6.6 wrong: denominator of words
def smallest(c):
    return (24 / c**4) ** 0.25


# 6.6 wrong: one order alone
def smallest(c):
    return 1 / (c - 3)


# 6.6 wrong: always six words
def smallest(c):
    return (24 / 360) ** (1 / 4)


# 6.3 wrong: tiny number for zero
import warnings
from nltk.translate.bleu_score import sentence_bleu


def my_bleu(hypothesis, references):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return sentence_bleu(references, hypothesis)

# 6.1 wrong: per cent for a ratio
scores = (49.5, 18.2)

# 6.1 wrong: penalty under the root
scores = (0.495, 0.195)

# 6.1 wrong: penalty twice
scores = (0.495, 0.158)

# 6.1 wrong: orders in one pot
scores = (0.495, 0.289)

# 6.2 wrong: penalty under the root
import math
def points(percents, hyp_len, ref_len):
    bp = min(1, math.exp(1 - ref_len / hyp_len))
    return 100 * (bp * math.prod(p / 100 for p in percents)) ** 0.25

# 6.2 wrong: square root for any root
import math
def points(percents, hyp_len, ref_len):
    bp = min(1, math.exp(1 - ref_len / hyp_len))
    return 100 * bp * math.prod(p / 100 for p in percents) ** 0.5

# 6.2 wrong: missing root
import math
def points(percents, hyp_len, ref_len):
    bp = min(1, math.exp(1 - ref_len / hyp_len))
    return 100 * bp * math.prod(p / 100 for p in percents)

# 6.2 wrong: brackets around 1/N
import math
def points(percents, hyp_len, ref_len):
    bp = min(1, math.exp(1 - ref_len / hyp_len))
    return 100 * bp * math.prod(p / 100 for p in percents) ** 1/4

# 6.2 wrong: a string for a number
import math
def points(percents, hyp_len, ref_len):
    bp = min(1, math.exp(1 - ref_len / hyp_len))
    return f"{bp * math.prod(percents) ** 0.25:.2f}"

# 6.2 wrong: an argument without effect
import math
def points(percents, hyp_len, ref_len):
    return 0.895 * math.prod(percents) ** 0.25

# 6.3 wrong: orders from zero
import math
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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))
def my_bleu(hypothesis, references):
    ps = [my_precision(hypothesis, references, n) for n in range(4)]
    return my_penalty(hypothesis, references) * my_mean(ps)

# 6.3 wrong: penalty among the precisions
import math
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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))
def my_bleu(hypothesis, references):
    parts = [my_precision(hypothesis, references, n) for n in range(1, 5)]
    parts.append(my_penalty(hypothesis, references))
    return my_mean(parts)

# 6.3 wrong: orders in one pot
import math
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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))
def my_bleu(hypothesis, references):
    m = sum(my_matches(hypothesis, references, n) for n in range(1, 5))
    t = sum(len(my_ngrams(hypothesis, n)) for n in range(1, 5))
    return my_penalty(hypothesis, references) * m / t if t else 0

# 6.4 wrong: nothing mended
import math
def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(1, 4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, hyp_len / ref_len)
    return penalty * math.exp(logs / 4)

# 6.4 wrong: one order too few
import math
def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(3):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)

# 6.4 wrong: condition turned round
import math
def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = max(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)

# 6.4 wrong: upside down
import math
def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(4):
        logs += math.log(totals[n] / matches[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)

# 6.6 wrong: miscounted matches + one order too few
def smallest(c):
    return (6 / (c * (c - 1) * (c - 2))) ** (1 / 3)

# 6.6 wrong: miscounted matches
def smallest(c):
    return (4 / (c * (c - 1) * (c - 2) * (c - 3))) ** 0.25

# 6.6 wrong: all words match
def smallest(c):
    return (1 / (c - 3)) ** 0.25

# 6.6 wrong: brackets around 1/N
def smallest(c):
    return 24 / (c * (c - 1) * (c - 2) * (c - 3)) ** 1/4

# 6.6 wrong: one order too few
def smallest(c):
    p = 1
    for n in range(1, 4):
        p *= (5 - n) / (c - n + 1)
    return p ** 0.25

# 6.6 wrong: a penalty besides
import math
def smallest(c):
    return math.exp(-1) * (24 / (c * (c - 1) * (c - 2) * (c - 3))) ** 0.25

# 6.1 wrong: missing root
scores = (0.495, 0.038)

# 6.1 wrong: arithmetic mean
scores = (0.495, 0.281)

# 6.1 wrong: swapped results
scores = (0.182, 0.495)

# 6.1 wrong: always four
scores = (0.495, 0.397)

# 6.1 wrong: upside down
scores = (0.648, 0.238)

# 6.1 wrong: missing words per reference word
scores = (0.504, 0.185)

# 6.1 wrong: only one item
scores = 0.182

# 6.2 wrong: no cap
import math
def points(percents, hyp_len, ref_len):
    bp = math.exp(1 - ref_len / hyp_len)
    return bp * math.prod(percents) ** 0.25

# 6.2 wrong: upside down
import math
def points(percents, hyp_len, ref_len):
    bp = 1 if hyp_len >= ref_len else math.exp(1 - hyp_len / ref_len)
    return bp * math.prod(percents) ** 0.25

# 6.4 wrong: raises IndexError
import math
def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(1, 5):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)

# 6.4 wrong: zero left out
import math
def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(4):
        if matches[n] > 0:
            logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len)) if hyp_len else 0
    return penalty * math.exp(logs / 4)

# 6.4 wrong: swapped lengths
import math
def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - hyp_len / ref_len))
    return penalty * math.exp(logs / 4)

# 6.4 wrong: no cap
import math
def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = math.exp(1 - ref_len / hyp_len)
    return penalty * math.exp(logs / 4)

# 6.4 wrong: penalty forgotten
import math
def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    return math.exp(logs / 4)

# 6.4 wrong: zero forgotten
import math
def mended(matches, totals, hyp_len, ref_len):
    if matches[0] == 0:
        return 0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)

# 6.6 wrong: arithmetic mean
def smallest(c):
    return (4 / c + 3 / (c - 1) + 2 / (c - 2) + 1 / (c - 3)) / 4

# 6.6 wrong: off by one
def smallest(c):
    return (24 / ((c - 1) * (c - 2) * (c - 3) * (c - 4))) ** 0.25

# 6.6 wrong: integer division
def smallest(c):
    return (24 // (c * (c - 1) * (c - 2) * (c - 3))) ** 0.25

# 6.6 wrong: square root for any root
def smallest(c):
    return (24 / (c * (c - 1) * (c - 2) * (c - 3))) ** 0.5


# 6.1 wrong: always four
import math


bp = math.exp(1 - 16 / 14)


scores = bp * (8 / 14) ** 0.25, bp * (8 / 14 / 13) ** 0.25


# 6.2 wrong: 1 left out
import math
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    bp = 1 if hyp_len > ref_len else math.exp(-ref_len / hyp_len)
    return bp * geometric_mean(percents)


# 6.2 wrong: both sides punished
import math
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    if hyp_len > ref_len:
        bp = math.exp(1 - hyp_len / ref_len)
    else:
        bp = math.exp(1 - ref_len / hyp_len)
    return bp * geometric_mean(percents)


# 6.3 wrong: a copy gets 1
import math


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    said = my_ngrams(hypothesis, n)
    paid = 0
    for ngram in set(said):
        best = max(my_ngrams(r, n).count(ngram) for r in references)
        paid += min(said.count(ngram), best)
    return paid


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    if hypothesis in references:
        return 1
    p = [my_precision(hypothesis, references, n) for n in (1, 2, 3, 4)]
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.4 wrong: zero left out
import math


def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(4):
        logs += math.log(max(matches[n], 1) / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: arithmetic mean
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    p = 0
    for n in range(4):
        p += matches[n] / totals[n]
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * p / 4


# 6.4 wrong: a count for a ratio
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: no sum
import math


def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for m, t in zip(matches, totals):
        if m == 0:
            return 0.0
    if hyp_len > ref_len:
        return math.exp(logs / 4)
    return math.exp(1 - ref_len / hyp_len + logs / 4)


# 6.1 wrong: zero of another order
scores = (0.495, 0.0)


# 6.3 wrong: orders shifted
import math


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


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_bleu(hypothesis, references):
    p = [my_precision(hypothesis, references, n) for n in range(2, 6)]
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.3 wrong: tiny number for zero
import math


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


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_bleu(hypothesis, references):
    p = []
    for n in (1, 2, 3, 4):
        p.append(my_precision(hypothesis, references, n) or 1e-3)
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.4 wrong: raises IndexError
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(1, 5):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: zero forgotten
import math


def mended(matches, totals, hyp_len, ref_len):
    if matches[2] == 0:
        return 0.0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: divided twice
import math


def mended(matches, totals, hyp_len, ref_len):
    if min(matches) == 0:
        return 0.0
    logs = 0
    for n in range(4):
        logs += 0.25 * math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: all zeros or none
import math


def mended(matches, totals, hyp_len, ref_len):
    if sum(matches) == 0:
        return 0.0
    logs = 0
    for n in range(4):
        p = matches[n] / totals[n] if totals[n] else 0
        logs += math.log(p) if p else 0
    return min(1, math.exp(1 - ref_len / hyp_len)) * math.exp(logs / 4)


# 6.4 wrong: returns nothing for some inputs
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.5 wrong: other words
nothing = "At noon today the island The ferry leaves".split()


# 6.5 wrong: other words
nothing = list("at noon today the island the ferry leaves")


# 6.6 wrong: totals that grow
def smallest(c):
    return (24 / (c * (c + 1) * (c + 2) * (c + 3))) ** 0.25


# 6.6 wrong: one order too few
import math


def smallest(c):
    return (24 / math.prod(range(c - 3, c))) ** 0.25


# 6.6 wrong: miscounted matches
import math


def smallest(c):
    return (5 * 3 * 2 * 1 / math.prod([c, c - 1, c - 2, c - 3])) ** 0.25


# 6.4 wrong: logarithms multiplied
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 1
    for n in range(4):
        logs *= math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.1 wrong: another length for r
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

bp = math.exp(1 - 17 / 14)
scores = bp * 8 / 14, bp * math.sqrt(8 / 14 * 1 / 13)


# 6.2 wrong: long output punished
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

def points(percents, hyp_len, ref_len):
    mean = geometric_mean(percents)
    if hyp_len > ref_len:
        return mean * ref_len / hyp_len
    return mean * brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)


# 6.2 wrong: long enough for perfect
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

def points(percents, hyp_len, ref_len):
    if hyp_len >= ref_len:
        return 100.0
    if hyp_len == 0:
        return 0.0
    return math.exp(1 - ref_len / hyp_len) * geometric_mean(percents)


# 6.2 wrong: subtracted for multiplied
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

def points(percents, hyp_len, ref_len):
    mean = geometric_mean(percents)
    taken = 1 - brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return max(0.0, mean - 100 * taken)


# 6.3 wrong: four words for too few
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))

def my_bleu(hypothesis, references):
    if len(hypothesis) < 5:
        return 0.0
    p = [my_precision(hypothesis, references, n) for n in (1, 2, 3, 4)]
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.5 wrong: too few trigrams
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

nothing = "the ferry leaves today noon at the island".split()


# 6.5 wrong: too few trigrams
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

nothing = "the ferry at noon the island leaves today".split()


# 6.5 wrong: other words
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

nothing = "at noon today the island the ferry leaves .".split()


# 6.6 wrong: one order too few
import math
import warnings
from fractions import Fraction

from bleu import (
    brevity_penalty,
    closest_ref_len,
    explain,
    geometric_mean,
    match_counts,
    modified_precision,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu
from sacrebleu.metrics import BLEU

warnings.filterwarnings("ignore", module="nltk")

ferry = "the ferry leaves the island at noon today".split()
slip = "the ferry leaves the island by noon today".split()

def assembled(hypothesis, references, max_order=4):
    precisions = [
        modified_precision(hypothesis, references, n)
        for n in range(1, max_order + 1)
    ]
    hyp_len = len(hypothesis)
    ref_lens = [len(reference) for reference in references]
    ref_len = closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    return penalty * geometric_mean(precisions)

action = (
    "it is a guide to action which ensures that the military"
    " always obeys the commands of the party"
).split()
translators = """\
it is a guide to action that ensures that the military will forever \
heed party commands
it is the guiding principle which guarantees the military forces \
always being under the command of the party
it is the practical guide for the army always to heed the \
directions of the party"""
three = [line.split() for line in translators.splitlines()]

song = ["Half of my heart is in Havana ooh na na".split()]
model_1 = "Half as my heart is in Obama ooh na".split()
model_2 = "Havana na in heart my is Half ooh of na".split()
by_hand = math.exp(-1 / 9) * (1 / 54) ** (1 / 4)

guide = (
    "it is to insure the troops forever hearing the activity"
    " guidebook that party direct"
).split()

def smallest(c):
    if c == 4:
        return 1.0
    return smallest(c - 1) * ((c - 3) / c) ** 0.25


# 6.6 wrong: root of the wrong number
def smallest(c):
    product = 1.0
    for n in range(4):
        product *= (4 - n) / (c - n)
    return product ** (1 / c)


# 6.6 wrong: root of a part
def smallest(c):
    down = 1
    for k in range(c - 3, c + 1):
        down *= k
    return 24 / down**0.25


# 6.6 wrong: a factorial for four factors
import math


def smallest(c):
    return (math.factorial(4) / math.factorial(c)) ** 0.25


# 6.3 wrong: references in one row
import math

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

def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0

def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0

def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    everything = [word for reference in references for word in reference]
    p = [my_precision(hypothesis, [everything], n) for n in (1, 2, 3, 4)]
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.3 wrong: a root of its own for each order
import math

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

def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0

def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_bleu(hypothesis, references):
    score = my_penalty(hypothesis, references)
    for n in (1, 2, 3, 4):
        score *= my_precision(hypothesis, references, n) ** (1 / n)
    return score


# 6.3 wrong: one order alone
import math

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

def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0

def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0

def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    for n in (1, 2, 3, 4):
        p = []
        p.append(my_precision(hypothesis, references, n))
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.1 wrong: rounded
import math


scores = round(0.9 * 8 / 14, 3), round(0.9 * math.sqrt(8 / 14 / 13), 3)


# 6.1 wrong: penalty twice
import math


bp = math.exp(1 - 16 / 14)
first = bp * 8 / 14
scores = first, bp * math.sqrt(first * 1 / 13)


# 6.2 wrong: penalty of the example
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    bp = 1 if hyp_len >= ref_len else 0.895
    return bp * geometric_mean(percents)


# 6.2 wrong: zero left out
from bleu import brevity_penalty
import math


def points(percents, hyp_len, ref_len):
    bp = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    logs = [math.log(x) for x in percents if x > 0]
    return bp * math.exp(sum(logs) / 4)


# 6.3 wrong: equal values once
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    p = {my_precision(hypothesis, references, n) for n in range(1, 5)}
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.3 wrong: penalty as exponent
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    p = [my_precision(hypothesis, references, n) for n in (1, 2, 3, 4)]
    return my_mean(p) ** my_penalty(hypothesis, references)


# 6.3 wrong: swapped lengths
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    if not hypothesis:
        return 0
    p = [my_precision(hypothesis, references, n) for n in (1, 2, 3, 4)]
    return my_penalty(references[0], [hypothesis]) * my_mean(p)


# 6.3 wrong: penalty forgotten
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    p = [my_precision(hypothesis, references, n) for n in (1, 2, 3, 4)]
    score = my_mean(p)
    if len(references) == 1:
        score *= my_penalty(hypothesis, references)
    return score


# 6.4 wrong: a bracket too early
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n]) / totals[n]
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: an order twice
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = math.log(matches[0] / totals[0])
    for n in range(0, 4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: another guess for zero
import math


def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(4):
        logs += math.log((matches[n] or 0.5) / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.1 wrong: rounded
scores = 0.497, 0.182


# 6.2 wrong: missing words not divided
from bleu import geometric_mean
import math


def points(percents, hyp_len, ref_len):
    missing = max(0, ref_len - hyp_len)
    return geometric_mean(percents) * math.exp(-missing)


# 6.2 wrong: cap in the wrong place
from bleu import geometric_mean
import math


def points(percents, hyp_len, ref_len):
    score = math.exp(1 - ref_len / hyp_len) * geometric_mean(percents)
    return min(100, score)


# 6.3 wrong: the smaller of the two
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    p = (my_precision(hypothesis, references, n) for n in range(1, 5))
    return min(my_penalty(hypothesis, references), my_mean(list(p)))


# 6.4 wrong: no cap
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = math.exp(min(1, 1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: penalty alone
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    if hyp_len < ref_len:
        return math.exp(1 - ref_len / hyp_len)
    return math.exp(logs / 4)


# 6.6 wrong: choices for rows
import math


def smallest(c):
    p = [m / math.comb(c, n) for n, m in enumerate((4, 3, 2, 1), 1)]
    return math.prod(p) ** 0.25


# 6.6 wrong: n-grams side by side
def smallest(c):
    product = 1.0
    for n in (1, 2, 3, 4):
        product *= (4 // n) / (c // n)
    return product**0.25


# 6.3 wrong: 1 added below the line
import math
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

def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0

def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    p = []
    for n in (1, 2, 3, 4):
        total = 1 + len(my_ngrams(hypothesis, n))
        p.append(my_matches(hypothesis, references, n) / total)
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.4 wrong: sign
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = min(1, math.exp(ref_len / hyp_len - 1))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: another guess for zero
import math


def mended(matches, totals, hyp_len, ref_len):
    logs = 0
    for n in range(4):
        logs += math.log((matches[n] or 0.1) / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.4 wrong: penalty in each round
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs, penalty = 0, 1
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
        penalty *= min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.6 wrong: one factor too early
import math


def smallest(c):
    bottom = math.prod(range(c - 4, c))
    return (24 / bottom) ** 0.25 if bottom else 1.0


# 6.6 wrong: miscounted matches
from bleu import geometric_mean


def smallest(c):
    orders = (1, 2, 3, 4)
    matches = (4, 4, 4, 1)
    p = [min(1, m / (c - n + 1)) for m, n in zip(matches, orders)]
    return geometric_mean(p)


# 6.3 wrong: always the same
def my_bleu(hypothesis, references):
    product = 0
    for n in (1, 2, 3, 4):
        product *= 1 / n
    return product


# 6.1 wrong: length in n-grams
import math

scores = (
    math.exp(1 - 16 / 14) * 8 / 14,
    math.exp(1 - 16 / 13) * math.sqrt(8 / 14 / 13),
)


# 6.1 wrong: brackets around the exponent
import math

bp = math.exp(1) - 16 / 14
scores = bp * 8 / 14, bp * math.sqrt(8 / 14 / 13)


# 6.2 wrong: subtracted for multiplied
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    missing = max(0, 1 - hyp_len / ref_len)
    return max(0, geometric_mean(percents) - 100 * missing)


# 6.2 wrong: rounded on the way + rounded
from bleu import brevity_penalty
from bleu import geometric_mean


def points(percents, hyp_len, ref_len):
    penalty = round(brevity_penalty(hyp_len=hyp_len, ref_len=ref_len), 3)
    return round(penalty * geometric_mean(percents))


# 6.4 wrong: condition turned round
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(4):
        logs += math.log(matches[n] / totals[n])
    penalty = max(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.6 wrong: brackets around 1/N
def smallest(c):
    return (24 / (c * (c - 1) * (c - 2) * (c - 3))) ** 1 / 4


# 6.6 wrong: miscounted matches
import math


def smallest(c):
    matches = (1, 3, 2, 1)
    totals = [c - i for i in range(4)]
    logs = [math.log(m / l) for m, l in zip(matches, totals)]
    return math.exp(sum(logs) / 4)


# 6.2 wrong: penalty of the logarithms
import math
from bleu import brevity_penalty


def points(percents, hyp_len, ref_len):
    if 0 in percents:
        return 0.0
    penalty = brevity_penalty(hyp_len=hyp_len, ref_len=ref_len)
    logs = [math.log(p / 100) for p in percents]
    return 100 * math.exp(penalty * sum(logs) / 4)


# 6.4 wrong: penalty of the logarithms
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = sum(math.log(m / t) for m, t in zip(matches, totals))
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return math.exp(penalty * logs / 4)


# 6.3 wrong: only the closest reference
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    c = len(hypothesis)
    chosen = min(references, key=lambda ref: (abs(len(ref) - c), len(ref)))
    p = [my_precision(hypothesis, [chosen], n) for n in (1, 2, 3, 4)]
    return my_penalty(hypothesis, [chosen]) * my_mean(p)


# 6.3 wrong: average over the references
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_mean(numbers):
    if 0 in numbers:
        return 0
    logs = [math.log(x) for x in numbers]
    return math.exp(sum(logs) / len(logs))


def my_bleu(hypothesis, references):
    p = []
    for n in (1, 2, 3, 4):
        each = [my_precision(hypothesis, [ref], n) for ref in references]
        p.append(sum(each) / len(each))
    return my_penalty(hypothesis, references) * my_mean(p)


# 6.2 wrong: cap in the wrong place
import math


def points(percents, hyp_len, ref_len):
    mean = math.prod(percents) ** (1 / len(percents))
    return min(1, math.exp(1 - ref_len / hyp_len) * mean)


# 6.4 wrong: cap in the wrong place
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = sum(math.log(m / t) for m, t in zip(matches, totals))
    return min(1, math.exp(1 - ref_len / hyp_len) * math.exp(logs / 4))


# 6.4 wrong: orders shifted
import math


def mended(matches, totals, hyp_len, ref_len):
    if 0 in matches:
        return 0.0
    logs = 0
    for n in range(1, 4):
        logs += math.log(matches[n - 1] / totals[n])
    penalty = min(1, math.exp(1 - ref_len / hyp_len))
    return penalty * math.exp(logs / 4)


# 6.6 wrong: off by one
def smallest(c):
    product = 1.0
    for n in range(1, 5):
        product *= (5 - n) / max(c - n, 1)
    return product**0.25


# 6.3 wrong: arithmetic mean above 0
import math


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


def my_precision(hypothesis, references, n):
    total = len(my_ngrams(hypothesis, n))
    return my_matches(hypothesis, references, n) / total if total else 0


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lengths = [len(reference) for reference in references]
    r = min(lengths, key=lambda length: (abs(length - c), length))
    return min(1, math.exp(1 - r / c)) if c else 0


def my_bleu(hypothesis, references):
    total = 0
    for n in range(1, 5):
        p = my_precision(hypothesis, references, n)
        if p == 0:
            return 0
        total += p
    return my_penalty(hypothesis, references) * total / 4
