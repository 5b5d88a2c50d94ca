"""`bleu.explain`: what is shown is what was counted."""

import re
from html.parser import HTMLParser

import pytest

from bleu import explain, exponential, highlight, match_counts, sentence_bleu


class Wellformed(HTMLParser):
    """Collects cells and complains about a tag that is never closed."""

    def __init__(self):
        super().__init__()
        self.open, self.rows = [], []

    def handle_starttag(self, tag, attributes):
        if tag != "br":
            self.open.append(tag)
        if tag == "tr":
            self.rows.append(0)
        if tag in ("td", "th"):
            self.rows[-1] += int(dict(attributes).get("colspan", 1))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def parsed(shown):
    page = Wellformed()
    page.feed(shown._repr_html_())
    assert page.open == []
    return page


@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_marks_are_the_counts(picture, n):
    hypothesis, references = picture
    fates = highlight(hypothesis, references, n).fates[n]
    counts = match_counts(hypothesis, references, n)
    assert (fates.count("match"), len(fates)) == counts


def test_what_is_over_the_limit_is_clipped_from_the_left(mat):
    fates = highlight(["the"] * 4, mat).fates[1]
    assert fates == ("match", "match", "clipped", "clipped")


def test_the_text_names_every_ngram_and_its_fate():
    text = repr(highlight("the dog".split(), ["the cat".split()]))
    assert "✓ the (match)" in text
    assert "· dog (no match)" in text


def test_the_table_is_well_formed_and_no_row_is_wider_than_the_sentence(picture):
    rows = parsed(highlight(*picture, up_to=4)).rows
    assert len(rows) == 1 + 1 + 2 + 3 + 3  # a head, then n lanes for order n
    assert max(rows) == rows[0] == 7


def test_tokens_are_escaped():
    html = highlight(["<b>", "&"], [["<b>"]])._repr_html_()
    assert "<b>" not in html
    assert "&lt;b&gt;" in html


def test_nothing_is_told_by_colour_alone(mat):
    html = highlight(["the"] * 3 + ["dog"], mat)._repr_html_()
    for mark, fate in (("✓", "match"), ("✂", "clipped"), ("·", "no match")):
        assert mark in html
        assert f": {fate}</span>" in html


def test_the_explained_score_is_the_score(fruit):
    shown = explain(*fruit, smoothing=exponential)
    assert shown.score == sentence_bleu(*fruit, smoothing=exponential)
    assert f"= {shown.score.score:.4f}" in repr(shown)


def test_text_and_html_show_the_same_numbers(paper_references):
    hypothesis = "it is a guide to action which ensures that the military".split()
    shown = explain(hypothesis, paper_references)
    numbers = set(re.findall(r"\d+\.\d{4}", repr(shown)))
    assert numbers
    assert numbers <= set(re.findall(r"\d+\.\d{4}", shown._repr_html_()))
    parsed(shown)


def test_a_score_of_0_says_why(fruit):
    assert "an order without a match" in repr(explain(*fruit))


def test_an_empty_hypothesis_can_be_shown():
    parsed(explain([], [["the"]]))


def test_an_order_below_1_is_refused():
    with pytest.raises(ValueError, match="n is 0"):
        highlight(["the"], [["the"]], 0)
