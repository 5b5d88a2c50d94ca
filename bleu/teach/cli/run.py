"""Does what the options ask for, and says which files were written."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from bleu.teach.chapters import chapter
from bleu.teach.cli.options import parse
from bleu.teach.files import require_free, write_all
from bleu.teach.grading import tables
from bleu.teach.grading.grade import Grades, grade
from bleu.teach.sheets.draw import draw
from bleu.teach.sheets.notebook import key_notebook, sheet_notebook
from bleu.teach.sheets.paper import key_page, sheet_page
from bleu.teach.slides import deck
from bleu.teach.slides.page import page

BOOK = Path(__file__).parents[3] / "book"  # in a checkout of the repository


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what ``arguments`` say; return the exit status."""
    options = parse(arguments)
    try:
        print(COMMANDS[options.command](options))
        return 0
    except KeyboardInterrupt:
        return fail("stopped", status=130)
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}")
    except (ImportError, ValueError) as error:
        return fail(str(error))


def sheet(options: argparse.Namespace) -> str:
    """Write a sheet and its key."""
    drawn = draw(options.chapter, seed=options.seed, count=options.count)
    pages = {
        "sheet.html": sheet_page(drawn, is_open=options.open),
        "key.html": key_page(drawn),
    }
    notebooks = {
        "sheet.ipynb": sheet_notebook(drawn, is_open=options.open),
        "key.ipynb": key_notebook(drawn),
    }
    texts = {"html": pages, "notebook": notebooks, "both": pages | notebooks}
    return written(
        {
            options.output / f"{drawn.name}-{ending}": text
            for ending, text in texts[options.format].items()
        },
        options,
    )


def grades(options: argparse.Namespace) -> str:
    """Check a folder of submissions; write the files that are asked for."""
    forms: dict[Path | None, Callable[[Grades], str]] = {
        options.csv: tables.as_csv,
        options.html: tables.as_html,
    }
    if options.csv and options.csv == options.html:
        raise ValueError(f"--csv and --html both name {options.csv}; name two files")
    asked = {path: make for path, make in forms.items() if path}
    require_free(asked, force=options.force)  # before the class is kept waiting
    found = grade(options.folder, options.chapter, seconds=options.seconds)
    files = {path: make(found) for path, make in asked.items()}
    return "\n\n".join(filter(None, [tables.as_text(found), written(files, options)]))


def slides(options: argparse.Namespace) -> str:
    """Write a chapter's slides."""
    about = chapter(options.chapter)
    cells = deck.read(options.book or BOOK, about)
    return written({options.output: page(about, deck.slides(cells))}, options)


def written(files: dict[Path, str], options: argparse.Namespace) -> str:
    """Write the files, and say so, a line for each."""
    write_all(files, force=options.force)
    return "\n".join(f"written: {path}" for path in files)


def fail(message: str, *, status: int = 2) -> int:
    """Say on standard error what is wrong; return the exit status."""
    print(f"python -m bleu.teach: {message}", file=sys.stderr)
    return status


COMMANDS: dict[str, Callable[[argparse.Namespace], str]] = {
    "sheet": sheet,
    "grade": grades,
    "slides": slides,
}
