"""`python -m bleu diagnose`, as a program of its own."""

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
