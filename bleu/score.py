"""BLEU itself: precisions, their geometric mean, the brevity penalty. Chapters 6 to 8."""

from collections.abc import Sequence
from dataclasses import dataclass

from bleu.brevity import brevity_penalty
from bleu.checks import (
    require_order,
    require_orders,
    require_smoothing,
    require_weights,
)
from bleu.mean import geometric_mean
from bleu.ngrams import Tokens
from bleu.smoothing import Smoothing, extra_orders, no_smoothing
from bleu.stats import BleuStats, corpus_stats, segment_stats


@dataclass(frozen=True, slots=True)
class BleuScore:
    """A BLEU score and what it is made of.

    Attributes:
        score: a ratio in [0, 1] (some smoothings can exceed 1: see chapter 8).
        precisions: p_1 ... p_N as they went into the mean, smoothed or not; ratios.
        brevity_penalty: BP, a ratio in [0, 1].
        stats: the integers behind them, a :class:`~bleu.stats.BleuStats`.

    ``str(score)`` is the line that Moses' multi-bleu prints, in points, where
    neither side is empty.
    """

    score: float
    precisions: tuple[float, ...]
    brevity_penalty: float
    stats: BleuStats

    @property
    def points(self) -> float:
        """The score in points (0-100)."""
        return 100 * self.score

    @property
    def length_ratio(self) -> float:
        """c / r, the hypothesis' length over the reference length; 0.0 when r is 0."""
        stats = self.stats
        return stats.hyp_len / stats.ref_len if stats.ref_len else 0.0

    def __str__(self) -> str:
        precisions = "/".join(f"{100 * p:.1f}" for p in self.precisions)
        return (
            f"BLEU = {self.points:.2f}, {precisions} "
            f"(BP={self.brevity_penalty:.3f}, ratio={self.length_ratio:.3f}, "
            f"hyp_len={self.stats.hyp_len}, ref_len={self.stats.ref_len})"
        )


def bleu_score(
    stats: BleuStats,
    *,
    smoothing: Smoothing = no_smoothing,
    weights: Sequence[float] | None = None,
) -> BleuScore:
    """The BLEU score of statistics already counted.

    Source: Papineni et al. (2002), section 2.3.

        BLEU = BP * exp(sum of w_n log p_n)

    Args:
        stats: the counts of a segment or a corpus. With a smoothing that looks ahead,
            one order more than is scored.
        smoothing: turns the counts into precisions; none by default.
        weights: one per scored order, with sum 1; uniform when left out.

    Returns:
        A :class:`BleuScore`. Its score is exactly 0.0 when a precision with a positive
        weight is 0, and when no unigram matches, whatever the smoothing.

    >>> bleu_score(BleuStats((17, 10, 7, 4), (18, 17, 16, 15), 18, 18)).score
    0.5045666840058485
    >>> bleu_score(BleuStats.zero(4)).score
    0.0
    """
    require_smoothing(smoothing)
    precisions = smoothing(stats)
    penalty = brevity_penalty(hyp_len=stats.hyp_len, ref_len=stats.ref_len)
    mean = geometric_mean(precisions, weights)
    score = penalty * mean if stats.matches[0] else 0.0
    return BleuScore(score, precisions, penalty, stats.truncated(len(precisions)))


def corpus_bleu(
    hypotheses: Sequence[Tokens],
    references: Sequence[Sequence[Tokens]],
    *,
    smoothing: Smoothing = no_smoothing,
    weights: Sequence[float] | None = None,
    max_order: int | None = None,
) -> BleuScore:
    """BLEU of a corpus: counts pooled over all segments, then one score.

    Source: Papineni et al. (2002), sections 2.1.1 and 2.3.

    Args:
        hypotheses: one token list per segment, at least one.
        references: one list of references per hypothesis; ``references[i]`` belongs to
            ``hypotheses[i]``. sacreBLEU wants the transpose: one list per translator.
        smoothing: a function of the statistics, from :mod:`bleu.smoothing`.
        weights: w_1 ... w_N, with sum 1; uniform when left out.
        max_order: N; as many as there are weights when left out, otherwise 4.

    Returns:
        A :class:`BleuScore`; ``.score`` is a ratio, ``.points`` 100 times that. Without
        smoothing it lies in [0, 1]: exactly 0.0 when an order with a positive weight
        has no match or no n-gram, exactly 1.0 when there are n-grams of every
        order, all of them match, and BP is 1. Some smoothings can exceed 1 (chapter 8). NLTK counts 0 of 1 for an order that
        a short segment does not have.

    >>> hypotheses = ["a b c d e".split(), "x y z".split()]
    >>> corpus_bleu(hypotheses, [["a b c d e".split()], ["x y z".split()]]).score
    1.0
    >>> corpus_bleu([[]], [[["a"]]]).score
    0.0
    """
    orders = scored_orders(weights, max_order)
    counted = orders + extra_orders(smoothing)
    stats = corpus_stats(hypotheses, references, max_order=counted)
    score = bleu_score(stats, smoothing=smoothing, weights=weights)
    require_orders(score.precisions, orders)
    return score


def sentence_bleu(
    hypothesis: Tokens,
    references: Sequence[Tokens],
    *,
    smoothing: Smoothing = no_smoothing,
    weights: Sequence[float] | None = None,
    max_order: int | None = None,
) -> BleuScore:
    """BLEU of one segment: of a corpus that has only this one.

    Source: Papineni et al. (2002), section 2.3; the paper itself scores whole corpora.

    Args:
        hypothesis: a token list.
        references: the token lists of its references, at least one. NLTK takes them
            first; here the hypothesis comes first, as everywhere in this module.
        smoothing: a function of the statistics, from :mod:`bleu.smoothing`.
        weights: w_1 ... w_N, with sum 1; uniform when left out.
        max_order: N; as many as there are weights when left out, otherwise 4.

    Returns:
        A :class:`BleuScore`; ``.score`` is a ratio, ``.points`` 100 times that. Without
        smoothing it lies in [0, 1]: exactly 0.0 when an order with a positive weight
        has no match or no n-gram, where NLTK returns a tiny number (about 1e-77 for one
        such order of four; 0 where no unigram matches) and sacreBLEU smooths.
        Some smoothings can exceed 1 (chapter 8).

    >>> reference = "half of my heart is in havana".split()
    >>> sentence_bleu(reference, [reference]).score
    1.0
    >>> sentence_bleu([], [reference]).score
    0.0
    """
    orders = scored_orders(weights, max_order)
    counted = orders + extra_orders(smoothing)
    stats = segment_stats(hypothesis, references, max_order=counted)
    score = bleu_score(stats, smoothing=smoothing, weights=weights)
    require_orders(score.precisions, orders)
    return score


def scored_orders(weights: Sequence[float] | None, max_order: int | None) -> int:
    """N: as many as there are weights, otherwise ``max_order``, otherwise 4."""
    if max_order is None:
        max_order = 4 if weights is None else len(weights)
    require_order(max_order, "max_order")
    if weights is not None:
        require_weights(weights, max_order)
    return max_order
