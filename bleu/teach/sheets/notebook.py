"""A sheet and its key as notebooks; the key recomputes each answer by NLTK."""

import ast
import json
import re
from collections.abc import Sequence

from bleu.teach.headings import place
from bleu.teach.question import Question
from bleu.teach.sheets.draw import Sheet, stands_alone

KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
LETTERS = "abcdefghijklmnopqrstuvwxyz"

Cell = dict[str, object]


def sheet_notebook(sheet: Sheet, *, is_open: bool = False) -> str:
    """The questions, each with a cell for the answer, as the text of an ``.ipynb`` file."""
    cells = [markdown("title", f"# {sheet.title}\n\nName:\n\n{sheet.origin}")]
    for number, question in enumerate(sheet.questions, 1):
        text = heading(number, question)
        alone = is_open and stands_alone(question)
        choice = "" if alone else f"\n\n{options(question)}"
        cells += [
            markdown(f"question-{number}", text + choice),
            code(
                f"answer-{number}",
                f'answer_{number} = ""  # {"a value" if alone else "a letter"}',
            ),
        ]
    return notebook(cells)


def key_notebook(sheet: Sheet) -> str:
    """The answers, why, and where to read again, as the text of an ``.ipynb`` file."""
    about = f"# Key. {sheet.title}\n\n{sheet.origin}\n\n    {sheet.command}"
    cells = [markdown("title", about)]
    for number, question in enumerate(sheet.questions, 1):
        text = f"{heading(number, question)}\n\n{explained(question)}"
        cells.append(markdown(f"question-{number}", text))
        if question.key:
            cells.append(code(f"key-{number}", checked(question)))
    return notebook(cells)


def heading(number: int, question: Question) -> str:
    """The question under its number."""
    return f"## {number}.\n\n{without_formulas(question.text)}"


def options(question: Question) -> str:
    """The options as a list, with letters."""
    return "\n".join(
        without_formulas(f"- ({letter}) {option.text}")
        for letter, option in zip(LETTERS, question.options)
    )


def explained(question: Question) -> str:
    """The answer first, then what leads to each of the others."""
    lines: list[str] = []
    for letter, option in zip(LETTERS, question.options):
        text = without_formulas(f"({letter}) {option.text}")
        says = without_formulas(option.says)
        if option.right:
            lines.insert(0, f"- **{text}** is right. {says}")
        else:
            lines.append(f"- {text}: {says}")
    return "\n".join([*lines, "", f"Read again: {place(question.section)}."])


def without_formulas(text: str) -> str:
    """Markdown in which a dollar sign is one: between two, Jupyter sees a formula.

    >>> without_formulas("`$1` and $2")
    '`$1` and \\\\$2'
    """
    return re.sub(r"(`+).*?\1|\$", lambda found: found[0] if found[1] else r"\$", text)


def checked(question: Question) -> str:
    """The question's key, which ends in the value; it is compared, and shown.

    >>> from bleu.teach.question import Option
    >>> both = Option("2", "", right=True), Option("3", "")
    >>> print(checked(Question("1 + 1?", both, "04_brevity", key="n = 1\\nn + 1")))
    n = 1
    answer = n + 1
    assert str(answer) == '2'
    answer
    """
    last = ast.parse(question.key).body[-1]
    lines = question.key.strip("\n").splitlines()
    before, value = lines[: last.lineno - 1], lines[last.lineno - 1 :]
    value[0] = f"answer = {value[0]}"
    check = f"assert str(answer) == {question.answer.text!r}"
    return "\n".join([*before, *value, check, "answer"])


def notebook(cells: Sequence[Cell]) -> str:
    """The text of a notebook in format 4.5: the same cells give the same bytes."""
    whole = {
        "cells": cells,
        "metadata": {"kernelspec": KERNEL},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def markdown(name: str, source: str) -> Cell:
    """A cell of text."""
    return {
        "cell_type": "markdown",
        "id": name,
        "metadata": {},
        "source": source.splitlines(keepends=True),
    }


def code(name: str, source: str) -> Cell:
    """A cell of code that has not been run."""
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": name,
        "metadata": {},
        "outputs": [],
        "source": source.splitlines(keepends=True),
    }
