"""NLTK 3.10.4 beside `bleu`: equal where the definitions agree, pinned where they do not."""

import math
import random
import warnings

import pytest
from nltk.translate import bleu_score as nltk

import bleu
from bleu import corpus_bleu, sentence_bleu
from bleu.smoothing import (
    interpolated,
    length_scaled,
    length_scaled_neighbors,
    neighbors,
)

pytestmark = pytest.mark.filterwarnings("ignore:\\s*The hypothesis contains")
METHODS = nltk.SmoothingFunction()
PAIRS = [
    (bleu.floor, METHODS.method1),
    (bleu.add_k, METHODS.method2),
    (bleu.exponential, METHODS.method3),
    (interpolated, METHODS.method6),
]


def random_corpus(rng, shortest):
    hypotheses, references = [], []
    for _ in range(rng.randint(1, 5)):
        base = rng.choices("abcdefgh", k=rng.randint(shortest, 14))
        group = []
        for _ in range(rng.randint(1, 4)):
            reference = [
                w if rng.random() < 0.8 else rng.choice("abcdefgh") for w in base
            ]
            group.append(reference[: rng.randint(max(1, len(base) - 3), len(base))])
        hypotheses.append(base)
        references.append(group)
    return hypotheses, references


@pytest.mark.slow
def test_corpus_scores_agree_when_every_segment_has_four_tokens():
    rng = random.Random(10)
    for _ in range(2000):
        hypotheses, references = random_corpus(rng, shortest=4)
        ours = corpus_bleu(hypotheses, references).score
        theirs = nltk.corpus_bleu(references, hypotheses)
        assert math.isclose(ours, theirs, rel_tol=1e-12, abs_tol=1e-60)


@pytest.mark.parametrize(("smoothing", "method"), PAIRS[:3], ids=["1", "2", "3"])
def test_smoothed_scores_agree_when_every_segment_has_four_tokens(smoothing, method):
    rng = random.Random(11)
    for _ in range(700):
        hypotheses, references = random_corpus(rng, shortest=4)
        ours = corpus_bleu(hypotheses, references, smoothing=smoothing).score
        theirs = nltk.corpus_bleu(references, hypotheses, smoothing_function=method)
        assert math.isclose(ours, theirs, rel_tol=1e-12, abs_tol=1e-60)


def test_technique_6_agrees_on_single_segments_where_nltk_does_not_assert():
    rng, compared = random.Random(12), 0
    for _ in range(700):
        hypotheses, references = random_corpus(rng, shortest=4)
        try:
            theirs = nltk.sentence_bleu(
                references[0], hypotheses[0], smoothing_function=METHODS.method6
            )
        except AssertionError:
            continue
        ours = sentence_bleu(hypotheses[0], references[0], smoothing=interpolated)
        assert math.isclose(ours.score, theirs, rel_tol=1e-12, abs_tol=1e-60)
        compared += 1
    assert compared > 300


def test_precisions_agree_where_there_are_ngrams():
    rng = random.Random(13)
    for _ in range(1000):
        hypotheses, references = random_corpus(rng, shortest=4)
        for n in (1, 2, 3, 4):
            ours = bleu.match_counts(hypotheses[0], references[0], n)
            theirs = nltk.modified_precision(references[0], hypotheses[0], n)
            assert ours == (theirs.numerator, theirs.denominator)


def test_lengths_and_penalties_agree():
    for c in range(0, 25):
        for r in range(1, 25):
            ours = bleu.brevity_penalty(hyp_len=c, ref_len=r)
            assert math.isclose(ours, nltk.brevity_penalty(r, c))
            closest = nltk.closest_ref_length([[0] * r, [0] * (30 - r)], c)
            assert closest == bleu.closest_ref_len(hyp_len=c, ref_lens=[r, 30 - r])


# --- where the definitions differ: ours first, NLTK's second ---------------------------


@pytest.mark.parametrize(("k", "zeros"), [(1, 3), (2, 2), (3, 1)])
def test_nltk_has_a_tiny_float_where_an_order_is_empty(k, zeros):
    tokens = list("abc")[:k]
    tiny = 2.2250738585072014e-308 ** (zeros / 4)
    assert sentence_bleu(tokens, [tokens]).score == 0.0
    assert math.isclose(nltk.sentence_bleu([tokens], tokens), tiny, rel_tol=1e-9)


@pytest.mark.parametrize(
    ("one", "two", "theirs"),
    [("abcd", "x", 0.7071067811865476), ("abcde", "xyz", 0.9036020036098448)],
)
def test_nltk_counts_one_ngram_too_many_for_each_short_segment(one, two, theirs):
    hypotheses = [list(one), list(two)]
    references = [[h] for h in hypotheses]
    assert corpus_bleu(hypotheses, references).score == 1.0
    assert math.isclose(nltk.corpus_bleu(references, hypotheses), theirs, rel_tol=1e-12)


PUBLISHED_AND_NLTK = {
    "fruit": {
        length_scaled: (4, 0.5131051400769787, 0.43146827293898643),
        neighbors: (5, 0.5372849659117709, 0.45950094854850315),
        length_scaled_neighbors: (7, 0.5942329384189143, 0.5174850954454262),
    },
    "picture": {
        length_scaled: (4, 0.17882537710772514, 0.1374292659508281),
        neighbors: (5, 0.22454640187495675, 0.23037777369138907),
        length_scaled_neighbors: (7, 0.27164043801420207, 0.26523875812539377),
    },
}


@pytest.mark.parametrize("name", ["fruit", "picture"])
def test_nltk_computes_something_else_for_techniques_4_5_and_7(name, request):
    hypothesis, references = request.getfixturevalue(name)
    for smoothing, (number, published, theirs) in PUBLISHED_AND_NLTK[name].items():
        method = getattr(METHODS, f"method{number}")
        ours = sentence_bleu(hypothesis, references, smoothing=smoothing).score
        live = nltk.sentence_bleu(references, hypothesis, smoothing_function=method)
        assert math.isclose(ours, published, rel_tol=1e-12)
        assert math.isclose(live, theirs, rel_tol=1e-12)


def test_nltks_method6_asserts_where_the_rule_has_a_value(picture):
    hypothesis, references = picture
    ours = sentence_bleu(hypothesis, references, smoothing=interpolated).score
    assert math.isclose(ours, 0.17727652989816634, rel_tol=1e-12)
    with pytest.raises(AssertionError):
        nltk.sentence_bleu(references, hypothesis, smoothing_function=METHODS.method6)


def test_nltks_method5_exceeds_1():
    tokens = list("abcde")
    theirs = nltk.sentence_bleu([tokens], tokens, smoothing_function=METHODS.method5)
    assert math.isclose(theirs, 1.1167470964180197, rel_tol=1e-12)
    assert sentence_bleu(tokens, [tokens], smoothing=neighbors).score == 1.0


def test_nltk_takes_weights_that_do_not_sum_to_1(picture):
    hypothesis, references = picture
    weights = (0.25, 0.25, 0, 0)
    theirs = nltk.sentence_bleu(references, hypothesis, weights)
    assert math.isclose(theirs, 0.7186082239261684, rel_tol=1e-12)
    with pytest.raises(ValueError, match=r"sum to 0\.5"):
        sentence_bleu(hypothesis, references, weights=weights)


def test_nltk_takes_a_flat_reference_for_three_one_letter_references():
    cat = "I saw a cat".split()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert 0 < nltk.sentence_bleu(cat, cat) < 1e-230
    with pytest.raises(TypeError, match="list of its own"):
        sentence_bleu(cat, cat)
