"""Exercises of chapter 16: the rules of other programs. Lengths, steps, zeros, mended scores."""

from collections.abc import Callable, Sequence
from math import exp, prod
from random import Random
from typing import Any

from bleu.rules import compare
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement

Trace = list[tuple[str, int]]  # step, what came of it
Lengths = list[int]

STEPS = "16_implementations#by-hand-eight-questions"
LENGTH = "16_implementations#one-step-three-answers"
ZERO = "16_implementations#a-rule-is-eight-functions"
MUSEUM = "16_implementations#the-museum"
TABLE = "16_implementations#twelve-inputs-fourteen-rules"


# ---- 16.1: my_length


def distance(hyp_len: int) -> Callable[[int], int]:
    """How far a reference length is from the hypothesis' own."""
    return lambda length: abs(length - hyp_len)


def taken(
    rule: str,
    hyp_len: int,
    ref_lens: Lengths,
    *,
    closest: Callable[[int, Lengths], int] = lambda c, lens: min(
        sorted(lens), key=distance(c)
    ),
    first: Callable[[int, Lengths], int] = lambda c, lens: min(lens, key=distance(c)),
    shortest: Callable[[int, Lengths], int] = lambda c, lens: min(lens),
) -> int:
    """The reference length that this rule takes."""
    return {"closest": closest, "first": first, "shortest": shortest}[rule](
        hyp_len, ref_lens
    )


def some_lengths(random: Random) -> tuple[str, int, Lengths]:
    """A tie every other time."""
    c = random.randint(4, 14)
    lens = random.choices(range(1, 20), k=random.randint(1, 3))
    if random.random() < 0.5:
        d = random.randint(1, 3)
        lens += random.sample([c - d, c + d], 2)
    return random.choice(["closest", "first", "shortest"]), c, lens


MY_LENGTH = Exercise(
    "16.1",
    "my_length",
    taken,
    LENGTH,
    cases=[
        ("closest", 12, [13, 11]),
        ("first", 12, [13, 11]),
        ("shortest", 12, [13, 11]),
        ("closest", 12, [11, 13]),
        ("first", 12, [11, 13]),
        ("closest", 6, [7, 3]),
        ("first", 6, [3, 7]),
        ("shortest", 6, [7, 3]),
        ("closest", 5, [9]),
        ("first", 0, [4, 2]),
        ("closest", 10, [20, 10, 5]),
    ],
    generate=some_lengths,
    kinds={
        "a tie": lambda rule, hyp_len, ref_lens: (
            len(
                {
                    n
                    for n in ref_lens
                    if abs(n - hyp_len) == min_distance(hyp_len, ref_lens)
                }
            )
            > 1
        ),
        "a single reference": lambda rule, hyp_len, ref_lens: len(ref_lens) == 1,
        "the rule closest": lambda rule, hyp_len, ref_lens: rule == "closest",
        "the rule first": lambda rule, hyp_len, ref_lens: rule == "first",
        "the rule shortest": lambda rule, hyp_len, ref_lens: rule == "shortest",
    },
    accepts=lambda rule, hyp_len, ref_lens: (
        rule in ("closest", "first", "shortest")
        and bool(ref_lens)
        and hyp_len >= 0
        and all(n >= 0 for n in ref_lens)
    ),
    wrong=(
        Misconception(
            "tie by order",
            "On a tie `closest` takes the one listed first. That is the rule `first`;"
            " `closest` takes the shorter.",
            LENGTH,
            ("What should not matter to `closest`: the order of the references?",),
            steps={"closest": lambda c, lens: min(lens, key=distance(c))},
        ),
        Misconception(
            "tie to the shorter",
            "On a tie `first` takes the shorter. It should take the one listed first.",
            LENGTH,
            ("Are the lengths sorted before the closest one is looked for?",),
            steps={"first": lambda c, lens: min(sorted(lens), key=distance(c))},
        ),
        Misconception(
            "tie to the longer",
            "On a tie `closest` takes the longer one.",
            LENGTH,
            steps={
                "closest": lambda c, lens: min(
                    sorted(lens, reverse=True), key=distance(c)
                )
            },
        ),
        Misconception(
            "tie to the last",
            "On a tie `first` takes the one listed last. `<=` lets a later one win.",
            LENGTH,
            steps={"first": lambda c, lens: min(lens[::-1], key=distance(c))},
        ),
        Misconception(
            "distance for the length",
            "The distance to the closest length is returned, and not that length.",
            MUSEUM,
            ("In the museum there is a program that did this for a year.",),
            steps={
                "closest": lambda c, lens: min_distance(c, lens),
                "first": lambda c, lens: min_distance(c, lens),
            },
        ),
        Misconception(
            "first reference's length",
            "`first` takes the first reference, however far it is. It is the first among"
            " the closest.",
            LENGTH,
            steps={"first": lambda c, lens: lens[0]},
        ),
        Misconception(
            "longest reference",
            "`shortest` takes the longest one.",
            LENGTH,
            steps={"shortest": lambda c, lens: max(lens)},
        ),
        Misconception(
            "shorter than the hypothesis",
            "`shortest` takes the closest of the references that are not longer than the"
            " hypothesis. It looks at nothing but the references.",
            LENGTH,
            steps={
                "shortest": lambda c, lens: max(
                    [n for n in lens if n <= c], default=min(lens)
                )
            },
        ),
        Misconception(
            "shortest reference",
            "Every rule takes the shortest. Two of the three look at the hypothesis.",
            LENGTH,
            program=lambda rule, hyp_len, ref_lens: min(ref_lens),
        ),
    ),
)


def min_distance(hyp_len: int, ref_lens: Lengths) -> int:
    """How far the closest one is."""
    return min(map(distance(hyp_len), ref_lens))


# ---- 16.2: my_parting


def parting(ours: Trace, base: Trace) -> str:
    """The first step with another result, or ""."""
    return next((a[0] for a, b in zip(ours, base) if a[1] != b[1]), "")


def some_traces(random: Random) -> tuple[Trace, Trace]:
    """Results are numbers; a step that differs need not spoil those after it."""
    steps = ["tokens", "counts", "totals", "length", "mean"][: random.randint(2, 5)]
    base = [(step, random.randint(0, 3)) for step in steps]
    ours = [
        (step, value + (random.random() < 0.3) * random.randint(1, 2))
        for step, value in base
    ]
    return ours, base


def same_steps(ours: Trace, base: Trace) -> bool:
    """Whether both have gone through the same steps, each of them once."""
    names = [step for step, _ in ours]
    return (
        names == [step for step, _ in base]
        and len(set(names)) == len(names)
        and all(names)
    )


def step_before(ours: Trace, base: Trace) -> str:
    """The last step before they part, or ""."""
    names = ["", *(step for step, _ in ours)]
    parted = parting(ours, base)
    return names[names.index(parted) - 1] if parted else ""


MY_PARTING = Exercise(
    "16.2",
    "my_parting",
    parting,
    STEPS,
    cases=[
        ([("tokens", 4), ("counts", 3)], [("tokens", 4), ("counts", 2)]),
        ([("tokens", 5), ("counts", 3)], [("tokens", 4), ("counts", 3)]),
        ([("tokens", 5), ("counts", 3)], [("tokens", 4), ("counts", 2)]),
        ([("tokens", 4), ("counts", 3)], [("tokens", 4), ("counts", 3)]),
        ([], []),
    ],
    generate=some_traces,
    kinds={
        "two equal traces": lambda ours, base: ours == base,
        "no step at all": lambda ours, base: not ours,
        "the same result in the end": lambda ours, base: (
            ours != base and ours[-1] == base[-1]
        ),
    },
    accepts=same_steps,
    wrong=(
        Misconception(
            "the last for the first",
            "The last step that differs is named. What comes later may follow from it:"
            " look for the first.",
            STEPS,
            ("Does your loop go on after it has found one?",),
            program=lambda ours, base: parting(ours[::-1], base[::-1]),
        ),
        Misconception(
            "only the end",
            "Two traces that end alike are called the same. They may part before, and meet"
            " again.",
            STEPS,
            program=lambda ours, base: (
                parting(ours, base) if ours and ours[-1] != base[-1] else ""
            ),
        ),
        Misconception(
            "a place for its name",
            "That is the place of the step. Its name is asked for.",
            STEPS,
            program=lambda ours, base: next(
                (i for i, (a, b) in enumerate(zip(ours, base)) if a != b), ""
            ),
        ),
        Misconception(
            "a pair for its name",
            "That is the step and its result, a pair. The name alone is asked for.",
            STEPS,
            program=lambda ours, base: next(
                (a for a, b in zip(ours, base) if a != b), ""
            ),
        ),
        Misconception(
            "the step before",
            "The last step that is still the same is named. The next one is asked for.",
            STEPS,
            program=step_before,
        ),
        Misconception(
            "all for the first",
            "All steps that differ are there. The first one is asked for.",
            STEPS,
            program=lambda ours, base: [a[0] for a, b in zip(ours, base) if a != b],
        ),
        Misconception(
            "equal for different",
            "The first step with the *same* result is named.",
            STEPS,
            program=lambda ours, base: next(
                (a[0] for a, b in zip(ours, base) if a[1] == b[1]), ""
            ),
        ),
    ),
)


# ---- 16.3: my_precisions


def nist(
    matches: Sequence[int],
    totals: Sequence[int],
    *,
    stand_in: Callable[[int, int], float] = lambda k, n: 1 / 2**k,
    empty: float = 1.0,
    counts_empty: bool = False,
) -> list[float]:
    """The precisions of mteval: zeros are halved, and an order without n-grams is 1."""
    k, found = 0, []
    for n, (m, l) in enumerate(zip(matches, totals), 1):
        k += m == 0 and (l > 0 or counts_empty)
        found.append((m or stand_in(k, n)) / l if l else empty)
    return found


def some_orders(random: Random) -> tuple[list[int], list[int]]:
    """Of a segment that may be short; matches fall with the order."""
    length = random.randint(1, 7)
    totals = [max(0, length - n) for n in range(4)]
    m, matches = length, []
    for total in totals:
        m = random.randint(0, min(m, total))
        matches.append(m)
    return matches, totals


MY_PRECISIONS = Exercise(
    "16.3",
    "my_precisions",
    nist,
    ZERO,
    cases=[
        ([4, 2, 1, 0], [6, 5, 4, 3]),
        ([4, 2, 0, 0], [6, 5, 4, 3]),
        ([0, 0, 0, 0], [4, 3, 2, 1]),
        ([3, 2, 1, 0], [3, 2, 1, 0]),
        ([2, 0, 0, 0], [3, 2, 1, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([5, 4, 3, 2], [5, 4, 3, 2]),
    ],
    generate=some_orders,
    kinds={
        "an order without n-grams": lambda matches, totals: 0 in totals,
        "matches at every order": lambda matches, totals: 0 not in matches,
        "several zeros": lambda matches, totals: (
            sum(m == 0 < l for m, l in zip(matches, totals)) > 1
        ),
    },
    accepts=lambda matches, totals: (
        len(matches) == len(totals)
        and all(0 <= m <= l for m, l in zip(matches, totals))
    ),
    wrong=(
        Misconception(
            "the same half for each zero",
            "Every zero becomes half a match. The second one is a quarter, the third an"
            " eighth.",
            ZERO,
            steps={"stand_in": lambda k, n: 1 / 2},
        ),
        Misconception(
            "halved too early",
            "The first zero should be half a match. Yours is a quarter: k begins one too"
            " high.",
            ZERO,
            steps={"stand_in": lambda k, n: 1 / 2 ** (k + 1)},
        ),
        Misconception(
            "halved too late",
            "The first zero should be half a match. Yours is a whole one.",
            ZERO,
            ("When does k grow: before it is used, or after?",),
            steps={"stand_in": lambda k, n: 1 / 2 ** (k - 1)},
        ),
        Misconception(
            "the order for its place",
            "The power is the order n. It should count the zeros.",
            ZERO,
            steps={"stand_in": lambda k, n: 1 / 2**n},
        ),
        Misconception(
            "no smoothing",
            "A zero stays a zero.",
            ZERO,
            steps={"stand_in": lambda k, n: 0},
        ),
        Misconception(
            "zero for an order without n-grams",
            "An order without n-grams gives 0. mteval counts it as if all had matched.",
            ZERO,
            steps={"empty": 0.0},
        ),
        Misconception(
            "an empty order halves",
            "An order without n-grams counts as a zero, and makes k grow.",
            ZERO,
            program=lambda matches, totals: [
                m / l if m else 1 / (2 ** (1 + matches[:i].count(0)) * max(1, l))
                for i, (m, l) in enumerate(zip(matches, totals))
            ],
        ),
        Misconception(
            "the total left out",
            "The stand-in is not divided by the number of n-grams.",
            ZERO,
            program=lambda matches, totals: [
                m / l if m else (1 / 2 ** (1 + matches[:i].count(0)) if l else 1.0)
                for i, (m, l) in enumerate(zip(matches, totals))
            ],
        ),
    ),
)


# ---- 16.4: my_score


def mended(
    matches: Sequence[int],
    totals: Sequence[int],
    c: int,
    r: int,
    *,
    penalty: Callable[[int, int], float] = lambda c, r: exp(min(0, 1 - r / c)),
    mean: Callable[[list[float]], float] = lambda p: prod(p) ** (1 / len(p)),
) -> float:
    """The paper's score of these counts."""
    return mean([m / l for m, l in zip(matches, totals)]) * penalty(c, r)


def skipped(p: list[float]) -> float:
    """The zeros are left out; the root stays."""
    return prod(x for x in p if x) ** (1 / len(p))


def some_statistics(random: Random) -> tuple[list[int], list[int], int, int]:
    """Of a segment of four tokens or more; zeros now and then."""
    c = random.randint(4, 15)
    totals = [c - n for n in range(4)]
    m, matches = c, []
    for total in totals:
        m = random.randint(0 if random.random() < 0.3 else min(1, m), min(m, total))
        matches.append(m)
    return matches, totals, c, max(1, c + random.randint(-3, 5))


MY_SCORE = Exercise(
    "16.4",
    "my_score",
    mended,
    MUSEUM,
    cases=[
        ([5, 4, 3, 2], [5, 4, 3, 2], 5, 7),
        ([5, 4, 3, 2], [5, 4, 3, 2], 5, 5),
        ([5, 4, 3, 2], [5, 4, 3, 2], 5, 3),
        ([5, 3, 1, 0], [6, 5, 4, 3], 6, 6),
        ([1, 0, 0, 0], [9, 8, 7, 6], 9, 9),
        ([0, 0, 0, 0], [4, 3, 2, 1], 4, 6),
    ],
    generate=some_statistics,
    kinds={
        "an order without a match": lambda matches, totals, c, r: 0 in matches,
        "a short hypothesis": lambda matches, totals, c, r: c < r,
        "a long hypothesis": lambda matches, totals, c, r: c > r,
    },
    accepts=lambda matches, totals, c, r: (
        len(matches) == len(totals) > 0
        and all(0 <= m <= l > 0 for m, l in zip(matches, totals))
        and c > 0
        and r > 0
    ),
    wrong=(
        Misconception(
            "upside down",
            "A short output is rewarded: the fraction in the penalty stands upside down.",
            MUSEUM,
            ("With 5 tokens for 7 the penalty should be below 1.",),
            steps={"penalty": lambda c, r: exp(1 - c / r) if c <= r else 1.0},
        ),
        Misconception(
            "zero left out",
            "An order without a match is left out, so a single matched word makes a high"
            " score. One zero makes the product 0.",
            MUSEUM,
            ("What is 3 · 0?",),
            steps={"mean": skipped},
        ),
        Misconception(
            "penalty missing",
            "The length has no effect.",
            MUSEUM,
            steps={"penalty": lambda c, r: 1.0},
        ),
        Misconception(
            "no cap",
            "A long output gets more than 1: the penalty needs a cap.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"penalty": lambda c, r: exp(1 - r / c)},
        ),
        Misconception(
            "linear penalty",
            "The penalty is c / r. It is the exponential of 1 − r / c.",
            "04_brevity#from-the-picture-to-a-penalty",
            steps={"penalty": lambda c, r: min(1.0, c / r)},
        ),
        Misconception(
            "arithmetic mean",
            "The precisions are averaged. BLEU takes the root of their product.",
            "05_mean",
            steps={"mean": lambda p: sum(p) / len(p)},
        ),
        Misconception(
            "missing root",
            "The product has no root: it should be the fourth.",
            "05_mean",
            steps={"mean": prod},
        ),
    ),
)


# ---- 16.5: my_corpus


THREE = ("paper", "tensorflow-nmt", "torchmetrics")


def three_scores(answer: Any) -> list[float]:
    """What the three rules make of the corpus; 0 where one stops."""
    rows = compare(*answer, rules=THREE, base=THREE[0]).rows
    return [row.trace.ratio or 0.0 for row in rows]


def is_corpus(answer: Any) -> bool:
    """Strings, and as many lists of strings."""
    try:
        three_scores(answer)
    except (TypeError, ValueError):
        return False
    return len(answer) == 2


def differ(i: int, j: int) -> Callable[[Any], bool]:
    """Two of the three scores are not the same."""

    def holds(answer: Any) -> bool:
        scores = three_scores(answer)
        return abs(scores[i] - scores[j]) > 1e-6

    return holds


MY_CORPUS = Open(
    "16.5",
    "my_corpus",
    TABLE,
    (
        Requirement(
            "hypotheses and their references",
            is_corpus,
            "`my_corpus` is a pair: a list of strings, and for each of them a list of"
            " strings.",
        ),
        Requirement(
            "a score above 0",
            lambda answer: all(three_scores(answer)),
            "One of the three gives 0, or stops. Let some 4-gram match.",
            TABLE,
            ("Begin with a hypothesis of five words that one reference contains.",),
        ),
        Requirement(
            "paper and torchmetrics differ",
            differ(0, 2),
            "The paper's rule and torchmetrics give the same score.",
            LENGTH,
            (
                "They take different lengths on a tie.",
                "Which one must be listed first?",
            ),
        ),
        Requirement(
            "paper and tensorflow-nmt differ",
            differ(0, 1),
            "The paper's rule and tensorflow-nmt give the same score.",
            LENGTH,
            (
                "They take different reference lengths: the closest, and the shortest.",
                "A length counts only when the sum is above that of the hypotheses.",
                "Add a segment whose closest reference is longer, with a short one beside"
                " it.",
            ),
        ),
        Requirement(
            "tensorflow-nmt and torchmetrics differ",
            differ(1, 2),
            "tensorflow-nmt and torchmetrics give the same score.",
            LENGTH,
        ),
    ),
)


EXERCISES = (MY_LENGTH, MY_PARTING, MY_PRECISIONS, MY_SCORE, MY_CORPUS)
