"""Exercises of chapter 8: what people put in place of zero, and where they forget to."""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from statistics import fmean

from bleu.brevity import brevity_penalty
from bleu.mean import geometric_mean
from bleu.score import sentence_bleu
from bleu.teach.exercise import Exercise, Misconception
from bleu.teach.exercises.corpus import (
    THREE_ORDERS,
    WRONG_ROOTS,
    References,
    Sentence,
    best_reference,
    clipped,
    closest,
    exponential_of,
    first_reference,
    grams_in,
    harmonic,
    kinds_of_grams,
    ratio,
    summed_purses,
    unclipped,
    with_order_0,
)
from bleu.teach.inputs import pair

Counts = tuple[int, ...]

ONE_WORD = "08_smoothing#one-wrong-word-is-enough"
RULE = "08_smoothing#not-seen-is-not-impossible"
CURE_1 = "08_smoothing#cure-1-a-small-constant-method1-floor"
CURE_2 = "08_smoothing#cure-2-one-n-gram-more-and-it-matched-method2-add-k"
CURE_3 = "08_smoothing#cure-3-each-zero-is-worth-half-of-the-one-before-method3-exp"
FOLDS = "08_smoothing#four-more-in-folds-method4-to-method7"
EMPTY = "08_smoothing#0-of-0-is-not-0-of-1"


# ---- 8.1: my_third


def third(
    matches: Counts,
    totals: Counts,
    *,
    stand_in: Callable[[int, int], float] = lambda zeros, order: 0.5**zeros,
    share: Callable[[float, int], float] = lambda count, total: count / total,
    mean: Callable[[Sequence[float]], float] = geometric_mean,
) -> float:
    """The mean under technique 3."""
    precisions, zeros = [], 0
    for order, (m, l) in enumerate(zip(matches, totals), 1):
        zeros += m == 0
        precisions.append(m / l if m else share(stand_in(zeros, order), l))
    return mean(precisions)


def half_of_the_order_below(matches: Counts, totals: Counts) -> float:
    """A precision of 0 becomes half of the one before."""
    precisions: list[float] = []
    for m, l in zip(matches, totals):
        precisions.append(m / l if m else precisions[-1] / 2)
    return geometric_mean(precisions)


def halved_count_below(matches: Counts, totals: Counts) -> float:
    """A count of 0 becomes half of the count before."""
    counts: list[float] = []
    for m in matches:
        counts.append(m or counts[-1] / 2)
    return geometric_mean([m / l for m, l in zip(counts, totals)])


def some_counts(random: Random, least: int = 1) -> tuple[Counts, Counts]:
    """Matches that fall to 0, and totals."""
    words = random.randint(4, 12)
    totals = tuple(words - k for k in range(4))
    matches = [random.randint(least, words)]
    for total in totals[1:]:
        most = min(matches[-1], total)
        matches.append(0 if random.random() < 0.35 else random.randint(0, most))
    return tuple(matches), totals


ZEROS = {
    "more orders than four": lambda matches, *_: len(matches) > 4,
    "another number of orders than four": lambda matches, *_: len(matches) != 4,
    "a match in every order": lambda matches, totals, *_: 0 not in matches,
    "exactly one order without a match": lambda matches, totals, *_: (
        matches.count(0) == 1
    ),
    "two or more orders without a match": lambda matches, totals, *_: (
        matches.count(0) > 1
    ),
}
TOO_LATE = (
    "halved too late",
    "The first zero counts as a whole match. A stand-in is worth less than a match.",
    CURE_3,
    ("Which comes first at a zero: to use the number, or to halve it?",),
)
ADDED, ONE_ADDED = (
    (
        "linear for doubled",
        f"The zeros get {row}: it is as if something were added where it should double.",
        CURE_3,
        ("The margin of the chapter knows this slip. How does the row go on?",),
    )
    for row in ("1/2, 1/4, 1/6", "1/2, 1/3, 1/4")
)
EVERY_ORDER = (
    "halved at every order",
    "A zero gets 1/2 in order 1, 1/4 in order 2, 1/8 in order 3: as if the number were halved"
    " at each order, also where matches are found, or the order were its exponent. It hangs on"
    " how many *zeros* there have been.",
    CURE_3,
    (
        "Does the halving stand inside the `if`?",
        "What is the exponent of 2, or of 1/2?",
    ),
)
PRECISION = (
    "precision replaced",
    "The stand-in takes the place of the precision. It belongs in the place of the *count*.",
    CURE_1,
    ("What happens to a count before it becomes a precision?",),
)
ARITHMETIC = (
    "arithmetic mean",
    "The precisions go through the arithmetic mean; BLEU takes another one.",
    "05_mean",
)
HARMONIC = (
    "harmonic mean",
    "The precisions go through the harmonic mean; BLEU takes another one.",
    "05_mean",
)
LEFT_OUT = (
    "zero left out",
    "An order without a match is left out of the mean. Its stand-in belongs there.",
    RULE,
)


FOUR_ORDERS = (
    "always the fourth root",
    "It takes the fourth root, however many orders there are.",
    "05_mean",
    ("How many precisions are in the list? `len` knows.",),
)


NUMBER_BELOW = (
    "product over their number",
    "The product of the precisions is divided by how many there are, where its root belongs.",
    "05_mean",
    ("`p ** 1 / n` is `(p ** 1) / n`: the power comes first.",),
)


def product_shared_out(values: Sequence[float]) -> float:
    """The product over the number of its factors."""
    return float(math.prod(values) / len(values))


def fourth_root(values: Sequence[float]) -> float:
    """The fourth root of the product."""
    return float(math.prod(values) ** 0.25)


def zeros_so_far(matches: Counts) -> list[int]:
    """How many zeros there are up to each order."""
    return [matches[: k + 1].count(0) for k in range(len(matches))]


def up_to_a_zero(matches: Counts, totals: Counts) -> float:
    """What comes behind the first zero is not looked at."""
    last = matches.index(0) + 1 if 0 in matches else len(matches)
    return third(matches[:last], totals[:last])


def anew_after_a_match(matches: Counts, totals: Counts) -> float:
    """A match sets the stand-in back."""
    precisions, stand_in = [], 1.0
    for m, l in zip(matches, totals):
        stand_in = 1.0 if m else stand_in / 2
        precisions.append((m or stand_in) / l)
    return geometric_mean(precisions)


def mean_of_the_zeros(matches: Counts, totals: Counts) -> float:
    """What has matches never gets into the list."""
    if 0 not in matches:
        return third(matches, totals)
    pairs = zip(matches, totals)
    zeros = [l for m, l in pairs if m == 0]
    return geometric_mean([0.5**j / l for j, l in enumerate(zeros, 1)])


def root_of_the_matched(matches: Counts, totals: Counts) -> float:
    """The mean of all, divided by the number of those that match."""
    mean = third(matches, totals)
    return float(mean ** (len(matches) / (len(matches) - matches.count(0))))


MY_THIRD = Exercise(
    "8.1",
    "my_third",
    third,
    CURE_3,
    cases=[
        ((5, 2, 0, 0), (7, 6, 5, 4)),
        ((5, 2, 1, 1), (7, 6, 5, 4)),
        ((3, 0, 0, 0), (6, 5, 4, 3)),
        ((4, 3, 1, 0), (5, 4, 3, 2)),
        ((3, 0), (5, 4)),
        ((4, 2, 0, 0, 0), (8, 7, 6, 5, 4)),
        ((5,), (6,)),
        ((1,), (1,)),
        ((1, 0), (2, 2)),
        ((1, 0, 1), (5, 4, 3)),
        ((4, 0, 2, 0), (7, 6, 5, 4)),
        ((4, 4, 4, 4), (4, 4, 4, 4)),
        ((1, 0, 0, 0), (4, 3, 2, 1)),
        ((2, 1, 0, 0, 0, 0), (9, 8, 7, 6, 5, 4)),
        ((1, 0), (1, 1)),
    ],
    generate=some_counts,
    kinds=ZEROS,
    parts={
        "the list of the precisions": lambda matches, totals: third(
            matches,
            totals,
            mean=list,  # type: ignore[arg-type]  # the precisions themselves
        ),
    },
    accepts=lambda matches, totals: (
        len(matches) == len(totals) > 0
        and matches[0] > 0
        and all(0 <= m <= l and l > 0 for m, l in zip(matches, totals))
    ),
    wrong=(
        Misconception(*ADDED, steps={"stand_in": lambda zeros, order: 1 / (2 * zeros)}),
        Misconception(
            *ONE_ADDED, steps={"stand_in": lambda zeros, order: 1 / (1 + zeros)}
        ),
        Misconception(
            *EVERY_ORDER, steps={"stand_in": lambda zeros, order: 0.5**order}
        ),
        Misconception(*TOO_LATE, steps={"stand_in": lambda z, order: 0.5 ** (z - 1)}),
        Misconception(
            "the same half for each zero",
            "Each zero gets one half, as if the number were set anew each time. The second is"
            " worth half of the first.",
            CURE_3,
            (
                "Is the number halved again at the next zero, or set anew?",
                "Does the line that sets it stand inside the loop, or before it?",
            ),
            steps={"stand_in": lambda zeros, order: 0.5},
        ),
        Misconception(
            "halved too early",
            "The first zero gets a quarter; the row begins with one half.",
            CURE_3,
            steps={"stand_in": lambda zeros, order: 0.5 ** (zeros + 1)},
        ),
        Misconception(
            "doubled for halved",
            "The stand-ins grow: 2, 4, 8. Then a zero is worth more than a match.",
            CURE_3,
            ("`invcnt` is 2, 4, 8; what is `1 / invcnt`?",),
            steps={"stand_in": lambda zeros, order: 2.0**zeros},
        ),
        Misconception(
            "a constant",
            "Each zero gets 0.1: that is technique 1.",
            CURE_1,
            steps={"stand_in": lambda zeros, order: 0.1},
        ),
        Misconception(
            "squared stand-in",
            "The zeros get 1/2, 1/4, 1/16, as if the stand-in were squared at each zero; it should be halved.",
            CURE_3,
            steps={"stand_in": lambda zeros, order: 0.5 ** (2 ** (zeros - 1))},
        ),
        Misconception(*PRECISION, steps={"share": lambda count, total: count}),
        Misconception(
            "no smoothing",
            "An order without a match still makes the result 0: nothing stands in for the zero,"
            " or what does is 0 itself.",
            RULE,
            (
                "What is put in the place of a zero? Print it.",
                "`1 // 2` is 0: `//` drops what stands after the point.",
            ),
            steps={"share": lambda count, total: 0.0},
        ),
        Misconception(
            "half of the order below",
            "A zero gets half the precision of the order below, be that a stand-in's. Technique 3 does"
            " not look at it.",
            CURE_3,
            program=half_of_the_order_below,
        ),
        Misconception(
            "half of the order below",
            "A zero gets half the count of the order below, be that a stand-in. Technique 3 does not"
            " look at it.",
            CURE_3,
            program=halved_count_below,
        ),
        Misconception(
            "add-one",
            "One is added above and below, from order 2 on: that is technique 2.",
            CURE_2,
            program=lambda matches, totals: geometric_mean(
                [
                    (m + (k > 0)) / (l + (k > 0))
                    for k, (m, l) in enumerate(zip(matches, totals))
                ]
            ),
        ),
        Misconception(
            *LEFT_OUT,
            program=lambda matches, totals: geometric_mean(
                [m / l for m, l in zip(matches, totals) if m]
            ),
        ),
        Misconception(*ARITHMETIC, steps={"mean": fmean}),
        Misconception(*HARMONIC, steps={"mean": harmonic}),
        Misconception(*FOUR_ORDERS, steps={"mean": fourth_root}),
        Misconception(*NUMBER_BELOW, steps={"mean": product_shared_out}),
        *(
            Misconception(name, says, "05_mean", steps={"mean": mean})
            for name, says, mean in WRONG_ROOTS
        ),
        *(
            Misconception(
                "added to all",
                "Something is added to every count, also where matches are found. The stand-in belongs to the zeros alone.",
                CURE_3,
                ("Is there an `if m == 0`?",),
                program=lambda matches, totals, first=first: geometric_mean(
                    [
                        (m + 0.5**k) / l
                        for k, (m, l) in enumerate(zip(matches, totals), first)
                    ]
                ),
            )
            for first in (1, 0)
        ),
        Misconception(
            "counted as a match",
            "A zero counts as one match. Its stand-in is worth less than a match.",
            CURE_3,
            steps={"stand_in": lambda zeros, order: 1.0},
        ),
        Misconception(
            "the same half for each zero",
            "Each zero gets the same, from the number of all zeros. They should shrink.",
            CURE_3,
            program=lambda matches, totals: geometric_mean(
                [(m or 0.5 ** matches.count(0)) / l for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "another base",
            "The stand-ins are thirds, ninths, ...; each is half of the one before.",
            CURE_3,
            steps={"stand_in": lambda zeros, order: 3.0**-zeros},
        ),
        Misconception(
            "n-grams below, too",
            "The stand-in is added below the line as well. The n-grams stay as they are.",
            CURE_3,
            program=lambda matches, totals: geometric_mean(
                [
                    m / l if m else 0.5**z / (l + 0.5**z)
                    for m, l, z in zip(matches, totals, zeros_so_far(matches))
                ]
            ),
        ),
        Misconception(
            "only the zeros",
            "As soon as an order has no match, only such orders are in the mean. The others belong to"
            " it as well.",
            CURE_3,
            ("Is there an `append` on each way through the loop?",),
            program=mean_of_the_zeros,
        ),
        *(
            Misconception(
                "number of the order",
                f"The stand-in is {what} for order n. It hangs on how many *zeros* there have"
                " been, not on the number of the order.",
                CURE_3,
                ("What is the first zero worth in order 3, and in order 4?",),
                steps={"stand_in": stand_in},
            )
            for what, stand_in in (
                ("1 / 2ⁿ⁻¹", lambda zeros, order: 0.5 ** (order - 1)),
                ("1 / n", lambda zeros, order: 1 / order),
                ("1 / (n - 1)", lambda zeros, order: 1 / max(1, order - 1)),
                ("1 / (2n)", lambda zeros, order: 1 / (2 * order)),
            )
        ),
        Misconception(
            "ended at the first zero",
            "It is as if the orders behind the first zero were left out of the mean. Each of"
            " them belongs to it.",
            CURE_3,
            ("Which line ends the loop, and when?",),
            program=up_to_a_zero,
        ),
        Misconception(
            "one total for all",
            "Each count is divided by the number of words, the first total. Each order has a total of its own.",
            RULE,
            ("How many pairs stand in a row of seven words?",),
            before=lambda matches, totals: (matches, (totals[0],) * len(totals)),
        ),
        Misconception(
            "root of the wrong number",
            "All precisions are multiplied, and the root is that of the number of orders with a"
            " match. The others stand in the product, too, and are counted.",
            "05_mean",
            ("How many numbers are in the mean, stand-ins as well?",),
            program=root_of_the_matched,
        ),
        Misconception(
            "one total for all",
            "A stand-in is divided by the number of words, the first total. It belongs to the"
            " total of its own order.",
            CURE_3,
            ("Which of the totals belongs to this order?",),
            program=lambda matches, totals: geometric_mean(
                [
                    m / l if m else 0.5**z / totals[0]
                    for m, l, z in zip(matches, totals, zeros_so_far(matches))
                ]
            ),
        ),
        Misconception(
            "the row begins anew",
            "After an order with a match the row begins anew with one half. It goes on: each zero is"
            " worth half of the one before.",
            CURE_3,
            ("Which line sets the number back, and when?",),
            program=anew_after_a_match,
        ),
    ),
)


# ---- 8.2: add_to_all


def add_to_all(
    matches: Counts,
    totals: Counts,
    k: float,
    *,
    above: Callable[[int, float, int], float] = lambda m, k, order: m + k,
    below: Callable[[int, float, int], float] = lambda l, k, order: l + k,
    mean: Callable[[Sequence[float]], float] = geometric_mean,
) -> float:
    """The mean when k is added at all orders."""
    return mean(
        [
            above(m, k, order) / below(l, k, order)
            for order, (m, l) in enumerate(zip(matches, totals), 1)
        ]
    )


def only_zeros(matches: Counts, totals: Counts, k: float) -> float:
    """Only orders without a match get k."""
    return geometric_mean(
        [m / l if m else k / (l + k) for m, l in zip(matches, totals)]
    )


def unigrams_spared(matches: Counts, totals: Counts, k: float) -> float:
    """Technique 2 as published."""
    added = [(m + k) / (l + k) for m, l in zip(matches[1:], totals[1:])]
    return geometric_mean([matches[0] / totals[0], *added])


def without_the_unigrams(matches: Counts, totals: Counts, k: float) -> float:
    """The mean of the orders from 2 on."""
    return add_to_all(matches[1:], totals[1:], k)


ADD_TO_ALL = Exercise(
    "8.2",
    "add_to_all",
    add_to_all,
    CURE_2,
    cases=[
        ((4, 2, 0, 0), (6, 5, 4, 3), 1),
        ((4, 2, 0, 0), (6, 5, 4, 3), 2),
        ((0, 0, 0, 0), (6, 5, 4, 3), 1),
        ((3, 2, 1, 0), (4, 3, 2, 1), 1),
        ((4, 3, 2, 1), (4, 3, 2, 1), 3),
        ((4, 3, 2, 1), (6, 5, 4, 3), 2),
        ((3, 0), (5, 4), 2),
        ((4, 2, 0, 0, 0), (8, 7, 6, 5, 4), 1),
        ((4, 2, 0, 0), (6, 5, 4, 3), 0.5),
        ((5,), (6,), 1),
        ((0,), (1,), 1),
        ((0, 0), (1, 2), 1),
        ((1, 0, 1), (5, 4, 3), 1),
        ((0, 0, 1), (8, 7, 6), 1),
        ((25, 12, 0), (40, 39, 38), 0.001),
        ((4, 3, 2, 1), (4, 3, 2, 1), 0.5),
        ((2, 0, 0, 0), (6, 5, 4, 3), 10),
        ((3, 2, 1), (3, 2, 1), 1),
        ((4, 2, 0, 0), (6, 5, 4, 3), 2.25),  # rounded up it is another one
        ((0, 2, 1, 0), (6, 5, 4, 3), 2),  # a zero before a match
    ],
    generate=lambda random: (
        *some_counts(random, 0),
        random.choice((1, 2, 3, 4, 5, 0.1, 1.5)),
    ),
    kinds={
        "a k that is no integer": lambda matches, totals, k: k != int(k),
        "no matching word": lambda matches, totals, k: matches[0] == 0,
        "k = 1": lambda matches, totals, k: k == 1,
        **ZEROS,
    },
    parts={
        "the list of the precisions": lambda matches, totals, k: [
            (m + k) / (l + k) for m, l in zip(matches, totals)
        ],
    },
    accepts=lambda matches, totals, k: (
        len(matches) == len(totals) > 0
        and all(0 <= m <= l and l > 0 for m, l in zip(matches, totals))
        and k > 0
    ),
    wrong=(
        Misconception(
            "unigrams spared",
            "The unigrams keep their counts, as in the published rule. Here they get k, too.",
            CURE_2,
            ("Is there a `first`, or a slice `[1:]`?",),
            program=unigrams_spared,
        ),
        Misconception(
            "only the zeros",
            "Only orders without a match get k. This technique moves all orders.",
            CURE_2,
            program=only_zeros,
        ),
        Misconception(
            "k above only",
            "k is added to the matches, and not to the n-grams: precisions can exceed 1.",
            CURE_2,
            ("The n-gram more that we pretend to have seen is said, too.",),
            steps={"below": lambda l, k, order: l},
        ),
        Misconception(
            "k below only",
            "k is added to the n-grams, and not to the matches.",
            CURE_2,
            ("We pretend that the n-gram more *matched*.",),
            steps={"above": lambda m, k, order: m},
        ),
        *(
            Misconception(
                "k rounded",
                f"It is as if k were made an integer, {how}. It may be 0.5.",
                CURE_2,
                ("Is there an `int(k)`, a `round(k)` or a `//`?",),
                program=lambda matches, totals, k, whole=whole: add_to_all(
                    matches, totals, whole(k)
                ),
            )
            for how, whole in (
                ("without what stands after the point", int),
                ("rounded to the nearest one", round),
                ("rounded up", math.ceil),
            )
        ),
        Misconception(
            "1 below",
            "Below the line stands 1 more, whatever k is.",
            CURE_2,
            steps={"below": lambda l, k, order: l + 1},
        ),
        Misconception(
            "1 above",
            "Above the line stands 1 more, whatever k is.",
            CURE_2,
            steps={"above": lambda m, k, order: m + 1},
        ),
        Misconception(
            "k below twice",
            "Below the line k is added twice.",
            CURE_2,
            steps={"below": lambda l, k, order: l + 2 * k},
        ),
        Misconception(
            "k times the order",
            "Order n gets k times n. Each order gets the same k.",
            CURE_2,
            steps={
                "above": lambda m, k, order: m + k * order,
                "below": lambda l, k, order: l + k * order,
            },
        ),
        Misconception(
            "k added to the ratio",
            "k is added after the division. It changes the two counts, before it.",
            CURE_2,
            ("Where do the brackets stand: `(m + k) / (l + k)`, or `m / l + k`?",),
            program=lambda matches, totals, k: geometric_mean(
                [m / l + k for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "brackets missing",
            "It is m + k / l + k, as if brackets were missing: Python divides before it adds.",
            CURE_2,
            ("Write brackets round each of the two sums.",),
            program=lambda matches, totals, k: geometric_mean(
                [m + k / l + k for m, l in zip(matches, totals)]
            ),
        ),
        *(
            Misconception(
                "brackets missing",
                says,
                CURE_2,
                ("Write brackets round each of the two sums.",),
                program=lambda matches, totals, k, one=one: geometric_mean(
                    [one(m, l, k) for m, l in zip(matches, totals)]
                ),
            )
            for says, one in (
                (
                    "It is (m + k) / l + k, as if brackets were missing: Python divides before it adds.",
                    lambda m, l, k: (m + k) / l + k,
                ),
                (
                    "It is m + k / (l + k), as if brackets were missing: Python divides before it adds.",
                    lambda m, l, k: m + k / (l + k),
                ),
            )
        ),
        Misconception(
            "no smoothing",
            "k has no effect: an order without a match still makes the result 0.",
            RULE,
            program=lambda matches, totals, k: geometric_mean(
                [m / l for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "no match, no score",
            "Without a matching word the result is 0. That is the book's rule; the exercise"
            " asks what this version says without it.",
            RULE,
            after=lambda result, matches, totals, k: result if matches[0] else 0.0,
        ),
        Misconception(*ARITHMETIC, steps={"mean": fmean}),
        Misconception(*HARMONIC, steps={"mean": harmonic}),
        Misconception(*FOUR_ORDERS, steps={"mean": fourth_root}),
        Misconception(*NUMBER_BELOW, steps={"mean": product_shared_out}),
        *(
            Misconception(name, says, "05_mean", steps={"mean": mean})
            for name, says, mean in WRONG_ROOTS
        ),
        Misconception(
            "only the zeros",
            "Only orders without a match get k, and above the line alone. This technique moves all"
            " orders, above and below.",
            CURE_2,
            program=lambda matches, totals, k: geometric_mean(
                [(m or k) / l for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "only the zeros",
            "From the first zero on the orders get k. This technique moves all orders.",
            CURE_2,
            program=lambda matches, totals, k: geometric_mean(
                [
                    (m + k) / (l + k) if z else m / l
                    for m, l, z in zip(matches, totals, zeros_so_far(matches))
                ]
            ),
        ),
        Misconception(
            "unigrams only",
            "Only the unigrams get k.",
            CURE_2,
            program=lambda matches, totals, k: geometric_mean(
                [
                    (m + k * (n == 0)) / (l + k * (n == 0))
                    for n, (m, l) in enumerate(zip(matches, totals))
                ]
            ),
        ),
        Misconception(
            "last order spared",
            "The highest order gets no k. This technique moves all orders.",
            CURE_2,
            program=lambda matches, totals, k: geometric_mean(
                [
                    (m + k * (n < len(matches))) / (l + k * (n < len(matches)))
                    for n, (m, l) in enumerate(zip(matches, totals), 1)
                ]
            ),
        ),
        Misconception(
            "k to the power of the order",
            "Order n gets the n-th power of k. Each order gets the same k.",
            CURE_2,
            steps={
                "above": lambda m, k, order: m + k**order,
                "below": lambda l, k, order: l + k**order,
            },
        ),
        Misconception(
            "multiplied for added",
            "The matches are multiplied by k, and the n-grams get k more. k is added to both.",
            CURE_2,
            steps={"above": lambda m, k, order: m * k},
        ),
        Misconception(
            "ratio of sums for a mean of ratios",
            "It is as if the counts of all orders were added, then k, and divided once. Each order has a precision of its own.",
            CURE_2,
            program=lambda matches, totals, k: (sum(matches) + k) / (sum(totals) + k),
        ),
        Misconception(
            "k added to the products",
            "k is added once to the product of all matches, and once to the product of all"
            " n-grams. Each order gets it, before anything is multiplied.",
            CURE_2,
            ("How many times does k stand above the line, with four orders?",),
            program=lambda matches, totals, k: (
                ((math.prod(matches) + k) / (math.prod(totals) + k))
                ** (1 / len(totals))
            ),
        ),
        Misconception(
            "first item lost",
            "The unigrams are not in the mean.",
            CURE_2,
            program=without_the_unigrams,
        ),
        Misconception(
            "multiplied for added",
            "The matches are multiplied by k, and the n-grams stay as they are. k is added to"
            " both.",
            CURE_2,
            program=lambda matches, totals, k: geometric_mean(
                [m * k / l for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "multiplied for added",
            "The n-grams are multiplied by k, and the matches stay as they are. k is added to"
            " both.",
            CURE_2,
            program=lambda matches, totals, k: geometric_mean(
                [m / (l * k) for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "zeros passed over",
            "Orders with a match get k, and those without stay 0. This technique moves all"
            " orders.",
            CURE_2,
            ("For which orders was k thought of in the first place?",),
            program=lambda matches, totals, k: geometric_mean(
                [(m + k) / (l + k) if m else 0.0 for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "k for each n-gram",
            "Below the line, k is added once for each n-gram. It is added once for each order.",
            CURE_2,
            ("What becomes of 2 of 5, with k = 1?",),
            steps={"below": lambda l, k, order: l + k * l},
        ),
        Misconception(
            "k shared out",
            "It is as if k were divided by the number of orders. Each order gets the whole k.",
            CURE_2,
            program=lambda matches, totals, k: add_to_all(
                matches, totals, k / len(matches)
            ),
        ),
        Misconception(
            "k below more often",
            "Below the line k is added as many times as there are orders. It is added once.",
            CURE_2,
            program=lambda matches, totals, k: geometric_mean(
                [(m + k) / (l + k * len(totals)) for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "k above only",
            "k is added to the matches, and not to the n-grams; a precision above 1 is cut"
            " to 1.",
            CURE_2,
            ("The n-gram more that we pretend to have seen is said, too.",),
            program=lambda matches, totals, k: geometric_mean(
                [min(1.0, (m + k) / l) for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "k rounded",
            "It is as if k were made an integer, without what stands after the point, and at least 1."
            " It may be 0.5.",
            CURE_2,
            ("Is there an `int(k)`, a `round(k)` or a `//`?",),
            program=lambda matches, totals, k: add_to_all(
                matches, totals, max(1, int(k))
            ),
        ),
        Misconception(
            "1 for k",
            "The unigrams get k, and the orders above get 1, whatever k is.",
            CURE_2,
            ("Is there a 1 where a `k` belongs?",),
            program=lambda matches, totals, k: geometric_mean(
                [
                    (m + (1 if order else k)) / (l + (1 if order else k))
                    for order, (m, l) in enumerate(zip(matches, totals))
                ]
            ),
        ),
        Misconception(
            "k added to the precision",
            "k is added to the finished precision, and to the 1 below it. It belongs to the two counts, before they are divided.",
            CURE_2,
            ("Which comes first, the addition or the division?",),
            program=lambda matches, totals, k: geometric_mean(
                [(m / l + k) / (1 + k) for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "new count added below",
            "The number of n-grams grows by the matches that have grown already. It should grow by k, as they do.",
            CURE_2,
            ("What is `m` in the line that changes `l`?",),
            program=lambda matches, totals, k: geometric_mean(
                [(m + k) / (l + m + k) for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "k on top of the precision",
            "k is added to the finished precision, and what is more than 1 is made 1. It belongs"
            " to the counts, above and below the line.",
            CURE_2,
            ("What is divided by what, after k is added?",),
            program=lambda matches, totals, k: geometric_mean(
                [min(1, m / l + k) for m, l in zip(matches, totals)]
            ),
        ),
        Misconception(
            "shrinking constant",
            "k is halved from order to order. It is the same at every order.",
            CURE_2,
            ("Is there a line in the loop that changes `k`?",),
            program=lambda matches, totals, k: geometric_mean(
                [
                    (m + k / 2**n) / (l + k / 2**n)
                    for n, (m, l) in enumerate(zip(matches, totals))
                ]
            ),
        ),
        Misconception(
            "ratio of sums for a mean of ratios",
            "It is as if k were added at each order, and then all matches were divided by all"
            " n-grams, once. Each order has a precision of its own.",
            CURE_2,
            ("How many precisions are there, and what is done with them?",),
            program=lambda matches, totals, k: (
                (sum(matches) + k * len(matches)) / (sum(totals) + k * len(totals))
            ),
        ),
        Misconception(
            "k rounded",
            "It is as if k were made an integer, the nearest one, and at least 1. It may be"
            " 0.5.",
            CURE_2,
            ("Is there an `int(k)`, a `round(k)` or a `//`?",),
            program=lambda matches, totals, k: add_to_all(
                matches, totals, max(1, round(k))
            ),
        ),
    ),
)


# ---- 8.3: method4


def method4(
    matches: Counts,
    totals: Counts,
    c: int,
    K: int,
    *,
    stand_in: Callable[[int, float], float] = lambda j, scale: scale / 2**j,
    scale: Callable[[int, int], float] = lambda c, K: math.log(c) / K,
    share: Callable[[float, int], float] = lambda count, total: count / total,
    mean: Callable[[Sequence[float]], float] = geometric_mean,
) -> float:
    """The mean under method 4, as NLTK has it."""
    precisions, zeros = [], 0
    for m, l in zip(matches, totals):
        zeros += m == 0
        precisions.append(m / l if m else share(stand_in(zeros, scale(c, K)), l))
    return mean(precisions)


def precedence(matches: Counts, totals: Counts, c: int, K: int) -> float:
    """NLTK 3.4: 1 over i + K / log c, with i from 0."""
    return geometric_mean(
        [
            (m or 1 / (i + K / math.log(c))) / l
            for i, (m, l) in enumerate(zip(matches, totals))
        ]
    )


def long_counts(random: Random) -> tuple[Counts, Counts, int, int]:
    """Counts, the length, and K."""
    matches, totals = some_counts(random)
    return matches, totals, totals[0], random.choice((5, 5, 3, 8))


def with_stand_ins(
    stand_in: Callable[[int, int, int, int], float],
    matches: Counts,
    totals: Counts,
    c: int,
    K: int,
) -> float:
    """The mean with stand-ins made of j, the number of all zeros, c and K."""
    precisions, zeros = [], 0
    for m, l in zip(matches, totals):
        zeros += m == 0
        precisions.append((m or stand_in(zeros, matches.count(0), c, K)) / l)
    return geometric_mean(precisions)


def logarithm_again(matches: Counts, totals: Counts, c: float, K: int) -> float:
    """c is written over with its logarithm at each zero."""
    precisions, zeros = [], 0
    for m, l in zip(matches, totals):
        if not m:
            zeros += 1
            c = math.log(c)
        precisions.append((m or c / (2**zeros * K)) / l)
    return geometric_mean(precisions)


METHOD_4 = Exercise(
    "8.3",
    "method4",
    method4,
    FOLDS,
    cases=[
        ((3, 2, 1, 0), (4, 3, 2, 1), 4, 5),
        ((4, 2, 0, 0), (6, 5, 4, 3), 6, 5),
        ((3, 0, 0, 0), (6, 5, 4, 3), 6, 5),
        ((6, 5, 4, 3), (6, 5, 4, 3), 6, 5),
        # stand-ins above one half, and above 1
        ((3, 1, 0, 0), (40, 39, 38, 37), 40, 3),
        ((2, 0, 0, 0), (40, 39, 38, 37), 40, 1),
        ((3, 2, 0, 0), (4, 3, 1, 1), 40, 1),  # so is a precision
        ((4, 0, 2, 0), (7, 6, 5, 4), 7, 5),
        ((4, 0, 1, 1), (7, 6, 5, 4), 7, 5),
        ((1, 0, 0, 0), (4, 3, 2, 1), 4, 1),
        ((4, 4, 4, 0), (7, 6, 5, 4), 7, 2),
        ((5, 0, 0, 0), (8, 7, 6, 5), 8, 1),
        ((5, 1, 0, 0), (8, 7, 6, 5), 8, 10),
        ((21, 0, 0, 0), (40, 39, 38, 37), 40, 2),
        ((5, 2, 0, 0), (8, 7, 6, 5), 12, 5),  # c of its own
        ((8, 2, 1, 0), (8, 7, 6, 5), 8, 1),
        ((3, 2, 0, 0), (4, 3, 1, 1), 80, 1),  # so is the mean
    ],
    generate=long_counts,
    kinds=ZEROS,
    parts={
        "the list of the precisions": lambda matches, totals, c, K: method4(
            matches,
            totals,
            c,
            K,
            mean=list,  # type: ignore[arg-type]  # the precisions themselves
        ),
    },
    accepts=lambda matches, totals, c, K: (
        len(matches) == len(totals) > 0
        and matches[0] > 0
        and all(0 <= m <= l and l > 0 for m, l in zip(matches, totals))
        and c > 1
        and K > 0
    ),
    wrong=(
        Misconception(
            "the published rule",
            "That is the published rule, with powers of log c / K. NLTK's first zero gets half"
            " of it.",
            FOLDS,
            ("NLTK halves at each zero, and scales once.",),
            steps={"stand_in": lambda j, scale: scale**j},
        ),
        Misconception(
            "the published rule",
            "The factor log c / K is applied at each zero, and one half as well. NLTK scales"
            " once.",
            FOLDS,
            steps={"stand_in": lambda j, scale: (scale / 2) ** j},
        ),
        Misconception(
            "technique 3",
            "That halves, and does not scale: technique 3.",
            FOLDS,
            ("Where do c and K come in?",),
            steps={"scale": lambda c, K: 1.0},
        ),
        Misconception(
            "linear for doubled",
            "The divisors grow 2, 4, 6: 2 times j where 2 to the power of j belongs.",
            FOLDS,
            ("`**` is the power, `*` the product.",),
            steps={"stand_in": lambda j, scale: scale / (2 * j)},
        ),
        Misconception(
            "halved too late",
            "The first zero is not halved yet.",
            FOLDS,
            ("j begins at 1. Is the zero counted before the number is used?",),
            steps={"stand_in": lambda j, scale: scale / 2 ** (j - 1)},
        ),
        Misconception(
            "the same half for each zero",
            "Each zero gets the same, half of log c / K; the second should get half of the first.",
            FOLDS,
            steps={"stand_in": lambda j, scale: scale / 2},
        ),
        Misconception(
            "upside down",
            "The scale stands on its head: K / log c, as in NLTK 3.5.",
            FOLDS,
            steps={"scale": lambda c, K: K / math.log(c)},
        ),
        Misconception(
            "K times for K divided",
            "log c is multiplied by K, and divided by 2 to the j alone. Do brackets miss below the"
            " line?",
            FOLDS,
            ("`a / b * c` is not `a / (b * c)`.",),
            steps={"scale": lambda c, K: math.log(c) * K},
        ),
        Misconception(
            "logarithm of another base",
            "The logarithm is of base 10; here the base matters, and the natural one is meant.",
            FOLDS,
            steps={"scale": lambda c, K: math.log10(c) / K},
        ),
        Misconception(
            "logarithm of another base",
            "The logarithm is of base 2; here the base matters, and the natural one is meant.",
            FOLDS,
            steps={"scale": lambda c, K: math.log2(c) / K},
        ),
        Misconception(
            "missing logarithm",
            "The length itself is taken, not its logarithm.",
            FOLDS,
            steps={"scale": lambda c, K: c / K},
        ),
        Misconception(*PRECISION, steps={"share": lambda count, total: count}),
        Misconception(
            "precedence",
            "The stand-in is 1 over a sum: the order's index, from 0, is added to K / log c. That is the"
            " slip of NLTK 3.4.",
            FOLDS,
            program=precedence,
        ),
        Misconception(*ARITHMETIC, steps={"mean": fmean}),
        Misconception(*HARMONIC, steps={"mean": harmonic}),
        *(
            Misconception(name, says, "05_mean", steps={"mean": mean})
            for name, says, mean in WRONG_ROOTS
        ),
        Misconception(
            "missing logarithm",
            "The length has no effect: the stand-in is 1 / (2ʲ K).",
            FOLDS,
            ("Where does log c come in?",),
            steps={"scale": lambda c, K: 1 / K},
        ),
        Misconception(
            "K without effect",
            "K is always 5: the argument has no effect.",
            FOLDS,
            ("K is an argument; does the function set it anew?",),
            steps={"scale": lambda c, K: math.log(c) / 5},
        ),
        Misconception(
            "K without effect",
            "K is missing: the stand-in is log c over 2 to the j.",
            FOLDS,
            steps={"scale": lambda c, K: math.log(c)},
        ),
        Misconception(
            "c and K swapped",
            "It is log K over c: c and K are taken for each other.",
            FOLDS,
            steps={"scale": lambda c, K: math.log(K) / c},
        ),
        Misconception(
            "inside the logarithm",
            "K divides inside the logarithm; the logarithm is the one of c alone.",
            FOLDS,
            steps={"scale": lambda c, K: math.log(c / K)},
        ),
        Misconception(
            "inside the logarithm",
            "K divides inside the logarithm, and where that is below 0, 0 is taken. The"
            " logarithm is the one of c alone.",
            FOLDS,
            ("Work out log 6 / 5 and log(6 / 5).",),
            program=partial(method4, scale=lambda c, K: max(0.0, math.log(c / K))),
        ),
        Misconception(
            "inside the logarithm",
            "The whole quotient stands inside the logarithm, 2 to the j and K as well. For a"
            " short candidate it is below 0 then, and has no mean.",
            FOLDS,
            (
                "Where does the bracket of the logarithm close? It is the logarithm of c alone.",
            ),
            program=lambda matches, totals, c, K: geometric_mean(
                [
                    (m or math.log(c / (2**z * K))) / l
                    for m, l, z in zip(matches, totals, zeros_so_far(matches))
                ]
            ),
        ),
        Misconception(
            "K to the power of j",
            "Each zero divides by K once more, as it does by 2: log c over (2K) to the j. K"
            " belongs there once.",
            FOLDS,
            ("What does the exponent belong to: to 2, or to 2 times K?",),
            program=lambda matches, totals, c, K: geometric_mean(
                [
                    (m or math.log(c) / (2 * K) ** z) / l
                    for m, l, z in zip(matches, totals, zeros_so_far(matches))
                ]
            ),
        ),
        *(
            Misconception(
                "logarithm of another number",
                f"The logarithm is the one of the {which}. It should be that of c, the"
                " candidate's length.",
                FOLDS,
                ("What is `c` for, among the arguments?",),
                program=lambda matches, totals, c, K, of=of: method4(
                    matches, totals, of(matches, totals), K
                ),
            )
            for which, of in (
                ("number of unigrams that match", lambda matches, totals: matches[0]),
                ("number of all matches", lambda matches, totals: sum(matches)),
            )
        ),
        Misconception(
            "logarithm of another number",
            "The logarithm is the one of the order's n-grams. It should be that of c, the"
            " candidate's length, at each order.",
            FOLDS,
            ("What is `c` for, among the arguments?",),
            program=lambda matches, totals, c, K: geometric_mean(
                [
                    (m or math.log(l) / (2**z * K)) / l
                    for m, l, z in zip(matches, totals, zeros_so_far(matches))
                ]
            ),
        ),
        Misconception(
            "one in the logarithm",
            "The logarithm is the one of 1 + c; it should be that of c.",
            FOLDS,
            steps={"scale": lambda c, K: math.log(1 + c) / K},
        ),
        *(
            Misconception(
                "halved at every order",
                f"The order, counted from {first}, is taken for j. j counts the zeros, and the first zero is 1.",
                FOLDS,
                ("Does j grow also where matches are found?",),
                program=lambda matches, totals, c, K, first=first: geometric_mean(
                    [
                        (m or math.log(c) / (2**n * K)) / l
                        for n, (m, l) in enumerate(zip(matches, totals), first)
                    ]
                ),
            )
            for first in (1, 0)
        ),
        Misconception(
            "halved too early",
            "The first zero is halved twice. j begins at 1.",
            FOLDS,
            steps={"stand_in": lambda j, scale: scale / 2 ** (j + 1)},
        ),
        Misconception(
            "doubled for halved",
            "The stand-ins grow from zero to zero: 2 to the j belongs below the line.",
            FOLDS,
            ("`a / b * c` is not `a / (b * c)`.",),
            steps={"stand_in": lambda j, scale: scale * 2**j},
        ),
        Misconception(
            "upside down",
            "The stand-in stands on its head: 2ʲ K over log c.",
            FOLDS,
            steps={"stand_in": lambda j, scale: 2**j / scale},
        ),
        Misconception(
            "no smoothing",
            "An order without a match still makes the result 0: nothing stands in for the zero,"
            " or what does is 0 itself.",
            RULE,
            steps={"share": lambda count, total: 0.0},
        ),
        Misconception(
            *LEFT_OUT,
            program=lambda matches, totals, c, K: geometric_mean(
                [m / l for m, l in zip(matches, totals) if m]
            ),
        ),
        Misconception(
            "added to all",
            "Something is added to every count, also where matches are found. The stand-in belongs to the zeros alone.",
            FOLDS,
            program=lambda matches, totals, c, K: geometric_mean(
                [
                    (m + math.log(c) / (2**n * K)) / l
                    for n, (m, l) in enumerate(zip(matches, totals), 1)
                ]
            ),
        ),
        *(
            Misconception(
                "a cap on the stand-in",
                f"It is as if no stand-in could be more than {cap}. It is log c / (2ʲ K),"
                " however large that is.",
                FOLDS,
                ("What does it do with c = 40 and K = 1?",),
                steps={"stand_in": lambda j, scale, most=most: min(most, scale / 2**j)},
            )
            for cap, most in (("one half", 0.5), ("1", 1.0))
        ),
        Misconception(
            "a cap on a precision",
            "A precision of more than 1 is cut to 1. NLTK's fold lets it be what it is.",
            FOLDS,
            ("What does it do with c = 40, K = 1 and a total of 1?",),
            steps={"share": lambda count, total: min(1.0, count / total)},
        ),
        Misconception(
            "a cap on the stand-in",
            "It is as if log c / K could not be more than 1. It is what it is, however large.",
            FOLDS,
            ("What does it do with c = 40 and K = 1?",),
            steps={"scale": lambda c, K: min(1.0, math.log(c) / K)},
        ),
        *(
            Misconception(
                name, says, FOLDS, (hint,), program=partial(with_stand_ins, f)
            )
            for name, says, hint, f in (
                (
                    "K in the exponent",
                    "K stands in the exponent, beside j. It is a factor beside the power.",
                    "Where do the brackets of the power end?",
                    lambda j, all_, c, K: math.log(c) / 2 ** (j * K),
                ),
                (
                    "one stand-in for all zeros",
                    "j is the number of *all* zeros, so each of them gets the same. The j-th zero has the exponent j.",
                    "How many zeros are there up to this one?",
                    lambda j, all_, c, K: math.log(c) / (2**all_ * K),
                ),
                (
                    "a base for a division",
                    "What belongs below the line is the base of the logarithm, as if a comma stood for the bar.",
                    "What does `math.log` do with a second number?",
                    lambda j, all_, c, K: math.log(c, 2**j * K),
                ),
                (
                    "K changed on the way",
                    "K is larger by 1 at each zero, as if the zeros were counted in it: log c over"
                    " 2 (K + j). They are counted by j alone, and j is the exponent of 2.",
                    "Which name grows in the loop, and where does it start?",
                    lambda j, all_, c, K: math.log(c) / (2 * (K + j)),
                ),
                (
                    "precedence",
                    "The stand-in is 1 over the sum of 2ʲ and K / log c. It should be log c over"
                    " the product 2ʲ K.",
                    "Where does the sign `+` stand in the formula?",
                    lambda j, all_, c, K: 1 / (2**j + K / math.log(c)),
                ),
                (
                    "j and K mixed up",
                    "j and K have changed places: 2 has the exponent K, and j is a factor.",
                    "Which of the two grows from zero to zero, and where does it stand?",
                    lambda j, all_, c, K: math.log(c) / (2**K * j),
                ),
            )
        ),
        Misconception(
            "integer division",
            "What stands after the point of the stand-in is lost. It is no integer.",
            FOLDS,
            ("Is there a `//` or an `int(...)`?",),
            steps={"stand_in": lambda j, scale: int(scale / 2**j)},
        ),
        Misconception(
            "logarithm of a logarithm",
            "At each zero c is replaced by its logarithm, so the second zero gets the logarithm"
            " of a logarithm. c is the candidate's length at every zero.",
            FOLDS,
            ("Which name is written over in the loop?",),
            program=logarithm_again,
        ),
        Misconception(
            "inside the logarithm",
            "The whole quotient stands inside the logarithm, 2 to the j and K as well, and what"
            " is below 0 loses its sign.",
            FOLDS,
            (
                "Where does the bracket of the logarithm close? It is the logarithm of c alone.",
            ),
            program=partial(
                with_stand_ins, lambda j, all_, c, K: abs(math.log(c / (2**j * K)))
            ),
        ),
        Misconception(
            "inside the logarithm",
            "The whole quotient stands inside the logarithm, 2 to the j and K as well, and 1 is"
            " added there.",
            FOLDS,
            (
                "Where does the bracket of the logarithm close? It is the logarithm of c alone.",
            ),
            program=partial(
                with_stand_ins, lambda j, all_, c, K: math.log(1 + c / (2**j * K))
            ),
        ),
        Misconception(
            "halved twice at each zero",
            "The stand-in is log c / (4ʲ K), as if at each zero K were doubled, and 2 to the j as"
            " well. K stays as it is.",
            FOLDS,
            ("Which names get a new value in the loop?",),
            steps={"stand_in": lambda j, scale: scale / 4**j},
        ),
    ),
)


# ---- 8.4: my_fewest


def fewest(c: int, n: int) -> int:
    """One wrong word in every n words."""
    return c // n


def halved(c: int, n: int) -> int:
    """A wrong word in the middle, then in the middle of both halves."""
    if c < n:
        return 0
    left = (c - 1) // 2
    return 1 + halved(left, n) + halved(c - 1 - left, n)


def one_half_left(c: int, n: int) -> int:
    """One wrong word, and then those of one half."""
    if c < n:
        return 0
    return 1 if c < 2 * n else 1 + one_half_left(c // 2, n)


MY_FEWEST = Exercise(
    "8.4",
    "my_fewest",
    fewest,
    ONE_WORD,
    cases=[
        (7, 4),
        (8, 4),
        (3, 4),
        (4, 4),
        (5, 1),
        (12, 4),
        (11, 4),
        (0, 2),
        (9, 2),
        (0, 1),
        (1, 1),
        (1, 2),
        (3, 2),
        (2, 2),
        (16, 4),
        (15, 4),
        (17, 4),
        (6, 7),
        (100, 7),
    ],
    generate=lambda random: (random.randint(0, 30), random.randint(1, 6)),
    kinds={
        "fewer words than n": lambda c, n: c < n,
        "n = 1": lambda c, n: n == 1,
        "a length that n divides": lambda c, n: c % n == 0,
    },
    parts={"the number of n-grams": lambda c, n: max(0, c - n + 1)},
    accepts=lambda c, n: c >= 0 and n > 0,
    wrong=(
        Misconception(
            "one is enough",
            "It is one, however many n-grams there are. One wrong word is enough for seven words and"
            " 4-grams, but not for eight.",
            ONE_WORD,
            ("In how many 4-grams can one word stand?",),
            program=lambda c, n: 1 if c >= n else 0,
        ),
        Misconception(
            "rounded up",
            "It is as if c / n were rounded up, or as if the first word were wrong, and then every"
            " n-th. A rest of fewer than n words has no n-gram, and needs no wrong word.",
            ONE_WORD,
            ("Try 7 words and 4-grams on paper.",),
            program=lambda c, n: math.ceil(c / n),
        ),
        Misconception(
            "one block",
            "It is c - 2 (n - 1), as if one block of wrong words stood between n - 1 right ones on"
            " each side. Most words of the block may be right, too.",
            ONE_WORD,
            ("How many right words may stand between two wrong ones?",),
            program=lambda c, n: max(0, c - 2 * (n - 1)),
        ),
        Misconception(
            "rounded to the nearest",
            "It is c / n, rounded to the nearest integer. A rest of fewer than n words has no n-gram,"
            " and needs no wrong word.",
            ONE_WORD,
            program=lambda c, n: round(c / n),
        ),
        Misconception(
            "not rounded",
            "Half a word cannot be wrong: the number should be an integer.",
            ONE_WORD,
            program=lambda c, n: c / n,
        ),
        Misconception(
            "n right words between",
            "It is as if n right words could stay between two wrong ones: they are an n-gram still.",
            ONE_WORD,
            ("How many right words may stand side by side?",),
            program=lambda c, n: c // (n + 1),
        ),
        Misconception(
            "one for each n-gram",
            "Each n-gram gets a wrong word of its own. One word spoils several.",
            ONE_WORD,
            program=lambda c, n: max(0, c - n + 1),
        ),
        Misconception(
            "n-grams over n",
            "A word spoils at most n n-grams, so the n-grams are divided by n. Round up, not"
            " down: a rest must be spoiled, too.",
            ONE_WORD,
            program=lambda c, n: max(0, c - n + 1) // n,
        ),
        *(
            Misconception(
                "half of the n-grams",
                f"{what}, rounded up, whatever n is. How many n-grams does one wrong word spoil?",
                ONE_WORD,
                ("In how many 4-grams can one word stand?",),
                program=program,
            )
            for what, program in (
                (
                    "It is half of the number of n-grams",
                    lambda c, n: (max(0, c - n + 1) + 1) // 2,
                ),
                (
                    "It is half of c - n + 1, also where that is below 0",
                    lambda c, n: (c - n + 2) // 2,
                ),
            )
        ),
        Misconception(
            "off by one",
            "It is one too few, wherever one has to be wrong. Try four words and 4-grams.",
            ONE_WORD,
            ("Which words must be wrong among eight words, if no 4-gram may be left?",),
            program=lambda c, n: max(0, c // n - 1),
        ),
        Misconception(
            "at least one",
            "At least one word is wrong here, also in a sentence too short to have an n-gram"
            " of this order. There nothing has to be spoiled.",
            ONE_WORD,
            ("How many 4-grams have three words?",),
            program=lambda c, n: max(1, c // n),
        ),
        Misconception(
            "the last place lost",
            "It is right, but for a length above 0 that n divides: there it is one too few, as if the"
            " walk from one n-th word to the next stopped one place too early. n right words in a row"
            " are left at the end.",
            ONE_WORD,
            ("Draw eight words and mark each fourth. Where does your `range` stop?",),
            program=lambda c, n: max(0, c - 1) // n,
        ),
        Misconception(
            "too few right words between",
            "It is as if steps of n - 1 words went from each wrong word to the next. n - 1 *right*"
            " words may stand between two wrong ones: with the wrong word, the step is n.",
            ONE_WORD,
            ("How many right words may stand side by side, without an n-gram?",),
            program=lambda c, n: c // (n - 1) if n > 1 else c,
        ),
        Misconception(
            "all words",
            "Every word is replaced; fewer will do.",
            ONE_WORD,
            program=lambda c, n: c,
        ),
        Misconception(
            "the rest of the division",
            "That is the rest of the division, `%`.",
            ONE_WORD,
            program=lambda c, n: c % n,
        ),
        Misconception(
            "swapped arguments",
            "c and n are taken for each other: how often does n fit into c?",
            ONE_WORD,
            program=lambda c, n: n // c if c else 0,
        ),
        *(
            Misconception(
                "positions for a number",
                "These are the places of the wrong words; how many they are is asked for.",
                ONE_WORD,
                ("`len(...)` counts them.",),
                program=lambda c, n, first=first: [*range(n - 1 + first, c + first, n)],
            )
            for first in (0, 1)
        ),
        Misconception(
            "n wrong words",
            "n words are wrong, as soon as there is an n-gram. One wrong word spoils n n-grams at"
            " once.",
            ONE_WORD,
            ("Try seven words and 4-grams on paper.",),
            program=lambda c, n: n if c >= n else 0,
        ),
        Misconception(
            "n wrong words",
            "n words are wrong, whatever the length. One wrong word spoils n n-grams at once.",
            ONE_WORD,
            program=lambda c, n: n,
        ),
        Misconception(
            "words for wrong words",
            "That is how many words may stay right; how many must be wrong is asked for.",
            ONE_WORD,
            program=lambda c, n: c - c // n,
        ),
        Misconception(
            "every second word",
            "Every second word is wrong, whatever n is.",
            ONE_WORD,
            program=lambda c, n: c // 2,
        ),
        Misconception(
            "product",
            "The two numbers are multiplied; ask how often n fits into c.",
            ONE_WORD,
            program=lambda c, n: c * n,
        ),
        Misconception(
            "one is enough",
            "It is always one. For eight words and 4-grams it is not enough.",
            ONE_WORD,
            program=lambda c, n: 1,
        ),
        Misconception(
            "n-grams over n",
            "The n-grams are divided by n, and nothing is rounded.",
            ONE_WORD,
            program=lambda c, n: max(0, c - n + 1) / n,
        ),
        *(
            Misconception(
                "both sides counted twice",
                "It is as if a wrong word spoiled n - 1 words on each side for itself, a stretch"
                f" of 2n - 1: {how}. Then a whole n-gram of right words can stand between two"
                " wrong ones.",
                ONE_WORD,
                ("How many right words may stand side by side, without an n-gram?",),
                program=program,
            )
            for how, program in (
                ("one for each whole stretch", lambda c, n: c // (2 * n - 1)),
                (
                    "the first one at the n-th place, and the next ones 2n - 1 places on",
                    lambda c, n: max(0, (c - n) // (2 * n - 1) + 1),
                ),
                (
                    "one for each stretch, and one for a rest",
                    lambda c, n: math.ceil(c / (2 * n - 1)),
                ),
                (
                    "one for each stretch, and one for a rest, as soon as there is an n-gram",
                    lambda c, n: math.ceil(c / (2 * n - 1)) if c >= n else 0,
                ),
            )
        ),
        Misconception(
            "halved again and again",
            "It is as if a wrong word stood in the middle, and one in the middle of each part"
            " that is left and has an n-gram, and so on. Wrong at every n-th place, from the left,"
            " often fewer will do.",
            ONE_WORD,
            ("How many right words may stand before the first wrong one?",),
            program=halved,
        ),
        Misconception(
            "a stretch begins at the wrong word",
            "Each wrong word uses up only n - 1 words, as if the next stretch began at the wrong word itself. It begins behind it.",
            ONE_WORD,
            ("Draw 3 words and pairs. Is one wrong word enough?",),
            program=lambda c, n: 0 if c < n else (c - n) // max(1, n - 1) + 1,
        ),
        Misconception(
            "a stretch begins at the wrong word",
            "Each wrong word uses up only n - 1 words, as if the next stretch began at the wrong word"
            " itself. It begins behind it. And with n = 1 it is always one.",
            ONE_WORD,
            ("Draw 3 words and pairs. Is one wrong word enough?",),
            program=lambda c, n: (
                0 if c < n else 1 if n == 1 else (c - n) // (n - 1) + 1
            ),
        ),
        Misconception(
            "half of the n-grams",
            "The number of n-grams is halved and rounded down, whatever n is. How many of them"
            " does one wrong word spoil?",
            ONE_WORD,
            ("In how many 4-grams can one word stand?",),
            program=lambda c, n: max(0, c - n + 1) // 2,
        ),
        Misconception(
            "one for each n-gram",
            "It is c - n + 1, a wrong word for each n-gram, also where that is below 0. One word"
            " spoils several.",
            ONE_WORD,
            program=lambda c, n: c - n + 1,
        ),
        Misconception(
            "the whole sentence lost",
            "It is right, but for a sentence of just n words: it has one n-gram, and one word must be"
            " wrong.",
            ONE_WORD,
            ("Is it `<` or `<=`?",),
            program=lambda c, n: c // n if c != n else 0,
        ),
        Misconception(
            "n right words between",
            "It is c / (n + 1), rounded up: as if n right words could stay between two wrong ones."
            " They are an n-gram still.",
            ONE_WORD,
            ("How many right words may stand side by side?",),
            program=lambda c, n: math.ceil(c / (n + 1)),
        ),
        Misconception(
            "halved",
            "It grows by one for each doubling of the words, as if one wrong word left half of them to be"
            " looked at. *Both* halves need wrong words.",
            ONE_WORD,
            ("Try 8 words and single words, n = 1, on paper.",),
            program=one_half_left,
        ),
        Misconception(
            "three n-grams for a word",
            "It is the number of n-grams over 3, rounded up, whatever n is. A wrong word breaks as"
            " many n-grams as it stands in: up to n.",
            ONE_WORD,
            program=lambda c, n: (max(c - n + 1, 0) + 2) // 3,
        ),
        Misconception(
            "changed places, at least one",
            "`c` and `n` have changed places, perhaps in the `def` line: `c` comes first. And it is"
            " never less than one wrong word.",
            ONE_WORD,
            program=lambda c, n: 1 if n < c else max(1, n // c),
        ),
    ),
)


# ---- 8.5: my_floor


def my_floor(
    matches: Counts,
    totals: Counts,
    epsilon: float,
    *,
    stand_in: Callable[[float, int, int], float] = lambda e, l, zeros: e / l,
    found: Callable[[int, int, float], float] = lambda m, l, e: m / l,
    empty: Callable[[float], float] = lambda e: 0.0,
) -> list[float]:
    """Precisions under technique 1."""
    precisions, zeros = [], 0
    for m, l in zip(matches, totals):
        zeros += m == 0
        if l == 0:
            precisions.append(empty(epsilon))
        else:
            precisions.append(
                found(m, l, epsilon) if m else stand_in(epsilon, l, zeros)
            )
    return precisions


def short_counts(random: Random) -> tuple[Counts, Counts, float]:
    """Counts of a short sentence, with orders that have no n-gram."""
    words = random.randint(1, 7)
    totals = tuple(max(0, words - k) for k in range(4))
    matches = [random.randint(0, words)]
    for total in totals[1:]:
        matches.append(random.randint(0, min(matches[-1], total)))
    return tuple(matches), totals, random.choice((0.1, 0.1, 0.01, 0.5))


def divided_again(matches: Counts, totals: Counts, epsilon: float) -> list[float]:
    """ε is written over with its quotient."""
    precisions = []
    for m, l in zip(matches, totals):
        if l and not m:
            epsilon /= l
        precisions.append((m / l if m else epsilon) if l else 0.0)
    return precisions


MY_FLOOR = Exercise(
    "8.5",
    "my_floor",
    my_floor,
    CURE_1,
    cases=[
        ((4, 2, 0, 0), (6, 5, 4, 3), 0.1),
        ((3, 2, 1, 0), (4, 3, 2, 1), 0.1),
        ((3, 1, 0, 0), (3, 2, 1, 0), 0.1),
        ((2, 1, 0, 0), (2, 1, 0, 0), 0.01),
        ((4, 3, 2, 1), (4, 3, 2, 1), 0.1),
        ((1, 0, 0, 0), (30, 29, 28, 27), 0.1),
        ((0, 0, 0, 0), (6, 5, 4, 3), 0.1),
        ((1, 0, 0, 0), (1, 0, 0, 0), 0.1),
        ((0, 0, 0, 0), (1, 0, 0, 0), 0.5),
        ((0, 0, 0, 0), (0, 0, 0, 0), 0.1),
        ((0, 0, 1), (4, 3, 2), 0.1),
        ((2, 0, 1), (4, 3, 2), 0.1),
        ((3,), (4,), 0.1),
        ((0,), (2,), 0.25),
        ((4, 2, 0, 0, 0), (4, 3, 2, 1, 0), 0.001),
        ((2, 2, 2, 0), (7, 6, 5, 4), 0.9),
        ((4, 2, 0, 0, 0), (8, 7, 6, 5, 4), 0.1),  # a zero behind order 4
        ((2, 1, 0, 2), (7, 6, 5, 4), 0.1),
    ],
    generate=short_counts,
    kinds={
        "an order without any n-gram": lambda matches, totals, epsilon: 0 in totals,
        "no matching word": lambda matches, totals, epsilon: matches[0] == 0,
        **ZEROS,
    },
    accepts=lambda matches, totals, epsilon: (
        len(matches) == len(totals) > 0
        and all(0 <= m <= l for m, l in zip(matches, totals))
        and 0 < epsilon < 1
    ),
    wrong=(
        Misconception(
            *PRECISION, steps={"stand_in": lambda epsilon, l, zeros: epsilon}
        ),
        Misconception(
            "0 of 0 smoothed",
            "An order without any n-gram gets ε, as if its 0 matches were 0 of 1. There is nothing"
            " to smooth: 0 of 0 is no zero count.",
            EMPTY,
            ("Which of the two is asked first: whether m is 0, or whether l is 0?",),
            steps={"empty": lambda epsilon: epsilon},
        ),
        Misconception(
            "0 of 0 for full marks",
            "An order without any n-gram gets a precision of 1.",
            EMPTY,
            steps={"empty": lambda epsilon: 1.0},
        ),
        Misconception(
            "no match, no score",
            "Without a matching word all precisions are 0. That is the rule of the score; the"
            " smoothing does not know it, and gives each zero its ε.",
            RULE,
            ("Which order does the first line ask for?",),
            after=lambda result, matches, *_: (
                result if matches[0] else [0.0] * len(result)
            ),
        ),
        Misconception(
            "added to all",
            "ε is added to every count, also where matches are found.",
            CURE_1,
            ("`m or epsilon` and `m + epsilon` differ. Where?",),
            steps={"found": lambda m, l, epsilon: (m + epsilon) / l},
        ),
        Misconception(
            "shrinking constant",
            "ε gets smaller with each zero: ε, ε², ε³. That is the idea of technique 3; here each zero gets the same.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: epsilon**zeros / l},
        ),
        Misconception(
            "only the first zero",
            "Only the first zero gets ε; the others stay 0.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: epsilon / l * (zeros == 1)},
        ),
        Misconception(
            "only the last zero",
            "Only from order 4 on an order without a match gets ε, also one without any n-gram; the"
            " zeros before it stay 0.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                m / l if m or k < 3 else epsilon / l if l else 0.0
                for k, (m, l) in enumerate(
                    zip(matches, [*map(lambda l: l or 1, totals)])
                )
            ],
        ),
        Misconception(
            "only the last zero",
            "Only from order 4 on an order without a match gets ε; the zeros before it stay 0.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                p if m or k > 2 else 0.0
                for k, (m, p) in enumerate(
                    zip(matches, my_floor(matches, totals, epsilon))
                )
            ],
        ),
        Misconception(
            "only the last zero",
            "Only the last order in the list gets ε where it has no match; the zeros before it"
            " stay 0.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                p if m or k == len(totals) else 0.0
                for k, (m, p) in enumerate(
                    zip(matches, my_floor(matches, totals, epsilon)), 1
                )
            ],
        ),
        Misconception(
            "epsilon below, too",
            "ε stands above and below the line. The n-grams stay as they are.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: epsilon / (l + epsilon)},
        ),
        Misconception(
            "n-grams below, too",
            "At a zero there is one n-gram more below the line, also in an order that has none. The"
            " n-grams stay as they are.",
            CURE_1,
            steps={
                "stand_in": lambda epsilon, l, zeros: epsilon / (l + 1),
                "empty": lambda epsilon: epsilon,
            },
        ),
        Misconception(
            "n-grams below, too",
            "At a zero there is one n-gram more below the line. The n-grams stay as they are.",
            CURE_1,
            program=partial(
                my_floor, stand_in=lambda epsilon, l, zeros: epsilon / (l + 1)
            ),
        ),
        Misconception(
            "an argument without effect",
            "It is always 0.1: `epsilon` has no effect.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: 0.1 / l},
        ),
        Misconception(
            "no smoothing",
            "The zeros are still 0: nothing stands in for them, or what does is 0 itself.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: 0.0},
        ),
        Misconception(
            "zero left out",
            "Orders without a match are left out of the list.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                m / l for m, l in zip(matches, totals) if m
            ],
        ),
        Misconception(
            "counts for precisions",
            "These are the counts, with ε in the place of 0; nothing has been divided.",
            CURE_1,
            program=lambda matches, totals, epsilon: [m or epsilon for m in matches],
        ),
        Misconception(
            "nothing mended",
            "Nothing is mended yet: the stand-in takes the place of the precision, and orders"
            " without any n-gram get it, too.",
            CURE_1,
            (
                "What happens to a count before it becomes a precision?",
                "Which of the two is asked first: whether m is 0, or whether l is 0?",
            ),
            steps={
                "stand_in": lambda epsilon, l, zeros: epsilon,
                "empty": lambda epsilon: epsilon,
            },
        ),
        Misconception(
            "multiplied for divided",
            "ε is multiplied by the n-grams. A count becomes a precision by a division.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: epsilon * l},
        ),
        Misconception(
            "shrinking constant",
            "ε is halved at each zero, the first as well. That is the idea of technique 3; here each"
            " zero gets the same.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: epsilon / 2**zeros / l},
        ),
        Misconception(
            "shrinking constant",
            "ε is halved from the second zero on. That is the idea of technique 3; here each zero gets"
            " the same.",
            CURE_1,
            steps={
                "stand_in": lambda epsilon, l, zeros: epsilon / 2 ** (zeros - 1) / l
            },
        ),
        Misconception(
            "shrinking constant",
            "The zeros get 1/2, 1/4, ...: that is technique 3. Here each zero gets ε.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: 0.5**zeros / l},
        ),
        Misconception(
            "a lower bound",
            "ε is a lower bound of every precision. It belongs in the place of a count of 0,"
            " and is divided like it.",
            CURE_1,
            ("`max` compares ε with a precision. What is ε the stand-in of?",),
            program=lambda matches, totals, epsilon: [
                max(m / l, epsilon) if l else 0.0 for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "a lower bound",
            "ε is a lower bound of every precision, also of orders without any n-gram.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                max(ratio(m, l), epsilon) for m, l in zip(matches, totals)
            ],
        ),
        *(
            Misconception(
                "a mean for the list",
                "It is the mean of the precisions; their list is asked for.",
                CURE_1,
                after=lambda result, *_, mean=mean: mean(result),
            )
            for mean in (geometric_mean, fmean)
        ),
        Misconception(
            "added to all",
            "ε is added above and below the line, at every order that has n-grams.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                (m + epsilon) / (l + epsilon) if l else 0.0
                for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "added to all",
            "ε is added to the precision of every order that has n-grams. It belongs in the place of a"
            " count of 0.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                m / l + epsilon if l else 0.0 for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "counted as a match",
            "A zero counts as one match; ε should stand for it.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: 1 / l},
        ),
        Misconception(
            "0 of 0 left out",
            "Orders without any n-gram are left out of the list; their precision is 0.",
            EMPTY,
            program=lambda matches, totals, epsilon: [
                (m or epsilon) / l for m, l in zip(matches, totals) if l
            ],
        ),
        Misconception(
            "one empty order takes all",
            "One order without any n-gram makes all precisions 0. The others have counts.",
            EMPTY,
            ("Is it asked of each order by itself whether it has n-grams?",),
            program=lambda matches, totals, epsilon: (
                [0.0] * len(totals)
                if 0 in totals
                else my_floor(matches, totals, epsilon)
            ),
        ),
        Misconception(
            "0 of 0 for nothing",
            "An order without any n-gram has `None`; its precision is 0.",
            EMPTY,
            program=lambda matches, totals, epsilon: [
                (m or epsilon) / l if l else None for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "upside down",
            "The stand-in stands on its head: n-grams over ε.",
            CURE_1,
            steps={"stand_in": lambda epsilon, l, zeros: l / epsilon},
        ),
        Misconception(
            "matches not divided",
            "A count that is not 0 stays as it is, without being divided. A precision is a fraction.",
            CURE_1,
            ("Which comes first, `or` or `/`?",),
            steps={"found": lambda m, l, e: m},
        ),
        Misconception(
            "one empty order takes all",
            "One order without any n-gram makes the whole answer the number 0. A list is asked"
            " for; the 0 belongs to that order alone.",
            EMPTY,
            ("What does a `return` in the loop do with the other orders?",),
            program=lambda matches, totals, epsilon: (
                0.0 if 0 in totals else my_floor(matches, totals, epsilon)
            ),
        ),
        Misconception(
            "entered twice",
            "An order with a match has its precision twice in the list.",
            CURE_1,
            ("How many times can one round of the loop come to an `append`?",),
            program=lambda matches, totals, epsilon: [
                p
                for m, p in zip(matches, my_floor(matches, totals, epsilon))
                for _ in range(1 + (m > 0))
            ],
        ),
        Misconception(
            "one total for all",
            "ε is divided by the first total at every zero. Each order has a total of its own.",
            CURE_1,
            ("Which of the totals belongs to this order?",),
            program=lambda matches, totals, epsilon: [
                (m or epsilon * l / totals[0]) / l if l else 0.0
                for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "entered twice",
            "An order without a match has two entries in the list: its stand-in, or the 0 of an order"
            " without any n-gram, and one more 0 after it.",
            CURE_1,
            ("How many times can one round of the loop come to an `append`?",),
            program=lambda matches, totals, epsilon: [
                p
                for m, q in zip(matches, my_floor(matches, totals, epsilon))
                for p in ([q] if m else [q, 0.0])
            ],
        ),
        Misconception(
            "entered twice",
            "An order without any n-gram has two entries in the list: its 0, and ε after it.",
            EMPTY,
            ("What is left out of the round when the 0 is in the list?",),
            program=lambda matches, totals, epsilon: [
                p
                for m, l in zip(matches, totals)
                for p in ([(m or epsilon) / l] if l else [0.0, m or epsilon])
            ],
        ),
        Misconception(
            "shrinking constant",
            "ε gets smaller from zero to zero: what one order has divided is divided again by the"
            " next. Each zero begins with the same ε.",
            CURE_1,
            ("Which name is written over in the loop?",),
            program=divided_again,
        ),
        Misconception(
            "number of orders below",
            "ε is divided by the number of orders. It belongs over the n-grams of its own order.",
            CURE_1,
            ("What does `len` count here?",),
            program=lambda matches, totals, epsilon: [
                (m / l if m else epsilon / len(totals)) if l else 0.0
                for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "ended at the first zero",
            "The list ends with the first order that has no match. The orders behind it are"
            " missing.",
            CURE_1,
            ("Which line ends the loop, and when?",),
            program=lambda matches, totals, epsilon: my_floor(matches, totals, epsilon)[
                : [*matches, 0].index(0) + 1
            ],
        ),
        Misconception(
            "ended at an empty order",
            "The list ends with the first order that has no n-gram. The orders behind it have"
            " none either, and each has its 0 in the list.",
            EMPTY,
            ("Which line ends the loop, and when?",),
            program=lambda matches, totals, epsilon: my_floor(matches, totals, epsilon)[
                : [*totals, 0].index(0) + 1
            ],
        ),
        Misconception(
            "entered twice",
            "An order with n-grams and without a match has two entries in the list: its stand-in,"
            " and the 0 after it.",
            CURE_1,
            ("How many times can one round of the loop come to an `append`?",),
            program=lambda matches, totals, epsilon: [
                p
                for m, l, q in zip(matches, totals, my_floor(matches, totals, epsilon))
                for p in ([q, 0.0] if l and not m else [q])
            ],
        ),
        Misconception(
            "only the zeros",
            "The orders with a match are missing in the list.",
            CURE_1,
            (
                "Is there an `append` on each way through the loop?",
                "To which `if` does the `else` belong?",
            ),
            program=lambda matches, totals, epsilon: [
                p for m, p in zip(matches, my_floor(matches, totals, epsilon)) if not m
            ],
        ),
        Misconception(
            "added to all",
            "ε is added above and below the line, at every order, so that one without any n-gram"
            " gets 1.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                (m + epsilon) / (l + epsilon) for m, l in zip(matches, totals)
            ],
        ),
        Misconception(
            "added to all",
            "ε is added to every precision, also to the 0 of an order without any n-gram. It belongs"
            " in the place of a count of 0.",
            CURE_1,
            program=lambda matches, totals, epsilon: [
                ratio(m, l) + epsilon for m, l in zip(matches, totals)
            ],
        ),
    ),
)


# ---- 8.6: my_smoothed_bleu


def smoothed(
    hypothesis: Sentence,
    references: References,
    *,
    matches: Callable[[Sentence, References, int], int] = clipped,
    stand_in: Callable[[int, int], float] = lambda zeros, order: 0.5**zeros,
    share: Callable[[float, int], float] = lambda count, total: count / total,
    empty: Callable[[int], float | None] = lambda zeros: 0.0,
    length: Callable[[Sentence, References], float] = closest,
    penalty: Callable[[int, int], float] = lambda c, r: brevity_penalty(
        hyp_len=c, ref_len=r
    ),
    mean: Callable[[Sequence[float]], float] = geometric_mean,
    rule: int = 1,
    orders: Iterable[int] = (1, 2, 3, 4),
    total: Callable[[Sentence, int], int] = grams_in,
    cure: Callable[[int, int, int], float] | None = None,
) -> float:
    """BLEU of a sentence under technique 3, with every step in which people differ."""
    if not hypothesis or (rule and not matches(hypothesis, references, rule)):
        return 0.0
    precisions: list[float | None] = []
    zeros = 0
    for n in orders:
        m, l = matches(hypothesis, references, n), total(hypothesis, n)
        zeros += m == 0
        if l == 0:
            precisions.append(empty(zeros))
        elif cure:
            precisions.append(cure(m, l, n))
        else:
            precisions.append(m / l if m else share(stand_in(zeros, n), l))
    r = int(length(hypothesis, references))
    return penalty(len(hypothesis), r) * mean([p for p in precisions if p is not None])


def smoothed_up_to_a_zero(hypothesis: Sentence, references: References) -> float:
    """What comes behind the first order without a match is not looked at."""
    counts = [clipped(hypothesis, references, n) for n in (1, 2, 3, 4)]
    if not counts[0]:
        return 0.0
    last = counts.index(0) + 1 if 0 in counts else 4
    return smoothed(hypothesis, references, orders=range(1, last + 1))


def longer_pair(random: Random) -> tuple[Sentence, References]:
    """A hypothesis and references, most of them of four words and more."""
    hypothesis, references = pair(random, 2)
    if random.random() < 0.6:
        tail = random.choice(("on the mat", "a cat", "a dog on a mat")).split()
        hypothesis = hypothesis + tail
        references = [reference + tail for reference in references]
    return hypothesis, references


def added_to_all(hypothesis: Sentence, references: References) -> float:
    """The stand-in is added to the matches of every order."""
    counts = tuple(clipped(hypothesis, references, n) for n in (1, 2, 3, 4))
    if not counts[0] or len(hypothesis) < 4:
        return 0.0
    zeros = zeros_so_far(counts)
    return brevity_penalty(
        hyp_len=len(hypothesis), ref_len=int(closest(hypothesis, references))
    ) * geometric_mean(
        [
            (m + 0.5**j) / grams_in(hypothesis, n)
            for n, (m, j) in enumerate(zip(counts, zeros), 1)
        ]
    )


def with_precisions(
    hypothesis: Sentence,
    references: References,
    change: Callable[[list[float]], list[float]],
) -> float:
    """The precisions are changed before the mean; the rule and the penalty are right."""
    if len(hypothesis) < 4 or not clipped(hypothesis, references, 1):
        return 0.0
    precisions = [
        clipped(hypothesis, references, n) / grams_in(hypothesis, n)
        for n in (1, 2, 3, 4)
    ]
    r = int(closest(hypothesis, references))
    penalty = brevity_penalty(hyp_len=len(hypothesis), ref_len=r)
    return penalty * geometric_mean(change(precisions))


def of_the_words(hypothesis: Sentence, references: References) -> float:
    """A precision of 0 becomes a part of that of the words."""
    return with_precisions(
        hypothesis,
        references,
        lambda p: [one or p[0] / 2**k for k, one in enumerate(p)],
    )


def half_of_the_precision_below(hypothesis: Sentence, references: References) -> float:
    """A precision of 0 becomes half of the one before."""

    def halved_below(precisions: list[float]) -> list[float]:
        mended: list[float] = []
        for one in precisions:
            mended.append(one or mended[-1] / 2)
        return mended

    return with_precisions(hypothesis, references, halved_below)


def penalty_in_the_mean(hypothesis: Sentence, references: References) -> float:
    """The penalty is a fifth number of the mean."""
    if not hypothesis or not (mean := smoothed(hypothesis, references, penalty=one)):
        return 0.0
    r = int(closest(hypothesis, references))
    penalty = brevity_penalty(hyp_len=len(hypothesis), ref_len=r)
    return float((penalty * mean**4) ** 0.2)


def one(c: int, r: int) -> float:
    """No penalty."""
    return 1.0


MY_SMOOTHED_BLEU = Exercise(
    "8.6",
    "my_smoothed_bleu",
    smoothed,
    CURE_3,
    cases=[
        (
            "This is an fruit".split(),
            ["This is an apple".split(), "There is an apple".split()],
        ),
        (
            "the picture the picture by me".split(),
            [
                "the picture is clicked by me".split(),
                "this picture was clicked by me".split(),
            ],
        ),
        ("a b c d".split(), ["v w x y".split()]),
        # not the same without the space
        ("now here is a cat".split(), ["no where is a cat".split()]),
        ("This is cat .".split(), ["This is a cat .".split()]),
        ("This is cat".split(), ["This is a cat".split()]),
        ([], [["a"]]),
        ("a b c d e".split(), ["a b c d e".split(), "a b c".split()]),
        ("a b c d".split(), ["a b c".split(), "a b c d e f g".split()]),
        ("a a a b a".split(), ["a b a".split(), "a a b b b b".split()]),
        # the one reference has more of the words, the other the 4-gram
        (
            "cat dog mat cat cat on the mat".split(),
            [
                "on dog a the a cat a on on the mat".split(),
                "the the cat on the mat".split(),
            ],
        ),
        ("a b c d".split(), [[], ["a"]]),
        ("a b c d".split(), [["x"], ["a"]]),
        ("a b c d".split(), [["a"], ["x"]]),
        ("a b c d".split(), ["a b c d".split()]),
        ("a b c d e".split(), ["a b x d e f g h".split()]),
        ("a b".split(), ["a b".split()]),
        ("a b c d e".split(), ["e d c b a".split()]),
        ("a b c d e".split(), [["x"]]),
        ("a b c d".split(), ["a b c d e f g h".split()]),
        ("a b c d".split(), ["a b c x e f g h i j".split()]),
        (["a"], [["a"]]),
        # two references equally near, in both orders
        ("a b c d e".split(), ["a b c d e f".split(), "a b c d".split()]),
        ("a b c d e".split(), ["a b c d".split(), "a b c d e f".split()]),
        # a capital letter
        ("The cat is on the mat".split(), ["the cat is on the mat".split()]),
        # one reference has the first half, another one the second
        ("a b c x y z".split(), ["a b c d".split(), "w x y z".split()]),
    ],
    generate=longer_pair,
    count=50,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        "no matching word": lambda hypothesis, references: (
            not clipped(hypothesis, references, 1)
        ),
        "a sentence of fewer than four words": lambda hypothesis, references: (
            len(hypothesis) < 4
        ),
        "three words of which one matches, or more": lambda hypothesis, references: (
            len(hypothesis) == 3 and clipped(hypothesis, references, 1) > 0
        ),
        "fewer than four words of which one matches, or more": lambda hypothesis, references: (
            len(hypothesis) < 4 and clipped(hypothesis, references, 1) > 0
        ),
        "no matching pair of words": lambda hypothesis, references: (
            not clipped(hypothesis, references, 2)
        ),
        "a match in every order": lambda hypothesis, references: (
            sentence_bleu(hypothesis, references).score > 0
        ),
        "several references": lambda hypothesis, references: len(references) > 1,
    },
    accepts=lambda hypothesis, references: len(references) > 0,
    wrong=(
        Misconception(
            "no smoothing",
            "An order without a match still makes the score 0: nothing stands in for it, or what does"
            " is 0 itself, or it is order 4 that is asked for a match before all else. The rule asks"
            " for a *word*.",
            RULE,
            steps={"share": lambda count, total: 0.0},
        ),
        Misconception(
            "the rule forgotten",
            "Where no word matches, four words and more get a score for nothing. It should be 0.",
            RULE,
            ("The rule belongs to no smoothing: ask for matching words first.",),
            steps={"rule": 0},
        ),
        Misconception(
            "0 of 0 smoothed",
            "A sentence of fewer than four words gets a score, as soon as a word matches: orders"
            " without any n-gram are smoothed as 0 of 1.",
            EMPTY,
            ("0 of 0 is not 0 of 1: there is nothing to smooth.",),
            steps={"empty": lambda zeros: 0.5**zeros},
        ),
        Misconception(
            "effective order",
            "Orders without any n-gram are left out. That is sacreBLEU's effective order; the"
            " book leaves their precision at 0.",
            EMPTY,
            steps={"empty": lambda zeros: None},
        ),
        Misconception(*TOO_LATE, steps={"stand_in": lambda z, order: 0.5 ** (z - 1)}),
        Misconception(*ADDED, steps={"stand_in": lambda zeros, order: 1 / (2 * zeros)}),
        Misconception(
            *ONE_ADDED, steps={"stand_in": lambda zeros, order: 1 / (1 + zeros)}
        ),
        Misconception(
            *EVERY_ORDER, steps={"stand_in": lambda zeros, order: 0.5**order}
        ),
        Misconception(
            "the same half for each zero",
            "Each zero gets one half, as if the number were set anew each time. The second is"
            " worth half of the first.",
            CURE_3,
            (
                "Is the number halved again at the next zero, or set anew?",
                "Does the line that sets it stand inside the loop, or before it?",
            ),
            steps={"stand_in": lambda zeros, order: 0.5},
        ),
        Misconception(
            "a constant",
            "Each zero gets 0.1: that is technique 1.",
            CURE_1,
            steps={"stand_in": lambda zeros, order: 0.1},
        ),
        Misconception(*PRECISION, steps={"share": lambda count, total: count}),
        Misconception(
            "penalty missing",
            "The brevity penalty has no effect: it is missing, or it is always 1.",
            "04_brevity",
            steps={"penalty": lambda c, r: 1.0},
        ),
        *(
            Misconception(
                name,
                says,
                "06_bleu#build-the-formula",
                ("How often does BP stand in the formula, and where?",),
                steps={
                    "penalty": lambda c, r, power=power: (
                        brevity_penalty(hyp_len=c, ref_len=r) ** power
                    )
                },
            )
            for name, says, power in (
                (
                    "penalty twice",
                    "The penalty enters twice. It is one factor in front of the mean.",
                    2,
                ),
                (
                    "penalty under the root",
                    "The penalty stands under the fourth root. It enters whole.",
                    0.25,
                ),
            )
        ),
        Misconception(
            "linear penalty",
            "The penalty is c / r, where that is less than 1. That is the ratio; BP comes from an"
            " exponential.",
            "04_brevity",
            steps={"penalty": lambda c, r: min(1.0, ratio(c, r))},
        ),
        Misconception(
            "no cap",
            "An output longer than the reference gets a bonus; its penalty should be 1.",
            "04_brevity",
            steps={"penalty": exponential_of},
        ),
        Misconception(
            "shortest reference",
            "r is the length of the shortest reference.",
            "04_brevity",
            steps={"length": lambda h, r: min(map(len, r))},
        ),
        Misconception(
            "no clip",
            "Every copy of an n-gram counts, as soon as a reference has it once.",
            "02_clipping#each-coin-is-spent-once",
            steps={"matches": unclipped},
        ),
        Misconception(
            "clip by the sum",
            "The references are poured together; an n-gram may use only one of them.",
            "02_clipping#two-references-two-purses",
            steps={"matches": summed_purses},
        ),
        Misconception(
            "clip by the best reference",
            "At each order one reference is chosen, the best one, for the whole sentence. Each n-gram may"
            " choose its own.",
            "02_clipping#two-references-two-purses",
            steps={"matches": best_reference},
        ),
        Misconception(*ARITHMETIC, steps={"mean": fmean}),
        *(
            Misconception(name, says, "05_mean", steps={"mean": mean})
            for name, says, mean in WRONG_ROOTS
        ),
        Misconception(*THREE_ORDERS, steps={"orders": (1, 2, 3)}),
        Misconception(
            "orders 0 to 3",
            "It is as if the orders were 0, 1, 2 and 3.",
            "03_ngrams",
            ("`range(1, 5)` is 1, 2, 3, 4.",),
            steps={
                "orders": range(4),
                "matches": with_order_0,
                "total": lambda h, n: grams_in(h, n) if n else len(h) + 1,
            },
        ),
        Misconception(
            "add-one",
            "One is added above and below, from order 2 on: that is technique 2.",
            CURE_2,
            steps={"cure": lambda m, l, n: (m + (n > 1)) / (l + (n > 1))},
        ),
        Misconception(
            "add-one",
            "One is added above and below, at every order: that is technique 2, and more.",
            CURE_2,
            steps={"cure": lambda m, l, n: (m + 1) / (l + 1)},
        ),
        Misconception(
            "added to all",
            "Something is added to every count, also where matches are found. The stand-in belongs to the zeros alone.",
            CURE_3,
            steps={"cure": lambda m, l, n: (m + 0.5**n) / l},
        ),
        *(
            Misconception(
                "the rule of another order",
                says,
                RULE,
                (
                    "Which order has the words?",
                    "And does the second zero have a stand-in, and the third?",
                ),
                steps={"rule": order},
            )
            for order, says in (
                (
                    2,
                    "Where order 2 has no match, the score is 0. It is 0 only where no *word* matches, or"
                    " where an order has no n-gram.",
                ),
                (
                    3,
                    "Where order 3 has no match, the score is 0: as if only the first zero had a"
                    " stand-in, or as if the rule asked for a match of order 3. Every zero has one, and"
                    " the rule asks for a *word*.",
                ),
            )
        ),
        Misconception(
            "halved too early",
            "The first zero gets a quarter; the row begins with one half.",
            CURE_3,
            steps={"stand_in": lambda zeros, order: 0.5 ** (zeros + 1)},
        ),
        Misconception(
            "doubled for halved",
            "The stand-ins grow: 2, 4, 8. Then a zero is worth more than a match.",
            CURE_3,
            ("`invcnt` is 2, 4, 8; what is `1 / invcnt`?",),
            steps={"stand_in": lambda zeros, order: 2.0**zeros},
        ),
        Misconception(
            "counted as a match",
            "A zero counts as one match. Its stand-in is worth less than a match.",
            CURE_3,
            steps={"stand_in": lambda zeros, order: 1.0},
        ),
        Misconception(
            "longest reference",
            "r is the length of the longest reference.",
            "04_brevity",
            steps={"length": lambda h, r: max(map(len, r))},
        ),
        Misconception(
            "first reference's length",
            "r is the length of the first reference.",
            "04_brevity",
            steps={"length": lambda h, r: len(r[0])},
        ),
        Misconception(
            "swapped lengths",
            "c and r have changed places: the long output is punished.",
            "04_brevity",
            steps={"penalty": lambda c, r: brevity_penalty(hyp_len=r, ref_len=c)},
        ),
        Misconception(
            "only the first reference",
            "Matches are looked for in the first reference only.",
            "02_clipping#two-references-two-purses",
            steps={"matches": first_reference},
        ),
        Misconception(
            "each n-gram once",
            "Above the line each different n-gram counts once, however often it is said and found; below"
            " the line all of them count.",
            "03_ngrams",
            steps={"matches": kinds_of_grams},
        ),
        Misconception(*HARMONIC, steps={"mean": harmonic}),
        Misconception(
            "zero left out",
            "An order without a match is left out of the mean, also one without any n-gram. A zero"
            " has a stand-in there, and 0 of 0 stays 0.",
            RULE,
            steps={
                "share": lambda count, total: 0.0,
                "mean": lambda p: geometric_mean([x for x in p if x] or [0.0]),
            },
        ),
        Misconception(
            "0 of 0 for full marks",
            "An order without any n-gram gets a precision of 1.",
            EMPTY,
            steps={"empty": lambda zeros: 1.0},
        ),
        Misconception(
            "four words too few",
            "A sentence of four words gets 0 as well. It has one 4-gram; with fewer words"
            " there is none.",
            EMPTY,
            ("Is it `<` or `<=`?",),
            after=lambda result, hypothesis, references: (
                0.0 if len(hypothesis) == 4 else result
            ),
        ),
        *(
            Misconception(
                "best single reference",
                f"It is as if each reference had a score of its own, and {how} were taken. All"
                " references belong to one score: each n-gram may choose its own.",
                "02_clipping#two-references-two-purses",
                (
                    "Which loop is outside: the one over orders, or the one over references?",
                ),
                program=lambda hypothesis, references, best=best: best(
                    [smoothed(hypothesis, [r]) for r in references]
                ),
            )
            for how, best in (("the best", max), ("their mean", fmean))
        ),
        *(
            Misconception(
                "ended at the first zero",
                "It is as if the orders behind the first one without a match were left out of"
                f" the mean{where}. Each of them belongs to it.",
                CURE_3,
                ("Which line ends the loop, and when?",),
                program=program,
            )
            for where, program in (
                ("", smoothed_up_to_a_zero),
                (
                    " of four words and more",
                    lambda hypothesis, references: (
                        smoothed_up_to_a_zero(hypothesis, references)
                        if len(hypothesis) > 3
                        else 0.0
                    ),
                ),
            )
        ),
        Misconception(
            "added to all",
            "The stand-in, 1 before the first zero, is added to the matches of every order. It belongs"
            " only where there are none.",
            CURE_3,
            ("Is it a sum, where an `if` should choose?",),
            program=added_to_all,
        ),
        Misconception(
            "only the first reference",
            "Matching words are looked for in the first reference alone, before the rule gives 0.",
            RULE,
            ("Which references may a word match in?",),
            program=lambda hypothesis, references: (
                smoothed(hypothesis, references)
                if set(hypothesis) & set(references[0])
                else 0.0
            ),
        ),
        Misconception(
            "penalty among the precisions",
            "The penalty is averaged with the four precisions, as a fifth. It multiplies the mean of four.",
            RULE,
            ("Take the mean first, then multiply.",),
            program=penalty_in_the_mean,
        ),
        Misconception(
            "references in one row",
            "It is as if, for the matches, all references were one long one: its n-grams run from one"
            " into the next, and an n-gram may be paid for by several.",
            "02_clipping#two-references-two-purses",
            ("Which references does `my_matches` want: one, or a list of them?",),
            steps={
                "matches": lambda h, references, n: clipped(
                    h, [[word for r in references for word in r]], n
                )
            },
        ),
        Misconception(
            "always the same",
            "It is 0 for every input tried.",
            RULE,
            (
                "Does a product start at 0, or is a test for zero always met?",
                "Is `return` inside the loop?",
            ),
            program=lambda hypothesis, references: 0.0,
        ),
        *(
            Misconception(
                "totals of a reference",
                f"Below the line are the n-grams of the {which}, as in a recall. A precision is a"
                " share of the candidate's n-grams.",
                "03_ngrams",
                ("Whose n-grams does `len(...)` count?",),
                program=lambda hypothesis, references, of=of: smoothed(
                    hypothesis,
                    references,
                    total=lambda h, n: grams_in(of(references), n),
                ),
            )
            for which, of in (
                ("first reference", lambda references: references[0]),
                ("shortest reference", lambda references: min(references, key=len)),
                ("longest reference", lambda references: max(references, key=len)),
            )
        ),
        Misconception(
            "half of the order below",
            "A zero of order 2, 3, 4 gets half, a quarter, an eighth of the precision of the words."
            " Technique 3 does not look at it.",
            CURE_3,
            ("What is put in the place of a count of 0?",),
            program=of_the_words,
        ),
        Misconception(
            "half of the order below",
            "A zero gets half the precision of the order below, be that a stand-in's. Technique 3"
            " does not look at it.",
            CURE_3,
            ("What is put in the place of a count of 0?",),
            program=half_of_the_precision_below,
        ),
        Misconception(
            "zero left out",
            "An order with n-grams and without a match is left out of the mean. Its stand-in"
            " belongs there.",
            RULE,
            program=lambda hypothesis, references: (
                smoothed(
                    hypothesis,
                    references,
                    share=lambda count, total: 0.0,
                    mean=lambda p: geometric_mean([x for x in p if x]),
                )
                if len(hypothesis) > 3
                else 0.0
            ),
        ),
        Misconception(
            "each n-gram once",
            "Each different n-gram counts once, above the line and below it, as in a set.",
            "03_ngrams",
            ("Is there a `set(...)` around the n-grams?",),
            steps={
                "matches": kinds_of_grams,
                "total": lambda h, n: len({*zip(*(h[k:] for k in range(n)))}),
            },
        ),
        *(
            Misconception(
                name,
                f"Where two references are equally near in length, {which} is taken. It should be"
                " the shorter one.",
                "04_brevity",
                ("What does `min` do with two that are equal?",),
                steps={"length": length},
            )
            for name, which, length in (
                (
                    "tie to the longer",
                    "the longer one",
                    lambda h, r: min(map(len, r), key=lambda n: (abs(n - len(h)), -n)),
                ),
                (
                    "tie by list order",
                    "the one that stands first",
                    lambda h, r: min(map(len, r), key=lambda n: abs(n - len(h))),
                ),
            )
        ),
        Misconception(
            "case ignored",
            "Capital letters count as small ones. Words are compared as they are.",
            "01_matching",
            ("What does `lower()` do to the words?",),
            before=lambda hypothesis, references: (
                [word.lower() for word in hypothesis],
                [[word.lower() for word in r] for r in references],
            ),
        ),
    ),
)

EXERCISES = (MY_THIRD, ADD_TO_ALL, METHOD_4, MY_FEWEST, MY_FLOOR, MY_SMOOTHED_BLEU)
