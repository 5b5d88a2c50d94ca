"""Each part of the results as HTML: for the page, and for a report. All text is escaped."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from html import escape

from bleu.faults.diagnoses import diagnose
from bleu.faults.finding import Finding, said_cost
from bleu.ngrams import Ngram
from bleu.rules.compare import compare
from bleu.show.explanations import explain
from bleu.show.paragraphs import paragraph
from bleu.show.tables import Cell, scrolling, table
from bleu.significance.results import Interval
from bleu.workbench.bench import Bench, System, Tell, silent
from bleu.workbench.numbers import (
    Counts,
    Group,
    by_frequency,
    by_length,
    got,
    losses,
    missed,
    points,
)

SORTS = {
    "loss": "what they cost the score, most first",
    "low": "score, lowest first",
    "high": "score, highest first",
    "difference": "difference to the first output, worst first",
    "gain": "difference to the first output, best first",
    "order": "line number",
}
A_PAGE = 10  # sentences
RULES_OF = "What other programs make of the same lines, each by its own defaults:"


def summary(bench: Bench) -> str:
    """The scores, how sure they are, and how they were made."""
    report = bench.systems[0].report
    names = ", ".join(bench.reference_names)
    segments = f"{len(bench)} segment{'s' if len(bench) > 1 else ''}"
    parts = [
        f"<p>{segments}, scored against {escape(names)}.</p>",
        scrolling(score_table(bench), "scores"),
        paired_table(bench),
        *(f"<p>{escape(text)}</p>" for text in notes(bench)),
        "<p>Signature:</p>",
        block(str(report.signature)),
    ]
    if report.is_sacrebleus:
        parts.append("<p>The same score in sacreBLEU has this signature:</p>")
        parts.append(block(str(report.signature.as_sacrebleu())))
    return "".join(parts)


def score_table(bench: Bench) -> str:
    """A row for each system."""
    head = ["output", "BLEU", "95 % interval", "precisions", "BP", "c", "r", "c/r"]
    rows = []
    for system in bench.systems:
        score = system.report.score
        rows.append(
            [
                system.name,
                f"{score.points:.2f}",
                ends(system.interval),
                "/".join(f"{100 * p:.1f}" for p in score.precisions),
                f"{score.brevity_penalty:.3f}",
                str(score.stats.hyp_len),
                str(score.stats.ref_len),
                f"{score.length_ratio:.3f}",
            ]
        )
    return plain_table(head, rows)


def paired_table(bench: Bench) -> str:
    """A row for each system that is compared with the first."""
    rows = [
        [
            system.name,
            f"{100 * system.comparison.difference:+.2f}",
            ends(system.comparison.interval),
            system.comparison.p_text,
        ]
        for system in bench.systems
        if system.comparison
    ]
    if not rows:
        return ""
    head = [f"against {bench.systems[0].name}", "difference", "its 95 % interval", "p"]
    return scrolling(plain_table(head, rows), "paired tests")


def notes(bench: Bench) -> Iterable[str]:
    """What the table does not say by itself."""
    yield (
        "BP is the brevity penalty; c and r are the tokens of the output and of its closest "
        "references; the precisions, of 1-grams upward, are in per cent."
    )
    if len(bench) == 1:
        yield "One segment has no interval: there is nothing to draw from."
        return
    first, *others = bench.systems
    if first.interval:
        n = first.interval.n_samples
        fewer = " (fewer than 1000, as the file is large)" if n < 1000 else ""
        yield (
            f"Intervals: {n} bootstrap resamples{fewer}, seed {bench.seed}, drawn by Python's "
            "random; numpy draws other ones."
        )
    for system in others:
        if system.comparison:
            yield verdict(system, first)


def verdict(system: System, first: System) -> str:
    """The test of one system against the first, in a sentence."""
    test = system.comparison
    if test is None:
        return ""
    if not test.difference:
        return f"{system.name} and {first.name} have the same score."
    side = "above" if test.difference > 0 else "below"
    luck = (
        "chance alone rarely makes as large a difference."
        if test.p_value < 0.05
        else "chance alone often makes as large a difference."
    )
    return (
        f"{system.name} is {100 * abs(test.difference):.2f} points {side} {first.name}; "
        f"p = {test.p_text} by {test.test} ({test.n_samples} samples, two-sided): {luck}"
    )


def sentences(
    bench: Bench, *, system: int = 0, by: str = "loss", page: int = 1, live: bool = True
) -> str:
    """Some sentences of one system, each with its score and its explanation."""
    mine = bench.systems[system]
    scores, lost, gains = measured(bench, system)
    keys = {
        "loss": [-x for x in lost],
        "low": scores,
        "high": [-x for x in scores],
        "difference": gains,
        "gain": [-x for x in gains],
    }.get(by) or [0.0] * len(bench)
    places = sorted(range(len(bench)), key=keys.__getitem__)
    pages = -(-len(places) // A_PAGE)
    page = max(1, min(page, pages))
    rows = [
        sentence(bench, mine, i, said_of(bench, i, scores, lost, gains))
        for i in places[(page - 1) * A_PAGE : page * A_PAGE]
    ]
    if not system and by in ("difference", "gain"):
        rows.insert(
            0, "<p>The first output has no difference to itself: choose another.</p>"
        )
    return "".join(rows) + (pager(page, pages) if live else "")


def one_sentence(bench: Bench, *, system: int, line: int) -> str:
    """The sentence in line ``line``, from 1, of one system; opened."""
    if not 1 <= line <= len(bench):
        raise ValueError(f"there is no line {line}; the lines are 1 to {len(bench)}")
    said = said_of(bench, line - 1, *measured(bench, system))
    return sentence(bench, bench.systems[system], line - 1, said, is_open=True)


def measured(bench: Bench, system: int) -> tuple[list[float], list[float], list[float]]:
    """Of each sentence its points, its loss, and its gain on the first system, if it is another."""
    mine = bench.systems[system]
    scores = points(bench, mine)
    theirs = points(bench, bench.systems[0]) if system else []
    return scores, losses(mine), [a - b for a, b in zip(scores, theirs)]


def said_of(
    bench: Bench,
    place: int,
    scores: Sequence[float],
    lost: Sequence[float],
    gains: Sequence[float],
) -> str:
    """What was measured of one sentence, in words."""
    said = f"{scores[place]:.2f} points; a perfect line here: {lost[place]:+.3f} points for all"
    if gains:
        said += f"; {gains[place]:+.2f} against {bench.systems[0].name}"
    return said


def sentence(
    bench: Bench, system: System, place: int, said: str, *, is_open: bool = False
) -> str:
    """One sentence: its line, and below it why it has its score."""
    hypothesis, references = bench.segment(system, place)
    explained = explain(
        hypothesis,
        references,
        smoothing=system.report.smoothing,
        max_order=bench.settings.max_order,
    )
    texts = "".join(
        f"<p><strong>{name}:</strong> {escape(line) or '(an empty line)'}</p>"
        for name, line in [
            *(("Reference", line) for line in bench.references[place]),
            *(
                (f"Output {escape(other.name)}", other.lines[place])
                for other in bench.systems
                if other is not system
            ),
        ]
    )
    line = escape(system.lines[place]) or "(an empty line)"
    return (
        f'<details class="bench-sentence"{" open" * is_open}><summary><span class="bench-line">{place + 1}: '
        f'{line}</span> <span class="bench-said">{escape(said)}</span></summary>'
        f"{texts}{explained._repr_html_()}</details>"
    )


def pager(page: int, pages: int) -> str:
    """Buttons to the pages before and after."""
    buttons = [("Page before", page - 1), ("Next page", page + 1)]
    shown = "".join(
        f'<button name="page" value="{number}">{text}</button>'
        for text, number in buttons
        if 1 <= number <= pages
    )
    return f'<p class="bench-pager">Page {page} of {pages}. {shown}</p>'


def ngram_lists(bench: Bench, counts: Counts) -> str:
    """What one system matches and another does not; of one alone, what it misses most."""
    first, *others = range(len(bench.systems))
    if not others:
        name = bench.systems[0].name
        lists = [(f"{n}-grams", missed(counts, 0, order=n)) for n in orders(bench)]
        return (
            f"<p>The references have these, and {escape(name)} does not match them:</p>"
            + ("".join(ngram_list(title, found) for title, found in lists))
        )
    parts = []
    for other in others:
        for a, b in ((other, first), (first, other)):
            names = escape(bench.systems[a].name), escape(bench.systems[b].name)
            parts.append(
                f"<p>{names[0]} matches these more often than {names[1]}; the number says by how much:</p>"
            )
            parts += [
                ngram_list(f"{n}-grams", got(counts, a, b, order=n))
                for n in orders(bench)
            ]
    return "".join(parts)


def orders(bench: Bench) -> range:
    """The orders that are counted."""
    return range(1, bench.settings.max_order + 1)


def ngram_list(title: str, found: Sequence[tuple[Ngram, int]]) -> str:
    """N-grams with their counts, in one line."""
    words = ", ".join(
        f"<code>{escape(' '.join(map(str, ngram)))}</code> {k}" for ngram, k in found
    )
    return f'<p class="bench-ngrams"><strong>{title}:</strong> {words or "none"}</p>'


def groups(bench: Bench, counts: Counts) -> str:
    """Scores by length and by how often words come."""
    lengths = [by_length(system) for system in bench.systems]
    words = [by_frequency(counts, i) for i in range(len(bench.systems))]
    return (
        "<p>The score of the segments whose reference has so many tokens, in points:</p>"
        + group_table(bench, "tokens", "segments", lengths)
        + "<p>Of the words that the references have so often, the share that is matched, in "
        "per cent:</p>" + group_table(bench, "so often", "words", words)
    )


def group_table(
    bench: Bench, of: str, size: str, columns: Sequence[Sequence[Group]]
) -> str:
    """A row for each group, with a bar for each system."""
    head = [Cell(of), Cell(size), *(Cell(escape(s.name)) for s in bench.systems)]
    rows = [
        [Cell(row[0].name), Cell(str(row[0].size)), *(Cell(bar(g.value)) for g in row)]
        for row in zip(*columns)
        if row[0].size
    ]
    return scrolling(table(head, rows), f"scores by {of}")


def bar(value: float | None) -> str:
    """A number and a bar as long."""
    if value is None:
        return "none"
    return (
        f'{value:.1f}<span class="bench-bar" aria-hidden="true" '
        f'style="width:{min(100.0, value) / 16:.2f}rem"></span>'
    )


def faults(
    bench: Bench, *, system: int = 0, links: bool = True, tell: Tell = silent
) -> str:
    """What ``diagnose`` finds in the lines of one system."""
    mine = bench.systems[system]
    what = f"Looking for faults in {mine.name}"
    tell(what, 0.0)
    found = diagnose(
        list(mine.lines),
        [list(group) for group in bench.references],
        tokenize=bench.settings.tokenize,
        lowercase=bench.settings.lowercase,
        tell=lambda share: tell(what, share),
    ).findings
    if not found:
        return f"<p>No fault was found in {escape(mine.name)}.</p>"
    number = f"{len(found)} thing{'s' if len(found) > 1 else ''}"
    return f"<p>{number} to look at in {escape(mine.name)}:</p>" + "".join(
        finding(each, file_names(bench, mine), links=links) for each in found
    )


def file_names(bench: Bench, system: System) -> dict[str, str]:
    """From what ``diagnose`` calls a side to the name of its file."""
    names = {"hypotheses": system.name}
    if len(bench.reference_names) == 1:
        names["references"] = bench.reference_names[0]
    return names


def finding(each: Finding, names: Mapping[str, str], *, links: bool) -> str:
    """One fault; ``names`` are those of the files."""
    places = "; ".join(
        str(replace(place, file=names.get(place.file, place.file)))
        for place in each.places
    )
    evidence = "".join(
        f"<li><code>{escape(str(replace(e, file=names.get(e.file, e.file))))}</code></li>"
        for e in each.evidence
    )
    rows = [
        ("Where", places),
        ("Cost", said_cost(each.before, each.after)),
        ("Why", each.rule),
        ("Do", each.remedy),
    ]
    said = "".join(
        f"<p><strong>{label}:</strong> {escape(text)}</p>"
        for label, text in rows
        if text
    )
    page, _, anchor = each.section.rpartition("/")[2].partition(".ipynb")
    if links and page:
        said += f'<p><a href="{escape(page)}.html{escape(anchor)}">Read why</a></p>'
    looked = f"<ul>{evidence}</ul>" if evidence else ""
    return (
        f'<details class="bench-finding"><summary>{escape(each.grade)}: '
        f"{escape(each.sentence)}</summary>{looked}{said}</details>"
    )


def rules(bench: Bench, *, system: int = 0, tell: Tell = silent) -> str:
    """Every implementation's score of one system."""
    mine = bench.systems[system]
    what = f"Scoring {mine.name} by other programs' rules"
    tell(what, 0.0)
    found = compare(
        list(mine.lines), bench.references, tell=lambda share: tell(what, share)
    )
    return f"<p>{RULES_OF} {escape(mine.name)}.</p>{found._repr_html_()}"


def paper(bench: Bench) -> str:
    """The paragraph for a paper."""
    return block(paragraph_of(bench))


def paragraph_of(bench: Bench) -> str:
    """The paragraph for a paper, as text."""
    sampled = any(system.interval for system in bench.systems)
    return paragraph(
        {s.name: s.report for s in bench.systems},
        intervals={s.name: s.interval for s in bench.systems if s.interval},
        comparisons={s.name: s.comparison for s in bench.systems if s.comparison},
        seed=bench.seed if sampled else None,
    )


def block(text: str) -> str:
    """Text to be copied."""
    return f'<p class="bench-block">{escape(text)}</p>'


def ends(found: Interval | None) -> str:
    """The ends of an interval, in points."""
    return f"{100 * found.low:.2f} to {100 * found.high:.2f}" if found else "none"


def plain_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of text."""
    return table(
        [Cell(escape(name)) for name in head],
        [[Cell(escape(text)) for text in row] for row in rows],
    )
