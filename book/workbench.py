"""The Sphinx extension: the form of the page that scores files, its script, and its sample.

The form stands in the page for whoever has scripts; without them a sentence says what it would
do. What is computed is computed by `bleu.workbench`, in the page's own Python.
"""

import json
import shutil
from html import escape
from pathlib import Path
from typing import Any

from bleu.teach.corpus import load_corpus, reference_streams
from bleu.text.reports import SMOOTHINGS
from bleu.text.tokenizers import TOKENIZERS
from docutils import nodes
from live.assets import AssetError
from sphinx.application import Sphinx
from sphinx.util import logging

import parquet

logger = logging.getLogger(__name__)

PAGE = "book/workbench"
SCRIPT, STYLE = "workbench/page.js", "workbench/page.css"
WITHOUT_SCRIPTS = """\
<noscript><p>With JavaScript, a form stands here: it scores files of yours in the browser and sends them
nowhere. Without it, <code>python -m bleu REFERENCE --hypotheses OUTPUT --html report.html</code> writes the
same report.</p></noscript>"""


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the extension to Sphinx."""
    app.connect("doctree-resolved", put_in)
    app.connect("html-page-context", dress)
    app.connect("build-finished", bring_parquet)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def dress(app: Sphinx, pagename: str, *_: object) -> None:
    """The page has a script and a style of its own."""
    if pagename == PAGE:
        app.add_js_file(SCRIPT, type="module")
        app.add_css_file(STYLE)


def bring_parquet(app: Sphinx, error: Exception | None) -> None:
    """What reads Parquet files stands beside the script that asks for it."""
    if error or app.builder.format != "html":
        return
    try:
        bundle = parquet.prepare()
    except AssetError as missing:
        logger.info(
            "workbench: no Parquet in the page. %s",
            missing,
            color="red",
        )
        return
    place = Path(app.outdir, "_static", "workbench", parquet.ENTRY)
    shutil.copyfile(bundle, place)


def put_in(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """The container `workbench` becomes the form."""
    if docname != PAGE or app.builder.format != "html":
        return
    for node in list(doctree.findall(nodes.container)):
        if "workbench" in node["classes"]:
            node.parent.replace(
                node, nodes.raw("", form(), format="html")
            )


def form() -> str:
    """The form, for its script to put in; the place of the results; the sample."""
    tokenizers = [name for name in TOKENIZERS if "mecab" not in name]
    settings = "".join(
        [
            choice("tokenize", "Tokenizer", tokenizers, "13a"),
            choice("smoothing", "Smoothing", list(SMOOTHINGS), "exp"),
            choice("order", "Highest order", list("123456"), "4"),
            choice("case", "Case", ["mixed", "lc"], "mixed"),
        ]
    )
    data = json.dumps(sample(), ensure_ascii=False).replace(
        "<", "\\u003c"
    )
    return (
        f'{WITHOUT_SCRIPTS}<template id="bench-form"><form id="bench" hidden>'
        f"{side('references', 'References')}{side('outputs', 'Outputs')}"
        f'<fieldset><legend>Settings</legend><p class="bench-fields">{settings}</p></fieldset>'
        '<p class="bench-fields"><button name="score">Score</button>'
        '<button type="button" name="sample">Load the sample</button></p>'
        '<div class="bench-place"><p class="bench-busy">'
        '<button type="button" name="cancel" hidden>Cancel</button>'
        '<progress max="1" hidden aria-label="how much is done"></progress>'
        '<span class="bench-status" role="status"></span></p></div>'
        '<p class="bench-error" role="alert"></p></form></template>'
        '<div id="bench-results" tabindex="-1"></div>'
        f'<script type="application/json" id="bench-sample">{data}</script>'
    )


def side(name: str, title: str) -> str:
    """The fields of one side: files, a place to drop and paste, the column of tables."""
    one = title.lower().removesuffix("s")
    return (
        f'<fieldset data-side="{name}"><legend>{title}</legend>'
        f"<p><label>Files, chosen or dropped here "
        f'<input type="file" multiple data-files></label></p><ul data-list></ul>'
        f"<p><label>Or paste lines, one segment each "
        f'<textarea rows="3" data-paste spellcheck="false"></textarea></label>'
        f'<button type="button" data-add>Add as another {one}</button></p>'
        f"<p><label>Column, for .jsonl, .tsv and .parquet files; several with commas "
        f'<input data-column list="{name}-columns" autocomplete="off" spellcheck="false">'
        f'</label><datalist id="{name}-columns"></datalist></p></fieldset>'
    )


def choice(
    name: str, label: str, options: list[str], chosen: str
) -> str:
    """A field with some options."""
    shown = "".join(
        f"<option{' selected' * (option == chosen)}>{escape(option)}</option>"
        for option in options
    )
    return (
        f'<label>{label} <select name="{name}">{shown}</select></label>'
    )


def sample() -> dict[str, list[dict[str, str]]]:
    """Two references and two outputs of the book's example corpus, as files."""
    corpus = load_corpus(lambda line: [line])
    lines = [
        [texts[0] for texts in group] for group in corpus.references
    ]
    first, second, *_ = reference_streams(lines)
    files: dict[str, dict[str, list[str | None]]] = {
        "references": {"reference.0": first, "reference.1": second},
        "outputs": {
            "old.txt": [*(texts[0] for texts in corpus.systems["B"])],
            "new.txt": [*(texts[0] for texts in corpus.systems["A"])],
        },
    }
    return {
        side: [
            {
                "name": name,
                "text": "".join(f"{line}\n" for line in lines),
            }
            for name, lines in chosen.items()
        ]
        for side, chosen in files.items()
    }
