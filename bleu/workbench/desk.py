"""What a page in the browser asks, and what it is answered: mappings in, mappings out.

One bench lies on the desk. ``score`` puts another one there; everything else is asked of it.
"""

from collections.abc import Mapping
from html import escape
from typing import Any

from bleu.text.reports import Settings
from bleu.workbench import sections
from bleu.workbench.bench import Bench, Tell, open_bench, silent
from bleu.workbench.inputs import Input
from bleu.workbench.numbers import Counts, ngram_table
from bleu.workbench.page import csv_table, html_page, json_text

Request = Mapping[str, Any]
Answer = dict[str, str]


class Desk:
    """The bench that was scored last, and what has been counted of it."""

    def __init__(self) -> None:
        self._bench: Bench | None = None
        self._counts: Counts | None = None

    @property
    def bench(self) -> Bench:
        """The bench; an error before anything was scored."""
        if self._bench is None:
            raise ValueError("nothing has been scored yet; press Score")
        return self._bench

    def counts(self, tell: Tell) -> Counts:
        """The n-grams of the bench, counted once."""
        if self._counts is None:
            self._counts = ngram_table(self.bench, tell)
        return self._counts

    def score(self, request: Request, tell: Tell) -> Answer:
        """Score files, and show the result."""
        settings = Settings(
            tokenize=request["tokenize"],
            smoothing=request["smoothing"],
            max_order=int(request["order"]),
            lowercase=request["case"] == "lc",
        )
        outputs, references = map(inputs, (request["outputs"], request["references"]))
        self._bench, self._counts = None, None
        self._bench = open_bench(outputs, references, settings, tell=tell)
        said = "; ".join(
            f"{s.name} has {s.report.points:.2f} points" for s in self._bench.systems
        )
        return {"html": results(self._bench), "say": f"BLEU: {said}."}

    def sentences(self, request: Request, tell: Tell) -> Answer:
        """A page of sentences, or one line by its number."""
        by, page = request["by"], int(request.get("page", 1))
        system = int(request["system"])
        if line := request.get("line"):
            shown = sections.one_sentence(self.bench, system=system, line=int(line))
            return {"html": shown}
        return {"html": sections.sentences(self.bench, system=system, by=by, page=page)}

    def words(self, request: Request, tell: Tell) -> Answer:
        """N-grams, lengths and frequencies."""
        counts = self.counts(tell)
        return {
            "html": sections.ngram_lists(self.bench, counts)
            + sections.groups(self.bench, counts)
        }

    def faults(self, request: Request, tell: Tell) -> Answer:
        """What diagnose finds."""
        system = int(request["system"])
        return {"html": sections.faults(self.bench, system=system, tell=tell)}

    def rules(self, request: Request, tell: Tell) -> Answer:
        """Other programs' scores."""
        system = int(request["system"])
        return {"html": sections.rules(self.bench, system=system, tell=tell)}

    def download(self, request: Request, tell: Tell) -> Answer:
        """A file to keep."""
        form = request["form"]
        if form == "csv":
            return {
                "file": "bleu.csv",
                "type": "text/csv",
                "text": csv_table(self.bench),
            }
        if form == "json":
            text = json_text(self.bench)
            return {"file": "bleu.json", "type": "application/json", "text": text}
        text = html_page(self.bench, whole=form == "whole", tell=tell)
        return {"file": "bleu.html", "type": "text/html", "text": text}


DESK = Desk()
CALLS = {
    "score": DESK.score,
    "sentences": DESK.sentences,
    "words": DESK.words,
    "faults": DESK.faults,
    "rules": DESK.rules,
    "download": DESK.download,
}


def answer(request: Request, tell: Tell = silent) -> Answer:
    """The answer to a request; ``error`` says in a sentence what is wrong with it.

    >>> answer({"do": "sentences", "by": "loss", "system": "0"})
    {'error': 'nothing has been scored yet; press Score'}
    """
    try:
        return CALLS[request["do"]](request, tell)
    except (ImportError, ValueError) as error:
        return {"error": str(error)}


def inputs(files: list[Mapping[str, Any]]) -> list[Input]:
    """Files as a page sends them: mappings of what an input is made from."""
    return [Input(**{**file, "data": bytes(file["data"])}) for file in files]


def results(bench: Bench) -> str:
    """All that is shown once something is scored; what takes longer waits for a button."""
    systems = choice(
        "system", "Output", {str(i): s.name for i, s in enumerate(bench.systems)}
    )
    sorts = {
        name: text
        for name, text in sections.SORTS.items()
        if len(bench.systems) > 1 or "difference" not in text
    }
    parts = [
        part("Scores", sections.summary(bench)),
        part(
            "Sentences",
            asking(
                "sentences",
                systems + choice("by", "Sorted by", sorts) + line_field(len(bench)),
                "Show them",
                sections.sentences(bench),
            ),
        ),
        part(
            "N-grams, lengths, frequent words",
            asking("words", "", "Count them"),
        ),
        part("Faults of the files", asking("faults", systems, "Look for faults")),
        part("Every rule's score", asking("rules", systems, "Compare the programs")),
        part("For a paper", sections.paper(bench)),
        part("To keep", downloads()),
    ]
    return "".join(parts)


def part(title: str, html: str) -> str:
    """A part of the results under its heading."""
    return f"<section><h3>{escape(title)}</h3>{html}</section>"


def choice(name: str, label: str, options: Mapping[str, str]) -> str:
    """A field with some options; none where there is no choice."""
    if len(options) == 1:
        return f'<input type="hidden" name="{name}" value="{next(iter(options))}">'
    shown = "".join(
        f'<option value="{escape(value)}">{escape(text)}</option>'
        for value, text in options.items()
    )
    return f'<label>{label} <select name="{name}">{shown}</select></label>'


def line_field(n: int) -> str:
    """A field for the number of one line; it may stay empty."""
    return (
        '<label>Or only line <input name="line" type="number" min="1" '
        f'max="{n}" inputmode="numeric"></label>'
    )


def asking(do: str, fields: str, button: str, html: str = "") -> str:
    """Fields, a button, and the place of the answer."""
    return (
        f'<form data-ask="{do}"><p class="bench-fields">{fields}<button>{button}</button>'
        f'</p><div data-answer tabindex="-1">{html}</div></form>'
    )


def downloads() -> str:
    """The buttons of what can be kept."""
    buttons = {
        "html": "Report (HTML)",
        "whole": "Report with everything (HTML, takes longer)",
        "csv": "Sentences (CSV)",
        "json": "Scores (JSON)",
    }
    shown = "".join(
        f'<button name="form" value="{value}">{text}</button>'
        for value, text in buttons.items()
    )
    return (
        f'<form data-ask="download"><p class="bench-fields">{shown}</p>'
        '<div data-answer tabindex="-1"></div></form>'
    )
