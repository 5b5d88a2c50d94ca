"""`bleu.fast`: the quick count is the plain count, and the quick score the score, for every input."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import bleu
from bleu.fast import count_matches, plain_score, segment_stats

# two words repeat all the time, five sometimes; nobody, and everybody, is short
TOKENS = st.one_of(
    st.lists(st.sampled_from("ab"), max_size=14),
    st.lists(st.sampled_from("abcde"), max_size=14),
)
REFERENCES = st.lists(TOKENS, min_size=1, max_size=4)
ORDERS = st.integers(1, 8)


@given(TOKENS, REFERENCES, ORDERS)
@example([], [[]], 1)
@example(list("aaaa"), [list("aa"), list("aaa")], 1)
@example(list("abab"), [list("ab"), list("abab")], 2)
def test_the_statistics_are_those_of_the_derivation(hypothesis, references, order):
    plain = bleu.segment_stats(hypothesis, references, max_order=order)
    assert segment_stats(hypothesis, references, max_order=order) == plain


@given(TOKENS, REFERENCES, ORDERS)
def test_the_matches_of_one_order_are_those_of_the_derivation(
    hypothesis, references, n
):
    plain = bleu.match_counts(hypothesis, references, n).matches
    assert count_matches(hypothesis, references, n) == plain


@given(TOKENS, ORDERS)
def test_a_hypothesis_that_is_a_reference_matches_whole(tokens, order):
    stats = segment_stats(tokens, [tokens], max_order=order)
    assert stats.matches == stats.totals


@given(TOKENS, REFERENCES)
def test_numbers_of_words_count_as_their_words_do(hypothesis, references):
    numbers = [ord(word) for word in hypothesis]
    groups = [[ord(word) for word in reference] for reference in references]
    assert segment_stats(numbers, groups) == segment_stats(hypothesis, references)


def test_tuples_are_tokens_too():
    plain = bleu.segment_stats(("a", "b", "a"), (("a", "b"), ("b", "a")))
    assert segment_stats(("a", "b", "a"), (("a", "b"), ("b", "a"))) == plain


def test_what_repeats_is_clipped_by_the_best_single_reference():
    """a stands three times, twice in one reference, once in the other: 2, not 3."""
    assert count_matches(list("aaab"), [list("aab"), list("ab")], 1) == 3


@pytest.mark.parametrize(
    ("arguments", "order", "error"),
    [
        (("a b", [["a"]]), 4, TypeError),
        ((["a"], "a"), 4, TypeError),
        ((["a"], ["a"]), 4, TypeError),
        ((["a"], []), 4, ValueError),
        ((["a"], [["a"]]), 0, ValueError),
        ((["a"], [["a"]]), True, TypeError),
    ],
    ids=["string", "strings", "flat", "none", "zero", "true"],
)
def test_it_refuses_what_the_derivation_refuses(arguments, order, error):
    for count in (segment_stats, bleu.segment_stats):
        with pytest.raises(error):
            count(*arguments, max_order=order)


@given(st.lists(st.tuples(TOKENS, REFERENCES), min_size=1, max_size=4), ORDERS)
@example([([], [[]])], 1)
@example([(list("abcd"), [list("abcd")])], 4)
@example([(list("ab"), [list("abcd")])], 2)
def test_the_score_of_counts_is_that_of_the_derivation_to_the_last_bit(pairs, order):
    counted = [segment_stats(h, refs, max_order=order) for h, refs in pairs]
    stats = sum(counted, bleu.BleuStats.zero(order))
    row = [*stats.matches, *stats.totals, stats.hyp_len, stats.ref_len]
    assert plain_score(row) == bleu.bleu_score(stats).score
