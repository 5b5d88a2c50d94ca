"""A corpus cut into parts at the same lines, so that whoever counts a part reads it. Chapter 15.

A part is some names and numbers: which files, where to begin, how many lines. It is small
to send, and its text is read where it is counted. Text files are cut in two steps. First
each file is looked through in blocks of bytes, and only line feeds are counted. Then it is
known which block a line begins in, for each file, whatever the lengths of its lines.
"""

import gzip
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import accumulate, pairwise
from pathlib import Path
from typing import IO, Any

from bleu.checks import CorpusError, decoded

BOM = b"\xef\xbb\xbf"
GZIP = b"\x1f\x8b"
PIECE = 2**20  # bytes that are read at a time


@dataclass(frozen=True, slots=True)
class Fault:
    """A line that is no segment.

    Attributes:
        segment: its number in the corpus, from 0.
        says: file, line, and what is wrong with it.
    """

    segment: int
    says: str


Row = list[str] | Fault  # a hypothesis and its references, or what is wrong


@dataclass(frozen=True, slots=True)
class FilePart:
    """Some lines of text files: hypotheses in the first file, references in the others.

    Attributes:
        files: their paths.
        starts: for each file a byte to begin at, and how many line ends to pass over.
        first: the number of the first segment, from 0.
        n_segments: how many there are.
        columns: 0, or the number of columns of a single file with tabs between them.
    """

    files: tuple[str, ...]
    starts: tuple[tuple[int, int], ...]
    first: int
    n_segments: int
    columns: int = 0

    def rows(self) -> Iterator[Row]:
        """The segments, as strings; one line of each file is in memory at a time."""
        with ExitStack() as stack:
            streams = [
                stack.enter_context(_opened(file, *start))
                for file, start in zip(self.files, self.starts)
            ]
            for segment in range(self.first, self.first + self.n_segments):
                lines = [stream.readline() for stream in streams]
                try:
                    yield self._row(lines, segment + 1)
                except CorpusError as error:
                    yield Fault(segment, str(error))

    def _row(self, lines: Sequence[bytes], number: int) -> list[str]:
        if number == 1:
            lines = [line.removeprefix(BOM) for line in lines]
        texts = [
            decoded(line.removesuffix(b"\n"), file, number)
            for line, file in zip(lines, self.files)
        ]
        if not self.columns:
            return texts
        row = texts[0].split("\t")
        if len(row) != self.columns:
            raise CorpusError(
                f"{self.files[0]}, line {number}: {len(row)} columns where "
                f"{self.columns} belong; a tab stands between two columns"
            )
        return row


@dataclass(frozen=True, slots=True)
class ParquetPart:
    """Some row groups of a Parquet file: a column of hypotheses, and some of references.

    A reference that is missing (null) is left out, as long as the row has another one.
    """

    file: str
    columns: tuple[str, ...]
    groups: tuple[int, ...]
    first: int
    n_segments: int

    def rows(self) -> Iterator[Row]:
        """The segments, as strings; a few thousand rows are in memory at a time."""
        from pyarrow.parquet import ParquetFile  # type: ignore[import-untyped]

        segment = self.first
        with ParquetFile(self.file) as file:
            for batch in file.iter_batches(4096, list(self.groups), self.columns):
                names = batch.schema.names
                texts = [batch.column(names.index(c)).to_pylist() for c in self.columns]
                for hypothesis, *references in zip(*texts):
                    yield self._row(hypothesis, references, segment)
                    segment += 1

    def _row(self, hypothesis: str | None, references: Any, segment: int) -> Row:
        there = [reference for reference in references if reference is not None]
        if hypothesis is not None and there:
            return [hypothesis, *there]
        what = "hypothesis" if hypothesis is None else "reference"
        return Fault(segment, f"{self.file}, row {segment + 1}: the {what} is missing")


Part = FilePart | ParquetPart


@dataclass(frozen=True, slots=True)
class Feeds:
    """What is found in a block of a file's bytes.

    Attributes:
        n: line feeds, or all lines of a compressed file.
        ends: whether the last byte is a line feed; True for a block without bytes.
    """

    n: int
    ends: bool


def blocks(path: str, size: int) -> list[tuple[str, int, int]]:
    """Where to look for the lines of a file: path, first byte, number of bytes.

    A compressed file is one block, for nobody can begin to read in its middle.
    """
    if is_compressed(path):
        return [(path, 0, -1)]
    end = Path(path).stat().st_size
    return [(path, at, min(size, end - at)) for at in range(0, max(end, 1), size)]


def count_feeds(path: str, start: int, n_bytes: int) -> Feeds:
    """The line feeds of one block; the text is not decoded. -1 bytes are all there are."""
    feeds, last, left = 0, b"", n_bytes
    with _opened(path, start, 0) as stream:
        while piece := stream.read(PIECE if n_bytes < 0 else min(PIECE, left)):
            feeds += piece.count(b"\n")
            last, left = piece, left - len(piece)
    nothing = last == b"" or (start == 0 and last == BOM)
    return Feeds(feeds, nothing or last.endswith(b"\n"))


def cut_files(
    files: Sequence[str], size: int, found: Sequence[Sequence[Feeds]], columns: int = 0
) -> list[FilePart]:
    """The parts of parallel text files, from what was found in the blocks of each.

    A :class:`CorpusError` tells of unequal line counts, and of no line at all. If one of the
    files is compressed, there is one part.
    """
    before = [[0, *accumulate(block.n for block in each)] for each in found]
    lines = [feeds[-1] + (not each[-1].ends) for feeds, each in zip(before, found)]
    for file, n in zip(files[1:], lines[1:]):
        if n != lines[0]:
            raise CorpusError(
                f"{files[0]} has {lines[0]} lines but {file} has {n}; "
                "line i of one belongs to line i of the other"
            )
    if not lines[0]:
        raise CorpusError(f"{files[0]}: no lines, so there is no corpus to score")
    borders = {0, lines[0]}
    if not any(map(is_compressed, files)):
        # the first line that begins in a block comes after one line end in it
        borders |= {feeds + 1 for feeds in before[0][1:-1] if feeds + 1 < lines[0]}
    return [
        FilePart(
            tuple(files),
            tuple(_start(line, feeds, size) for feeds in before),
            line,
            end - line,
            columns,
        )
        for line, end in pairwise(sorted(borders))
    ]


def cut_parquet(path: str, columns: Sequence[str], size: int) -> list[ParquetPart]:
    """The parts of a Parquet file: row groups side by side, up to about ``size`` bytes."""
    from pyarrow.parquet import ParquetFile
    from pyarrow.types import is_large_string, is_string  # type: ignore[import-untyped]

    with ParquetFile(path) as file:
        metadata, schema = file.metadata, file.schema_arrow
        for name in columns:
            if name not in schema.names:
                raise CorpusError(
                    f"{path} has no column {name!r}; it has {', '.join(schema.names)}"
                )
            kind = schema.field(name).type
            if not is_string(kind) and not is_large_string(kind):
                raise CorpusError(f"{path}: column {name!r} holds {kind}, not strings")
        groups = [metadata.row_group(i) for i in range(metadata.num_row_groups)]
        sizes = [(group.num_rows, group.total_byte_size) for group in groups]
    if not sum(rows for rows, _ in sizes):
        raise CorpusError(f"{path}: no rows, so there is no corpus to score")
    parts, first, rows, bytes_, taken = [], 0, 0, 0, list[int]()
    for i, (n, weight) in enumerate(sizes):
        if taken and bytes_ + weight > size:
            parts.append(ParquetPart(path, tuple(columns), tuple(taken), first, rows))
            first, rows, bytes_, taken = first + rows, 0, 0, []
        rows, bytes_, taken = rows + n, bytes_ + weight, [*taken, i]
    return [*parts, ParquetPart(path, tuple(columns), tuple(taken), first, rows)]


def is_compressed(path: str) -> bool:
    """Whether a file is packed by gzip: its first bytes say so, whatever its name."""
    with open(path, "rb") as file:
        return file.read(len(GZIP)) == GZIP


def _start(line: int, before: Sequence[int], size: int) -> tuple[int, int]:
    """The byte to begin at for a line, and how many line ends to pass over from there.

    >>> _start(0, [0, 3, 5], 10), _start(4, [0, 3, 5], 10), _start(3, [0, 3, 5], 10)
    ((0, 0), (10, 1), (0, 3))
    """
    if not line:
        return 0, 0
    block = bisect_left(before, line) - 1  # the last with fewer line feeds before it
    return block * size, line - before[block]


def _opened(path: str, start: int, line_ends: int) -> IO[bytes]:
    """The bytes of a file from a place on, and after so many line ends."""
    stream: IO[bytes]
    if is_compressed(path):
        stream = gzip.open(path, "rb")  # type: ignore[assignment]  # noqa: SIM115
    else:
        stream = open(path, "rb", buffering=PIECE)  # noqa: SIM115
    if start:
        stream.seek(start)
    for _ in range(line_ends):
        stream.readline()
    return stream
