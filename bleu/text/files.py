"""Corpora from text files: UTF-8, one segment per line. Chapter 7."""

from collections.abc import Callable, Sequence
from functools import partial
from os import PathLike
from pathlib import Path
from typing import TypeVar

from bleu.checks import CorpusError
from bleu.ngrams import Tokens
from bleu.text.lines import TextFile

Line = TypeVar("Line")  # a string, or a list of tokens


def read_lines(path: str | PathLike[str], *, lowercase: bool = False) -> list[Tokens]:
    """The token lists of a UTF-8 file, one per line, split at white space.

    A byte order mark is ignored, a last line may lack its line feed. Only line feeds end
    lines. A :class:`CorpusError` names file, line and byte of what is not UTF-8.
    """
    with TextFile.open(path) as lines:
        return [(line.lower() if lowercase else line).split() for line in lines]


def reference_files(paths: Sequence[str | PathLike[str]]) -> list[Path]:
    """The files meant by ``paths``: a directory stands for its files, in name order.

    Hidden files and folders inside a directory are passed over.
    """
    require_names(paths)
    files: list[Path] = []
    for path in map(Path, paths):
        if not path.is_dir():
            files.append(path)
            continue
        inside = sorted(
            p for p in path.iterdir() if p.is_file() and not p.name.startswith(".")
        )
        if not inside:
            raise CorpusError(f"{path}: the directory has no file in it")
        files.extend(inside)
    if not files:
        raise CorpusError("no reference file is given")
    return files


def require_names(paths: Sequence[str | PathLike[str]]) -> None:
    """Raise if a name is empty: it would stand for the folder one is in."""
    if "" in paths:
        raise CorpusError("an empty file name is given; is a variable unset?")


def read_corpus(
    hypotheses: str | PathLike[str],
    references: str | PathLike[str] | Sequence[str | PathLike[str]],
    *,
    lowercase: bool = False,
) -> tuple[list[Tokens], list[list[Tokens]]]:
    """Hypotheses and references from text files, ready for ``corpus_bleu``.

    Lines are split at white space and not tokenized further. A :class:`CorpusError` tells
    of bad UTF-8, files of unequal length, an empty corpus, no reference file, or hypotheses
    that lie in a directory of references.

    Args:
        hypotheses: a UTF-8 file with one tokenized segment per line, plain or packed by
            gzip or zstd.
        references: one such file, a directory of them, or a list of either; line i of
            each belongs to line i of the hypotheses.
        lowercase: lower-case every script first.

    Returns:
        Token lists, and one list of references per hypothesis.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "hypotheses.txt")
    ...     _ = path.write_text("the cat sat\\n", encoding="utf-8")
    ...     read_corpus(path, path)
    ([['the', 'cat', 'sat']], [[['the', 'cat', 'sat']]])
    >>> read_corpus("nowhere.txt", "nowhere.txt")
    Traceback (most recent call last):
    FileNotFoundError: [Errno 2] No such file or directory: 'nowhere.txt'
    """
    return pair_up(
        read_lines(hypotheses, lowercase=lowercase),
        references,
        name=str(hypotheses),
        read=partial(read_lines, lowercase=lowercase),
    )


def pair_up(
    hypotheses: list[Line],
    references: str | PathLike[str] | Sequence[str | PathLike[str]],
    *,
    name: str,
    read: Callable[[Path], list[Line]],
) -> tuple[list[Line], list[list[Line]]]:
    """Hypotheses, already read, with the references of each.

    Args:
        hypotheses: the lines of one output; ``name`` stands for them in errors.
        references: as for :func:`read_corpus`.
        read: from a reference file to its lines, strings or token lists.
    """
    paths = [references] if isinstance(references, str | PathLike) else references
    files = reference_files(paths)
    require_apart(name, paths)
    streams = []
    for file in files:
        streams.append(read(file))
        require_as_long(file, len(streams[-1]), name, len(hypotheses))
    require_a_line(name, len(hypotheses))
    return hypotheses, [list(group) for group in zip(*streams)]


def require_as_long(file: object, n_lines: int, name: object, length: int) -> None:
    """Raise unless the file has as many lines as the hypotheses."""
    if n_lines != length:
        raise CorpusError(
            f"{name} has {length} lines but {file} has {n_lines}; line i of one belongs to "
            "line i of the other"
        )


def require_a_line(name: object, n_lines: int) -> None:
    """Raise if there is no line at all."""
    if not n_lines:
        raise CorpusError(f"{name}: no lines, so there is no corpus to score")


def require_apart(name: str, paths: Sequence[str | PathLike[str]]) -> None:
    """Raise if a directory of references holds the hypotheses: they would match themselves."""
    for folder in filter(Path.is_dir, map(Path, paths)):
        file = folder / Path(name).name
        if file.is_file() and Path(name).exists() and file.samefile(name):
            raise CorpusError(
                f"{name} is a file of {folder}, and every file there is a reference; "
                "move it, or name the reference files"
            )
