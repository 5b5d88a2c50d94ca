"""Every code cell of every chapter, run in the page of a real browser, shows what the notebook stored."""

import re
from urllib.parse import unquote

import nbformat
import pytest
from browser import Reader, as_parsed
from notebooks import PATHS, cells, tags

LIVE_PATHS = [path for path in PATHS if cells(path, "code")]
LONGEST = 120_000  # ms for all the cells of a page

# The cells that do not run in a page, by chapter and by how their source begins: the whole list
STATIC = {
    "07_corpus": ["import subprocess", 'shell("reference.0"', "size = (place"],
    "09_tokens": ["from bleu.text import japanese"],
    "13_after": ["from nltk.translate.chrf_score"],
    "15_cluster": [
        "from pathlib import Path",
        "files = place",
        "resamples = counted",
        "broken = place",
    ],
    "languages": [
        "# MeCab: Japanese and Korean",
        "# MeCab: Korean",
        "# MeCab: spacing",
        "# MeCab: Japanese",
    ],
    "questions_code": ['lines = """from nltk.translate'],
    "questions_languages": [
        "# MeCab: the words of a Japanese line",
        "# MeCab: the same lines, segmented",
        "# MeCab: what the signatures say",
        "# MeCab: tokenizers that stay alive",
    ],
    "questions_metrics": [
        "from types import SimpleNamespace",
        "from nltk.translate.chrf_score import corpus_chrf",
        "from nltk.translate.chrf_score import sentence_chrf",
        "from bleu import match_counts, sentence_bleu",
        "from nltk.translate.nist_score",
    ],
    "questions_references": ["import subprocess"],
}

# in the page, what a check says of a section becomes a link, and a prediction is marked as one
SHOWN = """() => {
const said = (node) => {
    const copy = node.cloneNode(true);
    for (const link of copy.querySelectorAll(".bleu-check a")) {
        const words = document.createElement("span");
        words.dataset.href = link.getAttribute("href");
        words.textContent = link.textContent;
        link.replaceWith(words);
    }
    for (const box of copy.querySelectorAll(".predict")) {
        delete box.dataset.known;
        delete box.dataset.asks;
    }
    return copy.innerHTML;
};
return Object.fromEntries([...document.querySelectorAll(".cell[id^=code-]")].map((cell) => [cell.id, {
    state: cell.dataset.live ?? "",
    status: cell.querySelector(".live-status")?.textContent ?? "",
    outputs: [...cell.querySelectorAll(".cell_output > *")].map((node) => {
        const image = node.matches("img") ? node : node.querySelector("img");
        const kinds = ["stream", "stderr", "traceback", "text_plain", "text_html", "text_latex"];
        const kind = kinds.find((name) => node.classList.contains(name)) ?? (image ? "image" : "?");
        if (kind === "image") return [kind, image.src];
        return [kind, kind === "text_html" ? said(node) : node.textContent];
    }),
}]));
}"""


def stored(page, cell):
    """What a notebook's cell shows, as (kind, text), in the page's words for it."""
    for output in cell.outputs:
        data = output.get("data", {})
        if output.output_type == "stream":
            yield "stream" if output.name == "stdout" else "stderr", output.text
        elif output.output_type == "error":
            yield "traceback", f"{output.ename}: {output.evalue}"
        elif "text/html" in data:
            yield "text_html", as_parsed(page, data["text/html"])
        elif "image/svg+xml" in data:
            yield "image", marks(data["image/svg+xml"])
        else:
            yield "text_plain", data["text/plain"]


def shown(outputs):
    """The same, of what a page shows."""
    for kind, text in outputs:
        if kind == "traceback":
            text = text.rstrip("\n").split("\n")[-1]
        elif kind == "image":
            text = marks(unquote(text.partition(",")[2]))
        yield kind, text


def marks(svg):
    """The words of a figure, and how many marks of each kind it has."""
    words = re.findall(r"<!-- (.*?) -->", svg)
    kinds = re.findall(r'<g id="([a-zA-Z]\w*?)_?\d*"', svg)
    return sorted(words), {kind: kinds.count(kind) for kind in set(kinds)}


def run_all(page):
    page.get_by_role("button", name="Run all", exact=True).click()
    page.wait_for_function(
        "() => /is done$|ended with an error|no Python/.test(document.querySelector('.live-voice').textContent)",
        timeout=LONGEST,
    )


@pytest.fixture(scope="module")
def reader(browser, site):
    """One reader for all chapters: what they share is compiled once."""
    reader = Reader(browser, site, service_workers="block")
    yield reader
    reader.close()


@pytest.mark.parametrize("path", LIVE_PATHS, ids=lambda path: path.stem)
def test_every_cell_shows_what_the_notebook_stored(reader, path):
    page = reader.open(f"book/{path.stem}.html")
    run_all(page)
    found = page.evaluate(SHOWN)
    reader.check()
    differ = {}
    for index, cell in enumerate(nbformat.read(path, as_version=4).cells):
        if cell.cell_type == "code" and "live" not in cell.metadata:
            live = found[f"code-{index}"]
            got, wanted = list(shown(live["outputs"])), list(stored(page, cell))
            if (live["state"], got) != ("done", wanted):
                differ[cell.source] = (live["state"], got, wanted)
    page.close()
    assert differ == {}


@pytest.mark.parametrize("path", LIVE_PATHS, ids=lambda path: path.stem)
def test_the_cells_that_cannot_run_in_a_page_are_few_and_say_why(path):
    kept = [cell for cell in cells(path, "code") if "live" in cell.metadata]
    begin = STATIC.get(path.stem, [])
    assert len(kept) == len(begin)
    for cell, beginning in zip(kept, begin):
        assert cell.source.startswith(beginning)
        assert re.fullmatch(r"\w.{10,80}[^.]", cell.metadata.live)


def test_a_cell_that_cannot_run_has_a_reason_where_others_have_buttons(visit):
    page = visit("book/07_corpus.html")
    bars = page.locator(".live-bar", has_text="Does not run in the page")
    assert bars.count() == len(STATIC["07_corpus"])
    assert bars.locator("button").count() == 0


def test_every_code_cell_of_a_page_is_known_to_it(visit):
    page = visit("book/03_ngrams.html")
    known = page.evaluate(
        "JSON.parse(document.getElementById('live-cells').textContent).cells.map((c) => c.source)"
    )
    on_page = page.eval_on_selector_all(
        ".cell .cell_input pre", "(all) => all.map((pre) => pre.textContent.trimEnd())"
    )
    assert on_page == known
    assert len(known) == sum(
        1 for cell in cells(PATHS[2], "code") if "remove-cell" not in tags(cell)
    )
