"""Lines to a signed score: sacreBLEU 2.6.0's over its options, and each exception by name."""

import math
import random

import pytest
import sacre
import sacrebleu
from sacrebleu.metrics import BLEU, TER

from bleu import BleuStats, corpus_bleu, report
from bleu.metrics import sentence_ter
from bleu.text import (
    Report,
    differences,
    parse_signature,
    sentence_report,
)
from bleu.text.reports import VALUES, named_smoothing

CORPORA = 2_500  # the share that every run compares; 100,000 were compared once by hand
POINTS = 1e-9
WORDS = [
    *"the The a cat cat's sat, mat. 1,000.50 3-4 1999. &quot;yes&quot; (no) “so” É é".split(),
    *"we-go $5 50% 中文 私は 학교에 갔다. ... -5 x/y I'm".split(),
]
SETTINGS = {
    "tokenize": ("none", "13a", "intl", "char", "zh", "ja-mecab", "ko-mecab"),
    "lowercase": (False, True),
    "effective_order": (False, True),
    "max_order": (1, 2, 3, 4, 4, 4, 6),
}
SMOOTHINGS = [
    ("exp", None),
    ("none", None),
    *((m, v) for m in VALUES for v in (None, 0.01, 2)),
]


def corpora(seed, count=CORPORA):
    """Lines with one to four references; some are missing, some empty."""
    rng = random.Random(seed)
    for _ in range(count):
        n_refs, hypotheses, groups = rng.randint(1, 4), [], []
        for _ in range(rng.randint(1, 4)):
            base = rng.choices(WORDS, k=rng.choice((0, 1, 2, 3, 5, 8, 12)))
            hypotheses.append(" ".join(base) + rng.choice(("", "", " ")))
            group = [noisy(base, rng) for _ in range(n_refs)]
            kept = rng.randrange(n_refs)
            missing = rng.random() < 0.2
            groups.append(
                [
                    None if missing and j != kept and rng.random() < 0.6 else line
                    for j, line in enumerate(group)
                ]
            )
        yield hypotheses, groups, rng


def noisy(words, rng):
    if rng.random() < 0.03:
        return ""
    kept = [w if rng.random() < 0.8 else rng.choice(WORDS) for w in words]
    return " ".join(
        kept[: rng.choice((99, 99, 4))] + rng.choices(WORDS, k=rng.choice((0, 0, 2)))
    )


def chosen(rng):
    settings = {name: rng.choice(values) for name, values in SETTINGS.items()}
    method, value = rng.choice(SMOOTHINGS)
    return {**settings, "smoothing": method, "smooth_value": value}


def metric_of(settings):
    """sacreBLEU's object for these settings, by its own names for them."""
    named = {"smoothing": "smooth_method", "max_order": "max_ngram_order"}
    return sacre.metric(**{named.get(n, n): value for n, value in settings.items()})


def streams(groups):
    return [list(stream) for stream in zip(*groups)]


def same(ours, theirs, smoothing):
    assert math.isclose(ours.points, theirs.score, rel_tol=0, abs_tol=POINTS)
    if ours.score.stats.hyp_len:
        assert math.isclose(ours.score.brevity_penalty, theirs.bp, abs_tol=1e-12)
    assert (ours.score.stats.hyp_len, ours.score.stats.ref_len) == (
        theirs.sys_len,
        theirs.ref_len,
    )
    if smoothing != "add-k":  # which overwrites sacreBLEU's counts
        assert list(ours.score.stats.matches) == theirs.counts
        assert list(ours.score.stats.totals) == theirs.totals
    if ours.score.stats.matches[0]:
        for p, q in zip(ours.score.precisions, theirs.precisions, strict=True):
            assert math.isclose(100 * p, q, abs_tol=POINTS)


def has_every_order(ours):
    return all(ours.score.stats.totals)


@pytest.mark.slow
def test_a_corpus_scores_as_in_sacrebleu_whatever_the_settings():
    compared = 0
    for hypotheses, groups, rng in corpora(1):
        settings = chosen(rng)
        ours = report(hypotheses, groups, **settings)
        if settings["smoothing"] == "add-k" and not has_every_order(ours):
            continue  # see test_sacrebleus_add_k_makes_full_marks_of_nothing
        metric = metric_of(settings)
        same(
            ours,
            metric.corpus_score(hypotheses, streams(groups)),
            settings["smoothing"],
        )
        said = parse_signature(str(metric.get_signature()))
        unlike = [line.split(":")[0] for line in differences(said, ours.signature)]
        assert [key for key in unlike if key not in ("smooth", "unicode")] == [
            "version",
            "order",
        ]
        compared += 1
    assert compared > 0.9 * CORPORA


def test_a_sentence_scores_as_in_sacrebleu():
    compared = 0
    for hypotheses, groups, rng in corpora(2, CORPORA // 2):
        hypothesis, group, settings = hypotheses[0], groups[0], chosen(rng)
        ours = sentence_report(hypothesis, group, **settings)
        if settings["smoothing"] == "add-k" and not has_every_order(ours):
            continue
        metric = metric_of(settings)
        theirs = metric.corpus_score([hypothesis], [[line] for line in group])
        same(ours, theirs, settings["smoothing"])
        compared += 1
    assert compared > 0.8 * CORPORA // 2


def test_the_defaults_are_those_of_sacrebleus_two_functions():
    for hypotheses, groups, _ in corpora(3, 300):
        ours = report(hypotheses, groups).points
        theirs = sacrebleu.corpus_bleu(hypotheses, streams(groups), force=True).score
        assert math.isclose(ours, theirs, abs_tol=POINTS)
        ours = sentence_report(hypotheses[0], groups[0]).points
        theirs = sacrebleu.sentence_bleu(hypotheses[0], groups[0]).score
        assert math.isclose(ours, theirs, abs_tol=POINTS)


# --- the exceptions: each is a row of the table in chapter 9 -----------------------------


def test_sacrebleus_add_k_makes_full_marks_of_nothing():
    theirs = sacrebleu.corpus_bleu(["a b c"], [["a b c"]], smooth_method="add-k")
    assert round(theirs.score, 6) == 100
    assert report(["a b c"], [["a b c"]], smoothing="add-k").points == 0.0


def test_sacrebleus_add_k_overwrites_the_counts():
    theirs = sacrebleu.corpus_bleu(["a b c x"], [["a b c d"]], smooth_method="add-k")
    assert (theirs.counts, theirs.totals) == ([3, 3, 2, 1], [4, 4, 3, 2])
    ours = report(["a b c x"], [["a b c d"]], smoothing="add-k").score.stats
    assert (ours.matches, ours.totals) == ((3, 2, 1, 0), (4, 3, 2, 1))


def test_sacrebleus_perfect_score_is_a_hair_above_100():
    assert sacrebleu.corpus_bleu(["a b c d"], [["a b c d"]]).score > 100
    assert report(["a b c d"], [["a b c d"]]).points == 100.0


def test_sacrebleu_truncates_the_corpus_to_the_shortest_stream():
    theirs = sacrebleu.corpus_bleu(["a b c d", "z z z z"], [["a b c d"]])
    assert theirs.score > 99.9
    with pytest.raises(ValueError, match="2 hypotheses but 1 lists of references"):
        report(["a b c d", "z z z z"], [["a b c d"]])


def test_sacrebleu_scores_against_characters_when_a_level_is_missing():
    hypotheses, lines = ["the cat sat on the mat"] * 2, ["the cat sat on a mat"] * 2
    assert sacrebleu.corpus_bleu(hypotheses, lines).score < 20
    with pytest.raises(
        TypeError, match=r"references\[0\] is a str; each hypothesis has a list"
    ):
        report(hypotheses, lines)


def test_sacrebleu_takes_transposed_references():
    hypotheses = ["a b c d", "x y z w"]
    by_segment = [["a b c d", "a b c e"], ["x y z w", "x y z v"]]
    assert round(sacrebleu.corpus_bleu(hypotheses, by_segment).score, 2) == 72.31
    assert report(hypotheses, by_segment).points == 100.0


def test_sacrebleu_fails_on_an_empty_corpus_without_saying_why():
    with pytest.raises(IndexError):
        sacrebleu.corpus_bleu([], [[]])
    with pytest.raises(
        ValueError, match="corpus is empty; give at least one hypothesis"
    ):
        report([], [])


def test_sacrebleu_reports_zero_precisions_when_no_word_matches():
    theirs = sacrebleu.corpus_bleu(["a b"], [["x y"]])
    ours = report(["a b"], [["x y"]]).score
    assert theirs.precisions == [0, 0, 0, 0]
    assert ours.precisions == (0.25, 0.25, 0, 0)
    assert theirs.score == ours.score == 0


def test_sacrebleus_brevity_penalty_of_nothing_against_nothing_is_1():
    theirs, ours = sacrebleu.corpus_bleu([""], [[""]]), report([""], [[""]])
    assert (theirs.bp, ours.score.brevity_penalty) == (1.0, 0.0)
    assert theirs.score == ours.points == 0.0


def test_sacrebleu_ignores_a_smoothing_value_that_is_not_used():
    assert sacrebleu.corpus_bleu(["a b"], [["a b"]], smooth_value=5).score == 0
    with pytest.raises(
        ValueError, match=r"smoothing exp takes no value, but 5 is given"
    ):
        report(["a b"], [["a b"]], smooth_value=5)


def test_sacrebleu_takes_a_negative_smoothing_value():
    """For one order it lowers p_1; for others it can raise a precision above 1."""
    theirs = BLEU(smooth_method="add-k", smooth_value=-0.5, tokenize="none")
    assert theirs.corpus_score(["a b c d e"], [["a b c d f"]]).score > 0
    with pytest.raises(ValueError, match=r"k is -0\.5; it has to be 0 or more"):
        report(["a b c d e"], [["a b c d f"]], smoothing="add-k", smooth_value=-0.5)


def test_sacrebleus_ter_lower_cases_unless_told_otherwise():
    """A metric of chapter 13; the table in chapter 9 lists it with the others."""
    assert TER().sentence_score("The cat", ["the cat"]).score == 0
    assert sentence_ter("The cat".split(), ["the cat".split()]).points == 50


# --- kept as in sacreBLEU, though it may surprise ----------------------------------------


def test_an_empty_reference_has_length_0_and_none_is_missing():
    hypothesis, long = "a b c d e", "a b c d e f g h i j k l"
    assert report([hypothesis], [[long, ""]]).score.stats.ref_len == 0
    assert report([hypothesis], [[long, None]]).score.stats.ref_len == 12


def test_effective_order_keeps_an_order_without_a_match():
    options = {"smoothing": "none", "effective_order": True}
    assert report(["a b c x"], [["a b c d"]], **options).points == 0.0
    assert report(["a b c"], [["a b c"]], **options).points == 100.0


def test_the_last_space_of_a_line_is_dropped_before_intl_sees_it():
    one, other = (
        report([line], [["in 1999"]], tokenize="intl") for line in ("1999.", "1999. ")
    )
    assert one.score == other.score


# --- what a report holds -------------------------------------------------------------------


def test_points_are_those_of_the_tokens():
    corpus = (
        ["it is 5 p.m. .", "so , he said"],
        [["it is 5 p.m. ."], ["and so , he said"]],
    )
    ours = report(*corpus, tokenize="none", smoothing="none")
    tokens = corpus_bleu(
        [line.split() for line in corpus[0]],
        [[line.split() for line in group] for group in corpus[1]],
    )
    assert ours.score == tokens


def test_segments_add_up_to_the_corpus():
    for hypotheses, groups, _ in corpora(4, 50):
        ours = report(hypotheses, groups)
        assert sum(ours.segments, BleuStats.zero(4)) == ours.score.stats


def test_sentences_are_scored_as_sentence_report_scores_them():
    for hypotheses, groups, _ in corpora(5, 50):
        each = [sentence_report(h, g).score for h, g in zip(hypotheses, groups)]
        assert report(hypotheses, groups).sentences() == each


def test_a_report_is_two_lines_and_a_dictionary():
    ours = report(["the cat is here."], [["the cat is there."]])
    assert str(ours) == f"{ours.score}\n{ours.signature}"
    found = ours.as_dict()
    assert found["points"] == ours.points == 100 * found["score"]
    assert found["signature"] == str(ours.signature)
    assert isinstance(ours, Report)


def test_missing_references_are_counted_in_the_signature():
    lines = ["a b", "c d"]
    assert report(lines, [["a b", None], ["c d", None]]).signature.get("nrefs") == "1"
    assert report(lines, [["a b", None], ["c d", "c"]]).signature.get("nrefs") == "var"


def test_input_is_left_as_it_was():
    hypotheses, groups = ["A b."], [["A b.", None]]
    report(hypotheses, groups, lowercase=True)
    assert (hypotheses, groups) == (["A b."], [["A b.", None]])


def test_lower_casing_knows_every_script():
    assert (
        report(["ÉTÉ À ΣΠΊΤΙ DA"], [["été à σπίτι da"]], lowercase=True).points == 100
    )


# --- errors ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hypotheses", "references", "error", "said"),
    [
        ("a b", [["a b"]], TypeError, "hypotheses is a str"),
        (["a b"], "a b", TypeError, "references is a str"),
        (["a b"], ["a b"], TypeError, "references\\[0\\] is a str; each hypothesis"),
        (["a b"], [None], TypeError, "references\\[0\\] is a NoneType"),
        ([["a", "b"]], [["a b"]], TypeError, "segment 0 holds a list where a line"),
        (["a b"], [[["a", "b"]]], TypeError, "segment 0 holds a list"),
        (["a", None], [["a"], ["a"]], TypeError, "segment 1 holds a NoneType"),
        (["a"], [["a"], ["b"]], ValueError, "1 hypotheses but 2 lists of references"),
        (["a", "b"], [["a"], []], ValueError, "segment 1 has no reference"),
        (["a"], [[None, None]], ValueError, "segment 0 has no reference"),
        ([], [], ValueError, "the corpus is empty"),
    ],
)
def test_a_wrong_shape_raises_and_names_the_segment(
    hypotheses, references, error, said
):
    with pytest.raises(error, match=said):
        report(hypotheses, references)


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"tokenize": "13A"}, ValueError, "no tokenizer '13A'"),
        (
            {"smoothing": "method1"},
            ValueError,
            "no smoothing 'method1'; the names are none",
        ),
        ({"smoothing": "none", "smooth_value": 1}, ValueError, "none takes no value"),
        ({"smoothing": "floor", "smooth_value": -1}, ValueError, "epsilon is -1"),
        ({"smoothing": "add-k", "smooth_value": math.inf}, ValueError, "k is inf"),
        ({"smoothing": "floor", "smooth_value": "1"}, TypeError, "epsilon is '1'"),
        ({"smoothing": ["exp"]}, ValueError, r"no smoothing \['exp'\]"),
        ({"tokenize": ["13a"]}, ValueError, r"no tokenizer \['13a'\]"),
        ({"max_order": True}, TypeError, "max_order is True"),
        ({"max_order": 0}, ValueError, "max_order is 0"),
        ({"max_order": 2.5}, TypeError, "max_order is 2.5"),
    ],
)
def test_a_wrong_setting_raises_and_names_it(settings, error, said):
    with pytest.raises(error, match=said):
        report(["a b"], [["a b"]], **settings)


def test_a_sentence_alone_is_guarded_too():
    with pytest.raises(TypeError, match=r"references\[0\] is a str"):
        sentence_report("a b", "a b")


@pytest.mark.parametrize(
    ("name", "value"), [("floor", 0.1), ("add-k", 1.0), ("exp", None)]
)
def test_a_smoothing_has_sacrebleus_default(name, value):
    assert named_smoothing(name)[1] == value == BLEU.SMOOTH_DEFAULTS[name]
