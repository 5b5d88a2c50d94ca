"""Questions on fast counting: tuples, dots, bits, and honest ratios. Chapter 14.

A template computes each wrong option with a wrong rule.
"""

from random import Random
from statistics import mean, median

from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require

FAILURE = "14_fast#the-failure-hundreds-of-questions-for-one-pair"
SETS = "14_fast#by-hand-only-what-repeats-can-be-clipped"
DIAGONALS = "14_fast#a-match-is-a-diagonal"
INTEGER = "14_fast#a-plot-in-one-integer"
HONEST = "14_fast#how-to-measure"
BLOCKS = "14_fast#many-sentences-at-a-time"
FAILED = "14_fast#what-did-not-help"


@redrawn
def tuples_built(random: Random) -> Question:
    """What the textbook loop builds for one sentence."""
    length, order = random.randint(8, 60), random.choice((2, 3, 4, 5))
    right = sum(length - n + 1 for n in range(1, order + 1))
    return Question(
        f"How many n-grams of the orders 1 to {order} does a sentence of {length} words have?",
        apart(
            random,
            (str(right), "One fewer for each order, and all orders are added."),
            (
                str(length * order),
                "The last words of a sentence start no long n-gram.",
            ),
            (str(length - order + 1), "Those are the n-grams of the highest order."),
            (
                str(sum(n * (length - n + 1) for n in range(1, order + 1))),
                "Those are the words in them. A 3-gram is one n-gram.",
            ),
        ),
        section=FAILURE,
        key=f"sum({length} - n + 1 for n in range(1, {order} + 1))",
    )


@redrawn
def words_hashed(random: Random) -> Question:
    """How often the words are asked for, to hash the n-grams."""
    length, n = random.randint(8, 40), random.choice((2, 3, 4))
    return Question(
        f"A sentence of {length} words is cut into its {n}-grams, and each is put into a set. "
        "How often is a word asked for its hash?",
        apart(
            random,
            (
                str(n * (length - n + 1)),
                f"There are {length - n + 1} n-grams, and each asks its {n} words.",
            ),
            (str(length - n + 1), f"Those are the n-grams. Each asks {n} words."),
            (str(length), "Each word is in several n-grams, and each of them asks it."),
            (
                str(n * length),
                "There are fewer n-grams than words: the last ones start none.",
            ),
        ),
        section=FAILURE,
        key=f"{n} * ({length} - {n} + 1)",
    )


@redrawn
def diagonals_in_a_run(random: Random) -> Question:
    """A line of dots holds several n-grams."""
    dots, n = random.randint(5, 12), random.choice((2, 3, 4))
    alone = random.randint(1, 4)
    return Question(
        f"A dot plot has one diagonal of {dots} dots, and {alone} more dots that lie on no "
        f"diagonal with another. At how many places does a diagonal of {n} dots start?",
        apart(
            random,
            (
                str(dots - n + 1),
                f"The line holds one at each of its dots but the last {n - 1}.",
            ),
            ("1", "The line is one, but it holds several."),
            (str(dots // n), "They may overlap, as n-grams do."),
            (str(dots - n + 1 + alone), "A dot alone starts no diagonal of two."),
            (str(dots), "The last dots of the line have too few behind them."),
        ),
        section=DIAGONALS,
        key=f"{dots} - {n} + 1",
    )


@redrawn
def the_shift(random: Random) -> Question:
    """From a diagonal to a shift."""
    length, n = random.randint(5, 30), random.choice((2, 3, 4))
    return Question(
        f"A dot plot stands in one integer. The reference has {length} words, and each row has a "
        f"blank column more. By how many bits is the plot moved so that the end of a diagonal of "
        f"{n} dots comes to lie on its start?",
        apart(
            random,
            (
                str((length + 2) * (n - 1)),
                f"One row and one column are {length + 2} bits, and there are {n - 1} steps.",
            ),
            (
                str((length + 2) * n),
                f"From the first of {n} dots to the last are {n - 1} steps.",
            ),
            (
                str((length + 1) * (n - 1)),
                "That moves up the rows, and stays in the same column.",
            ),
            (str(n - 1), "That moves along a row, and stays in it."),
        ),
        section=INTEGER,
        key=f"({length} + 1 + 1) * ({n} - 1)",
    )


@redrawn
def rows_and_dots(random: Random) -> Question:
    """A row with two dots is one match."""
    width = 6
    rows = [random.choice((0, 0, 1, 5, 8, 10, 36)) for _ in range(5)]
    dots, full = sum(r.bit_count() for r in rows), sum(r > 0 for r in rows)
    require(0 < full < dots and full < 5)
    shown = "\n".join(f"    0{row:0{width}b}" for row in rows)
    return Question(
        "These are the rows of a dot plot of words that do not repeat in the hypothesis. The "
        f"column on the left is the blank one:\n\n{shown}\n\n1…1 is added to each row, in the columns "
        "that are not blank. How many blank columns hold a 1 afterwards?",
        apart(
            random,
            (str(full), "Those are the rows with a dot: only these carry."),
            (str(dots), "Those are the dots. A row carries once."),
            (str(5 - full), "Those are the rows without a dot: they do not carry."),
            ("5", "A row of zeros becomes 1…1, and carries nothing."),
        ),
        section=INTEGER,
        key=f"sum(row > 0 for row in {rows})",
    )


@redrawn
def median_of_ratios(random: Random) -> Question:
    """Rounds of two programs on a busy machine."""
    rounds = [(12 * random.randint(3, 9), random.choice((6, 12, 24))) for _ in range(4)]
    ratios = [a / b for a, b in rounds]
    rows = "".join(f"| {k} | {a} | {b} |\n" for k, (a, b) in enumerate(rounds, 1))
    right = median(ratios[1:])
    return Question(
        "Two programs were measured in turns, in seconds:\n\n"
        f"| round | theirs | ours |\n|---|---|---|\n{rows}\n"
        "How many times faster is ours, by the median of ratios, without the first round?",
        apart(
            random,
            (f"{right:.2f}", "The ratio of each round, and the one in the middle."),
            (
                f"{mean(ratios[1:]):.2f}",
                "That is the mean. One odd round moves it.",
            ),
            (f"{median(ratios):.2f}", "The first round is in it."),
            (f"{max(ratios[1:]):.2f}", "That is the best round."),
            (f"{1 / right:.2f}", "That is ours by theirs: the wrong way up."),
        ),
        section=HONEST,
        key="from statistics import median\n"
        f'f"{{median([a / b for a, b in {rounds[1:]}]):.2f}}"',
    )


@redrawn
def eight_bits(random: Random) -> Question:
    """A count that does not fit."""
    count = random.randint(257, 511)
    return Question(
        f"A program counts in integers of eight bits, without a sign. A word stands {count} times in "
        "a reference. Which count does it hold?",
        apart(
            random,
            (str(count - 256), "After 255 it begins again at 0, and says nothing."),
            ("255", "It does not stop at the largest: it begins again at 0."),
            (str(count), "The largest that fits into eight bits is 255."),
            (str(count - 255), "255 fits. The one after it is 0."),
        ),
        section=FAILED,
        key=f"{count} % 256",
    )


QUESTIONS: tuple[Template, ...] = (
    tuples_built,
    words_hashed,
    diagonals_in_a_run,
    the_shift,
    rows_and_dots,
    median_of_ratios,
    eight_bits,
)
