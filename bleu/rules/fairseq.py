"""fairseq's own scorer, which fairseq-score and fairseq-generate use. Chapter 16."""

from collections.abc import Sequence

from bleu.ngrams import Tokens
from bleu.rules.rule import Rule, Stop
from bleu.rules.steps import (
    all_there_are,
    as_points,
    clipped,
    geometric,
    never,
    unsmoothed,
)

SOURCE = (
    "https://github.com/facebookresearch/fairseq/blob/"
    "3d262bb25690e4eb2e7d3c1309b1e9c406ca4b99/fairseq/scoring/bleu.py"
)


def fairseq_rule() -> Rule:
    """``fairseq-score`` without options: points, printed with two digits.

    Source: fairseq/scoring/bleu.py and clib/libbleu.

    It differs from the paper in two places: ``<unk>`` in the reference matches nothing,
    and an empty line keeps its end-of-sentence symbol, one token. It takes one reference.

    >>> fairseq_rule().score(["a b c <unk> d"], [["a b c <unk> d"]])
    0.0
    >>> fairseq_rule().trace([""], [[""]]).values["counts"]
    (1, 0, 0, 0)
    """
    return Rule(
        name="fairseq",
        tool="fairseq @3d262bb2",
        source=SOURCE,
        tokens=split_or_end,
        counts=clipped_but_unknown,
        totals=all_there_are,
        length=the_only_one,
        zero=never,
        smoothing=unsmoothed,
        mean=geometric,
        scale=as_points,
    )


def split_or_end(line: str) -> list[str]:
    """What stands between spaces; the end-of-sentence symbol of an empty line.

    >>> split_or_end("a b"), split_or_end(" ")
    (['a', 'b'], ['</s>'])
    """
    return line.split() or ["</s>"]


def clipped_but_unknown(
    hypothesis: Tokens, references: Sequence[Tokens], n: int
) -> int:
    """Clipped matches; an unknown word of the reference matches nothing.

    >>> clipped_but_unknown(["<unk>", "a"], [["<unk>", "a"]], 1)
    1
    """
    # a token that no hypothesis holds: tokens have no space
    known = [[" " if t == "<unk>" else t for t in ref] for ref in references]
    return clipped(hypothesis, known, n)


def the_only_one(hyp_len: int, ref_lens: Sequence[int]) -> int:
    """The length of the one reference there is."""
    if len(ref_lens) > 1:
        raise Stop(f"takes one reference, and here are {len(ref_lens)}")
    return ref_lens[0]
