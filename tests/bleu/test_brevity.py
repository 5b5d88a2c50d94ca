"""`bleu.brevity`: which reference length, and what a short output pays."""

import math

import pytest

from bleu import brevity_penalty, closest_ref_len


@pytest.mark.parametrize(
    ("hyp_len", "ref_lens", "closest"),
    [
        (12, [12, 15, 17], 12),
        (12, [13, 11], 11),
        (12, [11, 13], 11),
        (6, [7, 5], 5),
        (6, [7, 3], 7),
        (9, [11, 6], 11),
        (4, [1, 5], 5),
        (4, [4, 5, 3], 4),
        (4, [3, 4, 5], 4),
        (0, [5, 3], 3),
        (5, [12, 0], 0),
    ],
)
def test_the_closest_length_and_of_two_as_close_the_shorter(hyp_len, ref_lens, closest):
    assert closest_ref_len(hyp_len=hyp_len, ref_lens=ref_lens) == closest


@pytest.mark.parametrize(
    ("ratio", "penalty"),
    [
        (0.5, 0.3679),
        (0.6, 0.5134),
        (0.7, 0.6514),
        (0.8, 0.7788),
        (0.9, 0.8948),
        (0.95, 0.9487),
    ],
)
def test_the_exponential_below_1(ratio, penalty):
    bp = brevity_penalty(hyp_len=round(100 * ratio), ref_len=100)
    assert round(bp, 4) == penalty


def test_three_words_against_six_are_penalised_not_rewarded():
    assert brevity_penalty(hyp_len=3, ref_len=6) == math.exp(1 - 6 / 3) < 1


@pytest.mark.parametrize("hyp_len", [6, 7, 60])
def test_no_penalty_from_equal_length_upwards(hyp_len):
    assert brevity_penalty(hyp_len=hyp_len, ref_len=6) == 1.0


def test_an_empty_hypothesis_gets_nothing_where_the_formula_divides_by_zero():
    assert brevity_penalty(hyp_len=0, ref_len=6) == 0.0
    assert brevity_penalty(hyp_len=0, ref_len=0) == 0.0


def test_an_empty_reference_penalises_nobody():
    assert brevity_penalty(hyp_len=5, ref_len=0) == 1.0


def test_it_never_falls_when_the_hypothesis_grows():
    penalties = [brevity_penalty(hyp_len=c, ref_len=20) for c in range(30)]
    assert penalties == sorted(penalties)


def test_it_is_never_milder_than_the_linear_rule_c_over_r():
    for c in range(1, 100):
        assert brevity_penalty(hyp_len=c, ref_len=100) <= c / 100


def test_lengths_are_keywords_so_that_they_cannot_be_swapped():
    with pytest.raises(TypeError, match="positional"):
        brevity_penalty(3, 6)
    with pytest.raises(TypeError, match="positional"):
        closest_ref_len(3, [6])


@pytest.mark.parametrize(
    "lengths", [{"hyp_len": -1, "ref_len": 3}, {"hyp_len": 3, "ref_len": -1}]
)
def test_a_negative_length_is_refused(lengths):
    with pytest.raises(ValueError, match="len is -1; it has to be 0 or more"):
        brevity_penalty(**lengths)


@pytest.mark.parametrize("length", [2.0, "2", None, True, ["a", "b"]])
def test_a_length_that_is_not_an_integer_is_refused(length):
    with pytest.raises(TypeError, match="integer"):
        brevity_penalty(hyp_len=length, ref_len=3)


@pytest.mark.parametrize(
    ("ref_lens", "error"),
    [
        ([], ValueError),
        ([-1], ValueError),
        (6, TypeError),
        ("66", TypeError),
        ([None], TypeError),
    ],
)
def test_reference_lengths_of_a_wrong_shape_are_refused(ref_lens, error):
    with pytest.raises(error, match=r"ref_lens|length"):
        closest_ref_len(hyp_len=3, ref_lens=ref_lens)
