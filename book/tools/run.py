"""Run what the tables of the tools have to run, and store what comes out.

Usage: PYTHONPATH=book python book/tools/run.py [NAME ...]

A name is that of a tool, or of an environment with all its tools. Without one, the tools that
run in the project's own. Another environment ENV is looked for in `.cache/tools/ENV`. `results/NAME.json` is written where something changed:
the day that stands in it is the day of what it holds.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from tools.table import HERE, OURS, RESULTS, Piece, Tool, tools

ENVIRONMENTS = HERE.parent.parent / ".cache" / "tools"
LONGEST = 1800  # seconds for the Python pieces of a tool
LONGEST_SHELL = 300
TRACEBACK = re.compile(
    r"^Traceback \(most recent call last\):\n(?:[ \t].*\n)*", re.M
)
USAGE = re.compile(r"^usage: .*\n(?:[ \t]+.*\n)*", re.M)


class PieceError(RuntimeError):
    """A piece that does not do what its kind has to do."""


def interpreter(tool: Tool) -> Path:
    """The Python of the tool's environment."""
    if tool.environment in OURS:
        return Path(sys.executable)
    return ENVIRONMENTS / str(tool.environment) / "bin" / "python"


def run(tool: Tool) -> tuple[dict[str, Any], dict[str, str]]:
    """What a tool's pieces do today: its results, and what failed by key."""
    python = interpreter(tool)
    heard = ask(tool, python)
    outputs, failed = {}, {}
    for piece, said in zip(
        tool.runnable, everything_said(tool, python, heard)
    ):
        try:
            outputs[piece.key] = said()
        except PieceError as error:
            failed[piece.key] = f"{tool.name}: {piece.key} {error}"
    results = {
        "date": datetime.now(UTC).date().isoformat(),
        "python": heard["python"],
        "versions": heard["versions"],
        "outputs": outputs,
    }
    return results, failed


def everything_said(
    tool: Tool, python: Path, heard: dict[str, Any]
) -> list[Callable[[], str]]:
    """For each piece, what gives its output or raises; shells run side by side."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [
            pool.submit(in_shell, piece, python).result
            if piece.shell
            else partial(
                in_python, tool, piece, heard["pieces"][piece.key]
            )
            for piece in tool.runnable
        ]


def ask(tool: Tool, python: Path) -> Any:
    """What the Python pieces do: one process for all of them."""
    pieces = {
        piece.key: f"{tool.rule}\n{piece.code}"
        for piece in tool.runnable
        if piece.code
    }
    files = str(HERE / tool.files) if tool.files else ""
    # a restated rule runs in our own environment, and its package is not there
    package = "" if tool.environment == "restated" else tool.package
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [python, "-I", "-X", "utf8", HERE / "worker.py"],
            input=json.dumps(
                {"package": package, "pieces": pieces, "files": files}
            ),
            capture_output=True,
            encoding="utf-8",
            cwd=folder,
            env=surroundings(python, folder),
            timeout=LONGEST,
        )
    if done.returncode:
        raise PieceError(f"{tool.name}: {done.stderr}")
    return json.loads(done.stdout)


def in_python(tool: Tool, piece: Piece, heard: dict[str, Any]) -> str:
    """What a reader sees of a piece of Python.

    A message may come on any way. All other pieces print, and do nothing else: they are
    cells of a page.
    """
    aside = heard["errors"] + "".join(heard["warned"])
    if piece.key.startswith("messages"):
        return something(
            cleaned(heard["printed"] + aside + heard["raised"])
        )
    if heard["raised"]:
        raise PieceError(
            f"raises {heard['raised'].strip()}; if this is what it "
            "has to show, catch it and print it"
        )
    if aside and tool.environment in OURS:
        raise PieceError(
            f"says on standard error: {aside.strip()}; silence it "
            'with warnings.simplefilter("ignore") or logging.disable()'
        )
    return something(heard["printed"])


def in_shell(piece: Piece, python: Path) -> str:
    """What a reader sees of a command line: both outputs, in an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            ["bash", "-c", piece.shell],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=folder,
            env=surroundings(python, folder),
            timeout=LONGEST_SHELL,
        )
    if done.returncode and piece.key.startswith("same"):
        raise PieceError(
            f"ends with status {done.returncode}: "
            f"{done.stdout.decode()}"
        )
    text = done.stdout.decode("utf-8", "replace")
    for path in (folder, python.parent):
        text = text.replace(f"{path}/", "")
    if piece.key.startswith("messages"):
        text = USAGE.sub("", text)
    return something(cleaned(text))


def something(text: str) -> str:
    """A text that is not empty."""
    if not text.strip():
        raise PieceError("prints nothing")
    return text


def cleaned(text: str) -> str:
    """An output without the lines of a traceback that name files, and one line end."""
    lines = TRACEBACK.sub("", text.replace("\r\n", "\n")).split("\n")
    return "\n".join(line.rstrip() for line in lines).rstrip() + "\n"


def surroundings(python: Path, folder: str) -> dict[str, str]:
    """The variables of a process: the same on every machine."""
    path = os.pathsep.join([str(python.parent), os.environ["PATH"]])
    return {
        "PATH": path,
        "HOME": folder,
        "TMPDIR": tempfile.gettempdir(),
        "LC_ALL": "C.UTF-8",
        "PYTHONUTF8": "1",
        "COLUMNS": "80",
        "NO_COLOR": "1",
    }


def stored(name: str) -> Any:
    """The stored results of a tool; nothing where it has not been run."""
    path = RESULTS / f"{name}.json"
    if not path.is_file():
        return {"date": "", "python": "", "versions": {}, "outputs": {}}
    return json.loads(path.read_text("utf-8"))


def store(tool: Tool, results: dict[str, Any]) -> bool:
    """Write the results of a tool; say whether something in them changed.

    Of ours, a run on another day or with another Python changes nothing by itself.
    """
    before = stored(tool.name)
    compared = ("versions", "outputs")
    if tool.environment in OURS and all(
        before[key] == results[key] for key in compared
    ):
        return False
    RESULTS.mkdir(exist_ok=True)
    text = json.dumps(results, indent=1, ensure_ascii=False) + "\n"
    (RESULTS / f"{tool.name}.json").write_text(text, "utf-8")
    return True


def chosen(names: list[str]) -> list[Tool]:
    """The tools that are meant by names of tools and of environments; ours by none."""
    everyone = tools()
    environments = {tool.environment for tool in everyone.values()}
    for name in names:
        if name not in everyone and name not in environments:
            known = ", ".join([*everyone, *sorted(environments)])
            sys.exit(f"there is no tool {name}; the names are {known}")
    return [
        tool
        for tool in everyone.values()
        if {tool.name, tool.environment} & set(names or OURS)
    ]


def main(names: list[str]) -> None:
    """Run the tools of these names, and store what is new."""
    for tool in chosen(names):
        results, failed = run(tool)
        if failed:
            sys.exit("\n".join(failed.values()))
        changed = store(tool, results)
        print(f"{tool.name}: {'changed' if changed else 'as it was'}")


if __name__ == "__main__":
    main(sys.argv[1:])
