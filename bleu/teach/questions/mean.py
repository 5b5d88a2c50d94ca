"""Questions on the mean of four precisions, and on weights. Chapter 5.

A template draws precisions, computes the answer with ``bleu``, and each wrong option with a
wrong rule that somebody believes in: the arithmetic mean, no root, weights 1/2^n.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from random import Random
from statistics import fmean, harmonic_mean

from bleu.mean import geometric_mean
from bleu.precision import match_counts
from bleu.teach.keys import SENTENCE, pair_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

HEARS = "05_mean#what-does-the-arithmetic-mean-hear"
FAILURE = "05_mean#the-failure-four-judges-no-verdict"
HAND = "05_mean#by-hand-the-mean-of-logarithms"
HALF = "05_mean#which-half-costs-more"
LAW = "05_mean#three-means-and-their-order-is-a-law"
WEIGHTS = "05_mean#weights-must-sum-to-one"
TIE = "05_mean#exercise-56-which--makes-a-tie"

LIBRARY = "from statistics import geometric_mean\n"


@redrawn
def two_precisions(random: Random) -> Question:
    """Two precisions whose product is a square: no calculator needed."""
    words = random.randint(5, 20)
    m1 = random.randint(3, words - 1)
    m2 = random.randint(1, m1 - 1)
    p = [Fraction(m1, words), Fraction(m2, words - 1)]
    product = p[0] * p[1]
    root = Fraction(math.isqrt(product.numerator), math.isqrt(product.denominator))
    require(root**2 == product)
    mean = sum(p) / 2
    harmonic = 2 * product / sum(p)
    return Question(
        f"The unigram precision is {m1}/{words}, the bigram precision {m2}/{words - 1}. "
        "What is their geometric mean?",
        apart(
            random,
            (
                str(root),
                f"The product is {product}, and its square root is {root}.",
            ),
            (str(mean), "The arithmetic mean: the logarithms were left out."),
            (str(product), "The product. Its square root is still to be taken."),
            (
                str(harmonic),
                "The harmonic mean: one over the mean of the fractions turned upside"
                " down.",
            ),
        ),
        section=HAND,
        key="from fractions import Fraction\n"
        f"{LIBRARY}"
        f"mean = geometric_mean([Fraction({m1}, {words}), Fraction({m2}, {words - 1})])\n"
        "str(Fraction(mean).limit_denominator(999))",
    )


@redrawn
def four_precisions(random: Random) -> Question:
    """Four precisions as a sentence has them."""
    counts = _counts(random)
    p = [Fraction(*count) for count in counts]
    shown = ", ".join(f"{m}/{l}" for m, l in counts)
    product = math.prod(p)
    halves = math.exp(sum(math.log(x) / 2**n for n, x in enumerate(p, 1)))
    return Question(
        f"Four precisions: {shown}. What is their geometric mean, with uniform weights? "
        "(A calculator helps. Multiply first, and cancel.)",
        apart(
            random,
            (
                f"{geometric_mean(p):.4f}",
                f"The product is {product}, and its fourth root is asked for.",
            ),
            (f"{fmean(p):.4f}", "The arithmetic mean. It hardly hears the last one."),
            (f"{math.sqrt(product):.4f}", "The square root. There are four numbers."),
            (f"{float(product):.4f}", "The product without its root."),
            (f"{harmonic_mean(map(float, p)):.4f}", "The harmonic mean."),
            (
                f"{halves:.4f}",
                "Weights 1/2, 1/4, 1/8 and 1/16: they do not sum to 1, so this is no"
                " mean.",
            ),
        ),
        section=HAND,
        key=f'{LIBRARY}f"{{geometric_mean([{shown}]):.4f}}"',
    )


@redrawn
def one_is_lost(random: Random) -> Question:
    """The last match of the highest order goes, and takes the mean with it."""
    counts = _counts(random)
    p = [float(Fraction(*count)) for count in counts]
    shown = ", ".join(f"{m}/{l}" for m, l in counts)
    left = [*p[:3], 0.0]
    return Question(
        f"A candidate has the precisions {shown}, and the geometric mean "
        f"{geometric_mean(p):.4f}. It loses its 4-gram matches: the last precision becomes "
        "0. What is the geometric mean then, as this book computes it?",
        apart(
            random,
            (
                "0.0000",
                "A product with a zero in it is zero, whatever the other three are.",
            ),
            (
                f"{fmean(left):.4f}",
                "The arithmetic mean of the four, which hardly hears the loss.",
            ),
            (
                f"{geometric_mean(p[:3]):.4f}",
                "The zero was left out. Then losing all 4-grams would raise the score.",
            ),
            (
                f"{geometric_mean(p) * 3 / 4:.4f}",
                "One of four judges says nothing, so three quarters would remain. In a"
                " product a zero takes all.",
            ),
        ),
        section=HEARS,
        key='import math\nf"{math.prod(['
        + shown.rsplit(", ", 1)[0]
        + ', 0]) ** 0.25:.4f}"',
    )


@redrawn
def a_smaller_precision(random: Random) -> Question:
    """One of N precisions shrinks by a factor: what is left of the mean?"""
    orders = random.choice((2, 3, 4))
    top, bottom = random.choice(((1, 2), (1, 3), (2, 3), (3, 4)))
    factor = Fraction(top, bottom) ** orders
    which = random.randint(1, orders)
    left = Fraction(top, bottom)
    spread = 1 - (1 - factor) / orders
    return Question(
        f"BLEU-{orders} takes {orders} precisions with uniform weights. The precision of "
        f"order {which} shrinks to {factor} of what it was, the others stay. What part of "
        "the geometric mean remains?",
        apart(
            random,
            (
                str(left),
                f"The product shrinks to {factor}, and the root of degree {orders} of that"
                f" is {left}. It does not matter which order it is.",
            ),
            (str(factor), "That is left of the product. The root softens it."),
            (
                str(spread),
                f"One part of {orders} shrinks, as if the mean were a sum of equal parts.",
            ),
            (
                "that depends on the other precisions",
                "In an arithmetic mean it does. In a product a factor is a factor.",
            ),
        ),
        section=HALF,
        key="from fractions import Fraction\n"
        f"left = (Fraction({factor.numerator}, {factor.denominator})) ** (1 / {orders})\n"
        "str(Fraction(left).limit_denominator(99))",
    )


@redrawn
def which_candidate(random: Random) -> Question:
    """The arithmetic mean prefers one candidate, the geometric mean the other."""
    first, second = _counts(random, 9), _counts(random, 9)
    p, q = ([Fraction(*c) for c in counts] for counts in (first, second))
    require(sum(p) > sum(q) and math.prod(p) < math.prod(q))
    require(sum(a > b for a, b in zip(p, q)) == sum(a < b for a, b in zip(p, q)) > 0)
    names = ["A", "B"]
    random.shuffle(names)
    rows = dict(zip(names, (first, second)))
    lines = [
        f"| {name} | {' | '.join(f'{m}/{l}' for m, l in rows[name])} |" for name in "AB"
    ]
    ratio = math.prod(q) / math.prod(p)
    return Question(
        "Two candidates of the same length, and their precisions:\n\n"
        "| candidate | n = 1 | n = 2 | n = 3 | n = 4 |\n|---|---|---|---|---|\n"
        + "\n".join(lines)
        + "\n\nWhich of them has the higher geometric mean?",
        apart(
            random,
            (
                names[1],
                f"Compare factors: its product is {ratio} times the other one. A lead"
                " counts by its ratio, also where the numbers are small.",
            ),
            (
                names[0],
                "It has the larger sum, so the higher arithmetic mean. Its lead is where"
                " the numbers are large.",
            ),
            (
                "neither of them",
                "Each is ahead in as many orders as the other. But how far ahead counts,"
                " too.",
            ),
        ),
        section=FAILURE,
        key=f"{LIBRARY}a = [{_shown(rows['A'])}]\nb = [{_shown(rows['B'])}]\n"
        '"A" if geometric_mean(a) > geometric_mean(b) else "B"',
    )


@redrawn
def without_labels(random: Random) -> Question:
    """Three means of the same numbers, and nobody says which is which."""
    numbers = sorted((random.randint(1, 19) / 20 for _ in range(4)), reverse=True)
    require(numbers[0] > 1.8 * numbers[-1])
    shown = ", ".join(f"{x:g}" for x in numbers)
    right = f"{geometric_mean(numbers):.4f}"
    return Question(
        f"Somebody computes three means of {shown}: the arithmetic, the geometric and the "
        "harmonic one. The labels got lost. Which of the three numbers is the geometric "
        "mean? (No calculator is needed.)",
        apart(
            random,
            (
                right,
                "It is the one in the middle: arithmetic, geometric, harmonic is their"
                " order, from the largest down.",
            ),
            (
                f"{fmean(numbers):.4f}",
                "The largest of the three is the arithmetic mean.",
            ),
            (
                f"{harmonic_mean(numbers):.4f}",
                "The smallest of the three is the harmonic mean: it hears the smallest"
                " number most.",
            ),
        ),
        section=LAW,
        key=f'{LIBRARY}f"{{geometric_mean([{shown}]):.4f}}"',
    )


@redrawn
def half_the_weights(random: Random) -> Question:
    """NLTK with weights that sum to one half."""
    told = tell(random, least=8)
    reference = told.references[0]
    candidate = told.slip(random, 2).references[0]
    counts = [match_counts(candidate, [reference], n) for n in (1, 2)]
    p = [float(Fraction(*count)) for count in counts]
    require(min(p) > 0)
    bleu_2 = geometric_mean(p)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f"The first two precisions are {_shown(counts)}, and BLEU-2 is {bleu_2:.4f}. Somebody types the weights "
        "`(0.25, 0.25, 0, 0)` into NLTK. What does it print?",
        apart(
            random,
            (
                f"{math.sqrt(bleu_2):.4f}",
                "The weights are exponents, and sum to one half. So this is the square"
                " root of BLEU-2, and no mean: NLTK does not check.",
            ),
            (
                f"{bleu_2:.4f}",
                "That would be the weights (0.5, 0.5). NLTK does not divide them by their"
                " sum.",
            ),
            (
                f"{bleu_2 / 2:.4f}",
                "Half of the weights, half of the score? Weights are exponents, and not"
                " factors.",
            ),
            (
                f"{bleu_2**2:.4f}",
                "That is the square. An exponent of one half is the square root, and it"
                " makes a number below 1 larger.",
            ),
        ),
        section=WEIGHTS,
        key=f"{SENTENCE}{pair_code(candidate, [reference])}"
        "score = sentence_bleu(references, hypothesis, (0.25, 0.25, 0, 0))\n"
        'f"{score:.4f}"',
    )


@redrawn
def individual(random: Random) -> Question:
    """BLEU-n of one order alone, against the mean of orders 1 to n."""
    told = tell(random, least=9)
    reference = told.references[0]
    candidate = told.slip(random, random.randint(1, 2)).references[0]
    n = random.choice((2, 3))
    counts = [match_counts(candidate, [reference], k) for k in range(1, n + 1)]
    p = [float(Fraction(*count)) for count in counts]
    require(min(p) > 0)
    weights = (0,) * (n - 1) + (1,)
    return Question(
        f"The precisions of orders 1 to {n} are {_shown(counts)}, and the candidate is as "
        f"long as its reference. What is its individual BLEU-{n}?",
        apart(
            random,
            (
                f"{p[-1]:.4f}",
                f"Individual means: order {n} alone, with the weight 1.",
            ),
            (
                f"{geometric_mean(p):.4f}",
                f"That is cumulative BLEU-{n}, the mean of the orders 1 to {n}. Mostly it"
                f' is what "BLEU-{n}" means, and the word "individual" says otherwise.',
            ),
            (
                f"{fmean(p):.4f}",
                "That is the arithmetic mean of the orders.",
            ),
            (
                f"{math.sqrt(p[-1]):.4f}",
                f"Weight one half for order {n} and nothing for the others: the weights"
                " do not sum to 1, so this is a square root.",
            ),
        ),
        section=WEIGHTS,
        key=f"{SENTENCE}{pair_code(candidate, [reference])}"
        f'f"{{sentence_bleu(references, hypothesis, {weights}):.4f}}"',
    )


@redrawn
def a_tie(random: Random) -> Question:
    """Which precision makes two geometric means equal?"""
    p = [Fraction(random.randint(1, 5), random.randint(5, 8)) for _ in range(3)]
    q = [Fraction(random.randint(1, 5), random.randint(5, 8)) for _ in range(2)]
    require(max(*p, *q) < 1)
    needed = Fraction(math.prod(p) / math.prod(q))
    flat = sum(p) - sum(q)
    require(Fraction(1, 9) < needed < 1 and 0 < flat < 1 and needed.denominator < 50)
    return Question(
        f"Candidate A has the precisions {p[0]}, {p[1]} and {p[2]} of orders 1 to 3. "
        f"Candidate B has {q[0]} and {q[1]} of orders 1 and 2. Which precision of order 3 "
        "gives B the same geometric mean as A?",
        apart(
            random,
            (
                str(needed),
                f"Equal means are equal products: {math.prod(p)} divided by"
                f" {math.prod(q)}.",
            ),
            (str(flat), "That makes the two sums equal: the arithmetic mean."),
            (
                str(p[2]),
                "The same number in order 3 makes a tie only if the first two orders tie"
                " already.",
            ),
            (
                str(math.prod(p)),
                "That is the product of A's three. B's other two take part, too.",
            ),
        ),
        section=TIE,
        key="from fractions import Fraction\nimport math\n"
        f"a = [Fraction(p) for p in {[str(x) for x in p]}]\n"
        f"b = [Fraction(p) for p in {[str(x) for x in q]}]\n"
        "str(math.prod(a) / math.prod(b))",
    )


def _counts(random: Random, words: int = 0) -> list[tuple[int, int]]:
    """Matches and n-grams of four orders, none of them zero, as a sentence may have."""
    words = words or random.randint(7, 12)
    matches = [random.randint(words // 2, words - 1)]
    for n in (2, 3, 4):
        most = min(matches[-1] - 1, words - n + 1)
        require(most >= 1)
        matches.append(random.randint(max(1, most // 2), most))
    return [(m, words - n) for n, m in enumerate(matches)]


def _shown(counts: Sequence[tuple[int, int]]) -> str:
    """Unreduced fractions, for readers and for Python.

    >>> _shown([(7, 8), (4, 7)])
    '7/8, 4/7'
    """
    return ", ".join(f"{m}/{l}" for m, l in counts)


QUESTIONS: tuple[Template, ...] = (
    two_precisions,
    four_precisions,
    one_is_lost,
    a_smaller_precision,
    which_candidate,
    without_labels,
    half_the_weights,
    individual,
    a_tie,
)
