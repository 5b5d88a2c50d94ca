"""`bleu.show`: what is shown is what was counted."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from bleu import (
    clipped_counts,
    explain,
    exponential,
    match_counts,
    max_ref_counts,
    ngram_counts,
    sentence_bleu,
)
from bleu.show import highlight


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
    statuses = highlight(hypothesis, references, n).statuses[n]
    counts = match_counts(hypothesis, references, n)
    assert (statuses.count("match"), len(statuses)) == counts


def test_what_is_over_the_limit_is_clipped_from_the_left(mat):
    statuses = highlight(["the"] * 4, mat).statuses[1]
    assert statuses == ("match", "match", "clipped", "clipped")


def test_the_text_names_every_ngram_and_its_status():
    text = repr(highlight("the dog".split(), ["the cat".split()]))
    assert "✓ the (match)" in text
    assert "· dog (no match)" in text


def test_the_table_is_well_formed_and_no_row_is_wider_than_the_sentence(picture):
    rows = parsed(highlight(*picture, max_order=4)).rows
    assert len(rows) == 1 + 1 + 2 + 3 + 3  # a head, then n lanes for order n
    assert max(rows) == rows[0] == 7


@pytest.mark.parametrize("show", [highlight, explain])
def test_every_row_and_every_column_has_a_header(picture, show):
    page = BeautifulSoup(show(*picture, max_order=4)._repr_html_(), "html.parser")
    rows = page.select("tbody tr")
    assert rows
    for row in rows:
        header, *others = row.find_all(["th", "td"], recursive=False)
        assert (header.name, header["scope"]) == ("th", "row")
        assert header.get_text(strip=True)
        assert {cell.name for cell in others} == {"td"}
    for header in page.select("thead th"):
        assert header["scope"] == "col"
        assert header.get_text(strip=True)


def test_rows_of_one_order_say_where_their_ngrams_begin(picture):
    page = BeautifulSoup(highlight(*picture, 2)._repr_html_(), "html.parser")
    headers = [header.get_text() for header in page.select("tbody th")]
    assert headers == ["2-grams from token 1", "2-grams from token 2"]


def test_tokens_are_escaped():
    html = highlight(["<b>", "&"], [["<b>"]])._repr_html_()
    assert "<b>" not in html
    assert "&lt;b&gt;" in html


def test_nothing_is_told_by_color_alone(mat):
    html = highlight(["the"] * 3 + ["dog"], mat)._repr_html_()
    for mark, status in (("✓", "match"), ("✂", "clipped"), ("·", "no match")):
        assert mark in html
        assert f": {status}</span>" in html


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


def test_the_clip_table_is_what_separates_counts_from_clipped_counts(picture):
    clips = explain(*picture).clips
    lost = Counter({clip.ngram: clip.hyp_count - clip.counts[2] for clip in clips})
    for n in range(1, 5):
        counts, clipped = ngram_counts(picture[0], n), clipped_counts(*picture, n)
        for ngram in max_ref_counts(picture[1], n):
            assert counts[ngram] - clipped[ngram] == lost[ngram]


def test_the_clips_of_an_order_are_the_ngrams_marked_as_clipped(picture):
    shown = explain(*picture)
    for n, statuses in shown.highlight.statuses.items():
        lost = sum(
            c.hyp_count - c.max_ref_count for c in shown.clips if len(c.ngram) == n
        )
        assert lost == statuses.count("clipped")


def test_the_clip_table_is_there_in_both_forms(mat):
    shown = explain(["the"] * 7, mat)
    assert "7                         2        2  the" in repr(shown)
    html = re.sub(r' style="[^"]*"', "", shown._repr_html_())
    assert "the</th><td>7</td><td>2</td><td>2</td>" in html
    parsed(shown)


def test_low_orders_and_large_losses_come_first():
    clips = explain("b a a a b a".split(), [["b", "a"]], max_order=2).clips
    assert [clip.words for clip in clips] == ["a", "b", "b a"]


def test_a_long_clip_table_says_how_many_rows_it_leaves_out():
    sentence = "a b c d e f".split()
    shown = explain(sentence * 2, [sentence])
    for text in (repr(shown), shown._repr_html_()):
        assert f"{len(shown.clips) - 12} more are not shown" in text
    assert len(re.findall(r"^ +\d+ +\d+ +\d+  [a-f]", repr(shown), re.M)) == 12
    assert len(re.findall(r'scope="row"[^>]*>[a-f]', shown._repr_html_())) == 12
    parsed(shown)


def test_that_nothing_was_clipped_is_said_in_words():
    shown = explain("a b x".split(), ["a b c".split()])
    assert shown.clips == ()
    assert "Nothing is clipped" in repr(shown)
    assert "Nothing is clipped" in shown._repr_html_()


@pytest.mark.parametrize(
    ("sizes", "line"),
    [
        ([3], "4 in the hypothesis, 3 in the reference"),
        ([7, 5], "; 7, 5 (closest) in references 1 and 2"),
        ([4, 9, 4], "; 4 (closest), 9, 4 (closest) in references 1 to 3"),
        ([5, 3], "; 5, 3 (closest; of two as close, the shorter) in references"),
    ],
    ids=["one", "two", "the same length twice", "a tie"],
)
def test_every_length_is_shown_and_the_closest_is_named(sizes, line):
    shown = explain(["the"] * 4, [["the"] * size for size in sizes])
    assert line in repr(shown)
    assert line in shown._repr_html_()


def test_a_smoothed_precision_says_so(fruit):
    smoothed = explain(*fruit, smoothing=exponential)
    assert repr(smoothed).count("smoothed") == 1
    assert smoothed._repr_html_().count("smoothed") == 1
    assert "smoothed" not in repr(explain(*fruit))


def test_the_text_has_a_line_per_token_with_the_marks_of_its_ngrams(mat):
    lines = repr(explain("the the the dog".split(), mat, max_order=2)).splitlines()
    assert lines[1:5] == [
        "    ✓ ·  the",
        "    ✓ ·  the",
        "    ✂ ·  the",
        "    ·    dog",
    ]


def test_the_readme_shows_what_explain_prints():
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    sat, ran = "the cat sat on the mat".split(), "the cat is on the mat".split()
    assert f"```\n{explain(sat, [ran], max_order=2)}\n```" in readme


def test_tokens_of_an_explanation_are_escaped():
    html = explain(["<b>", "<b>"], [["<b>"]])._repr_html_()
    assert "<b>" not in html
    assert 'of: &lt;b&gt; &lt;b&gt;"' in html


def test_an_order_below_1_is_refused():
    with pytest.raises(ValueError, match="n is 0"):
        highlight(["the"], [["the"]], 0)
