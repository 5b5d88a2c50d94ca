"""Files that hold lines of text: plain, or one column of JSONL or TSV."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO

from bleu.checks import CorpusError
from bleu.text.lines import TextFile

JSONL, TSV = (".jsonl", ".ndjson"), (".tsv",)


@dataclass(frozen=True, slots=True)
class Input:
    """A file, as bytes.

    Attributes:
        name: of the file; its end says what it is: ``.jsonl`` and ``.tsv`` have columns,
            everything else is one segment a line, plain or packed by gzip.
        data: its bytes.
        column: for JSONL a key, for TSV a name in the first line or a number from 1.
        plain: whether it is one segment a line, whatever its name.
    """

    name: str
    data: bytes
    column: str = ""
    plain: bool = False


class KeptFile(TextFile):
    """The lines of bytes in memory, which remembers those it has given.

    Attributes:
        given: the lines so far.
        expected: about how many there are.
    """

    def __init__(self, data: bytes, name: str) -> None:
        super().__init__(BytesIO(data), name)
        self.given: list[str] = []
        self.expected = max(1, data.count(b"\n"))

    def __next__(self) -> str:
        line = super().__next__()
        self.given.append(line)
        return line


def opened(one: Input) -> KeptFile:
    """The lines of a file; of a table, those of its column.

    A :class:`~bleu.text.CorpusError` names the file, and the line of what is wrong.

    >>> list(opened(Input("out.txt", b"The cat\\nsat")))
    ['The cat', 'sat']
    >>> list(opened(Input("out.jsonl", b'{"mt": "The cat"}', "mt")))
    ['The cat']
    >>> list(opened(Input("out.tsv", b"id\\tmt\\n1\\tThe cat", "mt")))
    ['The cat']
    """
    read = None if one.plain else reader(one.name)
    if read is None:
        return KeptFile(one.data, one.name)
    rows = list(TextFile(BytesIO(one.data), one.name))
    column = read(rows, one.name, one.column.strip())
    return KeptFile("".join(f"{text}\n" for text in column).encode(), one.name)


def reader(
    name: str,
) -> Callable[[Sequence[str], str, str], Iterator[str]] | None:
    """What reads the column of such a file; None where it has no columns."""
    end = name.lower()
    if end.endswith(JSONL):
        return json_column
    return tab_column if end.endswith(TSV) else None


def json_column(lines: Sequence[str], name: str, key: str) -> Iterator[str]:
    """The text behind ``key`` in each line, an object of JSON.

    >>> list(json_column(['{"mt": "a"}', '{"mt": "b\\\\nc"}'], "out.jsonl", "mt"))
    ['a', 'b c']
    >>> list(json_column(['{"src": "a", "mt": "b"}'], "out.jsonl", ""))
    Traceback (most recent call last):
    bleu.checks.CorpusError: out.jsonl, line 1: no column '' there; its columns are src, mt
    """
    for number, line in enumerate(lines, 1):
        where = f"{name}, line {number}"
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise CorpusError(f"{where} is not JSON: {error}") from None
        if not isinstance(found, dict):
            raise CorpusError(
                f"{where} is a {type(found).__name__}; each line is an object, "
                '{"name": "text"}'
            )
        if key not in found:
            raise missing(where, key, found)
        text = found[key]
        if not isinstance(text, str):
            raise CorpusError(
                f"{where}: {key!r} holds a {type(text).__name__}, not a text"
            )
        yield one_line(text)


def tab_column(lines: Sequence[str], name: str, column: str) -> Iterator[str]:
    """A column of lines with tabs: by its number, or by its name in the first line.

    >>> list(tab_column(["1\\ta", "2\\tb"], "out.tsv", "2"))
    ['a', 'b']
    >>> list(tab_column(["a\\tb"], "out.tsv", "3"))
    Traceback (most recent call last):
    bleu.checks.CorpusError: out.tsv, line 1 has 2 columns, and column 3 is asked for
    """
    head = lines[0].rstrip("\r").split("\t") if lines else []
    if column in head:
        place, first = head.index(column), 1
    elif column.isdecimal() and int(column) > 0:
        place, first = int(column) - 1, 0
    else:
        raise missing(f"{name}, line 1", column, [*head, "or a number from 1"])
    for number, line in enumerate(lines[first:], first + 1):
        cells = line.rstrip("\r").split("\t")
        if place >= len(cells):
            raise CorpusError(
                f"{name}, line {number} has {len(cells)} columns, and column "
                f"{place + 1} is asked for"
            )
        yield one_line(cells[place])


def missing(where: str, column: str, columns: object) -> CorpusError:
    """The error that names the columns there are."""
    names = ", ".join(map(str, columns))  # type: ignore[call-overload]
    return CorpusError(f"{where}: no column {column!r} there; its columns are {names}")


def one_line(text: str) -> str:
    """A segment on one line: only line feeds end one."""
    return text.replace("\r\n", " ").replace("\n", " ")
