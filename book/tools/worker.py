"""Run pieces of Python in the interpreter of a tool, and say what each of them does.

On standard input: {"package": …, "pieces": {key: code}, "files": a folder to copy beside
each piece, or ""}. On standard output: the versions,
and for each key what was printed, what stood on standard error, the warnings, and what was
raised. It needs the standard library only, in any Python 3.
"""

import contextlib
import io
import json
import logging
import os
import platform
import shutil
import sys
import tempfile
import traceback
import warnings
from importlib import metadata

QUIET = (
    DeprecationWarning,
    PendingDeprecationWarning,
    ImportWarning,
    ResourceWarning,
)


def run(code: str, files: str = "") -> "dict[str, object]":
    """What one piece does, in a namespace and a folder of its own."""
    printed, errors, raised = io.StringIO(), io.StringIO(), ""
    start = os.getcwd()
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        if files:
            shutil.copytree(files, folder, dirs_exist_ok=True)
        os.chdir(folder)
        stack.callback(os.chdir, start)
        warned = stack.enter_context(
            warnings.catch_warnings(record=True)
        )
        warnings.simplefilter("always")
        for category in QUIET:
            warnings.simplefilter("ignore", category)
        stack.enter_context(contextlib.redirect_stdout(printed))
        stack.enter_context(contextlib.redirect_stderr(errors))
        try:
            exec(
                compile(code, "<piece>", "exec"),
                {"__name__": "__main__"},
            )
        except BaseException as error:
            lines = traceback.format_exception_only(type(error), error)
            raised = "".join(lines)
        logging.disable(logging.NOTSET)  # a piece may have silenced it
    return {
        "printed": printed.getvalue(),
        "errors": errors.getvalue(),
        "warned": [
            f"{w.category.__name__}: {w.message}\n" for w in warned
        ],
        "raised": raised,
    }


def main() -> None:
    asked = json.load(sys.stdin)
    package = asked["package"]
    answer = {
        "python": platform.python_version(),
        "versions": {package: metadata.version(package)}
        if package
        else {},
        "pieces": {
            key: run(code, asked.get("files", ""))
            for key, code in asked["pieces"].items()
        },
    }
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
