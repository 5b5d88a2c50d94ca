"""The paper's own rule: what all the others are measured by. Chapter 16."""

from bleu.rules.rule import Rule
from bleu.rules.steps import (
    all_there_are,
    as_ratio,
    clipped,
    closest,
    empty_is_zero,
    geometric,
    unsmoothed,
)
from bleu.text.tokenizers import whitespace


def paper_rule(*, max_order: int = 4) -> Rule:
    """BLEU as published, and as this book derives it: a ratio.

    Source: Papineni et al. (2002), sections 2.1 to 2.3. The paper leaves three things
    open: tokens (here: between spaces), a tie of reference lengths (the shorter), and
    the logarithm of a zero precision (the score is 0).

    >>> paper_rule().score(["the cat sat on the mat"], [["the cat sat on the mat"]])
    1.0
    >>> paper_rule().score([""], [["the cat"]])
    0.0
    """
    return Rule(
        name="paper",
        tool="Papineni et al. (2002)",
        source="https://aclanthology.org/P02-1040/",
        tokens=whitespace,
        counts=clipped,
        totals=all_there_are,
        length=closest,
        zero=empty_is_zero,
        smoothing=unsmoothed,
        mean=geometric,
        scale=as_ratio,
        max_order=max_order,
    )
