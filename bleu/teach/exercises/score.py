"""Exercises of chapter 6: the whole of BLEU, and what each part does to it."""

import math
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from operator import ge, gt
from random import Random
from statistics import fmean
from typing import Any

from bleu.ngrams import Ngram, ngrams
from bleu.precision import match_counts
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.exercises.brevity import (
    CHOICES,
    CONDITIONS,
    CURVES,
    Lengths,
    closest,
    from_lengths,
    left,
    long_enough,
)
from bleu.teach.exercises.mean import (
    Numbers,
    arithmetic,
    geometric,
    halves,
    harmonic,
    root,
)
from bleu.teach.exercises.paper import in_per_cent
from bleu.teach.inputs import changed

Sentence = list[str]
Sentences = list[list[str]]

HALF_SCORES = "06_bleu#the-failure-two-half-scores-disagree"
HAND = "06_bleu#by-hand-four-fractions-and-a-root"
BUILD = "06_bleu#build-the-formula"
UNIT = "06_bleu#a-score-is-more-than-one-number"
ZERO = "06_bleu#break-it-one-order-without-a-match"
WILD = "06_bleu#pitfalls-in-the-wild"
CLIP = "02_clipping#each-coin-is-spent-once"
PURSES = "02_clipping#two-references-two-purses"


def times(penalty: float, mean: float) -> float:
    """The two parts of BLEU."""
    return penalty * mean


def product(numbers: Numbers) -> float:
    """A product without its root."""
    return float(math.prod(numbers))


def with_logs(base: float, numbers: Numbers) -> float:
    """Logarithms of one base, and the way back of base e."""
    if 0 in numbers:
        return 0.0
    return math.exp(sum(math.log(x, base) for x in numbers) / len(numbers))


def mean_of_logs(numbers: Numbers) -> float:
    """The way back is missing."""
    return 0.0 if 0 in numbers else sum(map(math.log, numbers)) / len(numbers)


def unguarded(numbers: Numbers) -> float:
    """A zero raises an error."""
    return math.exp(sum(map(math.log, numbers)) / len(numbers))


def zeros_left_out(numbers: Numbers) -> float:
    """The mean of what is not 0."""
    kept = [x for x in numbers if x]
    return geometric(kept) if kept else 0.0


def tiny_for_zero(small: float, numbers: Numbers) -> float:
    """A small number in the place of each zero."""
    return geometric([x or small for x in numbers])


SMALLEST_FLOAT = (
    "There stands a number that is hardly above 0, such as the smallest float, in place of each"
    " zero. The score is then nearly 0, and `score == 0` is `False`."
)


def in_place_of_zero(small: float) -> str:
    """What a small number does to a product of four."""
    return (
        f"There stands {small:g} in place of each zero. Under a fourth root it is not so small"
        f" any more: one of them is a factor of {small**0.25:.2g}."
    )


def three_as_four(numbers: Numbers) -> float:
    """The sum of three logarithms is divided by 4."""
    if 0 in numbers:
        return 0.0
    return math.exp(sum(map(math.log, numbers)) / 4)


def as_nltk(numbers: Numbers) -> float:
    """A tiny number for each zero, if any word matches."""
    return tiny_for_zero(sys.float_info.min, numbers) if numbers[0] else 0.0


MEANS = (
    Misconception(
        "arithmetic mean",
        "The precisions are averaged as they are: that is the arithmetic mean.",
        "05_mean#what-does-the-arithmetic-mean-hear",
        ("Which mean hears the smallest number?",),
        steps={"mean": arithmetic},
    ),
    Misconception(
        "harmonic mean",
        "That is the harmonic mean of the precisions, the one of the F-score.",
        "05_mean#three-means-and-their-order-is-a-law",
        ("Average the logarithms.",),
        steps={"mean": harmonic},
    ),
    Misconception(
        "missing root",
        "That is the product of the precisions, without its root.",
        HAND,
        ("Four numbers below 1: is their mean smaller than each of them?",),
        steps={"mean": product},
    ),
    Misconception(
        "weights 1/2ⁿ",
        "The weights are 1/2, 1/4, 1/8 and 1/16, which do not sum to 1.",
        "05_mean#pitfalls-in-the-wild",
        ("Each order has the same weight. Which?",),
        steps={"mean": halves},
    ),
)
JOINS = (
    Misconception(
        "penalty forgotten",
        "The brevity penalty is missing, or always 1: a candidate that stops halfway loses"
        " nothing.",
        BUILD,
        ("What is the factor in front of the mean?",),
        steps={"join": lambda penalty, mean: mean},
    ),
    Misconception(
        "added for multiplied",
        "The penalty is added to the mean. In a sum, one part makes up for another.",
        HALF_SCORES,
        ("Draw a rectangle. What is its area?",),
        steps={"join": lambda penalty, mean: penalty + mean},
    ),
    Misconception(
        "divided for multiplied",
        "The penalty is divided by the mean. The better the mean, the lower the score.",
        HALF_SCORES,
        ("Draw a rectangle. What is its area?",),
        steps={"join": lambda penalty, mean: penalty / mean},
    ),
    Misconception(
        "average of penalty and mean",
        "Penalty and mean are averaged: eight random words get one half for being long"
        " enough.",
        HALF_SCORES,
        ("Draw a rectangle. What is its area?",),
        steps={"join": lambda penalty, mean: (penalty + mean) / 2},
    ),
    Misconception(
        "penalty under the root",
        "The penalty stands under the fourth root. Each precision enters with its root, the"
        " penalty enters whole.",
        UNIT,
        ("Take the mean first, then multiply.",),
        steps={"join": lambda penalty, mean: (penalty * mean**4) ** 0.25},
    ),
)
# the sentences of chapter 4 speak of a penalty alone: here it is a factor of the answer
OF_A_FACTOR = {
    "linear penalty": "The penalty is the straight line, c/r: half the words would leave one"
    " half.",
    "upside down": "The penalty of short output is above 1, as if the fraction in its exponent"
    " stood on its head.",
    "missing exponential": "The penalty of short output is its exponent, 1 − r/c, which is below"
    " 0: the exponential is missing.",
    "d for the penalty": "The penalty of short output is d, the missing words per word said: a"
    " measure of the gap, not yet of what is left.",
}


def of_a_factor(m: Misconception) -> Misconception:
    """A mistake of chapter 4, told of the penalty in a score."""
    return replace(m, says=OF_A_FACTOR.get(m.name, m.says))


LENGTHS = tuple(
    of_a_factor(m)
    for m in (*CONDITIONS, *CURVES)
    if m.name in ("no cap", "swapped lengths", "both sides punished", "linear penalty")
    or m.name in ("upside down", "missing words per reference word")
)
MORE_LENGTHS = tuple(
    of_a_factor(m)
    for m in (*CONDITIONS, *CURVES)
    if m.name in ("condition turned round", "1 left out", "sign", "missing exponential")
    or m.name in ("d for the penalty", "integer division")
)


# ---- 6.1: candidate 2, as far as it goes


def two_scores(
    *,
    factor: float = math.exp(1 - 16 / 14),
    second: Callable[[float, float], float] = lambda p1, p2: math.sqrt(p1 * p2),
    factors: tuple[float, float] | None = None,
    first: Callable[[float, float], float] = lambda p1, p2: p1,
) -> tuple[float, float]:
    """BLEU-1 and BLEU-2; each of them may have a factor of its own."""
    p1, p2 = 8 / 14, 1 / 13
    one, two = factors or (factor, factor)
    return one * first(p1, p2), two * second(p1, p2)


BP = math.exp(1 - 16 / 14)
SECONDS = (
    (
        "one order alone",
        "The second number is made of the bigram precision alone. BLEU-2 has unigrams in it,"
        " too.",
        lambda p1, p2: p2,
    ),
    (
        "arithmetic mean",
        "The second number is made with the arithmetic mean.",
        lambda p1, p2: (p1 + p2) / 2,
    ),
    (
        "harmonic mean",
        "The second number is made with the harmonic mean.",
        lambda p1, p2: 2 / (1 / p1 + 1 / p2),
    ),
    (
        "missing root",
        "The second number is a product without its root.",
        lambda p1, p2: p1 * p2,
    ),
    (
        "always four",
        "The second number has a fourth root. Here are two precisions.",
        lambda p1, p2: (p1 * p2) ** 0.25,
    ),
    (
        "divided for a root",
        "The product is divided by 2. The root of a product is another thing.",
        lambda p1, p2: p1 * p2 / 2,
    ),
    (
        "orders in one pot",
        "The counts of both orders are added up, 9 of 27. Each order has its own precision.",
        lambda p1, p2: 9 / 27,
    ),
)


BY_HAND = Exercise(
    "6.1",
    "scores",
    two_scores,
    BUILD,
    digits=3,
    parts={
        "the first number alone": lambda: two_scores()[0],
        "the second number alone": lambda: two_scores()[1],
        "the brevity penalty": lambda: BP,
        "the two precisions": lambda: (8 / 14, 1 / 13),
    },
    wrong=(
        *in_per_cent(lambda: two_scores()),
        *(
            Misconception(
                "too few digits",
                "Both have too few digits: three after the point are asked for.",
                program=lambda digits=digits: tuple(
                    round(x, digits) for x in two_scores()
                ),
            )
            for digits in (2, 1)
        ),
        Misconception(
            "zero of another order",
            "The second number is 0. BLEU-2 ends with the bigrams, and one of them matches; no"
            " higher order belongs to it.",
            WILD,
            ("BLEU-n is the mean of the orders 1 to n.",),
            steps={"second": lambda p1, p2: 0.0},
        ),
        *(
            Misconception(
                "penalty forgotten",
                f"The penalty is missing in the *{which}* number.",
                BUILD,
                ("c = 14 and r = 16. What is BP? Both scores have it.",),
                steps={"factors": factors},
            )
            for which, factors in (("second", (BP, 1.0)), ("first", (1.0, BP)))
        ),
        Misconception(
            "penalty under the root",
            "In the second number the factor is the square root of BP, as if the penalty stood"
            " under the root. Take the mean first, then multiply.",
            UNIT,
            ("Each precision enters with its root, the penalty enters whole.",),
            steps={"factors": (BP, BP**0.5)},
        ),
        Misconception(
            "penalty twice",
            "The penalty is squared in the second number, as if it entered once for each precision. It is one factor in front of the mean.",
            BUILD,
            ("How often does BP stand in the formula?",),
            steps={"factors": (BP, BP**2)},
        ),
        Misconception(
            "always four",
            "Both numbers have a fourth root. BLEU-1 has one precision, BLEU-2 has two.",
            HAND,
            ("Which root belongs to one number? And to two?",),
            steps={
                "first": lambda p1, p2: p1**0.25,
                "second": lambda p1, p2: (p1 * p2) ** 0.25,
            },
        ),
        Misconception(
            "swapped results",
            "The two scores have changed places: BLEU-1 comes first.",
            WILD,
            program=lambda: two_scores()[::-1],
        ),
        Misconception(
            "penalty under the root",
            "In both numbers the factor is the square root of BP, as if the penalty stood under"
            " a root, or as if one word were missing. 14 words stand against 16.",
            UNIT,
            steps={"factor": BP**0.5},
        ),
        *(
            Misconception(
                "penalty forgotten",
                f"The penalty is missing, and there is more. {says}",
                BUILD,
                ("c = 14 and r = 16. What is BP?",),
                steps={"factor": 1.0, "second": second},
            )
            for _, says, second in SECONDS
        ),
        Misconception(
            "denominator of the references",
            "The matches are divided by the n-grams of the reference, 8/16 and 1/15: that is"
            " recall.",
            "01_matching",
            program=lambda: (BP * 8 / 16, BP * math.sqrt(8 / 16 / 15)),
        ),
        Misconception(
            "penalty added",
            "The penalty is added to the mean. In a sum, one part makes up for another.",
            HALF_SCORES,
            program=lambda: (BP + 8 / 14, BP + math.sqrt(8 / 14 / 13)),
        ),
        Misconception(
            "1 left out",
            "The exponent of the penalty is −r/c, as if the 1 were lost.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"factor": math.exp(-16 / 14)},
        ),
        Misconception(
            "missing exponential",
            "The penalty is 1 − d, without the exponential.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"factor": 2 - 16 / 14},
        ),
        Misconception(
            "sign",
            "The penalty rewards: the sign of its exponent is turned round.",
            "04_brevity#a-penalty-above-1-is-a-reward",
            steps={"factor": math.exp(16 / 14 - 1)},
        ),
        Misconception(
            "logarithm of another base",
            "The penalty is a power of 10. It is a power of e.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"factor": 10 ** (1 - 16 / 14)},
        ),
        Misconception(
            "penalty forgotten",
            "These are the means. 14 words stand against 16: the penalty is missing.",
            BUILD,
            ("c = 14 and r = 16. What is BP?",),
            steps={"factor": 1.0},
        ),
        Misconception(
            "linear penalty",
            "The penalty is taken for the straight line, 14/16. No penalty, with 16 and 15"
            " below the lines, comes close to it, too.",
            "04_brevity#a-straight-line-is-another-penalty",
            steps={"factor": 14 / 16},
        ),
        Misconception(
            "upside down",
            "The penalty rewards: it is e to the 1/8, as if the fraction in the exponent stood on"
            " its head.",
            "04_brevity#a-penalty-above-1-is-a-reward",
            steps={"factor": math.exp(1 - 14 / 16)},
        ),
        Misconception(
            "missing words per reference word",
            "The two missing words are divided by 16. The 14 that were said carry them.",
            "04_brevity#missing-words-per-word-said",
            steps={"factor": math.exp(-2 / 16)},
        ),
        *(
            Misconception(
                "another length for r",
                f"It is as if r were {int(r)}{what}. One of the references is the closest.",
                "04_brevity",
                ("Which reference is as long as candidate 2, or nearly?",),
                steps={"factor": math.exp(1 - r / 14)},
            )
            for r, what in (
                (17, ", between the shortest reference and the longest"),
                (18, ", the longest reference"),
                (50 / 3, " and 2/3, the average of the references"),
            )
        ),
        *(
            Misconception(
                name,
                says,
                WILD if name == "one order alone" else HAND,
                (
                    "BLEU-n is the mean of the orders 1 to n."
                    if name == "one order alone"
                    else "Two numbers: multiply, then take a root. Which?",
                ),
                steps={"second": second},
            )
            for name, says, second in SECONDS
        ),
        *(
            Misconception(
                "rounded",
                f"BP is rounded to {bp} on the way. Round at the end, if at all.",
                BUILD,
                ("Leave all the digits in the calculator.",),
                steps={"factor": bp},
            )
            for bp in (0.87, 0.9)
        ),
        Misconception(
            "penalty twice",
            "In the second number it is as if the penalty stood twice: in front of the root, and under it. It is one factor in front of the mean.",
            BUILD,
            ("How often does BP stand in the formula?",),
            steps={"factors": (BP, BP**1.5)},
        ),
        *(
            Misconception(
                "length in n-grams",
                f"In the second number the penalty is made of {what}. Both lengths count words, in"
                " every order.",
                BUILD,
                (
                    "How long are candidate and reference? BLEU-2 changes nothing there.",
                ),
                steps={"factors": (BP, math.exp(1 - r / 13))},
            )
            for r, what in (
                (16, "13, the number of bigrams, and 16"),
                (
                    15,
                    "13 and 15, the numbers of bigrams (or 0.18 is the right number with too few"
                    " digits: three are asked for)",
                ),
            )
        ),
        Misconception(
            "brackets around the exponent",
            "The penalty is e minus 16/14. The whole of 1 - 16/14 belongs into the exponent.",
            BUILD,
            ("Put brackets around the exponent: e^(...).",),
            steps={"factor": math.e - 16 / 14},
        ),
    ),
)


# ---- 6.2: read the line


def points(
    percents: Numbers,
    hyp_len: int,
    ref_len: int,
    *,
    mean: Callable[[Numbers], float] = geometric,
    curve: Callable[[float, float], float] = left,
    free: Callable[[float, float], bool] = long_enough,
    join: Callable[[float, float], float] = times,
) -> float:
    """The score that a line of the log belongs to, in points."""
    penalty = from_lengths(hyp_len, [ref_len], curve=curve, free=free)
    return join(penalty, mean(percents))


def line_of_a_log(random: Random) -> tuple[list[float], int, int]:
    """Four falling per cents and two lengths; sometimes the last is 0."""
    percents = [round(random.uniform(30, 90), 1)]
    for _ in range(3):
        percents.append(round(percents[-1] * random.uniform(0.3, 0.8), 1))
    if random.random() < 0.15:
        percents[-1] = 0.0
    ref_len = random.randint(8, 40)
    return percents, max(1, ref_len + random.randint(-8, 6)), ref_len


def fourth_part(numbers: Numbers) -> float:
    """The product, divided by how many there are."""
    return math.prod(numbers) / len(numbers)


ROOTS: tuple[tuple[str, str, Callable[[Numbers], float]], ...] = (
    (
        "missing root",
        "That is the product of the precisions, without its root.",
        product,
    ),
    (
        "square root for any root",
        "That is the square root of the product. It belongs to two numbers.",
        partial(root, 2),
    ),
    (
        "cube root",
        "That is the cube root of the product. It belongs to three numbers.",
        partial(root, 3),
    ),
    (
        "brackets around 1/N",
        "The product is divided by 4, as `** 1 / 4` does it: the power comes before the division."
        " Its fourth root belongs there.",
        fourth_part,
    ),
)


def of_ratios(mean: Callable[[Numbers], float], percents: Numbers) -> float:
    """The mean of ratios, in points."""
    return 100 * mean([p / 100 for p in percents])


def points_of_a_product(
    divisor: float, percents: Numbers, hyp_len: int, ref_len: int
) -> float:
    """The product of the per cents is divided once, and its root taken."""
    mean = math.pow(math.prod(percents) / divisor, 0.25)
    return from_lengths(hyp_len, [ref_len]) * mean


def as_text(form: str, percents: Numbers, hyp_len: int, ref_len: int) -> str:
    """The right number, as a text."""
    return form.format(points(percents, hyp_len, ref_len))


def part_of(part: slice, numbers: Numbers) -> float:
    """The mean of some of them."""
    return geometric(numbers[part])


def rounded_times(digits: int, penalty: float, mean: float) -> float:
    """The penalty as a log prints it, times the mean."""
    return round(penalty, digits) * mean


def points_with(**steps: Any) -> Callable[..., float]:
    """A whole program with other steps: one that is tried alone, not with others."""
    return partial(points, **steps)


def zeros_as_ones(numbers: Numbers) -> float:
    """A zero adds nothing to the sum of the logarithms, and is counted all the same."""
    return math.exp(sum(math.log(x) for x in numbers if x) / len(numbers))


def capped_too_late(
    most: float, percents: Numbers, hyp_len: int, ref_len: int
) -> float:
    """The score is capped, where the penalty should be."""
    return min(most, math.exp(1 - ref_len / hyp_len) * geometric(percents))


def missing_subtracted(
    least: float, percents: Numbers, hyp_len: int, ref_len: int
) -> float:
    """The mean, less the per cent of the reference's length that is missing."""
    missing = max(0.0, 1 - hyp_len / ref_len)
    return max(least, geometric(percents) - 100 * missing)


def penalty_inside(unit: float, percents: Numbers, hyp_len: int, ref_len: int) -> float:
    """BP is a factor of the mean logarithm of ratios, or of per cents."""
    mean = geometric([p / unit for p in percents])
    return unit * mean ** from_lengths(hyp_len, [ref_len]) if mean else 0.0


OF_THE_EXAMPLE = (
    ("the printed BP, 0.895,", 0.895),
    ("the BP, exp(1 − 10/9),", math.exp(1 - 10 / 9)),
    ("the ratio, 0.9 (or BP with one digit),", 0.9),
)
POINTS = Exercise(
    "6.2",
    "points",
    points,
    UNIT,
    cases=[
        ([77.8, 50.0, 28.6, 16.7], 9, 10),
        ([28.6, 11.0, 4.4, 1.8], 2127, 2117),
        ([100.0, 100.0, 100.0, 100.0], 5, 8),
        ([100.0, 100.0, 100.0, 100.0], 8, 8),
        ([60.0, 30.0, 10.0, 0.0], 8, 9),
        ([60.0, 30.0, 0.0, 0.0], 8, 8),
        ([50.0, 0.0, 25.0, 12.5], 9, 8),
        ([0.0, 0.0, 0.0, 0.0], 8, 9),
        ([0.0, 0.0, 0.0, 0.0], 8, 8),
        ([100.0, 100.0, 100.0, 100.0], 12, 10),
        ([99.9, 99.9, 99.9, 99.9], 8, 4),
        ([50.0, 25.0, 12.5, 5.0], 25, 5),
        ([1.0, 1.0, 1.0, 1.0], 11, 5),
        ([1.0, 1.0, 1.0, 1.0], 5, 5),
        ([60.0, 30.0, 20.0, 10.0], 4, 12),
        ([60.0, 30.0, 20.0, 10.0], 1999, 2000),
        ([60.0, 30.0, 20.0, 10.0], 2000, 1999),
        ([7.0, 5.4, 6.5, 8.0], 43, 33),
        ([0.1, 0.1, 0.1, 0.1], 5, 5),
        ([98.9, 98.9, 98.9, 98.9], 9, 10),  # BP of three digits, then no digits
    ],
    generate=line_of_a_log,
    count=120,
    kinds={
        "an order with 0 per cent": lambda percents, hyp_len, ref_len: 0 in percents,
        "an output longer than its reference": lambda percents, hyp_len, ref_len: (
            hyp_len > ref_len
        ),
        "an output shorter than its reference": lambda percents, hyp_len, ref_len: (
            hyp_len < ref_len
        ),
    },
    parts={
        "the brevity penalty": lambda percents, hyp_len, ref_len: from_lengths(
            hyp_len, [ref_len]
        ),
    },
    accepts=lambda percents, hyp_len, ref_len: (
        len(percents) == 4
        and min(percents) >= 0
        and max(percents) <= 100
        and hyp_len > 0
        and ref_len > 0
    ),
    wrong=(
        Misconception(
            "penalty under the root",
            "The penalty stands under the fourth root. Each precision enters with its root,"
            " the penalty enters whole.",
            UNIT,
            ("Take the mean first, then multiply.",),
            steps={"join": lambda penalty, mean: penalty**0.25 * mean},
        ),
        *JOINS[:3],
        *MEANS,
        *(
            Misconception(
                name,
                says,
                HAND,
                ("Four numbers: which root?", "`p ** 1 / 4` is `(p ** 1) / 4`."),
                steps={"mean": partial(of_ratios, mean)},
            )
            for name, says, mean in ROOTS
        ),
        *(
            Misconception(
                "weights 1/2ⁿ" if mean is halves else name,
                says,
                HAND,
                ("Four numbers: which root?", "`p ** 1 / 4` is `(p ** 1) / 4`."),
                program=partial(points, mean=mean),
            )
            for name, says, mean in ROOTS[1:]
        ),
        *(
            Misconception(
                "per cent for a ratio",
                "The four per cents are made ratios only in part: it is as if the product were divided by"
                f" 100 {often}, and there are four factors.",
                UNIT,
                ("Divide each of the four by 100; multiply the score by 100.",),
                program=partial(points_of_a_product, divisor),
            )
            for often, divisor in (
                ("once", 1e2),
                ("twice", 1e4),
                ("three times", 1e6),
            )
        ),
        *(
            Misconception(
                "per cent for a ratio",
                f"It is as if the product of the four per cents were divided by 100 {often}, and"
                " the score were multiplied by 100. There are four factors.",
                UNIT,
                ("Divide each of the four by 100; multiply the score by 100.",),
                after=lambda result, *_, power=power: 100 * result / 100**power,
            )
            for often, power in (("once", 0.25), ("twice", 0.5))
        ),
        *(
            Misconception(
                "a string for a number",
                "It is a text. A number is asked for, with all its digits.",
                UNIT,
                ("Return the number itself; `print` can round it.",),
                program=partial(as_text, form),
            )
            for form in ("{:.2f}", "{:.1f}", "{:.0f}", "{:.2f}%", "{:.1f}%", "{}%")
        ),
        *(
            Misconception(
                "rounded on the way",
                f"BP is rounded to {digits} digits on the way. Round at the end, if at all.",
                UNIT,
                ("The two lengths are exact; BP in the line is not.",),
                program=partial(points, join=partial(rounded_times, digits)),
            )
            for digits in (3, 2)
        ),
        *(
            Misconception(
                "an argument without effect",
                f"The penalty is {what} of the example, whatever the lengths.",
                UNIT,
                ("`hyp_len` and `ref_len` make BP.",),
                program=lambda percents, hyp_len, ref_len, bp=bp: (
                    bp * geometric(percents)
                ),
            )
            for what, bp in OF_THE_EXAMPLE
        ),
        Misconception(
            "penalty twice",
            "The penalty is squared, as if it entered twice. It is one factor in front of the mean.",
            BUILD,
            ("How often does BP stand in the formula?",),
            steps={"join": lambda penalty, mean: penalty**2 * mean},
        ),
        Misconception(
            "penalty twice",
            "The penalty has the power 4, as if it entered once for each precision, and without a root.",
            BUILD,
            ("How often does BP stand in the formula?",),
            program=partial(points, join=lambda penalty, mean: penalty**4 * mean),
        ),
        *(
            Misconception(
                "penalty among the precisions",
                "The penalty is averaged with the four precisions, as a fifth. It multiplies"
                " the mean of four.",
                BUILD,
                ("Take the mean first, then multiply.",),
                program=partial(points, join=join),
            )
            for join in (
                lambda penalty, mean: (100 * penalty * mean**4) ** 0.2,
                lambda penalty, mean: (penalty * mean**4) ** 0.2,
            )
        ),
        *(
            Misconception(
                name,
                says,
                BUILD,
                program=partial(points, mean=partial(part_of, part)),
            )
            for name, says, part in (
                ("one order too few", "The last per cent has no effect.", slice(3)),
                (
                    "first order lost",
                    "The first per cent has no effect.",
                    slice(1, None),
                ),
            )
        ),
        *(replace(m, program=points_with(**m.steps), steps={}) for m in MORE_LENGTHS),
        Misconception(
            "long output punished",
            "Output longer than its reference loses, too: it is multiplied by r / c. BP is 1"
            " there.",
            BUILD,
            ("What punishes words too many, if the penalty does not?",),
            after=lambda result, percents, hyp_len, ref_len: (
                result * min(1, ref_len / hyp_len)
            ),
        ),
        *(
            Misconception(
                "long enough for perfect",
                f"Output that is {how} gets {int(full)}, whatever its precisions. Only the"
                " *penalty* is 1 there.",
                BUILD,
                ("What is multiplied by the penalty?",),
                program=lambda percents, hyp_len, ref_len, free=free, full=full: (
                    full
                    if free(hyp_len, ref_len)
                    else points(percents, hyp_len, ref_len)
                ),
            )
            for how, free in (
                ("at least as long as its reference", ge),
                ("longer than its reference", gt),
            )
            for full in (100.0, 1.0)
        ),
        *(
            Misconception(
                "subtracted for multiplied",
                f"What the penalty takes away is subtracted from the mean, {how}. The penalty is"
                " a factor.",
                BUILD,
                ("Draw a rectangle. What is its area?",),
                program=partial(points, join=join),
            )
            for how, join in (
                (
                    "in points, and not below 0",
                    lambda penalty, mean: max(0.0, mean - 100 * (1 - penalty)),
                ),
                ("in points", lambda penalty, mean: mean - 100 * (1 - penalty)),
                (
                    "as a ratio, which is less than 1 point",
                    lambda penalty, mean: mean - (1 - penalty),
                ),
            )
        ),
        Misconception(
            "zero forgotten",
            "An order with 0 per cent goes to the logarithm, and there is no logarithm of 0.",
            ZERO,
            ("What is a product with a zero in it?",),
            steps={"mean": unguarded},
        ),
        Misconception(
            "zero left out",
            "An order with 0 per cent is left out of the mean.",
            ZERO,
            ("What is a product with a zero in it?",),
            steps={"mean": zeros_left_out},
        ),
        Misconception(
            "missing exponential",
            "The mean is one of logarithms. The way back is missing.",
            BUILD,
            steps={"mean": mean_of_logs},
        ),
        Misconception(
            "logarithm of another base",
            "It is as if the logarithms had the base 10, and the way back the base e.",
            BUILD,
            steps={"mean": partial(with_logs, 10)},
        ),
        *LENGTHS,
        *(
            Misconception(
                "penalty of the example",
                f"Output that is too short gets {what} of the example for its penalty, however many words are missing.",
                UNIT,
                ("`hyp_len` and `ref_len` make BP.",),
                program=lambda percents, hyp_len, ref_len, bp=bp: (
                    geometric(percents) * (bp if hyp_len < ref_len else 1)
                ),
            )
            for what, bp in OF_THE_EXAMPLE
        ),
        Misconception(
            "zero left out",
            "An order with 0 per cent adds nothing to the sum of the logarithms, and the sum is still divided by 4: as if it had 1 per cent.",
            ZERO,
            ("What is a product with a zero in it?",),
            steps={"mean": zeros_as_ones},
        ),
        Misconception(
            "missing words not divided",
            "The exponent is the number of missing words. They are divided by the words that were said.",
            "04_brevity#missing-words-per-word-said",
            ("Two missing words of ten, and two of a thousand: which is worse?",),
            program=lambda percents, hyp_len, ref_len: (
                geometric(percents) * math.exp(-max(0, ref_len - hyp_len))
            ),
        ),
        Misconception(
            "cap in the wrong place",
            "The *score* is capped at 100 points, and the penalty is not capped at 1: long output gets a bonus up to there.",
            BUILD,
            ("What is the largest value that BP has?",),
            program=partial(capped_too_late, 100.0),
        ),
        Misconception(
            "cap in the wrong place",
            "The *score* is capped at 1, so none is above 1 point. It is the penalty that is never"
            " above 1.",
            BUILD,
            ("What stands in the brackets of `min`: BP, or BP times the mean?",),
            program=partial(capped_too_late, 1.0),
        ),
        *(
            Misconception(
                "subtracted for multiplied",
                "What is missing of the length, in per cent of the reference, is subtracted from"
                f" the mean{more}. The penalty is a factor.",
                HALF_SCORES,
                ("What is left of a mean of 10, if nine words of ten are said?",),
                program=partial(missing_subtracted, least),
            )
            for more, least in ((", down to 0", 0.0), (", also below 0", -100.0))
        ),
        *(
            Misconception(
                "penalty of the logarithms",
                f"The penalty is an exponent of the mean{of}, as if it stood inside the exponential,"
                " as a factor of the logarithms. It is the mean itself that is multiplied with BP.",
                BUILD,
                ("What is inside the brackets of `exp`?",),
                program=partial(penalty_inside, unit),
            )
            for of, unit in ((" of ratios", 100), ("", 1))
        ),
    ),
)


# ---- 6.3: my_bleu


def clipped(said: Counter[Ngram], purses: list[Counter[Ngram]]) -> float:
    """The right count of matches."""
    return sum(min(k, max(p[gram] for p in purses)) for gram, k in said.items())


def own_total(hypothesis: Sentence, references: Sentences, grams: list[Ngram]) -> float:
    """The right denominator."""
    return len(grams)


def ratio(matches: float, total: float, n: int) -> float:
    """A precision; 0 of 0 is 0."""
    return matches / total if total else 0.0


def bleu(
    hypothesis: Sentence,
    references: Sentences,
    *,
    orders: Sequence[int] = (1, 2, 3, 4),
    grams: Callable[[Sentence, int], list[Ngram]] = ngrams,
    matches: Callable[[Counter[Ngram], list[Counter[Ngram]]], float] = clipped,
    total: Callable[[Sentence, Sentences, list[Ngram]], float] = own_total,
    precision: Callable[[float, float, int], float] = ratio,
    mean: Callable[[Numbers], float] = geometric,
    choose: Callable[[int, Lengths], float] = closest,
    curve: Callable[[float, float], float] = left,
    free: Callable[[float, float], bool] = long_enough,
    join: Callable[[float, float], float] = times,
) -> float:
    """BLEU, with every step in which people differ."""
    precisions = []
    for n in orders:
        said = grams(hypothesis, n)
        purses = [Counter(grams(reference, n)) for reference in references]
        paid = matches(Counter(said), purses)
        precisions.append(precision(paid, total(hypothesis, references, said), n))
    lens = [len(reference) for reference in references]
    penalty = from_lengths(len(hypothesis), lens, choose=choose, curve=curve, free=free)
    return join(penalty, mean(precisions)) if hypothesis else 0.0


def rounded_ratio(digits: int, matches: float, total: float, n: int) -> float:
    """A precision with few digits."""
    return round(ratio(matches, total, n), digits)


def alone(**steps: Any) -> Callable[..., float]:
    """A whole program with other steps: one that is tried alone, not with others."""
    return partial(bleu, **steps)


def best_reference(said: Counter[Ngram], purses: list[Counter[Ngram]]) -> float:
    """One reference is chosen for all n-grams of an order."""
    return max(clipped(said, [purse]) for purse in purses)


def skipping(hypothesis: Sentence, references: Sentences) -> float:
    """Orders without an n-gram are left out."""
    orders = range(1, min(4, len(hypothesis)) + 1)
    return bleu(hypothesis, references, orders=orders) if hypothesis else 0.0


def folded(hypothesis: Sentence, references: Sentences) -> float:
    """Upper and lower case are one."""
    return bleu(
        [word.lower() for word in hypothesis],
        [[word.lower() for word in reference] for reference in references],
    )


def any_runs(tokens: Sentence, n: int) -> list[Ngram]:
    """As in the book's cell, also for n = 0: a row of no words stands between all words."""
    return [tuple(tokens[i : i + n]) for i in range(len(tokens) - n + 1)]


def one_precision(hypothesis: Sentence, references: Sentences) -> float:
    """The counts of all orders are added, and divided once."""
    parts = [match_counts(hypothesis, references, n) for n in (1, 2, 3, 4)]
    matches, total = (sum(column) for column in zip(*parts))
    lens = [len(reference) for reference in references]
    return from_lengths(len(hypothesis), lens) * ratio(matches, total, 1)


def penalty_swapped(hypothesis: Sentence, references: Sentences) -> float:
    """How many references there are, against the letters of the words."""
    mean = bleu(hypothesis, references, join=lambda penalty, mean: mean)
    lens = [len(word) for word in hypothesis]
    return from_lengths(len(references), lens) * mean


def near_by(random: Random) -> tuple[Sentence, Sentences]:
    """A hypothesis that shares long runs with its references."""
    words = ("the", "ferry", "leaves", "at", "noon", "island")
    base = [random.choice(words) for _ in range(random.randint(5, 9))]
    refs = [changed(random, base) for _ in range(random.randint(1, 3))]
    start = random.randint(0, 2) if random.random() < 0.4 else 0
    hyp = changed(random, base[start:])
    if random.random() < 0.4:
        hyp = hyp + base[:2]
    if random.random() < 0.3 and len(refs) > 1:
        refs[-1] = refs[-1] + [random.choice(words)] * random.randint(1, 3)
    return hyp, refs


FERRY = "the ferry leaves the island at noon today".split()
SAILS = "today at noon our ferry sails from the island".split()
STUTTER = "the the ferry sails from the".split()
SONG = "Half of my heart is in Havana ooh na na".split()
MODEL_1 = "Half as my heart is in Obama ooh na".split()
REPEATED = "today the ferry leaves the island at noon the the island".split()
FEW_WORDS = "a hypothesis with fewer than four words"

RARE = (
    "harmonic mean",
    "weights 1/2ⁿ",
    "tie to the longer",
    "longer references only",
    "both sides punished",
    "missing words per reference word",
    "swapped lengths",
)


def by_itself(m: Misconception) -> Misconception:
    """The same mistake, tried alone only: pairs of rare ones would take too long."""
    return replace(m, program=alone(**m.steps), steps={})


def in_one_row(
    hypothesis: Sentence,
    references: Sentences,
    matches: Callable[[Counter[Ngram], list[Counter[Ngram]]], float] = clipped,
) -> float:
    """The references are joined for the n-grams; each still has its own length."""
    lens = [len(reference) for reference in references]
    row = [word for reference in references for word in reference]
    mean = bleu(hypothesis, [row], matches=matches, join=lambda penalty, mean: mean)
    return from_lengths(len(hypothesis), lens) * mean


def closest_only(hypothesis: Sentence, references: Sentences) -> float:
    """The reference whose length is r, for the matches, too."""
    c = len(hypothesis)
    chosen = min(references, key=lambda r: (abs(len(r) - c), len(r)))
    return bleu(hypothesis, [chosen])


def averaged_orders(hypothesis: Sentence, references: Sentences) -> float:
    """Of each order the average precision over the references."""
    return bleu(
        hypothesis,
        references,
        matches=lambda said, purses: fmean(clipped(said, [p]) for p in purses),
    )


MY_BLEU = Exercise(
    "6.3",
    "my_bleu",
    bleu,
    BUILD,
    cases=[
        (MODEL_1, [SONG]),
        (REPEATED, [FERRY, SAILS]),
        (STUTTER, [FERRY, SAILS]),
        (STUTTER, [FERRY, SAILS, FERRY[:2]]),
        (FERRY[:7], [FERRY, FERRY[:6]]),
        (FERRY[:5], [FERRY]),
        ([*FERRY, "please"], [FERRY]),
        (FERRY[:6], [FERRY[:5], FERRY[:7]]),
        (FERRY[:6], [FERRY[:7], FERRY[:5]]),
        (FERRY[:6], [FERRY[:5], FERRY]),
        ("the ferry leaves a city at noon today".split(), [FERRY]),
        (["The", *FERRY[1:]], [FERRY]),
        # not the same without the space
        ("now here we met at noon".split(), ["no where we met at noon".split()]),
        ("ships depart".split(), [FERRY]),
        (FERRY[:3], [FERRY[:3]]),
        (FERRY[:2], [FERRY]),
        (FERRY[:4], [FERRY[:4]]),
        ([], [FERRY]),
        ("today at noon the ferry leaves".split(), ["today at noon".split(), FERRY]),
        ([*FERRY[:4], *FERRY[:4]], [FERRY[:4]]),
        (FERRY[:5], [FERRY[:5], FERRY[:5]]),
        (FERRY[:5], [[*FERRY, "and", "back"], ["no"]]),
        (["the"] * 5, [["the"] * 5]),
        (["the"] * 6, [["the"] * 4, ["the"] * 8]),
        (FERRY[:5], [FERRY[:3], FERRY[:7]]),
        (FERRY[:4], [FERRY, FERRY, FERRY[:4]]),
        # more references than words: their number is a length that is missed
        (FERRY[:4], [FERRY[:4], *[FERRY] * 5]),
        (["noon"], [["noon"]]),
        (["noon"], [["noon"], FERRY]),
        # r is twice c, and more: what stands after the point of r/c is not all of it
        (FERRY[:4], [FERRY]),
        (FERRY[:4], [[*FERRY, "and", "back"]]),
        (["the"] * 4, [["the"] * 5]),  # the same backwards, and short
        # no word matches; two lengths, where the longer one is nearer
        (["the", "ferry", "ferry", "leaves", "the"], [["on"]]),
        (["the"] * 6, [["the"] * 4, ["the"] * 7]),
    ],
    generate=near_by,
    count=40,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        FEW_WORDS: lambda hypothesis, references: len(hypothesis) < 4,
        "an order without a match": lambda hypothesis, references: (
            match_counts(hypothesis, references, 4).matches == 0
        ),
        "a hypothesis longer than all references": lambda hypothesis, references: (
            len(hypothesis) > max(map(len, references))
        ),
        "several references": lambda hypothesis, references: len(references) > 1,
    },
    parts={
        "the brevity penalty": lambda hypothesis, references: from_lengths(
            len(hypothesis), [len(r) for r in references]
        ),
        "the four precisions": lambda hypothesis, references: [
            bleu(hypothesis, references, orders=[n], join=lambda penalty, mean: mean)
            for n in (1, 2, 3, 4)
        ],
    },
    accepts=lambda hypothesis, references: (
        len(references) > 0 and all(len(reference) > 0 for reference in references)
    ),
    wrong=(
        JOINS[0],
        *map(by_itself, JOINS[1:]),
        *(by_itself(m) if m.name in RARE else m for m in MEANS),
        Misconception(
            "no clip",
            "N-grams are not clipped: a coin is spent more than once.",
            CLIP,
            (
                "Which of two numbers counts: the copies said, or the copies in the purse?",
            ),
            steps={
                "matches": lambda said, purses: sum(
                    k for gram, k in said.items() if any(p[gram] for p in purses)
                )
            },
        ),
        Misconception(
            "clip by the sum",
            "The purses of the references are poured together; an n-gram may use only one"
            " purse, the fullest.",
            PURSES,
            (
                "Over the references, what do you do with the counts: add them, or choose?",
            ),
            steps={
                "matches": lambda said, purses: sum(
                    min(k, sum(p[gram] for p in purses)) for gram, k in said.items()
                )
            },
        ),
        Misconception(
            "clip by the best reference",
            "One reference is chosen for all n-grams of an order. Each n-gram may choose its"
            " own.",
            PURSES,
            (
                "Which loop is outside: the one over n-grams, or the one over references?",
            ),
            steps={"matches": best_reference},
        ),
        Misconception(
            "each word once",
            "Each different n-gram counts once; a second copy can be paid for, too.",
            CLIP,
            steps={
                "matches": lambda said, purses: sum(
                    any(p[gram] for p in purses) for gram in said
                )
            },
        ),
        Misconception(
            "distinct n-grams",
            "Both numbers of a precision count different n-grams. Repeats belong to both.",
            CLIP,
            program=alone(
                grams=lambda tokens, n: list(dict.fromkeys(ngrams(tokens, n)))
            ),
        ),
        Misconception(
            "every reference pays",
            "Each reference pays anew: an n-gram that stands in two references counts twice.",
            PURSES,
            program=alone(
                matches=lambda said, purses: sum(clipped(said, [p]) for p in purses)
            ),
        ),
        Misconception(
            "all references must have it",
            "An n-gram is limited by the reference that has *fewest* of it.",
            PURSES,
            program=alone(
                matches=lambda said, purses: sum(
                    min(k, *(p[gram] for p in purses)) for gram, k in said.items()
                )
            ),
        ),
        Misconception(
            "min left out",
            "The coins in the purse are counted, also those that nobody spends.",
            CLIP,
            program=alone(
                matches=lambda said, purses: sum(
                    max(p[gram] for p in purses) for gram in said
                )
            ),
        ),
        Misconception(
            "denominator of the references",
            "The matches are divided by the n-grams of the first reference: that is recall."
            " Precision divides by what the *hypothesis* says.",
            "01_matching",
            ("Whose n-grams stand below the line?",),
            program=alone(
                total=lambda hypothesis, references, grams: max(
                    0, len(grams) - len(hypothesis) + len(references[0])
                )
            ),
        ),
        Misconception(
            "denominator of words",
            "Every order is divided by the number of words. Of pairs there is one less.",
            "03_ngrams",
            ("How many bigrams have five words?",),
            program=alone(total=lambda hypothesis, references, grams: len(hypothesis)),
        ),
        Misconception(
            "one order too few",
            "The 4-grams have no effect: it is the mean of the orders 1 to 3.",
            BUILD,
            ("BLEU has four orders. Print them.", "Where does `range(1, 4)` stop?"),
            steps={"orders": (1, 2, 3)},
        ),
        Misconception(
            "one order too many",
            "It is the mean of the orders 1 to 5. BLEU has four.",
            BUILD,
            ("Where does `range(1, 6)` stop?",),
            program=alone(orders=(1, 2, 3, 4, 5)),
        ),
        *(
            Misconception(
                "orders from zero",
                f"It is the mean of the orders 0 to {last}. Order 0 finds rows of no words, which"
                " every text has.",
                BUILD,
                (f"Where does `range({last + 1})` begin?",),
                program=alone(orders=range(last + 1), grams=any_runs),
            )
            for last in (3, 4)
        ),
        Misconception(
            "first order lost",
            "The unigrams have no effect: it is the mean of the orders 2 to 4.",
            BUILD,
            ("BLEU has four orders. Print them.",),
            program=alone(orders=(2, 3, 4)),
        ),
        *(
            Misconception(
                "rounded",
                f"The precisions are rounded to {digits} digits on the way. Round at the end,"
                " if at all.",
                BUILD,
                ("Is there a `round` inside the loop?",),
                program=alone(precision=partial(rounded_ratio, digits)),
            )
            for digits in (2, 3, 4)
        ),
        Misconception(
            "orders shifted",
            "It is the mean of the orders 2 to 5. BLEU has the orders 1 to 4.",
            BUILD,
            ("Where does the `range` begin, and where does it stop?",),
            program=alone(orders=(2, 3, 4, 5)),
        ),
        *(
            Misconception(
                name,
                says,
                HAND,
                ("Four numbers: which root?", "`p ** 1 / 4` is `(p ** 1) / 4`."),
                program=alone(mean=mean),
            )
            for name, says, mean in ROOTS[1:]
        ),
        Misconception(
            "penalty among the precisions",
            "The penalty is averaged with the four precisions, as a fifth. It multiplies the"
            " mean of four.",
            BUILD,
            ("Take the mean first, then multiply.",),
            program=alone(join=lambda penalty, mean: (penalty * mean**4) ** 0.2),
        ),
        Misconception(
            "penalty twice",
            "The penalty is squared, as if it entered twice. It is one factor in front of the mean.",
            BUILD,
            ("How often does BP stand in the formula?",),
            program=alone(join=lambda penalty, mean: penalty**2 * mean),
        ),
        Misconception(
            "penalty twice",
            "The penalty has the power 4, as if it entered once for each precision, and without a root.",
            BUILD,
            ("How often does BP stand in the formula?",),
            program=alone(join=lambda penalty, mean: penalty**4 * mean),
        ),
        Misconception(
            "orders in one pot",
            "The matches of all orders are added up, and divided once. Each order has its own"
            " precision.",
            HAND,
            ("Four precisions, then their mean.",),
            program=one_precision,
        ),
        Misconception(
            "distinct denominator",
            "The denominator counts *different* n-grams. It counts each that is said, repeats"
            " too.",
            CLIP,
            ("Is there a `set` below the line?",),
            program=alone(
                total=lambda hypothesis, references, grams: len(set(grams)),
            ),
        ),
        Misconception(
            "swapped roles",
            "It is as if, in the call of the penalty, hypothesis and references had changed places.",
            BUILD,
            ("In which order does `my_penalty` take its arguments?",),
            program=penalty_swapped,
        ),
        *(
            Misconception(
                "only the first item",
                f"The {what} know only the first reference.",
                PURSES,
                ("All references go into each call.",),
                program=program,
            )
            for what, program in (
                (
                    "matches",
                    alone(matches=lambda said, purses: clipped(said, purses[:1])),
                ),
                ("lengths", alone(choose=lambda c, lens: lens[0])),
            )
        ),
        *(
            Misconception(
                "one number for the mean",
                f"The {which} precision is taken for all four.",
                BUILD,
                ("Four precisions, then their geometric mean.",),
                program=alone(mean=mean),
            )
            for which, mean in (("smallest", min),)
        ),
        Misconception(
            "added for averaged",
            "The four precisions are added.",
            HAND,
            ("Four precisions, then their geometric mean.",),
            program=alone(mean=lambda numbers: float(sum(numbers))),
        ),
        *(
            Misconception(
                name,
                f"{says} And the root is the fourth one, as if there were four.",
                BUILD,
                ("BLEU has four orders. Print them.",),
                program=alone(orders=orders, mean=three_as_four),
            )
            for name, says, orders in (
                ("one order too few", "The 4-grams have no effect.", (1, 2, 3)),
                ("first order lost", "The unigrams have no effect.", (2, 3, 4)),
            )
        ),
        Misconception(
            "mean of the scores",
            "BLEU-1, BLEU-2, BLEU-3 and BLEU-4 are averaged. BLEU-4 alone is asked for; it has"
            " all four orders in it.",
            BUILD,
            program=lambda hypothesis, references: fmean(
                bleu(hypothesis, references, orders=range(1, n + 1))
                for n in (1, 2, 3, 4)
            ),
        ),
        Misconception(
            "one order alone",
            "Only bigrams are used. BLEU-4 is the mean of the orders 1 to 4.",
            WILD,
            program=alone(orders=(2,)),
        ),
        Misconception(
            "one order alone",
            "Only 4-grams have an effect, as if the list of precisions began anew with each order."
            " BLEU-4 is the mean of the orders 1 to 4.",
            WILD,
            program=alone(orders=(4,)),
        ),
        Misconception(
            "one order alone",
            "Only unigrams are used. BLEU-4 is the mean of the orders 1 to 4.",
            WILD,
            ("Is n the same in each round?",),
            program=alone(orders=(1,)),
        ),
        Misconception(
            "last n-gram lost",
            "The last n-gram of each sentence is lost.",
            "03_ngrams",
            ("`range(len(tokens) - n)` stops one too early.",),
            program=alone(grams=lambda tokens, n: ngrams(tokens, n)[:-1]),
        ),
        Misconception(
            "zero forgotten",
            "An order without a match goes to the logarithm, and there is no logarithm of 0.",
            ZERO,
            ("Test for a zero before the first logarithm.",),
            steps={"mean": unguarded},
        ),
        Misconception(
            "zero left out",
            "An order without a match is left out of the mean. It makes the score 0.",
            ZERO,
            ("What is a product with a zero in it?",),
            steps={"mean": zeros_left_out},
        ),
        Misconception(
            "tiny number for zero",
            SMALLEST_FLOAT,
            ZERO,
            ("What is a product with a zero in it, exactly?",),
            program=alone(mean=partial(tiny_for_zero, sys.float_info.min)),
        ),
        *(
            Misconception(
                "tiny number for zero",
                in_place_of_zero(small),
                ZERO,
                ("What is a product with a zero in it, exactly?",),
                program=alone(mean=partial(tiny_for_zero, small)),
            )
            for small in (
                1e-10,
                1e-9,
                1e-8,
                1e-7,
                1e-6,
                1e-5,
                1e-4,
                1e-3,
                1e-2,
                0.1,
                1e-12,
            )
        ),
        Misconception(
            "tiny number for zero",
            "If any word matches, there stands the smallest float in place of a zero, as in NLTK."
            " The score is then nearly 0, and `score == 0` is `False`.",
            ZERO,
            ("What is a product with a zero in it, exactly?",),
            program=alone(mean=as_nltk),
        ),
        Misconception(
            "empty orders skipped",
            "A short hypothesis has no 4-gram, and the order is left out, or counts as 1. Here 0 of"
            " 0 is 0, as in the chapter.",
            ZERO,
            program=skipping,
        ),
        Misconception(
            "a copy gets 1",
            "A short hypothesis that stands among the references gets 1. With fewer than four words it has no 4-gram: here 0 of 0 is 0, as in the chapter.",
            ZERO,
            program=lambda hypothesis, references: (
                1.0 if hypothesis in references else bleu(hypothesis, references)
            ),
        ),
        Misconception(
            "empty order forgotten",
            "A short hypothesis has no 4-gram, and 0 is divided by 0.",
            ZERO,
            program=alone(precision=lambda matches, total, n: matches / total),
        ),
        Misconception(
            "smoothing every order",
            "Each order gets one match more, as a present. That is a smoothing, which comes in"
            " chapter 8.",
            ZERO,
            program=alone(
                precision=lambda matches, total, n: (matches + 1) / (total + 1)
            ),
        ),
        Misconception(
            "smoothing above unigrams",
            "The orders above 1 get one match more. That is a smoothing, which comes in"
            " chapter 8.",
            ZERO,
            program=alone(
                precision=lambda matches, total, n: ratio(
                    matches + (n > 1), total + (n > 1), n
                )
            ),
        ),
        Misconception(
            "missing exponential",
            "The mean of the logarithms is not turned back.",
            BUILD,
            program=alone(mean=mean_of_logs),
        ),
        Misconception(
            "logarithm of another base",
            "It is as if the logarithms had the base 10, and the way back the base e.",
            BUILD,
            program=alone(mean=partial(with_logs, 10)),
        ),
        *(
            by_itself(m) if m.name in RARE else m
            for m in CHOICES
            if m.name
            not in (
                "sum of the lengths",
                "distance for the length",
                "number of references",
                "farthest length",
            )
        ),
        *(by_itself(m) for m in CHOICES if m.name == "number of references"),
        *(by_itself(m) if m.name in RARE else m for m in LENGTHS),
        Misconception(
            "best score of the references",
            "Each reference has a score of its own, and the best is taken. Each n-gram may"
            " choose its reference.",
            PURSES,
            ("All references go into one call.",),
            program=lambda hypothesis, references: max(
                bleu(hypothesis, [reference]) for reference in references
            ),
        ),
        Misconception(
            "only the closest reference",
            "N-grams are looked for in one reference alone, the one with the closest length. Each"
            " n-gram may choose its reference; only r is one length.",
            PURSES,
            ("All references go into `my_precision`, as into `my_penalty`.",),
            program=closest_only,
        ),
        Misconception(
            "average over the references",
            "Each reference has a precision of its own, order by order, and the average is taken."
            " Each n-gram may choose its reference.",
            PURSES,
            ("All references go into one call.",),
            program=averaged_orders,
        ),
        Misconception(
            "average over the references",
            "Each reference has a score of its own, and the average is taken.",
            PURSES,
            ("All references go into one call.",),
            program=lambda hypothesis, references: fmean(
                bleu(hypothesis, [reference]) for reference in references
            ),
        ),
        Misconception(
            "four words for too few",
            "A hypothesis of four words gets 0. It has one 4-gram: only with fewer words there"
            " is none.",
            ZERO,
            ("How many 4-grams have four words?",),
            program=lambda hypothesis, references: (
                bleu(hypothesis, references) if len(hypothesis) > 4 else 0.0
            ),
        ),
        Misconception(
            "lower-cased",
            "Upper and lower case are taken for one. `The` and `the` are two words here.",
            BUILD,
            program=folded,
        ),
        Misconception(
            "references in one row",
            "N-grams are looked for in all references, joined to one long text: an n-gram may"
            " begin in one and end in the next, and copies of several references are added.",
            PURSES,
            ("How many references does `my_precision` get?",),
            program=in_one_row,
        ),
        Misconception(
            "references in one row",
            "N-grams are looked for in all references, joined to one long text, and they are"
            " not clipped: an n-gram may begin in one reference and end in the next, and a coin"
            " is spent more than once.",
            PURSES,
            ("How many references does `my_precision` get?",),
            program=partial(
                in_one_row,
                matches=lambda said, purses: sum(
                    k for gram, k in said.items() if purses[0][gram]
                ),
            ),
        ),
        Misconception(
            "a root of its own for each order",
            "The precision of order n gets the n-th root. All four get the same: the fourth.",
            "05_mean",
            ("Which root has a mean of four numbers?",),
            program=alone(
                mean=lambda values: math.prod(
                    p ** (1 / n) for n, p in enumerate(values, 1)
                )
            ),
        ),
        Misconception(
            "divided twice",
            "That is the sixteenth root of the product, as if the fourth root were taken of a mean"
            " that has it already.",
            HAND,
            ("What does `my_mean` give: a product, or a mean?",),
            program=alone(mean=partial(root, 16)),
        ),
        Misconception(
            "equal values once",
            "Equal precisions count only once, as in a set.",
            BUILD,
            ("A `set` loses the copies. What does a list do?",),
            program=alone(mean=lambda numbers: geometric([*set(numbers)])),
        ),
        *(
            Misconception(
                "penalty as exponent",
                "The penalty is the exponent of the mean. It is a factor.",
                BUILD,
                ("What stands between BP and the mean in the formula?",),
                program=program,
            )
            for program in (
                alone(join=lambda penalty, mean: mean**penalty),
                lambda hypothesis, references: (
                    bleu(
                        hypothesis,
                        references,
                        join=lambda penalty, mean: mean**penalty,
                    )
                    if hypothesis
                    else 1
                ),
            )
        ),
        Misconception(
            "the smaller of the two",
            "The smaller one of penalty and mean is taken. The two are multiplied.",
            HALF_SCORES,
            ("Draw a rectangle. What is its area?",),
            program=alone(join=min),
        ),
        Misconception(
            "swapped lengths",
            "In the penalty the first reference plays the hypothesis, and the hypothesis the reference.",
            BUILD,
            ("Whose length is c, and whose is r?",),
            program=lambda hypothesis, references: (
                from_lengths(len(references[0]), [len(hypothesis)])
                * bleu(hypothesis, references, join=lambda penalty, mean: mean)
            ),
        ),
        Misconception(
            "penalty forgotten",
            "With several references the penalty is missing. The closest of their lengths is r.",
            BUILD,
            ("Which of several lengths is r?",),
            program=lambda hypothesis, references: bleu(
                hypothesis,
                references,
                join=lambda penalty, mean: (
                    penalty * mean if len(references) == 1 else mean
                ),
            ),
        ),
        Misconception(
            "1 added below the line",
            "1 is added to the number of n-grams, in every order. Then a perfect output has less"
            " than 1.",
            BUILD,
            ("What is divided by, in an order that has n-grams?",),
            program=alone(precision=lambda matches, total, n: matches / (total + 1)),
        ),
        Misconception(
            "always the same",
            "It is 0 for every input tried.",
            BUILD,
            (
                "Does a product start at 0, or is a test for zero always met?",
                "Is `return` inside the loop?",
            ),
            program=lambda hypothesis, references: 0.0,
        ),
        Misconception(
            "arithmetic mean above 0",
            "Where each order matches, the precisions are averaged as they are: that is the"
            " arithmetic mean.",
            "05_mean#what-does-the-arithmetic-mean-hear",
            ("Which mean hears the smallest number?",),
            program=alone(mean=lambda numbers: fmean(numbers) if all(numbers) else 0.0),
        ),
        Misconception(
            "recall of the first reference",
            "In the precision, hypothesis and first reference have changed places: the matches are"
            " divided by the reference's n-grams. The other references are left out of it.",
            BUILD,
            ("Whose n-grams stand below the line?",),
            program=lambda hypothesis, references: (
                from_lengths(
                    len(hypothesis), [len(reference) for reference in references]
                )
                * bleu(references[0], [hypothesis], join=lambda penalty, mean: mean)
            ),
        ),
    ),
)


# ---- 6.4: three mistakes in a score made of counts


def from_counts(
    matches: Lengths,
    totals: Lengths,
    hyp_len: int,
    ref_len: int,
    *,
    kept: Callable[[Numbers], Numbers] = lambda precisions: precisions,
    mean: Callable[[Numbers], float] = geometric,
    curve: Callable[[float, float], float] = left,
    free: Callable[[float, float], bool] = long_enough,
    join: Callable[[float, float], float] = times,
) -> float:
    """The score, from the integers."""
    precisions = [m / t for m, t in zip(matches, totals)]
    penalty = from_lengths(hyp_len, [ref_len], curve=curve, free=free)
    return join(penalty, mean(kept(precisions)))


def in_one_pot(matches: Lengths, totals: Lengths, hyp_len: int, ref_len: int) -> float:
    """The orders are added up before they are divided."""
    return from_lengths(hyp_len, [ref_len]) * sum(matches) / sum(totals)


def counts(random: Random) -> tuple[list[int], list[int], int, int]:
    """Falling matches, their totals, and two lengths."""
    hyp_len = random.randint(6, 14)
    totals = [hyp_len - k for k in range(4)]
    matches = [random.randint(2, hyp_len)]
    for k in range(1, 4):
        matches.append(random.randint(0, max(0, min(matches[-1] - 1, totals[k]))))
    if random.random() < 0.6:
        matches = [max(4 - k, m) for k, m in enumerate(matches)]
    return matches, totals, hyp_len, max(1, hyp_len + random.randint(-3, 5))


def unguarded_four(numbers: Numbers) -> float:
    """The sum of some logarithms is divided by 4; a zero raises an error."""
    return math.exp(sum(map(math.log, numbers)) / 4)


def unguarded_but(place: int, numbers: Numbers) -> float:
    """A zero raises an error, but at one place."""
    return 0.0 if numbers[place] == 0 else unguarded(numbers)


def turned_over(numbers: Numbers) -> float:
    """The mean of the fractions that stand on their heads."""
    return 0.0 if 0 in numbers else 1 / geometric(numbers)


def some_of_four(part: slice, n: int, strict: bool, numbers: Numbers) -> float:
    """Some of the logarithms, divided by n; strict: a zero elsewhere counts as well."""
    if 0 in (numbers if strict else numbers[part]):
        return 0.0
    return math.exp(sum(map(math.log, numbers[part])) / n)


def given(matches: Lengths, totals: Lengths, hyp_len: int, ref_len: int) -> float:
    """The function of the exercise, with its three mistakes."""
    logs = sum(math.log(m / t) for m, t in zip(matches[1:], totals[1:]))
    return min(1, hyp_len / ref_len) * math.exp(logs / 4)


def logarithms_multiplied(numbers: Numbers) -> float:
    """A product where a sum belongs."""
    if 0 in numbers:
        return 0.0
    return math.exp(math.prod(map(math.log, numbers)) / len(numbers))


def logarithm_of_the_matches(
    matches: Lengths, totals: Lengths, hyp_len: int, ref_len: int
) -> float:
    """The bracket is closed too early."""
    if 0 in matches:
        return 0.0
    logs = sum(math.log(m) / t for m, t in zip(matches, totals))
    return from_lengths(hyp_len, [ref_len]) * math.exp(logs / 4)


def part_of_a_match(
    part: float, matches: Lengths, totals: Lengths, hyp_len: int, ref_len: int
) -> float:
    """A smoothing: a part of a match for none."""
    shares = [(m or part) / t for m, t in zip(matches, totals)]
    return from_lengths(hyp_len, [ref_len]) * geometric(shares)


def shifted(
    up: int, matches: Lengths, totals: Lengths, hyp_len: int, ref_len: int
) -> float:
    """Matches over the totals of the next order, or of the one before: three ratios."""
    if 0 in matches:
        return 0.0
    pairs = zip(matches, totals[1:]) if up else zip(matches[1:], totals)
    return from_lengths(hyp_len, [ref_len]) * three_as_four([m / t for m, t in pairs])


def short_penalty_alone(
    matches: Lengths, totals: Lengths, hyp_len: int, ref_len: int
) -> float:
    """For short output, the penalty without the mean."""
    if 0 in matches or hyp_len >= ref_len:
        return from_counts(matches, totals, hyp_len, ref_len)
    return from_lengths(hyp_len, [ref_len])


MENDED = Exercise(
    "6.4",
    "mended",
    from_counts,
    BUILD,
    cases=[
        ([7, 4, 2, 1], [9, 8, 7, 6], 9, 10),
        ([7, 5, 3, 2], [8, 7, 6, 5], 8, 8),
        ([8, 4, 2, 1], [8, 7, 6, 5], 8, 8),
        ([5, 4, 3, 2], [5, 4, 3, 2], 5, 8),
        ([6, 4, 2, 0], [8, 7, 6, 5], 8, 8),
        ([8, 7, 6, 5], [9, 8, 7, 6], 9, 8),
        ([0, 0, 0, 0], [8, 7, 6, 5], 8, 8),
        ([4, 3, 2, 1], [4, 3, 2, 1], 4, 8),
        ([4, 3, 2, 1], [4, 3, 2, 1], 4, 9),
        ([4, 3, 2, 1], [4, 3, 2, 1], 4, 4),
        ([4, 3, 2, 1], [4, 3, 2, 1], 4, 1),
        ([4, 3, 2, 2], [5, 4, 3, 2], 5, 1),
        ([6, 5, 4, 3], [6, 5, 4, 3], 6, 3),
        ([6, 5, 4, 1], [6, 5, 4, 3], 6, 3),
        ([1, 0, 0, 0], [5, 4, 3, 2], 5, 1),
        ([4, 0, 0, 0], [4, 3, 2, 1], 4, 8),
        ([0, 0, 0, 0], [4, 3, 2, 1], 4, 9),
        ([5, 2, 0, 0], [8, 7, 6, 5], 8, 4),
        ([7, 4, 2, 1], [10, 8, 6, 4], 10, 10),  # two segments
        ([7, 4, 2, 0], [10, 8, 6, 4], 10, 12),
        ([182, 120, 65, 30], [300, 297, 294, 291], 300, 280),
        ([7, 4, 2, 1], [9, 8, 7, 6], 9, 90),
    ],
    generate=counts,
    count=120,
    kinds={
        "an order without a match": lambda matches, totals, hyp_len, ref_len: (
            0 in matches
        ),
        "an output longer than its reference": lambda matches, totals, hyp_len, ref_len: (
            hyp_len > ref_len
        ),
        "an output shorter than its reference": lambda matches, totals, hyp_len, ref_len: (
            hyp_len < ref_len
        ),
    },
    parts={
        "the brevity penalty": lambda matches, totals, hyp_len, ref_len: from_lengths(
            hyp_len, [ref_len]
        ),
    },
    accepts=lambda matches, totals, hyp_len, ref_len: (
        len(matches) == 4
        and totals == [hyp_len - k for k in range(4)]
        and hyp_len > 3
        and ref_len > 0
        and sorted(matches, reverse=True) == matches
        and all(0 <= m <= t for m, t in zip(matches, totals))
    ),
    wrong=(
        Misconception(
            "nothing mended",
            "Nothing is mended yet: this does what the given function does.",
            BUILD,
            (
                "Which index has the first item of `matches`?",
                "Which penalty is `hyp_len / ref_len`?",
                "Call it with a 0 among the matches.",
            ),
            program=given,
        ),
        Misconception(
            "first order lost",
            "The unigrams have no effect, and the root is the fourth one. A list counts from 0.",
            BUILD,
            ("Which index has the first item of `matches`?",),
            steps={"kept": lambda precisions: precisions[1:], "mean": three_as_four},
        ),
        Misconception(
            "first order lost",
            "The unigrams have no effect. A list counts from 0.",
            BUILD,
            ("Which index has the first item of `matches`?",),
            steps={"kept": lambda precisions: precisions[1:]},
        ),
        Misconception(
            "one order too few",
            "The 4-grams have no effect, and the root is the fourth one.",
            BUILD,
            steps={"kept": lambda precisions: precisions[:3], "mean": three_as_four},
        ),
        Misconception(
            "one order too few",
            "The 4-grams have no effect.",
            BUILD,
            steps={"kept": lambda precisions: precisions[:3]},
        ),
        *(
            Misconception(
                name,
                f"The {which} have no effect on the mean, unless they make it 0; and the root is"
                f" the {'third' if n == 3 else 'fourth'} one.",
                BUILD,
                ("`range(4)` runs from 0 to 3, which is all of four items.",),
                steps={"mean": partial(some_of_four, part, n, True)},
            )
            for name, which, part in (
                ("first order lost", "unigrams", slice(1, None)),
                ("one order too few", "4-grams", slice(3)),
            )
            for n in (4, 3)
        ),
        *(
            Misconception(
                name,
                says,
                BUILD,
                ("`range(4)` runs from 0 to 3, which is all of four items.",),
                program=lambda *counts, kept=kept: from_counts(
                    *counts, kept=kept, mean=unguarded_four
                ),
            )
            for name, says, kept in (
                (
                    "one order too few",
                    "The 4-grams have no effect, and the root is the fourth one. And of the other"
                    " orders, one without a match goes to the logarithm: there is no logarithm"
                    " of 0.",
                    lambda precisions: precisions[:3],
                ),
                (
                    "one order alone",
                    "Only the unigrams have an effect, under a fourth root. And without a match"
                    " they go to the logarithm: there is no logarithm of 0.",
                    lambda precisions: precisions[:1],
                ),
            )
        ),
        Misconception(
            "upside down",
            "It is as if each precision stood on its head: totals above the line, matches below it.",
            BUILD,
            ("Can a precision exceed 1?",),
            steps={"mean": turned_over},
        ),
        *(
            Misconception(
                name,
                says,
                HAND,
                ("The mean of four logarithms: which number divides their sum?",),
                steps={"mean": mean},
            )
            for name, says, mean in ROOTS[1:]
        ),
        Misconception(
            "started anew in each round",
            "Of four precisions that are not 0, only the last has an effect, under a fourth root: it is as if the sum were set anew in each round.",
            BUILD,
            ("What is the difference between `=` and `+=`?",),
            steps={"mean": lambda numbers: geometric(numbers) and numbers[3] ** 0.25},
        ),
        Misconception(
            "missing exponential",
            "The mean of the logarithms is not turned back.",
            BUILD,
            steps={"mean": mean_of_logs},
        ),
        Misconception(
            "logarithm of another base",
            "It is as if the logarithms had the base 10, and the way back the base e.",
            BUILD,
            steps={"mean": partial(with_logs, 10)},
        ),
        Misconception(
            "denominator of words",
            "Every order is divided by the first total, the number of words. Each has its own.",
            HAND,
            ("Which index has the total of this order?",),
            program=lambda matches, totals, hyp_len, ref_len: from_counts(
                matches, totals[:1] * 4, hyp_len, ref_len
            ),
        ),
        Misconception(
            "zero forgotten",
            "An order without a match goes to the logarithm, and there is no logarithm of 0.",
            ZERO,
            ("Test for a zero before the first logarithm.",),
            steps={"mean": unguarded},
        ),
        Misconception(
            "zero left out",
            "An order without a match is left out of the mean. It makes the score 0.",
            ZERO,
            ("What is a product with a zero in it?",),
            steps={"mean": zeros_left_out},
        ),
        *(
            Misconception(
                "zero forgotten",
                f"Where a higher order than the {which} is the first without a match, its 0 goes to the logarithm.",
                ZERO,
                ("`0 in matches` asks all of them.",),
                steps={"mean": partial(unguarded_but, k)},
            )
            for k, which in enumerate(("unigrams", "bigrams", "trigrams"))
        ),
        Misconception(
            "all zeros or none",
            "The score is 0 only where all four orders are without a match, and else a zero is"
            " left out of the sum. One zero is enough for 0.",
            ZERO,
            ("What is a product with one zero in it?",),
            steps={
                "mean": lambda p: geometric([x or 1 for x in p]) if any(p) else 0.0,
            },
        ),
        Misconception(
            "zero forgotten",
            "The score is 0 only where all four orders are without a match. One is enough, and"
            " it goes to the logarithm here.",
            ZERO,
            ("What is a product with one zero in it?",),
            steps={"mean": lambda p: unguarded(p) if any(p) else 0.0},
        ),
        Misconception(
            "divided twice",
            "That is the sixteenth root, as if the sum of the logarithms were divided by 4 twice.",
            HAND,
            ("A weight of 1/4 for each logarithm: what is left to divide?",),
            steps={"mean": lambda p: root(16, p)},
        ),
        Misconception(
            "zero left out",
            "An order without a match adds nothing to the sum, as if its logarithm were 0, or as if"
            " the loop ended there. One zero is enough for 0.",
            ZERO,
            ("What is a product with a zero in it?",),
            steps={"mean": lambda p: geometric([x or 1 for x in p])},
        ),
        Misconception(
            "zero left out",
            "An order without a match counts as if one n-gram had matched.",
            ZERO,
            ("What is a product with a zero in it?",),
            program=lambda matches, totals, hyp_len, ref_len: from_counts(
                [max(m, 1) for m in matches], totals, hyp_len, ref_len
            ),
        ),
        Misconception(
            "no sum",
            "The matches have no effect, unless one is 0: it is as if nothing were added to the sum of the logarithms.",
            BUILD,
            ("Which line belongs into the loop?",),
            program=lambda matches, totals, hyp_len, ref_len: (
                0.0 if 0 in matches else from_lengths(hyp_len, [ref_len])
            ),
        ),
        Misconception(
            "a count for a ratio",
            "The matches are not divided by the totals: a mean of counts is no mean of"
            " precisions.",
            HAND,
            ("Which number belongs below the line in each order?",),
            program=lambda matches, totals, hyp_len, ref_len: from_counts(
                matches, [1] * 4, hyp_len, ref_len
            ),
        ),
        Misconception(
            "arithmetic mean",
            "The precisions are averaged as they are, where none is 0: that is the arithmetic"
            " mean.",
            "05_mean#what-does-the-arithmetic-mean-hear",
            ("Which mean hears the smallest number?",),
            steps={"mean": lambda p: 0.0 if 0 in p else arithmetic(p)},
        ),
        *MEANS,
        *JOINS,
        *LENGTHS,
        *(m for m in MORE_LENGTHS if m.name != "integer division"),
        Misconception(
            "smoothing every order",
            "Each order gets one match more, as a present. That is a smoothing, which comes in"
            " chapter 8.",
            ZERO,
            program=lambda matches, totals, hyp_len, ref_len: from_counts(
                [m + 1 for m in matches], [t + 1 for t in totals], hyp_len, ref_len
            ),
        ),
        *(
            Misconception(
                "tiny number for zero",
                says,
                ZERO,
                ("What is a product with a zero in it, exactly?",),
                program=partial(from_counts, mean=partial(tiny_for_zero, small)),
            )
            for says, small in (
                (SMALLEST_FLOAT, sys.float_info.min),
                *((in_place_of_zero(x), x) for x in (1e-10, 1e-9, 1e-6, 1e-12)),
            )
        ),
        Misconception(
            "orders in one pot",
            "The matches of all orders are added up, and divided once. Each order has its own"
            " precision.",
            HAND,
            program=in_one_pot,
        ),
        Misconception(
            "logarithms multiplied",
            "It is as if the logarithms were multiplied. They are to be added: a product of numbers is a sum of logarithms.",
            BUILD,
            ("Is it `+=` or `*=`?",),
            steps={"mean": logarithms_multiplied},
        ),
        Misconception(
            "a bracket too early",
            "It is as if the logarithm were that of the matches alone, and the total stood outside. It belongs to the whole fraction.",
            BUILD,
            ("Where does the bracket of `math.log(` end?",),
            program=logarithm_of_the_matches,
        ),
        Misconception(
            "an order twice",
            "The unigrams are in the sum twice, as if they were added before the loop and in it again.",
            BUILD,
            ("Which order does the loop begin with?",),
            steps={
                "kept": lambda precisions: [precisions[0], *precisions],
                "mean": three_as_four,
            },
        ),
        Misconception(
            "another guess for zero",
            "An order without a match counts as half a match. Without a smoothing it makes the score 0.",
            ZERO,
            ("What is a product with a zero in it?",),
            program=partial(part_of_a_match, 0.5),
        ),
        *(
            Misconception(
                "another guess for zero",
                f"An order without a match counts as {part:g} of a match. Without a smoothing it"
                " makes the score 0.",
                ZERO,
                ("What is a product with a zero in it?",),
                program=partial(part_of_a_match, part),
            )
            for part in (0.1, 0.01, 0.001, 1e-9)
        ),
        Misconception(
            "penalty alone",
            "For output that is too short, with a match in each order, the penalty comes back alone. It is to be multiplied by the mean.",
            BUILD,
            ("What is the penalty in front of?",),
            program=short_penalty_alone,
        ),
        Misconception(
            "penalty in each round",
            "The penalty has the power 4, as if it were multiplied once for each order. It belongs"
            " in the score once.",
            BUILD,
            ("Does the penalty stand in the loop?",),
            steps={"join": lambda penalty, mean: penalty**4 * mean},
        ),
        Misconception(
            "sign",
            "The sign of the exponent is turned round, and what is more than 1 is made 1: the"
            " short go free, the long are punished.",
            BUILD,
            ("1 minus which ratio?", "Try five words with a reference of ten."),
            program=lambda *counts: from_counts(
                *counts,
                curve=lambda c, r: min(1, math.exp(r / c - 1)),
                free=lambda c, r: False,
            ),
        ),
        Misconception(
            "penalty of the logarithms",
            "The penalty is an exponent of the mean, as if it stood inside the exponential, as a"
            " factor of the logarithms. It is the mean itself that is multiplied with BP.",
            BUILD,
            ("What is inside the brackets of `exp`?",),
            program=lambda matches, totals, hyp_len, ref_len: penalty_inside(
                1, [m / t for m, t in zip(matches, totals)], hyp_len, ref_len
            ),
        ),
        Misconception(
            "cap in the wrong place",
            "The *score* is capped at 1, and the penalty is not: long output gets a bonus up to"
            " there.",
            BUILD,
            ("What stands in the brackets of `min`: BP, or BP times the mean?",),
            program=lambda matches, totals, hyp_len, ref_len: capped_too_late(
                1.0, [m / t for m, t in zip(matches, totals)], hyp_len, ref_len
            ),
        ),
        *(
            Misconception(
                "orders shifted",
                f"It is as if the matches of one order stood over the totals of the {other}: the"
                f" matches of the {first} have no effect, unless they are 0, and neither has the"
                f" total of the {last}.",
                BUILD,
                ("With n = 1: is it the same order above the line and below it?",),
                program=partial(shifted, up),
            )
            for up, other, first, last in (
                (1, "next", "4-grams", "unigrams"),
                (0, "one before", "unigrams", "4-grams"),
            )
        ),
    ),
)


# ---- 6.5: eight right words, and nothing


def _matched(words: Sequence[str], n: int) -> int:
    return match_counts(list(words), [FERRY], n).matches


def _why_other(words: Sequence[str]) -> str:
    """What may have happened to the words on the way."""
    if sorted(word.lower() for word in words) == sorted(FERRY):
        return " A capital letter makes another word."
    if any(" " in word.strip() for word in words):
        return " An item is more than one word: `split()` makes a list of words."
    if " " in words and all(len(word) == 1 for word in words):
        return (
            " These are letters: `split()` makes words of a string, `list()` does not."
        )
    more = Counter(words) - Counter(FERRY)
    if more:
        listed = ", ".join(f"`{word}`" for word in more)
        return f" Here is one too many, or one of another text: {listed}."
    return ""


def _right_trigrams(words: Sequence[str]) -> str:
    """Those that are there, one by one."""
    known = set(ngrams(FERRY, 3))
    right = [" ".join(gram) for gram in ngrams(list(words), 3) if gram in known]
    if right:
        return (
            f"one trigram of the reference is there, `{right[0]}`; two are asked for."
        )
    if [*words] == FERRY[::-1]:
        return (
            "backwards, an n-gram is another one: no trigram of the reference is there."
        )
    if not _matched(words, 2):
        return "no trigram of the reference is there, and no pair of it either."
    return "no trigram of the reference is there. Two words in a row are a pair."


NOTHING = Open(
    "6.5",
    "nothing",
    ZERO,
    (
        Requirement(
            "not a list of words",
            lambda words: (
                isinstance(words, list | tuple)
                and all(isinstance(word, str) for word in words)
            ),
            "A list of words is asked for, such as `['noon', 'the']`.",
            hints=("`'noon the'.split()` makes a list of words.",),
        ),
        Requirement(
            "other words",
            lambda words: sorted(words) == sorted(FERRY),
            lambda words: (
                "The eight words of the ferry are asked for, each as often as it has them:"
                f" `the` twice, the others once.{_why_other(words)}"
            ),
        ),
        Requirement(
            "a 4-gram that matches",
            lambda words: _matched(words, 4) == 0,
            "Four words in a row stand in the reference, so the score is above 0.",
            hints=(
                "Cut the reference into blocks of at most three words.",
                "Put the blocks in an order in which no block goes on where the one before it"
                " ended.",
            ),
        ),
        Requirement(
            "too few trigrams",
            lambda words: _matched(words, 3) >= 2,
            lambda words: f"The score is 0, but {_right_trigrams(words)}",
            hints=("Keep two blocks of three neighbors, such as `at noon today`.",),
        ),
    ),
)


# ---- 6.6: the gap above zero


def smallest(
    c: int,
    *,
    least: Sequence[int] = (4, 3, 2, 1),
    totals: Callable[[int], Sequence[int]] = lambda c: (c, c - 1, c - 2, c - 3),
    mean: Callable[[Numbers], float] = geometric,
) -> float:
    """What one matched 4-gram brings with it."""
    return mean([m / t for m, t in zip(least, totals(c))])


def _brings(least: Sequence[int]) -> str:
    words, pairs, trigrams, four = least
    if math.prod(least) == 6:
        # 4 * 3 * 2 * 1 without the 4 is the product of two different rows
        return (
            "The matches multiply to 6 here, as 3, 2, 1 and 1 do, or 1, 3, 2 and 1 with one"
            " matching word. Count what stands in a row of four words: words, pairs, trigrams,"
            " and itself."
        )
    return (
        f"The matches multiply to {math.prod(least)} here, as {words}, {pairs}, {trigrams} and"
        f" {four} do. Count what stands in a row of four words: words, pairs, trigrams, and"
        " itself."
    )


MISCOUNTED = (
    *(
        (4, 1, 1, 1),
        (4, 4, 4, 4),
        (4, 2, 2, 1),
        (4, 2, 1, 1),
        (4, 3, 1, 1),
        (5, 4, 3, 2),
    ),
    *(
        (3, 2, 1, 1),
        (4, 3, 3, 1),
        (4, 4, 2, 1),
        (4, 3, 2, 2),
        (3, 3, 2, 1),
        (2, 2, 2, 2),
    ),
    *((4, 4, 4, 1), (4, 4, 3, 1), (4, 6, 4, 1), (3, 2, 2, 1)),
    *((5, 3, 2, 1), (5, 4, 2, 1)),
)


def early_totals(of_nothing: float, c: int) -> float:
    """The totals from c - 4 to c - 1; four words have a 0 among them."""
    below = math.prod(range(c - 4, c))
    return float((24 / below) ** 0.25) if below else of_nothing


SMALLEST = Exercise(
    "6.6",
    "smallest",
    smallest,
    HAND,
    cases=[
        (4,),
        (5,),
        (6,),
        (7,),
        (8,),
        (12,),
        (20,),
        (40,),
        (9,),
        (10,),
        (11,),
        (100,),
    ],
    accepts=lambda c: c >= 4,
    kinds={"exactly four words": lambda c: c == 4},
    wrong=(
        Misconception(
            "integer division",
            "It is 0 for all but four words. The smallest score *above* 0 is asked for; or is what"
            " stands after the point lost, by a `//` or an `int(...)`?",
            HAND,
            ("How many n-grams of each order have to match at least?",),
            program=lambda c: 1.0 if c == 4 else 0.0,
        ),
        Misconception(
            "one match in each order",
            "One match in each order cannot be: a matched 4-gram contains trigrams, bigrams"
            " and words, and these match, too.",
            "03_ngrams",
            ("How many words has a 4-gram? How many pairs?",),
            steps={"least": (1, 1, 1, 1)},
        ),
        *(
            Misconception(
                "miscounted matches",
                _brings(least),
                "03_ngrams",
                ("How many words has a 4-gram? How many pairs? How many trigrams?",),
                steps={"least": least},
            )
            for least in MISCOUNTED
        ),
        Misconception(
            "miscounted matches",
            "It is as if a row of four words had four of each: words, pairs and trigrams; and"
            " what is more than all is taken for all.",
            "03_ngrams",
            ("How many words has a 4-gram? How many pairs? How many trigrams?",),
            program=lambda c: geometric(
                [min(1, m / (c - k)) for k, m in enumerate((4, 4, 4, 1))]
            ),
        ),
        *(
            Misconception(
                "all words match",
                f"It is as if all {what} matched{more}; those of the one 4-gram are enough.",
                "03_ngrams",
                ("How many words has a 4-gram? How many pairs?",),
                program=program,
            )
            for what, more, program in (
                (
                    "words and pairs",
                    "",
                    lambda c: geometric([1, 1, 2 / (c - 2), 1 / (c - 3)]),
                ),
                (
                    "words, pairs and trigrams",
                    ", or as if the 4-gram stood alone under the fourth root",
                    lambda c: geometric([1, 1, 1, 1 / (c - 3)]),
                ),
                (
                    "words, and one of each longer n-gram,",
                    "",
                    lambda c: geometric([1, 1 / (c - 1), 1 / (c - 2), 1 / (c - 3)]),
                ),
            )
        ),
        *(
            Misconception(
                name,
                says,
                HAND,
                ("Four numbers: which root?", "`p ** 1 / 4` is `(p ** 1) / 4`."),
                steps={"mean": mean},
            )
            for name, says, mean in ROOTS[1:]
        ),
        *(
            Misconception(
                "one order too few",
                "Below the line, c − 3 is missing, as if the 4-grams were left out. BLEU has four orders.",
                HAND,
                ("Where does `range(1, 4)` stop?",),
                steps={"mean": partial(some_of_four, slice(3), n, True)},
            )
            for n in (4, 3)
        ),
        *(
            Misconception(
                "first order lost",
                "It is as if the unigrams were left out. BLEU has four orders.",
                HAND,
                ("Where does the `range` begin?",),
                steps={"mean": partial(some_of_four, slice(1, None), n, True)},
            )
            for n in (3,)  # divided by 4, it is as if all words matched
        ),
        *(
            Misconception(
                "a penalty besides",
                f"It is as if there were a penalty in it, {what}. BP is 1 here.",
                HAND,
                ("What is asked for when BP is 1?",),
                after=change,
            )
            for what, change in (
                ("1/e whatever c is", lambda result, c: result / math.e),
                (
                    "as if four words stood against c",
                    lambda result, c: result * math.exp(1 - c / 4),
                ),
                (
                    "without a cap: c words against 6",
                    lambda result, c: result * math.exp(1 - 6 / c),
                ),
                (
                    "as if one word were missing",
                    lambda result, c: result * math.exp(-1 / c),
                ),
            )
        ),
        Misconception(
            "orders in one pot",
            "The counts of all orders are added up, and divided once. Each order has its own"
            " precision.",
            HAND,
            program=lambda c: 10 / (4 * c - 6),
        ),
        Misconception(
            "all words match",
            "It is as if all words matched, or as if the unigrams were left out under a fourth"
            " root; those of the one 4-gram are enough, and there are four orders.",
            "03_ngrams",
            ("How many words has a 4-gram? How many pairs?",),
            program=lambda c: geometric([1, 3 / (c - 1), 2 / (c - 2), 1 / (c - 3)]),
        ),
        Misconception(
            "denominator of words",
            "Each order is divided by the number of words. Of pairs there is one less.",
            "03_ngrams",
            ("How many bigrams have six words?",),
            steps={"totals": lambda c: (c, c, c, c)},
        ),
        Misconception(
            "one order alone",
            "That is the 4-gram precision alone. The other three stand under the root as well.",
            HAND,
            program=lambda c: 1 / (c - 3),
        ),
        Misconception(
            "one order alone",
            "It is 4/c, the unigram precision alone. The other three stand under the root as well.",
            HAND,
            (
                "With the four words of a 4-gram, which pairs match, and which trigrams?",
            ),
            program=lambda c: 4 / c,
        ),
        Misconception(
            "off by one",
            "It is as if each total were one too small, c − 4 the last. c words have c unigrams and c − 3 4-grams.",
            "03_ngrams",
            steps={"totals": lambda c: (c - 1, c - 2, c - 3, c - 4)},
        ),
        Misconception(
            "off by one",
            "It is as if each total were one too small, and 1 where nothing is left. c words have c"
            " unigrams and c − 3 4-grams.",
            "03_ngrams",
            ("How many words have c words? And how many pairs?",),
            program=lambda c: smallest(
                c, totals=lambda c: (c - 1, c - 2, c - 3, max(1, c - 4))
            ),
        ),
        Misconception(
            "off by one",
            "It is as if each total were one too large, c + 1 the first. c words have c unigrams and c − 3 4-grams.",
            "03_ngrams",
            steps={"totals": lambda c: (c + 1, c, c - 1, c - 2)},
        ),
        Misconception(
            "totals that grow",
            "The totals grow with the order: c, c + 1, c + 2, c + 3. Of longer n-grams a"
            " sentence has fewer.",
            "03_ngrams",
            ("How many bigrams have six words?",),
            steps={"totals": lambda c: (c, c + 1, c + 2, c + 3)},
        ),
        *(
            Misconception(
                "one order too few",
                f"It is as if the total of the {which} were lost below the line.",
                HAND,
                ("Print the numbers of the `range`. Where does it stop?",),
                program=lambda c, lost=lost: (
                    (24 * (c - lost) / math.prod(range(c - 3, c + 1))) ** 0.25
                ),
            )
            for which, lost in (("unigrams", 0),)
        ),
        Misconception(
            "no 4-gram at all",
            "0 is not above 0. The smallest score *above* 0 is asked for. One matched 4-gram"
            " contains two trigrams, three pairs and four words: `5 - n` matches, not `4 - n`.",
            ZERO,
            program=lambda c: 0.0,
        ),
        Misconception(
            "always six words",
            "That is right for six words alone.",
            HAND,
            program=lambda c: (24 / 360) ** 0.25,
        ),
        *MEANS[:3],
        Misconception(
            "one missing in each order",
            "Above four words, it is as if all n-grams but one matched in each order: that is a high"
            " score. As few as can be are asked for.",
            "03_ngrams",
            ("With one 4-gram that matches, how few words, pairs and trigrams match?",),
            program=lambda c: (
                geometric([(c - n) / (c - n + 1) for n in (1, 2, 3, 4)])
                if c > 4
                else 1.0
            ),
        ),
        Misconception(
            "root of the wrong number",
            "The root is the c-th, as if there were as many numbers as words. There are four"
            " precisions.",
            HAND,
            ("Four numbers: which root?",),
            program=lambda c: (24 / math.prod(range(c - 3, c + 1))) ** (1 / c),
        ),
        *(
            Misconception(
                "root of a part",
                f"The fourth root is taken of what stands {where} the line alone. It belongs to"
                " the whole quotient.",
                HAND,
                ("Where do the brackets around the quotient stand?",),
                program=lambda c, above=above, below=below: (
                    24**above / math.prod(range(c - 3, c + 1)) ** below
                ),
            )
            for where, above, below in (("below", 1, 0.25), ("above", 0.25, 1))
        ),
        Misconception(
            "a factorial for four factors",
            "Below the line the product goes down to 1: c!, as if there were an order for each"
            " word. Four orders make four factors, c to c − 3.",
            HAND,
            ("How many bigrams, trigrams and 4-grams have c words?",),
            program=lambda c: (24 / math.factorial(c)) ** 0.25,
        ),
        Misconception(
            "choices for rows",
            "The n-grams are counted as choices of n words out of c. An n-gram is a row: count where it can begin.",
            "03_ngrams",
            ("How many pairs stand side by side in a row of c words?",),
            program=lambda c: (
                math.prod(m / math.comb(c, n) for n, m in enumerate((4, 3, 2, 1), 1))
                ** 0.25
            ),
        ),
        Misconception(
            "n-grams side by side",
            "The n-grams are counted side by side, without overlap: c divided by n, rounded down. An n-gram begins at each word, as far as there is room.",
            "03_ngrams",
            ("Which pairs has a row of three words?",),
            program=lambda c: (
                math.prod((4 // n) / (c // n) for n in (1, 2, 3, 4)) ** 0.25
            ),
        ),
        *(
            Misconception(
                "one factor too early",
                "Below the line, c itself is missing, and c − 4 is there, as if each total were one"
                f" too small; for four words it is {of_nothing:g}.",
                HAND,
                ("`range(a, b)` stops before b.",),
                program=partial(early_totals, of_nothing),
            )
            for of_nothing in (1.0, 0.0)
        ),
    ),
)

EXERCISES = (BY_HAND, POINTS, MY_BLEU, MENDED, NOTHING, SMALLEST)
