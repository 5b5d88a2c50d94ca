"""Matches from a dot plot: a row for each word of the hypothesis, a dot where a reference has it.

An n-gram that matches is a diagonal of n dots, so nobody has to build an n-gram. The plot is
first a list of lists; then one integer, whose diagonals are found by a shift and an "and".
The functions check nothing.
"""

import sys
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache

from bleu.fast.sets import count_matches
from bleu.ngrams import Tokens

Plot = list[list[bool]]

BITS = tuple(1 << place for place in range(1024))
BLANK = object()  # stands between references; no word is equal to it


def dot_plot(hypothesis: Tokens, reference: Tokens) -> Plot:
    """Row i, column j: whether word i of the hypothesis is word j of the reference.

    >>> dot_plot(["a", "b"], ["b", "a", "b"])
    [[False, True, False], [True, False, True]]
    >>> dot_plot([], ["a"])
    []
    """
    return [[ours == theirs for theirs in reference] for ours in hypothesis]


def longer_diagonals(hits: Plot, plot: Plot, n: int) -> Plot:
    """Where a diagonal of n dots starts; ``hits`` says it of n - 1 dots.

    >>> plot = dot_plot(["a", "b"], ["b", "a", "b"])
    >>> longer_diagonals(plot, plot, 2)
    [[False, True]]
    >>> longer_diagonals([[False, True]], plot, 3)
    []
    """
    ends = [row[n - 1 :] for row in plot[n - 1 :]]
    return [[a and b for a, b in zip(*rows)] for rows in zip(hits, ends)]


def plot_matches(
    hypothesis: Tokens, references: Sequence[Tokens], max_order: int
) -> list[int]:
    """Clipped matches of the orders 1 ... N, by a dot plot in one integer.

    >>> plot_matches(["the"] * 7, [["the", "cat", "the"]], 2)
    [2, 0]
    >>> plot_matches([], [["the"]], 2)
    [0, 0]
    """
    size = row_bytes(references)
    rows = bit_rows(hypothesis, references)
    plot = hits = bit_plot(rows, size)
    full, last = row_marks(len(rows), size)
    copies = again = repeats(rows)
    found = (hits + full & last).bit_count()
    if copies:
        found -= clipped_away([rows[place] for place in copies], references)
    matches = [found]
    for n in range(2, max_order + 1):
        plot >>= 8 * size + 1  # one row up, one column to the left
        hits &= plot
        if again:
            again = [
                p for p in again if p + n - 1 in copies and runs_before(rows, p, n)
            ]
        if again:
            found = count_matches(hypothesis, references, n)
        else:
            found = (hits + full & last).bit_count()
        matches.append(found)
    return matches


def row_bytes(references: Sequence[Tokens]) -> int:
    """Bytes of a row: a bit for each word, and a blank one after each reference.

    The blank keeps a diagonal from going on in the next row. Eight bytes are made quickest.

    >>> row_bytes([["a", "b", "c"], ["a", "b"]]), row_bytes([["a"] * 64])
    (8, 9)
    """
    if len(references) == 1:
        return max(8, len(references[0]) // 8 + 1)
    return max(8, (sum(map(len, references)) + len(references) + 7) // 8)


def bit_rows(hypothesis: Tokens, references: Sequence[Tokens]) -> list[int]:
    """The plot, row by row: bit j is 1 where word j of the references is the row's word.

    >>> rows = bit_rows(["a", "b"], [["b", "a", "b"]])
    >>> [f"{row:04b}" for row in rows]  # the lowest bit stands on the right
    ['0010', '0101']
    >>> bit_rows(["a"], [["a"], ["a"]])
    [5]
    """
    rows: dict[object, int] = {}
    for word, bit in zip(side_by_side(references), BITS):
        if word in rows:
            rows[word] |= bit
        else:
            rows[word] = bit
    row = rows.get
    return [row(word, 0) for word in hypothesis]


def side_by_side(references: Sequence[Tokens]) -> Sequence[object]:
    """The words of the references, with a blank behind each but an only one.

    >>> side_by_side([["a", "b"]])
    ['a', 'b']
    >>> len(side_by_side([["a", "b"], ["c"]]))
    5
    """
    if len(references) == 1:
        return references[0]
    words: list[object] = []
    for reference in references:
        words += reference
        words.append(BLANK)
    return words


def bit_plot(rows: Sequence[int], size: int) -> int:
    """The rows one behind the other in one integer, the first in its lowest bits.

    >>> hex(bit_plot([0b010, 0b101], 8))
    '0x50000000000000002'
    >>> bit_plot([], 8)
    0
    """
    if size == 8:
        return int.from_bytes(array("Q", rows), sys.byteorder)
    return int.from_bytes(
        b"".join([r.to_bytes(size, "little") for r in rows]), "little"
    )


@lru_cache(maxsize=1024)
def row_marks(length: int, size: int) -> tuple[int, int]:
    """Two plots: every column but the last is full, and the last alone is.

    >>> [f"{plot:016b}" for plot in row_marks(2, 1)]
    ['0111111101111111', '1000000010000000']
    >>> row_marks(0, 1)
    (0, 0)
    """
    last = int.from_bytes(
        (128 << 8 * (size - 1)).to_bytes(size, "little") * length, "little"
    )
    return last - (last >> (8 * size - 1)), last


def rows_with_a_dot(hits: int, marks: tuple[int, int]) -> int:
    """How many rows have a dot: adding 1...1 to a row carries into its last, blank, column.

    >>> rows_with_a_dot(0b0000_0000_0010_0100, row_marks(2, 1))
    1
    >>> rows_with_a_dot(0, row_marks(2, 1))
    0
    """
    full, last = marks
    return (hits + full & last).bit_count()


def repeats(rows: Sequence[int]) -> list[int]:
    """The places of words that match and stand before, too: their rows are equal.

    >>> repeats([0b01, 0, 0b01, 0, 0b10])
    [2]
    >>> repeats([])
    []
    """
    seen: set[int] = set()
    again = []
    for place, row in enumerate(rows):
        if row in seen:
            again.append(place)
        elif row:
            seen.add(row)
    return again


def runs_before(rows: Sequence[int], place: int, n: int) -> bool:
    """Whether the n rows from a place on stand before, too, in this order.

    >>> rows = [1, 2, 4, 1, 2, 2]
    >>> runs_before(rows, 3, 2), runs_before(rows, 4, 2)
    (True, False)
    """
    run = rows[place : place + n]
    start = rows.index(run[0])
    while start < place:
        if rows[start : start + n] == run:
            return True
        start = rows.index(run[0], start + 1)
    return False


def clipped_away(copies: Sequence[int], references: Sequence[Tokens]) -> int:
    """Rows that have a dot and are no match: more copies than any one reference has.

    ``copies`` are the rows of words that stand before, too.

    >>> a = 0b1  # the row of a word that the first reference has once
    >>> clipped_away([a, a], [["a"], ["c"]])
    2
    >>> clipped_away([0b111], [["a", "a", "a"]])
    0
    """
    lost = 0
    for row in set(copies):
        here = copies.count(row) + 1
        if len(references) == 1:
            there = row.bit_count()
        else:
            there = max(dots_of_each(row, references))
        if here > there:
            lost += here - there
    return lost


def dots_of_each(row: int, references: Sequence[Tokens]) -> Iterator[int]:
    """How many dots of a row each reference has.

    >>> list(dots_of_each(0b01_0_11, [["a", "a"], ["a", "b"]]))
    [2, 1]
    """
    for reference in references:
        length = len(reference)
        yield (row & (1 << length) - 1).bit_count()
        row >>= length + 1
