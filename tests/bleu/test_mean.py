"""`bleu.mean`: the weighted geometric mean, its weights, and its zeros."""

import math
import statistics
from fractions import Fraction

import pytest

from bleu import geometric_mean
from bleu.mean import uniform_weights


def test_it_is_the_nth_root_of_the_product():
    assert math.isclose(geometric_mean([0.1, 0.2, 0.3, 0.4]), 0.22133638394006433)


def test_it_agrees_with_the_standard_library():
    values = [17 / 18, 10 / 17, 7 / 16, 4 / 15]
    assert math.isclose(geometric_mean(values), statistics.geometric_mean(values))


def test_fractions_are_numbers_too():
    assert geometric_mean([Fraction(1, 4), Fraction(1, 4)]) == 0.25


def test_all_ones_give_exactly_one():
    assert geometric_mean([1.0] * 4) == 1.0


@pytest.mark.parametrize("place", range(4))
def test_one_zero_anywhere_gives_exactly_zero(place):
    values = [0.9, 0.8, 0.7, 0.6]
    values[place] = 0.0
    assert geometric_mean(values) == 0.0


def test_a_zero_with_weight_zero_does_not_count():
    assert geometric_mean([0.5, 0.0], [1.0, 0.0]) == 0.5


def test_half_of_any_precision_costs_the_same_factor():
    whole = geometric_mean([0.8, 0.6, 0.4, 0.2])
    for halved in ([0.4, 0.6, 0.4, 0.2], [0.8, 0.6, 0.4, 0.1]):
        assert math.isclose(geometric_mean(halved) / whole, 2**-0.25)


def test_tiny_values_do_not_underflow():
    assert math.isclose(geometric_mean([1e-200, 1e-200]), 1e-200)


def test_uniform_weights_sum_to_one():
    assert sum(uniform_weights(4)) == 1.0


@pytest.mark.parametrize(
    ("weights", "said"),
    [
        ([0.25, 0.25, 0, 0], r"\(0.25, 0.25, 0, 0\) sum to 0.5, not 1"),
        ([0.5, 0.25, 0.125, 0.0625], "sum to 0.9375"),
        ([0.33, 0.33, 0.33, 0], "sum to 0.99"),
        ([0.5, 0.5], "2 weights for 4 orders"),
        ([], "0 weights for 4 orders"),
        ([1.5, -0.5, 0, 0], r"weights\[1\] is -0.5"),
        ([math.nan, 0.5, 0.25, 0.25], "is nan"),
    ],
    ids=["half", "powers", "thirds", "two", "none", "negative", "nan"],
)
def test_weights_that_do_not_fit_are_refused(weights, said):
    with pytest.raises(ValueError, match=said):
        geometric_mean([0.4, 0.3, 0.2, 0.1], weights)


@pytest.mark.parametrize(
    "weight", ["0.25", None, True], ids=["text", "nothing", "truth"]
)
def test_a_weight_that_is_not_a_number_is_refused(weight):
    with pytest.raises(TypeError, match=rf"weights\[1\] is {weight!r}; .* a number"):
        geometric_mean([0.5, 0.5], [0.75, weight])


@pytest.mark.parametrize("wrong", [-0.1, math.inf, math.nan])
def test_values_that_are_no_precisions_are_refused(wrong):
    with pytest.raises(ValueError, match=f"a precision is {wrong}; it has to be"):
        geometric_mean([0.5, wrong])


def test_no_value_at_all_is_refused():
    with pytest.raises(ValueError, match="at least one number"):
        geometric_mean([])


def test_text_is_refused():
    with pytest.raises(TypeError, match="a precision is '0\\.5'; it has"):
        geometric_mean(["0.5"])
