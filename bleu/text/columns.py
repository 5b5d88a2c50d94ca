"""One column of a table as lines of text: JSONL, TSV, or Parquet's simple case. Chapter 7."""

import json
import os
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from os import PathLike
from typing import Any, BinaryIO

from bleu.checks import CorpusError, decoded
from bleu.text.lines import TextFile

JSONL, TSV, PARQUET = (".jsonl", ".ndjson"), (".tsv",), (".parquet",)
PACKED = (".gz", ".zst")
ROWS = 4096  # of a Parquet file in memory at a time


class ColumnFile(TextFile):
    """The texts of one column of a table, given one after another as lines.

    The end of the name says what the table is: ``.jsonl`` (or ``.ndjson``), ``.tsv``, both
    plain or packed, or ``.parquet``, which needs pyarrow. A line break inside a text becomes
    a space. A :class:`CorpusError` names the file, the line or row, and what is wrong there.

    >>> from io import BytesIO
    >>> list(ColumnFile(BytesIO(b'{"mt": "The cat"}'), "out.jsonl", "mt"))
    ['The cat']
    >>> list(ColumnFile(BytesIO(b""), "out.jsonl", "mt"))
    []
    """

    def __init__(self, file: BinaryIO, name: str, column: str) -> None:
        require_table(name)
        super().__init__(file, name)
        if is_parquet(name):
            self.texts = parquet_column(file, name, column)
        else:
            read = json_column if table_end(name).endswith(JSONL) else tab_column
            self.texts = read(self.rows(), name, column)

    def __next__(self) -> str:
        text = one_line(next(self.texts))
        self.n_lines += 1
        return text

    def rows(self) -> Iterator[str]:
        """The lines of the file itself."""
        for number, line in enumerate(self.lines, 1):
            yield decoded(line, self.name, number)

    def count_rest(self) -> int:
        """Read on to the end; the number of texts of the whole file."""
        self.n_lines += sum(1 for _ in self.texts)
        return self.n_lines


def open_lines(path: str | PathLike[str], column: str | None = None) -> TextFile:
    """The lines of a file; where a column is named, the texts of that column of a table."""
    if column is None:
        return TextFile.open(path)
    require_table(os.fspath(path))  # before it is opened
    return ColumnFile(open(path, "rb", buffering=0), os.fspath(path), column)


def require_table(name: str) -> None:
    """Raise unless the end of the name is that of a table."""
    if not is_table(name):
        raise CorpusError(
            f"{name} has no columns; a column is that of a .jsonl, .tsv or .parquet file"
        )


def is_table(name: str) -> bool:
    """Whether a file of this name has columns.

    >>> is_table("out.jsonl.gz"), is_table("out.txt")
    (True, False)
    """
    return table_end(name).endswith((*JSONL, *TSV)) or is_parquet(name)


def is_parquet(name: str) -> bool:
    """Whether it is a Parquet file, by its name."""
    return name.lower().endswith(PARQUET)


def table_end(name: str) -> str:
    """The name of what is packed."""
    for end in PACKED:
        name = name.lower().removesuffix(end)
    return name


def json_column(lines: Iterator[str], name: str, key: str) -> Iterator[str]:
    """The text behind ``key`` in each line, an object of JSON.

    >>> list(json_column(iter(['{"mt": "a"}', '{"mt": "b"}']), "out.jsonl", "mt"))
    ['a', 'b']
    >>> list(json_column(iter(['{"src": "a", "mt": "b"}']), "out.jsonl", ""))
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
        yield require_text(found[key], where, key)


def tab_column(lines: Iterator[str], name: str, column: str) -> Iterator[str]:
    """A column of lines with tabs: by its name in the first line, or by its number.

    >>> list(tab_column(iter(["1\\ta", "2\\tb"]), "out.tsv", "2"))
    ['a', 'b']
    >>> list(tab_column(iter(["a\\tb"]), "out.tsv", "3"))
    Traceback (most recent call last):
    bleu.checks.CorpusError: out.tsv, line 1 has 2 columns, and column 3 is asked for
    """
    first = next(lines, None)
    if first is None:
        return
    head = cells(first)
    if column in head:
        place, rows = head.index(column), enumerate(lines, 2)
    elif column.isdecimal() and int(column) > 0:
        place, rows = int(column) - 1, enumerate(chain([first], lines), 1)
    else:
        raise missing(f"{name}, line 1", column, [*head, "or a number from 1"])
    for number, line in rows:
        row = cells(line)
        if place >= len(row):
            raise CorpusError(
                f"{name}, line {number} has {len(row)} columns, and column "
                f"{place + 1} is asked for"
            )
        yield row[place]


def cells(line: str) -> list[str]:
    """What stands between the tabs of a line."""
    return line.rstrip("\r").split("\t")


def parquet_column(file: BinaryIO, name: str, column: str) -> Iterator[str]:
    """A flat column of strings of a Parquet file, some thousand rows at a time.

    Raises:
        CorpusError: the file is damaged, the column is not there, is nested, holds
            something else, or lacks a text (null).
        ModuleNotFoundError: pyarrow is not installed.
    """
    pyarrow, parquet = arrow(name)
    # in pyarrow, damage is an ArrowInvalid, an OSError, or what a decoder says
    damage = (pyarrow.ArrowException, OSError, UnicodeDecodeError)
    number = 0
    try:
        with parquet.ParquetFile(file) as table:
            require_strings(pyarrow, table.schema_arrow, name, column)
            for batch in table.iter_batches(ROWS, columns=[column]):
                for text in batch.column(batch.schema.names.index(column)).to_pylist():
                    number += 1
                    yield require_text(text, f"{name}, row {number}", column)
    except damage as error:
        said = "".join(filter(str.isprintable, str(error).split("\n")[0]))
        said = said.rstrip(".: ") or type(error).__name__
        raise CorpusError(
            f"{name} cannot be read as Parquet: {said}; copy it, or make it, again"
        ) from None


def require_strings(pyarrow: Any, schema: Any, name: str, column: str) -> None:
    """Raise unless there is such a column, and it holds strings and nothing nested."""
    if column not in schema.names:
        raise missing(name, column, schema.names)
    kind = schema.types[schema.names.index(column)]
    if pyarrow.types.is_nested(kind):
        raise CorpusError(
            f"{name}: column {column!r} is nested ({kind}), and a flat column of strings "
            "is read; write its texts into a column of their own first"
        )
    value = kind.value_type if pyarrow.types.is_dictionary(kind) else kind
    tests = (pyarrow.types.is_string, pyarrow.types.is_large_string)
    if not any(is_so(value) for is_so in tests):
        raise CorpusError(f"{name}: column {column!r} holds {kind}, not strings")


def arrow(name: str) -> tuple[Any, Any]:
    """pyarrow, and its reader of Parquet."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            f"{name} is a Parquet file, which needs pyarrow; install it with: pip install "
            "pyarrow"
        ) from None


def require_text(value: object, where: str, column: str) -> str:
    """The value, which has to be a text."""
    if value is None:
        raise CorpusError(f"{where}: {column!r} is null, not a text")
    if not isinstance(value, str):
        raise CorpusError(
            f"{where}: {column!r} holds a {type(value).__name__}, not a text"
        )
    try:
        value.encode()
    except UnicodeEncodeError:
        raise CorpusError(
            f"{where}: {column!r} holds half of a character (a lone surrogate)"
        ) from None
    return value


def missing(where: str, column: str, columns: object) -> CorpusError:
    """The error that names the columns there are."""
    names = ", ".join(map(str, columns))  # type: ignore[call-overload]
    return CorpusError(f"{where}: no column {column!r} there; its columns are {names}")


def one_line(text: str) -> str:
    """A segment on one line: only line feeds end one.

    >>> one_line("a\\r\\nb\\nc")
    'a b c'
    """
    return text.replace("\r\n", " ").replace("\n", " ")
