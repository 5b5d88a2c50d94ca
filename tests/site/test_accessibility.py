"""axe-core finds nothing on any page, wide or narrow, light or dark, folded or unfolded."""

import pytest
from browser import (
    ALL_BUT_CONTRAST,
    AXE,
    CONTRAST,
    EVERYTHING,
    HTML,
    NARROW,
    PAGES,
    WIDE,
    Reader,
    set_details,
    set_theme,
    settle,
    violations,
)

ARTICLE = ".bd-article"


@pytest.fixture(scope="module")
def reader(browser, site):
    """One reader for all pages, so that what they share is loaded once."""
    reader = Reader(browser, site, width=NARROW)
    yield reader
    reader.close()


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(reader, path):
    """Narrow and unfolded, then wide and folded, light and dark.

    Contrast is by far the slowest rule, and its answer the same for the article at any width.
    """
    page = reader.open(path)
    page.add_script_tag(path=AXE)
    settle(page)
    if "search" in path:
        page.locator("#search-results li").first.wait_for()
    set_details(page, is_open=True)
    found = {}
    set_theme(page, "light")
    found["narrow, light"] = violations(page, EVERYTHING)
    set_theme(page, "dark")
    found["narrow, dark"] = violations(page, CONTRAST)

    page.set_viewport_size({"width": WIDE, "height": 900})
    set_details(page, is_open=False)
    found["wide, dark"] = violations(page, CONTRAST, without=[ARTICLE])
    set_theme(page, "light")
    found["wide, light"] = violations(page, CONTRAST, without=[ARTICLE])
    found["wide"] = violations(page, ALL_BUT_CONTRAST)

    page.close()
    assert {state: faults for state, faults in found.items() if faults} == {}
    reader.check()


def test_axe_sees_what_is_planted(visit):
    """An image without words, and text that only the dark theme swallows."""
    page = visit("book/glossary.html")
    page.add_script_tag(path=AXE)
    page.evaluate(
        """() => document.querySelector("article").insertAdjacentHTML("beforeend",
            '<img src="../_static/favicon.svg"><p style="color: #222">Night</p>')"""
    )
    rules = {}
    for theme in ("light", "dark"):
        set_theme(page, theme)
        found = violations(page)
        rules[theme] = [text.partition(":")[0] for text in found]
    assert rules == {"light": ["image-alt"], "dark": ["color-contrast", "image-alt"]}


def test_every_built_page_is_among_the_pages():
    """A new page is checked without being named anywhere; the front page only forwards."""
    built = {path.relative_to(HTML).as_posix() for path in HTML.rglob("*.html")}
    built = {path for path in built if not path.startswith("_static/")}
    assert built - {"index.html"} == {path.partition("?")[0] for path in PAGES}
