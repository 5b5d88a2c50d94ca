"""Outputs and references read, counted and scored: what everything else is made from."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bleu.checks import CorpusError
from bleu.ngrams import Tokens
from bleu.significance.results import SEED, Comparison, Interval
from bleu.text.reports import Report, Settings
from bleu.text.streaming import Tally, count_files
from bleu.workbench.inputs import Input, KeptFile, opened
from bleu.workbench.samples import intervals, randomization, sample_size

CHUNK = 500  # lines between two words about progress
RESAMPLES, SWAPS = 1000, 10_000

Tell = Callable[[str, float], None]  # what is done, and how much of it, from 0 to 1


def silent(what: str, share: float) -> None:
    """Tell nobody."""


@dataclass(frozen=True, slots=True)
class System:
    """One output on the bench.

    Attributes:
        name: of its file; no two systems have the same.
        lines: its segments.
        report: its score, with the counts of each segment.
        interval: of its score, from the bootstrap; None where there is one segment.
        comparison: with the first system: p by randomization, the interval by the
            bootstrap; None of the first system itself.
    """

    name: str
    lines: tuple[str, ...]
    report: Report
    interval: Interval | None = None
    comparison: Comparison | None = None


@dataclass(frozen=True, slots=True)
class Bench:
    """Everything that was measured.

    Attributes:
        systems: one or more, the baseline first.
        references: for each segment, its references.
        reference_names: of the files.
        settings: how lines are scored.
        seed: of the samples.
    """

    systems: tuple[System, ...]
    references: tuple[tuple[str, ...], ...]
    reference_names: tuple[str, ...]
    settings: Settings
    seed: int = SEED

    def __len__(self) -> int:
        """How many segments there are."""
        return len(self.references)

    def tokens(self, lines: Sequence[str]) -> list[list[str]]:
        """The tokens of lines, as they are scored."""
        return self.settings.tokens(lines)

    def segment(self, system: System, place: int) -> tuple[Tokens, list[Tokens]]:
        """The tokens of one segment, and those of its references."""
        first, *others = self.tokens([system.lines[place], *self.references[place]])
        return first, list(others)


def open_bench(
    outputs: Sequence[Input],
    references: Sequence[Input],
    settings: Settings,
    *,
    seed: int = SEED,
    samples: bool = True,
    tell: Tell = silent,
) -> Bench:
    """Score outputs against references, and measure how sure the scores are.

    Args:
        outputs: one or more, the baseline first.
        references: one or more; line i of each belongs to line i of each output.
        settings: how lines are scored.
        seed: of the samples.
        samples: False leaves out intervals and tests.
        tell: is called with what is being done, and its share.

    Raises:
        CorpusError: no file, bad UTF-8 (file, line and byte), files of unequal length.

    >>> from bleu.text.reports import Settings
    >>> bench = open_bench([Input("a", b"The cat is here.")],
    ...     [Input("r", b"The cat is there.")], Settings())
    >>> round(bench.systems[0].report.points, 2), bench.systems[0].interval
    (42.73, None)
    """
    if not outputs or not references:
        lacking = "output" if references else "reference"
        raise CorpusError(f"there is no {lacking}; give at least one")
    systems = [opened(output) for output in outputs]
    sides = [opened(reference) for reference in references]
    reports = count(systems, sides, settings, tell)
    bench = Bench(
        tuple(
            System(name, tuple(file.given), report)
            for name, file, report in zip(unlike(systems), systems, reports)
        ),
        tuple(zip(*[file.given for file in sides])),
        tuple(file.name for file in sides),
        settings,
        seed,
    )
    return sampled(bench, tell) if samples and len(bench) > 1 else bench


def count(
    systems: Sequence[KeptFile],
    references: Sequence[KeptFile],
    settings: Settings,
    tell: Tell,
) -> list[Report]:
    """The report of each system."""
    tallies = [Tally(settings, keep_segments=True) for _ in systems]
    for chunks in count_files(systems, references, settings, chunk_lines=CHUNK):
        for tally, chunk in zip(tallies, chunks):
            tally.add(chunk)
        tell("Counting n-grams", min(1.0, systems[0].n_lines / systems[0].expected))
    return [tally.report(n_refs=len(references)) for tally in tallies]


def sampled(bench: Bench, tell: Tell) -> Bench:
    """The bench with intervals and, where there are several systems, tests against the first."""
    segments = [list(system.report.segments) for system in bench.systems]
    smoothing = bench.systems[0].report.smoothing
    scores, differences = intervals(
        segments,
        smoothing,
        n_samples=sample_size(len(bench), most=RESAMPLES),
        seed=bench.seed,
        tell=lambda share: tell("Drawing resamples", share),
    )
    first, *others = [
        replace(system, interval=found) for system, found in zip(bench.systems, scores)
    ]
    tested = [
        replace(
            system,
            comparison=replace(
                randomization(
                    mine,
                    segments[0],
                    smoothing,
                    n_samples=sample_size(len(bench), most=SWAPS),
                    seed=bench.seed,
                    tell=lambda share: tell("Testing the difference", share),
                ),
                interval=difference,
            ),
        )
        for system, mine, difference in zip(others, segments[1:], differences)
    ]
    return replace(bench, systems=(first, *tested))


def unlike(files: Sequence[KeptFile]) -> list[str]:
    """The names of the files; one that comes again gets a number.

    >>> unlike([KeptFile(b"", "out.txt"), KeptFile(b"", "out.txt")])
    ['out.txt', 'out.txt (2)']
    """
    names: list[str] = []
    for file in files:
        name, number = file.name, 1
        while name in names:
            number += 1
            name = f"{file.name} ({number})"
        names.append(name)
    return names
