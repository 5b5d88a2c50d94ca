"""`python -m bleu.teach grade`: a class's files, run apart, and what they show."""

import csv
import io
import json
import sys
import textwrap
import time
from pathlib import Path

import pytest
from markup import fragment
from notebooks import BOOK

from bleu.teach.cli.run import main
from bleu.teach.exercises import load
from bleu.teach.grading import grade as grading
from bleu.teach.grading.grade import Grades, grade, graded
from bleu.teach.grading.sources import notebook_sources, sources, without_magics
from bleu.teach.grading.submission import checked, execute
from bleu.teach.grading.tables import as_csv, as_html, as_text

RIGHT = """\
def my_matches(hypothesis, references):
    paid = 0
    for word in set(hypothesis):
        best = max(reference.count(word) for reference in references)
        paid += min(hypothesis.count(word), best)
    return paid
"""
NO_CLIP = """\
def my_matches(hypothesis, references):
    return sum(any(w in r for r in references) for w in hypothesis)
"""
ODD = "def my_matches(hypothesis, references):\n    return len(hypothesis) ** 3 + len(references)\n"
STUB = "def my_matches(hypothesis, references): ...\n"
RAISES = "def my_matches(hypothesis, references):\n    return missing\n"
EXERCISES = {exercise.name: exercise for exercise in load(2)}


def cell(source, **metadata):
    return {"cell_type": "code", "metadata": metadata, "source": source}


def notebook(*cells):
    return json.dumps({"cells": list(cells), "nbformat": 4, "nbformat_minor": 5})


def result(*pieces, exercise="2.2"):
    return checked(EXERCISES[exercise], execute(list(pieces)))


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """Submissions of a class: its files run, and nothing else in the folder does."""
    folder = tmp_path_factory.mktemp("submissions")
    touch = f"open({str(folder / 'trace')!r}, 'w')"
    solution = {"mystnb": {"code_prompt_show": "Show the solution"}}
    files = {
        "anna.py": RIGHT,
        "ben.ipynb": notebook(
            cell(["%%bash\n", f"touch {folder}/trace"]),
            cell(f"%matplotlib inline\n!touch {folder}/trace\n{NO_CLIP}"),
            cell("1 / 0"),
            cell(RIGHT, **solution),
        ),
        "cleo.py": f"import os\nos.write(1, b'noise')\n{NO_CLIP}",
        "dora.py": "import os\nos._exit(3)\n",
        "emil.py": "def my_matches(hypothesis, references)\n    return 1\n",
        "finn.py": f"{RIGHT}\nif __name__ == '__main__':\n    {touch}\n",
        "gina.ipynb": "{",
        ".hidden.py": touch,
        "notes.txt": touch,
    }
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture(scope="module")
def grades(folder):
    return grade(folder, 2, seconds=60)


def of(grades, student, exercise="2.2"):
    return grades.students[student][grades.exercises.index(exercise)]


# ---- one answer


@pytest.mark.parametrize(
    ("piece", "shown"),
    [
        (RIGHT, "right"),
        (NO_CLIP, "no clip"),
        (ODD, "not named"),
        (STUB, "missing"),
        ("my_matches = ...", "missing"),
        ("", "missing"),
        (RAISES, "raises NameError"),
        ("my_matches = undefined", "error"),
        ("def my_matches(:", "error"),
        ("raise SystemExit\nmy_matches = 1", "error"),
    ],
)
def test_an_answer_is_called_what_it_is(piece, shown):
    assert str(result(piece)) == shown


def test_an_error_elsewhere_leaves_an_answer_missing_or_as_it_is():
    assert result("1 / 0").kind == "missing"
    assert result("1 / 0", RIGHT).kind == "right"


def test_the_last_definition_counts():
    assert result(STUB, RIGHT).kind == "right"
    assert result(RIGHT, NO_CLIP).names == ("no clip",)


def test_what_is_wrong_says_why_and_where_to_read_again():
    found = result(NO_CLIP)
    assert found.says
    assert found.section.startswith("02_clipping#")


# ---- what is run


def test_the_books_own_notebook_solves_nothing():
    run = execute(sources(BOOK / "02_clipping.ipynb"))
    kinds = {checked(exercise, run).kind for exercise in EXERCISES.values()}
    assert kinds <= {"missing", "named", "not named"}  # a bug to be mended is a mistake


def test_magics_are_passed_over_and_python_is_not():
    source = textwrap.dedent("""\
        %time x = 1
        files = !ls
        x = (7
            % 4)
        if x:
            !rm x
        print?
        """)
    assert without_magics(source) == textwrap.dedent("""\
        pass
        pass
        x = (7
            % 4)
        if x:
            pass
        pass
        """)
    assert notebook_sources({"cells": [cell("%%writefile x.py\nx = 1")]}) == []


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"x = '\xff'", "byte 6 of the file is not UTF-8"),
    ],
)
def test_a_file_that_cannot_be_read_is_an_error_and_not_the_end(tmp_path, data, said):
    path = tmp_path / "anna.py"
    path.write_bytes(data)
    results = graded(path, 2, ["2.1", "2.2"], seconds=60)
    assert [(found.kind, found.says) for found in results] == [("error", said)] * 2


# ---- a class


def test_each_student_has_a_result_for_each_exercise(grades):
    assert list(grades.students) == [
        "anna",
        "ben",
        "cleo",
        "dora",
        "emil",
        "finn",
        "gina",
    ]
    assert all(
        [found.exercise for found in results] == list(grades.exercises) == [*EXERCISES]
        for results in grades.students.values()
    )


@pytest.mark.parametrize(
    ("student", "shown"),
    [
        ("anna", "right"),
        ("ben", "no clip"),
        ("cleo", "no clip"),
        ("dora", "error"),
        ("emil", "error"),
        ("finn", "right"),
        ("gina", "error"),
    ],
)
def test_a_student_gets_her_own_result(grades, student, shown):
    assert str(of(grades, student)) == shown


def test_an_error_says_what_happened(grades):
    assert of(grades, "dora").says == "its process ended with status 3"
    assert of(grades, "emil").says.startswith("SyntaxError")
    assert of(grades, "gina").says == "the file is no notebook"


def test_no_magic_and_no_main_was_run(grades, folder):
    assert not (folder / "trace").exists()


def test_what_takes_too_long_is_stopped(tmp_path):
    path = tmp_path / "anna.py"
    path.write_text("while True: pass")
    results = graded(path, 2, ["2.1"], seconds=0.5)
    assert [found.says for found in results] == ["it ran longer than 0.5 seconds"]


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_what_a_submission_has_started_is_stopped_too(tmp_path):
    path = tmp_path / "anna.py"
    path.write_text(
        "import os, pathlib, time\n"
        f"if not os.fork():\n    pathlib.Path({str(tmp_path / 'pid')!r}).write_text("
        "str(os.getpid()))\n    time.sleep(60)\n"
        f"while not pathlib.Path({str(tmp_path / 'pid')!r}).exists(): pass\n"
    )
    graded(path, 2, ["2.1"], seconds=60)
    number = int((tmp_path / "pid").read_text())
    assert any(is_gone(number) or time.sleep(0.05) for _ in range(200))


def test_what_was_checked_before_the_end_is_kept(tmp_path, monkeypatch):
    def ended(command, place, *, seconds):
        with open(command[-1], "w", encoding="utf-8") as file:
            file.write('{"exercise": "2.1", "kind": "right"}\n')
        return "it ran longer than 5 seconds"

    path = tmp_path / "anna.py"
    path.write_text(RIGHT)
    monkeypatch.setattr(grading, "ended", ended)
    results = graded(path, 2, ["2.1", "2.2"], seconds=5)
    assert [found.kind for found in results] == ["right", "error"]


def test_a_misconception_counts_once_a_student(grades):
    (found,) = grades.misconceptions()
    assert (found.name, found.count, found.share) == ("no clip", 2, 2 / 7)
    assert found.section.startswith("02_clipping#")


def is_gone(number):
    """Whether there is no such process; one that nobody has buried does not count."""
    status = Path(f"/proc/{number}/status")
    return not status.exists() or "zombie" in status.read_text()


# ---- tables


def test_the_text_has_both_tables(grades):
    results, misconceptions = as_text(grades).split("\n\n")
    assert results.splitlines()[0].split() == ["student", *EXERCISES]
    assert "2 of 7" in results.splitlines()[-1]
    assert 'no clip        2      29%    chapter 2, "' in misconceptions


def test_a_class_without_misconceptions_is_said_to_have_none():
    grades = Grades(2, ("2.2",), {"anna": (result(RIGHT),)})
    assert as_text(grades).endswith("No misconception was named.")
    assert "None was named." in as_html(grades)


def test_the_csv_has_a_row_per_student_and_exercise(grades):
    rows = list(csv.DictReader(io.StringIO(as_csv(grades))))
    assert len(rows) == 7 * len(EXERCISES)
    row = next(r for r in rows if r["student"] == "ben" and r["exercise"] == "2.2")
    assert (row["result"], row["misconceptions"]) == ("named", "no clip")


def test_a_students_name_is_no_formula_and_no_html():
    grades = Grades(2, ("2.2",), {"=1+1<b>": (result(RIGHT),)})
    assert "\n'=1+1<b>,2.2,right" in as_csv(grades)
    assert not fragment(as_html(grades)).find_all("b")


def test_the_page_is_right_html_that_asks_nobody_for_anything(grades):
    page = fragment(as_html(grades))
    assert len(page.find_all("table")) == 2
    assert not page.find_all(["script", "link", "img"])


# ---- the command line


def test_it_prints_and_writes_what_is_asked_for(folder, grades, tmp_path, capsys):
    files = {"--csv": tmp_path / "a.csv", "--html": tmp_path / "a.html"}
    options = [str(part) for pair in files.items() for part in pair]
    (tmp_path / "class").mkdir()
    (tmp_path / "class" / "anna.py").write_text(RIGHT)
    arguments = ["grade", str(tmp_path / "class"), "--chapter", "2", *options]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    assert all(f"written: {path}" in printed for path in files.values())
    assert files["--csv"].read_text("utf-8").startswith("student,exercise,result")
    (tmp_path / "class" / "anna.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')")
    assert main(arguments) == 2
    assert "exists already" in capsys.readouterr().err
    assert not (tmp_path / "ran").exists()  # nobody waits for what cannot be written


def test_two_tables_want_two_files(folder, tmp_path, capsys):
    file = str(tmp_path / "table")
    options = ["--csv", file, "--html", file]
    assert main(["grade", str(folder), "--chapter", "2", *options]) == 2
    assert "--csv and --html both name" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda place: None, "there is no such folder"),
        (lambda place: place.touch(), "is a file; give the folder"),
        (lambda place: place.mkdir(), "has no file that ends in .py or .ipynb"),
        (
            lambda place: (
                place.mkdir(),
                (place / "anna.py").touch(),
                (place / "anna.ipynb").touch(),
            ),
            "anna.ipynb and anna.py are of one student; keep one of them",
        ),
    ],
    ids=["nothing", "a file", "empty", "two files"],
)
def test_a_folder_that_cannot_be_graded_is_said(tmp_path, capsys, make, said):
    make(tmp_path / "class")
    assert main(["grade", str(tmp_path / "class"), "--chapter", "2"]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_an_unknown_chapter_is_said_before_anything_runs(folder, capsys):
    assert main(["grade", str(folder), "--chapter", "20"]) == 2
    assert "chapter 20" in capsys.readouterr().err


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_a_time_limit_is_a_number_above_0(folder, capsys, seconds):
    with pytest.raises(SystemExit) as ended:
        main(["grade", str(folder), "--chapter", "2", "--seconds", seconds])
    assert ended.value.code == 2
