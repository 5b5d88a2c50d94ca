"""`python -m bleu.teach slides`: a chapter's cells on slides, in one file."""

import json
import re
from copy import copy
from functools import cache

import pytest
from markup import fragment
from notebooks import BOOK, CHAPTERS, cells, tagged

from bleu.teach.chapters import CHAPTERS as KNOWN
from bleu.teach.chapters import chapter
from bleu.teach.cli.run import main
from bleu.teach.slides import deck
from bleu.teach.slides.blocks import blocks
from bleu.teach.slides.formula import mathml
from bleu.teach.slides.page import page

each = pytest.mark.parametrize("number", KNOWN)


@cache
def slides(number):
    return deck.slides(deck.read(BOOK, chapter(number)))


@cache
def shown(number):
    return fragment(page(chapter(number), slides(number)))


def source(number):
    return next(path for path in CHAPTERS if path.name.startswith(f"{number:02}_"))


# ---- what stands on them


@each
def test_each_slide_is_there_and_numbered(number):
    sections = shown(number).find_all("section")
    assert [s["id"] for s in sections] == [
        f"slide-{k}" for k in range(1, len(slides(number)) + 1)
    ]
    assert sections[0].h1.get_text().endswith(KNOWN[number].title)
    assert all(section.div.get_text(strip=True) or section.img for section in sections)


@each
def test_each_prediction_has_a_slide_with_options_and_a_folded_answer(number):
    text = "\n".join(cell.source for cell in cells(source(number), "markdown"))
    boxes = shown(number).select("section.predict")
    assert len(boxes) == text.count("{admonition} Predict") > 0
    for box in boxes:
        assert box.select_one("details.answer").get_text(strip=True) != "Answer"
        assert not any(fold.has_attr("open") for fold in box.select("details"))
        letters = [item.get_text()[:3] for item in box.select(".options li")]
        letters = [letter for letter in letters if letter.startswith("(")]
        assert letters == [f"({letter})" for letter in "abcdefgh"[: len(letters)]]
        assert "&emsp;" not in str(box)


@each
def test_what_is_defined_stands_on_a_slide(number):
    code = [pre.get_text() for pre in shown(number).select("section.code pre")]
    for cell in tagged(source(number), "defines"):
        assert cell.source in code


@each
def test_each_figure_stands_on_a_slide_with_its_text(number):
    figures = [
        cell
        for cell in cells(source(number), "code")
        if any("image/svg+xml" in output.get("data", {}) for output in cell.outputs)
        and "hide-output" not in cell.metadata.get("tags", [])
    ]
    images = shown(number).select("figure img")
    alts = {cell.metadata["mystnb"]["image"]["alt"] for cell in figures}
    assert alts <= {image["alt"] for image in images}
    assert all(
        image["src"].startswith("data:image/svg+xml;base64,") for image in images
    )


@each
def test_each_section_for_a_class_has_its_slides(number):
    text = "\n".join(cell.source for cell in cells(source(number), "markdown"))
    exercises = re.findall(r"^### Exercise (\d+\.\d+)", text, re.M)
    listed = [item.get_text() for item in shown(number).select(".exercises li")]
    assert [name.split()[0].rstrip(":") for name in listed] == exercises
    headings = " ".join(h.get_text() for h in shown(number).find_all("h2"))
    assert "Glossary and sources" not in headings


@each
def test_no_formula_is_left_as_it_is_written(number):
    text = copy(shown(number))
    for code in text.find_all(["pre", "script", "style", "code"]):
        code.extract()
    assert not re.search(r"\$[^$\d ]|\\[a-z]+|\{[a-z:]+\}`|:::", text.get_text())


@each
def test_a_file_asks_nobody_for_anything(number):
    html = page(chapter(number), slides(number))
    addresses = re.findall(r"""(?:src|href|action)=["']?([^"' >]{0,20})""", html)
    assert all(address.startswith("data:image/svg+xml") for address in addresses)
    assert not re.search(r"url\(|@import", html)
    assert html == page(chapter(number), deck.slides(deck.read(BOOK, chapter(number))))


# ---- blocks and formulas


def test_options_are_found_in_a_line_on_lines_and_before_a_second_question():
    listed = ["(a) A", "(b) B"]
    assert deck.options("Which? (a) A &emsp; (b) B") == ("Which?", listed)
    in_lines = "Which?\n(a) A,\n(b) B\n\nAnd why?"
    assert deck.options(in_lines) == ("Which?\n\nAnd why?", listed)


def test_an_option_with_its_thinking_is_a_fold():
    text = "Which?\n\n" + "\n\n".join(
        f'<details class="{kind}"><summary>({letter}) <code>x</code></summary>\n\n'
        f"Because of $x_{letter}$.\n\n</details>"
        for kind, letter in [("option", "a"), ("option right", "b")]
    )
    question, found = deck.options(text)
    assert question == "Which?"
    right = fragment(found[1])
    assert right.select_one("details.option.right summary").get_text() == "(b) x"
    assert right.p.msub


def test_a_box_inside_a_box_is_part_of_it():
    (found,) = blocks("::::{admonition} A\n:class: x y\n:::{note}\nB\n:::\n::::")
    assert (found.title, found.classes) == ("A", ("x", "y"))
    assert "B" in found.text


@pytest.mark.parametrize(
    ("latex", "parts"),
    [
        (r"\sqrt[3]{x}", ["<mroot>"]),
        (r"\sum_{i=1}^{n} x_i", ["<munderover>", "<msub>"]),
        (
            r"\begin{cases} 1 & \text{if } c > r \\ 0 & \text{else} \end{cases}",
            ["<mtr>"],
        ),
        (r"p_1^2", ["<msubsup>"]),
        (r"a < b", ["<mo>&lt;</mo>"]),
    ],
)
def test_a_formula_is_mathml(latex, parts):
    found = mathml(latex)
    fragment(found)
    assert all(part in found for part in parts)


@pytest.mark.parametrize("latex", [r"\unknown", r"{", r"\frac{1}", r"\begin{matrix}"])
def test_a_formula_that_is_not_understood_is_shown_as_it_is(latex):
    assert fragment(mathml(latex)).code.get_text() == latex


# ---- the command line


def test_it_writes_one_file(tmp_path, capsys):
    file = tmp_path / "new" / "slides.html"
    assert main(["slides", "--chapter", "4", "--output", str(file)]) == 0
    assert capsys.readouterr().out == f"written: {file}\n"
    assert main(["slides", "--chapter", "4", "--output", str(file)]) == 2
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (None, "the chapter's notebook is not there; give the folder"),
        ("{", "is no notebook"),
        (json.dumps({"cells": 1}), "is no notebook"),
        (json.dumps({"cells": [{}]}), "is no notebook"),
    ],
)
def test_a_book_that_is_not_there_is_said(tmp_path, capsys, text, said):
    if text:
        (tmp_path / "04_brevity.ipynb").write_text(text)
    file = tmp_path / "slides.html"
    arguments = ["--chapter", "4", "--book", str(tmp_path), "--output", str(file)]
    assert main(["slides", *arguments]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert not file.exists()


def test_a_folder_is_no_file(tmp_path, capsys):
    assert main(["slides", "--chapter", "4", "--output", str(tmp_path)]) == 2
    assert "is a folder; give the name of a file" in capsys.readouterr().err


# ---- in a browser


def test_keys_move_and_open_the_answer(browser, tmp_path):
    file = tmp_path / "slides.html"
    main(["slides", "--chapter", "4", "--output", str(file)])
    tab = browser.new_page(viewport={"width": 1280, "height": 720})
    tab.goto(file.as_uri())
    seen = "() => document.elementFromPoint(640, 360).closest('section').id"
    for key, slide in [
        ("ArrowRight", 2),
        ("PageDown", 3),
        ("ArrowUp", 2),
        ("End", len(slides(4))),
        ("Home", 1),
    ]:
        tab.keyboard.press(key)
        assert tab.evaluate(seen) == f"slide-{slide}"
        assert tab.evaluate("location.hash") == f"#slide-{slide}"
    for _ in range(2):
        tab.keyboard.press("ArrowDown")
    tab.keyboard.press("Enter")
    assert tab.evaluate("document.querySelectorAll('details[open]').length") == 1
    tab.close()
