"""Exercises of chapter 5: the geometric mean, its weights, and its neighbors."""

import math
import sys
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial, reduce
from itertools import accumulate, takewhile
from random import Random
from statistics import fmean, median
from typing import Any

from bleu.teach.by_hand import Such
from bleu.teach.exercise import Exercise, Misconception
from bleu.teach.exercises.paper import in_per_cent

Numbers = Sequence[float]

LOGS = "05_mean#by-hand-the-mean-of-logarithms"
WEIGHTS = "05_mean#weights-must-sum-to-one"
LAW = "05_mean#three-means-and-their-order-is-a-law"
HEARS = "05_mean#what-does-the-arithmetic-mean-hear"
HALF = "05_mean#which-half-costs-more"
WILD = "05_mean#pitfalls-in-the-wild"


# ---- the right steps


def logarithms(numbers: Numbers) -> float:
    """The sum of the logarithms."""
    return sum(math.log(x) for x in numbers)


def geometric(
    numbers: Numbers,
    *,
    zero: Callable[[Numbers], Numbers | None] = lambda numbers: (
        None if 0 in numbers else numbers
    ),
    total: Callable[[Numbers], float] = logarithms,
    divide: Callable[[float, Numbers], float] = lambda total, numbers: (
        total / len(numbers)
    ),
    undo: Callable[[float], float] = math.exp,
) -> float:
    """The exponential of the mean of logarithms; `zero` says None where the mean is 0."""
    kept = zero(numbers)
    return 0.0 if kept is None else undo(divide(total(kept), kept))


def arithmetic(numbers: Numbers) -> float:
    """The plain average."""
    return fmean(numbers)


def harmonic(numbers: Numbers) -> float:
    """One over the average of what is turned upside down."""
    return 0.0 if 0 in numbers else len(numbers) / sum(1 / x for x in numbers)


def halves(numbers: Numbers) -> float:
    """Each order has half the weight of the one before: 1/2, 1/4, 1/8."""
    return math.prod(math.pow(x, 0.5 ** (n + 1)) for n, x in enumerate(numbers))


def by_halves(numbers: Numbers) -> float:
    """The mean of the means of two halves, down to single numbers."""
    if len(numbers) < 2:
        return float(numbers[0])
    cut = len(numbers) // 2
    return math.sqrt(by_halves(numbers[:cut]) * by_halves(numbers[cut:]))


def root(n: float, numbers: Numbers) -> float:
    """A root of the product that is the same for lists of any length."""
    return math.pow(math.prod(numbers), 1 / n)


# ---- what people do instead


ARITHMETIC = Misconception(
    "arithmetic mean",
    "That is the arithmetic mean: add, divide.",
    HEARS,
    (
        "The arithmetic mean can hardly hear the smallest number. What do you average in its"
        " place?",
        "Equal steps: take the logarithms first.",
    ),
    program=arithmetic,
)
HARMONIC = Misconception(
    "harmonic mean",
    "That is the harmonic mean, the one of the F-score.",
    LAW,
    ("What is turned round and turned back: 1/x, or the logarithm?",),
    program=harmonic,
)
HALVES = Misconception(
    "weights 1/2ⁿ",
    "The weights are 1/2, 1/4, 1/8 and so on; these never sum to 1.",
    WILD,
    ("Each of N numbers has the same weight. Which?",),
    program=halves,
)
WRONG_MEANS = (ARITHMETIC, HARMONIC, HALVES)


# ---- 5.1: four fractions on paper

FOUR = (0.8, 0.75, 2 / 3, 0.5)


def by_hand(**steps: Any) -> float:
    """The four fractions multiply to 1/5."""
    return geometric(FOUR, **steps)


BY_HAND = Exercise(
    "5.1",
    "middle",
    lambda: by_hand(),
    LOGS,
    digits=3,
    parts={
        "the sum of the logarithms": lambda: logarithms(FOUR),
        "the mean of the logarithms": lambda: logarithms(FOUR) / 4,
        "the sum of the four": lambda: sum(FOUR),
        "the sum of the logarithms, of base 10": lambda: (
            logarithms(FOUR) / math.log(10)
        ),
        "the largest of the four": lambda: max(FOUR),
        "the smallest of the four": lambda: min(FOUR),
    },
    wrong=(
        *in_per_cent(lambda: by_hand()),
        *(
            Misconception(m.name, m.says, m.section, m.hints, program=partial(_p, FOUR))
            for m, _p in zip(WRONG_MEANS, (arithmetic, harmonic, halves))
        ),
        Misconception(
            "missing root",
            "That is the product of the four. Its root is missing.",
            LOGS,
            ("Which root belongs to four numbers?",),
            program=lambda: math.prod(FOUR),
        ),
        Misconception(
            "square root for any root",
            "That is the square root of the product. It belongs to two numbers.",
            LOGS,
            ("Which root belongs to four numbers?",),
            program=lambda: root(2, FOUR),
        ),
        Misconception(
            "cube root",
            "That is the cube root of the product. It belongs to three numbers.",
            LOGS,
            ("Which root belongs to four numbers?",),
            program=lambda: root(3, FOUR),
        ),
        Misconception(
            "cube root",
            "That is the fifth root of the product. It belongs to five numbers.",
            LOGS,
            ("Which root belongs to four numbers?",),
            program=lambda: root(5, FOUR),
        ),
        Misconception(
            "root too often",
            "That is the eighth root of the product, as if a square root were taken three"
            " times.",
            LOGS,
            ("The square root of the square root is which root?",),
            program=lambda: root(8, FOUR),
        ),
        Misconception(
            "a power for a root",
            "The product is raised to the power 4. The fourth root is the way back from there.",
            LOGS,
            ("The fourth root is the square root of the square root.",),
            program=lambda: math.prod(FOUR) ** 4,
        ),
        Misconception(
            "exponent for the mean",
            "That is 1/4, the power. Which number is raised to it?",
            LOGS,
            ("Multiply all four first.",),
            program=lambda: 0.25,
        ),
        Misconception(
            "median",
            "That is the median, the middle of the sorted list. A mean hears each number.",
            LOGS,
            ("Multiply all four, then take a root. Which?",),
            program=lambda: median(FOUR),
        ),
        Misconception(
            "middle of the ends",
            "That is halfway between the largest and the smallest number. The other two belong"
            " to the mean as well.",
            LOGS,
            ("Multiply all four, then take a root. Which?",),
            program=lambda: (max(FOUR) + min(FOUR)) / 2,
        ),
        Misconception(
            "middle of the ends",
            "That is the square root of 0.4: of the largest times the smallest number, if"
            " not of a first root that was rounded. All four belong to the mean, and nothing is"
            " rounded before the end.",
            LOGS,
            ("Multiply all four, then take a root. Which?",),
            program=lambda: math.sqrt(max(FOUR) * min(FOUR)),
        ),
        *(
            Misconception(
                "rounded on the way",
                f"The first square root is rounded to {first} before the second is taken."
                " Round at the end, and nowhere else.",
                LOGS,
                program=lambda first=first: math.sqrt(first),
            )
            for first in (0.45, 0.44)
        ),
        Misconception(
            "upside down",
            "It is 1 divided by the answer, as if the logarithms had lost their minus, or a"
            " fraction stood on its head.",
            LOGS,
            (
                "The logarithm of a number below 1 is negative. A mean of such is below 1.",
            ),
            program=lambda: 1 / by_hand(),
        ),
        Misconception(
            "numerators and denominators added",
            "What stands above the lines is added, and what stands below: 10/14. Fractions are"
            " multiplied here.",
            LOGS,
            ("Above times above, below times below. What can be cancelled?",),
            program=lambda: (4 + 3 + 2 + 1) / (5 + 4 + 3 + 2),
        ),
        Misconception(
            "root of the numerators and denominators added",
            "The fractions are added above and below, and then there is a root. They are"
            " multiplied.",
            LOGS,
            ("Above times above, below times below. What can be cancelled?",),
            program=lambda: (10 / 14) ** 0.25,
        ),
        Misconception(
            "root of the arithmetic mean",
            "That is a root of the arithmetic mean. Multiply the four; do not add them.",
            LOGS,
            ("Which root belongs to a product of four numbers?",),
            program=lambda: fmean(FOUR) ** 0.25,
        ),
        Misconception(
            "root of the sum",
            "The four are added, and then there is a root. They are multiplied.",
            LOGS,
            ("Which root belongs to a product of four numbers?",),
            program=lambda: sum(FOUR) ** 0.25,
        ),
        Misconception(
            "root of the sum",
            "The four are added, and then there is a square root. They are multiplied.",
            LOGS,
            ("Which root belongs to a product of four numbers?",),
            program=lambda: math.sqrt(sum(FOUR)),
        ),
        Misconception(
            "quadratic mean",
            "That is the root of the mean of the squares. The four themselves are multiplied.",
            LOGS,
            ("Multiply all four, then take a root. Which?",),
            program=lambda: math.sqrt(fmean(x * x for x in FOUR)),
        ),
        Misconception(
            "sum of the roots",
            "The mean of the four roots is taken. Multiply the four, then take one root.",
            LOGS,
            ("Which root belongs to four numbers?",),
            program=lambda: fmean(x**0.25 for x in FOUR),
        ),
        Misconception(
            "sum of the roots",
            "The four roots are added. Multiply the four, then take one root.",
            LOGS,
            ("Which root belongs to four numbers?",),
            program=lambda: sum(x**0.25 for x in FOUR),
        ),
        Misconception(
            "half for a root",
            "The square root of 1/5 is halved. The square root of a root is another thing: it"
            " gives the root when it is multiplied by itself.",
            LOGS,
            ("Press the root key twice.",),
            program=lambda: math.sqrt(math.prod(FOUR)) / 2,
        ),
        *(
            Misconception(
                "one factor lost",
                f"That is a fourth root, but of {product}: of the product without {lost}.",
                LOGS,
                ("Write the four fractions as one product before you cancel.",),
                program=lambda product=product: float(Fraction(product)) ** 0.25,
            )
            for product, lost in (("2/5", "1/2"), ("3/10", "2/3"), ("4/15", "3/4"))
        ),
        Misconception(
            "one factor lost",
            "That is the mean of the first three. There are four.",
            LOGS,
            ("Write the four fractions as one product before you cancel.",),
            program=lambda: root(3, FOUR[:3]),
        ),
        Misconception(
            "one factor lost",
            "That is the mean of the last three. There are four.",
            LOGS,
            ("Write the four fractions as one product before you cancel.",),
            program=lambda: root(3, FOUR[1:]),
        ),
        *(
            Misconception(
                "wrong product",
                f"That is a fourth root, but of {wrong}. Cancel again: the product of the four"
                " is another fraction.",
                LOGS,
                (
                    "A 4 stands above one line and below another: it cancels. What else does?",
                ),
                program=lambda wrong=wrong: float(Fraction(wrong)) ** 0.25,
            )
            for wrong in (
                *("1/2", "1/3", "1/6", "1/8", "1/10", "1/20", "1/120"),
                *("3/5", "4/5", "2/3", "1/24", "1/30", "1/60"),
            )
        ),
        Misconception(
            "wrong product",
            "That is the fourth root of 1/4, the product without 4/5. It is the square root of"
            " 1/2 as well, which is what the two fractions in the middle multiply to. All four"
            " belong to the product.",
            LOGS,
            (
                "A 4 stands above one line and below another: it cancels. What else does?",
            ),
            program=lambda: 0.25**0.25,
        ),
        Misconception(
            "cut off",
            "That is the answer, cut off behind the third digit. To round, one looks at the"
            " fourth.",
            LOGS,
            ("Is the fourth digit 5 or more?",),
            program=lambda: 0.668,
        ),
        Misconception(
            "divided for a root",
            "The product is divided by 4, as `** 1 / 4` does it: the power comes before the"
            " division. A fourth root is another thing: which number, taken four times as a"
            " factor, gives the product?",
            LOGS,
            ("Take the square root twice.",),
            program=lambda: math.prod(FOUR) / 4,
        ),
        Misconception(
            "logarithm of another base",
            "The logarithms have the base 10, and the way back has the base e.",
            LOGS,
            ("One base for both ways. A calculator's `log` has the base 10.",),
            program=lambda: math.exp(math.log10(math.prod(FOUR)) / 4),
        ),
        Misconception(
            "two at a time",
            "The root of two is taken, then that of this and the next. The last fraction then"
            " counts as much as all before it.",
            LOGS,
            ("Multiply all four, then take one root. Which?",),
            program=lambda: reduce(lambda a, b: math.sqrt(a * b), FOUR),
        ),
        Misconception(
            "root of the first alone",
            "The fourth root is taken of the first fraction alone. All four belong under it.",
            LOGS,
            ("Put brackets around the product.",),
            program=lambda: FOUR[0] ** 0.25 * math.prod(FOUR[1:]),
        ),
        Misconception(
            "root of the last alone",
            "The fourth root is taken of the last fraction alone. All four belong under it.",
            LOGS,
            ("Put brackets around the product.",),
            program=lambda: math.prod(FOUR[:-1]) * FOUR[-1] ** 0.25,
        ),
        Misconception(
            "cut, not rounded",
            "It is cut after two digits. Three are asked for.",
            LOGS,
            program=lambda: 0.66,
        ),
    ),
)


# ---- 5.2: my_mean


def few(random: Random) -> tuple[list[float]]:
    """One to five numbers between 0 and 1; sometimes one or two are 0."""
    numbers = [
        random.choice([random.random(), random.randint(1, 9) / 10])
        for _ in range(random.randint(1, 5))
    ]
    if random.random() < 0.25:
        numbers[random.randrange(len(numbers))] = 0.0
    return (numbers,)


def without_zeros(numbers: Numbers) -> Numbers | None:
    """What is left; nothing is left of zeros alone."""
    return [x for x in numbers if x > 0] or None


def tiny(small: float, numbers: Numbers) -> Numbers:
    """A small number in place of each zero."""
    return [x or small for x in numbers]


def added(small: float, numbers: Numbers) -> Numbers:
    """A small number on top of each."""
    return [x + small for x in numbers]


def left_out_of_the_sum(numbers: Numbers) -> float:
    """The zeros add nothing, and are divided by all the same."""
    kept = without_zeros(numbers)
    return math.exp(logarithms(kept) / len(numbers)) if kept else 0.0


def with_logarithm_of_zero(logarithm: float, numbers: Numbers) -> float:
    """A number stands for the logarithm that a zero has not."""
    logs = [math.log(x) if x else logarithm for x in numbers]
    return math.exp(fmean(logs))


def one_for_zero(numbers: Numbers) -> float:
    """The same; of zeros alone it makes 1."""
    return math.exp(logarithms([x or 1 for x in numbers]) / len(numbers))


def not_below(small: float, numbers: Numbers) -> Numbers:
    """No number below a small one."""
    return [max(x, small) for x in numbers]


def above(small: float, numbers: Numbers) -> Numbers | None:
    """All of them, or None where one is smaller."""
    return None if min(numbers) < small else numbers


def added_roots(numbers: Numbers) -> float:
    """The average of the N-th roots."""
    return fmean(x ** (1 / len(numbers)) for x in numbers)


def with_bases(there: float, back: float, numbers: Numbers) -> float:
    """Logarithms of one base, and the way back of another."""
    if 0 in numbers:
        return 0.0
    return float(back ** fmean(math.log(x, there) for x in numbers))


def up_to_a_zero(all_of_them: bool, numbers: Numbers) -> float:
    """What stands before the first zero; of nothing it makes 1."""
    kept = [*takewhile(bool, numbers)]
    below = len(numbers) if all_of_them else max(1, len(kept))
    return math.exp(logarithms(kept) / below)


def unanswered(result: float, numbers: Numbers) -> float:
    """The result; an error where there is a zero."""
    if 0 in numbers:
        raise ValueError
    return result


SMALL = (1e-2, 1e-3, 1e-4, 1e-8, 1e-9, 1e-10, 1e-12, 1e-15)
ADDED = (1e-6, 1e-5, 1e-4, 1e-8, 1e-9, 1e-10, 1e-12, 1e-7, 1e-3, 0.01, 1e-15, 1e-16)
TINY = (
    (sys.float_info.min, "the smallest normal float"),
    (1e-10, "a tiny number"),
    (1e-9, "a tiny number"),
    (1e-6, "a tiny number"),
    (1e-100, "a tiny number"),
    (1e-8, "a tiny number"),
    (1e-12, "a tiny number"),
    (1e-5, "a tiny number"),
    (1e-7, "a tiny number"),
    (1e-4, "a small number"),
    (1e-3, "a small number"),
    (1e-2, "a small number"),
    (0.1, "a number"),
    (1e-15, "a tiny number"),
    (1e-16, "a tiny number"),
    (1e-20, "a tiny number"),
    (1e-300, "a tiny number"),
    (5e-324, "the smallest number above 0"),
    (sys.float_info.epsilon, "`epsilon`"),
)
ZEROS = (
    Misconception(
        "zero left out",
        "Zeros are left out, so a candidate without any 4-gram match is better off than one"
        " with a single match.",
        LOGS,
        (
            "What is a product with a zero in it?",
            "Test for a zero before the first logarithm.",
        ),
        steps={"zero": without_zeros},
    ),
    Misconception(
        "zero left out",
        "Zeros are left out, and of zeros alone it makes 1. A single zero makes the mean 0.",
        LOGS,
        (
            "What is a product with a zero in it?",
            "Test for a zero before the first logarithm.",
        ),
        program=lambda numbers: geometric([x for x in numbers if x] or [1.0]),
    ),
    Misconception(
        "zero left out",
        "Beside other numbers, zeros add nothing but are counted, as if their logarithm were 0."
        " That is the logarithm of 1.",
        LOGS,
        (
            "What is a product with a zero in it?",
            "Test for a zero before the first logarithm.",
        ),
        program=left_out_of_the_sum,
    ),
    Misconception(
        "zero left out",
        "Zeros add nothing but are counted, as if their logarithm were 0. That is the"
        " logarithm of 1.",
        LOGS,
        (
            "What is a product with a zero in it?",
            "Test for a zero before the first logarithm.",
        ),
        program=one_for_zero,
    ),
    Misconception(
        "zero forgotten",
        "A zero makes the mean 0 in the first place alone. It may stand anywhere.",
        LOGS,
        ("`0 in numbers` asks all of them.",),
        steps={"zero": lambda numbers: None if numbers[0] == 0 else numbers},
    ),
    Misconception(
        "zero forgotten",
        "A zero makes the mean 0 in the last place alone. It may stand anywhere.",
        LOGS,
        ("`0 in numbers` asks all of them.",),
        steps={"zero": lambda numbers: None if numbers[-1] == 0 else numbers},
    ),
    Misconception(
        "zero forgotten",
        "With a zero among the numbers it raises an error: there is no logarithm of 0.",
        LOGS,
        (
            "What is a product with a zero in it?",
            "Test for a zero before the first logarithm.",
        ),
        after=unanswered,  # no step: not every sum has an error for a zero
    ),
)
# many of a kind: after all others, as pairs are looked for in this order
NUMBERS_FOR_ZERO = (
    *(
        Misconception(
            "a number for the logarithm of zero",
            f"The logarithm of a zero is taken for {logarithm}. Whatever number stands there,"
            " the mean of the logarithms is a number, too, and its `exp` is not always 0.",
            LOGS,
            ("What is a product with a zero in it, exactly?",),
            program=partial(with_logarithm_of_zero, logarithm),
        )
        for logarithm in (-1000, -999, -100, -99, -10)
    ),
    *(
        Misconception(
            "tiny number for zero",
            f"No number below {small:g} is kept: {small:g} stands in place of a zero, and of"
            " what is smaller still. Under a root it is not tiny any more.",
            LOGS,
            ("What is a product with a zero in it, exactly?",),
            program=partial(geometric, zero=partial(not_below, small)),
        )
        for small in (
            1e-10,
            1e-9,
            1e-12,
            1e-8,
            1e-6,
            1e-5,
            1e-4,
            1e-3,
            1e-15,
            1e-16,
            1e-2,
        )
    ),
    *(
        Misconception(
            "tiny number for zero",
            f"There stands {what} in place of a zero. Under a root it is not tiny any more.",
            LOGS,
            ("What is a product with a zero in it, exactly?",),
            program=partial(geometric, zero=partial(tiny, small)),
        )
        for small, what in TINY
    ),
    *(
        Misconception(
            "tiny number added",
            "A small number is added to each number, also to those that are not 0.",
            LOGS,
            ("Test for a zero; leave the other numbers as they are.",),
            program=partial(geometric, zero=partial(added, small)),
        )
        for small in ADDED
    ),
    Misconception(
        "anything small is zero",
        "A small number counts as zero. The product is 0 for a zero alone.",
        LOGS,
        ("Compare with 0, exactly. Is there a threshold, or an `int(...)`?",),
        steps={"zero": partial(above, 1e-6)},
    ),
    *(
        Misconception(
            "anything small is zero",
            "A small number counts as zero. The product is 0 for a zero alone.",
            LOGS,
            ("Compare with 0, exactly. Is there a threshold, or an `int(...)`?",),
            program=partial(geometric, zero=partial(above, small)),
        )
        for small in SMALL
    ),
)

MY_MEAN = Exercise(
    "5.2",
    "my_mean",
    geometric,
    LOGS,
    cases=[
        ([4 / 6, 2 / 5],),
        ([1.0] * 99 + [sys.float_info.min],),  # tiny, and no zero
        ([0.25],),
        ([0.9, 0.4, 0.0],),
        ([0.0],),
        ([0.0, 0.0],),
        ([1.0, 0.0],),
        ([1.0] * 99 + [0.0],),
        ([1.0, 1.0],),
        ([1.0, 0.5],),
        ([1e-7, 0.5],),
        ([0.5, 1e-9, 1e-12],),
        ([1e-14, 0.5],),
        ([0.5, 1e-18],),
        ([7 / 9, 4 / 8, 2 / 7, 1 / 6],),
        ([1.0],),
        ([0.5, 0.5],),
        ([0.5, 0.5, 0.25],),
        ([0.25, 0.5, 0.5],),
        ([0.2, 0.2, 0.2, 0.2],),
        ([0.0, 0.5],),
        ([0.5, 0.0, 0.5],),
        ([0.0, 0.5, 0.0],),
        ([0.0, 0.0, 0.0, 0.0],),
        ([1.0, 1.0, 0.25, 1.0],),
        ([0.1, 0.2, 0.3, 0.4, 0.5],),
        ([0.9, 0.1, 0.9],),
        # tiny ones, each alone with its size: a product of two of them would be 0
        ([1e-7],),
        ([1e-10],),
        ([1e-200],),
        ([1e-300],),
        ([1.0, 1e-300],),
        ([1e-300, 1.0],),
        ([0.5, 1e-200, 0.5],),
        ([0.5, 1e-100, 1e-100],),
        # the product is tiny, no number is; and a tiny one whose mean is not
        ([0.005] * 4,),
        ([1e-5, 1e-5],),
        ([1e-7, 1e-7],),
        ([0.5, 0.005],),
        ([1e-7, 1.0, 1.0, 1.0],),
    ],
    generate=few,
    count=90,
    kinds={
        "a zero among the numbers": lambda numbers: 0 in numbers,
        "a single number": lambda numbers: len(numbers) == 1,
        "four numbers": lambda numbers: len(numbers) == 4,
        "another number of numbers than four": lambda numbers: len(numbers) != 4,
    },
    parts={
        "the product": math.prod,
    },
    accepts=lambda numbers: len(numbers) > 0 and min(numbers) >= 0,
    wrong=(
        *ZEROS,
        *WRONG_MEANS,
        Misconception(
            "missing exponential",
            "That is the mean of the logarithms. The way back is missing.",
            LOGS,
            ("The logarithm of a number below 1 is negative. Can a mean be?",),
            steps={"undo": lambda x: x},
        ),
        Misconception(
            "mean of means",
            "It is as if the list were halved, and halved again, and each half's mean counted the"
            " same. A half with fewer numbers should count less.",
            LOGS,
            ("Three numbers: one half has one of them. How much does it count?",),
            program=by_halves,
        ),
        Misconception(
            "missing logarithm",
            "The numbers themselves are averaged, then there is an `exp`. It has no"
            " logarithm to undo.",
            LOGS,
            ("`exp` belongs to `log`. Where is the `log`?",),
            steps={"total": sum},
        ),
        Misconception(
            "missing logarithm",
            "It is e to the power of the arithmetic mean, also with a zero among the numbers. It"
            " has no logarithm to undo.",
            LOGS,
            ("`exp` belongs to `log`. Where is the `log`?",),
            program=lambda numbers: math.exp(fmean(numbers)),
        ),
        Misconception(
            "logarithm of another base",
            "The logarithms have the base 10, and the way back has the base e.",
            LOGS,
            ("One base for both ways: `math.log` and `math.exp` belong together.",),
            steps={"total": lambda numbers: sum(map(math.log10, numbers))},
        ),
        Misconception(
            "logarithm of another base",
            "The logarithms have the base 2, and the way back has the base e.",
            LOGS,
            ("One base for both ways: `math.log` and `math.exp` belong together.",),
            steps={"total": lambda numbers: sum(map(math.log2, numbers))},
        ),
        Misconception(
            "logarithm of another base",
            "The logarithms have the base e, and the way back has the base 10.",
            LOGS,
            ("One base for both ways: `math.log` and `math.exp` belong together.",),
            steps={"undo": lambda x: 10**x},
        ),
        Misconception(
            "missing root",
            "That is the product; its root is missing.",
            LOGS,
            (
                "With logarithms: a sum that is not divided.",
                "Which root belongs to N numbers?",
            ),
            steps={"divide": lambda total, numbers: total},
        ),
        Misconception(
            "always four",
            "It divides by 4, or takes the fourth root, whatever the length of the list.",
            LOGS,
            ("How many numbers are there?",),
            steps={"divide": lambda total, numbers: total / 4},
        ),
        Misconception(
            "square root for any root",
            "It divides by 2, or takes the square root, whatever the length of the list.",
            LOGS,
            ("How many numbers are there?",),
            steps={"divide": lambda total, numbers: total / 2},
        ),
        Misconception(
            "always four",
            "Only the first four numbers are in it, each with the weight 1/4, also where there"
            " are fewer.",
            LOGS,
            ("How many numbers are there? And how much should each of them count?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else math.exp(logarithms(numbers[:4]) / 4)
            ),
        ),
        Misconception(
            "brackets around 1/N",
            "That is the product, divided by N: no root of it. So it is where the power, or"
            " `exp`, comes before the division.",
            LOGS,
            (
                "Is it `p ** 1 / N`? Python reads that as `(p ** 1) / N`.",
                "With logarithms, the division comes before the `exp`.",
                "With a root, put brackets around the exponent.",
            ),
            program=lambda numbers: math.prod(numbers) / len(numbers),
        ),
        Misconception(
            "brackets around 1/N",
            "That is the product, divided by 4: no root of it.",
            LOGS,
            (
                "Is it `p ** 1 / 4`? Python reads that as `(p ** 1) / 4`.",
                "Put brackets around the exponent. And how many numbers are there?",
            ),
            program=lambda numbers: math.prod(numbers) / 4,
        ),
        Misconception(
            "not started at zero",
            "It is as if the sum of the logarithms started at 1. A sum starts at 0; it is a"
            " product that starts at 1.",
            LOGS,
            ("What is the sum of no numbers?",),
            steps={"total": lambda numbers: 1 + logarithms(numbers)},
        ),
        Misconception(
            "logarithms multiplied",
            "The logarithms are multiplied. The logarithm of a product is the *sum* of the"
            " logarithms.",
            LOGS,
            ("`+=` or `*=`?",),
            steps={"total": lambda numbers: math.prod(map(math.log, numbers))},
        ),
        Misconception(
            "1 added before the logarithm",
            "1 is added to each number before its logarithm, and stays in the answer.",
            LOGS,
            ("Test for a zero; leave the other numbers as they are.",),
            steps={"total": lambda numbers: sum(map(math.log1p, numbers))},
        ),
        Misconception(
            "1 added before the logarithm",
            "1 is added to each number before its logarithm, also to a zero, and stays in the"
            " answer.",
            LOGS,
            ("Test for a zero; leave the other numbers as they are.",),
            program=lambda numbers: math.exp(fmean(map(math.log1p, numbers))),
        ),
        Misconception(
            "1 added before the logarithm",
            "1 is added to each number, and taken away from the mean. The geometric mean does"
            " not follow such a shift.",
            LOGS,
            ("Test for a zero; leave the other numbers as they are.",),
            program=lambda numbers: math.expm1(
                sum(map(math.log1p, numbers)) / len(numbers)
            ),
        ),
        Misconception(
            "a power for a root",
            "The product is raised to the power N. The root is the power 1/N.",
            LOGS,
            ("Divide the sum of the logarithms; do not multiply it.",),
            steps={"divide": lambda total, numbers: total * len(numbers)},
        ),
        Misconception(
            "cube root",
            "It divides by 3, or takes the cube root, whatever the length of the list.",
            LOGS,
            ("How many numbers are there?",),
            program=partial(geometric, divide=lambda total, numbers: total / 3),
        ),
        *(
            Misconception(
                "one number for the mean",
                f"That is the {which} of the numbers, not their mean.",
                LOGS,
                ("Multiply all of them, then take a root. Which?",),
                program=program,
            )
            for which, program in (
                ("median", median),
                ("smallest", min),
                ("largest", max),
            )
        ),
        Misconception(
            "quadratic mean",
            "That is the root of the mean of the squares.",
            LOGS,
            ("Multiply, then take a root.",),
            program=lambda numbers: math.sqrt(fmean(x * x for x in numbers)),
        ),
        Misconception(
            "root of the sum",
            "The numbers are added, and then there is a root. They are multiplied.",
            LOGS,
            ("Multiply, then take a root.",),
            program=lambda numbers: sum(numbers) ** (1 / len(numbers)),
        ),
        Misconception(
            "root of the mean",
            "The numbers are averaged, and then there is a root. They are multiplied.",
            LOGS,
            ("Multiply, then take a root.",),
            program=lambda numbers: fmean(numbers) ** (1 / len(numbers)),
        ),
        Misconception(
            "brackets around 1/N",
            "That is the product of the numbers, each divided by N: no root of any.",
            LOGS,
            (
                "Is it `x ** 1 / N`? Python reads that as `(x ** 1) / N`.",
                "Put brackets around the exponent.",
            ),
            program=lambda numbers: math.prod(x / len(numbers) for x in numbers),
        ),
        Misconception(
            "first item lost",
            "The first number is not in the product, or its logarithm not in the sum; but it"
            " is counted.",
            LOGS,
            ("A list counts from 0. Where does the loop begin?",),
            steps={"total": lambda numbers: logarithms(numbers[1:])},
        ),
        Misconception(
            "middle of the ends",
            "Only the largest and the smallest number have an effect. All the others belong to"
            " the mean as well.",
            LOGS,
            ("Multiply all of them, then take a root. Which?",),
            program=lambda numbers: math.sqrt(max(numbers) * min(numbers)),
        ),
        *(
            Misconception(
                "logarithm of another base",
                f"The logarithms have the base {there}, and the way back has the base {back}.",
                LOGS,
                ("One base for both ways: `math.log` and `math.exp` belong together.",),
                program=partial(with_bases, there, back),
            )
            for there, back in ((10, 2), (2, 10))
        ),
        Misconception(
            "no sum",
            "It is 1 where no number is 0, as if the sum of the logarithms stayed 0, or the"
            " root were one of order 0.",
            LOGS,
            (
                "What is 0 times a number? And which number to the power 0 is not 1?",
                "Is the sum multiplied where it should be added to?",
            ),
            program=lambda numbers: 0.0 if 0 in numbers else 1.0,
        ),
        Misconception(
            "integer division",
            "The numbers are multiplied, and the root is none: the power 1/N is a whole number,"
            " 1 for one number, 0 for more.",
            LOGS,
            ("What is `1 // 2`?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else math.prod(numbers) ** (1 // len(numbers))
            ),
        ),
        Misconception(
            "integer division",
            "The mean of the logarithms is rounded down to a whole number.",
            LOGS,
            ("What is `-1 // 2`?",),
            program=partial(
                geometric, divide=lambda total, numbers: total // len(numbers)
            ),
        ),
        Misconception(
            "integer division",
            "The mean of the logarithms is cut to a whole number.",
            LOGS,
            ("What is `int(-0.5)`?",),
            program=partial(
                geometric, divide=lambda total, numbers: int(total / len(numbers))
            ),
        ),
        Misconception(
            "divided in each round",
            "It is as if the sum were divided in each round of the loop, the first logarithms"
            " most often. Divide once.",
            LOGS,
            ("Which line belongs *behind* the loop?",),
            program=lambda numbers: (
                0.0
                if 0 in numbers
                else math.exp(
                    reduce(lambda t, x: (t + math.log(x)) / len(numbers), numbers, 0.0)
                )
            ),
        ),
        Misconception(
            "middle of the ends",
            "Only the first and the last number have an effect. All the others belong to the"
            " mean as well.",
            LOGS,
            ("Multiply all of them, then take a root. Which?",),
            program=lambda numbers: math.sqrt(numbers[0] * numbers[-1]),
        ),
        Misconception(
            "a sum of 0 taken for a zero",
            "Where all numbers are 1 it is 0. The logarithm of 1 is 0: such a sum says that"
            " nothing is lost.",
            LOGS,
            ("What is the mean of 1 and 1?",),
            after=lambda result, numbers: 0.0 if result == 1 else result,
        ),
        *(
            Misconception(
                "sum of the roots",
                f"A root is taken of each number, and the roots are {put}. Multiply the numbers,"
                " then take one root.",
                LOGS,
                ("Which comes first: the product, or its root?",),
                program=program,
            )
            for put, program in (
                (
                    "added",
                    lambda numbers: (
                        0.0 if 0 in numbers else added_roots(numbers) * len(numbers)
                    ),
                ),
                ("added", lambda numbers: added_roots(numbers) * len(numbers)),
                (
                    "averaged",
                    lambda numbers: 0.0 if 0 in numbers else added_roots(numbers),
                ),
                ("averaged", added_roots),
            )
        ),
        Misconception(
            "two at a time",
            "The mean of two is taken, then the mean of this and the next. The last number"
            " then counts as much as all before it.",
            LOGS,
            ("Multiply all of them, then take one root. Which?",),
            program=lambda numbers: reduce(lambda a, b: math.sqrt(a * b), numbers),
        ),
        Misconception(
            "off by one",
            "It counts one number too few: it is the root, or the divisor, of N − 1.",
            LOGS,
            steps={
                "divide": lambda total, numbers: total / (len(numbers) - 1),
            },
            hints=("What comes of `len(numbers) - 1` for a single number?",),
        ),
        Misconception(
            "off by one",
            "It counts one number too many: it is the root, or the divisor, of N + 1.",
            LOGS,
            steps={
                "divide": lambda total, numbers: total / (len(numbers) + 1),
            },
            hints=(
                "Is a zero, or the 1 that a product starts with, counted as a number?",
            ),
        ),
        Misconception(
            "sign",
            "It is 1 divided by the mean, as if the sign of the logarithms were lost. A mean"
            " of numbers below 1 cannot exceed 1.",
            LOGS,
            steps={"undo": lambda x: math.exp(-x)},
        ),
        Misconception(
            "logarithm of the mean",
            "That is the logarithm of 1 plus the arithmetic mean. The logarithm of each"
            " number belongs in the sum, and the way back behind it.",
            LOGS,
            ("Which comes first: the sum, or the logarithm?",),
            program=lambda numbers: math.log(1 + fmean(numbers)),
        ),
        Misconception(
            "started anew in each round",
            "Only the last number is in the sum, or under the root, as if that were set where it"
            " should grow, or began anew in each round.",
            LOGS,
            (
                "What is the difference between `=` and `+=`?",
                "Does the line that begins it stand inside the loop, or before it?",
            ),
            steps={"total": lambda numbers: math.log(numbers[-1])},
        ),
        Misconception(
            "first number twice",
            "The first number is multiplied in twice, as if the product began with it, and the"
            " loop, too.",
            LOGS,
            ("With what does a product begin?",),
            program=lambda numbers: (
                (numbers[0] * math.prod(numbers)) ** (1 / len(numbers))
            ),
        ),
        Misconception(
            "two at a time",
            "The mean of the last two is taken, then the mean of this and the one before, and so"
            " on. The first number then counts as much as all behind it.",
            LOGS,
            ("Multiply all of them, then take one root. Which?",),
            program=lambda numbers: reduce(
                lambda a, b: math.sqrt(a * b), reversed(numbers)
            ),
        ),
        *(
            Misconception(
                "stops at a zero",
                f"It stops at a zero and {does}. Where nothing came before it, it is 1.",
                LOGS,
                ("What is a product with a zero in it, exactly?",),
                program=partial(up_to_a_zero, all_of_them),
            )
            for all_of_them, does in (
                (
                    True,
                    "adds the logarithms before it, divided by the length of the whole list",
                ),
                (False, "takes the mean of what came before it"),
            )
        ),
        *(
            Misconception(
                "anything small is zero",
                "A small *product* counts as zero. It is the product of many numbers, and it is 0"
                " for a zero alone.",
                LOGS,
                ("Compare with 0, exactly. Is there a threshold?",),
                program=lambda numbers, small=small: (
                    0.0 if math.prod(numbers) <= small else geometric(numbers)
                ),
            )
            for small in (1e-9, 1e-8, 1e-10, 1e-6, 1e-12)
        ),
        Misconception(
            "equal numbers once",
            "Equal numbers are in the sum, or in the product, only once; they are counted each"
            " time below.",
            LOGS,
            ("A `set` loses the copies. Is there one?",),
            program=lambda numbers: (
                0.0
                if 0 in numbers
                else math.exp(logarithms([*set(numbers)]) / len(numbers))
            ),
        ),
        Misconception(
            "last item lost",
            "The last number is left out of the sum, or of the product, and counted below.",
            LOGS,
            ("Where does the `range` stop?",),
            program=lambda numbers: (
                0.0
                if 0 in numbers
                else math.exp(logarithms(numbers[:-1]) / len(numbers))
            ),
        ),
        Misconception(
            "integer division",
            "The root is none: the power 1/N is a whole number, 1 for one number, 0 for more. And"
            " any number to the power 0 is 1, also a product of 0.",
            LOGS,
            ("Is there a `//`?",),
            program=lambda numbers: math.prod(numbers) ** (1 // len(numbers)),
        ),
        Misconception(
            "another root for each",
            "The first number stays, of the second the square root is taken, of the third the"
            " third. All of them share one root: that of their number.",
            LOGS,
            ("Which root does the last of four numbers need? And the first?",),
            program=lambda numbers: math.prod(
                x ** (1 / k) for k, x in enumerate(numbers, 1)
            ),
        ),
        *NUMBERS_FOR_ZERO,
    ),
)


# ---- 5.3: weights that are made to fit


def drawn_weights(random: Random) -> tuple[list[float], list[float]]:
    """Numbers, and as many weights of any sum; some of either may be 0."""
    numbers = few(random)[0]
    weights = [float(random.choice((0, 1, 1, 2, 3, 0.5, 0.25))) for _ in numbers]
    if not sum(weights):
        weights[0] = 1.0
    if random.random() < 0.3:
        weights = [w / sum(weights) for w in weights]
    return numbers, weights


def used(numbers: Numbers, weights: Numbers) -> list[tuple[float, float]]:
    """Numbers with a weight."""
    return [(x, w) for x, w in zip(numbers, weights) if w > 0]


def with_zero(pairs: list[tuple[float, float]]) -> bool:
    """Whether one of the numbers is 0."""
    return any(x == 0 for x, _ in pairs)


def by_sum(weights: Numbers) -> float:
    """What the weights are divided by."""
    return sum(weights)


def weighted(
    numbers: Numbers,
    weights: Numbers,
    *,
    pairs: Callable[[Numbers, Numbers], list[tuple[float, float]]] = used,
    scale: Callable[[Numbers], float] = by_sum,
    log: Callable[[float], float] = math.log,
    undo: Callable[[float], float] = math.exp,
    kept: Callable[[float], bool] = lambda x: True,
    ends: Callable[[list[tuple[float, float]]], bool] = with_zero,
) -> float:
    """The weighted geometric mean, with weights that need not sum to 1."""
    chosen = [(x, w) for x, w in pairs(numbers, weights) if kept(x)]
    if ends(chosen):
        return 0.0
    divisor = scale(weights)
    return undo(sum(w / divisor * log(x) for x, w in chosen))


def weighted_arithmetic(numbers: Numbers, weights: Numbers) -> float:
    """Weights, and no logarithm."""
    return sum(w * x for x, w in zip(numbers, weights)) / sum(weights)


def weighted_harmonic(numbers: Numbers, weights: Numbers) -> float:
    """Weights, and everything turned upside down."""
    pairs = used(numbers, weights)
    if with_zero(pairs):
        return 0.0
    return sum(weights) / sum(w / x for x, w in pairs)


def before_a_gap(numbers: Numbers, weights: Numbers) -> list[tuple[float, float]]:
    """The numbers up to the first that has no weight."""
    return list(takewhile(lambda pair: pair[1] > 0, zip(numbers, weights)))


def up_to_a_gap(numbers: Numbers, weights: Numbers) -> float:
    """Their mean; an error where the first has no weight."""
    pairs = before_a_gap(numbers, weights)
    return weighted([x for x, _ in pairs], [w for _, w in pairs] or [0.0])


def out_of_step(
    kept: Callable[[float, float], bool], numbers: Numbers, weights: Numbers
) -> float:
    """The numbers that are kept, beside all weights from the first on."""
    if with_zero(used(numbers, weights)):
        return 0.0
    chosen = [x for x, w in zip(numbers, weights) if kept(x, w)]
    total = sum(weights)
    return math.exp(sum(w / total * math.log(x) for x, w in zip(chosen, weights)))


def first_four(numbers: Numbers, weights: Numbers) -> float:
    """The sum of all weights, but a loop over four places."""
    pairs = [(numbers[k], weights[k]) for k in range(4)]
    return weighted(
        [x for x, _ in pairs], [w for _, w in pairs], scale=lambda _: sum(weights)
    )


def last_alone(numbers: Numbers, weights: Numbers) -> float:
    """The last number that has a weight; a zero ends it all."""
    pairs = used(numbers, weights)
    if with_zero(pairs):
        return 0.0
    x, w = pairs[-1]
    return math.pow(x, w / sum(weights))


def so_far(numbers: Numbers, weights: Numbers) -> float:
    """Each weight over the sum of those up to it."""
    sums = accumulate(weights)
    powers = (math.pow(x, w / s) for x, w, s in zip(numbers, weights, sums) if w)
    return math.prod(powers)


def by_a_changing_sum(numbers: Numbers, weights: Numbers) -> float:
    """Each weight takes its share's place in the list before the next is divided."""
    shares = [*weights]
    for k, weight in enumerate(weights):
        shares[k] = weight / sum(shares)
    return weighted(numbers, shares, scale=lambda _: 1)


def sharing_the_rest(numbers: Numbers, weights: Numbers) -> float:
    """What has a weight and is no zero; 0 if there is nothing."""
    pairs = [(x, w) for x, w in used(numbers, weights) if x]
    if not pairs:
        return 0.0
    return weighted([x for x, _ in pairs], [w for _, w in pairs])


def weight_inside(numbers: Numbers, weights: Numbers) -> float:
    """The logarithms of the weighted numbers."""
    pairs = used(numbers, weights)
    if with_zero(pairs):
        return 0.0
    return math.exp(sum(math.log(w * x) for x, w in pairs) / sum(weights))


def mean_of_shares(numbers: Numbers, weights: Numbers) -> float:
    """The geometric mean of the numbers, each multiplied by its share."""
    pairs = used(numbers, weights)
    return geometric([w / sum(weights) * x for x, w in pairs])


def each_without_zeros(numbers: Numbers, weights: Numbers) -> float:
    """Zeros leave both lists, and what is left no longer stands side by side."""
    pairs = zip([x for x in numbers if x], [w for w in weights if w])
    return math.exp(sum(w * math.log(x) for x, w in pairs) / sum(weights))


def uniform_if_in_doubt(numbers: Numbers, weights: Numbers) -> float:
    """The weights, if they sum to 1; or else none."""
    if math.isclose(sum(weights), 1):
        return weighted(numbers, weights)
    return geometric(numbers)


WEIGHTED = Exercise(
    "5.3",
    "my_weighted_mean",
    weighted,
    WEIGHTS,
    cases=[
        # a tuple, as the chapter writes these weights
        ([4 / 6, 2 / 5, 0.0, 0.0], (0.25, 0.25, 0.0, 0.0)),
        ([4 / 6, 2 / 5], [0.5, 0.5]),
        ([4 / 6, 2 / 5], [1.0, 3.0]),
        ([0.9, 0.0], [0.5, 0.5]),
        ([0.9, 0.0], [1.0, 0.0]),
        ([1.0, 0.0], [1.0, 0.01]),
        ([0.9, 0.8, 0.7], [0.33, 0.33, 0.33]),
        ([0.0, 0.0], [1.0, 1.0]),
        ([0.9, 0.6, 0.4], [1.0, 0.0, 2.0]),
        ([0.9, 0.6, 0.4, 0.3, 0.2], [1.0, 2.0, 1.0, 1.0, 3.0]),
        ([1.0], [2.0]),
        ([0.25], [0.5]),
        ([0.0], [3.0]),
        ([0.8, 0.8], [0.0, 2.0]),
        ([0.8, 0.8, 0.3], [1.0, 2.0, 1.0]),
        ([0.8, 0.3, 0.8], [2.0, 1.0, 1.0]),
        ([0.3, 0.8, 0.5], [2.0, 2.0, 2.0]),
        ([0.0, 0.9], [0.0, 1.0]),
        ([0.0, 0.0], [0.0, 1.0]),
        ([0.5, 0.0, 0.9], [1.0, 0.0, 1.0]),
        ([0.5, 0.0, 0.0], [1.0, 0.0, 1.0]),
        ([0.9, 0.6], [0.0, 0.5]),
        ([0.9, 0.6], [0.5, 0.0]),
        ([0.9, 0.6], [100.0, 1.0]),
        ([0.9, 0.6], [0.01, 0.03]),
        ([1.0, 0.9], [10.0, 0.5]),
        ([1.0, 1.0], [0.5, 2.0]),
        ([1e-7], [1.0]),
        ([1e-10], [1.0]),
        ([1e-200], [1.0]),
        ([1.0, 1e-200], [1.0, 1e-9]),
        ([1e-17, 1.0], [0.0, 0.5]),
        ([0.5, 1e-200], [2.0, 0.0]),
    ],
    generate=drawn_weights,
    count=180,
    kinds={
        "a zero whose weight is not 0": lambda numbers, weights: any(
            x == 0 < w for x, w in zip(numbers, weights)
        ),
        "a zero whose weight is 0": lambda numbers, weights: any(
            x == 0 == w for x, w in zip(numbers, weights)
        ),
        "weights that sum to 1": lambda numbers, weights: math.isclose(sum(weights), 1),
        "weights that do not sum to 1": lambda numbers, weights: (
            not math.isclose(sum(weights), 1)
        ),
    },
    parts={
        "the weights, divided by their sum": lambda numbers, weights: [
            w / sum(weights) for w in weights
        ],
    },
    accepts=lambda numbers, weights: (
        len(numbers) == len(weights) > 0
        and min(numbers) >= 0
        and min(weights) >= 0
        and sum(weights) > 0
    ),
    wrong=(
        Misconception(
            "weights not summing to one",
            "The weights are taken as they come. If they sum to one half, the result is the"
            " square root of a mean.",
            WEIGHTS,
            (
                "Add up the weights 0.25 and 0.25. What should the sum be?",
                "Divide each weight by the same number.",
            ),
            steps={"scale": lambda weights: 1.0},
        ),
        *(
            Misconception(
                "weights not summing to one",
                f"The weights are divided only where their sum is {which} than 1. Where it is"
                f" {other} they stay as they come.",
                WEIGHTS,
                ("Which sum has to become 1? Does it matter how far from 1 it is?",),
                program=partial(weighted, scale=scale),
            )
            for which, other, scale in (
                ("larger", "smaller", lambda weights: max(1.0, sum(weights))),
                ("smaller", "larger", lambda weights: min(1.0, sum(weights))),
            )
        ),
        Misconception(
            "divided by how many",
            "The sum is divided by how many numbers there are. It is the *weights* that share"
            " out.",
            WEIGHTS,
            ("Which sum has to become 1?",),
            steps={"scale": len},
        ),
        *(
            Misconception(
                "divided by how many",
                "The sum is divided by how many numbers have a weight. It is the *weights* that"
                " share out.",
                WEIGHTS,
                ("Which sum has to become 1?",),
                program=partial(weighted, scale=scale),
            )
            for scale in (lambda weights: sum(w > 0 for w in weights),)
        ),
        Misconception(
            "weights without effect",
            "Where the weights do not sum to 1 they have no effect: all numbers count the same"
            " there. Divide the weights by their sum.",
            WEIGHTS,
            ("Weights 1 and 3: how much more should the second number count?",),
            program=uniform_if_in_doubt,
        ),
        Misconception(
            "lists out of step",
            "It is as if zeros were taken out of the numbers, and out of the weights, each by"
            " itself. Then a number stands beside the weight of another one.",
            WEIGHTS,
            ("Take out whole pairs: `zip(numbers, weights)` makes them.",),
            program=each_without_zeros,
        ),
        Misconception(
            "swapped arguments",
            "In each pair the weight is taken for the number, and the number for its weight.",
            WEIGHTS,
            ("`zip(numbers, weights)` gives pairs. What stands first in each?",),
            program=lambda numbers, weights: weighted(
                weights, numbers, scale=lambda _: sum(weights)
            ),
        ),
        Misconception(
            "divided by the wrong sum",
            "The weights are divided by the sum of the *numbers*.",
            WEIGHTS,
            ("A mean of equal numbers is that number. Is it here?",),
            program=lambda numbers, weights: weighted(
                numbers, weights, scale=lambda _: sum(numbers)
            ),
        ),
        Misconception(
            "integer division",
            "What stands after the point of a share is dropped: a weight below the sum is 0.",
            WEIGHTS,
            ("What is `1 // 2`?",),
            program=lambda numbers, weights: math.prod(
                math.pow(x, w // sum(weights)) for x, w in zip(numbers, weights)
            ),
        ),
        Misconception(
            "weights without effect",
            "All numbers with a weight count the same here; a weight of 3 should count three"
            " times as much as a weight of 1.",
            WEIGHTS,
            ("By what is each logarithm multiplied?",),
            program=lambda numbers, weights: geometric(
                [x for x, _ in used(numbers, weights)]
            ),
        ),
        Misconception(
            "weights without effect",
            "The weights have no effect.",
            WEIGHTS,
            ("By what is each logarithm multiplied?",),
            program=lambda numbers, weights: geometric(numbers),
        ),
        Misconception(
            "zero without a weight counts",
            "A zero whose weight is 0 makes everything 0. With weight 0 a number does not"
            " count.",
            LOGS,
            (
                "The paper's BLEU-2 does not care about trigrams.",
                "Choose the numbers with a weight first; then look for a zero.",
            ),
            after=lambda result, numbers, weights: 0.0 if 0 in numbers else result,
        ),
        Misconception(
            "zero left out",
            "A zero with a weight is left out, and its weight still counts in their sum. It makes"
            " the mean 0.",
            LOGS,
            ("What is a product with a zero in it?",),
            steps={"kept": bool},
        ),
        Misconception(
            "zero forgotten",
            "With a zero that has a weight it raises an error: there is no logarithm of 0.",
            LOGS,
            ("What is a product with a zero in it?",),
            steps={"ends": lambda pairs: False},
        ),
        Misconception(
            "zero forgotten",
            "With a zero it raises an error, also with one whose weight is 0: there is no"
            " logarithm of 0.",
            LOGS,
            ("Choose the numbers with a weight first.",),
            steps={
                "pairs": lambda numbers, weights: list(zip(numbers, weights)),
                "ends": lambda pairs: False,
            },
        ),
        Misconception(
            "arithmetic mean",
            "That is the weighted *arithmetic* mean.",
            HEARS,
            ("Weigh the logarithms, then undo them.",),
            program=weighted_arithmetic,
        ),
        Misconception(
            "missing exponential",
            "That is the mean of the logarithms. The way back is missing.",
            LOGS,
            ("The logarithm of a number below 1 is negative. Can a mean be?",),
            steps={"undo": lambda x: x},
        ),
        Misconception(
            "logarithm of another base",
            "The logarithms have the base 10, and the way back has the base e.",
            LOGS,
            ("One base for both ways: `math.log` and `math.exp` belong together.",),
            steps={"log": math.log10},
        ),
        Misconception(
            "weights inside the logarithm",
            "The share of each weight is multiplied with the number, inside the logarithm: the"
            " product of all these comes out. A share is an exponent of its number, so it stands"
            " before the logarithm.",
            LOGS,
            ("w log p, or log(w p)?",),
            program=lambda numbers, weights: (
                0.0
                if any(x == 0 for x, _ in used(numbers, weights))
                else math.exp(
                    sum(
                        math.log(w / sum(weights) * x)
                        for x, w in used(numbers, weights)
                    )
                )
            ),
        ),
        Misconception(
            "started anew in each round",
            "Only the last number with a weight is in the sum, as if that were set where it"
            " should grow.",
            LOGS,
            ("What is the difference between `=` and `+=`?",),
            program=last_alone,
        ),
        Misconception(
            "running sum",
            "Each weight is divided by the sum of the weights *so far*. All have to be divided"
            " by the same number.",
            WEIGHTS,
            ("Compute the sum of the weights before the loop.",),
            program=so_far,
        ),
        Misconception(
            "running sum",
            "The sum of the weights changes while they are divided: each is divided by a sum in"
            " which those before it are divided already.",
            WEIGHTS,
            ("Compute the sum of the weights before the loop.",),
            program=by_a_changing_sum,
        ),
        Misconception(
            "divided twice",
            "The weights share out already; the sum is divided by how many numbers there are"
            " besides.",
            WEIGHTS,
            ("Weights that sum to 1 make a mean. What is left to divide?",),
            steps={"scale": lambda weights: sum(weights) * len(weights)},
        ),
        Misconception(
            "divided twice",
            "The weights are divided by their sum twice.",
            WEIGHTS,
            ("Which sum has to become 1? Once is enough.",),
            program=partial(weighted, scale=lambda weights: sum(weights) ** 2),
        ),
        Misconception(
            "multiplied for divided",
            "The weights are multiplied by their sum, or the product is raised to it, which is the"
            " same. If they sum to 2, they then sum to 4.",
            WEIGHTS,
            ("Which sum has to become 1?",),
            steps={"scale": lambda weights: 1 / sum(weights)},
        ),
        Misconception(
            "numbers divided as well",
            "The numbers are divided by their sum, too. Only the weights have to sum to 1.",
            WEIGHTS,
            ("A mean of equal numbers is that number. Is it here?",),
            program=lambda numbers, weights: (
                weighted([x / sum(numbers) for x in numbers], weights)
                if sum(numbers)
                else 0.0
            ),
        ),
        Misconception(
            "a weight of 0 counts as a zero",
            "One weight of 0 makes everything 0. With weight 0 a number does not count.",
            WEIGHTS,
            ("What is 0 times a logarithm? What is a number to the power of 0?",),
            after=lambda result, numbers, weights: 0.0 if 0 in weights else result,
        ),
        Misconception(
            "stopped at a weight of 0",
            "No number behind the first weight of 0 counts, as if the loop ended there; the"
            " weights behind it are in their sum. What follows may have a weight.",
            WEIGHTS,
            ("`break` leaves the loop. Which word goes on with the next round?",),
            steps={"pairs": before_a_gap},
        ),
        Misconception(
            "stopped at a weight of 0",
            "Nothing behind the first weight of 0 counts, no number and no weight, as if the loop"
            " ended there. What follows may have a weight.",
            WEIGHTS,
            ("`break` leaves the loop. Which word goes on with the next round?",),
            program=up_to_a_gap,
        ),
        Misconception(
            "always four",
            "It works with four numbers, with the first four of more, and with no fewer.",
            WEIGHTS,
            ("Loop over `zip(numbers, weights)`.",),
            program=first_four,
        ),
        Misconception(
            "always four",
            "The weights are divided by 4, whatever their sum.",
            WEIGHTS,
            ("Which sum has to become 1?",),
            program=partial(weighted, scale=lambda weights: 4),
        ),
        Misconception(
            "zero left out",
            "A zero is left out together with its weight, and the others share what is left.",
            LOGS,
            ("What is a product with a zero in it?",),
            program=sharing_the_rest,
        ),
        Misconception(
            "brackets around 1/N",
            "The product is divided by the sum of the weights; the weights themselves have to"
            " be divided, in the exponents.",
            WEIGHTS,
            ("Divide before the `exp`.",),
            program=lambda numbers, weights: (
                weighted(numbers, weights, scale=lambda weights: 1) / sum(weights)
            ),
        ),
        Misconception(
            "harmonic mean",
            "That is the weighted *harmonic* mean.",
            LAW,
            ("Weigh the logarithms, then undo them.",),
            program=weighted_harmonic,
        ),
        Misconception(
            "logarithm of another base",
            "The logarithms have the base 2, and the way back has the base e.",
            LOGS,
            ("One base for both ways: `math.log` and `math.exp` belong together.",),
            program=partial(weighted, log=math.log2),
        ),
        Misconception(
            "divided by the largest weight",
            "The weights are divided by the largest of them; then the largest is 1, not the"
            " sum.",
            WEIGHTS,
            ("Which sum has to become 1?",),
            steps={"scale": max},
        ),
        Misconception(
            "weight inside the logarithm",
            "The logarithm is that of number and weight multiplied. The weight belongs in front of it.",
            WEIGHTS,
            ("Which becomes a power: w · log(x), or log(w · x)?",),
            program=weight_inside,
        ),
        Misconception(
            "weight inside the logarithm",
            "The logarithm is that of number and share multiplied, and the plain mean is taken of"
            " those. The share belongs in front of the logarithm.",
            WEIGHTS,
            ("Which becomes a power: w · log(x), or log(w · x)?",),
            program=mean_of_shares,
        ),
        Misconception(
            "weights moved up",
            "It is as if the weights of 0 were left out, and the numbers were not: what follows"
            " a weight of 0 meets the weight of another number.",
            WEIGHTS,
            ("Make the pairs first; then leave out those without a weight.",),
            program=lambda numbers, weights: weighted(
                numbers, [w for w in weights if w > 0]
            ),
        ),
        Misconception(
            "place of the first copy",
            "A number that comes twice gets the weight of its first place both times, and the sum"
            " is that of the weights so given.",
            HEARS,
            ("`index` gives the first place. `zip` walks along both lists.",),
            before=lambda numbers, weights: (
                numbers,
                [weights[numbers.index(x)] for x in numbers],
            ),
        ),
        Misconception(
            "place of the first copy",
            "A number that comes twice gets the weight of its first place both times, divided"
            " by the sum of the given weights.",
            HEARS,
            ("`index` gives the first place. `zip` walks along both lists.",),
            program=lambda numbers, weights: weighted(
                numbers,
                [weights[numbers.index(x)] for x in numbers],
                scale=lambda _: sum(weights),
            ),
        ),
        Misconception(
            "weights out of step",
            "The numbers with weight 0 are left out, and their weights are not: the numbers"
            " behind them get the weights of others.",
            WEIGHTS,
            ("How long are the two lists that `zip` takes?",),
            program=partial(out_of_step, lambda x, w: w > 0),
        ),
        *(
            Misconception(
                "softmax",
                "The weights are made to sum to 1 by `exp` (a softmax): of 1 and 3 it makes 0.12"
                f" and 0.88, not 1/4 and 3/4{more}.",
                WEIGHTS,
                ("What is 3 of 1 + 3? What does a softmax make of it?",),
                program=program,
            )
            for more, program in (
                (
                    "; and a weight of 0 counts",
                    lambda numbers, weights: weighted(
                        numbers, [math.exp(w) for w in weights]
                    ),
                ),
                (
                    "",
                    lambda numbers, weights: weighted(
                        numbers, [math.exp(w) if w else 0.0 for w in weights]
                    ),
                ),
            )
        ),
        Misconception(
            "zero left out",
            "Where any weight is 0, zeros with a weight are left out, too, and their weights"
            " still count. Only the weight beside a zero tells whether it counts.",
            LOGS,
            ("Look at the pairs: which weight stands beside the zero?",),
            program=lambda numbers, weights: weighted(
                numbers, weights, kept=(bool if 0 in weights else lambda x: True)
            ),
        ),
        Misconception(
            "weights out of step",
            "Zeros without a weight are taken out of the numbers, and their weights stay: from"
            " there on each number has the weight of another.",
            WEIGHTS,
            (
                "Pair the numbers with their weights first, `zip`, and leave out pairs then.",
            ),
            program=partial(out_of_step, lambda x, w: x > 0),
        ),
        *(
            Misconception(
                "tiny number for zero",
                f"There stands {what} in place of a zero. A root makes it large.",
                LOGS,
                ("What is a product with a zero in it, exactly?",),
                steps={
                    "ends": lambda pairs: False,
                    "log": lambda x, small=small: math.log(x or small),
                },
            )
            for small, what in TINY
        ),
    ),
)


# ---- 5.4: a harmonic mean that survives zero


def my_harmonic(
    numbers: Numbers,
    *,
    zero: Callable[[Numbers], Numbers | None] = lambda numbers: (
        None if 0 in numbers else numbers
    ),
    top: Callable[[Numbers], float] = len,
    back: Callable[[float, float], float] = lambda top, total: top / total,
) -> float:
    """As many as there are, over the sum of what is turned upside down."""
    kept = zero(numbers)
    return 0.0 if kept is None else back(top(kept), sum(1 / x for x in kept))


def fixed(top: float, numbers: Numbers) -> float:
    """The same for a list of any length."""
    return top


def counted(more: int, numbers: Numbers) -> float:
    """How many there are, and some more."""
    return len(numbers) + more


MY_HARMONIC = Exercise(
    "5.4",
    "my_harmonic",
    my_harmonic,
    LAW,
    cases=[
        ([0.5, 1.0],),
        ([0.1, 0.2, 0.3, 0.4],),
        ([0.9, 0.8, 0.0],),
        ([0.25],),
        ([0.0],),
        ([0.0, 0.0],),
        ([0, 1.0],),  # a zero is one without a point, too
        ([0.5, 1, 0],),
        ([1e-7, 0.5],),
        ([0.5, 5e-9],),
        ([5e-11, 0.5],),
        ([0.5, 1e-100],),
        ([1.0],),
        ([1.0, 1.0],),
        ([0.5, 0.5, 0.5],),
        ([0.5, 0.5, 0.25],),
        ([0.25, 0.5, 0.5],),
        ([1.0, 1.0, 0.25, 1.0],),
        ([0.0, 1.0],),
        ([1.0, 0.0],),
        ([0.5, 0.0, 0.5],),
        ([0.0, 0.5, 0.0],),
        ([1.0] * 9 + [0.0],),
        ([0.9, 0.1, 0.9],),
        ([1e-7],),
        ([1e-10],),
        ([1e-100],),
        ([1e-300, 1.0],),
        ([0.5, 1e-200, 0.5],),
        ([1e-3, 1e-3],),
        ([5e-4, 5e-4],),
        ([0.5, 5e-5],),
        ([1e-7, 1e-7],),
        ([3.0, 1.5],),  # a mean of any numbers
    ],
    generate=few,
    count=180,
    kinds={
        "a zero among the numbers": lambda numbers: 0 in numbers,
        "a zero beside another number": lambda numbers: 0 in numbers and any(numbers),
        "two numbers": lambda numbers: len(numbers) == 2,
        "another number of numbers than two": lambda numbers: len(numbers) != 2,
    },
    accepts=lambda numbers: len(numbers) > 0 and min(numbers) >= 0,
    wrong=(
        Misconception(
            "zero left out",
            "Zeros are left out. A zero makes the mean 0.",
            LAW,
            ("Try 0.9 and 0.001 by hand, then 0.9 and 0.00001.",),
            steps={"zero": without_zeros},
        ),
        Misconception(
            "zero left out",
            "Zeros are left out of the sum, but counted. A zero makes the mean 0.",
            LAW,
            ("Try 0.9 and 0.001 by hand, then 0.9 and 0.00001.",),
            program=lambda numbers: (
                len(numbers) / sum(1 / x for x in numbers if x) if any(numbers) else 0.0
            ),
        ),
        Misconception(
            "zero left out",
            "Zeros are left out of the sum, but counted; and of zeros alone there is an error. A"
            " zero makes the mean 0.",
            LAW,
            ("Try 0.9 and 0.001 by hand, then 0.9 and 0.00001.",),
            program=lambda numbers: len(numbers) / sum(1 / x for x in numbers if x),
        ),
        Misconception(
            "zero forgotten",
            "With a zero among the numbers it raises an error, as a division by it does where"
            " nothing asks for the zero, or the question comes too late.",
            LAW,
            ("Which value does the mean go to, as a number goes to zero?",),
            steps={"zero": lambda numbers: numbers},
        ),
        *(
            Misconception(
                "zero forgotten",
                f"A zero is looked for in the {which} place alone. It may stand anywhere.",
                LAW,
                ("`0 in numbers` asks all of them.",),
                steps={
                    "zero": lambda numbers, k=k: None if numbers[k] == 0 else numbers
                },
            )
            for which, k in (("first", 0), ("last", -1))
        ),
        Misconception(
            "arithmetic mean",
            "That is the arithmetic mean.",
            LAW,
            ("Turn the numbers upside down first.",),
            program=arithmetic,
        ),
        Misconception(
            "arithmetic mean",
            "With a zero among the numbers it gives the arithmetic mean. What does the harmonic"
            " mean tend to there?",
            LAW,
            ("Try 0.9 and 0.001 by hand, then 0.9 and 0.00001.",),
            after=lambda result, numbers: fmean(numbers) if 0 in numbers else result,
        ),
        Misconception(
            "geometric mean",
            "With a zero among the numbers it gives the geometric mean of the others. What does"
            " the harmonic mean tend to there?",
            LAW,
            ("Try 0.9 and 0.001 by hand, then 0.9 and 0.00001.",),
            program=lambda numbers: (
                geometric([x for x in numbers if x] or [0.0])
                if 0 in numbers
                else harmonic(numbers)
            ),
        ),
        Misconception(
            "geometric mean",
            "That is the geometric mean, the one of BLEU.",
            LAW,
            ("No logarithm here: turn upside down, average, turn back.",),
            program=geometric,
        ),
        Misconception(
            "not turned back",
            "That is the mean of the numbers turned upside down. It still has to be turned"
            " back.",
            LAW,
            ("A mean lies between the smallest and the largest number.",),
            steps={"back": lambda top, total: total / top},
        ),
        Misconception(
            "1 for N",
            "It is 1 over the *sum* of what is turned upside down, where 1 over the *average* is"
            " meant.",
            LAW,
            ("Two equal numbers: what has to come out?",),
            steps={"top": lambda numbers: 1},
        ),
        Misconception(
            "always two",
            "It counts two numbers, whatever the length of the list. The F-score has two; a"
            " mean takes any number.",
            LAW,
            ("How many numbers are there?",),
            steps={"top": lambda numbers: 2},
        ),
        *(
            Misconception(
                f"always {word}",
                f"It counts {word} numbers, whatever the length of the list.",
                LAW,
                ("How many numbers are there?",),
                program=partial(my_harmonic, top=partial(fixed, top)),
            )
            for word, top in (("four", 4), ("three", 3))
        ),
        Misconception(
            "upside down",
            "The fraction is turned round, but not the numbers below the line: that is 1 over"
            " the arithmetic mean.",
            LAW,
            ("Which is added: the numbers, or 1 over each of them?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else len(numbers) / sum(numbers)
            ),
        ),
        Misconception(
            "upside down",
            "The sum of the numbers turned upside down is not averaged, and not turned back.",
            LAW,
            ("A mean lies between the smallest and the largest number.",),
            steps={"back": lambda top, total: total},
        ),
        Misconception(
            "integer division",
            "Of each number turned upside down, what stands after the point is lost.",
            LAW,
            ("Where is a `//`?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else len(numbers) / sum(1 // x for x in numbers)
            ),
        ),
        Misconception(
            "integer division",
            "What stands after the point of the answer is lost.",
            LAW,
            ("Where is a `//`?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else len(numbers) // sum(1 / x for x in numbers)
            ),
        ),
        Misconception(
            "not started at zero",
            "It is as if the sum started at 1. A sum starts at 0; it is a product that starts"
            " at 1.",
            LAW,
            ("What is the sum of no numbers?",),
            steps={"back": lambda top, total: top / (1 + total)},
        ),
        *(
            Misconception(
                "off by one",
                f"It counts one number too {what}.",
                LAW,
                ("How many numbers are there?",),
                program=partial(my_harmonic, top=partial(counted, more)),
            )
            for what, more in (("many", 1), ("few", -1))
        ),
        Misconception(
            "quadratic mean",
            "That is the root of the mean of the squares.",
            LAW,
            ("Turn upside down, average, turn back.",),
            program=lambda numbers: math.sqrt(fmean(x * x for x in numbers)),
        ),
        *(
            Misconception(
                "only two numbers",
                f"Only the first two numbers count{more}.",
                LAW,
                ("The F-score is a mean of two. How many numbers are in the list?",),
                program=program,
            )
            for more, program in (
                (". There may be others behind them", lambda n: harmonic(n[:2])),
                (
                    ", and a single one raises an error. There may be fewer than two, or more",
                    lambda n: harmonic([n[0], n[1]]),
                ),
            )
        ),
        Misconception(
            "only two numbers",
            "Only the first and the last number count. There may be others between them.",
            LAW,
            ("The F-score is a mean of two. How many numbers are in the list?",),
            program=lambda numbers: harmonic([numbers[0], numbers[-1]]),
        ),
        *(
            Misconception(
                "one number for the mean",
                f"That is the {which} of the numbers, not their mean.",
                LAW,
                ("Turn upside down, average, turn back.",),
                program=program,
            )
            for which, program in (("smallest", min), ("largest", max))
        ),
        Misconception(
            "sum turned for its items",
            "It is N times the sum of the numbers, as if that *sum* were turned upside down. Each"
            " number has to be, before they are added.",
            LAW,
            ("1 over 2 and 1 over 4: is their sum 1 over 6?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else len(numbers) * sum(numbers)
            ),
        ),
        Misconception(
            "two at a time",
            "The mean of two is taken, then the mean of this and the next. The last number"
            " then counts as much as all before it.",
            LAW,
            ("Add up all that is turned upside down; turn back once.",),
            program=lambda numbers: reduce(lambda a, b: harmonic([a, b]), numbers),
        ),
        Misconception(
            "product over sum",
            "That is the formula of the F-score, 2ab/(a + b), stretched to more numbers. It"
            " fits two numbers alone.",
            LAW,
            ("Turn upside down, average, turn back.",),
            program=lambda numbers: (
                len(numbers) * math.prod(numbers) / sum(numbers)
                if any(numbers)
                else 0.0
            ),
        ),
        Misconception(
            "started anew in each round",
            "Only the last number is in the sum, as if that were set where it should grow, or"
            " began anew in each round.",
            LAW,
            (
                "What is the difference between `=` and `+=`?",
                "Does the line that begins it stand inside the loop, or before it?",
            ),
            program=lambda numbers: 0.0 if 0 in numbers else len(numbers) * numbers[-1],
        ),
        Misconception(
            "infinity for zero",
            "With a zero it is infinity. That is where 1/x goes, and the sum with it. The mean is"
            " turned back from there: N over the sum.",
            LAW,
            (
                "Which value does the mean go to, as a number goes to zero?",
                "What is 2 over a million, and over a million millions?",
            ),
            after=lambda result, numbers: math.inf if 0 in numbers else result,
        ),
        Misconception(
            "true of two alone",
            "That is the geometric mean, squared, over the arithmetic mean. It is the harmonic"
            " mean of *two* numbers, not of more.",
            LAW,
            ("Add up all that is turned upside down; turn back once.",),
            program=lambda numbers: (
                geometric(numbers) ** 2 / fmean(numbers) if any(numbers) else 0.0
            ),
        ),
        Misconception(
            "smallest of the others",
            "With a zero it is the smallest of the other numbers. The mean goes to 0 as one"
            " number does, whatever the others are.",
            LAW,
            ("Try 1 and 0.1, then 1 and 0.01. Where does it go?",),
            program=lambda numbers: (
                min(filter(None, numbers), default=0.0)
                if 0 in numbers
                else harmonic(numbers)
            ),
        ),
        Misconception(
            "zero for its share",
            "With zeros, the mean of the others is multiplied by their share: (N - 1)/N for one"
            " zero. The mean goes to 0 as one number does, whatever the others are.",
            LAW,
            ("Try 1 and 0.1, then 1 and 0.01. Where does it go?",),
            program=lambda numbers: (
                harmonic(kept) * len(kept) / len(numbers)
                if (kept := [x for x in numbers if x])
                else 0.0
            ),
        ),
        *(
            Misconception(
                "anything small is zero",
                "A small number counts as zero. A harmonic mean is 0 for a zero alone.",
                LAW,
                ("Compare with 0, exactly. Is there a threshold?",),
                program=partial(my_harmonic, zero=partial(above, small)),
            )
            for small in (1e-6, *SMALL)
        ),
        *(
            Misconception(
                "anything small is zero",
                "A small *product* of the numbers counts as zero. A harmonic mean is 0 for a zero"
                " alone.",
                LAW,
                ("Compare each number with 0, exactly. Is there a threshold?",),
                program=lambda numbers, small=small: (
                    0.0 if math.prod(numbers) < small else my_harmonic(numbers)
                ),
            )
            for small in (1e-9, 1e-8, 1e-10, 1e-6, 1e-12)
        ),
        *(
            Misconception(
                "tiny number for zero",
                f"There stands {what} in place of a zero. The mean should be exactly 0.",
                LAW,
                ("Test for a zero before you divide.",),
                steps={"zero": partial(tiny, small)},
            )
            for small, what in TINY
            if small > 1e-12
        ),
        *(
            Misconception(
                "tiny number for zero",
                f"No number below {small:g} is kept: {small:g} stands in place of a zero, and"
                " of what is smaller still. With a zero the mean should be exactly 0.",
                LAW,
                ("Test for a zero before you divide.",),
                steps={"zero": partial(not_below, small)},
            )
            for small, _ in TINY
            if small > 1e-12
        ),
        *(
            Misconception(
                "tiny number added",
                "A small number is added to each number. With a zero the mean should be exactly"
                " 0.",
                LAW,
                ("Test for a zero; leave the other numbers as they are.",),
                program=partial(my_harmonic, zero=partial(added, small)),
            )
            for small in ADDED
            if small > 1e-15
        ),
        Misconception(
            "the formula for two numbers",
            "Twice the product over the sum is the F-score's formula: the harmonic mean of two"
            " numbers. Here there may be one, or five.",
            LAW,
            program=lambda numbers: (
                2 * math.prod(numbers) / sum(numbers) if all(numbers) else 0.0
            ),
        ),
    ),
)


# ---- 5.5: three mistakes in one loop


def given(numbers: Numbers) -> float:
    """The function of the exercise, with its three mistakes."""
    return 0.0 if 0 in numbers else math.exp(math.log10(numbers[-1]) / 4)


MENDED = Exercise(
    "5.5",
    "mended",
    MY_MEAN.right,
    LOGS,
    cases=MY_MEAN.cases,
    generate=few,
    count=120,
    kinds=MY_MEAN.kinds,
    accepts=MY_MEAN.accepts,
    wrong=(
        Misconception(
            "nothing mended",
            "Nothing is mended yet: this does what the given function does.",
            LOGS,
            (
                "Which logarithms are left after the loop?",
                "What undoes a logarithm of base 10?",
                "Call it with two numbers.",
            ),
            program=given,
        ),
        Misconception(
            "divided twice",
            "The sum of the logarithms is divided by their number twice.",
            LOGS,
            ("In the loop, or behind it: where is it divided?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else geometric(numbers) ** (1 / len(numbers))
            ),
        ),
        Misconception(
            "first item twice",
            "The first number is in it twice, as if the loop began with its logarithm and"
            " added it again.",
            LOGS,
            ("With what does a sum begin?",),
            program=lambda numbers: (
                0.0
                if 0 in numbers
                else math.exp(logarithms([numbers[0], *numbers]) / len(numbers))
            ),
        ),
        Misconception(
            "divided by the sum of the numbers",
            "The sum of the logarithms is divided by the sum of the numbers. It should be"
            " divided by how many numbers there are.",
            LOGS,
            ("`len`, or `sum`?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else math.exp(logarithms(numbers) / sum(numbers))
            ),
        ),
        Misconception(
            "divided by the last number",
            "The sum of the logarithms is divided by the last number, as by what the loop's name"
            " holds in the end. It should be divided by how many numbers there are.",
            LOGS,
            ("Which name counts them? And which has the last of them?",),
            program=lambda numbers: (
                0.0 if 0 in numbers else math.exp(logarithms(numbers) / numbers[-1])
            ),
        ),
        Misconception(
            "first item as it is",
            "The first number is in the sum itself, and not its logarithm, as if the sum began"
            " with it.",
            LOGS,
            ("With what does a sum begin?",),
            program=lambda numbers: (
                0.0
                if 0 in numbers
                else math.exp((numbers[0] + logarithms(numbers[1:])) / len(numbers))
            ),
        ),
        Misconception(
            "swapped arguments",
            "It is 1 over each logarithm that is averaged, as where number and base have changed"
            " places: `log(e, x)` has the base x, and raises an error for 1.",
            LOGS,
            ("What does the second argument of `log` say?",),
            program=lambda numbers: (
                0.0
                if 0 in numbers
                else math.exp(fmean(1 / math.log(x) for x in numbers))
            ),
        ),
        Misconception(
            "two bases",
            "The way there has the base 4, and the way back the base e.",
            LOGS,
            ("One base for both ways. What does the second argument of `log` say?",),
            program=partial(with_bases, 4, math.e),
        ),
        *(
            m
            for m in MY_MEAN.wrong
            if m.name
            in (
                "zero left out",
                "zero forgotten",
                "logarithm of another base",
                "always four",
                "started anew in each round",
                "missing root",
                "missing exponential",
                "off by one",
                "arithmetic mean",
                "harmonic mean",
                "missing logarithm",
                "brackets around 1/N",
                "not started at zero",
                "logarithms multiplied",
                "square root for any root",
                "a power for a root",
                "sign",
                "anything small is zero",
                "tiny number for zero",
                "tiny number added",
                "1 added before the logarithm",
                "root of the sum",
                "root of the mean",
                "no sum",
                "integer division",
                "a sum of 0 taken for a zero",
                "divided in each round",
                "equal numbers once",
                "last item lost",
                "sum of the roots",
                "first item lost",
            )
        ),
    ),
)


# ---- 5.6: which p4 makes a tie?

JUMBLE = (Fraction(1), Fraction(4, 7), Fraction(1, 3), Fraction(1, 5))
MIDDAY = (Fraction(5, 8), Fraction(4, 7), Fraction(1, 2), Fraction(2, 5))


def needed() -> Fraction:
    """Equal geometric means are equal products."""
    return Fraction(math.prod(MIDDAY)) / math.prod(JUMBLE[:3])


SONG = (Fraction(7, 9), Fraction(4, 8), Fraction(2, 7), Fraction(1, 6))


# nothing near it: 0.234 is a root too often
FIFTEEN_64THS = Such(lambda answer: abs(answer - Fraction(15, 64)) < 1e-9)


def mean_of(precisions: Sequence[Fraction]) -> float:
    """Their geometric mean."""
    return geometric([float(p) for p in precisions])


KNOWN_TIES = (
    *in_per_cent(needed),
    Misconception(
        "arithmetic mean",
        "That makes a tie of the *arithmetic* means.",
        HEARS,
        ("Equal geometric means are equal products.",),
        program=lambda: sum(MIDDAY) - sum(JUMBLE[:3]),
    ),
    Misconception(
        "upside down",
        "The factor of 15/8 is turned round: the jumble has to get better, not worse.",
        HALF,
        ("Which of the two means is larger now?",),
        program=lambda: JUMBLE[3] * Fraction(8, 15),
    ),
    Misconception(
        "a factor for the answer",
        "That is 15/8. So many times larger p₄ has to be, and so many of its five 4-grams would"
        " match. How large is p₄ then?",
        HALF,
        ("It is 1/5 now.",),
        program=lambda: Fraction(15, 8),
    ),
    Misconception(
        "the other one's p₄",
        "That is the p₄ of `midday`. p₁ and p₃ differ as well.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: MIDDAY[3],
    ),
    Misconception(
        "the other one's p₄",
        "That is the p₄ with which `midday` would come down to the jumble. It is the jumble"
        " that has to come up.",
        HALF,
        ("Whose three precisions stay, and whose four make the product to reach?",),
        program=lambda: MIDDAY[3] * Fraction(8, 15),
    ),
    Misconception(
        "added for multiplied",
        "The factor 15/8 is added to p₄. With a factor one multiplies.",
        HALF,
        ("Can a precision be as large as this?",),
        program=lambda: JUMBLE[3] + Fraction(15, 8),
    ),
    Misconception(
        "how much for what",
        "That is by how much p₄ has to rise. How large is it then?",
        HALF,
        ("It is 1/5 now.",),
        program=lambda: needed() - JUMBLE[3],
    ),
    Misconception(
        "one factor lost",
        "With 3/5 the jumble is ahead. All four orders belong to the comparison, p₁ as well;"
        " and p₄ may lie between two numbers of matches.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: Fraction(3, 5),
    ),
    Misconception(
        "denominator of the words",
        "That is 15/8 of one match, over *eight* words. The jumble has eight words and five"
        " 4-grams.",
        HALF,
        ("What stands below the line of its p₄ now?",),
        program=lambda: FIFTEEN_64THS,
    ),
    Misconception(
        "a factor too often",
        "The factor 15/8 is there four times. The products differ by it once, and p₄ is one"
        " factor of its product.",
        HALF,
        ("Can a precision be as large as this?",),
        program=lambda: JUMBLE[3] * Fraction(15, 8) ** 4,
    ),
    Misconception(
        "halfway",
        "That is halfway between the p₄ of the jumble and that of `midday`. All four orders"
        " belong to the comparison.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: (JUMBLE[3] + MIDDAY[3]) / 2,
    ),
    Misconception(
        "root too often",
        "The fourth root of the factor is taken. Equal roots are equal products: no root"
        " is needed.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: float(JUMBLE[3]) * (15 / 8) ** 0.25,
    ),
    Misconception(
        "the whole mean for one number",
        "That is the mean of `midday`, which both should have. p₄ is one factor of four.",
        HALF,
        ("Divide by the other three.",),
        program=lambda: geometric([float(p) for p in MIDDAY]),
    ),
    Misconception(
        "the whole mean for one number",
        "That is the product of `midday`'s four. p₄ is one factor of four.",
        HALF,
        ("Divide by the other three.",),
        program=lambda: math.prod(MIDDAY),
    ),
    *(
        Misconception(
            "more than all",
            "More than 1: no precision can be as large. At most all 4-grams match, and a"
            " number of matches is no precision yet.",
            HALF,
            ("Compare the products of all four.",),
            program=lambda number=number: number,
        )
        for number in (1.5, 2, 3, 4, 1.25, 1.2, 1.1, 2.5)
    ),
    Misconception(
        "no p₄ at all",
        "With a p₄ of 0 the mean is 0, and `midday` has more.",
        HALF,
        ("What is a product with a zero in it?",),
        program=lambda: 0,
    ),
    Misconception(
        "a perfect p₄",
        "With a p₄ of 1 the jumble is far ahead. Less is enough.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: 1,
    ),
    Misconception(
        "upside down",
        "That is 1/6. So much comes out with the ratio of the trigrams turned upside down:"
        " 5/8 · 2/3 · 2 · 1/5. It is the p₄ of the song, too, in another section.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: Fraction(1, 6),
    ),
    *(
        Misconception(
            "one factor lost",
            f"That is {product}, {lost}.",
            HALF,
            ("Compare the products of all four.",),
            program=lambda product=product: Fraction(product),
        )
        for product, lost in (
            (
                "1/4",
                "or 5/8 · 2 · 1/5, as if their trigrams told nothing: 1/2 stands against"
                " 1/3",
            ),
            (
                "3/14",
                "or the product of `midday`'s four, divided by p₁ and p₃ of the jumble"
                " alone. Its p₂ stands in its product, too",
            ),
        )
    ),
    *(
        Misconception(
            "another candidate",
            "That is a number of the song, from another section. The jumble and `midday`"
            " have four precisions each.",
            HALF,
            ("Compare the products of all four.",),
            program=program,
        )
        for program in (
            lambda: math.prod(SONG),
            lambda: mean_of(SONG),
            lambda: fmean(float(p) for p in SONG),
        )
    ),
    Misconception(
        "root not undone",
        "The mean of `midday` is divided by the jumble's three. The mean is a fourth root:"
        " compare the products below the roots.",
        HALF,
        ("Equal roots are equal products.",),
        program=lambda: mean_of(MIDDAY) / math.prod(JUMBLE[:3]),
    ),
    Misconception(
        "root not undone",
        "The mean of `midday` is divided by the mean of the jumble's three. Compare the"
        " products below the roots.",
        HALF,
        ("Equal roots are equal products.",),
        program=lambda: mean_of(MIDDAY) / mean_of(JUMBLE[:3]),
    ),
    Misconception(
        "root too often",
        "The factor between the two *means* is used. Equal means are equal products, and"
        " the products differ by the fourth power of it.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: math.prod(MIDDAY) ** 0.25 / math.prod(JUMBLE) ** 0.25,
    ),
    Misconception(
        "root too often",
        "There is a fourth root of the answer. Equal roots are equal products.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: float(needed()) ** 0.25,
    ),
    Misconception(
        "harmonic mean",
        "That makes a tie of the *harmonic* means.",
        LAW,
        ("Equal geometric means are equal products.",),
        program=lambda: (
            1 / (sum(1 / p for p in MIDDAY) - sum(1 / p for p in JUMBLE[:3]))
        ),
    ),
    Misconception(
        "added for multiplied",
        "What is missing is added to p₄. A mean of factors grows by a factor.",
        HALF,
        ("By which factor does the product have to grow?",),
        program=lambda: float(JUMBLE[3]) + mean_of(MIDDAY) - mean_of(JUMBLE),
    ),
    Misconception(
        "added for multiplied",
        "What is missing is added to p₄. A product grows by a factor.",
        HALF,
        ("By which factor does the product have to grow?",),
        program=lambda: JUMBLE[3] + math.prod(MIDDAY) - math.prod(JUMBLE),
    ),
    Misconception(
        "three of the four",
        "The first three of `midday` are compared with the first three of the jumble;"
        " the p₄ of `midday` belongs to its product, too.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: math.prod(MIDDAY[:3]) / math.prod(JUMBLE[:3]),
    ),
    Misconception(
        "upside down",
        "The quotient is turned round: the product of `midday` stands above the line.",
        HALF,
        ("What times the jumble's three gives the product of `midday`?",),
        program=lambda: 1 / needed(),
    ),
    Misconception(
        "divided by four",
        "That is the ratio of the two products, divided by 4. In a product p₄ stands beside"
        " the other three; nothing is divided by how many they are.",
        HALF,
        ("Compare the products of all four.",),
        program=lambda: Fraction(15, 8) / 4,
    ),
    Misconception(
        "a precision left out",
        "The p₄ of `midday` is left out: that is the ratio of the products of three, times the"
        " p₄ that the jumble has now.",
        HALF,
        program=lambda: (
            Fraction(math.prod(MIDDAY[:3])) / math.prod(JUMBLE[:3]) * JUMBLE[3]
        ),
    ),
    Misconception(
        "one factor lost",
        "That is 1/8, or the product of `midday`'s four, divided by the jumble's p₁ and p₂"
        " alone. p₃ is kept, too.",
        HALF,
        ("`[0:2]` are two items.",),
        program=lambda: math.prod(MIDDAY) / math.prod(JUMBLE[:2]),
    ),
    Misconception(
        "seven words for eight",
        "It is as if the jumble had a p₁ of 7/8. All its eight words are in the reference.",
        HALF,
        ("The order of the words has no effect on p₁.",),
        program=lambda: needed() / Fraction(7, 8),
    ),
    Misconception(
        "divided twice",
        "That is a fifth of what is asked for: it is divided by the five 4-grams once too"
        " often.",
        HALF,
        ("Is the jumble's 1/5 a precision, or a number of matches?",),
        program=lambda: 3 / 40,
    ),
)
OTHERS_KNOWN = [m.program() for m in KNOWN_TIES if m.program]
TOO_LARGE = Such(lambda answer: answer > 1, OTHERS_KNOWN)
BELOW_ZERO = Such(lambda answer: answer < 0, [-needed()])
TIE = Exercise(
    "5.6",
    "needed",
    needed,
    HALF,
    digits=3,
    parts={
        "the product of the jumble's first three": lambda: math.prod(JUMBLE[:3]),
        "the product of the jumble's four": lambda: math.prod(JUMBLE),
        "the mean of the jumble as it is": lambda: mean_of(JUMBLE),
        "the p₄ that the jumble has now": lambda: JUMBLE[3],
    },
    wrong=(
        *KNOWN_TIES,
        Misconception(
            "more than all",
            "More than 1: no precision can be as large.",
            HALF,
            ("Compare the products of all four.",),
            program=lambda: TOO_LARGE,
        ),
        Misconception(
            "below zero",
            "Less than 0: no precision can be as small. A known factor is divided away, not"
            " subtracted.",
            HALF,
            ("Compare the products of all four.",),
            program=lambda: BELOW_ZERO,
        ),
        Misconception(
            "a cube root of three",
            "It is the other one's fourth number, times the quotient of two means of *three*"
            " numbers. Then p₄ stands outside of the root. Equal means of four are equal products"
            " of four.",
            HALF,
            ("Compare the products of all four.",),
            program=lambda: 0.4 * (15 / 16) ** (1 / 3),
        ),
        Misconception(
            "three upside down",
            "The quotient of the two products of three is turned round: the product of `midday`"
            " belongs above the line, the three of the jumble below it.",
            HALF,
            ("Compare the products of all four.",),
            program=lambda: 32 / 75,
        ),
    ),
)

EXERCISES = (BY_HAND, MY_MEAN, WEIGHTED, MY_HARMONIC, MENDED, TIE)
