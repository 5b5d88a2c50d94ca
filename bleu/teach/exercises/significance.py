"""Exercises of chapter 10: significance. Each wrong idea is written out as what it computes."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain, groupby, takewhile
from math import ceil, log, log10, prod, sqrt
from operator import ge, gt, le, lt
from random import Random
from statistics import NormalDist, fmean, pstdev, stdev
from typing import Any

from bleu.score import bleu_score
from bleu.stats import BleuStats
from bleu.teach.exercise import Exercise, Misconception

Pairs = list[tuple[int, int]]
Draw = list[int]

SACK = "10_significance#a-test-set-is-a-handful-out-of-a-sack"
RANGE = "10_significance#the-range-of-a-score"
SIZE = "10_significance#how-many-sentences-make-04-visible"
SHARE = "10_significance#from-the-range-to-a-p-value"
COIN = "10_significance#whose-output-is-whose-toss-a-coin"
NAMESAKE = "10_significance#one-name-two-bootstraps"
CURE = "10_significance#the-cure-bonferroni-and-holm"
WILD = "10_significance#pitfalls-in-the-wild"
ADDING = "07_corpus#counts-that-add"


def itself(value: float) -> float:
    """A number with its sign, where a size is asked for."""
    return value


# ---- 10.1: my_p


def count_to_p(
    scores: Pairs,
    observed: float,
    *,
    sample: Callable[[float], float] = abs,
    line: Callable[[float], float] = abs,
    reaches: Callable[[float, float], bool] = ge,
    above: int = 1,
    below: int = 1,
) -> float:
    """A two-sided p; the observed difference is one more sample."""
    extreme = sum(reaches(sample(x - y), line(observed)) for x, y in scores)
    return (extreme + above) / (len(scores) + below)


def of_shifted(scores: Pairs, observed: float) -> float:
    """The recipe of the bootstrap, for samples that scatter around 0 already."""
    extreme = sum(abs(x - y - observed) >= abs(observed) for x, y in scores)
    return (extreme + 1) / (len(scores) + 1)


def around_their_mean(scores: Pairs, observed: float) -> float:
    """The mean of the samples is subtracted from each."""
    differences = [x - y for x, y in scores]
    middle = fmean(differences) if differences else 0.0
    extreme = sum(abs(d - middle) >= abs(observed) for d in differences)
    return (extreme + 1) / (len(scores) + 1)


def of_centred_sizes(scores: Pairs, observed: float) -> float:
    """The rule of another bootstrap: sizes first, then their mean is subtracted."""
    sizes = [abs(x - y) for x, y in scores]
    extreme = sum(size - fmean(sizes) > abs(observed) for size in sizes)
    return (extreme + 1) / (len(scores) + 1)


def on_its_side(scores: Pairs, observed: float) -> float:
    """One-sided, on the side on which the observed difference lies."""
    sign = -1 if observed < 0 else 1
    extreme = sum(sign * (x - y) >= sign * observed for x, y in scores)
    return (extreme + 1) / (len(scores) + 1)


def strict_below(scores: Pairs, observed: float) -> float:
    """At least as far above 0, or farther below it."""
    far = abs(observed)
    extreme = sum(x - y >= far or x - y < -far for x, y in scores)
    return (extreme + 1) / (len(scores) + 1)


def last_toss(scores: Pairs, observed: float) -> float:
    """The count starts anew with each sample."""
    x, y = scores[-1]
    return (1 + (abs(x - y) >= abs(observed))) / (1 + len(scores))


def stopped_early(scores: Pairs, observed: float) -> float:
    """The loop ends with the first sample that is less extreme."""
    reached = takewhile(lambda pair: abs(pair[0] - pair[1]) >= abs(observed), scores)
    return (sum(1 for _ in reached) + 1) / (len(scores) + 1)


def zero_alone(scores: Pairs, observed: float, below: int) -> float:
    """0 where no sample is as extreme."""
    extreme = sum(abs(x - y) >= abs(observed) for x, y in scores)
    return (extreme + 1) / (len(scores) + below) if extreme else 0.0


def different_samples(
    scores: Pairs, observed: float, form: Callable[[float, float], Any]
) -> float:
    """Samples that are equal in this form count once."""
    kept = {form(x, y): (x, y) for x, y in scores}
    return count_to_p([*kept.values()], observed)


def tosses(random: Random) -> tuple[Pairs, int]:
    """Scores close together, so that differences are often equal."""
    scores = [
        (random.randint(28, 33), random.randint(28, 33))
        for _ in range(random.randint(1, 8))
    ]
    return scores, random.choice([-4, -3, -2, -1, 0, 1, 2, 2, 3, 4])


def doubled(scores: Pairs, observed: float) -> float:
    """One side counted, and twice that."""
    differences = [x - y for x, y in scores]
    reaches = ge if observed >= 0 else le
    beyond = sum(reaches(d, observed) for d in differences)
    return float(min(1, 2 * (1 + beyond) / (1 + len(differences))))


def at_least_centred_sizes(scores: Pairs, observed: float) -> float:
    """As the other bootstrap, with what is equal."""
    sizes = [abs(x - y) for x, y in scores]
    middle = fmean(sizes) if sizes else 0.0
    extreme = sum(size - middle >= abs(observed) for size in sizes)
    return (extreme + 1) / (len(scores) + 1)


def one_for_none(scores: Pairs, observed: float) -> float:
    """1 is added above only where nothing was found."""
    extreme = sum(abs(x - y) >= abs(observed) for x, y in scores)
    return (extreme or 1) / (1 + len(scores))


def other_ahead(scores: Pairs, observed: float) -> float:
    """The samples in which the system that is ahead is ahead no longer."""
    return (sum((x - y) * observed <= 0 for x, y in scores) + 1) / (len(scores) + 1)


def different_above(scores: Pairs, observed: float) -> float:
    """Equal differences count once above the line, and each time below it."""
    extreme = {x - y for x, y in scores if abs(x - y) >= abs(observed)}
    return (len(extreme) + 1) / (len(scores) + 1)


def sum_of_extremes(scores: Pairs, observed: float) -> float:
    """The sum of what is extreme, not how many there are."""
    sizes = [abs(x - y) for x, y in scores]
    return (1 + sum(d for d in sizes if d >= abs(observed))) / (1 + len(scores))


def on_each_side(scores: Pairs, observed: float) -> float:
    """At least as far above, and at least as far below, added."""
    far = abs(observed)
    extreme = sum((x - y >= far) + (x - y <= -far) for x, y in scores)
    return (extreme + 1) / (len(scores) + 1)


def never_0(scores: Pairs, observed: float) -> float:
    """At least 1 above the line, and at least 1 below it."""
    extreme = sum(abs(x - y) >= abs(observed) for x, y in scores)
    return max(1, extreme) / max(1, len(scores))


def in_both_orders(scores: Pairs, observed: float) -> float:
    """Each pair, and each pair turned round; the observed difference once."""
    both = [x - y for x, y in scores] + [y - x for x, y in scores]
    extreme = sum(difference >= abs(observed) for difference in both)
    return (extreme + 1) / (len(both) + 1)


MY_P = Exercise(
    "10.1",
    "my_p",
    count_to_p,
    SHARE,
    cases=[
        ([(30, 27), (25, 30), (28, 32), (31, 30)], 3),
        ([(40, 40), (35, 35)], 0),
        ([(40.0, 40.0)], 0.04),
        ([(28.31, 28.0), (30.0, 30.34), (31.5, 31.5)], 0.33),
        ([(1, 2), (0, 3), (2, 2), (1, 0)], 3),
        ([(31, 30), (30, 32), (33, 30), (30, 34)], -9),
        ([(31, 30)], 3),
        ([(4, 1), (2, 5), (1, 2), (3, 0)], 3),  # the scores alone tell other stories
        ([(5, 2), (9, 8), (1, 6)], 4),
        ([(0, 5), (6, 0), (2, 2)], 3),
        ([], 2),
        ([], 0),
        ([(3, 3)], 0),
        ([(0, 1)], 0),
        ([(1, 0)], 1),
        ([(0, 1)], 1),
        ([(0, 0), (0, 0)], 1),
        ([(2, 1), (2, 1), (1, 2)], 1),
        ([(2, 1), (2, 1), (2, 1)], -1),
        ([(30, 28), (28, 30), (30, 28)], 2),
        ([(0.5, 0.25), (0.25, 0.5), (1.0, 0.0)], 0.25),
        ([(5, 0), (0, 5), (1, 1), (2, 2)], -5),
        ([(0, 0)], 0),  # a sum of the two is as large as their difference
    ],
    generate=tosses,
    kinds={
        "no samples": lambda scores, observed: not scores,
        "an observed difference of 0": lambda scores, observed: observed == 0,
        "an observed difference below 0": lambda scores, observed: observed < 0,
    },
    parts={
        "the number of samples that are as extreme": lambda scores, observed: sum(
            abs(x - y) >= abs(observed) for x, y in scores
        ),
    },
    wrong=(
        Misconception(
            "0 without company",
            "Where no sample is as extreme, p is 0 here. The observed difference is a sample"
            " in that case, too.",
            WILD,
            ("Can a difference that has been seen have the probability 0?",),
            program=lambda scores, observed: zero_alone(scores, observed, 1),
        ),
        Misconception(
            "0 without company",
            "Where no sample is as extreme, p is 0 here; elsewhere the observed difference is"
            " missing below the line.",
            WILD,
            program=lambda scores, observed: zero_alone(scores, observed, 0),
        ),
        *(
            Misconception(
                "repeats lost",
                f"Samples with {equal} count only once, above the line and below it. Each toss is a sample of its own.",
                COIN,
                ("How many samples are there? Count them before anything is dropped.",),
                program=lambda scores, observed, form=form: different_samples(
                    scores, observed, form
                ),
            )
            for equal, form in (
                (
                    "differences of equal size, on one side of 0 or on both,",
                    lambda x, y: abs(x - y),
                ),
                ("equal differences", lambda x, y: x - y),
                ("the same two scores", lambda x, y: (x, y)),
            )
        ),
        Misconception(
            "strict comparison",
            "A sample that is as far from 0 as the observed difference, and no farther, is left"
            " out. It is as extreme.",
            WILD,
            (
                "Two systems with the same output: how often is chance at least as good?",
                "The formula has a sign between the two sizes. Which one?",
            ),
            steps={"reaches": gt},
        ),
        Misconception(
            "one-sided",
            "Only one side of 0 is looked at, that on which the first score is ahead. A"
            " two-sided test counts what lies as far out on the other side, too.",
            SHARE,
            (
                "The coins gave (30, 34): a difference of -4. Is that far from 0?",
                "Compare sizes: which Python function drops a sign?",
                "`abs(x) - abs(y)` still has a sign: of what is the size to be taken?",
            ),
            steps={"sample": itself},
        ),
        Misconception(
            "one-sided",
            "The differences are compared with their signs: each one that is not below the"
            " observed one counts, and one far out on the other side may not. A two-sided test"
            " compares sizes.",
            SHARE,
            ("Compare sizes: which Python function drops a sign?",),
            steps={"sample": itself, "line": itself},
        ),
        Misconception(
            "observed with its sign",
            "The sizes of the samples are compared with the observed difference and its"
            " sign: each size is above a number below 0.",
            SHARE,
            ("Which of the two systems is called the first does not matter to p.",),
            steps={"line": itself},
        ),
        Misconception(
            "observed not counted",
            "The observed difference is a sample as well, and it is missing from both"
            " counts. So p can be 0.",
            SHARE,
            ("How many samples are there, with the observed one?",),
            steps={"above": 0, "below": 0},
        ),
        Misconception(
            "observed only above the line",
            "The observed difference is counted among the extreme samples, and not among"
            " all samples.",
            SHARE,
            ("Can a share be above 1?",),
            steps={"below": 0},
        ),
        Misconception(
            "observed only below the line",
            "The observed difference is counted among all samples, and not among the"
            " extreme ones. It is as extreme as itself.",
            SHARE,
            ("Can p be 0?",),
            steps={"above": 0},
        ),
        Misconception(
            "inverted comparison",
            "The samples that are *at most* as far out are counted.",
            SHARE,
            ("A small p means that luck seldom does what?",),
            steps={"reaches": le},
        ),
        Misconception(
            "inverted comparison",
            "The samples that are *less* far out are counted.",
            SHARE,
            ("A small p means that luck seldom does what?",),
            steps={"reaches": lt},
        ),
        Misconception(
            "one-sided",
            "Only the side on which the observed difference lies is looked at (for 0, the side"
            " above). A two-sided test counts what lies as far out on the other side, too.",
            SHARE,
            ("Compare sizes: which Python function drops a sign?",),
            program=on_its_side,
        ),
        Misconception(
            "accumulator reset in the loop",
            "Above the line only the last sample can count, as if the count started at 0 again with each.",
            SHARE,
            ("Which lines are run once, and which in each round?",),
            program=last_toss,
        ),
        Misconception(
            "precedence",
            "It is 1, and a share on top, as if brackets were missing. The 1 stands above the line, too: the whole sum is to be divided.",
            SHARE,
            ("Python divides before it adds.",),
            program=lambda scores, observed: (
                1
                + sum(abs(x - y) >= abs(observed) for x, y in scores)
                / (1 + len(scores))
            ),
        ),
        Misconception(
            "precedence",
            "Three numbers are added: 1, the extreme samples and all samples, as if brackets were missing. The sum of all samples and 1 belongs below the line, as one number.",
            SHARE,
            ("Python divides before it adds.",),
            program=lambda scores, observed: (
                1 + sum(abs(x - y) >= abs(observed) for x, y in scores) + len(scores)
            ),
        ),
        Misconception(
            "strict comparison",
            "On the side below 0, a sample exactly as far out is left out. It is as extreme.",
            WILD,
            ("The formula has one sign for both sides. Which?",),
            program=strict_below,
        ),
        Misconception(
            "the bootstrap's shift",
            "The observed difference is subtracted from each sample. Only resamples scatter"
            " around it; tossed coins scatter around 0 from the start.",
            COIN,
            ("Around which number do the differences lie when names are tossed?",),
            program=of_shifted,
        ),
        Misconception(
            "mean of the sizes subtracted",
            "That is the rule of the other bootstrap: sizes first, then their mean taken off, and what is larger than the observed size counts.",
            NAMESAKE,
            ("With coins, nothing has to be centred.",),
            program=of_centred_sizes,
        ),
        Misconception(
            "a score for the difference",
            "The first score of each pair is compared; the *difference* of the pair is asked"
            " for.",
            COIN,
            program=lambda scores, observed: (
                (1 + sum(x >= abs(observed) for x, _ in scores)) / (1 + len(scores))
            ),
        ),
        Misconception(
            "wins counted",
            "It counts how often the first side wins. How far it wins has to be compared"
            " with the observed difference.",
            SHARE,
            program=lambda scores, observed: (
                (1 + sum(x > y for x, y in scores)) / (1 + len(scores))
            ),
        ),
        Misconception(
            "losses counted",
            "It counts how often the first side loses. How far the two are apart has to be"
            " compared with the observed difference.",
            SHARE,
            program=lambda scores, observed: (
                (1 + sum(x < y for x, y in scores)) / (1 + len(scores))
            ),
        ),
        Misconception(
            "a count for a share",
            "That is how many samples are as extreme, the observed one among them. Which"
            " share of all samples are they?",
            SHARE,
            ("Can a probability be above 1?",),
            program=lambda scores, observed: (
                1 + sum(abs(x - y) >= abs(observed) for x, y in scores)
            ),
        ),
        Misconception(
            "a sum for a difference",
            "The two scores of a pair are added. How far apart they are is asked for.",
            COIN,
            ("Which sign stands between the two scores?",),
            program=lambda scores, observed: (
                (1 + sum(abs(x + y) >= abs(observed) for x, y in scores))
                / (1 + len(scores))
            ),
        ),
        Misconception(
            "a score for the difference",
            "The second score of each pair is compared; the *difference* of the pair is"
            " asked for.",
            COIN,
            program=lambda scores, observed: (
                (1 + sum(y >= abs(observed) for _, y in scores)) / (1 + len(scores))
            ),
        ),
        *(
            Misconception(
                "a score for the difference",
                f"The {which} score of each pair is compared; the *difference* of the pair is"
                " asked for.",
                COIN,
                program=lambda scores, observed, one=one: (
                    (1 + sum(one(pair) >= abs(observed) for pair in scores))
                    / (1 + len(scores))
                ),
            )
            for which, one in (("better", max), ("worse", min))
        ),
        Misconception(
            "repeats lost",
            "Extreme samples with differences of equal size, on one side of 0 or on both, count as"
            " one above the line. Each toss is a sample of its own.",
            COIN,
            ("What does a set do with equal numbers?",),
            program=lambda scores, observed: (
                (
                    1
                    + len(
                        {abs(x - y) for x, y in scores if abs(x - y) >= abs(observed)}
                    )
                )
                / (1 + len(scores))
            ),
        ),
        *(
            Misconception(
                "wins counted",
                f"It counts how often {side}{besides}. How far a side is ahead has to be"
                " compared with the observed difference.",
                SHARE,
                ("What does `observed` do in your function?",),
                program=lambda scores, observed, ahead=ahead, one=one: (
                    (one + sum(ahead(x, y) for x, y in scores)) / (one + len(scores))
                ),
            )
            for one, besides in (
                (1, ""),
                (0, ", and the observed difference is no sample there"),
            )
            for side, ahead in (
                ("the second side is ahead, or none", le),
                ("the first side is ahead, or none", ge),
                ("the first side is ahead", gt),
                ("the second side is ahead", lt),
            )
            if one == 0 or ahead in (le, ge)
        ),
        Misconception(
            "one-sided, doubled",
            "What lies as far out *above* 0 is counted, with the 1, and the share is doubled. Both sides are there: count them.",
            SHARE,
            (
                "Do the samples lie as often below 0 as above it?",
                "Can a probability be above 1?",
            ),
            program=lambda scores, observed: (
                2 * count_to_p(scores, observed, sample=itself)
            ),
        ),
        Misconception(
            "one-sided, doubled",
            "What lies as far out *above* 0 is counted, with the 1, and the share is doubled, up to 1. Both sides are there: count them.",
            SHARE,
            ("Do the samples lie as often below 0 as above it?",),
            program=lambda scores, observed: min(
                1, 2 * count_to_p(scores, observed, sample=itself)
            ),
        ),
        Misconception(
            "equal only",
            "Only samples exactly as far from 0 as the observed difference are counted; those"
            " farther out are more extreme still.",
            SHARE,
            steps={"reaches": lambda sample, line: sample == line},
        ),
        Misconception(
            "inverted difference",
            "Only what lies as far out *below* 0 is counted. Both sides count.",
            SHARE,
            ("Compare sizes: which Python function drops a sign?",),
            program=lambda scores, observed: (
                (1 + sum(x - y <= -abs(observed) for x, y in scores))
                / (1 + len(scores))
            ),
        ),
        Misconception(
            "observed counted twice",
            "Below the line, the observed difference is counted twice.",
            SHARE,
            ("How many samples are there, with the observed one?",),
            steps={"below": 2},
        ),
        Misconception(
            "a mean for a share",
            "That is the mean size of the differences. How many of them reach the observed"
            " one?",
            SHARE,
            program=lambda scores, observed: fmean(abs(x - y) for x, y in scores),
        ),
        Misconception(
            "stops at the first",
            "Above the line only the samples before the first less extreme one are counted, as if the count stopped there.",
            SHARE,
            ("Is there a `break` in the loop, or a `while`?",),
            program=stopped_early,
        ),
        Misconception(
            "the bootstrap's shift",
            "The mean of all differences is subtracted from each. Tossed coins scatter around 0 from the start.",
            COIN,
            ("Around which number do the differences lie when names are tossed?",),
            program=around_their_mean,
        ),
        Misconception(
            "observed counted twice",
            "Above the line, the observed difference is counted twice.",
            SHARE,
            program=lambda scores, observed: (
                count_to_p(scores, observed) + 1 / (len(scores) + 1)
            ),
        ),
        Misconception(
            "one side doubled",
            "The side on which the observed difference lies is counted (for 0, the side above), with the 1, and the share is doubled, up to 1. Both sides are counted; the observed difference is there once.",
            SHARE,
            ("What does the size of a difference say about its side?",),
            program=doubled,
        ),
        Misconception(
            "observed twice",
            "The observed difference is in twice: among the samples, and as the 1 besides.",
            SHARE,
            ("How often has it been seen?",),
            steps={"above": 2, "below": 2},
        ),
        Misconception(
            "mean of the sizes subtracted",
            "The mean of the sizes is taken off each size, as in the other bootstrap, and what then reaches the observed size counts.",
            NAMESAKE,
            ("With coins, nothing has to be centred.",),
            program=at_least_centred_sizes,
        ),
        Misconception(
            "1 only for none",
            "The 1 above the line is added only where no sample is as extreme. The observed difference is a sample in any case.",
            WILD,
            ("Is the 1 added below the line whenever it is added above?",),
            program=one_for_none,
        ),
        Misconception(
            "equal scores left out",
            "Samples in which both scores are equal are left out, above the line and below it. They are samples, too.",
            SHARE,
            ("How many coins were tossed?",),
            before=lambda scores, observed: (
                [(x, y) for x, y in scores if x != y],
                observed,
            ),
        ),
        Misconception(
            "wins counted",
            "It counts the samples in which the other system is ahead, or none is, as for the bootstrap (all, where 0 was observed). Here a sample counts if its difference is at least as large as the observed one, on either side.",
            SHARE,
            ("Around which difference do the coin's samples scatter?",),
            program=other_ahead,
        ),
        Misconception(
            "equal differences once",
            "Above the line equal differences count once (3 and -3 are two), below it each time. Every sample counts, though another one has the same difference.",
            SHARE,
            ("Is a set a count of samples?",),
            program=different_above,
        ),
        Misconception(
            "sizes added up",
            "The sizes of the extreme differences are added up, and their *number* is asked for.",
            SHARE,
            ("By how much does the count grow with one extreme sample?",),
            program=sum_of_extremes,
        ),
        Misconception(
            "0 on both sides",
            "It is right, but where 0 points were observed: then a sample without a difference is"
            " counted twice, once for each side.",
            SHARE,
            ("For which number are `d >= x` and `d <= -x` both true?",),
            program=on_each_side,
        ),
        Misconception(
            "1 only for none",
            "A 1 stands above the line only where no sample is as extreme, and below it only where there is no sample at all. The observed difference is one more sample in any case.",
            WILD,
            ("How many samples are there, with the observed one?",),
            program=never_0,
        ),
        Misconception(
            "squared on one side",
            "The squares of the differences are compared with the observed difference itself.",
            SHARE,
            ("Sizes with sizes, or squares with squares.",),
            steps={"sample": lambda difference: difference * difference},
        ),
        Misconception(
            "both orders",
            "Each sample counts twice, in both orders, and the observed difference once. The size of a difference knows no order.",
            SHARE,
            ("How many coins were tossed?",),
            program=in_both_orders,
        ),
        Misconception(
            "scores for differences",
            "Each score of a pair is held against the observed difference by itself. The difference of the"
            " two is a sample.",
            COIN,
            ("What is observed, a score or a difference of two?",),
            program=lambda scores, observed: (
                (
                    1
                    + sum(
                        abs(score) >= abs(observed) for pair in scores for score in pair
                    )
                )
                / (1 + len(scores))
            ),
        ),
        Misconception(
            "scores for differences",
            "Each of the two scores is held against the observed difference by itself, with its"
            " sign. The *difference* of the two is the sample.",
            program=lambda scores, observed: (
                (1 + sum(a >= observed or b >= observed for a, b in scores))
                / (1 + len(scores))
            ),
        ),
    ),
)


# ---- 10.2: width_on


def narrower(
    more: int,
    n: int,
    width: float,
    *,
    ratio: Callable[[float, float], float] = lambda more, n: n / more,
    power: float = 0.5,
) -> float:
    """The width falls with the root of the number of sentences."""
    return width * float(ratio(more, n) ** power)


def sizes(random: Random) -> tuple[int, int, float]:
    """Two test sets and a width, the second most often the larger one."""
    n = random.choice([40, 50, 100, 300, 1000])
    more = n * random.choice([1, 2, 4, 9, 16, 30]) // random.choice([1, 1, 1, 4])
    return more, n, random.choice([0.5, 2, 3.5, 8, 9.5])


def doublings(more: int, n: int) -> int:
    """How often n fits into more, doubled each time."""
    return max(0, (more // n).bit_length() - 1)


def in_whole_steps(more: int, n: int, width: float) -> float:
    """Half of it for each full fourfold."""
    return width / 2.0 ** (doublings(more, n) // 2)


def in_begun_steps(more: int, n: int, width: float) -> float:
    """Half of it for each fourfold that is begun."""
    begun = sum(n * 4.0**k < more for k in range(20))
    return width / 2.0**begun


def halved_each_time(more: int, n: int, width: float) -> float:
    """Half of it for each full doubling."""
    return width / 2.0 ** doublings(more, n)


def half_for_each_doubling(more: int, n: int, width: float) -> float:
    """The root is taken of what is left behind the last full doubling."""
    return narrower(more, n, width) / sqrt(2.0 ** doublings(more, n))


WIDTH_ON = Exercise(
    "10.2",
    "width_on",
    narrower,
    SIZE,
    cases=[
        (13, 50, 4.75),  # a width of more than one decimal
        (640, 40, 8),
        (300, 300, 1),
        (160, 40, 6),
        (100, 400, 3),
        (60, 40, 5),
        (1, 2, 2),
        (60, 1, 2),
        (400, 1, 8),
        (2, 1, 0.5),
        (1, 1, 1),
        (3003, 1000, 3.5),
        (1000, 3003, 3.5),
        (90, 40, 8),
        (40, 90, 8),
        (41, 40, 1),
    ],
    generate=sizes,
    count=180,
    kinds={
        "test sets of equal size": lambda more, n, width: more == n,
        "a smaller test set": lambda more, n, width: more < n,
    },
    parts={
        "the factor by which the width changes": lambda more, n, width: (
            (n / more) ** 0.5
        )
    },
    accepts=lambda more, n, width: more > 0 and n > 0 and width > 0,
    wrong=(
        *(
            Misconception(
                "sentences for a width",
                "That is how many sentences a width of 0.4 would take. Here their number is"
                " given, as `more`, and the width is asked for.",
                SIZE,
                ("Which of the three arguments has no effect?",),
                program=lambda more, n, width, whole=whole: whole(
                    n * (width / 0.4) ** 2
                ),
            )
            for whole in (float, round, ceil, int)
        ),
        Misconception(
            "missing root",
            "Four times the sentences would make a quarter of the width. The figure shows"
            " another fall.",
            SIZE,
            (
                "Look at the figure: from 40 to 160 sentences, what becomes of the width?",
                "Half of the width takes four times the sentences. Which function makes 2"
                " of 4?",
            ),
            steps={"power": 1},
        ),
        Misconception(
            "upside down",
            "More sentences make it wider here. They should make it narrower.",
            SIZE,
            (
                "Which of the two numbers of sentences belongs below the line?",
                "In which order do the arguments stand in the brackets?",
            ),
            steps={"ratio": lambda more, n: more / n},
        ),
        Misconception(
            "squared for the root",
            "The ratio is squared. That is the way back: from widths to sentences.",
            SIZE,
            (
                "17.8 times narrower takes 17.8 squared times as many. And the other way?",
            ),
            steps={"power": 2},
        ),
        Misconception(
            "another root",
            "It is the third root; four times the sentences should make half the width.",
            SIZE,
            steps={"power": 1 / 3},
        ),
        Misconception(
            "another root",
            "It is the fourth root; four times the sentences should make half the width.",
            SIZE,
            steps={"power": 1 / 4},
        ),
        Misconception(
            "precedence",
            "Half of the ratio n / more stands where its root belongs.",
            SIZE,
            ("`x ** 1 / 2` is half of x: put the exponent into brackets.",),
            program=lambda more, n, width: width * (n / more) / 2,
        ),
        Misconception(
            "precedence",
            "The width is divided by half of the ratio more / n, where its root belongs.",
            SIZE,
            ("`x ** 1 / 2` is half of x: put the exponent into brackets.",),
            program=lambda more, n, width: width / ((more / n) / 2),
        ),
        Misconception(
            "root of everything",
            "The root is taken of the width as well. Only the ratio of the sizes is under it.",
            SIZE,
            ("On a test set of the same size, the width is the same.",),
            program=lambda more, n, width: sqrt(width * n / more),
        ),
        Misconception(
            "logarithm for the root",
            "The width is divided by the natural logarithm of the ratio. A straight line on these axes is a power.",
            SIZE,
            program=lambda more, n, width: width / log(more / n),
        ),
        Misconception(
            "logarithm for the root",
            "The width is divided by the logarithm of the ratio to base 2. A straight line on these axes is a power.",
            SIZE,
            program=lambda more, n, width: width / log(more / n, 2),
        ),
        Misconception(
            "a product for a ratio",
            "The two numbers of sentences are multiplied. It is their ratio that matters.",
            SIZE,
            ("On a test set of the same size, the width is the same.",),
            steps={"ratio": lambda more, n: 1 / (more * n)},
        ),
        Misconception(
            "integer division",
            "What stands after the point of the ratio more / n is dropped: it is as if 60 / 40 were 1.",
            SIZE,
            steps={"ratio": lambda more, n: 1 / (more // n)},
        ),
        Misconception(
            "added sentences only",
            "The ratio counts only the sentences that are added. All of them make the width.",
            SIZE,
            steps={"ratio": lambda more, n: n / (more - n)},
        ),
        Misconception(
            "added sentences only",
            "Here `more` is added to `n`. It is the size of the larger test set, all told.",
            SIZE,
            steps={"ratio": lambda more, n: n / (more + n)},
        ),
        Misconception(
            "nothing changes",
            "It is the width as it was. More sentences make it narrower.",
            SIZE,
            (
                "Look at the figure: from 40 to 160 sentences, what becomes of the width?",
            ),
            program=lambda more, n, width: width,
        ),
        *(
            Misconception(
                "yes or no",
                "It says on which side of 0.4 the width lies, as True or False. How wide is the"
                " range?",
                SIZE,
                program=lambda more, n, width, reached=reached: reached(
                    narrower(more, n, width), 0.4
                ),
            )
            for reached in (le, lt, ge, gt)
        ),
        Misconception(
            "integer division",
            "What stands after the point of the ratio n / more is dropped: it is as if 40 / 60 were 0.",
            SIZE,
            steps={"ratio": lambda more, n: n // more},
        ),
        Misconception(
            "n - 1 for n",
            "One sentence is taken off each number, as for a spread. Here the numbers"
            " themselves stand in the ratio.",
            SIZE,
            steps={"ratio": lambda more, n: (n - 1) / (more - 1)},
        ),
        *(
            Misconception(
                "logarithm for the root",
                f"Logarithms of the two numbers are divided{then}. A straight line on"
                " logarithmic axes is a power.",
                SIZE,
                ("Half of the width takes four times the sentences.",),
                program=lambda more, n, width, root=root: (
                    width * (log(n) / log(more)) ** root
                ),
            )
            for root, then in ((1, ""), (0.5, ", and the root is taken of that"))
        ),
        *(
            Misconception(
                "logarithm for the root",
                f"The width is divided by 1 plus a logarithm of the ratio more / n, {which}. A"
                " straight line on these axes is a power.",
                SIZE,
                program=lambda more, n, width, base=base: (
                    width / (1 + log(more / n) / log(base))
                ),
            )
            for which, base in (
                ("to base 2", 2),
                ("the natural one", 2.718281828459045),
                ("to base 10", 10),
            )
        ),
        *(
            Misconception(
                "a pair for a number",
                "These are both ends of the range. One number says how far it goes to each"
                " side.",
                SIZE,
                after=lambda result, *_, form=form: form((-result, result)),
            )
            for form in (tuple, list)
        ),
        *(
            Misconception(
                "half a ratio",
                f"It is the width {how}. The root belongs to their ratio.",
                SIZE,
                ("On a test set of the same size, the width is the same.",),
                program=lambda more, n, width, a=a, b=b: width * n**a / more**b,
            )
            for a, b, how in [
                (0.5, 1, "times the root of `n`, divided by `more` itself"),
                (1, 0.5, "times `n` itself, divided by the root of `more`"),
                (0, 1, "divided by `more`; `n` has no effect"),
                (1, 0, "times `n`; `more` has no effect"),
                (-0.5, 0, "divided by the root of `n`; `more` has no effect"),
            ]
        ),
        Misconception(
            "subtracted for divided",
            "The width is divided by the root of the difference, more - n; the ratio belongs under the root.",
            SIZE,
            ("On a test set of the same size, the width is the same.",),
            program=lambda more, n, width: width / sqrt(more - n),
        ),
        Misconception(
            "in whole steps",
            "Each full fourfold halves the width; what lies between has no effect, and fewer"
            " sentences have none. A factor of 2 makes it narrower, too.",
            SIZE,
            (
                "Half of the width takes four times the sentences. Which function makes 2 of 4?",
            ),
            program=in_whole_steps,
        ),
        *(
            Misconception(
                "the whole range",
                f"It is {share} the right number, as if {which} were the whole range. Both go"
                " to one side of the score.",
                SIZE,
                ("On a test set of the same size, the width is the same.",),
                program=lambda more, n, width, k=k: k * narrower(more, n, width),
            )
            for share, which, k in (
                ("half", "`width`", 0.5),
                ("twice", "the answer", 2),
            )
        ),
        Misconception(
            "what is gained",
            "That is by how much the range becomes narrower. How wide is it then?",
            SIZE,
            program=lambda more, n, width: width - narrower(more, n, width),
        ),
        Misconception(
            "squared for the root",
            "The width is multiplied by the square of more / n: more sentences make it wider.",
            SIZE,
            program=lambda more, n, width: width * (more / n) ** 2,
        ),
        Misconception(
            "an argument without effect",
            "`n` has no effect: it is always as if it were 40, the size of the example corpus.",
            SIZE,
            program=lambda more, n, width: narrower(more, 40, width),
        ),
        Misconception(
            "logarithm for the root",
            "Logarithms of the two numbers, each with 1 added, are divided. A straight line on logarithmic axes is a power.",
            SIZE,
            program=lambda more, n, width: width * log(n + 1) / log(more + 1),
        ),
        Misconception(
            "in whole steps",
            "The width is halved for each full doubling of the sentences, and stays the same in between, and for fewer sentences. Half the width takes four times as many, and the root goes smoothly.",
            SIZE,
            ("Twice as many sentences: with which root does the width fall?",),
            program=halved_each_time,
        ),
        Misconception(
            "a root of 2 too many",
            "It is divided by the root of 2 besides, as if for two systems. With as many sentences as before, the width is what it was.",
            SIZE,
            ("What should come out if `more` is `n`?",),
            steps={"ratio": lambda more, n: n / (2 * more)},
        ),
        Misconception(
            "1.96 spreads",
            "It is 1.96 times too wide. A spread takes that factor; the width is one of a range already.",
            SIZE,
            ("With as many sentences as before, what should the width be?",),
            program=lambda more, n, width: 1.96 * narrower(more, n, width),
        ),
        Misconception(
            "half for each doubling",
            "Each full doubling takes half of the width, and only what is left over its root. Half takes four times the sentences.",
            SIZE,
            (
                "Half of the width takes four times the sentences. What does twice as many give?",
            ),
            program=half_for_each_doubling,
        ),
        Misconception(
            "in whole steps",
            "Each fourfold that is begun halves the width; what lies between has no effect, and"
            " fewer sentences have none. A factor of 2 makes it narrower, too, and by less.",
            SIZE,
            (
                "Half of the width takes four times the sentences. Which function makes 2 of 4?",
            ),
            program=in_begun_steps,
        ),
        Misconception(
            "fours counted",
            "The width is halved as often as 4 goes into the ratio more / n. From 40 to 160"
            " sentences it halves once, and from 160 to 640 once more.",
            SIZE,
            (
                "4 times 4 is 16: how often is the width halved with 16 times the sentences?",
            ),
            program=lambda more, n, width: width * 0.5 ** (more / n / 4),
        ),
        Misconception(
            "another root",
            "Ten times the sentences would make half the width; four times should.",
            SIZE,
            (
                "Half of the width takes four times the sentences. Which function makes 2 of 4?",
            ),
            steps={"power": log10(2)},
        ),
        Misconception(
            "more and width exchanged",
            "What the first line calls `width` is the number of sentences, and the other way"
            " round: the function is called with `more`, `n` and `width`, in this order.",
            program=lambda more, n, width: more * sqrt(n / width),
        ),
    ),
)


# ---- 10.3: findings


def down_the_list(
    p_values: list[float],
    *,
    order: Callable[[list[float]], list[float]] = sorted,
    limit: Callable[[int, int], float] = lambda m, rank: 0.05 / (m - rank),
    holds: Callable[[float, float], bool] = le,
    stops: bool = True,
) -> int:
    """How many p-values are findings by Holm's limits; ranks are counted from 0."""
    found = 0
    for rank, p in enumerate(order(p_values)):
        if holds(p, limit(len(p_values), rank)):
            found += 1
        elif stops:
            break
    return found


def first_passed_over(p_values: list[float]) -> int:
    """The limits begin with the second p."""
    ordered = sorted(p_values)
    for rank in range(1, len(ordered)):
        if ordered[rank] > 0.05 / (len(ordered) - rank):
            return rank - 1
    return max(0, len(ordered) - 1)


def step_up(p_values: list[float], limit: Callable[[int, int], float]) -> int:
    """From the largest p-value up: the first that holds takes all smaller ones with it."""
    m, ordered = len(p_values), sorted(p_values)
    held = (rank for rank in reversed(range(m)) if ordered[rank] <= limit(m, rank))
    return next(held, -1) + 1


P_VALUES = (0.001, 0.004, 0.007, 0.009, 0.011, 0.012, 0.015, 0.018, 0.02, 0.022, 0.024)
LARGER = (0.025, 0.03, 0.035, 0.04, 0.045, 0.05, 0.06, 0.2, 0.5)


def some_p_values(random: Random) -> tuple[list[float]]:
    """Up to six p-values in no order, most of them small."""
    pool = (*P_VALUES, *P_VALUES, *LARGER)
    return ([random.choice(pool) for _ in range(random.randint(1, 6))],)


def first_limit_too_large(p_values: list[float]) -> int:
    """The tests are counted from 1 where none is done yet."""
    for done, p in enumerate(sorted(p_values)):
        if p > 0.05 / max(1, len(p_values) - done - 1):
            return done
    return len(p_values)


def each_p_once(p_values: list[float]) -> int:
    """Down a set, with the limits of the whole list."""
    found = 0
    for p in sorted(set(p_values)):
        if p > 0.05 / (len(p_values) - found):
            break
        found += 1
    return found


def divided_again(p_values: list[float]) -> int:
    """What is left of the limit is divided in each step."""
    limit = 0.05
    for done, p in enumerate(sorted(p_values)):
        limit /= len(p_values) - done
        if p > limit:
            return done
    return len(p_values)


FINDINGS = Exercise(
    "10.3",
    "findings",
    down_the_list,
    CURE,
    cases=[
        ([0.04, 0.001, 0.02],),
        ([0.03, 0.01, 0.04, 0.045],),
        ([0.2],),
        ([0.05],),
        ([0.05, 0.025],),
        ([0.026, 0.04],),
        ([0.001, 0.03],),
        ([0.0252, 0.0252],),  # between Holm's limit and Šidák's
        ([],),
        ([1.0],),
        ([0.0],),
        ([1.0, 1.0],),
        ([1.0, 1.0, 1.0],),
        ([0.0501, 0.0501, 0.0501],),
        ([0.0501],),
        ([0.01, 0.05, 0.002, 0.01, 0.01],),
        ([0.05, 0.05],),
        ([0.025, 0.05],),
        ([0.025, 0.025],),
        ([0.0001] * 10,),
        ([0.005] * 10,),
        ([0.001, 0.6, 0.001],),
        ([0.2, 0.001, 0.03, 0.04],),
        ([0.0168, 0.6, 0.9],),  # between the two limits as well, of three tests
    ],
    generate=some_p_values,
    kinds={
        "no p-values at all": lambda p_values: not p_values,
        "a p-value exactly at its limit that decides": lambda p_values: (
            down_the_list(p_values) != down_the_list(p_values, holds=lt)
        ),
        "a single p-value": lambda p_values: len(p_values) == 1,
    },
    wrong=(
        Misconception(
            "Bonferroni for Holm",
            "Each p is held against the same limit, 0.05 divided by the number of all tests."
            " That is Bonferroni.",
            CURE,
            (
                "After the first finding, how many tests are left?",
                "The number below the line shrinks by one with each finding.",
            ),
            steps={"limit": lambda m, rank: 0.05 / m},
        ),
        Misconception(
            "uncorrected",
            "Each p is held against 0.05, as if it were the only test.",
            "10_significance#twenty-tries-one-winner",
            ("The limit of the smallest p is 0.05 divided by ... what?",),
            steps={"limit": lambda m, rank: 0.05},
        ),
        Misconception(
            "not sorted",
            "The p-values are taken in the order of the list. Holm goes from the smallest on.",
            CURE,
            (
                "What has to be done with the list before the loop begins?",
                "`sorted(p_values)` makes a new list. Is it kept, and does the loop walk it?",
            ),
            steps={"order": list},
        ),
        Misconception(
            "largest first",
            "It begins with the largest p.",
            CURE,
            ("Which p gets the strictest limit?",),
            steps={"order": lambda p_values: sorted(p_values, reverse=True)},
        ),
        Misconception(
            "does not stop",
            "After a p that fails, it goes on. Whatever comes later is no finding, for a"
            " corrected p is never below the one before.",
            CURE,
            (
                "Take [0.03, 0.04]. The first fails at 0.025. And then?",
                "How does a loop end before its list does?",
            ),
            steps={"stops": False},
        ),
        Misconception(
            "limits in the wrong order",
            "The limits shrink on the way: 0.05, then 0.05/2, then 0.05/3. The first one"
            " should be the strictest.",
            CURE,
            ("How many tests are left at the start, and how many at the end?",),
            steps={"limit": lambda m, rank: 0.05 / (rank + 1)},
        ),
        Misconception(
            "off by one",
            "Below the line stands one too few, as if the rank were counted from 1: the first p should be divided by all tests.",
            CURE,
            ("What is the limit of a single p-value?",),
            steps={"limit": lambda m, rank: 0.05 / (m - rank - 1)},
        ),
        Misconception(
            "off by one",
            "Below the line stands one too many.",
            CURE,
            ("What is the limit of a single p-value?",),
            steps={"limit": lambda m, rank: 0.05 / (m - rank + 1)},
        ),
        Misconception(
            "strict comparison",
            "A p exactly at its limit is a finding: at *most* 0.05/m.",
            CURE,
            steps={"holds": lt},
        ),
        Misconception(
            "inverted comparison",
            "From the smallest p on, those *above* their limits are counted, until one is not.",
            CURE,
            ("Which p-values are findings: the small ones, or the large ones?",),
            program=lambda p_values: down_the_list(p_values, holds=gt),
        ),
        Misconception(
            "inverted comparison",
            "All p-values *above* their limits are counted.",
            CURE,
            ("Which p-values are findings: the small ones, or the large ones?",),
            program=lambda p_values: down_the_list(p_values, holds=gt, stops=False),
        ),
        Misconception(
            "Benjamini and Hochberg",
            "These limits grow by equal steps, 0.05/m, then twice that, and so on. They bound"
            " the share of false findings; Holm bounds the chance of any.",
            CURE,
            program=lambda p_values: step_up(
                p_values, lambda m, rank: 0.05 * (rank + 1) / m
            ),
        ),
        Misconception(
            "Benjamini and Hochberg",
            "These limits grow by equal steps, 0.05/m, then twice that, and so on. Holm"
            " divides 0.05 by the number of tests that are left.",
            CURE,
            steps={"limit": lambda m, rank: 0.05 * (rank + 1) / m},
        ),
        Misconception(
            "from the other end",
            "It goes up from the largest p, and the first that holds takes the rest along."
            " Holm goes down from the smallest.",
            CURE,
            program=lambda p_values: step_up(
                p_values, lambda m, rank: 0.05 / (m - rank)
            ),
        ),
        Misconception(
            "first item lost",
            "The smallest p is passed over: it is neither looked at nor counted.",
            CURE,
            ("Places are counted from 0.",),
            program=first_passed_over,
        ),
        Misconception(
            "nothing after the loop",
            "Where no p fails, nothing is returned.",
            CURE,
            ("What happens after the last round of the loop?",),
            program=lambda p_values: (
                found if (found := down_the_list(p_values)) < len(p_values) else None
            ),
        ),
        Misconception(
            "a list for a count",
            "These are the findings themselves; how many are there?",
            CURE,
            program=lambda p_values: sorted(p_values)[: down_the_list(p_values)],
        ),
        Misconception(
            "failures counted",
            "These are the tests that are no findings.",
            CURE,
            after=lambda result, p_values: len(p_values) - result,
        ),
        Misconception(
            "all or nothing",
            "After a p that fails, the answer is 0. What held before it stays a finding.",
            CURE,
            ("Take [0.001, 0.9]. How many findings are there?",),
            program=lambda p_values: (
                found if (found := down_the_list(p_values)) == len(p_values) else 0
            ),
        ),
        Misconception(
            "the failure counted",
            "The first p that fails is counted, too.",
            CURE,
            ("Take [0.2]. How many findings are there?",),
            program=lambda p_values: min(len(p_values), down_the_list(p_values) + 1),
        ),
        Misconception(
            "only the first",
            "The answer is 1 or True where the smallest p holds, and 0 or False where it fails, whatever comes after it. How many are findings?",
            CURE,
            (
                "Take [0.001, 0.001]. Why is the second no finding in your function?",
                "`0.05 / m - k` divides first, and `0.05 / (m - k)` subtracts first.",
            ),
            program=lambda p_values: int(
                bool(p_values) and min(p_values) <= 0.05 / len(p_values)
            ),
        ),
        Misconception(
            "repeats lost",
            "Equal p-values count only once, also among the tests that are left. They are two tests.",
            CURE,
            ("`sorted` of the list keeps both.",),
            before=lambda p_values: (sorted(set(p_values)),),
        ),
        Misconception(
            "corrected twice",
            "The correction is made twice: by the number of all tests, and by the number of"
            " those left.",
            CURE,
            ("What is the limit of the smallest p? Divide once.",),
            steps={"limit": lambda m, rank: 0.05 / m / (m - rank)},
        ),
        Misconception(
            "corrected twice",
            "The number of tests left is divided by twice.",
            CURE,
            ("What is the limit of the smallest p? Divide once.",),
            steps={"limit": lambda m, rank: 0.05 / (m - rank) ** 2},
        ),
        *(
            Misconception(
                "another level",
                f"The level is {level} here, and not 0.05.",
                CURE,
                steps={"limit": lambda m, rank, level=level: level / (m - rank)},
            )
            for level in (0.01, 0.1, 0.5, 0.005, 0.025, 0.95)
        ),
        Misconception(
            "another level",
            "Each p is a finding, as if no limit were below 1.",
            CURE,
            (
                "What is the limit of a single p-value?",
                "0.05 is a ratio. Is one of yours in per cent?",
            ),
            program=len,
        ),
        Misconception(
            "multiplied for divided",
            "The limits are 0.05 *times* the tests that are left. None of Holm's limits is above 0.05.",
            CURE,
            steps={"limit": lambda m, rank: 0.05 * (m - rank)},
        ),
        Misconception(
            "another correction",
            "That is Šidák's limit, with a root. It is close; here 0.05 is divided.",
            CURE,
            steps={"limit": lambda m, rank: 1 - 0.95 ** (1 / (m - rank))},
        ),
        Misconception(
            "another correction",
            "The limit begins at 0.05 and is halved with each step. It is 0.05 by the number of tests left.",
            CURE,
            steps={"limit": lambda m, rank: 0.05 / 2**rank},
        ),
        Misconception(
            "another correction",
            "The limit starts right and is halved with each step. It is 0.05 by the number of tests left.",
            CURE,
            steps={"limit": lambda m, rank: 0.05 / m / 2**rank},
        ),
        Misconception(
            "a list for a count",
            "It says for each p whether it is at most its limit; how many are findings?",
            CURE,
            program=lambda p_values: [
                p <= 0.05 / (len(p_values) - rank)
                for rank, p in enumerate(sorted(p_values))
            ],
        ),
        Misconception(
            "a list for a count",
            "Each p is multiplied by the number of tests left, on the way to corrected p-values; how many are findings?",
            CURE,
            program=lambda p_values: [
                p * (len(p_values) - rank) for rank, p in enumerate(sorted(p_values))
            ],
        ),
        Misconception(
            "a share for a count",
            "That is the share of findings. How many are there?",
            CURE,
            after=lambda result, p_values: result / len(p_values),
        ),
        Misconception(
            "off by one",
            "Below the line stands one too few, but for the last test: the first limit is 0.05/m, and m is the number of all tests.",
            CURE,
            ("How many tests are left when none is done?",),
            program=first_limit_too_large,
        ),
        Misconception(
            "repeats lost",
            "Equal p-values count only once among the findings. Each of them is a test of its own.",
            CURE,
            program=each_p_once,
        ),
        Misconception(
            "a limit divided again",
            "The limit of a test is that of the test before, divided once more. Each limit is 0.05, divided by how many tests are left.",
            CURE,
            ("With three tests, what is the limit of the second one?",),
            program=divided_again,
        ),
    ),
)


# ---- 10.4: by_topic


def total(segments: Iterable[BleuStats]) -> BleuStats:
    """The counts of all these segments."""
    return sum(segments, BleuStats.zero(4))


def add_topics(
    segments: list[BleuStats],
    topics: list[str],
    *,
    names: Callable[[list[str]], Iterable[str]] = dict.fromkeys,
    join: Callable[[list[BleuStats]], object] = total,
) -> list[object]:
    """One record for each topic, in the order in which the topics first come."""
    return [
        join([s for s, own in zip(segments, topics, strict=True) if own == topic])
        for topic in names(topics)
    ]


def runs(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """Neighbors of one topic are added; a topic that comes again makes a new record."""
    placed = groupby(zip(topics, segments, strict=True), key=lambda pair: pair[0])
    return [total(segment for _, segment in run) for _, run in placed]


def in_turn(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """As if the topics took turns, as those of the example corpus do."""
    count = len(set(topics))
    return [total(segments[k::count]) for k in range(count)]


def blocks(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """As if the topics were blocks of equal size."""
    count = len(set(topics))
    size = ceil(len(segments) / count) if count else 1
    return [total(segments[k : k + size]) for k in range(0, len(segments), size)]


def never_reset(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """The sum of a topic starts where that of the topic before ended."""
    sums, so_far = [], BleuStats.zero(4)
    for one in add_topics(segments, topics):
        so_far += one  # type: ignore[operator]  # each is a BleuStats here
        sums.append(so_far)
    return sums


def topics_by_segment(segments: list[BleuStats], topics: list[str]) -> list[str]:
    """The names of the topics are added, under each segment."""
    sums: dict[BleuStats, str] = {}
    for segment, topic in zip(segments, topics, strict=True):
        sums[segment] = sums[segment] + topic if segment in sums else topic
    return list(sums.values())


def some_counts(random: Random) -> BleuStats:
    """The counts of a short sentence."""
    totals = [max(0, random.randint(2, 5) - k) for k in range(4)]
    matches = tuple(random.randint(0, count) for count in totals)
    return BleuStats(matches, tuple(totals), totals[0], random.randint(2, 5))


def some_topics(random: Random) -> tuple[list[BleuStats], list[str]]:
    """A few segments of up to three topics."""
    topics = [
        random.choice(["sport", "food", "art"]) for _ in range(random.randint(2, 6))
    ]
    return [some_counts(random) for _ in topics], topics


ONE = BleuStats((4, 2, 1, 0), (4, 3, 2, 1), 4, 4)
TWO = BleuStats((1, 0, 0, 0), (3, 2, 1, 0), 3, 5)
THREE = BleuStats((2, 1, 0, 0), (2, 1, 0, 0), 2, 3)


def first_of_each_lost(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """A new topic gets an empty record, and its first segment is forgotten."""
    sums: dict[str, BleuStats] = {}
    for segment, topic in zip(segments, topics):
        sums[topic] = sums[topic] + segment if topic in sums else BleuStats.zero(4)
    return [*sums.values()]


def running_total(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """One sum for all topics, kept where each topic ends."""
    kept, so_far = {}, BleuStats.zero(4)
    for segment, topic in zip(segments, topics):
        so_far += segment
        kept[topic] = so_far
    return [*kept.values()]


def mean_of_each(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """The counts of a topic, divided by the number of its segments."""
    means = []
    for topic in dict.fromkeys(topics):
        own = [s for s, here in zip(segments, topics) if here == topic]
        pooled, n = total(own), len(own)
        means.append(
            BleuStats(
                tuple(count // n for count in pooled.matches),
                tuple(count // n for count in pooled.totals),
                pooled.hyp_len // n,
                pooled.ref_len // n,
            )
        )
    return means


def ten_places(segments: list[BleuStats], topics: list[str]) -> list[BleuStats]:
    """Ten sums from the start, and a topic for a place among them."""
    sums = [BleuStats.zero(4)] * 10
    for segment, topic in zip(segments, topics):
        sums[topic] += segment  # type: ignore[call-overload]  # a name is no place
    return sums


def up_to_the_largest(segments: list[BleuStats], topics: list[int]) -> list[BleuStats]:
    """A sum for each number from 0 to the largest topic."""
    sums = [BleuStats.zero(4)] * (max(topics, default=-1) + 1)
    for segment, topic in zip(segments, topics):
        sums[topic] += segment
    return sums


def lengths_of_one(segments: list[BleuStats], place: int) -> BleuStats:
    """Matches and totals of all, the lengths of one."""
    pooled = total(segments)
    one = segments[place]
    return BleuStats(pooled.matches, pooled.totals, one.hyp_len, one.ref_len)


def in_the_order_of_a_set(
    segments: list[BleuStats], topics: list[str]
) -> list[BleuStats]:
    """A sum for each topic of a set."""
    return [
        total(s for s, here in zip(segments, topics) if here == topic)
        for topic in set(topics)
    ]


BY_TOPIC = Exercise(
    "10.4",
    "by_topic",
    add_topics,
    ADDING,
    cases=[
        ([ONE, TWO], ["food", "food"]),
        ([ONE, TWO], ["food", "art"]),
        ([ONE, TWO, THREE], ["food", "art", "food"]),
        ([ONE, TWO, THREE], ["food", "food", "art"]),
        ([ONE, TWO, THREE], ["food", "art", "art"]),
        ([ONE, ONE, TWO], ["food", "food", "art"]),  # two equal segments
        ([ONE, TWO, THREE], [0, 1, 0]),
        ([ONE, TWO], [1, 0]),
        ([ONE, TWO], [0, 2]),
        ([ONE, TWO, THREE] * 4, [i % 10 for i in range(12)]),
        ([ONE, TWO, THREE] * 4, ["food", "art", "food", "sport"] * 3),
        ([], []),
        ([ONE], ["food"]),
        ([ONE, ONE], ["food", "food"]),
        ([ONE, ONE], ["food", "art"]),
        ([TWO, ONE], ["art", "food"]),
        ([ONE, TWO], ["Food", "food"]),
        ([ONE, TWO, THREE], ["", "art", ""]),
        ([THREE, TWO, ONE], ["food", "art", "food"]),
        ([ONE, BleuStats.zero(4)], ["food", "art"]),
        ([BleuStats.zero(4), ONE], ["food", "food"]),
        ([ONE, TWO, THREE, ONE], ["art", "food", "food", "art"]),
    ],
    generate=some_topics,
    count=120,
    kinds={
        "no segments": lambda segments, topics: not segments,
        "a topic that comes again after another one": lambda segments, topics: (
            len([*groupby(topics)]) > len(set(topics))
        ),
    },
    accepts=lambda segments, topics: len(segments) == len(topics),
    wrong=(
        Misconception(
            "repeats lost",
            "Equal segments of a topic count only once. Each of them is a sentence.",
            ADDING,
            steps={"join": lambda segments: total(dict.fromkeys(segments))},
        ),
        Misconception(
            "nothing joined",
            "No two segments are joined: each has an element of its own.",
            ADDING,
            ("What is to happen when a topic comes for the second time?",),
            program=lambda segments, topics: [*segments],
        ),
        Misconception(
            "empty elements",
            "There is an element for each topic, and nothing in it: no segment is added, or its sum"
            " is not kept.",
            ADDING,
            (
                "Which of the two is compared with the topic?",
                "`so_far = so_far + segment` makes a new sum. Does it go back to where it came"
                " from?",
            ),
            steps={"join": lambda segments: BleuStats.zero(4)},
        ),
        Misconception(
            "mean for a sum",
            "The counts of a topic are divided by the number of its segments, and rounded down. A document is the"
            " *sum* of its sentences: a long one counts for more.",
            ADDING,
            ("What may be divided, and when? Counts are added first.",),
            program=mean_of_each,
        ),
        Misconception(
            "a list for a sum",
            "The segments of a topic are collected, and not added.",
            ADDING,
            (
                "What is drawn has to be a `BleuStats`.",
                "`sum` takes a second argument: where to start from.",
            ),
            steps={"join": list},
        ),
        Misconception(
            "the last of each",
            "Only the last segment of each topic is kept; it replaces those before.",
            ADDING,
            ("With a dictionary: does a line set the value, or add to it?",),
            steps={"join": lambda segments: segments[-1]},
        ),
        Misconception(
            "the first of each",
            "Only the first segment of each topic is kept.",
            ADDING,
            ("What happens to a segment whose topic is known already?",),
            steps={"join": lambda segments: segments[0]},
        ),
        Misconception(
            "neighbors only",
            "A topic that comes again later makes a second element.",
            SACK,
            ("`groupby` joins neighbors only.",),
            program=runs,
        ),
        Misconception(
            "topics in turn",
            "It is as if the topics took turns. They do in the example corpus; here `topics`"
            " says which is which.",
            SACK,
            ("Which topic does each segment have? Look it up for each one.",),
            program=in_turn,
        ),
        Misconception(
            "topics in blocks",
            "The segments are cut into blocks of one size (the last may be shorter), about as many as there are topics; `topics` says which is which.",
            SACK,
            program=blocks,
        ),
        Misconception(
            "sorted",
            "The elements are sorted by topic; the order in which the topics first come is"
            " asked for.",
            SACK,
            ("A dictionary keeps the order in which its keys came.",),
            steps={"names": lambda topics: sorted(set(topics))},
        ),
        Misconception(
            "accumulator not reset",
            "Each sum starts where the one before ended.",
            ADDING,
            ("Where in the loop does a new sum begin?",),
            program=never_reset,
        ),
        Misconception(
            "all in one",
            "All segments are added into one element, whatever their topics.",
            ADDING,
            program=lambda segments, topics: [total(segments)],
        ),
        Misconception(
            "scores for counts",
            "These are scores. Scores do not add; counts do.",
            ADDING,
            steps={"join": lambda segments: bleu_score(total(segments)).score},
        ),
        Misconception(
            "scores for counts",
            "These are scores, in points. Scores do not add; counts do.",
            ADDING,
            steps={"join": lambda segments: bleu_score(total(segments)).points},
        ),
        Misconception(
            "a dictionary for a list",
            "It is a dictionary; `bootstrap_interval` draws from a list.",
            SACK,
            ("A dictionary has `values()`.",),
            after=lambda result, segments, topics: dict(
                zip(dict.fromkeys(topics), result, strict=True)
            ),
        ),
        Misconception(
            "one for each segment",
            "There is an element for each segment, and a topic comes as often as it has"
            " segments.",
            SACK,
            ("Go through the *different* topics.",),
            steps={"names": list},
        ),
        Misconception(
            "topics for segments",
            "These are the names of the topics. Draws need the counts.",
            ADDING,
            ("What is drawn has to be a `BleuStats`.",),
            program=lambda segments, topics: [*dict.fromkeys(topics)],
        ),
        Misconception(
            "topics for segments",
            "It counts the segments of each topic. Draws need the sums of their counts.",
            ADDING,
            ("What is drawn has to be a `BleuStats`.",),
            steps={"join": len},
        ),
        Misconception(
            "every tenth",
            "Each segment is joined with every tenth one after it, as if ten topics took turns. `topics`"
            " says which topic each segment has.",
            SACK,
            ("Where is `topics` used in your function?",),
            program=lambda segments, topics: [
                total(segments[k::10]) for k in range(min(10, len(segments)))
            ],
        ),
        Misconception(
            "ten topics",
            "There are always ten elements, as if the topics were the numbers 0 to 9; with topics that are words it raises an error. Topics are names, and only those that come get an element.",
            SACK,
            ("What finds a value by a name: a list, or a dictionary?",),
            program=ten_places,
        ),
        *(
            Misconception(
                "lengths not added",
                "Matches and totals are added, and the two lengths are those of the"
                f" {which} segment alone.",
                ADDING,
                (
                    "`BleuStats` has a `+` of its own. What does it do with the lengths?",
                ),
                steps={"join": lambda segments, k=k: lengths_of_one(segments, k)},
            )
            for which, k in (("last", -1), ("first", 0))
        ),
        Misconception(
            "every tenth",
            "There are always ten elements, as if there were ten topics that take turns."
            " `topics` says which topic each segment has.",
            SACK,
            program=lambda segments, topics: [
                total(segments[k::10]) for k in range(10)
            ],
        ),
        Misconception(
            "the first counted twice",
            "The first segment of each topic is added twice.",
            ADDING,
            ("What happens after a new topic is put in? Is there an `else`?",),
            steps={"join": lambda segments: segments[0] + total(segments)},
        ),
        *(
            Misconception(
                "pairs",
                "Each element is a pair, with the name of the topic. The sum alone is drawn.",
                SACK,
                ("A dictionary has `items()`, and it has `values()`.",),
                after=lambda result, segments, topics, form=form: [
                    form(pair)
                    for pair in zip(dict.fromkeys(topics), result, strict=True)
                ],
            )
            for form in (tuple, list, lambda pair: pair[::-1])
        ),
        *(
            Misconception(
                "a segment lost",
                f"The {which} segment has no effect, as if the loop {how}.",
                SACK,
                before=lambda segments, topics, part=part: (
                    segments[part],
                    topics[part],
                ),
            )
            for which, how, part in [
                ("first", "began too late", slice(1, None)),
                ("last", "ended too early", slice(None, -1)),
            ]
        ),
        Misconception(
            "all in each",
            "Each topic gets the sum of *all* segments. `[[]] * k` is *one* list, k times.",
            ADDING,
            ("Which segments have this topic? Where is that asked?",),
            program=lambda segments, topics: [
                total(segments) for _ in dict.fromkeys(topics)
            ],
        ),
        Misconception(
            "the whole sum",
            "It is one sum of all segments. An element for each topic is asked for.",
            ADDING,
            program=lambda segments, topics: total(segments),
        ),
        Misconception(
            "swapped arguments",
            "`segments` and `topics` are taken for each other: the names of the topics are added, for each different segment.",
            SACK,
            ("Which of the two is the key?",),
            program=topics_by_segment,
        ),
        Misconception(
            "largest topic first",
            "The topics are sorted by how many segments they have. They should come as they"
            " first stand in the list.",
            SACK,
            steps={
                "names": lambda topics: sorted(
                    dict.fromkeys(topics), key=topics.count, reverse=True
                )
            },
        ),
        Misconception(
            "the last place",
            "The topics stand in the order in which they *last* come.",
            SACK,
            steps={"names": lambda topics: [*dict.fromkeys(topics[::-1])][::-1]},
        ),
        Misconception(
            "only topics with several",
            "A topic with a single segment is lost.",
            SACK,
            steps={
                "names": lambda topics: (
                    topic for topic in dict.fromkeys(topics) if topics.count(topic) > 1
                )
            },
        ),
        Misconception(
            "a segment lost",
            "The first segment of each topic is lost: the sum of a new topic begins empty, without it.",
            ADDING,
            ("What happens to a segment whose topic is new?",),
            program=first_of_each_lost,
        ),
        Misconception(
            "accumulator not reset",
            "One sum runs on through all segments, whatever their topic; an element is what it has come to with the last segment of a topic.",
            ADDING,
            ("Each topic needs a sum of its own.",),
            program=running_total,
        ),
        Misconception(
            "sorted",
            "The topics come in the order of a set, which is no order. The order in which they first come is asked for.",
            SACK,
            ("A `dict` keeps the order in which its keys came.",),
            program=in_the_order_of_a_set,
        ),
        Misconception(
            "lengths of one segment",
            "The reference length is that of the last segment of the topic. Lengths are added, as matches are.",
            ADDING,
            ("Which of the four fields of the sum is no sum?",),
            steps={
                "join": lambda segments: (
                    lambda pooled, last: BleuStats(
                        pooled.matches, pooled.totals, pooled.hyp_len, last.ref_len
                    )
                )(total(segments), segments[-1])
            },
        ),
        Misconception(
            "scores for counts",
            "Each element is a `BleuScore`, the score of a topic. The sum of its counts is asked for, a `BleuStats`.",
            ADDING,
            ("What is there to be added, if scores are given back?",),
            steps={"join": lambda parts: bleu_score(total(parts))},
        ),
        Misconception(
            "numbers for names",
            "There is an element for each number from 0 to the largest topic; with topics that are words it raises an error. Topics are names, and come in the order in which they are first seen.",
            SACK,
            ("What finds a value by a name: a list, or a dictionary?",),
            program=up_to_the_largest,
        ),
    ),
)


# ---- 10.5: my_resamples


def of_sums(pieces: Sequence[tuple[int, int]]) -> float:
    """The matches of all sentences by the words of all sentences."""
    return sum(m for m, _ in pieces) / sum(n for _, n in pieces)


def score_draws(
    counts: Pairs,
    draws: list[Draw],
    *,
    chosen: Callable[[Draw], Iterable[int]] = list,
    pick: Callable[[Pairs, int], tuple[int, int]] = lambda counts, i: counts[i],
    ratio: Callable[[Sequence[tuple[int, int]]], float] = of_sums,
) -> list[float]:
    """The unigram precision of each resample."""
    return [ratio([pick(counts, i) for i in chosen(draw)]) for draw in draws]


def all_so_far(counts: Pairs, draws: list[Draw]) -> list[float]:
    """The sums of a resample go on from those of the one before."""
    drawn = [[*chain(*draws[: k + 1])] for k in range(len(draws))]
    return score_draws(counts, drawn)


def left_out(counts: Pairs, draws: list[Draw]) -> list[float]:
    """The sentences that were not drawn."""
    rest = [[i for i in range(len(counts)) if i not in draw] for draw in draws]
    return [of_sums([counts[i] for i in kept]) if kept else 0.0 for kept in rest]


def one_goes_on(counts: Pairs, draws: list[Draw], old: tuple[int, int]) -> list[float]:
    """One of the two sums, marked by a 1, starts where that of the draw before ended."""
    precisions, sums = [], (0, 0)
    for draw in draws:
        start = (sums[0] * old[0], sums[1] * old[1])
        drawn = [start, *(counts[i] for i in draw)]
        sums = (sum(m for m, _ in drawn), sum(n for _, n in drawn))
        precisions.append(sums[0] / sums[1])
    return precisions


def some_draws(random: Random) -> tuple[Pairs, list[Draw]]:
    """A few sentences, and resamples of as many."""
    lengths = [random.randint(2, 9) for _ in range(random.randint(2, 5))]
    counts = [(random.randint(1, n), n) for n in lengths]
    places = range(len(counts))
    return counts, [
        random.choices(places, k=len(counts)) for _ in range(random.randint(1, 3))
    ]


def draws_as_weights(counts: Pairs, draws: list[Draw]) -> list[float]:
    """The place in a draw is taken for the sentence, the number for how often it is taken."""
    scores = []
    for draw in draws:
        taken = [*zip(draw, counts)]
        matches = sum(times * pair[0] for times, pair in taken)
        words = sum(times * pair[1] for times, pair in taken)
        scores.append(matches / words if words else 0)
    return scores


def without_number_0(counts: Pairs, draws: list[Draw]) -> list[float]:
    """Number 0 is taken for no sentence."""
    drawn = [[counts[i] for i in draw if i] for draw in draws]
    return [of_sums(pieces) if pieces else 0 for pieces in drawn]


def after_each(counts: Pairs, draws: list[Draw]) -> list[float]:
    """A score after each sentence of a draw."""
    return [
        of_sums([counts[i] for i in draw[: k + 1]])
        for draw in draws
        for k in range(len(draw))
    ]


def in_points(scores: list[float]) -> list[float]:
    """A hundred times, with two decimals."""
    return [round(100 * score, 2) for score in scores]


def ratio_or_zero(pairs: Sequence[tuple[int, int]]) -> float:
    """Matches by tokens, 0 without any."""
    tokens = sum(t for _, t in pairs)
    return sum(m for m, _ in pairs) / tokens if tokens else 0.0


def upside_down(counts: Pairs, draws: list[Draw]) -> list[float]:
    """The pairs are read the other way round."""
    return [
        sum(counts[i][1] for i in draw) / max(1, sum(counts[i][0] for i in draw))
        for draw in draws
    ]


MY_RESAMPLES = Exercise(
    "10.5",
    "my_resamples",
    score_draws,
    SACK,
    cases=[
        ([(4, 4), (2, 5), (1, 3)], [[0, 1, 2], [1, 1, 2], [0, 2, 0]]),
        ([(1, 4), (1, 2)], [[0, 0]]),
        ([(1, 4), (1, 2)], [[0, 1], [1, 1]]),
        ([(3, 4), (1, 9)], []),
        ([(1, 4), (1, 2)], [[0, 1], [0, 1], [1, 0], [1, 1]]),
        ([(3, 4)], [[0]]),
        ([(1, 1), (1, 1)], [[0, 0]]),
        ([(1, 1), (1, 1)], [[0, 1]]),
        ([(1, 4), (1, 2)], [[1, 0]]),
        ([(1, 4), (1, 4)], [[0, 1], [1, 1]]),
        ([(4, 4), (2, 5), (1, 3)], [[2, 2, 2]]),
        ([(4, 4), (2, 5), (1, 3)], [[0, 1, 2], [2, 1, 0]]),
        ([(4, 4), (2, 5), (1, 3)], [[0, 0, 1], [0, 1, 0], [1, 1, 0]]),
        ([(0, 4), (2, 4)], [[0, 1], [0, 0], [1, 1]]),
        ([(1, 100), (9, 9)], [[0, 1], [1, 1], [0, 0]]),
    ],
    generate=some_draws,
    kinds={
        "no draws": lambda counts, draws: not draws,
        "a single sentence": lambda counts, draws: len(counts) == 1,
    },
    accepts=lambda counts, draws: (
        all(0 < m <= n for m, n in counts)
        and all(len(d) == len(counts) and max(d) < len(counts) for d in draws)
    ),
    wrong=(
        *(
            Misconception(
                "equal draws once",
                f"Draws with the same numbers{also} have one score together. Each of them is a"
                " resample.",
                SACK,
                ("How many scores should there be?",),
                before=lambda counts, draws, form=form: (
                    counts,
                    [*{form(draw): draw for draw in draws}.values()],
                ),
            )
            for also, form in (
                (" in the same order", tuple),
                (", in whatever order,", lambda draw: tuple(sorted(draw))),
            )
        ),
        Misconception(
            "mean of ratios",
            "Each sentence gets a precision of its own, and these are averaged. Counts are"
            " pooled first.",
            ADDING,
            (
                "Which sentence has more to say: one of 3 tokens, or one of 30?",
                "Add the matches, add the tokens, and divide once.",
            ),
            steps={"ratio": lambda pieces: fmean(m / n for m, n in pieces)},
        ),
        Misconception(
            "repeats lost",
            "A sentence that is drawn twice counts once here. It was put back, and drawn"
            " again.",
            SACK,
            ("How many sentences has a resample? As many as the test set.",),
            steps={"chosen": lambda draw: [*dict.fromkeys(draw)]},
        ),
        Misconception(
            "draws ignored",
            "Each resample is the test set itself: what was drawn has no effect.",
            SACK,
            ("What does one number of a draw stand for?",),
            program=lambda counts, draws: [of_sums(counts) for _ in draws],
        ),
        Misconception(
            "off by one",
            "The numbers of the sentences are taken as if they began at 1. They begin at 0.",
            SACK,
            ("`counts[0]` is which sentence?",),
            steps={"pick": lambda counts, i: counts[i - 1]},
        ),
        Misconception(
            "off by one",
            "The numbers of the sentences are one too large; they begin at 0.",
            SACK,
            steps={"pick": lambda counts, i: counts[i + 1]},
        ),
        Misconception(
            "denominator of the test set",
            "The matches are those of the draw, and the tokens those of the test set. Both"
            " are drawn.",
            SACK,
            ("Look at the fold with three sentences: 5 of 13, then 9 of 11.",),
            program=lambda counts, draws: [
                sum(counts[i][0] for i in draw) / sum(n for _, n in counts)
                for draw in draws
            ],
        ),
        Misconception(
            "sum of ratios",
            "Each sentence gets a precision of its own, and these are added. Add first, divide"
            " last.",
            ADDING,
            steps={"ratio": lambda pieces: sum(m / n for m, n in pieces)},
        ),
        Misconception(
            "set for add",
            "Only the last sentence of each draw has an effect.",
            SACK,
            (
                "What is `matches` after the second round of the loop?",
                "`=` sets a name, `+=` adds to it.",
            ),
            steps={"ratio": lambda pieces: pieces[-1][0] / pieces[-1][1]},
        ),
        Misconception(
            "integer division",
            "What stands after the point of each precision is dropped.",
            SACK,
            steps={
                "ratio": lambda pieces: (
                    sum(m for m, _ in pieces) // sum(n for _, n in pieces)
                )
            },
        ),
        Misconception(
            "divided by the number of sentences",
            "Matches are divided by sentences. A precision divides by tokens.",
            ADDING,
            steps={"ratio": lambda pieces: sum(m for m, _ in pieces) / len(pieces)},
        ),
        Misconception(
            "matches alone",
            "The matches are there; the tokens to divide by are missing.",
            SACK,
            steps={"ratio": lambda pieces: float(sum(m for m, _ in pieces))},
        ),
        Misconception(
            "upside down",
            "The fraction stands on its head: tokens by matches.",
            SACK,
            steps={
                "ratio": lambda pieces: (
                    sum(n for _, n in pieces) / sum(m for m, _ in pieces)
                )
            },
        ),
        Misconception(
            "accumulator not reset",
            "The sums of a resample go on from those of the one before.",
            SACK,
            ("In which line do the two sums become 0, and how often is it run?",),
            program=all_so_far,
        ),
        Misconception(
            "what was not drawn",
            "The sentences that were *not* drawn are scored (0 where there are none).",
            SACK,
            program=left_out,
        ),
        Misconception(
            "one score for all",
            "All draws are poured into one score, alone in a list. Each resample has a score of its own.",
            SACK,
            program=lambda counts, draws: [
                of_sums([counts[i] for draw in draws for i in draw])
            ],
        ),
        Misconception(
            "counts for scores",
            "The pooled counts are there; divide the one by the other.",
            SACK,
            program=lambda counts, draws: [
                (sum(counts[i][0] for i in draw), sum(counts[i][1] for i in draw))
                for draw in draws
            ],
        ),
        Misconception(
            "the mean",
            "It is one number, the mean of all precisions. The range needs them one by one.",
            RANGE,
            program=lambda counts, draws: fmean(score_draws(counts, draws)),
        ),
        Misconception(
            "one score for each sentence",
            "There is a precision for each sentence drawn. A resample has one, of all its"
            " sentences.",
            SACK,
            ("How long should the list be?",),
            program=lambda counts, draws: [
                counts[i][0] / counts[i][1] for draw in draws for i in draw
            ],
        ),
        Misconception(
            "one score for each sentence",
            "Each resample is a list of precisions. Its counts are pooled into one.",
            SACK,
            ("Add the matches, add the tokens, and divide once.",),
            steps={"ratio": lambda pieces: [m / n for m, n in pieces]},
        ),
        Misconception(
            "one score for each sentence",
            "These are the precisions of the sentences, and nothing is drawn.",
            SACK,
            program=lambda counts, draws: [m / n for m, n in counts],
        ),
        *(
            Misconception(
                "a sentence lost",
                f"The {which} sentence of each resample is left out.",
                SACK,
                ("Where does the inner loop begin, and where does it end?",),
                steps={"chosen": lambda draw, part=part: draw[part]},
            )
            for which, part in [("last", slice(-1)), ("first", slice(1, None))]
        ),
        Misconception(
            "the first sentence alone",
            "Only the first sentence of each resample has an effect.",
            SACK,
            ("Does something end the inner loop in its first round?",),
            steps={"chosen": lambda draw: draw[:1]},
        ),
        *(
            Misconception(
                "set for add",
                f"The {which} are those of the last sentence of the draw alone.",
                SACK,
                ("What are the two sums after the second round of the loop?",),
                steps={"ratio": ratio},
            )
            for which, ratio in [
                ("words", lambda pieces: sum(m for m, _ in pieces) / pieces[-1][1]),
                ("matches", lambda pieces: pieces[-1][0] / sum(n for _, n in pieces)),
            ]
        ),
        *(
            Misconception(
                "accumulator not reset",
                f"The sum of the {which} goes on from that of the resample before.",
                SACK,
                ("In which line do the two sums become 0, and how often is it run?",),
                program=lambda counts, draws, old=old: one_goes_on(counts, draws, old),
            )
            for which, old in [("matches", (1, 0)), ("words", (0, 1))]
        ),
        Misconception(
            "denominator of different sentences",
            "The words of a sentence drawn twice count once; its matches count twice.",
            SACK,
            program=lambda counts, draws: [
                sum(counts[i][0] for i in draw) / sum(counts[i][1] for i in set(draw))
                for draw in draws
            ],
        ),
        Misconception(
            "denominator of the draws",
            "The matches are divided by the sum of the sentence *numbers*.",
            SACK,
            program=lambda counts, draws: [
                sum(counts[i][0] for i in draw) / sum(draw) for draw in draws
            ],
        ),
        Misconception(
            "numbers for counts",
            "A draw says *which* sentences, not how often each one.",
            SACK,
            ("In [1, 1, 2], which sentence is there twice?",),
            program=lambda counts, draws: [
                sum(counts[i][0] * k for i, k in enumerate(draw))
                / sum(counts[i][1] * k for i, k in enumerate(draw))
                for draw in draws
            ],
        ),
        Misconception(
            "one score for all",
            "All draws are poured into one number. Each resample has a score of its own.",
            SACK,
            program=lambda counts, draws: of_sums(
                [counts[i] for draw in draws for i in draw]
            ),
        ),
        Misconception(
            "product of ratios",
            "The precisions of the sentences are multiplied. Counts are pooled first.",
            ADDING,
            steps={"ratio": lambda pieces: prod(m / n for m, n in pieces)},
        ),
        Misconception(
            "divided by the draws",
            "Each precision is divided by the number of resamples.",
            SACK,
            after=lambda result, counts, draws: [x / len(draws) for x in result],
        ),
        Misconception(
            "a dictionary for a list",
            "It is a dictionary; the precisions belong into a list.",
            SACK,
            after=lambda result, counts, draws: dict(enumerate(result)),
        ),
        Misconception(
            "numbers for counts",
            "A draw is read as how *often* each sentence is taken, as in a row of the picture. Here it is the numbers of the sentences.",
            SACK,
            program=draws_as_weights,
        ),
        Misconception(
            "number 0 left out",
            "The first sentence, number 0, has no effect where it is drawn.",
            SACK,
            ("What is `bool(0)`?",),
            program=without_number_0,
        ),
        Misconception(
            "a score after each sentence",
            "There is a score after each sentence of a draw. A draw has one score, when all its sentences are added.",
            SACK,
            ("How far is the `append` indented?",),
            program=after_each,
        ),
        Misconception(
            "test set left out",
            "A draw in which each sentence comes once has no score. It is a resample like any other.",
            SACK,
            ("How many scores should there be?",),
            before=lambda counts, draws: (
                counts,
                [draw for draw in draws if sorted(draw) != [*range(len(counts))]],
            ),
        ),
        Misconception(
            "points for a ratio",
            "The precisions are a hundred times too large, and rounded to two decimals, as points are. Ratios between 0 and 1 are asked for.",
            SACK,
            after=lambda result, counts, draws: in_points(result),
        ),
        Misconception(
            "sentences without a match",
            "A sentence without a match is left out, and its tokens with it. They count below the"
            " line.",
            SACK,
            (
                "What does a sentence of four tokens without a match do to the precision?",
            ),
            program=lambda counts, draws: [
                ratio_or_zero([counts[i] for i in draw if counts[i][0]])
                for draw in draws
            ],
        ),
        Misconception(
            "tokens by matches",
            "It is tokens by matches, the ratio upside down, and tokens by 1 where nothing matches.",
            SACK,
            ("Which of the two numbers of a pair is the larger one?",),
            program=upside_down,
        ),
    ),
)


# ---- 10.6: my_range, to be mended


def ends(
    samples: list[float],
    level: float,
    *,
    order: Callable[[list[float]], list[float]] = sorted,
    drop: Callable[[int, float], int] = lambda n, level: int(
        n * (1 - level) / 2 + 1e-9
    ),
    low: Callable[[int, int], int] = lambda n, cut: cut,
    high: Callable[[int, int], int] = lambda n, cut: n - 1 - cut,
) -> tuple[float, float]:
    """The lowest and the highest of the samples that are left."""
    ordered = order(samples)
    cut = drop(len(ordered), level)
    return ordered[low(len(ordered), cut)], ordered[high(len(ordered), cut)]


def between_samples(samples: list[float], level: float) -> tuple[float, float]:
    """Ends that may lie between two samples, as `numpy.quantile` has them."""
    ordered = sorted(samples)

    def quantile(share: float) -> float:
        place = share * (len(ordered) - 1)
        k = min(int(place), len(ordered) - 2)
        return ordered[k] + (place - k) * (ordered[k + 1] - ordered[k])

    return quantile((1 - level) / 2), quantile((1 + level) / 2)


def bell_curve(samples: list[float], level: float) -> tuple[float, float]:
    """The mean, and 1.96 spreads to each side."""
    middle, spread = fmean(samples), pstdev(samples)
    return middle - 1.96 * spread, middle + 1.96 * spread


def of_a_normal(
    spread: Callable[[list[float]], float], samples: list[float], level: float
) -> tuple[float, float]:
    """The range of a normal distribution with this mean and spread."""
    far = NormalDist().inv_cdf((1 + level) / 2) * spread(samples)
    return fmean(samples) - far, fmean(samples) + far


def all_dropped_at_one_end(n: int, level: float) -> int:
    """Not halved: the whole share goes at each end."""
    return int(n * (1 - level) + 1e-9)


def upper_off_by_one(n: int, cut: int) -> int:
    """One too far to the right."""
    return n - cut


def some_samples(random: Random) -> tuple[list[int], float]:
    """Samples in no order, and a level."""
    samples = [random.randint(20, 60) for _ in range(random.randint(2, 24))]
    return samples, random.choice([0.5, 0.75, 0.8, 0.9])


def cut_rounded_up(n: int, level: float) -> int:
    """Half of what is left out, rounded up; something stays."""
    return min(ceil(n * (1 - level) / 2 - 1e-9), (n - 1) // 2)


def nearest_cut(n: int, level: float) -> int:
    """Half of what is left out, rounded to the nearest; something stays."""
    return min(round(n * (1 - level) / 2 + 1e-9), (n - 1) // 2)


def one_more_dropped(samples: list[float], level: float) -> tuple[float, float]:
    """One sample less at each end; all where none is left."""
    ordered = sorted(samples)
    cut = int(len(ordered) * (1 - level) / 2 + 1e-9)
    kept = ordered[cut + 1 : len(ordered) - 1 - cut] or ordered
    return kept[0], kept[-1]


def in_order(pair: tuple[float, float]) -> tuple[float, float]:
    """The lower one first."""
    return min(pair), max(pair)


def ends_in_order(samples: list[float], level: float) -> tuple[float, float]:
    """The two are sorted, and the samples are not."""
    return in_order(ends(samples, level, order=list))


MY_RANGE = Exercise(
    "10.6",
    "my_range",
    ends,
    RANGE,
    cases=[
        ([5, 1, 4, 2, 3, 9, 7, 8, 6, 10], 0.8),
        ([40, 10, 30, 20], 0.5),
        ([30, 10, 20], 0.9),
        ([7, 9], 0.5),
        ([*range(600)], 0.8),  # so many that two shares near a half are told apart
        ([*range(7)], 0.7),  # a share that is not exact
        ([*range(40)], 0.95),
        ([*range(80)], 0.95),
        ([*range(1000)], 0.95),
        ([*range(20)], 0.9),
        ([*range(39)], 0.95),
        ([*range(41)], 0.95),
        ([0, 0, 0, 1], 0.5),
        ([1, 0, 0, 0], 0.5),
        ([5, 5, 5, 5], 0.5),
        ([2, 1], 0.9),
        ([-3, 4, -1, 2], 0.5),
        ([9, 1, 5], 0.2),
        ([*range(10, 0, -1)], 0.6),
        ([*range(5)], 0.2),
        ([*range(20)], 0.7),
    ],
    generate=some_samples,
    kinds={
        "so few samples that none is dropped": lambda samples, level: (
            len(samples) * (1 - level) / 2 < 1 - 1e-9
        ),
    },
    accepts=lambda samples, level: len(samples) > 1 and 0 < level < 1,
    wrong=(
        Misconception(
            "nothing mended",
            "It is still as it was: all three mistakes are in it. The first one: the ends"
            " are taken from the samples in the order in which they were drawn.",
            RANGE,
            (
                "Call it with [40, 10, 30, 20] and 0.5. Which two should be left?",
                "Print `ordered`, `n` and `cut` inside the function.",
            ),
            steps={
                "order": list,
                "drop": all_dropped_at_one_end,
                "high": upper_off_by_one,
            },
        ),
        Misconception(
            "not sorted",
            "The samples are still in the order in which they were drawn.",
            RANGE,
            ("Which samples are the lowest and the highest?",),
            steps={"order": list},
        ),
        Misconception(
            "not halved",
            "The whole share that is dropped goes at *each* end. Together the ends lose twice"
            " as much.",
            RANGE,
            (
                "At level 0.8, a fifth is dropped. How much of it at the lower end?",
                "There are two ends.",
            ),
            steps={"drop": all_dropped_at_one_end},
        ),
        Misconception(
            "off by one",
            "The upper end lies one place too high. Places are counted from 0.",
            RANGE,
            (
                "With nothing to drop, which place has the highest of n samples?",
                "The last place of a list of n is not n.",
            ),
            steps={"high": upper_off_by_one},
        ),
        Misconception(
            "off by one",
            "The upper end lies one place too high, and with nothing to drop it is the lowest sample, as at the place -cut: -1 is the last, and -0 is the first.",
            RANGE,
            ("With nothing to drop, the upper end should be the last place, -1.",),
            steps={"high": lambda n, cut: -cut},
        ),
        Misconception(
            "off by one",
            "The upper end lies one place too low.",
            RANGE,
            steps={"high": lambda n, cut: n - 2 - cut},
        ),
        Misconception(
            "off by one",
            "The lower end lies one place too high.",
            RANGE,
            steps={"low": lambda n, cut: cut + 1},
        ),
        Misconception(
            "off by one",
            "The lower end lies one place too low; with nothing to drop it is the place -1,"
            " the last.",
            RANGE,
            steps={"low": lambda n, cut: cut - 1},
        ),
        Misconception(
            "binary fraction",
            "In binary, (1 - 0.9) * 20 / 2 is a little less than 1, and 0 is made of it. 1e-9 has"
            " to be added *before* anything is rounded down.",
            RANGE,
            (
                "What does Python print for `20 * (1 - 0.9) / 2`?",
                "`int` rounds down, and `//` does so as well.",
            ),
            steps={"drop": lambda n, level: int(n * (1 - level) / 2)},
        ),
        Misconception(
            "rounded to the nearest",
            "The number to drop is rounded to the nearest integer, and a half to the even one; at most the share may go.",
            RANGE,
            ("How much is `int(2.6)`, and how much is `round(2.6)`?",),
            steps={"drop": lambda n, level: round(n * (1 - level) / 2)},
        ),
        Misconception(
            "rounded to the nearest",
            "The number to drop is rounded to the nearest integer, and a half up; at most the share may go.",
            RANGE,
            ("How much is `int(2.6)`, and how much is `round(2.6)`?",),
            steps={"drop": lambda n, level: round(n * (1 - level) / 2 + 1e-9)},
        ),
        Misconception(
            "rounded up",
            "The number to drop is rounded up; at most the share may go.",
            RANGE,
            steps={"drop": lambda n, level: ceil(n * (1 - level) / 2 - 1e-9)},
        ),
        Misconception(
            "binary fraction",
            "Where the number to drop is exact, one less goes, as if the 1e-9 were subtracted.",
            RANGE,
            ("A little less than 1 should be 1. So what has to be done to it?",),
            steps={"drop": lambda n, level: int(n * (1 - level) / 2 - 1e-9)},
        ),
        Misconception(
            "level left out",
            "`level` has no effect: half of the samples go at each end.",
            RANGE,
            ("At level 0.8, how much is dropped?",),
            steps={"drop": lambda n, level: n // 2},
        ),
        Misconception(
            "sign",
            "The level is added to 1. What is dropped is 1 *minus* the level.",
            RANGE,
            steps={"drop": lambda n, level: int(n * (1 + level) / 2 + 1e-9)},
        ),
        Misconception(
            "level for the rest",
            "Half of `level` is dropped at each end. The level is what is *kept*.",
            RANGE,
            ("At level 0.95, how much is left?",),
            steps={"drop": lambda n, level: int(n * level / 2 + 1e-9)},
        ),
        Misconception(
            "lowest and highest",
            "Nothing is dropped at all: these are the lowest and the highest sample.",
            RANGE,
            steps={"drop": lambda n, level: 0},
        ),
        Misconception(
            "largest first",
            "The two ends are swapped: the higher one comes first, as if it were sorted from the highest down.",
            RANGE,
            steps={"order": lambda samples: sorted(samples, reverse=True)},
        ),
        Misconception(
            "between two samples",
            "The ends lie between two samples, as in `numpy.quantile`. Here they are samples.",
            RANGE,
            program=between_samples,
        ),
        Misconception(
            "bell curve",
            "That is the mean with 1.96 spreads to each side, the range of a bell curve. The"
            " resamples themselves say where the ends are.",
            RANGE,
            program=bell_curve,
        ),
        *(
            Misconception(
                "bell curve",
                "That is the mean, with as many spreads to each side as the level takes in a"
                " bell curve. The resamples themselves say where the ends are.",
                RANGE,
                ("How many samples lie below your lower end?",),
                program=partial(of_a_normal, spread),
            )
            for spread in (pstdev, stdev)
        ),
        Misconception(
            "repeats lost",
            "Equal samples count only once here; each of them is a sample.",
            RANGE,
            steps={"order": lambda samples: sorted(set(samples))},
        ),
        Misconception(
            "what is left",
            "These are all samples that are left; the two ends are asked for.",
            RANGE,
            program=lambda samples, level: sorted(samples)[
                int(len(samples) * (1 - level) / 2 + 1e-9) : len(samples)
                - int(len(samples) * (1 - level) / 2 + 1e-9)
            ],
        ),
        Misconception(
            "the width",
            "It is how wide the range is; the two ends are asked for.",
            RANGE,
            program=lambda samples, level: (
                -(lambda e: e[0] - e[1])(ends(samples, level))
            ),
        ),
        Misconception(
            "per cent for a ratio",
            "`level` is divided by 100. It is a ratio already, so nearly half of the samples"
            " go at each end.",
            RANGE,
            ("What is 1 minus the level, for a level of 0.9?",),
            steps={"drop": lambda n, level: int(n * (1 - level / 100) / 2 + 1e-9)},
        ),
        Misconception(
            "precedence",
            "The division by 2 takes hold of the level alone: 1 minus half of the level is dropped"
            " at each end. Half of what is *dropped* goes there.",
            RANGE,
            ("At level 0.8, how much is dropped, and how much of it at one end?",),
            steps={"drop": lambda n, level: int(n * (1 - level / 2) + 1e-9)},
        ),
        Misconception(
            "precedence",
            "All samples but one are dropped at each end, so the highest one comes first, and the"
            " lowest one last: as if half of the level were subtracted from `n`, and not the level"
            " from 1.",
            RANGE,
            ("Which brackets belong around 1 minus the level?",),
            steps={"drop": lambda n, level: int(n * 1 - level / 2 + 1e-9)},
        ),
        Misconception(
            "precedence",
            "All samples but the one or two in the middle are dropped, as if the level were"
            " subtracted from `n`, and not from 1.",
            RANGE,
            ("Which brackets belong around 1 minus the level?",),
            steps={"drop": lambda n, level: int((n * 1 - level) / 2 + 1e-9)},
        ),
        Misconception(
            "rounded up",
            "The number to drop is rounded up, and one more goes at each end; at most the share may"
            " go.",
            RANGE,
            steps={"drop": lambda n, level: ceil(n * (1 - level) / 2 - 1e-9) + 1},
        ),
        Misconception(
            "rounded up",
            "One more is dropped at each end; at most the share may go.",
            RANGE,
            steps={"drop": lambda n, level: int(n * (1 - level) / 2 + 1e-9) + 1},
        ),
        Misconception(
            "at least one dropped",
            "Where less than one sample would go at each end, one is dropped all the same; at most"
            " the share may go.",
            RANGE,
            ("With three samples at level 0.9, what is left?",),
            steps={"drop": lambda n, level: max(1, int(n * (1 - level) / 2 + 1e-9))},
        ),
        Misconception(
            "all at one end",
            "All that is dropped goes at the upper end.",
            RANGE,
            ("There are two ends.",),
            steps={"drop": all_dropped_at_one_end, "low": lambda n, cut: 0},
        ),
        Misconception(
            "all at one end",
            "All that is dropped goes at the lower end.",
            RANGE,
            ("There are two ends.",),
            steps={"drop": all_dropped_at_one_end, "high": lambda n, cut: n - 1},
        ),
        Misconception(
            "one end alone",
            "At the upper end nothing is dropped.",
            RANGE,
            steps={"high": lambda n, cut: n - 1},
        ),
        Misconception(
            "one end alone",
            "At the lower end nothing is dropped.",
            RANGE,
            steps={"low": lambda n, cut: 0},
        ),
        Misconception(
            "halved twice",
            "What is dropped is halved twice: a quarter of the share goes at each end, and not half.",
            RANGE,
            steps={"drop": lambda n, level: int(n * (1 - level) / 4 + 1e-9)},
        ),
        Misconception(
            "what is left",
            "These are all samples that are left, in a tuple; the two ends are asked for.",
            RANGE,
            ("Which is the first of what is left, and which the last?",),
            program=lambda samples, level: tuple(
                sorted(samples)[
                    int(len(samples) * (1 - level) / 2 + 1e-9) : len(samples)
                    - int(len(samples) * (1 - level) / 2 + 1e-9)
                ]
            ),
        ),
        Misconception(
            "places for samples",
            "These are places in the list. The samples that stand there are asked for.",
            RANGE,
            program=lambda samples, level: (
                int(len(samples) * (1 - level) / 2 + 1e-9),
                len(samples) - 1 - int(len(samples) * (1 - level) / 2 + 1e-9),
            ),
        ),
        Misconception(
            "the level as a place",
            "The upper end stands at the place `n * level`. Half of what is dropped belongs above it, and half below the lower end.",
            RANGE,
            program=lambda samples, level: (
                sorted(samples)[int(len(samples) * (1 - level) / 2 + 1e-9)],
                sorted(samples)[int(len(samples) * level + 1e-9)],
            ),
        ),
        Misconception(
            "the level as a place",
            "The upper end stands at the place `n * level - 1`: the whole share, 1 minus the level,"
            " lies above it. Half of that belongs there.",
            RANGE,
            program=lambda samples, level: (
                sorted(samples)[int(len(samples) * (1 - level) / 2 + 1e-9)],
                sorted(samples)[int(len(samples) * level + 1e-9) - 1],
            ),
        ),
        Misconception(
            "off by one",
            "One sample too few is dropped at each end, where any has to go.",
            RANGE,
            (
                "With one sample to drop at each end, which place has the lowest that is left?",
            ),
            steps={
                "low": lambda n, cut: max(0, cut - 1),
                "high": lambda n, cut: min(n - 1, n - cut),
            },
        ),
        Misconception(
            "upper end off by one",
            "The upper end lies one place too high, where samples are dropped.",
            RANGE,
            (
                "Of four samples one is cut at each end. At which places are those that are left?",
            ),
            steps={"high": lambda n, cut: n - cut if cut else n - 1},
        ),
        Misconception(
            "cut rounded up",
            "The number that is cut off at each end is rounded up, unless no sample would be left. It should be rounded down.",
            RANGE,
            ("How many samples does `int(2.5)` leave out?",),
            steps={"drop": cut_rounded_up},
        ),
        Misconception(
            "the last index for the number",
            "The number to drop is that of one sample fewer: as if the last index were taken for the number of samples.",
            RANGE,
            ("Of 10 samples, which index has the last one?",),
            steps={"drop": lambda n, level: int((n - 1) * (1 - level) / 2 + 1e-9)},
        ),
        Misconception(
            "binary fraction",
            "Where the number to drop is a whole one, exactly or a little less in binary, one too few goes, as if it were rounded up and the 1e-9 took one off again.",
            RANGE,
            ("For ten samples at 0.8, how many are dropped at each end?",),
            steps={"drop": lambda n, level: -int(-(n * (1 - level) / 2) // 1 + 1e-9)},
        ),
        Misconception(
            "rounded for cut off",
            "How many are left out at each end is rounded to the nearest whole number, unless no sample would be left. It is to be rounded down: never more than the share.",
            RANGE,
            ("What are `int(1.6)` and `round(1.6)`?",),
            steps={"drop": nearest_cut},
        ),
        Misconception(
            "one more left out at both ends",
            "At both ends one more is left out; where none would be left, all stay. The first one kept stands at the index of how many go.",
            RANGE,
            ("If 2 are left out, which index has the first one that stays?",),
            program=one_more_dropped,
        ),
        Misconception(
            "only the ends sorted",
            "The samples are taken in the order in which they were drawn, and the two ends alone are"
            " put in order.",
            RANGE,
            ("Which samples are the lowest and the highest? Sort before you take.",),
            program=ends_in_order,
        ),
    ),
)


# ---- 10.7: corrected by hand

P_BY_HAND = (0.01, 0.02, 0.03)


def times(*factors: float) -> Callable[[], list[float]]:
    """The three p-values, each with a factor of its own."""
    return lambda: [p * factor for p, factor in zip(P_BY_HAND, factors, strict=True)]


BY_HAND: list[tuple[str, str, str, Callable[[], object]]] = [
    (
        "only the first",
        "Only the smallest p is corrected.",
        "How many tests are left for the second one?",
        times(3, 1, 1),
    ),
    (
        "the last one too large",
        "The third has no other test left: its factor is 1, and it is not below the second.",
        "",
        times(3, 2, 2),
    ),
    (
        "the last one too large",
        "The first two are right, and the third is 3 times its p. For the third, one test is left, not three.",
        "",
        times(3, 2, 3),
    ),
    (
        "one value for all",
        "All three have the largest corrected value. Each p takes over what stands before it,"
        " and nothing of what comes after.",
        "With how many is the smallest p multiplied?",
        lambda: [0.04, 0.04, 0.04],
    ),
    (
        "one value for all",
        "All three are 0.06, which is no value of Holm's: the factor 3 belongs to the smallest p alone, and 2 to the second.",
        "",
        lambda: [0.06, 0.06, 0.06],
    ),
    (
        "one value for all",
        "Each is 0.09, three times the largest p: as if it went from the largest p on, and each had to reach the one before.",
        "Which p has to stand up to most tests?",
        lambda: [0.09, 0.09, 0.09],
    ),
    (
        "factors off by one",
        "The factors are 2, 1 and 0. The smallest p stands before all three tests.",
        "How many tests are there when the first p is looked at?",
        times(2, 1, 0),
    ),
    (
        "factors off by one",
        "It is as if the factors were 2 and 1, one too few. The smallest p stands before all three tests.",
        "How many tests are there when the first p is looked at?",
        lambda: [0.02, 0.02, 0.03],
    ),
    (
        "factors off by one",
        "All three are 0.02, as if the factors were 2, 1 and 0, one too few, and no value fell. The smallest p stands before all three tests.",
        "",
        lambda: [0.02, 0.02, 0.02],
    ),
    (
        "factors off by one",
        "It is as if the factors were 4, 3 and 2, one too many. There are three tests.",
        "",
        times(4, 3, 2),
    ),
    (
        "factors off by one",
        "The factors are 0, 1 and 2, and begin at the wrong end.",
        "Which p has to stand up to most tests?",
        times(0, 1, 2),
    ),
    (
        "Bonferroni for Holm",
        "The second is 0.06: 3 times its p, or twice the value before. After the first, two tests are left, and it is the p of 0.02 that they multiply.",
        "",
        lambda: [0.03, 0.06, 0.06],
    ),
    (
        "Bonferroni for Holm",
        "Each value is twice its p. The factors are 3, then 2, then 1.",
        "",
        times(2, 2, 2),
    ),
    (
        "reversed",
        "These are the right values, from the largest p down. Keep the order of the tests.",
        "",
        lambda: [0.04, 0.04, 0.03],
    ),
    (
        "Bonferroni for Holm",
        "These are 3 times the p-values, which is Bonferroni, from the largest down.",
        "After the smallest p, how many tests are left?",
        lambda: [0.09, 0.06, 0.03],
    ),
    (
        "pairs for p-values",
        "Each item is a pair, of a p-value and the corrected one. The corrected ones alone are"
        " asked for.",
        "",
        lambda: [(0.01, 0.03), (0.02, 0.04), (0.03, 0.04)],
    ),
    (
        "brackets too many",
        "The three numbers stand in a pair of brackets too many.",
        "",
        lambda: [[0.03, 0.04, 0.04]],
    ),
    (
        "multiplied as if independent",
        "Those are the chances of one hit or more in three, two, one independent tests. Holm"
        " multiplies p by the number of tests that are left, and no value falls.",
        "Three tests are left for the smallest p. What is three times 0.01?",
        lambda: [1 - 0.99**3, 1 - 0.98**2, 0.03],
    ),
    (
        "limits in the wrong order",
        "The largest p is multiplied by 3, and it stands first.",
        "Which p has to stand up to most tests?",
        lambda: [0.09, 0.04, 0.01],
    ),
    *(
        (
            "added on the way",
            f"{sums} The *larger* of two is carried on, and not their sum.",
            "A corrected p is never less than the one before. What makes sure of that?",
            lambda values=values: [*values],
        )
        for sums, values in (
            ("Each product is added to those before.", (0.03, 0.07, 0.1)),
            ("The second is 0.03 + 0.04, and so is the third.", (0.03, 0.07, 0.07)),
            ("Three times each p is added to those before.", (0.03, 0.09, 0.18)),
        )
    ),
    (
        "a sum for a product",
        "These are the p-values, added up on the way. Each one is multiplied by the tests left.",
        "",
        lambda: [0.01, 0.03, 0.06],
    ),
    (
        "a sum for a product",
        "These are the p-values, added up from the end. Each one is multiplied by the tests left.",
        "",
        lambda: [0.06, 0.05, 0.03],
    ),
    (
        "divided for multiplied",
        "Each p is divided by 3. A corrected p is larger than it was.",
        "",
        times(1 / 3, 1 / 3, 1 / 3),
    ),
    (
        "divided for multiplied",
        "All three are 0.01, as if each p were divided by its rank, or the smallest stood for all. A corrected p is larger than it was.",
        "",
        times(1, 1 / 2, 1 / 3),
    ),
    (
        "limits for p-values",
        "These are limits, and in the wrong order: 0.05, 0.05/2, 0.05/3.",
        "",
        lambda: [0.05, 0.05 / 2, 0.05 / 3],
    ),
    (
        "limits for p-values",
        "That is Bonferroni's limit, three times. The corrected p-values are held against"
        " 0.05.",
        "",
        lambda: [0.05 / 3] * 3,
    ),
    (
        "limits for p-values",
        "These are the limits of Benjamini and Hochberg.",
        "",
        lambda: [0.05 / 3, 0.1 / 3, 0.05],
    ),
    *(
        (
            "yes or no",
            "True and False, or 1 and 0, say which tests are findings. The corrected p-values are"
            " asked for.",
            "",
            lambda k=k: [bool(k >> place & 1) for place in range(3)],
        )
        for k in range(8)
    ),
    (
        "a string for a number",
        "The numbers are there, as strings; leave the quotes out.",
        "",
        lambda: ["0.03", "0.04", "0.04"],
    ),
    (
        "a slip of the point",
        "2 times 0.02 is 0.04. Look where the point stands.",
        "",
        lambda: [0.03, 0.4, 0.4],
    ),
    (
        "a slip of the point",
        "All are ten times too large. Look where the point stands.",
        "",
        lambda: [0.3, 0.4, 0.4],
    ),
    (
        "a slip of the point",
        "3 times 0.01 is 0.03. Look where the point stands.",
        "",
        lambda: [0.3, 0.04, 0.04],
    ),
    (
        "a slip of the point",
        "2 times 0.02 is 0.04. Look where the point stands.",
        "",
        lambda: [0.03, 0.4, 0.04],
    ),
    (
        "equal ones once",
        "Two values are there; three tests have three, also where two are equal.",
        "",
        lambda: [0.03, 0.04],
    ),
    (
        "the last one uncorrected",
        "The first is 0.03, as it should be; but all together, these are the p-values from the largest down. Two tests are left for the second.",
        "",
        lambda: [0.03, 0.02, 0.01],
    ),
    (
        "equal ones once",
        "Each one is larger than the one before here. They may be equal.",
        "",
        lambda: [0.03, 0.04, 0.05],
    ),
    *(
        (
            "a count for p-values",
            "It is one value, as a count of findings would be. The corrected p-values are"
            " asked for, as a list of three.",
            "",
            lambda k=k: k,
        )
        for k in range(4)
    ),
    *(
        (
            "one number for three",
            "It is one of the three corrected p-values. A list of three is asked for.",
            "",
            lambda p=p: p,
        )
        for p in (0.03, 0.04)
    ),
]

CORRECTED = Exercise(
    "10.7",
    "corrected",
    lambda: [0.03, 0.04, 0.04],
    CURE,
    digits=4,
    wrong=(
        Misconception(
            "multiplied as if independent",
            "Those are the chances of one hit or more in three, two, one independent tests. Holm"
            " multiplies p by the number of tests that are left.",
            CURE,
            ("Three tests are left for the smallest p. What is three times 0.01?",),
            program=lambda: [1 - 0.99**3, 1 - 0.98**2, 1 - 0.98**2],
        ),
        Misconception(
            "falls on the way",
            "The third is smaller than the second. A larger p cannot become the smaller one.",
            CURE,
            ("A corrected p is never less than the one before.",),
            program=lambda: [0.03, 0.04, 0.03],
        ),
        Misconception(
            "Bonferroni for Holm",
            "Each value is 3 times its p. That is Bonferroni.",
            CURE,
            ("After the smallest p, how many tests are left?",),
            program=lambda: [0.03, 0.06, 0.09],
        ),
        Misconception(
            "limits in the wrong order",
            "These are 1, 2 and 3 times the p-values. It is the smallest p that has all three tests left.",
            CURE,
            ("Which p has to stand up to most tests?",),
            program=lambda: [0.01, 0.04, 0.09],
        ),
        Misconception(
            "limits for p-values",
            "These are the limits that the p-values are held against. The corrected p-values"
            " are held against 0.05.",
            CURE,
            program=lambda: [0.05 / 3, 0.05 / 2, 0.05],
        ),
        Misconception(
            "Benjamini and Hochberg",
            "All three are 0.03: as if each p were multiplied by 3 and divided by its rank, which bounds another error, or as if a smaller number were carried back from the end.",
            CURE,
            (
                "A corrected p is never less than the one before. Which one changes then?",
            ),
            program=lambda: [0.03, 0.03, 0.03],
        ),
        Misconception(
            "uncorrected",
            "These are the p-values as they were.",
            CURE,
            program=lambda: [0.01, 0.02, 0.03],
        ),
        Misconception(
            "divided for multiplied",
            "The p-values are divided by 3, 2 and 1 here. Several tries make a small p *less* surprising, so a"
            " corrected p is larger.",
            CURE,
            program=lambda: [0.01 / 3, 0.01, 0.03],
        ),
        Misconception(
            "a list repeated",
            "`3 *` before a list repeats the list; it multiplies none of its numbers.",
            CURE,
            ("Multiply each p by itself.",),
            program=lambda: 3 * [0.01, 0.02, 0.03],
        ),
        *(
            Misconception(name, says, CURE, (hint,) if hint else (), program=values)
            for name, says, hint, values in BY_HAND
        ),
        Misconception(
            "sorted",
            "It is as if the products were sorted: 0.03 of the third test comes to stand before 0.04 of the second. Each value stays at its test, and takes over the one before if that one is larger.",
            CURE,
            ("Which of the three products belongs to the second test?",),
            program=lambda: [0.03, 0.03, 0.04],
        ),
    ),
)

EXERCISES = (
    MY_P,
    WIDTH_ON,
    FINDINGS,
    BY_TOPIC,
    MY_RESAMPLES,
    MY_RANGE,
    CORRECTED,
)
