"""What is said of each tool, from `book/tools/NAME.toml`: one form for all of them, checked.

What does not fit the form is refused, with the name of the file and of the key.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
RESULTS = HERE / "results"

# the questions that are asked of each tool, in their order on the pages
PROBES = (
    "sentence",
    "corpus",
    "references",
    "strings",
    "tokenizer",
    "case",
    "order",
    "smoothing",
    "zero",
    "short",
    "length",
    "scale",
    "empty_hypothesis",
    "empty_reference",
    "missing",
    "result",
    "command",
    "signature",
)
FIRST = (  # the others follow by title
    "nltk",
    "sacrebleu",
    "sacrebleu-command",
    "bleu",
    "bleu-command",
)
OURS = ("book", "restated")  # run by `make test`
KINDS = ("error", "warning", "printed")
SHORTEST = 40  # characters of a cell in the comparison

RUN: dict[str, type] = {
    "code": str,
    "shell": str,
    "numbers": list,
}  # in any piece
LISTS = ("messages", "faults", "same")

# what each table of a file must have, and what it may have
FORMS: dict[str, tuple[dict[str, type], dict[str, type]]] = {
    "": (
        {
            "title": str,
            "package": str,
            "environment": str,
            "source": str,
            "intro": str,
            "probes": dict,
        },
        {
            "rule": str,  # of a restated tool: runs before each piece
            "files": str,  # a folder of book/tools, copied beside each piece
            "numbers": list,
            **dict.fromkeys(LISTS, list),
        },
    ),
    "probes": ({"short": str, "answer": str}, {"cited": str} | RUN),
    "messages": (
        {"kind": str, "text": str, "means": str, "do": str},
        # versions: of others than ran; newer: its words in a Python newer than 3.11
        {"cited": str, "versions": str, "newer": str} | RUN,
    ),
    "faults": (
        {"title": str, "versions": str, "answer": str},
        {"url": str} | RUN,
    ),
    "same": ({"tool": str, "answer": str}, RUN),
}


class TableError(ValueError):
    """A file that does not fit the form: which one, and where."""


@dataclass(frozen=True)
class Piece:
    """One answer, message, fault or recipe: its key, and what its table has."""

    key: str  # sentence, messages.0, faults.1, same.0
    table: dict[str, Any]

    def __getattr__(self, name: str) -> Any:
        """What the table has under that name; nothing where it is left out."""
        if name.startswith("__"):
            raise AttributeError(name)
        return self.table.get(name, [] if name == "numbers" else "")

    @property
    def runs(self) -> bool:
        """Whether there is something to run."""
        return bool(self.code or self.shell)


@dataclass(frozen=True)
class Tool:
    """One file: what is said of a tool."""

    name: str
    table: dict[str, Any]

    def __getattr__(self, name: str) -> Any:
        """What the file has under that name; nothing where it is left out."""
        if name.startswith("__"):
            raise AttributeError(name)
        return self.table.get(name, [] if name == "numbers" else "")

    def pieces(self, kind: str) -> list[Piece]:
        """The answers, messages, faults or recipes, in their order."""
        if kind == "probes":
            return [
                Piece(key, self.table["probes"][key]) for key in PROBES
            ]
        tables = self.table.get(kind, [])
        return [
            Piece(f"{kind}.{i}", table)
            for i, table in enumerate(tables)
        ]

    def everything(self) -> Iterator[Piece]:
        """All pieces of the file."""
        for kind in ("probes", *LISTS):
            yield from self.pieces(kind)

    @property
    def runnable(self) -> list[Piece]:
        """The pieces that have something to run."""
        return [piece for piece in self.everything() if piece.runs]


def read(path: Path) -> Tool:
    """One file, checked."""
    try:
        table = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise TableError(f"{path.name}: {error}") from None
    tool = Tool(path.stem, table)
    check_keys(path.name, "", table)
    check_probes(path.name, table["probes"])
    for kind in LISTS:
        for i, entry in enumerate(table.get(kind, [])):
            check_keys(f"{path.name}: {kind}.{i}", kind, entry)
    for piece in tool.everything():
        check_piece(f"{path.name}: {piece.key}", piece)
    return tool


def check_keys(where: str, kind: str, table: dict[str, Any]) -> None:
    """Raise unless a table has what it must have, and nothing unknown."""
    if not isinstance(table, dict):
        raise TableError(f"{where}: it has to be a table")
    needed, allowed = FORMS[kind]
    known = needed | allowed
    for key in needed:
        if key not in table:
            raise TableError(f"{where}: {key} is missing")
    for key, value in table.items():
        if key not in known:
            raise TableError(
                f"{where}: there is no key {key}; the keys are "
                f"{', '.join(known)}"
            )
        if not isinstance(value, known[key]):
            raise TableError(
                f"{where}: {key} is a {type(value).__name__}; it has to be "
                f"a {known[key].__name__}"
            )
        if value == "" and key != "package":
            raise TableError(f"{where}: {key} is empty")


def check_probes(where: str, probes: dict[str, Any]) -> None:
    """Raise unless each question has its answer, short enough for the comparison."""
    for key in PROBES:
        if key not in probes:
            raise TableError(f"{where}: probes.{key} is missing")
    for key, probe in probes.items():
        if key not in PROBES:
            raise TableError(
                f"{where}: there is no probe {key}; the probes are "
                f"{', '.join(PROBES)}"
            )
        check_keys(f"{where}: probes.{key}", "probes", probe)
        if len(probe["short"]) > SHORTEST:
            raise TableError(
                f"{where}: probes.{key}: short has {len(probe['short'])} "
                f"characters; {SHORTEST} fit"
            )


def check_piece(where: str, piece: Piece) -> None:
    """Raise unless a piece runs in one way at most, and has what its kind asks for."""
    if piece.code and piece.shell:
        raise TableError(f"{where}: give code or shell, not both")
    kind = piece.key.partition(".")[0]
    if kind == "messages":
        if piece.kind not in KINDS:
            raise TableError(
                f"{where}: kind is {piece.kind!r}; the kinds are "
                f"{', '.join(KINDS)}"
            )
        if not (piece.runs or piece.cited):
            raise TableError(
                f"{where}: give the code that provokes it, or cited"
            )
    if kind == "same" and not piece.runs:
        raise TableError(f"{where}: give the code that compares")


@cache
def tools() -> dict[str, Tool]:
    """All tools by name, in the order of the pages."""
    read_ones = [read(path) for path in HERE.glob("*.toml")]
    rank = {name: place for place, name in enumerate(FIRST)}
    read_ones.sort(
        key=lambda tool: (
            rank.get(tool.name, len(FIRST)),
            tool.title.lower(),
        )
    )
    return {tool.name: tool for tool in read_ones}
