"""Exercises of chapter 14: what a fast count builds, looks up and measures."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial, reduce
from math import comb
from operator import add, or_
from random import Random
from statistics import geometric_mean, mean, median, median_high, median_low

from bleu.ngrams import windows
from bleu.teach.exercise import Exercise, Misconception

FAILURE = "14_fast#the-failure-hundreds-of-questions-for-one-pair"
DIAGONALS = "14_fast#a-match-is-a-diagonal"
INTEGER = "14_fast#a-plot-in-one-integer"
HONEST = "14_fast#how-to-measure"
BLOCKS = "14_fast#many-sentences-at-a-time"

Words = Sequence[str]
Rounds = Sequence[tuple[float, float]]


# ---- 14.1: my_tuples


def built(
    length: int,
    max_order: int,
    *,
    of_order: Callable[[int, int], int] = lambda length, n: max(0, length - n + 1),
    orders: Callable[[int], Sequence[int]] = lambda top: range(1, top + 1),
) -> int:
    """How many n-grams of all orders a sentence has."""
    return sum(of_order(length, n) for n in orders(max_order))


def edge_tuples(random: Random) -> tuple[int, int]:
    """A sentence as long as the highest order, or nearly; and short ones."""
    max_order = random.randint(1, 12)
    near = max(0, max_order + random.randint(-2, 2))
    return random.choice([0, 1, 2, 3, near, near, 100]), max_order


def last_one_too_small(length: int, max_order: int) -> int:
    """From the words down to one less than the highest order has."""
    orders = min(length, max_order)
    return (length + length - orders) * orders // 2


MY_TUPLES = Exercise(
    "14.1",
    "my_tuples",
    built,
    FAILURE,
    cases=[
        (25, 4),
        (6, 4),
        (3, 4),
        (0, 4),
        (1, 1),
        (2, 8),
        (4, 4),
        (1, 4),
        (3, 8),
        (5, 9),
        (2, 3),
    ],
    generate=lambda random: random.choice(
        ((lambda random: (random.randint(0, 40), random.randint(1, 9))), edge_tuples)
    )(random),
    count=220,
    kinds={
        "a sentence shorter than the highest order": lambda length, top: length < top,
        "order 1 alone": lambda length, top: top == 1,
        "a sentence as long as the highest order, or longer": lambda length, top: (
            length >= top
        ),
    },
    accepts=lambda length, top: length >= 0 and top >= 1,
    wrong=(
        Misconception(
            "one n-gram per word",
            "Each order gets as many n-grams as there are words. The last words of a"
            " sentence start no long one.",
            FAILURE,
            ("How many 2-grams does a sentence of three words have?",),
            steps={"of_order": lambda length, n: length},
        ),
        Misconception(
            "last window missing",
            "Each order that has n-grams has one too few, as if the last one were missing.",
            FAILURE,
            ("How many 2-grams does a sentence of two words have?",),
            steps={"of_order": lambda length, n: max(0, length - n)},
        ),
        Misconception(
            "an order too many and negative counts",
            "It is as if there were one order more, and as if an order that the sentence is too"
            " short for could have fewer than no n-grams.",
            program=lambda length, max_order: sum(
                length - n + 1 for n in range(1, max_order + 2)
            ),
        ),
        Misconception(
            "negative counts",
            "An order that the sentence is too short for has none, or fewer than none: n-grams"
            " are taken away from the sum.",
            FAILURE,
            ("Three words, order 8: how many n-grams?",),
            steps={"of_order": lambda length, n: length - n + 1},
        ),
        Misconception(
            "words for n-grams",
            "The words in the n-grams are counted. A 3-gram is one tuple.",
            FAILURE,
            steps={"of_order": lambda length, n: n * max(0, length - n + 1)},
        ),
        Misconception(
            "orders from 0",
            "It is what a sentence of one word more has, as if the orders began at 0, or"
            " 1 were added twice.",
            FAILURE,
            (
                "Which numbers does `range(3)` have? Which are the orders up to 3?",
                "Is the first order 1, not 0? And is 1 added once, not twice?",
            ),
            steps={"orders": range},
        ),
        Misconception(
            "highest order only",
            "Only the n-grams of the highest order are counted.",
            FAILURE,
            steps={"orders": lambda top: [top]},
        ),
        Misconception(
            "highest order missing",
            "The highest order is missing.",
            FAILURE,
            ("A range ends before its second number.",),
            steps={"orders": lambda top: range(1, top)},
        ),
        Misconception(
            "one n-gram at least",
            "An order that the sentence is too short for gets one n-gram. It has none.",
            FAILURE,
            ("Two words: how many 3-grams?",),
            steps={"of_order": lambda length, n: max(1, length - n + 1)},
        ),
        Misconception(
            "nothing for a short sentence",
            "A sentence shorter than the highest order gets 0. It has the n-grams of the"
            " lower orders.",
            FAILURE,
            ("Three words, order 8: are there no 2-grams?",),
            program=lambda length, top: built(length, top) if length >= top else 0,
        ),
        Misconception(
            "floor under the sum",
            "Orders that the sentence is too short for take n-grams away from the others, and"
            " only the sum is kept from falling below 0.",
            FAILURE,
            ("What is added for an order that is longer than the sentence?",),
            program=lambda length, top: max(
                0, built(length, top, of_order=lambda length, n: length - n + 1)
            ),
        ),
        Misconception(
            "any words for neighbors",
            "Any n words make an n-gram here, wherever they stand. They have to be"
            " neighbors.",
            FAILURE,
            ("Three words: is the first with the third a 2-gram?",),
            steps={"of_order": lambda length, n: comb(length, n)},
        ),
        Misconception(
            "whole sentence left out",
            "The n-gram that is the whole sentence is not counted.",
            FAILURE,
            ("How many 3-grams does a sentence of three words have?",),
            program=lambda length, top: built(length, min(length - 1, top)),
        ),
        Misconception(
            "both sentences",
            "It is twice the number, as for two sentences. Here it is one.",
            FAILURE,
            steps={"of_order": lambda length, n: 2 * max(0, length - n + 1)},
        ),
        Misconception(
            "pairs for tuples",
            "The number of each order is squared, as if pairs of n-grams were counted, each of"
            " one sentence with each of another. The n-grams of one are asked for.",
            FAILURE,
            steps={"of_order": lambda length, n: max(0, length - n + 1) ** 2},
        ),
        Misconception(
            "all orders",
            "`max_order` has no effect: the n-grams of all orders are counted, up to the whole"
            " sentence.",
            FAILURE,
            ("Two words, order 1: how many n-grams?",),
            program=lambda length, top: built(length, length),
        ),
        Misconception(
            "one n-gram of the highest order",
            "The highest order counts one n-gram at most, however many it has; the lower ones"
            " are right.",
            FAILURE,
            ("Three words, order 1: how many n-grams?",),
            program=lambda length, top: (
                built(length, top - 1) + min(1, max(0, length - top + 1))
            ),
        ),
        Misconception(
            "a plus for a minus",
            "An order that the sentence is too short for may get n-grams again: what is below 0"
            " has lost its sign. It has none.",
            FAILURE,
            ("Two words: how many 4-grams? And what is 2 - 4 + 1?",),
            steps={"of_order": lambda length, n: abs(length - n + 1)},
        ),
        Misconception(
            "pieces side by side",
            "It is as if the sentence were cut into pieces of n words, one behind the"
            " other. N-grams overlap.",
            "03_ngrams#look-through-a-window",
            ("How many 2-grams does a sentence of three words have?",),
            steps={"of_order": lambda length, n: length // n},
        ),
        Misconception(
            "every order like the highest",
            "Each order gets as many n-grams as the highest one, and that may be fewer than none"
            " in a short sentence. The lower ones have more.",
            FAILURE,
            ("Three words: how many words, and how many 3-grams?",),
            program=lambda length, top: top * (length - top + 1),
        ),
        Misconception(
            "every order like the highest",
            "Each order gets as many n-grams as the highest one. The lower ones have more.",
            FAILURE,
            ("Three words: how many words, and how many 3-grams?",),
            program=lambda length, top: top * max(0, length - top + 1),
        ),
        Misconception(
            "too many fewer",
            "From one order to the next the number falls by 1, then by 2, by 3, until none is left. A longer n-gram has one place fewer, each time.",
            FAILURE,
            ("Ten words: how many 2-grams, and how many 3-grams?",),
            steps={"of_order": lambda length, n: max(0, length - n * (n - 1) // 2)},
        ),
        Misconception(
            "words left out",
            "Order 1, the words themselves, is left out. They are n-grams of one word.",
            FAILURE,
            ("Which is the first order?",),
            steps={"orders": lambda top: range(2, top + 1)},
        ),
        Misconception(
            "a sum with another end",
            "It is as if numbers in a row were summed, the first plus the last, times how many, halved (and rounded down), and the last were one too small.",
            FAILURE,
            ("How many n-grams of the highest order are there?",),
            program=last_one_too_small,
        ),
        Misconception(
            "one n-gram per word",
            "Each order that the sentence is long enough for gets as many n-grams as there are"
            " words. The last words of a sentence start no long one.",
            FAILURE,
            ("How many 2-grams does a sentence of three words have?",),
            steps={"of_order": lambda length, n: length if length >= n else 0},
        ),
        Misconception(
            "order 0 counted",
            "It is too many by one more than there are words, as if there were an order 0 as"
            " well. The first order is 1.",
            FAILURE,
            ("Which numbers does `range(5)` have? And which are the orders up to 4?",),
            steps={"orders": lambda top: range(top + 1)},
        ),
        Misconception(
            "last window missing",
            "Order 1 is right, and each higher order that has n-grams has one too few, as if"
            " its last one were missing.",
            FAILURE,
            ("How many 2-grams does a sentence of two words have?",),
            steps={
                "of_order": lambda length, n: (
                    max(0, length - n) if n > 1 else max(0, length)
                )
            },
        ),
        Misconception(
            "padded at both ends",
            "The higher the order, the more n-grams it gets: as if the sentence had n - 1 marks"
            " before it and behind it. It has its words alone.",
            FAILURE,
            ("How many 2-grams does a sentence of two words have?",),
            steps={"of_order": lambda length, n: length + n - 1},
        ),
        Misconception(
            "order 1 is one",
            "Order 1 counts as one n-gram. It has as many as there are words.",
            FAILURE,
            ("Three words, order 1: how many n-grams?",),
            steps={
                "of_order": lambda length, n: max(0, length - n + 1) if n > 1 else 1
            },
        ),
    ),
)


# ---- 14.2: my_diagonals


def diagonals(
    hypothesis: Words,
    reference: Words,
    n: int,
    *,
    column: Callable[[int, int, int], int] = lambda j, k, width: j + k,
    length: Callable[[int], int] = lambda n: n,
) -> int:
    """How many places of the dot plot start a diagonal of n dots."""
    n = length(n)
    width = len(reference)
    found = 0
    for i in range(len(hypothesis) - n + 1):
        for j in range(width):
            columns = [column(j, k, width) for k in range(n)]
            found += all(
                0 <= c < width and hypothesis[i + k] == reference[c]
                for k, c in enumerate(columns)
            )
    return found


def rows_with_diagonals(hypothesis: Words, reference: Words, n: int) -> int:
    """A row is counted once, however many diagonals start in it."""
    return sum(
        diagonals(hypothesis[i : i + n], reference, n) > 0
        for i in range(len(hypothesis) - n + 1)
    )


def apart_diagonals(hypothesis: Words, reference: Words, n: int) -> int:
    """A diagonal is counted only where none of n dots started one place before."""
    found = 0
    for i in range(len(hypothesis) - n + 1):
        for j in range(len(reference) - n + 1):
            here = list(hypothesis[i : i + n]) == list(reference[j : j + n])
            goes_on = i > 0 and j > 0 and hypothesis[i - 1] == reference[j - 1]
            found += here and not goes_on
    return found


def two_sentences(random: Random) -> tuple[list[str], list[str], int]:
    """Two short sentences of few words, and an order."""
    words = "abcd"[: random.randint(1, 4)]
    first = [random.choice(words) for _ in range(random.randint(0, 7))]
    second = [random.choice(words) for _ in range(random.randint(0, 7))]
    return first, second, random.randint(1, 4)


def clipped_matches(hypothesis: Words, reference: Words, n: int) -> int:
    """Matches as BLEU counts them."""
    ours, theirs = Counter(windows(hypothesis, n)), Counter(windows(reference, n))
    return (ours & theirs).total()


def round_both_edges(hypothesis: Words, reference: Words, n: int) -> int:
    """After the last word of a sentence comes its first."""
    height, width = len(hypothesis), len(reference)
    return sum(
        all(
            hypothesis[(i + k) % height] == reference[(j + k) % width] for k in range(n)
        )
        for i in range(height)
        for j in range(width)
    )


def without_blank_column(hypothesis: Words, reference: Words, n: int) -> int:
    """All rows in one line, each right behind the one before."""
    width = len(reference)
    line = [ours == theirs for ours in hypothesis for theirs in reference]
    return sum(
        all(line[start : start + n * (width + 1) : width + 1][:n])
        and start + (n - 1) * (width + 1) < len(line)
        for start in range(len(line))
    )


def exactly_n(hypothesis: Words, reference: Words, n: int) -> int:
    """Lines of n dots that go on at neither end."""

    def dot(i: int, j: int) -> bool:
        inside = 0 <= i < len(hypothesis) and 0 <= j < len(reference)
        return inside and hypothesis[i] == reference[j]

    return sum(
        all(dot(i + k, j + k) for k in range(n))
        and not dot(i - 1, j - 1)
        and not dot(i + n, j + n)
        for i in range(len(hypothesis))
        for j in range(len(reference))
    )


def ends_alone(hypothesis: Words, reference: Words, n: int) -> int:
    """What lies between the first dot and the last is not looked at."""
    return sum(
        hypothesis[i] == reference[j] and hypothesis[i + n - 1] == reference[j + n - 1]
        for i in range(len(hypothesis) - n + 1)
        for j in range(len(reference) - n + 1)
    )


def starts_before(
    hypothesis: Words, reference: Words, n: int, rows: int, columns: int
) -> int:
    """So many of the last rows and columns are no start."""
    return sum(
        list(hypothesis[i : i + n]) == list(reference[j : j + n])
        for i in range(len(hypothesis) - n + 1 - rows)
        for j in range(len(reference) - n + 1 - columns)
    )


def hits_of_hits(hypothesis: Words, reference: Words, n: int) -> int:
    """The hits are made longer with themselves."""
    hits = [[ours == theirs for theirs in reference] for ours in hypothesis]
    for k in range(1, n):
        ends = [row[k:] for row in hits[k:]]
        hits = [[a and b for a, b in zip(*rows)] for rows in zip(hits, ends)]
    return sum(map(sum, hits))


def both_diagonals(hypothesis: Words, reference: Words, n: int) -> int:
    """Those that fall to the left as well; with one dot there is no direction."""
    found = diagonals(hypothesis, reference, n)
    turned = reference[::-1]
    return found + (diagonals(hypothesis, turned, n) if n > 1 else 0)


def edge_words(random: Random) -> tuple[list[str], list[str], int]:
    """One word in rows, sentences that are equal, turned round, or doubled; long orders."""
    words = random.choice(["a", "ab", "abc", "aA"])
    first = random.choices(words, k=random.randint(0, 6))
    second = random.choices(words, k=random.randint(0, 6))
    near = [first, first[::-1], first + first, first[1:], first[:-1], sorted(first)]
    second = list(random.choice([second, second, second, *near]))
    orders = [1, 2, 2, 3, 4, len(first), len(second), len(first) + 1]
    return first, second, max(1, random.choice(orders))


def cut_to_the_shorter(hypothesis: Words, reference: Words, n: int) -> int:
    """Both sentences end where the shorter one does."""
    shorter = min(len(hypothesis), len(reference))
    return diagonals(hypothesis[:shorter], reference[:shorter], n)


def without_overlap(hypothesis: Words, reference: Words, n: int) -> int:
    """The dots of a line are cut into pieces of n."""
    found = 0
    for shift in range(-len(hypothesis), len(reference)):
        run = 0
        for i, word in enumerate(hypothesis):
            inside = 0 <= i + shift < len(reference)
            run = run + 1 if inside and word == reference[i + shift] else 0
            if run == n:
                found, run = found + 1, 0
    return found


def added_counts(hypothesis: Words, reference: Words, n: int) -> int:
    """The places of a shared n-gram, in both."""
    ours, theirs = Counter(windows(hypothesis, n)), Counter(windows(reference, n))
    return sum(ours[gram] + theirs[gram] for gram in ours.keys() & theirs.keys())


MY_DIAGONALS = Exercise(
    "14.2",
    "my_diagonals",
    diagonals,
    DIAGONALS,
    cases=[
        ("the cat the cat".split(), "the cat sat".split(), 2),
        ("a b c d".split(), "a b c d".split(), 3),
        ("a b".split(), "b a".split(), 2),
        ("a a a".split(), "a a".split(), 2),
        ([], ["a"], 1),
        (["a"], [], 1),
        (["a"], ["a"], 2),
        ("b a".split(), "a x b".split(), 2),
        ("a x b".split(), "a y b".split(), 3),
        ("a b c d e".split(), "a b c d e".split(), 4),
        ("b x a".split(), "a b".split(), 2),
        ("now here".split(), "no where".split(), 2),  # not the same without the space
        # one word is a piece of another
        ("the cat here".split(), "the cats at".split(), 1),
    ],
    generate=lambda random: random.choice((two_sentences, edge_words))(random),
    count=340,
    kinds={
        "an empty sentence": lambda h, r, n: not h or not r,
        "order 1": lambda h, r, n: n == 1,
        "a hypothesis in which a word repeats": lambda h, r, n: len(set(h)) < len(h),
    },
    accepts=lambda h, r, n: n >= 1,
    wrong=(
        Misconception(
            "words glued together",
            "The words of an n-gram are glued together, and `now here` is `no where` then.",
            DIAGONALS,
            ("Compare lists or tuples of words, or leave a space between them.",),
            program=lambda hypothesis, reference, n: sum(
                "".join(ours) == "".join(theirs)
                for ours in windows(hypothesis, n)
                for theirs in windows(reference, n)
            ),
        ),
        Misconception(
            "dots for diagonals",
            "Single dots are counted, whatever n is.",
            DIAGONALS,
            ("A diagonal of two dots: where is the second one?",),
            steps={"length": lambda n: 1},
        ),
        Misconception(
            "other diagonal",
            "The diagonals go down to the left. That finds words in the reverse order.",
            DIAGONALS,
            (
                "The next word of both sentences: one row down, and one column to where?",
            ),
            steps={"column": lambda j, k, width: j - k},
        ),
        Misconception(
            "round the edge",
            "A diagonal that leaves the plot on the right comes in again on the left. The"
            " first word of the reference does not follow its last.",
            INTEGER,
            ("What stands behind the last column?",),
            steps={"column": lambda j, k, width: (j + k) % width},
        ),
        Misconception(
            "column for diagonal",
            "The dots stand one under the other. That asks for one word of the reference again"
            " and again.",
            DIAGONALS,
            steps={"column": lambda j, k, width: j},
        ),
        Misconception(
            "rows for diagonals",
            "A row in which diagonals start is counted once. Here all diagonals are asked for,"
            " and a row may start several.",
            DIAGONALS,
            program=rows_with_diagonals,
        ),
        Misconception(
            "longest runs only",
            "A line of n dots or more counts once, however long it is. Each place inside it may"
            " start a diagonal of n dots as well: four dots in a row hold three 2-grams.",
            DIAGONALS,
            program=apart_diagonals,
        ),
        Misconception(
            "round the edge",
            "A diagonal that leaves the plot comes in again on the other side. No word"
            " follows the last one.",
            INTEGER,
            ("What stands behind the last column, and below the last row?",),
            program=round_both_edges,
        ),
        Misconception(
            "round the edge",
            "Where both sentences have n words or more, a diagonal that leaves the plot comes in"
            " again on the other side. No word follows the last one, and none stands before the"
            " first.",
            INTEGER,
            ("Which word is `words[-1]`?",),
            program=lambda h, r, n: (
                round_both_edges(h, r, n) if min(len(h), len(r)) >= n else 0
            ),
        ),
        Misconception(
            "round the edge",
            "A diagonal that leaves the plot comes in again on the other side, and a sentence of"
            " fewer than n words is compared as far as it goes. No word follows the last one, and"
            " none stands before the first.",
            INTEGER,
            ("Which word is `words[-1]`?",),
            program=lambda h, r, n: round_both_edges(h, r, min(n, len(h), len(r))),
        ),
        Misconception(
            "blank column missing",
            "A diagonal that leaves the plot on the right goes on at the left, one row further"
            " down. In one integer, an empty column at the edge of each row ends it.",
            INTEGER,
            ("Which bit stands behind the last one of a row?",),
            program=without_blank_column,
        ),
        Misconception(
            "clipped",
            "The matches are clipped. Here nothing is: each n-gram of the one sentence meets"
            " each equal one of the other.",
            DIAGONALS,
            ("`a a` and `a`: how many dots has the plot?",),
            program=clipped_matches,
        ),
        Misconception(
            "distinct n-grams",
            "Each n-gram that both sentences have counts once, however many diagonals it makes.",
            DIAGONALS,
            ("`a a` and `a`: how many dots has the plot?",),
            program=lambda h, r, n: len({*windows(h, n)} & {*windows(r, n)}),
        ),
        Misconception(
            "one dot too short",
            "From n = 2 on, a diagonal of one dot fewer is enough here, as if the last step were"
            " missing.",
            DIAGONALS,
            (
                "From one dot to n dots: how often is a diagonal made longer?",
                "Where does the range end? It ends before its second number.",
            ),
            steps={"length": lambda n: max(1, n - 1)},
        ),
        Misconception(
            "one dot too long",
            "A diagonal has to have one dot more than n here.",
            DIAGONALS,
            steps={"length": lambda n: n + 1},
        ),
        Misconception(
            "lines of exactly n",
            "Only lines of exactly n dots are counted. In a longer one, several diagonals of"
            " n dots start.",
            DIAGONALS,
            ("Three dots in a line: how many diagonals of two?",),
            program=exactly_n,
        ),
        Misconception(
            "short pieces at the edge",
            "At the edges, pieces of fewer than n words are compared, as in slices: one"
            " that runs over the end is shorter, and raises no error.",
            DIAGONALS,
            ('What is `["a", "b"][1:3]`?',),
            program=lambda h, r, n: sum(
                list(h[i : i + n]) == list(r[j : j + n])
                for i in range(len(h))
                for j in range(len(r))
            ),
        ),
        Misconception(
            "the ends alone",
            "Only the first and the last dot are asked for. Those between may be missing.",
            DIAGONALS,
            ("`a x b` and `a y b`: is there a diagonal of three dots?",),
            program=ends_alone,
        ),
        Misconception(
            "last start lost",
            "The last row and the last column in which a diagonal could start are left"
            " out.",
            DIAGONALS,
            (
                "In a sentence of three words, at which places can a 2-gram start?",
                "A range ends before its second number.",
            ),
            program=lambda h, r, n: starts_before(h, r, n, 1, 1),
        ),
        Misconception(
            "last start lost",
            "The last row in which a diagonal could start is left out.",
            DIAGONALS,
            (
                "In a sentence of three words, at which places can a 2-gram start?",
                "A range ends before its second number.",
            ),
            program=lambda h, r, n: starts_before(h, r, n, 1, 0),
        ),
        Misconception(
            "last start lost",
            "The last column in which a diagonal could start is left out.",
            DIAGONALS,
            (
                "In a sentence of three words, at which places can a 2-gram start?",
                "A range ends before its second number.",
            ),
            program=lambda h, r, n: starts_before(h, r, n, 0, 1),
        ),
        Misconception(
            "grown out of hits",
            "It is as if the next dot were looked for among the hits, which have become"
            " fewer and longer. It stands in the plot itself.",
            DIAGONALS,
            ("Which of the two does `longer_diagonals` look a dot up in?",),
            program=hits_of_hits,
        ),
        Misconception(
            "columns for diagonals",
            "A column in which diagonals start is counted once, as where each *different* n-gram"
            " of the hypothesis is looked for. Here all diagonals are asked for, and several may"
            " start in a column.",
            DIAGONALS,
            program=lambda h, r, n: rows_with_diagonals(r, h, n),
        ),
        Misconception(
            "the same place",
            "A word is compared with the one in the same place alone. That is one diagonal of"
            " the plot.",
            DIAGONALS,
            ("`a` and `b a`: is there a dot?",),
            program=lambda h, r, n: sum(
                list(h[i : i + n]) == list(r[i : i + n])
                for i in range(min(len(h), len(r)) - n + 1)
            ),
        ),
        Misconception(
            "shorter ones as well",
            "The shorter diagonals are counted as well, from one dot on. Those of n dots are"
            " asked for.",
            DIAGONALS,
            program=lambda h, r, n: sum(diagonals(h, r, k) for k in range(1, n + 1)),
        ),
        Misconception(
            "both diagonals",
            "Diagonals that fall to the left are counted as well. They are words in the reverse order.",
            DIAGONALS,
            program=both_diagonals,
        ),
        Misconception(
            "dots for diagonals",
            "It is n times too large, as if the dots of each diagonal were counted. The places"
            " where one *starts* are asked for.",
            DIAGONALS,
            ("How many diagonals start in one place?",),
            after=lambda found, h, r, n: n * found,
        ),
        Misconception(
            "cut to the shorter",
            "Both sentences are gone through to the end of the shorter one. What the longer one"
            " has beyond that has dots as well.",
            DIAGONALS,
            ("How many rows has the dot plot, and how many columns?",),
            program=cut_to_the_shorter,
        ),
        Misconception(
            "diagonals that do not overlap",
            "A line of dots is cut into diagonals that do not overlap. Three dots in a line"
            " start two diagonals of two.",
            DIAGONALS,
            ("How many bigrams have three words?",),
            program=without_overlap,
        ),
        Misconception(
            "places for dots",
            "The places at which a diagonal of n could start are counted, whether there are dots or not.",
            DIAGONALS,
            ("What does `len` count in a row of True and False?",),
            program=lambda hypothesis, reference, n: (
                max(0, len(hypothesis) - n + 1) * max(0, len(reference) - n + 1)
            ),
        ),
        Misconception(
            "added for multiplied",
            "For each shared n-gram its places in both sentences are added. Each place of the one meets each place of the other: that is a product.",
            DIAGONALS,
            (
                "Twice in the hypothesis, three times in the reference: how many diagonals?",
            ),
            program=added_counts,
        ),
        Misconception(
            "counted as text",
            "Each n-gram is counted as text in the joined reference: what overlaps is left out, and pieces of words are found.",
            DIAGONALS,
            ("What is `'a a a'.count('a a')`?",),
            program=lambda h, r, n: sum(
                " ".join(r).count(" ".join(g)) for g in windows(h, n)
            ),
        ),
        Misconception(
            "columns of the hypothesis",
            "The columns are counted by the hypothesis, too: what a longer reference has behind"
            " them is never looked at.",
            program=lambda hypothesis, reference, n: sum(
                hypothesis[i : i + n] == reference[j : j + n]
                for i in range(len(hypothesis) - n + 1)
                for j in range(len(hypothesis) - n + 1)
            ),
        ),
    ),
)


# ---- 14.3: my_plot


def column_unshifted(hypothesis: Words, reference: Words) -> int:
    """`1 << i * width | j` is `(1 << i * width) | j`."""
    width, found = len(reference) + 1, 0
    for i, ours in enumerate(hypothesis):
        for j, theirs in enumerate(reference):
            if ours == theirs:
                found |= 1 << i * width | j
    return found


def plot(
    hypothesis: Words,
    reference: Words,
    *,
    width: Callable[[int], int] = lambda length: length + 1,
    row: Callable[[int, int], int] = lambda i, height: i,
    bit: Callable[[int, int], int] = lambda j, length: j,
) -> int:
    """The dot plot in one integer: each row a bit wider than the reference."""
    length, height = len(reference), len(hypothesis)
    found = 0
    for i, ours in enumerate(hypothesis):
        for j, theirs in enumerate(reference):
            if ours == theirs:
                found |= 1 << (width(length) * row(i, height) + bit(j, length))
    return found


def rows_of_bits(hypothesis: Words, reference: Words) -> list[int]:
    """An integer for each row of the plot: bit j for column j."""
    return [plot([word], reference) for word in hypothesis]


def one_in_a_row(
    hypothesis: Words, reference: Words, place: Callable[[str], int]
) -> int:
    """One dot for each word that the reference has."""
    width, found = len(reference) + 1, 0
    for i, word in enumerate(hypothesis):
        if word in reference:
            found |= 1 << (width * i + place(word))
    return found


def sum_shifted(hypothesis: Words, reference: Words) -> int:
    """What was there is shifted together with the new row."""
    width, found = len(reference) + 1, 0
    for i, row in enumerate(rows_of_bits(hypothesis, reference)):
        found = (found + row) << (width * i)
    return found


def as_one_reads(hypothesis: Words, reference: Words) -> int:
    """Zeros and ones, row after row, each with a zero behind it."""
    digits = "".join(
        "".join(str(int(ours == theirs)) for theirs in reference) + "0"
        for ours in hypothesis
    )
    return int(digits or "0", 2)


def powers_of_ten(hypothesis: Words, reference: Words) -> int:
    """The digits are the bits."""
    return int(f"{plot(hypothesis, reference):b}")


def rows_moved(
    hypothesis: Words,
    reference: Words,
    by: Callable[[int, int], int],
    put: Callable[[int, int], int],
) -> int:
    """Row i is moved by some places, and put to the others."""
    rows = rows_of_bits(hypothesis, reference)
    return reduce(put, (row << by(i, len(reference)) for i, row in enumerate(rows)), 0)


def letters_for_words(
    hypothesis: Words, reference: Words, *, join: Callable[[int, int], int] = add
) -> int:
    """Each word of the reference as a sentence of letters, a blank behind each."""
    letters = [sign for word in reference for sign in (*word, None)]
    rows = [
        sum(1 << k for k, letter in enumerate(letters) if letter == word)
        for word in hypothesis
    ]
    width = len(reference) + 1
    return reduce(join, (row << width * i for i, row in enumerate(rows)), 0)


def added_places(hypothesis: Words, reference: Words) -> list[int]:
    """Each row but the first, moved by its width *plus* its number."""
    width = len(reference) + 1
    rows = rows_of_bits(hypothesis, reference)
    return [row << (width + i if i else 0) for i, row in enumerate(rows)]


def moved_by_what_is_used(hypothesis: Words, reference: Words) -> int:
    """Each row begins a bit behind the last dot of the one before."""
    found = at = 0
    for row in rows_of_bits(hypothesis, reference):
        found |= row << at
        at += row.bit_length() + 1
    return found


def times_its_number(hypothesis: Words, reference: Words) -> int:
    """Each row is shifted by one width, and multiplied by its number."""
    width = len(reference) + 1
    return sum(
        (plot([word], reference) << width) * i for i, word in enumerate(hypothesis)
    )


def rows_on_one_another(hypothesis: Words, reference: Words) -> int:
    """All rows but the first are shifted by one width."""
    return plot(hypothesis[:1], reference) | reduce(
        or_, (plot([word], reference) for word in hypothesis[1:]), 0
    ) << (len(reference) + 1)


def without_empty_rows(hypothesis: Words, reference: Words) -> int:
    """Only words that the reference has are given a row."""
    return plot([word for word in hypothesis if word in reference], reference)


def dots_in_a_row(hypothesis: Words, reference: Words) -> int:
    """The place moves on with each dot, and with each row."""
    found = place = 0
    for word in hypothesis:
        for other in reference:
            if word == other:
                found |= 1 << place
                place += 1
        place += 1
    return found


def dots(hypothesis: Words, reference: Words) -> list[int]:
    """The places of the dots in the row of bits."""
    width = len(reference) + 1
    return [
        i * width + j
        for i, word in enumerate(hypothesis)
        for j, other in enumerate(reference)
        if word == other
    ]


def last_dot(hypothesis: Words, reference: Words) -> int:
    """The number is set anew with each dot."""
    found = dots(hypothesis, reference)
    return 1 << found[-1] if found else 0


def two_times_its_place(hypothesis: Words, reference: Words) -> int:
    """A product in the place of a power."""
    return sum(2 * place for place in dots(hypothesis, reference))


MY_PLOT = Exercise(
    "14.3",
    "my_plot",
    plot,
    INTEGER,
    cases=[
        (["a", "b"], ["b", "a", "b"]),
        (["a"], ["a"]),
        (["a", "a"], ["a"]),
        ([], ["a"]),
        (["a"], []),
        (["a", "b", "c"], ["a", "b", "c"]),
        (["x"], ["a", "b"]),
        # longer than a row of 8, 16, 32 or 64 bits
        (["a", "b", "a"], ["b", "a", "b"] * 3),
        (["a", "b"], ["b", "a"] * 9),
        (["a", "b"], ["b", "a"] * 17),
        (["a", "a"], ["a"] * 63),
        (["a", "a"], ["a"] * 64),
        (["a", "b", "a"], ["b"] * 70 + ["a"]),
        # one word is a piece of another
        (["cats", "cat"], ["cat", "the", "cats"]),
    ],
    generate=lambda random: random.choice(
        (
            (lambda random: two_sentences(random)[:2]),
            (lambda random: edge_words(random)[:2]),
        )
    )(random),
    count=280,
    kinds={
        "an empty sentence": lambda h, r: not h or not r,
        "one row": lambda h, r: len(h) == 1,
        "no dot": lambda h, r: not set(h) & set(r),
    },
    parts={"the number of dots": lambda h, r: plot(h, r).bit_count()},
    wrong=(
        Misconception(
            "no blank column",
            "The rows stand one behind the other without a blank column between. A diagonal"
            " would go on from the end of one row into the next.",
            INTEGER,
            ("How wide is a row, when its last column has to stay empty?",),
            steps={"width": lambda length: length},
        ),
        Misconception(
            "first row on top",
            "The first row has the highest bits. It belongs in the lowest.",
            INTEGER,
            steps={"row": lambda i, height: height - 1 - i},
        ),
        Misconception(
            "first word on top",
            "The first word of the reference has the highest bit of its row. It belongs in the"
            " lowest: column j is bit j.",
            INTEGER,
            ("Python writes the lowest bit of a number on the right.",),
            steps={"bit": lambda j, length: length - 1 - j},
        ),
        Misconception(
            "rows and columns swapped",
            "It is as if a row were made for each word of the reference. The rows are the"
            " hypothesis's.",
            INTEGER,
            before=lambda h, r: (r, h),
        ),
        Misconception(
            "dots counted",
            "The dots are counted. The plot itself is asked for.",
            INTEGER,
            program=lambda h, r: plot(h, r).bit_count(),
        ),
        Misconception(
            "columns from 1",
            "Every dot is one bit too high: the first word of both has bit 1, as if bits were"
            " counted from 1, or the blank bit stood lowest in a row. It is the highest.",
            INTEGER,
            ("Which number has bit 0 alone?",),
            steps={"bit": lambda j, length: j + 1},
        ),
        Misconception(
            "two blank columns",
            "A row is two bits wider than the reference. One blank column is enough.",
            INTEGER,
            (
                "From a dot to the next row's is one step more when it goes one to the right.",
            ),
            steps={"width": lambda length: length + 2},
        ),
        Misconception(
            "rows of whole bytes",
            "A row is rounded up to whole bytes, of 8 bits each. Here it is one bit wider than"
            " the reference, and no more.",
            INTEGER,
            ("How wide is a row when the reference has two words?",),
            steps={"width": lambda length: (length // 8 + 1) * 8},
        ),
        *(
            Misconception(
                "rows of a fixed width",
                f"Every row has {bits} bits, whatever the reference is. Here its width hangs"
                " on the reference.",
                INTEGER,
                steps={"width": lambda length, bits=bits: bits},
            )
            for bits in (8, 16, 32, 64)
        ),
        *(
            Misconception(
                "as wide as the hypothesis",
                "It is as if the width of a row were that of the hypothesis. A row has a bit"
                " for each word of the reference, and one more.",
                INTEGER,
                ("What stands at the top of the plot, and what at its side?",),
                program=lambda h, r, put=put: rows_moved(
                    h, r, lambda i, width: (len(h) + 1) * i, put
                ),
            )
            for put in (add, or_)
        ),
        Misconception(
            "one dot in a row",
            "A row gets one dot at most, at the first place of its word. A word may stand in"
            " the reference several times.",
            INTEGER,
            ("`a` and `a a`: how many dots?",),
            program=lambda h, r: one_in_a_row(h, r, list(r).index),
        ),
        Misconception(
            "one dot in a row",
            "A row gets one dot at most, at the last place of its word. A word may stand in"
            " the reference several times.",
            INTEGER,
            ("`a` and `a a`: how many dots?",),
            program=lambda h, r: one_in_a_row(
                h, r, {word: j for j, word in enumerate(r)}.__getitem__
            ),
        ),
        Misconception(
            "blank column filled",
            "The highest bit of each row is set. It stays 0, so that no diagonal passes it.",
            INTEGER,
            program=lambda h, r: (
                plot(h, r)
                | sum(1 << ((len(r) + 1) * i + len(r)) for i in range(len(h)))
            ),
        ),
        Misconception(
            "plus before shift",
            "The rows that are there are shifted once more with each new one, as in `a +"
            " b << k`: `+` binds before `<<`. Each row should be shifted alone.",
            INTEGER,
            ("Where are parentheses needed?",),
            program=sum_shifted,
        ),
        *(
            Misconception(
                "added for multiplied",
                "Row i is moved by the width and i more, so each row lies one bit higher than"
                " the one before. It is moved by i times the width.",
                INTEGER,
                ("At which bit does row 0 begin, and row 2?",),
                program=lambda h, r, join=join: reduce(
                    join,
                    (
                        row << (len(r) + 1 + i)
                        for i, row in enumerate(rows_of_bits(h, r))
                    ),
                    0,
                ),
            )
            for join in (add, or_)
        ),
        Misconception(
            "as one reads",
            "The first row and the first word have the highest bits, as in a line that is"
            " read from the left, and the blank bit of each row is its lowest. They belong in"
            " the lowest, and the blank is the highest of its row.",
            INTEGER,
            ("Python writes the lowest bit of a number on the right.",),
            program=as_one_reads,
        ),
        Misconception(
            "as one reads",
            "The first row and the first word have the highest bits, as in a line that is"
            " read from the left. They belong in the lowest.",
            INTEGER,
            ("Python writes the lowest bit of a number on the right.",),
            steps={
                "row": lambda i, height: height - 1 - i,
                "bit": lambda j, length: length - 1 - j,
            },
        ),
        Misconception(
            "rows and columns swapped",
            "A word of the reference moves the bit by a whole row, and one of the hypothesis"
            " by one place. It is the other way round.",
            INTEGER,
            ("Row i begins at bit i times the width.",),
            program=lambda h, r: sum(
                1 << ((len(r) + 1) * j + i)
                for i, ours in enumerate(h)
                for j, theirs in enumerate(r)
                if ours == theirs
            ),
        ),
        Misconception(
            "rows from 1",
            "The first row begins a whole row too high. Rows are counted from 0.",
            INTEGER,
            ("Where is bit 0?",),
            steps={"row": lambda i, height: i + 1},
        ),
        Misconception(
            "a digit for a bit",
            "Powers of 10 are added: that is a decimal number whose digits look like bits."
            " A bit is a power of 2.",
            INTEGER,
            ("`1 << 3` is 8.",),
            program=powers_of_ten,
        ),
        Misconception(
            "dots turned round",
            "There is a 1 where two words *differ*, and a 0 where they are equal.",
            INTEGER,
            program=lambda h, r: sum(
                1 << ((len(r) + 1) * i + j)
                for i, ours in enumerate(h)
                for j, theirs in enumerate(r)
                if ours != theirs
            ),
        ),
        *(
            Misconception(
                "parentheses left out",
                "Row i is shifted by the length of the reference and i more. Each row should begin a whole row, and a column, after the one before.",
                INTEGER,
                ("`a + b * c` and `(a + b) * c` differ.",),
                program=lambda h, r, put=put: rows_moved(
                    h, r, lambda i, width: width + i, put
                ),
            )
            for put in (add, or_)
        ),
        *(
            Misconception(
                "one bit for a row",
                f"Row i is shifted by i bits alone, and {how}. Each row has bits of its own.",
                INTEGER,
                ("How many bits does a row have, with its blank column?",),
                program=lambda h, r, put=put: rows_moved(h, r, lambda i, width: i, put),
            )
            for how, put in (
                ("the rows are added", add),
                ("the rows are laid over each other", or_),
            )
        ),
        *(
            Misconception(
                "a list around it forgotten",
                "It is as if each *word* of the reference were a reference, made of letters. The reference has to stand in a list of its own.",
                INTEGER,
                program=partial(letters_for_words, join=join),
            )
            for join in (add, or_)
        ),
        *(
            Misconception(
                "width plus row",
                "From the second row on, a row is moved by its width *plus* its number. It is the"
                " width *times* the number.",
                INTEGER,
                (
                    "By how many bits is the third row moved, and by how many the fourth?",
                ),
                program=lambda h, r, join=join: reduce(join, added_places(h, r), 0),
            )
            for join in (or_, add)
        ),
        Misconception(
            "rows of other widths",
            "A row is only as wide as its last dot asks for. All rows have one width, so that a"
            " diagonal is the same step everywhere.",
            INTEGER,
            ("How wide is a row without any dot?",),
            program=moved_by_what_is_used,
        ),
        Misconception(
            "multiplied for shifted",
            "Each row is shifted by one width and then multiplied by its number. It is to be shifted by as many widths as its number says.",
            INTEGER,
            ("In Python `*` goes before `<<`. Do parentheses change that here?",),
            program=times_its_number,
        ),
        Misconception(
            "rows on one another",
            "All rows but the first are shifted by one width, and lie on one another. Each is shifted by one width more than the row before.",
            INTEGER,
            ("What is the shift of the third row?",),
            program=rows_on_one_another,
        ),
        Misconception(
            "one bit more in all",
            "One bit more is put behind the first row alone, and behind no other: all rows after it stand that one place higher, and no more.",
            INTEGER,
            ("Where does the third row begin?",),
            program=lambda hypothesis, reference: rows_moved(
                hypothesis, reference, lambda i, length: length * i + (i > 0), add
            ),
        ),
        Misconception(
            "one bit more in all",
            "Row i is shifted by i times the length of the reference, and by 1 more: all rows,"
            " the first one as well, stand one place too high, and none has a blank column behind"
            " it.",
            INTEGER,
            (
                "`+` goes before `<<`: what is shifted by `width * i + 1`?",
                "How wide is a row?",
            ),
            program=lambda hypothesis, reference: rows_moved(
                hypothesis, reference, lambda i, length: length * i + 1, add
            ),
        ),
        Misconception(
            "rows without a dot left out",
            "A word that the reference lacks has no row. Its row is all zeros, and takes up its width.",
            INTEGER,
            ("Is a row of 0 left out before the rows are numbered?",),
            program=without_empty_rows,
        ),
        Misconception(
            "only dots take a place",
            "Within a row the place moves on only where there is a dot, and by one behind each row. A place without a dot is a 0.",
            INTEGER,
            ("Which line belongs to `if`, and which to the loop?",),
            program=dots_in_a_row,
        ),
        Misconception(
            "the last dot alone",
            "Only the bit of the last dot is set. The dots before it are lost.",
            INTEGER,
            ("What happens to the number that the loop has so far?",),
            program=last_dot,
        ),
        Misconception(
            "two times for a power",
            "Each dot brings two times its place. Bit k is worth 2 to the power of k.",
            INTEGER,
            ("`1 << k` is 2 to the power of k.",),
            program=two_times_its_place,
        ),
        Misconception(
            "column not shifted",
            "Each dot sets the lowest bit of its row, and the number of its column is put into the integer as it"
            " is: the column is not in the shift.",
            INTEGER,
            (
                "Python reads `1 << a | b` as `(1 << a) | b`. Is a `+` missing, or a pair of brackets?",
            ),
            program=column_unshifted,
        ),
    ),
)


# ---- 14.4: my_ratio


def ratio(
    rounds: Rounds,
    *,
    middle: Callable[[Sequence[float]], float] = median,
    kept: Callable[[Rounds], Rounds] = lambda rounds: rounds[1:],
    times: Callable[[float, float], float] = lambda theirs, ours: theirs / ours,
) -> float:
    """How many times faster: the median of the rounds' ratios, without the first round."""
    return middle([times(theirs, ours) for theirs, ours in kept(rounds)])


def without_the_ends(
    middle: Callable[[Sequence[float]], float], rounds: Rounds
) -> float:
    """The lowest and the highest ratio are dropped."""
    return middle(sorted(theirs / ours for theirs, ours in rounds)[1:-1])


def some_rounds(random: Random) -> tuple[list[tuple[float, float]]]:
    """Seconds of two programs, a slow first round, and now and then a slow other one."""
    rounds = []
    for place in range(random.choice((4, 5, 6, 8))):
        load = random.choice((1, 1, 2, 4)) * (1 + 2 * (place == 0))
        theirs, ours = random.randint(8, 14) / 8, random.randint(1, 5) / 8
        rounds.append((theirs * load, ours * (load if random.random() < 0.7 else 1)))
    return (rounds,)


def without(rounds: Rounds, program: int) -> Rounds:
    """The rounds but the one that took this program longest."""
    slowest = max(rounds, key=lambda times: times[program])
    return [times for times in rounds if times != slowest] or [slowest]


def without_one(rounds: Rounds, program: int) -> Rounds:
    """The rounds but the first of those that took this program longest."""
    slowest = max(range(len(rounds)), key=lambda k: rounds[k][program])
    return [*rounds[:slowest], *rounds[slowest + 1 :]]


FIRST_TOO = ", in all rounds, the first one as well"


def of_each_program(
    one: Callable[[Sequence[float]], float], first: int, rounds: Rounds
) -> float:
    """One number for all times of a program, and the two divided."""
    theirs, ours = zip(*rounds[first:])
    return one(theirs) / one(ours)


def middle_of_the_list(ratios: Sequence[float]) -> float:
    """The middle of numbers that nobody has sorted."""
    half = len(ratios) // 2
    return ratios[half] if len(ratios) % 2 else (ratios[half - 1] + ratios[half]) / 2


def edge_rounds(random: Random) -> tuple[list[tuple[float, float]]]:
    """Two rounds and more, equal ones, ratios of 1 and less, the first one of any size."""
    seconds = [0.25, 0.5, 1.0, 2.0, 4.0, 10.0]
    count = random.randint(2, 7)
    few = random.sample(seconds, random.randint(1, 4))
    return ([(random.choice(few), random.choice(few)) for _ in range(count)],)


def half_of_one(ratios: Sequence[float]) -> float:
    """Of the two in the middle, the second alone is halved."""
    half, odd = divmod(len(ratios), 2)
    ordered = sorted(ratios)
    return ordered[half] if odd else ordered[half - 1] + ordered[half] / 2


def one_place_too_high(ratios: Sequence[float]) -> float:
    """The middle of an odd number; of an even one, the two behind it."""
    half, odd = divmod(len(ratios), 2)
    ordered = sorted(ratios)
    after = ordered[min(half + 1, len(ordered) - 1)]
    return ordered[half] if odd else (ordered[half] + after) / 2


MY_RATIO = Exercise(
    "14.4",
    "my_ratio",
    ratio,
    HONEST,
    cases=[
        ([(9.0, 9.0), (4.0, 1.0), (10.0, 2.0), (6.0, 1.0)],),
        ([(8.0, 1.0), (2.0, 1.0)],),
        ([(1.0, 1.0), (3.0, 1.0), (30.0, 10.0), (4.0, 0.5)],),
        ([(5.0, 1.0), (2.0, 2.0), (2.0, 1.0), (12.0, 3.0), (8.0, 1.0)],),
    ],
    generate=lambda random: random.choice((some_rounds, edge_rounds))(random),
    count=220,
    kinds={"two rounds in all": lambda rounds: len(rounds) == 2},
    accepts=lambda rounds: len(rounds) >= 2 and all(a > 0 and b > 0 for a, b in rounds),
    wrong=(
        Misconception(
            "first round kept",
            "The first round is in the result. In it, modules are still being imported.",
            HONEST,
            ("What happens in the first round, and never again?",),
            steps={"kept": lambda rounds: rounds},
        ),
        Misconception(
            "mean for median",
            "The mean is taken. One round in which the machine was busy moves it.",
            HONEST,
            ("Which middle does not care how far out an odd value is?",),
            steps={"middle": mean},
        ),
        Misconception(
            "best round alone",
            "The largest of the ratios is reported, one round alone. The median is asked for.",
            HONEST,
            steps={"middle": max},
        ),
        Misconception(
            "ratio upside down",
            "Our time is divided by theirs. Twice as fast would read 0.5.",
            HONEST,
            ("Which of the two times is the larger, if we are faster?",),
            steps={"times": lambda theirs, ours: ours / theirs},
        ),
        *(
            Misconception(
                "medians divided",
                f"Each program's median is taken first{also}. Then a time from a busy minute"
                " may be divided by one from a quiet minute.",
                HONEST,
                ("What do the two times of one round share?",),
                program=partial(of_each_program, median, first),
            )
            for first, also in ((1, ""), (0, FIRST_TOO))
        ),
        *(
            Misconception(
                "sums divided",
                f"The times of the rounds are added before they are divided{also}."
                " The slowest round weighs most.",
                HONEST,
                program=partial(of_each_program, sum, first),
            )
            for first, also in ((1, ""), (0, FIRST_TOO))
        ),
        Misconception(
            "middle of the unsorted",
            "What stands in the middle of the list is taken, in the order of the rounds,"
            " and of an even number the later one. A median is the middle of the *sorted*"
            " values.",
            HONEST,
            ("What does `statistics.median` do before it looks at the middle?",),
            steps={"middle": lambda ratios: ratios[len(ratios) // 2]},
        ),
        Misconception(
            "one of two middles",
            "Of an even number of ratios, the upper one of the middle two is taken. The"
            " median lies halfway between them.",
            HONEST,
            steps={"middle": median_high},
        ),
        Misconception(
            "one of two middles",
            "Of an even number of ratios, the lower one of the middle two is taken. The"
            " median lies halfway between them.",
            HONEST,
            steps={"middle": median_low},
        ),
        Misconception(
            "lowest ratio dropped",
            "The lowest ratio is dropped, and not that of the first round, as if they"
            " were sorted before.",
            HONEST,
            ("Which comes first: dropping, or sorting?",),
            program=lambda rounds: median(sorted(a / b for a, b in rounds)[1:]),
        ),
        Misconception(
            "last round dropped",
            "Of three rounds and more, the last one is left out, too. Only the first is different"
            " from all others.",
            HONEST,
            steps={"kept": lambda rounds: rounds[1:-1] or rounds[1:]},
        ),
        Misconception(
            "last round dropped",
            "The last round is left out, and the first one is kept.",
            HONEST,
            ("In which round are modules imported?",),
            steps={"kept": lambda rounds: rounds[:-1]},
        ),
        *(
            Misconception(
                "slowest round dropped",
                f"The round in which {whose} was slowest is left out, wherever it stands{like}."
                " It is the first that is left out, slow or not.",
                HONEST,
                steps={
                    "kept": lambda rounds, program=program, drop=drop: drop(
                        rounds, program
                    )
                },
            )
            for like, drop in (
                (", and so is each one equal to it", without),
                ("", without_one),
            )
            for program, whose in ((1, "our program"), (0, "their program"))
        ),
        Misconception(
            "rounds like the first dropped",
            "Every round that is equal to the first is left out. It is the first alone that is"
            " left out.",
            HONEST,
            ("A round may have the times of the first one. Does it count?",),
            program=lambda rounds: median(
                [a / b for a, b in rounds if (a, b) != tuple(rounds[0])]
            ),
        ),
        Misconception(
            "first round counted",
            "A mean is taken in which the first round is left out of the sum, but counted in the"
            " number that divides it. The median of the others is asked for.",
            HONEST,
            ("How many ratios are left, and by what do you divide?",),
            program=lambda rounds: sum(a / b for a, b in rounds[1:]) / len(rounds),
        ),
        *(
            Misconception(
                "best times divided",
                f"Each program's best time is taken{also}. The two may come from"
                " different rounds, and from different minutes.",
                HONEST,
                ("What do the two times of one round share?",),
                program=partial(of_each_program, min, first),
            )
            for first, also in ((1, ""), (0, FIRST_TOO))
        ),
        Misconception(
            "geometric mean",
            "The geometric mean is taken. It suits ratios, and one odd round still moves it.",
            HONEST,
            ("Which middle does not care how far out an odd value is?",),
            steps={"middle": geometric_mean},
        ),
        Misconception(
            "worst round alone",
            "The lowest ratio of all is reported. One bad minute decides it.",
            HONEST,
            steps={"middle": min},
        ),
        Misconception(
            "gain for ratio",
            "It says by how much ours is faster: 1 is taken away. *How many times* is asked"
            " for, and twice as fast is 2.",
            HONEST,
            after=lambda found, rounds: found - 1,
        ),
        Misconception(
            "gain for ratio",
            "It says by how many per cent ours is faster. *How many times* is asked for, and"
            " twice as fast is 2.",
            HONEST,
            after=lambda found, rounds: 100 * (found - 1),
        ),
        Misconception(
            "difference for ratio",
            "The times are subtracted. That is how many seconds are saved, and not how many"
            " times faster it is.",
            HONEST,
            steps={"times": lambda theirs, ours: theirs - ours},
        ),
        Misconception(
            "turned round twice",
            "The ratios are turned round before the median, and the median after it. Of an"
            " even number of ratios it is an average, and turning round changes that.",
            HONEST,
            ("Divide theirs by ours from the beginning.",),
            program=lambda rounds: 1 / median([b / a for a, b in rounds[1:]]),
        ),
        Misconception(
            "integer division",
            "What stands after the point of each ratio is dropped, as by `//`.",
            HONEST,
            steps={"times": lambda theirs, ours: theirs // ours},
        ),
        Misconception(
            "rounded",
            "Each ratio is rounded to an integer. Nothing should be rounded.",
            HONEST,
            steps={"times": lambda theirs, ours: round(theirs / ours)},
        ),
        Misconception(
            "two rounds dropped",
            "Of three rounds and more, two are left out at the front. One is different from the"
            " others.",
            HONEST,
            steps={"kept": lambda rounds: rounds[2:] or rounds[1:]},
        ),
        Misconception(
            "mean of the middle",
            "The best and the worst round are left out, where there are others, and the mean of"
            " the rest is taken. The median is asked for.",
            HONEST,
            steps={
                "middle": lambda ratios: mean(sorted(ratios)[1:-1] or sorted(ratios))
            },
        ),
        Misconception(
            "not sorted",
            "The middle of the list is taken, or of its two middle ones the mean, in the"
            " order of the rounds. A median is the middle of *sorted* values.",
            HONEST,
            ("What is the median of 1, 9, 2?",),
            steps={"middle": middle_of_the_list},
        ),
        Misconception(
            "half of one",
            "Where two ratios are in the middle, only one of them is halved, as without"
            " brackets. Half of their sum is asked for.",
            HONEST,
            ("What is halved first, in `a + b / 2`?",),
            steps={"middle": half_of_one},
        ),
        Misconception(
            "one place too high",
            "Of an even number of ratios, the two that are joined stand one place too high; of two ratios, the higher one is taken. The middle lies between the two halves.",
            HONEST,
            ("Of four sorted numbers, which indices have the two in the middle?",),
            steps={"middle": one_place_too_high},
        ),
        Misconception(
            "two rounds left out",
            "The first two rounds are left out; of two rounds, none is left, and there is an error. Only the first one warms up.",
            HONEST,
            ("Places are counted from 0: with which one begins a slice `[2:]`?",),
            program=lambda rounds: median([a / b for a, b in rounds[2:]]),
        ),
        Misconception(
            "the second round alone",
            "It is the ratio of the second round alone: `rounds[1]` is one round, `rounds[1:]` are all from"
            " it on.",
            HONEST,
            program=lambda rounds: rounds[1][0] / rounds[1][1],
        ),
        *(
            Misconception(
                "the ends left out",
                "The lowest and the highest ratio are left out; the *first* round is to be.",
                HONEST,
                ("Has anything been sorted before the first one is dropped?",),
                program=partial(without_the_ends, middle),
            )
            for middle in (mean, median)
        ),
    ),
)


# ---- 14.5: my_numbers


def numbers(
    token_lists: Sequence[Words],
    *,
    first: int = 0,
    order: Callable[[list[str]], list[str]] = lambda words: words,
) -> list[int]:
    """A number for each word of all lists; equal words, equal numbers."""
    words = [word for tokens in token_lists for word in tokens]
    known = order(list(dict.fromkeys(words)))
    return [first + known.index(word) for word in words]


def numbered_again(token_lists: Sequence[Words]) -> list[int]:
    """A word that comes again has its number overwritten."""
    known: dict[str, int] = {}
    words = chained(token_lists)
    for word in words:
        known[word] = len(known)
    return [known[word] for word in words]


def chained(token_lists: Sequence[Words]) -> list[str]:
    """All words, list after list."""
    return [word for words in token_lists for word in words]


def zero_for_none(token_lists: Sequence[Words]) -> list[int]:
    """A word with the number 0 is numbered again."""
    known: dict[str, int] = {}
    found = []
    for word in chained(token_lists):
        if not known.get(word):
            known[word] = len(known)
        found.append(known[word])
    return found


def of_the_first_list(token_lists: Sequence[Words]) -> list[int]:
    """Words that the first list lacks share the next number."""
    known = list(dict.fromkeys(token_lists[0])) if token_lists else []
    return [
        known.index(word) if word in known else len(known)
        for word in chained(token_lists)
    ]


def most_frequent_first(token_lists: Sequence[Words]) -> list[int]:
    """Of equally frequent words, the one that comes first."""
    words = chained(token_lists)
    order = [word for word, _ in Counter(words).most_common()]
    return [*map(order.index, words)]


def neighbors_alone(token_lists: Sequence[Words]) -> list[int]:
    """Each word that differs from the one before it gets the next number."""
    found: list[int] = []
    before = None
    for word in chained(token_lists):
        last = found[-1] if found else -1
        found.append(last if word == before else last + 1)
        before = word
    return found


def old_words_alone(token_lists: Sequence[Words]) -> list[int]:
    """A word is in the list from its second time on."""
    words = chained(token_lists)
    return [
        number
        for k, (word, number) in enumerate(zip(words, numbers(token_lists)))
        if word in words[:k]
    ]


def column_by_column(token_lists: Sequence[Words]) -> list[int]:
    """The numbers of the first words of all lists, then those of the second ones."""
    longest = max(map(len, token_lists), default=0)
    return numbers(
        [[words[k] for words in token_lists if k < len(words)] for k in range(longest)]
    )


def last_new_word_first(token_lists: Sequence[Words]) -> list[int]:
    """0 for the word that comes last for the first time."""
    found = numbers(token_lists)
    return [max(found) - number for number in found]


def edge_token_lists(random: Random) -> tuple[list[list[str]]]:
    """The first word again and again, empty lists between others, equal lists."""
    words = random.choice(["ab", "ba", "cab", "aA", "10", "xyz."])
    lists = [
        random.choices(words, k=random.choice([0, 1, 1, 2, 3, 5]))
        for _ in range(random.randint(0, 5))
    ]
    if lists and random.random() < 0.3:
        lists.append(list(random.choice([lists[0], lists[-1], lists[0][::-1]])))
    return (lists,)


def forgotten_after_each(token_lists: Sequence[Words]) -> list[int]:
    """The numbers go on; the words are forgotten after each list."""
    found, following = [], 0
    for words in token_lists:
        different = list(dict.fromkeys(words))
        found += [following + different.index(word) for word in words]
        following += len(different)
    return found


def last_number_plus_one(token_lists: Sequence[Words]) -> list[int]:
    """A new word follows the word before it."""
    known: dict[str, int] = {}
    last, found = -1, []
    for word in chained(token_lists):
        last = known.setdefault(word, last + 1)
        found.append(last)
    return found


def one_number_for_a_list(token_lists: Sequence[Words]) -> list[int]:
    """All new words of a list get the same number."""
    known: dict[str, int] = {}
    found = []
    for words in token_lists:
        following = len(known)
        found += [known.setdefault(word, following) for word in words]
    return found


def zero_for_unknown(token_lists: Sequence[Words], step: int = 1) -> list[int]:
    """The word with number 0 gets a new one each time."""
    known: dict[str, int] = {}
    found, following = [], 0
    for word in chained(token_lists):
        if not known.get(word):
            known[word] = following
            following += 1
        found.append(known[word])
    return found


def a_blank_behind_each(token_lists: Sequence[Words]) -> list[int]:
    """Something that is no word uses up a number."""
    known: dict[object, int] = {}
    found = []
    for place, words in enumerate(token_lists):
        found += [known.setdefault(word, len(known)) for word in words]
        known[place] = len(known)
    return found


def place_of_first(token_lists: Sequence[Words]) -> list[int]:
    """A new word gets its place in the list in which it first comes."""
    known: dict[str, int] = {}
    for words in token_lists:
        for i, word in enumerate(words):
            known.setdefault(word, i)
    return [known[word] for words in token_lists for word in words]


def by_cut_columns(token_lists: Sequence[Words]) -> list[int]:
    """The first words of all lists, then the second ones, as far as the shortest goes."""
    return numbers([list(column) for column in zip(*token_lists)])


def last_number_kept(token_lists: Sequence[Words]) -> list[int]:
    """A known word gets the newest number, and keeps it."""
    known: dict[str, int] = {}
    found, last = [], -1
    for word in (word for words in token_lists for word in words):
        last += word not in known
        known[word] = last
        found.append(last)
    return found


def numbered_anew(token_lists: Sequence[Words]) -> list[int]:
    """A word is put down again whenever it comes."""
    known: dict[str, int] = {}
    found = []
    for word in (word for words in token_lists for word in words):
        known[word] = len(known)
        found.append(known[word])
    return found


def by_a_set(token_lists: Sequence[Words]) -> list[int]:
    """The place of a word in a set that was made a list."""
    words = list({word for words in token_lists for word in words})
    return [words.index(word) for tokens in token_lists for word in tokens]


MY_NUMBERS = Exercise(
    "14.5",
    "my_numbers",
    numbers,
    BLOCKS,
    cases=[
        ([["the", "cat"], ["the", "dog"]],),
        ([["b", "a"], ["a", "b"]],),
        ([["a", "a", "b"]],),
        ([],),
        ([[]],),
        ([["c"], [], ["c", "a"]],),
        ([["The", "cat"], ["the", "Cat"]],),
        ([["cats", "cat"], ["at", "cats"]],),  # one word is a piece of another
    ],
    generate=lambda random: random.choice(
        (
            (
                lambda random: (
                    [
                        [random.choice("uvwXxZz") for _ in range(random.randint(0, 5))]
                        for _ in range(random.randint(0, 4))
                    ],
                )
            ),
            edge_token_lists,
        )
    )(random),
    count=280,
    kinds={
        "no words": lambda lists: not any(lists),
        "one list": lambda lists: len(lists) == 1,
        "words that come again": lambda lists: (
            len({word for words in lists for word in words}) < sum(map(len, lists))
        ),
    },
    parts={"how many numbers": lambda lists: sum(map(len, lists))},
    wrong=(
        Misconception(
            "numbers begin at 1",
            "The first word has the number 1. Here counting begins at 0.",
            BLOCKS,
            steps={"first": 1},
        ),
        Misconception(
            "alphabetical numbers",
            "The numbers go by the alphabet, as if the words were sorted first. New words"
            " would move the numbers of all others, and a sort costs more than a look-up.",
            BLOCKS,
            ("Give a number when a word comes for the first time.",),
            steps={"order": sorted},
        ),
        Misconception(
            "each list by itself",
            "Each list begins again at 0. Then the same word may have two numbers in two lists,"
            " and two words may share one.",
            BLOCKS,
            ("Which two lists will be compared?",),
            program=lambda lists: [k for tokens in lists for k in numbers([tokens])],
        ),
        Misconception(
            "places for numbers",
            "Each place has a number of its own. Equal words need equal numbers.",
            BLOCKS,
            program=lambda lists: list(range(sum(map(len, lists)))),
        ),
        Misconception(
            "each word once",
            "Each word is named once. One number for each token is asked for.",
            BLOCKS,
            program=lambda lists: list(
                range(len({word for words in lists for word in words}))
            ),
        ),
        Misconception(
            "lists kept apart",
            "The numbers stand in a list of lists. One list after the other is asked for.",
            BLOCKS,
            after=lambda found, lists: (
                split_again(found, lists) if isinstance(found, list) else found
            ),
        ),
        Misconception(
            "place of the first",
            "The number is the place at which the word stands first, or how many words have"
            " passed by then. A new word gets the number after the last *new* one.",
            BLOCKS,
            ("`a a b`: how many words are known when `b` comes?",),
            program=lambda lists: [*map(chained(lists).index, chained(lists))],
        ),
        Misconception(
            "0 taken for none",
            "The first word is numbered anew when it comes again, as if its number, 0,"
            " were taken for no number; and the next new word gets the same number as it.",
            BLOCKS,
            ("`if not x` is true of `None`, and of what else?", "Ask `word in known`."),
            program=zero_for_none,
        ),
        Misconception(
            "numbers only for the first list",
            "What the first list lacks has one number for all. Each new word gets a number"
            " of its own, in whichever list it comes.",
            BLOCKS,
            (
                "What happens to a word that comes for the first time in the second list?",
            ),
            program=of_the_first_list,
        ),
        Misconception(
            "counted on",
            "The number says how often the word has come before. Equal words need equal"
            " numbers.",
            BLOCKS,
            program=lambda lists: [
                chained(lists)[:k].count(word) for k, word in enumerate(chained(lists))
            ],
        ),
        Misconception(
            "counts for numbers",
            "The number says how often the word stands there in all. Two words may share"
            " one.",
            BLOCKS,
            program=lambda lists: [*map(chained(lists).count, chained(lists))],
        ),
        Misconception(
            "most frequent first",
            "The most frequent word has 0. Numbers go by the order in which words come, and"
            " a count is known only at the end.",
            BLOCKS,
            ("Give a number when a word comes for the first time.",),
            program=most_frequent_first,
        ),
        Misconception(
            "neighbors alone",
            "Each word that differs from the one before it gets the next number. A word"
            " that comes again later has to have its old one.",
            BLOCKS,
            ("`a b a`: which number has the last word?",),
            program=neighbors_alone,
        ),
        Misconception(
            "new words left out",
            "A word that is new gets a number, and the list does not get it. One number for"
            " each token is asked for.",
            BLOCKS,
            ("What is appended for a word that comes for the first time?",),
            program=old_words_alone,
        ),
        Misconception(
            "each list by itself",
            "The number is the word's first place in its own list. The same word may have two"
            " numbers in two lists, and two words may share one.",
            BLOCKS,
            ("Which two lists will be compared?",),
            program=lambda lists: [
                list(words).index(word) for words in lists for word in words
            ],
        ),
        Misconception(
            "alphabetical numbers",
            "The numbers go by the alphabet, from its end. New words would move the"
            " numbers of all others.",
            BLOCKS,
            ("Give a number when a word comes for the first time.",),
            steps={"order": lambda words: sorted(words, reverse=True)},
        ),
        Misconception(
            "column by column",
            "First come the first words of all lists, then the second ones. One list after the other is asked for.",
            BLOCKS,
            ("Which of the two loops is the outer one?",),
            program=column_by_column,
        ),
        Misconception(
            "last new word first",
            "The word that is new last has 0, and the first word the highest number. The first word has 0.",
            BLOCKS,
            ("`pop()` takes the last item of a list.",),
            program=last_new_word_first,
        ),
        Misconception(
            "the number after its own",
            "A word that is new has one number too many, as if it were put in first, and then the"
            " next number were asked for. When it comes again, it has its own.",
            BLOCKS,
            ("How many words are known, before the new one is put in, and after?",),
            program=lambda lists: [
                number + (word not in chained(lists)[:place])
                for place, (word, number) in enumerate(
                    zip(chained(lists), numbers(lists))
                )
            ],
        ),
        Misconception(
            "forgotten after each list",
            "The numbers go on from list to list, but the words are forgotten: a word that comes"
            " again in a later list gets a new number.",
            BLOCKS,
            ("Where is the dictionary made: before the loop, or in it?",),
            program=forgotten_after_each,
        ),
        Misconception(
            "the last place for a number",
            "The number of a word is the last place at which it stands. It is how many other"
            " words came before it for the first time.",
            BLOCKS,
            ("What does a dictionary keep when a key is set twice?",),
            program=lambda lists: [
                len(chained(lists)) - 1 - chained(lists)[::-1].index(word)
                for word in chained(lists)
            ],
        ),
        Misconception(
            "0 for unknown",
            "The first word is taken for unknown, as its number is 0, and gets a new number of"
            " its own when it comes again.",
            BLOCKS,
            ("Is `not 0` true?", "`word in known` asks whether it is there."),
            program=zero_for_unknown,
        ),
        Misconception(
            "one number for a list",
            "All new words of a list get the same number, as if the known ones were counted once"
            " for each list.",
            BLOCKS,
            ("How many words are known before the second new one?",),
            program=one_number_for_a_list,
        ),
        Misconception(
            "a number for a blank",
            "Behind each list a number is left out, as if something stood there that is no word.",
            BLOCKS,
            ("Which number has the first word of the second list?",),
            program=a_blank_behind_each,
        ),
        Misconception(
            "repeats dropped in a list",
            "A word that comes again in the same list gets no number there. Each place has one.",
            BLOCKS,
            ("How many numbers has a list of three words, two of them equal?",),
            before=lambda lists: ([list(dict.fromkeys(words)) for words in lists],),
        ),
        Misconception(
            "one after the last word's number",
            "A new word gets the number after that of the word before it. It is the next one that"
            " no word has.",
            BLOCKS,
            ("After `a b a`, which number does `c` get?",),
            program=last_number_plus_one,
        ),
        Misconception(
            "place of the first",
            "A new word gets its place in its own list, and keeps that. It gets the next number, which counts the different words of all lists so far.",
            BLOCKS,
            ("Two lists of one word each: which numbers do they get?",),
            program=place_of_first,
        ),
        Misconception(
            "column by column",
            "The first words of all lists come first, then the second ones, and what is longer than the shortest list is cut off. One list comes after the other, with all its words.",
            BLOCKS,
            ("What does `zip(*token_lists)` make of lists of several lengths?",),
            program=by_cut_columns,
        ),
        Misconception(
            "the number given last",
            "A known word gets the number that was given last. It keeps its own.",
            BLOCKS,
            ("The first word comes once more at the end: which number is it?",),
            program=last_number_kept,
        ),
        Misconception(
            "a new number each time",
            "A word that comes again gets how many words are known by then, as if it were a new one. A known one keeps its own number.",
            BLOCKS,
            ("What happens to the number of a word that is known already?",),
            program=numbered_anew,
        ),
        Misconception(
            "hashes for numbers",
            "These are hashes. The first word gets 0, the next new one 1, and so on.",
            BLOCKS,
            ("A dictionary can hold the number of each word.",),
            program=lambda lists: [hash(word) for words in lists for word in words],
        ),
        Misconception(
            "order of a set",
            "The numbers go by the order of a set, and a set has none that one could count on. The"
            " first word has to be 0, the next new one 1.",
            BLOCKS,
            ("`dict.fromkeys(...)` keeps the order in which words first come.",),
            program=by_a_set,
        ),
        Misconception(
            "numbered by the last place",
            "A word that comes again gets another number, and its last one stands in all its places.",
            BLOCKS,
            (
                "What is done with a word that has its number?",
                "`dict.setdefault` keeps what is there.",
            ),
            program=numbered_again,
        ),
    ),
)


def split_again(found: list[object], lists: Sequence[Words]) -> list[list[object]]:
    """The numbers in lists of the same lengths as the words."""
    rest = iter(found)
    return [[next(rest, None) for _ in words] for words in lists]


EXERCISES = (MY_TUPLES, MY_DIAGONALS, MY_PLOT, MY_RATIO, MY_NUMBERS)
