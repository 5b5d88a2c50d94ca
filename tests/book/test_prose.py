"""Numbers in prose: each decimal and each fraction is printed by a cell, or cited.

nbval compares outputs; it is content with a sentence that says 3 above an output of 2. So
every decimal or fraction in a markdown cell has to stand in a code cell or an output of the
same notebook, up to rounding. What no cell can compute is listed in the markdown cell's
metadata, under `cited`, and the text says where it comes from.
"""

import re

import pytest
from notebooks import PATHS, cells, output_text, prose

NUMBER = re.compile(r"(?<![\w.,/-])\d+(?:\.\d+(?:e-?\d+)?|/\d+)(?![\w/]|\.\d)")
NAMED = re.compile(
    r"\b(sections?|chapters?|equations?|exercises?|figures?|tables?|version|python|nltk|"
    r"sacrebleu|scipy|numpy|moses|and|to|CC BY|§)\s*(?:\*\*)?$",
    re.I,
)
IN_FIGURES = re.compile(r"\d+(?:\.\d+)?(?:e[+-]?\d+)?")


def formula_numbers(text):
    r"""\frac{2}{7} reads 2/7."""
    return re.sub(r"\\[dt]?frac\{(\d+)\}\{(\d+)\}", r" \1/\2 ", text)


def claims(cell):
    """The decimals and fractions a markdown cell states; section numbers are names."""
    text = formula_numbers(prose(cell))
    cited = set(map(str, cell.metadata.get("cited", [])))
    for found in NUMBER.finditer(text):
        before = text[max(0, found.start() - 24) : found.start()]
        if found.group() not in cited and not NAMED.search(before):
            yield found.group()


def evidence(path):
    """All code and all outputs of a notebook, with Fraction(2, 7) read as 2/7.

    A page of book/tools has command lines and their outputs too, which test_tools runs.
    """
    text = "\n".join(c.source + "\n" + output_text(c) for c in cells(path, "code"))
    if path.name.startswith("tools_"):
        text += "\n".join(
            block
            for cell in cells(path, "markdown")
            for block in re.findall(r"^```\w+\n.*?^```", cell.source, re.M | re.S)
        )
    return re.sub(r"Fraction\((\d+), (\d+)\)", r"\1/\2", text)


def supported(claim, text, numbers):
    if "/" in claim:
        spaced = re.compile(rf"(?<!\d){claim.replace('/', ' ?(?:/|of) ?')}(?!\d)")
        pair = re.compile(rf"(?<!\d){claim.replace('/', ', ?(?:total=)?')}(?!\d)")
        return bool(spaced.search(text) or pair.search(text))
    if "e" in claim:
        mantissa = claim.split("e")[0]
        places = len(mantissa.partition(".")[2])
        return any(f"{n:.{places}e}" == f"{float(claim):.{places}e}" for n in numbers)
    places = len(claim.partition(".")[2])
    scales = (1, 100)
    return any(
        abs(round(n * s, places) - float(claim)) < 1e-12
        for n in numbers
        for s in scales
    ) or any(abs(n - float(claim)) <= 0.5000001 * 10**-places for n in numbers)


@pytest.mark.parametrize("path", PATHS, ids=lambda p: p.stem)
def test_numbers_in_prose_are_computed_or_cited(path):
    text = evidence(path)
    numbers = [float(n) for n in IN_FIGURES.findall(text) if len(n) < 40]
    unsupported = [
        (claim, cell.source[:60])
        for cell in cells(path, "markdown")
        for claim in claims(cell)
        if not supported(claim, text, numbers)
    ]
    assert unsupported == []


def test_a_wrong_number_would_be_seen():
    """Anti-vacuity: the same check, on a sentence that is wrong."""
    text, numbers = "print(2/7)\n0.2857142857142857", [2.0, 7.0, 0.2857142857142857]
    assert supported("0.286", text, numbers)
    assert supported("2/7", text, numbers)
    assert not supported("0.287", text, numbers)
    assert not supported("3/7", text, numbers)
