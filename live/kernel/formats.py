"""How a value is shown: IPython's rules, with IPython's own pretty printer."""

import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from types import FrameType
from typing import Any, Protocol

from IPython.lib.pretty import pretty

from live.kernel import figures
from live.kernel.streams import shortened

Bundle = dict[str, str]  # mime type -> text

METHODS = {
    "text/html": "_repr_html_",
    "text/markdown": "_repr_markdown_",
    "image/svg+xml": "_repr_svg_",
    "image/png": "_repr_png_",
    "text/latex": "_repr_latex_",
}
# Calls below the one that shows a value. Each may take several in C, whose stack a browser
# keeps small: when it is full, the interpreter is dead, and nobody raised an error.
DEEPEST = 200


class Screen(Protocol):
    """Where a cell's output goes: the kernel that runs the cell."""

    def display(self, data: Bundle) -> None: ...

    def clear(self, wait: bool = False) -> None: ...


_screen: ContextVar[Screen] = ContextVar("screen")


@contextmanager
def shown_on(screen: Screen) -> Iterator[None]:
    """Let `display` and `clear` of everything inside go to `screen`."""
    token = _screen.set(screen)
    try:
        yield
    finally:
        _screen.reset(token)


def show(data: Bundle) -> None:
    """Show a bundle; outside of a cell there is nowhere to show it."""
    screen = _screen.get(None)
    if screen:
        screen.display(data)


def clear(wait: bool = False) -> None:
    """Empty the output of the cell; with `wait` when the next thing is shown."""
    screen = _screen.get(None)
    if screen:
        screen.clear(wait)


def display(*values: object, **_: object) -> None:
    """IPython's `display`."""
    for value in values:
        show(bundle(value))


def bundle(value: object) -> Bundle:
    """All the forms in which a value can be shown, by mime type.

    Raises:
        RecursionError: the value's own methods call each other without end.
    """
    if is_figure(value):
        return figures.bundle(value)
    with not_too_deep():
        data = _mimebundle(value)
        if not isinstance(value, type):
            for mime, name in METHODS.items():
                method = getattr(value, name, None)
                shown = method() if callable(method) else None
                if shown:
                    data[mime] = _as_text(shown)
        # the width and the limits of IPython's plain text formatter
        if "text/plain" not in data:
            data["text/plain"] = _pretty(value)
    data["text/plain"] = shortened(data["text/plain"])
    return data


def _pretty(value: object) -> str:
    text: str = pretty(value, max_width=79, max_seq_length=1000)  # type: ignore[no-untyped-call]
    return text


@contextmanager
def not_too_deep() -> Iterator[None]:
    """Let what is inside call DEEPEST functions deep, and no deeper."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(min(before, _depth(sys._getframe()) + DEEPEST))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def _depth(frame: FrameType | None) -> int:
    depth = 0
    while frame:
        depth, frame = depth + 1, frame.f_back
    return depth


def _mimebundle(value: object) -> Bundle:
    method = getattr(value, "_repr_mimebundle_", None)
    if not callable(method) or isinstance(value, type):
        return {}
    data = method()
    data = data[0] if isinstance(data, tuple) else data
    return {mime: _as_text(text) for mime, text in (data or {}).items()}


def _as_text(shown: Any) -> str:
    return base64.b64encode(shown).decode() if isinstance(shown, bytes) else str(shown)


def is_figure(value: object) -> bool:
    """Whether a value is matplotlib's, which is then imported already."""
    kind = type(value)
    return (kind.__module__, kind.__name__) == ("matplotlib.figure", "Figure")
