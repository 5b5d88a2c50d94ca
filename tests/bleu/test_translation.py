"""`bleu.decoding.translation` and its language model: probabilities that sum to 1, and a small translation that works."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bleu.decoding import (
    END,
    START,
    beam_search,
    exhaustive_search,
    train_language_model,
    train_lexicon,
    translator,
    word_probability,
)

SENTENCES = st.lists(
    st.lists(st.sampled_from("abc"), min_size=1, max_size=5), min_size=1, max_size=5
)
PREFIXES = st.lists(st.sampled_from("abc"), max_size=6).map(tuple)
PAIRS = [
    ("le chat dort".split(), "the cat sleeps".split()),
    ("le chien dort".split(), "the dog sleeps".split()),
    ("le chien mange".split(), "the dog eats".split()),
]
TARGETS = [target for _, target in PAIRS]


@given(SENTENCES, st.integers(1, 4), PREFIXES, st.sampled_from([0, 0.5, 0.9, 1]))
def test_word_probabilities_sum_to_1_in_every_context(sentences, order, prefix, trust):
    model = train_language_model(sentences, order=order)
    words = {word for sentence in sentences for word in sentence} | {END}
    context = prefix[-(order - 1) :] if order > 1 else ()
    total = math.fsum(word_probability(model, context, w, trust=trust) for w in words)
    assert math.isclose(total, 1)


@given(SENTENCES, PREFIXES, st.floats(1, 5))
def test_a_translator_answers_with_a_distribution(sentences, prefix, coverage_penalty):
    pairs = [(list("xyz"), sentence) for sentence in sentences]
    model = translator(
        ["x"],
        train_lexicon(pairs),
        train_language_model(sentences),
        coverage_penalty=coverage_penalty,
    )
    steps = model(prefix)
    assert END in steps
    assert math.isclose(math.fsum(map(math.exp, steps.values())), 1)


def test_a_context_counts_what_followed_it():
    model = train_language_model([list("aab"), list("ab")], order=3)
    assert model["a",] == {"a": 1 / 3, "b": 2 / 3}
    assert model[START, START] == {"a": 1.0}
    assert model["a", "b"] == {END: 1.0}
    assert model[()] == {"a": 3 / 7, "b": 2 / 7, END: 2 / 7}


def test_longer_contexts_have_the_first_say():
    model = train_language_model([list("ab"), list("cb"), list("cd")], order=2)
    unigram = 2 / 9
    assert math.isclose(
        word_probability(model, ("a",), "b", trust=0.9), 0.9 + 0.1 * unigram
    )
    assert math.isclose(
        word_probability(model, ("c",), "b", trust=0.5), 0.25 + 0.5 * unigram
    )


def test_a_context_never_seen_leaves_the_say_to_a_shorter_one():
    model = train_language_model([list("ab")], order=3)
    assert word_probability(model, ("z", "a"), "b") == word_probability(
        model, ("a",), "b"
    )


def test_a_translator_translates_what_it_has_seen_and_what_it_has_not():
    lexicon = train_lexicon(PAIRS, iterations=20)
    for source, output in [("le chien dort", "the dog sleeps")]:
        model = translator(source.split(), lexicon, train_language_model(TARGETS))
        assert beam_search(model, width=4, max_len=6).best.tokens == tuple(
            output.split()
        )


def test_beam_and_exhaustive_search_agree_on_a_short_sentence():
    model = translator(
        "le chien".split(), train_lexicon(PAIRS), train_language_model(TARGETS)
    )
    wide = beam_search(model, width=10_000, max_len=4)
    assert wide == exhaustive_search(model, max_len=4)


def test_a_word_that_was_said_is_expected_less():
    model = translator(
        ["chat"],
        train_lexicon(PAIRS, iterations=20),
        train_language_model(TARGETS, order=1),
    )
    assert model(("cat",))["cat"] < model(())["cat"]


def test_a_larger_coverage_penalty_puts_off_the_end():
    lexicon, lm = train_lexicon(PAIRS), train_language_model(TARGETS)
    ends = [
        translator(["le", "chat"], lexicon, lm, coverage_penalty=p)(("the",))[END]
        for p in (1, 1.5, 2, 4)
    ]
    assert ends == sorted(ends, reverse=True)
    assert len(set(ends)) == 4


def test_the_same_prefix_gets_the_same_answer():
    model = translator(["le"], train_lexicon(PAIRS), train_language_model(TARGETS))
    assert model(("the",)) == model(("the",))


@pytest.mark.parametrize("coverage_penalty", [0.5, 0, -1, math.nan, math.inf])
def test_a_coverage_penalty_below_1_is_refused(coverage_penalty):
    with pytest.raises(ValueError, match=r"coverage_penalty is .*1 or more"):
        translator(
            ["le"],
            train_lexicon(PAIRS),
            train_language_model(TARGETS),
            coverage_penalty=coverage_penalty,
        )


@pytest.mark.parametrize("trust", [-0.1, 1.1, math.nan])
def test_trust_is_a_share(trust):
    with pytest.raises(ValueError, match=r"trust is .*has to be 0 to 1"):
        word_probability(train_language_model(TARGETS), (), "the", trust=trust)


@pytest.mark.parametrize(
    ("sentences", "error", "said"),
    [
        ([], ValueError, "sentences is empty"),
        ("the cat", TypeError, "sentences is a str, not a list of token lists"),
        (["the cat"], TypeError, r"sentences\[0\] is the str 'the cat'"),
        ([["the"], [None]], TypeError, r"sentences\[1\]"),
    ],
)
def test_what_are_no_sentences_is_refused(sentences, error, said):
    with pytest.raises(error, match=said):
        train_language_model(sentences)


def test_an_order_below_1_is_refused():
    with pytest.raises(ValueError, match="order is 0"):
        train_language_model(TARGETS, order=0)


def test_a_source_string_is_refused():
    with pytest.raises(TypeError, match="source is the str"):
        translator("le chat", train_lexicon(PAIRS), train_language_model(TARGETS))
