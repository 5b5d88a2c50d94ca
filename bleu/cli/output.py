"""Where the answer goes: standard output, or a file that is whole or not there at all."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

Write = Callable[[str], None]


@contextmanager
def opened_output(path: str | None) -> Iterator[Write]:
    """A function that writes text, as UTF-8: to the file, or to standard output."""
    if path is None:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
        yield write_to_standard_output
    else:
        with whole_file(path) as write:
            yield write


def write_to_standard_output(text: str) -> None:
    """Print ``text`` at once; an OSError says that it was standard output."""
    try:
        print(text, end="", flush=True)
    except OSError as error:
        # what is left in the buffer would be tried again, and fail, when Python ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        error.filename = "standard output"
        raise


@contextmanager
def whole_file(path: str) -> Iterator[Write]:
    """Writes beside the file, which is replaced at the end; an error leaves it as it was."""
    target = Path(os.path.realpath(path))  # a link stays a link
    replaces = target.is_file() or not target.exists()  # /dev/null is written to
    part = (
        target.with_name(f".{target.name}.{os.getpid()}.part") if replaces else target
    )
    with naming(path):
        file = part.open("w", encoding="utf-8", errors="surrogateescape", newline="\n")

    def write(text: str) -> None:
        with naming(path):
            file.write(text)
            file.flush()

    try:
        with file:
            yield write
        if replaces:
            part.replace(target)
    except BaseException:
        if replaces:
            part.unlink(missing_ok=True)
        raise


@contextmanager
def naming(path: str) -> Iterator[None]:
    """Errors of the system name ``path``, as the user has written it."""
    try:
        yield
    except OSError as error:
        error.filename = path
        raise
