"""Exercises of chapter 4: the reference length, and the penalty for what is missing."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from statistics import fmean, median, median_high, median_low
from typing import Any

from bleu.precision import match_counts
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.exercises.paper import in_per_cent
from bleu.teach.inputs import changed, references, sentence

Sentence = list[str]
Lengths = Sequence[int]

CURVE = "04_brevity#from-the-picture-to-a-penalty"
WORDS_SAID = "04_brevity#missing-words-per-word-said"
LINE = "04_brevity#a-straight-line-is-another-penalty"
REFERENCES = "04_brevity#several-references-the-closest-length-counts"
REWARD = "04_brevity#a-penalty-above-1-is-a-reward"
CORPUS = "04_brevity#the-lengths-belong-to-the-corpus"
EMPTY = "04_brevity#pitfalls-in-the-wild"


# ---- the right steps


def closest(c: float, lens: Lengths) -> float:
    """The nearest length; of two as near, the shorter."""
    return min(lens, key=lambda length: (abs(length - c), length))


def left(c: float, r: float) -> float:
    """What is left of a score, when c is not above r."""
    return math.exp(1 - r / c)


def long_enough(c: float, r: float) -> bool:
    """Whether nothing is missing."""
    return c >= r


def silent(c: float) -> bool:
    """Whether nothing is said."""
    return c == 0


def from_lengths(
    c: int,
    lens: Lengths,
    *,
    choose: Callable[[int, Lengths], float] = closest,
    curve: Callable[[float, float], float] = left,
    free: Callable[[float, float], bool] = long_enough,
    empty: Callable[[float], bool] = silent,
) -> float:
    """The penalty; the steps in which people differ can be replaced."""
    r = choose(c, lens)
    if empty(c):
        return 0.0
    return 1.0 if free(c, r) else curve(c, r)


def penalty(
    hypothesis: Sentence,
    references: list[Sentence],
    *,
    measure: Callable[[Sentence], int] = len,
    choose: Callable[[int, Lengths], float] = closest,
    curve: Callable[[float, float], float] = left,
    free: Callable[[float, float], bool] = long_enough,
    empty: Callable[[float], bool] = silent,
) -> float:
    """The same from sentences."""
    return from_lengths(
        measure(hypothesis),
        [measure(reference) for reference in references],
        choose=choose,
        curve=curve,
        free=free,
        empty=empty,
    )


# ---- what people choose for the closest length


def first_on_a_tie(c: int, lens: Lengths) -> float:
    """Of two as near, the one listed first."""
    return min(lens, key=lambda length: abs(length - c))


def last_on_a_tie(c: int, lens: Lengths) -> float:
    """Of two as near, the one listed last."""
    return first_on_a_tie(c, lens[::-1])


CHOICES = (
    Misconception(
        "shortest reference",
        "The *shortest* reference sets the length here, so one terse translator sets the bar"
        " for everybody.",
        REFERENCES,
        (
            "Each reference has a distance to the candidate. What is asked of the distance?",
            "`min` takes a `key`: what is the key of one length?",
        ),
        steps={"choose": lambda c, lens: min(lens)},
    ),
    Misconception(
        "longest reference",
        "The *longest* reference sets the length here. Whoever says as much as another"
        " translator then pays.",
        REFERENCES,
        ("A candidate as long as any one reference is long enough. Is it here?",),
        steps={"choose": lambda c, lens: max(lens)},
    ),
    Misconception(
        "average length",
        "The *average* of the lengths is taken, which maybe no translator wrote.",
        REFERENCES,
        ("A candidate as long as any one reference is long enough. Is it here?",),
        steps={"choose": lambda c, lens: fmean(lens)},
    ),
    Misconception(
        "tie by list order",
        "Two references are equally close, and the one listed first wins. Another order of"
        " the files would give another score.",
        REFERENCES,
        (
            "The key is the distance alone. Two lengths can have the same distance.",
            "Python compares pairs from left to right. What could stand second in the key?",
        ),
        steps={"choose": first_on_a_tie},
    ),
    Misconception(
        "tie by list order",
        "Two references are equally close, and the one listed *last* wins. Another order of"
        " the files would give another score.",
        REFERENCES,
        (
            "The key is the distance alone. Two lengths can have the same distance.",
            "Python compares pairs from left to right. What could stand second in the key?",
        ),
        steps={"choose": last_on_a_tie},
    ),
    Misconception(
        "tie to the longer",
        "Two references are equally close, and the longer one wins.",
        REFERENCES,
        ("Try 12 words against references of 11 and 13.",),
        steps={
            "choose": lambda c, lens: min(
                lens, key=lambda length: (abs(length - c), -length)
            )
        },
    ),
    Misconception(
        "sum of the lengths",
        "The lengths of all references are added: nobody has to say everything twice.",
        REFERENCES,
        ("One of the lengths is chosen. Which?",),
        steps={"choose": lambda c, lens: sum(lens)},
    ),
    Misconception(
        "distance for the length",
        "The *distance* to the closest reference is taken for its length. An exponent of"
        " 1 − d, with a cap at 1, does the same.",
        EMPTY,
        ("`min` of distances is a distance. Which length does it belong to?",),
        steps={"choose": lambda c, lens: min(abs(length - c) for length in lens)},
    ),
    Misconception(
        "longer references only",
        "Where a reference is at least as long as the candidate, only such are looked at; the"
        " closest may be a shorter one.",
        REFERENCES,
        ("A distance has no sign.",),
        steps={
            "choose": lambda c, lens: min([n for n in lens if n >= c] or [max(lens)])
        },
    ),
    Misconception(
        "farthest length",
        "The reference that is *farthest* from the candidate sets the length.",
        REFERENCES,
        ("`min` or `max` of the distances?",),
        steps={"choose": lambda c, lens: max(lens, key=lambda n: (abs(n - c), n))},
    ),
    Misconception(
        "number of references",
        "The *number* of references is taken for r.",
        REFERENCES,
        ("`len(references)`: what does it count?",),
        steps={"choose": lambda c, lens: len(lens)},
    ),
)


# ---- what people compute from c and r

CURVES = (
    Misconception(
        "linear penalty",
        "That is the straight line: half the words would leave one half.",
        LINE,
        ("Many pages have this line. Which curve does the chapter draw below it?",),
        steps={"curve": lambda c, r: c / r},
    ),
    Misconception(
        "upside down",
        "The fraction in the exponent stands on its head: short output gets more than 1.",
        REWARD,
        (
            "What does it give for 3 words of 6? More than 1, or less?",
            "How many words are missing *per word said*: which length is below the line?",
        ),
        steps={"curve": lambda c, r: math.exp(1 - c / r)},
    ),
    Misconception(
        "sign",
        "The sign of the exponent is turned round: what is missing is rewarded.",
        REWARD,
        ("The more is missing, the less is left. Which sign has the exponent?",),
        steps={"curve": lambda c, r: math.exp(r / c - 1)},
    ),
    Misconception(
        "missing words per reference word",
        "The exponent is c/r − 1, that is, the missing words over the words of the"
        " *reference*, with a minus. The words that were *said* have to carry them.",
        WORDS_SAID,
        ("`half` says 5 words of 8. Is d three fifths, or three eighths?",),
        steps={"curve": lambda c, r: math.exp(-(r - c) / r)},
    ),
    Misconception(
        "missing exponential",
        "That is the exponent; the exponential is missing.",
        CURVE,
        (
            "Below half of the length it even falls below zero. What keeps a factor above 0?",
        ),
        steps={"curve": lambda c, r: 1 - r / c},
    ),
    Misconception(
        "d for the penalty",
        "That is d, the missing words per word said: a measure of the gap, not yet of what"
        " is left.",
        CURVE,
        ("d grows when more is missing, and the penalty falls.",),
        steps={"curve": lambda c, r: r / c - 1},
    ),
    Misconception(
        "1 left out",
        "The exponent is −r/c, as if the 1 of 1 − r/c were left out. It is not 0 when c is as"
        " large as r: a candidate with one word less falls off a cliff.",
        CURVE,
        ("Put c = r into the exponent. Which value does the factor need there?",),
        steps={"curve": lambda c, r: math.exp(-r / c)},
    ),
    Misconception(
        "1 left out",
        "The exponent is −r/c, as if the 1 of 1 − r/c were left out. It is not 0 when c is as"
        " large as r: a candidate as long as the reference pays.",
        CURVE,
        ("Put c = r into the exponent. Which value does the factor need there?",),
        steps={
            "curve": lambda c, r: math.exp(-r / c),
            "free": lambda c, r: c > r,
        },
    ),
    Misconception(
        "1 left out",
        "The exponent is −r/c, as if the 1 of 1 − r/c were left out. It is not 0 when c is as"
        " large as r: everybody pays, also a candidate that lacks no word.",
        CURVE,
        ("Put c = r into the exponent. Which value does the factor need there?",),
        steps={
            "curve": lambda c, r: math.exp(-r / c),
            "free": lambda c, r: False,
        },
    ),
    Misconception(
        "brackets",
        "The 1 is drawn into the fraction, (1 − r)/c.",
        CURVE,
        ("The exponent is 1 − (r/c).",),
        steps={"curve": lambda c, r: math.exp((1 - r) / c)},
    ),
    Misconception(
        "1 too many",
        "The exponent is 1 − d, or 2 − r/c, as if 1 were put in once too often. It is not"
        " 0 when c is as large as r.",
        CURVE,
        ("Put c = r into the exponent. Which value does the factor need there?",),
        steps={"curve": lambda c, r: math.exp(2 - r / c)},
    ),
    Misconception(
        "integer division",
        "It is as if r/c were a whole number: what stands after its point is dropped.",
        CURVE,
        steps={"curve": lambda c, r: math.exp(1 - r // c)},
        hints=("What is `11 // 9`?",),
    ),
    Misconception(
        "integer division",
        "The exponent is rounded down to a whole number: −0.5 becomes −1.",
        CURVE,
        steps={"curve": lambda c, r: math.exp((c - r) // c)},
        hints=("What is `-1 // 2`?",),
    ),
)
CONDITIONS = (
    Misconception(
        "no cap",
        "A candidate that is longer than the reference gets a bonus: the factor exceeds 1.",
        REWARD,
        ("Which line of the formula speaks about c > r?",),
        steps={"free": lambda c, r: False},
    ),
    Misconception(
        "swapped lengths",
        "c and r are taken for each other: long output pays, short output goes free.",
        REWARD,
        (
            "Which is the length of the candidate? Try 3 words against 6.",
            "Whoever says *less* than the reference pays.",
        ),
        steps={
            "free": lambda c, r: c <= r,
            "curve": lambda c, r: math.exp(1 - c / r),
        },
    ),
    Misconception(
        "condition turned round",
        "The short go free, and the long get the exponential: as if the two lines of the formula"
        " had changed places, or `max` stood where `min` belongs.",
        CURVE,
        ("For which of c > r and c < r is something missing?",),
        steps={"free": lambda c, r: c < r},
    ),
    Misconception(
        "both sides punished",
        "Long output pays here, too. It has paid already: each extra word stands in the"
        " denominator of a precision.",
        "04_brevity#saying-more-already-costs-something",
        ("Which side is open: too long, or too short?",),
        steps={
            "free": lambda c, r: False,
            "curve": lambda c, r: math.exp(-abs(r - c) / c),
        },
    ),
    Misconception(
        "both sides punished",
        "Long output pays here, too, by its extra words per word of the reference. It has paid"
        " already: each extra word stands in the denominator of a precision.",
        "04_brevity#saying-more-already-costs-something",
        ("Which side is open: too long, or too short?",),
        steps={
            "free": lambda c, r: False,
            "curve": lambda c, r: math.exp(1 - max(c, r) / min(c, r)),
        },
    ),
)
SWAPPED_IN_THE_CALL = Misconception(
    "swapped lengths",
    "c and r are taken for each other: long output pays, short output goes free, and so"
    " does empty output.",
    REWARD,
    (
        "Which is the length of the candidate? Try 3 words against 6.",
        "Whoever says *less* than the reference pays.",
    ),
    steps={
        "free": lambda c, r: c <= r,
        "curve": lambda c, r: math.exp(1 - c / r),
        "empty": lambda c: False,
    },
)
WITHOUT_A_TEST = (  # what raises no error then
    Misconception(
        "upside down",
        "The fraction in the exponent stands on its head: short output gets more than 1,"
        " and no output gets most.",
        REWARD,
        (
            "What does it give for 3 words of 6? More than 1, or less?",
            "How many words are missing *per word said*: which length is below the line?",
        ),
        steps={
            "curve": lambda c, r: math.exp(1 - c / r),
            "empty": lambda c: False,
        },
    ),
    Misconception(
        "condition turned round",
        "The short go free, and so does empty output; the long get the exponential: as if the"
        " two lines of the formula had changed places.",
        CURVE,
        ("For which of c > r and c < r is something missing?",),
        steps={"free": lambda c, r: c < r, "empty": lambda c: False},
    ),
    Misconception(
        "missing words per reference word",
        "The exponent is c/r − 1, that is, the missing words over the words of the"
        " *reference*, with a minus; where nothing is said, 1/e is left. The words that were"
        " *said* have to carry them.",
        WORDS_SAID,
        ("`half` says 5 words of 8. Is d three fifths, or three eighths?",),
        steps={"curve": lambda c, r: math.exp(-(r - c) / r), "empty": lambda c: False},
    ),
)


def unanswered(result: float, c: Any, *_: object) -> float:
    """The result; an error where nothing is said."""
    if not c:
        raise ZeroDivisionError
    return result


# no step: some curves have a value for c = 0
EMPTY_FORGOTTEN = Misconception(
    "empty hypothesis forgotten",
    "With no word said it raises an error, as the formula does: it divides by c, which is 0"
    " then. A test whether r is 0, or no reference is there, does not see that.",
    EMPTY,
    ("Where does the factor go, as c shrinks to 0?",),
    after=unanswered,
)
ONE_ADDED = tuple(
    Misconception(
        "1 added to c",
        f"1 is added to c below the line, maybe against the zero. Short output then has a word"
        f" that it never said{more}.",
        EMPTY,
        ("Ask for c = 0 by itself.",),
        steps={
            "curve": lambda c, r: math.exp(1 - r / (c + 1)),
            "free": free,
            "empty": lambda c: False,
        },
    )
    for more, free in (
        ("", lambda c, r: c >= r),
        (
            ", and output as long as the reference gets more than 1",
            lambda c, r: c > r,
        ),
    )
)
ONE_WORD = Misconception(
    "one word for none",
    "Where nothing is said, it is as if one word were. But nothing is left of a score then.",
    EMPTY,
    ("Ask for c = 0 by itself: where does the factor go, as c shrinks to 0?",),
    steps={
        "curve": lambda c, r: math.exp(1 - r / max(c, 1)),
        "free": lambda c, r: max(c, 1) >= r,
        "empty": lambda c: False,
    },
)
DIVIDED_AFTER = Misconception(
    "brackets",
    "Only 1 − r stands in the exponent; all of it is divided by c afterwards.",
    CURVE,
    ("The exponent is 1 − (r/c), and all of it stands above e.",),
    steps={"curve": lambda c, r: math.exp(1 - r) / c},
)
NO_PENALTY = Misconception(
    "no penalty",
    "Whoever says a word gets 1, as if nothing were ever missing.",
    CURVE,
    (
        "Try 3 words against 6: which r does your function compare with c?",
        "Does r ever grow above 0?",
    ),
    steps={"free": lambda c, r: True},
)
SILENCE = Misconception(
    "silence is long enough",
    "An empty output gets the full factor; then silence would win.",
    EMPTY,
    ("Where does the factor go, as c shrinks to 0?",),
    after=lambda result, c, *_: 1.0 if not c else result,
)


# ---- 4.1: a penalty on paper

NINE, OTHERS = 9, (14, 11, 6)
TOLD = {  # what else gives the same value, with these lengths
    "longest reference": "r is 14 here: the *longest* reference, the one listed first, and the"
    " farthest from 9. None counts for that; r is the closest length.",
    "shortest reference": "A factor of 1 says that nothing is missing. It comes of r = 6, the"
    " *shortest* reference and the only one that is not longer than the candidate; of a"
    " *distance* taken for r; or of c and r that have changed places. r is the closest length.",
}
PAPER_CHOICES = tuple(
    replace(m, says=TOLD.get(m.name, m.says))
    for m in CHOICES
    if m.name.endswith(("reference", "average length"))
)


def by_hand(
    *,
    choose: Callable[[int, Lengths], float] = closest,
    curve: Callable[[float, float], float] = left,
    free: Callable[[float, float], bool] = long_enough,
) -> float:
    """Nine words against three references."""
    return from_lengths(NINE, OTHERS, choose=choose, curve=curve, free=free)


BY_HAND = Exercise(
    "4.1",
    "factor",
    by_hand,
    CURVE,
    digits=3,
    parts={
        "r, the length that counts": lambda: closest(NINE, OTHERS),
        "d, the missing words per word said": lambda: closest(NINE, OTHERS) / NINE - 1,
        "how many words are missing": lambda: closest(NINE, OTHERS) - NINE,
        "r/c": lambda: closest(NINE, OTHERS) / NINE,
        "the share of the reference that is missing": lambda: (
            1 - NINE / closest(NINE, OTHERS)
        ),
        "c, the length of the candidate": lambda: NINE,
    },
    wrong=(
        *in_per_cent(lambda: by_hand()),
        *PAPER_CHOICES,
        *(
            m
            for m in CURVES
            if m.name not in ("integer division", "missing exponential", "1 too many")
        ),
        Misconception(
            "missing exponential",
            "That is the exponent, and what is missing is negative there. What is left is a"
            " power of e.",
            CURVE,
            program=lambda: 1 - closest(NINE, OTHERS) / NINE,
        ),
        Misconception(
            "linear penalty",
            "That is 1 − d, a straight line. It falls below zero where the exponential does"
            " not.",
            LINE,
            ("d belongs into an exponent. Which sign has it there?",),
            program=lambda: 2 - closest(NINE, OTHERS) / NINE,
        ),
        *(
            Misconception(
                "logarithm of another base",
                f"The exponent is right, and it stands over {base}. The curve is a power of"
                " e.",
                CURVE,
                ("On a calculator, e^x and 10^x are two keys.",),
                program=partial(pow, base, (NINE - 11) / NINE),
            )
            for base in (10, 2)
        ),
        Misconception(
            "missing words not divided",
            "The missing words stand in the exponent undivided. They are counted per word"
            " said.",
            WORDS_SAID,
            ("Two words are much in a line of three, and little in a line of thirty.",),
            program=lambda: math.exp(NINE - closest(NINE, OTHERS)),
        ),
        Misconception(
            "brackets",
            "e to the power of −2 is divided by 9. The 9 belongs into the exponent, below the"
            " missing words.",
            CURVE,
            ("All of −2/9 stands above the e: on a calculator, in brackets.",),
            program=lambda: math.exp(NINE - closest(NINE, OTHERS)) / NINE,
        ),
        Misconception(
            "1 left out",
            "The exponent is −c/r: the 1 is lost, and the fraction stands on its head.",
            CURVE,
            ("Put c = r into the exponent. Which value does the factor need there?",),
            program=lambda: math.exp(-NINE / closest(NINE, OTHERS)),
        ),
        *(
            Misconception(
                "rounded on the way",
                f"The exponent is rounded to −{exponent} before the exponential is taken. Round"
                " at the end, and nowhere else.",
                CURVE,
                ("2/9 is 0.222, and it goes on.",),
                program=lambda exponent=exponent: math.exp(-exponent),
            )
            for exponent in (0.2, 0.22)
        ),
        Misconception(
            "1 too many",
            "The exponent is 7/9. That is 1 − d; or 1 − r/c, if the distance 2 is taken for r,"
            " and then a cap at 1 is missing besides.",
            CURVE,
            (
                "Put c = r into the exponent. Which value does the factor need there?",
                "Which length is r: 14, 11 or 6?",
            ),
            program=lambda: math.exp(7 / 9),
        ),
        Misconception(
            "no length chosen",
            "The factor is not 0: nine words are said.",
            CURVE,
            ("First r: which of 14, 11 and 6 is closest to 9?",),
            program=lambda: 0,
        ),
        Misconception(
            "sum of the lengths",
            "The lengths of all references are added: nobody has to say everything twice.",
            REFERENCES,
            ("One of the lengths is chosen. Which?",),
            program=lambda: left(NINE, sum(OTHERS)),
        ),
        Misconception(
            "average of the penalties",
            "Each reference has its own penalty here, and their average is taken. One length"
            " is chosen, then there is one penalty.",
            REFERENCES,
            ("Choose first.",),
            program=lambda: fmean(from_lengths(NINE, [n]) for n in OTHERS),
        ),
        Misconception(
            "product of penalties",
            "The exponent is −7/9. So it is where each reference has its own penalty, −5/9 and"
            " −2/9 in the exponents, and all are multiplied. One length is chosen, then there is"
            " one penalty. Or it is d − 1: d has the minus, and there is no 1.",
            REFERENCES,
            ("Choose first.",),
            program=lambda: math.prod(from_lengths(NINE, [n]) for n in OTHERS),
        ),
        *(
            Misconception(
                choice.name,
                f"{choice.says} Besides, a second one: {curve.says}",
                choice.section,
                choice.hints,
                steps={**choice.steps, **curve.steps},
            )
            for choice in PAPER_CHOICES
            if choice.name in ("longest reference", "average length")
            for curve in CURVES
            if curve.name != "integer division"
        ),
        Misconception(
            "brackets",
            "That is e minus 11/9: the brackets around the exponent are missing.",
            CURVE,
            ("All of 1 - 11/9 stands above the e.",),
            program=lambda: math.e - 11 / 9,
        ),
        Misconception(
            "shortest reference",
            "Two mistakes: r is 6, the shortest reference, and a candidate that is longer gets"
            " more than 1. Another length is nearer to 9, and no factor is above 1.",
            REFERENCES,
            ("How far is each of the three lengths from 9?",),
            program=lambda: left(NINE, 6),
        ),
        Misconception(
            "all reference words, and a line",
            "All three references are added: r is 31 here. One length is chosen, the closest."
            " And c/r itself is taken for the penalty, which is an exponential.",
            REFERENCES,
            program=lambda: 9 / 31,
        ),
    ),
)


# ---- 4.2: my_penalty


def average_of_penalties(hypothesis: Sentence, references: list[Sentence]) -> float:
    """Each reference has its own penalty."""
    return fmean(penalty(hypothesis, [reference]) for reference in references)


def product_of_penalties(hypothesis: Sentence, references: list[Sentence]) -> float:
    """Each reference has its own penalty, and all have to be paid."""
    return math.prod(penalty(hypothesis, [reference]) for reference in references)


def by_shared_words(hypothesis: Sentence, references: list[Sentence]) -> float:
    """The length of the reference with most matched words."""
    most = max(references, key=lambda r: match_counts(hypothesis, [r], 1).matches)
    return from_lengths(len(hypothesis), [len(most)])


def lengths_of_interest(random: Random) -> tuple[Sentence, list[Sentence]]:
    """A hypothesis that is often too short, and often between two references."""
    refs = references(random, 3)
    if random.random() < 0.3:
        n = len(refs[0])
        more = max(1, n - 2 * random.randint(1, 3))
        refs.append(sentence(random, more, more))
        hyp = sentence(random, (n + more) // 2, (n + more) // 2)
        random.shuffle(refs)
    elif random.random() < 0.5:
        hyp = changed(random, random.choice(refs))
    else:
        hyp = sentence(random)
    return hyp, refs


TEXT = "the old dog in the red house sleeps on the green sofa".split()
APPLE = "I ate an apple here".split()
KINDS = {
    "an empty hypothesis": lambda hypothesis, references: not hypothesis,
    "two reference lengths equally near": lambda hypothesis, references: _tie(
        len(hypothesis), [len(r) for r in references]
    ),
    "a hypothesis longer than all references": lambda hypothesis, references: (
        len(hypothesis) > max(map(len, references))
    ),
    "a hypothesis as long as a reference": lambda hypothesis, references: (
        len(hypothesis) in map(len, references)
    ),
    "several references": lambda hypothesis, references: len(references) > 1,
}


def _tie(c: int, lens: Lengths) -> bool:
    nearest = [length for length in set(lens) if abs(length - c) == _distance(c, lens)]
    return len(nearest) > 1


def _distance(c: int, lens: Lengths) -> int:
    return min(abs(length - c) for length in lens)


def of_lengths(
    choose: Callable[[int, Lengths], float],
    hypothesis: Sentence,
    references: list[Sentence],
    *,
    curve: Callable[[float, float], float] = left,
) -> float:
    """The penalty with another length, or another curve."""
    lens = [*map(len, references)]
    return from_lengths(len(hypothesis), lens, choose=choose, curve=curve)


SAME_WITH_ONE_SEGMENT = {  # what else gives the same penalty
    "shortest reference": " The largest of several penalties does the same, a reference that is"
    " looked for among the shorter ones alone, and a difference that keeps its sign.",
    "longest reference": " The smallest of several penalties does the same, and so does a"
    " difference that keeps its sign.",
}


def in_the_order_of_a_set(c: int, lens: Lengths) -> float:
    """Of two as near, the one that a set has first."""
    return first_on_a_tie(c, [*set(lens)])


def closest_in_ratio(c: float, lens: Lengths) -> float:
    """The length whose ratio to c is nearest to 1."""
    return min(lens, key=lambda n: (abs(math.log(n / c)) if c else n, n))


def nearer_than_c(c: float, lens: Lengths) -> float:
    """The closest of those whose distance is below c; or c itself."""
    near = [length for length in lens if abs(length - c) < c]
    return closest(c, near) if near else c


SELDOM_CHOSEN = tuple(  # too rare to be looked for beside others
    (Misconception(name, says, REFERENCES, (hint,)), choose)
    for name, says, hint, choose in (
        (
            "tie by list order",
            "Two references are equally close, and the order of a `set` seems to decide: it"
            " follows no rule.",
            "Python compares pairs from left to right. What could stand second in the key?",
            in_the_order_of_a_set,
        ),
        (
            "closest in ratio",
            "The reference is taken whose *ratio* to c is nearest to 1: there, 4 words are as far"
            " from 2 as from 8. It is the difference that counts.",
            "How many words lie between 5 and 3, and between 5 and 8?",
            closest_in_ratio,
        ),
        (
            "the distance starts at c",
            "A reference with twice the words of the candidate, or more, is never taken, as if"
            " the smallest distance so far started at c. Where no other is there, it is 1.",
            "Which distance can no reference exceed? Or take that of the first one.",
            nearer_than_c,
        ),
    )
)


def first_in_the_alphabet(hypothesis: Sentence, references: list[Sentence]) -> float:
    """Of two as near, the one that Python puts first."""
    c = len(hypothesis)
    found = min(references, key=lambda r: (abs(len(r) - c), r))
    return from_lengths(c, [len(found)])


def closer_than_the_first(
    order: Callable[[Lengths], Lengths], c: float, lens: Lengths
) -> float:
    """The last length that is closer than the first, which no other takes the place of."""
    first, *others = order(lens)
    found = first
    for length in others:
        closer = abs(length - c) < abs(first - c)
        tie = abs(length - c) == abs(first - c) and length < found
        found = length if closer or tie else found
    return found


MY_PENALTY = Exercise(
    "4.2",
    "my_penalty",
    penalty,
    REFERENCES,
    cases=[
        (TEXT[:9], [TEXT[:11], TEXT[:6]]),
        (APPLE[:4], [["Bye"], APPLE]),
        (TEXT[:6], [TEXT, TEXT[:7]]),
        (TEXT[:6], [TEXT[:7], TEXT[:5]]),
        (TEXT[:6], [TEXT[:5], TEXT[:7]]),
        (TEXT[:2], [TEXT[:9]]),
        (TEXT[:4], [TEXT[:8], TEXT[:7]]),
        ([], [TEXT]),
        (TEXT[:1], [TEXT[:2], TEXT[:3]]),
        (TEXT[:2], [TEXT[:5], TEXT[:6], TEXT[:4]]),
        *(
            (["na"] * c, [["na"] * length for length in lens])
            for c, lens in (
                (0, [1]),
                (0, [4, 2]),
                (1, [1]),
                (1, [30]),
                (30, [1]),
                (5, [5, 5]),
                (5, [7, 3, 7]),
                (5, [3, 7, 3]),
                (5, [7, 4, 6]),
                (5, [6, 6, 4]),
                (2, [9, 3, 1]),
                (3, [9, 9, 9]),
                (3, [2, 1, 4, 1]),
                (4, [3, 5, 1, 5, 5]),
                (1, [2, 1, 1, 2, 2]),
                (11, [13, 14, 12, 9, 10]),
                (11, [20, 21, 22, 23, 12]),
                (12, [6, 17]),  # a word apart, and the lengths far
            )
        ),
        (TEXT[:5], [["Bye", "bye", "Bye"], TEXT[:7]]),
        (["Na", "na", "na"], [["na", "na", "na", "Na"]]),
        (["a", "cat"], [["the", "dog", "on"]]),
    ],
    generate=lengths_of_interest,
    count=180,
    kinds=KINDS,
    parts={
        "c, the length of the hypothesis": lambda hypothesis, references: len(
            hypothesis
        ),
        "r, the length that counts": lambda hypothesis, references: closest(
            len(hypothesis), [len(r) for r in references]
        ),
        "the distance to the closest reference": lambda hypothesis, references: (
            _distance(len(hypothesis), [len(r) for r in references])
        ),
    },
    accepts=lambda hypothesis, references: references and all(references),
    wrong=(
        *(
            replace(m, says=m.says + SAME_WITH_ONE_SEGMENT.get(m.name, ""))
            for m in CHOICES
        ),
        *(
            Misconception(
                choice,
                f"{says} The length closest to the candidate's is asked for.",
                REFERENCES,
                ("Which of the lengths is closest to that of the candidate?",),
                program=partial(of_lengths, choose),
            )
            for choice, says, choose in (
                (
                    "average length",
                    "The *average* of the lengths is taken, without what stands after its"
                    " point.",
                    lambda c, lens: sum(lens) // len(lens),
                ),
                (
                    "median length",
                    "The *median* of the lengths is taken. For two references that is their"
                    " average.",
                    lambda c, lens: median(lens),
                ),
                *(
                    (
                        "median length",
                        "The lengths are put in order, and the *middle* one is taken, of two"
                        f" in the middle the {which}.",
                        choose,
                    )
                    for which, choose in (
                        ("longer", lambda c, lens: median_high(lens)),
                        ("shorter", lambda c, lens: median_low(lens)),
                    )
                ),
            )
        ),
        Misconception(
            "missing words not divided",
            "The missing words stand in the exponent undivided. They are counted per word"
            " said.",
            WORDS_SAID,
            ("Two words are much in a line of three, and little in a line of thirty.",),
            program=partial(of_lengths, closest, curve=lambda c, r: math.exp(c - r)),
        ),
        *CONDITIONS,
        SWAPPED_IN_THE_CALL,
        *CURVES,
        EMPTY_FORGOTTEN,
        *WITHOUT_A_TEST,
        *ONE_ADDED,
        ONE_WORD,
        DIVIDED_AFTER,
        NO_PENALTY,
        SILENCE,
        Misconception(
            "average of the penalties",
            "Each reference has its own penalty here, and their average is taken. One length"
            " is chosen, then there is one penalty.",
            REFERENCES,
            ("Choose first. How often is the penalty computed?",),
            program=average_of_penalties,
        ),
        Misconception(
            "product of penalties",
            "Each reference has its own penalty here, and all are multiplied. One length is"
            " chosen, then there is one penalty.",
            REFERENCES,
            ("Choose first. How often is the penalty computed?",),
            program=product_of_penalties,
        ),
        Misconception(
            "characters for words",
            "The lengths are counted in characters; BLEU counts words.",
            WORDS_SAID,
            ("`len` of a string, or `len` of a list?",),
            steps={"measure": lambda words: len(" ".join(words))},
        ),
        Misconception(
            "characters for words",
            "The lengths are counted in letters; BLEU counts words.",
            WORDS_SAID,
            ("`len` of a string, or `len` of a list?",),
            steps={"measure": lambda words: sum(map(len, words))},
        ),
        Misconception(
            "each word once",
            "The lengths are those of sets: a word that is said twice counts once.",
            WORDS_SAID,
            ("A set forgets how often something was said.",),
            steps={"measure": lambda words: len(set(words))},
        ),
        Misconception(
            "the most similar reference",
            "The reference that shares most words with the candidate sets the length. The lengths"
            " alone decide which is the closest.",
            REFERENCES,
            ("Which numbers does the rule compare?",),
            program=by_shared_words,
        ),
        *(
            Misconception(
                "closer than the first",
                f"A length only has to be closer than {which}: the distance to beat stays the"
                f" same when a closer length is found. {wins}",
                REFERENCES,
                (
                    "Which two things have to be written anew when a closer one is found?",
                ),
                steps={"choose": partial(closer_than_the_first, order)},
            )
            for which, wins, order in (
                ("the *first* one", "A later one wins, if it is farther or not.", list),
                (
                    "the *shortest*, as the first of a sorted list",
                    "Of those that are closer, the longest wins.",
                    sorted,
                ),
            )
        ),
        Misconception(
            "tie by the words",
            "Two references are equally close, and the words decide: the one that Python puts"
            " first wins, as in the alphabet.",
            REFERENCES,
            (
                "Python compares pairs from left to right. What stands second in the key?",
            ),
            program=first_in_the_alphabet,
        ),
        *(
            replace(m, program=partial(of_lengths, choose))
            for m, choose in SELDOM_CHOSEN
        ),
    ),
)


# ---- 4.3: back from the penalty to the words


def length_ratio(
    penalty: float,
    *,
    log: Callable[[float], float] = math.log,
    sign: float = -1,
    back: Callable[[float], float] = lambda d: 1 / (1 + d),
) -> float:
    """From the penalty to c/r."""
    return back(sign * log(penalty))


def distance_from_1(of_nothing: float | None, d: float) -> float:
    """1 over d - 1 without its sign; where that is 0, something else or an error."""
    if d == 1 and of_nothing is not None:
        return of_nothing
    return 1 / abs(d - 1)


LENGTH_RATIO = Exercise(
    "4.3",
    "length_ratio",
    length_ratio,
    CURVE,
    cases=[
        (math.exp(-1),),
        (1.0,),
        (0.5,),
        (0.25,),
        (0.01,),
        # almost nothing is missing, and almost everything
        (1 - 1e-3,),
        (1 - 1e-6,),
        (1 - 1e-9,),
        (0.99,),
        (1e-6,),
        (1e-12,),
        (1e-100,),
        (math.exp(-0.5),),
        (math.exp(-2),),
        (math.exp(-9),),
    ],
    generate=lambda random: (1 - random.random(),),
    count=120,
    kinds={"a penalty of 1": lambda penalty: penalty == 1},
    accepts=lambda penalty: 0 < penalty <= 1,
    wrong=(
        Misconception(
            "d for the ratio",
            "That is d, the missing words per word said. c/r is still to be found.",
            WORDS_SAID,
            ("d = r/c − 1. Bring the 1 to the other side first.",),
            steps={"back": lambda d: d},
        ),
        Misconception(
            "halved for each d",
            "It is ½ to the power d, as if each missing word per word said halved the length."
            " d = r/c − 1.",
            WORDS_SAID,
            ("d = r/c − 1. Bring the 1 to the other side first.",),
            steps={"back": lambda d: 0.5**d},
        ),
        Misconception(
            "per cent for a ratio",
            "It is in per cent, and rounded. A ratio is asked for, as it is.",
            WORDS_SAID,
            after=lambda result, *_: round(100 * result),
        ),
        Misconception(
            "rounded",
            "It is cut off behind two digits. Return it as it is.",
            WORDS_SAID,
            after=lambda result, *_: int(100 * result) / 100,
        ),
        Misconception(
            "searched for in steps",
            "It is rounded up to whole hundredths, as if c/r were searched for in steps of"
            " 0.01. Solved for c/r, the formula gives it as it is.",
            CURVE,
            ("Which function undoes the exponential?",),
            program=lambda penalty: next(
                c / 100 for c in range(1, 101) if left(c, 100) >= penalty
            ),
        ),
        Misconception(
            "searched for in steps",
            "It is a whole number of hundredths, the one whose penalty lies nearest, as if c/r"
            " were searched for in steps of 0.01. Solved for c/r, the formula gives it as it is.",
            CURVE,
            ("Which function undoes the exponential?",),
            program=lambda penalty: min(
                (c / 100 for c in range(1, 101)),
                key=lambda ratio: abs(left(ratio, 1) - penalty),
            ),
        ),
        Misconception(
            "upside down",
            "That is r/c, or 1 + d: it grows when more is missing. `1 / 1 + d` gives it, too.",
            WORDS_SAID,
            (
                "Is a pair of brackets missing? Python reads `1 / 1 + d` as `(1 / 1) + d`.",
                "The output is shorter than the reference. Is c/r above 1, or below?",
            ),
            steps={"back": lambda d: 1 + d},
        ),
        Misconception(
            "linear penalty",
            "BP itself is taken for c/r. That is the straight line, another penalty.",
            LINE,
            ("Solve for d first, with a logarithm.",),
            program=lambda penalty: penalty,
        ),
        Misconception(
            "logarithm of another base",
            "That logarithm has the base 10; the penalty has the base e.",
            CURVE,
            ("Python's `math.log` has the base that belongs to `math.exp`.",),
            steps={"log": math.log10},
        ),
        Misconception(
            "logarithm of another base",
            "That logarithm has the base 2; the penalty has the base e.",
            CURVE,
            ("Python's `math.log` has the base that belongs to `math.exp`.",),
            steps={"log": math.log2},
        ),
        Misconception(
            "sign",
            "It is 1/(1 − d): the sign of d is turned round. The logarithm of a number below 1 is"
            " negative.",
            CURVE,
            ("e to the power of *minus* d is BP. What is d for BP = 0.5: above 0?",),
            steps={"sign": 1},
        ),
        Misconception(
            "1 left out",
            "That is 1/d: the 1 is lost. d = r/c − 1.",
            WORDS_SAID,
            ("Bring the 1 to the other side before you turn the fraction round.",),
            steps={"back": lambda d: 1 / d},
        ),
        Misconception(
            "missing words per reference word",
            "1 − d would be right if d were a share of the reference. It is missing words"
            " per word *said*.",
            WORDS_SAID,
            (
                "For `half`, d is 3/5, and c/r is 5/8. Which step leads from one to the other?",
            ),
            steps={"back": lambda d: 1 - d},
        ),
        Misconception(
            "missing logarithm",
            "What is taken away, 1 − BP, is used as d. The way back from e is a logarithm.",
            CURVE,
            ("Take the logarithm of both sides of e^(−d) = BP.",),
            steps={"log": lambda x: x - 1},
        ),
        *(
            Misconception(
                "exponential for logarithm",
                f"It is {formula}: there is a power of e where the way back from one is needed.",
                CURVE,
                ("Which function undoes `math.exp`?",),
                program=program,
            )
            for formula, program in (
                ("1/(1 − e^BP)", lambda penalty: 1 / (1 - math.exp(penalty))),
                ("1/(1 + e^(−BP))", lambda penalty: 1 / (1 + math.exp(-penalty))),
                ("1/(1 + e^BP)", lambda penalty: 1 / (1 + math.exp(penalty))),
                ("e^(−BP)", lambda penalty: math.exp(-penalty)),
                ("e^BP", lambda penalty: math.exp(penalty)),
            )
        ),
        *(
            Misconception(
                "the way there for the way back",
                f"{says} The way back is asked for: from BP to c/r.",
                CURVE,
                ("Solve e^(−d) = BP for d first, with a logarithm.",),
                program=program,
            )
            for says, program in (
                (
                    "It is e^(1 − 1/BP): the formula of the penalty itself, with BP for c/r.",
                    lambda penalty: math.exp(1 - 1 / penalty),
                ),
                (
                    "It is e^(1 − BP): the formula of the penalty itself, with BP for r/c.",
                    lambda penalty: math.exp(1 - penalty),
                ),
                (
                    "It is e^(BP − 1), a power of e as in the formula of the penalty.",
                    lambda penalty: math.exp(penalty - 1),
                ),
                (
                    "It is always 1, as if e^(1 − BP), which is never below 1, were cut at 1.",
                    lambda penalty: 1.0,
                ),
            )
        ),
        # 1/(1 − d) is what the wrong sign of d gives, too
        *(
            Misconception(
                "sign of the 1",
                f"It is {formula}: the 1 has the wrong sign on its way to the other side of"
                f" d = r/c − 1{more}.",
                WORDS_SAID,
                ("Add 1 to both sides. What stands on the left then?",),
                steps={"back": back},
            )
            for formula, more, back in (
                ("1/(d − 1)", "", lambda d: 1 / (d - 1)),
                ("d − 1", ", and r/c is not turned round", lambda d: d - 1),
            )
        ),
        *(
            Misconception(
                "turned round too early",
                f"It is {formula}: d is turned round before the 1 has come to its side. The"
                " fraction r/c is turned round when it stands alone.",
                WORDS_SAID,
                (hint,),
                steps={"back": back},
            )
            for formula, hint, back in (
                ("1/d + 1", "1/(a + b) is not 1/a + 1/b.", lambda d: 1 / d + 1),
                (
                    "1/d − 1",
                    "Bring the 1 to the other side before you turn the fraction round.",
                    lambda d: 1 / d - 1,
                ),
            )
        ),
        Misconception(
            "1 too many",
            "The 1 is added twice on the way from d to r/c.",
            WORDS_SAID,
            ("At BP = 1 nothing is missing. What is c/r there?",),
            steps={"back": lambda d: 1 / (2 + d)},
        ),
        Misconception(
            "missing share for the ratio",
            "1 is taken away at the end. What is left is, with a minus, the share of the"
            " reference that is missing; c/r itself is asked for.",
            WORDS_SAID,
            ("At BP = 1 nothing is missing. What is c/r there?",),
            steps={"back": lambda d: 1 / (1 + d) - 1},
        ),
        Misconception(
            "sign of d",
            "That is the logarithm itself, minus d. c/r is still to be found.",
            WORDS_SAID,
            ("d = r/c − 1. Bring the 1 to the other side first.",),
            program=math.log,
        ),
        *(
            Misconception(
                "a straight line",
                f"It is a straight line{through}. The penalty is a curve: take a logarithm.",
                WORDS_SAID,
                ("Solve for d first: what undoes a power of e?",),
                program=program,
            )
            for through, program in (
                (
                    ", through 1/2 at 1/e and 1 at 1",
                    lambda penalty: (
                        0.5 + 0.5 * (penalty - 1 / math.e) / (1 - 1 / math.e)
                    ),
                ),
                (", through 0 and 1/2 at 1/e", lambda penalty: penalty * math.e / 2),
            )
        ),
        Misconception(
            "sign",
            "The sign of d is turned round, and where that leaves nothing to divide by, it is 0."
            " The logarithm of a number below 1 is negative.",
            CURVE,
            ("e to the power of *minus* d is BP. What is d for BP = 0.5: above 0?",),
            steps={"sign": 1, "back": lambda d: 1 / (1 + d) if d != -1 else 0.0},
        ),
        *(
            Misconception(
                "1 on the wrong side",
                "r/c is d - 1 here, without its sign. d is r/c - 1: bring the 1 to the other"
                " side.",
                WORDS_SAID,
                ("Add 1 on both sides. What is left beside r/c?",),
                steps={"back": partial(distance_from_1, of_nothing)},
            )
            for of_nothing in (1.0, 0.0, None)
        ),
        Misconception(
            "searched for in steps",
            "It is a whole number of tenths, the one whose penalty lies nearest, as if c/r were searched"
            " for in steps of 0.1. Solved for c/r, the formula gives it as it is.",
            CURVE,
            ("Which function undoes the exponential?",),
            program=lambda penalty: min(
                (c / 10 for c in range(1, 11)),
                key=lambda ratio: abs(left(ratio, 1) - penalty),
            ),
        ),
    ),
)


# ---- 4.4: three mistakes that no test saw


def lengths(random: Random) -> tuple[int, list[int]]:
    """Lengths, often with a tie."""
    c = random.randint(0, 14)
    lens = [random.randint(1, 16) for _ in range(random.randint(1, 3))]
    if c > 2 and random.random() < 0.4:
        step = random.randint(1, 2)
        lens = [c + step, c - step]
        random.shuffle(lens)
    return c, lens


def given(c: int, lens: Lengths) -> float:
    """The function of the exercise, with its three mistakes."""
    r = first_on_a_tie(c, lens)
    return 1.0 if c > r else math.exp(1 - c / r)


SAME_KEY = {  # what else chooses the same, or comes to the same penalty
    "shortest reference": "The *shortest* reference sets the length here. So it does where"
    " length − c keeps its sign, or where the length is added to the distance: it should only"
    " decide a tie.",
    "longest reference": "The *longest* reference sets the length here. So it does where"
    " c − length keeps its sign. Whoever says as much as another translator then pays.",
}


MENDED = Exercise(
    "4.4",
    "mended",
    from_lengths,
    REWARD,
    cases=[
        (3, [6]),
        (6, [3]),
        (6, [6]),
        (12, [13, 11]),
        (12, [11, 13]),
        (12, [12, 15, 17]),
        (1, [2, 3]),
        (2, [5, 6, 4]),
        (0, [5]),
        (0, [1]),
        (0, [4, 2]),
        (1, [1]),
        (1, [30]),
        (30, [1]),
        (5, [5, 5]),
        (5, [7, 3, 7]),
        (5, [3, 7, 3]),
        (5, [7, 4, 6]),
        (5, [6, 6, 4]),
        (2, [9, 3, 1]),
        (3, [9, 9, 9]),
        (11, [13, 14, 12, 9, 10]),
        (11, [20, 21, 22, 23, 12]),
        (100, [101, 99]),
        (100, [99, 101]),
        (1000, [1001]),
        (1000, [400, 1599]),  # a word apart, and the lengths far
    ],
    generate=lengths,
    kinds={
        "an empty hypothesis": lambda c, lens: c == 0,
        "two reference lengths equally near": lambda c, lens: _tie(c, lens),
        "several references": lambda c, lens: len(lens) > 1,
    },
    accepts=lambda c, lens: c >= 0 and lens and min(lens) > 0,
    wrong=(
        Misconception(
            "nothing mended",
            "Nothing is mended yet: this does what the given function does.",
            REWARD,
            (
                "Call it with 3 words against 6: may a factor exceed 1?",
                "Call it with 12 words against [13, 11], then against [11, 13].",
                "Call it with no words.",
            ),
            program=given,
        ),
        *(replace(m, says=SAME_KEY.get(m.name, m.says)) for m in CHOICES),
        *CONDITIONS,
        SWAPPED_IN_THE_CALL,
        *CURVES,
        EMPTY_FORGOTTEN,
        *WITHOUT_A_TEST,
        *ONE_ADDED,
        ONE_WORD,
        DIVIDED_AFTER,
        NO_PENALTY,
        SILENCE,
        *(
            replace(m, program=partial(from_lengths, choose=choose))
            for m, choose in SELDOM_CHOSEN
        ),
    ),
)


# ---- 4.5: one penalty for many segments


def corpus_penalty(
    hyp_lens: Lengths,
    ref_lens: Sequence[Lengths],
    *,
    choose: Callable[[int, Lengths], float] = closest,
    curve: Callable[[float, float], float] = left,
    free: Callable[[float, float], bool] = long_enough,
    empty: Callable[[float], bool] = silent,
    kept: Callable[[int], bool] = lambda c: True,
) -> float:
    """Choose in each segment, add up, one penalty at the end."""
    pairs = [(c, choose(c, lens)) for c, lens in zip(hyp_lens, ref_lens) if kept(c)]
    c, r = sum(c for c, _ in pairs), sum(r for _, r in pairs)
    if empty(c):
        return 0.0
    return 1.0 if free(c, r) else curve(c, r)


def each(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> list[float]:
    """The penalty of each segment by itself."""
    return [from_lengths(c, lens) for c, lens in zip(hyp_lens, ref_lens)]


def by_words(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """Their mean, weighted with the words said."""
    weighed = zip(hyp_lens, each(hyp_lens, ref_lens))
    return sum(c * p for c, p in weighed) / sum(hyp_lens) if sum(hyp_lens) else 0.0


def by_reference_words(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """Their mean, weighted with the words that were asked for."""
    lens = [closest(*pair) for pair in zip(hyp_lens, ref_lens)]
    weighed = zip(lens, each(hyp_lens, ref_lens))
    return sum(r * p for r, p in weighed) / sum(lens)


def pooled_first(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """Of all lengths of all references, the one that is closest to the sum."""
    everything = [length for lens in ref_lens for length in lens]
    return from_lengths(sum(hyp_lens), everything)


def by_translator(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """Add up the lengths of each translator, then choose the closest."""
    return from_lengths(sum(hyp_lens), [sum(column) for column in zip(*ref_lens)])


def by_padded_translator(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """As above; the last reference of a segment stands for those that it lacks."""
    most = max(map(len, ref_lens))
    padded = [[*lens, *[lens[-1]] * (most - len(lens))] for lens in ref_lens]
    return by_translator(hyp_lens, padded)


def closest_so_far(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """In each segment, the length closest to all that was said up to there."""
    c, r = 0, 0.0
    for said, lens in zip(hyp_lens, ref_lens):
        c += said
        r += closest(c, lens)
    return from_sums(c, r)


def closest_to_all(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """In each segment, the length closest to the words of the whole output."""
    c = sum(hyp_lens)
    return from_sums(c, sum(closest(c, lens) for lens in ref_lens))


def closest_to_average(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """In each segment, the length closest to the average of the output."""
    c = fmean(hyp_lens)
    return from_sums(sum(hyp_lens), sum(closest(c, lens) for lens in ref_lens))


def closest_of_all(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """In each segment, the closest of the lengths of all segments."""
    pool = [length for lens in ref_lens for length in lens]
    return from_sums(sum(hyp_lens), sum(closest(c, pool) for c in hyp_lens))


def whole_averages(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """The sums, divided by the number of segments without a rest."""
    count = len(hyp_lens)
    r = sum(map(closest, hyp_lens, ref_lens))
    return from_sums(sum(hyp_lens) // count, r // count)


def no_surplus(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """In each segment, not more words count than its reference has."""
    lens = [closest(*pair) for pair in zip(hyp_lens, ref_lens)]
    return from_sums(sum(map(min, hyp_lens, lens)), sum(lens))


def gaps_alone(hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """What is missing is added; what is too much fills no gap."""
    lens = [closest(*pair) for pair in zip(hyp_lens, ref_lens)]
    gaps = sum(max(0, r - c) for c, r in zip(hyp_lens, lens))
    return math.exp(-gaps / sum(hyp_lens)) if sum(hyp_lens) else 0.0


def from_sums(c: float, r: float) -> float:
    """One penalty of two sums."""
    if not c:
        return 0.0
    return 1.0 if c >= r else left(c, r)


def mean_ratio(
    share: Callable[[float, float], float],
    hyp_lens: Lengths,
    ref_lens: Sequence[Lengths],
) -> float:
    """The penalty of the average r/c, empty segments left out."""
    lens = map(closest, hyp_lens, ref_lens)
    shares = [share(c, r) for c, r in zip(hyp_lens, lens) if c]
    return min(1.0, math.exp(1 - fmean(shares))) if shares else 0.0


def some_of_r(part: slice, hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """Only some segments add to r; all add to c."""
    lens = [closest(*pair) for pair in zip(hyp_lens, ref_lens)]
    return from_sums(sum(hyp_lens), sum(lens[part]))


def some_of_both(part: slice, hyp_lens: Lengths, ref_lens: Sequence[Lengths]) -> float:
    """Only some segments add to c and r."""
    return corpus_penalty(hyp_lens[part], ref_lens[part])


def segments(random: Random) -> tuple[list[int], list[list[int]]]:
    """A few segments; often one is empty, often one has a tie."""
    pairs = [lengths(random) for _ in range(random.randint(1, 4))]
    return [c for c, _ in pairs], [lens for _, lens in pairs]


def with_steps(**steps: Any) -> Callable[..., float]:
    """A whole program with other steps: one that is tried alone, not with others."""
    return partial(corpus_penalty, **steps)


RARE = (  # each is tried alone here: pairs of rare mistakes would take too long
    "tie to the longer",
    "sum of the lengths",
    "distance for the length",
    "longer references only",
    "condition turned round",
    "both sides punished",
    "d for the penalty",
    "1 left out",
    "integer division",
    "sign",
    "number of references",
    "farthest length",
    "1 too many",
    "brackets",
)
OF_SUMS = {
    "distance for the length": "The *distances* to the closest references are added up for r,"
    " and not the lengths.",
}
CORPUS_PENALTY = Exercise(
    "4.5",
    "corpus_penalty",
    corpus_penalty,
    CORPUS,
    cases=[
        ([4, 8], [[6], [6]]),
        ([5, 6], [[9, 6], [7, 3]]),
        ([6, 0], [[6], [2]]),
        ([6, 4], [[7, 5], [9]]),
        ([6, 4], [[5, 7], [9]]),
        ([3, 4, 5], [[9, 4], [5, 8], [4, 6]]),
        ([2, 1], [[9], [12]]),
        ([3, 2], [[8, 5], [14, 11]]),
        ([0], [[3]]),
        ([1], [[2, 3]]),
        ([1, 1], [[5, 6, 4], [3, 2]]),
        ([1, 30], [[2, 40], [35]]),
        ([0, 0], [[1], [4, 2]]),
        ([0, 1], [[5, 3, 1, 1], [5, 6, 1, 1, 1]]),
        ([0, 4], [[9, 2], [6, 2]]),
        ([4, 0], [[6, 2], [9, 2]]),
        ([1, 20], [[4, 1, 1], [30, 200, 1]]),
        ([4], [[6, 8, 2]]),
        ([4], [[8, 6, 2]]),
        ([5], [[5, 5]]),
        ([5, 5], [[5], [5]]),
        ([5, 4], [[4], [5]]),
        ([5, 5, 5], [[7, 3, 7], [3, 7, 3], [9]]),
        ([8, 8], [[9, 7], [9]]),
        ([3, 3], [[4, 4, 4, 4, 2], [12, 11, 10, 9, 8]]),
        ([1000, 1], [[1001], [2]]),
        ([2, 3], [[30], [1]]),
    ],
    generate=segments,
    count=180,
    kinds={
        "empty output": lambda hyp_lens, ref_lens: sum(hyp_lens) == 0,
        "a segment with an empty hypothesis": lambda hyp_lens, ref_lens: 0 in hyp_lens,
        "a segment with two reference lengths equally near": lambda hyp_lens, ref_lens: (
            any(map(_tie, hyp_lens, ref_lens))
        ),
        "a single segment": lambda hyp_lens, ref_lens: len(hyp_lens) == 1,
        "several segments": lambda hyp_lens, ref_lens: len(hyp_lens) > 1,
    },
    parts={
        "c, the words of the output": lambda hyp_lens, ref_lens: sum(hyp_lens),
        "r, the sum of the closest lengths": lambda hyp_lens, ref_lens: sum(
            map(closest, hyp_lens, ref_lens)
        ),
        "a list of penalties, one for each segment": each,
        "the pair of sums, c and r": lambda hyp_lens, ref_lens: (
            sum(hyp_lens),
            sum(map(closest, hyp_lens, ref_lens)),
        ),
        "the pair of sums, r and c": lambda hyp_lens, ref_lens: (
            sum(map(closest, hyp_lens, ref_lens)),
            sum(hyp_lens),
        ),
        "a list of the closest lengths, one for each segment": lambda hyp_lens, ref_lens: [
            *map(closest, hyp_lens, ref_lens)
        ],
        "the ratio of the two sums": lambda hyp_lens, ref_lens: (
            sum(hyp_lens) / sum(map(closest, hyp_lens, ref_lens))
        ),
    },
    accepts=lambda hyp_lens, ref_lens: (
        len(hyp_lens) == len(ref_lens) > 0
        and min(hyp_lens) >= 0
        and all(lens and min(lens) > 0 for lens in ref_lens)
    ),
    wrong=(
        Misconception(
            "mean of the penalties",
            "Each segment is punished by itself, and the mean is taken. What is terse here"
            " may be wordy there: add the lengths first.",
            CORPUS,
            ("How often does the function compute a power of e? Once is enough.",),
            program=lambda hyp_lens, ref_lens: fmean(each(hyp_lens, ref_lens)),
        ),
        Misconception(
            "product of penalties",
            "The penalties of the segments are multiplied: the longer the test set, the lower"
            " the factor.",
            CORPUS,
            ("How often does the function compute a power of e? Once is enough.",),
            program=lambda hyp_lens, ref_lens: math.prod(each(hyp_lens, ref_lens)),
        ),
        Misconception(
            "mean weighted by words",
            "The penalties of the segments are averaged, with their words as weights. The"
            " penalty comes after the sums, not before.",
            CORPUS,
            ("Two sums, then one penalty.",),
            program=by_words,
        ),
        Misconception(
            "empty segments skipped",
            "A segment without output is left out. Its words are missing all the same.",
            CORPUS,
            ("What does an empty line add to c? And to r?",),
            steps={"kept": bool},
        ),
        Misconception(
            "one empty segment counts as all",
            "One empty segment makes the whole corpus 0.",
            CORPUS,
            ("When is c, the *sum*, zero?",),
            after=lambda result, hyp_lens, ref_lens: 0.0 if 0 in hyp_lens else result,
        ),
        Misconception(
            "chosen after adding up",
            "The lengths of all segments lie in one pool, and one of them is chosen. Each"
            " segment has its own r.",
            CORPUS,
            ("Choose inside the loop over segments; add what was chosen.",),
            program=pooled_first,
        ),
        Misconception(
            "one translator for all segments",
            "The lengths of each translator who has a line for every segment are added, then one"
            " of them is chosen for everything. Each segment may choose its own.",
            CORPUS,
            ("Choose inside the loop over segments; add what was chosen.",),
            program=by_translator,
        ),
        *(
            Misconception(
                f"only the {which} item",
                f"In each segment the *{which}* reference sets the length, and the others have"
                " no effect. The closest is asked for.",
                REFERENCES,
                ("Each reference has a distance to the words said in its segment.",),
                program=with_steps(choose=lambda c, lens, place=place: lens[place]),
            )
            for which, place in (("first", 0), ("last", -1))
        ),
        Misconception(
            "closest to the sum so far",
            "The reference of a segment is compared with the words of this segment *and* of"
            " those before it.",
            CORPUS,
            ("Compare with the length of one segment; add up afterwards.",),
            program=closest_so_far,
        ),
        Misconception(
            "closest to the whole output",
            "Each reference is compared with the words of the whole output. A segment has its"
            " own length.",
            CORPUS,
            ("Compare with the length of one segment; add up afterwards.",),
            program=closest_to_all,
        ),
        Misconception(
            "closest to the whole output",
            "In each segment the reference is chosen that is closest to the *average* length"
            " of the output. Each segment has its own c for that.",
            CORPUS,
            ("Which c belongs to which list of lengths? `zip` walks along both.",),
            program=closest_to_average,
        ),
        Misconception(
            "chosen from all segments",
            "The lengths of all segments lie in one pool, and each segment chooses from it. A"
            " segment has references of its own.",
            CORPUS,
            ("Which list of lengths belongs to which c? `zip` walks along both.",),
            program=closest_of_all,
        ),
        Misconception(
            "number of segments",
            "The *number* of segments is taken for c. Their words are to be added.",
            CORPUS,
            ("`len(hyp_lens)`: what does it count?",),
            program=lambda hyp_lens, ref_lens: from_sums(
                len(hyp_lens), sum(map(closest, hyp_lens, ref_lens))
            ),
        ),
        Misconception(
            "averages for sums",
            "The sums are divided by the number of segments, and what stands after the point"
            " is lost.",
            CORPUS,
            (
                "Two sums, then one penalty: in r/c, nothing needs to be divided before.",
            ),
            program=whole_averages,
        ),
        Misconception(
            "surplus cut off",
            "In a segment that says more, the words above its reference do not count. In the"
            " sum they make up for words that are missing elsewhere.",
            CORPUS,
            (
                "Two sums, then one comparison: is there a `min` or a `max` in the loop?",
            ),
            program=no_surplus,
        ),
        Misconception(
            "surplus cut off",
            "Only the gaps are added. In the sum, what is too much in one segment makes up for"
            " what is missing in another.",
            CORPUS,
            (
                "Two sums, then one comparison: is there a `min` or a `max` in the loop?",
            ),
            program=gaps_alone,
        ),
        *(
            Misconception(
                f"{which} item lost",
                f"The {which} segment adds nothing to {what}.",
                CORPUS,
                (
                    "Where does the `range` begin and end?",
                    "`range(n)` runs from 0 to n − 1, which is all of n items.",
                ),
                program=partial(program, part),
            )
            for which, part in (("last", slice(-1)), ("first", slice(1, None)))
            for what, program in (("r", some_of_r), ("the sums", some_of_both))
        ),
        Misconception(
            "mean of the penalties",
            "Each segment is punished by itself, and the *geometric* mean is taken; the mean of"
            " the exponents, none of them above 0, does the same. Add the lengths first.",
            CORPUS,
            ("Two sums, then one penalty.",),
            program=lambda hyp_lens, ref_lens: (
                math.prod(each(hyp_lens, ref_lens)) ** (1 / len(hyp_lens))
            ),
        ),
        Misconception(
            "mean of the penalties",
            "Each segment that says something is punished by itself, and the mean of those is"
            " taken. Add the lengths first, of all segments.",
            CORPUS,
            ("Two sums, then one penalty.",),
            program=lambda hyp_lens, ref_lens: fmean(
                [p for p in each(hyp_lens, ref_lens) if p] or [0.0]
            ),
        ),
        Misconception(
            "mean weighted by words",
            "The penalties of the segments are averaged, with the words of the references as"
            " weights. The penalty comes after the sums, not before.",
            CORPUS,
            ("Two sums, then one penalty.",),
            program=by_reference_words,
        ),
        *(
            Misconception(
                "mean of the ratios",
                f"{says} Add the lengths first: the ratio is one of two sums.",
                CORPUS,
                ("Two sums, then one penalty.",),
                program=partial(mean_ratio, share),
            )
            for says, share in (
                (
                    "r/c is averaged over the segments that say something, and the average"
                    " stands in the exponent.",
                    lambda c, r: r / c,
                ),
                (
                    "In the exponent stands an average over the segments that say something: of"
                    " r/c, and of 1 where r/c is below. The geometric mean of their penalties is"
                    " the same.",
                    lambda c, r: max(1, r / c),
                ),
            )
        ),
        Misconception(
            "equal lengths once",
            "Of segments with equally many words, only the last adds to r, as in a dictionary"
            " whose keys are the lengths.",
            CORPUS,
            ("How many values can a key of a dictionary have?",),
            program=lambda hyp_lens, ref_lens: from_sums(
                sum(hyp_lens),
                sum({c: closest(c, r) for c, r in zip(hyp_lens, ref_lens)}.values()),
            ),
        ),
        Misconception(
            "the worst segment",
            "The smallest penalty of a segment is taken for the whole.",
            CORPUS,
            ("Two sums, then one penalty.",),
            program=lambda hyp_lens, ref_lens: min(each(hyp_lens, ref_lens)),
        ),
        Misconception(
            "added for averaged",
            "The penalties of the segments are added. A factor does not exceed 1.",
            CORPUS,
            ("Two sums, then one penalty.",),
            program=lambda hyp_lens, ref_lens: sum(each(hyp_lens, ref_lens)),
        ),
        Misconception(
            "silence is long enough",
            "An empty output gets the full factor; then silence would win.",
            EMPTY,
            ("Where does the factor go, as c shrinks to 0?",),
            after=lambda result, hyp_lens, ref_lens: result if sum(hyp_lens) else 1.0,
        ),
        Misconception(
            "started anew in each round",
            "Only the last segment adds to r, as if r were set where it should grow.",
            CORPUS,
            ("What is the difference between `=` and `+=`?",),
            program=lambda hyp_lens, ref_lens: from_lengths(
                sum(hyp_lens), [int(closest(hyp_lens[-1], ref_lens[-1]))]
            ),
        ),
        *(
            Misconception(
                "only the first item",
                f"Only the first segment {does}. All segments belong in the sums.",
                CORPUS,
                (
                    "What of the other segments reaches the sums?",
                    "Does a `return` stand inside the loop?",
                ),
                program=partial(program, slice(1)),
            )
            for does, program in (("adds to r", some_of_r), ("counts", some_of_both))
        ),
        Misconception(
            "started anew in each round",
            "Only the last segment adds to c, as if c were set where it should grow. The"
            " words of all segments belong in it.",
            CORPUS,
            ("Does the loop use a name for one length that should be the sum?",),
            program=lambda hyp_lens, ref_lens: from_sums(
                hyp_lens[-1], sum(map(closest, hyp_lens, ref_lens))
            ),
        ),
        Misconception(
            "started anew in each round",
            "Only the last segment counts, as if both lengths were set where they should"
            " grow.",
            CORPUS,
            ("What is the difference between `=` and `+=`?",),
            program=lambda hyp_lens, ref_lens: each(hyp_lens, ref_lens)[-1],
        ),
        replace(NO_PENALTY, program=with_steps(**NO_PENALTY.steps), steps={}),
        *(
            replace(
                m,
                says=OF_SUMS.get(m.name, m.says),
                program=with_steps(**m.steps) if m.name in RARE else None,
                steps={} if m.name in RARE else m.steps,
            )
            for m in (*CHOICES, *CONDITIONS, SWAPPED_IN_THE_CALL, *CURVES)
        ),
        *(replace(m, program=with_steps(**m.steps), steps={}) for m in WITHOUT_A_TEST),
        replace(
            EMPTY_FORGOTTEN,
            after=lambda result, hyp_lens, ref_lens: unanswered(result, sum(hyp_lens)),
        ),
        Misconception(
            "distances without a sign",
            "The distances between the two lengths are added, whichever is longer: words too"
            " many count as missing ones.",
            CORPUS,
            (
                "Add the lengths, all c and all r, and compare the two sums.",
                "Is a long output punished by BP?",
            ),
            program=lambda hyp_lens, ref_lens: (
                math.exp(
                    -sum(
                        abs(closest(c, lens) - c) for c, lens in zip(hyp_lens, ref_lens)
                    )
                    / sum(hyp_lens)
                )
                if sum(hyp_lens)
                else 0.0
            ),
        ),
        Misconception(
            "one translator for all segments",
            "The lengths of each translator are added, and where there are fewer references, the"
            " last one stands for the missing. Then one sum is chosen. Each segment may choose"
            " its own.",
            CORPUS,
            ("Choose inside the loop over segments; add what was chosen.",),
            program=by_padded_translator,
        ),
        Misconception(
            "equal lengths once",
            "Of segments with equally many words, only the last counts, as in a dictionary whose"
            " keys are the lengths.",
            CORPUS,
            ("How many values can a key of a dictionary have?",),
            program=lambda hyp_lens, ref_lens: corpus_penalty(
                [*dict.fromkeys(hyp_lens)], [*dict(zip(hyp_lens, ref_lens)).values()]
            ),
        ),
        Misconception(
            "equal lengths once",
            "Where several segments choose equal lengths, these are added only once, as in a"
            " set.",
            CORPUS,
            ("A `set` loses the copies. Are the brackets round, or curly?",),
            program=lambda hyp_lens, ref_lens: from_sums(
                sum(hyp_lens), sum({*map(closest, hyp_lens, ref_lens)})
            ),
        ),
        Misconception(
            "every pair of segments",
            "Each output is compared with the references of *every* segment, and all that is"
            " chosen is added. A segment has references of its own.",
            CORPUS,
            ("Two loops, one inside the other, make all pairs. What does `zip` make?",),
            program=lambda hyp_lens, ref_lens: from_sums(
                sum(hyp_lens), sum(closest(c, r) for c in hyp_lens for r in ref_lens)
            ),
        ),
    ),
)


# ---- 4.6: a reference that hurts


def _whole(length: object) -> bool:
    return isinstance(length, int) and not isinstance(length, bool) and length >= 1


HURTS = Open(
    "4.6",
    "third",
    REFERENCES,
    (
        Requirement(
            "not a length",
            _whole,
            lambda length: (
                "A length is asked for: one integer, at least 1."
                + (
                    " An empty reference lies 12 away, and asks for nothing."
                    if length == 0
                    else ""
                )
            ),
        ),
        Requirement(
            "not above the candidate",
            lambda length: length > 12,
            lambda length: (
                "A reference that is no longer than the candidate asks for nothing more: BP"
                " stays 1. r is one of the lengths, the closest; no average, and no sum."
                + (
                    " Or is that a distance? The length itself is asked for."
                    if length <= 4  # 4 is the one to beat
                    else " The shortest does not count for being short."
                    if length < 8
                    else " Lengths do not vote: two references of 8 count as one."
                    if length == 8
                    else ""
                )
            ),
            hints=("BP falls only where r jumps above c.",),
        ),
        Requirement(
            "tie to the longer",
            lambda length: length != 16,
            "That is a tie: 8 and 16 are equally far from 12. r is still 8.",
            hints=("Which of two equally close lengths is r?",),
        ),
        Requirement(
            "longest reference",
            lambda length: length < 16,
            lambda length: (
                "That is farther from 12 than 8 is, so r is still 8, and BP is still 1. The"
                " longest reference does not count for being long, and lengths do not vote: the"
                " closest is r, by itself."
                + (
                    " Or is it what a loop left behind? `third` then has its last value, not"
                    " one that hurts."
                    if 21 < length <= 100
                    else ""
                )
            ),
            hints=("Compare its distance to 12 with that of 8.",),
        ),
    ),
)

EXERCISES = (BY_HAND, MY_PENALTY, LENGTH_RATIO, MENDED, CORPUS_PENALTY, HURTS)
