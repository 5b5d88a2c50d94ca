"""The scripts that keep a reader's answers: what needs no page is tried in Node."""

import re
from pathlib import Path

import pytest

from live import assets

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted((ROOT / "book" / "_static" / "answers").glob("*.js"))


def test_the_unit_tests_of_the_scripts_pass():
    files = sorted((ROOT / "tests" / "book" / "answers").glob("*.test.js"))
    command = ["--test", "--test-reporter=spec", *map(str, files)]
    done = assets.NODE(command, cwd=ROOT, **assets.QUIETLY)
    assert done.returncode == 0, done.stdout + done.stderr
    [passed] = re.findall(r"^\S* ?pass (\d+)$", done.stdout, re.M)
    assert int(passed) > len(files)


def test_they_are_light():
    """Each page loads them."""
    assert 0 < sum(path.stat().st_size for path in SCRIPTS) < 20_000


def test_answers_are_kept_under_the_name_that_the_cells_edits_have():
    [name] = re.findall(
        r"^    live_storage: (\w+)$", (ROOT / "_config.yml").read_text(), re.M
    )
    page = (ROOT / "book" / "_static" / "answers" / "page.js").read_text("utf-8")
    assert f"`{name} answers ${{location.pathname}}`" in page


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_line_is_longer_than_a_screen_of_code(path):
    long = [line for line in path.read_text("utf-8").split("\n") if len(line) > 100]
    assert long == []
