"""`python -m bleu`, as a program of its own."""

import json
import os
import subprocess
import sys

import pytest

from bleu import corpus_bleu
from bleu.cli.run import main
from bleu.text import read_corpus
from bleu.text.signature import VERSION

HYPOTHESES = "the cat is on the mat\nHe read a book yesterday evening at home\n"
REFERENCES = "the cat is on the mat\nhe was reading a book at home yesterday evening\n"


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "hyp").write_text(HYPOTHESES, encoding="utf-8")
    (tmp_path / "ref").write_text(REFERENCES, encoding="utf-8")
    return tmp_path


def run(folder, *arguments, stdin="", **environment):
    return subprocess.run(
        [sys.executable, "-m", "bleu", *arguments],
        cwd=folder,
        env=os.environ | environment,
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        timeout=60,
    )


def test_it_prints_multi_bleus_line(folder):
    done = run(folder, "ref", "-lc", stdin=HYPOTHESES)
    assert done.returncode == 0
    assert done.stdout.decode() == (
        "BLEU = 51.40, 92.9/66.7/40.0/37.5 "
        "(BP=0.931, ratio=0.933, hyp_len=14, ref_len=15)\n"
    )


def test_a_file_and_standard_input_are_the_same(folder):
    by_file = run(folder, "ref", "--hypotheses", "hyp")
    assert by_file.stdout == run(folder, "ref", stdin=HYPOTHESES).stdout


def test_case_counts_unless_lines_are_lower_cased(folder):
    assert run(folder, "ref", stdin=HYPOTHESES).stdout.startswith(b"BLEU = 50.38")


def test_a_directory_stands_for_the_files_in_it(folder):
    (folder / "refs").mkdir()
    for name in ("one", "two"):
        (folder / "refs" / name).write_text(REFERENCES, encoding="utf-8")
    assert run(folder, "refs", stdin=HYPOTHESES).stdout == (
        run(folder, "ref", stdin=HYPOTHESES).stdout
    )


def test_json_holds_everything_in_full_precision(folder):
    done = run(folder, "ref", "--hypotheses", "hyp", "--json")
    expected = corpus_bleu(*read_corpus(folder / "hyp", folder / "ref"))
    assert json.loads(done.stdout) == {
        "score": expected.score,
        "points": expected.points,
        "precisions": list(expected.precisions),
        "matches": list(expected.stats.matches),
        "totals": list(expected.stats.totals),
        "brevity_penalty": expected.brevity_penalty,
        "hyp_len": 14,
        "ref_len": 15,
        "signature": "nrefs:1|case:mixed|eff:no|tok:none|smooth:none|order:4|"
        f"version:bleu-{VERSION}",
    }


def test_help_teaches(folder):
    done = run(folder, "--help")
    assert done.returncode == 0
    options = (
        "--tokenize",
        "--smooth-value",
        "--lowercase",
        "--confidence",
        "--paired",
    )
    for word in (
        "REFERENCE",
        "brevity penalty",
        "examples:",
        "-lc",
        "--json",
        *options,
    ):
        assert word in done.stdout.decode()


@pytest.mark.parametrize(
    ("arguments", "stdin", "said"),
    [
        (["nowhere"], HYPOTHESES, "nowhere: No such file or directory"),
        (["ref", "--hypotheses", "nowhere"], "", "nowhere: No such file"),
        (["ref"], "one line\n", "standard input has 1 lines but ref has 2"),
        (["ref"], b"caf\xe9\nb\n", "standard input, line 1, byte 4: 0xe9 is not UTF-8"),
        (["empty"], "", "standard input: no lines"),
        (["folder"], HYPOTHESES, "folder: the directory has no file in it"),
        (["ref", "--hypotheses", "folder"], "", "folder: Is a directory"),
        ([], HYPOTHESES, "the following arguments are required: REFERENCE"),
        (["ref", "--smoothly"], HYPOTHESES, "unrecognized arguments"),
        ([""], HYPOTHESES, "an empty file name is given"),
        (["ref", "--hypotheses", ""], "", "an empty file name is given"),
        ([".", "--hypotheses", "hyp"], "", "hyp is a file of ., and every file there"),
        (["ref", "-t", ""], HYPOTHESES, "-t/--tokenize: invalid choice: '' (choose"),
        (["ref", "-s", ""], HYPOTHESES, "-s/--smooth: invalid choice: '' (choose"),
    ],
    ids=[
        "missing",
        "no hyp",
        "unequal",
        "utf8",
        "empty",
        "bare",
        "dir",
        "usage",
        "flag",
        "no name",
        "no hyp name",
        "inside",
        "no tokenizer",
        "no smoothing",
    ],
)
def test_what_is_wrong_is_said_on_stderr_with_status_2(folder, arguments, stdin, said):
    (folder / "empty").write_bytes(b"")
    (folder / "folder").mkdir()
    done = run(folder, *arguments, stdin=stdin)
    assert done.returncode == 2
    assert done.stdout == b""
    assert said in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


def test_a_closed_standard_input_is_said(folder):
    done = subprocess.run(
        f"{sys.executable} -m bleu ref <&-",
        shell=True,
        cwd=folder,
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 2
    assert "standard input is closed" in done.stderr.decode()


def test_a_closed_standard_output_is_said(folder):
    command = f"{sys.executable} -m bleu ref --hypotheses hyp >&-"
    done = subprocess.run(
        command, shell=True, cwd=folder, stderr=subprocess.PIPE, timeout=60
    )
    assert done.returncode == 2
    assert b"standard output is closed" in done.stderr


def test_references_from_a_pipe_serve_two_systems(folder):
    (folder / "better").write_text(REFERENCES, encoding="utf-8")
    systems = ("--hypotheses", "hyp", "--hypotheses", "better")
    done = run(folder, "/dev/stdin", *systems, stdin=REFERENCES)
    assert done.stderr == b""
    assert done.stdout == run(folder, "ref", *systems).stdout


def test_ctrl_c_stops_without_a_traceback(monkeypatch, capsys):
    def interrupted(options, write):
        raise KeyboardInterrupt

    monkeypatch.setattr("bleu.cli.run.answer", interrupted)
    assert main(["ref"]) == 130
    assert capsys.readouterr().err == "python -m bleu: stopped\n"


@pytest.mark.skipif(os.name == "nt", reason="file names are text there")
def test_a_name_is_utf_8_in_json_whatever_the_locale_is(folder):
    (folder / "헤").write_text(HYPOTHESES, encoding="utf-8")
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    systems = ("--hypotheses", "헤", "--hypotheses", "hyp")
    done = run(folder, "ref", "--json", *systems, **plain)
    assert json.loads(done.stdout)["systems"][0]["system"] == "헤"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no disk that is full")
def test_a_full_disk_is_said(folder):
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "bleu", "ref", "--hypotheses", "hyp"],
            cwd=folder,
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=60,
        )
    assert done.returncode == 2
    assert done.stderr.startswith(b"python -m bleu: standard output: No space")
    assert done.stderr.count(b"\n") == 1


def test_a_reader_that_has_had_enough_is_no_error(folder):
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "bleu", "ref", "--hypotheses", "hyp"],
        cwd=folder,
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_what_is_printed_is_utf_8_as_the_files_are(folder):
    (folder / "hyp").write_text("소 ≤ 말\nx\n", encoding="utf-8")
    arguments = ("ref", "--hypotheses", "hyp", "--sentences")
    done = run(folder, *arguments, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "소 ≤ 말" in done.stdout.decode()
