"""Scores of corpora and sentences, the derivation's own numbers, by the quickest way there is.

numpy counts large corpora, where it is installed; nothing else depends on it. Whatever is
not plain lists of strings goes to the derivation, whose errors are the right ones.
"""

import math
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from itertools import chain
from operator import add
from types import ModuleType
from typing import Any, TypeVar

import bleu.score as derivation
import bleu.stats
from bleu.checks import require_order, require_orders, require_token_corpus
from bleu.fast.counting import (
    LISTS,
    OddTokens,
    are_plain_tokens,
    closest_length,
    counted,
    segment_matches,
    segment_stats,
    stats_of,
)
from bleu.ngrams import Tokens
from bleu.score import BleuScore, bleu_score, scored_orders
from bleu.smoothing import Smoothing, extra_orders, no_smoothing
from bleu.stats import BleuStats

# segments from which numpy pays: when it is loaded, and when it is not
FEW, MANY = 500, 20_000

Function = TypeVar("Function", bound=Callable[..., object])


def documented_as(original: Callable[..., object]) -> Callable[[Function], Function]:
    """A function that does what another one does, and is documented by it."""

    def with_doc(function: Function) -> Function:
        function.__doc__ = original.__doc__
        return function

    return with_doc


@documented_as(derivation.corpus_bleu)
def corpus_bleu(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    *,
    smoothing: Smoothing = no_smoothing,
    weights: Sequence[float] | None = None,
    max_order: int | None = None,
) -> BleuScore:
    orders = scored_orders(weights, max_order)
    all_orders = orders + extra_orders(smoothing)
    stats = corpus_stats(hypotheses, references, max_order=all_orders)
    return score_of(stats, smoothing, weights, orders)


@documented_as(derivation.sentence_bleu)
def sentence_bleu(
    hypothesis: Tokens,
    references: Sequence[Tokens],
    *,
    smoothing: Smoothing = no_smoothing,
    weights: Sequence[float] | None = None,
    max_order: int | None = None,
) -> BleuScore:
    orders = scored_orders(weights, max_order)
    all_orders = orders + extra_orders(smoothing)
    stats = segment_stats(hypothesis, references, max_order=all_orders)
    return score_of(stats, smoothing, weights, orders)


def score_of(
    stats: BleuStats,
    smoothing: Smoothing,
    weights: Sequence[float] | None,
    orders: int,
) -> BleuScore:
    """The score of statistics; the plainest one without a second look at numbers just counted.

    >>> score_of(BleuStats((17, 10, 7, 4), (18, 17, 16, 15), 18, 18), no_smoothing, None, 4)
    ... # doctest: +ELLIPSIS
    BleuScore(score=0.5045666840058485, precisions=(0.94..., 0.58..., 0.43..., 0.26...), ...
    """
    if smoothing is no_smoothing and weights is None:
        penalty = plain_penalty(stats.hyp_len, stats.ref_len)
        precisions = tuple(
            [m / t if t else 0.0 for m, t in zip(stats.matches, stats.totals)]
        )
        return BleuScore(penalty * plain_mean(precisions), precisions, penalty, stats)
    score = bleu_score(stats, smoothing=smoothing, weights=weights)
    require_orders(score.precisions, orders)
    return score


def plain_penalty(hyp_len: int, ref_len: int) -> float:
    """The brevity penalty of lengths that need no check.

    >>> plain_penalty(12, 12), plain_penalty(0, 12)
    (1.0, 0.0)
    """
    return min(1.0, math.exp(1 - ref_len / hyp_len)) if hyp_len else 0.0


def plain_score(row: Sequence[int]) -> float:
    """The unsmoothed score of one row of counts, with uniform weights; a ratio.

    The very number of :func:`~bleu.bleu_score`, to the last bit: the same steps, without
    the checks and the objects between them. The row has the matches of N orders, their
    totals, the hypothesis length and the reference length, and nobody checks that.

    >>> plain_score([3, 1, 4, 3, 4, 5])
    0.3894003915357024
    >>> plain_score([3, 0, 4, 3, 4, 5])
    0.0
    """
    orders = len(row) // 2 - 1
    matches, totals = row[:orders], row[orders:-2]
    if not all(matches):
        return 0.0
    precisions = [m / t for m, t in zip(matches, totals)]
    return plain_penalty(row[-2], row[-1]) * plain_mean(precisions)


def plain_mean(precisions: Sequence[float]) -> float:
    """The geometric mean, with uniform weights, of precisions that need no check.

    >>> plain_mean([0.5, 0.5]), plain_mean([0.5, 0.0])
    (0.5, 0.0)
    """
    if not all(precisions):
        return 0.0
    weight = 1 / len(precisions)
    return math.exp(math.fsum([weight * math.log(p) for p in precisions]))


def corpus_stats(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    *,
    max_order: int = 4,
) -> BleuStats:
    """Equal to :func:`bleu.corpus_stats`, in a fraction of the time.

    >>> corpus_stats([["a", "b"], ["c"]], [[["a", "b"]], [["d"]]], max_order=2)
    BleuStats(matches=(2, 1), totals=(3, 1), hyp_len=3, ref_len=3)
    >>> corpus_stats([[]], [[["a"]]], max_order=1)
    BleuStats(matches=(0,), totals=(0,), hyp_len=0, ref_len=1)
    """
    plain = has_plain_lists(hypotheses, references, max_order)
    table = numpy_table(hypotheses, references, max_order) if plain else None
    if table is not None:
        row = table.sum(axis=0).tolist()
        return BleuStats(
            tuple(row[:max_order]), tuple(row[max_order:-2]), row[-2], row[-1]
        )
    if not plain or not has_plain_tokens(hypotheses, references):
        return bleu.stats.corpus_stats(hypotheses, references, max_order=max_order)
    matches = [0] * max_order
    for hypothesis, group in zip(hypotheses, references):
        found = segment_matches(hypothesis, group, max_order)
        matches = list(map(add, matches, found))
    lengths = list(map(len, hypotheses))
    totals = [sum([c - n for c in lengths if c > n]) for n in range(max_order)]
    ref_len = sum(map(closest_length, hypotheses, references))
    return BleuStats(tuple(matches), tuple(totals), sum(lengths), ref_len)


def all_segment_stats(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    *,
    max_order: int = 4,
) -> list[BleuStats]:
    """The statistics of each segment of a corpus: what :func:`corpus_stats` adds up.

    Errors are those of :func:`bleu.corpus_stats`: they name the segment.

    >>> all_segment_stats([["a"], ["b"]], [[["a"]], [["c"]]], max_order=1)
    ... # doctest: +NORMALIZE_WHITESPACE
    [BleuStats(matches=(1,), totals=(1,), hyp_len=1, ref_len=1),
     BleuStats(matches=(0,), totals=(1,), hyp_len=1, ref_len=1)]
    >>> len(all_segment_stats([["a"]] * 100, [[["a"]]] * 100))
    100
    """
    plain = has_plain_lists(hypotheses, references, max_order)
    table = numpy_table(hypotheses, references, max_order) if plain else None
    if table is not None:
        n = max_order
        return [
            counted(tuple(row[:n]), tuple(row[n:-2]), row[-2], row[-1])
            for row in table.tolist()
        ]
    if not plain or not has_plain_tokens(hypotheses, references):
        require_token_corpus(hypotheses, references)
        require_order(max_order, "max_order")
        return [
            bleu.stats.segment_stats(hypothesis, group, max_order=max_order)
            for hypothesis, group in zip(hypotheses, references)
        ]
    return [
        stats_of(
            segment_matches(hypothesis, group, max_order),
            len(hypothesis),
            closest_length(hypothesis, group),
        )
        for hypothesis, group in zip(hypotheses, references)
    ]


def has_plain_lists(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    max_order: int,
) -> bool:
    """Whether there is a list of references, each a list, per hypothesis, which is a list.

    Nothing is said of the tokens in them.

    >>> has_plain_lists([["a"]], [[["a"], ["b"]]], 4)
    True
    >>> has_plain_lists([["a"]], [["a"]], 4), has_plain_lists([], [], 4)
    (False, False)
    """
    return (
        type(max_order) is int
        and max_order > 0
        and LISTS.issuperset(map(type, (hypotheses, references)))
        and 0 < len(hypotheses) == len(references)
        and LISTS.issuperset(map(type, chain(hypotheses, references)))
        and all(references)
        and LISTS.issuperset(map(type, chain.from_iterable(references)))
    )


def has_plain_tokens(
    hypotheses: Sequence[Tokens], references: Sequence[Sequence[Tokens]]
) -> bool:
    """Whether these lists hold strings and integers, and nothing else.

    >>> has_plain_tokens([["a"]], [[["a"], ["b"]]])
    True
    >>> has_plain_tokens([["a"]], [[["a"], [None]]])
    False
    """
    return are_plain_tokens(hypotheses) and are_plain_tokens(
        list(chain.from_iterable(references))
    )


def numpy_table(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    max_order: int,
) -> Any:
    """The counts of each segment, where numpy pays and the tokens are plain; otherwise None.

    An array of numpy's, which this module does without where numpy is not installed.

    >>> numpy_table([["a"]], [[["a"]]], 4)  # too few to pay
    >>> numpy_table([[None]] * 500, [[["a"]]] * 500, 4)  # the derivation says what is odd
    """
    blocks = numpy_for(len(hypotheses))
    if blocks is None:
        return None
    try:
        return blocks.corpus_table(hypotheses, references, max_order)
    except OddTokens:
        return None


def numpy_for(segments: int) -> ModuleType | None:
    """The module that counts with numpy, where it is there and saves time; otherwise None.

    A page in the browser never loads numpy for this: it would be a download.
    """
    loaded = "numpy" in sys.modules
    if segments < FEW or (
        not loaded and (segments < MANY or sys.platform == "emscripten")
    ):
        return None
    try:
        return import_module("bleu.fast.blocks")  # by a name that no parser sees
    except ImportError:  # no numpy, or one before 2.0
        return None
