"""Questions on sums in parts: laws, messages, trees and cuts. Chapter 15.

A template computes each wrong option with a wrong rule.
"""

from bisect import bisect_left, bisect_right
from itertools import accumulate
from random import Random

from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require

LAWS = "15_cluster#three-laws"
HAND = "15_cluster#by-hand-brackets-that-may-move"
CUT = "15_cluster#cut-at-a-line"
WIRE = "15_cluster#what-goes-over-the-wire"
TREE = "15_cluster#a-chain-or-a-tree"
BILLION = "15_cluster#a-billion-sentences"
WILD = "15_cluster#pitfalls-in-the-wild"


@redrawn
def integers_sent(random: Random) -> Question:
    """What a part has to report."""
    parts, order = random.randint(3, 60), random.choice((1, 2, 3, 5, 6))
    return Question(
        f"A corpus is counted in {parts} parts, up to order {order}. Each part sends home "
        "the sums that BLEU needs. How many integers arrive?",
        apart(
            random,
            (
                str(parts * (2 * order + 2)),
                "Matches and totals of each order, and two lengths, from each part.",
            ),
            (
                str(parts * 2 * order),
                "The lengths are missing, and with them the brevity penalty.",
            ),
            (
                str(parts * (order + 2)),
                "One count for each order. A precision needs two.",
            ),
            (
                str(2 * order + 2),
                "Those are the integers of one part.",
            ),
            (
                str(parts),
                "One number from each part would be a score, and scores do not add.",
            ),
        ),
        section=WIRE,
        key=f"{parts} * (2 * {order} + 2)",
    )


@redrawn
def rounds_of_a_tree(random: Random) -> Question:
    """How long one waits for the sum."""
    n = random.randint(5, 400)
    rounds = (n - 1).bit_length()
    return Question(
        f"{n} sums are added in a tree: in each round, neighbors are added two by two, at the "
        "same time. After how many rounds is one sum left?",
        apart(
            random,
            (
                str(rounds),
                "Each round halves the number of sums, rounded up.",
            ),
            (
                str(n - 1),
                "Those are the additions. Many of them are done in the same round.",
            ),
            (str(n // 2), "Those are the additions of the first round."),
            (
                str(rounds - 1),
                "One round too few: after these, two sums are left or more.",
            ),
        ),
        section=TREE,
        key=f"n, rounds = {n}, 0\nwhile n > 1:\n    n, rounds = (n + 1) // 2, rounds + 1\n"
        "rounds",
    )


@redrawn
def brackets_of_a_mean(random: Random) -> Question:
    """A mean of means, and the other brackets."""
    a, b, c = random.sample(range(0, 41, 4), 3)
    first, second = ((a + b) / 2 + c) / 2, (a + (b + c) / 2) / 2
    return Question(
        f"Three machines report the scores {a}, {b} and {c} points, for parts of one size. "
        "Whoever holds two numbers passes on their mean. First the first two are joined, "
        "then the third. The next day, first the last two are joined, then the first. By "
        "how many points do the two days differ?",
        apart(
            random,
            (
                f"{abs(first - second):.2f}",
                f"{first:.2f} on the first day, {second:.2f} on the second: the brackets of"
                " a mean matter.",
            ),
            (
                "0.00",
                "So it would be for sums. The mean forgets how many it has averaged.",
            ),
            (
                f"{abs(first - (a + b + c) / 3):.2f}",
                "That compares the first day with the mean of all three.",
            ),
            (
                f"{abs(a - c) / 2:.2f}",
                "Each day the number that comes last has the weight 1/2, and the others 1/4.",
            ),
        ),
        section=HAND,
        key=f"a, b, c = {a}, {b}, {c}\n"
        'f"{abs(((a + b) / 2 + c) / 2 - (a + (b + c) / 2) / 2):.2f}"',
    )


@redrawn
def where_a_line_begins(random: Random) -> Question:
    """From line feeds to a place."""
    feeds = [random.randint(0, 9) for _ in range(5)]
    before = [0, *accumulate(feeds)][:5]
    line = random.randint(1, sum(feeds))
    block, late = bisect_left(before, line) - 1, bisect_right(before, line) - 1
    rows = "".join(f"| {k} | {n} |\n" for k, n in enumerate(before))

    def place(k: int, n: int) -> str:
        return f"block {k}, {n} line ends"

    return Question(
        "A file is cut into five blocks of bytes:\n\n"
        f"| block | line feeds before it |\n|---|---|\n{rows}\n"
        f"You look for line {line}, counted from 0. In which block do you begin at the latest, "
        "and how many line ends do you pass over there?",
        apart(
            random,
            (
                place(block, line - before[block]),
                f"It is the last block with fewer than {line} line feeds before it.",
            ),
            (
                place(late, line - before[late])
                if late != block
                else place(block, line - before[block] - 1),
                "With as many line feeds before it as the line has, a block may begin in"
                " the middle of that line."
                if late != block
                else "One line end too few: the first piece of the block belongs to a line"
                " that began before it.",
            ),
            (
                place(block, line),
                "The line ends before the block are behind you already.",
            ),
            (
                place(block, line - before[block] + 1),
                "One line end too many: that is the line after it.",
            ),
        ),
        section=CUT,
        key=f"before, line = {before}, {line}\n"
        "block = max(k for k, n in enumerate(before) if n < line)\n"
        'f"block {block}, {line - before[block]} line ends"',
    )


@redrawn
def how_many_hours(random: Random) -> Question:
    """An estimate, from named assumptions."""
    millions = random.choice((50, 100, 200, 500, 800))
    micros, cores = random.randint(20, 60), random.choice((4, 8, 16, 32))
    useful = random.choice((0.5, 0.8, 0.9))
    seconds = millions * micros
    minutes = seconds / (cores * useful) / 60
    require(minutes > 1)
    return Question(
        f"{millions} million segments are to be counted. One takes {micros} microseconds on "
        f"one core. There are {cores} cores, and of each the share {useful} is of use. How "
        "many minutes does it take? (A calculator helps.)",
        apart(
            random,
            (
                f"{minutes:.1f}",
                "All seconds of work, shared by the cores that are of use.",
            ),
            (f"{seconds / 60:.1f}", "That is one core alone."),
            (
                f"{seconds / cores / 60:.1f}",
                "That takes each core for wholly useful.",
            ),
            (
                f"{seconds * useful / cores / 60:.1f}",
                "A core that is of less use needs more time, and not less.",
            ),
        ),
        section=BILLION,
        key=f'f"{{{millions} * {micros} / ({cores} * {useful}) / 60:.1f}}"',
    )


@redrawn
def filled_up_with_repeats(random: Random) -> Question:
    """A sampler that gives every process equally many."""
    n, processes = random.randint(30, 3000), random.choice((3, 4, 6, 7, 8))
    each = -(-n // processes)
    again = each * processes - n
    require(again > 0)
    return Question(
        f"{n} segments are given to {processes} processes, equally many to each. What is "
        "missing is filled up with segments from the front. How many segments does the sum "
        "of all counts hold twice?",
        apart(
            random,
            (
                str(again),
                f"Each process has {each}, which makes {each * processes} in all.",
            ),
            (
                str(n % processes),
                "That is what is left over when each gets a whole number. The others are"
                " filled up to the next one.",
            ),
            (
                "0",
                "Each process counts every segment once, but some have two processes.",
            ),
            (str(processes), "Not every process has one that another has, too."),
        ),
        section=WILD,
        key=f"-{n} % {processes}",
    )


BOTH = "The brackets may move, and the sides may change places."
BRACKETS = "The brackets may move, but the sides may not change places."
SIDES = "The sides may change places, but the brackets may not move."
NEITHER = "Neither may the brackets move, nor the sides change places."
TRY = "Try three values with both brackets, then two of them in both orders."
WAYS = (
    (
        "the larger of the two",
        "max(x, y)",
        BOTH,
        "The largest of three is the largest.",
    ),
    ("their sum", "x + y", BOTH, "Integers add in any order, with any brackets."),
    ("their mean", "(x + y) / 2", SIDES, "It forgets how many it has averaged."),
    ("their difference", "x - y", NEITHER, "A minus turns the signs in a bracket."),
    ("the first of the two", "x", BRACKETS, "The first of three is the first."),
)


@redrawn
def which_law(random: Random) -> Question:
    """A way to join, and what it allows."""
    a, b, c = random.sample(range(2, 10), 3)
    name, code, right, why = random.choice(WAYS)
    wrong = [(law, TRY) for law in (BOTH, BRACKETS, SIDES, NEITHER) if law != right]
    return Question(
        f"Two numbers x and y are joined to {name}, `{code}`. Three machines report {a}, {b} "
        f"and {c}. What is allowed?",
        apart(random, (right, why), *wrong),
        section=LAWS,
        key=f"join = lambda x, y: {code}\na, b, c = {a}, {b}, {c}\n"
        "brackets = join(join(a, b), c) == join(a, join(b, c))\n"
        "sides = join(a, b) == join(b, a)\n"
        f"laws = {{(True, True): {BOTH!r}, (True, False): {BRACKETS!r},\n"
        f"        (False, True): {SIDES!r}, (False, False): {NEITHER!r}}}\n"
        "laws[brackets, sides]",
    )


QUESTIONS: tuple[Template, ...] = (
    integers_sent,
    rounds_of_a_tree,
    brackets_of_a_mean,
    where_a_line_begins,
    how_many_hours,
    filled_up_with_repeats,
    which_law,
)
