"""Every rule of ``bleu.rules`` beside the program that it restates.

NLTK and sacreBLEU are asked here, live. The others have been asked once, on the same
inputs: ``originals/ask.py`` stores their answers, and says how.
"""

import json
import math
import random
import re
import runpy
import sys
import warnings
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import sacre
from nltk.translate.bleu_score import SmoothingFunction, corpus_bleu, sentence_bleu
from tools.table import tools

import bleu
from bleu import rules
from bleu.cli.commands import main
from bleu.rules import RULES, STEPS, Stop, compare, walk, with_step
from bleu.rules.steps import shortest

ORIGINALS = Path(__file__).parent / "originals"
PINS = sorted((ORIGINALS.parents[2] / "book" / "tools").glob("requirements-*.txt"))
CASES = json.loads((ORIGINALS / "cases.json").read_text("utf-8"))
ANSWERS = [
    json.loads(path.read_text("utf-8"))
    for path in sorted((ORIGINALS / "answers").glob("*.json"))
]
# what is asked of an original and has no place among RULES
MORE = {
    "mteval-v13a -c shortest": rules.mteval_rule(
        keep_case=True, brevity_penalty="shortest"
    ),
    "mteval-v14 international": rules.mteval_rule(
        version="14", international_tokenization=True
    ),
}
ASKED = {name: row for stored in ANSWERS for name, row in stored["answers"].items()}


def rounding(name, score):
    """How far an original's answer may be from its rule's."""
    if name.startswith("multi-bleu"):
        return 0.005 + 1e-9  # it prints two digits
    if name.startswith("mteval"):
        return 0.00005 + 1e-9  # it prints four
    if name.startswith("torch"):
        return 3e-6 * score  # it computes in float32
    return 1e-8 * score  # the answer is stored to nine digits


def drawn_corpora(seed, count, *, longest=9):
    """Corpora of letters with one to three references; short, empty and equal lines."""
    rng = random.Random(seed)
    for _ in range(count):
        n_refs, hyps, refs = rng.randint(1, 3), [], []
        for _ in range(rng.randint(1, 4)):
            base = rng.choices("abcdeA.", k=rng.randint(0, longest))
            group = []
            for _ in range(n_refs):
                words = [
                    w if rng.random() < 0.75 else rng.choice("abcde") for w in base
                ]
                group.append(" ".join([*words[rng.randint(0, 1) :], "a"]))
            hyps.append(" ".join(base))
            refs.append(group)
        yield hyps, refs


# the originals that were asked once


def test_every_tool_has_answers():
    tools = {rule.tool for rule in RULES.values()}
    asked = {(RULES | MORE)[name].tool for name in ASKED}
    live = {"NLTK 3.10.4", "sacreBLEU 2.6.0", "Papineni et al. (2002)"}
    assert tools == asked | live
    assert all(len(row) == len(CASES) > 250 for row in ASKED.values())


@pytest.mark.parametrize("name", ASKED)
def test_a_rule_gives_what_its_original_gave(name):
    rule = (RULES | MORE)[name]
    for case, answer in zip(CASES, ASKED[name]):
        trace = rule.trace(*case)
        if isinstance(answer, str):
            assert trace.score is None, (case, answer)
        else:
            assert trace.score is not None, (case, trace.stops)
            assert abs(trace.score - answer) <= rounding(name, answer), case


@pytest.mark.parametrize("name", ASKED)
def test_the_answers_could_tell_a_wrong_rule(name):
    """A row of zeros, or of perfect scores, would let any rule pass."""
    numbers = [a for a in ASKED[name] if not isinstance(a, str)]
    perfect = (RULES | MORE)[name].perfect
    assert sum(0 < number < 0.99 * perfect for number in numbers) > 20


@pytest.mark.parametrize("stored", ANSWERS, ids=lambda s: ", ".join(s["answers"])[:20])
def test_the_answers_say_when_and_with_what(stored):
    assert stored["date"] >= "2026-01-01"
    assert stored["python"].startswith("3.")
    for tool, version in stored["versions"].items():
        pin = f"{tool}=={version.partition('+')[0]}\n"
        assert any(pin in path.read_text("utf-8") for path in PINS), pin


# NLTK and sacreBLEU, live


def nltk_says(hyps, refs, method, **settings):
    smooth = getattr(SmoothingFunction(), method)
    tokens = [[r.split() for r in group] for group in refs]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return corpus_bleu(
                tokens,
                [h.split() for h in hyps],
                smoothing_function=smooth,
                **settings,
            )
        except (AssertionError, IndexError):
            return None


@pytest.mark.parametrize("method", [f"method{k}" for k in range(8)])
def test_nltks_rule_is_nltk(method):
    rule = rules.nltk_rule(smoothing=method)
    for hyps, refs in drawn_corpora(int(method[-1]), 250):
        theirs, ours = nltk_says(hyps, refs, method), rule.trace(hyps, refs).score
        if theirs is None:
            assert ours is None
        else:
            assert math.isclose(ours, theirs, rel_tol=1e-12)


@pytest.mark.parametrize("weights", [(1,), (0.5, 0.5), (0.25, 0.25), (0.1,) * 5])
def test_nltks_rule_takes_weights_as_they_are(weights):
    rule = rules.nltk_rule(weights=weights)
    for hyps, refs in drawn_corpora(9, 100):
        theirs = nltk_says(hyps, refs, "method0", weights=weights)
        assert math.isclose(rule.score(hyps, refs), theirs, rel_tol=1e-12)


SETTINGS = [
    {},
    {"lowercase": True},
    {"effective_order": True},
    {"smooth_method": "none"},
    {"smooth_method": "none", "effective_order": True},
    {"smooth_method": "floor"},
    {"smooth_method": "floor", "smooth_value": 0.01},
    {"smooth_method": "add-k"},
    {"smooth_method": "add-k", "smooth_value": 2},
    {"tokenize": "none"},
    {"tokenize": "intl"},
    {"tokenize": "char"},
    {"tokenize": "zh"},
    {"max_ngram_order": 2},
    {"max_ngram_order": 6, "effective_order": True},
]


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_sacrebleus_rule_is_sacrebleu(settings):
    tool, rule = sacre.metric(**settings), rules.sacrebleu_rule(**settings)
    stored = [(h, r) for h, r in CASES]
    for hyps, refs in [*stored, *drawn_corpora(SETTINGS.index(settings), 150)]:
        theirs = tool.corpus_score(hyps, [list(stream) for stream in zip(*refs)])
        trace = rule.trace(hyps, refs)
        assert math.isclose(trace.score, theirs.score, rel_tol=1e-12), (hyps, refs)
        if settings.get("smooth_method") != "add-k":  # which changes what it reports
            assert list(trace.values["counts"]) == theirs.counts
            assert list(trace.values["totals"]) == theirs.totals
        assert trace.ref_len == theirs.ref_len


def test_the_papers_rule_is_what_the_book_derives():
    for hyps, refs in drawn_corpora(3, 200):
        tokens = [h.split() for h in hyps], [[r.split() for r in g] for g in refs]
        score = bleu.corpus_bleu(*tokens).score
        assert math.isclose(RULES["paper"].score(hyps, refs), score, rel_tol=1e-12)


# the pages of the tools restate some of them too, each as one function


@cache
def restated(name):
    names = {}
    exec(tools()[name].rule, names)
    return names


def on_page(name, hyps, refs):
    """What the function on the page of this tool gives, in its own scale."""
    streams, rule = list(zip(*refs)), restated(name)
    tokens = [h.split() for h in hyps], [[r.split() for r in g] for g in refs]
    if name == "tensorflow-nmt":
        return rule["compute_bleu"](*tokens[::-1])[0]
    if name == "torchtext":
        return rule["bleu_score"](*tokens)
    if name == "mteval":
        return rule["mteval"](hyps, *streams)
    if name == "fairseq":
        return float(rule["fairseq_score"](hyps, streams[0]).split()[2].rstrip(","))
    return float(rule["multi_bleu"](hyps, *streams).split()[2].rstrip(","))


@pytest.mark.parametrize(
    ("page", "name"),
    [
        ("tensorflow-nmt", "tensorflow-nmt"),
        ("torchtext", "torchtext"),
        ("mteval", "mteval-v14"),
        ("fairseq", "fairseq"),
        ("multi-bleu", "multi-bleu"),
    ],
)
def test_the_page_of_a_tool_says_the_same(page, name):
    rule = rules.mteval_rule(version="14") if page == "mteval" else RULES[name]
    printed = 0.005 + 1e-9 if rule.perfect == 100 else 1e-12
    for hyps, refs in drawn_corpora(7, 60):
        refs = [group[:1] for group in refs] if page == "fairseq" else refs
        if not any(h.split() for h in hyps):
            continue  # where some of them stop
        score = rule.score(hyps, refs)
        assert abs(score - on_page(page, hyps, refs)) <= printed, (hyps, refs)


# the table of twelve inputs: what each implementation gave for it, to four digits


P02 = [
    "It is a guide to action that ensures that the military will forever heed Party "
    "commands",
    "It is the guiding principle which guarantees the military forces always being under "
    "the command of the Party",
    "It is the practical guide for the army always to heed the directions of the party",
]
P02 = [line.lower() for line in P02]
MAT = ["the cat is on the mat", "there is a cat on the mat"]
TABLE = {
    "paper, candidate 1": (
        "it is a guide to action which ensures that the military always obeys the "
        "commands of the party",
        P02,
        (0.5046,) * 9 + (0.5402,),
    ),
    "paper, candidate 2": (
        "it is to insure the troops forever hearing the activity guidebook that party "
        "direct",
        P02,
        (0, 6e-155, 0, 0.0696, 0.0696, 0, 0.0696, 0, 0, 0.1327),
    ),
    "the x 7": (
        "the the the the the the the",
        MAT,
        (0, 1e-231, 0, 0.0781, 0.0781, 0, 0.0781, 0, 0, 0.2056),
    ),
    "a tie": (
        "a b c d e f",
        ["a b c d e f g", "a b c d e"],
        (1, 1, 1, 1, 1, 1, 1, 1, 0.8465, 1),
    ),
    "a short reference": (
        "a b c d e f",
        ["a b c d e f g", "a b c"],
        (0.8465,) * 7 + (1, 0.8465, 1),
    ),
    "three tokens": (
        "the cat sat",
        ["the cat sat"],
        (0, 1e-77, 0, 0, 1, 0, 1, 0, 0, 1),
    ),
    "nothing matches": (
        "a b c d",
        ["e f g h"],
        (0, 0, 0, 0, 0, 0, 0.0799, 0, 0, 0.3021),
    ),
}
COLUMNS = (
    "paper",
    "nltk",
    "sacrebleu tokenize=none smooth=none",
    "sacrebleu",
    "sacrebleu effective_order",
    "multi-bleu",
    "mteval-v13a -c",
    "tensorflow-nmt",
    "torchmetrics",
    "tensorflow-nmt smooth",
)


@pytest.mark.parametrize("name", TABLE)
def test_the_table_of_known_disagreements(name):
    hyp, refs, expected = TABLE[name]
    found = compare([hyp], [refs], rules=COLUMNS)
    for column, value in zip(COLUMNS, expected, strict=True):
        ratio = found[column].trace.ratio
        if 0 < value < 1e-9:
            assert abs(math.log10(ratio) - math.log10(value)) < 0.5, column
        else:
            assert round(ratio, 4) == value, column


# laws of every rule

everyone = pytest.mark.parametrize("name", RULES)
UNBOUNDED = {f"nltk method{k}" for k in (5, 6, 7)}


@everyone
def test_a_copy_of_five_tokens_is_perfect(name):
    line = "one two three four five"
    score = RULES[name].score([line], [[line]])
    smoothed = name in UNBOUNDED - {"nltk method6"}
    assert (
        score > 1
        if smoothed
        else math.isclose(score, RULES[name].perfect, rel_tol=1e-8)
    )


@pytest.mark.parametrize("name", sorted(RULES.keys() - UNBOUNDED))
def test_a_score_lies_between_nothing_and_perfect(name):
    for case in CASES:
        score = RULES[name].trace(*case).score
        assert score is None or 0 <= score <= RULES[name].perfect * (1 + 1e-12)


@everyone
def test_a_rule_says_whose_it_is(name):
    rule = RULES[name]
    assert rule.name == name
    assert rule.tool
    assert rule.source.startswith("https://")
    assert rule.perfect in (1, 100)


@everyone
def test_nothing_given_is_changed(name):
    hyps, refs = ["A b, c d", "e"], [["a b c", "A b c d"], ["e f", "e"]]
    RULES[name].trace(hyps, refs)
    assert (hyps, refs) == (["A b, c d", "e"], [["a b c", "A b c d"], ["e f", "e"]])


def test_a_missing_reference_is_left_out():
    with_none = [["a b c d", None], [None, "e f"]]
    without = [["a b c d"], ["e f"]]
    for name, rule in RULES.items():
        assert (
            rule.trace(["a b c d", "e"], with_none).score
            == rule.trace(["a b c d", "e"], without).score
        ), name


def test_where_the_tool_stops_score_raises_and_trace_tells():
    with pytest.raises(Stop, match="tensorflow-nmt: ZeroDivisionError"):
        RULES["tensorflow-nmt"].score([""], [["a"]])
    trace = RULES["tensorflow-nmt"].trace([""], [["a"]])
    assert (trace.score, trace.ratio) == (None, None)
    assert trace.stops == "ZeroDivisionError: float division by zero"


# comparing


SIX = "a b c d e f"
PARTINGS = [
    ("tokens", ["A cat, there."], [["A cat is there."]], "nltk", "sacrebleu"),
    ("counts", ["a <unk> c"], [["a <unk> c"]], "fairseq", "paper"),
    ("totals", ["a b c d", "x"], [["a b c d"], ["x"]], "nltk", "paper"),
    ("length", [SIX], [[SIX + " g", "a b c"]], "torcheval", "paper"),
    ("length", [SIX], [[SIX + " g", "a b c d e"]], "torchtext", "paper"),
    ("zero", ["a b c x y"], [["a b c z w"]], "torchmetrics smooth", "nltk method2"),
    ("smoothing", ["a b c x y"], [["a b c z w"]], "nltk", "paper"),
    ("smoothing", ["a b c x y"], [["a b c z w"]], "tensorflow-nmt smooth", "paper"),
    ("mean", ["a b c"], [["a b c"]], "mteval-v13a -c", "paper"),
    ("scale", ["a b c d"], [["a b c d"]], "multi-bleu", "paper"),
    ("", ["a b c d"], [["a b c d"]], "tensorflow-nmt", "paper"),
]


@pytest.mark.parametrize(("step", "hyps", "refs", "name", "base"), PARTINGS)
def test_two_rules_part_at_the_first_step_that_differs(step, hyps, refs, name, base):
    row = compare(hyps, refs, rules=[name], base=base)[name]
    assert row.parts_at == step
    assert bool(row.pieces) == bool(step)


@pytest.mark.parametrize(("step", "hyps", "refs", "name", "base"), PARTINGS)
def test_the_step_of_the_base_mends_the_difference_there(step, hyps, refs, name, base):
    """With the base's step, the rule parts later or not at all."""
    if not step:
        return
    mended = with_step(RULES[name], step, RULES[base])
    later = compare(hyps, refs, rules=[mended], base=base)[mended.name].parts_at
    assert later == "" or STEPS.index(later) > STEPS.index(step)


def test_every_step_parts_two_rules_somewhere():
    assert {step for step, *_ in PARTINGS} == {*STEPS, ""}


def test_a_walk_begins_and_ends_with_the_two_scores():
    for hyps, refs in drawn_corpora(5, 40):
        passed = walk("nltk method3", "mteval-v14 -c", hyps, refs)
        assert [step for step, _ in passed] == ["base", *STEPS]
        assert passed[0][1] == RULES["nltk method3"].trace(hyps, refs).ratio
        assert passed[-1][1] == RULES["mteval-v14 -c"].trace(hyps, refs).ratio


def test_same_score_in_two_ways_is_no_parting_but_a_tiny_number_is():
    found = compare(
        ["a b c x y"], [["a b c z w"]], rules=["torchtext", "nltk"], base="paper"
    )
    assert (
        found["torchtext"].parts_at == ""
    )  # one returns 0 at once, one has a mean of 0
    assert found["nltk"].parts_at == "smoothing"


def test_what_differs_is_said():
    hyps, refs = ["It's so cold."], [["It's so cold!", "It was so cold."]]
    found = compare(hyps, refs)
    assert found["nltk"].pieces == "3 of 3 lines: cold., base cold ."
    assert "takes one reference, and here are 2" in found["fairseq"].pieces
    assert found["fairseq"].shown == "stops"
    assert found["multi-bleu-detok"].pieces.startswith("precisions")


def test_a_rule_of_ones_own_is_compared_too():
    mine = replace(RULES["paper"], name="mine", length=shortest)
    found = compare([SIX], [[SIX + " g", "a b c"]], rules=[mine], base="paper")
    assert found["mine"].parts_at == "length"
    assert found["mine"].pieces == "r 3, base 7; segment 0: 3, base 7"


def test_the_result_is_text_and_a_table_with_headers():
    found = compare(["a < b"], [["a < b"]], rules=["nltk", "sacrebleu"])
    head, *rows = str(found).splitlines()
    assert head.split()[:3] == ["rule", "score", "of"]
    assert [row.split()[0] for row in rows] == ["nltk", "sacrebleu"]
    html = found._repr_html_()
    assert html.count('scope="row"') == 2
    assert html.count('scope="col"') == 5


def test_html_is_escaped():
    mine = replace(RULES["paper"], name="<b>mine</b>")
    html = compare(["a"], [["<i>"]], rules=[mine])._repr_html_()
    assert not re.search("<[bi]>", html)


def test_bad_input_is_refused():
    with pytest.raises(
        ValueError, match="there is no rule 'nlkt'; the names are paper"
    ):
        compare(["a"], [["a"]], rules=["nlkt"])
    with pytest.raises(TypeError, match="has to be a list of names"):
        compare(["a"], [["a"]], rules="nltk")
    with pytest.raises(TypeError, match="each hypothesis has a list of references"):
        compare(["a"], ["a"])
    with pytest.raises(ValueError, match="2 hypotheses but 1"):
        compare(["a", "b"], [["a"]])
    with pytest.raises(ValueError, match="the corpus is empty"):
        compare([], [])
    with pytest.raises(KeyError, match="no row is called 'x'"):
        compare(["a"], [["a"]])["x"]
    with pytest.raises(ValueError, match="there is no step 'penalty'"):
        with_step(RULES["nltk"], "penalty", RULES["paper"])


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: rules.nltk_rule(smoothing="method8"), "no smoothing 'method8'"),
        (lambda: rules.sacrebleu_rule(smooth_method="x"), "no smoothing 'x'"),
        (lambda: rules.sacrebleu_rule(tokenize="x"), "no tokenizer 'x'"),
        (lambda: rules.mteval_rule(version="12"), "no version '12'"),
        (lambda: rules.mteval_rule(brevity_penalty="x"), "closest or shortest"),
    ],
)
def test_an_option_that_no_tool_has_is_refused(make, said):
    with pytest.raises(ValueError, match=said):
        make()


# the command line


@pytest.fixture
def files(tmp_path, monkeypatch):
    (tmp_path / "hyp").write_text("The cat sat.\nNo more of it now.\n", "utf-8")
    (tmp_path / "ref").write_text("The cat sits.\nNo more of it here.\n", "utf-8")
    (tmp_path / "short").write_text("The cat sits.\n", "utf-8")
    monkeypatch.chdir(tmp_path)


def test_the_command_prints_the_table(files, capsys):
    assert main(["compare", "ref", "--hypotheses", "hyp"]) == 0
    hyps, refs = (Path(name).read_text("utf-8").splitlines() for name in ("hyp", "ref"))
    expected = compare(hyps, [[ref] for ref in refs])
    assert capsys.readouterr().out == f"{expected}\n"


def test_the_command_gives_json(files, capsys):
    given = ["compare", "ref", "--hypotheses", "hyp", "--json", "--all"]
    assert main(given) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["rule"] for row in found["rules"]] == list(RULES)


def test_the_first_word_is_looked_up_by_the_program_itself(files, capsys, monkeypatch):
    words = ["bleu", "compare", "ref", "--hypotheses", "hyp", "--rule", "nltk"]
    monkeypatch.setattr(sys, "argv", words)
    with pytest.raises(SystemExit, match="0"):
        runpy.run_module("bleu", run_name="__main__")
    assert capsys.readouterr().out.startswith("rule")


def test_without_a_command_files_are_scored(files, capsys):
    assert main(["ref", "--hypotheses", "hyp"]) == 0
    assert capsys.readouterr().out.startswith("BLEU = ")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["ref", "--hypotheses", "none"], "none: No such file"),
        (["ref", "--hypotheses", "hyp", "--base", "x"], "there is no rule 'x'"),
        (["short", "--hypotheses", "hyp"], "short has 1"),
    ],
)
def test_the_command_says_what_is_wrong(files, capsys, given, said):
    assert main(["compare", *given]) == 2
    assert said in capsys.readouterr().err


def test_the_command_reads_columns_of_a_table(files, capsys):
    assert main(["compare", "ref", "--hypotheses", "hyp"]) == 0
    of_lines = capsys.readouterr().out
    pairs = zip(
        *(Path(name).read_text("utf-8").splitlines() for name in ("hyp", "ref"))
    )
    table = "mt\tref\n" + "".join(f"{mt}\t{ref}\n" for mt, ref in pairs)
    Path("both.tsv").write_text(table, "utf-8")
    columns = ["--column", "mt", "--reference-column", "ref"]
    assert main(["compare", "both.tsv", "--hypotheses", "both.tsv", *columns]) == 0
    assert capsys.readouterr().out == of_lines
    with pytest.raises(SystemExit, match="2"):
        main(["compare", "both.tsv", *columns])
    assert "--column is that of a file" in capsys.readouterr().err


def test_nltks_sentence_is_a_corpus_of_one():
    hyp, refs = "a b c d x", ["a b c d e"]
    theirs = sentence_bleu([r.split() for r in refs], hyp.split())
    assert math.isclose(RULES["nltk"].score([hyp], [refs]), theirs)
