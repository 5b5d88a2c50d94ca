"""`bleu.ngrams`: windows over tokens, and what is refused as tokens."""

from collections import Counter

import pytest

from bleu import ngram_counts, ngrams
from bleu.ngrams import windows


def test_a_bigram_is_two_neighbours_in_order():
    assert ngrams(["a", "b", "c"], 2) == [("a", "b"), ("b", "c")]


def test_a_unigram_is_a_tuple_too():
    assert ngrams(["a"], 1) == [("a",)]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 9])
def test_there_are_length_minus_n_plus_1_of_them_and_never_fewer_than_none(n):
    assert len(ngrams(list("abcd"), n)) == max(0, 4 - n + 1)


def test_repeats_are_counted():
    assert ngram_counts(["na", "na", "na"], 2) == Counter({("na", "na"): 2})


def test_tuples_and_numbers_of_words_are_tokens_as_well():
    assert ngrams((7, 8, 9), 2) == [(7, 8), (8, 9)]


def test_windows_are_the_ngrams_one_after_the_other():
    assert list(windows(list("abcd"), 3)) == ngrams(list("abcd"), 3)


def test_the_tokens_are_not_changed():
    tokens = ["a", "b"]
    ngram_counts(tokens, 1)
    assert tokens == ["a", "b"]


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ("the cat", "split it first"),
        (b"the cat", "split it first"),
        ((w for w in ["a"]), "generator"),
        ({"a", "b"}, "set"),
        (None, "NoneType"),
        ([["the", "cat"]], "nested"),
        (["the", None], r"tokens\[1\] is the NoneType None"),
        ([1.5], "not a token"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_is_not_a_list_of_tokens_is_refused_and_named(tokens, said):
    with pytest.raises(TypeError, match=said):
        ngrams(tokens, 1)


@pytest.mark.parametrize("n", [0, -1])
def test_an_order_below_1_is_refused(n):
    with pytest.raises(ValueError, match=f"n is {n}"):
        ngrams(["a"], n)


@pytest.mark.parametrize("n", [1.0, "2", None, True])
def test_an_order_that_is_not_an_integer_is_refused(n):
    with pytest.raises(TypeError, match="integer"):
        ngrams(["a"], n)
