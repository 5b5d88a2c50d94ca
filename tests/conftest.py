"""The small corpora that several test files share; nothing else."""

import pytest

PAPER_REFERENCES = [
    "it is a guide to action that ensures that the military will forever heed party commands",
    "it is the guiding principle which guarantees the military forces always being under "
    "the command of the party",
    "it is the practical guide for the army always to heed the directions of the party",
]


def words(*lines):
    return [line.split() for line in lines]


@pytest.fixture
def paper_references():
    """The three references of the paper's first example, lower-cased, without full stops."""
    return words(*PAPER_REFERENCES)


@pytest.fixture
def mat():
    """The two references of the paper's example about the cat and the mat."""
    return words("the cat is on the mat", "there is a cat on the mat")


@pytest.fixture
def fruit():
    """A pair with matches 3, 2, 1, 0 of 4, 3, 2, 1: one order, the last, is empty."""
    return "This is an fruit".split(), words("This is an apple", "There is an apple")


@pytest.fixture
def picture():
    """A pair with matches 4, 2, 0, 0 of 6, 5, 4, 3: two orders are empty."""
    hypothesis = "the picture the picture by me".split()
    return hypothesis, words(
        "the picture is clicked by me", "this picture was clicked by me"
    )
