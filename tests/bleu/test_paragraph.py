"""The paragraph for a paper: what it says, and what it refuses to say."""

import pytest
from sacrebleu.metrics import BLEU

from bleu import report
from bleu.show import paragraph
from bleu.significance import Comparison, Interval
from bleu.text.signature import VERSION

REFERENCES = [["the cat is on the mat"], ["he was reading a book at home"]]
GOOD = report(["the cat is on the mat", "he read a book at home"], REFERENCES)
POOR = report(["the cat is a mat", "he is reading at home"], REFERENCES)
A, B = GOOD.score.score, POOR.score.score


def interval(value, width=0.05):
    return Interval(value, value - width, value + width, value, 0.95, 1000)


def test_it_says_what_was_measured_and_how():
    text = paragraph({"Ours": GOOD})
    assert text == (
        "We compute corpus BLEU (Papineni et al., 2002) with the program "
        f"bleu {VERSION}, over 2 segments with one reference each: tokenizer 13a, case kept, n-grams up to order 4, smoothing exp. Ours scores "
        f"{GOOD.points:.2f} points. Signature: {GOOD.signature}. sacreBLEU 2.6.0 computes "
        "the same score, with the signature "
        "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp|version:2.6.0."
    )


HYPOTHESES = ["the cat is on a mat, in 1999.", "He read a book", ""]
LINES = [["The cat is on the mat, in 1999."], ["he was reading a book"], ["no"]]


@pytest.mark.parametrize("smooth", ["none", "floor", "add-k", "exp"])
@pytest.mark.parametrize("tokenize", ["none", "13a", "char", "zh", "intl"])
@pytest.mark.parametrize("order", [2, 4, 12])
@pytest.mark.parametrize("lower", [False, True])
def test_the_score_and_signature_it_names_are_sacrebleus(
    smooth, tokenize, order, lower
):
    """sacreBLEU itself, with the same settings, on the same lines."""
    settings = {"tokenize": tokenize, "lowercase": lower, "max_order": order}
    ours = report(HYPOTHESES, LINES, smoothing=smooth, **settings)
    theirs = BLEU(
        smooth_method=smooth, tokenize=tokenize, lowercase=lower, max_ngram_order=order
    )
    score = theirs.corpus_score(HYPOTHESES, [[line for [line] in LINES]]).score
    text, signature = paragraph({"x": ours}), str(theirs.get_signature())
    assert str(ours.signature.as_sacrebleu()) == signature
    if smooth == "add-k" and order == 12 and tokenize != "char":
        assert abs(ours.points - score) > 1  # 0 of 0 is made 1 of 1
        assert "sacreBLEU 2.6.0 may compute another score: its add-k" in text
    else:
        assert abs(ours.points - score) < 1e-9
        unsaid = "" if order == 4 else f" (which does not say order {order})"
        said = f"computes the same score, with the signature {signature}{unsaid}."
        assert text.endswith(said)


def test_several_scores_are_the_same_scores():
    text = paragraph({"old": POOR, "new": GOOD})
    assert "sacreBLEU 2.6.0 computes the same scores, with" in text


@pytest.mark.parametrize(
    ("references", "settings", "said"),
    [
        (["a b", "a"], {}, "with 2 references each"),
        (["a b"], {"lowercase": True}, "lower-cased"),
        (["a b"], {"max_order": 2}, "up to order 2"),
        (["a b"], {"smoothing": "floor"}, "smoothing floor[0.10]"),
        (["a b"], {"tokenize": "char"}, "tokenizer char"),
        (["a b"], {"effective_order": True}, "order 4 and the effective order"),
        (["a b"], {}, "over 1 segment with"),
    ],
)
def test_each_setting_is_in_it(references, settings, said):
    assert said in paragraph({"x": report(["a b"], [references], **settings)})


def test_a_varying_number_of_references_is_said():
    each = report(["a", "b"], [["a"], ["b", "c"]])
    assert "2 segments with a varying number of references: tokenizer" in paragraph(
        {"x": each}
    )


def test_it_says_how_sure_each_score_is():
    text = paragraph({"Ours": GOOD}, intervals={"Ours": interval(A)})
    ends = f"{100 * A - 5:.2f} to {100 * A + 5:.2f}"
    assert f"points (95 % bootstrap interval {ends}, 1000 resamples). Signature" in text


def test_it_says_which_test_was_made():
    comparison = Comparison("paired bootstrap", A, B, 0.012, 1000)
    text = paragraph({"old": POOR, "new": GOOD}, comparisons={"new": comparison})
    points = f"{100 * (A - B):.2f}"
    assert (
        f"{points} above old's (paired bootstrap, two-sided, 1000 samples, p = 0.0120)"
        in text
    )


def test_a_lower_score_is_below():
    comparison = Comparison("paired bootstrap", B, A, 0.5, 1000)
    text = paragraph({"old": GOOD, "new": POOR}, comparisons={"new": comparison})
    assert f"{100 * (A - B):.2f} below old's" in text


def test_the_smallest_p_there_is_is_a_bound():
    comparison = Comparison("approximate randomization", A, B, 1 / 10_001, 10_000)
    text = paragraph({"old": POOR, "new": GOOD}, comparisons={"new": comparison})
    assert "p ≤ 0.0001" in text


def test_many_samples_get_the_decimals_they_need():
    comparison = Comparison("approximate randomization", A, B, 1 / 100_001, 100_000)
    text = paragraph({"old": POOR, "new": GOOD}, comparisons={"new": comparison})
    assert "p ≤ 0.000010" in text


def test_the_interval_of_the_difference_is_said():
    found = Comparison("paired bootstrap", A, B, 0.012, 1000, interval(A - B, 0.01))
    text = paragraph({"old": POOR, "new": GOOD}, comparisons={"new": found})
    low, high = 100 * (A - B) - 1, 100 * (A - B) + 1
    assert (
        f"old's (95 % bootstrap interval of the difference {low:.2f} to {high:.2f}, "
        "1000 resamples; paired bootstrap" in text
    )


def test_equal_scores_are_equal():
    same = Comparison("paired bootstrap", A, A, 1.0, 1000)
    text = paragraph({"old": GOOD, "new": GOOD}, comparisons={"new": same})
    assert "points, equal to old's (paired" in text


def test_several_tests_are_said_to_be_uncorrected():
    tests = {name: Comparison("paired bootstrap", B, A, 0.5, 1000) for name in "xy"}
    systems = {"old": GOOD, "x": POOR, "y": POOR}
    said = "The 2 p-values are not corrected for their number."
    assert said in paragraph(systems, comparisons=tests)
    del tests["y"]
    assert "not corrected" not in paragraph(systems, comparisons=tests)


def test_the_seed_is_said_when_there_is_one():
    assert "with the seed 7. Signature" in paragraph({"Ours": GOOD}, seed=7)
    assert "seed" not in paragraph({"Ours": GOOD})


# --- errors ------------------------------------------------------------------------------


def test_nothing_has_no_paragraph():
    with pytest.raises(ValueError, match="there is no report"):
        paragraph({})


def test_reports_with_different_settings_do_not_compare():
    other = report(["a", "b"], REFERENCES, tokenize="char", lowercase=True)
    with pytest.raises(
        ValueError, match="a and b do not compare: case: mixed / lc, tok: 13a"
    ):
        paragraph({"a": GOOD, "b": other})


def test_reports_of_different_test_sets_do_not_compare():
    with pytest.raises(ValueError, match="another number of segments"):
        paragraph({"a": GOOD, "b": report(["a"], [["a"]])})


def test_a_comparison_the_other_way_round_is_refused():
    wrong = Comparison("paired bootstrap", B, A, 0.01, 1000)
    with pytest.raises(ValueError, match="the baseline second"):
        paragraph({"old": POOR, "new": GOOD}, comparisons={"new": wrong})


def test_an_interval_of_another_score_is_refused():
    with pytest.raises(ValueError, match="interval of old is of"):
        paragraph({"old": POOR}, intervals={"old": interval(A)})


@pytest.mark.parametrize("what", ["intervals", "comparisons"])
def test_a_name_without_a_report_is_refused(what):
    found = {"Old": interval(B)}
    with pytest.raises(ValueError, match=f"{what} holds 'Old', but .* of old"):
        paragraph({"old": POOR}, **{what: found})


def test_a_report_alone_is_no_mapping():
    with pytest.raises(TypeError, match="reports is a Report"):
        paragraph(POOR)
