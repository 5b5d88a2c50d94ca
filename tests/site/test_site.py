"""The built site: nothing from elsewhere, alt text everywhere, every page there.

`make test` builds it first. Only the files are read here, no browser is needed.
"""

import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import markup
import pytest
from notebooks import PATHS

pytestmark = pytest.mark.built
HTML = Path(__file__).parents[2] / "_build" / "html"
PAGES = [f"book/{path.stem}.html" for path in PATHS]
PAGES += [
    f"book/{n}.html"
    for n in (
        "questions",
        "notation",
        "glossary",
        "api",
        "checked",
        "bibliography",
    )
]
LOADED = {
    "script": "src",
    "link": "href",
    "img": "src",
    "iframe": "src",
    "source": "src",
}


@pytest.fixture(scope="module", params=PAGES, ids=lambda p: Path(p).stem)
def page(request):
    path = HTML / request.param
    assert path.is_file(), f"{request.param} is not built; run `make html`"
    return path, markup.document(path.read_text("utf-8"))


def loaded(html):
    """The addresses of all that a page loads."""
    for tag in html(LOADED):
        if not {"canonical", "license"} & set(tag.get("rel", ())):
            yield tag.get(LOADED[tag.name], "")


def test_nothing_is_loaded_from_elsewhere(page):
    _, html = page
    assert [url for url in loaded(html) if urlsplit(url).netloc] == []


def test_whatever_is_loaded_is_there(page):
    path, html = page
    for url in loaded(html):
        target = unquote(urlsplit(url).path)
        if target and not url.startswith("data:"):
            assert (path.parent / target).exists(), url


def test_links_within_the_site_lead_somewhere(page):
    path, html = page
    for link in html("a"):
        parts = urlsplit(link.get("href", ""))
        if parts.scheme or parts.netloc or not parts.path:
            continue
        assert (path.parent / unquote(parts.path)).exists(), link


def test_every_image_says_what_it_shows(page):
    _, html = page
    for image in html("img"):
        assert image.get("alt"), image
        assert not re.search(r"\.(svg|png)$|^_images", image["alt"]), image


def test_the_language_is_said_and_there_is_one_title(page):
    _, html = page
    assert html.html["lang"] == "en"
    assert len(html.select("article h1")) == 1  # outside it, the theme has one to print


def test_styles_load_nothing_from_elsewhere():
    for sheet in HTML.glob("_static/**/*.css"):
        text = sheet.read_text("utf-8", errors="replace")
        assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", text), sheet.name


def test_the_front_page_leads_to_the_book():
    assert "book/intro.html" in (HTML / "index.html").read_text("utf-8")
