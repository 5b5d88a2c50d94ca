"""`bleu.decoding.length`: divisors of log-probabilities."""

import math
from itertools import pairwise

import pytest

from bleu.decoding import gnmt, per_token, unnormalized


@pytest.mark.parametrize("divisor", [unnormalized, per_token, gnmt])
def test_one_token_is_divided_by_one(divisor):
    assert divisor(1) == 1.0


@pytest.mark.parametrize("divisor", [per_token, gnmt])
def test_a_divisor_grows_with_the_length(divisor):
    assert all(a < b for a, b in pairwise(map(divisor, range(1, 40))))


def test_gnmt_with_alpha_0_is_no_normalization():
    assert [gnmt(n, alpha=0) for n in range(9)] == [unnormalized(n) for n in range(9)]


def test_gnmt_with_alpha_1_grows_a_sixth_as_fast_as_the_length():
    steps = [gnmt(n + 1, alpha=1) - gnmt(n, alpha=1) for n in range(1, 30)]
    assert all(math.isclose(step, 1 / 6) for step in steps)


def test_gnmt_default_at_20_tokens():
    assert math.isclose(gnmt(20), (25 / 6) ** 0.6)


def test_an_exponent_too_large_for_a_float_is_an_error_and_not_infinity():
    with pytest.raises(OverflowError):
        gnmt(20, alpha=1e9)
