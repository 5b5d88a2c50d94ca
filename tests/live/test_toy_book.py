"""Another book, built by the settings of live/README.md alone, with another theme, and run."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from browser import Reader, Site

ROOT = Path(__file__).parents[2]
TOY = Path(__file__).parent / "toy"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The toy book's site; its folder holds what README.md says, and `live` beside it."""
    folder = tmp_path_factory.mktemp("toy")
    shutil.copytree(TOY, folder, dirs_exist_ok=True)
    (folder / "live").symlink_to(ROOT / "live")
    (folder / ".cache").symlink_to(ROOT / ".cache")  # nothing has to be fetched
    command = [sys.executable, "-m", "sphinx", "-nW", "--keep-going", ".", "_build"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "_build"


@pytest.fixture(scope="module")
def toy_site(built):
    with Site(built) as site:
        yield site


@pytest.fixture
def visitor(browser, toy_site):
    visitor = Reader(browser, toy_site)
    visitor.allow("favicon.ico")  # the toy book has none
    yield visitor
    visitor.close()
    visitor.check()


def data(page):
    found = re.search('id="live-cells">(.*?)</script>', page.read_text("utf-8"), re.S)
    return json.loads(found.group(1))


def test_its_pages_hold_its_own_settings(built):
    for name, sources in {
        "index": ["from toys import letters", 'letters("teddy")'],
        "more": [
            "import toys",
            '[toys.letters(word) for word in ("ball", "doll house")]',
        ],
    }.items():
        found = data(built / f"{name}.html")
        assert [cell["source"] for cell in found["cells"]] == sources
        assert found["storage"] == "toys"
        assert found["kernel"]["forms"] == "questions"
        assert found["kernel"]["archives"] == found["kernel"]["packages"] == {}
        assert found["selectors"]["title"] == ".body h1"


def test_nothing_of_this_book_is_in_it(built):
    names = {path.name for path in built.rglob("*")}
    assert not [name for name in names if name.endswith((".whl", ".mjs"))]
    assert not [name for name in names if re.search("bleu|nltk|forms", name)] or (
        names & {"forms.js"}
    )
    for path in built.glob("*.html"):
        assert "bleu" not in path.read_text("utf-8").lower()


def run(page, number):
    cell = page.locator(".cell[id^=code-]").nth(number - 1)
    page.get_by_role("button", name=f"Run: cell {number}", exact=True).click()
    page.wait_for_function(
        "(id) => document.getElementById(id).dataset.live === 'done'",
        arg=cell.get_attribute("id"),
        timeout=60_000,
    )
    return cell.locator(".cell_output").inner_text().strip()


@pytest.mark.parametrize(
    ("path", "output"), [("index.html", "5"), ("more.html", "[4, 10]")]
)
def test_its_cells_run(visitor, path, output):
    page = visitor.open(path)
    assert page.locator(".body h1 + .live-page-bar").count() == 1
    assert run(page, 2) == output


def test_its_form_answers(visitor):
    page = visitor.open("index.html")
    form = page.locator("#explore-letters")
    assert form.locator("[data-output]").inner_text() == "“toy” has 3 letters."
    form.locator("[name=word]").fill("teddy <b>")
    form.get_by_role("button", name="Show").click()
    alert = form.get_by_role("alert")
    alert.wait_for(timeout=60_000)
    assert alert.inner_text().endswith("Word: write one word.")
    assert form.locator("[name=word]").get_attribute("aria-invalid") == "true"
    form.locator("[name=word]").fill("<b>")
    form.get_by_role("button", name="Show").click()
    form.get_by_text("“<b>” has 3 letters.").wait_for()
    assert form.locator("[name=word]").get_attribute("aria-invalid") is None


def test_a_library_it_does_not_have_is_named_with_what_it_has(visitor):
    page = visitor.open("index.html")
    page.get_by_role("button", name="Edit: cell 1", exact=True).click()
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("import numpy")
    page.get_by_role("button", name="Run: cell 1", exact=True).click()
    error = page.locator(".traceback")
    error.wait_for(timeout=60_000)
    assert "numpy is not in this page" in error.inner_text()
    assert "standard library and toys." in error.inner_text()


def test_an_edit_is_kept_under_the_books_own_name(visitor):
    page = visitor.open("more.html")
    page.get_by_role("button", name="Edit: cell 1", exact=True).click()
    page.locator(".cm-content").focus()
    page.keyboard.type("#")
    page.wait_for_function("() => localStorage.length === 1")
    assert page.evaluate("localStorage.key(0)").startswith("toys ")
