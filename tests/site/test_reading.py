"""A page is read before anything on it is run: without scripts, before them, by keyboard."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from browser import PAGES, Reader, settle
from notebooks import BOOK, cells, output_text, tags

CHAPTER = (
    "book/02_clipping.html"  # one for all, where one will do: figures, folds, formulas
)

# what a reader sees of the article, and the parts of it that have a size, or ought to
BLOCKS = "p, pre, li, td, th, dt, dd, h1, h2, h3, h4, figcaption, summary, img, svg"
HIDDEN = f"""() => [...document.querySelectorAll(".bd-article :is({BLOCKS})")]
    .filter((block) => block.textContent.trim() || block.matches("img, svg"))
    .filter((block) => !block.matches("summary *"))  // there, "show" and "hide" take turns
    .filter((block) => !block.matches(".explorable-controls *"))  // a form needs a script; its worked case does not
    .filter((block) => !block.checkVisibility({{opacityProperty: true, visibilityProperty: true}})
        || !block.getBoundingClientRect().height || (block.matches("img") && !block.naturalWidth))
    .map((block) => block.outerHTML.slice(0, 200))"""


def squeezed(text):
    return re.sub(r"\s+", "", text)


def shown(path):
    """What a page shows of its notebook's cells, if it is one: code, and the text of outputs."""
    for cell in cells(path, "code") if path.exists() else []:
        if "remove-cell" in tags(cell):
            continue
        if "remove-input" not in tags(cell):
            yield cell.source
        if "remove-output" in tags(cell):
            continue
        for output in cell.outputs:
            rich = {"text/html", "text/latex", "image/svg+xml", "image/png"}
            if rich.isdisjoint(output.get("data", {})) and "evalue" not in output:
                yield output_text(SimpleNamespace(outputs=[output]))


# --- without JavaScript


@pytest.fixture
def plain(visit):
    """Open a page with JavaScript off, and unfold by clicking whatever is folded."""

    def plain(path):
        page = visit(path, java_script_enabled=False)
        folded = page.locator(".bd-article details:not([open]) > summary")
        while folded.count():
            folded.first.click()
        return page

    return plain


@pytest.mark.parametrize("path", [p for p in PAGES if p.startswith("book/")])
def test_without_javascript_all_is_there_and_visible_and_no_button_is_dead(plain, path):
    page = plain(path)
    text = squeezed(page.locator(".bd-article").inner_text())
    parts = shown(BOOK / Path(path).with_suffix(".ipynb").name)
    assert [part for part in parts if squeezed(part) not in text] == []
    assert page.evaluate(HIDDEN) == []
    dead = page.locator(
        ":is(button, [role=button], input[type=button], [href^='javascript:']):visible"
    )
    assert [button.evaluate("e => e.outerHTML") for button in dead.all()] == []


# --- before JavaScript


def test_the_text_is_painted_before_any_script_has_come(visit, browser, site):
    """On a slow network: the scripts' answers never come, and the text is there to be read."""
    visit.readers.append(Reader(browser, site, color_scheme="dark"))
    page = visit.readers[-1].context.new_page()
    page.route(
        lambda url: re.search(r"\.m?js(\?|$)", url), lambda route: None
    )  # no answer, ever
    page.goto(site.url + CHAPTER, wait_until="commit")
    page.wait_for_function(
        """() => performance.getEntriesByName("first-contentful-paint").length
            && document.querySelector(".bd-article pre")?.checkVisibility()""",
        timeout=5000,
    )
    assert page.evaluate("typeof DOCUMENTATION_OPTIONS") == "undefined"
    assert "the the the" in page.locator(".bd-article h1").inner_text()


# --- by keyboard

STOP = """() => {
    const here = document.activeElement, box = here.getBoundingClientRect();
    const places = {skip: ".skip-link", home: ".navbar-brand",
        search: ".bd-search, .search-button, .search-button-field", navigation: ".bd-sidebar-primary",
        article: ".bd-article, .bd-header-article, .prev-next-footer, .bd-sidebar-secondary"};
    return {
        place: Object.keys(places).find((place) => here.closest(places[place])) ?? "elsewhere",
        html: here.outerHTML.slice(0, 150),
        box: {x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12},
    };
}"""


def stops(page, most=80):
    """What Tab reaches from the top of the page, each with whether one can see it is there."""
    for _ in range(most):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop["html"].startswith("<body"):
            return
        picture = {"clip": inside(stop["box"], page.viewport_size), "caret": "hide"}
        focused = page.screenshot(**picture)
        page.evaluate("window.here = document.activeElement; window.here.blur()")
        stop["seen"] = page.screenshot(**picture) != focused
        page.evaluate("window.here.focus({preventScroll: true, focusVisible: true})")
        yield stop


def inside(box, window):
    """The part of a box that the window shows, a pixel at least."""
    left, top = max(box["x"], 0), max(box["y"], 0)
    right = min(box["x"] + box["width"], window["width"])
    bottom = min(box["y"] + box["height"], window["height"])
    return {
        "x": min(left, window["width"] - 1),
        "y": min(top, window["height"] - 1),
        "width": max(right - left, 1),
        "height": max(bottom - top, 1),
    }


def test_the_tab_key_goes_from_top_to_bottom_and_is_seen(visit):
    page = visit(CHAPTER)
    settle(page)
    found = list(stops(page))
    places = [stop["place"] for stop in found]
    assert list(dict.fromkeys(places)) == [
        "skip",
        "home",
        "search",
        "navigation",
        "article",
    ]
    assert [stop["html"] for stop in found if not stop["seen"]] == []


def test_the_skip_link_leads_to_the_text(visit):
    page = visit(CHAPTER)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('#main-content')")


# --- on paper

ON_PAPER = """() => {
    const article = document.querySelector(".bd-article");
    const all = (selector) => [...article.querySelectorAll(selector)];
    const seen = (node) => node.checkVisibility({visibilityProperty: true});
    const [left, right] = [article.getBoundingClientRect().left, article.getBoundingClientRect().right];
    return {
        folded: all("details").filter((fold) => [...fold.children]
            .every((part) => part.matches("summary") || !part.getBoundingClientRect().height)),
        "to press": all("details.hide > summary, .live-bar, .copybtn").filter(seen),
        outside: all("aside, figure, pre, table")
            .filter((part) => part.getBoundingClientRect().left < left - 1 || part.getBoundingClientRect().right > right + 1),
        cut: all("pre, .cell_output > .output, .math").filter((part) => part.scrollWidth > part.clientWidth + 1
            && getComputedStyle(part).overflowX !== "visible"),
        "split between pages": all("figure, .cell_input, .cell_output > .output")
            .filter((part) => getComputedStyle(part).breakInside !== "avoid"),
    };
}"""


def test_on_paper_all_is_there_and_nothing_is_cut(visit):
    page = visit(CHAPTER, width=720)  # A4, as browsers print it
    settle(page)
    page.emulate_media(media="print")
    found = page.evaluate(
        f"""() => Object.fromEntries(Object.entries(({ON_PAPER})())
            .map(([what, parts]) => [what, parts.map((part) => part.outerHTML.slice(0, 150))]))"""
    )
    assert {what: parts for what, parts in found.items() if parts} == {}
