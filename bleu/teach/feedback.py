"""What a check says to the reader, as HTML in a notebook and as text elsewhere. Every chapter."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from html import escape
from re import sub

from bleu.teach.diagnosis import NOTHING, RIGHT, Example, Finding, diagnose
from bleu.teach.exercise import Exercise, Open
from bleu.teach.exercises import find
from bleu.teach.headings import link, place
from bleu.teach.outcome import Outcome

TRIES: Counter[str] = Counter()  # wrong answers to each exercise, since Python started


def check(exercise: str, answer: object = None) -> "Feedback":
    """Try an answer to an exercise of the book, and say what is right or wrong with it.

    Args:
        exercise: its number, such as "2.2".
        answer: your function, or your value; a function is called with many inputs.

    Returns:
        What there is to say. It shows itself as the last line of a cell, and never raises
        for what the answer does.

    Raises:
        ValueError: the book has no such exercise.

    >>> check("2.2", lambda hypothesis, references: len(hypothesis)).finding.right
    False
    >>> check("2.2", ...)
    Exercise 2.2: nothing to check yet. Write your answer in place of the `...`.
    """
    asked = find(exercise)
    finding = diagnose(asked, answer)
    if finding.state not in (RIGHT, NOTHING):
        TRIES[exercise] += 1
    return Feedback(asked, finding, TRIES[exercise])


@dataclass(frozen=True)
class Feedback:
    """What a check found, shown a little at a time.

    As text, each further try shows one more hint, and the second one the right value of the
    example. In a notebook they are folds, one inside the other.

    Attributes:
        exercise: what was asked.
        finding: what was found.
        tries: how many wrong answers there were to this exercise, this one included.
    """

    exercise: Exercise | Open
    finding: Finding
    tries: int = 1

    def __repr__(self) -> str:
        finding = self.finding
        lines = [f"Exercise {finding.exercise}: {self._verdict}"]
        if finding.says:
            lines.append(finding.says)
        if finding.example:
            lines += _example_lines(self.exercise, finding.example, self.tries > 1)
        lines += [f"Hint: {hint}" for hint in finding.hints[: self.tries - 1]]
        if finding.section and finding.state not in (RIGHT, NOTHING):
            lines.append(f"Read again: {place(finding.section)}.")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        finding = self.finding
        state = "right" if finding.state == RIGHT else "not-yet"
        verdict = self._verdict[0].upper() + self._verdict[1:]
        body = [f"<p><strong>{self._sign} {_html(verdict)}</strong></p>"]
        if finding.says:
            body.append(f"<p>{_html(finding.says)}</p>")
        if finding.example:
            body.append(_example_table(self.exercise, finding.example))
        body.append(_hints(finding.hints))
        if finding.section and finding.state not in (RIGHT, NOTHING):
            body.append(f"<p>Read again: {_link(finding.section)}.</p>")
        return (
            f'<div class="bleu-check" data-exercise="{escape(finding.exercise)}"'
            f' data-state="{state}">{"".join(body)}</div>'
        )

    @property
    def _sign(self) -> str:
        return "✓" if self.finding.right else "○"

    @property
    def _verdict(self) -> str:
        finding = self.finding
        if finding.state == NOTHING:
            return "nothing to check yet. Write your answer in place of the `...`."
        if finding.right:
            return f"right{_for_all(finding, self.exercise)}."
        if finding.count > 1 and finding.example:
            return f"not yet. {finding.wrong} of {finding.count} inputs go wrong."
        return "not yet."


def _for_all(finding: Finding, exercise: Exercise | Open) -> str:
    return "" if exercise.asks_for_a_value else f", for all {finding.count} inputs"


# ---- the example


def _rows(exercise: Exercise | Open, example: Example) -> Iterable[tuple[str, str]]:
    if isinstance(exercise, Exercise):
        for name, value in zip(exercise.parameters, example.arguments, strict=True):
            yield name, repr(value)
    yield "yours", _shown(example.given)


def _shown(given: Outcome) -> str:
    if given.unending:
        return "no end"
    if given.error:
        return f"{given.error}: {given.message}" if given.message else given.error
    return repr(given.value)


def _example_lines(
    exercise: Exercise | Open, example: Example, told: bool
) -> Iterable[str]:
    if example.arguments:
        yield "The smallest input that shows it:"
    rows = [*_rows(exercise, example)]
    if told:
        rows.append(("right", repr(example.expected)))
    width = max(len(name) for name, _ in rows)
    for name, value in rows:
        yield f"    {name:<{width}}  {value}"
    if example.given.printed:
        yield f"    printed: {example.given.printed.strip()!r:.200}"
    if not told:
        yield "Check once more to see the right value."


def _example_table(exercise: Exercise | Open, example: Example) -> str:
    caption = "The smallest input that shows it" if example.arguments else "Your answer"
    rows = [*_rows(exercise, example)]
    if example.given.printed:
        rows.append(("printed", f"{example.given.printed.strip():.200}"))
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th><td><code>{escape(value)}</code></td></tr>'
        for name, value in rows
    )
    return (
        f"<table><caption>{caption}</caption><tbody>{body}</tbody></table>"
        "<details><summary>The right value</summary>"
        f"<p><code>{escape(repr(example.expected))}</code></p></details>"
    )


# ---- hints and places


def _hints(hints: tuple[str, ...]) -> str:
    """A fold for each hint, the next one inside it."""
    inner = ""
    for number, hint in reversed([*enumerate(hints, 1)]):
        summary = f"Hint {number} of {len(hints)}"
        inner = f"<details><summary>{summary}</summary><p>{_html(hint)}</p>{inner}</details>"
    return inner


def _link(section: str) -> str:
    """Words that a page of the site makes a link of; elsewhere there is no such page."""
    address, words = escape(link(section)), escape(place(section), quote=False)
    return f'<span data-href="{address}">{words}</span>'


def _html(text: str) -> str:
    """Text as HTML, with what stands between backticks as code."""
    code = sub(r"`([^`]+)`", r"<code>\1</code>", escape(text, quote=False))
    return sub(r"\*(\w[^*<>]*)\*", r"<em>\1</em>", code)
