"""The Sphinx extension: what it writes into the pages, and what becomes of a page without assets."""

import json
import re
from types import SimpleNamespace

import assets
import docutils.utils
import nbformat
import pages
import pytest
from browser import HTML
from bundles import archives
from docutils import nodes
from notebooks import PATHS, cells

LIVE = sorted(HTML.glob("_static/live-*"))
PYODIDE = sorted(HTML.glob("_static/pyodide-*"))


@pytest.fixture
def app():
    """As much of a Sphinx application as the extension asks of one."""
    config = SimpleNamespace(html_theme_options={}, live_folders=[])
    return SimpleNamespace(
        config=config, builder=SimpleNamespace(format="html"), live=None
    )


def test_the_site_is_live():
    """One folder of scripts and one interpreter; none is left over from another build."""
    assert len(LIVE) == len(PYODIDE) == 1


def test_the_folders_are_named_by_what_is_in_them():
    for folder in LIVE + PYODIDE:
        files = {path.name: path.read_bytes() for path in folder.iterdir()}
        assert folder.name.endswith(pages.digest(files))


def test_the_site_serves_what_was_verified_and_bundled():
    for name in assets.wheels(
        json.loads((PYODIDE[0] / "pyodide-lock.json").read_text())
    ):
        assert (PYODIDE[0] / name).is_file()
    for name, data in archives().items():
        assert (LIVE[0] / name).read_bytes() == data


def test_a_change_of_content_is_a_change_of_name():
    assert (
        pages.digest({"a": b"1"})
        != pages.digest({"a": b"2"})
        != pages.digest({"b": b"2"})
    )
    assert pages.digest({"a": b"12", "b": b""}) != pages.digest({"a": b"1", "b": b"2"})


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_page_holds_the_sources_of_its_cells_as_data(path):
    text = (HTML / "book" / f"{path.stem}.html").read_text("utf-8")
    found = re.search(
        r'<script type="application/json" id="live-cells">(.*?)</script>', text, re.S
    )
    data = json.loads(found.group(1))
    assert [cell["source"] for cell in data["cells"]] == [
        cell.source for cell in cells(path, "code")
    ]
    for cell in data["cells"]:
        assert f'id="{cell["id"]}"' in text


def test_a_page_without_cells_gets_no_interpreter():
    assert "live.js" not in (HTML / "book" / "glossary.html").read_text("utf-8")


def test_without_assets_the_build_says_so_once_and_goes_on(app, monkeypatch):
    def fail():
        raise assets.AssetError("numpy's wheel is on neither source")

    said = []
    monkeypatch.setattr(pages, "prepare", fail)
    monkeypatch.setattr(
        pages.logger, "info", lambda text, *values, **_: said.append(text % values)
    )
    pages.gather(app, app.config)
    assert said == [
        "live pages: off, the site is static. numpy's wheel is on neither source"
    ]
    context = {"body": "text"}
    pages.dress(app, "x", "page.html", context, doctree=None)
    assert context == {"body": "text"}


def test_a_reason_and_an_expected_error_are_handed_on():
    cell = nbformat.v4.new_code_cell(
        "x", metadata={"live": "why", "tags": ["raises-exception"]}
    )
    assert pages.described(cell, 3) == {
        "id": "code-3",
        "source": "x",
        "raises": True,
        "reason": "why",
    }


@pytest.mark.parametrize("address", ["", "https://example.org/owner/book"])
def test_the_buttons_of_other_places_need_the_repositorys_address(app, address):
    options = {"repository_url": address, "launch_buttons": {"colab_url": "x"}}
    app.config.html_theme_options = options
    pages.no_address_no_buttons(app, app.config)
    assert ("launch_buttons" in options) == bool(address)


@pytest.mark.parametrize(
    "source", ["'</script><b>'", "'<!--<script>'", "'</SCRIPT >'", "a < b"]
)
def test_no_source_is_read_as_html_or_ends_its_script(app, tmp_path, source):
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)])
    nbformat.write(notebook, tmp_path / "x.ipynb")
    app.env = SimpleNamespace(doc2path=lambda name: tmp_path / "x.ipynb")
    app.live = {"page": "live-0", "kernel": {}}
    app.add_js_file = app.add_css_file = lambda *_, **__: None
    context = {"body": ""}
    pages.dress(app, "x", "page.html", context, doctree=object())
    inside = re.fullmatch("<script[^>]*>(.*)</script>", context["body"]).group(1)
    assert "<" not in inside
    assert json.loads(inside)["cells"][0]["source"] == source


@pytest.mark.parametrize("live", [None, {"page": "live-0"}], ids=["static", "live"])
def test_a_form_stands_only_where_it_can_be_answered(app, live):
    app.live = live
    doctree = docutils.utils.new_document("x")
    doctree += nodes.container("", classes=["explorable", "explore-means"])
    pages.mark(app, doctree, "x")
    text = doctree.astext()
    assert ("<form" in text) == (live is not None)
    assert "arithmetic" in text


def test_what_an_earlier_build_left_goes(app, tmp_path):
    app.outdir = tmp_path
    for folder in ("live-old", "pyodide-old"):
        (tmp_path / "_static" / folder).mkdir(parents=True)
    (tmp_path / "offline.js").write_text("old")
    pages.write(app, None)
    assert [path.name for path in tmp_path.rglob("*")] == ["_static"]


def test_a_failed_build_writes_nothing(app):
    app.live = {"folders": {"live-0": {"a": b""}}, "worker": b""}
    app.outdir = "/nowhere"
    pages.write(app, RuntimeError("no"))


def test_an_unknown_explorable_stops_the_build():
    with pytest.raises(ValueError, match="no explorable 'nonsense'"):
        pages.form("nonsense")
