"""Questions on the whole formula: precisions, their mean, and the penalty. Chapter 6.

A template draws sentences, computes the answer with ``bleu``, and each wrong option with a
wrong rule that somebody believes in: no penalty, a plain average, c/r, no root.
"""

import math
from fractions import Fraction
from random import Random
from statistics import fmean

from bleu.brevity import brevity_penalty, closest_ref_len
from bleu.mean import geometric_mean
from bleu.score import BleuScore, sentence_bleu
from bleu.teach.keys import PRECISION, SENTENCE, pair_code, split_code
from bleu.teach.question import Question, Template
from bleu.teach.redraw import apart, redrawn, require
from bleu.teach.scenes import table, tell

HALVES = "06_bleu#the-failure-two-half-scores-disagree"
HAND = "06_bleu#by-hand-four-fractions-and-a-root"
FORMULA = "06_bleu#build-the-formula"
PLACE = "06_bleu#where-does-a-wrong-word-cost-most"
ZERO = "06_bleu#break-it-one-order-without-a-match"
LINE = "06_bleu#exercise-62-read-the-line"
GAP = "06_bleu#exercise-66-hard-optional-the-gap-above-zero"

PENALTY = "from nltk.translate.bleu_score import brevity_penalty, closest_ref_length\n"


@redrawn
def under_the_root(random: Random) -> Question:
    """Two sentences of one length: which fraction stands under the fourth root?"""
    told = tell(random, least=8)
    reference = told.references[0]
    candidate = told.slip(random).references[0]
    stats = sentence_bleu(candidate, [reference]).stats
    product = math.prod(map(Fraction, stats.matches, stats.totals))
    require(0 < product < 1)
    words = stats.hyp_len
    by_words = math.prod(Fraction(m, words) for m in stats.matches)
    once = math.prod(Fraction(l - 1, l) for l in stats.totals)
    shown = ", ".join(f"{m}/{l}" for m, l in zip(stats.matches, stats.totals))
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        "BLEU of the candidate is the fourth root of a fraction. Which one?",
        apart(
            random,
            (str(product), f"The precisions are {shown}, and BP is 1."),
            (
                str(by_words),
                "Each order was divided by the number of words. There is one bigram fewer"
                " than words, and so on.",
            ),
            (
                str(once),
                "One lost n-gram for each order. But the wrong word stands in several"
                " bigrams, trigrams and 4-grams.",
            ),
            (
                str(Fraction(words - 1, words) ** 4),
                "The unigram precision four times. The longer runs have fewer matches.",
            ),
        ),
        section=HAND,
        key=f"{PRECISION}from fractions import Fraction\nimport math\n"
        f"{pair_code(candidate, [reference])}"
        "p = [modified_precision(references, hypothesis, n) for n in (1, 2, 3, 4)]\n"
        "str(math.prod(Fraction(x.numerator, x.denominator) for x in p))",
    )


@redrawn
def mean_and_penalty(random: Random) -> Question:
    """The two halves are known: how do they become one number?"""
    r = random.randint(9, 20)
    c = r - random.randint(1, r // 3)
    mean = random.randint(20, 90) / 100
    penalty = brevity_penalty(hyp_len=c, ref_len=r)
    return Question(
        f"The geometric mean of a candidate's four precisions is {mean}. It has {c} words, "
        f"its only reference has {r}; the brevity penalty is {penalty:.4f}. What is BLEU?",
        apart(
            random,
            (
                f"{penalty * mean:.4f}",
                f"The product: the penalty says which part of the mean is kept, here"
                f" {penalty:.0%}.",
            ),
            (
                f"{(penalty + mean) / 2:.4f}",
                "The average of the two. In a sum one part makes up for a missing other"
                " one, and eight random words would get 0.5.",
            ),
            (f"{mean:.4f}", "The penalty is missing."),
            (
                f"{mean * c / r:.4f}",
                "The straight line c/r took the place of the penalty.",
            ),
            (
                f"{mean * penalty**0.25:.4f}",
                "The penalty went under the root. The precisions do, the penalty enters"
                " whole.",
            ),
        ),
        section=HALVES,
        key=f'{PENALTY}f"{{brevity_penalty({r}, {c}) * {mean}:.4f}}"',
    )


@redrawn
def whole_score(random: Random) -> Question:
    """BLEU of a short candidate with a wrong word, with its counts at hand."""
    told = tell(random, least=9)
    reference = told.references[0]
    candidate = told.slip(random).references[0][: -random.randint(1, 2)]
    score = sentence_bleu(candidate, [reference])
    require(score.score > 0 and min(score.precisions) < 0.8)
    c, r = score.stats.hyp_len, score.stats.ref_len
    mean = geometric_mean(score.precisions)
    return Question(
        f"{table({'reference': reference, 'candidate': candidate})}\n\n"
        f"The matches of orders 1 to 4 are {_listed(score.stats.matches)}. What is BLEU? "
        "(A calculator helps.)",
        apart(
            random,
            (
                f"{score.score:.4f}",
                f"The precisions are {_fractions(score)}, their geometric mean is"
                f" {mean:.4f}, and BP is {score.brevity_penalty:.4f}.",
            ),
            (f"{mean:.4f}", f"The brevity penalty is missing: {c} words for {r}."),
            (
                f"{fmean(score.precisions) * score.brevity_penalty:.4f}",
                "The arithmetic mean took the place of the geometric one.",
            ),
            (f"{mean * c / r:.4f}", "The straight line c/r is not the penalty."),
            (
                f"{math.prod(score.precisions) * score.brevity_penalty:.4f}",
                "The product of the precisions without its fourth root.",
            ),
        ),
        section=FORMULA,
        key=f"{SENTENCE}{pair_code(candidate, [reference])}"
        'f"{sentence_bleu(references, hypothesis):.4f}"',
    )


@redrawn
def where_it_costs_least(random: Random) -> Question:
    """One wrong word, in four places: which candidate scores highest?"""
    reference = tell(random, least=8).references[0]
    words = len(reference)
    places = [random.choice((0, words - 1)), 1, 2, words // 2]
    texts = []
    for place in places:
        texts.append(" ".join([*reference[:place], "pepper", *reference[place + 1 :]]))
    scores = [sentence_bleu(text.split(), [reference]).score for text in texts]
    require(scores[0] > max(scores[1:]))
    lost = [min(place + 1, words - place, 4, words - 3) for place in places]
    require(lost[0] == 1)
    says = [
        f'"pepper" spoils {count} of the {words - 3} 4-grams. At an end it spoils one.'
        for count in lost[1:]
    ]
    return Question(
        f"The only reference is: `{' '.join(reference)}`. Each candidate has one wrong "
        "word. Which of them has the highest BLEU?",
        apart(
            random,
            (
                texts[0],
                "At an end of the sentence, the wrong word stands in one n-gram of each"
                " order. BLEU counts runs, and does not weigh meaning.",
            ),
            *zip(texts[1:], says),
        ),
        section=PLACE,
        key=f"{SENTENCE}reference = {split_code(reference)}\n"
        f"candidates = {sorted(texts)!r}\n"
        "max(candidates, key=lambda text: sentence_bleu([reference], text.split()))",
    )


@redrawn
def tiny_number(random: Random) -> Question:
    """How small is NLTK's number, and what does its exponent count?"""
    told = tell(random, least=8)
    reference = told.references[0]
    if random.random() < 0.5:
        candidate = reference[: random.randint(1, 3)]
    else:
        candidate = told.slip(random, 3).references[0]
        random.shuffle(candidate)
    stats = sentence_bleu(candidate, [reference]).stats
    zeros = stats.matches.count(0)
    require(1 <= zeros <= 3)
    empty = stats.totals.count(0)
    about = ["0", "about 1e-77", "about 1e-154", "about 1e-231"]
    shown = ", ".join(f"{m} of {l}" for m, l in zip(stats.matches, stats.totals))
    here = f"Here {zeros} {'order has' if zeros == 1 else 'orders have'} no match"
    others = [
        (
            text,
            f"{here}, and each puts in about 1e-77. This would be {k} such"
            f" {'order' if k == 1 else 'orders'}.",
        )
        for k, text in enumerate(about)
        if k not in (0, zeros)
    ]
    says = f"{here}, and each multiplies the score by about 1e-77." + (
        " An order that is empty, 0 of 0, counts as well." if empty else ""
    )
    return Question(
        f"A candidate matches {shown} n-grams of the orders 1 to 4. What does NLTK's "
        "`sentence_bleu` print, without smoothing?",
        apart(
            random,
            (about[zeros], says),
            ("0", "That is this book's answer. NLTK gives 0 when no word matches."),
            *others,
        ),
        section=ZERO,
        key=f"{SENTENCE}import math\n{pair_code(candidate, [reference])}"
        "score = sentence_bleu(references, hypothesis)\n"
        'f"about 1e-{round(-math.log10(score) / 77) * 77}"',
    )


@redrawn
def another_reference(random: Random) -> Question:
    """One more reference, of which no word matches, makes a candidate short."""
    c = random.randint(6, 12)
    far, near = c - random.randint(2, 4), c + 1
    penalty = brevity_penalty(
        hyp_len=c, ref_len=closest_ref_len(hyp_len=c, ref_lens=[far, near])
    )
    return Question(
        f"A candidate of {c} words has one reference, of {far} words, and a BLEU above 0. "
        f"Somebody adds a second reference, of {near} words, with no word in common with "
        "the candidate. By which factor does BLEU change?",
        apart(
            random,
            (
                f"{penalty:.4f}",
                f"No precision moves. But {near} is closer to {c} than {far} is, so r"
                f" grows, and BP falls from 1 to this.",
            ),
            (
                "1.0000",
                "No precision can fall, that is true. But the penalty can: the closest"
                " length is another one now.",
            ),
            (
                f"{brevity_penalty(hyp_len=far, ref_len=c):.4f}",
                "The first reference still, with c and r swapped. Output that is longer"
                " than r pays no penalty.",
            ),
            (
                "0.5000",
                "The references are not averaged. One that has an n-gram is enough.",
            ),
        ),
        section=GAP,
        key=f"{PENALTY}references = [['word'] * {far}, ['other'] * {near}]\n"
        f'f"{{brevity_penalty(closest_ref_length(references, {c}), {c}):.4f}}"',
    )


@redrawn
def read_the_line(random: Random) -> Question:
    """The score was cut off a printed line."""
    told = tell(random, least=8)
    telling = random.randrange(2)
    reference = told.references[telling]
    slipped = told.slip(random, random.randint(1, 2)).references[telling]
    score = sentence_bleu(slipped[: -random.randint(1, 3)], [reference])
    require(score.score > 0)
    percents = [round(100 * p, 1) for p in score.precisions]
    line = str(score).split(", ", 1)[1]
    mean = geometric_mean(percents)
    c, r = score.stats.hyp_len, score.stats.ref_len
    points = mean * brevity_penalty(hyp_len=c, ref_len=r)
    return Question(
        f"The score of a printed line is cut off: `BLEU = ..., {line}`. What was it, in "
        "points? (A calculator helps. The precisions are rounded, so only about.)",
        apart(
            random,
            (
                f"{points:.1f}",
                f"The geometric mean of the four per cents, {mean:.1f}, times BP.",
            ),
            (f"{mean:.1f}", "BP is missing. The line says that it is below 1."),
            (
                f"{mean * c / r:.1f}",
                "The ratio is printed for information. BP is the factor.",
            ),
            (
                f"{fmean(percents) * score.brevity_penalty:.1f}",
                "The arithmetic mean of the four, times BP. BLEU takes the geometric"
                " mean.",
            ),
        ),
        section=LINE,
        key="from statistics import geometric_mean\n"
        f"{PENALTY}"
        f'f"{{geometric_mean({percents}) * brevity_penalty({r}, {c}):.1f}}"',
    )


@redrawn
def least_above_zero(random: Random) -> Question:
    """The smallest product above zero that a sentence can have."""
    words = random.randint(5, 20)
    totals = [words - n for n in range(4)]
    product = Fraction(24, math.prod(totals))
    letters = [f"w{k}" for k in range(words)]
    return Question(
        f"A candidate of {words} words is long enough, so BP is 1. BLEU is the fourth root "
        "of the product of its precisions. What is the smallest such product above 0?",
        apart(
            random,
            (
                str(product),
                "One 4-gram has to match. With it come 2 trigrams, 3 bigrams and 4 words:"
                " 4 * 3 * 2 * 1 above the line.",
            ),
            (
                str(Fraction(1, math.prod(totals))),
                "One match for each order. But a matched 4-gram contains smaller"
                " matches.",
            ),
            (
                str(Fraction(1, words**4)),
                "One match for each order, of as many n-grams as words. Neither is so.",
            ),
            (
                str(Fraction(24, words**4)),
                "The matches are right. Of higher orders the candidate has fewer n-grams"
                " than words.",
            ),
        ),
        section=GAP,
        key=f"{PRECISION}from fractions import Fraction\nimport math\n"
        f"hypothesis = {split_code(letters)}\n"
        "references = [hypothesis[:4]]\n"
        "p = [modified_precision(references, hypothesis, n) for n in (1, 2, 3, 4)]\n"
        "str(math.prod(Fraction(x.numerator, x.denominator) for x in p))",
    )


def _listed(numbers: tuple[int, ...]) -> str:
    """Numbers as a reader reads them.

    >>> _listed((7, 5, 3, 2))
    '7, 5, 3 and 2'
    """
    *first, last = map(str, numbers)
    return f"{', '.join(first)} and {last}"


def _fractions(score: BleuScore) -> str:
    """The precisions, unreduced."""
    stats = score.stats
    return ", ".join(f"{m}/{l}" for m, l in zip(stats.matches, stats.totals))


QUESTIONS: tuple[Template, ...] = (
    under_the_root,
    mean_and_penalty,
    whole_score,
    where_it_costs_least,
    tiny_number,
    another_reference,
    read_the_line,
    least_above_zero,
)
