"""The lines of one file, from front to back: UTF-8; plain, gzip or zstd. Chapter 7.

A file is read in blocks and given line by line, so that its size does not matter. What it
is packed with shows in its first bytes; its name is not asked.
"""

import os
import stat
import zlib
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import chain
from os import PathLike
from typing import BinaryIO, Protocol, Self

from bleu.checks import CorpusError, decoded

BLOCK = 2**16  # bytes read at a time
MARK = b"\xef\xbb\xbf"  # the byte order mark that some editors put before UTF-8
GZIP = b"\x1f\x8b"
ZSTD = b"\x28\xb5\x2f\xfd"
SKIPPED = b"\x2a\x4d\x18"  # bytes 2 to 4 of a note that pzstd puts before the data
PARQUET = b"PAR1\x15"  # its mark, and the begin of a first page


class TextFile:
    """A file of lines, given one after another; only line feeds end them.

    A byte order mark is passed over, a last line may lack its line feed. A
    :class:`CorpusError` names file, line and byte of what is not UTF-8, and says of packed
    data that they are cut short or damaged.

    Attributes:
        name: stands in errors.
        n_lines: lines given so far.
        n_bytes: bytes read so far; packed ones of a packed file.
        size: bytes in all; None of a pipe, which does not say.

    >>> from io import BytesIO
    >>> list(TextFile(BytesIO(b"The cat\\nsat"), "example"))
    ['The cat', 'sat']
    >>> list(TextFile(BytesIO(b""), "example"))
    []
    """

    def __init__(self, file: BinaryIO, name: str) -> None:
        self.name, self.n_lines, self.n_bytes = name, 0, 0
        self.file, self.size = file, None
        status = self.status()
        if status and stat.S_ISREG(status.st_mode):
            self.size = status.st_size
        self.lines = lines_of(unpacked(self.blocks(), name))

    @classmethod
    def open(cls, path: str | PathLike[str]) -> Self:
        """The file of this name; an OSError names it if it cannot be opened."""
        return cls(open(path, "rb", buffering=0), os.fspath(path))

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = next(self.lines)
        self.n_lines += 1
        return decoded(line, self.name, self.n_lines)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def count_rest(self) -> int:
        """Read on to the end; the number of lines of the whole file."""
        self.n_lines += sum(1 for _ in self.lines)
        return self.n_lines

    def shares_with(self, other: "TextFile") -> bool:
        """Whether both read from one pipe, so that each misses what the other gets."""
        if self.file is other.file:
            return True
        one, two = self.status(), other.status()
        if one is None or two is None or not os.path.samestat(one, two):
            return False
        return stat.S_ISFIFO(one.st_mode) or stat.S_ISSOCK(one.st_mode)

    def blocks(self) -> Iterator[bytes]:
        """The bytes of the file; an error says what could not be read."""
        while block := self.read_block():
            self.n_bytes += len(block)
            yield block

    def read_block(self) -> bytes:
        """The next bytes; none at the end."""
        try:
            return self.file.read(BLOCK)
        except OSError as error:
            error.filename = error.filename or self.name  # not every system says it
            raise

    def status(self) -> os.stat_result | None:
        """What the system knows of the file; None of bytes in memory."""
        try:
            return os.fstat(self.file.fileno())
        except OSError:
            return None


def text_lines(data: bytes, name: str) -> list[str]:
    """The lines of UTF-8 ``data`` as they are; ``name`` stands in errors.

    >>> text_lines(b"The cat\\nsat\\n", "example")
    ['The cat', 'sat']
    >>> text_lines(b"", "example")
    []
    """
    return [
        decoded(line, name, at) for at, line in enumerate(lines_of(iter([data])), 1)
    ]


def lines_of(blocks: Iterator[bytes]) -> Iterator[bytes]:
    """The lines in a stream of bytes, wherever it is cut; without a byte order mark.

    >>> list(lines_of(iter([b"The c", b"at", b"\\n", b"\\nsat"])))
    [b'The cat', b'', b'sat']
    >>> list(lines_of(iter([b"\\xef", b"\\xbb\\xbf"])))
    []
    """
    head, blocks = with_head(blocks, len(MARK))
    begun: list[bytes] = []  # of a line that goes on in the next block
    for block in chain([head.removeprefix(MARK)], blocks):
        first, *rest = block.split(b"\n")
        begun.append(first)
        if rest:
            yield b"".join(begun)
            *whole, last = rest
            yield from whole
            begun = [last]
    if any(begun):
        yield b"".join(begun)


def with_head(blocks: Iterator[bytes], size: int) -> tuple[bytes, Iterator[bytes]]:
    """The first bytes, ``size`` or more where there are so many, and the other blocks.

    >>> head, rest = with_head(iter([b"a", b"bc", b"d"]), 2)
    >>> head, list(rest)
    (b'abc', [b'd'])
    """
    head = b""
    for block in blocks:
        head += block
        if len(head) >= size:
            break
    return head, blocks


class Unpacker(Protocol):
    """What the readers of gzip and of zstd have in common."""

    @property
    def eof(self) -> bool: ...
    @property
    def unused_data(self) -> bytes: ...
    def decompress(self, data: bytes, /) -> bytes: ...


def unpacked(blocks: Iterator[bytes], name: str) -> Iterator[bytes]:
    """The bytes that gzip or zstd have packed; others as they are.

    >>> import gzip
    >>> b"".join(unpacked(iter([gzip.compress(b"The cat")]), "example"))
    b'The cat'
    >>> b"".join(unpacked(iter([b"sat"]), "example"))
    b'sat'
    """
    head, rest = with_head(blocks, len(PARQUET))
    blocks = chain([head], rest)
    if head.startswith(GZIP):
        yield from _unpack(blocks, name, "gzip", _gzip_reader, zlib.error)
    elif head.startswith(ZSTD) or head[1:4] == SKIPPED:
        zstd = _zstandard(name)
        start = zstd.ZstdDecompressor().decompressobj
        yield from _unpack(blocks, name, "zstd", start, zstd.ZstdError)
    elif head.startswith(PARQUET):
        raise CorpusError(
            f"{name} is a Parquet file, and lines of text are read here; name the column "
            "to read: python -m bleu --column NAME, or --reference-column NAME"
        )
    else:
        yield from blocks


def _unpack(
    blocks: Iterator[bytes],
    name: str,
    kind: str,
    start: Callable[[], Unpacker],
    damage: type[Exception],
) -> Iterator[bytes]:
    part = start()
    for block in blocks:
        while block:
            if part.eof:  # several packed files, one behind another, are one
                part = start()
            try:
                yield part.decompress(block)
            except damage as error:
                raise CorpusError(
                    f"{name} is no whole {kind} file, {error}; copy it, or make it, again"
                ) from None
            block = part.unused_data
    if not part.eof:
        raise CorpusError(
            f"{name} is cut short: its {kind} data have no end; copy it, or make it, again"
        )


def _gzip_reader() -> Unpacker:
    return zlib.decompressobj(wbits=31)  # with gzip's header, and its sum at the end


def _zstandard(name: str):  # type: ignore[no-untyped-def]
    try:
        return import_module("zstandard")
    except ModuleNotFoundError:
        raise ModuleNotFoundError(
            f"{name} is a zstd file, which needs zstandard; install it with: pip install "
            "zstandard"
        ) from None
