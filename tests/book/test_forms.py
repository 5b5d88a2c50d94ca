"""The forms of the book: their numbers are `bleu`'s, their HTML is sound, bad input gets a sentence."""

import ast
import re
import sys
from functools import partial
from html.parser import HTMLParser
from itertools import chain, product
from pathlib import Path
from statistics import fmean, harmonic_mean

import forms
import pytest
from forms import dots, smoothing

import bleu.smoothing
from bleu import (
    brevity_penalty,
    closest_ref_len,
    geometric_mean,
    match_counts,
    max_ref_counts,
    ngram_counts,
    sentence_bleu,
)
from live.forms import Choice, Slider, Text

FILES = sorted(Path(forms.__file__).parent.glob("*.py"))
FIELDS = [
    (name, field) for name, form in forms.FORMS.forms.items() for field in form.fields
]
TEXTS = [(name, field.name) for name, field in FIELDS if isinstance(field, Text)]
VOID = {"input", "br", "wbr"}
SONG = {
    "candidate": "Half as my heart is in Obama ooh na",
    "references": "Half of my heart is in Havana ooh na na\nin my heart na na ooh",
    "reference": "Half of my heart is in Havana ooh na na",
}
SIXTY = " ".join(["the"] * 60)
EXTREMES = [
    ("clip", {"candidate": ""}),
    ("clip", {"candidate": "the", "n": "4"}),
    ("clip", {"candidate": SIXTY, "references": "\n".join([SIXTY] * 6), "n": "4"}),
    ("clip", {"candidate": "x" * 600}),
    ("brevity", {"c": "0"}),
    ("brevity", {"c": "40", "lengths": "1"}),
    ("brevity", {"c": "1", "lengths": "40 40 1 1 40 2"}),
    ("means", {f"p{n}": "0" for n in (1, 2, 3, 4)}),
    ("means", {f"p{n}": "1" for n in (1, 2, 3, 4)}),
    ("dots", {"candidate": ""}),
    ("dots", {"candidate": "nothing equal"}),
    ("dots", {"candidate": SIXTY, "reference": SIXTY, "n": "4"}),
    ("smoothing", {"candidate": ""}),
    ("smoothing", {"candidate": "the", "away": "0"}),
    ("smoothing", {"away": "20"}),
    ("smoothing", {"candidate": SIXTY, "references": SIXTY, "away": "0"}),
]


class Shown(HTMLParser):
    """What HTML contains; a tag that is not closed, or closed twice, fails."""

    def __init__(self, html):
        super().__init__()
        self.open, self.elements, self.tables, self.cell = [], [], [], None
        self.text = ""
        self.feed(str(html))
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        names = [name for name, value in attributes]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice"
        self.elements.append((tag, dict(attributes)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.tables.append([])
        if tag == "tr":
            self.tables[-1].append([])
        if tag in ("td", "th"):
            self.cell = ""

    def handle_startendtag(self, tag, attributes):
        assert "svg" in self.open, f"<{tag}/> outside of a picture"
        self.handle_starttag(tag, attributes)
        self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag
        if tag in ("td", "th"):
            self.tables[-1][-1].append(self.cell.strip("“” "))
            self.cell = None

    def handle_data(self, data):
        self.text += data
        if self.cell is not None:
            self.cell += data

    def all(self, *tags):
        return [attributes for tag, attributes in self.elements if tag in tags]


def answer(name, **state):
    return Shown(forms.explore(name, state))


def message(name, **state):
    """The text of the error messages; a test fails when there is another answer."""
    html = forms.explore(name, state)
    assert html.startswith('<p class="explorable-error" role="alert" data-invalid="')
    assert "<table" not in html
    return Shown(html).text


# Numbers


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_clip_shows_the_counts_of_bleu(n):
    shown = answer("clip", **SONG, n=str(n))
    hypothesis = SONG["candidate"].split()
    refs = [line.split() for line in SONG["references"].splitlines()]
    said, limits = ngram_counts(hypothesis, n), max_ref_counts(refs, n)
    head, *rows, foot = shown.tables[0]
    assert head[:5] == [
        "n-gram",
        "candidate",
        "reference 1",
        "reference 2",
        "limit (max)",
    ]
    for ngram, row in zip(said, rows, strict=True):
        counts = [
            said[ngram],
            *(ngram_counts(r, n)[ngram] for r in refs),
            limits[ngram],
        ]
        assert row[:5] == [" ".join(ngram), *map(str, counts)]
        paid = min(said[ngram], limits[ngram])
        assert row[5] == f"min({said[ngram]}, {limits[ngram]}) = {paid}"
    matches, total = match_counts(hypothesis, refs, n)
    assert foot == ["sum", str(total), "", "", "", str(matches), ""]
    assert f"= {matches}/{total} = {matches / total:.4f}." in shown.text


def test_clip_says_in_words_what_becomes_of_each_word():
    shown = answer("clip", candidate="the the the dog", references="the the cat")
    assert [row[-1] for row in shown.tables[0][1:3]] == ["✂ 1 clipped", "· no match"]
    assert "1-grams, 2 of 4 match, 1 clipped" in shown.text


@pytest.mark.parametrize(
    ("c", "lens"), list(product([0, 3, 13, 14, 40], ["12,15,17", "7 5", "9"]))
)
def test_brevity_shows_the_penalty_of_bleu(c, lens):
    shown = answer("brevity", c=str(c), lengths=lens)
    ref_lens = [int(part) for part in re.findall(r"\d+", lens)]
    for length, r, penalty in shown.tables[1][1:]:
        nearest = closest_ref_len(hyp_len=int(length), ref_lens=ref_lens)
        expected = brevity_penalty(hyp_len=int(length), ref_len=nearest)
        assert (r, float(penalty)) == (str(nearest), round(expected, 4))
    r = closest_ref_len(hyp_len=c, ref_lens=ref_lens)
    assert f"c = {c}, and the closest reference length is r = {r}." in shown.text
    taken = [row[1] for row in shown.tables[0] if "closest" in row[3]]
    assert taken == [str(r)]


def test_brevity_says_where_the_reference_length_jumps():
    text = answer("brevity", lengths="17 12 15").text
    assert "jumps from 12 to 15 at c = 14; from 15 to 17 at c = 17" in text


def test_brevity_has_one_dashed_line_for_each_length_that_pays():
    html = forms.explore("brevity", {"c": "3", "lengths": "6"})
    assert html.count('class="taken"') == 6  # c = 0 to 5
    assert html.count('class="taken here"') == 1


@pytest.mark.parametrize(
    ("c", "lens"), [("14", "12,15,17"), ("40", "1 2 9"), ("0", "9")]
)
def test_no_line_of_the_picture_crosses_the_words_of_the_answer(c, lens):
    html = forms.explore("brevity", {"c": c, "lengths": lens})
    [label] = re.findall(r'<text class="strong"[^>]* y="([\d.]+)"[^>]*>c = ', html)
    tops = [float(y) for y in re.findall(r'd="M[\d.]+ ([\d.]+)[VH]', html)]
    assert float(label) < min(tops) - 10


@pytest.mark.parametrize(
    "p", ["0.4 0.3 0.2 0.1", "1 1 1 1", "0.94 0.59 0.44 0", "0 0 0 0"]
)
def test_means_are_the_three_means(p):
    state = {f"p{n}": text for n, text in enumerate(p.split(), 1)}
    precisions = [float(text) for text in p.split()]
    rows = answer("means", **state).tables[0][1:]
    expected = [mean(precisions) for mean in (fmean, geometric_mean, harmonic_mean)]
    assert [row[0] for row in rows] == ["arithmetic", "geometric", "harmonic"]
    assert [float(row[1]) for row in rows] == [round(mean, 4) for mean in expected]


def test_means_are_said_aloud_each_time_they_change():
    """A screen reader hears the first sentences of the answer, and no bar."""

    def said(p4):
        [summary] = re.findall(
            '<p class="explorable-summary">(.*?)</p>',
            forms.explore("means", {"p4": p4}),
        )
        return summary

    assert "Arithmetic 0.2500, geometric 0.2213, harmonic 0.1920." in said("0.1")
    assert said("0.1") != said("0.11")
    assert "Arithmetic 0.2250, geometric 0, harmonic 0." in said("0")


def test_means_say_which_collapse():
    assert (
        "The geometric and the harmonic mean collapse to 0"
        in answer("means", p4="0").text
    )
    assert "p₂ and p₄ are 0" in answer("means", p2="0", p4="0.00").text
    assert "all three means are 0" in answer("means", **dict(EXTREMES[7][1])).text
    assert "no mean collapses" in answer("means").text


@pytest.mark.parametrize("n", [1, 2, 3, 4])
@pytest.mark.parametrize("candidate", [SONG["candidate"], "na na na ooh na na"])
def test_dots_are_the_equal_ngrams(candidate, n):
    shown = answer("dots", candidate=candidate, reference=SONG["reference"], n=str(n))
    hypothesis, ref = candidate.split(), SONG["reference"].split()
    said, known = ngram_counts(hypothesis, n), ngram_counts(ref, n)
    pairs = sum(said[ngram] * known[ngram] for ngram in said)
    listed = sum(int(row[4].split(":")[0]) for row in shown.tables[0][1:])
    assert listed == pairs
    matches, total = match_counts(hypothesis, [ref], n)
    assert f"= {matches} of {total}" in shown.text
    equal = sum(word == other for word, other in product(hypothesis, ref))
    assert len(shown.all("circle")) == equal


def test_a_diagonal_cannot_be_made_longer():
    found = dots.diagonals("a b a b c".split(), "a b a b".split())
    assert found == [(0, 0, 4), (0, 2, 2), (2, 0, 2)]


def test_only_a_diagonal_as_long_as_n_gets_a_band():
    for n, bands in (1, 4), (2, 2), (3, 1), (4, 1):
        html = forms.explore("dots", {"n": str(n)})
        assert html.count(f'class="band band-{n}"') == bands


@pytest.mark.parametrize("away", [0, 3, 5, 8, 11, 12, 20])
def test_smoothings_are_those_of_bleu(away):
    shown = answer("smoothing", away=str(away))
    hypothesis = smoothing.FIELDS[0].default.split()
    refs = [smoothing.FIELDS[1].default.split()]
    left = smoothing.without_last(hypothesis, refs, away)
    scores, precisions = (table[1:] for table in shown.tables)
    for name in smoothing.SMOOTHINGS:
        function = getattr(
            bleu.smoothing, name.split(",")[0]
        )  # labels name the defaults
        expected = sentence_bleu(left, refs, smoothing=function)
        row = scores.pop(0)
        assert (row[0], float(row[1])) == (name, round(expected.score, 4))
        assert row[3].startswith("0:") == (expected.score == 0)
        values = [float(cell.split()[0]) for cell in precisions.pop(0)[1:]]
        assert values == [round(p, 4) for p in expected.precisions]
    assert scores == precisions == []


def test_smoothing_takes_away_what_matches():
    refs = [["a", "...", "...."]]
    assert smoothing.without_last(["a", "b"], refs, 1) == ["a", "....."]
    assert smoothing.without_last(["a", "b"], refs, 9) == ["....."] * 2


def test_smoothing_marks_in_words_what_is_above_1():
    shown = answer(
        "smoothing", candidate="a b a a", references="b b a a\na b\nb a b a", away="0"
    )
    remarks = {row[0]: row[3] for row in shown.tables[0][1:]}
    assert remarks["interpolated"] == "above 1"
    assert remarks["no_smoothing"] == "0: p₄ is 0"
    assert sum("above 1" in cell for row in shown.tables[1] for cell in row) == 2


# The HTML


@pytest.mark.parametrize("name", forms.NAMES)
def test_a_form_holds_its_worked_case(name):
    html = forms.form(name)
    assert f"data-output>{forms.explore(name, {})}</div></form>" in html
    assert "explorable-error" not in html
    assert html.count("<fieldset") == html.count("data-controls disabled>") == 1
    assert html.index("disabled>") < html.index("<label")
    assert html.index('type="reset"') < html.index("</fieldset>")
    first, attributes = Shown(html).elements[0]
    assert first == "form"
    assert attributes["class"] == "explorable"
    assert (attributes["id"], attributes["data-name"]) == (f"explore-{name}", name)


@pytest.mark.parametrize("name", forms.NAMES)
def test_every_control_has_a_label_and_its_value(name):
    shown = Shown(forms.form(name))
    identifiers = {attributes.get("id") for tag, attributes in shown.elements}
    labels = {attributes["for"] for attributes in shown.all("label")}
    controls = shown.all("input", "textarea", "select")
    assert [c["name"] for c in controls] == [
        f.name for f in forms.FORMS.named(name).fields
    ]
    assert labels == {control["id"] for control in controls}
    for control in controls:
        assert control.get("aria-describedby", control["id"]) in identifiers
    values = {attributes["data-value-of"] for attributes in shown.all("output")}
    assert values == {c["name"] for c in controls if c.get("type") == "range"}
    assert [b["type"] for b in shown.all("button")] == ["submit", "button", "reset"]


def test_identifiers_are_there_once_and_never_in_an_answer():
    pages = [Shown(forms.form(name)) for name in forms.NAMES]
    found = [a["id"] for page in pages for _, a in page.elements if "id" in a]
    assert len(found) == len(set(found))
    for name in forms.NAMES:
        assert not any("id" in attributes for _, attributes in answer(name).elements)


@pytest.mark.parametrize(("name", "state"), EXTREMES)
def test_an_answer_is_sound_at_the_extremes(name, state):
    html = forms.explore(name, state)
    assert "explorable-error" not in html
    shown = Shown(html)
    assert len(shown.text) > 40
    for tag, attributes in shown.elements:
        assert tag not in {"script", "style", "form", "input", "a"}
        assert not [key for key in attributes if key.startswith("on")]
        assert tag != "th" or attributes["scope"] in ("col", "row")
        assert tag != "svg" or (
            attributes["role"] == "img" and attributes["aria-label"]
        )
        assert "tabindex" not in attributes or attributes["aria-label"]
    ours = [a for a in shown.all("table") if a.get("class") == "explorable-table"]
    assert len(shown.all("caption")) == len(ours)
    for rows in shown.tables[: len(ours)]:
        assert len(set(map(len, rows))) == 1


def test_a_field_that_is_missing_takes_its_default_and_another_is_ignored():
    assert forms.explore("dots", {"n": "2", "name": "<b>"}) == forms.explore("dots", {})


def test_line_ends_count_once_and_wide_digits_are_digits():
    state = {"references": "\r\n".join(["x" * 599] * 6)}
    assert "explorable-error" not in forms.explore("clip", state)
    assert "r = 15" in answer("brevity", c="14", lengths="１２、15，17").text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_form_needs_what_every_page_has_and_nothing_else(path):
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.name for alias in node.names]
            root = getattr(node, "module", names[0]).split(".")[0]
            assert root in {"bleu", "forms", "live", *sys.stdlib_module_names}


# What must not get through

ATTACKS = [
    "<img src=x onerror=alert(1)>",
    '"><script>alert(1)</script>',
    "</textarea><img/src=x/onerror=alert(1)>",
    "&lt;img&gt; ' onclick=alert(1)",
]


@pytest.mark.parametrize("attack", ATTACKS)
@pytest.mark.parametrize(("name", "field"), TEXTS)
def test_text_is_never_markup(name, field, attack):
    everywhere = {key: attack for explorable, key in TEXTS if explorable == name}
    control = next(f for n, f in FIELDS if (n, f.name) == (name, field))
    alone = forms.explore(name, {field: attack})
    together = forms.explore(name, {**everywhere, "away": "0"})
    for html in (alone, together, control.html(attack, "form")):
        shown = Shown(html)
        assert not shown.all("img", "script")
        assert not [key for _, a in shown.elements for key in a if key.startswith("on")]
        values = [a["value"] for a in shown.all("input")]
        assert html == alone or attack[:3] in "".join([shown.text, *values])


@pytest.mark.parametrize(
    ("name", "field"),
    [(n, f.name) for n, f in FIELDS if isinstance(f, Slider | Choice)],
)
def test_a_link_cannot_put_markup_into_a_number(name, field):
    text = message(name, **{field: "<b>1</b>"})
    assert "“<b>1</b>” was given" in text


# Errors: which field, what was given, what is allowed

WORDS = "At most 60 are allowed."
SCALE = "Allowed is a number from 0 to 1, in steps of 0.01."
WHOLE = "Allowed are integers from 1 to 40."
BAD = [
    ("clip", "candidate", "a " * 61, f"Candidate: 61 words were given. {WORDS}"),
    (
        "clip",
        "candidate",
        "a" * 601,
        "Candidate: 601 characters were given. At most 600 are allowed.",
    ),
    (
        "clip",
        "references",
        "",
        "References: no sentence was given. Write 1 to 6, one per line.",
    ),
    (
        "clip",
        "references",
        " \n\n ",
        "References: no sentence was given. Write 1 to 6, one per line.",
    ),
    (
        "clip",
        "references",
        "a\n" * 7,
        "References: 7 lines were given. Write 1 to 6, one per line.",
    ),
    (
        "clip",
        "references",
        "a\n" + "b " * 61,
        f"References, line 2: 61 words were given. {WORDS}",
    ),
    (
        "clip",
        "references",
        "a" * 3601,
        "References: 3601 characters were given. At most 3600 are allowed.",
    ),
    ("clip", "n", "5", "Order n: “5” was given. Allowed is one of 1, 2, 3, 4."),
    ("clip", "n", "", "Order n: nothing was given. Allowed is one of 1, 2, 3, 4."),
    (
        "brevity",
        "c",
        "-1",
        "Length of the candidate, c: “-1” was given. Allowed is a number from 0 to 40, in steps of 1.",
    ),
    (
        "brevity",
        "c",
        "41",
        "Length of the candidate, c: “41” was given. Allowed is a number from 0 to 40, in steps of 1.",
    ),
    (
        "brevity",
        "c",
        "2.5",
        "Length of the candidate, c: “2.5” was given. Allowed is a number from 0 to 40, in steps of 1.",
    ),
    (
        "brevity",
        "lengths",
        "",
        "Lengths of the references: no numbers were given. Write 1 to 6, with commas between them.",
    ),
    (
        "brevity",
        "lengths",
        "1,2,3,4,5,6,7",
        "Lengths of the references: 7 numbers were given. Write 1 to 6, with commas between them.",
    ),
    (
        "brevity",
        "lengths",
        "12, twelve",
        f"Lengths of the references: “twelve” was given. {WHOLE}",
    ),
    ("brevity", "lengths", "0", f"Lengths of the references: “0” was given. {WHOLE}"),
    ("brevity", "lengths", "-3", f"Lengths of the references: “-3” was given. {WHOLE}"),
    (
        "brevity",
        "lengths",
        "12.5",
        f"Lengths of the references: “12.5” was given. {WHOLE}",
    ),
    (
        "brevity",
        "lengths",
        "999",
        f"Lengths of the references: “999” was given. {WHOLE}",
    ),
    (
        "brevity",
        "lengths",
        "1" * 61,
        "Lengths of the references: 61 characters were given. At most 60 are allowed.",
    ),
    ("means", "p1", "1.01", f"p₁: “1.01” was given. {SCALE}"),
    ("means", "p2", "0.005", f"p₂: “0.005” was given. {SCALE}"),
    ("means", "p3", "nan", f"p₃: “nan” was given. {SCALE}"),
    ("means", "p4", "1e-2", f"p₄: “1e-2” was given. {SCALE}"),
    ("means", "p4", "", f"p₄: nothing was given. {SCALE}"),
    ("dots", "candidate", "a " * 61, f"Candidate: 61 words were given. {WORDS}"),
    ("dots", "reference", "", "Reference: no sentence was given. Write exactly one."),
    ("dots", "reference", "a\nb", "Reference: 2 lines were given. Write exactly one."),
    ("dots", "reference", "b " * 61, f"Reference: 61 words were given. {WORDS}"),
    ("dots", "n", "two", "Order n: “two” was given. Allowed is one of 1, 2, 3, 4."),
    (
        "smoothing",
        "references",
        "",
        "References: no sentence was given. Write 1 to 6, one per line.",
    ),
    ("smoothing", "candidate", "a " * 61, f"Candidate: 61 words were given. {WORDS}"),
    (
        "smoothing",
        "away",
        "21",
        "Last words replaced: “21” was given. Allowed is a number from 0 to 20, in steps of 1.",
    ),
    (
        "smoothing",
        "away",
        "9" * 99,
        f"Last words replaced: “{'9' * 29}…” was given. Allowed is a number from 0 to 20, in steps of 1.",
    ),
]


@pytest.mark.parametrize(("name", "field", "text", "expected"), BAD)
def test_bad_input_is_answered_with_a_sentence(name, field, text, expected):
    assert message(name, **{field: text}) == expected


def test_every_field_that_is_wrong_is_named():
    state = {"candidate": "a " * 61, "references": "", "n": "9"}
    marked = re.findall('data-invalid="(.*?)"', forms.explore("clip", state))
    assert marked == ["candidate", "references", "n"]
    text = message("clip", **state)
    assert [label in text for label in ("Candidate:", "References:", "Order n:")] == [
        True
    ] * 3


@pytest.mark.parametrize("call", [forms.form, partial(forms.explore, state={})])
def test_a_form_that_does_not_exist_is_refused(call):
    with pytest.raises(ValueError, match="no form 'clap'; there are clip, brevity"):
        call("clap")


def test_every_kind_of_field_has_bad_input_in_the_list():
    tried = {(name, field) for name, field, *_ in BAD}
    kinds = {type(field) for name, field in FIELDS if (name, field.name) in tried}
    assert kinds == {Text, Slider, Choice}
    assert set(chain(name for name, _ in tried)) == set(forms.NAMES)
