"""sacreBLEU, with its options. Chapter 16."""

from collections.abc import Callable
from functools import partial

from bleu.rules.rule import Counted, Precisions, Rule
from bleu.rules.steps import (
    all_there_are,
    as_points,
    clipped,
    closest,
    geometric,
    halves,
    lowered_first,
    over_orders_with_ngrams,
    quotients,
    unsmoothed,
)
from bleu.text.tokenizers import tokenizer

SOURCE = "https://github.com/mjpost/sacrebleu/blob/v2.6.0/sacrebleu/metrics/bleu.py"
VALUES = {"floor": 0.1, "add-k": 1.0}


def sacrebleu_rule(
    *,
    tokenize: str = "13a",
    smooth_method: str = "exp",
    smooth_value: float | None = None,
    lowercase: bool = False,
    effective_order: bool = False,
    max_ngram_order: int = 4,
) -> Rule:
    """sacreBLEU 2.6.0, ``BLEU(...).corpus_score``, with its options: points.

    Source: sacrebleu/metrics/bleu.py; Post (2018). ``sacrebleu.sentence_bleu`` is a
    corpus of one with ``effective_order=True``.

    It differs from the paper in its tokens and in its smoothing. A corpus without any
    match is 0 under every smoothing; ``add-k`` makes 1 of an order without n-grams.

    >>> tree = ["The cat is here."], [["The cat is there."]]
    >>> round(sacrebleu_rule().score(*tree), 2)
    42.73
    >>> sacrebleu_rule().score([""], [["The cat is there."]])
    0.0
    """
    smoothings: dict[str, Callable[[Counted], Precisions]] = {
        "none": unsmoothed,
        "exp": halves,
        "floor": partial(floored, value=smooth_value),
        "add-k": partial(added, k=smooth_value),
    }
    if smooth_method not in smoothings:
        raise ValueError(
            f"there is no smoothing {smooth_method!r} in sacreBLEU; the names are "
            f"{', '.join(smoothings)}"
        )
    changed = {
        f"tokenize={tokenize}": tokenize != "13a",
        f"smooth={smooth_method}": smooth_method != "exp",
        f"value={smooth_value}": smooth_value is not None,
        "lowercase": lowercase,
        "effective_order": effective_order,
        f"order={max_ngram_order}": max_ngram_order != 4,
    }
    return Rule(
        name=" ".join(["sacrebleu", *(name for name in changed if changed[name])]),
        tool="sacreBLEU 2.6.0",
        source=SOURCE,
        tokens=lowered_first(tokenize) if lowercase else tokenizer(tokenize),
        counts=clipped,
        totals=all_there_are,
        length=closest,
        zero=without_match_zero,
        smoothing=smoothings[smooth_method],
        mean=over_orders_with_ngrams if effective_order else geometric,
        scale=as_points,
        max_order=max_ngram_order,
    )


def without_match_zero(counted: Counted) -> float | None:
    """0 where nothing matches at any order, whatever the smoothing."""
    return None if any(counted.stats.matches) else 0.0


def floored(counted: Counted, *, value: float | None) -> Precisions:
    """An order without a match counts ``value`` matches, 0.1 when left out."""
    value = VALUES["floor"] if value is None else value
    stats = counted.stats
    return quotients([m or value for m in stats.matches], stats.totals)


def added(counted: Counted, *, k: float | None) -> Precisions:
    """k is added to matches and totals from order 2, also where there is no n-gram."""
    k = VALUES["add-k"] if k is None else k
    first, *rest = zip(counted.stats.matches, counted.stats.totals)
    return quotients(*zip(first, *((m + k, l + k) for m, l in rest)))
