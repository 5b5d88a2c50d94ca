"""Every page is light and fits on a phone, and axe-core finds nothing: wide or narrow, light or dark, folded or not."""

import pytest
from browser import (
    ALL_BUT_CONTRAST,
    CONTRAST,
    HTML,
    NARROW,
    PAGES,
    WIDE,
    WIDTH,
    Reader,
    bring_axe,
    set_details,
    set_theme,
    settle,
    transferred,
    violations,
)

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
def seen():
    """The kinds of text, by color and ground, of the pages before."""
    return set()


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


# Of all that is text, one element for each color, size, weight and ground is marked: contrast depends on nothing
# else. What was seen on a page before is not marked again.
MARK_NEW_COLORS = """(seen) => {
    const found = new Set(seen);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!texts.currentNode.data.trim() || !element.checkVisibility({visibilityProperty: true})) continue;
        const style = getComputedStyle(element);
        const kind = [style.color, style.fontSize, style.fontWeight, style.textShadow];
        for (let node = element; node; node = node.parentElement) {
            const {backgroundColor, backgroundImage, opacity} = getComputedStyle(node);
            kind.push(backgroundColor, backgroundImage, opacity);
            if (backgroundColor.startsWith("rgb(")) break;
        }
        if (!found.has(kind.join())) element.dataset.marked = "";
        found.add(kind.join());
    }
    return [...found].slice(seen.length);
}"""
# the theme's script looks for the switch, and measures the header some time after the window has changed
KEEP_WHAT_IS_MARKED = """() => {
    const kept = new Set();
    for (let node of document.querySelectorAll("[data-marked], .theme-switch-button, #pst-header"))
        for (; node; node = node.parentElement) kept.add(node);
    for (const node of document.body.querySelectorAll("*")) if (!kept.has(node)) node.remove();
}"""
TAKE_THE_ARTICLE_OUT = """() => {
    const parts = [...document.querySelectorAll(".bd-article h1 ~ *")];
    window.putBack = parts.map((part) => [part.parentElement, part]);
    parts.forEach((part) => part.remove());
}"""
PUT_IT_BACK = "() => putBack.forEach(([place, part]) => place.append(part))"
STATES = [(NARROW, "light"), (NARROW, "dark"), (WIDE, "dark"), (WIDE, "light")]


def show(page, width, theme):
    """Narrow and unfolded, or wide and folded; light or dark."""
    page.set_viewport_size({"width": width, "height": 900})
    set_details(page, is_open=width == NARROW)
    set_theme(page, theme)


def mark_new_colors(page, seen):
    """The states that show a kind of text for the first time; one of each is marked."""
    new = []
    for state in STATES:
        show(page, *state)
        kinds = page.evaluate(MARK_NEW_COLORS, sorted(seen))
        seen.update(kinds)
        new += [state] * bool(kinds)
    return new


def test_axe_finds_nothing(visit_on_a_phone, seen):
    """On the page narrow and unfolded, then wide and folded, light and dark.

    axe's time grows with the page, so a long one is put to it twice only: the article is the
    same in a wide window, but for what the width decides; for contrast, the kinds of text will
    do that no page before it has.
    """
    page, _, reader = visit_on_a_phone
    bring_axe(page)
    page.evaluate(ONE_OF_EACH_KIND)
    page.evaluate("scrollTo(0, 0)")  # whoever scrolls up has a button over the text
    page.locator("#pst-back-to-top").wait_for(state="hidden")
    set_details(page, is_open=True)
    found = {"narrow": violations(page, ALL_BUT_CONTRAST)}
    new = mark_new_colors(page, seen)
    found["the article, wide"] = violations(page, WIDTH)
    page.evaluate(TAKE_THE_ARTICLE_OUT)
    found["around it, wide"] = violations(page, ALL_BUT_CONTRAST)
    page.evaluate(PUT_IT_BACK)
    reader.check()  # the theme's scripts look for what is now taken away
    page.evaluate(KEEP_WHAT_IS_MARKED)
    for state in new:
        show(page, *state)
        found[state] = violations(page, CONTRAST)
    assert {state: faults for state, faults in found.items() if faults} == {}


def test_axe_sees_what_is_planted(visit):
    """An image without words, and text that only the dark theme swallows."""
    page = visit("book/glossary.html")
    bring_axe(page)
    page.evaluate(
        """() => document.querySelector("article h1").insertAdjacentHTML("afterend",
            '<img src="../_static/favicon.svg"><p style="color: #222">Night</p>')"""
    )
    assert mark_new_colors(page, set()) == STATES
    found = {"page": violations(page, ALL_BUT_CONTRAST)}
    page.evaluate(KEEP_WHAT_IS_MARKED)
    for state in STATES:
        show(page, *state)
        found[state] = violations(page, CONTRAST)
    rules = {
        state: [f.partition(":")[0] for f in faults] for state, faults in found.items()
    }
    dark = {state: ["color-contrast"] * (state[1] == "dark") for state in STATES}
    assert rules == {"page": ["image-alt"], **dark}


def test_every_built_page_is_among_the_pages():
    """A new page is checked without being named anywhere; the front page only forwards."""
    built = {path.relative_to(HTML).as_posix() for path in HTML.rglob("*.html")}
    built = {path for path in built if not path.startswith("_static/")}
    assert built - {"index.html"} == {path.partition("?")[0] for path in PAGES}
