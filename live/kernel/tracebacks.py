"""What a reader is told of an error in her cell: her own lines, and what a page can add."""

import ast
import re
import traceback
from collections.abc import Iterator
from pathlib import Path

from IPython.lib import pretty

HERE = Path(__file__).parent
# written into the archive by the build
LIBRARY_NAMES = HERE / "libraries.txt"

MAGIC = re.compile(r"^\s*[%!]|\?\s*$", re.M)
NO_MAGIC = (
    "Lines that begin with % or !, or end with ?, are IPython's, not Python's. They "
    "work in Jupyter, not in this page."
)
ASCII = "Python wants its own signs, such as ( ) = , : typed with an English keyboard."
NO_EXIT = "A page has no program that could end: Python goes on, and other cells run."
TOO_DEEP = (
    "Functions called each other too often. Look for one that calls itself without end."
)


def told(error: BaseException, source: str) -> str:
    """The traceback of a cell's error, in the cell's own lines.

    Frames of the page's machinery and of the interpreter's go, in chained errors too.
    """
    whole = traceback.TracebackException.from_exception(error)
    part: traceback.TracebackException | None = whole
    seen: set[int] = set()
    while part is not None and id(part) not in seen:
        seen.add(id(part))
        part.stack = traceback.StackSummary.from_list(
            [frame for frame in part.stack if not _ours(frame.filename)]
        )
        part = part.__cause__ or part.__context__
    text = "".join(whole.format())
    return text + "".join(f"{line}\n" for line in advice(error, source))


def advice(error: BaseException, source: str) -> Iterator[str]:
    """What a page can say about an error that Jupyter would not have, or cannot know."""
    if isinstance(error, SyntaxError):
        if "invalid character" in str(error):
            yield ASCII
        elif MAGIC.search((error.text or source).partition("#")[0].rstrip()):
            yield NO_MAGIC
    elif isinstance(error, ModuleNotFoundError):
        yield not_here(error.name or "this library")
    elif isinstance(error, SystemExit):
        yield NO_EXIT
    elif isinstance(error, RecursionError):
        yield TOO_DEEP


def not_here(name: str) -> str:
    """What can be imported instead of what cannot."""
    libraries = LIBRARY_NAMES.read_text("utf-8") if LIBRARY_NAMES.exists() else ""
    more = f" and {libraries}" if libraries else ""
    return (
        f"{name} is not in this page, which has most of Python's standard library{more}. "
        "For other libraries, download the notebook and use Jupyter."
    )


def _ours(filename: str) -> bool:
    """Whether a frame is the page's own machinery."""
    # ast: where a cell is parsed; pretty: where a value is written
    return filename.startswith((str(HERE), ast.__file__, str(pretty.__file__)))
