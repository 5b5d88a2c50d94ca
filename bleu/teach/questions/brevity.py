"""Questions on the brevity penalty and the reference length. Chapter 4.

A template draws its numbers, computes the answer with ``bleu``, and each wrong option with
a wrong rule that somebody believes in. The last line of a question's key gives the text of
the answer, computed by NLTK, which wants the reference length first.
"""

import math
from random import Random

from bleu.brevity import brevity_penalty, closest_ref_len
from bleu.teach.question import Question, Template, shuffled

PENALTY = "from nltk.translate.bleu_score import brevity_penalty\n"
CLOSEST = "from nltk.translate.bleu_score import closest_ref_length\n"

CURVE = "04_brevity#from-the-picture-to-a-penalty"
LINE = "04_brevity#a-straight-line-is-another-penalty"
REFERENCES = "04_brevity#several-references-the-closest-length-counts"
REWARD = "04_brevity#a-penalty-above-1-is-a-reward"
CORPUS = "04_brevity#the-lengths-belong-to-the-corpus"
WILD = "04_brevity#pitfalls-in-the-wild"


def too_short(random: Random) -> Question:
    """One reference, and a candidate that misses a few of its words."""
    r = random.randint(8, 20)
    c = r - random.randint(2, r // 2)
    left = brevity_penalty(hyp_len=c, ref_len=r)
    return Question(
        f"A candidate has {c} words, its one reference has {r}. "
        "What is the brevity penalty?",
        shuffled(
            random,
            (
                f"{left:.4f}",
                f"{r - c} missing words per {c} said: e to the power of -{r - c}/{c}.",
            ),
            {
                f"{math.exp(1 - c / r):.4f}": "The ratio is upside down: 1 - c/r makes"
                " a reward above 1 of what is missing.",
                f"{c / r:.4f}": "That is the straight line c/r. The penalty lies below"
                " it.",
                f"{1 - left:.4f}": "That is what is taken away. The penalty is what is"
                " left.",
                f"{math.exp(c / r - 1):.4f}": "The missing words are divided by the"
                " reference's length. The words that carry them are those that were said.",
            },
        ),
        section=CURVE,
        key=f'{PENALTY}f"{{brevity_penalty({r}, {c}):.4f}}"',
    )


def long_enough(random: Random) -> Question:
    """A candidate that is longer than its reference pays nothing."""
    r = random.randint(6, 15)
    c = r + random.randint(2, 6)
    return Question(
        f"A candidate has {c} words, its one reference has {r}. "
        "What is the brevity penalty?",
        shuffled(
            random,
            (
                "1.0000",
                "Nothing is missing. The words too many already cost something: they"
                " stand in the denominator of each precision.",
            ),
            {
                f"{math.exp(1 - r / c):.4f}": "The formula without its cap: long output"
                " would get a reward.",
                f"{math.exp(1 - c / r):.4f}": "The lengths are swapped, so the penalty"
                " falls on long output.",
                f"{r / c:.4f}": "That punishes the words too many, and the precisions"
                " have done so already.",
                "0.0000": "That is what silence gets. 1 means: no penalty.",
            },
        ),
        section=REWARD,
        key=f'{PENALTY}f"{{brevity_penalty({r}, {c}):.4f}}"',
    )


def which_length(random: Random) -> Question:
    """Three references, none of which is as long as the candidate."""
    c = random.randint(10, 18)
    near = c + random.choice((-1, 1))
    lens = [near, c - random.randint(4, 7), c + random.randint(3, 6)]
    random.shuffle(lens)
    r = closest_ref_len(hyp_len=c, ref_lens=lens)
    mean = sum(lens) / len(lens)
    return Question(
        f"A candidate has {c} words. Its references have {_listed(lens)}. "
        "Which length is r?",
        shuffled(
            random,
            (str(r), f"It is {abs(r - c)} away from {c}, and no other is as close."),
            {
                str(min(lens)): "The shortest: one terse translator would set the bar"
                " for everybody.",
                str(max(lens)): "The longest: a candidate as long as another reference"
                " would pay, though a trusted translator needed no more words.",
                f"{mean:.2f}".rstrip("0").rstrip(
                    "."
                ): "The average: a candidate as long as a short reference would pay.",
                str(c): "That is the candidate's own length. r is the length of one of"
                " the references.",
            },
        ),
        section=REFERENCES,
        key=f"{CLOSEST}references = {_made(lens)}\nclosest_ref_length(references, {c})",
    )


def tie(random: Random) -> Question:
    """Two references are as close, and the longer is listed first."""
    c = random.randint(8, 18)
    step = random.randint(1, 3)
    lens = [c + step, c - step, c + step + random.randint(2, 5)]
    r = closest_ref_len(hyp_len=c, ref_lens=lens)
    return Question(
        f"A candidate has {c} words. Its references have {_listed(lens)}, listed in "
        "this order. Which length is r in this book, in NLTK and in sacreBLEU?",
        shuffled(
            random,
            (
                str(r),
                f"{lens[1]} and {lens[0]} are both {step} away, and a tie goes to the"
                " shorter.",
            ),
            {
                str(lens[0]): "It is as close as the other one. Who takes it breaks the"
                " tie to the longer, or to the first listed: then the order of the files"
                " changes the score.",
                str(
                    c
                ): "The middle of the two. r is the length of a reference, and none"
                " is that long.",
                str(lens[2]): "The longest. The closest is meant.",
            },
        ),
        section=REFERENCES,
        key=f"{CLOSEST}references = {_made(lens)}\nclosest_ref_length(references, {c})",
    )


def penalty_of_several(random: Random) -> Question:
    """Choose the length first, then the penalty."""
    c = random.randint(7, 14)
    lens = [
        c + random.randint(1, 2),
        c - random.randint(3, 5),
        c + random.randint(4, 6),
    ]
    random.shuffle(lens)
    r = closest_ref_len(hyp_len=c, ref_lens=lens)
    mean = sum(lens) / len(lens)
    return Question(
        f"A candidate has {c} words. Its references have {_listed(lens)}. "
        "What is the brevity penalty?",
        shuffled(
            random,
            (
                f"{brevity_penalty(hyp_len=c, ref_len=r):.4f}",
                f"The closest length is r = {r}, and {r - c} of {c} is missing.",
            ),
            {
                f"{math.exp(1 - max(lens) / c):.4f}": "The longest reference's length as"
                " r.",
                f"{min(1.0, math.exp(1 - mean / c)):.4f}": "The average of the lengths"
                " as r.",
                "1.0000": "No penalty: that is the shortest reference's length as r, and"
                f" {r} is closer.",
                f"{c / r:.4f}": "The right r, and the straight line c/r instead of the"
                " curve.",
                f"{math.exp(1 - c / r):.4f}": "The right r, and the ratio upside down:"
                " a penalty above 1 is a reward.",
            },
        ),
        section=REFERENCES,
        key=f"{PENALTY}{CLOSEST}r = closest_ref_length({_made(lens)}, {c})\n"
        f'f"{{brevity_penalty(r, {c}):.4f}}"',
    )


def segments(random: Random) -> Question:
    """One penalty for a corpus: what is too much here makes up for too little there."""
    first, second = random.randint(4, 8), random.randint(9, 14)
    refs = [first + random.randint(2, 4), second - 1]
    hyps = [first, second]
    c, r = sum(hyps), sum(refs)
    alone = [brevity_penalty(hyp_len=h, ref_len=f) for h, f in zip(hyps, refs)]
    return Question(
        "A corpus has two segments:\n\n"
        "| segment | words in the candidate | closest reference length |\n"
        "|---|---|---|\n"
        f"| 1 | {hyps[0]} | {refs[0]} |\n"
        f"| 2 | {hyps[1]} | {refs[1]} |\n\n"
        "What is the brevity penalty of the corpus?",
        shuffled(
            random,
            (
                f"{brevity_penalty(hyp_len=c, ref_len=r):.4f}",
                f"The lengths are added first: c = {c}, r = {r}. Then there is one"
                " penalty.",
            ),
            {
                f"{sum(alone) / 2:.4f}": "The average of two penalties. The second"
                " segment's surplus should have helped the first.",
                f"{math.prod(alone):.4f}": "The product of two penalties. There is one"
                " penalty, of the summed lengths.",
                f"{c / r:.4f}": "The summed lengths, and the straight line c/r instead of"
                " the curve.",
                f"{math.exp(1 - c / r):.4f}": "The summed lengths, with c and r swapped:"
                " a penalty above 1 is a reward.",
            },
        ),
        section=CORPUS,
        key=f'{PENALTY}f"{{brevity_penalty({refs[0]} + {refs[1]}, {hyps[0]} + {hyps[1]})'
        ':.4f}"',
    )


def back_to_words(random: Random) -> Question:
    """From the penalty to the length of the output."""
    r = random.randint(10, 20) * 10
    c = r - random.randint(2, r // 25) * 10
    left = brevity_penalty(hyp_len=c, ref_len=r)
    shown = f"{left:.4f}"
    return Question(
        f"A report says: BP = {shown}, reference length {r}. How many words has the "
        "output?",
        shuffled(
            random,
            (
                str(c),
                f"The logarithm of BP is -{r / c - 1:.4f}, so r/c is {r / c:.4f}.",
            ),
            {
                str(round(left * r)): "BP times r: that takes BP for the share of words"
                " that were said, the straight line.",
                str(round((1 + math.log(left)) * r)): "The missing words are taken per"
                " word of the reference. They count per word said.",
                str(round((1 - left) * r)): "That takes 1 - BP for the share that was"
                " said. BP is what is left.",
                str(round((1 - math.log(left)) * r)): "r/c is turned around: the output"
                " would be longer than the reference, and BP would be 1.",
            },
        ),
        section=LINE,
        key=f"{PENALTY}lengths = range(1, {r} + 1)\n"
        f'next(c for c in lengths if f"{{brevity_penalty({r}, c):.4f}}" == "{shown}")',
    )


def another_reference(random: Random) -> Question:
    """A second translator hands in a longer text, and the candidate becomes too short."""
    c = random.randint(6, 14)
    far, near = c - random.randint(3, 4), c + random.randint(1, 2)
    left = brevity_penalty(hyp_len=c, ref_len=near)
    return Question(
        f"A candidate of {c} words has one reference, of {far} words. A second reference "
        f"comes in, of {near} words. What happens to the brevity penalty?",
        shuffled(
            random,
            (
                f"it falls from 1 to {left:.4f}",
                f"{near} is closer to {c} than {far} is, so r is now {near}, and the"
                " candidate counts as short.",
            ),
            {
                "it stays 1": "A candidate that is long enough for one reference seems"
                " safe. r is the closest length, and not the shortest.",
                f"it rises from {math.exp(1 - c / far):.4f} to 1": "That takes the first"
                " penalty for one on long output. A candidate above r pays nothing.",
                f"it falls from 1 to {c / near:.4f}": "r does become the new length. The"
                " value is the straight line c/r.",
                f"it rises from 1 to {math.exp(1 - c / near):.4f}": "The ratio is upside"
                " down. The penalty is never above 1.",
            },
        ),
        section=WILD,
        key=f"{PENALTY}{CLOSEST}r = closest_ref_length({_made([far, near])}, {c})\n"
        f'f"it falls from {{brevity_penalty({far}, {c}):.0f}}'
        f' to {{brevity_penalty(r, {c}):.4f}}"',
    )


def _listed(lens: list[int]) -> str:
    """The lengths as a reader reads them.

    >>> _listed([7, 5, 9])
    '7, 5 and 9 words'
    """
    *first, last = map(str, lens)
    return f"{', '.join(first)} and {last} words"


def _made(lens: list[int]) -> str:
    """Code of references that have these lengths: NLTK wants the words, and not lengths.

    >>> _made([2, 1])
    "[['word'] * 2, ['word'] * 1]"
    """
    return "[" + ", ".join(f"['word'] * {length}" for length in lens) + "]"


QUESTIONS: tuple[Template, ...] = (
    too_short,
    long_enough,
    which_length,
    tie,
    penalty_of_several,
    segments,
    back_to_words,
    another_reference,
)
