"""The workbench: its numbers are bleu's and sacreBLEU's, its HTML holds text as text."""

import csv
import json
import os
import random
import subprocess
import sys
from io import StringIO
from itertools import pairwise

import pytest
import sacre
from bs4 import BeautifulSoup

from bleu import report
from bleu.faults import diagnose
from bleu.faults.table import FINDERS
from bleu.significance import bootstrap_interval, paired_randomization
from bleu.text import CorpusError
from bleu.text.reports import Settings
from bleu.workbench import Input, html_page, open_bench, sections
from bleu.workbench.desk import answer
from bleu.workbench.inputs import opened
from bleu.workbench.numbers import by_frequency, by_length, losses, ngram_table, points
from bleu.workbench.page import csv_table, json_text
from bleu.workbench.samples import intervals, pack, unpack

ATTACK = "<img src=x onerror=alert(1)> & \"quoted\" 'it' </script>"
WORDS = "the a cat dog sat slept on under mat house , .".split()


def corpus(n, seed=1, noise=0.3):
    """Lines of references, and of an output that has other words here and there."""
    rng = random.Random(seed)
    references = [" ".join(rng.choices(WORDS, k=rng.randint(3, 14))) for _ in range(n)]
    outputs = [
        " ".join(w if rng.random() > noise else rng.choice(WORDS) for w in line.split())
        for line in references
    ]
    return references, outputs


def data(lines):
    return "".join(f"{line}\n" for line in lines).encode()


def bench_of(n=40, *, systems=2, settings=None, **options):
    references, one = corpus(n)
    outputs = [one, corpus(n, noise=0.1)[1]][:systems]
    return open_bench(
        [Input(f"{i}.txt", data(lines)) for i, lines in enumerate(outputs)],
        [Input("ref.txt", data(references))],
        settings or Settings(),
        **options,
    )


@pytest.mark.parametrize("n", [1, 10, 10_000])
def test_the_score_is_bleus_and_sacrebleus(n):
    bench = bench_of(n, systems=1, samples=n < 100)
    mine = bench.systems[0]
    references, outputs = corpus(n)
    ours = report(outputs, [[line] for line in references])
    theirs = sacre.metric().corpus_score(outputs, [references])
    assert mine.report.score == ours.score
    assert str(mine.report.signature) == str(ours.signature)
    assert mine.report.points == pytest.approx(theirs.score, abs=1e-9)
    assert len(bench) == n
    assert (mine.interval is None) == (n != 10)


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({"tokenize": "char"}, {"tokenize": "char"}),
        ({"lowercase": True}, {"lowercase": True}),
        ({"smoothing": "floor"}, {"smooth_method": "floor"}),
        ({"max_order": 2}, {"max_ngram_order": 2}),
    ],
)
def test_every_setting_is_handed_on(ours, theirs):
    bench = bench_of(settings=Settings(**ours), systems=1, samples=False)
    references, outputs = corpus(40)
    wanted = sacre.metric(**theirs).corpus_score(outputs, [references]).score
    assert bench.systems[0].report.points == pytest.approx(wanted, abs=1e-9)


# ---- samples


def test_what_is_packed_comes_back_and_adds_up():
    segments = [s.report.segments for s in bench_of(samples=False).systems]
    packed = pack(segments)
    assert [unpack(p, 2, 4) for p in packed] == [list(pair) for pair in zip(*segments)]
    assert unpack(sum(packed), 2, 4) == [segments[0].total(), segments[1].total()]


def test_the_samples_agree_with_numpys_up_to_chance():
    bench = bench_of(200)
    first, second = bench.systems
    numpys = bootstrap_interval(first.report.segments, smoothing=first.report.smoothing)
    assert first.interval.value == pytest.approx(numpys.value, abs=1e-12)
    width = numpys.high - numpys.low
    assert first.interval.low == pytest.approx(numpys.low, abs=width / 10)
    assert first.interval.high == pytest.approx(numpys.high, abs=width / 10)
    tested = paired_randomization(
        second.report.segments, first.report.segments, smoothing=first.report.smoothing
    )
    assert second.comparison.p_value == pytest.approx(tested.p_value, abs=0.01)
    assert second.comparison.difference == pytest.approx(tested.difference, abs=1e-12)


def test_the_difference_is_of_the_second_system_against_the_first():
    second = bench_of(200).systems[1]
    spread = second.comparison.interval
    assert second.comparison.difference == spread.value > 0
    assert 0 < spread.low < spread.value < spread.high


def test_the_same_seed_draws_the_same_samples():
    assert bench_of(seed=1).systems == bench_of(seed=1).systems
    assert bench_of(seed=1).systems != bench_of(seed=2).systems


def test_equal_systems_have_no_difference():
    references, outputs = map(data, corpus(20))
    bench = open_bench(
        [Input("a", outputs), Input("a", outputs)], [Input("r", references)], Settings()
    )
    assert [s.name for s in bench.systems] == ["a", "a (2)"]
    assert bench.systems[1].comparison.p_value == 1
    scores, differences = intervals(
        [s.report.segments for s in bench.systems], bench.systems[0].report.smoothing
    )
    assert scores[0] == scores[1]
    assert differences[0].low == differences[0].high == 0


# ---- numbers of the sections


def test_a_loss_is_the_score_with_the_reference_in_place_of_the_line():
    references, outputs = corpus(12)
    mine = bench_of(12, systems=1, samples=False).systems[0]
    before = mine.report.points
    for i, lost in enumerate(losses(mine)):
        mended = [*outputs[:i], references[i], *outputs[i + 1 :]]
        after = report(mended, [[line] for line in references]).points
        assert lost == pytest.approx(after - before, abs=1e-9)


def test_the_groups_hold_every_segment_and_every_word():
    bench = bench_of(samples=False)
    counts = ngram_table(bench)
    mine = bench.systems[0]
    assert sum(group.size for group in by_length(mine)) == 40
    words = by_frequency(counts, 0)
    assert sum(group.size for group in words) == mine.report.score.stats.ref_len
    matched = sum(group.size * (group.value or 0) / 100 for group in words)
    assert matched == pytest.approx(mine.report.score.stats.matches[0])


def test_sentences_come_in_the_order_that_is_asked_for():
    bench = bench_of(samples=False)
    scores = points(bench, bench.systems[0])

    def lines(**how):
        html = BeautifulSoup(sections.sentences(bench, **how), "html.parser")
        return [int(n.text.partition(":")[0]) - 1 for n in html.select(".bench-line")]

    shown = [i for page in range(1, 5) for i in lines(by="low", page=page)]
    assert sorted(shown) == list(range(40))
    assert all(scores[a] <= scores[b] for a, b in pairwise(shown))
    assert lines(by="order", page=2) == list(range(10, 20))
    assert lines(by="order", page=99) == lines(by="order", page=4)


def test_a_line_is_shown_by_its_number():
    bench = bench_of(samples=False)
    html = BeautifulSoup(sections.one_sentence(bench, system=1, line=7), "html.parser")
    [shown] = html.select("details")
    assert shown.has_attr("open")
    assert shown.select_one(".bench-line").text == f"7: {bench.systems[1].lines[6]}"
    score, first = (points(bench, system)[6] for system in reversed(bench.systems))
    said = shown.select_one(".bench-said").text
    assert said.startswith(f"{score:.2f} points")
    assert said.endswith(f"{score - first:+.2f} against 0.txt")


@pytest.mark.parametrize("line", [0, 41])
def test_a_line_that_is_not_there_is_refused(line):
    with pytest.raises(ValueError, match=f"no line {line}; the lines are 1 to 40"):
        sections.one_sentence(bench_of(samples=False), system=0, line=line)


def test_a_fault_names_the_readers_file():
    lines = ["The cat sat on the mat.", "A dog slept under it.", "It was late."] * 4
    bench = open_bench(
        [Input("mine.txt", data([*lines[:-1], ""]))],
        [Input("theirs.txt", data(lines))],
        Settings(),
    )
    found = BeautifulSoup(sections.faults(bench), "html.parser").text
    assert "mine.txt, line 12" in found
    assert "theirs.txt:12: It was late." in found


# ---- HTML, CSV, JSON


def test_text_is_text_wherever_it_is_shown():
    attacks = data([ATTACK, f"{ATTACK} more"])
    files = [{"name": ATTACK, "data": attacks}]
    request = {"tokenize": "13a", "smoothing": "exp", "order": "4", "case": "mixed"}
    answers = [
        answer({"do": "score", "outputs": files * 2, "references": files, **request}),
        *(
            answer({"do": do, "system": "1", "by": "loss"})
            for do in ("sentences", "words", "faults", "rules")
        ),
        {"html": answer({"do": "download", "form": "whole"})["text"]},
    ]
    for each in answers:
        shown = BeautifulSoup(each["html"], "html.parser")
        assert not shown.select("img, script, [onerror]"), each
    assert "onerror" in answers[0]["html"]


def test_the_report_stands_alone_and_says_the_scores():
    bench = bench_of()
    page = BeautifulSoup(html_page(bench), "html.parser")
    assert not page.select("[src], [href], script, button")
    for system in bench.systems:
        assert f"{system.report.points:.2f}" in page.text
        assert f"{100 * system.interval.low:.2f} to" in page.text
    assert str(bench.systems[0].report.signature) in page.text
    assert [h.text for h in page.select("h1")] == ["BLEU report"]
    scores = [points(bench, system) for system in bench.systems]
    gains = [b - a for a, b in zip(*scores)]
    for side, gain in (("below", min(gains)), ("above", max(gains))):
        part = page.find("h2", string=f"Where 1.txt is most {side} 0.txt")
        assert f"{gain:+.2f} against" in part.find_next("details").text


def test_the_table_and_the_json_hold_every_sentence():
    bench = bench_of(samples=False)
    rows = list(csv.reader(StringIO(csv_table(bench))))
    scores = points(bench, bench.systems[1])
    assert len(rows) == 41
    assert len({len(row) for row in rows}) == 1
    assert [float(row[2]) for row in rows[1:]] == pytest.approx(scores, abs=1e-4)
    found = json.loads(json_text(bench))["systems"][1]
    assert found["sentences"] == scores
    assert found["points"] == bench.systems[1].report.points


# ---- input


def test_tables_give_their_column():
    jsonl = Input("a.jsonl", b'{"mt": "a b", "ref": "c"}\n', "ref")
    assert list(opened(jsonl)) == ["c"]
    assert list(opened(Input("a.tsv", b"x\ty\r\n1\t2\r\n", "y"))) == ["2"]
    assert list(opened(Input("a.tsv", b"x\ty\n", "2"))) == ["y"]
    assert list(opened(Input("a.txt", b"x\ty\n", "2"))) == ["x\ty"]
    assert list(opened(Input("a.jsonl", b"{}", "", plain=True))) == ["{}"]


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (Input("o", b"a\nb\xff\n"), "o, line 2, byte 2: 0xff is not UTF-8"),
        (Input("o", b"a\n"), "o has 1 lines but r has 2"),
        (Input("o", b""), "o has 0 lines but r has 2"),
        (Input("o.jsonl", b"{\n"), "o.jsonl, line 1 is not JSON"),
        (Input("o.jsonl", b"[1]\n"), "o.jsonl, line 1 is a list"),
        (Input("o.jsonl", b'{"mt": "a"}\n'), "no column '' there; its columns are mt"),
        (Input("o.jsonl", b'{"mt": 1}\n', "mt"), "'mt' holds a int, not a text"),
        (Input("o.tsv", b"a\tb\n", "c"), "no column 'c' there; its columns are a, b"),
        (Input("o.tsv", b"a\tb\nc\n", "2"), "o.tsv, line 2 has 1 columns"),
        (Input("o.tsv", b"a\n", "0"), "no column '0' there"),
        (Input("o.tsv", b"\xff\n", "1"), "o.tsv, line 1, byte 1: 0xff"),
    ],
)
def test_what_cannot_be_read_is_named(output, said):
    with pytest.raises(CorpusError) as error:
        open_bench([output], [Input("r", b"a\nb\n")], Settings())
    assert said in str(error.value)


def test_nothing_is_no_corpus():
    one = Input("a", b"a\n")
    for outputs, references, what in [([], [one], "output"), ([one], [], "reference")]:
        with pytest.raises(CorpusError, match=f"there is no {what}"):
            open_bench(outputs, references, Settings())
    with pytest.raises(CorpusError, match="no lines"):
        open_bench([Input("a", b"")], [Input("r", b"")], Settings())


def test_a_failed_request_is_answered_and_leaves_no_old_bench():
    files = [{"name": "a", "data": b"a\n"}]
    how = {"tokenize": "13a", "smoothing": "exp", "order": "4", "case": "mixed"}
    assert "html" in answer(
        {"do": "score", "outputs": files, "references": files, **how}
    )
    bad = answer({"do": "score", "outputs": files, "references": [], **how})
    assert "no reference" in bad["error"]
    assert "press Score" in answer({"do": "words"})["error"]


def test_progress_goes_from_0_to_1_in_each_step():
    told = []
    bench_of(1200, tell=lambda what, share: told.append((what, share)))
    steps = dict.fromkeys(what for what, _ in told)
    assert list(steps) == [
        "Counting n-grams",
        "Drawing resamples",
        "Testing the difference",
    ]
    for step in steps:
        shares = [share for what, share in told if what == step]
        assert shares == sorted(shares)
        assert shares[-1] == 1


@pytest.mark.parametrize(
    ("section", "step"),
    [
        (sections.faults, "Looking for faults in 1.txt"),
        (sections.rules, "Scoring 1.txt by other programs' rules"),
    ],
)
def test_the_long_sections_say_how_far_they_are(section, step):
    told = []
    section(bench_of(samples=False), system=1, tell=lambda *said: told.append(said))
    shares = [share for what, share in told if what == step]
    assert len(shares) == len(told) > 10
    assert (shares[0], shares[-1]) == (0, 1)
    assert shares == sorted(set(shares))


def test_lines_that_are_shifted_are_looked_at_twice_and_said_once_to_be_done():
    references, _ = corpus(40)
    told = []
    diagnose([*references[1:], ""], [[x] for x in references], tell=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 1
    assert len(told) == 2 * len(FINDERS)


# ---- the command line


def command(folder, *arguments):
    return subprocess.run(
        [sys.executable, "-m", "bleu", *arguments],
        cwd=folder,
        env=os.environ,
        input=b"",
        capture_output=True,
        timeout=60,
    )


def test_the_command_line_writes_the_same_report(tmp_path):
    references, outputs = corpus(20)
    (tmp_path / "r.txt").write_bytes(data(references))
    (tmp_path / "o.jsonl").write_bytes(data(outputs))  # a line is a segment here
    done = command(tmp_path, "r.txt", "--hypotheses", "o.jsonl", "--html", "x.html")
    assert done.returncode == 0, done.stderr
    bench = open_bench(
        [Input("o.jsonl", data(outputs), plain=True)],
        [Input("r.txt", data(references))],
        Settings(tokenize="none", smoothing="none"),
    )
    assert (tmp_path / "x.html").read_text("utf-8") == html_page(bench)
    assert done.stdout.decode().startswith(str(bench.systems[0].report.score))


def test_a_report_never_replaces_what_is_scored(tmp_path):
    (tmp_path / "r.txt").write_bytes(b"a\n")
    (tmp_path / "o.txt").write_bytes(b"a\n")
    done = command(tmp_path, "r.txt", "--hypotheses", "o.txt", "--html", "r.txt")
    assert done.returncode == 2
    assert b"would be lost" in done.stderr
    assert (tmp_path / "r.txt").read_bytes() == b"a\n"
    assert not done.stdout
    done = command(tmp_path, "r.txt", "--html", "x.html")
    assert done.returncode == 2
    assert b"--hypotheses FILE" in done.stderr
