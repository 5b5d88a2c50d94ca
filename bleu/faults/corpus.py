"""What is examined: lines as they were given, and their score after any repair."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from bleu.fast.counting import segment_stats
from bleu.score import BleuScore, bleu_score
from bleu.smoothing import exponential
from bleu.stats import BleuStats
from bleu.text.tokenizers import tokenizer

Stream = tuple[str | None, ...]  # what one translator wrote; None where nothing
Mend = Callable[[str], str]


class Names(NamedTuple):
    """What findings call the parts: names of files, or of arguments."""

    hypotheses: str = "hypotheses"
    references: tuple[str, ...] = ("references",)
    sources: str = "sources"


@dataclass(slots=True)
class Scorer:
    """Scores corpora that differ in a few lines: what did not change is not counted again."""

    tokenize: str = "13a"
    lowercase: bool = False
    tokens: dict[str, list[str]] = field(default_factory=dict)
    counts: dict[tuple[str, tuple[str, ...]], BleuStats] = field(default_factory=dict)

    def split(self, line: str) -> list[str]:
        """The tokens of a line."""
        if line not in self.tokens:
            text = line.lower() if self.lowercase else line
            self.tokens[line] = tokenizer(self.tokenize)(text)
        return self.tokens[line]

    def stats(self, hypothesis: str, group: tuple[str, ...]) -> BleuStats:
        """The counts of one segment."""
        key = (hypothesis, group)
        if key not in self.counts:
            references = [self.split(line) for line in group]
            self.counts[key] = segment_stats(self.split(hypothesis), references)
        return self.counts[key]

    def score(self, segments: Iterator[tuple[str, tuple[str, ...]]]) -> BleuScore:
        """sacreBLEU's score, with its smoothing, of segments with one reference or more."""
        rows = [self.stats(line, group) for line, group in segments if group]
        total = BleuStats.zero(4)
        if rows:
            total = BleuStats(
                tuple(map(sum, zip(*(row.matches for row in rows)))),
                tuple(map(sum, zip(*(row.totals for row in rows)))),
                sum(row.hyp_len for row in rows),
                sum(row.ref_len for row in rows),
            )
        return bleu_score(total, smoothing=exponential)


@dataclass(frozen=True, slots=True)
class Corpus:
    """Lines as they were given, nothing mended; the streams may differ in length.

    Attributes:
        hypotheses: one line per segment.
        references: one stream per translator, None where a line is missing.
        sources: what was translated, if it is known.
        names: what findings call the three.
        scorer: how a score is made.
        seen: the score that the caller saw somewhere, if any.
        n_refs: how many references there are said to be, if anybody said.
    """

    hypotheses: tuple[str, ...]
    references: tuple[Stream, ...]
    sources: tuple[str, ...] | None = None
    names: Names = field(default_factory=Names)
    scorer: Scorer = field(default_factory=Scorer, compare=False)
    seen: float | None = None
    n_refs: int | None = None

    def __len__(self) -> int:
        """The number of segments that have a hypothesis and a line in every stream."""
        return min(map(len, (self.hypotheses, *self.references)))

    def segments(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Each hypothesis, and the references it has."""
        for line, *group in zip(self.hypotheses, *self.references):
            assert line is not None
            yield line, tuple(each for each in group if each is not None)

    @property
    def score(self) -> BleuScore:
        """BLEU of the lines as they are."""
        return self.scorer.score(self.segments())

    @property
    def points(self) -> float:
        """BLEU of the lines as they are, in points."""
        return self.score.points

    @property
    def precision_points(self) -> float:
        """The score without the brevity penalty, in points.

        Words that do not belong there lower it always; the score itself may rise by them,
        where an output is too short.
        """
        score = self.score
        return score.points / score.brevity_penalty if score.points else 0.0

    @property
    def split(self) -> Callable[[str], list[str]]:
        """The tokenizer that the score is made with."""
        return self.scorer.split

    def sides(self) -> Iterator[tuple[int, str, Stream]]:
        """The hypotheses, then each stream of references: number from -1, name, lines."""
        yield -1, self.names.hypotheses, self.hypotheses
        yield from (
            (j, name, stream)
            for j, (name, stream) in enumerate(
                zip(self.names.references, self.references)
            )
        )

    def mapped(self, mend: Mend, sides: Collection[int] | None = None) -> "Corpus":
        """Every line mended, or those of some sides (-1 stands for the hypotheses)."""
        parts = [
            tuple(line if line is None else mend(line) for line in lines)
            if sides is None or side in sides
            else lines
            for side, _, lines in self.sides()
        ]
        return self.with_parts(parts[0], parts[1:])

    def with_parts(
        self,
        hypotheses: Sequence[str | None],
        references: Sequence[Sequence[str | None]],
    ) -> "Corpus":
        """The same corpus with other lines."""
        return replace(
            self,
            hypotheses=tuple(line or "" for line in hypotheses),
            references=tuple(map(tuple, references)),
        )

    def without(self, segments: Collection[int]) -> "Corpus":
        """The corpus without these segments, counted from 0."""
        left_out = frozenset(segments)
        kept = [i for i in range(len(self)) if i not in left_out]
        return self.with_parts(
            [self.hypotheses[i] for i in kept],
            [[stream[i] for i in kept] for stream in self.references],
        )
