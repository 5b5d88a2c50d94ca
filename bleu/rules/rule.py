"""The one form in which every implementation is written down: eight steps. Chapter 16.

A step is a function. Two rules are compared step by step, and a step of one rule fits
into the other.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from bleu.checks import require_lines
from bleu.ngrams import Tokens
from bleu.stats import BleuStats

# In the order in which a rule takes them.
STEPS = (
    "tokens",
    "counts",
    "totals",
    "length",
    "zero",
    "smoothing",
    "mean",
    "scale",
)
Precisions = tuple[float | None, ...]


class Stop(ArithmeticError):
    """An implementation ends with an error on this input; the text is its own error."""


@dataclass(frozen=True, slots=True)
class Counted:
    """What a rule knows before any formula: the tokens, and the integers pooled.

    Attributes:
        hypotheses: one list of tokens per segment.
        references: one list of token lists per segment.
        stats: the corpus' counts, a :class:`~bleu.stats.BleuStats`.
    """

    hypotheses: tuple[Tokens, ...]
    references: tuple[tuple[Tokens, ...], ...]
    stats: BleuStats


@dataclass(frozen=True, slots=True)
class Rule:
    """How one implementation computes BLEU of a corpus, in eight steps.

    Attributes:
        name: what it is called in tables.
        tool: program and version that it restates.
        source: link to the file that it restates.
        tokens: from a line to its tokens; case is decided here, too.
        counts: from a hypothesis' and its references' tokens, and n, to matches.
        totals: from a hypothesis' tokens, and n, to the number of n-grams.
        length: from a hypothesis' length and those of its references to one of these.
        zero: from :class:`Counted` to the ratio of a corpus that no formula is asked
            about, or None where the formula is asked. It may raise :class:`Stop`.
        smoothing: from :class:`Counted` to one precision per order, a ratio; None stands
            for an order without any n-gram.
        mean: from these precisions and the counts to the score, a ratio: the mean
            times the brevity penalty.
        scale: from the ratio to the tool's own scale.
        max_order: N, the highest order.

    ``dataclasses.replace(rule, length=shortest)`` is a rule with another step.
    """

    name: str
    tool: str
    source: str
    tokens: Callable[[str], list[str]]
    counts: Callable[[Tokens, Sequence[Tokens], int], int]
    totals: Callable[[Tokens, int], int]
    length: Callable[[int, Sequence[int]], int]
    zero: Callable[[Counted], float | None]
    smoothing: Callable[[Counted], Precisions]
    mean: Callable[[Precisions, BleuStats], float]
    scale: Callable[[float], float]
    max_order: int = 4

    @property
    def perfect(self) -> float:
        """The tool's perfect score, which is 1 (a ratio) or 100 (points)."""
        return self.scale(1)

    def trace(
        self,
        hypotheses: Sequence[str],
        references: Sequence[Sequence[str | None]],
        *,
        known: dict[Any, Any] | None = None,
    ) -> "Trace":
        """Every step's result for these lines.

        Args:
            hypotheses: one line of text per segment.
            references: one list of lines per hypothesis. None stands for a missing line
                and is left out.
            known: results of steps that several rules share; filled and read.

        Raises:
            TypeError, ValueError: for what :func:`bleu.report` refuses, too.
        """
        require_lines(hypotheses, references)
        values: dict[str, Any] = {}
        try:
            for step, value in self._steps(hypotheses, references, known):
                values[step] = value
        except ArithmeticError as error:  # Stop is one, and steps that do not fit
            return Trace(self, values, str(error))
        return Trace(self, values)

    def score(
        self, hypotheses: Sequence[str], references: Sequence[Sequence[str | None]]
    ) -> float:
        """The score of these lines, in the tool's own scale; see :attr:`perfect`.

        Raises:
            Stop: where the tool itself ends with an error.
        """
        trace = self.trace(hypotheses, references)
        if trace.score is None:
            raise Stop(f"{self.name}: {trace.stops}")
        return trace.score

    def _steps(
        self,
        hypotheses: Sequence[str],
        references: Sequence[Sequence[str | None]],
        known: dict[Any, Any] | None,
    ) -> Iterator[tuple[str, Any]]:
        known = {} if known is None else known
        if self.tokens not in known:
            known[self.tokens] = tokenized(self.tokens, hypotheses, references)
        hyps, refs = known[self.tokens]
        yield "tokens", (hyps, refs)
        orders = range(1, self.max_order + 1)
        for n in orders:
            key = self.tokens, self.counts, n
            if key not in known:
                known[key] = sum(self.counts(h, g, n) for h, g in zip(hyps, refs))
        matches = tuple(known[self.tokens, self.counts, n] for n in orders)
        yield "counts", matches
        totals = tuple(sum(self.totals(h, n) for h in hyps) for n in orders)
        yield "totals", totals
        lengths = tuple(
            self.length(len(h), [len(r) for r in g]) for h, g in zip(hyps, refs)
        )
        yield "length", lengths
        stats = BleuStats(matches, totals, sum(map(len, hyps)), sum(lengths))
        counted = Counted(hyps, refs, stats)
        ratio = self.zero(counted)
        yield "zero", ratio
        if ratio is None:
            precisions = self.smoothing(counted)
            yield "smoothing", precisions
            ratio = self.mean(precisions, stats)
            yield "mean", ratio
        yield "scale", self.scale(ratio)


@dataclass(frozen=True, slots=True)
class Trace:
    """What a rule made of a corpus, step by step.

    Attributes:
        rule: whose steps these are.
        values: from the name of a step to its result. A rule whose ``zero`` has spoken
            has no ``smoothing`` and no ``mean``; one that stops ends earlier.
        stops: the error with which the implementation ends, or "".
    """

    rule: Rule
    values: dict[str, Any] = field(repr=False)
    stops: str = ""

    @property
    def score(self) -> float | None:
        """The score in the tool's own scale; None where it stops."""
        return self.values.get("scale")

    @property
    def ratio(self) -> float | None:
        """The score as a ratio; None where the tool stops."""
        early = self.values.get("zero")
        return self.values.get("mean") if early is None else float(early)

    @property
    def ref_len(self) -> int:
        """r, the sum of the reference lengths taken."""
        return sum(self.values["length"])


def tokenized(
    tokens: Callable[[str], list[str]],
    hypotheses: Sequence[str],
    references: Sequence[Sequence[str | None]],
) -> tuple[tuple[Tokens, ...], tuple[tuple[Tokens, ...], ...]]:
    """All lines as tokens; missing references are left out.

    >>> tokenized(str.split, ["a b"], [["a", None]])
    ((['a', 'b'],), ((['a'],),))
    >>> tokenized(str.split, [""], [[""]])
    (([],), (([],),))
    """
    return (
        tuple(tokens(line) for line in hypotheses),
        tuple(
            tuple(tokens(line) for line in group if line is not None)
            for group in references
        ),
    )


def with_step(rule: Rule, step: str, other: Rule) -> Rule:
    """``rule`` with one step taken from ``other``.

    >>> from bleu.rules import RULES
    >>> nltk = with_step(RULES["nltk"], "scale", RULES["sacrebleu"])
    >>> nltk.perfect
    100.0
    >>> nltk.name
    'nltk with scale of sacrebleu'
    """
    if step not in STEPS:
        raise ValueError(f"there is no step {step!r}; the steps are {', '.join(STEPS)}")
    return replace(
        rule,
        name=f"{rule.name} with {step} of {other.name}",
        **{step: getattr(other, step)},
    )
