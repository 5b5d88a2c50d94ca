"""The appendix of questions: all of them, once each, answered, and linked both ways.

``questions.txt`` lists them: a name, and the page where it was asked. The name stands in
the metadata of the markdown cell that answers. "Raised" stands where the page reports or
proposes something and asks no question. That the cells compute what the answers say is the
work of nbval and of test_prose; here each cell has to do so without the others, because a
reader copies one.
"""

import json
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import question_index
from myst_parser.mdit_to_docutils.base import default_slugify
from notebooks import BOOK, CHAPTERS, cells, prose

LIST = Path(__file__).parent / "questions.txt"
LINES = [line for line in LIST.read_text("utf-8").splitlines() if line[:1] != "#"]
ASKED = dict(line.split(" ", 1) for line in LINES)
PAGES = sorted(BOOK.glob("questions_*.ipynb"))
LINK = r"\[[^]]+\]\(\S+\)"
LINKS = rf"{LINK}(?:(?:, | and ){LINK})*"
FORM = re.compile(
    r"\((?P<anchor>q-[a-z0-9-]+)\)=\n"
    r"## (?P<heading>[^\n]+)\n\n"
    r"(?P<answer>.+)\n\n"
    rf"(?P<how>Explained in|See also) (?P<sections>{LINKS})\. "
    rf"(?:Asked|Raised) at (?P<threads>{LINKS})\.",
    re.S,
)
TARGET = re.compile(r"\]\(([^)\s]+)\)")
CHAPTER = re.compile(r"\[chapter (\d+)(?:, [^]]+)?\]\((\d\d)_\w+\.ipynb[^)]*\)")
SENTENCE = re.compile(r"[.!?](?=[)\"*]*(?:\s|$))")


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
    assert sorted(names) == sorted(ASKED) != []
    assert len(ASKED) == len(LINES), "a name stands twice in questions.txt"


@every
def test_an_answer_has_its_form_and_its_source(name):
    _, found, cell = ANSWERS[name]
    assert found, cell.source
    assert ASKED[name] in TARGET.findall(found["threads"])


@every
def test_an_answer_has_two_to_twelve_sentences(name):
    _, found, cell = ANSWERS[name]
    text = prose(cell).split("\n\n", 1)[1].rsplit("\n\n", 1)[0]
    assert 2 <= len(SENTENCE.findall(text)) <= 12, text
    assert not re.match(r"\d+\.\s", found["answer"]), "Markdown makes a list of it"


@cache
def anchors(file):
    """What a link may name after `#`: the headings of a page, as MyST writes them."""
    path = BOOK / file
    if path.suffix == ".ipynb":
        text = "\n\n".join(cell.source for cell in cells(path, "markdown"))
    else:
        text = path.read_text("utf-8")
    text = re.sub(r"^(```+|~~~+).*?^\1", "", text, flags=re.S | re.M)
    slugs = set()
    for heading in re.findall(r"^#{1,3} (.+)$", text, re.M):
        slug = default_slugify(re.sub(r"[`*]|\]\(\S+\)|\[", "", heading))
        again = sum(known.rstrip("-0123456789") == slug for known in slugs)
        slugs.add(f"{slug}-{again}" if slug in slugs else slug)
    return slugs


@every
def test_an_answer_names_the_section_that_explains_it(name):
    _, found, _ = ANSWERS[name]
    assert all(int(shown) == int(file) for shown, file in CHAPTER.findall(found[0]))
    for target in TARGET.findall(found["sections"]):
        assert "#" in target or found["how"] == "See also", target


@every
def test_a_link_of_an_answer_leads_to_a_section_that_is_there(name):
    _, found, _ = ANSWERS[name]
    for target in TARGET.findall(found[0]):
        file, _, section = target.partition("#")
        if file and section and "://" not in target:
            assert section in anchors(file), f"{file} has {sorted(anchors(file))}"


def test_anchors_are_unique():
    anchors = [found["anchor"] for _, _, found, _ in answers()]
    assert len(set(anchors)) == len(anchors)


def test_headings_are_unique():
    headings = [found["heading"] for _, _, found, _ in answers()]
    assert len(set(headings)) == len(headings)


def test_the_list_of_questions_is_that_of_the_notebooks():
    assert sorted(question_index.pages()) == PAGES
    assert question_index.INDEX.read_text("utf-8") == question_index.index(), (
        "run `make tidy`"
    )


@pytest.mark.parametrize("path", CHAPTERS, ids=lambda p: p.stem)
def test_a_chapter_links_to_the_questions_it_explains(path):
    """A few one by one, chosen by hand; `make tidy` adds the pages of the others."""
    last = cells(path, "markdown")[-1].source
    line = re.findall(r"^Questions readers ask about this: .*$", last, re.M)
    assert len(line) == 1, f"{path.name} does not end in a line of questions"
    named = re.findall(r"\]\(#(q-[\w-]+)\)", line[0])
    assert 2 <= len(set(named)) == len(named) <= 6
    explained = {
        f["anchor"] for _, f, _ in ANSWERS.values() if path.name in f["sections"]
    }
    assert set(named) <= explained
    assert question_index.linked_back(last, path.name) == last, "run `make tidy`"


# Reads the cells of all pages, runs each in a namespace of its own, and says what it showed.
# What a cell sets for its whole process, it sets for itself: warnings, sacreBLEU's logger.
RUN = """
import ast, contextlib, io, json, logging, sys, warnings
shown, logger = [], logging.getLogger("sacrebleu")
for source in json.load(sys.stdin):
    out, err, names = io.StringIO(), io.StringIO(), {"__name__": "__main__"}
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    value = error = None
    logger.setLevel(logging.NOTSET)
    logger.propagate = True
    logger.handlers.clear()
    streams = contextlib.redirect_stdout(out), contextlib.redirect_stderr(err)
    with warnings.catch_warnings(), streams[0], streams[1]:
        try:
            exec(compile(tree, "cell", "exec"), names)
            if last is not None:
                value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        except Exception as problem:
            error = f"{type(problem).__name__}: {problem}"
    value = None if value is None else repr(value)
    shown.append([out.getvalue(), err.getvalue(), value, error])
json.dump(shown, sys.stdout)
"""
CELLS = [
    pytest.param(cell, id=f"{path.stem}-{cell.execution_count}")
    for path in PAGES
    for cell in cells(path, "code")
]


@pytest.fixture(scope="module")
def alone():
    """What each cell shows that runs alone."""
    sources = [param.values[0].source for param in CELLS]
    run = subprocess.run(
        [sys.executable, "-c", RUN],
        input=json.dumps(sources),
        capture_output=True,
        text=True,
        check=True,
        cwd=BOOK,
    )
    return dict(zip(sources, json.loads(run.stdout)))


def stored(cell):
    """What the notebook stores, in the same form."""
    out, err, value, error = "", "", None, None
    for output in cell.outputs:
        if output.output_type == "stream":
            out += output.text if output.name == "stdout" else ""
            err += output.text if output.name == "stderr" else ""
        elif output.output_type == "error":
            error = f"{output.ename}: {output.evalue}"
        elif output.output_type == "execute_result":
            value = output.data["text/plain"]
    return [out, err, value, error]


@pytest.mark.parametrize("cell", CELLS)
def test_a_cell_runs_alone_and_shows_what_is_stored(alone, cell):
    assert alone[cell.source] == stored(cell)


def letters(text):
    """Letters and digits alone: the site writes quotes and code in other ways."""
    return re.sub(r"[\W_]+", "", text).lower()


@pytest.mark.built
def test_the_sites_search_knows_each_question():
    path = BOOK.parent / "_build/html/_static/search/sections.json"
    assert path.is_file(), "the site is not built; run `make html`"
    sections = json.loads(path.read_text("utf-8"))["sections"]
    known = {letters(heading) for heading in sections["heading"]}
    for _, _, found, _ in answers():
        assert letters(found["heading"]) in known, found["heading"]
