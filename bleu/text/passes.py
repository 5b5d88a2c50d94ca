"""Many lines in one pass: marks are parted from words in a whole text. Chapter 9.

The rules of 13a, intl and zh go over a line several times, and their points and commas depend on
what stood beside them before the first time. Over all lines at once one pattern does the
same, but for one case: a run of marks before a digit, as in ``a..5``, where it matters how
many there are. Lines that have one are left to the rules.
"""

import re
from collections.abc import Callable, Iterator, Sequence

LINES = 256  # at a time: a text that stays in the processor's cache


def part_marks(
    lines: Sequence[str],
    mark: re.Pattern[str],
    run: re.Pattern[str],
    by_the_rules: Callable[[str], list[str]],
) -> list[list[str]]:
    """The tokens of each line, none of which holds a line feed.

    Args:
        lines: any number of them.
        mark: one group that is a token of its own. It may look to both sides, where it sees
            a line feed at the ends of a line.
        run: what only the rules can part.
        by_the_rules: from a line to its tokens.

    >>> part_marks(["a+b", "a++"], re.compile("([+])"), re.compile("[+]{2}"), list)
    [['a', '+', 'b'], ['a', '+', '+']]
    >>> part_marks([], re.compile("([+])"), re.compile("[+]{2}"), list)
    []
    """
    text = "\n" + "\n".join(lines) + "\n"
    parted = " ".join(mark.split(text)).split("\n")[1:-1]
    tokens = [line.split() for line in parted] if lines else []
    if run.search(text):
        for place, line in enumerate(lines):
            if run.search(line):
                tokens[place] = by_the_rules(line)
    return tokens


def portions(lines: Sequence[str]) -> Iterator[list[str]]:
    """The lines, ``LINES`` at a time.

    >>> [len(portion) for portion in portions(["a"] * 300)]
    [256, 44]
    """
    for at in range(0, len(lines), LINES):
        yield list(lines[at : at + LINES])
