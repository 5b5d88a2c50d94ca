"""`python -m bleu` with options: sacreBLEU's numbers, several systems, how sure, errors."""

import json
import math
import subprocess
import sys

import pytest
import sacre
from sacrebleu.metrics import BLEU
from sacrebleu.significance import PairedTest

from bleu.cli.options import parse
from bleu.cli.run import main
from bleu.significance.results import SEED
from bleu.teach import load_corpus
from bleu.text.signature import VERSION

CORPUS = load_corpus(lambda line: line)
STREAMS = [[group[j] for group in CORPUS.references] for j in range(2)]
SACRE = ("--tokenize", "13a", "--smooth", "exp")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    files = {f"{name}.txt": lines for name, lines in CORPUS.systems.items()}
    files |= {f"ref.{j}": stream for j, stream in enumerate(STREAMS)}
    for name, lines in files.items():
        (tmp_path / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(folder, capsys):
    """What the command prints, line by line."""

    def command(*arguments, systems="B"):
        files = [f"{name}.txt" for name in systems]
        named = [part for file in files for part in ("--hypotheses", file)]
        assert main(["ref.0", "ref.1", *named, *arguments]) == 0
        return capsys.readouterr().out.splitlines()

    return command


def theirs(system="B", **options):
    metric = sacre.metric(**options)
    return metric.corpus_score(CORPUS.systems[system], STREAMS), metric


# --- settings ----------------------------------------------------------------------------


def test_with_sacrebleus_defaults_the_score_is_sacrebleus(run):
    score, metric = theirs()
    line, signature = run(*SACRE)
    assert line.startswith(f"BLEU = {score.score:.2f}, {score.prec_str} (BP=")
    shown = str(metric.get_signature()).replace("2.6.0", f"bleu-{VERSION}")
    assert signature.replace("order:4|", "") == shown


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (["--tokenize", "intl"], {"tokenize": "intl", "smooth_method": "none"}),
        (
            ["-t", "char", "-lc"],
            {"tokenize": "char", "lowercase": True, "smooth_method": "none"},
        ),
        (["--lowercase", *SACRE], {"lowercase": True}),
        (
            ["-t", "13a", "-s", "floor", "--smooth-value", "0.5", "--max-order", "9"],
            {"smooth_method": "floor", "smooth_value": 0.5, "max_ngram_order": 9},
        ),
        (["-t", "13a", "-s", "add-k"], {"smooth_method": "add-k"}),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_each_setting_is_sacrebleus(run, arguments, options):
    found = json.loads(run(*arguments, "--json", systems="D")[0])
    assert math.isclose(found["points"], theirs("D", **options)[0].score, abs_tol=1e-9)


def test_the_signature_is_printed_once_a_setting_is_named(run):
    assert len(run()) == len(run("-lc")) == 1
    for chosen in (["-t", "none"], ["-s", "none"], ["--max-order", "4"]):
        line, signature = run(*chosen)
        assert [line] == run()
        assert signature.startswith(
            "nrefs:2|case:mixed|eff:no|tok:none|smooth:none|order:4"
        )


def test_sentences_come_with_number_points_and_text(run):
    *lines, corpus, signature = run(*SACRE, "--sentences")
    metric = BLEU(effective_order=True)
    assert len(lines) == 40
    for number, line in enumerate(lines):
        text = CORPUS.systems["B"][number]
        score = metric.sentence_score(
            text, [stream[number] for stream in STREAMS]
        ).score
        assert line == f"{number + 1}\t{score:.2f}\t{text}"
    assert [corpus, signature] == run(*SACRE)


def test_sentences_in_json_are_points(run):
    found = json.loads(run(*SACRE, "--sentences", "--json")[0])
    assert len(found["sentences"]) == 40
    assert f"{found['sentences'][38]:.2f}" == "25.85"


# --- several systems, intervals, tests ---------------------------------------------------


def test_several_systems_make_a_table(run):
    head, *rows, signature = run(*SACRE, systems="BADC")
    assert head.split() == ["system", "BLEU", "precisions", "BP", "ratio"]
    assert [row.split()[0] for row in rows] == ["B.txt", "A.txt", "D.txt", "C.txt"]
    assert [row.split()[1] for row in rows] == [
        f"{theirs(s)[0].score:.2f}" for s in "BADC"
    ]
    assert signature.endswith(f"version:bleu-{VERSION}")


def test_several_systems_in_json_have_names(run):
    found = json.loads(run(*SACRE, "--json", systems="AB")[0])["systems"]
    assert [entry["system"] for entry in found] == ["A.txt", "B.txt"]
    alone = json.loads(run(*SACRE, "--json", systems="A")[0])
    assert found[0] == {"system": "A.txt", **alone}


def test_the_interval_is_sacrebleus(run):
    metric = BLEU()
    score = metric.corpus_score(CORPUS.systems["B"], STREAMS, n_bootstrap=1000)
    _, said, signature = run(*SACRE, "--confidence")
    low, high = float(said.split()[3]), float(said.split()[5])
    assert said == f"95 % interval: {low:.2f} to {high:.2f} points (1000 resamples)"
    assert abs((high - low) / 2 - score._ci) < 0.01
    assert signature.startswith("nrefs:2|bs:1000|seed:12345|case:mixed")


def test_samples_and_seed_are_as_asked_for_and_said(run):
    arguments = (*SACRE, "--confidence", "--samples", "50", "--seed", "7")
    _, said, signature = run(*arguments)
    assert said.endswith("(50 resamples)")
    assert "|bs:50|seed:7|" in signature
    assert run(*arguments)[1] == said


def test_randomization_gives_sacrebleus_p_for_systems_that_differ(run):
    named = [(name, CORPUS.systems[name]) for name in "BA"]
    metrics = {"BLEU": BLEU(references=STREAMS, force=True)}
    _, results = PairedTest(named, metrics, None, test_type="ar", n_samples=1000)()
    row = run(*SACRE, "--paired", "randomization", "--samples", "1000", systems="BA")[2]
    assert abs(float(row.split()[-1]) - results["BLEU"][1].p_value) < 0.005


def test_the_same_output_twice_gives_p_1(run, folder):
    (folder / "E.txt").write_bytes((folder / "B.txt").read_bytes())
    for test in ("bootstrap", "randomization"):
        rows = run(*SACRE, "--paired", test, "--samples", "99", systems="BE")
        assert rows[2].split()[-1] == "1.0000"


def test_a_test_in_json_says_which_and_how(run):
    found = json.loads(
        run("--json", "--paired", "bootstrap", "--confidence", systems="BA")[0]
    )
    first, second = found["systems"]
    assert "paired" not in first
    assert second["paired"]["test"] == "paired bootstrap"
    assert math.isclose(
        second["paired"]["difference"], second["points"] - first["points"]
    )
    assert first["interval"]["low"] < first["points"] < first["interval"]["high"]


def test_the_paragraph_comes_last(run):
    *_, text = run(
        *SACRE, "--confidence", "--paired", "randomization", "--paragraph", systems="BA"
    )
    assert text.startswith(
        f"We compute corpus BLEU (Papineni et al., 2002) with the program bleu {VERSION}, "
        "over 40 segments"
    )
    assert "A.txt scores 59.94 points (95 % bootstrap interval" in text
    assert (
        "19.53 above B.txt's (95 % bootstrap interval of the difference 9.87 to 28.11, "
        "1000 resamples; approximate randomization, two-sided, 10000 samples, p = 0.0008)."
        in text
    )
    assert "with the seed 12345. Signature: nrefs:2|" in text
    assert (
        "sacreBLEU 2.6.0 computes the same scores, with the signature nrefs:2|" in text
    )


def test_both_tests_come_with_the_interval_of_the_bootstrap(run):
    found = {
        test: json.loads(run("--json", "--paired", test, systems="BA")[0])["systems"][1]
        for test in ("bootstrap", "randomization")
    }
    ends = [[each["paired"][end] for end in ("low", "high")] for each in found.values()]
    assert ends[0] == ends[1]
    assert found["randomization"]["paired"]["resamples"] == 1000
    assert found["randomization"]["paired"]["samples"] == 10_000


def test_too_few_samples_are_said_once_and_the_answer_is_given(folder, capsys):
    several = ("--hypotheses", "A.txt", "--hypotheses", "B.txt")
    drawn = ("--confidence", "--paired", "randomization", "--samples", "10")
    assert main(["ref.0", *several, *drawn]) == 0
    shown = capsys.readouterr()
    assert shown.out.startswith("system")
    assert shown.err.startswith("python -m bleu: 10 samples are too few for a range of")
    assert shown.err.count("\n") == 1


def test_a_table_says_what_p_is(run):
    arguments = ("--paired", "randomization", "--samples", "99", "--seed", "7")
    assert run(*arguments, systems="BA")[3] == (
        "p: approximate randomization against B.txt, two-sided, 99 samples, seed 7"
    )


def test_json_holds_the_seed_of_the_samples(run):
    one = json.loads(run("--json", "--confidence", "--seed", "7")[0])
    assert one["seed"] == 7
    assert "seed" not in json.loads(run("--json")[0])


def test_numpy_is_loaded_only_when_it_is_asked_for(folder):
    """And the analysers never: a plain score starts quickly."""
    code = (
        "import sys; from bleu.cli.run import main; "
        "main(['ref.0', '--hypotheses', 'B.txt', '-t', '13a']); "
        "sys.exit(bool({'numpy', 'MeCab', 'tqdm'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=folder).returncode == 0


# --- errors ------------------------------------------------------------------------------

TWO = ["--hypotheses", "A.txt", "--hypotheses", "B.txt"]
ONE = TWO[:2]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            [*ONE, "--tokenize", "13A"],
            "argument -t/--tokenize: invalid choice: '13A' (choose from",
        ),
        (
            [*ONE, "--smooth", "method3"],
            "argument -s/--smooth: invalid choice: 'method3' (choose from",
        ),
        ([*ONE, "--smooth-value", "1"], "--smooth-value belongs to --smooth floor"),
        ([*ONE, "-s", "exp", "--smooth-value", "1"], "--smooth-value belongs to"),
        (
            [*ONE, "-s", "floor", "--smooth-value", "-1"],
            "argument --smooth-value: -1 does not fit; give 0 or more",
        ),
        (
            [*ONE, "-s", "add-k", "--smooth-value", "nan"],
            "argument --smooth-value: nan does not fit; give 0 or more",
        ),
        (
            [*ONE, "--max-order", "0"],
            "argument --max-order: 0 is too small; give 1 or more",
        ),
        (
            [*ONE, "--max-order", "2.5"],
            "argument --max-order: invalid integer value: '2.5'",
        ),
        (
            [*ONE, "--paired", "bootstrap"],
            "--paired compares systems; give --hypotheses",
        ),
        ([*ONE, "--samples", "9"], "--samples belongs to --confidence or --paired"),
        ([*ONE, "--seed", "9"], "--seed belongs to --confidence or --paired"),
        (
            [*ONE, "--confidence", "--samples", "0"],
            "argument --samples: 0 is too small; give 1 or more",
        ),
        (
            [*ONE, "--confidence", "--seed", "-1"],
            "argument --seed: -1 is too small; give 0 or more",
        ),
        (
            [*ONE, "--paragraph", "--json"],
            "argument --json: not allowed with argument --paragraph",
        ),
        ([*TWO, "--sentences"], "--sentences is for one system"),
        ([*ONE, *ONE], "--hypotheses A.txt is given twice"),
    ],
    ids=lambda v: " ".join(v) if isinstance(v, list) else "",
)
def test_what_does_not_go_together_ends_it_with_the_usage_and_status_2(
    folder, capsys, arguments, said
):
    with pytest.raises(SystemExit) as ended:
        main(["ref.0", *arguments])
    assert ended.value.code == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    *usage, message = shown.err.splitlines()
    assert message.startswith(f"python -m bleu: error: {said}")
    assert usage[0].startswith("usage: python -m bleu [-h]")


def test_files_that_do_not_fit_are_one_line_and_status_2(folder, capsys):
    (folder / "short").write_text("one line\n", encoding="utf-8")
    assert main(["ref.0", *ONE, "--hypotheses", "short"]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("python -m bleu: short has 1 lines but ref.0 has 40")
    assert shown.err.count("\n") == 1


def test_one_segment_has_no_interval(folder, capsys):
    (folder / "one").write_text("a b c d\n", encoding="utf-8")
    assert main(["one", "--hypotheses", "one", "--confidence"]) == 2
    assert "segments" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("hidden", "arguments", "said"),
    [
        (
            "numpy",
            ["--confidence"],
            "bleu.significance needs numpy; install it with: pip",
        ),
        (
            "MeCab",
            ["-t", "ja-mecab"],
            "ja-mecab needs two packages: pip install mecab-python3",
        ),
        (
            "mecab_ko",
            ["-t", "ko-mecab"],
            "ko-mecab needs two packages: pip install mecab-ko",
        ),
    ],
)
def test_a_missing_package_is_said_in_one_line(folder, hidden, arguments, said):
    code = (
        f"import sys; sys.modules[{hidden!r}] = None; from bleu.cli.run import main; "
        f"sys.exit(main(['ref.0', '--hypotheses', 'B.txt', *{arguments}]))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True)
    assert done.returncode == 2
    assert done.stderr.decode().startswith(f"python -m bleu: {said}")
    assert done.stderr.count(b"\n") == 1


def test_the_seed_is_sacrebleus():
    assert parse(["ref.0"]).seed == SEED == 12345
