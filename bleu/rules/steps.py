"""The steps that implementations share, each a function of its own. Chapter 16.

What only one implementation does stands in its own file.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from bleu.brevity import brevity_penalty, closest_ref_len
from bleu.mean import uniform_weights
from bleu.ngrams import Ngram, Tokens, windows
from bleu.rules.rule import Counted, Precisions, Stop
from bleu.smoothing import shrinking_matches
from bleu.stats import BleuStats
from bleu.text.tokenizers import mteval_13a, tokenizer

ASCII_LOWER = {code: code + 32 for code in range(ord("A"), ord("Z") + 1)}


# tokens


def bytes_split(line: str) -> list[str]:
    """Tokens as a Perl script sees them that reads bytes: only ASCII spaces part words.

    >>> bytes_split("10\\xa0000 euros"), "10\\xa0000 euros".split()
    (['10\\xa0000', 'euros'], ['10', '000', 'euros'])
    >>> bytes_split("")
    []
    """
    return [part.decode() for part in line.encode().split()]


def ascii_lower(line: str) -> str:
    """A to Z in lower case; other letters stay.

    >>> ascii_lower("ÉTÉ Lyon")
    'ÉtÉ lyon'
    >>> ascii_lower("")
    ''
    """
    return line.translate(ASCII_LOWER)


@cache
def lowered_first(name: str) -> Callable[[str], list[str]]:
    """The tokenizer of this name in sacreBLEU, after lower-casing of every script.

    >>> lowered_first("13a")("L'ÉTÉ!")
    ["l'été", '!']
    >>> lowered_first("char")("")
    []
    """
    split = tokenizer(name)
    return lambda line: split(line.lower())


def ascii_lowered_13a(line: str) -> list[str]:
    """Tokens of 13a with A to Z in lower case.

    >>> ascii_lowered_13a("L'ÉTÉ!")
    ["l'ÉtÉ", '!']
    >>> ascii_lowered_13a("")
    []
    """
    return [ascii_lower(token) for token in mteval_13a(line)]


# counts and totals


def clipped(hypothesis: Tokens, references: Sequence[Tokens], n: int) -> int:
    """Matches as the paper counts them: clipped by the best single reference.

    >>> clipped("the the the".split(), ["the cat".split(), "the the".split()], 1)
    2
    >>> clipped([], [[]], 1)
    0
    """
    best: Counter[Ngram] = Counter()
    for reference in references:
        best |= Counter(windows(reference, n))
    return (Counter(windows(hypothesis, n)) & best).total()


def all_there_are(hypothesis: Tokens, n: int) -> int:
    """n-grams of the hypothesis; 0 where it is shorter than n.

    >>> all_there_are(["a", "b", "c"], 2), all_there_are(["a"], 2)
    (2, 0)
    """
    return max(0, len(hypothesis) - n + 1)


# length


def closest(hyp_len: int, ref_lens: Sequence[int]) -> int:
    """The closest reference length; of two as close, the shorter.

    >>> closest(12, [13, 11])
    11
    >>> closest(0, [4])
    4
    """
    return closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens)


def closest_listed_first(hyp_len: int, ref_lens: Sequence[int]) -> int:
    """The closest reference length; of two as close, the one listed first.

    >>> closest_listed_first(12, [13, 11]), closest_listed_first(12, [11, 13])
    (13, 11)
    """
    return min(ref_lens, key=lambda length: abs(length - hyp_len))


def shortest(hyp_len: int, ref_lens: Sequence[int]) -> int:
    """The shortest reference length, whatever the hypothesis' own.

    >>> shortest(12, [13, 11, 4])
    4
    >>> shortest(0, [0])
    0
    """
    return min(ref_lens)


# zero


def never(counted: Counted) -> None:
    """No corpus is special: the formula is always asked."""


def empty_is_zero(counted: Counted) -> float | None:
    """0 for a corpus whose hypotheses have no token at all."""
    return None if counted.stats.hyp_len else 0.0


def any_zero_is_zero(counted: Counted) -> float | None:
    """0 as soon as one order has no match, before anything can be smoothed."""
    return None if all(counted.stats.matches) else 0.0


def empty_stops(error: str) -> Callable[[Counted], None]:
    """The program ends with this error when no hypothesis has a token."""

    def zero(counted: Counted) -> None:
        if not counted.stats.hyp_len:
            raise Stop(error)

    return zero


# smoothing


def unsmoothed(counted: Counted) -> Precisions:
    """p_n = m_n / l_n; None where there is no n-gram."""
    return quotients(counted.stats.matches, counted.stats.totals)


def halves(counted: Counted) -> Precisions:
    """The k-th order without a match counts 1/2^k matches; None without n-grams."""
    stats = counted.stats
    return quotients(shrinking_matches(stats, 0.5), stats.totals)


def add_one_to_all(counted: Counted) -> Precisions:
    """One is added to matches and totals of every order, unigrams too."""
    stats = counted.stats
    return tuple((m + 1) / (l + 1) for m, l in zip(stats.matches, stats.totals))


def add_one_from_two(counted: Counted) -> Precisions:
    """One is added to matches and totals of the orders from 2 up."""
    stats = counted.stats
    first, *rest = zip(stats.matches, stats.totals)
    return quotients(*zip(first, *((m + 1, l + 1) for m, l in rest)))


def quotients(matches: Sequence[float], totals: Sequence[float]) -> Precisions:
    """One precision per order; None where there is no n-gram.

    >>> quotients((1, 0, 0), (2, 1, 0))
    (0.5, 0.0, None)
    """
    return tuple(m / l if l else None for m, l in zip(matches, totals))


# mean


def geometric(precisions: Precisions, stats: BleuStats) -> float:
    """Geometric mean times brevity penalty; 0 where an order is 0 or has no n-gram.

    >>> geometric((0.5, 0.5), BleuStats((1, 1), (2, 2), 4, 4))
    0.5
    >>> geometric((0.5, None), BleuStats((1, 0), (2, 0), 2, 2))
    0.0
    """
    return penalized([0.0 if p is None else p for p in precisions], stats)


def over_orders_with_ngrams(precisions: Precisions, stats: BleuStats) -> float:
    """The mean of the orders that have n-grams: effective order.

    >>> over_orders_with_ngrams((0.5, None), BleuStats((1, 0), (2, 0), 2, 2))
    0.5
    >>> over_orders_with_ngrams((None,), BleuStats.zero(1))
    0.0
    """
    return penalized([p for p in precisions if p is not None], stats)


def missing_orders_as_one(precisions: Precisions, stats: BleuStats) -> float:
    """An order without n-grams counts as if all of them had matched.

    >>> round(missing_orders_as_one((0.25, None), BleuStats((1, 0), (4, 0), 4, 4)), 9)
    0.5
    >>> missing_orders_as_one((None,), BleuStats.zero(1))
    0.0
    """
    return penalized([1.0 if p is None else p for p in precisions], stats)


def penalized(precisions: Sequence[float], stats: BleuStats) -> float:
    """Geometric mean with equal weights, times exp(1 - r/c) where c < r; 0 for c = 0."""
    if not precisions or min(precisions) == 0:
        return 0.0
    weights = uniform_weights(len(precisions))
    logs = math.fsum(w * math.log(p) for w, p in zip(weights, precisions))
    return penalty(stats) * math.exp(logs)


def penalty(stats: BleuStats) -> float:
    """The brevity penalty of these counts."""
    return brevity_penalty(hyp_len=stats.hyp_len, ref_len=stats.ref_len)


# scale


def as_ratio(ratio: float) -> float:
    """A perfect score is 1.

    >>> as_ratio(0.5)
    0.5
    """
    return float(ratio)


def as_points(ratio: float) -> float:
    """A perfect score is 100.

    >>> as_points(0.5)
    50.0
    """
    return 100.0 * ratio
