"""Worked examples of the literature: counts by hand, scores by formula (facts, not our output)."""

import math

import pytest
import sacre
from nltk.translate import bleu_score as nltk
from sentences import FRUIT, MAT, PAPER, PICTURE, words

from bleu import corpus_bleu, exponential, segment_stats, sentence_bleu

HAVANA = ["Half of my heart is in Havana ooh na na"]
DO = ["i always do", "i invariably do", "i perpetually do"]
CANDIDATE_1 = (
    "it is a guide to action which ensures that the military always obeys the commands "
    "of the party"
)
CANDIDATE_2 = "it is to insure the troops forever hearing the activity guidebook that party direct"
RICE = ["그는 밥을 먹었다", "그가 밥을 먹었다"]

#      name, hypothesis, references, matches, totals, c, r, BP, BLEU
EXAMPLES = [
    ("candidate 1", CANDIDATE_1, PAPER, (17, 10, 7, 4), (18, 17, 16, 15), 18, 18, 1, 0.5045666840058485),
    ("candidate 2", CANDIDATE_2, PAPER, (8, 1, 0, 0), (14, 13, 12, 11), 14, 16, 0.8668778997501817, 0),
    ("seven the", "the the the the the the the", MAT, (2, 0, 0, 0), (7, 6, 5, 4), 7, 7, 1, 0),
    ("the cat", "the cat", MAT, (2, 1, 0, 0), (2, 1, 0, 0), 2, 6, math.exp(-2), 0),
    ("of the", "of the", PAPER, (2, 1, 0, 0), (2, 1, 0, 0), 2, 16, math.exp(-7), 0),
    ("all the words", "i always invariably perpetually do", DO, (5, 2, 0, 0), (5, 4, 3, 2), 5, 3, 1, 0),
    ("i always do", "i always do", DO, (3, 2, 1, 0), (3, 2, 1, 0), 3, 3, 1, 0),
    ("picture", "the picture the picture by me", PICTURE, (4, 2, 0, 0), (6, 5, 4, 3), 6, 6, 1, 0),
    ("fruit", "This is an fruit", FRUIT, (3, 2, 1, 0), (4, 3, 2, 1), 4, 4, 1, 0),
    ("song 1", "Half as my heart is in Obama ooh na", HAVANA, (7, 4, 2, 1), (9, 8, 7, 6), 9, 10, 0.8948393168143697, 0.33010083098515036),
    ("song 2", "Havana na in heart my is Half ooh of na", HAVANA, (10, 0, 0, 0), (10, 9, 8, 7), 10, 10, 1, 0),
    ("oh I love you", "oh I love you", ["I love you"], (3, 2, 1, 0), (4, 3, 2, 1), 4, 3, 1, 0),
    ("rice", "나는 밥을 먹었다", RICE, (2, 1, 0, 0), (3, 2, 1, 0), 3, 3, 1, 0),
]  # fmt: skip
IDS = [example[0] for example in EXAMPLES]


@pytest.mark.parametrize("example", EXAMPLES, ids=IDS)
def test_the_counts(example):
    _, hypothesis, references, matches, totals, c, r, _, _ = example
    stats = segment_stats(hypothesis.split(), words(references))
    assert (stats.matches, stats.totals) == (matches, totals)
    assert (stats.hyp_len, stats.ref_len) == (c, r)


@pytest.mark.parametrize("example", EXAMPLES, ids=IDS)
def test_the_score(example):
    _, hypothesis, references, *_, penalty, score = example
    result = sentence_bleu(hypothesis.split(), words(references))
    assert math.isclose(result.brevity_penalty, penalty, rel_tol=1e-12)
    assert math.isclose(result.score, score, rel_tol=1e-12)


# what NLTK 3.10.4 returns, and sacreBLEU 2.6.0 with its default smoothing, in points
LIBRARIES = {
    "candidate 1": (0.5045666840058485, 50.456668400584846),
    "candidate 2": (5.92086005993801e-155, 6.963003305718091),
    "seven the": (1.331960397810445e-231, 7.809849842300637),
    "the cat": (2.018753310664318e-155, 0.0),
    "of the": (1.3602252811484492e-157, 0.0),
    "all the words": (1.254338396921439e-154, 31.94715521231364),
    "i always do": (1.2213386697554703e-77, 0.0),
    "picture": (1.0719249972567852e-154, 22.957488466614336),
    "fruit": (8.636168555094496e-78, 59.460355750136046),
    "song 1": (0.3301008309851503, 33.010083098515025),
    "song 2": (1.821831989445342e-231, 7.4618647400245575),
    "oh I love you": (8.636168555094496e-78, 59.460355750136046),
    "rice": (1.133422688662942e-154, 0.0),
}


@pytest.mark.filterwarnings("ignore:\\s*The hypothesis contains")
@pytest.mark.parametrize("example", EXAMPLES, ids=IDS)
def test_nltk_agrees_live_or_has_a_tiny_float_for_our_zero(example):
    name, hypothesis, references, *_, score = example
    live = nltk.sentence_bleu(words(references), hypothesis.split())
    assert math.isclose(live, LIBRARIES[name][0], rel_tol=1e-12)
    assert math.isclose(live, score, rel_tol=1e-12) or (score == 0 and live < 1e-76)


@pytest.mark.parametrize("example", EXAMPLES, ids=IDS)
def test_sacrebleu_agrees_live_with_the_exponential_smoothing(example):
    name, hypothesis, references, *_ = example
    tokens = hypothesis.split(), words(references)
    tool = sacre.metric(tokenize="none")
    live = tool.corpus_score(*sacre.lines([tokens[0]], [tokens[1]])).score
    ours = sentence_bleu(*tokens, smoothing=exponential).points
    assert math.isclose(live, LIBRARIES[name][1], rel_tol=1e-12)
    assert math.isclose(live, ours, rel_tol=1e-12)


def test_three_segments_pooled():
    """Example 2 of a common write-up, whose clipped counts are 4, 5 and 1, not 5, 7 and 2."""
    hypotheses = [
        "the cat sat on the mat",
        "the quick brown fox jumps over the lazy dog",
        "the the the the the the",
    ]
    references = [
        "a cat is sitting on the mat",
        "a fast brown fox leaps over a lazy dog",
        "on the mat is a cat",
    ]
    result = corpus_bleu(
        [line.split() for line in hypotheses], [[line.split()] for line in references]
    )
    assert result.stats.matches == (10, 4, 1, 0)
    assert result.stats.totals == (21, 18, 15, 12)
    assert math.isclose(result.brevity_penalty, math.exp(1 - 22 / 21))
    assert result.score == 0.0


@pytest.mark.parametrize(
    ("split", "cased", "matches", "total"),
    [
        (False, True, 1, 7),
        (False, False, 2, 7),
        (True, True, 2, 8),
        (True, False, 3, 8),
    ],
)
def test_the_full_stop_and_the_capital_change_the_fraction(
    split, cased, matches, total
):
    """2/7 needs lower case AND no full stop; with the stop as a token it is 3/8."""

    def tokens(line):
        line = line if cased else line.lower()
        return (line.replace(".", " .") if split else line).split()

    hypothesis = tokens("the the the the the the the.")
    references = [
        tokens("The cat is on the mat."),
        tokens("There is a cat on the mat."),
    ]
    stats = segment_stats(hypothesis, references)
    assert (stats.matches[0], stats.totals[0]) == (matches, total)


def test_the_square_root_trap():
    hypothesis = "the picture the picture by me".split()
    result = sentence_bleu(hypothesis, words(PICTURE), max_order=2)
    assert math.isclose(result.score, 0.5163977794943222, rel_tol=1e-12)
    assert math.isclose(result.score**0.5, 0.7186082239261684, rel_tol=1e-12)
