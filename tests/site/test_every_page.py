"""Every page is light and fits on a phone, and axe-core finds nothing: wide or narrow, light or dark, folded or not."""

import pytest
from browser import (
    ALL_BUT_CONTRAST,
    CONTRAST,
    EVERYTHING,
    HTML,
    NARROW,
    PAGES,
    WIDE,
    Reader,
    bring_axe,
    set_details,
    set_theme,
    settle,
    transferred,
    violations,
)

ARTICLE = ".bd-article"
# of the thousands of colored words of code on a page, one of each kind stays; the others are text
ONE_OF_EACH_KIND = """() => {
    const seen = new Set();
    for (const word of document.querySelectorAll("pre span, dt.sig span")) {
        let kind = "";
        for (let node = word; node.matches("span, pre, dt"); node = node.parentElement)
            kind += ` ${node.tagName}.${node.className}`;
        if (seen.has(kind)) word.replaceWith(...word.childNodes);
        seen.add(kind);
    }
}"""


ALL_HAS_COME = """() => document.readyState === "complete"
    && [...document.images].every((image) => image.complete)"""


@pytest.fixture(scope="module", params=PAGES)
def path(request):
    """Each page of the site; all tests of one come before the next one is opened."""
    return request.param


@pytest.fixture(scope="module")
def visit_on_a_phone(browser, site, path):
    """A page, read to its end by a reader who comes for the first time; what it took; the reader."""
    site.served.clear()
    reader = Reader(browser, site, width=NARROW, service_workers="block")
    page = reader.open(path)
    settle(page)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.wait_for_function(ALL_HAS_COME)
    settle(page)
    if "search" in path:
        page.locator("#search-results li").first.wait_for()
    yield page, list(site.served), reader
    reader.close()


def test_a_page_that_is_only_read_is_light_and_fits(visit_on_a_phone, path):
    page, served, reader = visit_on_a_phone
    assert [one.path for one in served if one.status != 200] == []
    largest = sorted(served, key=lambda one: -one.size)[:6]
    assert transferred(served) <= 1_000_000, largest
    if "search" not in path:  # there, the words of the whole book come along
        assert transferred(served, without=r"(?i)mathjax") <= 500_000, largest

    set_details(page, is_open=True)
    assert page.evaluate("document.documentElement.scrollWidth") == NARROW
    reader.check()


def test_axe_finds_nothing(visit_on_a_phone):
    """Narrow and unfolded, then wide and folded, light and dark.

    Contrast is by far the slowest rule, and its answer the same for the article at any width.
    """
    page, _, reader = visit_on_a_phone
    bring_axe(page)
    page.evaluate(ONE_OF_EACH_KIND)
    set_details(page, is_open=True)
    page.evaluate("scrollTo(0, 0)")  # whoever scrolls up has a button over the text
    page.locator("#pst-back-to-top").wait_for(state="hidden")
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
    assert {state: faults for state, faults in found.items() if faults} == {}
    reader.check()


def test_axe_sees_what_is_planted(visit):
    """An image without words, and text that only the dark theme swallows."""
    page = visit("book/glossary.html")
    bring_axe(page)
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
