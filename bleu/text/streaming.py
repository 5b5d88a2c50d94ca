"""Files scored from front to back, in memory that does not grow with them. Chapter 7.

Statistics add, so nothing of a segment is needed once it is counted. All files are read
side by side, a chunk of lines of each at a time. Whoever wants intervals keeps the counts
of the segments, 40 bytes each for order 4; nobody keeps their tokens.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import combinations, zip_longest
from os import PathLike

from bleu.checks import CorpusError
from bleu.fast.streaming import StatsTable, count_segments
from bleu.stats import BleuStats
from bleu.text.columns import open_lines
from bleu.text.files import (
    reference_files,
    require_a_line,
    require_apart,
    require_as_long,
    require_names,
)
from bleu.text.lines import TextFile
from bleu.text.progress import progress_bar
from bleu.text.reports import Report, Settings

CHUNK_LINES = 8192  # of each file
# of all files together: where lines are long, chunks are short
CHUNK_CHARACTERS = 2**21

Row = tuple[str, ...]  # line i of every file


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some segments of one system: their lines, and the counts of each."""

    lines: Sequence[str]
    table: StatsTable


class Tally:
    """What is remembered of one system while its file goes by.

    Attributes:
        corpus: the statistics so far.
        n_segments: how many segments there were.
        segments: the statistics of each, if they are kept.
    """

    def __init__(self, settings: Settings, *, keep_segments: bool) -> None:
        self.corpus, self.n_segments = BleuStats.zero(settings.max_order), 0
        self.segments = StatsTable(settings.max_order) if keep_segments else None
        self._settings = settings

    def add(self, chunk: Chunk) -> None:
        """Remember the counts of some more segments."""
        self.corpus += chunk.table.total()
        self.n_segments += len(chunk.table)
        if self.segments is not None:
            self.segments.extend(chunk.table)

    def report(self, *, n_refs: int) -> Report:
        """The report of what has been counted."""
        return self._settings.report(
            self.corpus,
            n_refs=n_refs,
            n_segments=self.n_segments,
            segments=() if self.segments is None else self.segments,
        )


def report_files(
    hypotheses: str | PathLike[str],
    references: str | PathLike[str] | Sequence[str | PathLike[str]],
    *,
    tokenize: str = "13a",
    lowercase: bool = False,
    smoothing: str = "exp",
    smooth_value: float | None = None,
    effective_order: bool = False,
    max_order: int = 4,
    keep_segments: bool = True,
    progress: bool = True,
) -> Report:
    """Corpus BLEU of text files of any length: :func:`~bleu.report` of their lines.

    Files are read in chunks, so that memory holds some thousand lines, however many there
    are. Plain, gzip and zstd files are told apart by their first bytes; zstd needs the
    package zstandard.

    Args:
        hypotheses: a UTF-8 file with one segment per line.
        references: one such file, a directory of them, or a list of either; line i of
            each belongs to line i of the hypotheses.
        tokenize, lowercase, smoothing, smooth_value, effective_order, max_order: as in
            :func:`~bleu.report`.
        keep_segments: keep the counts of each segment, for intervals and tests: integers
            of 4 bytes, 40 MB for a million segments at order 4.
        progress: show a bar where standard error is a terminal and tqdm is installed.

    Returns:
        A :class:`~bleu.text.Report`. Its ``segments`` are a ``bleu.fast.StatsTable``, or
        ``()`` if they are not kept; ``score.stats`` are the statistics of the corpus.

    Raises:
        CorpusError: bad UTF-8, with file, line and byte; files of unequal length; an empty
            corpus; packed data that are cut short or damaged; hypotheses in a directory of
            references.
        OSError: a file cannot be read.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     hypotheses, references = Path(folder, "output.txt"), Path(folder, "reference.txt")
    ...     _ = hypotheses.write_text("The cat is here.\\n", encoding="utf-8")
    ...     _ = references.write_text("The cat is there.\\n", encoding="utf-8")
    ...     print(report_files(hypotheses, references).score)
    BLEU = 42.73, 80.0/50.0/33.3/25.0 (BP=1.000, ratio=1.000, hyp_len=5, ref_len=5)
    >>> report_files("nowhere.txt", "nowhere.txt")
    Traceback (most recent call last):
    FileNotFoundError: [Errno 2] No such file or directory: 'nowhere.txt'
    """
    settings = Settings(
        tokenize=tokenize,
        lowercase=lowercase,
        smoothing=smoothing,
        smooth_value=smooth_value,
        effective_order=effective_order,
        max_order=max_order,
    )
    require_names([hypotheses])
    paths = [references] if isinstance(references, str | PathLike) else references
    with ExitStack() as opened:
        system = opened.enter_context(TextFile.open(hypotheses))
        theirs = open_references(paths, [system], opened)
        tally = Tally(settings, keep_segments=keep_segments)
        with progress_bar([system, *set(theirs)], shown=progress) as move_on:
            for (chunk,) in count_files([system], theirs, settings):
                tally.add(chunk)
                move_on()
    return tally.report(n_refs=len(theirs))


def open_references(
    paths: Sequence[str | PathLike[str]],
    systems: Sequence[TextFile],
    opened: ExitStack,
    *,
    column: str | None = None,
) -> list[TextFile]:
    """The reference files meant by ``paths``; one that is named twice is opened once.

    They are closed with ``opened``. With ``column``, they are tables, and this column of each
    is read. A :class:`CorpusError` tells if one of ``systems`` lies in a directory of
    references.
    """
    names = reference_files(paths)
    for system in systems:
        require_apart(system.name, paths)
    files = {
        name: opened.enter_context(open_lines(name, column))
        for name in dict.fromkeys(names)
    }
    return [files[name] for name in names]


def count_files(
    systems: Sequence[TextFile],
    references: Sequence[TextFile],
    settings: Settings,
    *,
    chunk_lines: int = CHUNK_LINES,
) -> Iterator[list[Chunk]]:
    """The lines and the counts of each system, a chunk of segments at a time.

    Line i of every file belongs together; references are read and tokenized once for all
    systems. A :class:`CorpusError` tells of what is wrong with the files as soon as it is
    seen, which may be at their end.
    """
    different = list(dict.fromkeys(references))
    require_different_pipes([*systems, *different])
    places = [different.index(reference) for reference in references]
    n = len(systems)
    for rows in chunks(side_by_side(systems, different), chunk_lines):
        columns = list(zip(*rows))
        tables = _counted(columns[:n], columns[n:], places, settings)
        yield list(map(Chunk, columns, tables))
    require_a_line(systems[0].name, systems[0].n_lines)


def side_by_side(
    systems: Sequence[TextFile], references: Sequence[TextFile]
) -> Iterator[Row]:
    """Line 1 of every file, then line 2, and so on; an error if one ends before another."""
    files = [*systems, *references]
    for row in zip_longest(*files):
        if None in row:
            counts = {file: file.count_rest() for file in files}
            for system in systems:
                for file in references:
                    require_as_long(
                        file.name, counts[file], system.name, counts[system]
                    )
        yield row


def chunks(rows: Iterator[Row], chunk_lines: int) -> Iterator[list[Row]]:
    """The rows in lists: as many as ``chunk_lines``, fewer if they are long.

    >>> list(chunks(iter([("a",), ("b",), ("c",)]), 2))
    [[('a',), ('b',)], [('c',)]]
    >>> list(chunks(iter([]), 2))
    []
    """
    chunk: list[Row] = []
    characters = 0
    for row in rows:
        chunk.append(row)
        characters += sum(map(len, row))
        if len(chunk) == chunk_lines or characters >= CHUNK_CHARACTERS:
            yield chunk
            chunk, characters = [], 0
    if chunk:
        yield chunk


def require_different_pipes(files: Sequence[TextFile]) -> None:
    """Raise if two files are one pipe: what one of them reads, the other would miss."""
    for one, other in combinations(files, 2):
        if one.shares_with(other):
            raise CorpusError(
                f"{one.name} and {other.name} are one stream, which can be read only "
                "once; save it to a file first"
            )


def _counted(
    systems: Sequence[Row],
    references: Sequence[Row],
    places: Sequence[int],
    settings: Settings,
) -> list[StatsTable]:
    """The counts of each system's lines; tokens live no longer than this call."""
    tokenized = list(map(settings.tokens, references))
    groups = list(zip(*(tokenized[place] for place in places)))
    return [
        count_segments(settings.tokens(lines), groups, max_order=settings.max_order)
        for lines in systems
    ]
