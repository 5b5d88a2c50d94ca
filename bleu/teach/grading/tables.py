"""What became of a class, as text, CSV and a page."""

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape

from bleu.teach.chapters import chapter
from bleu.teach.grading.grade import Grades
from bleu.teach.grading.submission import RIGHT, Result
from bleu.teach.headings import place

COLUMNS = ("student", "exercise", "result", "misconceptions", "says", "section")
MISCONCEPTIONS = ("misconception", "count", "share", "read again")

STYLE = """\
@page { margin: 15mm; }
body { color: #111; font: 11pt/1.45 "DejaVu Sans", Verdana, Arial, sans-serif;
  margin: 0 auto; max-width: 60rem; padding: 1rem; }
h1 { color: #1a5fb4; font-size: 1.4em; }
h2 { font-size: 1.1em; margin-top: 1.6em; }
table { border-collapse: collapse; }
th, td { border: 0.6pt solid #888; padding: 0.2em 0.6em; text-align: left;
  vertical-align: top; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th { background: #e6f0fd; }
.right { color: #1a5fb4; }
.named { background: #fbe9da; }"""


def as_text(grades: Grades) -> str:
    """Both tables, for a terminal."""
    return f"{_aligned(_results(grades))}\n\n{_misconceptions_text(grades)}"


def as_csv(grades: Grades) -> str:
    """A row per student and exercise, for a spreadsheet or a program."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(COLUMNS)
    for student, results in grades.students.items():
        for result in results:
            row = (
                student,
                result.exercise,
                result.kind,
                "; ".join(result.names),
                result.says,
                result.section,
            )
            writer.writerow(map(_harmless, row))
    return file.getvalue()


def as_html(grades: Grades) -> str:
    """Both tables, as a page in one file."""
    about = chapter(grades.chapter)
    title = escape(f"Chapter {about.number}: {about.title}")
    head, *rows = _results(grades)
    marked = [
        [_cell(student), *map(_result_cell, results)]
        for student, results in grades.students.items()
    ]
    summary = [_cell(text) for text in rows[-1]]
    misconceptions = [list(map(_cell, row)) for row in _misconceptions(grades)]
    named = (
        _html_table(MISCONCEPTIONS, misconceptions)
        if misconceptions
        else "<p>None was named.</p>"
    )
    return f"""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
{STYLE}
</style>
</head>
<body>
<h1>{title}</h1>
{_html_table(head, [*marked, summary])}
<h2>Misconceptions of the class</h2>
{named}
</body>
</html>
"""


def _results(grades: Grades) -> list[tuple[str, ...]]:
    """A head, a row per student, and how many have each exercise right."""
    students = grades.students
    rows = [(student, *map(str, results)) for student, results in students.items()]
    right = [
        sum(result.kind == RIGHT for result in column)
        for column in zip(*students.values())
    ]
    summary = ("right", *(f"{n} of {len(students)}" for n in right))
    return [("student", *grades.exercises), *rows, summary]


def _misconceptions(grades: Grades) -> list[tuple[str, ...]]:
    return [
        (each.name, str(each.count), f"{each.share:.0%}", place(each.section))
        for each in grades.misconceptions()
    ]


def _misconceptions_text(grades: Grades) -> str:
    rows = _misconceptions(grades)
    if not rows:
        return "No misconception was named."
    return _aligned([MISCONCEPTIONS, *rows])


def _aligned(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(map(len, column)) for column in zip(*rows)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _harmless(text: str) -> str:
    """Text that no spreadsheet takes for a formula.

    >>> _harmless("=1+1"), _harmless("anna")
    ("'=1+1", 'anna')
    """
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t")) else text


def _html_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    names = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "\n".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f"<table><thead><tr>{names}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"


def _cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def _result_cell(result: Result) -> str:
    return (
        f'<td class="{result.kind.replace(" ", "-")}" title="{escape(result.says)}">'
        f"{escape(str(result))}</td>"
    )
