"""Exercises of chapter 14: what a fast count builds, looks up and measures."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import mean, median

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


MY_TUPLES = Exercise(
    "14.1",
    "my_tuples",
    built,
    FAILURE,
    cases=[(25, 4), (6, 4), (3, 4), (0, 4), (1, 1), (2, 8), (4, 4)],
    generate=lambda random: (random.randint(0, 40), random.randint(1, 9)),
    count=40,
    kinds={
        "a sentence shorter than the highest order": lambda length, top: length < top,
        "order 1 alone": lambda length, top: top == 1,
    },
    accepts=lambda length, top: length >= 0 and top >= 1,
    wrong=(
        Misconception(
            "one n-gram per word",
            "Each word is taken for the start of an n-gram. The last words of a sentence start"
            " no long one.",
            FAILURE,
            ("How many 2-grams does a sentence of three words have?",),
            steps={"of_order": lambda length, n: length},
        ),
        Misconception(
            "last window missing",
            "The last n-gram of each order is missing.",
            FAILURE,
            ("How many 2-grams does a sentence of two words have?",),
            steps={"of_order": lambda length, n: max(0, length - n)},
        ),
        Misconception(
            "negative counts",
            "A sentence that is shorter than n takes n-grams away from the sum. It has none.",
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
            "highest order only",
            "Only the n-grams of the highest order are counted.",
            FAILURE,
            steps={"orders": lambda top: [top]},
        ),
        Misconception(
            "highest order missing",
            "The highest order is missing. A range ends before its second number.",
            FAILURE,
            steps={"orders": lambda top: range(1, top)},
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
    ],
    generate=two_sentences,
    count=80,
    kinds={
        "an empty sentence": lambda h, r, n: not h or not r,
        "order 1": lambda h, r, n: n == 1,
        "a word that repeats": lambda h, r, n: len(set(h)) < len(h),
    },
    accepts=lambda h, r, n: n >= 1,
    wrong=(
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
            "Each row is counted once. Here all diagonals are asked for, and a row may start"
            " several.",
            DIAGONALS,
            program=rows_with_diagonals,
        ),
        Misconception(
            "longest runs only",
            "A diagonal that is part of a longer one is left out. Four dots in a row hold three"
            " 2-grams.",
            DIAGONALS,
            program=apart_diagonals,
        ),
    ),
)


# ---- 14.3: my_plot


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
    ],
    generate=lambda random: two_sentences(random)[:2],
    count=60,
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
            "A row is made for each word of the reference. The rows are the hypothesis's.",
            INTEGER,
            before=lambda h, r: (r, h),
        ),
        Misconception(
            "dots counted",
            "The dots are counted. The plot itself is asked for.",
            INTEGER,
            program=lambda h, r: plot(h, r).bit_count(),
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


def some_rounds(random: Random) -> tuple[list[tuple[float, float]]]:
    """Seconds of two programs, a slow first round, and now and then a slow other one."""
    rounds = []
    for place in range(random.choice((4, 6, 8))):
        load = random.choice((1, 1, 2, 4)) * (1 + 2 * (place == 0))
        theirs, ours = random.randint(8, 14) / 8, random.randint(1, 5) / 8
        rounds.append((theirs * load, ours * (load if random.random() < 0.7 else 1)))
    return (rounds,)


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
    generate=some_rounds,
    count=40,
    kinds={"one round to keep": lambda rounds: len(rounds) == 2},
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
            "The best round is reported. That is the number one likes to see.",
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
        Misconception(
            "medians divided",
            "Each program's median is taken first. Then a time from a busy minute is divided by"
            " one from a quiet minute.",
            HONEST,
            ("What do the two times of one round share?",),
            program=lambda rounds: (
                median([a for a, _ in rounds[1:]]) / median([b for _, b in rounds[1:]])
            ),
        ),
        Misconception(
            "sums divided",
            "All times are added before they are divided. The slowest round weighs most.",
            HONEST,
            program=lambda rounds: (
                sum(a for a, _ in rounds[1:]) / sum(b for _, b in rounds[1:])
            ),
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
    ],
    generate=lambda random: (
        [
            [random.choice("uvwxyz") for _ in range(random.randint(0, 5))]
            for _ in range(random.randint(0, 4))
        ],
    ),
    count=60,
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
            "The words are sorted first. New words would move the numbers of all others, and"
            " a sort costs more than a look-up.",
            BLOCKS,
            ("Give a number when a word comes for the first time.",),
            steps={"order": sorted},
        ),
        Misconception(
            "each list by itself",
            "Each list begins again at 0. Then the same word has two numbers in two lists,"
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
    ),
)


def split_again(found: list[object], lists: Sequence[Words]) -> list[list[object]]:
    """The numbers in lists of the same lengths as the words."""
    rest = iter(found)
    return [[next(rest, None) for _ in words] for words in lists]


EXERCISES = (MY_TUPLES, MY_DIAGONALS, MY_PLOT, MY_RATIO, MY_NUMBERS)
