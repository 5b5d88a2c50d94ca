"""What chapter 16 says of NLTK's releases: stored rows, and the installed one asked again."""

import re
from datetime import date

import drift
import nltk
import pytest
from nltk.translate import bleu_score

from bleu.teach import load_releases

ROWS = {release.version: release for release in load_releases()}


def test_every_release_is_there_in_order():
    assert list(ROWS) == drift.RELEASES
    numbers = [tuple(map(int, version.split("."))) for version in ROWS]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("version", ROWS)
def test_a_row_answers_every_question(version):
    row = ROWS[version]
    assert list(row.values) == list(drift.QUESTIONS)
    assert date.fromisoformat(row.asked) >= date(2026, 1, 1)
    for value in row.values.values():
        assert isinstance(value, float) or re.fullmatch(r"\w+Error", value)


def test_the_installed_release_still_gives_its_row():
    assert drift.answers(bleu_score) == ROWS[nltk.__version__].values


def test_the_installed_release_is_the_last_that_was_asked():
    assert nltk.__version__ == drift.RELEASES[-1]
