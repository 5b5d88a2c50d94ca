"""Every rule on one input, and the step at which each parts from a base. Chapter 16."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Any

from bleu.rules.rule import STEPS, Rule, Trace
from bleu.rules.table import DEFAULTS, rule_named
from bleu.show.tables import Cell, scrolling, table
from bleu.text.progress import Tell, nobody

HEAD = ("rule", "score", "of", "parts at", "what differs")
NEAR = 1e-9  # relative: what rounding may do to a score, and no rule does


@dataclass(frozen=True, slots=True)
class Row:
    """One rule beside the base.

    Attributes:
        rule: the rule.
        trace: every step's result.
        parts_at: the first step whose result is not the base's, or "" where none is.
        pieces: what differs there, in words.
    """

    rule: Rule
    trace: Trace
    parts_at: str
    pieces: str

    @property
    def score(self) -> float | None:
        """The score in the rule's own scale; None where the tool stops."""
        return self.trace.score

    @property
    def shown(self) -> str:
        """The score with four significant digits, or "stops"."""
        return "stops" if self.score is None else shown(self.score)


@dataclass(frozen=True, slots=True, repr=False)
class RuleComparison:
    """Scores side by side. ``str()`` is a table of text; a notebook shows one of HTML.

    Attributes:
        base: the base's own row.
        rows: one row per rule, in the order in which they were named.
    """

    base: Row
    rows: tuple[Row, ...]

    def __getitem__(self, name: str) -> Row:
        """The row of the rule that has this name."""
        found = [row for row in self.rows if row.rule.name == name]
        if not found:
            names = ", ".join(row.rule.name for row in self.rows)
            raise KeyError(f"no row is called {name!r}; the names are {names}")
        return found[0]

    def as_dict(self) -> dict[str, object]:
        """Names, scores, steps and pieces, ready for JSON."""
        return {
            "base": self.base.rule.name,
            "rules": [
                {
                    "rule": row.rule.name,
                    "tool": row.rule.tool,
                    "score": row.score,
                    "perfect": row.rule.perfect,
                    "parts_at": row.parts_at,
                    "pieces": row.pieces,
                }
                for row in self.rows
            ],
        }

    def __repr__(self) -> str:
        rows = [HEAD, *map(self._cells, self.rows)]
        widths = [max(map(len, column)) for column in zip(*rows)]
        return "\n".join(
            "  ".join(map(str.ljust, row, widths)).rstrip() for row in rows
        )

    def _repr_html_(self) -> str:
        head = [Cell(escape(name)) for name in HEAD]
        rows = [[Cell(escape(text)) for text in self._cells(row)] for row in self.rows]
        return scrolling(
            table(head, rows),
            f"scores of {len(rows)} rules, against {self.base.rule.name}",
        )

    def _cells(self, row: Row) -> tuple[str, ...]:
        is_base = row.rule.name == self.base.rule.name
        parts_at = "(base)" if is_base else row.parts_at or "nowhere"
        return (row.rule.name, row.shown, f"{row.rule.perfect:g}", parts_at, row.pieces)


def compare(
    hypotheses: Sequence[str],
    references: Sequence[Sequence[str | None]],
    *,
    rules: Iterable[str | Rule] = DEFAULTS,
    base: str | Rule = "sacrebleu",
    tell: Tell = nobody,
) -> RuleComparison:
    """The score of each rule, and where it parts from ``base``.

    Every rule gets the same lines. One that takes tokens splits them between spaces.

    Args:
        hypotheses: one line of text per segment.
        references: one list of lines per hypothesis. None stands for a missing line.
        rules: names, keys of ``RULES``, or rules of your own; ``bleu.rules.RULES`` for
            all. The base need not be among them.
        base: what each is held against.
        tell: is called with the share that is done, from 0 to 1.

    Returns:
        A :class:`RuleComparison`; scores in each tool's own scale.

    Raises:
        TypeError, ValueError: for what :func:`bleu.report` refuses, and unknown names.

    >>> found = compare(["a b c d e"], [["a b c d f"]], rules=["nltk", "sacrebleu"])
    >>> print(found)
    rule       score   of   parts at  what differs
    nltk       0.6687  1    scale     0.6687 of 1, base 66.87 of 100
    sacrebleu  66.87   100  (base)
    >>> compare(["a"], [["a", "b"]])["fairseq"].parts_at
    'length'
    """
    known: dict[Any, Any] = {}
    if isinstance(rules, str | Rule):
        raise TypeError(f"rules is {rules!r}; it has to be a list of names or rules")
    chosen = [as_rule(each) for each in rules]
    first = as_rule(base).trace(hypotheses, references, known=known)
    rows = []
    for done, rule in enumerate(chosen, 1):
        rows.append(row_of(rule.trace(hypotheses, references, known=known), first))
        tell(done / len(chosen))
    return RuleComparison(row_of(first, first), tuple(rows))


def walk(
    base: str | Rule,
    other: str | Rule,
    hypotheses: Sequence[str],
    references: Sequence[Sequence[str | None]],
) -> list[tuple[str, float | None]]:
    """From one rule to another, one step at a time: the ratio after each change.

    The first pair is the base's own, with the name "base". A difference between two
    neighbors is what that step is worth here, once the steps before it are changed.

    >>> six = "a b c d e f"
    >>> walk("nltk", "torcheval", [six], [[six + " g", "a b c"]])[4][0]
    'length'
    >>> [round(x, 4) for _, x in walk("nltk", "torcheval", [six], [[six + " g", "a b c"]])]
    [0.8465, 0.8465, 0.8465, 0.8465, 1.0, 1.0, 1.0, 1.0, 1.0]
    """
    here, there = as_rule(base), as_rule(other)
    here = replace(here, max_order=min(here.max_order, there.max_order))
    passed = [("base", here.trace(hypotheses, references).ratio)]
    for step in STEPS:
        here = replace(here, **{step: getattr(there, step)})
        passed.append((step, here.trace(hypotheses, references).ratio))
    return passed


def as_rule(named: str | Rule) -> Rule:
    """A rule, or the one of this name."""
    return named if isinstance(named, Rule) else rule_named(named)


def row_of(trace: Trace, base: Trace) -> Row:
    """One rule beside the base: where they part, and what differs there."""
    step = parting_step(trace.values, base.values)
    if not step:
        return Row(trace.rule, trace, "", "")
    both = step in trace.values and step in base.values
    said = [PIECES[step](trace, base)] if both or step == "scale" else []
    said += [
        stops for stops in (trace.stops, base.stops and f"base {base.stops}") if stops
    ]
    return Row(trace.rule, trace, step, "; ".join(said))


def parting_step(values: Mapping[str, Any], base: Mapping[str, Any]) -> str:
    """The first step with another result; "" where there is none.

    From ``zero`` on a step parts two rules only when it makes another score: one that
    returns 0 at once and one whose mean is 0 do not differ.
    """
    for step in STEPS[: STEPS.index("zero")]:
        if values.get(step) != base.get(step):
            return step
    ours, theirs = ratio_of(values), ratio_of(base)
    if same(ours, theirs):
        return "" if same(values.get("scale"), base.get("scale")) else "scale"
    if ("zero" in values, values.get("zero")) != ("zero" in base, base.get("zero")):
        return "zero"
    if not same_all(values.get("smoothing", ()), base.get("smoothing", ())):
        return "smoothing"
    return "mean"


def ratio_of(values: Mapping[str, Any]) -> float | None:
    """The score as a ratio, whichever step has made it."""
    early = values.get("zero")
    return values.get("mean") if early is None else early


def same(a: float | None, b: float | None) -> bool:
    """Equal but for rounding. A tiny number is not 0."""
    if a is None or b is None:
        return a is b
    return math.isclose(a, b, rel_tol=NEAR, abs_tol=0)


def same_all(a: Sequence[float | None], b: Sequence[float | None]) -> bool:
    """All of them equal."""
    return len(a) == len(b) and all(map(same, a, b))


def shown(value: float | None) -> str:
    """Four significant digits; a perfect score is written out.

    >>> shown(0.66874), shown(1.0), shown(8.6e-78), shown(None)
    ('0.6687', '1', '8.6e-78', 'none')
    """
    return "none" if value is None else f"{value:.4g}"


# what differs, in words


def token_pieces(trace: Trace, base: Trace) -> str:
    """How many lines have other tokens, and those of the first of them."""
    (hyps, refs), (base_hyps, base_refs) = trace.values["tokens"], base.values["tokens"]
    lines = [*hyps, *(line for group in refs for line in group)]
    base_lines = [*base_hyps, *(line for group in base_refs for line in group)]
    other = [(a, b) for a, b in zip(lines, base_lines) if a != b]
    a, b = other[0]
    ours, theirs = Counter(a) - Counter(b), Counter(b) - Counter(a)
    return (
        f"{len(other)} of {len(lines)} lines: {some(ours)}, base {some(theirs)}"
        if ours or theirs
        else f"{len(other)} of {len(lines)} lines"
    )


def some(tokens: Counter[str]) -> str:
    """The first few tokens, between quotes; "nothing" where there is none."""
    few = list(tokens.elements())[:4]
    return " ".join(few) + (" …" if tokens.total() > 4 else "") if few else "nothing"


def number_pieces(name: str, step: str) -> Any:
    """Both rows of numbers."""

    def pieces(trace: Trace, base: Trace) -> str:
        ours, theirs = trace.values.get(step), base.values.get(step)
        return f"{name} {listed(ours)}, base {listed(theirs)}"

    return pieces


def listed(values: Sequence[float | None] | None) -> str:
    """Numbers with a space between them."""
    return "none" if values is None else " ".join(map(shown, values))


def length_pieces(trace: Trace, base: Trace) -> str:
    """r on both sides, and the first segment in which it differs."""
    ours, theirs = trace.values["length"], base.values["length"]
    i = next(i for i, (a, b) in enumerate(zip(ours, theirs)) if a != b)
    return (
        f"r {sum(ours)}, base {sum(theirs)}; segment {i}: {ours[i]}, base {theirs[i]}"
    )


def zero_pieces(trace: Trace, base: Trace) -> str:
    """Who ends early, and what the other makes of it."""
    return f"ratio {shown(trace.ratio)}, base {shown(base.ratio)}"


def scale_pieces(trace: Trace, base: Trace) -> str:
    """Two units of the same score."""
    ours, theirs = trace.score, base.score
    return (
        f"{shown(ours)} of {trace.rule.perfect:g}, "
        f"base {shown(theirs)} of {base.rule.perfect:g}"
    )


PIECES = {
    "tokens": token_pieces,
    "counts": number_pieces("matches", "counts"),
    "totals": number_pieces("totals", "totals"),
    "length": length_pieces,
    "zero": zero_pieces,
    "smoothing": number_pieces("precisions", "smoothing"),
    "mean": zero_pieces,
    "scale": scale_pieces,
}
