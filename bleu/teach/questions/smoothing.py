"""Questions on what is put in place of zero. Chapter 8.

A template draws counts or sentences, computes the answer with ``bleu``, and each wrong
option with a wrong rule that somebody believes in: add-one on unigrams, a precision changed
in place of a count, NLTK's tiny number.
"""

import math
from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bleu.mean import geometric_mean
from bleu.score import sentence_bleu
from bleu.smoothing import add_k, exponential
from bleu.stats import BleuStats
from bleu.teach.keys import SENTENCE, pair_code, split_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

WORD = "08_smoothing#one-wrong-word-is-enough"
RULE = "08_smoothing#not-seen-is-not-impossible"
FLOOR = "08_smoothing#cure-1-a-small-constant-method1-floor"
ADD = "08_smoothing#cure-2-one-n-gram-more-and-it-matched-method2-add-k"
HALVE = "08_smoothing#cure-3-each-zero-is-worth-half-of-the-one-before-method3-exp"
TABLE = "08_smoothing#all-seven-in-one-table"
EMPTY = "08_smoothing#0-of-0-is-not-0-of-1"

NLTK = "from nltk.translate.bleu_score import SmoothingFunction\n"

# sentences that share no word with any scene
STRANGERS = (
    "whales sing loudly whenever ships pass",
    "quiet owls rarely visit noisy places",
    "someone forgot three umbrellas yesterday morning",
    "nobody understands modern poems these days",
)

# sentences of five to seven words, all of them different
SHORT = (
    "we met him at the station",
    "my dog likes very long walks",
    "two owls live near our old barn",
    "nobody saw who took that umbrella",
    "rain fell on every open window",
    "she plants herbs along both garden walls",
    "library cards cost nothing here",
    "he reads poems to sleepy cats",
    "our ferry arrives late again",
    "bakers start work before other people wake",
    "the soup needs more garlic",
    "every kitten wants the warm chair",
)


@redrawn
def small_constant(random: Random) -> Question:
    """Technique 1 changes a count, and not a precision."""
    counts = _with_zeros(random, 1)
    m, l = counts[3]
    words = counts[0][1]
    epsilon = random.choice((0.1, 0.2, 0.5))
    return Question(
        f"{_rows(counts)}\n\nWith technique 1 (`floor`) and the constant {epsilon}, what is "
        "the 4-gram precision?",
        apart(
            random,
            (
                f"{epsilon / l:.4f}",
                f"The count 0 becomes {epsilon}, and is then divided by {l}.",
            ),
            (
                f"{epsilon:.4f}",
                "The precision was replaced. It is the count that changes.",
            ),
            (
                f"{epsilon / words:.4f}",
                f"Divided by the words. The candidate has {l} 4-grams.",
            ),
            (
                f"{(m + epsilon) / (l + epsilon):.4f}",
                "The constant was added below the line, too: that is technique 2 with"
                " another k.",
            ),
        ),
        section=FLOOR,
        key=f"{_key(counts)}p = SmoothingFunction(epsilon={epsilon}).method1(p)\n"
        'f"{float(p[3]):.4f}"',
    )


@redrawn
def one_more_and_it_matched(random: Random) -> Question:
    """Technique 2, at an order above the first that has matches."""
    counts = _with_zeros(random, random.randint(0, 2))
    n = random.choice((2, 3))
    m, l = counts[n - 1]
    name = {2: "bigram", 3: "trigram"}[n]
    return Question(
        f"{_rows(counts)}\n\nWith technique 2 (`add_k`, k = 1), what is the {name} "
        "precision?",
        apart(
            random,
            (
                f"{m + 1}/{l + 1}",
                "One n-gram more, and it matched: 1 is added above and below the line, at"
                " each order from 2 on.",
            ),
            (
                f"{m}/{l}",
                "Technique 2 does not wait for a zero. It moves the other orders, too.",
            ),
            (
                f"{m + 1}/{l}",
                "The new n-gram is one of the candidate's: it counts below the line as"
                " well.",
            ),
            (
                f"{m}/{l + 1}",
                "The new n-gram matched. So it counts above the line as well.",
            ),
        ),
        section=ADD,
        key=f"{_key(counts)}p = SmoothingFunction().method2(p)[{n - 1}]\n"
        f'f"{{round(float(p) * {l + 1})}}/{l + 1}"',
    )


@redrawn
def unigrams_keep_theirs(random: Random) -> Question:
    """Technique 2 leaves order 1 alone."""
    counts = _with_zeros(random, random.randint(1, 2))
    m, l = counts[0]
    return Question(
        f"{_rows(counts)}\n\nWith technique 2 (`add_k`, k = 1), what is the unigram "
        "precision?",
        apart(
            random,
            (
                f"{m}/{l}",
                "It adds from order 2 on. When no word matches, 0 is the right answer,"
                " and nothing may cover it.",
            ),
            (
                f"{m + 1}/{l + 1}",
                "Unigrams too: so TensorFlow's option does, and so NLTK did before 3.6."
                " The published rule does not.",
            ),
            (f"{m + 1}/{l}", "Added above the line only, and at order 1."),
            (
                f"{m}/{l + 1}",
                "Added below the line only. Technique 2 never makes a precision smaller.",
            ),
        ),
        section=ADD,
        key=f"{_key(counts)}p = SmoothingFunction().method2(p)[0]\n"
        'f"{p.numerator}/{p.denominator}"',
    )


@redrawn
def halves(random: Random) -> Question:
    """Technique 3: what stands for the last zero."""
    zeros = random.choice((2, 3))
    counts = _with_zeros(random, zeros)
    l = counts[3][1]
    stats = BleuStats(*_columns(counts), hyp_len=counts[0][1], ref_len=counts[0][1])
    right = Fraction(exponential(stats)[3]).limit_denominator(9999)
    return Question(
        f"{_rows(counts)}\n\nWith technique 3 (`exponential`), what is the 4-gram "
        "precision?",
        apart(
            random,
            (
                str(right),
                f"It is zero number {zeros}, so 1/{2**zeros} of a match stands for it, of"
                f" {l} 4-grams.",
            ),
            (
                str(Fraction(1, 2 * l)),
                "Half of a match: that is for the first zero. Each further one is worth"
                " half of the one before.",
            ),
            (
                str(Fraction(1, 16 * l)),
                "It was halved at each order. It is halved at zeros only.",
            ),
            (
                str(Fraction(1, 2**zeros)),
                "The precision was replaced. The stand-in is a count, and is divided by"
                " the number of 4-grams.",
            ),
            (
                str(Fraction(1, 2 * zeros * l)),
                "Added where it should be doubled: 2, 4, 8 and not 2, 4, 6.",
            )
            if zeros == 3
            else (
                str(Fraction(1, l + 1)),
                "That is technique 2: one n-gram more, and it matched.",
            ),
        ),
        section=HALVE,
        key=f"{_key(counts)}from fractions import Fraction as Exact\n"
        "p = SmoothingFunction().method3(p)\n"
        "str(Exact(float(p[3])).limit_denominator(9999))",
    )


@redrawn
def no_word_matches(random: Random) -> Question:
    """Where nothing was found, nothing is given."""
    reference = tell(random).references[0]
    candidate = random.choice(STRANGERS).split()[: random.randint(4, 6)]
    require(not set(candidate) & set(reference))
    name = random.choice(("exponential", "add_k", "floor"))
    method = {"exponential": 3, "add_k": 2, "floor": 1}[name]
    totals = [len(candidate) - n for n in range(4)]
    stats = BleuStats((0, 0, 0, 0), tuple(totals), 4, 4)
    halved = geometric_mean(exponential(stats))
    added = geometric_mean([1 / (l + 1) for l in totals])
    small = geometric_mean([0.1 / l for l in totals])
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f"What is the BLEU of the candidate with the smoothing `{name}`, in this book and in "
        "NLTK?",
        apart(
            random,
            (
                "0.0000",
                "No word matches. Above all smoothings stands one rule: where nothing was"
                " found, nothing is given.",
            ),
            (
                f"{halved:.4f}",
                "The mean after technique 3 alone, without the rule for no match at all"
                " (and without BP). mteval has no such rule.",
            ),
            (
                f"{added:.4f}",
                "1 was added at all orders, unigrams too. So TensorFlow's option rewards"
                " words that are all wrong.",
            ),
            (
                f"{small:.4f}",
                "The mean after technique 1 alone, without the rule for no match at all.",
            ),
        ),
        section=RULE,
        key=f"{SENTENCE}{NLTK}{pair_code(candidate, [reference])}"
        f"smoothing = SmoothingFunction().method{method}\n"
        "score = sentence_bleu(references, hypothesis, smoothing_function=smoothing)\n"
        'f"{score:.4f}"',
    )


@redrawn
def a_smaller_constant(random: Random) -> Question:
    """How much the score hangs on epsilon."""
    zeros = random.choice((1, 2, 3))
    factor = {1: random.choice((16, 81)), 2: random.choice((4, 9, 16)), 3: 16}[zeros]
    counts = _with_zeros(random, zeros)
    left = Fraction(1, round(factor ** (zeros / 4)))
    return Question(
        f"{_rows(counts)}\n\nThe score with technique 1 (`floor`) is computed twice: once "
        f"with a constant, and once with a constant {factor} times smaller. What part of the "
        "score remains?",
        apart(
            random,
            (
                str(left),
                f"The product shrinks to 1/{factor**zeros}, by 1/{factor} at each zero,"
                " and its fourth root is taken.",
            ),
            (
                f"1/{factor}",
                "The fourth root softens it. All four orders would have to be zeros.",
            ),
            (
                "1",
                "The constant matters: it stands in for the zeros, and the product feels"
                " each factor.",
            ),
            (
                str(1 - Fraction(zeros, 4) * (1 - Fraction(1, factor))),
                "That takes the score for a sum of four parts, each as large.",
            ),
        ),
        section=FLOOR,
        key=f"{_key(counts)}from fractions import Fraction as Exact\nimport math\n"
        "smoothings = [SmoothingFunction(epsilon=x).method1 for x in "
        f"(0.1, 0.1 / {factor})]\n"
        "a, b = (math.prod(map(float, f(p))) ** 0.25 for f in smoothings)\n"
        "str(Exact(b / a).limit_denominator(99))",
    )


@redrawn
def who_moves(random: Random) -> Question:
    """A sentence without a zero: which smoothing changes its score?"""
    told = tell(random, least=8)
    reference = told.references[0]
    candidate = told.slip(random).references[0]
    stats = sentence_bleu(candidate, [reference]).stats
    require(stats.matches[3] > 0 and stats.matches[0] < stats.hyp_len)
    plain = sentence_bleu(candidate, [reference]).score
    moved = sentence_bleu(candidate, [reference], smoothing=add_k).score
    require(abs(plain - moved) > 0.005)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f"Every order has a match, and BLEU without smoothing is {plain:.4f}. Which of these "
        "smoothings gives another score?",
        apart(
            random,
            (
                "add_k",
                "It adds to each order from 2 on, whether it has a match or not. Here it"
                f" gives {moved:.4f}.",
            ),
            ("floor", "It acts on a zero only, and there is none."),
            ("exponential", "It acts on a zero only, and there is none."),
            (
                "none of them",
                "Two of the three wait for a zero. One does not.",
            ),
        ),
        section=TABLE,
        key=f"{SENTENCE}{NLTK}{pair_code(candidate, [reference])}"
        "f = SmoothingFunction()\n"
        "scores = {name: sentence_bleu(references, hypothesis, smoothing_function=rule)\n"
        "    for name, rule in zip(('plain', 'floor', 'add_k', 'exponential'),\n"
        "    (f.method0, f.method1, f.method2, f.method3))}\n"
        "moved = [n for n in scores if abs(scores[n] - scores['plain']) > 1e-9]\n"
        '" ".join(moved) or "none of them"',
    )


@redrawn
def fatal_places(random: Random) -> Question:
    """How many words of a sentence are able to take the last 4-gram with them?"""
    reference = random.choice(SHORT).split()
    words = len(reference)
    right = 8 - words
    return Question(
        f"The reference is: `{' '.join(reference)}`. A candidate has the same words but one, "
        "which is wrong. At how many of the places does a wrong word leave no 4-gram?",
        apart(
            random,
            (
                str(right),
                f"The sentence has {words - 3} 4-grams. The words that stand in all of"
                " them are in the middle.",
            ),
            (
                str(words - 3),
                "That is the number of 4-grams.",
            ),
            (
                str(words),
                "A wrong word spoils the 4-grams that it stands in. At the ends that is"
                " not all of them.",
            ),
            (
                "0",
                f"A sentence of 8 words would be safe from one wrong word. {words} words"
                " are not.",
            ),
        ),
        section=WORD,
        key="from nltk.translate.bleu_score import modified_precision\n"
        f"reference = {split_code(reference)}\n"
        "wrong = [reference[:k] + ['?'] + reference[k + 1:] for k in "
        f"range({words})]\n"
        "sum(modified_precision([reference], h, 4).numerator == 0 for h in wrong)",
    )


@redrawn
def a_short_perfect_line(random: Random) -> Question:
    """An order without n-grams, in NLTK with technique 3."""
    words = random.randint(1, 3)
    line = tell(random).references[random.randrange(2)][:words]
    shown = " ".join(line)
    nltk = math.prod(0.5**k for k in range(1, 5 - words)) ** 0.25
    same = math.prod(0.5 for k in range(1, 5 - words)) ** 0.25
    asked, right = random.choice((("NLTK's", nltk), ("this book's", 0.0)))
    because = {
        "NLTK's": "NLTK counts an order without n-grams as 0 of 1, a zero to smooth.",
        "this book's": "An order without n-grams, 0 of 0, has nothing to smooth. With"
        f" `max_order={words}` the same line gets 1.",
    }
    options = [
        ("0.0000", "That is this book's: 0 of 0 is nothing to smooth."),
        (f"{nltk:.4f}", "That is NLTK's: it takes 0 of 0 for 0 of 1."),
        (
            "1.0000",
            "With fewer orders it would be. BLEU-4 asks for 4-grams, too; sacreBLEU's"
            " effective order leaves the empty orders out.",
        ),
    ]
    wrong = [option for option in options if option[0] != f"{right:.4f}"]
    if words < 3 and asked == "NLTK's":
        wrong.append(
            (
                f"{same:.4f}",
                "Half of a match for each empty order. Each zero is worth half of the one"
                " before.",
            )
        )
    key = (
        f"{SENTENCE}{NLTK}line = {split_code(line)}\n"
        "smoothing = SmoothingFunction().method3\n"
        'f"{sentence_bleu([line], line, smoothing_function=smoothing):.4f}"'
    )
    return Question(
        f"The line `{shown}` is identical to its reference. What is {asked} sentence BLEU "
        "with four orders and technique 3 (`exponential`, `method3`)?",
        apart(random, (f"{right:.4f}", because[asked]), *wrong),
        section=EMPTY,
        key=key if asked == "NLTK's" else "",
    )


def _with_zeros(random: Random, zeros: int) -> list[tuple[int, int]]:
    """Matches and n-grams of four orders, of which the last ``zeros`` have no match."""
    words = random.randint(7, 12)
    matches = [random.randint(words // 2, words - 1)]
    for _ in range(3 - zeros):
        require(matches[-1] > 1)
        matches.append(random.randint(1, matches[-1] - 1))
    matches += [0] * zeros
    return [(m, words - n) for n, m in enumerate(matches)]


def _columns(
    counts: Sequence[tuple[int, int]],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """All matches, then all n-grams.

    >>> _columns([(3, 4), (2, 3)])
    ((3, 2), (4, 3))
    """
    return tuple(m for m, l in counts), tuple(l for m, l in counts)


def _rows(counts: Sequence[tuple[int, int]]) -> str:
    """The counts of a candidate, as a table."""
    cells = " | ".join(f"{m} of {l}" for m, l in counts)
    return (
        "A candidate is as long as its reference, and has these matches:\n\n"
        f"| n = 1 | n = 2 | n = 3 | n = 4 |\n|---|---|---|---|\n| {cells} |"
    )


def _key(counts: Sequence[tuple[int, int]]) -> str:
    """Python code of the precisions, as NLTK's smoothings want them: unreduced."""
    pairs = ", ".join(f"Fraction({m}, {l})" for m, l in counts)
    return f"from nltk.translate.bleu_score import Fraction, SmoothingFunction\np = [{pairs}]\n"


QUESTIONS: tuple[Template, ...] = (
    small_constant,
    one_more_and_it_matched,
    unigrams_keep_theirs,
    halves,
    no_word_matches,
    a_smaller_constant,
    who_moves,
    fatal_places,
    a_short_perfect_line,
)
