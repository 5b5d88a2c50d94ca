"""`python -m bleu diagnose`, as a program of its own."""

import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from planted import curly, english

import bleu
from bleu.cli.commands import main


@pytest.fixture
def folder(tmp_path):
    given = english()
    texts = {
        "ref": [group[0] for group in given.references],
        "out": given.hypotheses,
        "curly": map(curly, given.hypotheses),
        "spaces": [line.replace(" ", "\u00a0", 2) for line in given.hypotheses],
    }
    for name, lines in texts.items():
        (tmp_path / name).write_text("".join(f"{s}\n" for s in lines), encoding="utf-8")
    return tmp_path


def run(folder, *arguments):
    return subprocess.run(
        [sys.executable, "-m", "bleu", *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(Path(bleu.__file__).parents[1])},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


def test_it_says_what_it_found_and_ends_with_1(folder):
    done = run(folder, "diagnose", "ref", "--hypotheses", "curly")
    assert done.returncode == 1, done.stderr
    assert "sure: quotes" in done.stdout
    assert "curly:2: " in done.stdout


@pytest.mark.parametrize(("name", "status"), [("out", 0), ("curly", 1), ("spaces", 3)])
def test_the_exit_status_is_for_pipelines(folder, capsys, name, status):
    files = [str(folder / "ref"), "--hypotheses", str(folder / name)]
    assert main(["diagnose", *files]) == status
    assert capsys.readouterr().out


def test_what_cannot_be_read_ends_with_2(folder, capsys):
    assert main(["diagnose", "nowhere", "--hypotheses", str(folder / "out")]) == 2
    assert "nowhere: No such file" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main(["diagnose", "ref"])


def test_json_holds_everything(folder, capsys):
    main(
        [
            "diagnose",
            str(folder / "ref"),
            "--hypotheses",
            str(folder / "curly"),
            "--json",
        ]
    )
    told = json.loads(capsys.readouterr().out)
    (finding,) = told["findings"]
    assert finding["cost"] == pytest.approx(told["repaired_points"] - told["points"])
    assert finding["places"][0]["lines"][:3] == [2, 7, 13]


def test_a_score_seen_elsewhere_is_explained(folder, capsys):
    files = [str(folder / "ref"), "--hypotheses", str(folder / "out")]
    assert main(["diagnose", *files, "--score", "0.531"]) == 1
    assert "0.531 is a ratio" in capsys.readouterr().out


def test_a_file_may_have_the_name_of_a_command(folder, capsys, monkeypatch):
    (folder / "ref").rename(folder / "diagnose")
    monkeypatch.chdir(folder)
    assert main(["./diagnose", "--hypotheses", "out"]) == 0
    assert capsys.readouterr().out.startswith("BLEU = 46.")


def test_packed_files_are_unpacked(folder):
    for name in ("ref", "curly"):
        (folder / f"{name}.gz").write_bytes(gzip.compress((folder / name).read_bytes()))
    plain = run(folder, "diagnose", "ref", "--hypotheses", "curly")
    packed = run(folder, "diagnose", "ref.gz", "--hypotheses", "curly.gz")
    assert "sure: quotes" in plain.stdout
    assert packed.stdout.replace(".gz", "").split() == plain.stdout.split()
    (folder / "cut.gz").write_bytes((folder / "curly.gz").read_bytes()[:99])
    cut = run(folder, "diagnose", "ref", "--hypotheses", "cut.gz")
    assert (cut.returncode, cut.stdout) == (2, "")
    assert "cut.gz is cut short" in cut.stderr


def test_a_score_that_nothing_explains_is_said_to_be_so(folder):
    asked = run(folder, "diagnose", "ref", "--hypotheses", "out", "--score", "99.9")
    assert "99.9 is not the score of these lines" in asked.stdout
    found = json.loads(
        run(folder, "diagnose", "ref", "--hypotheses", "out", "--json").stdout
    )
    same = run(
        folder,
        "diagnose",
        "ref",
        "--hypotheses",
        "out",
        "--score",
        f"{found['points']:.2f}",
    )
    assert "is the score of these lines, as they are." in same.stdout


@pytest.fixture
def table(folder):
    """Output, reference and source in the columns of one table."""
    sides = {"mt": "curly", "ref": "ref", "src": "out"}
    texts = {
        key: (folder / name).read_text("utf-8").splitlines()
        for key, name in sides.items()
    }
    rows = (
        dict(zip(sides, row, strict=True)) for row in zip(*texts.values(), strict=True)
    )
    path = folder / "test.jsonl"
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    return path


def test_columns_of_a_table_are_examined_like_files(folder, table):
    sides = ("--column", "mt", "--reference-column", "ref")
    columns = run(folder, "diagnose", table.name, "--hypotheses", table.name, *sides)
    lines = run(folder, "diagnose", "ref", "--hypotheses", "curly")
    assert columns.returncode == lines.returncode == 1, columns.stderr
    assert "look   test.jsonl (mt):2: " in columns.stdout
    assert columns.stdout.splitlines()[0] == lines.stdout.splitlines()[0]
    sources = (table.name, "--source-column", "src")
    copied = run(
        folder,
        "diagnose",
        "ref",
        *("--hypotheses", table.name, "--column", "src", "--sources", *sources),
    )
    assert "copied" in copied.stdout


def test_a_column_that_is_not_there_is_told(folder, table, capsys):
    given = ["diagnose", str(table), "--hypotheses", str(table), "--column", "mt"]
    assert main([*given, "--reference-column", "gold"]) == 2
    assert "no column 'gold' there; its columns are mt, ref, src" in (
        capsys.readouterr().err
    )
    named = ["--hypotheses", str(folder / "out"), "--column", "mt"]
    assert main(["diagnose", str(folder / "ref"), *named]) == 2
    assert "out has no columns; a column is that of a .jsonl" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="2"):
        main([*given, "--source-column", "src"])
    assert "name it with --sources FILE" in capsys.readouterr().err
