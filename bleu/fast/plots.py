"""Matches from a dot plot: a row for each word of the hypothesis, a dot where a reference has it.

An n-gram that matches is a diagonal of n dots, so nobody has to build an n-gram. The plot is
first a list of lists; then one integer, whose diagonals are found by a shift and an "and".
The functions check nothing.
"""

import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from bleu.fast.sets import count_matches
from bleu.ngrams import Tokens, windows

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
    length, size = len(hypothesis), row_bytes(references)
    rows = bit_rows(references)
    plot = hits = bit_plot(hypothesis, rows, size)
    marks = row_marks(length, size)
    again = repeats(hypothesis)
    found = rows_with_a_dot(hits, marks)
    if again:
        found -= clipped_away(hypothesis, references, rows, again)
    matches = [found] + [0] * (max_order - 1)
    longer_again = any([b - a == 1 for a, b in pairwise(again)])
    for n in range(2, max_order + 1):
        if not found:
            break
        plot >>= 8 * size + 1  # one row up, one column to the left
        hits &= plot
        if longer_again and ngrams_repeat(hypothesis, n):
            found = count_matches(hypothesis, references, n)
        else:
            longer_again = False
            found = rows_with_a_dot(hits, marks)
        matches[n - 1] = found
    return matches


def row_bytes(references: Sequence[Tokens]) -> int:
    """Bytes of a row: a bit for each word, and a blank one after each reference.

    The blank keeps a diagonal from going on in the next row. Eight bytes are made quickest.

    >>> row_bytes([["a", "b", "c"], ["a", "b"]]), row_bytes([["a"] * 64])
    (8, 9)
    """
    return max(8, (sum(map(len, references)) + len(references) + 7) // 8)


def bit_rows(references: Sequence[Tokens]) -> dict[object, int]:
    """Each word of the references -> its row: bit j is 1 where word j of them is it.

    >>> rows = bit_rows([["b", "a", "b"]])
    >>> f"{rows['a']:04b} {rows['b']:04b}"  # the lowest bit stands on the right
    '0010 0101'
    >>> bit_rows([["a"], ["a"]])["a"]
    5
    """
    rows: dict[object, int] = {}
    row = rows.get
    for word, bit in zip(side_by_side(references), BITS):
        rows[word] = row(word, 0) | bit
    return rows


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


def bit_plot(hypothesis: Tokens, rows: Mapping[object, int], size: int) -> int:
    """The hypothesis' rows one behind the other in one integer, the first in its lowest bits.

    >>> hex(bit_plot(["a", "b"], {"a": 0b010, "b": 0b101}, 8))
    '0x50000000000000002'
    >>> bit_plot([], {}, 8)
    0
    """
    row = rows.get
    plot = [row(word, 0) for word in hypothesis]
    if size == 8:
        return int.from_bytes(array("Q", plot), sys.byteorder)
    return int.from_bytes(
        b"".join([r.to_bytes(size, "little") for r in plot]), "little"
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


def repeats(hypothesis: Tokens) -> list[int]:
    """The places of words that stand before, too.

    An n-gram can only stand before where each of its n words does.

    >>> repeats("the cat the dog the".split())
    [2, 4]
    >>> repeats(["a", "b"])
    []
    """
    seen: set[str] = set()
    return [
        place
        for place, word in enumerate(hypothesis)
        if word in seen or seen.add(word)  # type: ignore[func-returns-value]
    ]


def ngrams_repeat(hypothesis: Tokens, n: int) -> bool:
    """Whether an n-gram stands twice in it.

    >>> ngrams_repeat("to be or not to be".split(), 2)
    True
    >>> ngrams_repeat("to be or not to be".split(), 3)
    False
    """
    return len(set(windows(hypothesis, n))) < len(hypothesis) - n + 1


def clipped_away(
    hypothesis: Tokens,
    references: Sequence[Tokens],
    rows: Mapping[object, int],
    again: Sequence[int],
) -> int:
    """Words that have a dot and are no match: more of them than any one reference has.

    >>> clipped_away(["a", "b", "a", "a"], [["a"], ["c"]], {"a": 0b1, "b": 0}, [2, 3])
    2
    """
    lost = 0
    copies = [hypothesis[place] for place in again]
    for word in set(copies):
        best = rows.get(word, 0).bit_count()
        if best > 1 and len(references) > 1:
            best = max([reference.count(word) for reference in references])
        if best:
            lost += max(0, copies.count(word) + 1 - best)
    return lost
