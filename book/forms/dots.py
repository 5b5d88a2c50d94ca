"""The dot plot: where candidate and reference have equal words in equal order. Chapter 3."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bleu import match_counts
from live.forms import (
    Form,
    Markup,
    folded,
    join,
    note,
    scroll,
    summary,
    table,
    words,
)

from forms.dotplot import draw
from forms.reading import candidate, order, reference, small

FIELDS = (
    candidate("Half as my heart is in Obama ooh na"),
    reference("Half of my heart is in Havana ooh na na"),
    order("2"),
)

UNFOLDED = 20  # a longer list waits behind one line


class Diagonal(NamedTuple):
    """A run of equal words that cannot be made longer: where it starts, and its length."""

    column: int
    row: int
    length: int


def show(values: dict[str, Any]) -> Markup:
    """The plot, what its n-grams are worth, and the diagonals as a table."""
    hypothesis, (ref,), n = (
        values["candidate"],
        values["reference"],
        values["n"],
    )
    found = diagonals(hypothesis, ref)
    if not found:
        return summary(
            f"The candidate has {_many(len(hypothesis), 'word')}, and none stands in "
            "the reference: there is no dot."
        )
    return join(
        [
            summary(_summary(hypothesis, ref, n, found)),
            scroll(draw(hypothesis, ref, n, found), "dot plot"),
            note(
                f"● part of a diagonal of {n} or more · ○ an equal word, and no {n}-gram"
                if n > 1
                else "● an equal word: a 1-gram"
            ),
            folded(
                f"The diagonals as a table: {len(found)}",
                _table(hypothesis, n, found),
                unfolded=len(found) <= UNFOLDED,
            ),
        ]
    )


def diagonals(hypothesis: Sequence[str], ref: Sequence[str]) -> list[Diagonal]:
    """All runs of equal words, the longest first.

    >>> diagonals("a b c".split(), "b c a".split())
    [Diagonal(column=1, row=0, length=2), Diagonal(column=0, row=2, length=1)]
    """
    equal = {
        (column, row)
        for column, word in enumerate(hypothesis)
        for row, other in enumerate(ref)
        if word == other
    }
    found = []
    for column, row in sorted(equal):
        if (column - 1, row - 1) in equal:
            continue  # inside a run that starts further up
        length = 1
        while (column + length, row + length) in equal:
            length += 1
        found.append(Diagonal(column, row, length))
    return sorted(found, key=lambda diagonal: -diagonal.length)


def _summary(
    hypothesis: list[str], ref: list[str], n: int, found: list[Diagonal]
) -> str:
    matches, total = match_counts(hypothesis, [ref], n)
    dots = sum(diagonal.length for diagonal in found)
    pairs = sum(_ngrams(diagonal, n) for diagonal in found)
    text = (
        f"{_many(dots, 'dot')} on {_many(len(found), 'diagonal')}. They hold "
        f"{_many(pairs, 'pair')} of equal {n}-grams. "
        f"BLEU counts m{small(n)} = {matches} of {total}"
    )
    if pairs > matches:
        return f"{text}: a repeated n-gram makes more pairs than clipping pays for."
    return f"{text}."


def _table(hypothesis: list[str], n: int, found: list[Diagonal]) -> Markup:
    rows = [
        (
            words(hypothesis[diagonal.column : diagonal.column + diagonal.length]),
            diagonal.length,
            _place(diagonal.column, diagonal.length),
            _place(diagonal.row, diagonal.length),
            _ngrams(diagonal, n) or "0: too short",
        )
        for diagonal in found
    ]
    head = [
        "words",
        "length",
        "in the candidate",
        "in the reference",
        f"{n}-grams",
    ]
    return table("Diagonals, the longest first", head, rows)


def _ngrams(diagonal: Diagonal, n: int) -> int:
    return max(0, diagonal.length - n + 1)


def _place(start: int, length: int) -> str:
    return str(start + 1) if length == 1 else f"{start + 1} to {start + length}"


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


FORM = Form(
    title="Where do two sentences run side by side?",
    intro="Type two sentences, choose the order n, and press Show.",
    fields=FIELDS,
    show=show,
)
