"""Runs one cell as IPython would, without IPython: the Python end of a live page.

`Kernel(emit).run(source)` sends what the cell shows to `emit`, as plain dicts:

    {"kind": "stream", "name": "stdout" or "stderr", "text": ...}
    {"kind": "result" or "display", "data": {mime type: text}}
    {"kind": "error", "text": a traceback without the frames of this file}
    {"kind": "clear"}
"""

import ast
import builtins
import inspect
import io
import linecache
import sys
import time
import tokenize
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from typing import Any

from live.kernel import figures, formats
from live.kernel.streams import CUT, PAUSE, Stream, shortened
from live.kernel.tracebacks import told

AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
NOT_CODE = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.ENDMARKER)
MOST = 200  # displays of one cell; an endless loop displays more

Message = dict[str, Any]


def no_input(prompt: object = "") -> str:
    """Stand in for `input`: a page cannot wait for a keyboard."""
    raise RuntimeError(
        "input() cannot wait in a page; write the text into the cell instead"
    )


@contextmanager
def without_input() -> Iterator[None]:
    """While a cell runs, `input` says why it cannot."""
    before = builtins.input
    builtins.input = no_input
    try:
        yield
    finally:
        builtins.input = before


class Kernel:
    """One namespace, and the cells that were run in it."""

    def __init__(self, emit: Callable[[Message], None]):
        self.emit = emit
        # of each cell, by its name: old functions keep their lines
        self.versions: dict[str, list[str]] = {}
        self.out = Stream("stdout", self.send, self.send_frame)
        self.err = Stream("stderr", self.send, self.send_frame)
        self.out.other, self.err.other = self.err, self.out
        self.begin()
        self.names: dict[str, Any] = {
            "__name__": "__main__",
            "display": formats.display,
        }

    def begin(self) -> None:
        """Forget the last cell."""
        self.shown, self.cleared = 0, False
        self.frame: list[Message] = []
        self.sent = time.monotonic()
        self.out.begin()
        self.err.begin()

    def display(self, data: formats.Bundle) -> None:
        """Show a bundle, after everything that was printed before it."""
        self.shown += 1
        if self.shown > MOST + 1:
            return
        if self.shown > MOST:
            data = {"text/plain": CUT.strip()}
        self.send_streams()
        self.send({"kind": "display", "data": data})

    def send(self, message: Message) -> None:
        """To the page; between two clears not more often than a reader can see."""
        self.frame.append(message)
        if not self.cleared or time.monotonic() - self.sent > PAUSE:
            self.send_frame()

    def send_frame(self) -> None:
        for message in self.frame:
            self.emit(message)
        self.frame, self.sent = [], time.monotonic()

    def clear(self, wait: bool = False) -> None:
        """Drop what waits, and empty the output; with `wait` when something comes."""
        self.out.drop()
        self.err.drop()
        self.shown, self.cleared, self.frame = 0, True, [{"kind": "clear"}]
        if not wait and time.monotonic() - self.sent > PAUSE:
            self.send_frame()

    def send_streams(self) -> None:
        self.out.send_all()
        self.err.send_all()

    def named(self, name: str, source: str) -> str:
        """The name of this version of a cell; tracebacks find the source lines by it."""
        versions = self.versions.setdefault(name, [])
        if source not in versions:
            versions.append(source)
        if source != versions[0]:
            name += f", version {versions.index(source) + 1}"
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        return name

    @contextmanager
    def in_place(self) -> Iterator[None]:
        """What a cell prints, shows and asks for comes to this kernel while it runs."""
        with ExitStack() as stack:
            stack.enter_context(redirect_stdout(self.out))
            stack.enter_context(redirect_stderr(self.err))
            stack.enter_context(formats.shown_on(self))
            stack.enter_context(without_input())
            yield

    async def run(self, source: str, name: str = "cell") -> bool:
        """Run one cell, called `name` in tracebacks; True when it ended well."""
        name = self.named(name, source)
        self.names.pop("__warningregistry__", None)  # or a warning came only once
        self.begin()
        with self.in_place():
            try:
                try:
                    await self.execute(source, name)
                finally:  # what was drawn before an error is shown too
                    self.figures()
                return True
            except BaseException as error:
                self.send_streams()
                self.send({"kind": "error", "text": shortened(told(error, source))})
                return False
            finally:
                self.send_streams()
                self.send_frame()

    async def execute(self, source: str, name: str) -> None:
        """Run all statements; show the value of a last expression without `;`."""
        body = ast.parse(source, name).body
        last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
        await self.evaluate(ast.Module(body, []), name, "exec")
        if not isinstance(last, ast.Expr):
            return
        value = await self.evaluate(ast.Expression(last.value), name, "eval")
        if value is not None and not quiet(source):
            self.names["_"] = value
            data = formats.bundle(value)
            self.send_streams()
            self.send({"kind": "result", "data": data})

    async def evaluate(
        self, tree: ast.Module | ast.Expression, name: str, mode: str
    ) -> Any:
        code = compile(tree, name, mode, flags=AWAIT)
        value = eval(code, self.names)
        return await value if code.co_flags & inspect.CO_COROUTINE else value

    def figures(self) -> None:
        """Show what was drawn, as the inline backend does after a cell."""
        if "matplotlib.pyplot" in sys.modules:
            for data in figures.drawn():
                self.display(data)


def quiet(source: str) -> bool:
    """Whether a cell ends in a semicolon: its last value is not shown."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    said = [t.string for t in tokens if t.type not in NOT_CODE and t.string.strip()]
    return said[-1:] == [";"]
