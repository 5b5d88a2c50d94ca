"""Exercises of chapter 7: pooling. What is added, what is averaged, and when one divides."""

import math
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import accumulate, chain, takewhile
from operator import itemgetter
from random import Random
from statistics import fmean, median

from bleu.brevity import brevity_penalty, closest_ref_len
from bleu.mean import geometric_mean
from bleu.ngrams import ngram_counts
from bleu.precision import match_counts
from bleu.score import bleu_score, corpus_bleu, sentence_bleu
from bleu.smoothing import add_k, exponential, floor, no_smoothing
from bleu.stats import BleuStats
from bleu.teach.by_hand import flat
from bleu.teach.corpus import load_corpus, word_tokens
from bleu.teach.exercise import Exercise, Misconception, Open, Requirement
from bleu.teach.inputs import corpus

Sentence = list[str]
References = list[list[str]]
Words = tuple[str, ...]
Pair = tuple[int, int]

POOL = "07_corpus#by-hand-add-first-divide-last"
VOTES = "07_corpus#the-failure-one-sentence-one-vote"
ADD = "07_corpus#counts-that-add"
LENGTHS = "07_corpus#and-the-lengths"
BREAKS = "07_corpus#three-segments-counted-right"
LINE = "07_corpus#from-files-to-one-line"
ZERO_OF_ONE = "07_corpus#pitfalls-in-the-wild"
PURSE = "02_clipping#each-coin-is-spent-once"
PURSES = "02_clipping#two-references-two-purses"


def ratio(above: float, below: float) -> float:
    """A ratio that is 0 where nothing was counted."""
    return above / below if below else 0.0


def harmonic(values: Sequence[float]) -> float:
    """The harmonic mean, 0 where one of the values is 0."""
    return 0.0 if 0 in values else len(values) / sum(1 / value for value in values)


WRONG_ROOTS: tuple[tuple[str, str, Callable[[Sequence[float]], float]], ...] = (
    (
        "root forgotten",
        "The precisions are multiplied, and no root is taken: a root of their product is their"
        " mean.",
        math.prod,
    ),
    (
        "root of the wrong number",
        "The precisions are multiplied, and the *square* root is taken. It belongs to two"
        " numbers.",
        lambda p: math.sqrt(math.prod(p)),
    ),
    (
        "root of the wrong number",
        "The precisions are multiplied, and the *third* root is taken. It belongs to three"
        " numbers.",
        lambda p: math.prod(p) ** (1 / 3),
    ),
    (
        "product over four",
        "The product is divided by four, where its fourth root belongs.",
        lambda p: math.prod(p) / 4,
    ),
)
THREE_ORDERS = (
    "orders 1 to 3",
    "It is as if there were only the orders 1, 2 and 3.",
    "03_ngrams",
    ("`range(1, 4)` is 1, 2, 3.",),
)


# ---- 7.1: my_pooled


def pooled(
    segments: list[Pair],
    *,
    counts: Callable[[int, int], bool] = lambda m, l: True,
    below: Callable[[int, int], int] = lambda m, l: l,
) -> float:
    """All matches over all n-grams."""
    kept = [(m, l) for m, l in segments if counts(m, l)]
    return ratio(sum(m for m, l in kept), sum(below(m, l) for m, l in kept))


def some_pairs(random: Random) -> tuple[list[Pair]]:
    """Matches of n-grams, for one to five segments."""
    totals = [random.randint(0, 9) for _ in range(random.randint(1, 5))]
    return ([(random.randint(0, total), total) for total in totals],)


def averaged_on(segments: list[Pair], *, empty: bool, begin: list[float]) -> float:
    """What there is so far and the next ratio, halved; maybe with 0 of 0 among them."""
    ratios = begin + [ratio(m, l) for m, l in segments if l or empty]
    so_far = ratios[0] if ratios else 0.0
    for new in ratios[1:]:
        so_far = (so_far + new) / 2
    return so_far


def divided_in_each_round(so_far: bool, segments: list[Pair]) -> float:
    """The sum of what each round divides: one segment's matches, or all so far."""
    above = [m for m, l in segments]
    below = accumulate(l for m, l in segments)
    return sum(map(ratio, accumulate(above) if so_far else above, below))


MY_POOLED = Exercise(
    "7.1",
    "my_pooled",
    pooled,
    POOL,
    cases=[
        ([(3, 4), (0, 6)],),
        ([(2, 3), (0, 0), (1, 1)],),
        ([(5, 5), (3, 7)],),
        ([(2, 5)],),
        ([(0, 0)],),
        ([(0, 3), (0, 2)],),
        ([(2, 2), (2, 3)],),
        ([(2, 3), (2, 3), (0, 1)],),
        ([(0, 0), (0, 0)],),
        ([(0, 0), (3, 4)],),
        ([(3, 4), (0, 0)],),
        ([(1, 1), (0, 1)],),
        ([(0, 1), (1, 1)],),
        ([(4, 4)],),
        ([(1, 4), (1, 4), (1, 4)],),
        ([(1, 2), (2, 4)],),
        ([(3, 4), (1, 2), (3, 4)],),
        ([(1, 100), (99, 100), (1, 1)],),
    ],
    generate=some_pairs,
    kinds={
        "a corpus without any n-gram": lambda segments: not sum(l for m, l in segments),
        "one segment": lambda segments: len(segments) == 1,
        "a segment without any n-gram": lambda segments: any(
            l == 0 for m, l in segments
        ),
        "a segment without a match": lambda segments: any(m == 0 for m, l in segments),
    },
    parts={
        "the number of matches": lambda segments: sum(m for m, l in segments),
        "the number of n-grams": lambda segments: sum(l for m, l in segments),
    },
    accepts=lambda segments: (
        len(segments) > 0 and all(0 <= m <= l for m, l in segments)
    ),
    wrong=(
        Misconception(
            "macro average",
            "Each segment is divided by itself, and then the ratios are averaged. So a"
            " segment of one n-gram counts as much as a segment of forty.",
            POOL,
            (
                "In which order come the two: the sum and the division?",
                "Take out the wall: how much water is there in all, how wide is the basin?",
            ),
            program=lambda segments: fmean(ratio(m, l) for m, l in segments),
        ),
        Misconception(
            "macro average",
            "The ratios of the segments are averaged; those without n-grams are left out."
            " Each segment has one vote then, whatever its size.",
            POOL,
            ("Do not divide before the last segment is counted.",),
            program=lambda segments: fmean([m / l for m, l in segments if l] or [0.0]),
        ),
        Misconception(
            "zero left out",
            "Segments without a match are passed over. Their n-grams were said, and wrong.",
            POOL,
            ("What does 0 of 6 add above the line, and what below it?",),
            steps={"counts": lambda m, l: m > 0},
        ),
        Misconception(
            "0 of 1",
            "A segment without n-grams adds one all the same: 0 of 1 in place of 0 of 0.",
            ZERO_OF_ONE,
            ("Look for a `max(1, ...)` or an `or 1`.",),
            steps={"below": lambda m, l: max(1, l)},
        ),
        Misconception(
            "0 of 0 for full marks",
            "A corpus without any n-gram gets the precision 1, as if nothing said were nothing"
            " wrong. It is 0 here.",
            POOL,
            program=lambda segments: (
                pooled(segments) if sum(l for m, l in segments) else 1.0
            ),
        ),
        Misconception(
            "not started at zero",
            "There is one n-gram too many below the line, whatever the corpus.",
            POOL,
            ("A sum starts at 0. When is the number below the line 0, and what then?",),
            program=lambda segments: (
                sum(m for m, l in segments) / (1 + sum(l for m, l in segments))
            ),
        ),
        Misconception(
            "stopped at an empty segment",
            "One segment without n-grams makes the whole corpus 0. It should add nothing, and take"
            " nothing away.",
            POOL,
            ("Where is the number of n-grams tested: in the loop, or after it?",),
            program=lambda segments: (
                pooled(segments) if all(l for m, l in segments) else 0.0
            ),
        ),
        Misconception(
            "stopped at an empty segment",
            "Only the segments before the first one without n-grams have an effect. What follows it counts, too.",
            POOL,
            ("`break` leaves the loop. Which word goes on with the next round?",),
            program=lambda segments: pooled([*takewhile(itemgetter(1), segments)]),
        ),
        Misconception(
            "no match in one segment",
            "One segment without a match makes the whole corpus 0. Its n-grams count, and so do"
            " the matches of the others.",
            POOL,
            ("What is 0 tested for, and where: in the loop, or after it?",),
            program=lambda segments: (
                pooled(segments) if all(m for m, l in segments) else 0.0
            ),
        ),
        Misconception(
            "weighted by matches",
            "The ratios of the segments are averaged, with the matches as weights. An n-gram"
            " that does not match then has no vote.",
            POOL,
            ("Which two numbers do the segments leave behind?",),
            program=lambda segments: ratio(
                sum(m * ratio(m, l) for m, l in segments), sum(m for m, l in segments)
            ),
        ),
        Misconception(
            "sum of ratios",
            "The ratios are added up. The sum of ratios is not the ratio of sums.",
            POOL,
            ("Which two numbers do the segments leave behind?",),
            program=lambda segments: sum(ratio(m, l) for m, l in segments),
        ),
        Misconception(
            "upside down",
            "The fraction stands on its head: n-grams over matches.",
            POOL,
            program=lambda segments: (
                sum(l for m, l in segments) / sum(m for m, l in segments)
            ),
        ),
        Misconception(
            "denominator of the last segment",
            "All matches are divided by the n-grams of the last segment alone.",
            POOL,
            ("Is the second number set in the loop, or added to?",),
            program=lambda segments: ratio(
                sum(m for m, l in segments), segments[-1][1]
            ),
        ),
        Misconception(
            "matches of the last segment",
            "The matches of the last segment alone are divided by all n-grams.",
            POOL,
            ("Is the first number set in the loop, or added to?",),
            program=lambda segments: ratio(
                segments[-1][0], sum(l for m, l in segments)
            ),
        ),
        Misconception(
            "number of segments below",
            "The matches are divided by the number of *segments*. Each n-gram has a vote.",
            VOTES,
            program=lambda segments: sum(m for m, l in segments) / len(segments),
        ),
        Misconception(
            "matches counted twice",
            "Below the line stand matches and n-grams. The n-grams hold the matches already.",
            POOL,
            steps={"below": lambda m, l: m + l},
        ),
        Misconception(
            "misses below",
            "Below the line stand the n-grams that do *not* match.",
            POOL,
            steps={"below": lambda m, l: l - m},
        ),
        Misconception(
            "product of ratios",
            "The ratios are multiplied. One bad segment then takes all.",
            POOL,
            program=lambda segments: math.prod(ratio(m, l) for m, l in segments),
        ),
        Misconception(
            "geometric mean",
            "That is the geometric mean of the ratios. It belongs between the orders, not"
            " between the segments.",
            POOL,
            program=lambda segments: geometric_mean([ratio(m, l) for m, l in segments]),
        ),
        Misconception(
            "the best segment",
            "Only the best segment counts.",
            POOL,
            program=lambda segments: max(ratio(m, l) for m, l in segments),
        ),
        Misconception(
            "the worst segment",
            "Only the worst segment counts.",
            POOL,
            program=lambda segments: min(ratio(m, l) for m, l in segments),
        ),
        Misconception(
            "not divided",
            "These are the two sums. The precision is their quotient.",
            POOL,
            ("One division is left to do.",),
            program=lambda segments: (
                sum(m for m, l in segments),
                sum(l for m, l in segments),
            ),
        ),
        Misconception(
            "upside down",
            "The fraction stands on its head: n-grams over matches. In each pair the matches"
            " come first.",
            POOL,
            program=lambda segments: ratio(
                sum(l for m, l in segments), sum(m for m, l in segments)
            ),
        ),
        Misconception(
            "two lists for pairs",
            "It is as if `segments` were two lists, all matches and all n-grams. It is a list of"
            " pairs, one for each segment.",
            POOL,
            ("`for m, l in segments` takes one pair after the other.",),
            program=lambda segments: (
                ratio(sum(segments[0]), sum(segments[1]))
                if len(segments) == 2
                else [][0]
            ),
        ),
        Misconception(
            "geometric mean",
            "That is the geometric mean of the ratios; segments without n-grams are left out."
            " It belongs between the orders, not between the segments.",
            POOL,
            program=lambda segments: geometric_mean(
                [m / l for m, l in segments if l] or [0.0]
            ),
        ),
        Misconception(
            "harmonic mean",
            "That is the harmonic mean of the ratios. The ratio of the sums is asked for.",
            POOL,
            program=lambda segments: harmonic([ratio(m, l) for m, l in segments]),
        ),
        Misconception(
            "macro average",
            "The ratios of the segments are averaged; only those with a match count.",
            POOL,
            program=lambda segments: fmean([m / l for m, l in segments if m] or [0.0]),
        ),
        Misconception(
            "the middle segment",
            "That is the median of the ratios. Each n-gram has a vote, not each segment.",
            POOL,
            program=lambda segments: median(ratio(m, l) for m, l in segments),
        ),
        Misconception(
            "ratios, one by one",
            "It has a ratio for each segment; one ratio for all of them is asked for.",
            POOL,
            program=lambda segments: [ratio(m, l) for m, l in segments],
        ),
        Misconception(
            "misses counted",
            "That is the share of the n-grams that do *not* match.",
            POOL,
            program=lambda segments: ratio(
                sum(l - m for m, l in segments), sum(l for m, l in segments)
            ),
        ),
        Misconception(
            "denominator of the first segment",
            "All matches are divided by the n-grams of the first segment alone.",
            POOL,
            program=lambda segments: ratio(sum(m for m, l in segments), segments[0][1]),
        ),
        Misconception(
            "the largest segment below",
            "All matches are divided by the n-grams of the largest segment alone.",
            POOL,
            program=lambda segments: ratio(
                sum(m for m, l in segments), max(l for m, l in segments)
            ),
        ),
        Misconception(
            "one added",
            "One is added to the matches and to the n-grams. Nothing is smoothed here.",
            POOL,
            ("What is the precision of 0 matches in 3 n-grams?",),
            program=lambda segments: (
                (sum(m for m, _ in segments) + 1) / (sum(l for _, l in segments) + 1)
            ),
        ),
        Misconception(
            "alike taken for one",
            "It is as if segments with the same matches were one segment, and the last of them"
            " stood for all. Each of them counts.",
            POOL,
            ("A dictionary has one place for a key: what comes last is in it.",),
            program=lambda segments: pooled([*dict(segments).items()]),
        ),
        *(
            Misconception(
                "macro average",
                "It is as if the precision so far and that of the next segment were averaged,"
                f" again and again{more}. The last segment then has half of all votes.",
                POOL,
                ("Which two numbers do the segments leave behind?",),
                program=partial(averaged_on, empty=empty, begin=begin),
            )
            for empty, begin, more in (
                (False, [], "; segments without any n-gram are left out"),
                (True, [], ""),
                (True, [0.0], ", beginning with 0"),
                (
                    False,
                    [0.0],
                    ", beginning with 0; segments without any n-gram are left out",
                ),
            )
        ),
        Misconception(
            "misses below",
            "Below the line stand the n-grams that do *not* match; where all match, it is 1.",
            POOL,
            program=lambda segments: (
                pooled(segments, below=lambda m, l: l - m)
                if any(l - m for m, l in segments)
                else float(any(m for m, l in segments))
            ),
        ),
        Misconception(
            "first segment twice",
            "The first segment is counted twice, as if the sums began with it, and it were added once more.",
            POOL,
            ("With what do the two sums begin? And with what does the loop begin?",),
            before=lambda segments: ([*segments[:1], *segments],),
        ),
        *(
            Misconception(
                "divided in each round",
                f"It is as if {above} were divided in each round by the n-grams counted so far,"
                " and the quotients were added up. Divide once, when all is counted.",
                POOL,
                ("Does the division stand in the loop, or behind it?",),
                program=partial(divided_in_each_round, so_far),
            )
            for so_far, above in (
                (False, "the matches of a segment"),
                (True, "the matches counted so far"),
            )
        ),
    ),
)


# ---- 7.2: two corpora


Corpus = tuple[Sequence[Sentence], Sequence[References]]


def score_of(hypothesis: Sentence, references: References) -> float:
    """BLEU of one sentence."""
    return _score(tuple(hypothesis), tuple(map(tuple, references)))


@cache
def _score(hypothesis: Words, references: tuple[Words, ...]) -> float:
    return sentence_bleu(hypothesis, references).score


def mean_of_scores(hypotheses: Sequence[Sentence], refs: Sequence[References]) -> float:
    """One sentence, one vote."""
    return fmean(score_of(h, r) for h, r in zip(hypotheses, refs))


def gap(one: Corpus) -> float:
    """The mean of the sentence scores minus BLEU."""
    return mean_of_scores(*one) - corpus_bleu(*one).score


def is_pair(value: object) -> bool:
    """Whether it is a list or a tuple of two."""
    return isinstance(value, list | tuple) and len(value) == 2


def has_words(one: Corpus) -> bool:
    """Whether hypotheses are lists of words, and not lines."""
    return all(isinstance(h, list | tuple) for h in one[0])


def has_lines(one: Corpus) -> bool:
    """Whether a reference is a line: a string with spaces in it."""
    group = [*chain(*one[1])]
    return any(isinstance(text, str) and " " in text for text in group)


def depth(value: object) -> int:
    """How many levels of brackets there are around the words."""
    if not isinstance(value, list | tuple):
        return 0
    return 1 + max(map(depth, value), default=0)


def only_sentences(one: object) -> bool:
    """Whether it is a list of lists of words, and not of lines."""
    words = flat(one)
    lines = any(isinstance(text, str) and " " in text for text in words)
    return depth(one) == 2 and len(words) > 0 and not lines


def by_segments(one: object) -> bool:
    """Whether it is a list of pairs: a hypothesis, and its references."""
    return (
        isinstance(one, list | tuple)
        and len(one) > 0
        and all(is_pair(s) and depth(s[0]) == 1 and depth(s[1]) == 2 for s in one)
    )


def is_nested(one: Corpus) -> bool:
    """Whether each hypothesis has a list of references, each of them a list of words."""
    return all(
        isinstance(group, list | tuple)
        and len(group) > 0
        and all(isinstance(reference, list | tuple) for reference in group)
        for group in one[1]
    )


def told_numbers(found: object) -> str:
    """What stands where two corpora should."""
    inside = flat(found)
    if all(isinstance(one, int | float) for one in inside):
        return "Two corpora are asked for, not their scores: lists of words."
    if any(isinstance(one, int | float) for one in inside):
        return "Two corpora are asked for, lists of words. Here numbers stand in them."
    return (
        "Two corpora are asked for, and each is a pair: the hypotheses, the references."
    )


def told_segments(found: Sequence[Corpus]) -> str:
    """How many segments there are in the corpus that has another number of them."""
    place = next(k for k, (h, r) in enumerate(found) if not len(h) == len(r) == 2)
    hypotheses, references = found[place]
    if (
        len(hypotheses) == 2
        and len(references) == 1
        and is_pair(references[0])
        and (depth(references) == 3 or has_lines(found[place]))
    ):
        return (
            f"In the {('first', 'second')[place]} corpus the references stand in one list for"
            " all segments, as sacreBLEU wants them: a list for each translator. Here each"
            " segment has a list of its own."
        )
    said = len(hypotheses)
    told = f"{said} {'hypothesis' if said == 1 else 'hypotheses'} and"
    told += f" {len(references)} {'group' if len(references) == 1 else 'groups'} of references"
    return (
        f"The {('first', 'second')[place]} corpus has {told}. Each corpus has two segments: two"
        " hypotheses, and two groups of references."
    )


def told_zero(found: Sequence[Corpus]) -> str:
    """Which corpus has a sentence with the score 0."""
    names = ("first", "second")
    zero = [
        name
        for name, one in zip(names, found)
        if any(sentence_bleu(h, r).score == 0 for h, r in zip(*one))
    ]
    if any(len(h) < 4 and h in r for one in found for h, r in zip(*one)):
        return (
            f"In the {zero[0]} corpus a sentence has the score 0. One that is equal to its"
            " reference scores 0, too, if it has fewer than four words: it has no 4-gram."
        )
    return (
        f"In the {zero[0]} corpus a sentence has the score 0. Each order needs a match in"
        " each sentence."
    )


def told_gaps(found: Sequence[Corpus]) -> str:
    """What mean and BLEU are, where they are not as asked."""
    place = 0 if gap(found[0]) <= 1e-12 else 1
    one, name = found[place], ("first", "second")[place]
    mean, score = mean_of_scores(*one), corpus_bleu(*one).score
    wanted = ("larger", "smaller")[place]
    if gap(found[0]) < -1e-12 and gap(found[1]) > 1e-12:
        return "The two corpora stand in the other order: first the one with a larger mean."
    return (
        f"In the {name} corpus the mean is {mean:.4f} and BLEU is {score:.4f}; the mean"
        f" should be {wanted}. {told_votes(found, one)}"
    ).strip()


def told_votes(found: Sequence[Corpus], one: Corpus) -> str:
    """Why the two numbers are as they are, where that can be seen."""
    same, turned = ([*zip(*corpus)] for corpus in found)
    if same == turned:
        return "The two corpora are the same one."
    if same == turned[::-1]:
        return (
            "It has the segments of the other corpus in another order, and the order changes"
            " neither number."
        )
    (short, first), (long, second) = sorted(
        (len(h), score_of(h, r)) for h, r in zip(*one)
    )
    if short == long:
        return "Its two sentences are equally long, so BLEU gives neither of them more votes."
    if first == second:
        return "Its two sentences have the same score."
    return f"Its longer sentence is the {'better' if second > first else 'worse'} one."


LARGER_AND_SMALLER = Open(
    "7.2",
    "corpora",
    VOTES,
    (
        Requirement(
            "a dictionary for a pair",
            lambda found: not isinstance(found, dict),
            "It is a dictionary. A pair is asked for, the one corpus and then the other:"
            " `corpora = one, two`.",
        ),
        Requirement(
            "numbers for corpora",
            lambda found: (
                not isinstance(found, int | float | str)
                and not any(isinstance(one, int | float) for one in flat([*found]))
            ),
            told_numbers,
        ),
        Requirement(
            "not two corpora",
            lambda found: isinstance(found, list | tuple),
            "A pair of corpora is asked for: `corpora = one, two`.",
        ),
        Requirement(
            "only one corpus",
            lambda found: (
                not (is_pair(found) and depth(found[0]) == 2 and depth(found[1]) == 3)
                and not (
                    len(found) == 1 and is_pair(found[0]) and depth(found[0][0]) == 2
                )
            ),
            "That is one corpus, and two are asked for: `corpora = one, two`.",
        ),
        Requirement(
            "three corpora",
            lambda found: len(found) <= 2,
            lambda found: (
                f"Two corpora are asked for; these are {len(found)}. Each is a pair, hypotheses"
                " and *their* references: two pairs in all."
            ),
        ),
        Requirement(
            "one pair for each segment",
            lambda found: not any(map(by_segments, found)),
            "Each corpus has a pair (hypothesis, references) for each segment. Here a corpus is"
            " two lists: first all hypotheses, then all groups of references.",
            hints=("`zip` turns the one into the other.",),
        ),
        Requirement(
            "references first",
            lambda found: (
                not any(
                    is_pair(one) and depth(one[0]) == 3 and depth(one[1]) == 2
                    for one in found
                )
            ),
            "The references stand before the hypotheses; in a corpus the hypotheses come first.",
        ),
        Requirement(
            "no references",
            lambda found: len(found) < 2 or not any(map(only_sentences, found)),
            "A corpus is a pair: the hypotheses, and for each of them a list of references. Here"
            " a corpus is one list of sentences.",
            hints=(
                "`corpora = (hyps_1, refs_1), (hyps_2, refs_2)` has the right shape.",
            ),
        ),
        Requirement(
            "not two corpora",
            lambda found: is_pair(found) and all(is_pair(one) for one in found),
            "A pair of corpora is asked for, and each corpus is a pair: the hypotheses, the"
            " references.",
            hints=(
                "`corpora = (hyps_1, refs_1), (hyps_2, refs_2)` has the right shape.",
            ),
        ),
        Requirement(
            "no lists",
            lambda found: all(
                isinstance(part, list | tuple) for one in found for part in one
            ),
            "Both parts of a corpus are lists: the hypotheses, each of them a list of words, and"
            " for each of them a list of references.",
        ),
        Requirement(
            "another number of segments",
            lambda found: all(len(h) == len(r) == 2 for h, r in found),
            told_segments,
        ),
        Requirement(
            "letters for words",
            lambda found: all(map(has_words, found)) and not any(map(has_lines, found)),
            "A hypothesis, or a reference, is a list of words, such as `'the cat'.split()`; a string would be"
            " counted letter by letter.",
        ),
        Requirement(
            "a level of brackets missing",
            lambda found: all(map(is_nested, found)),
            "Each hypothesis has a *list* of references, also when there is only one. And a corpus"
            " is two lists: first all hypotheses, then all groups of references.",
            "07_corpus#break-it",
        ),
        Requirement(
            "no words",
            lambda found: all(
                isinstance(word, str)
                for hypotheses, groups in found
                for words in chain(hypotheses, *groups)
                for word in words
            ),
            "A word is a string. Here something else stands where words belong, such as a list in"
            " one pair of brackets too many.",
        ),
        Requirement(
            "a sentence score of 0",
            lambda found: all(
                sentence_bleu(h, r).score > 0 for one in found for h, r in zip(*one)
            ),
            told_zero,
            hints=("Four right words in a row give each order a match.",),
        ),
        Requirement(
            "mean not as asked",
            lambda found: gap(found[0]) > 1e-12 and gap(found[1]) < -1e-12,
            told_gaps,
            hints=(
                "Let one sentence be long and one short, one good and one bad.",
                "The mean gives both one vote. To whom gives BLEU more votes?",
                "If the long sentence is the bad one, which of the two numbers suffers?",
            ),
        ),
    ),
)


# ---- 7.3: my_whole


def added(one: BleuStats, two: BleuStats) -> tuple[float, ...]:
    """Precisions of both together."""
    return no_smoothing(one + two)


def averaged(one: BleuStats, two: BleuStats) -> tuple[float, ...]:
    """Precisions of each, then their mean."""
    return tuple(map(fmean, zip(no_smoothing(one), no_smoothing(two))))


def penalty_of(stats: BleuStats) -> float:
    """BP of counted lengths."""
    return brevity_penalty(hyp_len=stats.hyp_len, ref_len=stats.ref_len)


def exponential_of(c: int, r: int) -> float:
    """The penalty without its cap."""
    return math.exp(1 - r / c) if c else 0.0


def whole(
    one: BleuStats,
    two: BleuStats,
    *,
    precisions: Callable[[BleuStats, BleuStats], Sequence[float]] = added,
    penalty: Callable[[BleuStats, BleuStats], float] = lambda a, b: penalty_of(a + b),
    mean: Callable[[Sequence[float]], float] = geometric_mean,
) -> float:
    """BLEU of two parts of a file."""
    return penalty(one, two) * mean(precisions(one, two))


def of_scores(
    weight: Callable[[BleuStats], float],
) -> Callable[[BleuStats, BleuStats], float]:
    """A mean of the two scores, with a weight for each."""

    def program(one: BleuStats, two: BleuStats) -> float:
        parts = one, two
        above = sum(weight(part) * bleu_score(part).score for part in parts)
        return ratio(above, sum(map(weight, parts)))

    return program


def over(matches: Sequence[int], totals: Sequence[int]) -> list[float]:
    """A ratio for each order."""
    return [ratio(m, l) for m, l in zip(matches, totals)]


def some_stats(random: Random) -> BleuStats:
    """Counts of a part of a file, mostly without a zero."""
    segments = random.randint(1, 6)
    words = segments * 3 + random.randint(4, 60)
    totals = [words - k * segments for k in range(4)]
    matches, most = [], random.randint(1, words)
    for total in totals:
        matches.append(min(most, total))
        most = random.randint(0 if random.random() < 0.2 else most // 2, matches[-1])
    ref_len = max(1, words + random.randint(-20, 20))
    return BleuStats(tuple(matches), tuple(totals), words, ref_len)


MEAN_HINTS = (
    "Two files with the same two scores can have another score together.",
    "What does `+` do with two `BleuStats`?",
)


@cache
def of_the_cell_above(systems: str, first: int) -> float:
    """The score of `good` and `poor`, as the chapter has them."""
    texts = load_corpus(word_tokens)
    refs = texts.references
    one, two = (texts.systems[name] for name in systems)
    whole_file = [*one[:first], *two[first:]]
    return float(corpus_bleu(whole_file, refs).score)


def longer_for_both(one: BleuStats, two: BleuStats) -> float:
    """The larger reference length for the sum of the two."""
    pooled = one + two
    longest = max(one.ref_len, two.ref_len)
    return bleu_score(
        BleuStats(pooled.matches, pooled.totals, pooled.hyp_len, longest)
    ).score


def length_twice(whose: str, part: int, one: BleuStats, two: BleuStats) -> float:
    """BP where one length is that of a part, twice."""
    both, own = one + two, (one, two)[part]
    if whose == "reference":
        return brevity_penalty(hyp_len=both.hyp_len, ref_len=2 * own.ref_len)
    return brevity_penalty(hyp_len=2 * own.hyp_len, ref_len=both.ref_len)


def totals_of_one(one: BleuStats, two: BleuStats) -> float:
    """The totals of the first part, twice."""
    pooled, twice = one + two, one + one
    return bleu_score(
        BleuStats(pooled.matches, twice.totals, pooled.hyp_len, pooled.ref_len)
    ).score


def geometric_of_scores(one: BleuStats, two: BleuStats) -> float:
    """The two scores under a root, each with its words as weight."""
    words = one.hyp_len + two.hyp_len
    shares = [
        bleu_score(part).score ** (part.hyp_len / words) if words else 0.0
        for part in (one, two)
    ]
    return math.prod(shares)


MY_WHOLE = Exercise(
    "7.3",
    "my_whole",
    whole,
    ADD,
    cases=[
        (
            BleuStats((6, 5, 4, 3), (6, 5, 4, 3), 6, 6),
            BleuStats((7, 3, 0, 0), (8, 7, 6, 5), 8, 9),
        ),
        (
            BleuStats((130, 110, 92, 76), (150, 140, 130, 120), 150, 155),
            BleuStats((110, 20, 4, 1), (300, 270, 240, 210), 300, 470),
        ),
        (BleuStats((9, 7, 5, 4), (10, 9, 8, 7), 10, 8), BleuStats.zero(4)),
        (BleuStats((3, 0, 0, 0), (9, 8, 7, 6), 9, 9),) * 2,
        (BleuStats.zero(4), BleuStats((9, 7, 5, 4), (10, 9, 8, 7), 10, 12)),
        (BleuStats((5, 4, 3, 2), (5, 4, 3, 2), 5, 5),) * 2,
        (BleuStats((5, 4, 3, 2), (5, 4, 3, 2), 5, 5), BleuStats.zero(4)),
        # the first reference is longer than both outputs, and no order is without a match
        (
            BleuStats((6, 6, 6, 4), (22, 17, 12, 7), 22, 35),
            BleuStats((5, 4, 3, 2), (5, 4, 3, 2), 5, 5),
        ),
        (
            BleuStats((1, 0, 0, 0), (1, 0, 0, 0), 1, 1),
            BleuStats((6, 4, 3, 2), (8, 7, 6, 5), 8, 9),
        ),
        (
            BleuStats((2, 1, 0, 0), (2, 1, 0, 0), 2, 9),
            BleuStats((1, 0, 0, 0), (1, 0, 0, 0), 1, 1),
        ),
        (
            BleuStats((5, 4, 3, 2), (8, 7, 6, 5), 8, 6),
            BleuStats((6, 4, 3, 2), (8, 7, 6, 5), 8, 10),
        ),
        (
            BleuStats((6, 4, 3, 2), (8, 7, 6, 5), 8, 10),
            BleuStats((5, 4, 3, 2), (8, 7, 6, 5), 8, 6),
        ),
        (
            BleuStats((1, 1, 1, 1), (5, 4, 3, 2), 5, 10),
            BleuStats((0, 0, 0, 0), (1, 0, 0, 0), 1, 8),
        ),
        # nearly all is right, and long: without its cap BP would make it more than 1
        (
            BleuStats((9, 8, 7, 6), (10, 9, 8, 7), 10, 8),
            BleuStats((5, 4, 3, 2), (5, 4, 3, 2), 5, 4),
        ),
        # all is right, and too short
        (
            BleuStats((1, 0, 0, 0), (1, 0, 0, 0), 1, 2),
            BleuStats((4, 3, 2, 1), (4, 3, 2, 1), 4, 6),
        ),
    ],
    generate=lambda random: (some_stats(random), some_stats(random)),
    count=100,
    kinds={
        "an empty part": lambda one, two: 0 in (one.hyp_len, two.hyp_len),
        "a part without a matched 4-gram": lambda one, two: (
            0 in (one.matches[3], two.matches[3])
        ),
        "a whole without a matched 4-gram": lambda one, two: (
            one.matches[3] + two.matches[3] == 0
        ),
    },
    parts={
        "the penalty": lambda one, two: penalty_of(one + two),
        "the four precisions": added,
        "the sum of the counts": lambda one, two: one + two,
    },
    wrong=(
        Misconception(
            "mean of the scores",
            "That is the mean of the two scores. The larger part has no more votes than the"
            " smaller one.",
            VOTES,
            MEAN_HINTS,
            program=of_scores(lambda part: 1),
        ),
        Misconception(
            "mean weighted by words",
            "That is the mean of the two scores, weighted by words. It comes near, and is"
            " not BLEU: no weight knows how each order was divided.",
            ADD,
            MEAN_HINTS,
            program=of_scores(lambda part: part.hyp_len),
        ),
        Misconception(
            "mean weighted by words",
            "That is the mean of the two scores, weighted by the words of the references.",
            ADD,
            MEAN_HINTS,
            program=of_scores(lambda part: part.ref_len),
        ),
        Misconception(
            "mean weighted by 4-grams",
            "That is the mean of the two scores, weighted by their 4-grams.",
            ADD,
            MEAN_HINTS,
            program=of_scores(lambda part: part.totals[3]),
        ),
        Misconception(
            "sum of the scores",
            "The two scores are added. Add what they are made of.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: bleu_score(one).score + bleu_score(two).score,
        ),
        Misconception(
            "geometric mean of the scores",
            "The geometric mean of the two scores: a part that scores 0 takes all.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: math.sqrt(
                bleu_score(one).score * bleu_score(two).score
            ),
        ),
        Misconception(
            "the whole score object",
            "That is the `BleuScore` with all its parts; the number alone is asked for.",
            ADD,
            ("A `BleuScore` has attributes: `score`, `points`, `precisions`.",),
            program=lambda one, two: bleu_score(one + two),
        ),
        Misconception(
            "the whole score object",
            "That is the line that a `BleuScore` prints, as a text; the number alone is asked for.",
            ADD,
            ("A `BleuScore` has attributes: `score`, `points`, `precisions`.",),
            program=lambda one, two: str(bleu_score(one + two)),
        ),
        Misconception(
            "cap in the wrong place",
            "The *score* is capped at 1, and the penalty is not: an output that is longer than its"
            " reference gets a bonus up to there.",
            LENGTHS,
            ("What stands in the brackets of `min`: BP, or BP times the mean?",),
            program=lambda one, two: min(
                1.0,
                whole(
                    one,
                    two,
                    penalty=lambda a, b: exponential_of(
                        a.hyp_len + b.hyp_len, a.ref_len + b.ref_len
                    ),
                ),
            ),
        ),
        Misconception(
            "penalty missing",
            "The brevity penalty has no effect: it is missing, or it is always 1.",
            LENGTHS,
            steps={"penalty": lambda one, two: 1.0},
        ),
        Misconception(
            "product of penalties",
            "Each part has its own penalty, and the two are multiplied.",
            LENGTHS,
            ("One part may be too short, if the other one is long enough.",),
            steps={"penalty": lambda one, two: penalty_of(one) * penalty_of(two)},
        ),
        Misconception(
            "mean of the penalties",
            "Each part has its own penalty, and their mean is taken.",
            LENGTHS,
            ("What is added first: lengths, or penalties?",),
            steps={"penalty": lambda one, two: fmean(map(penalty_of, (one, two)))},
        ),
        Misconception(
            "mean of the penalties",
            "Each part has its own penalty, and their mean is taken, weighted by words.",
            LENGTHS,
            ("What is added first: lengths, or penalties?",),
            steps={
                "penalty": lambda one, two: ratio(
                    sum(part.hyp_len * penalty_of(part) for part in (one, two)),
                    one.hyp_len + two.hyp_len,
                )
            },
        ),
        Misconception(
            "linear penalty",
            "The penalty is c / r, as long as that is below 1. BP comes from an exponential.",
            LENGTHS,
            steps={
                "penalty": lambda one, two: min(
                    1.0, ratio(one.hyp_len + two.hyp_len, one.ref_len + two.ref_len)
                )
            },
        ),
        Misconception(
            "no cap",
            "An output that is longer than its reference gets a bonus; its penalty should be 1.",
            LENGTHS,
            steps={
                "penalty": lambda one, two: exponential_of(
                    one.hyp_len + two.hyp_len, one.ref_len + two.ref_len
                )
            },
        ),
        Misconception(
            "swapped lengths",
            "c and r have changed places: the long output is punished.",
            LENGTHS,
            steps={
                "penalty": lambda one, two: brevity_penalty(
                    hyp_len=one.ref_len + two.ref_len, ref_len=one.hyp_len + two.hyp_len
                )
            },
        ),
        Misconception(
            "macro average",
            "The precisions of the two parts are averaged, order by order. Matches and"
            " n-grams should be added before they are divided.",
            POOL,
            steps={"precisions": averaged},
        ),
        Misconception(
            "arithmetic mean",
            "The four precisions go through the arithmetic mean; BLEU takes another one.",
            "05_mean",
            steps={"mean": fmean},
        ),
        Misconception(
            "harmonic mean",
            "The four precisions go through the harmonic mean; BLEU takes another one.",
            "05_mean",
            steps={"mean": harmonic},
        ),
        Misconception(
            "zero left out",
            "An order without a match is left out of the mean. It makes the score 0.",
            "05_mean",
            steps={"mean": lambda p: geometric_mean([x for x in p if x] or [0.0])},
        ),
        Misconception(
            "mean weighted by segments",
            "That is the mean of the two scores, with the weights 10 and 30. No weight knows"
            " how each order was divided.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: (
                (10 * bleu_score(one).score + 30 * bleu_score(two).score) / 40
            ),
        ),
        Misconception(
            "mean weighted by segments",
            "That is the mean of the two scores, with the weights 30 and 10; and the first"
            " part has the 10 segments.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: (
                (30 * bleu_score(one).score + 10 * bleu_score(two).score) / 40
            ),
        ),
        Misconception(
            "mean weighted by words",
            "That is the mean of the two scores, each with the words of the *other* part as"
            " its weight.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: ratio(
                two.hyp_len * bleu_score(one).score
                + one.hyp_len * bleu_score(two).score,
                one.hyp_len + two.hyp_len,
            ),
        ),
        Misconception(
            "sum of the scores",
            "The two scores are weighted with their words and added; nothing is divided. Add"
            " what the scores are made of.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: sum(
                part.hyp_len * bleu_score(part).score for part in (one, two)
            ),
        ),
        Misconception(
            "product of the scores",
            "The two scores are multiplied. Add what they are made of.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: bleu_score(one).score * bleu_score(two).score,
        ),
        Misconception(
            "only one part",
            "That is the score of the first part; the second has no effect.",
            ADD,
            program=lambda one, two: bleu_score(one).score,
        ),
        Misconception(
            "only one part",
            "That is the score of the second part; the first has no effect.",
            ADD,
            program=lambda one, two: bleu_score(two).score,
        ),
        Misconception(
            "the better part",
            "That is the larger of the two scores.",
            ADD,
            program=lambda one, two: max(bleu_score(one).score, bleu_score(two).score),
        ),
        Misconception(
            "the worse part",
            "That is the smaller of the two scores.",
            ADD,
            program=lambda one, two: min(bleu_score(one).score, bleu_score(two).score),
        ),
        Misconception(
            "penalty of one part",
            "The penalty is the one of the first part. Both lengths belong to the whole file.",
            LENGTHS,
            steps={"penalty": lambda one, two: penalty_of(one)},
        ),
        Misconception(
            "penalty of one part",
            "The penalty is the one of the second part. Both lengths belong to the whole file.",
            LENGTHS,
            steps={"penalty": lambda one, two: penalty_of(two)},
        ),
        Misconception(
            "penalty of one part",
            "The smaller of the two penalties is taken. One part may be too short, if the"
            " other one is long enough.",
            LENGTHS,
            steps={"penalty": lambda one, two: min(map(penalty_of, (one, two)))},
        ),
        Misconception(
            "penalty of one part",
            "The larger of the two penalties is taken. Both lengths belong to the whole file.",
            LENGTHS,
            steps={"penalty": lambda one, two: max(map(penalty_of, (one, two)))},
        ),
        Misconception(
            "mean of the penalties",
            "Each part has its own penalty, and their geometric mean is taken.",
            LENGTHS,
            steps={
                "penalty": lambda one, two: math.sqrt(penalty_of(one) * penalty_of(two))
            },
        ),
        Misconception(
            "precisions of one part",
            "The matches of both parts are divided by the n-grams of the first part alone.",
            POOL,
            ("Matches are added, order by order. And what is below the line?",),
            steps={"precisions": lambda a, b: over((a + b).matches, a.totals)},
        ),
        Misconception(
            "precisions of one part",
            "The matches of both parts are divided by the n-grams of the second part alone.",
            POOL,
            ("Matches are added, order by order. And what is below the line?",),
            steps={"precisions": lambda a, b: over((a + b).matches, b.totals)},
        ),
        Misconception(
            "precisions of one part",
            "The precisions are those of the first part.",
            POOL,
            steps={"precisions": lambda a, b: over(a.matches, a.totals)},
        ),
        Misconception(
            "precisions of one part",
            "The precisions are those of the second part.",
            POOL,
            steps={"precisions": lambda a, b: over(b.matches, b.totals)},
        ),
        Misconception(
            "tuples joined",
            "It is the geometric mean of eight precisions, four of each part, as if `+` had joined"
            " two tuples. Add the counts item by item.",
            ADD,
            (
                "`(1, 2) + (3, 4)` is `(1, 2, 3, 4)`.",
                "`BleuStats` has a `+` of its own.",
            ),
            steps={
                "precisions": lambda a, b: over(
                    a.matches + b.matches, a.totals + b.totals
                )
            },
        ),
        Misconception(
            "macro average",
            "The precisions of the two parts are added, order by order, and not pooled.",
            POOL,
            steps={
                "precisions": lambda a, b: [
                    p + q for p, q in zip(no_smoothing(a), no_smoothing(b))
                ]
            },
        ),
        *(
            Misconception(
                "smoothed",
                "A smoothing is at work. BLEU of a file has none, unless somebody says so.",
                ADD,
                ("What stands for `smoothing` in the call?",),
                steps={"precisions": lambda a, b, cure=cure: cure(a + b)},
            )
            for cure in (add_k, floor, exponential)
        ),
        *(
            Misconception(name, says, "05_mean", steps={"mean": mean})
            for name, says, mean in WRONG_ROOTS
        ),
        Misconception(
            *THREE_ORDERS,
            steps={"mean": lambda p: geometric_mean([*p][:3])},
        ),
        Misconception(
            "a zero for the whole",
            "A part that scores 0 makes the whole file 0. Its counts are added like those of"
            " the other part, which may have a match in each order.",
            ADD,
            MEAN_HINTS,
            program=lambda one, two: (
                bleu_score(one + two).score
                if bleu_score(one).score and bleu_score(two).score
                else 0.0
            ),
        ),
        Misconception(
            "the cell above for the arguments",
            "It is always the score of `good` and `poor`, the counts of the cell above. Yours are called `one` and `two`.",
            ADD,
            ("Which names stand in brackets behind `my_whole`?",),
            program=lambda one, two: of_the_cell_above("AD", 10),
        ),
        Misconception(
            "larger length for the sum",
            "The reference length of the whole is the larger one of the two. Lengths are added, as matches are.",
            ADD,
            ("What does `+` do with two `BleuStats`?",),
            program=longer_for_both,
        ),
        Misconception(
            "one part's totals twice",
            "The totals of the first part are added to themselves, and those of the second are not in.",
            ADD,
            ("What does `+` do with two `BleuStats`?",),
            program=totals_of_one,
        ),
        *(
            Misconception(
                "rounded",
                f"It is in points, rounded to {digits} digits. A number from 0 to 1 is asked for, with all its digits.",
                ADD,
                ("`score` and `points` of a `BleuScore` differ by a factor of 100.",),
                program=lambda one, two, digits=digits: round(
                    100 * whole(one, two), digits
                ),
            )
            for digits in (2, 1)
        ),
        *(
            Misconception(
                "length of one part",
                f"The reference length is that of the {which} part alone. It belongs to the whole"
                " file, as the counts do.",
                LENGTHS,
                ("Which of the numbers are added, and which are taken from one part?",),
                steps={
                    "penalty": lambda a, b, part=part: brevity_penalty(
                        hyp_len=(a + b).hyp_len, ref_len=(a, b)[part].ref_len
                    )
                },
            )
            for part, which in enumerate(("first", "second"))
        ),
        Misconception(
            "weighted by words",
            "The precisions of the two parts are averaged, with the numbers of words as weights."
            " In each order the n-grams are the weights: add the counts, then divide.",
            ADD,
            MEAN_HINTS,
            steps={
                "precisions": lambda a, b: [
                    ratio(p * a.hyp_len + q * b.hyp_len, a.hyp_len + b.hyp_len)
                    for p, q in zip(no_smoothing(a), no_smoothing(b))
                ]
            },
        ),
        *(
            Misconception(
                "one part's length twice",
                f"The {whose} length of the {which} part is added to itself, and that of the other"
                " part is not in.",
                LENGTHS,
                ("Read the sum of the lengths letter by letter: whose are the two?",),
                steps={"penalty": partial(length_twice, whose, part)},
            )
            for whose in ("reference", "output")
            for part, which in enumerate(("first", "second"))
        ),
        Misconception(
            "mean of scores",
            "It is a *geometric* mean of the two scores, with the words as weights. The counts"
            " are to be added, not the scores to be averaged.",
            ADD,
            ("What does `one + two` hold?",),
            program=geometric_of_scores,
        ),
        Misconception(
            "orders in one pot",
            "The counts of all orders are added up, and divided once. Each order has its own"
            " precision.",
            ADD,
            ("Four precisions, and a mean of four: where does the order end?",),
            steps={
                "precisions": lambda a, b: [
                    sum((a + b).matches) / max(1, sum((a + b).totals))
                ]
            },
        ),
    ),
)


# ---- 7.4: bleu_from_line


NUMBERS = re.compile(r"\d+(?:\.\d+)?")


def read_line(
    line: str,
    *,
    penalty: Callable[[float, float, float], float] = lambda c, r, printed: (
        brevity_penalty(hyp_len=int(c), ref_len=int(r))
    ),
    mean: Callable[[Sequence[float]], float] = geometric_mean,
    start: int = 1,
    orders: int = 4,
    number: Callable[[str], float] = float,
) -> float:
    """Points from the four precisions and the two lengths of a printed line."""
    printed = NUMBERS.findall(line)
    c, r, bp = map(float, (printed[-2], printed[-1], printed[5]))
    precisions = [*map(number, printed)]
    return penalty(c, r, bp) * mean(precisions[start : start + orders])


def field(number: int) -> Callable[[str], float]:
    """One number of the line, as it is printed."""
    return lambda line: float(NUMBERS.findall(line)[number])


def penalty_twice(line: str) -> float:
    """BP times the first number of the line."""
    c, r = map(int, NUMBERS.findall(line)[-2:])
    return brevity_penalty(hyp_len=c, ref_len=r) * field(0)(line)


def ratio_for_a_penalty(line: str) -> float:
    """The printed ratio, capped at 1, in the place of BP."""
    return min(1.0, field(6)(line)) * read_line(line, penalty=lambda c, r, printed: 1.0)


def ratio_in_the_exponent(line: str) -> float:
    """1 minus the printed ratio, where it is below 1."""
    mean = read_line(line, penalty=lambda c, r, printed: 1.0)
    return math.exp(max(0.0, 1 - field(6)(line))) * mean


def read_without_points(line: str) -> float:
    """Every row of digits is a number, on whichever side of a point."""
    printed = [*map(int, re.findall(r"\d+", line))]
    c, r = printed[-2:]
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(printed[1:5])


def at_places(places: Sequence[tuple[int, int]], line: str) -> float:
    """The precisions, each from one place to another."""
    precisions = [float(line[start:stop]) for start, stop in places]
    c, r = map(int, NUMBERS.findall(line)[-2:])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(precisions)


def between_places(start: int, stop: int, line: str) -> float:
    """The precisions, all of them from one place to another."""
    precisions = [float(number) for number in line[start:stop].split("/")]
    c, r = map(int, NUMBERS.findall(line)[-2:])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(precisions)


def lengths_of_three_digits(line: str) -> float:
    """The two lengths, at fixed distances from the end of the line."""
    r, c = int(line[-4:-1]), int(line[-17:-14])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(
        [*map(float, NUMBERS.findall(line)[1:5])]
    )


def lengths_of_one_digit(place: int, line: str) -> float:
    """One digit of each length."""
    c, r = (int(number[place]) for number in NUMBERS.findall(line)[-2:])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(
        [*map(float, NUMBERS.findall(line)[1:5])]
    )


@cache
def line_of_the_cell_above() -> str:
    """The line of system D."""
    texts = load_corpus(word_tokens)
    return str(corpus_bleu(texts.systems["D"], texts.references))


def of_two_digits(pattern: str, line: str, *, zero: bool) -> float:
    """The precisions that a pattern with two digits before the point finds."""
    found = [*map(float, re.findall(pattern, line.split()[3]))]
    if zero and not found:
        return 0.0
    c, r = map(int, NUMBERS.findall(line)[-2:])
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(found)


def lengths_of_three_signs(line: str) -> float:
    """As above; what is no digit is stripped off."""
    r, c = int(line[-4:-1].strip("= ")), int(line[-17:-14].strip("=, "))
    return brevity_penalty(hyp_len=c, ref_len=r) * geometric_mean(
        [*map(float, NUMBERS.findall(line)[1:5])]
    )


def numbers_with_a_point(line: str) -> float:
    """The last two numbers with a point are BP and the ratio."""
    numbers = [*map(float, re.findall(r"\d+\.\d+", line))]
    c, r = numbers[-2:]
    bp = min(1.0, math.exp(1 - r / c)) if c else 0.0
    return bp * geometric_mean(numbers[1:5])


BLEU_FROM_LINE = Exercise(
    "7.4",
    "bleu_from_line",
    read_line,
    LINE,
    cases=[
        (
            "BLEU = 5.13, 61.5/18.3/4.5/0.9 (BP=0.620, ratio=0.676, hyp_len=439,"
            " ref_len=649)",
        ),
        (
            "BLEU = 33.01, 77.8/50.0/28.6/16.7 (BP=0.895, ratio=0.900, hyp_len=9,"
            " ref_len=10)",
        ),
        (
            "BLEU = 100.00, 100.0/100.0/100.0/100.0 (BP=1.000, ratio=1.000, hyp_len=7,"
            " ref_len=7)",
        ),
        (
            "BLEU = 30.17, 60.0/36.0/24.0/16.0 (BP=1.000, ratio=1.000, hyp_len=2999,"
            " ref_len=3000)",
        ),
        (
            "BLEU = 0.00, 50.0/20.0/0.0/0.0 (BP=1.000, ratio=1.500, hyp_len=6,"
            " ref_len=4)",
        ),
        # the ratio is rounded to 1, and BP is not
        (
            "BLEU = 24.48, 60.0/30.0/20.0/10.0 (BP=0.999, ratio=1.000, hyp_len=1999,"
            " ref_len=2000)",
        ),
        (
            "BLEU = 24.49, 60.0/30.0/20.0/10.0 (BP=1.000, ratio=1.235, hyp_len=1234,"
            " ref_len=999)",
        ),
        ("BLEU = 0.00, 0.0/0.0/0.0/0.0 (BP=0.030, ratio=0.222, hyp_len=2, ref_len=9)",),
        (
            "BLEU = 3.08, 9.9/5.0/10.0/9.9 (BP=0.368, ratio=0.500, hyp_len=1,"
            " ref_len=2)",
        ),
        (
            "BLEU = 0.00, 9.9/5.0/9.9/5.0 (BP=0.000, ratio=0.091, hyp_len=1,"
            " ref_len=11)",
        ),
        (
            "BLEU = 1.35, 0.1/0.1/33.3/9.9 (BP=1.000, ratio=1.000, hyp_len=1,"
            " ref_len=1)",
        ),
        (
            "BLEU = 7.12, 50.0/33.3/25.0/20.0 (BP=0.236, ratio=0.409, hyp_len=9,"
            " ref_len=22)",
        ),
        (
            "BLEU = 66.87, 80.0/75.0/66.7/50.0 (BP=1.000, ratio=1.000, hyp_len=100,"
            " ref_len=100)",
        ),
        (
            "BLEU = 24.48, 60.0/30.0/20.0/10.0 (BP=1.000, ratio=1.000,"
            " hyp_len=12344, ref_len=12345)",
        ),
        (
            "BLEU = 24.49, 60.0/30.0/20.0/10.0 (BP=1.000, ratio=1.000,"
            " hyp_len=12345, ref_len=12344)",
        ),
        (
            "BLEU = 77.88, 100.0/100.0/100.0/100.0 (BP=0.779, ratio=0.800,"
            " hyp_len=4, ref_len=5)",
        ),
        ("BLEU = 5.00, 5.0/5.0/5.0/5.0 (BP=1.000, ratio=2.000, hyp_len=2, ref_len=1)",),
    ],
    generate=lambda random: (str(bleu_score(some_stats(random))),),
    kinds={
        "a precision of 0": lambda line: "/0.0" in line,
        "a printed penalty of 1": lambda line: "(BP=1.000" in line,
        "a score of 100": lambda line: "BLEU = 100" in line,
    },
    parts={
        "the penalty": lambda line: brevity_penalty(
            hyp_len=int(field(-2)(line)), ref_len=int(field(-1)(line))
        ),
        "c, the length of the output": lambda line: int(field(-2)(line)),
    },
    accepts=lambda line: isinstance(line, str),
    wrong=(
        Misconception(
            "the printed score",
            "That is the score that the line prints. Compute it from the other fields.",
            LINE,
            program=field(0),
        ),
        Misconception(
            "penalty missing",
            "The brevity penalty has no effect: it is missing, or it is always 1. An output that"
            " is too short shows it.",
            LINE,
            ("Print c and r. Are they the two numbers at the end of the line?",),
            steps={"penalty": lambda c, r, printed: 1.0},
        ),
        Misconception(
            "strings compared",
            "The lengths are compared as strings, letter by letter: `'96'` is more than `'100'`"
            " then.",
            LINE,
            ("What does `re.findall` give, numbers or strings?",),
            steps={
                "penalty": lambda c, r, printed: (
                    1.0 if str(int(c)) > str(int(r)) else math.exp(1 - r / c)
                )
            },
        ),
        Misconception(
            "the printed penalty",
            "BP has three digits here, as it is printed. It is rounded; the two lengths are"
            " exact.",
            LINE,
            ("`brevity_penalty` takes the lengths by name.",),
            steps={"penalty": lambda c, r, printed: printed},
        ),
        Misconception(
            "linear penalty",
            "The penalty is c / r, as long as that is below 1. BP comes from an exponential.",
            LINE,
            steps={"penalty": lambda c, r, printed: min(1.0, c / r)},
        ),
        Misconception(
            "the ratio for the penalty",
            "c / r, the ratio of the lengths, is taken for BP, also above 1.",
            LINE,
            steps={"penalty": lambda c, r, printed: c / r},
        ),
        Misconception(
            "swapped lengths",
            "c and r have changed places: the long output is punished.",
            LINE,
            ("Which of the two lengths stands first in the line?",),
            steps={
                "penalty": lambda c, r, printed: brevity_penalty(
                    hyp_len=int(r), ref_len=int(c)
                )
            },
        ),
        Misconception(
            "no cap",
            "An output that is longer than its reference gets a bonus; its penalty should be 1.",
            LINE,
            steps={"penalty": lambda c, r, printed: exponential_of(int(c), int(r))},
        ),
        Misconception(
            "missing words per reference word",
            "The exponent is (c - r) / r; the paper divides the missing words by c.",
            "04_brevity",
            steps={"penalty": lambda c, r, printed: min(1.0, math.exp((c - r) / r))},
        ),
        Misconception(
            "arithmetic mean",
            "The four precisions go through the arithmetic mean; BLEU takes another one.",
            "05_mean",
            steps={"mean": fmean},
        ),
        Misconception(
            "harmonic mean",
            "The four precisions go through the harmonic mean; BLEU takes another one.",
            "05_mean",
            steps={"mean": harmonic},
        ),
        Misconception(
            "root forgotten",
            "The four per cents are multiplied, and no root is taken: the product is no mean.",
            "05_mean",
            ("Four numbers were multiplied: which root brings the unit back?",),
            steps={"mean": math.prod},
        ),
        Misconception(
            "zero left out",
            "A precision of 0 is left out of the mean. It makes the score 0.",
            "05_mean",
            steps={"mean": lambda p: geometric_mean([x for x in p if x] or [0.0])},
        ),
        Misconception(
            "orders 1 to 3",
            "Only the first three precisions are averaged; there are four.",
            LINE,
            steps={"orders": 3},
        ),
        Misconception(
            "a fifth number",
            "Five numbers are averaged: the four precisions, and BP.",
            LINE,
            steps={"orders": 5},
        ),
        *(
            Misconception(
                name,
                says,
                "05_mean",
                steps={"mean": lambda p, mean=mean: 100 * mean([x / 100 for x in p])},
            )
            for name, says, mean in WRONG_ROOTS
        ),
        Misconception(
            "root of the wrong number",
            "The four per cents are multiplied, and the root is the square root, not the fourth.",
            "05_mean",
            steps={"mean": lambda p: math.sqrt(math.prod(p))},
        ),
        Misconception(
            "root of the wrong number",
            "The four per cents are multiplied, and the root is the third, not the fourth.",
            "05_mean",
            steps={"mean": lambda p: math.prod(p) ** (1 / 3)},
        ),
        Misconception(
            "another field for a precision",
            "The score is averaged with the first three precisions; it is none of them.",
            LINE,
            ("Which number of the line is the first precision?",),
            steps={"start": 0},
        ),
        Misconception(
            "another field for a precision",
            "The first precision is missing from the mean, and BP is in it.",
            LINE,
            ("Which number of the line is the first precision?",),
            steps={"start": 2},
        ),
        Misconception(
            "another field for a precision",
            "Only three numbers are averaged: the first precision is missing.",
            LINE,
            ("Which place has the first precision, if the score has the place 0?",),
            program=lambda line: read_line(line, start=2, orders=3),
        ),
        Misconception(
            "another field for a precision",
            "All five numbers are averaged: the score and the four precisions.",
            LINE,
            ("Which number of the line is the first precision?",),
            steps={"start": 0, "orders": 5},
        ),
        Misconception(
            "digits lost",
            "What stands after the point of a precision is lost.",
            LINE,
            ("`int('61')` stops at the point. Does the pattern know the point?",),
            steps={"number": lambda text: float(text.partition(".")[0])},
        ),
        Misconception(
            "digits lost",
            "It is as if `61.5` were two numbers, 61 and 5, and all places after it were shifted.",
            LINE,
            ("Print the list of the numbers. How many should there be?",),
            program=lambda line: read_without_points(line),
        ),
        Misconception(
            "the printed ratio",
            "BP is computed from the printed ratio, which is rounded. The two lengths are"
            " exact.",
            LINE,
            ("`brevity_penalty` takes the lengths by name.",),
            program=lambda line: (
                min(1.0, math.exp(1 - 1 / field(6)(line)) if field(6)(line) else 0.0)
                * read_line(line, penalty=lambda c, r, printed: 1.0)
            ),
        ),
        *(
            Misconception(
                "fixed places",
                "It is as if the precisions were cut out at fixed places of the line. In another"
                " line a number is longer, or shorter, and all after it moves.",
                LINE,
                (
                    "Look for what stands between the fields, or for the numbers themselves.",
                ),
                program=partial(at_places, places),
            )
            for places in (
                ((14, 18), (19, 23), (24, 28), (29, 33)),
                ((13, 17), (18, 22), (23, 26), (27, 30)),
            )
        ),
        Misconception(
            "fixed places",
            "It is as if each length had three digits and stood at a fixed distance from the"
            " end of the line. A length may have fewer digits, or more.",
            LINE,
            ("Look for what stands around a length: `hyp_len=`, a comma, a bracket.",),
            program=lengths_of_three_digits,
        ),
        Misconception(
            "swapped lengths",
            "The exponent is 1 - c / r: the fraction stands on its head, and there is no cap.",
            LINE,
            ("Which of the two lengths stands below the line in BP?",),
            steps={"penalty": lambda c, r, printed: exponential_of(int(r), int(c))},
        ),
        Misconception(
            "swapped lengths",
            "Where c < r, the exponent is 1 - c / r: the fraction stands on its head, and too short"
            " an output gains.",
            LINE,
            ("Which of the two lengths stands below the line in BP?",),
            program=partial(
                read_line,
                penalty=lambda c, r, printed: (
                    exponential_of(int(r), int(c)) if c < r else 1.0
                ),
            ),
        ),
        Misconception(
            "swapped lengths",
            "BP is computed from the printed ratio, and its exponent is 1 minus the ratio. The"
            " ratio is c / r, and the paper's exponent is 1 - r / c.",
            LINE,
            ("Which length stands above the line in the printed ratio? And in BP?",),
            program=ratio_in_the_exponent,
        ),
        Misconception(
            "swapped lengths",
            "The penalty is r / c, where that is below 1: so the long output is punished, and the short one is not.",
            LINE,
            steps={"penalty": lambda c, r, printed: min(1.0, r / c)},
        ),
        Misconception(
            "the ratio for the penalty",
            "r / c is taken for BP: the ratio of the lengths, on its head.",
            LINE,
            steps={"penalty": lambda c, r, printed: r / c},
        ),
        Misconception(
            "sign in the exponent",
            "The sign of the exponent is turned round: too short an output gains.",
            LINE,
            steps={
                "penalty": lambda c, r, printed: math.exp(r / c - 1) if c < r else 1.0
            },
        ),
        Misconception(
            "one is missing in the exponent",
            "The exponent is -r / c; the paper's is 1 - r / c.",
            LINE,
            steps={"penalty": lambda c, r, printed: math.exp(-r / c) if c < r else 1.0},
        ),
        *(
            Misconception(
                "a string for a number",
                "It is text. A number is asked for, with all its digits.",
                LINE,
                after=lambda result, line, form=form: form.format(result),
            )
            for form in ("{:.2f}", "{:.1f}", "BLEU = {:.2f}")
        ),
        Misconception(
            "the list of the precisions",
            "These are the four precisions; put them into their mean, and multiply by BP.",
            LINE,
            program=lambda line: [*map(float, NUMBERS.findall(line)[1:5])],
        ),
        Misconception(
            "penalty on the printed score",
            "The printed score is multiplied by the penalty. The penalty is in it already, and it is rounded.",
            LINE,
            program=penalty_twice,
        ),
        Misconception(
            "the printed ratio",
            "The penalty is the printed ratio of the lengths, as long as it is below 1. BP comes"
            " from an exponential.",
            LINE,
            program=ratio_for_a_penalty,
        ),
        *(
            Misconception(
                "smoothed",
                f"It is as if {number} per cent stood for a precision of 0. Nothing stands for"
                " it: one 0 makes the score 0.",
                LINE,
                steps={
                    "mean": lambda p, number=number: geometric_mean(
                        [x or number for x in p]
                    )
                },
            )
            for number in (0.05, 0.1, 0.01, 1)
        ),
        *(
            Misconception(
                "digits lost",
                f"It is as if a length had one digit: the {which} of several.",
                LINE,
                ("`\\d` is one digit, `\\d+` is one and more.",),
                program=partial(lengths_of_one_digit, place),
            )
            for which, place in (("first", 0), ("last", -1))
        ),
        Misconception(
            "the cell above for the arguments",
            "It is always the score of `text`, the line of the cell above. Yours is called `line`.",
            LINE,
            ("Which name stands in brackets behind `bleu_from_line`?",),
            program=lambda line: read_line(line_of_the_cell_above()),
        ),
        *(
            Misconception(
                "two digits before the point",
                f"Only per cents with two digits before the point are read as they are; {lost}.",
                LINE,
                ("`\\d+` is one digit or more.",),
                program=partial(of_two_digits, pattern, zero=zero),
            )
            for lost, pattern in (
                ("100.0 and 4.4 are lost", r"\b\d\d\.\d\b"),
                ("4.4 is lost, and 100.0 is read as 0", r"\d\d\.\d"),
            )
            for zero in (False, True)
        ),
        Misconception(
            "fixed places",
            "It is as if the lengths were cut from fixed places at the end of the line, where lengths of three digits stand.",
            LINE,
            ("Look for what stands around a length: `hyp_len=`, a comma, a bracket.",),
            program=lengths_of_three_signs,
        ),
        Misconception(
            "BP and ratio for the lengths",
            "BP and the ratio are taken for the two lengths. They are the last two numbers with a point; lengths have none.",
            LINE,
            ("Print the list of the numbers that are found.",),
            program=numbers_with_a_point,
        ),
        *(
            Misconception(
                name,
                f"Where the line prints a {what} of 1.000{more}, there is no penalty. It is rounded;"
                " the two lengths are exact.",
                LINE,
                (f"2999 words for 3000: which {what} is printed?",),
                program=lambda line, place=place: read_line(
                    line,
                    penalty=lambda c, r, printed: (
                        1.0
                        if field(place)(line) >= 1
                        else brevity_penalty(hyp_len=int(c), ref_len=int(r))
                    ),
                ),
            )
            for name, what, more, place in (
                ("the printed ratio", "ratio", " or more", 6),
                ("the printed penalty", "BP", "", 5),
            )
        ),
        Misconception(
            "digits lost",
            "It is as if a precision had one digit before its point, the last of several: 33.3"
            " is read as 3.3.",
            LINE,
            ("`\\d` is one digit, `\\d+` is one and more.",),
            steps={"number": lambda text: float(text[-3:])},
        ),
        *(
            Misconception(
                "fixed places",
                "It is as if the precisions were cut out at fixed places of the line. In another"
                " line a number is longer, or shorter, and all after it moves.",
                LINE,
                (
                    "Look for what stands between the fields, or for the numbers themselves.",
                ),
                program=partial(between_places, *places),
            )
            for places in ((13, 30), (12, 30), (12, 28))
        ),
        Misconception(
            "penalty under the root",
            "The penalty stands under the fourth root, together with the precisions. It is the mean"
            " itself that is multiplied with BP.",
            LINE,
            ("Of what is the fourth root taken?",),
            program=partial(
                read_line,
                penalty=lambda c, r, printed: (
                    brevity_penalty(hyp_len=int(c), ref_len=int(r)) ** 0.25
                ),
            ),
        ),
    ),
)


# ---- 7.5 and 7.6: counts of a corpus, and its score


Matches = Callable[[Sentence, References, int], int]


def remembered(count: Matches) -> Matches:
    """The same counts: one check asks for those of a sentence a thousand times."""

    @cache
    def known(hypothesis: Words, references: tuple[Words, ...], n: int) -> int:
        return count([*hypothesis], [[*reference] for reference in references], n)

    return lambda h, r, n: known(tuple(h), tuple(map(tuple, r)), n)


@remembered
def clipped(hypothesis: Sentence, references: References, n: int) -> int:
    """The matches of one segment."""
    return match_counts(hypothesis, references, n).matches


@remembered
def unclipped(hypothesis: Sentence, references: References, n: int) -> int:
    """Every copy counts, as soon as a reference has the n-gram."""
    known = set(chain.from_iterable(ngram_counts(r, n) for r in references))
    return sum(k for gram, k in ngram_counts(hypothesis, n).items() if gram in known)


@remembered
def summed_purses(hypothesis: Sentence, references: References, n: int) -> int:
    """All purses are poured together."""
    purse: Counter[tuple[str, ...]] = Counter()
    for reference in references:
        purse += ngram_counts(reference, n)
    return (ngram_counts(hypothesis, n) & purse).total()


@remembered
def best_reference(hypothesis: Sentence, references: References, n: int) -> int:
    """The one reference that fits best pays for all."""
    return max(clipped(hypothesis, [reference], n) for reference in references)


@remembered
def every_reference(hypothesis: Sentence, references: References, n: int) -> int:
    """Each reference pays for itself."""
    return sum(clipped(hypothesis, [reference], n) for reference in references)


@remembered
def first_reference(hypothesis: Sentence, references: References, n: int) -> int:
    """Only the first reference pays."""
    return clipped(hypothesis, references[:1], n)


@remembered
def kinds_of_grams(hypothesis: Sentence, references: References, n: int) -> int:
    """Each different n-gram counts once."""
    return sum(1 for gram in ngram_counts(hypothesis, n) if _known(gram, references, n))


def _known(gram: tuple[str, ...], references: References, n: int) -> bool:
    return any(gram in ngram_counts(reference, n) for reference in references)


def grams_in(tokens: Sentence, n: int) -> int:
    """How many n-grams there are."""
    return max(0, len(tokens) - n + 1)


def most_grams(hypothesis: Sentence, references: References, n: int) -> int:
    """The n-grams of all references."""
    return sum(grams_in(reference, n) for reference in references)


def counted(
    hypotheses: list[Sentence],
    references: list[References],
    n: int,
    *,
    matches: Matches = clipped,
    total: Matches = lambda h, r, n: grams_in(h, n),
    gather: Callable[[Sequence[int], Sequence[int]], object] = lambda m, l: (
        sum(m),
        sum(l),
    ),
) -> object:
    """Matches and n-grams of one order, added up over the segments."""
    segments = [*zip(hypotheses, references)]
    return gather(
        [matches(h, r, n) for h, r in segments], [total(h, r, n) for h, r in segments]
    )


def run_together(
    hypotheses: list[Sentence], references: list[References], *rest: int
) -> tuple[object, ...]:
    """One long hypothesis, and reference j of all segments in a row."""
    count = max(map(len, references))
    rows = [
        [*chain(*(refs[j] for refs in references if j < len(refs)))]
        for j in range(count)
    ]
    return [[*chain(*hypotheses)]], [rows], *rest


def padded(
    hypotheses: list[Sentence], references: list[References], *rest: int
) -> tuple[object, ...]:
    """One long hypothesis; where a segment has fewer references, its last one serves."""
    count = max(map(len, references))
    rows = [
        [*chain(*(refs[min(j, len(refs) - 1)] for refs in references))]
        for j in range(count)
    ]
    return [[*chain(*hypotheses)]], [rows], *rest


def poured(
    hypotheses: list[Sentence], references: list[References], *rest: int
) -> tuple[object, ...]:
    """One long hypothesis, and every reference of every segment for it."""
    return [[*chain(*hypotheses)]], [[*chain(*references)]], *rest


def one_group(
    hypotheses: list[Sentence], references: list[References], *rest: int
) -> tuple[object, ...]:
    """The references of the first segment serve for all."""
    return hypotheses, [references[0]] * len(hypotheses), *rest


def all_groups(
    hypotheses: list[Sentence], references: list[References], *rest: int
) -> tuple[object, ...]:
    """Each hypothesis may use the references of all segments."""
    return hypotheses, [[*chain(*references)]] * len(hypotheses), *rest


def up_to_a_short_one(
    hypotheses: list[Sentence], references: list[References], n: int
) -> tuple[object, ...]:
    """The segments before the first without an n-gram."""
    return [*takewhile(lambda h: len(h) >= n, hypotheses)], references, n


def first_ones_together(
    hypotheses: list[Sentence], references: list[References]
) -> tuple[object, ...]:
    """One long hypothesis, and the first references in a row."""
    return run_together(hypotheses, [group[:1] for group in references])


NO_CLIP = (
    "no clip",
    "Every copy of an n-gram counts, as soon as a reference has it once.",
    PURSE,
    ("`my_matches` clips, segment by segment. Does the sum still use it?",),
)
BY_SUM = (
    "clip by the sum",
    "The references of a segment are poured together; an n-gram may use only one of them,"
    " the one that has most of it.",
    PURSES,
    ("Is something added up over the references that should be a maximum?",),
)
BY_BEST = (
    "clip by the best reference",
    "In each segment one reference is chosen for all n-grams of an order. Each n-gram may choose"
    " its own.",
    PURSES,
    ("Which loop is outside: the one over n-grams, or the one over references?",),
)
FIRST_REFERENCE = (
    "only the first reference",
    "Only the first reference of each segment is used.",
    PURSES,
    ("Is there a `[0]` where all the references belong?",),
)


def of_references(which: str) -> tuple[str, str, str, tuple[str, ...]]:
    """Somebody else's n-grams below the line."""
    return (
        "denominator of the references",
        f"The n-grams of {which} of each segment are counted below the line. Precision asks about"
        " those of the hypothesis.",
        BREAKS,
        ("Whose n-grams can be right or wrong?",),
    )


ACROSS = "n-grams across sentences"
INVENTS = (
    " That invents n-grams which run across a line break, and a word may be found in the reference"
    " of another segment."
)
BY_ITSELF = ("Count each segment by itself, and add the integers.",)
TOGETHER = (
    ACROSS,
    "It is as if the segments were joined to one long text, and reference j of all segments to"
    f" another.{INVENTS}",
    BREAKS,
    BY_ITSELF,
)
TOGETHER_PADDED = (
    ACROSS,
    "It is as if the segments were joined to one long text, and reference j of all segments to"
    " another; where a segment has fewer references, its last one stands in."
    f"{INVENTS}",
    BREAKS,
    BY_ITSELF,
)
TOGETHER_POURED = (
    ACROSS,
    "It is as if the segments were joined to one long text, and all references of all segments"
    f" belonged to it, each by itself.{INVENTS}",
    BREAKS,
    BY_ITSELF,
)
OTHERWISE_JOINED = ((padded, TOGETHER_PADDED), (poured, TOGETHER_POURED))
ONE_GROUP = (
    "references of the first segment",
    "Every hypothesis is compared with the references of the first segment.",
    ADD,
    ("Hypothesis i belongs to `references[i]`: `zip` brings the two together.",),
)
ALL_GROUPS = (
    "references of all segments",
    "Every hypothesis may use the references of all segments, not only its own.",
    ADD,
    ("Hypothesis i belongs to `references[i]`: `zip` brings the two together.",),
)
DISTINCT = (
    "each n-gram once",
    "Among the matches of a segment, each different n-gram counts once, however often it is said"
    " and found.",
    "03_ngrams",
    ("A `set` loses the copies.",),
)


def counts_input(random: Random) -> tuple[list[Sentence], list[References], int]:
    """A corpus and an order."""
    return (*corpus(random), random.randint(1, 4))


CAT = "the cat is on the mat".split()
BOOK = "he read a book yesterday evening at home".split()
BOOK_REFERENCE = "he was reading a book at home yesterday evening".split()
EXAMPLE: tuple[list[Sentence], list[References]] = (
    [CAT, BOOK],
    [[CAT], [BOOK_REFERENCE]],
)
STUTTER: tuple[list[Sentence], list[References]] = (
    ["the the the".split(), "a dog".split()],
    [["the cat".split(), "on the mat the".split()], ["a dog a dog".split(), ["dog"]]],
)
MY_COUNTS = Exercise(
    "7.5",
    "my_counts",
    counted,
    ADD,
    cases=[
        (*EXAMPLE, 2),
        (*EXAMPLE, 1),
        (*STUTTER, 1),
        (*STUTTER, 2),
        (["a dog".split(), []], [["a dog".split()], [["cat"]]], 1),
        (
            [["cat"], "a dog on a mat".split()],
            [[["cat"]], ["a dog on a mat".split()]],
            4,
        ),
        ([["the"]], [[["the"]]], 1),
        # not the same without the space
        (["now here".split()], [["no where".split()]], 2),
        ([[]], [[["cat"]]], 1),
        ([["on", "on"]], [[["cat"]]], 1),
        ([["a", "dog"], ["a", "dog"]], [[["a", "dog"]], [["a", "dog"]]], 2),
        ([[], ["cat"]], [[["cat"]], [["dog"]]], 2),
        ([["cat"], []], [[["cat"], []], [["dog"]]], 1),
        ([CAT, CAT], [[CAT[:3], CAT[3:]], [CAT]], 2),
        ([CAT], [[CAT[:3], CAT[3:], CAT]], 4),
        ([["the"] * 4], [[["the"] * 2, ["the"] * 3]], 1),
    ],
    generate=counts_input,
    count=150,
    kinds={
        "one segment": lambda hypotheses, references, n: len(hypotheses) == 1,
        "an empty hypothesis": lambda hypotheses, references, n: [] in hypotheses,
        "a segment that is too short for order n": lambda hypotheses, references, n: (
            any(len(h) < n for h in hypotheses)
        ),
        "a segment with several references": lambda hypotheses, references, n: any(
            len(group) > 1 for group in references
        ),
    },
    parts={
        "the number of matches": lambda hypotheses, references, n: sum(
            clipped(h, r, n) for h, r in zip(hypotheses, references)
        ),
        "the number of n-grams": lambda hypotheses, references, n: sum(
            grams_in(h, n) for h in hypotheses
        ),
    },
    accepts=lambda hypotheses, references, n: (
        len(hypotheses) == len(references) > 0 and all(references) and n > 0
    ),
    wrong=(
        Misconception(
            "started anew in each round",
            "The n-grams are those of the last segment alone, as if their number were set anew in each round of the loop.",
            ADD,
            (
                "Which name is set to a new value inside the loop, where it should grow?",
            ),
            steps={"gather": lambda m, l: (sum(m), l[-1])},
        ),
        Misconception(
            "started anew in each round",
            "The matches are those of the last segment alone, as if their number were set anew in each round of the loop.",
            ADD,
            (
                "Which name is set to a new value inside the loop, where it should grow?",
            ),
            steps={"gather": lambda m, l: (m[-1], sum(l))},
        ),
        Misconception(
            "started anew in each round",
            "Only the last segment is left, as if both numbers were set anew in each round.",
            ADD,
            ("What stands inside the loop that should stand above it?",),
            steps={"gather": lambda m, l: (m[-1], l[-1])},
        ),
        Misconception(
            "0 of 1",
            "A segment that is too short for order n adds one n-gram: 0 of 1 in place of"
            " 0 of 0.",
            ZERO_OF_ONE,
            ("Look for a `max(1, ...)` or an `or 1`.",),
            steps={"total": lambda h, r, n: max(1, grams_in(h, n))},
        ),
        Misconception(
            "stopped at an empty segment",
            "Only the segments before the first one that is too short for order n have an effect. What follows it counts, too.",
            ADD,
            ("`break` leaves the loop. Which word goes on with the next round?",),
            before=up_to_a_short_one,
        ),
        Misconception(
            "negative counts",
            "A segment that lacks two words or more for order n counts less than nothing: it takes"
            " n-grams away.",
            "03_ngrams",
            ("What is `len(tokens) - n + 1` for one token and n = 4?",),
            steps={"total": lambda h, r, n: len(h) - n + 1},
        ),
        Misconception(
            "words for n-grams",
            "Below the line stand the words of the hypotheses. How many n-grams have they?",
            "03_ngrams",
            steps={"total": lambda h, r, n: len(h)},
        ),
        Misconception(
            *of_references("*all references*"),
            steps={"total": lambda h, r, n: most_grams(h, r, n)},
        ),
        Misconception(
            *of_references("the *first reference*"),
            steps={"total": lambda h, r, n: grams_in(r[0], n)},
        ),
        Misconception(
            "different n-grams below",
            "Below the line each *different* n-gram of a segment is counted once.",
            "03_ngrams",
            steps={"total": lambda h, r, n: len(ngram_counts(h, n))},
        ),
        Misconception(*DISTINCT, steps={"matches": kinds_of_grams}),
        Misconception(*NO_CLIP, steps={"matches": unclipped}),
        Misconception(*BY_SUM, steps={"matches": summed_purses}),
        Misconception(*BY_BEST, steps={"matches": best_reference}),
        Misconception(*FIRST_REFERENCE, steps={"matches": first_reference}),
        Misconception(
            "every reference pays",
            "Each reference pays anew: an n-gram that stands in two references counts twice.",
            PURSES,
            ("All references of a segment go into one call.",),
            steps={"matches": every_reference},
        ),
        Misconception(*TOGETHER, before=run_together),
        Misconception(*ONE_GROUP, before=one_group),
        Misconception(*ALL_GROUPS, before=all_groups),
        Misconception(
            "swapped results",
            "The two counts have changed places: the matches come first.",
            ADD,
            after=lambda result, *_: (result[1], result[0]),
        ),
        Misconception(
            "divided too early",
            "It is a ratio. The two counts are asked for: they can still be added.",
            POOL,
            after=lambda result, *_: ratio(*result),
        ),
        Misconception(
            "not added",
            "It has a pair for each segment; the pairs are to be added up.",
            ADD,
            steps={"gather": lambda m, l: [*zip(m, l)]},
        ),
        Misconception(
            "not added",
            "It has the counts of each segment; they are to be added up.",
            ADD,
            steps={"gather": lambda m, l: (m, l)},
        ),
        Misconception(
            "nothing mended",
            "Nothing is mended yet: `total` starts anew in each round, and a segment that is"
            " too short adds one n-gram.",
            ADD,
            (
                "Two lines are wrong. Which name is set inside the loop, where it should"
                " grow?",
                "What is `max(1, 0)`?",
            ),
            steps={
                "gather": lambda m, l: (sum(m), l[-1]),
                "total": lambda h, r, n: max(1, grams_in(h, n)),
            },
        ),
        Misconception(
            "n-grams miscounted",
            "A segment of c words has c - n + 1 n-grams; here it is one fewer, if there is any.",
            "03_ngrams",
            ("How many words, and how many pairs, are in `a b c`?",),
            steps={"total": lambda h, r, n: max(0, len(h) - n)},
        ),
        Misconception(
            "n-grams miscounted",
            "A segment of c words has c - n + 1 n-grams; here it is one fewer, and short"
            " segments take some away.",
            "03_ngrams",
            steps={"total": lambda h, r, n: len(h) - n},
        ),
        Misconception(
            "n-grams miscounted",
            "A segment of c words has c - n + 1 n-grams; here it is one more.",
            "03_ngrams",
            steps={"total": lambda h, r, n: grams_in(h, n - 1)},
        ),
        Misconception(
            "0 of 1",
            "A corpus without any n-gram of order n, and no other, has one too many: 0 of 1 in"
            " place of 0 of 0.",
            ZERO_OF_ONE,
            ("Look for a `max(1, ...)` or an `or 1`.",),
            steps={"gather": lambda m, l: (sum(m), max(1, sum(l)))},
        ),
        Misconception(
            ACROSS,
            "The matches are counted segment by segment. The n-grams below the line are as many as"
            " if the segments were joined to one long text: some run across a line break.",
            BREAKS,
            BY_ITSELF,
            program=lambda hypotheses, references, n: (
                sum(clipped(h, r, n) for h, r in zip(hypotheses, references)),
                grams_in([*chain(*hypotheses)], n),
            ),
        ),
        *(Misconception(*told, before=before) for before, told in OTHERWISE_JOINED),
        Misconception(
            "zero left out",
            "Segments without a match are passed over. Their n-grams were said, and wrong.",
            POOL,
            ("What does 0 of 6 add above the line, and what below it?",),
            steps={"gather": lambda m, l: (sum(m), sum(b for a, b in zip(m, l) if a))},
        ),
        Misconception(
            "number of segments below",
            "The second number is how many segments there are; count their n-grams.",
            ADD,
            steps={"gather": lambda m, l: (sum(m), len(l))},
        ),
        Misconception(
            "misses below",
            "The second number counts the n-grams that do *not* match; all are asked for.",
            ADD,
            steps={"gather": lambda m, l: (sum(m), sum(l) - sum(m))},
        ),
        Misconception(
            "orders 1 to n",
            "The counts of all orders up to n are added. Order n alone is asked for.",
            "03_ngrams",
            steps={
                "matches": lambda h, r, n: sum(
                    clipped(h, r, k) for k in range(1, n + 1)
                ),
                "total": lambda h, r, n: sum(grams_in(h, k) for k in range(1, n + 1)),
            },
        ),
        Misconception(
            "average of the counts",
            "The counts are averaged over the segments. Their sums are asked for.",
            ADD,
            steps={"gather": lambda m, l: (fmean(m), fmean(l))},
        ),
        Misconception(
            "one n-gram for a segment",
            "A segment adds one n-gram at most below the line, as if `max` had become `min`.",
            BREAKS,
            ("How many n-grams has a segment that is too short? And a longer one?",),
            steps={"total": lambda h, r, n: min(1, grams_in(h, n))},
        ),
        Misconception(
            "denominator of the references",
            "The n-grams of the closest *reference* are counted below the line. Precision asks about those of the hypothesis.",
            BREAKS,
            ("Whose n-grams can be right or wrong?",),
            steps={"total": lambda h, r, n: max(0, closest(h, r) - n + 1)},
        ),
        *(
            Misconception(
                *of_references(f"the *{which} reference*"),
                steps={
                    "total": lambda h, r, n, choose=choose: choose(
                        grams_in(each, n) for each in r
                    )
                },
            )
            for which, choose in (("shortest", min), ("longest", max))
        ),
        Misconception(
            "off by one",
            "A segment of exactly n words is left out. It has one n-gram.",
            BREAKS,
            ("`<`, or `<=`?",),
            before=lambda hypotheses, references, n: (
                [h if len(h) > n else [] for h in hypotheses],
                references,
                n,
            ),
        ),
    ),
)


def closest(hypothesis: Sentence, references: References) -> float:
    """r of one segment."""
    return closest_ref_len(hyp_len=len(hypothesis), ref_lens=[*map(len, references)])


def capped(c: float, r: float) -> float:
    """BP, also for a length that is no integer."""
    return min(1.0, math.exp(1 - r / c)) if c else 0.0


def one_penalty(lengths: Sequence[tuple[int, float]]) -> float:
    """Lengths are added, then there is one penalty."""
    return capped(sum(c for c, r in lengths), sum(r for c, r in lengths))


def divided(counts: Sequence[Sequence[Pair]]) -> list[float]:
    """Pooled precisions: for each order, a list of pairs."""
    return [ratio(sum(m for m, l in row), sum(l for m, l in row)) for row in counts]


def my_corpus(
    hypotheses: list[Sentence],
    references: list[References],
    *,
    matches: Matches = clipped,
    total: Matches = lambda h, r, n: grams_in(h, n),
    length: Callable[[Sentence, References], float] = closest,
    pool: Callable[[Sequence[Sequence[Pair]]], Sequence[float]] = divided,
    penalty: Callable[[Sequence[tuple[int, float]]], float] = one_penalty,
    mean: Callable[[Sequence[float]], float] = geometric_mean,
    orders: Iterable[int] = (1, 2, 3, 4),
) -> float:
    """Corpus BLEU, with every step in which people differ."""
    segments = [*zip(hypotheses, references)]
    counts = [[(matches(h, r, n), total(h, r, n)) for h, r in segments] for n in orders]
    lengths = [(len(h), length(h, r)) for h, r in segments]
    return penalty(lengths) * mean(pool(counts))


def one_more(first: int, counts: Sequence[Sequence[Pair]]) -> list[float]:
    """Pooled precisions with one match more, from some order on."""
    return divided(
        [[*row, (1, 1)] if k >= first else row for k, row in enumerate(counts)]
    )


def unpunished(hypotheses: list[Sentence], references: list[References]) -> float:
    """The mean of the precisions."""
    return my_corpus(hypotheses, references, penalty=lambda _: 1.0)


def capped_of(hypotheses: list[Sentence], references: list[References]) -> float:
    """BP alone."""
    return one_penalty(
        [(len(h), closest(h, r)) for h, r in zip(hypotheses, references)]
    )


def listed_first(step: int, hypothesis: Sentence, references: References) -> int:
    """The length of the closest reference; of two as close, the one listed first or last."""
    lengths = [*map(len, references)][::step]
    return min(lengths, key=lambda length: abs(length - len(hypothesis)))


def longer_only(
    least: int, hypotheses: list[Sentence], references: list[References]
) -> tuple[object, ...]:
    """Segments of some length; the others are passed over."""
    kept = [(h, r) for h, r in zip(hypotheses, references) if len(h) >= least]
    return [h for h, r in kept], [r for h, r in kept]


def closest_of_all(hypotheses: list[Sentence], references: list[References]) -> float:
    """One r: reference j of all segments is one text, and the closest text is chosen."""
    lengths = [sum(map(len, column)) for column in zip(*references)]
    c = sum(map(len, hypotheses))
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return my_corpus(hypotheses, references, penalty=lambda _: capped(c, r))


def closest_of_any(hypotheses: list[Sentence], references: list[References]) -> float:
    """One r: that of all references, of any segment, which is closest to the whole."""
    lengths = [len(reference) for group in references for reference in group]
    c = sum(map(len, hypotheses))
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return my_corpus(hypotheses, references, penalty=lambda _: capped(c, r))


def closest_of_columns(
    hypotheses: list[Sentence], references: list[References]
) -> float:
    """One r, as above; a group with fewer references says its last one again."""
    most = max(map(len, references))
    padded_groups = [[*r, *[r[-1]] * (most - len(r))] for r in references]
    lengths = [sum(map(len, column)) for column in zip(*padded_groups)]
    c = sum(map(len, hypotheses))
    r = closest_ref_len(hyp_len=c, ref_lens=lengths)
    return my_corpus(hypotheses, references, penalty=lambda _: capped(c, r))


def sign_turned(cap: bool, lengths: Sequence[tuple[int, float]]) -> float:
    """r / c - 1 in the exponent: never above 1, or 1 where the output is long enough."""
    c, r = (sum(column) for column in zip(*lengths))
    if not c:
        return 0.0
    return min(1.0, math.exp(r / c - 1)) if cap or c >= r else math.exp(r / c - 1)


def present(counts: Sequence[Sequence[Pair]]) -> list[float]:
    """Pooled precisions of the orders that have an n-gram."""
    return divided([row for row in counts if sum(l for m, l in row)]) or [0.0]


def running(
    counts: Sequence[Sequence[Pair]], *, matches: bool, total: bool
) -> list[float]:
    """Pooled precisions, when a count is not set back to 0 for the next order."""
    above = [sum(m for m, l in row) for row in counts]
    below = [sum(l for m, l in row) for row in counts]
    return over(
        [*accumulate(above)] if matches else above,
        [*accumulate(below)] if total else below,
    )


def with_order_0(hypothesis: Sentence, references: References, n: int) -> int:
    """The matches of order 0, too: an empty n-gram before, between and after the words."""
    if n:
        return clipped(hypothesis, references, n)
    return min(len(hypothesis), max(map(len, references))) + 1


def weighted_mean(hypotheses: list[Sentence], references: list[References]) -> float:
    """Sentence scores, weighted by words."""
    scores = [score_of(h, r) for h, r in zip(hypotheses, references)]
    words = [*map(len, hypotheses)]
    return ratio(sum(w * s for w, s in zip(words, scores)), sum(words))


def weights_of_halves(precisions: Sequence[float]) -> float:
    """Weights 1/2, 1/4, 1/8, 1/16."""
    weighted = [math.sqrt(p) ** (2.0 ** (1 - n)) for n, p in enumerate(precisions, 1)]
    return float(math.prod(weighted))


def near_corpus(random: Random) -> tuple[list[Sentence], list[References]]:
    """A corpus in which most orders have a match."""
    hypotheses, references = corpus(random, 3, 2)
    long = [random.choice(("the", "cat", "on", "mat", "a")) for _ in range(9)]
    said = long[: random.randint(4, 9)]
    other = long[random.randint(0, 3) :]
    place = random.randint(0, len(hypotheses))
    hypotheses.insert(place, said)
    references.insert(place, [long, other] if random.random() < 0.7 else [other, long])
    return hypotheses, references


def with_lengths(
    lengths: Callable[[list[Sentence], list[References]], tuple[float, float]],
    hypotheses: list[Sentence],
    references: list[References],
) -> float:
    """The penalty of other lengths."""
    c, r = lengths(hypotheses, references)
    return my_corpus(hypotheses, references, penalty=lambda _: capped(c, r))


MY_CORPUS_BLEU = Exercise(
    "7.6",
    "my_corpus_bleu",
    my_corpus,
    ADD,
    cases=[
        EXAMPLE,
        ([CAT], [[CAT, [*CAT[:3], "by"]]]),
        STUTTER,
        ([CAT], [[CAT]]),
        ([CAT[:3]], [[CAT[:3]]]),
        ([CAT[:3], [*CAT[:2], "was"]], [[CAT[:3]], [CAT[:3]]]),
        ([[*CAT[:3], "under", *CAT[4:]]], [[CAT]]),
        ([CAT[:3], ["the"]], [[CAT[:3]], [["the"]]]),
        (["a b c d e".split(), ["x"]], [["a b c d e".split()], [["x"]]]),
        (["the cat was on a mat".split(), BOOK[:4]], [[CAT], [BOOK_REFERENCE]]),
        ([BOOK, BOOK[:3], ["a"]], [[BOOK_REFERENCE], [BOOK_REFERENCE], [CAT]]),
        ([CAT, []], [[CAT], [BOOK]]),
        # not the same without the space
        (["now here the cat sat".split()], [["no where the cat sat".split()]]),
        (
            ["now here on a mat at home".split()],
            [["no where on a mat at home".split()]],
        ),
        ([[]], [[CAT]]),
        ([CAT, CAT], [[CAT[:4], [*CAT, "a", "b"]], [[*CAT, "a", "b"], CAT[:4]]]),
        (
            [
                "rain is coming".split(),
                "take the big umbrella and the big coat".split(),
            ],
            [
                ["rain is coming tonight now".split()],
                ["take the big umbrella and".split()],
            ],
        ),
        ([["is", "on"], CAT], [[["is", "on", "a"]], [CAT]]),
        ([CAT, BOOK[:3]], [[CAT], [[*BOOK[:3], "one", "two"]]]),
        ([["d", *CAT], CAT], [[[*CAT, "a", "b", "c"]], [CAT]]),
        (["a x b y".split()], [["a z b w".split()]]),
        ([["c"]], [[["d"]]]),
        ([CAT[:4]], [[CAT[:4], [*CAT[:3], "x"]]]),
        ([CAT[:4]], [[[*CAT, "a", "b"]]]),
        ([CAT], [[CAT[:5]]]),  # more words than the reference
        ([["dog"], CAT[:5]], [[["dog"]], [CAT[:2], [*CAT, "a"]]]),
        ([CAT[:4], CAT[:4]], [[CAT[:4], CAT[:4]], [CAT[:4]] * 4]),
        ([["x"]], [[["x"]]]),
        # two ties: the longer one is listed first, and then last
        (
            [CAT, CAT, CAT[:4]],
            [
                [[*CAT, "a"], CAT[:5]],
                [CAT[:4], [*CAT, "a", "b"]],
                [CAT],
            ],
        ),
        # one hypothesis twice, with other references
        ([CAT, CAT, BOOK], [[CAT], [BOOK_REFERENCE], [BOOK_REFERENCE]]),
        # more segments than words, and more references than segments
        (
            [CAT[:4], [], [], [], []],
            [[CAT[:4]], *[[["a", "b"]]] * 3, [["a", "b"], ["c", "d"]]],
        ),
        # three lengths: the middle one is not their average
        ([CAT[:5]], [[CAT, [*CAT, "a"], [*CAT, *CAT[:5]]]]),
    ],
    generate=near_corpus,
    count=20,
    kinds={
        "one segment": lambda hypotheses, references: len(hypotheses) == 1,
        "an empty hypothesis": lambda hypotheses, references: [] in hypotheses,
        "an order without any n-gram": lambda hypotheses, references: all(
            len(h) < 4 for h in hypotheses
        ),
        "an order without a match": lambda hypotheses, references: (
            corpus_bleu(hypotheses, references).score == 0
        ),
        "a segment of fewer than four words": lambda hypotheses, references: any(
            len(h) < 4 for h in hypotheses
        ),
        "two reference lengths equally near": lambda hypotheses, references: any(
            len({*map(len, r)} & {2 * len(h) - closest(h, r), closest(h, r)}) == 2
            for h, r in zip(hypotheses, references)
        ),
        "a segment with several references": lambda hypotheses, references: any(
            len(group) > 1 for group in references
        ),
    },
    parts={
        "the penalty": lambda hypotheses, references: (
            corpus_bleu(hypotheses, references).brevity_penalty
        ),
        "the four precisions": lambda hypotheses, references: [
            *corpus_bleu(hypotheses, references).precisions
        ],
    },
    accepts=lambda hypotheses, references: (
        len(hypotheses) == len(references) > 0 and all(references)
    ),
    wrong=(
        Misconception(
            "mean of the scores",
            "Each sentence is scored, and the scores are averaged: one sentence, one vote.",
            VOTES,
            (
                "What does a segment leave behind that can be added?",
                "There should be one division for each order, after all segments.",
            ),
            program=mean_of_scores,
        ),
        Misconception(
            "mean weighted by words",
            "Each sentence is scored, and long sentences get more votes. That is still an"
            " average of scores.",
            VOTES,
            ("Add matches and n-grams before you divide.",),
            program=weighted_mean,
        ),
        Misconception(
            "macro average",
            "The precisions of the segments are averaged, order by order. Matches and"
            " n-grams should be added before they are divided.",
            POOL,
            ("Where does the division stand: inside the loop over segments?",),
            steps={
                "pool": lambda counts: [
                    fmean(ratio(m, l) for m, l in row) for row in counts
                ]
            },
        ),
        Misconception(*TOGETHER, before=run_together),
        Misconception(
            TOGETHER[0],
            "The segments are joined to one long text, which invents n-grams across a line"
            " break; and only the first reference of each is used.",
            *TOGETHER[2:],
            before=first_ones_together,
        ),
        Misconception(*ONE_GROUP, before=one_group),
        Misconception(
            "penalty missing",
            "The brevity penalty has no effect: it is missing, or it is always 1. Both lengths"
            " count words, of all segments.",
            LENGTHS,
            steps={"penalty": lambda lengths: 1.0},
        ),
        Misconception(
            "mean of the penalties",
            "Each sentence has its own penalty, and their mean is taken.",
            LENGTHS,
            ("What is added first: lengths, or penalties?",),
            steps={"penalty": lambda lengths: fmean(capped(*pair) for pair in lengths)},
        ),
        Misconception(
            "product of penalties",
            "Each sentence has its own penalty, and all are multiplied.",
            LENGTHS,
            ("A short sentence may hide behind a long one.",),
            steps={
                "penalty": lambda lengths: math.prod(capped(*pair) for pair in lengths)
            },
        ),
        Misconception(
            "linear penalty",
            "The penalty is c / r, as long as that is below 1. BP comes from an exponential.",
            "04_brevity",
            steps={
                "penalty": lambda lengths: min(
                    1.0, ratio(sum(c for c, r in lengths), sum(r for c, r in lengths))
                )
            },
        ),
        Misconception(
            "swapped lengths",
            "c and r have changed places: the long output is punished.",
            LENGTHS,
            steps={
                "penalty": lambda lengths: one_penalty(
                    [(int(r), c) for c, r in lengths]
                )
            },
        ),
        *(
            Misconception(
                "short segments skipped",
                f"{which} passed over, and so are the words that stand in their references.",
                LENGTHS,
                ("What does such a segment add to r?",),
                before=partial(longer_only, least),
            )
            for which, least in (
                ("Segments of fewer than four words are", 4),
                ("Empty hypotheses are", 1),
            )
        ),
        *(
            Misconception(
                name,
                says,
                "06_bleu#build-the-formula",
                ("How often does BP stand in the formula, and where?",),
                program=program,
            )
            for name, says, program in (
                (
                    "penalty among the precisions",
                    "The penalty is averaged with the four precisions, as a fifth. It"
                    " multiplies the mean of four.",
                    lambda h, r: (capped_of(h, r) * unpunished(h, r) ** 4) ** 0.2,
                ),
                (
                    "penalty under the root",
                    "The penalty stands under the fourth root. It enters whole.",
                    lambda h, r: capped_of(h, r) ** 0.25 * unpunished(h, r),
                ),
                (
                    "penalty twice",
                    "The penalty enters twice. It is one factor in front of the mean.",
                    lambda h, r: capped_of(h, r) ** 2 * unpunished(h, r),
                ),
            )
        ),
        Misconception(
            "r of the whole corpus",
            "The closest length is chosen once, from whole sets of references added up. Each"
            " segment chooses its own, and these are added.",
            LENGTHS,
            ("Which comes first: choosing the closest, or adding up?",),
            program=closest_of_all,
        ),
        Misconception(
            "shortest reference",
            "r is taken from the shortest reference of each segment.",
            "04_brevity",
            ("Of several lengths, the closest to the hypothesis counts.",),
            steps={"length": lambda h, r: min(map(len, r))},
        ),
        Misconception(
            "longest reference",
            "r is taken from the longest reference of each segment.",
            "04_brevity",
            ("Of several lengths, the closest to the hypothesis counts.",),
            steps={"length": lambda h, r: max(map(len, r))},
        ),
        Misconception(
            "average length",
            "r is made of the average length of each segment's references.",
            "04_brevity",
            ("Of several lengths, the closest to the hypothesis counts.",),
            steps={"length": lambda h, r: fmean(map(len, r))},
        ),
        Misconception(
            "middle length",
            "r is made of the median length of each segment's references.",
            "04_brevity",
            ("Of several lengths, the closest to the hypothesis counts.",),
            program=partial(my_corpus, length=lambda h, r: median(map(len, r))),
        ),
        *(
            Misconception(
                "tie by list order",
                f"Of two references that are as close, the one listed {which} is taken.",
                "04_brevity",
                ("The order of the references should not matter.",),
                program=partial(my_corpus, length=partial(listed_first, step)),
            )
            for which, step in (("first", 1), ("last", -1))
        ),
        Misconception(
            "first reference's length",
            "r is the length of the first reference of each segment.",
            "04_brevity",
            ("The order of the references should not matter.",),
            steps={"length": lambda h, r: len(r[0])},
        ),
        Misconception(
            "tie to the longer",
            "Of two references that are as close, the longer one is taken.",
            "04_brevity",
            steps={
                "length": lambda h, r: min(
                    map(len, r), key=lambda k: (abs(k - len(h)), -k)
                )
            },
        ),
        Misconception(*NO_CLIP, steps={"matches": unclipped}),
        Misconception(*BY_SUM, steps={"matches": summed_purses}),
        Misconception(*BY_BEST, steps={"matches": best_reference}),
        Misconception(
            "0 of 1",
            "A segment that is too short for an order adds one n-gram: 0 of 1, not 0 of 0.",
            ZERO_OF_ONE,
            ("Look for a `max(1, ...)` or an `or 1`.",),
            steps={"total": lambda h, r, n: max(1, grams_in(h, n))},
        ),
        Misconception(
            *of_references("*all references*"),
            steps={"total": lambda h, r, n: most_grams(h, r, n)},
        ),
        Misconception(
            "arithmetic mean",
            "The four precisions go through the arithmetic mean; BLEU takes another one.",
            "05_mean",
            steps={"mean": fmean},
        ),
        Misconception(
            "weights 1/2ⁿ",
            "The weights are 1/2, 1/4, 1/8 and 1/16. They should be equal, and sum to 1.",
            "05_mean",
            steps={"mean": weights_of_halves},
        ),
        Misconception(
            "zero left out",
            "An order without a match is left out of the mean. It makes the score 0.",
            "05_mean",
            steps={"mean": lambda p: geometric_mean([x for x in p if x] or [0.0])},
        ),
        Misconception(
            *THREE_ORDERS,
            steps={"orders": (1, 2, 3)},
        ),
        Misconception(
            "orders 0 to 3",
            "It is as if the orders were 0, 1, 2 and 3.",
            "03_ngrams",
            ("`range(1, 5)` is 1, 2, 3, 4.",),
            steps={
                "orders": range(4),
                "matches": with_order_0,
                "total": lambda h, r, n: grams_in(h, n) if n else len(h) + 1,
            },
        ),
        Misconception(
            "orders 1 to 5",
            "It is as if there were a fifth order.",
            "03_ngrams",
            ("`range(1, 6)` is 1, 2, 3, 4, 5.",),
            steps={"orders": (1, 2, 3, 4, 5)},
        ),
        Misconception(
            "one order",
            "Only single words are counted; BLEU asks for the orders 1 to 4.",
            "03_ngrams",
            steps={"orders": (1,)},
        ),
        Misconception(
            "one order",
            "The orders 1 to 3 have no effect, as if only 4-grams were counted, or as if the list of the precisions were made anew for each order.",
            "03_ngrams",
            ("In which line is the list made, and how often does that line run?",),
            steps={"orders": (4,)},
        ),
        Misconception(
            "effective order",
            "An order of which the corpus has no n-gram is left out. The exercise gives it the"
            " precision 0, and so the score is 0.",
            ADD,
            ("What is the score of one right sentence of three words?",),
            steps={"pool": present},
        ),
        Misconception(
            "0 of 0 for full marks",
            "An order of which the corpus has no n-gram gets the precision 1. It is 0 here.",
            ADD,
            steps={
                "pool": lambda counts: [
                    ratio(sum(m for m, l in row), sum(l for m, l in row))
                    if sum(l for m, l in row)
                    else 1.0
                    for row in counts
                ]
            },
        ),
        *(
            Misconception(name, says, "05_mean", steps={"mean": mean})
            for name, says, mean in WRONG_ROOTS
        ),
        Misconception(
            "root of the wrong number",
            "That is the sixteenth root of the product, as if the fourth root were taken of a mean"
            " that has it already.",
            "05_mean",
            ("What does `my_mean` give: a product, or a mean?",),
            program=partial(my_corpus, mean=lambda p: math.prod(p) ** (1 / 16)),
        ),
        Misconception(
            "harmonic mean",
            "The four precisions go through the harmonic mean; BLEU takes another one.",
            "05_mean",
            steps={"mean": harmonic},
        ),
        Misconception(
            "not reset",
            "The n-grams run on from order to order, as if their number were not set back to 0.",
            ADD,
            ("Which names should be 0 again when the next order begins?",),
            steps={"pool": lambda counts: running(counts, matches=False, total=True)},
        ),
        Misconception(
            "not reset",
            "The matches run on from order to order, as if their number were not set back to 0.",
            ADD,
            ("Which names should be 0 again when the next order begins?",),
            steps={"pool": lambda counts: running(counts, matches=True, total=False)},
        ),
        Misconception(
            "not reset",
            "Both counts run on from order to order, as if they were not set back to 0.",
            ADD,
            ("Which names should be 0 again when the next order begins?",),
            steps={"pool": lambda counts: running(counts, matches=True, total=True)},
        ),
        Misconception(
            "started anew in each round",
            "The precisions are those of the last segment alone.",
            ADD,
            ("What is set inside the loop that should grow?",),
            steps={"pool": lambda counts: [ratio(*row[-1]) for row in counts]},
        ),
        *(Misconception(*told, before=before) for before, told in OTHERWISE_JOINED),
        Misconception(*ALL_GROUPS, before=all_groups),
        Misconception(
            FIRST_REFERENCE[0],
            "For the matches, only the first reference of each segment is used.",
            *FIRST_REFERENCE[2:],
            steps={"matches": first_reference},
        ),
        Misconception(
            *FIRST_REFERENCE,
            before=lambda hypotheses, references: (
                hypotheses,
                [group[:1] for group in references],
            ),
        ),
        Misconception(*DISTINCT, steps={"matches": kinds_of_grams}),
        Misconception(
            "words for n-grams",
            "Below the line stand the words of the hypotheses, at every order.",
            "03_ngrams",
            steps={"total": lambda h, r, n: len(h)},
        ),
        Misconception(
            "n-grams miscounted",
            "A segment of c words has c - n + 1 n-grams; here it is one fewer, if there is any.",
            "03_ngrams",
            steps={"total": lambda h, r, n: max(0, len(h) - n)},
        ),
        Misconception(
            "negative counts",
            "A segment that lacks two words or more for an order counts less than nothing: it takes"
            " n-grams away.",
            "03_ngrams",
            steps={"total": lambda h, r, n: len(h) - n + 1},
        ),
        Misconception(
            "different n-grams below",
            "Below the line each *different* n-gram of a segment is counted once.",
            "03_ngrams",
            steps={"total": lambda h, r, n: len(ngram_counts(h, n))},
        ),
        Misconception(
            "zero left out",
            "In each order, segments without a match are passed over. Their n-grams were said, and"
            " wrong.",
            POOL,
            steps={
                "pool": lambda counts: divided(
                    [[(m, l) for m, l in row if m] for row in counts]
                )
            },
        ),
        Misconception(
            "no cap",
            "An output that is longer than its reference gets a bonus; its penalty should be 1.",
            LENGTHS,
            steps={
                "penalty": lambda lengths: exponential_of(
                    sum(c for c, r in lengths), int(sum(r for c, r in lengths))
                )
            },
        ),
        Misconception(
            "number of segments for c",
            "The number of segments stands where c belongs, in the penalty. c counts words.",
            LENGTHS,
            ("What does `len` of a list of sentences count?",),
            steps={
                "penalty": lambda lengths: capped(
                    len(lengths), sum(r for c, r in lengths)
                )
            },
        ),
        Misconception(
            "c of the last segment",
            "The penalty is that of the last segment's words alone, against all words of the"
            " references.",
            LENGTHS,
            ("Are the lengths set in the loop, or added to?",),
            steps={
                "penalty": lambda lengths: capped(
                    lengths[-1][0], sum(r for c, r in lengths)
                )
            },
        ),
        Misconception(
            "penalty of the last segment",
            "The penalty looks at the last segment alone.",
            LENGTHS,
            ("Are the lengths set in the loop, or added to?",),
            steps={"penalty": lambda lengths: capped(*lengths[-1])},
        ),
        Misconception(
            "penalty of the first segment",
            "The penalty looks at the first segment alone.",
            LENGTHS,
            steps={"penalty": lambda lengths: capped(*lengths[0])},
        ),
        Misconception(
            "all references' words",
            "r adds up the words of all references. One length for each segment belongs there.",
            LENGTHS,
            steps={"length": lambda h, r: sum(map(len, r))},
        ),
        *(
            Misconception(
                "smoothed",
                f"{orders} one n-gram more, which matches. That is a smoothing, and none is"
                " asked for.",
                ADD,
                ("What is added above the line, and below it?",),
                steps={"pool": partial(one_more, first)},
            )
            for orders, first in (
                ("Each order gets", 0),
                ("The orders from 2 on get", 1),
            )
        ),
        Misconception(
            "smoothed",
            "An order without a match counts as if one n-gram had matched, if it has any n-gram. It"
            " makes the score 0; no smoothing is asked for.",
            ADD,
            steps={
                "pool": lambda counts: [
                    p or ratio(1, sum(l for m, l in row))
                    for p, row in zip(divided(counts), counts)
                ]
            },
        ),
        Misconception(
            "smoothed",
            "An order without a match counts as if a tenth of an n-gram had matched, if it has any"
            " n-gram. It makes the score 0; no smoothing is asked for.",
            ADD,
            steps={
                "pool": lambda counts: [
                    p or ratio(0.1, sum(l for m, l in row))
                    for p, row in zip(divided(counts), counts)
                ]
            },
        ),
        Misconception(
            "one empty hypothesis takes all",
            "One empty hypothesis makes the whole corpus 0. It adds nothing to the matches, and"
            " its reference adds to r.",
            ADD,
            ("What is tested for being empty: one hypothesis, or all of them?",),
            after=lambda result, hypotheses, references: (
                0.0 if [] in hypotheses else result
            ),
        ),
        Misconception(
            "orders in one pot",
            "The counts of all orders are added up, and divided once. Each order has its own"
            " precision.",
            "06_bleu#build-the-formula",
            ("Four precisions, and a mean of four: where does the order end?",),
            steps={
                "pool": lambda counts: divided(
                    [[pair for row in counts for pair in row]]
                )
            },
        ),
        Misconception(
            "r of the whole corpus",
            "The closest length is chosen once, from whole sets of references added up; where"
            " a segment has fewer, its last one stands in. Each segment chooses its own, and"
            " these are added.",
            LENGTHS,
            ("Which comes first: choosing the closest, or adding up?",),
            program=closest_of_columns,
        ),
        Misconception(
            "upside down",
            "The fractions stand on their heads: n-grams over matches.",
            ADD,
            ("`my_counts` gives two numbers. Which one comes first?",),
            steps={
                "pool": lambda counts: [
                    ratio(sum(l for m, l in row), sum(m for m, l in row))
                    for row in counts
                ]
            },
        ),
        Misconception(
            "length of the last segment",
            "r is the reference length of the last segment alone. Lengths are added over all segments.",
            ADD,
            ("Is `r` set anew where it should grow?",),
            program=partial(
                with_lengths, lambda h, r: (sum(map(len, h)), closest(h[-1], r[-1]))
            ),
        ),
        Misconception(
            "one for none",
            "An order without a match counts as if one n-gram had matched, and one without any n-gram as 1 of 1, as a `max(1, ...)` makes it. It makes the score 0.",
            ADD,
            ("What is a product with a zero in it?",),
            steps={
                "pool": lambda counts: [
                    max(1, sum(m for m, l in row)) / max(1, sum(l for m, l in row))
                    for row in counts
                ]
            },
        ),
        Misconception(
            "4-grams for words",
            "c is the number of the 4-grams. It counts words: a name that a loop sets keeps its last value.",
            ADD,
            ("What is `total` after the loop over the orders?",),
            program=partial(
                with_lengths,
                lambda h, r: (
                    sum(grams_in(one, 4) for one in h),
                    sum(closest(one, own) for one, own in zip(h, r)),
                ),
            ),
        ),
        Misconception(
            "n-grams for words",
            "c is the number of the n-grams of all orders. It counts words.",
            ADD,
            ("Is `c` added to in the loop over the orders?",),
            program=partial(
                with_lengths,
                lambda h, r: (
                    sum(grams_in(one, n) for one in h for n in (1, 2, 3, 4)),
                    sum(closest(one, own) for one, own in zip(h, r)),
                ),
            ),
        ),
        Misconception(
            "segments for words",
            "The number of segments stands where r belongs, in the penalty. r counts words.",
            ADD,
            ("What does `len(references)` count?",),
            program=partial(with_lengths, lambda h, r: (sum(map(len, h)), len(r))),
        ),
        Misconception(
            "segments for words",
            "The lengths of the penalty count segments and references. Both lengths count words, of all segments.",
            ADD,
            ("What does `len(hypotheses)` count?",),
            program=partial(
                with_lengths,
                lambda h, r: (
                    len(h),
                    closest_ref_len(hyp_len=len(h), ref_lens=[*map(len, r)]),
                ),
            ),
        ),
        *(
            Misconception(
                "sign in the exponent",
                f"The sign of the exponent is turned round: {what}.",
                LENGTHS,
                ("1 - r / c is below 0 where the output is too short.",),
                steps={"penalty": partial(sign_turned, cap)},
            )
            for cap, what in (
                (True, "it is the long output that is punished"),
                (False, "too short an output gains"),
            )
        ),
        Misconception(
            "r of the whole corpus",
            "c is summed over the corpus, and the *one* reference of the corpus that is closest to"
            " that sum gives r. Each segment chooses its own length; these are added.",
            ADD,
            ("How many references give a length to r?",),
            program=closest_of_any,
        ),
    ),
)

EXERCISES = (
    MY_POOLED,
    LARGER_AND_SMALLER,
    MY_WHOLE,
    BLEU_FROM_LINE,
    MY_COUNTS,
    MY_CORPUS_BLEU,
)
