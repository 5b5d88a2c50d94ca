"""`bleu.teach.exercises`: a check that names the mistake and never raises."""

from fractions import Fraction

import pytest

from bleu.teach import Case, check

PRECISION = Case(
    (["the"] * 7, ["the", "cat", "the"]),
    Fraction(2, 7),
    {Fraction(1): "clip: each word of the reference pays once"},
)


def printed(capsys, answer, *cases):
    check(answer, *cases)
    return capsys.readouterr().out


def test_a_right_answer_is_said_to_be_right(capsys):
    assert printed(capsys, lambda h, r: 2 / 7, PRECISION) == "Right, in 1 case of 1.\n"


def test_a_known_mistake_is_named(capsys):
    said = printed(capsys, lambda h, r: 1.0, PRECISION)
    assert "Hint: clip" in said


def test_an_unknown_mistake_shows_both_values(capsys):
    said = printed(capsys, lambda h, r: 0.5, PRECISION)
    assert "gives 0.5, not Fraction(2, 7)" in said
    assert "Hint" not in said


@pytest.mark.parametrize("answer", [lambda h, r: None, lambda h, r: ...])
def test_an_unwritten_answer_is_not_called_wrong(capsys, answer):
    assert "returns nothing so far" in printed(capsys, answer, PRECISION)


def test_an_error_in_the_answer_is_shown_and_not_raised(capsys):
    assert "raises ZeroDivisionError" in printed(capsys, lambda h, r: 1 / 0, PRECISION)


def test_keyword_arguments_are_passed_and_shown(capsys):
    case = Case((), 0.5, keywords={"c": 1, "r": 2})
    assert "(c=1, r=2) gives 2.0, not 0.5" in printed(capsys, lambda c, r: r / c, case)


def test_the_first_wrong_case_is_the_one_reported(capsys):
    cases = [Case((1,), 1), Case((2,), 4), Case((3,), 9)]
    assert "(2) gives 2, not 4" in printed(capsys, lambda x: x, *cases)


def test_an_answer_that_cannot_be_compared_is_reported_and_not_raised(capsys):
    class Odd:
        def __eq__(self, other):
            raise ValueError("which one?")

    assert "raises ValueError" in printed(capsys, lambda h, r: Odd(), PRECISION)
