# 8.1 right
from bleu import geometric_mean


def my_third(matches, totals):
    p, s = [], 1
    for m, l in zip(matches, totals):
        if not m:
            s = s / 2
            p.append(s / l)
        else:
            p.append(m / l)
    return geometric_mean(p)


# 8.1 right
from bleu.smoothing import exponential
from bleu import BleuStats, geometric_mean


def my_third(matches, totals):
    stats = BleuStats(matches, totals, totals[0], totals[0])
    return geometric_mean(exponential(stats))


# 8.1 right
def my_third(matches, totals):
    product = 1
    for n in range(len(matches)):
        zeros = matches[: n + 1].count(0)
        product *= (matches[n] if matches[n] else 2**-zeros) / totals[n]
    return product ** (1 / len(matches))


# 8.1 wrong: linear for doubled
from bleu import geometric_mean


def my_third(matches, totals):
    invcnt, p = 0, []
    for m, l in zip(matches, totals):
        if m == 0:
            invcnt += 2
            m = 1 / invcnt
        p.append(m / l)
    return geometric_mean(p)


# 8.1 wrong: halved at every order
from bleu import geometric_mean


def my_third(matches, totals):
    s, p = 1, []
    for m, l in zip(matches, totals):
        s /= 2
        p.append(m / l if m > 0 else s / l)
    return geometric_mean(p)


# 8.1 wrong: precision replaced
from bleu import geometric_mean


def my_third(matches, totals):
    s, p = 1, []
    for m, l in zip(matches, totals):
        if m == 0:
            s /= 2
            p.append(s)
        else:
            p.append(m / l)
    return geometric_mean(p)


# 8.1 wrong: halved too late
from bleu import geometric_mean


def my_third(matches, totals):
    s, p = 1, []
    for m, l in zip(matches, totals):
        if m == 0:
            p.append(s / l)
            s /= 2
        else:
            p.append(m / l)
    return geometric_mean(p)


# 8.1 wrong: root forgotten
def my_third(matches, totals):
    s, product = 1, 1
    for m, l in zip(matches, totals):
        if m == 0:
            s *= 0.5
            m = s
        product *= m / l
    return product


# 8.2 right
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    return geometric_mean([(m + k) / (l + k) for m, l in zip(matches, totals)])


# 8.2 right
def add_to_all(matches, totals, k):
    product = 1
    for n in range(len(matches)):
        product *= (matches[n] + k) / (totals[n] + k)
    return product ** (1 / len(matches))


# 8.2 wrong: raises TypeError
import math
from fractions import Fraction


def add_to_all(matches, totals, k):
    p = [Fraction(m + k, l + k) for m, l in zip(matches, totals)]
    return math.exp(sum(map(math.log, p)) / len(p))


# 8.2 wrong: unigrams spared
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    p = [matches[0] / totals[0]]
    for n in range(1, 4):
        p.append((matches[n] + k) / (totals[n] + k))
    return geometric_mean(p)


# 8.2 wrong: an argument without effect
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    return geometric_mean([(m + 1) / (l + 1) for m, l in zip(matches, totals)])


# 8.2 wrong: k above only
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    return geometric_mean([(m + k) / l for m, l in zip(matches, totals)])


# 8.2 wrong: k added to the ratio
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    return geometric_mean([m / l + k for m, l in zip(matches, totals)])


# 8.2 wrong: arithmetic mean
def add_to_all(matches, totals, k):
    return sum((m + k) / (l + k) for m, l in zip(matches, totals)) / 4


# 8.3 right
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    zeros, p = 0, []
    for m, l in zip(matches, totals):
        if m == 0:
            zeros += 1
            m = math.log(c) / (K * 2**zeros)
        p.append(m / l)
    return geometric_mean(p)


# 8.3 right
from math import log, prod


def method4(matches, totals, c, K):
    s = log(c) / K
    p = []
    for m, l in zip(matches, totals):
        if m == 0:
            s = s / 2
            m = s
        p.append(m / l)
    return prod(p) ** (1 / 4)


# 8.3 right
import numpy as np


def method4(matches, totals, c, K):
    m = np.array(matches, dtype=float)
    zeros = np.cumsum(m == 0)
    m = np.where(m == 0, np.log(c) / K / 2.0**zeros, m)
    return float(np.exp(np.log(m / np.array(totals)).mean()))


# 8.3 wrong: the published rule
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    s, p = 1, []
    for m, l in zip(matches, totals):
        if m == 0:
            s *= math.log(c) / K
            m = s
        p.append(m / l)
    return geometric_mean(p)


# 8.3 wrong: K times for K divided
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    k, p = 0, []
    for m, l in zip(matches, totals):
        if m == 0:
            k += 1
            m = math.log(c) / 2**k * K
        p.append(m / l)
    return geometric_mean(p)


# 8.3 wrong: halved too late
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    k, p = 0, []
    for m, l in zip(matches, totals):
        if m == 0:
            m = math.log(c) / (2**k * K)
            k += 1
        p.append(m / l)
    return geometric_mean(p)


# 8.3 wrong: logarithm of another base
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    k, p = 0, []
    for m, l in zip(matches, totals):
        if m == 0:
            k += 1
            m = math.log10(c) / (2**k * K)
        p.append(m / l)
    return geometric_mean(p)


# 8.4 right
def my_fewest(c, n):
    return c // n


# 8.4 right
def my_fewest(c, n):
    wrong, run = 0, 0
    for _ in range(c):
        run += 1
        if run == n:
            wrong, run = wrong + 1, 0
    return wrong


# 8.4 right
def my_fewest(c, n):
    if c < n:
        return 0
    return 1 + my_fewest(c - n, n)


# 8.4 wrong: rounded up
def my_fewest(c, n):
    return -(-c // n)


# 8.4 wrong: n right words between
def my_fewest(c, n):
    return len(range(n, c, n + 1))


# 8.4 wrong: not rounded
def my_fewest(c, n):
    return c / n


# 8.4 wrong: one for each n-gram
def my_fewest(c, n):
    return max(c - n + 1, 0)


# 8.5 right
def my_floor(matches, totals, epsilon):
    return [(m or epsilon) / l if l else 0 for m, l in zip(matches, totals)]


# 8.5 right
def my_floor(matches, totals, epsilon):
    p = []
    for i in range(len(matches)):
        if totals[i] == 0:
            p.append(0)
        elif matches[i] == 0:
            p.append(epsilon / totals[i])
        else:
            p.append(matches[i] / totals[i])
    return p


# 8.5 right
def my_floor(matches, totals, epsilon):
    return [max(m, epsilon) / l if l > 0 else 0.0 for m, l in zip(matches, totals)]


# 8.5 wrong: nothing mended
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if m == 0:
            precisions.append(epsilon)
        else:
            precisions.append(m / l)
    return precisions


# 8.5 wrong: raises ZeroDivisionError
def my_floor(matches, totals, epsilon):
    return [(m or epsilon) / l for m, l in zip(matches, totals)]


# 8.5 wrong: precision replaced
def my_floor(matches, totals, epsilon):
    return [m / l if m else (epsilon if l else 0.0) for m, l in zip(matches, totals)]


# 8.5 wrong: list for tuple
def my_floor(matches, totals, epsilon):
    return tuple((m or epsilon) / l if l else 0.0 for m, l in zip(matches, totals))


# 8.5 wrong: added to all
def my_floor(matches, totals, epsilon):
    return [(m + epsilon) / l if l else 0.0 for m, l in zip(matches, totals)]


# 8.6 right
from bleu import exponential, sentence_bleu


def my_smoothed_bleu(hypothesis, references):
    return sentence_bleu(hypothesis, references, smoothing=exponential).score


# 8.6 right
from bleu import exponential, segment_stats


from bleu.score import bleu_score


def my_smoothed_bleu(hypothesis, references):
    return bleu_score(
        segment_stats(hypothesis, references), smoothing=exponential
    ).score


# 8.6 right
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    p, s = [], 1
    for n in 1, 2, 3, 4:
        m, l = match_counts(hypothesis, references, n)
        if n == 1 and m == 0:
            return 0
        if l == 0:
            return 0
        if m == 0:
            s /= 2
        p.append((m or s) / l)
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 8.6 wrong: the rule forgotten
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    p, s = [], 1
    for n in 1, 2, 3, 4:
        m, l = match_counts(hypothesis, references, n)
        if l == 0:
            return 0
        if m == 0:
            s /= 2
        p.append((m or s) / l)
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 8.6 wrong: raises ZeroDivisionError
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    p, s = [], 1
    for n in 1, 2, 3, 4:
        m, l = match_counts(hypothesis, references, n)
        if n == 1 and m == 0:
            return 0
        if m == 0:
            s /= 2
        p.append((m or s) / l)
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 8.6 wrong: no smoothing
from bleu import sentence_bleu


def my_smoothed_bleu(hypothesis, references):
    return sentence_bleu(hypothesis, references).score


# 8.6 wrong: penalty missing
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    p, s = [], 1
    for n in 1, 2, 3, 4:
        m, l = match_counts(hypothesis, references, n)
        if n == 1 and m == 0:
            return 0
        if l == 0:
            return 0
        if m == 0:
            s /= 2
        p.append((m or s) / l)
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return geometric_mean(p)


# 8.6 wrong: halved at every order
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    p, s = [], 1
    for n in 1, 2, 3, 4:
        m, l = match_counts(hypothesis, references, n)
        if n == 1 and m == 0:
            return 0
        if l == 0:
            return 0
        s /= 2
        p.append((m or s) / l)
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 8.6 wrong: precision replaced
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    p, s = [], 1
    for n in 1, 2, 3, 4:
        m, l = match_counts(hypothesis, references, n)
        if n == 1 and m == 0:
            return 0
        if l == 0:
            return 0
        if m == 0:
            s /= 2
        p.append(m / l if m else s)
    c = len(hypothesis)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(p)


# 8.1 wrong: always the fourth root
from math import prod


def my_third(matches, totals):
    k = 0
    ps = []
    for m, l in zip(matches, totals):
        if m == 0:
            k += 1
            m = 1 / 2**k
        ps.append(m / l if l else 0)
    return prod(ps) ** 0.25


# 8.1 wrong: added to all
from math import prod


def my_third(matches, totals):
    ps = []
    for k, (m, l) in enumerate(zip(matches, totals), 1):
        ps.append((m + 1 / 2**k) / l if l else 0)
    return prod(ps) ** (1 / len(ps))


# 8.2 wrong: a part of the answer
def add_to_all(matches, totals, k):
    return [(m + k) / (l + k) for m, l in zip(matches, totals)]


# 8.2 wrong: always the fourth root
from math import prod


def add_to_all(matches, totals, k):
    return prod((m + k) / (l + k) for m, l in zip(matches, totals)) ** (1 / 4)


# 8.3 wrong: missing logarithm
from math import prod


def method4(matches, totals, c, K):
    j = 0
    ps = []
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = 1 / (2**j * K)
        ps.append(m / l if l else 0)
    return prod(ps) ** (1 / len(ps))


# 8.3 wrong: K without effect
from math import log, prod


def method4(matches, totals, c, K):
    K = 5
    j = 0
    ps = []
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = log(c) / (2**j * K)
        ps.append(m / l if l else 0)
    return prod(ps) ** (1 / len(ps))


# 8.3 wrong: halved at every order
from math import log, prod


def method4(matches, totals, c, K):
    ps = []
    for j, (m, l) in enumerate(zip(matches, totals), 1):
        if m == 0:
            m = log(c) / (2**j * K)
        ps.append(m / l if l else 0)
    return prod(ps) ** (1 / len(ps))


# 8.4 wrong: swapped arguments
def my_fewest(c, n):
    return n // c if c else 0


# 8.4 wrong: positions for a number
def my_fewest(c, n):
    return list(range(n - 1, c, n))


# 8.4 wrong: n wrong words
def my_fewest(c, n):
    return n if c >= n else 0


# 8.5 wrong: a mean for the list
from math import prod


def my_floor(matches, totals, epsilon):
    ps = [(m or epsilon) / l if l else 0.0 for m, l in zip(matches, totals)]
    return prod(ps) ** (1 / len(ps))


# 8.5 wrong: multiplied for divided
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(0)
        elif m == 0:
            precisions.append(epsilon * l)
        else:
            precisions.append(m / l)
    return precisions


# 8.5 wrong: shrinking constant
def my_floor(matches, totals, epsilon):
    precisions = []
    k = 0
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(0)
        elif m == 0:
            k += 1
            precisions.append(epsilon / 2**k / l)
        else:
            precisions.append(m / l)
    return precisions


# 8.5 wrong: a lower bound
def my_floor(matches, totals, epsilon):
    return [max(m / l, epsilon) if l else 0 for m, l in zip(matches, totals)]


# 8.6 wrong: add-one
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest


def my_penalty(hypothesis, references):
    r = closest(hypothesis, references)
    return brevity_penalty(hyp_len=len(hypothesis), ref_len=r)


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 1) == 0:
        return 0
    precisions = []
    for n in range(1, 5):
        m = my_matches(hypothesis, references, n)
        l = len(my_ngrams(hypothesis, n))
        if l == 0:
            return 0
        precisions.append(m / l if n == 1 else (m + 1) / (l + 1))
    return my_penalty(hypothesis, references) * my_mean(precisions)


# 8.6 wrong: arithmetic mean
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest


def my_penalty(hypothesis, references):
    r = closest(hypothesis, references)
    return brevity_penalty(hyp_len=len(hypothesis), ref_len=r)


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 1) == 0:
        return 0
    precisions = []
    k = 0
    for n in range(1, 5):
        m = my_matches(hypothesis, references, n)
        l = len(my_ngrams(hypothesis, n))
        if l == 0:
            return 0
        if m == 0:
            k += 1
            m = 1 / 2**k
        precisions.append(m / l)
    return my_penalty(hypothesis, references) * sum(precisions) / 4


# 8.6 wrong: orders 1 to 3
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest


def my_penalty(hypothesis, references):
    r = closest(hypothesis, references)
    return brevity_penalty(hyp_len=len(hypothesis), ref_len=r)


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 1) == 0:
        return 0
    precisions = []
    k = 0
    for n in range(1, 4):
        m = my_matches(hypothesis, references, n)
        l = len(my_ngrams(hypothesis, n))
        if l == 0:
            return 0
        if m == 0:
            k += 1
            m = 1 / 2**k
        precisions.append(m / l)
    return my_penalty(hypothesis, references) * my_mean(precisions)


# 8.6 wrong: the rule of another order
from bleu import brevity_penalty, ngrams as my_ngrams
from bleu.mean import geometric_mean as my_mean
from bleu.teach.exercises.corpus import clipped as my_matches, closest


def my_penalty(hypothesis, references):
    r = closest(hypothesis, references)
    return brevity_penalty(hyp_len=len(hypothesis), ref_len=r)


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 2) == 0:
        return 0
    precisions = []
    k = 0
    for n in range(1, 5):
        m = my_matches(hypothesis, references, n)
        l = len(my_ngrams(hypothesis, n))
        if l == 0:
            return 0
        if m == 0:
            k += 1
            m = 1 / 2**k
        precisions.append(m / l)
    return my_penalty(hypothesis, references) * my_mean(precisions)


# 8.1 wrong: only the zeros
from bleu import geometric_mean


def my_third(matches, totals):
    ps, invcnt = [], 1
    for m, l in zip(matches, totals):
        if m == 0:
            invcnt *= 2
            ps.append(1 / invcnt / l)
    return geometric_mean(ps) if ps else geometric_mean([m / l for m, l in zip(matches, totals)])


# 8.2 wrong: ratio of sums for a mean of ratios
def add_to_all(matches, totals, k):
    return (sum(matches) + k) / (sum(totals) + k)


# 8.2 wrong: first item lost
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    return geometric_mean([(m + k) / (l + k) for m, l in zip(matches[1:], totals[1:])])


# 8.4 wrong: both sides counted twice
def my_fewest(c, n):
    return c // (2 * n - 1)


# 8.2 wrong: k rounded
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    k = int(k)
    return geometric_mean([(m + k) / (l + k) for m, l in zip(matches, totals)])


# 8.3 wrong: logarithm of another number
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    p, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = math.log(matches[0]) / (2**j * K)
        p.append(m / l)
    return geometric_mean(p)


# 8.3 wrong: inside the logarithm
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    p, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = math.log(c / K) / 2**j if c > K else 0
        p.append(m / l)
    return geometric_mean(p)


# 8.4 wrong: half of the n-grams
def my_fewest(c, n):
    return (c - n + 1 + 1) // 2


# 8.4 wrong: at least one
def my_fewest(c, n):
    return max(1, c // n)


# 8.4 wrong: the last place lost
def my_fewest(c, n):
    return len(range(n, c, n))


# 8.5 wrong: no match, no score
def my_floor(matches, totals, epsilon):
    if matches[0] == 0:
        return [0.0] * len(matches)
    return [(m or epsilon) / l if l else 0.0 for m, l in zip(matches, totals)]


# 8.2 wrong: k for each n-gram
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    return geometric_mean(
        [(m + k) / (l + k * l) for m, l in zip(matches, totals)]
    )


# 8.5 wrong: matches not divided
def my_floor(matches, totals, epsilon):
    return [m or epsilon / l if l else 0.0 for m, l in zip(matches, totals)]


# 8.1 wrong: linear for doubled
import math
import warnings
from fractions import Fraction
from functools import partial
from itertools import pairwise

from bleu import (
    corpus_bleu,
    geometric_mean,
    segment_stats,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import SmoothingFunction
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu

warnings.filterwarnings("ignore", module="nltk")

def pair_of(candidate, *references):
    return candidate.split(), [text.split() for text in references]


fruit_pair = pair_of(
    "This is an fruit", "This is an apple", "There is an apple"
)
fruit = segment_stats(*fruit_pair)


def ratios(matches, totals):
    return tuple(m / l if l else 0.0 for m, l in zip(matches, totals))


def no_smoothing(stats):
    return ratios(stats.matches, stats.totals)

picture_pair = pair_of(
    "the picture the picture by me",
    "the picture is clicked by me",
    "this picture was clicked by me",
)
picture = segment_stats(*picture_pair)


def score_of(pair, smoothing):
    return sentence_bleu(*pair, smoothing=smoothing).score


def nltk_score(pair, k):
    # the attribute method1, method2, ... by its name
    method = getattr(SmoothingFunction(), f"method{k}")
    return nltk_bleu(pair[1], pair[0], smoothing_function=method)


def floor(stats, *, epsilon=0.1):
    return ratios([m or epsilon for m in stats.matches], stats.totals)

pairs = (fruit_pair, picture_pair)
near = partial(math.isclose, abs_tol=1e-12)


def shrinking_matches(stats, factor):
    matches = []
    stand_in = 1.0
    for m, l in zip(stats.matches, stats.totals):
        if m == 0 and l > 0:
            stand_in *= factor
        matches.append(m or (stand_in if l else 0))
    return matches


def exponential(stats):
    return ratios(shrinking_matches(stats, 0.5), stats.totals)

hopeless = pair_of("a b c d", "v w x y")
segments = (fruit_pair, picture_pair, hopeless)

def my_third(matches, totals):
    precisions, invcnt = [], 1
    for m, l in zip(matches, totals):
        if m == 0:
            invcnt += 1
            m = 1 / invcnt
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.3 wrong: K to the power of j
import math
import warnings
from fractions import Fraction
from functools import partial
from itertools import pairwise

from bleu import (
    corpus_bleu,
    geometric_mean,
    segment_stats,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import SmoothingFunction
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu

warnings.filterwarnings("ignore", module="nltk")

def pair_of(candidate, *references):
    return candidate.split(), [text.split() for text in references]


fruit_pair = pair_of(
    "This is an fruit", "This is an apple", "There is an apple"
)
fruit = segment_stats(*fruit_pair)


def ratios(matches, totals):
    return tuple(m / l if l else 0.0 for m, l in zip(matches, totals))


def no_smoothing(stats):
    return ratios(stats.matches, stats.totals)

picture_pair = pair_of(
    "the picture the picture by me",
    "the picture is clicked by me",
    "this picture was clicked by me",
)
picture = segment_stats(*picture_pair)


def score_of(pair, smoothing):
    return sentence_bleu(*pair, smoothing=smoothing).score


def nltk_score(pair, k):
    # the attribute method1, method2, ... by its name
    method = getattr(SmoothingFunction(), f"method{k}")
    return nltk_bleu(pair[1], pair[0], smoothing_function=method)


def floor(stats, *, epsilon=0.1):
    return ratios([m or epsilon for m in stats.matches], stats.totals)

pairs = (fruit_pair, picture_pair)
near = partial(math.isclose, abs_tol=1e-12)


def shrinking_matches(stats, factor):
    matches = []
    stand_in = 1.0
    for m, l in zip(stats.matches, stats.totals):
        if m == 0 and l > 0:
            stand_in *= factor
        matches.append(m or (stand_in if l else 0))
    return matches


def exponential(stats):
    return ratios(shrinking_matches(stats, 0.5), stats.totals)

hopeless = pair_of("a b c d", "v w x y")
segments = (fruit_pair, picture_pair, hopeless)

def method4(matches, totals, c, K):
    precisions, divisor = [], 1
    for m, l in zip(matches, totals):
        if m == 0:
            divisor *= 2 * K
            m = math.log(c) / divisor
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.3 wrong: inside the logarithm
import math
import warnings
from fractions import Fraction
from functools import partial
from itertools import pairwise

from bleu import (
    corpus_bleu,
    geometric_mean,
    segment_stats,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import SmoothingFunction
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu

warnings.filterwarnings("ignore", module="nltk")

def pair_of(candidate, *references):
    return candidate.split(), [text.split() for text in references]


fruit_pair = pair_of(
    "This is an fruit", "This is an apple", "There is an apple"
)
fruit = segment_stats(*fruit_pair)


def ratios(matches, totals):
    return tuple(m / l if l else 0.0 for m, l in zip(matches, totals))


def no_smoothing(stats):
    return ratios(stats.matches, stats.totals)

picture_pair = pair_of(
    "the picture the picture by me",
    "the picture is clicked by me",
    "this picture was clicked by me",
)
picture = segment_stats(*picture_pair)


def score_of(pair, smoothing):
    return sentence_bleu(*pair, smoothing=smoothing).score


def nltk_score(pair, k):
    # the attribute method1, method2, ... by its name
    method = getattr(SmoothingFunction(), f"method{k}")
    return nltk_bleu(pair[1], pair[0], smoothing_function=method)


def floor(stats, *, epsilon=0.1):
    return ratios([m or epsilon for m in stats.matches], stats.totals)

pairs = (fruit_pair, picture_pair)
near = partial(math.isclose, abs_tol=1e-12)


def shrinking_matches(stats, factor):
    matches = []
    stand_in = 1.0
    for m, l in zip(stats.matches, stats.totals):
        if m == 0 and l > 0:
            stand_in *= factor
        matches.append(m or (stand_in if l else 0))
    return matches


def exponential(stats):
    return ratios(shrinking_matches(stats, 0.5), stats.totals)

hopeless = pair_of("a b c d", "v w x y")
segments = (fruit_pair, picture_pair, hopeless)

def method4(matches, totals, c, K):
    precisions, k = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            k += 1
            m = math.log(c / (2**k * K))
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.5 wrong: one empty order takes all
import math
import warnings
from fractions import Fraction
from functools import partial
from itertools import pairwise

from bleu import (
    corpus_bleu,
    geometric_mean,
    segment_stats,
    sentence_bleu,
)
from bleu.teach import check, load_corpus
from nltk.translate.bleu_score import SmoothingFunction
from nltk.translate.bleu_score import sentence_bleu as nltk_bleu

warnings.filterwarnings("ignore", module="nltk")

def pair_of(candidate, *references):
    return candidate.split(), [text.split() for text in references]


fruit_pair = pair_of(
    "This is an fruit", "This is an apple", "There is an apple"
)
fruit = segment_stats(*fruit_pair)


def ratios(matches, totals):
    return tuple(m / l if l else 0.0 for m, l in zip(matches, totals))


def no_smoothing(stats):
    return ratios(stats.matches, stats.totals)

picture_pair = pair_of(
    "the picture the picture by me",
    "the picture is clicked by me",
    "this picture was clicked by me",
)
picture = segment_stats(*picture_pair)


def score_of(pair, smoothing):
    return sentence_bleu(*pair, smoothing=smoothing).score


def nltk_score(pair, k):
    # the attribute method1, method2, ... by its name
    method = getattr(SmoothingFunction(), f"method{k}")
    return nltk_bleu(pair[1], pair[0], smoothing_function=method)


def floor(stats, *, epsilon=0.1):
    return ratios([m or epsilon for m in stats.matches], stats.totals)

pairs = (fruit_pair, picture_pair)
near = partial(math.isclose, abs_tol=1e-12)


def shrinking_matches(stats, factor):
    matches = []
    stand_in = 1.0
    for m, l in zip(stats.matches, stats.totals):
        if m == 0 and l > 0:
            stand_in *= factor
        matches.append(m or (stand_in if l else 0))
    return matches


def exponential(stats):
    return ratios(shrinking_matches(stats, 0.5), stats.totals)

hopeless = pair_of("a b c d", "v w x y")
segments = (fruit_pair, picture_pair, hopeless)

def my_floor(matches, totals, epsilon):
    if 0 in totals:
        return [0.0] * len(totals)
    return [(m or epsilon) / l for m, l in zip(matches, totals)]


# 8.1 wrong: number of the order
import math


def my_third(matches, totals):
    logs = []
    for n, (m, l) in enumerate(zip(matches, totals), start=1):
        if m == 0:
            m = 1 / n
        logs.append(math.log(m / l))
    return math.exp(sum(logs) / len(logs))


# 8.2 wrong: k below more often
def add_to_all(matches, totals, k):
    N = len(totals)
    product = 1
    for m, l in zip(matches, totals):
        product *= (m + k) / (l + k * N)
    return product ** (1 / N)


# 8.2 wrong: k rounded
import math


def add_to_all(matches, totals, k):
    k = max(1, int(k))
    logs = [math.log((m + k) / (l + k)) for m, l in zip(matches, totals)]
    return math.exp(sum(logs) / len(logs))


# 8.4 wrong: halved again and again
def my_fewest(c, n):
    if c < n:
        return 0
    left = (c - 1) // 2
    return 1 + my_fewest(left, n) + my_fewest(c - 1 - left, n)


# 8.4 wrong: too few right words between
def my_fewest(c, n):
    if n == 1:
        return c
    return c // (n - 1)


# 8.5 wrong: 0 of 0 smoothed
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if m == 0:
            precisions.append(epsilon / max(l, 1))
        elif l == 0:
            precisions.append(0.0)
        else:
            precisions.append(m / l)
    return precisions


# 8.5 wrong: one empty order takes all
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            return 0.0
        if m == 0:
            m = epsilon
        precisions.append(m / l)
    return precisions


# 8.5 wrong: entered twice
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(0.0)
            continue
        if m == 0:
            m = epsilon
        else:
            precisions.append(m / l)
        precisions.append(m / l)
    return precisions


# 8.6 wrong: four words too few
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    c = len(hypothesis)
    if c <= 4 or match_counts(hypothesis, references, 1)[0] == 0:
        return 0
    precisions, stand_in = [], 1
    for n in (1, 2, 3, 4):
        m, total = match_counts(hypothesis, references, n)
        if not m:
            stand_in /= 2
            m = stand_in
        precisions.append(m / total)
    r = closest_ref_len(hyp_len=c, ref_lens=[len(x) for x in references])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(precisions)


# 8.1 wrong: number of the order
from bleu import geometric_mean


def my_third(matches, totals):
    precisions = []
    for i, (m, l) in enumerate(zip(matches, totals)):
        precisions.append(m / l if m else 1 / 2**i / l)
    return geometric_mean(precisions)


# 8.1 wrong: ended at the first zero
from bleu import geometric_mean


def my_third(matches, totals):
    precisions = []
    for m, l in zip(matches, totals):
        if m == 0:
            precisions.append(1 / (2 * l))
            break
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.2 wrong: k shared out
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    share = k / len(matches)
    return geometric_mean([(m + share) / (l + share) for m, l in zip(matches, totals)])


# 8.2 wrong: k above only
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    p = [min(1, (m + k) / l) for m, l in zip(matches, totals)]
    return geometric_mean(p)


# 8.6 wrong: best single reference
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


def my_smoothed_bleu(hypothesis, references):
    best = 0
    for reference in references:
        one, stand_in, p = [reference], 1, []
        if len(hypothesis) < 4 or my_matches(hypothesis, one, 1) == 0:
            continue
        for n in (1, 2, 3, 4):
            m = my_matches(hypothesis, one, n)
            if m == 0:
                stand_in /= 2
            p.append((m or stand_in) / len(my_ngrams(hypothesis, n)))
        best = max(best, my_penalty(hypothesis, one) * my_mean(p))
    return best


# 8.1 wrong: no smoothing
from bleu import geometric_mean


def my_third(matches, totals):
    p, invcnt = [], 1
    for m, l in zip(matches, totals):
        if m == 0:
            invcnt *= 2
            m = 1 // invcnt
        p.append(m / l)
    return geometric_mean(p)


# 8.2 wrong: 1 for k
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    p = [(matches[0] + k) / (totals[0] + k)]
    for m, l in zip(matches[1:], totals[1:]):
        p.append((m + 1) / (l + 1))
    return geometric_mean(p)


# 8.3 wrong: K in the exponent
from bleu import geometric_mean
import math


def method4(matches, totals, c, K):
    p, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = math.log(c) / 2 ** (j * K)
        p.append(m / l)
    return geometric_mean(p)


# 8.3 wrong: one stand-in for all zeros
from bleu import geometric_mean
import math


def method4(matches, totals, c, K):
    j = list(matches).count(0)
    stand_in = math.log(c) / (2**j * K)
    return geometric_mean([(m or stand_in) / l for m, l in zip(matches, totals)])


# 8.5 wrong: one total for all
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(0.0)
        elif m == 0:
            precisions.append(epsilon / totals[0])
        else:
            precisions.append(m / l)
    return precisions


# 8.6 wrong: the same half for each zero
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


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 1) == 0 or len(hypothesis) < 4:
        return 0
    p = []
    for n in (1, 2, 3, 4):
        stand_in = 1
        m = my_matches(hypothesis, references, n)
        if m == 0:
            stand_in /= 2
            m = stand_in
        p.append(m / len(my_ngrams(hypothesis, n)))
    return my_penalty(hypothesis, references) * my_mean(p)


# 8.6 wrong: added to all
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


def my_smoothed_bleu(hypothesis, references):
    if len(hypothesis) < 4 or my_matches(hypothesis, references, 1) == 0:
        return 0
    p, stand_in = [], 1
    for n in (1, 2, 3, 4):
        m = my_matches(hypothesis, references, n)
        if m == 0:
            stand_in /= 2
        p.append((m + stand_in) / len(my_ngrams(hypothesis, n)))
    return my_penalty(hypothesis, references) * my_mean(p)


# 8.6 wrong: only the first reference
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


def my_smoothed_bleu(hypothesis, references):
    if not set(hypothesis) & set(references[0]):
        return 0
    p, stand_in = [], 1
    for n in (1, 2, 3, 4):
        m = my_matches(hypothesis, references, n)
        l = len(my_ngrams(hypothesis, n))
        if l == 0:
            return 0
        if m == 0:
            stand_in /= 2
        p.append((m or stand_in) / l)
    return my_penalty(hypothesis, references) * my_mean(p)


# 8.1 wrong: no power
from bleu import geometric_mean


def my_third(matches, totals):
    precisions, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = 1 / (2 ^ j)
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.1 wrong: one total for all
import math


def my_third(matches, totals):
    words = totals[0]
    stand_in = 1.0
    logs = 0
    for m in matches:
        if m == 0:
            stand_in /= 2
        logs += math.log((m or stand_in) / words)
    return math.exp(logs / len(matches))


# 8.2 wrong: k added to the precision
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    plain = [m / l for m, l in zip(matches, totals)]
    return geometric_mean([(p + k) / (1 + k) for p in plain])


# 8.2 wrong: new count added below
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    precisions = []
    for m, l in zip(matches, totals):
        m += k
        l += m
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.3 wrong: a base for a division
from bleu import geometric_mean
import math


def method4(matches, totals, c, K):
    precisions, k = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            k += 1
            m = math.log(c, 2**k * K)
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.3 wrong: j and K mixed up
from bleu import geometric_mean
import math


def method4(matches, totals, c, K):
    precisions, k = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            k += 1
            m = math.log(c) / (2**K * k)
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.4 wrong: a stretch begins at the wrong word
def my_fewest(c, n):
    wrong, left = 0, c
    while left >= n:
        wrong += 1
        left -= max(1, n - 1)
    return wrong


# 8.5 wrong: entered twice
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(0.0)
            l = 1
        precisions.append((m or epsilon) / l)
    return precisions


# 8.6 wrong: penalty among the precisions
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


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 1) == 0:
        return 0
    parts, stand_in = [my_penalty(hypothesis, references)], 1
    for n in (1, 2, 3, 4):
        matches = my_matches(hypothesis, references, n)
        total = len(my_ngrams(hypothesis, n))
        if total == 0:
            return 0
        if matches == 0:
            stand_in /= 2
        parts.append((matches or stand_in) / total)
    return my_mean(parts)


# 8.2 wrong: k on top of the precision
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    return geometric_mean([min(1, m / l + k) for m, l in zip(matches, totals)])


# 8.4 wrong: a stretch begins at the wrong word
def my_fewest(c, n):
    count, run = 0, 0
    for word in range(c):
        run += 1
        if run == n:
            count += 1
            run = 1
    return count


# 8.4 wrong: half of the n-grams
def my_fewest(c, n):
    return max(0, (c - n + 1) // 2)


# 8.6 wrong: references in one row
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


def my_smoothed_bleu(hypothesis, references):
    merged = [[word for reference in references for word in reference]]
    if my_matches(hypothesis, merged, 1) == 0:
        return 0
    precisions, stand_in = [], 1
    for n in (1, 2, 3, 4):
        matches = my_matches(hypothesis, merged, n)
        total = len(my_ngrams(hypothesis, n))
        if total == 0:
            return 0
        if matches == 0:
            stand_in /= 2
        precisions.append((matches or stand_in) / total)
    return my_penalty(hypothesis, references) * my_mean(precisions)


# 8.6 wrong: always the same
def my_smoothed_bleu(hypothesis, references):
    product = 0
    for n in (1, 2, 3, 4):
        product *= 1 / n
    return product


# 8.1 wrong: halved at every order
from bleu import geometric_mean


def my_third(matches, totals):
    precisions = []
    for n, (m, l) in enumerate(zip(matches, totals), 1):
        precisions.append((m or 1 / 2**n) / l)
    return geometric_mean(precisions)


# 8.1 wrong: root of the wrong number
import math


def my_third(matches, totals):
    logs, invcnt, seen = 0.0, 1, 0
    for m, l in zip(matches, totals):
        if m:
            seen += 1
        else:
            invcnt *= 2
        logs += math.log((m or 1 / invcnt) / l)
    return math.exp(logs / seen)


# 8.2 wrong: shrinking constant
from bleu import geometric_mean


def add_to_all(matches, totals, k):
    p = []
    for m, l in zip(matches, totals):
        p.append((m + k) / (l + k))
        k /= 2
    return geometric_mean(p)


# 8.3 wrong: logarithm of a logarithm
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    p, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            c = math.log(c)
            m = c / (2**j * K)
        p.append(m / l)
    return geometric_mean(p)


# 8.3 wrong: precedence
import math
from bleu import geometric_mean


def method4(matches, totals, c, K):
    p, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = 1 / (2**j + K / math.log(c))
        p.append(m / l)
    return geometric_mean(p)


# 8.4 wrong: both sides counted twice
def my_fewest(c, n):
    wrong = 0
    while c >= n:
        wrong += 1
        c -= 2 * n - 1
    return wrong


# 8.4 wrong: the last place lost
def my_fewest(c, n):
    return len(range(n - 1, c - 1, n))


# 8.4 wrong: rounded up
def my_fewest(c, n):
    words = ["right"] * c
    for place in range(0, c, n):
        words[place] = "wrong"
    return words.count("wrong")


# 8.5 wrong: shrinking constant
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(0.0)
        elif m == 0:
            epsilon /= l
            precisions.append(epsilon)
        else:
            precisions.append(m / l)
    return precisions


# 8.5 wrong: number of orders below
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            precisions.append(0.0)
        elif m == 0:
            precisions.append(epsilon / len(totals))
        else:
            precisions.append(m / l)
    return precisions


# 8.5 wrong: ended at the first zero
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            return precisions + [0.0]
        if m == 0:
            precisions.append(epsilon / l)
            break
        precisions.append(m / l)
    return precisions


# 8.6 wrong: no smoothing
import math


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    return sum(
        min(ours.count(gram), max(grams.count(gram) for grams in theirs))
        for gram in set(ours)
    )


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


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 4) == 0:
        return 0
    p = []
    for n in (1, 2, 3, 4):
        l = len(my_ngrams(hypothesis, n))
        p.append((my_matches(hypothesis, references, n) or 0.5**n) / l)
    return my_penalty(hypothesis, references) * my_mean(p)


# 8.6 wrong: the same half for each zero
import math


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    return sum(
        min(ours.count(gram), max(grams.count(gram) for grams in theirs))
        for gram in set(ours)
    )


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


def my_smoothed_bleu(hypothesis, references):
    if my_matches(hypothesis, references, 1) == 0:
        return 0
    precisions = []
    for n in (1, 2, 3, 4):
        stand_in = 1
        matches = my_matches(hypothesis, references, n)
        total = len(my_ngrams(hypothesis, n))
        if total == 0:
            return 0
        if matches == 0:
            stand_in /= 2
        precisions.append((matches or stand_in) / total)
    return my_penalty(hypothesis, references) * my_mean(precisions)


# 8.6 wrong: raises ZeroDivisionError
import math


def my_ngrams(tokens, n):
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def my_matches(hypothesis, references, n):
    ours = my_ngrams(hypothesis, n)
    theirs = [my_ngrams(reference, n) for reference in references]
    return sum(
        min(ours.count(gram), max(grams.count(gram) for grams in theirs))
        for gram in set(ours)
    )


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


def my_smoothed_bleu(hypothesis, references):
    if len(hypothesis) < 3 or my_matches(hypothesis, references, 1) == 0:
        return 0
    p, stand_in = [], 1
    for n in (1, 2, 3, 4):
        m = my_matches(hypothesis, references, n)
        l = len(my_ngrams(hypothesis, n))
        if m == 0:
            stand_in /= 2
        p.append((m or stand_in) / l)
    return my_penalty(hypothesis, references) * my_mean(p)


# 8.5 wrong: ended at an empty order
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if l == 0:
            return [*precisions, 0.0]
        precisions.append((m or epsilon) / l)
    return precisions


# 8.2 wrong: k added to the products
import math


def add_to_all(matches, totals, k):
    above = math.prod(matches) + k
    below = math.prod(totals) + k
    return (above / below) ** (1 / len(totals))


# 8.3 wrong: K changed on the way
import math

from bleu import geometric_mean


def method4(matches, totals, c, K):
    ps = []
    for m, l in zip(matches, totals):
        if m == 0:
            K += 1
            m = math.log(c) / (2 * K)
        ps.append(m / l)
    return geometric_mean(ps)


# 8.4 wrong: one block
def my_fewest(c, n):
    return max(0, c - 2 * (n - 1))


# 8.5 wrong: entered twice
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if m == 0:
            precisions.append(epsilon / l if l else 0.0)
        precisions.append(m / l if l else 0.0)
    return precisions


# 8.2 wrong: product over their number
import math


def add_to_all(matches, totals, k):
    precisions = [(m + k) / (l + k) for m, l in zip(matches, totals)]
    return math.prod(precisions) ** 1 / len(precisions)


# 8.1 wrong: one total for all
from bleu import geometric_mean


def my_third(matches, totals):
    precisions, stand_in = [], 1.0
    for m, l in zip(matches, totals):
        if m == 0:
            stand_in *= 0.5
            precisions.append(stand_in / totals[0])
        else:
            precisions.append(m / l)
    return geometric_mean(precisions)


# 8.2 wrong: ratio of sums for a mean of ratios
def add_to_all(matches, totals, k):
    above = sum(m + k for m in matches)
    below = sum(l + k for l in totals)
    return above / below


# 8.3 wrong: inside the logarithm
import math

from bleu import geometric_mean


def method4(matches, totals, c, K):
    precisions, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            m = abs(math.log(c / (2**j * K)))
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.3 wrong: halved twice at each zero
import math

from bleu import geometric_mean


def method4(matches, totals, c, K):
    precisions, j = [], 0
    for m, l in zip(matches, totals):
        if m == 0:
            j += 1
            K *= 2
            m = math.log(c) / (2**j * K)
        precisions.append(m / l)
    return geometric_mean(precisions)


# 8.4 wrong: both sides counted twice
import math


def my_fewest(c, n):
    if c < n:
        return 0
    return math.ceil(c / (2 * n - 1))


# 8.5 wrong: only the zeros
def my_floor(matches, totals, epsilon):
    precisions = []
    for m, l in zip(matches, totals):
        if m == 0:
            if l > 0:
                precisions.append(epsilon / l)
            else:
                precisions.append(0.0)
    return precisions


# 8.6 wrong: totals of a reference
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts, ngrams


def my_smoothed_bleu(hypothesis, references):
    if not hypothesis or match_counts(hypothesis, references, 1).matches == 0:
        return 0
    precisions, stand_in = [], 1
    for n in (1, 2, 3, 4):
        matches = match_counts(hypothesis, references, n).matches
        total = len([*ngrams(references[0], n)])
        if total == 0:
            return 0
        if matches == 0:
            stand_in /= 2
        precisions.append((matches or stand_in) / total)
    r = closest_ref_len(
        hyp_len=len(hypothesis), ref_lens=[len(each) for each in references]
    )
    penalty = brevity_penalty(hyp_len=len(hypothesis), ref_len=r)
    return penalty * geometric_mean(precisions)


# 8.6 wrong: half of the order below
from bleu import brevity_penalty, closest_ref_len, geometric_mean, match_counts


def my_smoothed_bleu(hypothesis, references):
    if len(hypothesis) < 4:
        return 0
    precisions = [
        match_counts(hypothesis, references, n).matches / (len(hypothesis) - n + 1)
        for n in (1, 2, 3, 4)
    ]
    for i in (1, 2, 3):
        if precisions[i] == 0:
            precisions[i] = precisions[0] / 2**i
    r = closest_ref_len(
        hyp_len=len(hypothesis), ref_lens=[len(each) for each in references]
    )
    penalty = brevity_penalty(hyp_len=len(hypothesis), ref_len=r)
    return penalty * geometric_mean(precisions)


# 8.4 wrong: halved
def my_fewest(c, n):
    if c < n:
        return 0
    if c < 2 * n:
        return 1
    return 1 + my_fewest(c // 2, n)


# 8.4 wrong: three n-grams for a word
def my_fewest(c, n):
    if c < n:
        return 0
    grams = c - n + 1
    return (grams + 2) // 3


# 8.4 wrong: changed places, at least one
def my_fewest(n, c):
    if c < n:
        return 1
    return max(1, c // n)
