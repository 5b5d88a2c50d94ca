"""`bleu.teach.review`: ten questions of a part, from ten templates, with folds."""

import re

import pytest
from markup import fragment
from notebooks import BOOK, cells

from bleu.teach import review as module
from bleu.teach.chapters import PARTS
from bleu.teach.question import Option, Question
from bleu.teach.review import review

parts = pytest.mark.parametrize("part", PARTS)


def template(chapter, k):
    def made(random):
        return Question(
            f"{chapter}.{k} <b>{random.random()}</b>",
            (Option("`a < b`", "Why."), Option("right", "So.", right=True)),
            "04_brevity#break-it",
        )

    return made


@pytest.fixture
def bank(monkeypatch):
    """Four templates a chapter, which say what they are."""
    monkeypatch.setattr(
        module, "questions_of", lambda n: tuple(template(n, k) for k in range(4))
    )


def names(found):
    return [question.text.split()[0] for question in found.questions]


@parts
def test_no_two_templates_are_alike_and_every_chapter_has_its_turn(bank, part):
    for seed in range(50):
        found = names(review(part, seed))
        assert len(set(found)) == len(found) == 10
        chapters = [int(name.split(".")[0]) for name in found]
        counts = [chapters.count(number) for number in PARTS[part]]
        assert sum(counts) == 10
        assert max(counts) - min(counts) <= 1


@parts
def test_the_same_seed_draws_the_same_review(part):
    assert review(part, 7) == review(part, 7)
    assert repr(review(part, 7)) == repr(review(part, 7))
    assert review(part, 7) != review(part, 8)


def test_over_many_seeds_each_template_comes(bank):
    seen = {name for seed in range(100) for name in names(review(1, seed))}
    assert len(seen) == 4 * len(PARTS[1])


@pytest.mark.parametrize("part", [0, 4, "1"])
def test_another_part_is_refused(part):
    with pytest.raises(ValueError, match=f"there is no part {part}; give 1, 2 or 3"):
        review(part, 1)


@parts
def test_it_shows_ten_boxes_with_one_right_option_each(part):
    found = review(part, 1)
    page = fragment(found._repr_html_())
    boxes = page.select("div.admonition.predict")
    assert len(boxes) == 10
    for box, question in zip(boxes, found.questions):
        assert box.select_one("p.admonition-title").get_text().startswith("Predict")
        folds = box.select("details.option")
        assert len(folds) == len(question.options)
        assert len(box.select("details.option.right")) == 1
        assert all(fold.summary.get_text(strip=True) for fold in folds)
        assert not any(fold.has_attr("open") for fold in folds)


@parts
def test_a_wrong_option_leads_to_the_section_to_read_again(part):
    page = fragment(review(part, 1)._repr_html_())
    for fold in page.select("details.option:not(.right)"):
        assert "Read again" in fold.p.get_text()
        assert re.fullmatch(r"\d\d_\w+\.html(#[\w-]+)?", fold.a["href"])
    assert not page.select("details.right a")


def test_what_a_question_says_is_no_html(bank):
    page = fragment(review(1, 1)._repr_html_())
    assert not page.find_all("b")
    assert page.select_one("summary code").get_text() == "a < b"


@parts
def test_as_text_the_answers_come_last(part):
    found = review(part, 3)
    asked, answers = repr(found).rsplit("Answers\n", 1)
    assert len(re.findall(r"^\d+\.\s", asked, re.M)) >= 10
    letters = re.findall(r"^ ?\d+ \(([a-d])\)", answers, re.M)
    assert len(letters) == 10
    for letter, question in zip(letters, found.questions):
        assert question.options["abcd".index(letter)].right


@parts
def test_the_page_of_a_part_asks_what_its_seed_draws(part):
    (cell,) = cells(BOOK / f"review_{part}.ipynb", "code")[-1:]
    seed = int(re.search(r"seed=(\d+)", cell.source)[1])
    (output,) = cell.outputs
    assert output.data["text/html"] == review(part, seed)._repr_html_()
