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
import re
import sys
import time
import tokenize
import traceback
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from IPython.lib import pretty

from livepage import figures, formats
from livepage.streams import CUT, PAUSE, Stream, shortened

HERE = str(Path(__file__).parent)
AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
MAGIC = re.compile(r"^\s*[%!]|\?\s*$", re.M)
NO_MAGIC = (
    "Lines that begin with % or !, or end with ?, are IPython's, not Python's. They "
    "work in Jupyter, not in this page."
)
NOT_HERE = (
    "This page has most of Python's standard library, bleu, nltk's and sacrebleu's "
    "BLEU, numpy and matplotlib. For other libraries, download the notebook and use "
    "Jupyter."
)
ASCII = "Python wants its own signs, such as ( ) = , : typed with an English keyboard."
NOT_CODE = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.ENDMARKER)
MOST = 200  # displays of one cell; an endless loop displays more


def no_input(prompt: object = "") -> str:
    """Stand in for `input`: a page cannot wait for a keyboard."""
    raise RuntimeError(
        "input() cannot wait in a page; write the text into the cell instead"
    )


class Kernel:
    """One namespace, and the cells that were run in it."""

    def __init__(self, emit):
        self.emit = emit
        self.versions = {}  # of each cell, by its name: old functions keep their lines
        self.streams = [Stream("stdout", self.send), Stream("stderr", self.send)]
        self.streams[0].other, self.streams[1].other = reversed(self.streams)
        self.begin()
        formats.show, formats.clear = self.display, self.clear
        builtins.input = no_input
        self.names = {"__name__": "__main__", "display": formats.display}

    def display(self, data):
        """Show a bundle, after everything that was printed before it."""
        self.shown += 1
        if self.shown > MOST + 1:
            return
        if self.shown > MOST:
            data = {"text/plain": CUT.strip()}
        self.flush()
        self.send({"kind": "display", "data": data})

    def begin(self):
        """Forget the last cell."""
        self.shown, self.cleared = 0, False
        self.frame, self.sent = [], time.monotonic()
        for stream in self.streams:
            stream.begin()

    def send(self, message):
        """To the page; between two clears not more often than a reader can see."""
        self.frame.append(message)
        if not self.cleared or time.monotonic() - self.sent > PAUSE:
            self.send_frame()

    def send_frame(self):
        for message in self.frame:
            self.emit(message)
        self.frame, self.sent = [], time.monotonic()

    def clear(self, wait=False):
        """Drop what waits, and empty the output; with `wait` when something comes."""
        for stream in self.streams:
            stream.drop()
        self.shown, self.cleared, self.frame = 0, True, [{"kind": "clear"}]
        if not wait and time.monotonic() - self.sent > PAUSE:
            self.send_frame()

    def flush(self):
        for stream in self.streams:
            stream.send_all()

    def named(self, name, source):
        """The name of this version of a cell; tracebacks find the source lines by it."""
        versions = self.versions.setdefault(name, [])
        if source not in versions:
            versions.append(source)
        if source != versions[0]:
            name += f", version {versions.index(source) + 1}"
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        return name

    async def run(self, source, name="cell"):
        """Run one cell, called `name` in tracebacks; True when it ended well."""
        name = self.named(name, source)
        self.names.pop("__warningregistry__", None)  # or a warning came only once
        self.begin()
        with redirect_stdout(self.streams[0]), redirect_stderr(self.streams[1]):
            try:
                try:
                    await self.execute(source, name)
                finally:  # what was drawn before an error is shown too
                    self.figures()
                return True
            except BaseException as error:
                self.flush()
                self.send({"kind": "error", "text": shortened(told(error, source))})
                return False
            finally:
                self.flush()
                self.send_frame()

    async def execute(self, source, name):
        """Run all statements; show the value of a last expression without `;`."""
        body = ast.parse(source, name).body
        last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
        await self.evaluate(ast.Module(body, []), name, "exec")
        if last is None:
            return
        value = await self.evaluate(ast.Expression(last.value), name, "eval")
        if value is not None and not quiet(source):
            self.names["_"] = value
            data = formats.bundle(value)
            self.flush()
            self.send({"kind": "result", "data": data})

    async def evaluate(self, tree, name, mode):
        code = compile(tree, name, mode, flags=AWAIT)
        value = eval(code, self.names)
        return await value if code.co_flags & inspect.CO_COROUTINE else value

    def figures(self):
        """Show what was drawn, as the inline backend does after a cell."""
        if "matplotlib.pyplot" in sys.modules:
            for data in figures.drawn():
                self.display(data)


def quiet(source):
    """Whether a cell ends in a semicolon: its last value is not shown."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    said = [t.string for t in tokens if t.type not in NOT_CODE and t.string.strip()]
    return said[-1:] == [";"]


def told(error, source):
    """The traceback of a cell's error, in the cell's own lines.

    Frames of this file and of the interpreter's machinery go, in chained errors too.
    """
    whole = traceback.TracebackException.from_exception(error)
    part, seen = whole, set()
    while part is not None and id(part) not in seen:
        seen.add(id(part))
        part.stack = traceback.StackSummary.from_list(
            [frame for frame in part.stack if not ours(frame.filename)]
        )
        part = part.__cause__ or part.__context__
    text = "".join(whole.format())
    return text + "".join(f"{line}\n" for line in advice(error, source))


def advice(error, source):
    """What a page can say about an error that Jupyter would not have, or cannot know."""
    if isinstance(error, SyntaxError):
        if "invalid character" in str(error):
            yield ASCII
        elif MAGIC.search((error.text or source).partition("#")[0].rstrip()):
            yield NO_MAGIC
    elif isinstance(error, ModuleNotFoundError):
        yield NOT_HERE


def ours(filename):
    """Whether a frame is the page's own machinery."""
    # ast: where a cell is parsed; pretty: where a value is written
    return filename.startswith((HERE, ast.__file__, pretty.__file__))
