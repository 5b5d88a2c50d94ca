"""What nbval cannot see: that there are outputs to compare, and that the form is kept.

nbval is green on a notebook whose outputs were stripped (it was tried), so these tests
fail there.
"""

import ast
import re

import pytest
from notebooks import BOOK, CHAPTERS, PATHS, cells, notebook, output_text, tagged, tags

KNOWN_TAGS = {"defines", "hide-output", "hide-input", "hide-cell", "raises-exception"}
HEADINGS = [
    "## The failure",
    "## Check it",
    "## Break it",
    "## What just changed in `bleu`",
    "## Pitfalls in the wild",
    "## Exercises",
    "## Glossary and sources",
]
every = pytest.mark.parametrize("path", PATHS, ids=lambda p: p.stem)
chapters = pytest.mark.parametrize("path", CHAPTERS, ids=lambda p: p.stem)


def test_chapters_are_numbered_from_1_without_a_gap():
    numbers = [int(path.name[:2]) for path in CHAPTERS]
    assert numbers == list(range(1, len(CHAPTERS) + 1)) != []
    assert BOOK / "intro.ipynb" in PATHS


@every
def test_counts_run_from_1_to_n(path):
    counts = [cell.execution_count for cell in cells(path, "code")]
    assert counts == list(range(1, len(counts) + 1))


def shows(cell):
    """Whether a cell ends in something to see: a value, or what is printed."""
    last = ast.parse(cell.source).body[-1]
    if not isinstance(last, ast.Expr):
        return False
    call = last.value
    if not isinstance(call, ast.Call):
        return True
    return getattr(call.func, "id", "") in ("print", "check")


@every
def test_outputs_are_there(path):
    for cell in cells(path, "code"):
        assert cell.outputs or not shows(cell), cell.source


@every
def test_what_has_to_raise_raises_and_nothing_else_does(path):
    for cell in cells(path, "code"):
        failed = any(output.output_type == "error" for output in cell.outputs)
        assert failed == ("raises-exception" in tags(cell)), cell.source


@every
def test_tags_are_known_and_ids_unique(path):
    for cell in cells(path):
        assert set(tags(cell)) <= KNOWN_TAGS
    ids = [cell.id for cell in cells(path)]
    assert len(set(ids)) == len(ids)


@every
def test_what_a_page_folds_is_folded_in_jupyterlab_too(path):
    for cell in cells(path, "code"):
        folded = cell.metadata.get("jupyter", {})
        hidden = set(tags(cell)) & {"hide-input", "hide-output", "hide-cell"}
        assert bool(folded) == bool(hidden), "run `make tidy`"


@every
def test_no_magics_no_paths_no_star_imports(path):
    for cell in cells(path, "code"):
        assert not re.search(r"^\s*[%!]", cell.source, re.M), cell.source
        assert "sys.path" not in cell.source
        assert "import *" not in cell.source


@every
def test_outputs_hold_no_path(path):
    for cell in cells(path, "code"):
        text = output_text(cell)
        assert not re.search(
            r"(/home/|/root/|/tmp/|/usr/|[A-Z]:\\|site-packages)", text
        )


@every
def test_metadata_is_the_kernels_name_alone(path):
    assert set(notebook(path).metadata) == {"kernelspec"}


@every
def test_there_is_one_title(path):
    text = "\n".join(cell.source for cell in cells(path, "markdown"))
    assert (
        len(re.findall(r"^# ", re.sub(r"```.*?```", "", text, flags=re.S), re.M)) == 1
    )


@every
def test_every_figure_has_alt_text_and_a_caption(path):
    for cell in cells(path, "code"):
        if any("image/svg+xml" in o.get("data", {}) for o in cell.outputs):
            shown = cell.metadata.get("mystnb", {})
            assert len(shown.get("image", {}).get("alt", "")) > 40, cell.source
            assert shown.get("figure", {}).get("caption"), cell.source


@every
def test_figures_carry_no_date(path):
    for cell in cells(path, "code"):
        for output in cell.outputs:
            assert "dc:date" not in output.get("data", {}).get("image/svg+xml", "")
            assert "image/png" not in output.get("data", {})


@chapters
def test_the_fixed_headings_stand_in_their_order(path):
    lines = "\n".join(c.source for c in cells(path, "markdown")).splitlines()
    places = []
    for heading in HEADINGS:
        found = [i for i, line in enumerate(lines) if line.startswith(heading)]
        assert found, f"{heading} is missing"
        places.append(found[0])
    assert places == sorted(places)


@chapters
def test_the_reader_predicts_before_the_answer_shows(path):
    everything = cells(path)
    boxes = [i for i, c in enumerate(everything) if "{admonition} Predict" in c.source]
    assert boxes
    for i in boxes:
        assert "hide-output" in tags(everything[i + 1]), everything[i].source


@chapters
def test_exercises_have_folded_solutions(path):
    text = "\n".join(cell.source for cell in cells(path, "markdown"))
    exercises = re.findall(rf"^### Exercise {int(path.name[:2])}\.\d", text, re.M)
    assert exercises
    assert len(tagged(path, "hide-cell")) >= len(exercises)


@chapters
def test_the_words_that_make_readers_feel_slow_are_not_used(path):
    text = "\n".join(cell.source for cell in cells(path, "markdown"))
    text = re.sub(r"^## What just changed in.*$", "", text, flags=re.M)
    assert not re.search(
        r"\b(simply|just|obviously|of course|trivial(ly)?)\b", text, re.I
    )
