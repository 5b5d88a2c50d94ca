"""The page for teachers: lessons that fit, sections that are there, commands as they print."""

import re
from pathlib import Path

import pytest
from notebooks import BOOK, cells

from bleu.teach.cli.run import main
from bleu.teach.headings import known

TEXT = (BOOK / "teaching.md").read_text("utf-8")
LESSON = re.compile(r"(?:^\|.*\n)+", re.M)
LINK = re.compile(r"\]\(([\w-]+)\.ipynb#([\w-]+)\)")
LESSONS = [table for table in LESSON.findall(TEXT) if table.startswith("| minutes")]
WORDS, PREDICTION = 140, 3  # words that are said in a minute; minutes of a prediction

SUBMISSIONS = {
    "anna": """\
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        best = max(reference.count(word) for reference in references)
        paid += min(hypothesis.count(word), best)
    return paid
""",
    "ben": """\
def my_matches(hypothesis, references):
    return sum(any(word in r for r in references) for word in hypothesis)
""",
    "cleo": """\
def my_matches(hypothesis, references):
    pool = [word for reference in references for word in reference]
    return sum(min(hypothesis.count(w), pool.count(w)) for w in set(hypothesis))
""",
    "dora": """\
def my_matches(hypothesis, references):
    matches = 0
    for word in hypothesis:
        if any(word in reference for reference in references):
            matches += 1
    return matches
""",
}


def console_examples():
    """Commands after a dollar sign, and what each prints."""
    for block in re.findall(r"^```console\n(.*?)^```", TEXT, re.M | re.S):
        command, printed = block.removeprefix("$ ").split("\n", 1)
        yield command.removeprefix("python -m bleu.teach ").split(), printed


def rows(lesson):
    """The minutes of each row, and the sections it names."""
    for row in lesson.splitlines()[2:]:
        yield int(row.split("|")[1]), LINK.findall(row)


def section(page, slug):
    """The text of a section, without folds."""
    text = "\n".join(cell.source for cell in cells(BOOK / f"{page}.ipynb", "markdown"))
    text = re.sub(r":::\{admonition\} (?!Predict).*?\n:::", "", text, flags=re.S)
    text = re.sub(r"<details.*?</details>", "", text, flags=re.S)
    heading = known(f"{page}#{slug}")["heading"]
    parts = re.split(r"^#{1,3} (.*)\n", text, flags=re.M)
    found = dict(zip(parts[1::2], parts[2::2]))
    return next(t for h, t in found.items() if re.sub(r"[`*$]", "", h) == heading)


def test_there_are_paths_of_one_three_and_eight_lessons_and_one_for_engineers():
    assert len(LESSONS) == 1 + 3 + 8 + 1


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_ninety_minutes(lesson):
    assert sum(minutes for minutes, _ in rows(lesson)) == 90


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_row_leaves_time_to_read_it_aloud_and_to_predict(lesson):
    for minutes, links in rows(lesson):
        texts = [section(*link) for link in links if link[0] != "intro"]
        words = sum(len(text.split()) for text in texts)
        predictions = sum(text.count("{admonition} Predict") for text in texts)
        assert words / WORDS + PREDICTION * predictions <= minutes, links


def test_its_sections_are_there():
    links = [link for link in LINK.findall(TEXT) if link[0] != "intro"]
    assert links
    for page, slug in links:
        assert known(f"{page}#{slug}")


@pytest.mark.parametrize(("arguments", "printed"), list(console_examples()))
def test_a_command_prints_what_the_page_says(
    tmp_path, monkeypatch, capsys, arguments, printed
):
    monkeypatch.chdir(tmp_path)
    Path("submissions").mkdir()
    for student, code in SUBMISSIONS.items():
        Path("submissions", f"{student}.py").write_text(code)
    assert main(arguments) == 0
    assert capsys.readouterr().out == printed
