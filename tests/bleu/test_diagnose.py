"""Faults are planted, and found; clean text has none."""

import re
from dataclasses import replace

import pytest
from notebooks import BOOK
from planted import (
    PLANTINGS,
    clean,
    corpus_in,
    curly,
    english,
    expected,
    outcome,
    templated,
)
from sacrebleu.metrics import BLEU

from bleu import report
from bleu.faults import FAULTS, diagnose, diagnose_files
from bleu.faults.alignment import Shift, aligned, order_of, partners_of
from bleu.faults.output import cut_lines
from bleu.faults.visible import visible
from bleu.text import CorpusError

CASES = [
    pytest.param(p, language, id=f"{p.fault} {p.what} {language}")
    for p in PLANTINGS
    for language in p.languages
]
CLEAN = clean()
ELSEWHERE = {"not-utf-8"}  # is a fault of files, below


@pytest.mark.parametrize(("planting", "language"), CASES)
def test_a_planted_fault_is_found_and_no_other_is_sure(planting, language):
    given, diagnosis = outcome(planting, language)
    found = [each for each in diagnosis.findings if each.name == planting.fault]
    assert planting.grade in [each.grade for each in found]
    assert {each.name for each in diagnosis.sure} <= expected(planting, given)
    for each in found:
        check_cost(each, planting.moves)


def check_cost(finding, moves):
    """The cost has the sign that it should have."""
    if moves == "unknown":
        assert finding.cost is None
    elif moves == "none":
        assert finding.cost == pytest.approx(0, abs=0.02)
    elif moves == "up":
        assert finding.cost > 0.02 or finding.name == "byte-order-mark"
    elif moves == "down":
        assert finding.cost < -0.02
    else:
        assert finding.after is not None


@pytest.mark.parametrize("name", CLEAN)
def test_nothing_is_found_in_clean_text(name):
    assert CLEAN[name].diagnosis().findings == ()


def test_every_fault_is_planted_in_three_corpora():
    planted = {}
    for planting in PLANTINGS:
        planted[planting.fault] = planted.get(planting.fault, 0) + len(
            planting.languages
        )
    assert set(planted) | ELSEWHERE == set(FAULTS)
    assert min(planted.values()) >= 3


@pytest.mark.parametrize("planting", PLANTINGS, ids=lambda p: f"{p.fault} {p.what}")
def test_a_finding_says_all_that_it_should(planting):
    given, diagnosis = outcome(planting, planting.languages[0])
    for each in diagnosis.findings:
        assert each.name in FAULTS
        assert each.sentence.endswith((".", "!"))
        assert each.rule
        assert each.remedy
        page, label = re.fullmatch(r"book/(.*)#(.*)", each.section).groups()
        assert f"({label})=" in (BOOK / page).read_text("utf-8")
        for place in each.places:
            assert list(place.lines) == sorted(set(place.lines))
            assert all(1 <= n <= len(given.hypotheses) for n in place.lines)


def test_the_scores_are_those_of_the_report_and_of_sacrebleu():
    given = english("B", several=True)
    with_quotes = given.of_references(curly)
    diagnosis = with_quotes.diagnosis()
    before = report(with_quotes.hypotheses, with_quotes.references).points
    assert diagnosis.points == pytest.approx(before, abs=1e-9)
    first = english("B")
    tool = BLEU().corpus_score(first.hypotheses, [[r[0] for r in first.references]])
    assert first.diagnosis().points == pytest.approx(tool.score, abs=1e-9)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_a_repair_gives_back_the_score_of_the_clean_corpus(language):
    good = corpus_in(language)
    points = good.diagnosis().points
    for name in ("wrong-encoding", "subwords-bpe", "preface", "shifted", "numbering"):
        planting = next(p for p in PLANTINGS if p.fault == name)
        bad = planting.plant(good)
        if bad.hypotheses == good.hypotheses:  # English has nothing to misread
            continue
        tolerance = 4 if name == "shifted" else 0.01  # one line has no partner then
        assert bad.diagnosis().repaired_points == pytest.approx(points, abs=tolerance)


def test_several_faults_at_once_are_found_and_mended():
    good = english()
    bad = good.of_output(curly).some(lambda s: "Translation: " + s, 3)
    bad = bad.of_output(lambda s: s + " </s>")
    diagnosis = bad.diagnosis()
    assert {each.name for each in diagnosis.sure} == {
        "quotes",
        "preface",
        "special-tokens",
    }
    assert diagnosis.repaired_points == pytest.approx(good.diagnosis().points)


def test_of_several_references_the_faulty_one_is_named():
    given = english(several=True)
    references = [[g[0], g[1].replace(" ", " \u200b")] for g in given.references]
    (finding,) = replace(given, references=references).diagnosis().findings
    assert finding.name == "invisible-characters"
    assert [place.file for place in finding.places] == ["references[1]"]
    assert len(finding.places[0].lines) == len(references)


def test_a_missing_reference_is_no_fault():
    given = english(several=True)
    references = [[g[0], None] for g in given.references]
    assert replace(given, references=references).diagnosis().findings == ()


def test_nothing_that_is_given_is_changed():
    given = templated("de").of_output(str.lower)
    lines, references = list(given.hypotheses), [list(r) for r in given.references]
    given.diagnosis()
    assert (given.hypotheses, given.references) == (lines, references)


def test_a_shift_is_found_with_the_line_where_it_begins():
    good = templated("ru")
    lines = [*good.hypotheses[:30], *good.hypotheses[31:], "Другое."]
    finding = replace(good, hypotheses=lines, sources=None).diagnosis().sure[0]
    assert finding.name == "shifted"
    assert finding.places[0].lines[0] == 31
    assert [each.line for each in finding.evidence] == [31, 32]


def test_lines_are_cut_only_where_shorter_ones_have_an_end():
    whole = [f"{'word ' * 9}end." for _ in range(10)]
    cut = [" ".join(line.split()[:6]) for line in whole]
    short = ["It ends here."] * 10
    open_ended = ["It does not end"] * 10

    def length(line):
        return len(line.split())

    assert cut_lines(cut + short, whole + short, length) == list(range(10))
    assert cut_lines(cut + open_ended, whole + short, length) == []
    assert cut_lines(short + short, whole + short, length) == []


def test_every_line_without_a_partner_is_named():
    good = templated("zh")
    lines = list(good.hypotheses)
    for place in (60, 31, 7):
        lines.insert(place, "多余的一行")
    diagnosis = replace(good, hypotheses=lines, sources=None).diagnosis()
    assert diagnosis.sure[0].name == "unequal-lengths"
    assert diagnosis.sure[0].places[0].lines == (8, 33, 63)
    assert diagnosis.repaired_points == pytest.approx(good.diagnosis().points)


def test_texts_that_have_nothing_in_common_have_no_partners():
    assert partners_of(("a b", "c d", "e f"), ("g h", "i j")) is None


def test_lines_stand_beside_their_references_again():
    assert aligned(("a", "b", "c"), Shift(0, 1), 3) == ("b", "c", None)
    assert order_of({}, 3) == [0, 1, 2]
    assert sorted(order_of({3: 0, 0: 3, 2: 1}, 5)) == list(range(5))


def test_a_report_says_what_it_is_made_of():
    diagnosis = english().of_output(curly).diagnosis()
    assert diagnosis
    text = str(diagnosis)
    assert text.startswith("40 lines, BLEU = 50.")
    assert "sure: quotes" in text
    assert "lines 2, 7, 13 and 7 more" in text
    assert not english().diagnosis()
    assert str(english().diagnosis()).endswith("nothing found")
    assert diagnosis.as_dict()["findings"][0]["name"] == "quotes"


def test_the_invisible_is_made_visible():
    assert visible("a\u200bb\ufeff\tc") == "a⟨zero-width space⟩b⟨BOM⟩⟨TAB⟩c"
    given = english().some(lambda s: s[:4] + "\u00ad" + s[4:], 2)
    assert "⟨soft hyphen⟩" in str(given.diagnosis())


def test_bad_input_is_said():
    with pytest.raises(TypeError, match="hypotheses is a str"):
        diagnose("a line", ["a line"])
    with pytest.raises(TypeError, match=r"hypotheses\[0\] is a list"):
        diagnose([["a"]], [[["a"]]])
    with pytest.raises(TypeError, match=r"references\[0\] holds a list"):
        diagnose(["a"], [[["a"]]])
    with pytest.raises(TypeError, match="among lists"):
        diagnose(["a", "b"], [["a"], "b"])
    with pytest.raises(TypeError, match="references is a str"):
        diagnose(["a"], "a")
    with pytest.raises(ValueError, match="references is empty"):
        diagnose(["a"], [])
    with pytest.raises(CorpusError, match="no hypotheses"):
        diagnose([], [["a"]])
    with pytest.raises(CorpusError, match="no lines"):
        diagnose(["a"], [[]])
    with pytest.raises(ValueError, match="no tokenizer 'moses'"):
        diagnose(["a"], [["a"]], tokenize="moses")
    with pytest.raises(ValueError, match="shape is 'other'"):
        diagnose(["a"], [["a"]], shape="other")
    with pytest.raises(TypeError, match="score is 'high'"):
        diagnose(["a"], [["a"]], score="high")


@pytest.mark.parametrize(
    "line", ["", " ", "\ufeff", "\ufffd", "@@", "▁", "**", "```", "1."]
)
def test_lines_of_hardly_anything_do_no_harm(line):
    for n in (1, 3, 30):
        assert str(diagnose([line] * n, [["a word"]] * n))
        assert str(diagnose(["a word"] * n, [[line]] * n))
        assert str(diagnose([line] * n, [[line]] * n))


def lines_in(path, lines, encoding="utf-8"):
    path.write_bytes("".join(line + "\n" for line in lines).encode(encoding))
    return path


@pytest.mark.parametrize(
    ("language", "encoding"),
    [("ko", "cp949"), ("ja", "shift_jis"), ("zh", "gb18030"), ("de", "cp1252"),
     ("ru", "cp1251"), ("en", "utf-16")],
)  # fmt: skip
def test_a_file_in_another_encoding_is_read_and_named(tmp_path, language, encoding):
    given = corpus_in(language)
    reference = [group[0].replace("’", "'") for group in given.references]
    paths = (
        lines_in(tmp_path / "out", given.hypotheses),
        lines_in(tmp_path / "ref", reference, encoding),
    )
    diagnosis = diagnose_files(*paths, **given.settings)
    (finding,) = diagnosis.sure
    assert finding.name == "not-utf-8"
    assert [place.file for place in finding.places] == [str(paths[1])]
    expected_points = report(
        given.hypotheses, [[r] for r in reference], **given.settings
    )
    assert diagnosis.points == pytest.approx(expected_points.points)


def test_files_are_read_as_they_are(tmp_path):
    given = english(several=True)
    out = lines_in(
        tmp_path / "out", ["\ufeff" + given.hypotheses[0], *given.hypotheses[1:]]
    )
    refs = [
        lines_in(tmp_path / f"ref{j}", [group[j] for group in given.references])
        for j in (0, 1)
    ]
    source = lines_in(tmp_path / "source", given.sources[1:])
    diagnosis = diagnose_files(out, refs, sources=source)
    assert [each.name for each in diagnosis.findings] == [
        "unequal-lengths",
        "byte-order-mark",
    ]
    assert diagnosis.findings[1].places[0].file == str(out)
    with pytest.raises(FileNotFoundError):
        diagnose_files(out, tmp_path / "nowhere")
    with pytest.raises(CorpusError, match="empty file name"):
        diagnose_files(out, "")
    with pytest.raises(CorpusError, match="every file there is a reference"):
        diagnose_files(out, tmp_path)
