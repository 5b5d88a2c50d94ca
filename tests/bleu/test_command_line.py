"""`python -m bleu`, as a program of its own."""

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from functools import partial

import pytest
import zstandard

from bleu import corpus_bleu
from bleu.cli.run import main
from bleu.text import read_corpus
from bleu.text.signature import VERSION
from bleu.text.streaming import CHUNK_LINES

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


# --- files of any size, packed or not ----------------------------------------------------

unix = pytest.mark.skipif(os.name == "nt", reason="signals and pipes of Unix")


@pytest.mark.parametrize("pack", [gzip.compress, zstandard.compress])
@pytest.mark.parametrize(
    "asked",
    [
        ["--json"],
        ["-t", "13a", "--sentences"],
        ["-lc", "--confidence", "--samples", "50"],
    ],
    ids=" ".join,
)
def test_packed_files_print_what_plain_ones_do(
    folder, capsys, monkeypatch, pack, asked
):
    monkeypatch.chdir(folder)
    for name in ("hyp", "ref"):
        data = (folder / name).read_bytes()
        (folder / f"packed.{name}").write_bytes(pack(data))
    assert main(["ref", "--hypotheses", "hyp", *asked]) == 0
    plain = capsys.readouterr().out
    assert main(["packed.ref", "--hypotheses", "packed.hyp", *asked]) == 0
    assert capsys.readouterr().out == plain != ""


def test_packed_standard_input_is_unpacked(folder):
    packed = gzip.compress(HYPOTHESES.encode())
    assert (
        run(folder, "ref", stdin=packed).stdout
        == run(folder, "ref", stdin=HYPOTHESES).stdout
    )


def test_a_packed_file_that_is_cut_short_is_one_line_and_status_2(folder):
    done = run(folder, "ref", stdin=gzip.compress(HYPOTHESES.encode())[:-1])
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"python -m bleu: standard input is cut short")
    assert done.stderr.count(b"\n") == 1


def test_a_dash_is_standard_input(folder):
    systems = ("--hypotheses", "hyp", "--hypotheses", "-")
    rows = run(folder, "ref", *systems, stdin=REFERENCES).stdout.decode().splitlines()
    assert rows[1].startswith("hyp             50.38")
    assert rows[2].startswith("standard input  100.00")


@unix
def test_one_pipe_is_not_read_twice(folder):
    done = run(folder, "/dev/stdin", stdin=HYPOTHESES)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"standard input and /dev/stdin are one stream" in done.stderr


def test_sentences_come_while_there_is_more_to_read(folder):
    """The first chunk is out before the end, which is wrong, has been seen."""
    (folder / "fewer").write_text("a b c d\n" * CHUNK_LINES, encoding="utf-8")
    longer = "a b c d\n" * (2 * CHUNK_LINES)
    done = run(folder, "fewer", "--sentences", stdin=longer)
    assert done.returncode == 2
    assert done.stdout.count(b"\n") == CHUNK_LINES


# --- an output file ----------------------------------------------------------------------


def test_an_output_file_holds_what_would_be_printed(folder, capsys, monkeypatch):
    monkeypatch.chdir(folder)
    command = ["ref", "--hypotheses", "hyp", "--sentences", "-t", "13a"]
    assert main(command) == 0
    printed = capsys.readouterr().out
    (folder / "scores").write_text("older", encoding="utf-8")
    assert main([*command, "-o", "scores"]) == 0
    assert capsys.readouterr() == ("", "")
    assert (folder / "scores").read_text("utf-8") == printed
    assert sorted(path.name for path in folder.iterdir()) == ["hyp", "ref", "scores"]


@pytest.mark.parametrize("older", [None, "older"])
def test_an_error_leaves_the_output_file_as_it_was(folder, capsys, monkeypatch, older):
    monkeypatch.chdir(folder)
    if older:
        (folder / "scores").write_text(older, encoding="utf-8")
    (folder / "short").write_text("a\n", encoding="utf-8")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    assert main(["ref", "--hypotheses", "short", "-o", "scores"]) == 2
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


def test_an_output_file_is_none_of_the_input(folder, capsys, monkeypatch):
    monkeypatch.chdir(folder)
    for name in ("hyp", "ref"):
        assert main(["ref", "--hypotheses", "hyp", "-o", name]) == 2
        assert f"--output {name} is a file that is scored" in capsys.readouterr().err
    assert (folder / "hyp").read_text("utf-8") == HYPOTHESES


@pytest.mark.parametrize(
    ("output", "said"),
    [("nowhere/scores", "nowhere/scores: No such file"), (".", ".: Is a directory")],
)
def test_an_output_that_cannot_be_written_is_named(
    folder, capsys, monkeypatch, output, said
):
    monkeypatch.chdir(folder)
    assert main(["ref", "--hypotheses", "hyp", "-o", output]) == 2
    assert capsys.readouterr().err.startswith(f"python -m bleu: {said}")


@unix
def test_an_output_that_is_no_file_stays_what_it_is(folder, monkeypatch):
    monkeypatch.chdir(folder)
    os.mkfifo(folder / "pipe")
    (folder / "link").symlink_to("scores")
    reader = os.open(folder / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert main(["ref", "--hypotheses", "hyp", "-o", "pipe"]) == 0
        assert os.read(reader, 100).startswith(b"BLEU = 50.38")
    finally:
        os.close(reader)
    assert main(["ref", "--hypotheses", "hyp", "-o", "link"]) == 0
    assert (folder / "link").is_symlink()
    assert (folder / "scores").read_text("utf-8").startswith("BLEU = 50.38")


# --- Ctrl-C ------------------------------------------------------------------------------


def reader_of(path, program):
    """A named pipe to write to, once the program has opened it to read."""
    while program.poll() is None:
        try:
            pipe = os.open(path, os.O_WRONLY | os.O_NONBLOCK)
        except OSError:  # nobody reads it yet
            time.sleep(0.01)
        else:
            os.set_blocking(pipe, True)
            return os.fdopen(pipe, "wb", buffering=0)
    pytest.fail(program.stderr.read().decode())


@unix
@pytest.mark.parametrize("more", [[], ["--sentences"], ["--sentences", "-o", "scores"]])
def test_ctrl_c_ends_it_with_one_line_and_nothing_half_written(folder, more):
    """The program waits for a pipe's other half when it is stopped, and so is sure to run."""
    os.mkfifo(folder / "pipe")
    (folder / "ref").write_text("a b c d\n" * 2 * CHUNK_LINES, encoding="utf-8")
    before = {path.name for path in folder.iterdir()}
    program = subprocess.Popen(
        [sys.executable, "-m", "bleu", "ref", "--hypotheses", "pipe", *more],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # a test run in the background of a shell has been told to ignore Ctrl-C
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    )
    with reader_of(folder / "pipe", program) as pipe:
        pipe.write(b"a b c d\n" * CHUNK_LINES)
        if more == ["--sentences"]:
            program.stdout.readline()  # the first chunk is done
        program.send_signal(signal.SIGINT)
        _, said = program.communicate(timeout=60)
    assert program.returncode == 130
    assert said == b"python -m bleu: stopped\n"
    assert {path.name for path in folder.iterdir()} == before
