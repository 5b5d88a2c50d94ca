"""What the theme writes, mended: each page is edited once, after it is written.

The templates in _templates/ add to the theme's pages where it has blocks for that. What it
has no blocks for is edited here, in the page itself. An edit names what it is looking for;
when a new version of the theme no longer writes that, the build fails and names the edit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bs4 import BeautifulSoup, Tag
from bs4.dammit import EntitySubstitution
from bs4.formatter import HTMLFormatter
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import ExtensionError

if TYPE_CHECKING:
    from sphinx.util.typing import ExtensionMetadata

Edit = Callable[[BeautifulSoup], int]


class AsWritten(HTMLFormatter):
    """Attributes in the order in which they were written."""

    def attributes(self, tag: Tag) -> Iterable[tuple[str, Any]]:
        return tag.attrs.items()


AS_WRITTEN = AsWritten(EntitySubstitution.substitute_xml)


def setup(app: Sphinx) -> ExtensionMetadata:
    """Connect the edits to Sphinx."""
    app.connect("config-inited", no_address_no_buttons)
    app.connect("build-finished", edit_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def no_address_no_buttons(app: Sphinx, config: Config) -> None:
    """Colab, Binder and JupyterHub open a repository; the theme fails where none is named."""
    options = config.html_theme_options
    if not options.get("repository_url"):
        options.pop("launch_buttons", None)


# ---- on every page


def light_without_scripts(page: BeautifulSoup) -> int:
    """Where no script sets the theme, code would be black on dark grey in dark systems."""
    tags = page.select("html:not([data-theme])")
    for tag in tags:
        tag["data-theme"] = "light"
    return len(tags)


def icons_once(page: BeautifulSoup) -> int:
    """The icons are a web font with the styles, and 1.5 MB of script; the font is enough."""
    scripts = page.select('head script[src*="/fontawesome.js"]')
    for script in scripts:
        script.decompose()
    return len(scripts)


def one_name_for_the_color_switch(page: BeautifulSoup) -> int:
    """Its button is named; each of its three pictures has another name in a title."""
    pictures = page.select(".theme-switch-button [title]")
    for picture in pictures:
        del picture["title"]
    return len(pictures)


def search_named_by_its_words(page: BeautifulSoup) -> int:
    """The button says "Search", with a key beside it: no other name than its words."""
    buttons = page.select("button.search-button-field[aria-label]")
    for button in buttons:
        del button["aria-label"]
    return len(buttons)


def sections_named(page: BeautifulSoup) -> int:
    """The arrow that unfolds a page's sections in the contents gets a name."""
    arrows = page.select("summary:has(> .toctree-toggle)")
    for arrow in arrows:
        arrow["aria-label"] = "Pages of this section"
    return len(arrows)


# ---- on pages that have it


def search_scripts_wait(page: BeautifulSoup) -> int:
    """Scripts never keep the text waiting; those of the search page make its text."""
    if page.select_one("#search-results"):
        return 0
    scripts = page.select(
        "head script[src]:not([defer], [type=module])"
    )
    for script in scripts:
        script["defer"] = ""
    return len(scripts)


def one_search(page: BeautifulSoup) -> int:
    """Sphinx's own search, with its list of all words, is not what the search page uses."""
    scripts = page.select(
        'head script:is([src*="searchtools.js"], [src*="searchindex.js"])'
    )
    for script in scripts:
        script.decompose()
    return len(scripts)


def folds_named_by_their_words(page: BeautifulSoup) -> int:
    """A folded cell is named by the words on it, not by one hidden label for all."""
    summaries = page.select(
        'summary[aria-label="Toggle hidden content"]'
    )
    for summary in summaries:
        del summary["aria-label"]
    return len(summaries)


def entries_of_a_list(page: BeautifulSoup) -> int:
    """An entry of the bibliography is an item of its list."""
    entries = page.select('[role="doc-biblioentry"]')
    for entry in entries:
        entry["role"] = "listitem"
    return len(entries)


EVERYWHERE: tuple[Edit, ...] = (
    light_without_scripts,
    icons_once,
    one_name_for_the_color_switch,
    search_named_by_its_words,
    sections_named,
)
SOMEWHERE: tuple[Edit, ...] = (
    search_scripts_wait,
    one_search,
    folds_named_by_their_words,
    entries_of_a_list,
)


def edit_pages(app: Sphinx, error: Exception | None) -> None:
    """Edit every page that this build has written.

    Raises:
        ExtensionError: an edit has not found what it edits.
    """
    if error or app.builder.format != "html":
        return
    pages = [
        p
        for p in Path(app.outdir).rglob("*.html")
        if "_static" not in p.parts
    ]
    counts = [edited(path) for path in sorted(pages)]
    if any(count is None for count in counts):
        return  # pages of an earlier build, of which nothing can be said
    for edit in SOMEWHERE:
        if not any(edit in (count or ()) for count in counts):
            raise ExtensionError(not_found(edit, "any page"))


def edited(path: Path) -> set[Edit] | None:
    """Edit a page in place; the edits that found something, None for one edited before."""
    page = BeautifulSoup(path.read_text("utf-8"), "html.parser")
    if not page.select_one(".bd-container"):
        return set()  # it only leads to another
    if page.select_one("html[data-theme]"):
        return None
    for edit in EVERYWHERE:
        if not edit(page):
            raise ExtensionError(not_found(edit, path.name))
    found = {edit for edit in SOMEWHERE if edit(page)}
    path.write_text(page.decode(formatter=AS_WRITTEN), "utf-8")
    return found


def not_found(edit: Edit, where: str) -> str:
    """What to say of an edit that does not fit the theme any more."""
    return (
        f"book/theme.py: {edit.__name__} finds nothing to edit on {where}; see what this "
        "version of the theme writes there"
    )
