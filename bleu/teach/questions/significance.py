"""Questions on ranges, tests and luck. Chapter 10.

A template draws counts or differences and computes each wrong option with a wrong rule.
NLTK has no such tests, so the keys are plain Python.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require

SACK = "10_significance#a-test-set-is-a-handful-out-of-a-sack"
SIZE = "10_significance#how-many-sentences-make-04-visible"
OVERLAP = "10_significance#when-two-ranges-overlap"
P_VALUE = "10_significance#from-the-range-to-a-p-value"
COIN = "10_significance#whose-output-is-whose-toss-a-coin"
SAYS = "10_significance#what-p-says-and-what-it-does-not"
CURE = "10_significance#the-cure-bonferroni-and-holm"


@redrawn
def a_resample(random: Random) -> Question:
    """Sentences drawn and put back: what is pooled?"""
    totals = [random.randint(3, 9) for _ in range(4)]
    pairs = [(random.randint(1, l), l) for l in totals]
    indices = random.choices(range(4), k=4)
    require(len(set(indices)) in (2, 3))
    drawn = [pairs[i] for i in indices]
    m, l = _added(drawn)
    once = [pairs[i] for i in sorted(set(indices))]
    first, second = _added(once)
    whole, words = _added(pairs)
    mean = sum(Fraction(*pair) for pair in drawn) / 4
    rows = "\n".join(f"| {k} | {a} of {b} |" for k, (a, b) in enumerate(pairs))
    return Question(
        "A test set has four sentences:\n\n"
        f"| sentence | matches of words |\n|---|---|\n{rows}\n\n"
        f"A resample draws the sentences {', '.join(map(str, indices))}. What is its unigram "
        "precision?",
        apart(
            random,
            (
                f"{m}/{l}",
                "The counts add. A sentence that was drawn twice is added twice.",
            ),
            (
                f"{first}/{second}",
                "Each drawn sentence was counted once. It was put back, and came again.",
            ),
            (
                f"{whole}/{words}",
                "That is the test set itself, without drawing.",
            ),
            (
                str(mean),
                "The mean of four ratios. A resample is a corpus, and a corpus is pooled.",
            ),
        ),
        section=SACK,
        key=f"pairs, drawn = {pairs}, {indices}\n"
        "m, l = (sum(pairs[i][k] for i in drawn) for k in (0, 1))\n"
        'f"{m}/{l}"',
    )


@redrawn
def a_larger_test_set(random: Random) -> Question:
    """The width falls with the square root of the size."""
    n = random.choice((40, 100, 250, 500, 1000))
    times = random.choice((2, 3, 4, 5, 10))
    small = random.choice((0.2, 0.3, 0.5, 0.7, 1.1))
    width = f"{small * times:.1f}"
    return Question(
        f"On a test set of {n:,} sentences, a score is known to ±{width} points. About how "
        f"many sentences does it take to know it to ±{small}?",
        apart(
            random,
            (
                str(n * times**2),
                f"The width falls with the square root of the size: {times} times"
                f" narrower takes {times} squared as many sentences.",
            ),
            (
                str(n * times),
                f"{times} times as many sentences make the range {math.sqrt(times):.1f}"
                " times narrower only.",
            ),
            (
                str(n * 2**times),
                "The size is not doubled for each step of the width.",
            ),
            (
                "no number is enough, for a score is always this uncertain",
                "The range comes from the luck of the draw, and a large handful has less"
                " of it.",
            ),
        ),
        section=SIZE,
        key=f"round({n} * ({width} / {small}) ** 2)",
    )


@redrawn
def down_the_list(random: Random) -> Question:
    """Several tests: how many findings under Holm?"""
    m = random.choice((4, 5))
    ps = sorted(round(random.uniform(0.001, 0.02), 3) for _ in range(m - 2))
    ps += [round(random.uniform(0.021, 0.049), 3), round(random.uniform(0.04, 0.3), 3)]
    require(len(set(ps)) == m)
    alone, bonferroni = sum(p <= 0.05 for p in ps), sum(p <= 0.05 / m for p in ps)
    passed = [p <= 0.05 / (m - rank) for rank, p in enumerate(sorted(ps))]
    holm = passed.index(False) if False in passed else m
    shown = ps.copy()
    random.shuffle(shown)
    wrong = [
        (str(alone), "Those are at most 0.05. Each of several tests may err by luck."),
        (
            str(bonferroni),
            f"That is Bonferroni: each at most 0.05/{m}. Holm gives the later ones a"
            " larger limit.",
        ),
    ]
    spare = next(k for k in range(m + 1) if k not in (alone, bonferroni, holm))
    wrong.append(
        (str(spare), "Write them in a row from the smallest, and count again.")
    )
    return Question(
        f"Tests of {m} systems against one baseline give these p: "
        f"{', '.join(map(str, shown))}. How many are findings at 0.05, with Holm's "
        "correction?",
        apart(
            random,
            (
                str(holm),
                f"From the smallest on, the limits are 0.05/{m}, 0.05/{m - 1} and so on,"
                " until one fails.",
            ),
            *wrong,
        ),
        section=CURE,
        key=f"ps = sorted({shown})\nfound = 0\n"
        "while found < len(ps) and ps[found] <= 0.05 / (len(ps) - found):\n"
        "    found += 1\nfound",
    )


@redrawn
def the_smallest_p(random: Random) -> Question:
    """Two systems that differ in few sentences."""
    n = random.choice((40, 100, 300))
    apart_ = random.randint(3, 9)
    return Question(
        f"Two systems differ in {apart_} of {n} sentences. All outcomes of the coins are "
        "listed (approximate randomization, exactly). How small can the two-sided p be, at "
        "best?",
        apart(
            random,
            (
                f"2/{2**apart_}",
                f"A coin matters only where the outputs differ: {2**apart_} outcomes. The"
                " systems as they are, and with all names exchanged, are always as"
                " extreme.",
            ),
            (
                f"1/{2**apart_}",
                "The same with all names exchanged has a difference of the same size, on"
                " the other side.",
            ),
            (
                f"1/{n}",
                "Coins are tossed for sentences, but outcomes are counted, and not"
                " sentences.",
            ),
            (
                f"2/{apart_ * 2}",
                f"{apart_} coins have 2 to the power of {apart_} outcomes, and not twice"
                " as many as coins.",
            ),
        ),
        section=COIN,
        key="from itertools import product\n"
        f"outcomes = list(product((-1, 1), repeat={apart_}))\n"
        f"extreme = sum(abs(sum(coins)) >= {apart_} for coins in outcomes)\n"
        'f"{extreme}/{len(outcomes)}"',
    )


@redrawn
def count_to_p(random: Random) -> Question:
    """From differences of mixed systems to p, on both sides."""
    d = random.randint(10, 30) / 10
    samples = [round(random.gauss(0, d), 1) + 0.0 for _ in range(19)]
    up = sum(x >= d for x in samples)
    both = sum(abs(x) >= d for x in samples)
    require(both > up > 0)
    listed = ", ".join(f"{x:+.1f}".replace("-", "−") for x in samples)
    return Question(
        f"One system is ahead by {d} points. Names are exchanged at random, 19 times, and "
        f"these are the differences then: {listed}. What is the two-sided p?",
        apart(
            random,
            (
                f"{1 + both}/20",
                f"{both} of them are as far from 0 as {d}, on either side, and the"
                " observed one is counted as one more.",
            ),
            (
                f"{both}/19",
                "The observed difference is an outcome, too. With it, p is never 0.",
            ),
            (
                f"{1 + up}/20",
                "Only the differences above were counted: that is one side.",
            ),
            (
                f"{19 - both}/20",
                "Those are the smaller ones. p is the share of the extreme ones.",
            ),
        ),
        section=P_VALUE,
        key=f"samples = {samples}\n"
        f"extreme = sum(abs(x) >= {d} for x in samples)\n"
        'f"{1 + extreme}/{1 + len(samples)}"',
    )


@redrawn
def overlapping_ranges(random: Random) -> Question:
    """Two ranges that overlap, and the range of the difference."""
    low = random.randint(200, 400) / 10
    gain = random.randint(10, 35) / 10
    wide = gain + random.randint(20, 40) / 10
    tell = random.random() < 0.5
    narrow = gain * (0.7 if tell else 1.4)
    interval = round(gain - narrow, 1), round(gain + narrow, 1)
    require((interval[0] > 0) == tell and interval[0] != 0)
    high = low + gain
    yes = "yes, for the range of the difference lies above 0"
    no = "no, for the range of the difference holds 0"
    return Question(
        "Two systems on the same sentences, with their 95 % ranges:\n\n"
        "| | points | range |\n|---|---|---|\n"
        f"| system A | {high:.1f} | {high - wide:.1f} to {high + wide:.1f} |\n"
        f"| system B | {low:.1f} | {low - wide:.1f} to {low + wide:.1f} |\n"
        f"| A − B, paired | {gain:.1f} | {interval[0]:.1f} to {interval[1]:.1f} |\n\n"
        "Do these sentences tell A from B?",
        apart(
            random,
            (
                (yes, "What both systems share cancels in the difference.")
                if tell
                else (no, "A difference of 0 is among what these sentences allow.")
            ),
            (
                (no, "It does not: its lower end is above 0.")
                if tell
                else (yes, "It does not: its lower end is below 0.")
            ),
            (
                "no, for the ranges of A and B overlap",
                "Both ranges move with the same sentences. Look at the range of the"
                " difference, and not whether two ranges overlap.",
            ),
            (
                "yes, for A has more points",
                "On these sentences it has. Another handful may turn that round.",
            ),
        ),
        section=OVERLAP,
        key=f"low, high = {interval}\n'{yes}' if low > 0 else '{no}'",
    )


@redrawn
def what_p_says(random: Random) -> Question:
    """A p-value in words."""
    percent = random.randint(1, 40)
    gain = random.randint(2, 40) / 10
    rest = 100 - percent
    return Question(
        f"System A is ahead of B by {gain} points, and p = {percent / 100:.2f} (two-sided, "
        "approximate randomization). What does p say?",
        apart(
            random,
            (
                f"If the names of the systems did not matter, about {percent} % of the"
                " exchanges would bring as large a difference.",
                "p is computed in a world without a difference. It says how common this"
                " is there.",
            ),
            (
                f"The probability that the systems do not differ is {percent} %.",
                "p is computed where they do not differ. So it cannot be the probability"
                " of that.",
            ),
            (
                f"The probability that A is better is {rest} %.",
                "That is the same slip from the other side.",
            ),
            (
                f"If both are trained again, A wins in {rest} % of the cases.",
                "p knows about the choice of sentences. It knows nothing of another"
                " training run.",
            ),
        ),
        section=SAYS,
    )


def _added(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Matches and totals, added."""
    return sum(m for m, l in pairs), sum(l for m, l in pairs)


QUESTIONS: tuple[Template, ...] = (
    a_resample,
    a_larger_test_set,
    down_the_list,
    the_smallest_p,
    count_to_p,
    overlapping_ranges,
    what_p_says,
)
