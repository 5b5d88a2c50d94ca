"""axe-core finds nothing on any page, wide or narrow, light or dark, folded or unfolded."""

import pytest
from browser import (
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


@pytest.fixture(scope="module")
def readers(browser, site):
    """One reader for each width and for all pages, so that what they share is loaded once."""
    readers = {width: Reader(browser, site, width=width) for width in (WIDE, NARROW)}
    yield readers
    for reader in readers.values():
        reader.close()


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(readers, path):
    """Four states of each page; folds are open in the dark when wide, in the light when narrow.

    A theme changes colors and nothing else, so contrast alone is looked at twice.
    """
    pages = {width: reader.open(path) for width, reader in readers.items()}
    for page in pages.values():
        page.add_script_tag(path=AXE)
        settle(page)
        if "search" in path:
            page.locator("#search-results li").first.wait_for()
    found = {}
    for theme in ("light", "dark"):
        for width, page in pages.items():
            set_theme(page, theme)
            set_details(page, is_open=(theme == "dark") == (width == WIDE))
        rules = EVERYTHING if theme == "light" else CONTRAST
        found[theme] = dict(zip(pages, violations(*pages.values(), rules=rules)))
    for page in pages.values():
        page.close()
    nothing = {WIDE: [], NARROW: []}
    assert found == {"light": nothing, "dark": nothing}
    for reader in readers.values():
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
        [found] = violations(page)
        rules[theme] = [text.partition(":")[0] for text in found]
    assert rules == {"light": ["image-alt"], "dark": ["color-contrast", "image-alt"]}


def test_every_built_page_is_among_the_pages():
    """A new page is checked without being named anywhere; the front page only forwards."""
    built = {path.relative_to(HTML).as_posix() for path in HTML.rglob("*.html")}
    built = {path for path in built if not path.startswith("_static/")}
    assert built - {"index.html"} == {path.partition("?")[0] for path in PAGES}
