"""The checks of exercises, in the page: a mistake is named, a loop without end is stopped."""

import pytest
from browser import Reader, bring_axe, set_theme, violations
from live_cells import Cell
from notebooks import BOOK, cells

CHAPTER = "book/02_clipping.html"
SOURCES = [cell.source for cell in cells(BOOK / "02_clipping.ipynb", "code")]
NUMBER = 1 + next(n for n, text in enumerate(SOURCES) if 'check("2.2"' in text)
UNCLIPPED = """def my_matches(hypothesis, references):
    return sum(any(w in r for r in references) for w in hypothesis)

check("2.2", my_matches)"""
ENDLESS = """def my_matches(hypothesis, references):
    while True: pass

check("2.2", my_matches)"""
TOO_WIDE = """def my_matches(hypothesis, references):
    if len(hypothesis) <= 1:
        return 0
    most = lambda word: max(r.count(word) for r in references)
    return sum(min(hypothesis.count(w), most(w)) for w in set(hypothesis))

check("2.2", my_matches)"""
RIGHT = """def my_matches(hypothesis, references):
    different = set(hypothesis)
    most = lambda word: max(r.count(word) for r in references)
    return sum(min(hypothesis.count(w), most(w)) for w in different)

check("2.2", my_matches)"""


@pytest.fixture(scope="module")
def reader(browser, site):
    """A reader of chapter 2, on whose page Python has started."""
    reader = Reader(browser, site, service_workers="block")
    reader.open(CHAPTER)
    yield reader
    reader.close()
    reader.check()


@pytest.fixture(scope="module")
def exercise(reader):
    """The cell of exercise 2.2."""
    [page] = reader.context.pages
    return Cell(page, NUMBER)


def test_a_mistake_is_named_and_the_next_hint_is_one_fold_deeper(exercise):
    exercise.paste(UNCLIPPED).runs()
    check = exercise.node.locator(".cell_output .bleu-check")
    assert check.get_attribute("data-state") == "not-yet"
    assert "Every copy of a word counts" in check.inner_text()
    assert check.locator("th[scope=row]").all_inner_texts() == [
        "hypothesis",
        "references",
        "yours",
    ]
    second = check.get_by_text("Hint 2 of 3")
    assert not second.is_visible()
    first = check.get_by_text("Hint 1 of 3")
    first.focus()
    exercise.page.keyboard.press("Enter")
    second.focus()  # what can be seen can be focused
    exercise.page.keyboard.press("Enter")
    assert check.get_by_text("Hint 3 of 3").is_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_a_check_says_is_accessible(exercise, theme):
    exercise.paste(UNCLIPPED).runs()
    for fold in exercise.node.locator(".bleu-check summary").all():
        fold.press("Enter")
    set_theme(exercise.page, theme)
    bring_axe(exercise.page)
    assert violations(exercise.page) == []


def test_a_loop_without_end_is_stopped_by_the_check_itself(exercise):
    exercise.paste(ENDLESS).runs()
    assert "no end was in sight" in exercise.output


def test_one_place_that_makes_all_the_difference_is_shown(exercise):
    exercise.paste(TOO_WIDE).runs()
    assert "another comparison than <=, in line 2 of my_matches" in exercise.output


def test_a_right_answer_marks_the_exercise(exercise):
    exercise.paste(RIGHT).runs()
    assert "Right, for all" in exercise.output
    heading = exercise.page.get_by_role("heading", name="Exercise 2.2")
    assert "solved" in heading.inner_text()
