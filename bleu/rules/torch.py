"""What one meets beside PyTorch: torchmetrics, torcheval, torchtext. Chapter 16."""

from dataclasses import replace

from bleu.rules.rule import Counted, Rule, Stop
from bleu.rules.steps import (
    add_one_from_two,
    all_there_are,
    any_zero_is_zero,
    as_ratio,
    clipped,
    closest_listed_first,
    geometric,
    lowered_first,
    shortest,
    unsmoothed,
)
from bleu.text.tokenizers import tokenizer, whitespace

TORCHMETRICS = (
    "https://github.com/Lightning-AI/torchmetrics/blob/v1.9.0/"
    "src/torchmetrics/functional/text/"
)
TORCHEVAL = (
    "https://github.com/meta-pytorch/torcheval/blob/main/"
    "torcheval/metrics/functional/text/bleu.py"
)
TORCHTEXT = "https://github.com/pytorch/text/blob/v0.18.0/torchtext/data/metrics.py"


def torchmetrics_rule(*, smooth: bool = False, n_gram: int = 4) -> Rule:
    """torchmetrics 1.9.0, ``BLEUScore`` and ``bleu_score``: a ratio, in float32.

    Source: functional/text/bleu.py.

    Args:
        smooth: add one from order 2 up; but see below.
        n_gram: N.

    It differs from the paper on a tie of reference lengths, which takes the one listed
    first. An order without a match makes the score 0 before ``smooth`` can act.

    >>> six = "a b c d e f"
    >>> torchmetrics_rule().score([six], [["a b c d e", six + " g"]])
    1.0
    >>> torchmetrics_rule(smooth=True).score(["a b c"], [["a b d"]])
    0.0
    """
    return Rule(
        name="torchmetrics smooth" if smooth else "torchmetrics",
        tool="torchmetrics 1.9.0",
        source=f"{TORCHMETRICS}bleu.py",
        tokens=whitespace,
        counts=clipped,
        totals=all_there_are,
        length=closest_listed_first,
        zero=any_zero_is_zero,
        smoothing=add_one_from_two if smooth else unsmoothed,
        mean=geometric,
        scale=as_ratio,
        max_order=n_gram,
    )


def torchmetrics_sacre_rule(
    *, tokenize: str = "13a", lowercase: bool = False, smooth: bool = False
) -> Rule:
    """torchmetrics 1.9.0, ``SacreBLEUScore``: sacreBLEU's tokens, and nothing else of it.

    Source: functional/text/sacre_bleu.py. A ratio; no ``exp`` smoothing.

    >>> round(torchmetrics_sacre_rule().score(["Hi there, you!"], [["Hi there, you."]]), 4)
    0.6687
    >>> torchmetrics_sacre_rule().score([""], [["Hi"]])
    0.0
    """
    return replace(
        torchmetrics_rule(smooth=smooth),
        name="torchmetrics SacreBLEUScore" + (" smooth" if smooth else ""),
        source=f"{TORCHMETRICS}sacre_bleu.py",
        tokens=lowered_first(tokenize) if lowercase else tokenizer(tokenize),
    )


def torcheval_rule(*, n_gram: int = 4) -> Rule:
    """torcheval 0.0.7, ``BLEUScore`` and ``bleu_score``: a ratio.

    Source: metrics/functional/text/bleu.py.

    It differs from the paper in its reference length, the shortest one. A call without a
    single n-gram of some order ends with ValueError.

    >>> six = "a b c d e f"
    >>> torcheval_rule().score([six], [[six + " g", "a b c"]])
    1.0
    >>> torcheval_rule().score(["a b c x y"], [["a b c d e"]])
    0.0
    """
    return Rule(
        name="torcheval",
        tool="torcheval 0.0.7",
        source=TORCHEVAL,
        tokens=whitespace,
        counts=clipped,
        totals=all_there_are,
        length=shortest,
        zero=too_short_stops,
        smoothing=unsmoothed,
        mean=geometric,
        scale=as_ratio,
        max_order=n_gram,
    )


def torchtext_rule(*, max_n: int = 4) -> Rule:
    """torchtext 0.18.0, ``data.metrics.bleu_score``: a ratio, in float32.

    Source: torchtext/data/metrics.py. torchmetrics' rule without its ``smooth``.

    >>> six = "a b c d e f"
    >>> round(torchtext_rule().score([six], [[six + " g", "a b c d e"]]), 4)
    0.8465
    >>> torchtext_rule().score([""], [["a"]])
    0.0
    """
    return replace(
        torchmetrics_rule(n_gram=max_n),
        name="torchtext",
        tool="torchtext 0.18.0",
        source=TORCHTEXT,
    )


def too_short_stops(counted: Counted) -> None:
    """An order without any n-gram ends the call."""
    totals = counted.stats.totals
    if not all(totals):
        raise Stop("ValueError: the input is too short to find all n-gram matches")
