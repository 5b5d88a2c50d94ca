"""chrF and chrF++: laws, values worked out by hand, and sacreBLEU beside them."""

import random

import pytest
from sacrebleu.metrics import CHRF

from bleu.metrics import (
    ChrfStats,
    chrf_score,
    chrf_stats,
    corpus_chrf,
    f_score,
    sentence_chrf,
    split_edge_punctuation,
    text_ngrams,
)

CHARACTERS = "ab cd.(),é  가나ン-'"


def random_corpora(seed, count):
    rng = random.Random(seed)

    def noisy(base):
        kept = [c if rng.random() < 0.8 else rng.choice(CHARACTERS) for c in base]
        if rng.random() < 0.3:
            rng.shuffle(kept)
        return "".join(kept)

    for _ in range(count):
        streams = rng.randint(1, 3)
        bases = [
            rng.choices(CHARACTERS, k=rng.choice((0, 1, 3, 9, 20)))
            for _ in range(rng.randint(1, 4))
        ]
        yield (
            [noisy(b) for b in bases],
            [[noisy(b) for _ in range(streams)] for b in bases],
        )


@pytest.mark.parametrize("beta", [1, 2, 3])
@pytest.mark.parametrize("word_order", [0, 1, 2])
@pytest.mark.parametrize("char_order", [1, 3, 6])
def test_it_is_sacrebleus_on_random_text(char_order, word_order, beta):
    theirs = CHRF(char_order=char_order, word_order=word_order, beta=beta)
    options = {"char_order": char_order, "word_order": word_order, "beta": beta}
    for hypotheses, references in random_corpora(char_order + word_order, 150):
        ours = corpus_chrf(hypotheses, references, **options).points
        streams = [list(stream) for stream in zip(*references)]
        score = theirs.corpus_score(hypotheses, streams).score
        assert ours == pytest.approx(score, abs=1e-9)


def test_a_word_worked_out_by_hand():
    """cat, cart: characters c a t of c a r t; pairs ca, at of ca, ar, rt: only ca is shared."""
    stats = chrf_stats("cat", ["cart"], char_order=2)
    assert stats == ChrfStats((3, 1), (3, 2), (4, 3))
    score = chrf_score(stats, beta=1)
    assert score.precision == (3 / 3 + 1 / 2) / 2
    assert score.recall == pytest.approx((3 / 4 + 1 / 3) / 2)


def test_the_same_text_scores_exactly_1():
    assert sentence_chrf("a wet fox", ["a wet fox"]).score == 1.0
    assert sentence_chrf("a wet fox", ["a wet fox"], word_order=2).points == 100.0


def test_nothing_in_common_scores_0():
    assert sentence_chrf("abc", ["xyz"]).score == 0.0
    assert sentence_chrf("", ["xyz"]).score == 0.0
    assert sentence_chrf("", [""]).score == 0.0


def test_white_space_does_not_count_in_chrf_and_counts_in_its_word_part():
    assert sentence_chrf("a way", ["away"]).score == 1.0
    assert sentence_chrf("a way", ["away"], word_order=2).score < 1.0


def test_beta_above_1_favours_the_output_that_leaves_nothing_out():
    longer = sentence_chrf("abcdefgh", ["abcdef"], beta=3).score
    assert longer > sentence_chrf("abcdefgh", ["abcdef"], beta=1).score
    shorter = sentence_chrf("abcd", ["abcdef"], beta=3).score
    assert shorter < sentence_chrf("abcd", ["abcdef"], beta=1).score


def test_f_is_between_its_two_ratios():
    assert 0.2 < f_score(0.2, 0.8) < 0.8
    assert f_score(0.3, 0.3) == pytest.approx(0.3)


def test_the_best_reference_is_taken_whole():
    """Unlike BLEU, which lets each n-gram choose its reference."""
    both = sentence_chrf("abcxyz", ["abc", "xyz"])
    assert both.score == sentence_chrf("abcxyz", ["abc"]).score


def test_the_corpus_pools_counts():
    apart = [sentence_chrf("ab", ["ab"]).score, sentence_chrf("cdefg", ["hi"]).score]
    together = corpus_chrf(["ab", "cdefg"], [["ab"], ["hi"]])
    assert together.score != pytest.approx(sum(apart) / 2)
    assert together.stats.matches[0] == 2


def test_statistics_add_order_by_order():
    first, second = ChrfStats((1, 0), (2, 1), (3, 2)), ChrfStats((1, 1), (1, 1), (1, 1))
    assert first + second == ChrfStats((2, 1), (3, 2), (4, 3)) == second + first


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("(hi)", ["(hi", ")"]),
        ("'tis", ["'", "tis"]),
        ("- , x", ["-", ",", "x"]),
        ("end...", ["end..", "."]),
        ("", []),
    ],
)
def test_one_punctuation_character_is_split_off_a_word_the_last_before_the_first(
    text, words
):
    assert split_edge_punctuation(text) == words


def test_there_is_a_counter_for_each_order_of_characters_and_of_words():
    assert [c.total() for c in text_ngrams("ab c", 3, 2)] == [3, 2, 1, 2, 1]


# --- errors -------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [["the", "cat"], ("the",), None, 3, b"cat"])
def test_tokens_are_refused_because_chrf_takes_characters_itself(tokens):
    with pytest.raises(TypeError, match=r"hypothesis is a .*not a string.*join"):
        sentence_chrf(tokens, ["the cat"])


def test_a_flat_reference_is_refused():
    with pytest.raises(TypeError, match=r"list of its own: \[text\]"):
        sentence_chrf("the cat", "the cat")


def test_references_of_tokens_are_refused():
    with pytest.raises(TypeError, match="a reference is a list, not a string"):
        sentence_chrf("the cat", [["the", "cat"]])


def test_no_reference_is_refused():
    with pytest.raises(ValueError, match="references is empty"):
        sentence_chrf("the cat", [])


def test_no_hypothesis_is_refused():
    with pytest.raises(ValueError, match="corpus is empty"):
        corpus_chrf([], [])


def test_unequal_lengths_are_refused_and_both_are_named():
    with pytest.raises(ValueError, match="2 hypotheses but 1 lists"):
        corpus_chrf(["a", "b"], [["a"]])


def test_a_string_in_place_of_a_corpus_is_refused():
    with pytest.raises(TypeError, match="hypotheses is a str"):
        corpus_chrf("ab", [["a"], ["b"]])


@pytest.mark.parametrize(
    ("orders", "said"),
    [
        ((0, 0), "char_order and word_order are both 0; count at least one"),
        ((-1, 2), "char_order is -1; it has to be 0 or more"),
        ((6, -1), "word_order is -1; it has to be 0 or more"),
    ],
)
def test_orders_below_nothing_are_refused(orders, said):
    with pytest.raises(ValueError, match=said):
        chrf_stats("a", ["a"], char_order=orders[0], word_order=orders[1])


def test_statistics_of_other_orders_do_not_add():
    with pytest.raises(ValueError, match="of 1 and of 2 orders"):
        ChrfStats((1,), (1,), (1,)) + ChrfStats((1, 1), (1, 1), (1, 1))
    with pytest.raises(TypeError):
        ChrfStats((1,), (1,), (1,)) + 1


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"beta": float("nan")}, ValueError, "beta is nan"),
        ({"beta": float("inf")}, ValueError, "beta is inf"),
        ({"beta": -2}, ValueError, "beta is -2"),
        ({"beta": "2"}, TypeError, "beta is '2'"),
        ({"char_order": "6"}, TypeError, "char_order is '6'"),
        ({"char_order": 1.5}, TypeError, "char_order is 1.5"),
    ],
)
def test_settings_that_do_not_fit_are_refused_by_name(options, error, said):
    with pytest.raises(error, match=said):
        sentence_chrf("the cat", ["the dog"], **options)


def test_what_is_wrong_is_named_where_it_is():
    with pytest.raises(TypeError, match=r"hypotheses\[1\] is a list"):
        corpus_chrf(["a", ["b"]], [["a"], ["b"]])
    with pytest.raises(TypeError, match="hypotheses is a str"):
        corpus_chrf("text", [["text"]])


def test_sacrebleu_skips_a_missing_reference_and_chrf_refuses_it():
    assert CHRF().corpus_score(["a"], [["a"], [None]]).score == 100
    with pytest.raises(TypeError, match="leave a missing reference out"):
        corpus_chrf(["a"], [["a", None]])
