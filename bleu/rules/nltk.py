"""NLTK's corpus_bleu with its eight smoothings. Chapter 16."""

import math
import sys
from collections.abc import Callable, Sequence
from functools import partial

from bleu.mean import uniform_weights
from bleu.ngrams import Tokens
from bleu.rules.rule import Counted, Precisions, Rule, Stop
from bleu.rules.steps import as_ratio, clipped, closest, penalty
from bleu.stats import BleuStats
from bleu.text.tokenizers import whitespace

SOURCE = "https://github.com/nltk/nltk/blob/3.10.4/nltk/translate/bleu_score.py"


def nltk_rule(
    *, smoothing: str = "method0", weights: Sequence[float] | None = None
) -> Rule:
    """NLTK 3.10.4, ``corpus_bleu`` (and ``sentence_bleu``, a corpus of one): a ratio.

    Source: nltk/translate/bleu_score.py.

    Args:
        smoothing: method0 (none) to method7.
        weights: one per order, used as they are, also when they do not sum to 1.

    It differs from the paper in three places. A hypothesis shorter than n adds 1 to the
    total of order n. A zero precision becomes the smallest normal float, so that a score
    of 0 is about 1e-77 (1e-154, 1e-231); no unigram match is 0. And ``method5`` to ``method7`` look at
    the tokens of the last segment alone.

    >>> nltk_rule().score(["a b c d", "x"], [["a b c d"], ["x"]])
    0.7071067811865476
    >>> nltk_rule().score(["a"], [["b"]])
    0.0
    """
    if smoothing not in METHODS:
        raise ValueError(
            f"there is no smoothing {smoothing!r} in NLTK; the names are "
            f"{', '.join(METHODS)}"
        )
    weights = uniform_weights(4) if weights is None else tuple(weights)
    return Rule(
        name="nltk" if smoothing == "method0" else f"nltk {smoothing}",
        tool="NLTK 3.10.4",
        source=SOURCE,
        tokens=whitespace,
        counts=clipped,
        totals=at_least_one,
        length=closest,
        zero=without_unigram_zero,
        smoothing=METHODS[smoothing],
        mean=partial(weighted, weights=weights),
        scale=as_ratio,
        max_order=len(weights),
    )


def at_least_one(hypothesis: Tokens, n: int) -> int:
    """n-grams of the hypothesis, and 1 where it is shorter than n.

    >>> at_least_one(["a", "b", "c"], 2), at_least_one([], 1)
    (2, 1)
    """
    return max(1, len(hypothesis) - n + 1)


def without_unigram_zero(counted: Counted) -> float | None:
    """0 where not even a unigram matches, whatever the smoothing."""
    return None if counted.stats.matches[0] else 0.0


def weighted(
    precisions: Precisions, stats: BleuStats, *, weights: Sequence[float]
) -> float:
    """Brevity penalty times exp(sum of w_n log p_n); a p_n of 0 is left out.

    Nothing is put in the place of its weight.
    """
    used = [(w, p) for w, p in zip(weights, precisions) if p]
    return penalty(stats) * math.exp(math.fsum(w * math.log(p) for w, p in used))


def method0(counted: Counted) -> Precisions:
    """A zero precision becomes the smallest normal float."""
    return tuple(p or sys.float_info.min for p in plain(counted))


def method1(counted: Counted) -> Precisions:
    """A zero order counts 0.1 matches."""
    return tuple(p or 0.1 / l for p, l in zip(plain(counted), counted.stats.totals))


def method2(counted: Counted) -> Precisions:
    """One is added to matches and totals of the orders from 2 up."""
    first, *rest = zip(counted.stats.matches, counted.stats.totals)
    return (first[0] / first[1], *((m + 1) / (l + 1) for m, l in rest))


def method3(counted: Counted) -> Precisions:
    """The k-th zero order counts 1/2^k matches."""
    return replaced(counted, lambda k: 1 / 2**k)


def method4(counted: Counted) -> Precisions:
    """The k-th zero order counts ln(c) / (5 * 2^k) matches.

    The publication has (ln(c) / 5)^k. For a corpus of one token nothing is replaced.
    """
    c = counted.stats.hyp_len
    return (
        replaced(counted, lambda k: math.log(c) / (2**k * 5))
        if c > 1
        else (tuple(plain(counted)))
    )


def method5(counted: Counted) -> Precisions:
    """Each precision becomes the mean of itself and its two neighbors.

    The publication averages matches. The neighbor of the last order is the 5-gram
    precision of the last segment alone.
    """
    return averaged(plain(counted), counted)


def method6(counted: Counted, *, alpha: float = 5) -> Precisions:
    """From order 3 on, a precision is mixed with what the two below it suggest.

    The totals are those of the last segment alone, and there must be a 3-gram match.
    """
    p = list(plain(counted))
    if len(p) < 3:
        raise Stop("IndexError: list index out of range")
    if p[2] == 0:
        raise Stop(
            "AssertionError: This smoothing method requires non-zero precision for "
            "bigrams."
        )
    for i, m in list(enumerate(counted.stats.matches))[2:]:
        guess = p[i - 1] ** 2 / p[i - 2] if p[i - 2] else 0.0
        l = max(0, len(counted.hypotheses[-1]) - i)
        p[i] = (m + alpha * guess) / (l + alpha)
    return tuple(p)


def method7(counted: Counted) -> Precisions:
    """method4, then method5."""
    return averaged([p or 0.0 for p in method4(counted)], counted)


METHODS: dict[str, Callable[[Counted], Precisions]] = {
    each.__name__: each
    for each in (
        method0,
        method1,
        method2,
        method3,
        method4,
        method5,
        method6,
        method7,
    )
}


def plain(counted: Counted) -> list[float]:
    """m_n / l_n; no total is 0 here."""
    return [m / l for m, l in zip(counted.stats.matches, counted.stats.totals)]


def replaced(counted: Counted, matches: Callable[[int], float]) -> Precisions:
    """The precisions, with matches(k) for the k-th order that has none."""
    k, smoothed = 0, []
    for m, l in zip(counted.stats.matches, counted.stats.totals):
        k += m == 0
        smoothed.append((m or matches(k)) / l)
    return tuple(smoothed)


def averaged(precisions: Sequence[float], counted: Counted) -> Precisions:
    """Each precision with its neighbors; the left one is averaged already."""
    last = counted.hypotheses[-1]
    fifth = clipped(last, counted.references[-1], 5) / at_least_one(last, 5)
    right = [*precisions[1:], fifth]
    # the neighbor to the right of order i is at place i + 1 of the list with the 5-grams
    smoothed = [precisions[0] + 1]
    for p, neighbor in zip(precisions, right):
        smoothed.append((smoothed[-1] + p + neighbor) / 3)
    return tuple(smoothed[1:])
