"""BLEU on a cluster: each worker reads and counts its own part, and the counts add. Chapter 15.

Dask's `distributed` runs the tasks: it restarts workers, repeats what was lost with one, and
has a dashboard. What is ours is what goes over the wire: the names of files and the numbers
of lines to the workers, sums of integers back. The counts of the segments stay where they
were made.

Workers are processes of their own, so a program that starts them guards its first line with
``if __name__ == "__main__":``.
"""

import os
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal, localcontext
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any
from uuid import uuid4

try:
    import numpy as np
    from distributed import Client, Future, as_completed
    from numpy.typing import NDArray
    from tqdm import tqdm  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        f"bleu.fast.cluster needs {error.name}; install what a cluster needs with: "
        'pip install "bleu-textbook[cluster]"',
        name=error.name,
    ) from None

from bleu.checks import CorpusError, require_integer, require_order, require_smoothing
from bleu.fast.counting import segment_stats
from bleu.fast.partitions import (
    BOM,
    Fault,
    Feeds,
    Part,
    blocks,
    count_feeds,
    cut_files,
    cut_parquet,
)
from bleu.ngrams import Tokens
from bleu.score import bleu_score
from bleu.smoothing import Smoothing, no_smoothing
from bleu.stats import BleuStats

Name = str | os.PathLike[str]
Tokenize = Callable[[str], Tokens]

# bytes of the hypotheses, or of a Parquet file: a few seconds of counting
PARTITION = 2**24
FAN_IN = 8  # how many sums one task adds
FAULTS_KEPT = 10  # the first ones; the others are counted
SEED = 12345  # as in bleu.significance


def connect(
    address: str | None = None,
    *,
    workers: int | None = None,
    memory_limit: str | float = "auto",
    dashboard: bool = True,
) -> Client:
    """A client of a cluster: of processes on this machine, or of the scheduler at an address.

    Args:
        address: of a running scheduler, such as ``"tcp://10.0.0.1:8786"``. Its workers have
            ``bleu`` installed, and see the same files under the same names.
        workers: processes to start here; one for each core when left out.
        memory_limit: of each process started here, such as ``"2GB"``; a worker that comes
            near it pauses, and one that passes it is restarted.
        dashboard: whether the page that shows the tasks is served, to this machine alone.

    Returns:
        A ``distributed.Client``; ``with connect() as client:`` closes it, and ends the
        processes that it has started. The dashboard's address is printed on standard error.
    """
    if address is not None:
        client = Client(address)
    else:
        if workers is not None:
            require_integer(workers, "workers", least=1)
        client = Client(
            n_workers=workers,
            threads_per_worker=1,  # counting is Python: threads would take turns
            processes=True,
            memory_limit=memory_limit,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",  # a free port
            scheduler_kwargs={"dashboard": dashboard},
            silence_logs=50,  # a line that stops the run is said once, by its error
        )
    if dashboard and client.dashboard_link:
        print(f"dashboard: {client.dashboard_link}", file=sys.stderr)
    return client


@dataclass(frozen=True, slots=True)
class Summary:
    """What is known of some neighboring parts: it adds, as the statistics do.

    Attributes:
        stats: the sum of the statistics.
        n_segments: how many were counted.
        n_skipped: how many lines were malformed, and left out.
        faults: what is wrong with the first of these.
    """

    stats: BleuStats
    n_segments: int = 0
    n_skipped: int = 0
    faults: tuple[Fault, ...] = ()

    def __add__(self, other: "Summary") -> "Summary":
        return Summary(
            self.stats + other.stats,
            self.n_segments + other.n_segments,
            self.n_skipped + other.n_skipped,
            (self.faults + other.faults)[:FAULTS_KEPT],
        )


@dataclass(frozen=True, slots=True)
class Block:
    """What a worker keeps of a part: a row of counts for each segment.

    Attributes:
        first: the number of the part's first segment.
        table: rows of 2N + 2 integers; zeros for a line that was skipped.
        faults: those lines.
    """

    first: int
    table: NDArray[np.int32]
    faults: tuple[Fault, ...]

    def kept(self) -> NDArray[np.int64]:
        """The numbers of the rows that are segments."""
        skipped = [fault.segment - self.first for fault in self.faults]
        return np.delete(np.arange(len(self.table)), skipped)


@dataclass(frozen=True, slots=True)
class Counted:
    """A corpus that has been counted. Its segments stay with the workers.

    Attributes:
        summary: the sums of the whole, a :class:`Summary`.
        n_parts: in how many parts it was counted.
    """

    summary: Summary
    client: Client
    blocks: tuple["Future[Any]", ...]

    @property
    def stats(self) -> BleuStats:
        """The statistics of the corpus; :func:`bleu.corpus_stats` finds the same."""
        return self.summary.stats

    @property
    def n_parts(self) -> int:
        """In how many parts the corpus was counted."""
        return len(self.blocks)

    def segments(self) -> list[BleuStats]:
        """The statistics of each segment, brought here in the order of the lines.

        40 bytes each on the way, up to order 4. For the tests of :mod:`bleu.significance`,
        as long as one machine has room for them.
        """
        tables = self.client.gather(self._each(kept_rows))
        return [stats_of(row) for table in tables for row in table.tolist()]

    def resampled(self, *, n_samples: int = 1000, seed: int = SEED) -> list[BleuStats]:
        """The pooled statistics of bootstrap resamples; the segments stay where they are.

        Source: the Poisson bootstrap of Hanley and MacGibbon (2006). A segment is taken as
        often as a Poisson number of mean 1 says, which ``times_taken`` draws from the
        seed and the number of the segment alone. So any partition gives the same
        resamples. A resample has n segments on the average, and not exactly; for a ratio
        of sums of a few hundred segments or more that makes no difference worth speaking
        of. With fewer, take :meth:`segments` and
        :func:`~bleu.significance.bootstrap_interval`.
        """
        require_integer(n_samples, "n_samples", least=1)
        require_integer(seed, "seed")
        draw = partial(resample_block, n_samples=n_samples, seed=seed)
        rows = tree(self.client, np.add, self._each(draw)).result()
        return [stats_of(row) for row in rows.tolist()]

    def write_scores(
        self, folder: Name, *, smoothing: Smoothing = no_smoothing
    ) -> list[Path]:
        """Write the score of each segment, a ratio a line, in one file for each part.

        The files in the order of their names have the scores in the order of the segments;
        a line that was skipped is empty. The workers write, so the folder is one they all
        see. It gets its name when every file is complete; before that, and after an error,
        there is no folder of this name.

        Raises:
            FileExistsError: there is one already.
        """
        require_smoothing(smoothing)
        target = Path(folder).absolute()
        if target.exists():
            raise FileExistsError(f"{target} is there already; name a new folder")
        aside = target.with_name(f".{target.name}.{uuid4().hex[:8]}")
        aside.mkdir()
        names = [f"part-{i:05}.txt" for i in range(self.n_parts)]
        try:
            written = self.client.map(
                write_block,
                self.blocks,
                [str(aside / name) for name in names],
                smoothing=smoothing,
                pure=False,
            )
            finish(self.client, written, "write")
            aside.rename(target)
        except BaseException:
            shutil.rmtree(aside, ignore_errors=True)
            raise
        return [target / name for name in names]

    def _each(self, function: Callable[..., object]) -> list["Future[Any]"]:
        futures: list[Future[Any]] = self.client.map(function, self.blocks, pure=False)
        return futures


def count_files(
    client: Client,
    hypotheses: Name,
    references: Name | Sequence[Name],
    *,
    tokenize: Tokenize = str.split,
    max_order: int = 4,
    partition: int = PARTITION,
    on_error: str = "stop",
) -> Counted:
    """Count a corpus of text files: UTF-8, one segment per line.

    Args:
        client: from :func:`connect`.
        hypotheses: a file; one that is packed by gzip is read in one part.
        references: such a file, or a list of them; line i of each belongs to line i of the
            hypotheses.
        tokenize: from a line to tokens; it is sent to the workers.
        max_order: N; one more for a smoothing that looks ahead.
        partition: bytes of hypotheses in a part. Besides some lines of text, a worker keeps
            four bytes for each count: at 25 words a line, a quarter of this.
        on_error: what to do about a malformed line: ``"stop"``, or ``"skip"``.

    Returns:
        A :class:`Counted`. A line that is skipped adds nothing.

    Raises:
        CorpusError: a malformed line with its file and number (the first that is met, which
            need not be the first in the file); unequal line counts; no line at all.
    """
    given = [references] if isinstance(references, str | os.PathLike) else references
    if not given:
        raise CorpusError("no reference file is given")
    files = [seen_by_all(name) for name in (hypotheses, *given)]
    require_settings(partition, on_error)
    parts = cut_files(files, partition, look_through(client, files, partition))
    return count_parts(client, parts, tokenize, max_order, on_error)


def count_table(
    client: Client,
    file: Name,
    *,
    columns: int = 2,
    tokenize: Tokenize = str.split,
    max_order: int = 4,
    partition: int = PARTITION,
    on_error: str = "stop",
) -> Counted:
    """Count a corpus in one text file: hypothesis, tab, reference, more references.

    Each line has so many columns. The rest is as in :func:`count_files`.
    """
    require_integer(columns, "columns", least=2)
    require_settings(partition, on_error)
    files = [seen_by_all(file)]
    found = look_through(client, files, partition)
    parts = cut_files(files, partition, found, columns)
    return count_parts(client, parts, tokenize, max_order, on_error)


def count_parquet(
    client: Client,
    file: Name,
    *,
    hypothesis: str = "hypothesis",
    references: Sequence[str] = ("reference",),
    tokenize: Tokenize = str.split,
    max_order: int = 4,
    partition: int = PARTITION,
    on_error: str = "stop",
) -> Counted:
    """Count a corpus in the columns of a Parquet file, strings all of them.

    A part is one row group or several, up to ``partition`` bytes. A reference may be missing
    (null) where the row has another one. The rest is as in :func:`count_files`.
    """
    if isinstance(references, str) or not references:
        raise CorpusError(f"references is {references!r}, not a list of column names")
    require_settings(partition, on_error)
    parts = cut_parquet(seen_by_all(file), (hypothesis, *references), partition)
    return count_parts(client, parts, tokenize, max_order, on_error)


def require_settings(partition: int, on_error: str) -> None:
    """Raise unless the parts have a size, and it is said what a malformed line does."""
    require_integer(partition, "partition", least=len(BOM))
    if on_error not in ("stop", "skip"):
        raise ValueError(f'on_error is {on_error!r}; it is "stop" or "skip"')


def seen_by_all(name: Name) -> str:
    """A file by its whole name, for workers that stand elsewhere; it has to be there."""
    return str(Path(name).resolve(strict=True))


def look_through(client: Client, files: Sequence[str], size: int) -> list[list[Feeds]]:
    """What stands in the blocks of each file; the workers look."""
    to_look = [blocks(file, size) for file in files]
    looks = client.map(count_feeds, *zip(*chain(*to_look)), pure=False)
    found = iter(finish(client, looks, "look"))
    return [[next(found) for _ in each] for each in to_look]


def count_parts(
    client: Client,
    parts: Sequence[Part],
    tokenize: Tokenize,
    max_order: int,
    on_error: str,
) -> Counted:
    """Count the parts where they are read, and add up what was counted."""
    require_order(max_order, "max_order")
    count = partial(
        count_part, tokenize=tokenize, max_order=max_order, stop=on_error == "stop"
    )
    counted = client.map(count, parts, pure=False)
    finish(client, counted, "count", gather=False)
    sums = client.map(summary_of, counted, pure=False)
    return Counted(tree(client, sum_of_two, sums).result(), client, tuple(counted))


def finish(
    client: Client, futures: list["Future[Any]"], verb: str, *, gather: bool = True
) -> list[Any]:
    """Wait for the tasks, with a bar on a terminal; an error ends the others, too."""
    done = as_completed(futures)
    for future in tqdm(done, verb, len(futures), delay=1, disable=None, leave=False):
        if future.status == "error":
            error = future.exception()
            client.cancel(futures)
            raise error
    return client.gather(futures) if gather else []


def tree(
    client: Client, add: Callable[[Any, Any], object], futures: list["Future[Any]"]
) -> "Future[Any]":
    """The sum of some futures, neighbor by neighbor; no machine holds more than a few."""
    while len(futures) > 1:
        futures = [
            client.submit(fold, add, futures[i : i + FAN_IN], pure=False)
            for i in range(0, len(futures), FAN_IN)
        ]
    return futures[0]


def fold(add: Callable[[Any, Any], Any], values: Sequence[Any]) -> Any:
    """The values added up from left to right.

    >>> fold(max, [2, 7, 1])
    7
    """
    total, *others = values
    for value in others:
        total = add(total, value)
    return total


def sum_of_two(one: Summary, two: Summary) -> Summary:
    """``one + two``: a function with a name, so that it can be sent."""
    return one + two


def count_part(part: Part, *, tokenize: Tokenize, max_order: int, stop: bool) -> Block:
    """The counts of each segment of a part; runs on a worker."""
    table = np.zeros((part.n_segments, 2 * max_order + 2), dtype=np.int32)
    faults = []
    for row, texts in zip(table, part.rows()):
        if isinstance(texts, Fault):
            if stop:
                raise CorpusError(texts.says)
            faults.append(texts)
            continue
        hypothesis, *references = map(tokenize, texts)
        stats = segment_stats(hypothesis, references, max_order=max_order)
        row[:] = (*stats.matches, *stats.totals, stats.hyp_len, stats.ref_len)
    return Block(part.first, table, tuple(faults))


def summary_of(block: Block) -> Summary:
    """The sums of a block."""
    skipped = len(block.faults)
    return Summary(
        stats_of(block.table.sum(axis=0, dtype=np.int64).tolist()),
        len(block.table) - skipped,
        skipped,
        block.faults[:FAULTS_KEPT],
    )


def stats_of(row: list[int]) -> BleuStats:
    """The statistics in a row: N of matches, N of totals, two lengths.

    >>> stats_of([3, 4, 4, 5])
    BleuStats(matches=(3,), totals=(4,), hyp_len=4, ref_len=5)
    """
    n = len(row) // 2 - 1
    return BleuStats(tuple(row[:n]), tuple(row[n:-2]), row[-2], row[-1])


def kept_rows(block: Block) -> NDArray[np.int32]:
    """The rows of the segments, without those of skipped lines."""
    return block.table[block.kept()]


def resample_block(block: Block, *, n_samples: int, seed: int) -> NDArray[np.int64]:
    """A block's part of each resample's counts: a row for each resample.

    A line that was skipped is a row of zeros, and adds nothing however often it is taken.
    """
    table = block.table.astype(np.int64)
    rows = np.zeros((n_samples, table.shape[1]), dtype=np.int64)
    for at in range(0, len(table), 256):
        some = table[at : at + 256]
        numbers = range(block.first + at, block.first + at + len(some))
        taken = np.array(
            [times_taken(i, n_samples=n_samples, seed=seed) for i in numbers]
        )
        rows += taken.T @ some
    return rows


def times_taken(segment: int, *, n_samples: int, seed: int = SEED) -> NDArray[np.int64]:
    """How often a segment is taken by each resample: Poisson numbers of mean 1.

    The random bits are those of Philox, a generator that computes its numbers from a key
    (here the seed and the segment) and a counter (the resample): nothing has to be drawn
    before.

    >>> times_taken(7, n_samples=8).tolist() == times_taken(7, n_samples=9).tolist()[:8]
    True
    """
    key = np.array([seed, segment], dtype=np.uint64)
    bits = np.random.Philox(key=key).random_raw(n_samples)
    return np.searchsorted(POISSON, bits, side="right").astype(np.int64)


def _poisson_limits() -> NDArray[np.uint64]:
    """Below which of 2**64 numbers the count is 0, at most 1, at most 2, ..."""
    limits = []
    with localcontext(prec=60):
        probability = cumulative = Decimal(-1).exp()
        while (limit := int(cumulative * 2**64)) < 2**64 - 1:
            limits.append(limit)
            probability /= len(limits)
            cumulative += probability
    return np.array(limits, dtype=np.uint64)


POISSON = _poisson_limits()


def write_block(block: Block, path: str, *, smoothing: Smoothing) -> None:
    """Write a file of scores; whoever finds it under its name finds it whole."""
    skipped = {fault.segment - block.first for fault in block.faults}
    lines = [
        ""
        if i in skipped
        else repr(bleu_score(stats_of(row), smoothing=smoothing).score)
        for i, row in enumerate(block.table.tolist())
    ]
    aside = f"{path}.{uuid4().hex}"
    Path(aside).write_text("".join(f"{line}\n" for line in lines), "utf-8")
    os.replace(aside, path)
