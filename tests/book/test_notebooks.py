"""What nbval cannot see: that there are outputs to compare, and that the form is kept.

nbval is green on a notebook whose outputs were stripped (it was tried), so these tests
fail there.
"""

import ast
import re

import pytest
from notebooks import (
    BOOK,
    BOX,
    CHAPTERS,
    FOLD,
    PATHS,
    cells,
    notebook,
    output_text,
    tagged,
    tags,
)

KNOWN_TAGS = {"defines", "hide-output", "hide-input", "hide-cell", "raises-exception"}
KINDS = {"option", "option right", "guess"}
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
def test_each_column_of_a_table_has_a_name(path):
    """A screen reader reads the name of the column before each cell."""
    texts = "\n".join(cell.source for cell in cells(path, "markdown"))
    heads = re.findall(r"^\|(.+)\|\n\|[-:| ]+\|$", texts, re.M)
    assert [head for head in heads if not all(map(str.strip, head.split("|")))] == []


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


def faults(box, printed):
    """What is wrong with the text of a Predict box; `printed` are the notebook's outputs."""
    folds = [*FOLD.finditer(box)]
    kinds = [fold["kind"] for fold in folds]
    asks = box.partition("<details")[0].replace(":class: predict", "").strip()
    if not asks:
        yield "there is no question"
    if len(folds) != box.count("<details") or set(kinds) - KINDS:
        yield "a fold is not of the form"
    if "</details>\n<details" in box:
        yield "JupyterLab needs an empty line between two folds"
    if len(options := [kind for kind in kinds if kind != "guess"]) == 1 or not kinds:
        yield "an option alone is no choice"
    if options and options.count("option right") != 1:
        yield "one option is the right one"
    if re.search(
        r"^(#|\$\$|:::|~~~|```)|\{\w+:?\w*\}`|!\[",
        "".join(f["text"] for f in folds),
        re.M,
    ):
        yield "a fold has text and tables only"
    labels = [fold["label"] for fold in folds]
    if len(set(labels)) != len(labels) or re.search(r"[`$]|\]\(", "".join(labels)):
        yield "a summary is HTML, and unlike the others"
    for fold in folds:
        if not re.search(r"\w+(\W+\w+){3,}[^.?!]*[.?!]", fold["text"]):
            yield f"no sentence: {fold['label']}"
        if fold["kind"] == "guess":
            yield from faults_of_guess(fold["data"], printed)


def faults_of_guess(data, printed):
    """What is wrong with what a guess is compared with."""
    found = dict(re.findall(r' data-(\w+)="([^"]*)"', data))
    if not {"answer", "low", "high"} <= set(found) <= {"answer", "low", "high", "unit"}:
        return (yield "a guess has an answer, a low and a high end, at most a unit")
    answer = found["answer"]
    places = len(answer.partition(".")[2])
    if not float(found["low"]) <= float(answer) <= float(found["high"]):
        yield f"{answer} is not between the ends"
    numbers = [float(n) for n in re.findall(r"\d+(?:\.\d+)?", printed)]
    pairs = re.findall(r"Fraction\((\d+), (\d+)\)|(\d+)/(\d+)", printed)
    numbers += [int(a or c) / int(b or d) for a, b, c, d in pairs if int(b or d)]
    if f"{abs(float(answer)):.{places}f}" not in [f"{n:.{places}f}" for n in numbers]:
        yield f"no cell prints {answer}"


@every
def test_a_prediction_explains_each_answer_that_can_be_given(path):
    printed = "\n".join(output_text(cell) for cell in cells(path, "code"))
    for cell in cells(path, "markdown"):
        assert cell.source.count("{admonition} Predict") == len(
            BOX.findall(cell.source)
        )
        for box in BOX.findall(cell.source):
            assert [*faults(box, printed)] == [], box
    questions = [
        box.partition("<details")[0]
        for cell in cells(path, "markdown")
        for box in BOX.findall(cell.source)
    ]
    assert len(set(questions)) == len(questions), "a page remembers them by their words"


WRONG = '<details class="option"><summary>(a) 2</summary>\n\nThe thinking that leads here.\n\n</details>'
RIGHT = WRONG.replace('"option"', '"option right"').replace("(a) 2", "(b) 3")
GUESS = RIGHT.replace(
    '"option right"', '"guess" data-answer="0.33" data-low="0" data-high="1"'
)


@pytest.mark.parametrize(
    ("box", "number"),
    [
        (f"How many?\n\n{WRONG}\n\n{RIGHT}\n", 0),
        (f"How many?\n\n{GUESS}\n", 0),
        ("How many: (a) 2 (b) 3?\n", 1),
        (f"{WRONG}\n\n{RIGHT}\n", 1),
        (f"How many?\n\n{WRONG}\n{RIGHT}\n", 1),
        (f"How many?\n\n{RIGHT}\n", 1),
        (f"How many?\n\n{WRONG}\n\n{WRONG.replace('(a)', '(b)')}\n", 1),
        (f"How many?\n\n{WRONG.replace('(a) 2', '(b) 3')}\n\n{RIGHT}\n", 1),
        (f"How many?\n\n{WRONG}\n\n{RIGHT.replace('(b)', '`b`')}\n", 1),
        (
            f"How many?\n\n{WRONG.replace('The thinking that leads here', 'No')}\n\n{RIGHT}\n",
            1,
        ),
        (f"How many?\n\n{WRONG.replace('here', 'here {cite:p}`x`')}\n\n{RIGHT}\n", 1),
        (f"How many?\n\n{WRONG.replace('option', 'choice')}\n\n{RIGHT}\n", 1),
        (f"How many?\n\n{GUESS.replace('0.33', '0.34')}\n", 1),
        (f"How many?\n\n{GUESS.replace('0.33', '33')}\n", 2),
        (f"How many?\n\n{GUESS.replace('data-low', 'data-least')}\n", 1),
    ],
)
def test_what_is_wrong_with_a_prediction_is_seen(box, number):
    assert len([*faults(box, "Fraction(1, 3)")]) == number


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
