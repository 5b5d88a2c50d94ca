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
import linecache
import re
import sys
import traceback
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from livepage import figures, formats
from livepage.streams import Stream

HERE = str(Path(__file__).parent)
AWAIT = ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
MAGIC = re.compile(r"^\s*[%!]|\?\s*$", re.M)
NO_MAGIC = (
    "Lines that begin with % or !, or end with ?, are IPython's, not Python's. They "
    "work in Jupyter, not in this page."
)
NOT_HERE = (
    "This page has Python's standard library, bleu, nltk's and sacrebleu's BLEU, numpy "
    "and matplotlib. For other libraries, download the notebook and use Jupyter."
)
ASCII = "Python wants its own signs, such as ( ) = , : typed with an English keyboard."
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
        self.count = 0
        self.streams = [Stream("stdout", emit), Stream("stderr", emit)]
        self.streams[0].other, self.streams[1].other = reversed(self.streams)
        formats.show = self.display
        formats.clear = lambda: self.emit({"kind": "clear"})
        builtins.input = no_input
        self.names = {"__name__": "__main__", "display": formats.display}

    def display(self, data):
        """Show a bundle, after everything that was printed before it."""
        self.shown += 1
        if self.shown > MOST + 1:
            return
        if self.shown > MOST:
            data = {"text/plain": "[the page shows no more of this output]"}
        self.flush()
        self.emit({"kind": "display", "data": data})

    def flush(self):
        for stream in self.streams:
            stream.send_all()

    async def run(self, source, name=None):
        """Run one cell, called `name` in tracebacks; True when it ended well."""
        self.count, self.shown = self.count + 1, 0
        name = name or f"Cell In[{self.count}]"
        # tracebacks find the source lines here
        linecache.cache[name] = (len(source), None, source.splitlines(True), name)
        for stream in self.streams:
            stream.begin()
        with redirect_stdout(self.streams[0]), redirect_stderr(self.streams[1]):
            try:
                try:
                    await self.execute(source, name)
                finally:  # what was drawn before an error is shown too
                    self.figures()
                return True
            except BaseException as error:
                self.flush()
                self.emit({"kind": "error", "text": told(error, source)})
                return False
            finally:
                self.flush()

    async def execute(self, source, name):
        """Run all statements; show the value of a last expression without `;`."""
        body = ast.parse(source, name).body
        last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
        await self.evaluate(ast.Module(body, []), name, "exec")
        if last is None:
            return
        value = await self.evaluate(ast.Expression(last.value), name, "eval")
        if value is not None and not source.rstrip().endswith(";"):
            self.names["_"] = value
            data = formats.bundle(value)
            self.flush()
            self.emit({"kind": "result", "data": data})

    async def evaluate(self, tree, name, mode):
        code = compile(tree, name, mode, flags=AWAIT)
        value = eval(code, self.names)
        return await value if code.co_flags & inspect.CO_COROUTINE else value

    def figures(self):
        """Show what was drawn, as the inline backend does after a cell."""
        if "matplotlib.pyplot" in sys.modules:
            for data in figures.drawn():
                self.display(data)


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
        elif MAGIC.search(source):
            yield NO_MAGIC
    elif isinstance(error, ModuleNotFoundError):
        yield NOT_HERE


def ours(filename):
    """Whether a frame is the page's own machinery."""
    return filename.startswith((HERE, ast.__file__))  # ast: where a cell is parsed
