"""Laws that hold for every corpus, over generated ones."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bleu import (
    BleuStats,
    add_k,
    brevity_penalty,
    corpus_bleu,
    corpus_stats,
    exponential,
    floor,
    geometric_mean,
    match_counts,
    no_smoothing,
    segment_stats,
    sentence_bleu,
)
from bleu.smoothing import length_scaled, neighbors

TOKENS = st.lists(st.sampled_from("abcd"), max_size=10)
SEGMENT = st.tuples(TOKENS, st.lists(TOKENS, min_size=1, max_size=4))
CORPUS = st.lists(SEGMENT, min_size=1, max_size=5)


def sides(corpus):
    return [h for h, _ in corpus], [r for _, r in corpus]


@given(CORPUS, st.sampled_from([no_smoothing, add_k, neighbors, exponential]))
def test_a_score_is_a_ratio(corpus, smoothing):
    score = corpus_bleu(*sides(corpus), smoothing=smoothing)
    assert score.score >= 0
    assert smoothing is neighbors or score.score <= 1
    assert score.points == 100 * score.score


@given(st.lists(st.sampled_from("abcd"), min_size=4, max_size=12), st.lists(TOKENS))
def test_repeating_a_reference_scores_exactly_1(tokens, others):
    assert sentence_bleu(tokens, [tokens, *others]).score == 1.0


@given(SEGMENT, st.integers(0, 10**6))
def test_the_order_of_references_does_not_matter(segment, seed):
    hypothesis, references = segment
    shuffled = references.copy()
    random.Random(seed).shuffle(shuffled)
    assert segment_stats(hypothesis, references) == segment_stats(hypothesis, shuffled)


@given(CORPUS, st.integers(0, 10**6), st.sampled_from([no_smoothing, floor, neighbors]))
def test_the_order_of_segments_does_not_matter(corpus, seed, smoothing):
    shuffled = corpus.copy()
    random.Random(seed).shuffle(shuffled)
    before = corpus_bleu(*sides(corpus), smoothing=smoothing)
    assert before == corpus_bleu(*sides(shuffled), smoothing=smoothing)


@given(CORPUS, CORPUS)
def test_the_counts_of_two_corpora_are_the_counts_of_both(one, two):
    both = corpus_stats(*sides(one + two))
    assert both == corpus_stats(*sides(one)) + corpus_stats(*sides(two))


@given(SEGMENT, TOKENS, st.integers(1, 5))
def test_another_reference_never_takes_a_match_away(segment, extra, n):
    hypothesis, references = segment
    more = match_counts(hypothesis, [*references, extra], n)
    assert more.matches >= match_counts(hypothesis, references, n).matches


@given(SEGMENT, st.integers(1, 5))
def test_a_repeated_reference_changes_nothing(segment, n):
    hypothesis, references = segment
    twice = references + references
    assert match_counts(hypothesis, references, n) == match_counts(hypothesis, twice, n)


@given(SEGMENT, st.integers(1, 5))
def test_clipping_exceeds_neither_the_hypothesis_nor_the_best_reference(segment, n):
    hypothesis, references = segment
    matches, total = match_counts(hypothesis, references, n)
    assert 0 <= matches <= total == max(0, len(hypothesis) - n + 1)
    union = sum(max(0, len(r) - n + 1) for r in references)
    assert matches <= union


@given(SEGMENT)
def test_there_are_never_more_matches_of_a_higher_order(segment):
    matches = segment_stats(*segment, max_order=6).matches
    assert list(matches) == sorted(matches, reverse=True)


@given(SEGMENT)
def test_the_reference_length_is_closest_and_on_a_tie_the_shorter(segment):
    hypothesis, references = segment
    r = segment_stats(hypothesis, references).ref_len
    lengths = [len(reference) for reference in references]
    distance = abs(r - len(hypothesis))
    assert r in lengths
    assert all(abs(x - len(hypothesis)) >= distance for x in lengths)
    assert all(x >= r for x in lengths if abs(x - len(hypothesis)) == distance)


@given(st.integers(0, 200), st.integers(0, 200))
def test_the_penalty_is_1_exactly_from_the_reference_length_on(c, r):
    penalty = brevity_penalty(hyp_len=c, ref_len=r)
    assert 0 <= penalty <= 1
    assert (penalty == 1) == (c >= r and c > 0)


@given(st.lists(st.floats(1e-6, 1), min_size=1, max_size=6))
def test_a_mean_lies_between_its_extremes_and_below_the_arithmetic_one(values):
    mean = geometric_mean(values)
    assert min(values) - 1e-12 <= mean <= max(values) + 1e-12
    assert mean <= math.fsum(values) / len(values) + 1e-12


@given(CORPUS)
def test_doubling_a_corpus_changes_no_unsmoothed_score(corpus):
    once, twice = corpus_bleu(*sides(corpus)), corpus_bleu(*sides(corpus + corpus))
    assert math.isclose(once.score, twice.score, abs_tol=1e-12)


@given(SEGMENT)
def test_smoothing_never_lowers_a_score(segment):
    plain = sentence_bleu(*segment).score
    for smoothing in (floor, exponential, length_scaled):
        assert sentence_bleu(*segment, smoothing=smoothing).score >= plain


@given(CORPUS)
def test_arguments_are_not_changed(corpus):
    hypotheses, references = sides(corpus)
    copies = [list(h) for h in hypotheses], [[list(r) for r in rs] for rs in references]
    corpus_bleu(hypotheses, references, smoothing=neighbors)
    assert (hypotheses, references) == copies


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_the_empty_sum_is_neutral(n):
    stats = segment_stats(list("abcabc"), [list("abcbca")], max_order=n)
    assert stats + BleuStats.zero(n) == stats
