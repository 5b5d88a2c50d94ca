"""`bleu.decoding.lexicon`: IBM model 1 by its laws, and by a round of EM done by hand."""

import math
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bleu.decoding import (
    NULL,
    em_step,
    expected_words,
    log_likelihood,
    shares,
    train_lexicon,
    uniform_lexicon,
)

WORDS = st.lists(st.sampled_from("abcd"), min_size=1, max_size=5)
PAIRS = st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=5)
HOUSE = [
    ("la maison".split(), "the house".split()),
    ("la fleur".split(), "the flower".split()),
]


def sums_to_1(lexicon):
    return all(math.isclose(math.fsum(w.values()), 1) for w in lexicon.values())


@given(PAIRS, st.integers(1, 6))
def test_each_source_word_hands_out_a_probability_of_1(pairs, iterations):
    assert sums_to_1(uniform_lexicon(pairs))
    assert sums_to_1(train_lexicon(pairs, iterations=iterations))


@given(PAIRS)
def test_the_likelihood_never_falls(pairs):
    lexicon = uniform_lexicon(pairs)
    seen = []
    for _ in range(6):
        seen.append(log_likelihood(lexicon, pairs))
        lexicon = em_step(lexicon, pairs)
    assert all(a <= b + 1e-9 for a, b in pairwise(seen))
    assert seen[-1] <= 1e-9


@given(PAIRS)
def test_words_that_never_meet_have_no_entry(pairs):
    lexicon = train_lexicon(pairs, iterations=2)
    meet = {(f, e) for source, target in pairs for f in [NULL, *source] for e in target}
    assert {(f, e) for f, words in lexicon.items() for e in words} == meet


@given(PAIRS)
def test_a_step_leaves_its_argument_alone(pairs):
    lexicon = uniform_lexicon(pairs)
    em_step(lexicon, pairs)
    assert lexicon == uniform_lexicon(pairs)


@given(PAIRS)
def test_doubling_the_data_changes_nothing(pairs):
    once, twice = train_lexicon(pairs), train_lexicon(pairs * 2)
    for f, words in once.items():
        for e, p in words.items():
            assert math.isclose(p, twice[f][e], abs_tol=1e-9)


def test_one_round_by_hand():
    """la starts with a third for each word; NULL too; maison has 1/2 for each."""
    step = em_step(uniform_lexicon(HOUSE), HOUSE)
    third, half = Fraction(1, 3), Fraction(1, 2)
    the = 2 * third / (third + third + half)  # of both sentences, la's share of "the"
    house = third / (third + third + half)
    assert math.isclose(step["la"]["the"], the / (the + 2 * house))
    assert step["la"]["the"] == step[NULL]["the"]
    assert math.isclose(step["maison"]["house"], 0.5)


def test_em_finds_out_who_is_who():
    lexicon = train_lexicon(HOUSE, iterations=20)
    assert lexicon["maison"]["house"] > 0.95
    assert lexicon["fleur"]["flower"] > 0.95
    assert lexicon["la"]["the"] > 0.95


def test_expected_words_add_up_over_the_source():
    lexicon = {NULL: {"a": 0.5, "b": 0.5}, "f": {"b": 0.75, "c": 0.25}}
    assert expected_words(["f", "f"], lexicon) == {"a": 0.5, "b": 2.0, "c": 0.5}


def test_options_leave_words_out_but_not_counts_of_the_kept_ones():
    lexicon = {"f": {"a": 0.6, "b": 0.4}, "g": {"b": 0.9, "a": 0.1}}
    assert expected_words(["f", "f"], lexicon, options=1) == {"a": 1.2}
    assert expected_words(["f", "g"], lexicon, options=1) == {"a": 0.7, "b": 1.3}


def test_of_equal_options_the_first_in_the_alphabet_is_kept():
    assert expected_words(["f"], {"f": {"b": 0.5, "a": 0.5}}, options=1) == {"a": 0.5}


def test_an_unknown_source_word_is_passed_over():
    lexicon = {"f": {"a": 1.0}}
    assert expected_words(["zut", "f"], lexicon) == {"a": 1.0}


def test_shares_sum_to_1():
    assert shares({"a": 1, "b": 3}) == {"a": 0.25, "b": 0.75}


@pytest.mark.parametrize(
    ("pairs", "error", "said"),
    [
        ([], ValueError, "no sentence pair"),
        ([("le chat", ["the", "cat"])], TypeError, r"pairs\[0\] source is the str"),
        ([(["le"], "the")], TypeError, r"pairs\[0\] target is the str"),
        ([(["le"], ["the"]), ([], ["a"])], ValueError, r"pairs\[1\]: the source is em"),
        ([(["le"], [])], ValueError, "the target is empty"),
        ([(["le"], ["the"], ["a"])], ValueError, r"has to be \(source, target\)"),
        (["le"], TypeError, r"has to be \(source, target\)"),
        ("le", TypeError, "pairs is a str"),
        ([(["le", None], ["the"])], TypeError, "None"),
    ],
)
def test_what_is_no_pair_is_refused_and_named(pairs, error, said):
    with pytest.raises(error, match=said):
        train_lexicon(pairs)


@pytest.mark.parametrize("iterations", [0, -1])
def test_training_takes_a_round_at_least(iterations):
    with pytest.raises(ValueError, match=f"iterations is {iterations}"):
        train_lexicon(HOUSE, iterations=iterations)


def test_a_source_of_unknown_words_is_refused():
    with pytest.raises(ValueError, match="knows no word of 'zut alors'"):
        expected_words(["zut", "alors"], {"f": {"a": 1.0}, NULL: {"a": 1.0}})


def test_a_source_string_is_refused():
    with pytest.raises(TypeError, match="source is the str 'la maison'"):
        expected_words("la maison", train_lexicon(HOUSE))


def test_no_options_are_refused():
    with pytest.raises(ValueError, match="options is 0"):
        expected_words(["la"], train_lexicon(HOUSE), options=0)
