"""Exercises of chapter 11: people. Each wrong idea is written out as what it computes."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import (
    chain,
    combinations,
    combinations_with_replacement,
    pairwise,
    product,
)
from math import comb, copysign, factorial, floor, prod, sqrt
from operator import floordiv, gt, le, lt, truediv
from random import Random
from statistics import correlation, fmean, linear_regression, median, pstdev
from string import punctuation
from typing import Any

from bleu.ngrams import ngrams
from bleu.precision import match_counts
from bleu.score import bleu_score
from bleu.stats import segment_stats
from bleu.teach.by_hand import Such
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.inputs import pair

Column = list[float]
Sentence = list[str]
Sentences = list[list[str]]
Bigram = tuple[str, ...]

FAILURE = "11_people#the-failure-a-forecast-turned-round-and-full-marks"
BY_HAND = "11_people#by-hand-agreement-as-one-number"
ODD = "11_people#one-odd-system-makes-the-number"
SHIP = "11_people#which-one-do-i-ship"
ORDERS = "11_people#orders-that-bleu-cannot-tell-apart"
NEARLY_ONE = Such(lambda answer: 0.9 < answer < 1)


# ---- 11.1: accuracy_with_ties


def sign(difference: float, limit: float, inside: Callable[..., bool] = lt) -> int:
    """-1, 0 or 1: 0 where the difference is a tie."""
    if difference == 0 or inside(abs(difference), limit):
        return 0
    return 1 if difference > 0 else -1


def alike(metric: int, people: int) -> bool:
    """Both tie, or both order the pair the same way."""
    return metric == people


def share_of_pairs(
    xs: Column,
    ys: Column,
    limit: float,
    *,
    pairs: Callable[[Iterable[Any]], Iterable[Any]] = lambda points: combinations(
        points, 2
    ),
    for_metric: Callable[[float, float], int] = sign,
    for_people: Callable[[float, float], int] = lambda difference, limit: sign(
        difference, 0
    ),
    agree: Callable[[int, int], bool] = alike,
    counts: Callable[[int, int], bool] = lambda metric, people: True,
    below: Callable[[int, int], float] = lambda systems, pairs: pairs,
) -> float:
    """The share of right pairs; the steps in which people differ can be replaced."""
    signs = [
        (for_metric(x - x2, limit), for_people(y - y2, limit))
        for (x, y), (x2, y2) in pairs([*zip(xs, ys, strict=True)])
    ]
    kept = [two for two in signs if counts(*two)]
    return sum(agree(*two) for two in kept) / below(len(xs), len(kept))


def without_size(difference: float, limit: float) -> int:
    """A difference below 0 is below the limit."""
    if difference < limit or difference == 0:
        return 0
    return 1


def ordered_tie(dx: float, dy: float, limit: float) -> bool:
    """Both tie, or the differences point the same way, however small."""
    return (dy == 0 and (dx == 0 or abs(dx) < limit)) or dx * dy > 0


def two_signs(dx: float, dy: float, limit: float) -> bool:
    """Both tie, or the metric does not and `>` is the same for both."""
    tie = dx == 0 or abs(dx) < limit
    return dy == 0 if tie else (dx > 0) == (dy > 0)


def share_by_hand(
    xs: Column, ys: Column, limit: float, right: Callable[[float, float, float], bool]
) -> float:
    """The share of pairs for whose two differences this holds."""
    points = combinations(zip(xs, ys, strict=True), 2)
    return fmean(right(x - x2, y - y2, limit) for (x, y), (x2, y2) in points)


def in_steps(
    xs: Column, ys: Column, limit: float, step: Callable[[float], float]
) -> float:
    """Scores of the metric in one step of the size of the limit tie."""
    return share_of_pairs([step(x / limit) for x in xs], ys, 0)


def people_left_out_below(xs: Column, ys: Column, limit: float) -> float:
    """Pairs that people tie are counted above the line, and not below."""
    right = len(xs) * (len(xs) - 1) // 2 * share_of_pairs(xs, ys, limit)
    pairs = sum(y != y2 for y, y2 in combinations(ys, 2))
    return right / pairs if pairs else 1.0


def some_systems(random: Random) -> tuple[Column, Column, float]:
    """Two columns with ties in both, and a limit."""
    n = random.randint(2, 6)
    xs: Column = [random.choice([10, 11, 12, 14, 20, 20.5, 30]) for _ in range(n)]
    ys: Column = [random.randint(1, 4) for _ in range(n)]
    return xs, ys, random.choice([0.5, 0.5, 1, 1, 2, 2, 3, 9])


def as_a_share(xs: Column, ys: Column, limit: float, whole: int = 1) -> float:
    """The limit times the larger of two scores, over the whole."""
    right = []
    for (x, y), (x2, y2) in combinations(zip(xs, ys, strict=True), 2):
        tie = x == x2 or abs(x - x2) < limit / whole * max(abs(x), abs(x2))
        right.append(y == y2 if tie else (x - x2) * (y - y2) > 0)
    return fmean(right)


def as_a_share_of(
    xs: Column, ys: Column, limit: float, larger: Callable[[float, float], float]
) -> float:
    """The limit times the larger of two scores; two zeros are no tie."""
    return share_by_hand_of_scores(
        xs,
        ys,
        lambda x, x2: abs(x - x2) < limit * larger(x, x2),
    )


def share_by_hand_of_scores(
    xs: Column, ys: Column, tie: Callable[[float, float], bool]
) -> float:
    """Where two scores tie, people must; the others are in one order, or not."""
    points = combinations(zip(xs, ys, strict=True), 2)
    return fmean(
        y == y2 if tie(x, x2) else (x - x2) * (y - y2) > 0
        for (x, y), (x2, y2) in points
    )


def equal_systems_once(
    xs: Column, ys: Column, limit: float, alone: float = 1.0
) -> float:
    """Of systems with two equal values, one."""
    points = dict.fromkeys(zip(xs, ys, strict=True))
    if len(points) < 2:
        return alone
    return share_of_pairs([x for x, _ in points], [y for _, y in points], limit)


def ranked_neighbors(xs: Column, ys: Column, limit: float) -> float:
    """Each system with the next one in the order of the metric."""
    points = sorted(zip(xs, ys, strict=True))
    return share_of_pairs(
        [x for x, _ in points], [y for _, y in points], limit, pairs=pairwise
    )


def without_one(xs: Column, ys: Column, limit: float, kept: slice) -> float:
    """Right pairs of the systems that are kept, in all pairs."""
    n = len(xs)
    if n < 3:
        return 0.0
    right = comb(n - 1, 2) * share_of_pairs(xs[kept], ys[kept], limit)
    return right / comb(n, 2)


def edge_systems(random: Random) -> tuple[Column, Column, float]:
    """Few systems: equal and opposite scores, zeros, and differences of just the limit."""
    n = random.randint(2, 5)
    limit = random.choice([0.5, 1, 1, 2, 3, 100])
    near = [0, limit, -limit, limit / 2, 2 * limit, 1.5 * limit, 10, -3]
    xs: Column = random.choices(random.sample(near, random.randint(1, 4)), k=n)
    ys: Column = random.choices(random.sample([0, 1, 2, -1, 2.5], 3), k=n)
    if random.random() < 0.2:
        ys = random.choice([xs, [-x for x in xs], [y / 1000 for y in ys]])
    return xs, list(ys), limit


def backwards(dx: float, dy: float, limit: float) -> bool:
    """Both tie, or the metric does not and `<` is the same for both."""
    tie = dx == 0 or abs(dx) < limit
    return dy == 0 if tie else (dx < 0) == (dy < 0)


TIES = Exercise(
    "11.1",
    "accuracy_with_ties",
    share_of_pairs,
    SHIP,
    cases=[
        ([10, 20, 30, 40], [1, 2, 2, 4], 1),
        ([10, 20, 20.5, 40], [1, 2, 2, 4], 1),
        ([10, 20, 30, 40], [1, 2, 2, 4], 100),
        ([40, 20, 20, 10], [1, 2, 2, 4], 1),
        ([10, 11], [1, 2], 1),
        ([10, 10], [1, 1], 0.5),
        ([10, 12], [1, 2], 3),
        ([10, 12], [2, 2], 1),
        ([12, 10], [1, 2], 1),
        ([10, 12, 14], [1, 2, 4], 1),
        ([10, 14, 12], [1, 4, 2], 1),
        ([1, 2, 4], [1, 2, 2], 1),  # scores in the unit of people
        ([2, 1], [1, 0], 1),  # one system's score is what people give another
        ([3, 2, 1], [2, 1, 0], 1),
    ],
    generate=lambda random: random.choice((some_systems, edge_systems))(random),
    count=400,
    kinds={
        "two equal values in `ys`": lambda xs, ys, limit: len(set(ys)) < len(ys),
        "two values of `xs` that differ by exactly the limit": lambda xs, ys, limit: (
            any(abs(x - x2) == limit for x, x2 in combinations(xs, 2))
        ),
        "two equal values in `xs`": lambda xs, ys, limit: len(set(xs)) < len(xs),
    },
    parts={
        "the number of right pairs": lambda xs, ys, limit: share_of_pairs(
            xs, ys, limit, below=lambda systems, pairs: 1
        ),
    },
    accepts=lambda xs, ys, limit: len(xs) == len(ys) > 1 and limit > 0,
    wrong=(
        Misconception(
            "all scores tie",
            "Each two scores of the metric are called a tie, so only ties of people are right.",
            SHIP,
            ("Print the difference of two scores beside `limit`.",),
            steps={"for_metric": lambda difference, limit: 0},
        ),
        *(
            Misconception(
                "one kind of pair left out",
                f"Of the three kinds of right pairs, {which} are not counted.",
                SHIP,
                ("A pair has one of three signs. When are two signs alike?",),
                steps={"agree": agree},
            )
            for which, agree in [
                ("those that rise", lambda metric, people: metric == people != -1),
                ("those that fall", lambda metric, people: metric == people != 1),
                (
                    "those that rise and those that tie",
                    lambda metric, people: metric == people == 1,
                ),
                (
                    "those that fall and those that tie",
                    lambda metric, people: metric == people == -1,
                ),
            ]
        ),
        *(
            Misconception(
                "steps for differences",
                "Scores are put into steps of the size of `limit`, and tie within a step. Two that"
                " are near may lie on two sides of a step, and then do not tie here.",
                SHIP,
                ("Which difference have 10 and 12? Which steps, with `limit` 3?",),
                program=lambda xs, ys, limit, step=step: in_steps(xs, ys, limit, step),
            )
            for step in (floor, round)
        ),
        Misconception(
            "ties left out",
            "Pairs that people tie are missing below the line, and counted above it. They are"
            " pairs as well.",
            SHIP,
            ("How many pairs have four systems?",),
            program=people_left_out_below,
        ),
        Misconception(
            "limit ignored",
            "Two scores of the metric tie here only when they are equal. `limit` has no"
            " effect.",
            SHIP,
            ("20 and 20.5 differ by less than 1. What are they with `limit` 1?",),
            steps={"for_metric": lambda difference, limit: sign(difference, 0)},
        ),
        Misconception(
            "limit for both columns",
            "The limit is used for people as well. Theirs is a tie when the two are equal.",
            SHIP,
            ("In which unit is `limit`?",),
            steps={"for_people": sign},
        ),
        Misconception(
            "comparison with the limit",
            "A difference of exactly `limit` is a tie here. Less than `limit` is one.",
            SHIP,
            ("Is it `<` or `<=`?",),
            steps={
                "for_metric": lambda difference, limit: sign(
                    difference, limit, inside=le
                )
            },
        ),
        Misconception(
            "ties are wrong",
            "A pair that ties in both columns is counted as wrong.",
            SHIP,
            (
                "The product of two differences is 0 for three kinds of pairs. Which?",
                "Compare the two signs, and do not multiply them.",
            ),
            steps={"agree": lambda metric, people: metric * people > 0},
        ),
        Misconception(
            "one tie is enough",
            "A pair is called right when only one of the two columns ties.",
            SHIP,
            ("A product of 0 says that one of them is 0. Is the other one?",),
            steps={"agree": lambda metric, people: metric * people >= 0},
        ),
        Misconception(
            "a tie that is ordered",
            "A pair that only the metric ties is called right when its small difference"
            " points the right way. A tie has no order.",
            SHIP,
            (
                "Two scores within `limit`, and people see a difference: right or wrong?",
                "Give each pair two signs first, then compare them.",
            ),
            program=lambda xs, ys, limit: share_by_hand(xs, ys, limit, ordered_tie),
        ),
        Misconception(
            "a comparison for a sign",
            "It is as if people's scores were only asked `x > a`, or `x < a`. Where the"
            " metric has no tie, a tie of people is right if the metric rises."
            " A tie is in no order.",
            SHIP,
            ("A pair has one of three signs; `>` knows two.",),
            program=lambda xs, ys, limit: share_by_hand(xs, ys, limit, two_signs),
        ),
        Misconception(
            "the order ignored",
            "It asks only whether both tie or neither does. Which one is ahead matters, too.",
            SHIP,
            ("A tie has the sign 0. How many other signs are there?",),
            program=lambda xs, ys, limit: share_of_pairs(
                xs, ys, limit, agree=lambda metric, people: bool(metric) == bool(people)
            ),
        ),
        Misconception(
            "ties left out",
            "Pairs that people tie are left out of all pairs. They are pairs as well.",
            SHIP,
            ("How many pairs have four systems?",),
            steps={"counts": lambda metric, people: people != 0},
        ),
        Misconception(
            "ties left out",
            "Pairs that the metric ties are left out of all pairs. They are pairs as well.",
            SHIP,
            ("How many pairs have four systems?",),
            steps={"counts": lambda metric, people: metric != 0},
        ),
        Misconception(
            "ties left out",
            "Pairs with a tie on either side are left out. They are pairs as well.",
            SHIP,
            ("How many pairs have four systems?",),
            steps={"counts": lambda metric, people: metric != 0 and people != 0},
        ),
        Misconception(
            "each with itself",
            "Each system is compared with every system, itself among them. With itself it"
            " ties in both columns, and all other pairs count twice.",
            SHIP,
            (
                "Four systems have six pairs.",
                "Where does the inner loop begin?",
            ),
            steps={"pairs": lambda points: product(points, repeat=2)},
        ),
        Misconception(
            "pairs counted twice",
            "Below the line, each pair is counted twice.",
            SHIP,
            ("W, X and X, W are one pair.",),
            steps={"below": lambda systems, pairs: 2 * pairs},
        ),
        Misconception(
            "divided by the systems",
            "It is divided by the number of systems; the number of *pairs* is asked for.",
            SHIP,
            ("Four systems have six pairs.",),
            steps={"below": lambda systems, pairs: systems},
        ),
        Misconception(
            "neighbors only",
            "Only neighbors in the list are compared. All pairs are asked for.",
            SHIP,
            ("`pairwise` or `combinations`?",),
            steps={"pairs": pairwise},
        ),
        Misconception(
            "a sign lost",
            "The metric's difference is taken without `abs`, the earlier system minus the later one: each"
            " pair in which the metric rises is below the limit, and a tie.",
            SHIP,
            ("Compare the *size* of the difference with `limit`.",),
            steps={"for_metric": without_size},
        ),
        Misconception(
            "inverted comparison",
            "Differences *above* the limit are called ties, besides equal scores; all others are"
            " ordered.",
            SHIP,
            steps={
                "for_metric": lambda difference, limit: sign(
                    difference, limit, inside=gt
                )
            },
        ),
        *(
            Misconception(
                "inverted comparison",
                f"Scores that are *far* apart, by {what}, are called ties, and near ones are"
                f" ordered{equal}.",
                SHIP,
                ("Less than `limit` is a tie. Which way does the sign point?",),
                steps={"for_metric": far},
            )
            for what, equal, far in (
                (
                    "`limit` or more",
                    "; equal ones tie as well",
                    lambda difference, limit: (
                        0
                        if abs(difference) >= limit
                        else (difference > 0) - (difference < 0)
                    ),
                ),
                (
                    "`limit` or more",
                    ", equal ones as if they rose",
                    lambda difference, limit: (
                        0 if abs(difference) >= limit else 1 if difference > 0 else -1
                    ),
                ),
                (
                    "more than `limit`",
                    ", equal ones as if they rose",
                    lambda difference, limit: (
                        0 if abs(difference) > limit else 1 if difference > 0 else -1
                    ),
                ),
            )
        ),
        Misconception(
            "right minus wrong",
            "Wrong pairs are subtracted from right ones. The share of right ones is asked"
            " for.",
            SHIP,
            after=lambda result, xs, ys, limit: 2 * result - 1,
        ),
        Misconception(
            "a tie of the metric is right",
            "A tie of the metric is called right, whatever people say. People have to tie,"
            " too.",
            SHIP,
            (
                "With a huge `limit`, the metric ties everything. Is it then always right?",
            ),
            steps={
                "agree": lambda metric, people: metric == 0 or metric == people,
            },
        ),
        Misconception(
            "a tie of people is right",
            "A tie of people is called right, whatever the metric says. The metric has to"
            " tie, too.",
            SHIP,
            ("A pair has two signs. Which of them are compared?",),
            steps={
                "agree": lambda metric, people: people == 0 or metric == people,
            },
        ),
        *(
            Misconception(
                "a comparison for a sign",
                f"It is as if {asked}, and the two answers were compared. A pair has one of three"
                " signs, and one comparison knows two.",
                SHIP,
                (
                    "Which pairs answer no: those of the other order alone, or ties as well?",
                ),
                program=lambda xs, ys, limit, right=right: share_by_hand(
                    xs, ys, limit, right
                ),
            )
            for asked, right in (
                (
                    "the metric were asked whether it falls by `limit` or more, and people whether"
                    " they fall",
                    lambda dx, dy, limit: (dx >= limit) == (dy > 0),
                ),
                (
                    "the metric were asked whether it falls by more than `limit`, and people whether"
                    " they fall",
                    lambda dx, dy, limit: (dx > limit) == (dy > 0),
                ),
                (
                    "each column were asked whether it falls, without `limit`",
                    lambda dx, dy, limit: (dx > 0) == (dy > 0),
                ),
                (
                    "the metric were asked whether it rises by `limit` or more, and people whether"
                    " they rise",
                    lambda dx, dy, limit: (-dx >= limit) == (dy < 0),
                ),
                (
                    "the metric were asked whether it rises by more than `limit`, and people whether"
                    " they rise",
                    lambda dx, dy, limit: (-dx > limit) == (dy < 0),
                ),
                (
                    "each column were asked whether it rises, without `limit`",
                    lambda dx, dy, limit: (dx < 0) == (dy < 0),
                ),
            )
        ),
        *(
            Misconception(
                "a comparison for a sign",
                "A pair that ties in both columns is right. It is as if, of the others, each column"
                f" were asked whether it {falls}, without `limit`, and the two answers were compared."
                " A pair has one of three signs, and one comparison knows two.",
                SHIP,
                (
                    "Which pairs answer no: those of the other order alone, or ties as well?",
                ),
                program=lambda xs, ys, limit, right=right: share_by_hand(
                    xs, ys, limit, right
                ),
            )
            for falls, right in (
                (
                    "falls",
                    lambda dx, dy, limit: (
                        (abs(dx) < limit and dy == 0) or (dx > 0) == (dy > 0)
                    ),
                ),
                (
                    "rises",
                    lambda dx, dy, limit: (
                        (abs(dx) < limit and dy == 0) or (dx < 0) == (dy < 0)
                    ),
                ),
            )
        ),
        *(
            Misconception(
                "score against score",
                "The metric's score of a system is compared with people's score of it. They"
                " have different units; *pairs* of systems are compared.",
                SHIP,
                ("Four systems have six pairs.",),
                program=lambda xs, ys, limit, tie=tie: fmean(
                    tie(x, y, limit) for x, y in zip(xs, ys, strict=True)
                ),
            )
            for tie in (
                lambda x, y, limit: abs(x - y) < limit,
                lambda x, y, limit: abs(x - y) <= limit,
                lambda x, y, limit: x == y,
            )
        ),
        Misconception(
            "each with itself",
            "Each system makes one pair with itself, too, which ties in both columns.",
            SHIP,
            ("Four systems have six pairs.", "Where does the inner loop begin?"),
            steps={
                "pairs": lambda points: combinations_with_replacement(points, 2),
            },
        ),
        Misconception(
            "columns sorted apart",
            "Both columns are sorted, each by itself. The two scores of a system are torn"
            " apart.",
            SHIP,
            ("Whose score is the first one, after sorting?",),
            before=lambda xs, ys, limit: (sorted(xs), sorted(ys), limit),
        ),
        Misconception(
            "ties alone",
            "Only pairs that tie in both columns are right here. Those in the same order are"
            " right, too.",
            SHIP,
            steps={"agree": lambda metric, people: metric == people == 0},
        ),
        Misconception(
            "wrong pairs",
            "That is the share of *wrong* pairs.",
            SHIP,
            steps={"agree": lambda metric, people: metric != people},
        ),
        Misconception(
            "opposite order",
            "A pair is called right when the two columns order it the *other* way round, or when it ties"
            " in both.",
            SHIP,
            steps={"agree": lambda metric, people: metric == -people},
        ),
        Misconception(
            "first with the rest",
            "Only the first system is compared with the others. All pairs are asked for.",
            SHIP,
            (
                "Does a `return` end the outer loop?",
                "Or is an iterator, such as a `zip`, used up when the first system is"
                " through?",
            ),
            steps={
                "pairs": lambda points: [(points[0], other) for other in points[1:]],
            },
        ),
        Misconception(
            "a pair lost",
            "The last system is never compared with another one.",
            SHIP,
            (
                "Four systems have six pairs.",
                "Where does each range end?",
            ),
            before=lambda xs, ys, limit: (xs[:-1], ys[:-1], limit),
        ),
        Misconception(
            "divided by the squares",
            "Below the line stand n times n pairs; a system makes no pair with itself.",
            SHIP,
            ("Four systems have six pairs.",),
            steps={"below": lambda systems, pairs: systems**2},
        ),
        Misconception(
            "half of a tie",
            "A tie of the metric alone counts half. Such a pair is wrong.",
            SHIP,
            steps={
                "agree": lambda metric, people: (
                    1.0 if metric == people else 0.5 * (metric == 0)
                ),
            },
        ),
        Misconception(
            "half of a tie",
            "A tie in one column counts half. Such a pair is wrong.",
            SHIP,
            steps={
                "agree": lambda metric, people: (
                    1.0 if metric == people else 0.5 * (metric * people == 0)
                ),
            },
        ),
        Misconception(
            "half of a tie",
            "A tie in both columns counts half. Such a pair is right.",
            SHIP,
            steps={
                "agree": lambda metric, people: (
                    (0.5 if metric == 0 else 1.0) if metric == people else 0.0
                ),
            },
        ),
        Misconception(
            "ties left out",
            "Pairs that people tie are left out of all pairs. They are pairs as well.",
            SHIP,
            ("How many pairs have four systems?",),
            steps={
                "counts": lambda metric, people: people != 0,
                "below": lambda systems, pairs: pairs or 1,
            },
        ),
        Misconception(
            "ties left out",
            "Pairs that the metric ties are left out of all pairs. They are pairs as well.",
            SHIP,
            ("How many pairs have four systems?",),
            steps={
                "counts": lambda metric, people: metric != 0,
                "below": lambda systems, pairs: pairs or 1,
            },
        ),
        Misconception(
            "ties left out",
            "Pairs with a tie on either side are left out of all pairs. They are pairs as well.",
            SHIP,
            ("How many pairs have four systems?",),
            steps={
                "counts": lambda metric, people: metric != 0 and people != 0,
                "below": lambda systems, pairs: pairs or 1,
            },
        ),
        Misconception(
            "limit as a share",
            "It is as if the limit were a share of the larger score. It is a number of points.",
            SHIP,
            program=as_a_share,
        ),
        Misconception(
            "people's ties left out",
            "Pairs that people call equal and the metric does not are left out of all pairs. They are pairs as well, and not right.",
            SHIP,
            ("How many pairs have four systems?",),
            steps={
                "counts": lambda metric, people: people != 0 or metric == 0,
                "below": lambda systems, pairs: pairs or 1,
            },
        ),
        Misconception(
            "equal systems once",
            "Systems that are equal in both columns are taken once, as in a set. Each of them has pairs of its own.",
            SHIP,
            program=equal_systems_once,
        ),
        Misconception(
            "neighbors only",
            "Only systems that are neighbors in the order of the metric are compared. Compare all pairs.",
            SHIP,
            ("How many pairs have four systems?",),
            program=ranked_neighbors,
        ),
        Misconception(
            "last system lost",
            "No pair with the last system counts as right, and all pairs are there below the line: as if a loop ended one place too early.",
            SHIP,
            program=lambda xs, ys, limit: without_one(xs, ys, limit, slice(-1)),
        ),
        Misconception(
            "limit as a share",
            "It is as if the limit were so many per cent of the larger score. It is a number of points.",
            SHIP,
            program=lambda xs, ys, limit: as_a_share(xs, ys, limit, 100),
        ),
        *(
            Misconception(
                "limit as a share",
                f"It is as if the limit were {what} of the larger score{sizes} no tie. It is a number"
                " of points.",
                SHIP,
                program=lambda xs, ys, limit, larger=larger, whole=whole: as_a_share_of(
                    xs, ys, limit / whole, larger
                ),
            )
            for larger, sizes in (
                (
                    lambda x, x2: max(abs(x), abs(x2)),
                    ", whatever the signs, and two scores of 0 were",
                ),
                (max, ", and two scores of 0 or below were"),
            )
            for whole, what in ((1, "a share"), (100, "so many per cent"))
        ),
        Misconception(
            "first system lost",
            "No pair with the first system counts as right, and all pairs are there below the line: as if a loop began one place too late.",
            SHIP,
            program=lambda xs, ys, limit: without_one(xs, ys, limit, slice(1, None)),
        ),
        Misconception(
            "a comparison for a sign",
            "It is as if people's scores were only asked `x > a`, or `x < a`. Where the"
            " metric has no tie, a tie of people is right if the metric falls."
            " A tie is in no order.",
            SHIP,
            ("A pair has one of three signs; `>` knows two.",),
            program=lambda xs, ys, limit: share_by_hand(xs, ys, limit, backwards),
        ),
        Misconception(
            "equal systems once",
            "Systems that are equal in both columns are taken once, as in a set. Each of them"
            " has pairs of its own.",
            SHIP,
            program=lambda xs, ys, limit: equal_systems_once(xs, ys, limit, 0.0),
        ),
        Misconception(
            "ties left out",
            "A pair that one side alone ties is left out. It is a wrong pair, and counts below the line.",
            SHIP,
            ("Of how many pairs is it the share?",),
            steps={
                "counts": lambda metric, people: (metric == 0) == (people == 0),
                "below": lambda systems, pairs: pairs or 1,
            },
        ),
        Misconception(
            "a difference without its size",
            "The metric's difference is taken without `abs`, the later system minus the earlier one: each pair in which the metric falls is below the limit, and a tie.",
            SHIP,
            (
                "Which sign has the difference when the metric falls?",
                "`abs` of a difference has no sign.",
            ),
            steps={
                "for_metric": lambda difference, limit: (
                    -without_size(-difference, limit)
                )
            },
        ),
        Misconception(
            "found by its score",
            "Of systems with the same score of the metric, it is as if only the first one's score of"
            " people were taken, as `index` finds it. Each system has its own.",
            SHIP,
            ("Which place does `index` find, if two scores are equal?",),
            before=lambda xs, ys, limit: (xs, [ys[xs.index(x)] for x in xs], limit),
        ),
        Misconception(
            "found by its score",
            "Of systems with the same score of people, it is as if only the first one's score of the"
            " metric were taken, as `index` finds it. Each system has its own.",
            SHIP,
            ("Which place does `index` find, if two scores are equal?",),
            before=lambda xs, ys, limit: ([xs[ys.index(y)] for y in ys], ys, limit),
        ),
        Misconception(
            "equal systems once",
            "Of systems with the same score of the metric only the last one is left, as in a"
            " dictionary. Each of them has pairs of its own.",
            SHIP,
            ("How many keys has a dictionary of two equal scores?",),
            before=lambda xs, ys, limit: (
                [*dict(zip(xs, ys, strict=True))],
                [*dict(zip(xs, ys, strict=True)).values()],
                limit,
            ),
        ),
        Misconception(
            "steps for distances",
            "Scores are put into steps as wide as `limit`, and the steps are compared. So two that"
            " differ by less may fall into two steps. A tie is asked of the difference.",
            SHIP,
            ("What do 2.9 and 3.1 have in common, with limit 3?",),
            program=lambda xs, ys, limit: share_of_pairs(
                [int(x / limit) for x in xs], ys, 1
            ),
        ),
    ),
)


# ---- 11.2: free_orders


def in_any(references: Sentences) -> set[Bigram]:
    """The bigrams that some reference has."""
    return {bigram for r in references for bigram in ngrams(r, 2)}


def count_orders(
    hypothesis: Sentence,
    references: Sentences,
    *,
    said: Callable[[Sentence], Iterable[Bigram]] = lambda words: ngrams(words, 2),
    known: Callable[[Sentences], set[Bigram]] = in_any,
    form: Callable[[Bigram], Bigram] = lambda bigram: bigram,
    orders: Callable[[int], int] = factorial,
    cut: int = 0,
) -> int:
    """(k - b)!, the orders of the chunks; no clipping."""
    there = {form(bigram) for bigram in known(references)}
    b = sum(form(bigram) in there for bigram in said(hypothesis))
    return orders(len(hypothesis) - b - cut)


def matching(hypothesis: Sentence, references: Sentences) -> int:
    """The number of places without a cut."""
    return sum(bigram in in_any(references) for bigram in ngrams(hypothesis, 2))


def in_all(references: Sentences) -> set[Bigram]:
    """The bigrams that each reference has."""
    return set.intersection(*(set(ngrams(r, 2)) for r in references))


def unequal_orders(hypothesis: Sentence, references: Sentences) -> int:
    """Equal chunks are not told apart."""
    known = {bigram for r in references for bigram in ngrams(r, 2)}
    chunks: list[list[str]] = [hypothesis[:1]] if hypothesis else []
    for one in pairwise(hypothesis):
        if one in known:
            chunks[-1] = [*chunks[-1], one[1]]
        else:
            chunks.append([one[1]])
    same = Counter(map(tuple, chunks)).values()
    return factorial(len(chunks)) // prod(map(factorial, same))


def substring_orders(hypothesis: Sentence, references: Sentences) -> int:
    """Bigrams are looked for in the text of the references."""
    texts = [" ".join(r) for r in references]
    b = sum(any(" ".join(two) in t for t in texts) for two in pairwise(hypothesis))
    return factorial(len(hypothesis) - b)


def different_words(hypothesis: Sentence, references: Sentences) -> int:
    """k counts words, and not places."""
    b = matching(hypothesis, references)
    return factorial(max(0, len(set(hypothesis)) - b))


def words_of_one_reference(hypothesis: Sentence, references: Sentences) -> int:
    """Both words somewhere in the same reference."""
    b = sum(
        any(x in reference and y in reference for reference in references)
        for x, y in pairwise(hypothesis)
    )
    return factorial(len(hypothesis) - b)


def last_bigram_lost(hypothesis: Sentence, references: Sentences) -> int:
    """The range ends one place too early."""
    b = matching(hypothesis[:-1], references)
    return factorial(len(hypothesis) - b)


def first_place_only(hypothesis: Sentence, references: Sentences) -> int:
    """A word is looked for with `index`, which finds its first place."""
    firsts = [
        {word: tuple(r[r.index(word) :][:2]) for word in reversed(r)}
        for r in references
    ]
    b = sum(
        any(first.get(two[0]) == two for first in firsts)
        for two in pairwise(hypothesis)
    )
    return factorial(len(hypothesis) - b)


def once_for_each_reference(hypothesis: Sentence, references: Sentences) -> int:
    """The matches of all references are added."""
    b = sum(matching(hypothesis, [reference]) for reference in references)
    return factorial(max(0, len(hypothesis) - b))


def edge_orders(random: Random) -> tuple[Sentence, Sentences]:
    """Words that come again, empty references, capital letters, marks, other lengths."""
    words = random.choice(
        [["a", "b"], ["a", "b", "c"], ["a", "A", "b"], ["a", ".", ","]]
    )

    def some(longest: int) -> Sentence:
        return random.choices(words, k=random.randint(0, longest))

    references = [
        some(random.choice([1, 2, 4, 6])) for _ in range(random.randint(1, 4))
    ]
    if random.random() < 0.3:
        references.append(random.choice(references))
    kept = random.choice(references)
    hypothesis = random.choice(
        [some(3), some(6), kept, kept + kept, kept[::-1], kept[1:]]
    )
    return list(hypothesis), references


def asked_of_the_references(hypothesis: Sentence, references: Sentences) -> int:
    """k - b, where b is the bigrams of the references that the hypothesis has."""
    said = set(ngrams(hypothesis, 2))
    b = sum(bigram in said for r in references for bigram in ngrams(r, 2))
    return len(hypothesis) - b


def at_any_distance(hypothesis: Sentence, references: Sequence[Sentence]) -> int:
    """A cut is seen only where no reference has the two words in that order."""
    kept = sum(
        any(
            one in reference and other in reference[reference.index(one) + 1 :]
            for reference in references
        )
        for one, other in pairwise(hypothesis)
    )
    return factorial(len(hypothesis) - kept)


FREE_ORDERS = Exercise(
    "11.2",
    "free_orders",
    count_orders,
    ORDERS,
    cases=[
        (
            "my heart is in of half havana".split(),
            ["half of my heart is in havana".split()],
        ),
        (["him", "we", "met"], [["we", "met", "him"], ["him", "we", "saw"]]),
        (["we", "met", "him"], [["we", "met", "him"]]),
        (["a", "b", "x", "y"], [["a", "b"], ["a", "b"]]),
        (["a", "b", "a", "b"], [["a", "b"]]),
        (["b", "a"], [["a", "b"]]),
        (["a", "a"], [["b"]]),
        (["the", "cat"], [["breathe", "catch"]]),
        (["now", "here"], [["no", "where"]]),
        (["a", "b"], [["a"], ["b"]]),
        (["a"], [["a"]]),
        (["on", "cat"], [["on", "on", "cat"]]),
        # three references with the same bigram, and bigrams in one reference each
        (["a", "b", "c", "d"], [["a", "b"], ["b", "c"], ["c", "d"]]),
        (["a", "b", "c", "x", "y"], [["a", "b", "c"], ["a", "b", "c", "x"]]),
        (["x", "a", "b"], [["a", "b"], ["a", "b"], ["a", "b"]]),
        (["in", "a", "b"], [["in", "a", "big", "bin"], ["main", "art"]]),
        (["a", "b", "a"], [["a", "b", "a"]]),
        (["a", "b", "c"], [["a"], ["b", "c"]]),
        (["he", "art", "is"], [["the", "artist", "is"], ["h", "e"]]),
        ([], [["a", "b"]]),
    ],
    generate=lambda random: random.choice((pair, edge_orders))(random),
    count=400,
    kinds={
        "an empty hypothesis": lambda hypothesis, references: not hypothesis,
        "a hypothesis of one word": lambda hypothesis, references: len(hypothesis) == 1,
        "several references": lambda hypothesis, references: len(references) > 1,
        "an empty reference": lambda hypothesis, references: [] in references,
    },
    parts={
        "the number of chunks": lambda hypothesis, references: count_orders(
            hypothesis, references, orders=int
        ),
        "the number of bigrams that match": lambda hypothesis, references: (
            len(hypothesis) - count_orders(hypothesis, references, orders=int)
        ),
    },
    accepts=lambda hypothesis, references: len(references) > 0,
    wrong=(
        Misconception(
            "last place lost",
            "The last two words are never looked at together.",
            ORDERS,
            (
                "How many places between two words have three words?",
                "Does a `range` end too early?",
            ),
            program=last_bigram_lost,
        ),
        Misconception(
            "first place lost",
            "The first two words are never looked at together.",
            ORDERS,
            (
                "How many places between two words have three words?",
                "Does a `range` begin too late?",
            ),
            program=lambda hypothesis, references: factorial(
                len(hypothesis) - matching(hypothesis[1:], references)
            ),
        ),
        Misconception(
            "a sum for a difference",
            "The places without a cut are added to the words. Each of them makes one chunk *less*.",
            ORDERS,
            ("A sentence that matches throughout is one chunk.",),
            program=lambda hypothesis, references: factorial(
                len(hypothesis) + matching(hypothesis, references)
            ),
        ),
        Misconception(
            "the first of equal words",
            "It is as if only the first place of a word in the reference were looked at,"
            " as `index` gives it. The reference may have the word again, with another one"
            " behind it.",
            ORDERS,
            ("Collect the bigrams of the references in a set.",),
            program=first_place_only,
        ),
        Misconception(
            "once for each reference",
            "A place counts once for each reference that has its bigram. It is one place.",
            ORDERS,
            program=lambda hypothesis, references: factorial(
                abs(
                    len(hypothesis)
                    - sum(matching(hypothesis, [reference]) for reference in references)
                )
            ),
        ),
        Misconception(
            "all words apart",
            "These are all orders of all words. Words of one chunk stay together.",
            ORDERS,
            ("How many chunks are there? They are what is shuffled.",),
            program=lambda hypothesis, references: factorial(len(hypothesis)),
        ),
        Misconception(
            "cuts for chunks",
            "It is the factorial of the number of cuts. A ribbon that is cut once has two pieces.",
            ORDERS,
            ("Three cuts make how many chunks?",),
            steps={"cut": 1},
        ),
        Misconception(
            "clipped bigrams",
            "Bigrams are clipped here. A bigram that comes twice is twice a place without a"
            " cut.",
            ORDERS,
            (
                "Look at the hint above the solution: is anything paid for?",
                "For each place between two words: to cut, or not to cut?",
            ),
            program=lambda hypothesis, references: factorial(
                len(hypothesis) - match_counts(hypothesis, references, 2).matches
            ),
        ),
        Misconception(
            "repeats lost",
            "Each different bigram counts once; each *place* where one stands should count.",
            ORDERS,
            ("Is there a `set(...)` around the bigrams of the hypothesis?",),
            steps={"said": lambda words: set(ngrams(words, 2))},
        ),
        Misconception(
            "all references must have it",
            "A bigram counts only where *each* reference has it. One is enough.",
            ORDERS,
            ("Is it `all(...)` or `any(...)`?",),
            steps={"known": in_all},
        ),
        Misconception(
            "best reference",
            "One reference is chosen for the whole sentence. Each bigram may be in another.",
            ORDERS,
            ("First collect the bigrams of all references.",),
            program=lambda hypothesis, references: min(
                count_orders(hypothesis, [r]) for r in references
            ),
        ),
        Misconception(
            "every reference pays",
            "A bigram that two references have counts twice. It is one place without a cut.",
            ORDERS,
            ("Is there a loop over references around the loop over bigrams?",),
            program=lambda hypothesis, references: factorial(
                len(hypothesis)
                - sum(
                    bigram in set(ngrams(r, 2))
                    for r in references
                    for bigram in ngrams(hypothesis, 2)
                )
            ),
        ),
        Misconception(
            "n-grams across sentences",
            "It is as if the references were run together. The last word of one and the"
            " first of the next are no bigram.",
            ORDERS,
            ("Make the bigrams of each reference by itself.",),
            steps={"known": lambda references: set(ngrams([*chain(*references)], 2))},
        ),
        Misconception(
            "words for bigrams",
            "Single words are looked up in the references. A chunk is held together by its"
            " *bigrams*.",
            ORDERS,
            ("Which two words stand at a place between words?",),
            steps={
                "said": lambda words: ngrams(words, 1),
                "known": lambda references: {(w,) for r in references for w in r},
            },
        ),
        Misconception(
            "either order",
            "The two words of a bigram are found in either order. Their order matters.",
            ORDERS,
            steps={"form": lambda bigram: tuple(sorted(bigram))},
        ),
        Misconception(
            "substrings for words",
            "It is as if bigrams were looked for in the text of a reference, as"
            " characters: `a b` is found in `a bag`.",
            ORDERS,
            ("Compare tuples of words.",),
            program=substring_orders,
        ),
        Misconception(
            "equal chunks once",
            "Orders that read the same are counted once. The formula counts them all.",
            ORDERS,
            program=unequal_orders,
        ),
        Misconception(
            "a power for a factorial",
            "It is 2 to the power of the number of chunks. How many orders have three things?",
            ORDERS,
            ("`math.factorial(3)` is 6.",),
            steps={"orders": lambda chunks: 2**chunks},
        ),
        Misconception(
            "a power for a factorial",
            "It is the number of chunks to its own power: each place could take each chunk,"
            " also twice.",
            ORDERS,
            ("`math.factorial(3)` is 6.",),
            steps={"orders": lambda chunks: chunks**chunks},
        ),
        Misconception(
            "matches for chunks",
            "It is the factorial of the number of bigrams that match. The chunks are shuffled.",
            ORDERS,
            program=lambda hypothesis, references: factorial(
                len(hypothesis) - count_orders(hypothesis, references, orders=int)
            ),
        ),
        *(
            Misconception(
                "factorials apart",
                f"It is k! {sign} b!. Subtract first; one factorial is taken.",
                ORDERS,
                ("How many chunks are there? They are what is shuffled.",),
                program=lambda hypothesis, references, join=join: join(
                    factorial(len(hypothesis)),
                    factorial(matching(hypothesis, references)),
                ),
            )
            for sign, join in [
                ("−", lambda k, b: k - b),
                ("/", lambda k, b: k / b),
            ]
        ),
        Misconception(
            "the factorial of one of the two",
            "It is k! − b. The parentheses say: subtract first.",
            ORDERS,
            ("`math.factorial` takes the whole difference.",),
            program=lambda hypothesis, references: (
                factorial(len(hypothesis)) - matching(hypothesis, references)
            ),
        ),
        *(
            Misconception(
                "length of the reference",
                f"k is the length of {which}. Whose words are shuffled?",
                ORDERS,
                ("The candidate is cut into chunks.",),
                program=lambda hypothesis, references, length=length: factorial(
                    length(references) - matching(hypothesis, references)
                ),
            )
            for which, length in [
                ("the first reference", lambda references: len(references[0])),
                (
                    "the shortest reference",
                    lambda references: min(map(len, references)),
                ),
                ("the longest reference", lambda references: max(map(len, references))),
                ("the last reference", lambda references: len(references[-1])),
                ("all references", lambda references: sum(map(len, references))),
            ]
        ),
        Misconception(
            "one chunk too many",
            "It is one chunk too many. A ribbon that is cut once has two pieces, and b"
            " places are *not* cut.",
            ORDERS,
            ("A sentence that matches throughout is one chunk.",),
            steps={"cut": -1},
        ),
        Misconception(
            "cuts for chunks",
            "It is the factorial of one less than there are chunks: of the number of cuts, or with the"
            " number of bigrams for k, or with the last factor missing. k is the number of words.",
            ORDERS,
            ("`range(1, m)` ends before m.", "Three cuts make how many chunks?"),
            steps={"orders": lambda chunks: prod(range(1, chunks))},
        ),
        Misconception(
            "a factor 0",
            "It is 0 wherever there is a chunk, as if the product had a factor 0.",
            ORDERS,
            ("Where does the `range` begin?", "`range(3)` begins with 0."),
            steps={"orders": lambda chunks: prod(range(chunks))},
        ),
        Misconception(
            "a factor 0",
            "It is always 0, as if the product had a factor 0.",
            ORDERS,
            ("Where does the `range` begin, or the product?",),
            steps={"orders": lambda chunks: 0},
        ),
        Misconception(
            "a sum for a product",
            "1, 2, 3 and so on are added. A factorial multiplies them.",
            ORDERS,
            ("How many orders have three things?",),
            steps={"orders": lambda chunks: sum(range(chunks + 1))},
        ),
        Misconception(
            "a power for a factorial",
            "The number of chunks is squared. How many orders have three things?",
            ORDERS,
            steps={"orders": lambda chunks: chunks**2},
        ),
        Misconception(
            "one order less",
            "One order is subtracted, the candidate's own. The formula counts it.",
            ORDERS,
            after=lambda result, *_: result - 1,
        ),
        *(
            Misconception(
                "mismatches for matches",
                f"b is the number of bigrams that do *not* match{how}. Those are the cuts.",
                ORDERS,
                ("For each place between two words: to cut, or not to cut?",),
                program=lambda hypothesis, references, cuts=cuts: factorial(
                    len(hypothesis) - cuts(hypothesis, references)
                ),
            )
            for how, cuts in (
                (
                    "",
                    lambda hypothesis, references: (
                        max(0, len(hypothesis) - 1) - matching(hypothesis, references)
                    ),
                ),
                (
                    ", each different one once",
                    lambda hypothesis, references: len(
                        set(ngrams(hypothesis, 2)) - in_any(references)
                    ),
                ),
                (
                    ", after clipping",
                    lambda hypothesis, references: (
                        max(0, len(hypothesis) - 1)
                        - match_counts(hypothesis, references, 2).matches
                    ),
                ),
            )
        ),
        Misconception(
            "same place",
            "A bigram is looked for at the same place of the reference. It may stand"
            " anywhere.",
            ORDERS,
            ("Collect the bigrams of the references in a set.",),
            program=lambda hypothesis, references: factorial(
                len(hypothesis)
                - sum(
                    any(hypothesis[i : i + 2] == r[i : i + 2] for r in references)
                    for i in range(len(hypothesis) - 1)
                )
            ),
        ),
        Misconception(
            "words for bigrams",
            "Single words are counted, and clipped. A chunk is held together by its"
            " *bigrams*.",
            ORDERS,
            ("Which two words stand at a place between words?",),
            program=lambda hypothesis, references: factorial(
                len(hypothesis) - match_counts(hypothesis, references, 1).matches
            ),
        ),
        Misconception(
            "clipped bigrams",
            "Bigrams are clipped here, to their sum over the references. A bigram that comes"
            " twice is twice a place without a cut.",
            ORDERS,
            ("For each place between two words: to cut, or not to cut?",),
            program=lambda hypothesis, references: factorial(
                len(hypothesis)
                - (
                    Counter(ngrams(hypothesis, 2))
                    & Counter(chain(*(ngrams(r, 2) for r in references)))
                ).total()
            ),
        ),
        Misconception(
            "all references must have it",
            "A bigram is clipped to its *smallest* count in a reference. It is enough that one"
            " reference has it.",
            ORDERS,
            program=lambda hypothesis, references: factorial(
                len(hypothesis)
                - sum(
                    min(k, *(ngrams(r, 2).count(bigram) for r in references))
                    for bigram, k in Counter(ngrams(hypothesis, 2)).items()
                )
            ),
        ),
        Misconception(
            "worst reference",
            "One reference is chosen for the whole sentence, the one with the fewest matches.",
            ORDERS,
            ("First collect the bigrams of all references.",),
            program=lambda hypothesis, references: max(
                count_orders(hypothesis, [r]) for r in references
            ),
        ),
        *(
            Misconception(
                f"{word} for bigrams",
                f"{word.capitalize()} are looked for. A place between two words is a bigram.",
                ORDERS,
                steps={
                    "said": lambda words, n=n: ngrams(words, n),
                    "known": lambda references, n=n: {
                        g for r in references for g in ngrams(r, n)
                    },
                },
            )
            for word, n in [("trigrams", 3), ("four-grams", 4)]
        ),
        Misconception(
            "all n-grams for bigrams",
            "The clipped matches of the orders 1 to 4 are subtracted, all of them. Only *bigrams* hold a"
            " chunk together.",
            ORDERS,
            program=lambda hypothesis, references: factorial(
                len(hypothesis)
                - sum(
                    match_counts(hypothesis, references, n).matches for n in range(1, 5)
                )
            ),
        ),
        *(
            Misconception(
                "equal words once",
                "It is divided by the orders of equal words, as if orders of words that read"
                " the same were counted once. The formula counts them all.",
                ORDERS,
                ("What does the formula divide by?",),
                program=lambda hypothesis, references, divide=divide: divide(
                    count_orders(hypothesis, references),
                    prod(map(factorial, Counter(hypothesis).values())),
                ),
            )
            for divide in (floordiv, truediv)
        ),
        Misconception(
            "nothing to shuffle",
            "A sentence of one word, or of none, gets 0 orders. It has no bigram, so b is 0, and"
            " there is one order.",
            ORDERS,
            ("What are 1! and 0!?",),
            program=lambda hypothesis, references: (
                count_orders(hypothesis, references) if len(hypothesis) > 1 else 0
            ),
        ),
        Misconception(
            "each word once",
            "k is the number of *different* words. A word that comes twice stands in two places.",
            ORDERS,
            program=different_words,
        ),
        Misconception(
            "neighbors anywhere",
            "Two words are kept together when both stand in a reference, neighbors there or not.",
            ORDERS,
            (
                "A bigram is two words side by side, in the candidate and in the reference.",
            ),
            program=words_of_one_reference,
        ),
        Misconception(
            "once for each reference",
            "A place counts once for each reference that has its bigram. It is one place.",
            ORDERS,
            program=once_for_each_reference,
        ),
        Misconception(
            "each word once",
            "k is the number of *different* words. A word that comes twice stands in two"
            " places.",
            ORDERS,
            program=lambda hypothesis, references: factorial(
                abs(len(set(hypothesis)) - matching(hypothesis, references))
            ),
        ),
        *(
            Misconception(
                "the references' bigrams",
                "It counts the bigrams of the references that stand in the hypothesis. A place"
                " of the *hypothesis* is cut, or is not.",
                ORDERS,
                ("Whose bigrams does the loop go through?",),
                program=lambda hypothesis, references, size=size: factorial(
                    size(asked_of_the_references(hypothesis, references))
                ),
            )
            for size in (int, abs, lambda n: max(0, n))
        ),
        Misconception(
            "length of the reference",
            "The chunks are counted with the words of the first reference. The hypothesis is cut into chunks.",
            ORDERS,
            (
                "How many words has the hypothesis? How many of its pairs are never cut?",
            ),
            program=lambda hypothesis, references: factorial(
                max(
                    0,
                    len(references[0])
                    - sum(pair in in_any(references) for pair in ngrams(hypothesis, 2)),
                )
            ),
        ),
        Misconception(
            "any distance",
            "Two neighbors count as uncut as soon as a reference has both in that order, at any distance. They have to be neighbors there, too.",
            ORDERS,
            ("Which list has all neighbors of a reference?",),
            program=at_any_distance,
        ),
        Misconception(
            "pairs turned round",
            "It is as if the pairs of one side were turned round, the second word first: a bigram"
            " matches where the reference has its words in the other order.",
            ORDERS,
            ("Print the bigrams of a reference. Which word of each stands first?",),
            before=lambda hypothesis, references: (hypothesis[::-1], references),
        ),
        Misconception(
            "case ignored",
            "Capital letters count as small ones. Words are compared as they are.",
            ORDERS,
            ("What does `lower()` do to the words?",),
            before=lambda hypothesis, references: (
                [word.lower() for word in hypothesis],
                [[word.lower() for word in r] for r in references],
            ),
        ),
        Misconception(
            "a choice for a factorial",
            "It is the number of ways to choose b of k things. The chunks are put in order, all of"
            " them.",
            ORDERS,
            ("How many orders have three things? `math.factorial(3)` is 6.",),
            program=lambda hypothesis, references: comb(
                len(hypothesis), matching(hypothesis, references)
            ),
        ),
    ),
)


# ---- 11.3: full marks for the opposite


def are_words(given: object) -> bool:
    """Whether this is a list of words."""
    return isinstance(given, list | tuple) and all(isinstance(w, str) for w in given)


def brackets(marks: object) -> str:
    """What stands in place of two lists of words."""
    asked = "Two lists of words are asked for, `(candidate, reference)`."
    if isinstance(marks, dict):
        return f"{asked} This is a dictionary."
    if isinstance(marks, str):
        return f"{asked} This is one string."
    if isinstance(marks, int | float) and not isinstance(marks, bool):
        return f"{asked} This is a number, and no pair of lists; the check computes the score."
    if not isinstance(marks, list | tuple):
        return asked
    if not marks:
        return f"{asked} There is nothing in these brackets."
    if len(marks) == 2 and are_words(marks):
        return f"{asked} These are two strings."
    if len(marks) > 2 and are_words(marks) and any(" " in word for word in marks):
        return f"{asked} These are {len(marks)} strings."
    if are_words(marks):
        return f"{asked} This is one list of words."
    if all(map(are_words, marks)):
        return f"{asked} Here {'is one' if len(marks) == 1 else f'are {len(marks)}'}."
    if len(marks) == 1 and is_list_of_lists(marks[0]) and len(marks[0]) == 2:
        return f"{asked} The pair stands in a pair of brackets too many."
    if len(marks) == 2 and any(map(is_list_of_lists, marks)):
        return f"{asked} {lists_for_words(marks)}"
    if any(map(is_list_of_lists, marks)):
        return f"{asked} Where words are asked for, yours have lists of words."
    if len(marks) == 2:
        return f"{asked} {unlike_words(marks)}"
    return f"{asked} Here are {len(marks)} items." if len(marks) > 2 else asked


def lists_for_words(marks: Sequence[object]) -> str:
    """Which of the two is a list of lists of words."""
    one, other = map(is_list_of_lists, marks)
    if one and other:
        return "Your candidate and your reference are lists of lists of words."
    place = "candidate" if one else "reference"
    return f"Your {place} is a list of lists of words: a pair of brackets too many."


def unlike_words(marks: Sequence[object]) -> str:
    """Which of the two is no list of words."""
    place, other = next(
        (place, one)
        for place, one in zip(("candidate", "reference"), marks)
        if not are_words(one)
    )
    if isinstance(other, str):
        return f"Your {place} is a string."
    if isinstance(other, list | tuple):
        return f"In your {place}, not all items are strings."
    return f"Your {place} is no list."


def is_list_of_lists(given: object) -> bool:
    """Whether these are the brackets of several references."""
    return (
        isinstance(given, list | tuple) and bool(given) and all(map(are_words, given))
    ) and not are_words(given)


def too_short(marks: Sequence[Sentence]) -> str:
    """Which of the two is too short, and whether its words stand in one string."""
    short = [one for one in marks if len(one) < 4]
    whole = next((w for one in short for w in one if len(w.split()) > 1), "")
    if whole:
        return f"`{whole}` is one string, so it counts as one word. `.split()` makes words of it."
    if len(short) == 2:
        return "Both have fewer than four words, so they have no 4-gram."
    return "One of the two has fewer than four words, so it has no 4-gram."


def are_letters(marks: Sequence[Sentence]) -> bool:
    """Whether a line was taken for a list, so that letters and spaces are its words."""
    words = [word for one in marks for word in one]
    return " " in words and all(len(word) == 1 for word in words)


def bare(word: str) -> str:
    """Without the punctuation around it."""
    return word.strip(punctuation)


def times(number: int) -> str:
    """How often, in words."""
    return "once" if number == 1 else f"{number} times"


def unlike(marks: Sequence[Sentence]) -> str:
    """Which word stands in the way, or that the candidate is too short."""
    candidate, reference = map(Counter, marks)
    more, missing = candidate - reference, reference - candidate
    if not more:
        says = (
            "All words of the candidate are in the reference, but the reference is longer. The"
            " brevity penalty is below 1."
        )
        alone = [n for n in (2, 3, 4) if more_of(marks, n)]
        if alone:
            says += (
                f" And `{' '.join(first_alone(marks, alone[0]))}` is no {alone[0]}-gram of the"
                " reference, or not as often."
            )
        return says
    word = next(iter(more))
    for twin in missing:
        if bare(word) and bare(twin) == bare(word):
            stuck = "one of them" if bare(word) in (word, twin) else "each of them"
            return (
                f"`{word}` in the candidate and `{twin}` in the reference are two words:"
                f" punctuation is stuck to {stuck}."
            )
    for twin in missing:
        if twin.lower() == word.lower():
            return (
                f"`{word}` in the candidate is written `{twin}` in the reference. Case"
                f" counts.{and_moved(marks)}"
            )
    if word in reference:
        fewer = "".join(f"; of `{other}` it has fewer" for other in [*missing][:1])
        return (
            f"The candidate has `{word}` {times(candidate[word])}, and the reference"
            f" {times(reference[word])}{fewer}. Matches are clipped: a swap"
            " leaves as many of each word as there were."
        )
    shown = f"`{word}`" if word.strip() else "A space" if word else "An empty string"
    return f"{shown} is in the candidate alone, so it matches nothing."


def and_moved(marks: Sequence[Sentence]) -> str:
    """Whether an n-gram would not match, even if case did not count."""
    small = [[word.lower() for word in one] for one in marks]
    for n in (2, 3, 4):
        if more_of(small, n) and Counter(small[0]) == Counter(small[1]):
            moved = " ".join(first_alone(small, n))
            return (
                f" And with small letters everywhere, `{moved}` would still not be in the"
                " reference, or not as often."
            )
    return ""


def edges(marks: Sequence[Sentence]) -> int:
    """How many ends of the line are swapped words, where two words are swapped."""
    swapped = [(k, *two) for k, two in enumerate(zip(*marks)) if two[0] != two[1]]
    places = {k for k, _, _ in swapped}
    words = [{one for _, one, _ in swapped}, {other for _, _, other in swapped}]
    if words[0] != words[1] or len(words[0]) != 2:
        return 0
    return len(places & {0, len(marks[0]) - 1})


def more_of(marks: Sequence[Sentence], n: int) -> Counter[tuple[str, ...]]:
    """The n-grams of the candidate that the reference has too few of."""
    candidate, reference = (Counter(ngrams([*words], n)) for words in marks)
    return candidate - reference


def first_alone(marks: Sequence[Sentence], n: int) -> tuple[str, ...]:
    """The first n-gram of the candidate that the reference has too few of."""
    return next(iter(more_of(marks, n)))


def lost(marks: Sequence[Sentence]) -> str:
    """Which order does not match in full."""
    candidate, reference = marks
    stats = segment_stats([*candidate], [[*reference]])
    n, matches, total = next(
        (n, matches, total)
        for n, (matches, total) in enumerate(zip(stats.matches, stats.totals), 1)
        if matches < total
    )
    moved = sum(one != other for one, other in zip(candidate, reference))
    seen = "swap" if moved == 2 else "new order"
    says = (
        f"Of the {n}-grams, {matches} of {total} match. A window of {n} words has seen the"
        f" {seen}: `{' '.join(first_alone(marks, n))}` is not in the reference, or not as often."
    )
    if n == 2:
        says += " Each new neighbor makes a new 2-gram."
    ends = edges(marks)
    if ends == 1:
        says += (
            " One of the swapped words stands at the edge of the line, and has no neighbor on"
            " that side."
        )
    if ends == 2:
        says += " Both ends of the line are swapped words, and have a neighbor on one side only."
    return says


FULL_MARKS = Open(
    "11.3",
    "full_marks",
    FAILURE,
    (
        Requirement(
            "no two lists of words",
            lambda marks: (
                isinstance(marks, list | tuple)
                and len(marks) == 2
                and all(map(are_words, marks))
            ),
            brackets,
            hints=("`'take the red pill'.split()` makes a list of words.",),
        ),
        Requirement(
            "too short",
            lambda marks: min(map(len, marks)) > 3,
            too_short,
        ),
        Requirement(
            "letters for words",
            lambda marks: not are_letters(marks),
            "These are letters and spaces, as `list(...)` makes them of a string. `.split()`"
            " makes words.",
        ),
        Requirement(
            "the same sentence",
            lambda marks: [*marks[0]] != [*marks[1]],
            "Candidate and reference are the same. It should say the opposite.",
        ),
        Requirement(
            "other words",
            lambda marks: Counter(marks[0]) == Counter(marks[1]),
            unlike,
            hints=(
                "Nothing may be added or taken away. What can be done with two words?",
                "Swap them, as the forecast does with `wet` and `dry`.",
            ),
        ),
        Requirement(
            "a window that sees the swap",
            lambda marks: (
                bleu_score(segment_stats([*marks[0]], [[*marks[1]]])).score == 1
            ),
            lost,
            hints=(
                "What stands around `wet` in the forecast, and what around `dry`?",
                "A window of four words that holds the swapped word reaches how far to each"
                " side?",
                "Give both swapped words the same surroundings, a word more on each side.",
            ),
        ),
    ),
)


# ---- 11.4: my_r, to be mended


def mean_of_own(own: Column, other: Column) -> float:
    """The mean of the column itself."""
    return fmean(own)


def root_of_both(x_size: float, y_size: float) -> float:
    """What the sum of products is divided by."""
    return sqrt(x_size * y_size)


def my_pearson(
    xs: Column,
    ys: Column,
    *,
    x_middle: Callable[[Column, Column], float] = mean_of_own,
    y_middle: Callable[[Column, Column], float] = mean_of_own,
    add: Callable[[list[float]], float] = sum,
    below: Callable[[float, float], float] = root_of_both,
    size: Callable[[float], float] = lambda step: step**2,
) -> float:
    """Pearson's r."""
    x_mean, y_mean = x_middle(xs, ys), y_middle(ys, xs)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys, strict=True)]
    x_size = sum(size(x - x_mean) for x in xs)
    y_size = sum(size(y - y_mean) for y in ys)
    return add(products) / below(x_size, y_size)


def ranks(values: Column) -> Column:
    """The place of each value; equal ones share the middle of theirs."""
    ordered = sorted(values)
    return [ordered.index(v) + (ordered.count(v) - 1) / 2 for v in values]


def some_points(random: Random) -> tuple[Column, Column]:
    """Two columns, neither of them of equal values only."""
    while True:
        n = random.randint(3, 7)
        xs: Column = [random.randint(20, 40) for _ in range(n)]
        ys: Column = [random.randint(50, 90) for _ in range(n)]
        if len(set(xs)) > 1 and len(set(ys)) > 1:
            return xs, ys


def edge_points(random: Random) -> tuple[Column, Column]:
    """Two points, zeros, means of 0, negative and equal numbers, other units."""
    while True:
        n = random.randint(2, 5)
        xs: Column = random.choices([0, 1, -1, 2, -2, 5], k=n)
        ys: Column = random.choices(random.choice([[0, 1, -1, 3], [10, 20, 25]]), k=n)
        if random.random() < 0.3:
            ys = random.choice(
                [xs[::-1], sorted(xs), [-x for x in xs], [1000 * y for y in ys]]
            )
        if len(set(xs)) > 1 and len(set(ys)) > 1:
            return xs, list(ys)


def squared_at_the_end(xs: Column, ys: Column) -> float:
    """Deviations are summed, and the sum is squared."""
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys, strict=True)]
    x_size = sum(x - x_mean for x in xs) ** 2
    y_size = sum(y - y_mean for y in ys) ** 2
    return sum(products) / sqrt(x_size * y_size)


def root_of_all(xs: Sequence[float], ys: Sequence[float]) -> float:
    """The root of the size of the products over both sizes."""
    mean_x, mean_y = fmean(xs), fmean(ys)
    products = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys))
    sizes = sum((x - mean_x) ** 2 for x in xs) * sum((y - mean_y) ** 2 for y in ys)
    return sqrt(abs(products) / sizes)


MY_R = Exercise(
    "11.4",
    "my_r",
    my_pearson,
    BY_HAND,
    cases=[
        ([26, 29, 31, 34], [64, 71, 68, 77]),
        ([1, 2, 3], [2, 4, 6]),
        ([1, 2, 4], [3, 2, 1]),
        ([0, 1, 5], [7, 7, 8]),
    ],
    generate=lambda random: random.choice((some_points, edge_points))(random),
    count=400,
    kinds={
        "an r below 0": lambda xs, ys: correlation(xs, ys) < 0,
        "a column with two equal values": lambda xs, ys: (
            len(set(xs)) < len(xs) or len(set(ys)) < len(ys)
        ),
    },
    parts={
        "the sum of the products": lambda xs, ys: my_pearson(
            xs, ys, below=lambda x_size, y_size: 1
        )
    },
    accepts=lambda xs, ys: (
        len(xs) == len(ys) > 1 and len(set(xs)) > 1 and len(set(ys)) > 1
    ),
    wrong=(
        Misconception(
            "nothing mended",
            "It is still as it was: all three mistakes are in it. The first one is in the"
            " line with the means.",
            BY_HAND,
            (
                "Call it with the four toy systems, and compare with the table by hand.",
                "Which mean has the column of people?",
                "Print `y_mean`, `products`, and what stands below the line.",
            ),
            steps={
                "y_middle": lambda own, other: fmean(other),
                "add": fmean,
                "below": lambda x_size, y_size: x_size * y_size,
            },
        ),
        Misconception(
            "mean of the other column",
            "From the values of people, the mean of the metric is subtracted.",
            BY_HAND,
            ("By hand the means were 30 and 70. What are `x_mean` and `y_mean`?",),
            steps={"y_middle": lambda own, other: fmean(other)},
        ),
        Misconception(
            "mean of the other column",
            "From the values of the metric, the mean of people is subtracted.",
            BY_HAND,
            ("By hand the means were 30 and 70. What are `x_mean` and `y_mean`?",),
            steps={"x_middle": lambda own, other: fmean(other)},
        ),
        Misconception(
            "mean for a sum",
            "It is as if the products were averaged. Above the line belongs their sum.",
            BY_HAND,
            ("By hand: 24 - 1 - 2 + 28 is 49. What does the function have there?",),
            steps={"add": fmean},
        ),
        Misconception(
            "missing root",
            "Below the line, the root is missing. r depends on the units so.",
            BY_HAND,
            (
                "Multiply all of `xs` by 10. r should stay as it is.",
                "The sizes are sums of *squares*.",
            ),
            steps={"below": lambda x_size, y_size: x_size * y_size},
        ),
        Misconception(
            "missing root",
            "It is as if all three were means, which is as good as three sums, and the"
            " root were missing below the line.",
            BY_HAND,
            ("Multiply all of `xs` by 10. r should stay as it is.",),
            program=lambda xs, ys: (
                my_pearson(
                    xs, ys, add=fmean, below=lambda x_size, y_size: x_size * y_size
                )
                * len(xs) ** 2
            ),
        ),
        Misconception(
            "root of one size",
            "Below the line the root is taken of the size of `xs` only; that of `ys` has none.",
            BY_HAND,
            ("Which brackets does `sqrt` have?",),
            steps={"below": lambda x_size, y_size: sqrt(x_size) * y_size},
        ),
        Misconception(
            "root of one size",
            "Below the line the root is taken of the size of `ys` only; that of `xs` has none.",
            BY_HAND,
            ("Which brackets does `sqrt` have?",),
            steps={"below": lambda x_size, y_size: x_size * sqrt(y_size)},
        ),
        Misconception(
            "each value with each",
            "It is always 0. So is the sum of the products of *each* x with *each* y, as"
            " steps from a mean add up to 0. Only the two steps of one system belong"
            " together.",
            BY_HAND,
            ("`zip` walks through both columns at once.",),
            program=lambda xs, ys: 0.0,
        ),
        Misconception(
            "precedence",
            "The second root is a factor above the line, as without the brackets below"
            " it.",
            BY_HAND,
            ("`a / b * c` is `(a / b) * c`.",),
            steps={"below": lambda x_size, y_size: sqrt(x_size) / sqrt(y_size)},
        ),
        Misconception(
            "sum of the sizes",
            "The two sizes are added; they should be multiplied.",
            BY_HAND,
            steps={"below": lambda x_size, y_size: sqrt(x_size + y_size)},
        ),
        Misconception(
            "slope for r",
            "Below the line, the size of `xs` stands in the place of both. That is the slope of a"
            " line through the points: it has units, and r has none.",
            BY_HAND,
            ("Below the line belong the sizes of *both* columns.",),
            steps={"below": lambda x_size, y_size: x_size},
        ),
        Misconception(
            "slope for r",
            "Below the line, the size of `ys` stands in the place of both. That is the slope of a"
            " line through the points: it has units, and r has none.",
            BY_HAND,
            ("Below the line belong the sizes of *both* columns.",),
            steps={"below": lambda x_size, y_size: y_size},
        ),
        Misconception(
            "not centered",
            "The means are not subtracted.",
            BY_HAND,
            ("On which side of its mean is a value?",),
            steps={
                "x_middle": lambda own, other: 0.0,
                "y_middle": lambda own, other: 0.0,
            },
        ),
        Misconception(
            "median for the mean",
            "The medians are subtracted. Pearson's r takes the means.",
            BY_HAND,
            steps={
                "x_middle": lambda own, other: median(own),
                "y_middle": lambda own, other: median(own),
            },
        ),
        Misconception(
            "sizes without squares",
            "Below the line, the sizes of the steps are added as they are, and not their squares; then"
            " comes the root.",
            BY_HAND,
            steps={"size": abs},
        ),
        Misconception(
            "n and n - 1 mixed",
            "It is too small by the factor (n - 1) / n, as if the products were divided"
            " by n, and the spreads by n - 1. In r both cancel, if they are the same.",
            BY_HAND,
            ("What does `statistics.stdev` divide by?",),
            after=lambda result, xs, ys: result * (len(xs) - 1) / len(xs),
        ),
        Misconception(
            "ranks for values",
            "That is the correlation of the *ranks*, Spearman's. Pearson's takes the values.",
            BY_HAND,
            before=lambda xs, ys: (ranks(xs), ranks(ys)),
        ),
        Misconception(
            "steps without signs",
            "The products lose their signs, so r is never below 0.",
            BY_HAND,
            ("Where one is above its mean and the other below, what has the product?",),
            program=lambda xs, ys: (
                sum(
                    abs((x - fmean(xs)) * (y - fmean(ys)))
                    for x, y in zip(xs, ys, strict=True)
                )
                / sqrt(
                    sum((x - fmean(xs)) ** 2 for x in xs)
                    * sum((y - fmean(ys)) ** 2 for y in ys)
                )
            ),
        ),
        Misconception(
            "sizes not centered",
            "Below the line, the values themselves are squared. Their steps from the mean"
            " belong there.",
            BY_HAND,
            ("By hand: the sizes are sums of squared *steps*.",),
            program=lambda xs, ys: (
                my_pearson(xs, ys, below=lambda x_size, y_size: 1)
                / sqrt(sum(x**2 for x in xs) * sum(y**2 for y in ys))
            ),
        ),
        Misconception(
            "products not centered",
            "Above the line, the values themselves are multiplied. Their steps from the mean"
            " belong there.",
            BY_HAND,
            ("By hand: 24 - 1 - 2 + 28 is 49. Which numbers are these?",),
            program=lambda xs, ys: (
                sum(x * y for x, y in zip(xs, ys, strict=True))
                / sqrt(
                    sum((x - fmean(xs)) ** 2 for x in xs)
                    * sum((y - fmean(ys)) ** 2 for y in ys)
                )
            ),
        ),
        Misconception(
            "columns sorted apart",
            "Both columns are sorted, each by itself. The two values of a system are torn"
            " apart.",
            BY_HAND,
            (
                "`zip` takes the two values of one system. Which system is it, once sorted?",
            ),
            before=lambda xs, ys: (sorted(xs), sorted(ys)),
        ),
        Misconception(
            "columns sorted apart",
            "`xs` is sorted and the other column is not, so the two values of a system are torn apart.",
            BY_HAND,
            before=lambda xs, ys: (sorted(xs), ys),
        ),
        Misconception(
            "columns sorted apart",
            "`ys` is sorted and the other column is not, so the two values of a system are torn apart.",
            BY_HAND,
            before=lambda xs, ys: (xs, sorted(ys)),
        ),
        Misconception(
            "ranks for values",
            "These are *ranks*, Spearman's idea; equal values have the lowest rank of theirs."
            " Pearson's r takes the values.",
            BY_HAND,
            before=lambda xs, ys: (
                [sorted(xs).index(x) for x in xs],
                [sorted(ys).index(y) for y in ys],
            ),
        ),
        Misconception(
            "root of each step",
            "Below the line stand the sums of the plain distances from the means: as if nothing were"
            " squared, and no root taken, or the root of each square before they are added. The"
            " squares are added, then comes the root.",
            BY_HAND,
            program=lambda xs, ys: (
                my_pearson(xs, ys, below=lambda x_size, y_size: 1)
                / sum(abs(x - fmean(xs)) for x in xs)
                / sum(abs(y - fmean(ys)) for y in ys)
            ),
        ),
        Misconception(
            "roots added",
            "The two roots are added; they should be multiplied.",
            BY_HAND,
            steps={"below": lambda x_size, y_size: sqrt(x_size) + sqrt(y_size)},
        ),
        Misconception(
            "sum of the sizes",
            "The two sizes are added; they should be multiplied, and the root taken.",
            BY_HAND,
            steps={"below": lambda x_size, y_size: x_size + y_size},
        ),
        Misconception(
            "n - 1 for a sum",
            "It is as if the sum of the products were divided by n - 1, and the sizes were not.",
            BY_HAND,
            steps={"add": lambda products: sum(products) / (len(products) - 1)},
        ),
        Misconception(
            "a root over all",
            "The root is taken of the whole fraction.",
            BY_HAND,
            ("Which brackets does `sqrt` have?",),
            program=lambda xs, ys: sqrt(
                my_pearson(xs, ys, below=lambda x_size, y_size: x_size * y_size)
            ),
        ),
        Misconception(
            "first item lost",
            "The first system is missing in the products.",
            BY_HAND,
            steps={"add": lambda products: sum(products[1:])},
        ),
        Misconception(
            "last item lost",
            "The last system is missing in the products.",
            BY_HAND,
            steps={"add": lambda products: sum(products[:-1])},
        ),
        Misconception(
            "a sum over means",
            "It is n times r, as if a sum stood above the line, and means below. So it"
            " grows with the number of systems.",
            BY_HAND,
            ("Sums in all three places, or means in all three.",),
            program=lambda xs, ys: correlation(xs, ys) * len(xs),
        ),
        Misconception(
            "n - 1 for n",
            "It is too large by the factor n / (n - 1), as if n - 1 were used above the"
            " line, and n below.",
            BY_HAND,
            ("Sums in all three places need neither.",),
            program=lambda xs, ys: correlation(xs, ys) * len(xs) / (len(xs) - 1),
        ),
        Misconception(
            "parentheses left out",
            "The root is taken of the size of `xs` alone, and the size of `ys` is a"
            " factor above the line.",
            BY_HAND,
            ("Python divides and multiplies from left to right.",),
            steps={"below": lambda x_size, y_size: sqrt(x_size) / y_size},
        ),
        *(
            Misconception(
                "n divided out in part",
                f"It is r {how} the root of n: {where}.",
                BY_HAND,
                ("Sums in all three places, or means in all three.",),
                after=lambda result, xs, ys, power=power: result * len(xs) ** power,
            )
            for how, power, where in [
                (
                    "divided by",
                    -0.5,
                    "as if the products were averaged, and one of the two sizes",
                ),
                ("times", 0.5, "as if one of the two sizes alone were averaged"),
            ]
        ),
        Misconception(
            "a sign lost",
            "The sign of r is lost: columns that fall have an r below 0.",
            BY_HAND,
            program=lambda xs, ys: abs(correlation(xs, ys)),
        ),
        Misconception(
            "a root over all",
            "The root of r is taken, and its sign put back: the root belongs to what stands below the line alone.",
            BY_HAND,
            ("Which brackets does `sqrt` have?",),
            program=lambda xs, ys: copysign(
                sqrt(abs(correlation(xs, ys))), correlation(xs, ys)
            ),
        ),
        Misconception(
            "the sum squared",
            "The deviations from the mean are summed, and the sum is squared. They cancel, and"
            " next to nothing is left. Square each of them.",
            BY_HAND,
            ("What is the sum of all deviations from the mean?",),
            program=squared_at_the_end,
        ),
        Misconception(
            "the other column's mean",
            "Each column is centered at the mean of the other one.",
            BY_HAND,
            ("Whose mean is `x_mean`?",),
            steps={
                "x_middle": lambda own, other: fmean(other),
                "y_middle": lambda own, other: fmean(other),
            },
        ),
        Misconception(
            "missing root",
            "Below the line, the root is missing, and the whole is halved: without brackets, `** 1 / 2`"
            " is the power 1, then divided by 2.",
            BY_HAND,
            ("The power comes before the division. Where do brackets belong?",),
            steps={"below": lambda x_size, y_size: x_size * y_size * 2},
        ),
        Misconception(
            "missing root",
            "Below the line, it is as if half of the product were taken, where its root belongs:"
            " `(a * b) ** 1 / 2` is a * b / 2.",
            BY_HAND,
            ("The power comes before the division. Where do brackets belong?",),
            steps={"below": lambda x_size, y_size: x_size * y_size / 2},
        ),
        Misconception(
            "root of the whole fraction",
            "The root is taken of the whole fraction, of the products above the line, too. Above it they"
            " stand as they are, with their sign.",
            BY_HAND,
            ("Where does the bracket of `sqrt` open, and where does it close?",),
            program=root_of_all,
        ),
    ),
)


# ---- 11.5: odd_one


def r_without(xs: Column, ys: Column, gone: int, width: int = 1) -> float:
    """r of the other systems."""
    kept = [k for k in range(len(xs)) if not gone <= k < gone + width]
    return correlation([xs[k] for k in kept], [ys[k] for k in kept])


def move(without: float, full: float) -> float:
    """How far r moves."""
    return abs(without - full)


def most_moving(
    xs: Column,
    ys: Column,
    *,
    change: Callable[[float, float], float] = move,
    best: Callable[..., int] = max,
    width: int = 1,
) -> int:
    """The place of the system without which r is most different."""
    full = correlation(xs, ys)
    moves = [change(r_without(xs, ys, k, width), full) for k in range(len(xs))]
    return best(range(len(xs)), key=moves.__getitem__)


@lru_cache(1000)  # each misconception asks it of each input
def largest_change(xs: tuple[float, ...], ys: tuple[float, ...]) -> float:
    """How r changes without the odd system."""
    place = most_moving([*xs], [*ys])
    return r_without([*xs], [*ys], place) - correlation(xs, ys)


def farthest(values: Column, middle: Callable[[Column], float]) -> int:
    """The place of the value that is farthest from the middle."""
    return max(range(len(values)), key=lambda k: abs(values[k] - middle(values)))


def farthest_from_both(xs: Column, ys: Column) -> int:
    """The place of the point that is farthest from the two means."""
    x_mean, y_mean = fmean(xs), fmean(ys)
    return max(
        range(len(xs)), key=lambda k: (xs[k] - x_mean) ** 2 + (ys[k] - y_mean) ** 2
    )


def without(values: Column, k: int) -> Column:
    """All values but one."""
    return [*values[:k], *values[k + 1 :]]


def truncated(xs: Column, ys: Column) -> float:
    """r as `zip` lets a reader compute it: the longer column loses its end. 0 for none."""
    if min(len(set(xs)), len(set(ys))) < 2:
        return 0.0
    x_mean, y_mean = fmean(xs), fmean(ys)
    products = [(x - x_mean) * (y - y_mean) for x, y in zip(xs, ys)]
    x_size = sum((x - x_mean) ** 2 for x in xs)
    y_size = sum((y - y_mean) ** 2 for y in ys)
    return sum(products) / sqrt(x_size * y_size)


def by_value(xs: Column, ys: Column, column: int, k: int) -> float:
    """r of the systems that have another value in this column."""
    gone = (xs, ys)[column][k]
    kept = [two for two in zip(xs, ys, strict=True) if two[column] != gone]
    return truncated([x for x, _ in kept], [y for _, y in kept])


def most_by(xs: Column, ys: Column, r_of: Callable[[int], float]) -> int:
    """The place whose r, in whatever way it is computed, is farthest from r of all."""
    full = correlation(xs, ys)
    return max(range(len(xs)), key=lambda k: move(r_of(k), full))


def clear(xs: Column, ys: Column) -> bool:
    """Whether one system moves r more than all others, and each r can be computed."""
    if len(xs) != len(ys) or len(xs) < 4:
        return False
    if min(len(set(xs)), len(set(ys))) < len(xs) - 1:
        return False
    full = correlation(xs, ys)
    moves = sorted(abs(r_without(xs, ys, k) - full) for k in range(len(xs)))
    return moves[-1] - moves[-2] > 1e-6


def one_odd(random: Random) -> tuple[Column, Column]:
    """Some systems, every other time with a far one among them."""
    while True:
        n = random.randint(5, 7)
        xs: Column = [random.randint(20, 40) for _ in range(n)]
        ys: Column = [random.randint(50, 90) for _ in range(n)]
        if random.random() < 0.5:
            k = random.randrange(n)
            xs[k], ys[k] = random.randint(0, 80), random.randint(10, 130)
        if clear(xs, ys):
            return xs, ys


def never_put_back(xs: Column, ys: Column) -> int:
    """One system less in each round."""
    full = correlation(xs, ys)
    changes = [
        move(truncated(xs[k:], ys[k:]), full) for k in range(1, max(2, len(xs) - 1))
    ]
    return changes.index(max(changes))


def farthest_from_the_line(xs: Column, ys: Column) -> int:
    """The largest distance from the line of least squares."""
    slope, height = linear_regression(xs, ys)
    return max(range(len(xs)), key=lambda k: abs(ys[k] - height - slope * xs[k]))


def farthest_in_spreads(xs: Column, ys: Column) -> int:
    """The point farthest from both means, each column in units of its spread."""
    x_unit, y_unit = pstdev(xs), pstdev(ys)
    return farthest_from_both([x / x_unit for x in xs], [y / y_unit for y in ys])


def edge_odd(random: Random) -> tuple[Column, Column]:
    """Small numbers of either sign; the odd one first, last, or where r changes its sign."""
    while True:
        n = random.randint(4, 6)
        xs: Column = random.choices(range(-4, 7), k=n)
        ys: Column = random.choices(range(-4, 7), k=n)
        if random.random() < 0.5:
            ys = [random.choice([x, -x]) for x in xs]
            place = random.choice([0, n - 1, random.randrange(n)])
            ys[place] = random.choice([-20, 20, 0])
        if clear(xs, ys):
            return xs, ys


def down_to_three(xs: Column, ys: Column) -> int:
    """One system less in each round, until three are left."""
    full = correlation(xs, ys)
    changes = [abs(correlation(xs[k:], ys[k:]) - full) for k in range(1, len(xs) - 2)]
    return changes.index(max(changes))


def from_their_mean(xs: Column, ys: Column) -> int:
    """The r that is farthest from the mean of these r's."""
    return farthest([r_without(xs, ys, k) for k in range(len(xs))], fmean)


def put_back_at_the_end(xs: Column, ys: Column) -> int:
    """A system that was left out comes last in the next rounds."""
    full = correlation(xs, ys)
    points, changes = [*zip(xs, ys, strict=True)], []
    for place in range(len(points)):
        gone = points.pop(place)
        changes.append(move(correlation(*zip(*points, strict=True)), full))
        points.append(gone)
    return changes.index(max(changes))


def with_its_sign(xs: Column, ys: Column) -> int:
    """The largest change so far is kept without `abs`."""
    full, largest, place = correlation(xs, ys), 0.0, 0
    for k in range(len(xs)):
        change = r_without(xs, ys, k) - full
        if abs(change) > largest:
            largest, place = change, k
    return place


def set_to_0(xs: Column, ys: Column) -> int:
    """The scores of a system become 0, and it stays."""

    def zeroed(values: Column, k: int) -> Column:
        return [*values[:k], 0, *values[k + 1 :]]

    return most_by(xs, ys, lambda k: truncated(zeroed(xs, k), zeroed(ys, k)))


def one_way(xs: Column, ys: Column, up: int) -> int:
    """Changes of the other direction are 0, and the first of equal ones is taken."""
    full = correlation(xs, ys)
    changes = [max(0.0, up * (r_without(xs, ys, k) - full)) for k in range(len(xs))]
    return changes.index(max(changes))


ODD_ONE = Exercise(
    "11.5",
    "odd_one",
    most_moving,
    ODD,
    cases=[
        # each r times the whole one, and the sizes of the r's, part here
        ([-1, -2, 5, 2], [5, 0, 1, 6]),
        ([30.2, 31.0, 31.7, 32.5, 33.1, 9.8], [71, 74, 69, 70, 72, 35]),
        ([1, 2, 3, 4, 10], [1, 2, 3, 4, 0]),
        ([1, 2, 3, 9], [1, 3, 2, 9]),
        ([9, 1, 2, 3], [9, 1, 3, 2]),
        ([1, 2, 3, 4, 9], [5, 4, 3, 2, 9]),
        # two with the same value, in one column and in the other
        ([20, 25, 31, 36, 36], [50, 58, 66, 70, 20]),
        ([20, 25, 31, 36, 40], [50, 58, 66, 90, 90]),
        ([25, 25, 31, 36, 40], [80, 58, 62, 70, 74]),
        ([20, 26, 31, 36, 40, 41], [60, 60, 66, 70, 75, 20]),
        ([20, 26, 31, 36, 60, 41], [60, 65, 66, 70, 60, 77]),
        ([4, 4, 0, 5], [2, 3, 1, 6]),  # r rises, whoever is left out
    ],
    generate=lambda random: random.choice((one_odd, edge_odd))(random),
    count=160,
    kinds={
        "an r below 0": lambda xs, ys: correlation(xs, ys) < 0,
        "an r that falls without the system": lambda xs, ys: (
            largest_change(tuple(xs), tuple(ys)) < 0
        ),
        "an r that rises without the system": lambda xs, ys: (
            largest_change(tuple(xs), tuple(ys)) > 0
        ),
    },
    accepts=clear,
    wrong=(
        Misconception(
            "largest r",
            "It finds the system without which r is *largest*. An odd system can also make"
            " an r, which falls without it.",
            ODD,
            (
                "With the broken system r was 0.98. And without it?",
                "How far does r move, up or down? Which function drops a sign?",
            ),
            steps={"change": lambda without, full: without},
        ),
        Misconception(
            "smallest r",
            "It finds the system without which r is *smallest*. An odd system can also hide"
            " an agreement, and r rises without it.",
            ODD,
            ("How far does r move, up or down? Which function drops a sign?",),
            steps={"change": lambda without, full: -without},
        ),
        Misconception(
            "least change",
            "The *smallest* is taken; the largest change is asked for.",
            ODD,
            ("`max` or `min`?",),
            steps={"best": min},
        ),
        Misconception(
            "sizes of the r's",
            "The sizes of the two r's are compared, without their signs. From 0.4 to -0.4 is"
            " a long way.",
            ODD,
            ("Subtract first, take the size then.",),
            steps={"change": lambda without, full: abs(abs(without) - abs(full))},
        ),
        Misconception(
            "sizes of the r's",
            "It looks for the r of the largest size. It is the *change* that is asked for.",
            ODD,
            steps={"change": lambda without, full: abs(without)},
        ),
        Misconception(
            "sizes of the r's",
            "It looks for the r that is nearest to 0. It is the *change* that is asked for.",
            ODD,
            steps={"change": lambda without, full: -abs(without)},
        ),
        Misconception(
            "ratio of the r's",
            "The r's are divided, and the largest quotient is taken. Their difference says how far r"
            " moves.",
            ODD,
            steps={"change": lambda without, full: without / full},
        ),
        Misconception(
            "ratio of the r's",
            "The r's are divided, and the smallest quotient is taken. Their difference says how far"
            " r moves, and up counts as well as down.",
            ODD,
            steps={"change": lambda without, full: -without / full},
        ),
        Misconception(
            "farthest from the mean",
            "It is the system whose BLEU is farthest from the mean. Far away it may still lie"
            " on the line.",
            ODD,
            ("Compute r without each system, one after the other.",),
            program=lambda xs, ys: farthest(xs, fmean),
        ),
        Misconception(
            "farthest from the mean",
            "It is the system that people put farthest from their mean. Far away it may still"
            " lie on the line.",
            ODD,
            ("Compute r without each system, one after the other.",),
            program=lambda xs, ys: farthest(ys, fmean),
        ),
        Misconception(
            "farthest from the mean",
            "It is the point farthest from both means. Far away it may still lie on the"
            " line.",
            ODD,
            ("Compute r without each system, one after the other.",),
            program=farthest_from_both,
        ),
        Misconception(
            "farthest from the median",
            "That is the rule of the authors: it looks at people's column alone, and not at"
            " r.",
            ODD,
            ("Compute r without each system, one after the other.",),
            program=lambda xs, ys: farthest(ys, median),
        ),
        Misconception(
            "two left out",
            "With each system, the one behind it is left out as well.",
            ODD,
            ("`xs[:i] + xs[i + 1 :]` leaves out one.",),
            steps={"width": 2},
        ),
        Misconception(
            "a value for its place",
            "It is r without the odd system. Its place in the list is asked for.",
            ODD,
            program=lambda xs, ys: r_without(xs, ys, most_moving(xs, ys)),
        ),
        Misconception(
            "a value for its place",
            "It is how far r moves. The place of the system is asked for.",
            ODD,
            program=lambda xs, ys: move(
                r_without(xs, ys, most_moving(xs, ys)), correlation(xs, ys)
            ),
        ),
        Misconception(
            "a value for its place",
            "It is the BLEU of the odd system. Its place in the list is asked for.",
            ODD,
            program=lambda xs, ys: xs[most_moving(xs, ys)],
        ),
        Misconception(
            "a value for its place",
            "These are the two scores of the odd system. Its place is asked for.",
            ODD,
            program=lambda xs, ys: (
                xs[most_moving(xs, ys)],
                ys[most_moving(xs, ys)],
            ),
        ),
        *(
            Misconception(
                "one column shortened",
                f"It is as if a value were left out of `{which}` only, so from there on each x"
                " meets the y of another system.",
                ODD,
                ("A system has two scores. Which of them go?",),
                program=lambda xs, ys, columns=columns: most_by(
                    xs, ys, lambda k: truncated(*columns(xs, ys, k))
                ),
            )
            for which, columns in [
                ("xs", lambda xs, ys, k: (without(xs, k), ys)),
                ("ys", lambda xs, ys, k: (xs, without(ys, k))),
            ]
        ),
        *(
            Misconception(
                "one column shortened",
                f"It is as if from `{which}` went one system after the other, and from `{other}`"
                f" always the {end} one. So an x may meet the y of another system.",
                ODD,
                ("A system has two scores. Which of them go?",),
                program=lambda xs, ys, columns=columns: most_by(
                    xs, ys, lambda k: truncated(*columns(xs, ys, k))
                ),
            )
            for which, other, end, columns in [
                ("xs", "ys", "last", lambda xs, ys, k: (without(xs, k), ys[:-1])),
                ("ys", "xs", "last", lambda xs, ys, k: (xs[:-1], without(ys, k))),
                ("xs", "ys", "first", lambda xs, ys, k: (without(xs, k), ys[1:])),
                ("ys", "xs", "first", lambda xs, ys, k: (xs[1:], without(ys, k))),
            ]
        ),
        *(
            Misconception(
                "a part of the table",
                f"r is computed of the systems {which} each one, and not of all others.",
                ODD,
                ("`xs[:i] + xs[i + 1 :]` leaves out one.",),
                program=lambda xs, ys, part=part: most_by(
                    xs, ys, lambda k: truncated(xs[part(k)], ys[part(k)])
                ),
            )
            for which, part in [
                ("before", lambda k: slice(0, k)),
                ("up to", lambda k: slice(0, k + 1)),
                ("after", lambda k: slice(k + 1, None)),
                ("from", lambda k: slice(k, None)),
            ]
        ),
        *(
            Misconception(
                "a system never tried",
                f"It is as if the {which} system were never left out.",
                ODD,
                ("How many r's do you compare?", f"Is there a range that {how}?"),
                program=lambda xs, ys, places=places: max(
                    places(len(xs)),
                    key=lambda k: move(r_without(xs, ys, k), correlation(xs, ys)),
                ),
            )
            for which, how, places in [
                ("first", "begins at 1", lambda n: range(1, n)),
                ("last", "ends too early", lambda n: range(n - 1)),
            ]
        ),
        Misconception(
            "a system never tried",
            "It is as if the first system were never left out, and the places counted"
            " from the second.",
            ODD,
            program=lambda xs, ys: (
                max(
                    range(1, len(xs)),
                    key=lambda k: move(r_without(xs, ys, k), correlation(xs, ys)),
                )
                - 1
            ),
        ),
        Misconception(
            "change from the one before",
            "Each r is compared with the r before it, the first with the last, and not with r of all"
            " systems.",
            ODD,
            ("Compute r of all systems once, before the loop.",),
            program=lambda xs, ys: max(
                range(len(xs)),
                key=lambda k: move(
                    r_without(xs, ys, k), r_without(xs, ys, (k or len(xs)) - 1)
                ),
            ),
        ),
        Misconception(
            "change from the one before",
            "Each r is compared with the r before it, and not with r of all systems. The first has none"
            " before it, and is never the answer.",
            ODD,
            program=lambda xs, ys: max(
                range(1, len(xs)),
                key=lambda k: move(r_without(xs, ys, k), r_without(xs, ys, k - 1)),
            ),
        ),
        Misconception(
            "change from the one before",
            "Each r is compared with the r computed before it: the first with r of all, and each"
            " other one with that of the round before.",
            ODD,
            ("What is the r of all systems called in the second round?",),
            program=lambda xs, ys: max(
                range(len(xs)),
                key=lambda k: move(
                    r_without(xs, ys, k),
                    r_without(xs, ys, k - 1) if k else correlation(xs, ys),
                ),
            ),
        ),
        *(
            Misconception(
                "largest product",
                f"It is the system with the largest product {which} in the sum of r. r without it"
                " is not computed.",
                ODD,
                ("Compute r without each system, one after the other.",),
                program=lambda xs, ys, size=size: max(
                    range(len(xs)),
                    key=lambda k: size((xs[k] - fmean(xs)) * (ys[k] - fmean(ys))),
                ),
            )
            for which, size in [
                ("of steps, whatever its sign,", abs),
                ("of steps", float),
            ]
        ),
        *(
            Misconception(
                "left out by value",
                f"All systems with the same value in `{which}` are left out at once. Leave out"
                " by the place.",
                ODD,
                ("Two systems may have the same score.",),
                program=lambda xs, ys, column=column: most_by(
                    xs, ys, lambda k: by_value(xs, ys, column, k)
                ),
            )
            for which, column in [("xs", 0), ("ys", 1)]
        ),
        Misconception(
            "the first of equal values",
            "Of two equal values always the first is left out, as `remove` and `index`"
            " find it. Leave out by the place.",
            ODD,
            ("Two systems may have the same score.",),
            program=lambda xs, ys: most_by(
                xs,
                ys,
                lambda k: truncated(
                    without(xs, xs.index(xs[k])), without(ys, ys.index(ys[k]))
                ),
            ),
        ),
        Misconception(
            "best never updated",
            "It is the last system that changes r at all, as if the largest change so far"
            " were not kept.",
            ODD,
            ("After `place = i`, which other variable has to change?",),
            program=lambda xs, ys: max(
                k for k in range(len(xs)) if r_without(xs, ys, k) != correlation(xs, ys)
            ),
        ),
        Misconception(
            "the first one",
            "It is always the first system: as if no other one were compared with it, or as if"
            " nobody were ever left out.",
            ODD,
            (
                "Does a `return` end the loop, or is r the same each time, because nothing is"
                " left out?",
            ),
            program=lambda xs, ys: min(
                k for k in range(len(xs)) if r_without(xs, ys, k) != correlation(xs, ys)
            ),
        ),
        Misconception(
            "farthest from the mean",
            "It is the system whose BLEU is farthest from the *median*. Far away it may still"
            " lie on the line.",
            ODD,
            ("Compute r without each system, one after the other.",),
            program=lambda xs, ys: farthest(xs, median),
        ),
        *(
            Misconception(
                "the largest or smallest score",
                f"It is the place of the {which}. r is not looked at.",
                ODD,
                ("Compute r without each system, one after the other.",),
                program=lambda xs, ys, pick=pick: pick(xs, ys),
            )
            for which, pick in [
                ("smallest BLEU", lambda xs, ys: xs.index(min(xs))),
                ("largest BLEU", lambda xs, ys: xs.index(max(xs))),
                ("lowest score of people", lambda xs, ys: ys.index(min(ys))),
                ("highest score of people", lambda xs, ys: ys.index(max(ys))),
            ]
        ),
        Misconception(
            "difference of the columns",
            "It is the system whose two scores are farthest apart. They have different units.",
            ODD,
            program=lambda xs, ys: max(
                range(len(xs)), key=lambda k: abs(xs[k] - ys[k])
            ),
        ),
        Misconception(
            "squares of the r's",
            "The squares of the r's are compared. From 0.4 to -0.4 is a long way.",
            ODD,
            steps={"change": lambda without, full: abs(without**2 - full**2)},
        ),
        Misconception(
            "a value for its place",
            "These are the changes, one for each system. At which place is the largest?",
            ODD,
            program=lambda xs, ys: [
                move(r_without(xs, ys, k), correlation(xs, ys)) for k in range(len(xs))
            ],
        ),
        Misconception(
            "a value for its place",
            "These are all r's, one for each system left out. Which place is the odd one's?",
            ODD,
            program=lambda xs, ys: [r_without(xs, ys, k) for k in range(len(xs))],
        ),
        Misconception(
            "a value for its place",
            "It is people's score of the odd system. Its place in the list is asked for.",
            ODD,
            program=lambda xs, ys: ys[most_moving(xs, ys)],
        ),
        Misconception(
            "never put back",
            "It is as if a system that is left out stayed out: each round begins with"
            " fewer.",
            ODD,
            ("Where does a round get its two lists from?",),
            program=never_put_back,
        ),
        Misconception(
            "farthest from the line",
            "It is the point whose y is farthest from the line of least squares. A point that pulls the line"
            " may lie near to it.",
            ODD,
            program=farthest_from_the_line,
        ),
        Misconception(
            "farthest from the mean",
            "It is the system farthest from the two means, in units of each column's spread. The one that moves r most may be another.",
            ODD,
            program=farthest_in_spreads,
        ),
        Misconception(
            "never put back",
            "A system that is taken out does not come back: one more is missing each time. Each"
            " time all the others should be there.",
            ODD,
            ("On which list does `pop` or `del` work, the second time?",),
            program=down_to_three,
        ),
        Misconception(
            "from the mean of the others",
            "It is farthest from the mean of the r's without one system, and not from r of all.",
            ODD,
            ("What is each r compared with?",),
            program=from_their_mean,
        ),
        Misconception(
            "never put back",
            "It is as if a system that was left out came back at the end of the list, so the next"
            " place has another system than before.",
            ODD,
            ("After `pop(i)` and `append(...)`, who stands at place i + 1?",),
            program=put_back_at_the_end,
        ),
        *(
            Misconception(
                name,
                f"Only changes by which r {rises} are compared; where there is none, it is the first"
                " system. Both directions count.",
                ODD,
                ("How far does r move, up or down? Which function drops a sign?",),
                program=lambda xs, ys, up=up: one_way(xs, ys, up),
            )
            for name, rises, up in (
                ("largest r", "rises", 1),
                ("smallest r", "falls", -1),
            )
        ),
        Misconception(
            "a sign kept",
            "It is as if the largest change so far were kept with its sign: after a fall of r, any"
            " other change is larger.",
            ODD,
            ("What is compared, and what is kept? Which of the two has an `abs`?",),
            program=with_its_sign,
        ),
        Misconception(
            "set to 0",
            "It is as if the two scores of a system were set to 0, and it stayed among the others."
            " It should be missing.",
            ODD,
            ("How many systems has each round?",),
            program=set_to_0,
        ),
    ),
)


# ---- 11.6: six pairs by hand

FOUR: tuple[Column, Column] = ([26, 29, 31, 34], [64, 71, 68, 66])

PAIRS_BY_HAND: list[tuple[str, str, object]] = [
    (
        "all in order",
        "1 says that all six are in order, or it is the right ones by the wrong ones."
        " With 66 they are not all in order: it is Z that gets it. And a share is of all.",
        1,
    ),
    (
        "pairs counted twice",
        "That is a count: of all pairs, or of those in order, each twice. A share is"
        " asked for.",
        6,
    ),
    (
        "each with itself",
        "Sixteen pairs hold each system with itself, and each pair twice. Six are asked for.",
        3 / 16,
    ),
    (
        "each with itself",
        "Ten pairs hold each system with itself. Six are asked for.",
        3 / 10,
    ),
    (
        "each with itself",
        "Sixteen pairs hold each system with itself, which is no pair. Six are asked for.",
        10 / 16,
    ),
    (
        "each with itself",
        "0.7 is seven of ten pairs that hold each system with itself, or four of six, rounded to"
        " one place. There are six pairs, and three of them are in order.",
        7 / 10,
    ),
    (
        "a pair left out",
        "That is two of five. Four systems have six pairs: go through all of them.",
        2 / 5,
    ),
    ("a pair left out", "That is three of five. Four systems have six pairs.", 3 / 5),
    (
        "all in order",
        "-1 would say that each pair is out of order. W comes before X for both.",
        -1,
    ),
    (
        "one pair too few",
        "It is one pair of six. One was out of order before, with 77; which are in order now?",
        1 / 6,
    ),
    (
        "pairs by systems",
        "It is what six pairs divided by four systems come to. A share is never more than 1.",
        6 / 4,
    ),
    (
        "as it was",
        "Five pairs were in order before, with 77. Z is another system now.",
        5,
    ),
    ("as it was", "Five pairs were in order before, and there are six pairs.", 5 / 4),
    (
        "two numbers for one",
        "It is a pair of numbers. A share is one number: divide.",
        (3, 6),
    ),
    ("two numbers for one", "It is a list of numbers. A share is one: divide.", [3, 6]),
    ("two numbers for one", "It is a pair of numbers. A share is one: divide.", (4, 6)),
    ("two numbers for one", "It is a pair of numbers. A share is one: divide.", (5, 6)),
    *(
        (
            "a string for a number",
            "It is a string. `in_order` is a number, from 0 to 1.",
            text,
        )
        for text in ("3/6", "1/2", "0.5", "50 %", "50%", "4/6", "5/6")
    ),
    ("a count for a share", "That is a count, and one pair too many.", 4),
    ("a count for a share", "That is a count, and one pair too few.", 2),
    ("per cent for a ratio", "It is in per cent, and as it was before, with 77.", 83.3),
    (
        "per cent for a ratio",
        "It is in per cent, and as it was before, with 77.",
        83.333,
    ),
    ("per cent for a ratio", "It is in per cent, and one pair too many.", 66.7),
    ("per cent for a ratio", "It is in per cent, and one pair too many.", 66.667),
    ("per cent for a ratio", "It is in per cent, and one pair too many.", 100 * 4 / 6),
    (
        "pairs counted twice",
        "That is five of sixteen, which hold each system with itself and each pair twice. There are"
        " six pairs; and five were in order before, with 77.",
        5 / 16,
    ),
    ("per cent for a ratio", "It is in per cent, and one pair too few.", 33.3),
    ("per cent for a ratio", "It is in per cent, and one pair too few.", 33.333),
    ("one pair too many", "That is four of six, rounded: one pair too many.", 0.67),
    ("one pair too few", "That is two of six, rounded: one pair too few.", 0.33),
    (
        "one pair too few",
        "That is one pair of six, rounded. One was out of order before, with 77; which are in"
        " order now?",
        0.17,
    ),
    (
        "as it was",
        "That is five of twelve. Five pairs were in order before, with 77, and four systems have"
        " six pairs.",
        5 / 12,
    ),
    (
        "one pair left out",
        "That is four of five, or the rank correlation that the table with 77 has. No pair ties:"
        " count the pairs in order, of all six.",
        4 / 5,
    ),
    (
        "right minus wrong",
        "That is two right pairs minus four wrong ones, over six. The share of pairs in order is"
        " asked for; and which two are in order?",
        -1 / 3,
    ),
]

SIX_PAIRS = Exercise(
    "11.6",
    "in_order",
    lambda: share_of_pairs(*FOUR, 0),
    SHIP,
    digits=3,
    wrong=(
        Misconception(
            "as it was",
            "Five of six was the answer before. Z is another system now.",
            SHIP,
            ("Which pairs have Z in them? Go through these again.",),
            program=lambda: 5 / 6,
        ),
        Misconception(
            "a count for a share",
            "Three pairs are in order. Which share of all pairs are they?",
            SHIP,
            program=lambda: 3,
        ),
        Misconception(
            "divided by the systems",
            "0.75 is three pairs, divided by the four *systems*, or four and a half of the six pairs."
            " A share of all six is asked for, and no pair counts half.",
            SHIP,
            ("Four systems have six pairs.",),
            program=lambda: share_of_pairs(
                *FOUR, 0, below=lambda systems, pairs: systems
            ),
        ),
        Misconception(
            "pairs counted twice",
            "It is three of twelve, four of sixteen, or one of four. *Pairs* are counted, not"
            " systems, none of a system with itself, and each pair once: there are six.",
            SHIP,
            program=lambda: share_of_pairs(
                *FOUR, 0, below=lambda systems, pairs: 2 * pairs
            ),
        ),
        Misconception(
            "neighbors only",
            "One third is two of the six pairs, one too few; or one of the three pairs of"
            " neighbors in the table. Go through all six pairs.",
            SHIP,
            ("Begin with W. Who is below it, for people and for BLEU?",),
            program=lambda: share_of_pairs(*FOUR, 0, pairs=pairwise),
        ),
        Misconception(
            "right minus wrong",
            "0 is what right pairs minus wrong ones come to; or no pair in order at all; or a share"
            " whose digits `//` has cut off. The share of pairs in order is asked for.",
            SHIP,
            program=lambda: 0,
        ),
        Misconception(
            "r for a share",
            "That is Pearson's r. Count pairs.",
            SHIP,
            program=lambda: correlation(*FOUR),
        ),
        Misconception(
            "one pair too many",
            "Four of six are one too many: as if one of the three pairs of X, Y and Z were taken for"
            " right, and is not.",
            SHIP,
            (
                "With 66, Z is the last of these three for people, and the first for BLEU.",
                "One of the three pairs was wrong with 77 already.",
            ),
            program=lambda: 4 / 6,
        ),
        *(
            Misconception(name, says, SHIP, program=lambda value=value: value)
            for name, says, value in PAIRS_BY_HAND
        ),
        Misconception(
            "correlation of the ranks",
            "That is how much the two columns of ranks agree, after Spearman. Pairs are asked"
            " for: how many of the six have the same order in both columns?",
            SHIP,
            program=lambda: 1 - 6 * 8 / (4 * 15),
        ),
        Misconception(
            "r squared",
            "That is the square of r. A share of the six pairs is asked for.",
            SHIP,
            program=lambda: correlation(*FOUR) ** 2,
        ),
        Misconception(
            "each with itself",
            "Sixteen pairs hold each system with itself, which is no pair, and each right pair twice. Six are asked for.",
            SHIP,
            program=lambda: 6 / 16,
        ),
        Misconception(
            "as it was",
            "That is five of six, rounded: as it was before, while Z has its 77. Z is another system now.",
            SHIP,
            ("Which pairs have Z in them? Go through these again.",),
            program=lambda: 0.83,
        ),
        Misconception(
            "nearly 1",
            "So near to 1 comes no share of six pairs, but a correlation does. The share of pairs"
            " in order is asked for.",
            SHIP,
            program=lambda: NEARLY_ONE,
        ),
    ),
)

EXERCISES = (TIES, FREE_ORDERS, FULL_MARKS, MY_R, ODD_ONE, SIX_PAIRS)
