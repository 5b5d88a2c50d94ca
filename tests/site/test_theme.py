"""The edits of the theme's pages: what they mend, and what they say when the theme changes."""

from types import SimpleNamespace

import pytest
import theme
from bs4 import BeautifulSoup
from sphinx.errors import ExtensionError

PAGE = """<!DOCTYPE html>
<html lang="en" data-content_root="../">
<head><script src="a.js"></script><script defer src="_static/searchtools.js"></script><script defer src="_static/scripts/fontawesome.js"></script></head>
<body><div class="bd-container">
<button aria-label="Search" class="search-button-field">Search</button>
<button class="theme-switch-button"><svg title="Light"></svg></button>
<details><summary><span class="toctree-toggle"></span></summary></details>
<details><summary aria-label="Toggle hidden content">Show the input</summary></details>
<div role="doc-biblioentry">Papineni &amp; others</div>
<pre>  kept
as it is &lt;b&gt;</pre></div></body></html>"""


@pytest.fixture
def app(tmp_path):
    config = SimpleNamespace(html_theme_options={})
    (tmp_path / "page.html").write_text(PAGE)
    return SimpleNamespace(
        outdir=tmp_path, config=config, builder=SimpleNamespace(format="html")
    )


def edited(app):
    theme.edit_pages(app, None)
    text = (app.outdir / "page.html").read_text()
    return text, BeautifulSoup(text, "html.parser")


def test_every_edit_mends_what_it_says(app):
    text, page = edited(app)
    assert '<html lang="en" data-content_root="../" data-theme="light">' in text
    assert "fontawesome" not in text
    assert "searchtools" not in text
    assert "title=" not in text
    assert not page.select("[aria-label=Search], [role=doc-biblioentry]")
    names = [fold.get("aria-label") for fold in page.select("summary")]
    assert names == ["Pages of this section", None]
    assert page.select_one("[role=listitem]").get_text() == "Papineni & others"
    assert page.select_one("script[src='a.js']").has_attr("defer")


def test_what_is_not_edited_stays_as_it_is(app):
    text, _ = edited(app)
    assert "<pre>  kept\nas it is &lt;b&gt;</pre>" in text
    assert text.startswith("<!DOCTYPE html>")


def test_the_scripts_of_the_search_page_do_not_wait(app):
    searching = PAGE.replace("<pre>", '<div id="search-results"></div><pre>')
    (app.outdir / "search.html").write_text(searching)
    edited(app)
    text = (app.outdir / "search.html").read_text()
    assert '<script src="a.js">' in text


def test_a_page_is_edited_once(app):
    first, _ = edited(app)
    assert edited(app)[0] == first


def test_a_page_that_leads_elsewhere_is_left_alone(app):
    (app.outdir / "index.html").write_text("<html><meta http-equiv='Refresh'></html>")
    edited(app)
    assert "data-theme" not in (app.outdir / "index.html").read_text()


@pytest.mark.parametrize(
    ("before", "edit"),
    [
        ("fontawesome", "icons_once"),
        ("theme-switch-button", "one_name_for_the_color_switch"),
        ("search-button-field", "search_named_by_its_words"),
        ("toctree-toggle", "sections_named"),
        ("Toggle hidden content", "folds_named_by_their_words"),
        ("doc-biblioentry", "entries_of_a_list"),
        ('src="a.js"', "search_scripts_wait"),
        ("searchtools.js", "one_search"),
    ],
)
def test_another_theme_fails_the_build_and_names_the_edit(app, before, edit):
    (app.outdir / "page.html").write_text(PAGE.replace(before, "other"))
    with pytest.raises(ExtensionError, match=f"{edit} finds nothing to edit"):
        theme.edit_pages(app, None)


def test_a_failed_build_is_not_edited(app):
    theme.edit_pages(app, RuntimeError("no"))
    assert (app.outdir / "page.html").read_text() == PAGE


@pytest.mark.parametrize("address", ["", "https://example.org/owner/book"])
def test_the_buttons_of_other_places_need_the_repositorys_address(app, address):
    options = {"repository_url": address, "launch_buttons": {"colab_url": "x"}}
    app.config.html_theme_options = options
    theme.no_address_no_buttons(app, app.config)
    assert ("launch_buttons" in options) == bool(address)
