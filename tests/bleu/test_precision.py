"""`bleu.precision`: clipping against one reference and several."""

from collections import Counter
from fractions import Fraction

import pytest

from bleu import clipped_counts, match_counts, max_ref_counts, modified_precision


def test_the_maximum_over_references_not_their_sum():
    assert max_ref_counts([["a", "a"], ["a"]], 1) == Counter({("a",): 2})


def test_each_ngram_takes_the_reference_that_serves_it_best():
    references = [["a", "b", "a"], ["b", "c"]]
    assert match_counts(["a", "a", "b", "c"], references, 1).matches == 4


def test_an_ngram_has_to_stand_whole_in_one_reference():
    assert match_counts(["a", "b"], [["a", "x"], ["x", "b"]], 2) == (0, 1)


def test_a_word_in_no_reference_is_absent_from_the_clipped_counts():
    assert clipped_counts(["a", "z"], [["a"]], 1) == Counter({("a",): 1})


def test_two_of_seven(mat):
    assert modified_precision(["the"] * 7, mat, 1) == Fraction(2, 7)


@pytest.mark.parametrize(("n", "counts"), [(1, (1, 1)), (2, (0, 0)), (9, (0, 0))])
def test_an_order_without_ngrams_counts_nothing_of_nothing(n, counts):
    assert match_counts(["a"], [["a"]], n) == counts


def test_nothing_of_nothing_is_precision_0():
    assert modified_precision([], [["a"]], 1) == 0


def test_an_empty_reference_matches_nothing():
    assert match_counts(["a"], [[]], 1) == (0, 1)


def test_the_denominator_is_the_hypothesis_own():
    assert match_counts(["a"], [["a", "b", "c"]], 1) == (1, 1)


def test_arguments_are_not_changed(mat):
    hypothesis, before = ["the"] * 7, [list(r) for r in mat]
    match_counts(hypothesis, mat, 1)
    assert (hypothesis, mat) == (["the"] * 7, before)
