# 4.1 right
factor = 0.801


# 4.1 right
from math import exp

factor = exp(1 - 11 / 9)


# 4.1 wrong: linear penalty
factor = 9 / 11


# 4.1 wrong: shortest reference
factor = 1


# 4.1 wrong: a part of the answer
factor = 11


# 4.1 wrong: missing words per reference word
factor = 0.834


# 4.1 wrong: upside down
factor = 1.199


# 4.1 wrong: the rest
factor = 0.199


# 4.1 wrong: per cent for a ratio
factor = 80.074


# 4.2 right
from bleu import brevity_penalty, closest_ref_len


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lens = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lens)
    return brevity_penalty(hyp_len=c, ref_len=r)


# 4.2 right
import math


def my_penalty(hypothesis, references):
    if hypothesis == []:
        return 0
    c = len(hypothesis)
    r = None
    for reference in references:
        d = abs(len(reference) - c)
        if r is None or d < abs(r - c) or (d == abs(r - c) and len(reference) < r):
            r = len(reference)
    if c > r:
        return 1
    return math.e ** (1 - r / c)


# 4.2 right
from math import exp


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = sorted(sorted(map(len, references)), key=lambda n: abs(n - c))[0]
    return 0 if c == 0 else min(1, exp(-(r - c) / c))


# 4.2 right
from fractions import Fraction
from math import exp


def my_penalty(hypothesis, references):
    c = Fraction(len(hypothesis))
    if not c:
        return 0.0
    distance, r = min((abs(len(x) - c), len(x)) for x in references)
    return exp(-max(0, r / c - 1))


# 4.2 wrong: tie by list order
import math


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    best = references[0]
    for reference in references:
        if abs(len(reference) - c) < abs(len(best) - c):
            best = reference
    r = len(best)
    return 1 if c > r else math.exp(1 - r / c)


# 4.2 wrong: empty hypothesis forgotten
import math


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = min((abs(len(ref) - c), len(ref)) for ref in references)[1]
    if c > r:
        return 1
    return math.exp(1 - r / c)


# 4.2 wrong: shortest reference
import math


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = min(len(ref) for ref in references)
    if c > r:
        return 1
    else:
        return math.exp(1 - r / c)


# 4.2 wrong: shortest reference
import math


def my_penalty(hypothesis, references):
    if not hypothesis:
        return 0
    best = 0
    for reference in references:
        best = max(best, min(1, math.exp(1 - len(reference) / len(hypothesis))))
    return best


# 4.2 wrong: no cap
from math import exp


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    r = min((len(x) for x in references), key=lambda n: (abs(c - n), n))
    return exp(1 - r / c)


# 4.2 wrong: linear penalty
def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = min((len(x) for x in references), key=lambda n: (abs(c - n), n))
    return min(1, c / r)


# 4.2 wrong: average length + linear penalty
def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = sum(len(x) for x in references) / len(references)
    if c >= r:
        return 1
    return c / r


# 4.2 wrong: swapped lengths
from bleu import brevity_penalty, closest_ref_len


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=r, ref_len=c)


# 4.2 wrong: tie by list order
import math


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = min([len(x) for x in references], key=lambda n: abs(n - c))
    if c >= r:
        return 1.0
    return math.exp(1 - r / c)


# 4.2 wrong: characters for words
import math


def my_penalty(hypothesis, references):
    c = len(" ".join(hypothesis))
    lens = [len(" ".join(x)) for x in references]
    r = min(lens, key=lambda n: (abs(n - c), n))
    return 0 if c == 0 else min(1, math.exp(1 - r / c))


# 4.2 wrong: rounded
from bleu import brevity_penalty, closest_ref_len


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return round(brevity_penalty(hyp_len=c, ref_len=r), 2)


# 4.2 wrong: logarithm of another base
def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    r = min((abs(len(x) - c), len(x)) for x in references)[1]
    if c > r:
        return 1
    return 10 ** (1 - r / c)


# 4.2 wrong: only the first item
import math


def my_penalty(hypothesis, references):
    c, r = len(hypothesis), len(references[0])
    if c == 0:
        return 0
    return min(1, math.exp(1 - r / c))


# 4.2 wrong: silence is long enough
import math


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = min((abs(len(x) - c), len(x)) for x in references)[1]
    if c > r or c == 0:
        return 1
    return math.exp(1 - r / c)


# 4.2 wrong: return inside the loop
import math


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    for reference in references:
        r = len(reference)
        if c > r:
            return 1
        else:
            return math.exp(1 - r / c)


# 4.2 wrong: tie to the longer
import math


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    r, near = 0, 10**6
    for length in sorted(len(x) for x in references):
        if abs(length - c) <= near:
            r, near = length, abs(length - c)
    return 1 if c > r else math.exp(1 - r / c)


# 4.3 right
import math


def length_ratio(penalty):
    return 1 / (1 - math.log(penalty))


# 4.3 right
from math import log


def length_ratio(p):
    missing = log(1 / p)
    return (1 + missing) ** -1


# 4.3 right
import numpy as np


def length_ratio(penalty):
    d = -np.log(penalty)
    return 1 / (d + 1)


# 4.3 wrong: sign
import math


def length_ratio(penalty):
    d = math.log(penalty)
    return 1 / (d + 1)


# 4.3 wrong: d for the ratio
import math


def length_ratio(penalty):
    return -math.log(penalty)


# 4.3 wrong: upside down
import math


def length_ratio(penalty):
    return 1 - math.log(penalty)


# 4.3 wrong: logarithm of another base
from math import log10


def length_ratio(penalty):
    d = -log10(penalty)
    return 1 / (1 + d)


# 4.3 wrong: upside down + logarithm of another base
from math import log10


def length_ratio(penalty):
    d = -log10(penalty)
    return 1 / 1 + d


# 4.3 wrong: 1 left out
import math


def length_ratio(penalty):
    return 1 / -math.log(penalty)


# 4.4 right
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 right
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(sorted(lens), key=lambda length: abs(length - c))
    return min(math.exp(1 - r / c), 1.0)


# 4.4 right
from bleu import brevity_penalty, closest_ref_len


def mended(c, lens):
    return brevity_penalty(hyp_len=c, ref_len=closest_ref_len(hyp_len=c, ref_lens=lens))


# 4.4 wrong: tie by list order + upside down
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: abs(length - c))
    if c > r:
        return 1.0
    return math.exp(1 - c / r)


# 4.4 wrong: tie by list order
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: abs(length - c))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 wrong: upside down
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(1 - c / r)


# 4.4 wrong: tie to the longer
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (abs(length - c), -length))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 wrong: tie by list order + swapped lengths
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: abs(length - c))
    if c < r:
        return 1.0
    return math.exp(1 - c / r)


# 4.5 right
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    r = 0
    for c, lens in zip(hyp_lens, ref_lens):
        r += closest_ref_len(hyp_len=c, ref_lens=lens)
    return brevity_penalty(hyp_len=sum(hyp_lens), ref_len=r)


# 4.5 right
import math


def corpus_penalty(hyp_lens, ref_lens):
    c_total = r_total = 0
    for i in range(len(hyp_lens)):
        c_total += hyp_lens[i]
        lens = sorted(ref_lens[i])
        best = lens[0]
        for length in lens:
            if abs(length - hyp_lens[i]) < abs(best - hyp_lens[i]):
                best = length
        r_total += best
    if c_total == 0:
        return 0
    if c_total >= r_total:
        return 1
    return math.exp(1 - r_total / c_total)


# 4.5 right
from functools import reduce
from math import e


def corpus_penalty(hyp_lens, ref_lens):
    def near(c, lens):
        return min((abs(n - c), n) for n in lens)[1]

    r = reduce(lambda total, pair: total + near(*pair), zip(hyp_lens, ref_lens), 0)
    c = sum(hyp_lens)
    return e ** min(0, 1 - r / c) if c else 0.0


# 4.5 wrong: mean of the penalties
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    total = 0
    for c, lens in zip(hyp_lens, ref_lens):
        r = closest_ref_len(hyp_len=c, ref_lens=lens)
        total += brevity_penalty(hyp_len=c, ref_len=r)
    return total / len(hyp_lens)


# 4.5 wrong: product of penalties
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    penalty = 1
    for c, lens in zip(hyp_lens, ref_lens):
        r = closest_ref_len(hyp_len=c, ref_lens=lens)
        penalty *= brevity_penalty(hyp_len=c, ref_len=r)
    return penalty


# 4.5 wrong: started anew in each round
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    for c, lens in zip(hyp_lens, ref_lens):
        r = closest_ref_len(hyp_len=c, ref_lens=lens)
        penalty = brevity_penalty(hyp_len=c, ref_len=r)
    return penalty


# 4.5 wrong: started anew in each round
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    for c, lens in zip(hyp_lens, ref_lens):
        r = closest_ref_len(hyp_len=c, ref_lens=lens)
    return brevity_penalty(hyp_len=sum(hyp_lens), ref_len=r)


# 4.5 wrong: empty segments skipped
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    total_c = total_r = 0
    for c, lens in zip(hyp_lens, ref_lens):
        if c == 0:
            continue
        total_c += c
        total_r += closest_ref_len(hyp_len=c, ref_lens=lens)
    return brevity_penalty(hyp_len=total_c, ref_len=total_r)


# 4.5 wrong: shortest reference
from bleu import brevity_penalty


def corpus_penalty(hyp_lens, ref_lens):
    return brevity_penalty(
        hyp_len=sum(hyp_lens), ref_len=sum(min(lens) for lens in ref_lens)
    )


# 4.5 wrong: tie by list order
from bleu import brevity_penalty


def corpus_penalty(hyp_lens, ref_lens):
    r = 0
    for c, lens in zip(hyp_lens, ref_lens):
        distances = [abs(n - c) for n in lens]
        r += lens[distances.index(min(distances))]
    return brevity_penalty(hyp_len=sum(hyp_lens), ref_len=r)


# 4.6 right
third = 13


# 4.6 right
third = 15


# 4.6 wrong: tie to the longer
third = 16


# 4.6 wrong: longest reference
third = 30


# 4.6 wrong: not above the candidate
third = 11


# 4.6 wrong: not a length
third = [8, 20, 14]


# 4.4 wrong: empty hypothesis forgotten
import math


def mended(c, lens):
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 wrong: upside down
import math


def mended(c, lens):
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(1 - c / r)


# 4.4 wrong: tie by list order
import math


def mended(c, lens):
    r = min(lens, key=lambda length: abs(length - c))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)

# 4.1 wrong: too few digits
factor = 0.8

# 4.3 wrong: exponential for logarithm
import math
def length_ratio(penalty):
    d = math.exp(-penalty)
    return 1 / (1 + d)

# 4.3 wrong: sign of the 1
import math
def length_ratio(penalty):
    d = -math.log(penalty)
    return 1 / (d - 1)

# 4.3 wrong: the way there for the way back
import math
def length_ratio(penalty):
    return math.exp(1 - 1 / penalty)

# 4.5 wrong: only the first item
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    r = sum(refs[0] for refs in ref_lens)
    return min(1, math.exp(1 - r / c)) if c else 0

# 4.5 wrong: a part of the answer
def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    r = sum(min((abs(n - h), n) for n in refs)[1] for h, refs in zip(hyp_lens, ref_lens))
    return c, r

# 4.5 wrong: closest to the sum so far
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = r = 0
    for h, refs in zip(hyp_lens, ref_lens):
        c += h
        r += min((abs(n - c), n) for n in refs)[1]
    return min(1, math.exp(1 - r / c)) if c else 0

# 4.5 wrong: surplus cut off
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = r = 0
    for h, refs in zip(hyp_lens, ref_lens):
        best = min((abs(n - h), n) for n in refs)[1]
        c += min(h, best)
        r += best
    return min(1, math.exp(1 - r / c)) if c else 0

# 4.5 wrong: last item lost
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    r = 0
    for i in range(len(hyp_lens) - 1):
        r += min((abs(n - hyp_lens[i]), n) for n in ref_lens[i])[1]
    return min(1, math.exp(1 - r / c)) if c else 0

# 4.1 wrong: longest reference
factor = 0.574

# 4.1 wrong: average length
factor = 0.862

# 4.1 wrong: 1 left out
factor = 0.295

# 4.1 wrong: missing exponential
factor = -0.222

# 4.1 wrong: logarithm of another base
factor = 0.599

# 4.3 wrong: missing words per reference word
import math
def length_ratio(penalty):
    d = -math.log(penalty)
    return 1 - d

# 4.3 wrong: linear penalty
def length_ratio(penalty):
    return penalty

# 4.3 wrong: rounded
import math
def length_ratio(penalty):
    return round(1 / (1 - math.log(penalty)))

# 4.3 wrong: per cent for a ratio
import math
def length_ratio(penalty):
    return 100 / (1 - math.log(penalty))

# 4.3 wrong: printed, not returned
import math
def length_ratio(penalty):
    print(1 / (1 - math.log(penalty)))

# 4.3 wrong: always the same
import math
def length_ratio(penalty):
    return 1 / (1 - math.log(0.5))

# 4.4 wrong: shortest reference
import math
def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens)
    if c > r:
        return 1.0
    return math.exp(1 - r / c)

# 4.4 wrong: condition turned round
import math
def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c < r:
        return 1.0
    return math.exp(1 - r / c)

# 4.4 wrong: silence is long enough
import math
def mended(c, lens):
    if c == 0:
        return 1.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)

# 4.4 wrong: sign
import math
def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(r / c - 1)

# 4.4 wrong: no cap
import math
def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    return math.exp(1 - r / c)

# 4.4 wrong: changed arguments
import math
def mended(c, lens):
    if c == 0:
        return 0.0
    lens.sort()
    r = min(lens, key=lambda length: abs(length - c))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)

# 4.4 wrong: longest reference
import math
def mended(c, lens):
    if c == 0:
        return 0.0
    r = max(lens)
    if c > r:
        return 1.0
    return math.exp(1 - r / c)

# 4.5 wrong: sum of the lengths
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    r = sum(sum(refs) for refs in ref_lens)
    return min(1, math.exp(1 - r / c)) if c else 0

# 4.5 wrong: one translator for all segments
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    sums = [sum(col) for col in zip(*ref_lens)]
    r = min(sums, key=lambda n: (abs(n - c), n))
    return min(1, math.exp(1 - r / c)) if c else 0

# 4.5 wrong: empty hypothesis forgotten
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    r = sum(min((abs(n - h), n) for n in refs)[1] for h, refs in zip(hyp_lens, ref_lens))
    return min(1, math.exp(1 - r / c))


# 4.2 wrong: number of references
from bleu import brevity_penalty


def my_penalty(hypothesis, references):
    return brevity_penalty(hyp_len=len(hypothesis), ref_len=len(references))


# 4.2 wrong: both sides punished
import math
from bleu import closest_ref_len


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    if c > r:
        return math.exp(1 - c / r)
    return math.exp(1 - r / c)


# 4.4 wrong: 1 added to c
import math


def mended(c, lens):
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(1 - r / (c + 1))


# 4.5 wrong: closest to the whole output
from bleu import brevity_penalty


def corpus_penalty(hyp_lens, ref_lens):
    mean = sum(hyp_lens) / len(hyp_lens)
    r = 0
    for lens in ref_lens:
        r += min(lens, key=lambda x: (abs(x - mean), x))
    return brevity_penalty(hyp_len=sum(hyp_lens), ref_len=r)


# 4.4 wrong: 1 left out
import math


def mended(c, lens):
    if c == 0:
        return 0
    r = min(sorted(lens), key=lambda length: abs(length - c))
    return min(1, math.exp(-r / c))


# 4.1 wrong: logarithm of another base
factor = 10 ** (-2 / 9)


# 4.1 wrong: brackets
import math

factor = math.exp((1 - 11) / 9)


# 4.1 wrong: shortest reference
import math

factor = min(1.0, math.exp(1 - 2 / 9))


# 4.1 wrong: longest reference
factor = 9 / 14


# 4.2 wrong: swapped lengths
from bleu import brevity_penalty
from bleu import closest_ref_len

def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lens = [len(reference) for reference in references]
    r = closest_ref_len(hyp_len=c, ref_lens=lens)
    return brevity_penalty(hyp_len=r, ref_len=c)


# 4.2 wrong: shortest reference
from bleu import brevity_penalty

def my_penalty(hypothesis, references):
    c = len(hypothesis)
    return max(brevity_penalty(hyp_len=c, ref_len=len(x)) for x in references)


# 4.2 wrong: raises TypeError
from bleu import brevity_penalty
from bleu import closest_ref_len

def my_penalty(hypothesis, references):
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=references)
    return brevity_penalty(hyp_len=c, ref_len=len(r))


# 4.3 wrong: returns nothing for some inputs
import math

def length_ratio(penalty):
    if penalty >= 1:
        return None
    return 1 / (1 - math.log(penalty))


# 4.3 wrong: missing share for the ratio
import math

def length_ratio(penalty):
    d = -math.log(penalty)
    return 1 / (1 + d) - 1


# 4.4 wrong: tie by list order + upside down
import math

def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: abs(length - c))
    if c > r:
        return 1.0
    return math.exp(1 - c / r)


# 4.4 wrong: shortest reference
import math

def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (length - c, length))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 wrong: one word for none
import math

def mended(c, lens):
    c = max(c, 1)
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 wrong: tie by list order
import math

def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(reversed(lens), key=lambda length: abs(length - c))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.5 wrong: swapped lengths
from bleu import brevity_penalty
from bleu import closest_ref_len

def corpus_penalty(hyp_lens, ref_lens):
    r = sum(
        closest_ref_len(hyp_len=c, ref_lens=lens)
        for c, lens in zip(hyp_lens, ref_lens)
    )
    return brevity_penalty(hyp_len=r, ref_len=sum(hyp_lens))


# 4.5 wrong: started anew in each round
from bleu import brevity_penalty
from bleu import closest_ref_len

def corpus_penalty(hyp_lens, ref_lens):
    r = 0
    for c, lens in zip(hyp_lens, ref_lens):
        r += closest_ref_len(hyp_len=c, ref_lens=lens)
    return brevity_penalty(hyp_len=c, ref_len=r)


# 4.5 wrong: chosen from all segments
from bleu import brevity_penalty
from bleu import closest_ref_len

def corpus_penalty(hyp_lens, ref_lens):
    pool = [length for lens in ref_lens for length in lens]
    r = sum(closest_ref_len(hyp_len=c, ref_lens=pool) for c in hyp_lens)
    return brevity_penalty(hyp_len=sum(hyp_lens), ref_len=r)


# 4.5 wrong: averages for sums
from bleu import brevity_penalty
from bleu import closest_ref_len

def corpus_penalty(hyp_lens, ref_lens):
    k = len(hyp_lens)
    r = sum(closest_ref_len(hyp_len=h, ref_lens=x) for h, x in zip(hyp_lens, ref_lens))
    return brevity_penalty(hyp_len=sum(hyp_lens) // k, ref_len=r // k)


# 4.6 wrong: not a length
third = 0


# 4.6 wrong: not above the candidate
third = 1


# 4.6 wrong: longest reference
from bleu import brevity_penalty
from bleu import closest_ref_len

hurting = []
for third in range(1, 31):
    r = closest_ref_len(hyp_len=12, ref_lens=[8, 20, third])
    if brevity_penalty(hyp_len=12, ref_len=r) < 1:
        hurting.append(third)


# 4.4 wrong: brackets
import math
def mended(c, lens):
    if c == 0: return 0.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c >= r: return 1.0
    return math.exp(1 - r) / c


# 4.5 wrong: silence is long enough + shortest reference
import math
def corpus_penalty(hyp_lens, ref_lens):
    c=sum(hyp_lens); r=sum(min(x) for x in ref_lens)
    if c==0: return 1.0
    return min(1.0, math.exp(1-r/c))

# 4.1 wrong: 1 too many
import math
r = min(abs(length - 9) for length in [14, 11, 6])
factor = math.exp(1 - r / 9)

# 4.1 wrong: rounded on the way
import math
factor = round(math.exp(-0.2), 3)

# 4.3 wrong: per cent for a ratio
import math
def length_ratio(penalty):
    d = -math.log(penalty)
    return round(100 / (1 + d))

# 4.3 wrong: searched for in steps
from bleu import brevity_penalty
def length_ratio(penalty):
    for c in range(1, 101):
        if brevity_penalty(hyp_len=c, ref_len=100) >= penalty:
            return c / 100
    return 1.0

# 4.3 wrong: halved for each d
import math
def length_ratio(penalty):
    d = -math.log(penalty)
    return 0.5**d

# 4.5 wrong: equal lengths once
from bleu import brevity_penalty, closest_ref_len
def corpus_penalty(hyp_lens, ref_lens):
    chosen = {
        c: closest_ref_len(hyp_len=c, ref_lens=lens)
        for c, lens in zip(hyp_lens, ref_lens)
    }
    return brevity_penalty(
        hyp_len=sum(hyp_lens), ref_len=sum(chosen.values())
    )

# 4.5 wrong: mean of the ratios
import math
from bleu import closest_ref_len
def corpus_penalty(hyp_lens, ref_lens):
    ratios = [
        closest_ref_len(hyp_len=c, ref_lens=lens) / c
        for c, lens in zip(hyp_lens, ref_lens)
        if c > 0
    ]
    if not ratios:
        return 0.0
    return min(1.0, math.exp(1 - sum(ratios) / len(ratios)))

# 4.6 wrong: longest reference
third = 20

# 4.6 wrong: not above the candidate
third = min(n for n in range(1, 31) if (8 + 20 + n) / 3 > 12)

# 4.2 wrong: missing words not divided
import math
def my_penalty(h, rs):
    c = len(h); r = min((len(x) for x in rs), key=lambda n: (abs(n - c), n))
    if not c: return 0.0
    return 1.0 if c >= r else math.exp(c - r)

# 4.2 wrong: median length
import math, statistics
def my_penalty(h, rs):
    c = len(h); r = statistics.median(map(len, rs))
    if not c: return 0.0
    return 1.0 if c >= r else math.exp(1 - r / c)

# 4.2 wrong: average length
import math
def my_penalty(h, rs):
    c = len(h); r = sum(map(len, rs)) // len(rs)
    if not c: return 0.0
    return 1.0 if c >= r else math.exp(1 - r / c)

# 4.3 wrong: rounded
import math
def length_ratio(p):
    d = -math.log(p); return int(100 / (1 + d)) / 100

# 4.5 wrong: mean of the penalties
import math
def corpus_penalty(hs, rs):
    ps = []
    for h, x in zip(hs, rs):
        r = min(x, key=lambda n: (abs(n - h), n))
        if h == 0: continue
        ps.append(min(1, math.exp(1 - r / h)))
    return sum(ps) / len(ps) if ps else 0.0

# 4.5 wrong: mean of the penalties
import math
def corpus_penalty(hs, rs):
    e = []
    for h, x in zip(hs, rs):
        r = min(x, key=lambda n: (abs(n - h), n))
        if h == 0: return 0.0
        e.append(min(0, 1 - r / h))
    return math.exp(sum(e) / len(e))

# 4.5 wrong: only the first item
import math
def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    r = min(ref_lens[0], key=lambda n: (abs(n - hyp_lens[0]), n))
    if not c:
        return 0.0
    return min(1, math.exp(1 - r / c))


# 4.1 wrong: 1 left out
import math


factor = math.exp(-11 / 9)


# 4.4 wrong: missing words per reference word
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    return math.exp(c / r - 1)


# 4.2 wrong: median length
import math

def brevity_penalty(*, hyp_len, ref_len):
    if hyp_len == 0:
        return 0.0
    return min(1.0, math.exp(1 - ref_len / hyp_len))


def my_penalty(hypothesis, references):
    lens = sorted(len(reference) for reference in references)
    r = lens[len(lens) // 2]
    return brevity_penalty(hyp_len=len(hypothesis), ref_len=r)


# 4.1 wrong: brackets
import math


factor = math.e**1 - 11 / 9


# 4.3 wrong: upside down
import math


def length_ratio(penalty):
    d = -math.log(penalty)
    return 1 / 1 + d


# 4.3 wrong: a straight line
import math


def length_ratio(penalty):
    low = 1 / math.e
    return 0.5 + 0.5 * (penalty - low) / (1 - low)


# 4.1 wrong: brackets
import math


factor = round(math.e**1 - 11 / 9, 3)


# 4.3 wrong: a straight line
import math


def length_ratio(penalty):
    return penalty * math.e / 2


# 4.5 wrong: distances without a sign
import math


def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    if c == 0:
        return 0.0
    missing = sum(
        min(abs(length - one) for length in lens)
        for one, lens in zip(hyp_lens, ref_lens)
    )
    return math.exp(-missing / c)


# 4.1 wrong: shortest reference
import math

factor = round(math.exp(1 - 6 / 9), 3)


# 4.2 wrong: the most similar reference
from bleu import brevity_penalty
from bleu import match_counts


def my_penalty(hypothesis, references):
    def shared(reference):
        return match_counts(hypothesis, [reference], 1).matches

    r = len(max(references, key=shared))
    return brevity_penalty(hyp_len=len(hypothesis), ref_len=r)


# 4.3 wrong: sign
import math


def length_ratio(penalty):
    d = math.log(penalty)
    return 1 / (1 + d) if d != -1 else 0


# 4.3 wrong: 1 on the wrong side
import math


def length_ratio(penalty):
    d = -math.log(penalty)
    r_by_c = abs(d - 1)
    return 1 / r_by_c if r_by_c else 1.0


# 4.4 wrong: empty hypothesis forgotten
import math


def mended(c, lens):
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c > r:
        return 1.0
    if r == 0:
        return 0.0
    return math.exp(1 - r / c)


# 4.5 wrong: one translator for all segments
from bleu import brevity_penalty
from bleu import closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    c = sum(hyp_lens)
    most = max(len(lens) for lens in ref_lens)
    sums = []
    for k in range(most):
        sums.append(sum(lens[min(k, len(lens) - 1)] for lens in ref_lens))
    r = closest_ref_len(hyp_len=c, ref_lens=sums)
    return brevity_penalty(hyp_len=c, ref_len=r)


# 4.2 wrong: closer than the first
from bleu.brevity import brevity_penalty


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    lens = sorted(len(reference) for reference in references)
    r = lens[0]
    best = abs(r - c)
    for length in lens[1:]:
        if abs(length - c) < best:
            r = length
    return brevity_penalty(hyp_len=c, ref_len=r)


# 4.1 wrong: brackets
import math

factor = math.exp(-2) / 9


# 4.2 wrong: tie by the words
from bleu import brevity_penalty


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    closest = min(references, key=lambda ref: (abs(len(ref) - c), ref))
    return brevity_penalty(hyp_len=c, ref_len=len(closest))


# 4.2 wrong: the distance starts at c
from bleu import brevity_penalty


def my_penalty(hypothesis, references):
    c = r = len(hypothesis)
    nearest = c
    for reference in references:
        distance = abs(len(reference) - c)
        if distance < nearest or (distance == nearest and len(reference) < r):
            nearest, r = distance, len(reference)
    return brevity_penalty(hyp_len=c, ref_len=r)


# 4.2 wrong: closest in ratio
import math

from bleu import brevity_penalty


def my_penalty(hypothesis, references):
    c = len(hypothesis)
    if c == 0:
        return 0.0

    def far(length):
        return abs(math.log(length / c)), length

    r = min((len(ref) for ref in references), key=far)
    return brevity_penalty(hyp_len=c, ref_len=r)


# 4.3 wrong: searched for in steps
from bleu import brevity_penalty


def length_ratio(penalty):
    best = min(
        range(1, 101),
        key=lambda c: abs(brevity_penalty(hyp_len=c, ref_len=100) - penalty),
    )
    return best / 100


# 4.4 wrong: tie by list order
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(set(lens), key=lambda length: abs(length - c))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 wrong: longest reference
import math


def mended(c, lens):
    if c == 0:
        return 0.0
    r = min(lens, key=lambda length: (c - length, length))
    if c > r:
        return 1.0
    return math.exp(1 - r / c)


# 4.4 wrong: upside down
import math


def mended(c, lens):
    r = min(lens, key=lambda length: (abs(length - c), length))
    if c == 0:
        raise ValueError("no words")
    return 1.0 if c > r else math.exp(1 - c / r)


# 4.5 wrong: equal lengths once
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    r = sum(
        {
            closest_ref_len(hyp_len=c, ref_lens=lens)
            for c, lens in zip(hyp_lens, ref_lens)
        }
    )
    return brevity_penalty(hyp_len=sum(hyp_lens), ref_len=r)


# 4.5 wrong: equal lengths once
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    segments = dict(zip(hyp_lens, ref_lens))
    c = r = 0
    for length, lens in segments.items():
        c += length
        r += closest_ref_len(hyp_len=length, ref_lens=lens)
    return brevity_penalty(hyp_len=c, ref_len=r)


# 4.5 wrong: every pair of segments
from bleu import brevity_penalty, closest_ref_len


def corpus_penalty(hyp_lens, ref_lens):
    r = 0
    for c in hyp_lens:
        for lens in ref_lens:
            r += closest_ref_len(hyp_len=c, ref_lens=lens)
    return brevity_penalty(hyp_len=sum(hyp_lens), ref_len=r)


# 4.3 wrong: searched for in steps
import math


def length_ratio(penalty):
    best = 0.1
    for k in range(1, 11):
        ratio = k / 10
        if abs(math.exp(1 - 1 / ratio) - penalty) < abs(math.exp(1 - 1 / best) - penalty):
            best = ratio
    return best
