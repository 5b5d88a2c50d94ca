"""`bleu.score`: the assembled number, its parts, and what it refuses."""

import math

import pytest

from bleu import BleuStats, bleu_score, corpus_bleu, exponential, sentence_bleu

HAVANA = "Half of my heart is in Havana ooh na na".split()


def test_the_parts_multiply_to_the_score():
    result = sentence_bleu("Half as my heart is in Obama ooh na".split(), [HAVANA])
    product = math.prod(result.precisions) ** 0.25
    assert math.isclose(result.score, result.brevity_penalty * product)


def test_points_are_a_hundred_times_the_score(fruit):
    result = sentence_bleu(*fruit, smoothing=exponential)
    assert result.points == 100 * result.score


def test_a_perfect_score_is_exactly_1():
    assert sentence_bleu(HAVANA, [HAVANA]).score == 1.0
    assert corpus_bleu([HAVANA] * 7, [[HAVANA]] * 7).score == 1.0


def test_an_order_without_a_match_gives_exactly_0(fruit):
    assert sentence_bleu(*fruit).score == 0.0


@pytest.mark.parametrize("hypothesis", [[], ["Half"], HAVANA[:3]])
def test_fewer_than_four_tokens_have_no_bleu_4(hypothesis):
    assert sentence_bleu(hypothesis, [HAVANA]).score == 0.0


def test_a_short_segment_has_a_bleu_of_its_own_orders():
    assert sentence_bleu(["a", "b", "c"], [["a", "b", "c"]], max_order=3).score == 1.0


def test_short_segments_do_not_spoil_a_perfect_corpus():
    hypotheses = [list("abcd"), ["x"]]
    assert corpus_bleu(hypotheses, [[h] for h in hypotheses]).score == 1.0


def test_pooling_is_not_averaging():
    hypotheses = [
        "the cat is on the mat".split(),
        "he read a book yesterday evening at home".split(),
    ]
    references = [
        ["the cat is on the mat".split()],
        ["he was reading a book at home yesterday evening".split()],
    ]
    scores = [sentence_bleu(h, r).score for h, r in zip(hypotheses, references)]
    assert sum(scores) / 2 == 0.5
    assert math.isclose(corpus_bleu(hypotheses, references).score, 0.5139641116200429)


def test_a_sentence_is_a_corpus_of_one(picture):
    hypothesis, references = picture
    one = corpus_bleu([hypothesis], [references], max_order=2)
    assert one == sentence_bleu(hypothesis, references, max_order=2)


def test_the_weights_say_how_many_orders_there_are(picture):
    two = sentence_bleu(*picture, weights=(0.5, 0.5))
    assert math.isclose(two.score, 0.5163977794943222)
    assert two == sentence_bleu(*picture, max_order=2)


def test_an_order_with_weight_0_cannot_make_the_score_0(fruit):
    assert sentence_bleu(*fruit, weights=(0.4, 0.3, 0.3, 0)).score > 0


def test_the_line_is_that_of_multi_bleu():
    stats = BleuStats((8, 1, 0, 0), (14, 13, 12, 11), 14, 16)
    line = (
        "BLEU = 0.00, 57.1/7.7/0.0/0.0 (BP=0.867, ratio=0.875, hyp_len=14, ref_len=16)"
    )
    assert str(bleu_score(stats)) == line


def test_the_line_of_empty_references_divides_nothing_by_zero():
    assert "ratio=0.000" in str(sentence_bleu(["a"], [[]]))


def test_adding_a_reference_can_lower_the_score_through_its_length():
    hypothesis, near = "a b c d e f".split(), "a b c d".split()
    alone = sentence_bleu(hypothesis, [near])
    more = sentence_bleu(hypothesis, [near, ["z"] * 7])
    assert math.isclose(alone.score, 0.5081327481546147)
    assert math.isclose(more.score, 0.43012508513132625)
    assert alone.precisions == more.precisions


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"weights": (0.25, 0.25, 0, 0)}, ValueError, "sum to 0.5, not 1"),
        ({"weights": (0.5, 0.5), "max_order": 4}, ValueError, "2 weights for 4 orders"),
        ({"weights": ()}, ValueError, "max_order is 0"),
        ({"max_order": 0}, ValueError, "max_order is 0"),
        ({"max_order": 2.5}, TypeError, "max_order is 2.5; .* integer"),
        ({"max_order": True}, TypeError, "max_order is True; .* integer"),
        ({"smoothing": "exp"}, TypeError, "smoothing is 'exp'; it is a function"),
        ({"smoothing": None}, TypeError, "smoothing is None; it is a function"),
    ],
    ids=["half", "two", "none", "zero", "part", "true", "name", "nothing"],
)
def test_options_that_do_not_fit_are_refused(fruit, options, error, said):
    hypothesis, references = fruit
    with pytest.raises(error, match=said):
        sentence_bleu(hypothesis, references, **options)
    with pytest.raises(error, match=said):
        corpus_bleu([hypothesis], [references], **options)


def test_weights_are_refused_even_where_the_score_would_be_0():
    with pytest.raises(ValueError, match="sum to 2"):
        bleu_score(BleuStats.zero(4), weights=(0.5,) * 4)


@pytest.mark.parametrize(
    ("hypothesis", "references"),
    [
        ("the cat", [["the", "cat"]]),
        (["the", "cat"], ["the", "cat"]),
        (["the", "cat"], ["the cat"]),
        (["the", "cat"], "the cat"),
        ([["the", "cat"]], ["the", "cat"]),
        ([["the", "cat"]], [["the", "cat"]]),
    ],
    ids=["string", "flat", "unsplit", "text", "swapped", "corpus"],
)
def test_calls_that_the_libraries_let_pass_raise(hypothesis, references):
    with pytest.raises(TypeError):
        sentence_bleu(hypothesis, references)


def test_nothing_is_changed_by_scoring(picture):
    hypothesis, references = picture
    before = (list(hypothesis), [list(r) for r in references])
    sentence_bleu(hypothesis, references, smoothing=exponential)
    assert (hypothesis, references) == before
