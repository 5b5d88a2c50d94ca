"""Exercises of chapter 12: decoding. Lengths, costs, beams and votes, and how they go wrong."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate, pairwise
from math import ceil, exp, floor, inf, isclose, isqrt, log, prod
from operator import eq, mul
from random import Random
from typing import Any

from bleu.decoding import END, beam_search, beam_search_with_list, gnmt
from bleu.decoding.search import Hypothesis, Model
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.inputs import sentence

Output = tuple[float, int]  # log-probability, length
Said = tuple[list[str], float]  # words, log-probability or probability
Words = tuple[str, ...]
Table = dict[Words, dict[str, float]]

LOGARITHMS = "12_decoding#by-hand-add-logarithms"
EXHAUSTIVE = "12_decoding#exhaustive-all-paths"
BEAM = "12_decoding#beam-k-paths"
FINISHED = "12_decoding#when-is-an-output-finished"
LENGTH = "12_decoding#divide-by-the-length"
VOTE = "12_decoding#let-the-list-vote-minimum-bayes-risk"


def all_differ(values: Iterable[float]) -> bool:
    """Whether no two of the values tie, so that one order is the right one."""
    ordered = sorted(values)
    return all(b - a > 1e-9 for a, b in pairwise(ordered))


# ---- 12.1: my_winner


def winner(
    outputs: list[Output],
    alpha: float,
    *,
    score: Callable[[float, int, float], float] = lambda p, n, alpha: p / n**alpha,
    best: Callable[[Iterable[float]], float] = max,
) -> int:
    """The place of the output with the best score."""
    scores = [score(log_prob, length, alpha) for log_prob, length in outputs]
    return scores.index(best(scores))


def some_outputs(random: Random) -> tuple[list[Output], float]:
    """Long ones are less likely, as a rule; their scores differ."""
    while True:
        lengths = random.sample(range(1, 21), random.randint(2, 4))
        outputs = [(-round(random.uniform(0.3, 1.2) * n + 0.5, 1), n) for n in lengths]
        alpha = random.choice([0, 0.5, 0.6, 1, 1, 2])
        if can_be_won(outputs, alpha):
            return outputs, alpha


def can_be_won(outputs: list[Output], alpha: float) -> bool:
    """Whether there are outputs, each with words, a price, and a score of its own."""
    if not outputs or not all(p < 0 and n > 0 for p, n in outputs) or alpha < 0:
        return False
    return all_differ(p / n**alpha for p, n in outputs)


def last_rise(outputs: list[Output], alpha: float) -> int:
    """The last place with a better score than the place before."""
    scores = [p / n**alpha for p, n in outputs]
    return max(
        (k for k in range(1, len(scores)) if scores[k] > scores[k - 1]), default=0
    )


def one_best(values: Iterable[float]) -> bool:
    """Whether one value is larger than all others, which may tie."""
    *_, second, best = -inf, *sorted(values)
    return best - second > 1e-9


def edge_outputs(random: Random) -> tuple[list[Output], float]:
    """Equal prices, equal lengths, a sure one, and other alphas."""
    while True:
        prices = random.sample([-0.1, -0.5, -1.0, -2.0, -2.5, -4.0, -9.0], 3)
        lengths = random.sample([1, 2, 3, 4, 9, 16, 50], 3)
        count = random.randint(1, 5)
        outputs = [
            (random.choice(prices), random.choice(lengths)) for _ in range(count)
        ]
        alpha = random.choice([0, 0.25, 0.5, 0.6, 0.7, 1, 1.5, 2, 3])
        if one_best(p / n**alpha for p, n in outputs):
            return outputs, alpha


def first_peak(outputs: list[Output], alpha: float) -> int:
    """The first place whose score the next one does not beat."""
    scores = [p / n**alpha for p, n in outputs]
    return next(
        (k for k, (one, after) in enumerate(pairwise(scores)) if after <= one),
        len(scores) - 1,
    )


def place_by_length(outputs: list[Output], alpha: float) -> int:
    """The winner's place among the outputs as sorted by length."""
    return winner(sorted(outputs, key=lambda output: output[1]), alpha)


MY_WINNER = Exercise(
    "12.1",
    "my_winner",
    winner,
    LENGTH,
    cases=[
        ([(-2.0, 1), (-3.0, 4), (-8.0, 16)], 0),
        ([(-2.0, 1), (-3.0, 4), (-8.0, 16)], 1),
        ([(-2.0, 1), (-3.0, 4), (-8.0, 16)], 0.5),
        ([(-4.0, 4), (-7.0, 10)], 1),
        ([(-4.0, 3)], 1),
        # a long one that is likelier: the length and its power part
        ([(-8.0, 1), (-2.0, 3)], 2),
        ([(-4.0, 1), (-2.0, 3)], 0.5),
    ],
    generate=lambda random: random.choice((some_outputs, edge_outputs))(random),
    count=400,
    kinds={
        "an alpha of 0": lambda outputs, alpha: alpha == 0,
        "a single output": lambda outputs, alpha: len(outputs) == 1,
        "an alpha that is no integer": lambda outputs, alpha: alpha != int(alpha),
    },
    accepts=can_be_won,
    wrong=(
        Misconception(
            "multiplied for divided",
            "The log-probability is multiplied by the length to the power alpha. It is divided"
            " by it: each token makes the sum smaller already.",
            LENGTH,
            (
                "Each token makes the sum smaller. How do you get the price of one token?",
            ),
            steps={"score": lambda p, n, alpha: p * n**alpha},
        ),
        Misconception(
            "multiplied for divided",
            "The log-probability is multiplied by the length, whatever alpha is. So long output is"
            " punished twice.",
            LENGTH,
            (
                "Each token makes the sum smaller. How do you get the price of one token?",
                "With alpha 0 the length should not matter at all.",
            ),
            steps={"score": lambda p, n, alpha: p * n},
        ),
        Misconception(
            "the worst for the best",
            "The output with the worst score wins. Log-probabilities lie below 0.",
            LOGARITHMS,
            ("Which is larger, −2 or −8? And which is likelier?",),
            steps={"best": min},
        ),
        Misconception(
            "a maximum that begins at 0",
            "The first output wins, whatever the scores are: as if the largest score so far"
            " began at 0, or the winner's place were that in a sorted list.",
            LOGARITHMS,
            (
                "On which side of 0 do all scores lie?",
                "Begin with the first score; look for the largest in the list as it was.",
            ),
            program=lambda outputs, alpha: 0,
        ),
        Misconception(
            "a sorted list",
            "The last output wins, whatever the scores are: as in a sorted list, in which"
            " the best score has lost its place.",
            LENGTH,
            ("Look for the largest in the list as it was.",),
            program=lambda outputs, alpha: len(outputs) - 1,
        ),
        *(
            Misconception(
                "rounded",
                "The scores are made whole numbers, so two of them may be equal that are not.",
                LENGTH,
                ("What is -7 // 2, and what is -7 / 2?",),
                steps={"score": lambda p, n, alpha, whole=whole: whole(p / n**alpha)},
            )
            for whole in (floor, int, round)
        ),
        Misconception(
            "product for a power",
            "The best output per token wins for each alpha above 0, and the likeliest for"
            " 0. Alpha is an exponent: its size has an effect.",
            LENGTH,
            ("In Python a power is written with `**`.",),
            steps={"score": lambda p, n, alpha: p / n if alpha else p},
        ),
        Misconception(
            "alpha left out",
            "The score is always per token, whatever alpha is.",
            LENGTH,
            ("With alpha 0 the length should not matter at all.",),
            steps={"score": lambda p, n, alpha: p / n},
        ),
        Misconception(
            "no normalization",
            "The likeliest output wins, as if all were equally long.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p},
        ),
        Misconception(
            "product for a power",
            "The best output per token wins for each alpha above 0, and for 0 there is an"
            " error: as if the length were multiplied by alpha. Alpha is its exponent.",
            LENGTH,
            ("In Python a power is written with `**`.",),
            steps={"score": lambda p, n, alpha: p / (n * alpha)},
        ),
        Misconception(
            "exponent and base swapped",
            "It is as if alpha were raised to the power of the length. The length is"
            " raised, and alpha is the exponent.",
            LENGTH,
            (
                "Which of the two stands below, and which one is the small number above?",
            ),
            steps={"score": lambda p, n, alpha: p / alpha**n},
        ),
        Misconception(
            "exponential for a power",
            "It is divided by e to the power of alpha times the length: the length stands"
            " in the exponent. It is the base, and alpha is the small number above.",
            LENGTH,
            ("`n**alpha` is `exp(alpha * log(n))`.",),
            steps={"score": lambda p, n, alpha: p * exp(-alpha * n)},
        ),
        Misconception(
            "Google's divisor",
            "5 is added to the length, as in Google's rule. Here it is the plain length, to a"
            " power.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p / gnmt(n, alpha=alpha)},
        ),
        Misconception(
            "probability for its logarithm",
            "It is as if the probability itself were divided by the power of the length: that takes"
            " alpha times the logarithm of the length off its logarithm. The logarithm is to be"
            " divided.",
            LENGTH,
            ("The numbers of the list are logarithms already.",),
            steps={"score": lambda p, n, alpha: exp(p) / n**alpha},
        ),
        Misconception(
            "END counted twice",
            "One more token is counted than the length says. `END` is in it already.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p / (n + 1) ** alpha},
        ),
        Misconception(
            "END left out",
            "One token less is counted than the length says. The length counts `END`.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p / (n - 1) ** alpha},
        ),
        Misconception(
            "the longest",
            "The longest output wins; its log-probability has no effect.",
            LENGTH,
            steps={"score": lambda p, n, alpha: n},
        ),
        Misconception(
            "the shortest",
            "The shortest output wins; its log-probability has no effect.",
            LENGTH,
            steps={"score": lambda p, n, alpha: -n},
        ),
        Misconception(
            "a score for an index",
            "It is the best score. Where in the list does it stand?",
            LENGTH,
            ("A list has a method `index`.",),
            program=lambda outputs, alpha: max(p / n**alpha for p, n in outputs),
        ),
        Misconception(
            "an item for an index",
            "It is the best output itself. Where in the list does it stand?",
            LENGTH,
            after=lambda place, outputs, alpha: outputs[place],
        ),
        Misconception(
            "power of the quotient",
            "The worst output per token wins for each alpha above 0, and the first one for 0: as if"
            " the whole quotient, without its sign, were raised to alpha. The power belongs to"
            " the length alone.",
            LENGTH,
            ("Python takes the power first, unless there are brackets.",),
            steps={"score": lambda p, n, alpha: abs(p / n) ** alpha},
        ),
        Misconception(
            "alpha for the quotient",
            "The best output per token wins for each alpha above 0, and the first one for 0: as if"
            " alpha were a factor of the whole quotient, or its power. It is the power of the"
            " length alone.",
            LENGTH,
            (
                "What does alpha stand beside: the length, or the quotient?",
                "Python takes the power first, unless there are brackets.",
            ),
            steps={"score": lambda p, n, alpha: -(abs(p / n) ** alpha)},
        ),
        Misconception(
            "power of the quotient",
            "The whole quotient is raised to alpha, with its sign. The power belongs to the length"
            " alone.",
            LENGTH,
            (
                "Python takes the power first, unless there are brackets.",
                "Has a number below 0 a square root?",
            ),
            steps={"score": lambda p, n, alpha: (p / n) ** alpha},
        ),
        Misconception(
            "END left out",
            "One token less is counted than the length says, and one at least. The length"
            " counts `END`.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p / max(1, n - 1) ** alpha},
        ),
        Misconception(
            "the pair turned round",
            "It is as if the two numbers of a pair were taken for each other: the"
            " log-probability is the first.",
            LENGTH,
            steps={"score": lambda p, n, alpha: n / p**alpha},
        ),
        Misconception(
            "the pair turned round",
            "It is as if the length were divided by a power of the log-probability without its"
            " sign: the two numbers of a pair in each other's place. The log-probability is the"
            " first.",
            LENGTH,
            steps={"score": lambda p, n, alpha: n / abs(p) ** alpha},
        ),
        Misconception(
            "root for a power",
            "The length is raised to the power of 1 / alpha, and for an alpha of 0 the likeliest"
            " output wins. It is raised to alpha.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p / n ** (1 / alpha) if alpha else p},
        ),
        Misconception(
            "root for a power",
            "The length is raised to the power of 1 / alpha, and for an alpha of 0 there is an"
            " error. It is raised to alpha.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p / n ** (1 / alpha)},
        ),
        Misconception(
            "divisor cut to an integer",
            "For an alpha of 0.5 the root of the length is cut to an integer. It is the divisor"
            " as it is.",
            LENGTH,
            ("What does `math.isqrt(8)` give, and what `math.sqrt(8)`?",),
            steps={
                "score": lambda p, n, alpha: (
                    p / (isqrt(n) if alpha == 0.5 else n**alpha)
                )
            },
        ),
        Misconception(
            "added for divided",
            "A bonus is added for the length, alpha for each token. Divide by its power.",
            LENGTH,
            steps={"score": lambda p, n, alpha: p + alpha * n},
        ),
        Misconception(
            "best never updated",
            "The last of those outputs wins that are better than the first, and the first where"
            " none is: as if the best so far were not kept.",
            LENGTH,
            ("After a better one is found, which variables have to change?",),
            program=lambda outputs, alpha: max(
                k
                for k, (p, n) in enumerate(outputs)
                if not k or p / n**alpha > outputs[0][0] / outputs[0][1] ** alpha
            ),
        ),
        Misconception(
            "always the root",
            "Every alpha but 0 and 1 divides by the root of the length. Its power is alpha.",
            LENGTH,
            steps={
                "score": lambda p, n, alpha: (
                    p / n ** (alpha if alpha in (0, 1) else 0.5)
                )
            },
        ),
        Misconception(
            "mixed with alpha",
            "Alpha mixes the score of the whole and the score per token. It is the power of the length.",
            LENGTH,
            steps={"score": lambda p, n, alpha: (1 - alpha) * p + alpha * p / n},
        ),
        Misconception(
            "stops at the first peak",
            "It stops at the first output that the next one does not beat. A better one may"
            " stand farther behind.",
            LENGTH,
            ("Does the loop go on to the end of the list?",),
            program=first_peak,
        ),
        Misconception(
            "better than the one before",
            "It is the last output whose score is above that of the output just *before* it, and the"
            " first one where there is none. Compare with the best so far.",
            LENGTH,
            program=last_rise,
        ),
        Misconception(
            "a straight line for a power",
            "The divisor goes in a straight line: it is 1 for alpha 0, the length for 1, and the"
            " mean of the two for 0.5. It is the length to the *power* alpha.",
            LENGTH,
            ("What is 16 to the power 0.5?",),
            steps={"score": lambda p, n, alpha: p / ((1 - alpha) + alpha * n)},
        ),
        *(
            Misconception(
                "divisor cut to an integer",
                "The length to the power alpha is made an integer. It is the divisor as it is.",
                LENGTH,
                ("What is 8 to the power 0.6?",),
                steps={"score": lambda p, n, alpha, whole=whole: p / whole(n**alpha)},
            )
            for whole in (int, round, ceil)
        ),
        Misconception(
            "a sorted list",
            "It is the winner's place in a list sorted by length. Its place among the outputs as they are given is asked for.",
            LENGTH,
            ("What does sorting do to the places?",),
            program=place_by_length,
        ),
        Misconception(
            "a maximum that begins at 0",
            "It returns `None`, whatever the input: no winner is ever kept, or none is returned. All scores are below 0 here, so none is above a best that begins at 0.",
            LENGTH,
            (
                "What is the logarithm of a probability: above 0, or below?",
                "Begin with the first score, or with minus infinity.",
            ),
            program=lambda outputs, alpha: None,
        ),
        Misconception(
            "alpha by cases",
            "The alphas 0 and 0.5 have their power of the length; every other one is taken for 1."
            " One formula does for all of them: the length to the power alpha.",
            LENGTH,
            ("What is `n**0`?",),
            program=lambda outputs, alpha: winner(
                outputs, alpha if alpha in (0, 0.5) else 1
            ),
        ),
    ),
)


# ---- 12.2: my_cost


def cost(
    width: int,
    V: int,
    max_len: int,
    *,
    begins: Callable[[int], int] = lambda width: 1,
    scored: Callable[[int, int], int] = lambda width, V: V + 1,
    rounds: Callable[[int], int] = lambda max_len: max_len - 1,
    ends: Callable[[int, int], int] = lambda width, V: width,
    opening: Callable[[int], int] = lambda V: V + 1,
) -> int:
    """The first step, those between, and the last."""
    first = begins(width) * opening(V)
    return first + rounds(max_len) * width * scored(width, V) + ends(width, V)


def a_search(random: Random) -> tuple[int, int, int]:
    """A width of at most V."""
    V = random.randint(2, 30)
    return random.randint(1, min(V, 9)), V, random.randint(1, 8)


def growing_beam(width: int, V: int, max_len: int) -> int:
    """width, then its square, and so on."""
    between: int = sum(width**step * (V + 1) for step in range(1, max_len))
    return (V + 1) + between + width


def doubling_beam(width: int, V: int, max_len: int) -> int:
    """1, 2, 4 and so on, up to the width."""
    beams: list[int] = [min(width, 2**step) for step in range(max_len + 1)]
    return sum(beams[:-1]) * (V + 1) + beams[-1]


def beam_of_one_more(width: int, V: int, max_len: int) -> int:
    """1, 2, 3 and so on, up to the width."""
    beams: list[int] = [min(width, step + 1) for step in range(max_len + 1)]
    return sum(beams[:-1]) * (V + 1) + beams[-1]


def added_widths(width: int, V: int, max_len: int) -> int:
    """Width plus words in the steps between."""
    return (V + 1) + (max_len - 1) * (width + V + 1) + width


def edge_search(random: Random) -> tuple[int, int, int]:
    """Small numbers, most of them 1 or equal."""
    V = random.choice([1, 1, 2, 2, 3, 4, 5, 9])
    return (
        random.choice([1, V, random.randint(1, V)]),
        V,
        random.choice([1, 1, 2, 3, 4, 9]),
    )


def narrowing_beam(width: int, V: int, max_len: int, least: int = 1) -> int:
    """One hypothesis leaves the beam in each step."""
    found = V + 1
    for _ in range(max_len - 1):
        found += width * (V + 1)
        width = max(least, width - 1)
    return found + width


MY_COST = Exercise(
    "12.2",
    "my_cost",
    cost,
    BEAM,
    cases=[(3, 10, 6), (1, 10, 2), (2, 2, 1), (5, 30, 3), (4, 9, 2)],
    generate=lambda random: random.choice((a_search, edge_search))(random),
    count=280,
    kinds={
        "a max_len of 1": lambda width, V, max_len: max_len == 1,
        "a width of 1": lambda width, V, max_len: width == 1,
        "a width of V": lambda width, V, max_len: width == V,
    },
    parts={
        "the cost of one step between the first and the last": lambda width, V, max_len: (
            width * (V + 1)
        ),
        "the cost of the first step": lambda width, V, max_len: V + 1,
        "the cost without the first step and the last": lambda width, V, max_len: (
            (max_len - 1) * width * (V + 1)
        ),
    },
    accepts=lambda width, V, max_len: 1 <= width <= V and max_len >= 1,
    wrong=(
        Misconception(
            "width left out",
            "The steps between are counted for one hypothesis. The beam has `width` of them.",
            BEAM,
            ("How many hypotheses are continued in the second step?",),
            program=lambda width, V, max_len: max_len * (V + 1) + width,
        ),
        Misconception(
            "one step between",
            "The steps between are counted as one, however many they are.",
            BEAM,
            (
                "With `max_len` 4, how many steps are there between the first and the last?",
                "Is `=` where `+=` belongs, or a factor left out?",
            ),
            steps={"rounds": lambda max_len: min(1, max_len - 1)},
        ),
        Misconception(
            "one more in each step",
            "The beam gets one hypothesis more in each step, until it is as wide as the width."
            " After the first step it is that wide: its V words are enough.",
            BEAM,
            ("How many words are there to choose from in the first step?",),
            program=beam_of_one_more,
        ),
        Misconception(
            "the last step of width 1",
            "For a width of 1 the last step is missing: there, too, one hypothesis has to end.",
            BEAM,
            ("What does the formula give for a width of 1?",),
            program=lambda width, V, max_len: (
                cost(width, V, max_len) - (1 if width == 1 else 0)
            ),
        ),
        Misconception(
            "first step left out",
            "The first step is missing: one hypothesis, the empty one, and all that may follow.",
            BEAM,
            ("`beam = [Candidate()]`: what is scored first?",),
            steps={"begins": lambda width: 0},
        ),
        Misconception(
            "sign",
            "The last step is subtracted. It is one more step.",
            BEAM,
            steps={"ends": lambda width, V: -width},
        ),
        Misconception(
            "steps for continuations",
            "That is the number of steps. How many continuations does each of them score?",
            BEAM,
            program=lambda width, V, max_len: max_len + 1,
        ),
        *(
            Misconception(
                "precedence",
                f"It is as if brackets were missing: {where}.",
                BEAM,
                ("Python multiplies before it adds.",),
                program=program,
            )
            for where, program in [
                (
                    "`width * V + 1` multiplies V alone, and adds 1 once",
                    lambda width, V, max_len: (
                        V + 1 + (max_len - 1) * width * V + 1 + width
                    ),
                ),
                (
                    "`max_len - 1 * width` takes off one step of the beam, and adds `max_len`",
                    lambda width, V, max_len: (
                        V + 1 + max_len - 1 * width * (V + 1) + width
                    ),
                ),
            ]
        ),
        *(
            Misconception(
                "only what survives",
                f"It is the width, {times}: so many hypotheses are kept. More are scored: each is"
                " continued with every word.",
                BEAM,
                ("What does one hypothesis of the beam cost, before the cut?",),
                program=program,
            )
            for times, program in [
                (
                    "once for each step, the last one as well",
                    lambda width, V, max_len: width * (max_len + 1),
                ),
                (
                    "`max_len` times, and 1 for the start",
                    lambda width, V, max_len: 1 + width * max_len,
                ),
                (
                    "`max_len` times",
                    lambda width, V, max_len: width * max_len,
                ),
            ]
        ),
        Misconception(
            "last step like the others",
            "The last step costs as much as the first: one hypothesis, with all words and `END`."
            " It has the whole beam, and one continuation for each.",
            BEAM,
            ("After `max_len` words, what alone may follow?",),
            steps={"ends": lambda width, V: V + 1},
        ),
        Misconception(
            "a beam that doubles",
            "The beam doubles until it is full. It is full after the first step, as that one has"
            " enough continuations.",
            BEAM,
            ("How many continuations has the first step, and how many are kept?",),
            program=doubling_beam,
        ),
        Misconception(
            "K times K",
            "Each of the steps between costs K × K: of each hypothesis, as many continuations as the"
            " beam is wide. More than those are scored.",
            BEAM,
            (
                "To find its best continuations, each hypothesis has to look at all of them.",
            ),
            steps={"scored": lambda width, V: width},
        ),
        Misconception(
            "END left out",
            "`END` is missing in the steps between: it is a continuation in each step.",
            BEAM,
            steps={"scored": lambda width, V: V},
        ),
        Misconception(
            "END left out",
            "`END` is missing in the first step: an output may be empty.",
            BEAM,
            steps={"opening": lambda V: V},
        ),
        Misconception(
            "END left out",
            "`END` is missing everywhere but in the last step.",
            BEAM,
            steps={"scored": lambda width, V: V, "opening": lambda V: V},
        ),
        Misconception(
            "a full beam at the start",
            "The first step is as dear as one of those between. How many hypotheses are there"
            " when the search begins?",
            BEAM,
            ("`beam = [Candidate()]`: count them.",),
            steps={"begins": lambda width: width},
        ),
        Misconception(
            "last step like the others",
            "After `max_len` words every word and `END` is scored again. What alone may follow"
            " then?",
            BEAM,
            ("It is rule 2 of the three rules of this chapter.",),
            steps={"ends": lambda width, V: width * (V + 1)},
        ),
        Misconception(
            "last step left out",
            "The last step is missing: after `max_len` words each output still has to end.",
            BEAM,
            (
                "Try width 1 and one word: that is greedy search, and it takes two steps.",
            ),
            steps={"ends": lambda width, V: 0},
        ),
        Misconception(
            "one END for all",
            "The last step scores one `END`. Each hypothesis of the beam needs its own.",
            BEAM,
            steps={"ends": lambda width, V: 1},
        ),
        Misconception(
            "one round too many",
            "There is one step too many between the first and the last.",
            BEAM,
            (
                "With `max_len` 1 there is a first step and a last one, and none between.",
            ),
            steps={"rounds": lambda max_len: max_len},
        ),
        Misconception(
            "one round too few",
            "There is one step too few between the first and the last.",
            BEAM,
            ("With `max_len` 2, which step stands between the first and the last?",),
            steps={"rounds": lambda max_len: max(0, max_len - 2)},
        ),
        Misconception(
            "one round too few",
            "There is one step too few between the first and the last; with a `max_len` of 1, where"
            " there is none between, one is taken off.",
            BEAM,
            ("With `max_len` 2, which step stands between the first and the last?",),
            steps={"rounds": lambda max_len: max_len - 2},
        ),
        Misconception(
            "every step alike",
            "Each of `max_len` steps costs the same: the whole beam, with all words and `END`. The"
            " first one and the last one cost less, and there is one step more.",
            BEAM,
            (
                "How many hypotheses has the first step, and what may follow in the last?",
            ),
            program=lambda width, V, max_len: max_len * width * (V + 1),
        ),
        Misconception(
            "every step alike",
            "Each of `max_len` steps costs the same, the whole beam with all words, and `END` is left"
            " out.",
            BEAM,
            (
                "How many hypotheses has the first step, and what may follow in the last?",
            ),
            program=lambda width, V, max_len: max_len * width * V,
        ),
        Misconception(
            "every step alike",
            "Every step costs the same, the whole beam with all words and `END`, one more than"
            " `max_len` of them. The first one and the last one cost less.",
            BEAM,
            (
                "How many hypotheses has the first step, and what may follow in the last?",
            ),
            program=lambda width, V, max_len: (max_len + 1) * width * (V + 1),
        ),
        *(
            Misconception(
                "exhaustive search",
                f"{what}. A beam keeps `width` hypotheses, and scores what may follow these.",
                EXHAUSTIVE,
                program=program,
            )
            for what, program in [
                (
                    "It is V + 1 to the power `max_len`, as if no hypothesis were ever cut",
                    lambda width, V, max_len: (V + 1) ** max_len,
                ),
                (
                    "It is V to the power `max_len`, the number of all outputs of that length",
                    lambda width, V, max_len: V**max_len,
                ),
                (
                    "All outputs are scored: that is the cost of exhaustive search",
                    lambda width, V, max_len: (
                        sum(V**t for t in range(max_len)) * (V + 1) + V**max_len
                    ),
                ),
            ]
        ),
        Misconception(
            "a beam that grows",
            "The beam is multiplied by its width in each step, and in the last one each of all these"
            " ends. It is cut back to its width each time.",
            BEAM,
            program=lambda width, V, max_len: (
                sum(width**t for t in range(max_len)) * (V + 1) + width**max_len
            ),
        ),
        Misconception(
            "the beam grows",
            "The beam has one hypothesis, then width, then width squared, and so on, and the last"
            " step is missing. It is cut to the width after each step.",
            BEAM,
            ("How many hypotheses are kept after the second step?",),
            program=lambda width, V, max_len: sum(
                width**step * (V + 1) for step in range(max_len)
            ),
        ),
        Misconception(
            "the beam grows",
            "The beam is never cut here, and the last step is missing. It keeps its width.",
            BEAM,
            program=lambda width, V, max_len: sum(
                V**step * (V + 1) for step in range(max_len)
            ),
        ),
        Misconception(
            "last step like the others",
            "After `max_len` words all words are scored, and `END` is not. `END` alone may"
            " follow.",
            BEAM,
            steps={"ends": lambda width, V: width * V},
        ),
        Misconception(
            "a power for a product",
            "V is raised to the width, and that is taken `max_len` times. Each hypothesis of the"
            " beam has V words and `END`.",
            BEAM,
            program=lambda width, V, max_len: V**width * max_len,
        ),
        Misconception(
            "a power for a product",
            "V + 1 is raised to the width, and that is taken `max_len` times. Each hypothesis has V"
            " words and `END`.",
            BEAM,
            program=lambda width, V, max_len: (V + 1) ** width * max_len,
        ),
        Misconception(
            "beam grows",
            "In the steps between, the beam is multiplied by its width each time. It never holds more"
            " than `width` hypotheses.",
            BEAM,
            ("How many hypotheses survive a step?",),
            program=growing_beam,
        ),
        Misconception(
            "only what survives",
            "The first step costs what is kept of it, `width`. More are scored: the empty"
            " hypothesis is continued with every word.",
            BEAM,
            ("`beam = [Candidate()]`: what is scored before the first cut?",),
            program=lambda width, V, max_len: (
                width + (max_len - 1) * width * (V + 1) + width
            ),
        ),
        *(
            Misconception(
                "one END for all",
                f"{where} `END` is scored once for the whole beam. Each of its hypotheses is"
                " continued with `END`.",
                BEAM,
                ("What does one hypothesis cost in a step between?",),
                program=program,
            )
            for where, program in [
                (
                    "In the steps between,",
                    lambda width, V, max_len: (
                        V + 1 + (max_len - 1) * (width * V + 1) + width
                    ),
                ),
                (
                    "In the steps between and in the last one,",
                    lambda width, V, max_len: (
                        V + 1 + (max_len - 1) * (width * V + 1) + 1
                    ),
                ),
            ]
        ),
        Misconception(
            "last step left out",
            "With a `max_len` of 1 the last step is missing: after that one word each output"
            " still has to end.",
            BEAM,
            ("What may follow after the first word, when no second one may?",),
            program=lambda width, V, max_len: (
                V + 1 if max_len == 1 else cost(width, V, max_len)
            ),
        ),
        Misconception(
            "added for multiplied",
            "In the steps between, width and words are added. Each of the hypotheses is continued"
            " with each word.",
            BEAM,
            program=added_widths,
        ),
        Misconception(
            "off by one",
            "It is one too many, as if the empty hypothesis at the start were scored as well.",
            BEAM,
            program=lambda width, V, max_len: cost(width, V, max_len) + 1,
        ),
        *(
            Misconception(
                "a place for a finished one",
                "After the first step one hypothesis fewer than the width is continued,"
                f" {where}, as if one had ended. Ending early is never worth it here.",
                BEAM,
                ("How many hypotheses of the beam are continued in the second step?",),
                program=lambda width, V, max_len, least=least: (
                    (V + 1) * (1 + (max_len - 1) * max(least, width - 1)) + width
                ),
            )
            for least, where in [
                (0, "none for a width of 1"),
                (1, "but one for a width of 1"),
            ]
        ),
        *(
            Misconception(
                "the beam gets narrower",
                f"After each step between, one hypothesis leaves the beam, {where}, as if it had"
                " ended. Ending early is never worth it here.",
                BEAM,
                ("How many hypotheses of the beam are continued in the third step?",),
                program=lambda width, V, max_len, least=least: narrowing_beam(
                    width, V, max_len, least
                ),
            )
            for least, where in [(0, "until none is left"), (1, "until one is left")]
        ),
        Misconception(
            "filled a step too late",
            "The first two steps begin with one hypothesis each, and only then the beam is full. It"
            " is full after the first step.",
            BEAM,
            ("How many words can the first step choose from?",),
            program=lambda width, V, max_len: (
                sum((1 if k < 2 else width) * (V + 1) for k in range(max_len)) + width
            ),
        ),
        Misconception(
            "brackets missing",
            "It is as if brackets were missing round `max_len - 1`: the width is multiplied with the"
            " 1 alone.",
            BEAM,
            ("Python multiplies first, unless there are brackets.",),
            program=lambda width, V, max_len: (V + 1) * (1 + max_len - width) + width,
        ),
        Misconception(
            "all paths",
            "Nothing is dropped here: each path goes on with every word and with `END`, so their"
            " number grows with a power. A beam keeps `width` of them after each step.",
            BEAM,
            ("How many hypotheses are left after a step?",),
            program=lambda width, V, max_len: sum(
                (V + 1) ** n for n in range(1, max_len + 1)
            ),
        ),
    ),
)


# ---- 12.3: a wider beam that finds less

LONGEST = 5


def model_of(table: Table) -> Model:
    """A prefix that is not in the table ends."""

    def model(prefix: Words) -> dict[str, float]:
        answer = table.get(prefix, {END: 1.0})
        return {token: log(p) for token, p in answer.items() if p > 0}

    return model


def found_with(table: Table, width: int) -> Hypothesis:
    """What beam search answers."""
    return beam_search(model_of(table), width=width, max_len=LONGEST).best


def both_found(table: Table) -> str:
    """The two answers, for the reader to compare."""
    texts = []
    for width in (1, 2):
        best = found_with(table, width)
        words = f"`{' '.join(best.tokens)}`" if best.tokens else "the empty output"
        texts.append(f"width {width} finds {words} ({exp(best.log_prob):.4f})")
    return f"W{', '.join(texts)[1:]}"


def dropped_after(table: Table) -> int:
    """After how many steps width 2 has lost the path of width 1; 0 if it keeps it."""
    goal = (*found_with(table, 1).tokens, END)
    kept: Candidates = [((), 1.0)]
    for step in range(1, len(goal) + 1):
        pool = [one for pair in kept for one in continued_or_kept(table, *pair)]
        kept = by_probability(pool, 2)
        if all(words != goal[:step] for words, _ in kept):
            return step
    return 0


def unreached(table: Table) -> str:
    """A row whose prefix no output begins with, and what else is no use."""
    for prefix in table:
        for k, word in enumerate(prefix):
            if not table.get(prefix[:k], {}).get(word):
                return f" The row of {prefix!r} is never reached{why_unreached(prefix[:k], word, table)}"
        if len(prefix) > LONGEST:
            return (
                f" The row of {prefix!r} is never reached: it asks what comes after"
                f" {len(prefix)} words, and an output has at most {LONGEST}."
            )
    if END != "END" and any("END" in row for row in table.values()):
        return " And `'END'` in quotes is a word like any other; without them it is the end."
    return ""


def why_unreached(before: Words, word: str, table: Table) -> str:
    """Where the way to a row breaks off."""
    if not before:
        return (
            f": no output begins with {word!r}. A prefix is all words so far, from the first"
            " on."
        )
    if before not in table:
        return f": {before!r} is not in the table, so an output ends there."
    return f": {word!r} never comes after {before!r}."


def why_more(table: Table) -> str:
    """What the wider beam did, and what is missing."""
    says = f"{both_found(table)}: the wider beam finds no less likely one."
    step = dropped_after(table)
    if not step:
        return (
            f"{says} It had no need to drop the path of width 1: that one stays in the beam. Two"
            " others have to push it out, and to lose more afterwards than it does."
            f"{unreached(table)}"
        )
    return (
        f"{says} Step {step} drops the path of width 1, as it should be; but in the end that path"
        " is not the likelier one. After the drop it must lose little, and the other two much."
        f"{unreached(table)}"
    )


def no_probabilities(table: Table) -> str:
    """What the numbers may be in the place of probabilities."""
    numbers = [p for answer in table.values() for p in answer.values()]
    if not all(isinstance(number, int | float) for number in numbers):
        return (
            "A probability is a number between 0 and 1; not all of yours are numbers."
        )
    says = "A probability lies between 0 and 1; not all of yours do."
    if max(numbers) <= 0:
        says += " None is above 0: logarithms look like that."
    elif min(numbers) >= 0 and all(float(number).is_integer() for number in numbers):
        says += " They are integers: counts look like that, or per cents."
    return says


def another_sum(table: Table) -> str:
    """The first row that does not sum to 1, and what its sum is."""
    prefix, total = next(
        (prefix, sum(answer.values()))
        for prefix, answer in table.items()
        if not isclose(sum(answer.values()), 1, abs_tol=1e-6)
    )
    says = f"The probabilities after {prefix!r} sum to {total:.4g}, not to 1."
    before = table.get(prefix[:-1], {}).get(prefix[-1]) if prefix else None
    if before is not None and isclose(total, before, abs_tol=1e-6):
        return (
            f"{says} So large is the probability of {prefix[-1]!r} before them, as if it were"
            " multiplied in already. Each row begins anew: it says how likely each word is *after*"
            " these."
        )
    return says


def are_all_words(table: Table) -> bool:
    """Whether all words are strings, in the prefixes and in the answers."""
    return all(
        isinstance(word, str) for key in (*table, *table.values()) for word in key
    )


def can_end(table: Table) -> bool:
    """Whether both searches come to an end."""
    return all(found_with(table, width) is not None for width in (1, 2))


WIDER_FINDS_LESS = Open(
    "12.3",
    "my_table",
    BEAM,
    (
        Requirement(
            "not a table",
            lambda table: isinstance(table, dict) and bool(table),
            "A dictionary like `tree` is asked for: from a prefix to its answer.",
        ),
        Requirement(
            "a word for a prefix",
            lambda table: all(isinstance(prefix, tuple) for prefix in table),
            "Each key has to be a tuple of words, such as `('the',)`.",
            hints=('`("the")` is a string. The comma makes the tuple: `("the",)`.',),
        ),
        Requirement(
            "no first answer",
            lambda table: () in table,
            "The table does not say how an output begins: the prefix `()` is missing.",
        ),
        Requirement(
            "an answer of another shape",
            lambda table: all(isinstance(a, dict) and a for a in table.values()),
            "Each answer has to be a dictionary, from a word to its probability.",
        ),
        Requirement(
            "no strings for words",
            are_all_words,
            "Each word has to be a string, in the prefixes and in the answers. Not all of yours"
            " are.",
            hints=(
                "A prefix is a tuple of words. In an answer stands the word alone.",
            ),
        ),
        Requirement(
            "no probabilities",
            lambda table: all(0 <= p <= 1 for a in table.values() for p in a.values()),
            no_probabilities,
            hints=("Write probabilities. The logarithms are taken later.",),
        ),
        Requirement(
            "a sum other than 1",
            lambda table: all(
                isclose(sum(a.values()), 1, abs_tol=1e-6) for a in table.values()
            ),
            another_sum,
        ),
        Requirement(
            "no end",
            can_end,
            f"An output has at most {LONGEST} words here. After so many, the table gives"
            " `END` no probability.",
            hints=("A prefix that is not in the table ends. Leave the long ones out.",),
        ),
        Requirement(
            "both widths find the same",
            lambda table: found_with(table, 1).tokens != found_with(table, 2).tokens,
            lambda table: (
                f"{both_found(table)}: the same. Width 2 keeps that path to the end; two"
                f" others have to push it out.{unreached(table)}"
            ),
            BEAM,
            (
                "Width 1 goes the way of the likeliest first word. Make that way a little"
                " less likely than *two* others, one step later.",
                "Two of the paths have to begin with the other first word.",
            ),
        ),
        Requirement(
            "the wider beam finds more",
            lambda table: (
                found_with(table, 2).log_prob < found_with(table, 1).log_prob - 1e-9
            ),
            why_more,
            BEAM,
            (
                "When width 2 has dropped the greedy path, its own two paths should still"
                " lose something.",
                "Let both of them fork after their second word. The greedy path ends there.",
            ),
        ),
    ),
)


# ---- 12.4: my_ranking


def ranking(
    outputs: list[Said],
    g: float,
    *,
    score: Callable[[float, int, float], float] = lambda p, n, g: p + g * n,
    length: Callable[[list[str]], int] = len,
    best_first: bool = True,
) -> list[Said]:
    """The outputs, best first, when each word is worth g."""

    def worth(output: Said) -> float:
        words, log_prob = output
        return score(log_prob, length(words), g)

    return sorted(outputs, key=worth, reverse=best_first)


def a_list(random: Random) -> tuple[list[Said], float]:
    """Outputs of several lengths; longer ones are less likely, as a rule."""
    while True:
        outputs = []
        for _ in range(random.randint(2, 5)):
            words = sentence(random, 0, 8)
            price = 0.5 + random.uniform(0.1, 1.0) * (len(words) + 1)
            outputs.append((words, -round(price, 2)))
        g = random.choice([0, 0.25, 0.4, 0.5, 0.5, 0.8, 1, 1.5])
        if can_be_ranked(outputs, g):
            return outputs, g


def can_be_ranked(outputs: list[Said], g: float) -> bool:
    """Whether there is one right order."""
    pairs = all(len(output) == 2 for output in outputs)
    return pairs and g >= 0 and all_differ(p + g * len(words) for words, p in outputs)


def places_of(result: list[Said], outputs: list[Said]) -> list[int]:
    """Where each item of the result stands among the outputs; equal ones in their order."""
    left = list(enumerate(outputs))
    found = []
    for one in result:
        place = next(pair for pair in left if pair[1] == one)
        left.remove(place)
        found.append(place[0])
    return found


def one_pass(outputs: list[Said], g: float) -> list[Said]:
    """Neighbors change places, once along the list."""
    ranked = list(outputs)
    for k in range(len(ranked) - 1):
        (words, p), (words2, p2) = ranked[k : k + 2]
        if p + g * len(words) < p2 + g * len(words2):
            ranked[k : k + 2] = ranked[k : k + 2][::-1]
    return ranked


def power_for_price(outputs: list[Said], g: float) -> list[Said]:
    """The number of words to the power g is added; nothing for an empty output."""
    return sorted(
        outputs, key=lambda o: o[1] + (len(o[0]) ** g if o[0] else 0), reverse=True
    )


def running_bonus(outputs: list[Said], g: float) -> list[Said]:
    """The bonus goes on from one output to the next."""
    bonuses = accumulate(g * len(words) for words, _ in outputs)
    worth = [p + bonus for (_, p), bonus in zip(outputs, bonuses)]
    places = sorted(range(len(outputs)), key=worth.__getitem__, reverse=True)
    return [outputs[k] for k in places]


SHORT = (["the", "answer"], -2.5)
LONG = (["the", "right", "answer", "in", "my", "kitchen"], -4.0)


def edge_list(random: Random) -> tuple[list[Said], float]:
    """Equal prices, equal lengths, words that come again, empty outputs, other bonuses."""
    while True:
        prices = random.choices([0.0, -0.5, -1.0, -1.0, -1.75, -3.0, -20.0], k=3)
        outputs = []
        for _ in range(random.randint(0, 5)):
            words = random.choices(
                ["a", "A", "bb", ".", "the"], k=random.choice([0, 1, 1, 2, 3, 5])
            )
            outputs.append((words, random.choice(prices)))
        g = random.choice([0, 0.1, 0.5, 1, 1, 2, 5, 100])
        if can_be_ranked(outputs, g):
            return outputs, g


MY_RANKING = Exercise(
    "12.4",
    "my_ranking",
    ranking,
    LENGTH,
    cases=[
        ([LONG, SHORT], 0),
        ([SHORT, LONG], 0.5),
        ([SHORT, LONG, ([], -2.2)], 1),
        ([SHORT, LONG, ([], -2.2)], 0.25),
        ([SHORT], 1),
        ([(["no", "no", "no"], -3.0), (["no"], -1.5)], 0.5),
        ([SHORT, LONG, SHORT], 0.5),
        ([SHORT, LONG, LONG], 1),
        ([LONG, ([], -2.2), ([], -2.2), LONG], 0.25),
        ([], 1),
    ],
    generate=lambda random: random.choice((a_list, edge_list))(random),
    count=400,
    kinds={
        "a g of 0": lambda outputs, g: g == 0,
        "no outputs": lambda outputs, g: not outputs,
        "a list with an empty output": lambda outputs, g: any(
            not w for w, _ in outputs
        ),
    },
    accepts=can_be_ranked,
    wrong=(
        Misconception(
            "worst first",
            "The worst output comes first. The best one should.",
            BEAM,
            ("`sorted` has an argument `reverse`.",),
            steps={"best_first": False},
        ),
        Misconception(
            "accumulator not reset",
            "The bonus of an output goes on from that of the one before it in the list. Each has"
            " a bonus of its own.",
            LENGTH,
            ("In which line does the bonus become 0, and how often is it run?",),
            program=running_bonus,
        ),
        Misconception(
            "g left out",
            "The order is that of the log-probabilities. A bonus that is the same for all"
            " changes nothing: each output should have its own, g for each of its words.",
            LENGTH,
            (
                "`sorted` takes a `key`: from one output to its worth.",
                "Whose length is taken? A pair has the length 2.",
            ),
            steps={"score": lambda p, n, g: p},
        ),
        Misconception(
            "one bonus for all words",
            "An output has g once, however many words it says, and an empty one has none. Each word"
            " brings g.",
            LENGTH,
            ("With g = 0.5, what do three words bring?",),
            steps={"score": lambda p, n, g: p + (g if n else 0)},
        ),
        Misconception(
            "a price for a bonus",
            "Each word costs g. It should bring g.",
            LENGTH,
            ("Is the number that is added below 0 or above?",),
            steps={"score": lambda p, n, g: p - g * n},
        ),
        Misconception(
            "multiplied for added",
            "The log-probability is multiplied by g times the length; a bonus is added.",
            LENGTH,
            steps={"score": lambda p, n, g: p * g * n},
        ),
        Misconception(
            "bonus before the product",
            "g is added first, and the sum multiplied by the length. A product comes"
            " before a sum.",
            LENGTH,
            ("Is there a pair of parentheses too many?",),
            steps={"score": lambda p, n, g: (p + g) * n},
        ),
        Misconception(
            "probability for its logarithm",
            "The bonus is added to the probability. Add it to the logarithm.",
            LOGARITHMS,
            steps={"score": lambda p, n, g: exp(p) + g * n},
        ),
        Misconception(
            "divided by the length",
            "The log-probability is divided by the number of words, and g does not change the order. A"
            " bonus is added to it instead.",
            LENGTH,
            steps={"score": lambda p, n, g: p / max(1, n)},
        ),
        Misconception(
            "divided by the length",
            "The log-probability is divided by the number of words and `END`, and g does not change the"
            " order. A bonus is added to it instead.",
            LENGTH,
            steps={"score": lambda p, n, g: p / (n + 1)},
        ),
        Misconception(
            "bonus without a factor",
            "Each word brings 1. It should bring g.",
            LENGTH,
            steps={"score": lambda p, n, g: p + n},
        ),
        Misconception(
            "the longest first",
            "The order is by length alone; the log-probability has no effect.",
            LENGTH,
            steps={"score": lambda p, n, g: n},
        ),
        Misconception(
            "a power for a product",
            "The bonus is g to the power of the length. It is g for the first word, and g"
            " for the next.",
            LENGTH,
            steps={"score": lambda p, n, g: p + g**n},
        ),
        Misconception(
            "characters",
            "Characters are counted, with a space between two words. Count the words.",
            LENGTH,
            ("`len` of a list counts its items, `len` of a string its characters.",),
            steps={"length": lambda words: len(" ".join(words))},
        ),
        Misconception(
            "characters",
            "Characters are counted, not words.",
            LENGTH,
            ("`len` of a list counts its items, `len` of a string its characters.",),
            steps={"length": lambda words: len("".join(words))},
        ),
        Misconception(
            "each word once",
            "Only different words bring g: a second copy of a word brings nothing. Each of them"
            " counts.",
            LENGTH,
            steps={"length": lambda words: len(set(words))},
        ),
        Misconception(
            "scores for outputs",
            "Those are the scores. The outputs are asked for, sorted by them.",
            LENGTH,
            ("`sorted(outputs, key=...)` sorts by the key, and returns the outputs.",),
            program=lambda outputs, g: sorted(
                (p + g * len(words) for words, p in outputs), reverse=True
            ),
        ),
        Misconception(
            "words alone",
            "The outputs have lost their log-probabilities.",
            LENGTH,
            after=lambda ranked, outputs, g: [words for words, _ in ranked],
        ),
        Misconception(
            "places for outputs",
            "These are the places of the outputs. The outputs themselves are asked for.",
            LENGTH,
            ("Sort `outputs`, and not a `range`.",),
            after=lambda result, outputs, g: places_of(result, outputs),
        ),
        Misconception(
            "divided by the length",
            "The log-probability is divided by the number of words to the power g. A bonus is added.",
            LENGTH,
            steps={"score": lambda p, n, g: p / max(1, n) ** g},
        ),
        Misconception(
            "new log-probabilities",
            "The outputs carry their scores now. They should come back as they were.",
            LENGTH,
            ("The bonus belongs into the `key` of `sorted`.",),
            after=lambda result, outputs, g: [(w, p + g * len(w)) for w, p in result],
        ),
        *(
            Misconception(
                "scores in the answer",
                "Each item has its score in it. The outputs alone are asked for.",
                LENGTH,
                ("The score belongs into the `key` of `sorted`.",),
                after=lambda result, outputs, g, form=form: [
                    form(w, p, p + g * len(w)) for w, p in result
                ],
            )
            for form in (
                lambda w, p, s: (s, w),
                lambda w, p, s: (s, (w, p)),
                lambda w, p, s: ((w, p), s),
                lambda w, p, s: (s, w, p),
                lambda w, p, s: (w, p, s),
            )
        ),
        Misconception(
            "the size for the sign",
            "The log-probability loses its sign. It lies below 0.",
            LOGARITHMS,
            steps={"score": lambda p, n, g: abs(p) + g * n},
        ),
        Misconception(
            "multiplied for added",
            "The log-probability is multiplied by 1 plus the bonus. The bonus is added to it.",
            LENGTH,
            steps={"score": lambda p, n, g: p * (1 + g * n)},
        ),
        Misconception(
            "length first",
            "The longest comes first; the log-probability decides only between equal lengths.",
            LENGTH,
            ("A bonus is *added*. Both numbers make one.",),
            steps={"score": lambda p, n, g: 1e6 * n + p},
        ),
        Misconception(
            "per word",
            "The sum is divided by the number of words. A bonus takes the place of that.",
            LENGTH,
            steps={"score": lambda p, n, g: (p + g * n) / max(1, n)},
        ),
        *(
            Misconception(
                "divided by the length as well",
                f"The log-probability is divided by the number of {what}, and the bonus added"
                " besides. A bonus takes the place of dividing.",
                LENGTH,
                ("How many of the two ways to favor long output are needed?",),
                steps={"score": score},
            )
            for what, score in [
                ("words", lambda p, n, g: p / max(1, n) + g * n),
                ("words and `END`", lambda p, n, g: p / (n + 1) + g * n),
            ]
        ),
        Misconception(
            "equal scores fall together",
            "Of several equal outputs only one is left, as in a set, or in a dictionary from the"
            " score to the output. All are asked for.",
            LENGTH,
            ("What does a dictionary do with a key that it has?",),
            after=lambda result, outputs, g: [
                one for k, one in enumerate(result) if one not in result[:k]
            ],
        ),
        Misconception(
            "weights for a bonus",
            "g is a weight of the two: the log-probability gets 1 - g. It keeps its full weight.",
            LENGTH,
            steps={"score": lambda p, n, g: (1 - g) * p + g * n},
        ),
        Misconception(
            "one pass of a sort",
            "It is as if neighbors had changed places in one pass along the list. The worst is last then, and the others may still be out of order.",
            LENGTH,
            ("`sorted` with a `key` needs no passes.",),
            program=one_pass,
        ),
        Misconception(
            "a power for a price",
            "The number of words to the power g is added, and nothing for an empty output. Each word"
            " is worth g: multiply.",
            LENGTH,
            program=power_for_price,
        ),
        Misconception(
            "a power for a price",
            "The number of words to the power g is added. Each word is worth g: multiply.",
            LENGTH,
            steps={"score": lambda p, n, g: p + n**g},
        ),
        *(
            Misconception(
                "bonus for ties alone",
                f"The log-probability alone decides; {what} only between two that are equal. The"
                " bonus should be added to it.",
                LENGTH,
                ("A `key` of two numbers compares the second one only after a tie.",),
                program=lambda outputs, g, sign=sign: sorted(
                    outputs, key=lambda o: (o[1], sign * len(o[0])), reverse=True
                ),
            )
            for what, sign in [
                ("the length, or the bonus for it, counts", 1),
                ("the shorter output comes first", -1),
            ]
        ),
        Misconception(
            "g for the score",
            "The log-probability is multiplied by g; the number of words is to be.",
            LENGTH,
            ("What does g say: how much a word is worth, or how much a score?",),
            program=lambda outputs, g: sorted(
                outputs, key=lambda one: g * one[1] + len(one[0]), reverse=True
            ),
        ),
    ),
)


# ---- 12.5: my_beam, to be mended

Candidates = list[tuple[Words, float]]


def ended(candidate: tuple[Words, float]) -> bool:
    """Whether its last word is `END`."""
    return candidate[0][-1:] == (END,)


def likeliest_first(pool: Candidates) -> Candidates:
    """Sorted by probability."""
    return sorted(pool, key=lambda candidate: -candidate[1])


def cut_together(pools: list[Candidates], width: int, order: Any) -> Candidates:
    """All continuations stand in one list, and the best of it are kept."""
    pool: Candidates = order([candidate for own in pools for candidate in own])
    return pool[:width]


def cut_apart(pools: list[Candidates], width: int, order: Any) -> Candidates:
    """The best continuations of each hypothesis are kept."""
    kept = [candidate for own in pools for candidate in order(own)[:width]]
    ordered: Candidates = order(kept)
    return ordered


DEEP = 20  # steps; the tables are no more than a few words deep


def finished_first(pools: list[Candidates], width: int, order: Any) -> Candidates:
    """Those that have ended stand before equally likely ones that go on."""
    turned = sorted(pools, key=lambda pool: not all(map(ended, pool)))
    return cut_together(turned, width, order)


def beam(
    table: Table,
    width: int,
    *,
    join: Callable[[float, float], float] = mul,
    waits: bool = True,
    order: Callable[[Candidates], Candidates] = likeliest_first,
    cut: Callable[[list[Candidates], int, Any], Candidates] = cut_together,
    done: Callable[[Iterable[bool]], bool] = all,
    shown: slice = slice(None, -1),
    place: int = 0,
    start: float = 1.0,
) -> Words:
    """The words of the best hypothesis; finished ones stay in the beam."""
    kept: Candidates = [((), start)]
    for _ in range(DEEP):
        if done([ended(candidate) for candidate in kept]):
            return kept[place][0][shown]
        pools: list[Candidates] = []
        for words, p in kept:
            if ended((words, p)):
                pools += [[(words, p)]] * waits
                continue
            answer = table.get(words, {END: 1.0})
            pools.append([((*words, word), join(p, q)) for word, q in answer.items()])
        kept = cut(pools, width, order)
    raise RecursionError("two mistakes together may never come to an end")


def with_a_list(table: Table, width: int) -> Words:
    """The other convention: finished hypotheses leave the beam for a list."""
    model = model_of(table)
    return beam_search_with_list(model, width=width, max_len=8).best.tokens


def a_table(random: Random) -> tuple[Table, int]:
    """Two or three words deep, and no two probabilities are equal.

    In some of them the beam loses what an endless beam would find.
    """
    losing = random.random() < 0.35
    while True:
        table: Table = {}
        prefixes: list[Words] = [()]
        for _ in range(3):
            longer: list[Words] = []
            for prefix in prefixes:
                words = random.sample(["a", "b", "c", "d"], random.randint(1, 3))
                ends = [END] * bool(prefix and random.random() < 0.7)
                table[prefix] = percentages(random, words + ends)
                longer += [(*prefix, word) for word in words]
            prefixes = random.sample(longer, min(3, len(longer)))
        width = random.randint(1, 3)
        if can_be_searched(table, width) and (
            not losing or beam(table, width) != beam(table, 10**6)
        ):
            return table, width


def percentages(random: Random, words: Sequence[str]) -> dict[str, float]:
    """Each word gets a share of 1, in hundredths."""
    cuts = sorted(random.sample(range(3, 98), len(words) - 1))
    shares = [b - a for a, b in pairwise([0, *cuts, 100])]
    return {word: share / 100 for word, share in zip(words, shares)}


def can_be_searched(table: Table, width: int) -> bool:
    """Whether the search ends, and no tie decides."""
    reached = [
        prod(table[prefix[:k]][prefix[k]] for k in range(len(prefix))) * p
        for prefix, answer in table.items()
        for p in answer.values()
        if p < 1 and all(prefix[k] in table[prefix[:k]] for k in range(len(prefix)))
    ]
    return width >= 1 and () in table and all_differ(reached)


TREE: Table = {
    (): {"the": 0.6, "one": 0.4},
    ("the",): {"cat": 0.4, "dog": 0.25, END: 0.35},
    ("one",): {"goat": 0.9, END: 0.1},
}
FLOOD: Table = {
    (): {"no": 1.0},
    ("no",): {END: 0.3, "more": 0.7},
    ("no", "more"): {"milk": 0.52, "tea": 0.48},
    ("no", "more", "milk"): {"here": 0.22, "now": 0.38, "left": 0.21, "today": 0.19},
    ("no", "more", "tea"): {"here": 0.23, "now": 0.27, "left": 0.24, "today": 0.26},
}


def by_probability(pool: Candidates, width: int) -> Candidates:
    """The likeliest ones."""
    return sorted(pool, key=lambda pair: pair[1], reverse=True)[:width]


def continued(table: Table, words: Words, p: float) -> Candidates:
    """One word longer, with the product of the probabilities."""
    answer = table.get(words, {END: 1.0})
    return [((*words, word), p * q) for word, q in answer.items()]


def paid_again(table: Table, width: int) -> Words:
    """A finished hypothesis is multiplied by its probability in each round."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        pool: Candidates = []
        for words, p in kept:
            if ended((words, p)):
                pool.append((words, p * p))
            else:
                pool += continued(table, words, p)
        kept = by_probability(pool, width)
    return kept[0][0][:-1]


def last_word_left_over(table: Table, width: int) -> Words:
    """A finished hypothesis gets the probability of the word that was looked at last."""
    kept: Candidates = [((), 1.0)]
    q = 1.0
    for _ in range(DEEP):
        if all(map(ended, kept)):
            return kept[0][0][:-1]
        pool: Candidates = []
        for words, p in kept:
            if ended((words, p)):
                pool.append((words, q))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                pool.append(((*words, word), p * q))
        kept = by_probability(pool, width)
    raise RecursionError("a beam that never ends")


def continued_or_kept(table: Table, words: Words, p: float) -> Candidates:
    """A finished hypothesis keeps its place."""
    return [(words, p)] if ended((words, p)) else continued(table, words, p)


def first_that_ends(table: Table, width: int) -> Words:
    """No step after the first hypothesis has ended."""
    kept: Candidates = [((), 1.0)]
    for _ in range(DEEP):
        for words, p in kept:
            if ended((words, p)):
                return words[:-1]
        pool = [one for pair in kept for one in continued(table, *pair)]
        kept = by_probability(pool, width)
    raise RecursionError("nothing ends where nothing is kept")


def ended_again(table: Table, width: int) -> Words:
    """A finished hypothesis is continued like the others, with `END`."""
    kept: Candidates = [((), 1.0)]
    for _ in range(DEEP):
        if all(map(ended, kept)):
            break
        kept = by_probability(
            [one for pair in kept for one in continued(table, *pair)], width
        )
    return kept[0][0][:-1]


def last_pool(table: Table, width: int) -> Words:
    """Each hypothesis has a pool of its own, and the last pool is the next beam."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        kept = by_probability(continued_or_kept(table, *kept[-1]), width)
    return kept[0][0][:-1]


def beside_the_beam(table: Table, width: int) -> Words:
    """Finished hypotheses stay, beside as many others as the beam is wide."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        done = [one for one in kept if ended(one)]
        pool = [
            one for pair in kept if not ended(pair) for one in continued(table, *pair)
        ]
        kept = done + by_probability(pool, width)
    return max(kept, key=lambda pair: pair[1])[0][:-1]


def set_aside(table: Table, width: int) -> Words:
    """A list of the finished ones, and a beam of all others."""
    kept: Candidates = [((), 1.0)]
    done: Candidates = []
    for _ in range(DEEP):
        pool = [one for pair in kept for one in continued(table, *pair)]
        done += filter(ended, pool)
        kept = by_probability([one for one in pool if not ended(one)], width)
    return max(done, key=lambda pair: pair[1])[0][:-1]


def longest_of_the_beam(table: Table, width: int) -> Words:
    """Of the finished ones, the one with the most words; the likeliest of those."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        pool = [one for pair in kept for one in continued_or_kept(table, *pair)]
        kept = by_probability(pool, width)
    return max(kept, key=lambda pair: len(pair[0]))[0][:-1]


def one_child_each(table: Table, width: int) -> Words:
    """The best first words; then each goes on with its likeliest word."""
    kept = by_probability(continued(table, (), 1.0), width)
    while not all(map(ended, kept)):
        kept = by_probability(
            [by_probability(continued_or_kept(table, *pair), 1)[0] for pair in kept],
            width,
        )
    return kept[0][0][:-1]


def multiplied_on(table: Table, width: int) -> Words:
    """A word also pays for the words before it in the same row of the table."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        pool: Candidates = []
        for words, p in kept:
            if ended((words, p)):
                pool.append((words, p))
                continue
            for word, q in table.get(words, {END: 1.0}).items():
                p *= q
                pool.append(((*words, word), p))
        kept = by_probability(pool, width)
    return kept[0][0][:-1]


def first_of_an_ended_beam(table: Table, width: int) -> Words:
    """The first of the beam as soon as one has ended; it may have no `END`."""
    kept: Candidates = [((), 1.0)]
    for _ in range(DEEP):
        if any(map(ended, kept)):
            break
        kept = by_probability(
            [one for pair in kept for one in continued(table, *pair)], width
        )
    return tuple(word for word in kept[0][0] if word != END)


def sums_of(table: Table, prefix: Words, before: float = 0.0) -> list[float]:
    """The probabilities of each output and each prefix, added up."""
    found = []
    for word, p in table.get(prefix, {END: 1.0}).items():
        found.append(before + p)
        if word != END:
            found += sums_of(table, (*prefix, word), before + p)
    return found


def drawn_table(
    random: Random,
    steps: tuple[int, int],
    words_of: tuple[int, int],
    widths: Sequence[int],
) -> tuple[Table, int]:
    """A tree of so many steps, in each of which so many words may follow, or the end."""
    while True:
        table: Table = {}
        prefixes: list[Words] = [()]
        for _ in range(random.randint(*steps)):
            longer: list[Words] = []
            for prefix in prefixes:
                words = random.sample(["a", "b", "c"], random.randint(*words_of))
                ends = [END] * (not words or random.random() < 0.5)
                table[prefix] = percentages(random, words + ends)
                longer += [(*prefix, word) for word in words]
            prefixes = random.sample(longer, min(3, len(longer)))
        width = random.choice(widths)
        if can_be_searched(table, width) and all_differ(sums_of(table, ())):
            return table, width


def edge_table(random: Random) -> tuple[Table, int]:
    """Sure words, outputs that end at once, rows of END alone, and a wide beam."""
    return drawn_table(random, (1, 4), (0, 2), [1, 1, 2, 2, 3, 5])


def ending_table(random: Random) -> tuple[Table, int]:
    """Any hypothesis may end, the empty one as well, beside others that go on."""
    return drawn_table(random, (2, 4), (1, 3), [1, 2, 2, 3])


def never_pushed_out(table: Table, width: int) -> Words:
    """Finished hypotheses keep their places, however good the others are."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        done = [one for one in kept if ended(one)]
        pool = [
            one for pair in kept if not ended(pair) for one in continued(table, *pair)
        ]
        kept = done + by_probability(pool, max(0, width - len(done)))
    return max(kept, key=lambda pair: pair[1])[0][:-1]


def best_of_the_last(
    worth: Callable[[tuple[Words, float]], float], table: Table, width: int
) -> Words:
    """Of the last beam, the hypothesis that is worth most in another way."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        pool = [one for pair in kept for one in continued_or_kept(table, *pair)]
        kept = by_probability(pool, width)
    return max(kept, key=worth)[0][:-1]


def lost_without_a_row(table: Table, width: int) -> Words:
    """A prefix that the table lacks has no continuation, not even `END`."""
    kept: Candidates = [((), 1.0)]
    while not all(map(ended, kept)):
        pool: Candidates = []
        for words, p in kept:
            if ended((words, p)):
                pool.append((words, p))
            else:
                row = table.get(words, {})
                pool += [((*words, word), p * q) for word, q in row.items()]
        kept = by_probability(pool, width)
    return kept[0][0][:-1]


MY_BEAM = Exercise(
    "12.5",
    "my_beam",
    beam,
    BEAM,
    cases=[
        (
            {
                (): {"d": 1.0},
                ("d",): {"b": 0.32, "d": 0.28, "c": 0.29, END: 0.11},
                ("d", "b"): {"c": 0.19, "d": 0.11, "a": 0.38, END: 0.32},
                ("d", "d"): {"a": 0.37, END: 0.63},
                ("d", "c"): {"d": 0.14, "a": 0.38, "c": 0.41, END: 0.07},
            },
            2,
        ),
        (TREE, 1),
        (TREE, 2),
        (FLOOD, 1),
        (FLOOD, 2),
        (FLOOD, 3),
        ({(): {"no": 0.7, END: 0.3}, ("no",): {"more": 0.4, "milk": 0.6}}, 2),
        # one that has ended at once: does it take up a place of the beam to the end?
        (
            {
                (): {"b": 0.73, END: 0.27},
                ("b",): {"a": 0.49, "c": 0.51},
                ("b", "c"): {"a": 0.74, "b": 0.26},
            },
            2,
        ),
        # in a pool sorted per token, the long ones push out what would win
        (
            {
                (): {"c": 0.65, END: 0.35},
                ("c",): {"b": 0.07, "a": 0.39, END: 0.54},
            },
            2,
        ),
        (
            {
                (): {"a": 0.58, END: 0.42},
                ("a",): {"c": 0.18, "a": 0.36, END: 0.46},
            },
            2,
        ),
        # the empty output is pushed out by two that are less likely in the end
        (
            {
                (): {"tea": 0.7, END: 0.3},
                ("tea",): {"a": 0.46, "b": 0.54},
                ("tea", "a"): {"c": 0.52, "d": 0.48},
                ("tea", "b"): {"c": 0.53, "d": 0.47},
            },
            2,
        ),
        # the empty output waits beside one that goes on for long
        (
            {
                (): {"c": 0.61, END: 0.39},
                ("c",): {"b": 1.0},
                ("c", "b"): {"a": 0.58, "c": 0.1, "b": 0.32},
                ("c", "b", "b"): {"b": 0.6, END: 0.4},
                ("c", "b", "a"): {"c": 0.26, END: 0.74},
            },
            2,
        ),
        # one that ended at once takes up no place for good
        (
            {
                (): {"c": 0.89, END: 0.11},
                ("c",): {"b": 0.46, "c": 0.16, END: 0.38},
                ("c", "c"): {"c": 0.93, "a": 0.07},
                ("c", "b"): {"c": 0.32, "b": 0.65, END: 0.03},
            },
            2,
        ),
        # the best end of all is lost: more than two would have to stay
        (
            {
                (): {"a": 0.03, "c": 0.61, "d": 0.36},
                ("a",): {"b": 0.57, "d": 0.2, END: 0.23},
                ("c",): {"d": 0.56, "c": 0.02, "b": 0.42},
                ("d",): {"a": 0.82, END: 0.18},
                ("a", "d"): {"d": 0.45, "b": 0.21, END: 0.34},
                ("c", "d"): {"d": 0.44, END: 0.56},
                ("d", "a"): {"d": 0.14, "a": 0.09, "c": 0.22, END: 0.55},
            },
            2,
        ),
        # twice as wide, or wider by one
        (
            {
                (): {"d": 0.24, "a": 0.23, "b": 0.33, "c": 0.2},
                ("d",): {"c": 0.14, "a": 0.86},
                ("a",): {"a": 0.65, "c": 0.35},
                ("b",): {"c": 0.59, "d": 0.41},
                ("c",): {"d": 0.93, "c": 0.07},
                ("c", "d"): {"a": 1.0},
                ("d", "a"): {"a": 0.33, "b": 0.67},
                ("b", "d"): {"a": 1.0},
                ("b", "c"): {"a": 0.55, "b": 0.45},
            },
            2,
        ),
    ],
    generate=lambda random: random.choice((a_table, edge_table, ending_table))(random),
    count=300,
    kinds={
        "a width of 1": lambda table, width: width == 1,
        "an empty best output": lambda table, width: not beam(table, width),
    },
    accepts=can_be_searched,
    wrong=(
        Misconception(
            "finished ones dropped",
            "It is as if a finished hypothesis were lost in the next step. It should keep its place"
            " until better ones push it out.",
            FINISHED,
            (
                "What does the loop do with a hypothesis that has ended?",
                "`pool` should get it as it is, before the loop goes on.",
            ),
            steps={"waits": False},
        ),
        Misconception(
            "added for multiplied",
            "The probabilities of the words are added to the 1 of the start. So each word makes an"
            " output likelier.",
            LOGARITHMS,
            (
                "Logarithms are added. What is done with the probabilities themselves?",
                "The probability of `the cat` is 0.6 × 0.4.",
            ),
            steps={"join": lambda p, q: p + q},
        ),
        Misconception(
            "added for multiplied",
            "The probabilities of the words are added, from 0 on. So each word makes an output"
            " likelier.",
            LOGARITHMS,
            (
                "Logarithms are added. What is done with the probabilities themselves?",
                "The probability of `the cat` is 0.6 × 0.4.",
            ),
            steps={"join": lambda p, q: p + q, "start": 0.0},
        ),
        Misconception(
            "only the last word",
            "Each hypothesis has the probability of its last word alone.",
            LOGARITHMS,
            steps={"join": lambda p, q: q},
        ),
        Misconception(
            "only the last word",
            "Each hypothesis has the probability of its last word alone.",
            LOGARITHMS,
            steps={"join": lambda p, q: q, "cut": finished_first},
        ),
        Misconception(
            "the smaller of two",
            "A hypothesis has the probability of its unlikeliest word.",
            LOGARITHMS,
            steps={"join": min},
        ),
        Misconception(
            "worst first",
            "The beam keeps the unlikeliest hypotheses.",
            BEAM,
            ("`sort` begins with the smallest, unless it is told otherwise.",),
            steps={"order": lambda pool: sorted(pool, key=lambda c: c[1])},
        ),
        Misconception(
            "cut before the sort",
            "Those that came first into the pool stay, and not the best, though they are"
            " sorted afterwards: as if the pool were cut before the sort.",
            BEAM,
            ("Which of the two lines has to come first?",),
            steps={
                "cut": lambda pools, width, order: order(
                    [one for own in pools for one in own][:width]
                )
            },
        ),
        Misconception(
            "per token",
            "The pool is sorted by probability per token. Here it is the probability itself.",
            LENGTH,
            ("What is the `key` of the sort?",),
            steps={
                "order": lambda pool: sorted(
                    pool, key=lambda c: c[1] ** (1 / len(c[0])), reverse=True
                )
            },
        ),
        Misconception(
            "paid again",
            "A finished hypothesis is multiplied by its probability again in each round. It"
            " should wait as it is.",
            FINISHED,
            ("What does one more step cost a hypothesis that has ended?",),
            program=paid_again,
        ),
        Misconception(
            "paid again",
            "A finished hypothesis gets the probability of the word that was looked at last, as"
            " where a variable is left over from a loop. It should wait as it is.",
            FINISHED,
            ("Which variable goes into the pool with a hypothesis that has ended?",),
            program=last_word_left_over,
        ),
        Misconception(
            "not sorted",
            "The beam keeps the hypotheses that it met first; it should keep the best.",
            BEAM,
            (
                "By what is the pool sorted?",
                "Are all numbers in it 0? A product does not begin with 0.",
            ),
            steps={"order": list},
        ),
        Misconception(
            "sorted by words",
            "The pool is sorted by the words, and not by the probability.",
            BEAM,
            ("`sort` compares tuples by their first item, unless it gets a `key`.",),
            steps={"order": sorted},
        ),
        Misconception(
            "sorted by words",
            "The pool is sorted by the words, backwards, and not by the probability.",
            BEAM,
            ("`sort` compares tuples by their first item, unless it gets a `key`.",),
            steps={"order": lambda pool: sorted(pool, reverse=True)},
        ),
        Misconception(
            "a beam for each hypothesis",
            "Each hypothesis keeps its own best continuations, as many as the beam is wide, so more"
            " of them stay than the width allows.",
            BEAM,
            ("Put all continuations into one pool, and then cut it.",),
            steps={"cut": cut_apart},
        ),
        Misconception(
            "no cut",
            "The pool is never cut: that is exhaustive search.",
            EXHAUSTIVE,
            steps={
                "cut": lambda pools, width, order: cut_together(pools, 10**6, order)
            },
        ),
        Misconception(
            "stops too early",
            "It stops as soon as one hypothesis in the beam is finished, and takes the"
            " first one of the beam, without its last word. That one may not be finished"
            " yet, and the others may still be better.",
            FINISHED,
            steps={"done": any},
        ),
        Misconception(
            "the last of the beam",
            "The last hypothesis of the beam is returned, the least likely one of those kept.",
            BEAM,
            ("In which order does the beam stand?",),
            steps={"place": -1},
        ),
        Misconception(
            "END in the output",
            "`END` is still the last word of the output.",
            FINISHED,
            steps={"shown": slice(None)},
        ),
        Misconception(
            "finished ones in a list",
            "Finished hypotheses leave for a list of their own, and the search stops when that is as"
            " long as the beam is wide. That is the other convention; here they stay in the beam.",
            FINISHED,
            program=with_a_list,
        ),
        Misconception(
            "stops at the first",
            "The hypothesis that ends first wins, the likeliest of those that end in one step,"
            " whatever the others still come to. They may be"
            " better, for a finished one keeps the probability that it has.",
            FINISHED,
            program=first_that_ends,
        ),
        Misconception(
            "finished ones set aside",
            "All finished hypotheses are set aside, the unlikely ones as well, and others take their"
            " places in the beam. They should keep them.",
            FINISHED,
            program=set_aside,
        ),
        Misconception(
            "finished ones set aside",
            "Finished hypotheses stay, whatever comes, beside as many others as the beam is wide."
            " They take up its places, and better ones push them out.",
            FINISHED,
            ("What is cut to the width: the others alone, or all together?",),
            program=beside_the_beam,
        ),
        Misconception(
            "never pushed out",
            "A finished hypothesis keeps its place whatever comes, and the others share the places"
            " that are left. Better ones push it out.",
            FINISHED,
            (
                "What is cut to the width: the others alone, or all together?",
                "Put the finished ones into the pool, before it is sorted.",
            ),
            program=never_pushed_out,
        ),
        Misconception(
            "per token at the end",
            "Of the last beam the output with the best probability per token is returned. Here it"
            " is the probability itself.",
            LENGTH,
            ("By what is the best of the beam chosen, behind the loop?",),
            program=partial(best_of_the_last, lambda c: c[1] ** (1 / len(c[0]))),
        ),
        Misconception(
            "lost without a row",
            "A hypothesis whose words have no row in the table is lost, and where all are lost"
            " there is an error. It should end: only `END` follows.",
            BEAM,
            ("What does `table.get(words, ...)` give for words that the table lacks?",),
            program=lost_without_a_row,
        ),
        Misconception(
            "END again",
            "A finished hypothesis gets one `END` after the other until all have ended, and they"
            " stand in the output. It should wait as it is.",
            FINISHED,
            ("What does the loop do with a hypothesis that has ended?",),
            program=ended_again,
        ),
        Misconception(
            "one pool for all forgotten",
            "The last hypothesis of the beam alone is continued, or its pool alone is kept. The"
            " next beam is made of the continuations of all.",
            BEAM,
            ("How often is the pool cut in a step, and of what is it made?",),
            program=last_pool,
        ),
        Misconception(
            "the longest for the likeliest",
            "It is the longest output of the last beam. The likeliest is asked for.",
            BEAM,
            program=longest_of_the_beam,
        ),
        Misconception(
            "one continuation each",
            "After the first step each hypothesis goes on with its likeliest word alone. All its continuations belong into the pool.",
            BEAM,
            program=one_child_each,
        ),
        Misconception(
            "multiplied on",
            "A word is also multiplied by the probabilities of the words before it in the same row of the table. Each starts from the probability of its hypothesis.",
            LOGARITHMS,
            ("Which variable does the inner loop change?",),
            program=multiplied_on,
        ),
        Misconception(
            "stops too early",
            "It stops as soon as one hypothesis in the beam is finished, and takes all words of the"
            " first one of the beam. That one may not be finished yet, and the others may still be"
            " better.",
            FINISHED,
            program=first_of_an_ended_beam,
        ),
        Misconception(
            "divided by the length",
            "The pool is sorted by the probability divided by the length. Here it is the probability itself.",
            LENGTH,
            ("What is the `key` of the sort?",),
            steps={
                "order": lambda pool: sorted(
                    pool, key=lambda c: c[1] / len(c[0]), reverse=True
                )
            },
        ),
        Misconception(
            "divided by the length at the end",
            "Of the last beam the output with the largest probability divided by the length is returned. Here it is the probability itself.",
            LENGTH,
            ("By what is the best of the beam chosen, behind the loop?",),
            program=partial(best_of_the_last, lambda c: c[1] / len(c[0])),
        ),
    ),
)


# ---- 12.6: my_vote


def word_f(one: list[str], other: list[str]) -> float:
    """Twice the shared words, over the words of both."""
    return 2 * shared(one, other) / (len(one) + len(other))


def shared(one: list[str], other: list[str]) -> int:
    """Words that both have, clipped."""
    return (Counter(one) & Counter(other)).total()


def shared_by_all(one: list[str], other: list[str]) -> float:
    """Jaccard's measure, of different words."""
    return len({*one} & {*other}) / len({*one} | {*other})


def shared_by_more(one: list[str], other: list[str]) -> float:
    """Jaccard's measure, of words with their copies."""
    return shared(one, other) / (Counter(one) | Counter(other)).total()


def letters_for_words(one: list[str], other: list[str], times: Any) -> float:
    """Each word of the other output is a reference, made of letters."""
    found: int = sum(
        min(k, max(times(word, reference) for reference in other))
        for word, k in Counter(one).items()
    )
    return 2 * found / (len(one) + len(other))


def different(one: list[str], other: list[str]) -> float:
    """The F-score of two sets of words."""
    return 2 * len({*one} & {*other}) / (len({*one}) + len({*other}))


def vote(
    outputs: list[Said],
    *,
    quality: Callable[[list[str], list[str]], float] = word_f,
    weight: Callable[[float, float], float] = lambda own, others: others,
    joined: Callable[[list[float]], float] = sum,
    votes: Callable[[int, int], bool] = lambda i, j: True,
    best: Callable[[list[float]], float] = max,
) -> int:
    """The place of the output that agrees best with all, each weighted by probability."""
    expected = [
        joined(
            [
                weight(own, p) * quality(words, other)
                for j, (other, p) in enumerate(outputs)
                if votes(i, j)
            ]
        )
        for i, (words, own) in enumerate(outputs)
    ]
    return expected.index(best(expected))


def expectations(outputs: list[Said]) -> list[float]:
    """What each output can expect."""
    return [
        sum(p * word_f(words, other) for other, p in outputs) for words, _ in outputs
    ]


def a_ballot(random: Random) -> tuple[list[Said]]:
    """Outputs that share words, with probabilities that sum to 1."""
    while True:
        count = random.randint(2, 5)
        shares = percentages(random, [str(k) for k in range(count)]).values()
        outputs = [(sentence(random, 1, 6), p) for p in shares]
        if can_be_elected(outputs):
            return (outputs,)


def can_be_elected(outputs: list[Said]) -> bool:
    """Whether there is one right answer."""
    if not outputs or not all(len(o) == 2 and o[0] for o in outputs):
        return False
    return all_differ(expectations(outputs))


KITCHEN: list[Said] = [
    ("the right answer .".split(), 0.4),
    ("the right answer in my kitchen .".split(), 0.3),
    ("right answer in her kitchen .".split(), 0.3),
]


def same_places(words: list[str], other: list[str]) -> float:
    """Words that stand in the same place of both."""
    shared: int = sum(map(eq, words, other))
    return 2 * shared / (len(words) + len(other))


def never_reset(outputs: list[Said]) -> int:
    """The sums grow from one output to the next."""
    sums = [*accumulate(expectations(outputs))]
    return sums.index(max(sums))


def edge_ballot(random: Random) -> tuple[list[Said]]:
    """The same words in another order, or said again; now and then a vote of 0."""
    while True:
        words = random.sample(["a", "b", "A", "the", "."], random.randint(1, 3))
        texts = [
            random.choices(words, k=random.choice([1, 2, 4]))
            for _ in range(random.randint(1, 5))
        ]
        if random.random() < 0.3:
            texts.append(random.sample(texts[0], len(texts[0])))
        votes = [share / 64 for share in random.sample(range(1, 30), len(texts))]
        if random.random() < 0.2 and len(votes) > 1:
            votes[random.randrange(len(votes))] = 0.0
        outputs = [*zip(texts, votes)]
        alike = [(text, 1.0) for text in texts]
        # where rounding would decide between two, nobody's mistake shows
        if one_best(expectations(outputs)) and one_best(expectations(alike)):
            return (outputs,)


def growing_ballot(outputs: list[Said]) -> int:
    """Each output is judged before those behind it stand on the ballot."""
    ballot: dict[Words, float] = {}
    worth = []
    for words, p in outputs:
        ballot[tuple(words)] = p
        worth.append(sum(q * word_f(words, [*other]) for other, q in ballot.items()))
    return worth.index(max(worth))


def whole_votes(outputs: list[Said]) -> int:
    """Each vote goes to the one that is most like the voter."""
    votes = [0.0] * len(outputs)
    for j, (other, p) in enumerate(outputs):
        rest = [i for i in range(len(outputs)) if i != j] or [j]
        votes[max(rest, key=lambda i: word_f(outputs[i][0], other))] += p
    return votes.index(max(votes))


def in_place(words: list[str], other: list[str]) -> float:
    """F of the words that stand at the same place in both."""
    same = sum(a == b for a, b in zip(words, other))
    return 2 * same / (len(words) + len(other)) if words or other else 0.0


def by_the_longer(words: list[str], other: list[str]) -> float:
    """Shared words by the larger length: the smaller one of precision and recall."""
    shared = (Counter(words) & Counter(other)).total()
    return shared / max(len(words), len(other), 1)


def divided_once(outputs: list[Said], weighted: bool) -> int:
    """The shared words of all votes, over the lengths of all."""
    worth = []
    for words, _ in outputs:
        both = sum(p * shared(words, other) for other, p in outputs)
        lengths = sum(
            (p if weighted else 1) * (len(words) + len(other)) for other, p in outputs
        )
        worth.append(both / lengths)
    return worth.index(max(worth))


MY_VOTE = Exercise(
    "12.6",
    "my_vote",
    vote,
    VOTE,
    cases=[
        (KITCHEN,),
        (KITCHEN[:2],),
        (KITCHEN[1:] + KITCHEN[:1],),
        ([(["no"], 0.9), (["no", "milk"], 0.06), (["milk", "no", "tea"], 0.04)],),
        ([(["tea"], 1.0)],),
        (
            [
                (["the", "ten", "ten", "the", "cat"], 0.06),
                (["no"], 0.24),
                (["milk"], 0.36),
                (["tea", "tea", "ten"], 0.34),
            ],
        ),
        # two of the votes are equal
        ([(["a", "b"], 0.3), (["a", "c"], 0.2), (["a", "d"], 0.2), (["x"], 0.3)],),
        # the last gets no vote at all
        ([(["e", "c"], 0.1), (["b"], 0.0)],),
        # the likeliest is as another one that stands before it, and neither wins
        (
            [
                (["x", "y"], 0.05),
                (["y", "x"], 0.35),
                (["a", "b"], 0.3),
                (["b", "a", "c"], 0.3),
            ],
        ),
    ],
    generate=lambda random: random.choice((a_ballot, edge_ballot))(random),
    count=400,
    kinds={
        "a list of one output": lambda outputs: len(outputs) == 1,
        "a list of two outputs": lambda outputs: len(outputs) == 2,
    },
    accepts=can_be_elected,
    wrong=(
        Misconception(
            "repeats lost",
            "Equal votes of several outputs count once, as in a set. Each of them is a"
            " vote.",
            VOTE,
            ("Where do curly brackets stand?",),
            steps={"joined": lambda votes: sum(dict.fromkeys(votes))},
        ),
        Misconception(
            "the first one",
            "The first output wins, whatever the votes are: as if each were compared with itself, or"
            " not at all.",
            VOTE,
            (
                "Print what each output can expect.",
                "Are all expectations 0, or is none compared with another?",
            ),
            program=lambda outputs: 0,
        ),
        Misconception(
            "the last one",
            "The last output wins, whatever the votes are: as if each were taken for the best so"
            " far.",
            VOTE,
            ("After which comparison does the place of the winner change?",),
            program=lambda outputs: len(outputs) - 1,
        ),
        Misconception(
            "votes of equal weight",
            "Each output has one vote. Here a vote weighs as much as its output is likely.",
            VOTE,
            ("In the formula, what stands before the quality?",),
            steps={"weight": lambda own, others: 1},
        ),
        Misconception(
            "no vote for itself",
            "An output does not vote for itself. In the sum over all outputs it does.",
            VOTE,
            ("The truth may be this very output. What is its quality then?",),
            steps={"votes": lambda i, j: i != j},
        ),
        Misconception(
            "the likeliest",
            "The likeliest output wins. `E(h)` is the sum of all votes, not the output's own"
            " probability.",
            VOTE,
            program=lambda outputs: max(
                range(len(outputs)), key=lambda k: outputs[k][1]
            ),
        ),
        Misconception(
            "the likeliest",
            "Of the votes for an output the largest alone counts. `E(h)` is the sum of all votes.",
            VOTE,
            ("`max` or `sum`?",),
            steps={"joined": max},
        ),
        Misconception(
            "own probability for the voter's",
            "The quality is weighted by the probability of the output that is judged. Who"
            " votes?",
            VOTE,
            ("The sum goes over y, the possible truths. Whose probability is it?",),
            steps={"weight": lambda own, others: own},
        ),
        Misconception(
            "both probabilities",
            "Each quality is weighted twice: by the voter's probability, and by that of the"
            " output that is judged.",
            VOTE,
            steps={"weight": lambda own, others: own * others},
        ),
        Misconception(
            "the worst for the best",
            "The output that can expect *least* wins.",
            VOTE,
            steps={"best": min},
        ),
        Misconception(
            "product for a sum",
            "The votes are multiplied. An expectation is a sum.",
            VOTE,
            steps={"joined": prod},
        ),
        Misconception(
            "precision for F",
            "The shared words are divided by the words of the output that is judged, and by no"
            " others: that is its precision.",
            VOTE,
            (
                "The F-score looks at the words of both.",
                "Is there a sum below the line? Then it needs brackets.",
            ),
            steps={"quality": lambda h, y: shared(h, y) / len(h)},
        ),
        Misconception(
            "recall for F",
            "The shared words are divided by the words of the voter: that is recall.",
            VOTE,
            ("The F-score looks at the words of both.",),
            steps={"quality": lambda h, y: shared(h, y) / len(y)},
        ),
        Misconception(
            "a count for a ratio",
            "The shared words are counted, and divided by nothing. So long output is favored.",
            VOTE,
            steps={"quality": shared},
        ),
        Misconception(
            "each word once",
            "A second copy of a word has no effect anywhere, as in sets.",
            VOTE,
            ("`Counter` knows how often; `&` keeps the smaller count.",),
            steps={"quality": different},
        ),
        Misconception(
            "each word once",
            "A second copy of a word that both have is not among the shared words, as in"
            " a set.",
            VOTE,
            ("`Counter` knows how often; `&` keeps the smaller count.",),
            steps={
                "quality": lambda h, y: 2 * len({*h} & {*y}) / (len(h) + len(y)),
            },
        ),
        *(
            Misconception(
                "all words below the line",
                f"The shared words are divided by all words that one of the two has, {copies}. The"
                " F-score takes them twice, and divides by the words of both.",
                VOTE,
                (
                    "Two equal lists have 1 with either. And two that share half their words?",
                ),
                steps={"quality": quality},
            )
            for copies, quality in [
                ("each word once, as in sets", shared_by_all),
                ("with their copies", shared_by_more),
            ]
        ),
        *(
            Misconception(
                "a list around it forgotten",
                "It is as if each *word* of the other output were a reference, and words were looked"
                f" for {where}. One reference has to stand in a list of its own.",
                VOTE,
                ("`my_matches(words, [other])` has how many references?",),
                steps={"quality": partial(letters_for_words, times=times)},
            )
            for where, times in [
                (
                    "among its letters",
                    lambda word, reference: Counter(reference)[word],
                ),
                ("as pieces of it", lambda word, reference: reference.count(word)),
            ]
        ),
        *(
            Misconception(
                "some votes left out",
                f"Only outputs {which} in the list vote. All of them do.",
                VOTE,
                ("Where does the inner loop begin, and where does it end?",),
                steps={"votes": votes},
            )
            for which, votes in [
                ("up to the one that is judged", lambda i, j: j <= i),
                ("before the one that is judged", lambda i, j: j < i),
                ("from the one that is judged on", lambda i, j: j >= i),
                ("after the one that is judged", lambda i, j: j > i),
            ]
        ),
        Misconception(
            "some votes left out",
            "Only outputs up to the one that is judged vote, and equal ones have one vote, the"
            " last: as if the ballot grew while they are judged. All of them vote.",
            VOTE,
            ("Is the whole ballot there before the first output is judged?",),
            program=growing_ballot,
        ),
        Misconception(
            "no clip",
            "Each copy of a word is shared, as soon as the other output has the word once.",
            "02_clipping#each-coin-is-spent-once",
            ("Your `my_matches` of chapter 2 counts what is really shared.",),
            steps={
                "quality": lambda h, y: 2 * sum(w in y for w in h) / (len(h) + len(y)),
            },
        ),
        Misconception(
            "an expectation for an index",
            "It is what the winner can expect. Where in the list does the winner stand?",
            VOTE,
            program=lambda outputs: max(expectations(outputs)),
        ),
        Misconception(
            "an item for an index",
            "It is the winner itself. Where in the list does it stand?",
            VOTE,
            after=lambda place, outputs: outputs[place],
        ),
        Misconception(
            "words for an index",
            "Those are the words of the winner. Where in the list does it stand?",
            VOTE,
            after=lambda place, outputs: outputs[place][0],
        ),
        Misconception(
            "by place",
            "Words count as shared only where they stand in the same place.",
            VOTE,
            steps={"quality": same_places},
        ),
        Misconception(
            "accumulator not reset",
            "The last output wins that gets any vote: as if each sum went on from"
            " that of the output before.",
            VOTE,
            ("In which line does the sum become 0, and how often is it run?",),
            program=never_reset,
        ),
        Misconception(
            "the nearest vote alone",
            "Only the largest vote of another output counts. `E(h)` is the sum of all.",
            VOTE,
            steps={
                "joined": lambda votes: max(votes, default=0.0),
                "votes": lambda i, j: i != j,
            },
        ),
        Misconception(
            "whole votes",
            "Each vote goes as a whole to the output that the voter is most like, himself left"
            " out. Each output gets a part of every vote, as large as the F-score.",
            VOTE,
            ("How much of a vote does an output get that shares half of the words?",),
            program=whole_votes,
        ),
        Misconception(
            "same place",
            "A word is shared only where it stands at the same place in both outputs. The F of words looks at no places.",
            VOTE,
            ("How many words do `a the` and `the` share?",),
            steps={
                "quality": in_place,
                # what rounding alone parts is a tie
                "joined": lambda votes: round(sum(votes), 12),
            },
        ),
        Misconception(
            "divided by the longer one",
            "The shared words are divided by the longer of the two outputs. The F-score divides"
            " twice the shared words by both lengths together.",
            VOTE,
            steps={"quality": by_the_longer},
        ),
        Misconception(
            "the longest",
            "The longest output wins, whatever the votes are: as where all outputs together are the"
            " references, among them the one that is judged. Each other one votes by itself.",
            VOTE,
            ("How many of its words does an output find in a list that it stands in?",),
            program=lambda outputs: max(
                range(len(outputs)), key=lambda k: len(outputs[k][0])
            ),
        ),
        *(
            Misconception(
                "ratio of sums for a mean of ratios",
                "The shared words of all votes are weighted and summed first, and then divided once,"
                f" by the lengths of all, {how}. Each vote has a ratio of its own.",
                VOTE,
                (
                    "What stands behind the probability in the sum: a count, or a ratio?",
                ),
                program=partial(divided_once, weighted=weighted),
            )
            for how, weighted in [("without weights", False), ("weighted too", True)]
        ),
        Misconception(
            "e to a probability",
            "A vote is weighted with e to the number of its pair, as if that were a logarithm. It"
            " is a probability already: with 0.0 there is no vote.",
            VOTE,
            ("Do the numbers of all pairs sum to 1?",),
            program=lambda outputs: vote([(words, exp(p)) for words, p in outputs]),
        ),
    ),
)

EXERCISES = (MY_WINNER, MY_COST, WIDER_FINDS_LESS, MY_RANKING, MY_BEAM, MY_VOTE)
