"""`python -m bleu.teach sheet`: fresh numbers, keys that NLTK recomputes, files that print."""

import json
import re
from functools import cache
from random import Random

import headings
import nbformat
import pytest
from markup import fragment
from notebooks import BOOK, cells

from bleu.teach.chapters import CHAPTERS, PARTS, has_questions, questions_of
from bleu.teach.cli.run import main
from bleu.teach.files import write_all
from bleu.teach.headings import known, link, place
from bleu.teach.markdown import to_html
from bleu.teach.question import Option, Question
from bleu.teach.sheets import draw
from bleu.teach.sheets.draw import stands_alone
from bleu.teach.sheets.notebook import checked, key_notebook, sheet_notebook
from bleu.teach.sheets.paper import key_page, sheet_page

SEEDS = range(20)
ASKED = [number for number in CHAPTERS if has_questions(number)]
TEMPLATES = {
    f"{number}-{template.__name__}": template
    for number in ASKED
    for template in questions_of(number)
}
each_chapter = pytest.mark.parametrize("number", ASKED)
each_template = pytest.mark.parametrize("name", TEMPLATES)
# what NLTK says of an order without a match is beside the point
zeros = pytest.mark.filterwarnings(r"ignore:\s*The hypothesis contains 0 counts")
MAKERS = (sheet_page, key_page, sheet_notebook, key_notebook)


@cache
def drawn(name):
    return [TEMPLATES[name](Random(seed)) for seed in SEEDS]


def files(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# ---- the chapters


def test_the_chapters_are_those_of_the_book():
    for number, chapter in CHAPTERS.items():
        first = cells(BOOK / f"{chapter.page}.ipynb")[0].source
        assert first.startswith(f"# {chapter.title}\n"), chapter
        assert chapter.number == number == int(chapter.page[:2])
    assert [number for part in PARTS.values() for number in part] == list(CHAPTERS)
    assert all(map(has_questions, CHAPTERS))


def test_the_headings_are_those_of_the_book():
    assert headings.FILE.read_text("utf-8") == headings.lines(), "run `make tidy`"


@pytest.mark.parametrize(
    ("section", "address"),
    [
        ("04_brevity#break-it", "04_brevity.html#break-it"),
        ("01_matching#what-78-does-not-say", "01_matching.html#what-7-8-does-not-say"),
        ("08_smoothing#0-of-0-is-not-0-of-1", "08_smoothing.html#of-0-is-not-0-of-1"),
    ],
)
def test_a_link_leads_to_the_anchor_of_the_page(section, address):
    assert link(section) == address


def test_a_section_that_is_not_there_is_named():
    with pytest.raises(ValueError, match="no chapter has a section '04_brevity#lost'"):
        place("04_brevity#lost")


# ---- the questions; more laws of them stand in test_questions_bank.py


@each_template
def test_a_section_to_read_again_is_there(name):
    for question in drawn(name):
        assert known(question.section)["heading"] in place(question.section)


@each_template
def test_a_question_is_right_html(name):
    for question in drawn(name)[:5]:
        shown = fragment(to_html(question.text)).get_text()
        assert not re.search(r"[*`]|\|-", shown), shown


# ---- the sheet


@each_chapter
@pytest.mark.parametrize("make", MAKERS, ids=lambda make: make.__name__)
def test_the_same_seed_gives_the_same_bytes(number, make):
    once, again = (make(draw(number, seed=7, count=10)) for _ in range(2))
    assert once == again
    assert once != make(draw(number, seed=8, count=10))


@each_chapter
def test_no_two_questions_on_a_sheet_are_alike(number):
    questions = draw(number, seed=3, count=40).questions
    assert len({question.text for question in questions}) == 40


@each_chapter
def test_each_template_has_its_turn_before_one_comes_again(number):
    names = [template.__name__ for template in questions_of(number)]
    starts = draw(number, seed=1, count=len(names)).questions
    more = draw(number, seed=1, count=len(names) + 1).questions
    assert more[:-1] == starts
    assert len({question.text for question in starts}) == len(names)


@each_chapter
@pytest.mark.parametrize("make", [sheet_notebook, key_notebook])
def test_notebooks_are_valid(number, make):
    notebook = nbformat.reads(make(draw(number, seed=1, count=10)), as_version=4)
    nbformat.validate(notebook)
    assert notebook.nbformat_minor == 5


@zeros
@each_chapter
def test_the_cells_of_a_key_assert_its_answers(number):
    sheet = draw(number, seed=5, count=10)
    notebook = json.loads(key_notebook(sheet))
    code = [c for c in notebook["cells"] if c["cell_type"] == "code"]
    assert len(code) == sum(bool(question.key) for question in sheet.questions)
    names = {}
    for cell in code:
        exec("".join(cell["source"]), names)


def test_a_key_of_a_wrong_answer_fails():
    wrong = Question(
        "1 + 1?",
        (Option("3", "So it is.", right=True), Option("2", "No.")),
        "04_brevity",
        key="a = 1\n(\n    a\n    + 1\n)",
    )
    with pytest.raises(AssertionError):
        exec(checked(wrong), {})


@each_chapter
@pytest.mark.parametrize("make", [sheet_page, key_page])
def test_a_page_is_right_html_that_asks_nobody_for_anything(number, make):
    html = make(draw(number, seed=1, count=10))
    page = fragment(html)
    assert not page.find_all(["script", "link", "img"])
    assert not re.search(r"https?:|url\(|@import", html)
    assert len(page.select("ol.questions > li")) == 10


def test_a_sheet_gives_no_answer_away():
    sheet = draw(4, seed=7, count=10)
    told = [option.says for q in sheet.questions for option in q.options]
    for make in (sheet_page, sheet_notebook):
        assert not any(says in make(sheet) for says in told)
    key = fragment(key_page(sheet)).get_text()
    assert all(says in key for says in told)


def test_a_sheet_says_what_draws_it_again_and_leaves_room_for_a_name():
    sheet = draw(4, seed=7, count=10)
    for make in MAKERS:
        text = make(sheet)
        assert "Chapter 4: Saying less must not win" in text
        assert f"seed 7, bleu {sheet.origin.split()[-1]}" in text
    assert "Name" in sheet_page(sheet)
    assert "Name" in sheet_notebook(sheet)
    assert "sheet --chapter 4 --seed 7 --count 10" in key_page(sheet)


def test_a_page_fits_any_paper_and_no_question_is_torn():
    html = sheet_page(draw(4, seed=1, count=3))
    assert re.search(r"@page \{ margin: [^}]*\}", html)
    assert not re.search(r"@page[^}]*size", html)
    assert "break-inside: avoid" in html


def test_an_open_sheet_has_space_in_place_of_numbers():
    sheet = draw(4, seed=1, count=8)
    alone = [stands_alone(question) for question in sheet.questions]
    assert alone.count(False) == 1  # "it stays 1" and the like
    page = fragment(sheet_page(sheet, is_open=True))
    assert len(page.select("ul.options")) == 1
    assert len(page.select(".space")) == 3 * 7 + 1
    assert sheet_notebook(sheet, is_open=True).count("(a)") == 1


def test_what_a_question_says_is_no_html():
    text = "Is `<b>` | <i>x</i> & *y*?"
    assert fragment(to_html(text)).find_all(["b", "i"]) == []
    assert to_html("| `a | b` |\n|---|\n| \\| |").count("<th>") == 1


# ---- the command line


def test_it_writes_a_sheet_and_a_key_and_says_so(tmp_path, capsys):
    folder = tmp_path / "new" / "folder"
    assert main(["sheet", "--chapter", "4", "--output", str(folder)]) == 0
    written = [line.split(": ")[1] for line in capsys.readouterr().out.splitlines()]
    assert sorted(written) == sorted(map(str, folder.iterdir()))
    assert len(written) == 4


@pytest.mark.parametrize(
    ("form", "ending"), [("html", ".html"), ("notebook", ".ipynb")]
)
def test_one_format_is_two_files(tmp_path, form, ending):
    main(["sheet", "--chapter", "4", "--format", form, "--output", str(tmp_path)])
    assert [path.suffix for path in tmp_path.iterdir()] == [ending, ending]


def test_two_runs_write_the_same_bytes(tmp_path):
    for name in ("one", "two"):
        main(
            ["sheet", "--chapter", "4", "--seed", "9", "--output", str(tmp_path / name)]
        )
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_no_file_is_replaced_unasked(tmp_path, capsys):
    arguments = ["sheet", "--chapter", "4", "--output", str(tmp_path)]
    kept = tmp_path / "chapter-04-seed-1-key.ipynb"
    kept.write_text("mine")
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert f"{kept} exists already" in said
    assert "--force" in said
    assert files(tmp_path) == {kept.name: b"mine"}  # and none of the other three
    assert main([*arguments, "--force"]) == 0
    assert kept.read_text() != "mine"


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path):
    path = tmp_path / "a.txt"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write_all({path: "\ud800"}, force=True)
    assert files(tmp_path) == {"a.txt": b"old"}


def test_a_new_file_may_be_read_by_whom_others_may_be_read(tmp_path):
    (tmp_path / "plain").touch()
    write_all({tmp_path / "ours": "text"})
    ours, plain = ((tmp_path / name).stat().st_mode for name in ("ours", "plain"))
    assert ours == plain


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--chapter", "17"], "there is no chapter 17; give a number from 1 to 16"),
        (["--chapter", "4", "--count", "90000"], "chapter 4 has no 90000 questions"),
        (["--chapter", "4", "--output", "{file}"], "is a file, and no folder"),
        (["--chapter", "4", "--output", "{file}/below"], "is a file, and no folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(tmp_path, capsys, arguments, said):
    file = tmp_path / "file"
    file.touch()
    arguments = [argument.format(file=file) for argument in arguments]
    assert main(["sheet", *arguments]) == 2
    captured = capsys.readouterr()
    assert not captured.out
    assert captured.err.startswith("python -m bleu.teach: ")
    assert captured.err.count("\n") == 1
    assert said in captured.err
    assert files(tmp_path) == {"file": b""}


def test_a_chapter_without_questions_is_named(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("bleu.teach.chapters.find_spec", lambda name: None)
    assert main(["sheet", "--chapter", "4", "--output", str(tmp_path)]) == 2
    assert "chapter 4 has no questions so far" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["sheet"],
        ["sheet", "--chapter", "four"],
        ["sheet", "--chapter", "4", "--count", "0"],
        ["sheet", "--chapter", "4", "--seed", "-1"],
        ["sheet", "--chapter", "4", "--format", "pdf"],
        ["sheet", "--chapter", "4", "--output", ""],
    ],
    ids=" ".join,
)
def test_what_does_not_fit_an_option_ends_with_the_usage(capsys, arguments):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m bleu.teach" in capsys.readouterr().err
