"""A report to keep: one HTML file that needs nothing else, a table, or JSON."""

import csv
import json
from html import escape
from io import StringIO

from bleu.significance.results import Interval
from bleu.workbench import sections
from bleu.workbench.bench import Bench, Tell, silent
from bleu.workbench.numbers import ngram_table, points

STYLE = """\
:root{color-scheme:light dark;--bleu-1:#c8e0ff;--bleu-2:#9ec7fd;--bleu-3:#74aef6;--bleu-4:#4c94ec;
--bleu-on:#1b2027;--bleu-clip-ink:#a04a05}
@media(prefers-color-scheme:dark){:root{--bleu-1:#1c2f46;--bleu-2:#204069;--bleu-3:#24548f;
--bleu-4:#2769b7;--bleu-on:#eef2f6;--bleu-clip-ink:#f8a052}}
body{font:1rem/1.5 system-ui,sans-serif;margin:1rem auto;max-width:56rem;padding:0 1rem}
table{border-collapse:collapse}th,td{padding:.2rem .6rem;text-align:left;vertical-align:top}
.bench-block{border:1px solid;font-family:monospace;overflow-wrap:anywhere;padding:.5rem}
.bench-line{overflow-wrap:anywhere}.bench-said{display:block;font-size:.85rem}
.bench-bar{background:var(--bleu-4);display:block;height:.5rem;max-width:100%}
summary{padding:.4rem 0}td:last-child{min-width:9rem}"""


def html_page(bench: Bench, *, whole: bool = True, tell: Tell = silent) -> str:
    """Everything of a bench as one HTML file.

    Args:
        bench: what was measured.
        whole: with what takes longer: n-grams, faults, and the scores of other programs.
        tell: is called with what is being done, and its share.

    >>> from bleu.text.reports import Settings
    >>> from bleu.workbench import Input, open_bench
    >>> bench = open_bench([Input("<a>", b"The cat.")], [Input("r", b"A cat.")], Settings())
    >>> page = html_page(bench)
    >>> page.startswith("<!DOCTYPE html>"), "<a>" in page
    (True, False)
    """
    parts = [("Scores", sections.summary(bench))]
    for place, system in enumerate(bench.systems):
        worst = sections.sentences(bench, system=place, live=False)
        parts.append((f"The sentences that cost most: {system.name}", worst))
    if whole:
        parts += where_they_differ(bench)
        counts = ngram_table(bench, tell)
        parts.append(("N-grams", sections.ngram_lists(bench, counts)))
        parts.append(
            ("By length, and by how often words come", sections.groups(bench, counts))
        )
        for place, system in enumerate(bench.systems):
            found = sections.faults(bench, system=place, links=False, tell=tell)
            parts.append((f"Faults: {system.name}", found))
        for place, system in enumerate(bench.systems):
            found = sections.rules(bench, system=place, tell=tell)
            parts.append((f"Other programs: {system.name}", found))
    parts.append(("For a paper", sections.paper(bench)))
    body = "".join(f"<h2>{escape(title)}</h2>{html}" for title, html in parts)
    return (
        '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>BLEU report</title><style>{STYLE}</style></head>"
        f"<body><main><h1>BLEU report</h1>{body}</main></body></html>\n"
    )


def where_they_differ(bench: Bench) -> list[tuple[str, str]]:
    """Where each system differs most from the first, both ways."""
    first, *others = bench.systems
    return [
        (
            f"Where {system.name} is most {side} {first.name}",
            sections.sentences(bench, system=place, by=by, live=False),
        )
        for place, system in enumerate(others, 1)
        for side, by in (("below", "difference"), ("above", "gain"))
    ]


def csv_table(bench: Bench) -> str:
    """A row for each segment: its number, each system's points and text, the references.

    Text that a spreadsheet would take for a formula gets an apostrophe before it.
    """
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    scores = [points(bench, system) for system in bench.systems]
    names = [system.name for system in bench.systems]
    writer.writerow(
        [
            "line",
            *(f"points of {name}" for name in names),
            *map(as_text, names),
            *map(as_text, bench.reference_names),
        ]
    )
    for i, group in enumerate(bench.references):
        texts = [*(system.lines[i] for system in bench.systems), *group]
        writer.writerow([i + 1, *(f"{s[i]:.4f}" for s in scores), *map(as_text, texts)])
    return file.getvalue()


def as_text(text: str) -> str:
    """Text that stays text in a spreadsheet.

    >>> as_text("=1+1"), as_text("The cat")
    ("'=1+1", 'The cat')
    """
    return f"'{text}" if text.startswith(("=", "+", "-", "@", "\t", "\r")) else text


def json_text(bench: Bench) -> str:
    """The scores in full precision, and those of each sentence."""
    systems = []
    for system in bench.systems:
        fields = {"system": system.name, **system.report.as_dict()}
        if system.interval:
            fields["interval"] = ends(system.interval)
        if system.comparison:
            test = system.comparison
            fields["paired"] = {
                "test": test.test,
                "difference": 100 * test.difference,
                "p": test.p_value,
                "samples": test.n_samples,
                **({"interval": ends(test.interval)} if test.interval else {}),
            }
        fields["sentences"] = points(bench, system)
        systems.append(fields)
    return json.dumps(
        {
            "references": list(bench.reference_names),
            "seed": bench.seed,
            "systems": systems,
        },
        ensure_ascii=False,
    )


def ends(interval: Interval) -> dict[str, float]:
    """An interval in points."""
    return {
        "low": 100 * interval.low,
        "high": 100 * interval.high,
        "level": interval.level,
        "samples": interval.n_samples,
    }
