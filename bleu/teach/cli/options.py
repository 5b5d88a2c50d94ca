"""What can be asked of the command line for teachers."""

import argparse
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path

DESCRIPTION = (
    "Sheets of questions, a class's answers, and slides, from the book's chapters."
)

SHEET = """\
Two files, a sheet and its key, with questions that have fresh numbers.

The same chapter, seed and count give the same sheet, in the same version of bleu. No two
questions on a sheet are alike. The HTML prints on A4 and on Letter; "print to PDF" in a
browser makes a PDF of it. The notebook of the key recomputes each answer by NLTK."""

GRADE = """\
Who has solved which exercise of a chapter, and which misconceptions the class has.

FOLDER holds one .py or .ipynb file per student; the file's name stands for the student.
Each is run in a process of its own, with a time limit. That is no sandbox: the code may do
what you may do, so run what you would run by hand. Magics and solutions that came with the
book's notebook are passed over."""

SLIDES = """\
One HTML file with slides from a chapter's own cells: headings, tables, predictions, what
is defined, figures. Arrow keys, Page Up and Page Down, Home and End move; Enter shows what
is hidden, or a click. Printed, each slide is a page."""

EXAMPLES = """\
examples:
  python -m bleu.teach sheet --chapter 4 --seed 7 --count 10 --output sheets
  python -m bleu.teach grade submissions --chapter 2 --html class.html
  python -m bleu.teach slides --chapter 4 --output chapter-4.html"""


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The options given; what is wrong with them is printed, with the usage, and ends it."""
    return make_parser().parse_args(arguments)


def make_parser() -> argparse.ArgumentParser:
    """The commands, each with its options and their help."""
    parser = argparse.ArgumentParser(
        prog="python -m bleu.teach",
        description=DESCRIPTION,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    _add_sheet(
        _command(commands, "sheet", "write a sheet of questions and its key", SHEET)
    )
    _add_grade(_command(commands, "grade", "check a folder of submissions", GRADE))
    _add_slides(_command(commands, "slides", "make slides of a chapter", SLIDES))
    return parser


def integer_from(least: int) -> Callable[[str], int]:
    """A reader of integers of at least ``least``, for argparse."""

    def integer(text: str) -> int:
        if int(text) < least:
            raise argparse.ArgumentTypeError(
                f"{text} is too small; give {least} or more"
            )
        return int(text)

    return integer


def seconds(text: str) -> float:
    """A finite number above 0, for argparse."""
    if not 0 < float(text) < inf:
        raise argparse.ArgumentTypeError(f"{text} does not fit; give more than 0")
    return float(text)


def path(text: str) -> Path:
    """A path; an empty one would stand for the folder one is in."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty; is a variable unset?")
    return Path(text)


def _command(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]",
    name: str,
    does: str,
    description: str,
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=does,
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--chapter", type=int, required=True, metavar="N", help="its number, 1 to 16"
    )
    return parser


def _add_sheet(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=integer_from(0), default=1, metavar="N", help="default 1"
    )
    parser.add_argument(
        "--count",
        type=integer_from(1),
        default=10,
        metavar="N",
        help="how many questions; default 10",
    )
    parser.add_argument(
        "--format",
        choices=("html", "notebook", "both"),
        default="both",
        help="default both",
    )
    parser.add_argument(
        "--open",
        action="store_true",
        help="without options, where they are numbers: space to write instead of boxes",
    )
    parser.add_argument(
        "--output",
        type=path,
        default=Path(),
        metavar="FOLDER",
        help="where the files are written; default here",
    )
    _add_force(parser)


def _add_grade(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "folder", type=path, metavar="FOLDER", help="one .py or .ipynb file per student"
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=30.0,
        metavar="N",
        help="how long each submission may run; default 30",
    )
    parser.add_argument(
        "--csv", type=path, metavar="FILE", help="a row per student and exercise"
    )
    parser.add_argument(
        "--html", type=path, metavar="FILE", help="both tables, as a page"
    )
    _add_force(parser)


def _add_slides(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--output", type=path, required=True, metavar="FILE", help="the HTML file"
    )
    parser.add_argument(
        "--book",
        type=path,
        metavar="FOLDER",
        help="where the notebooks are; default book/ beside the module",
    )
    _add_force(parser)


def _add_force(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--force", action="store_true", help="replace files that exist already"
    )
