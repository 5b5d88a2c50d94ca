"""The appendix of questions: all of them, once each, answered, and linked both ways.

``questions.txt`` lists them: a name, and the page where it was asked. The name stands in
the metadata of the markdown cell that answers. "Raised" stands where the page reports or
proposes something and asks no question. That the cells compute what the answers say is the
work of nbval and of test_prose.
"""

import json
import re
from pathlib import Path

import pytest
from notebooks import BOOK, CHAPTERS, cells, prose

LIST = Path(__file__).parent / "questions.txt"
LINES = [line for line in LIST.read_text("utf-8").splitlines() if line[:1] != "#"]
ASKED = dict(line.split(" ", 1) for line in LINES)
PAGES = sorted(BOOK.glob("questions_*.ipynb"))
INDEX = (BOOK / "questions.md").read_text("utf-8")
FORM = re.compile(
    r"\((?P<anchor>q-[a-z0-9-]+)\)=\n"
    r"## (?P<heading>.+)\n\n"
    r"(?P<answer>.+)\n\n"
    r"(?:Explained in|See also) (?P<chapters>.+?)\. (?:Asked|Raised) at \[[^]]+\]\((?P<url>https://\S+)\)\."
)
CHAPTER = re.compile(r"\[chapter (\d+)\]\((\d\d)_\w+\.ipynb\)")
SENTENCE = re.compile(r"[.!?](?=[)\"]?(?:\s|$))")


def answers():
    """All cells that answer: name, page, what FORM finds, the cell."""
    for path in PAGES:
        for cell in cells(path, "markdown"):
            if "question" in cell.metadata:
                found = FORM.fullmatch(cell.source)
                yield cell.metadata["question"], path, found, cell


ANSWERS = {name: (path, found, cell) for name, path, found, cell in answers()}
every = pytest.mark.parametrize("name", ASKED)


def test_each_question_is_answered_once_and_no_other():
    names = [name for name, *_ in answers()]
    assert sorted(names) == sorted(ASKED)
    assert len(ASKED) == len(LINES) == 103


@every
def test_an_answer_has_its_form_and_its_source(name):
    _, found, cell = ANSWERS[name]
    assert found, cell.source
    assert found["url"] == ASKED[name]


@every
def test_an_answer_has_two_to_six_sentences(name):
    _, found, cell = ANSWERS[name]
    text = prose(cell).split("\n\n", 1)[1].rsplit("\n\n", 1)[0]
    assert "\n\n" not in found["answer"]
    assert 2 <= len(SENTENCE.findall(text)) <= 6, text


@every
def test_an_answer_names_the_chapter_that_explains_it(name):
    _, found, _ = ANSWERS[name]
    chapters = CHAPTER.findall(found["chapters"])
    assert chapters
    assert all(int(shown) == int(file) for shown, file in chapters)


def test_anchors_are_unique():
    anchors = [found["anchor"] for _, _, found, _ in answers()]
    assert len(set(anchors)) == len(anchors)


def test_the_index_lists_each_question_under_its_page():
    expected = []
    for path in map(BOOK.joinpath, re.findall(r"^## .*\((.+)\)", INDEX, re.M)):
        title = cells(path, "markdown")[0].source.splitlines()[0][2:]
        expected.append(f"## [{title}]({path.name})")
        for _, page, found, _ in answers():
            if page == path:
                expected.append(f"- [{found['heading']}](#{found['anchor']})")
    listed = [line for line in INDEX.splitlines() if re.match(r"## |- ", line)]
    assert listed == expected
    assert len(listed) == len(ASKED) + len(PAGES)


def links_back(path):
    """The questions and the pages of questions that a chapter links to."""
    last = cells(path, "markdown")[-1].source
    line = re.findall(r"^Questions readers ask about this: .*$", last, re.M)
    assert len(line) == 1, f"{path.name} does not end in a line of questions"
    anchors = set(re.findall(r"\]\(#(q-[\w-]+)\)", line[0]))
    return anchors, set(re.findall(r"\]\((questions_\w+\.ipynb)\)", line[0]))


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda p: p.stem)
def test_a_chapter_links_to_the_questions_it_explains(path):
    anchors, pages = links_back(path)
    assert 2 <= len(anchors) <= 6
    explained = {}
    for page, found, _ in ANSWERS.values():
        if path.name in found["chapters"]:
            explained[found["anchor"]] = page.name
    assert anchors <= set(explained)
    assert pages == {p for a, p in explained.items() if a not in anchors}


def letters(text):
    """Letters and digits alone: the site writes quotes and code in other ways."""
    return re.sub(r"[\W_]+", "", text).lower()


@pytest.mark.built
def test_the_sites_search_knows_each_question():
    path = BOOK.parent / "_build/html/_static/search/sections.json"
    assert path.is_file(), "the site is not built; run `make html`"
    sections = json.loads(path.read_text("utf-8"))["sections"]
    known = {letters(section["heading"]) for section in sections}
    for _, _, found, _ in answers():
        assert letters(found["heading"]) in known, found["heading"]
