"""TensorFlow NMT's bleu.py, and Hugging Face's bleu, which calls it. Chapter 16."""

from collections.abc import Callable
from dataclasses import replace

from bleu.rules.rule import Counted, Rule, Stop
from bleu.rules.steps import (
    add_one_to_all,
    all_there_are,
    as_ratio,
    clipped,
    geometric,
    shortest,
    unsmoothed,
)
from bleu.text.tokenizers import mteval_13a, whitespace

NMT = (
    "https://github.com/tensorflow/nmt/blob/"
    "0be864257a76c151eef20ea689755f08bc1faf4e/nmt/scripts/bleu.py"
)
EVALUATE = "https://github.com/huggingface/evaluate/blob/v0.4.6/metrics/bleu/bleu.py"


def tensorflow_nmt_rule(*, smooth: bool = False, max_order: int = 4) -> Rule:
    """``compute_bleu`` of TensorFlow's NMT tutorial: a ratio.

    Source: nmt/scripts/bleu.py.

    Args:
        smooth: add one to matches and totals of every order. The paper that the script
            names (Lin and Och, 2004) leaves unigrams alone.
        max_order: N.

    It differs from the paper in its reference length, the shortest one. A corpus of
    empty hypotheses, or of empty shortest references, ends with ZeroDivisionError.

    >>> six = "a b c d e f"
    >>> tensorflow_nmt_rule().score([six], [[six + " g", "a b c"]])
    1.0
    >>> round(tensorflow_nmt_rule(smooth=True).score(["a"], [["b"]]), 4)
    0.8409
    """
    return Rule(
        name="tensorflow-nmt smooth" if smooth else "tensorflow-nmt",
        tool="tensorflow/nmt @0be86425",
        source=NMT,
        tokens=whitespace,
        counts=clipped,
        totals=all_there_are,
        length=shortest,
        zero=nothing_stops,
        smoothing=add_one_to_all if smooth else unsmoothed,
        mean=geometric,
        scale=as_ratio,
        max_order=max_order,
    )


def evaluate_rule(
    *,
    tokens: Callable[[str], list[str]] = mteval_13a,
    smooth: bool = False,
    max_order: int = 4,
) -> Rule:
    """``evaluate.load("bleu")``: TensorFlow NMT's rule on the tokens of 13a, a ratio.

    Source: metrics/bleu/bleu.py.

    Args:
        tokens: what ``tokenizer=`` takes: a function from a line to tokens.
        smooth, max_order: as in :func:`tensorflow_nmt_rule`.

    >>> round(evaluate_rule().score(["Hello there, you!"], [["Hello there, you ."]]), 4)
    0.6687
    >>> evaluate_rule().score(["Good day."], [["Good day."]])
    0.0
    """
    name = "evaluate-bleu smooth" if smooth else "evaluate-bleu"
    return replace(
        tensorflow_nmt_rule(smooth=smooth, max_order=max_order),
        name=name,
        tool="Hugging Face evaluate 0.4.6",
        source=EVALUATE,
        tokens=tokens,
    )


def nothing_stops(counted: Counted) -> None:
    """A length of 0 on either side divides."""
    if not counted.stats.hyp_len or not counted.stats.ref_len:
        raise Stop("ZeroDivisionError: float division by zero")
