"""The Sphinx extension: what the search page searches, section by section.

The pages are read as they were written, so that a reader finds what a reader sees. A section's
own text is kept without that of the sections in it; a term of the glossary and a function of
the API are sections too. `search-words.toml` adds what the pages do not say: everyday words for
the book's, and questions that a section answers in other words. Everything goes into
`_static/search/sections.json`; the scripts beside it do the searching.
"""

import json
import keyword
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from bs4 import BeautifulSoup, Tag
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError

WORDS = Path(__file__).with_name("search-words.toml")
SECTIONS = "search/sections.json"
SCRIPT, STYLE = "search/page.js", "search/page.css"

OBJECTS = "dl.py.function > dt[id], dl.py.class > dt[id], dl.py.exception > dt[id]"
TERMS = "dl.glossary > dt[id]"
UNREAD = (  # what is no place to be led to; the options of a question say wrong things, too
    ".headerlink, .section-number, details.hide > summary, script, style, form, details.option,"
    ".tag_hide-cell, .tag_hide-input .cell_input,"  # solutions, and how figures are drawn
    "dl.field-list,"  # the parameters of a function: read by those who have found it
    ".citation"  # a paper is found where it is cited
)

# of code, each word once finds it; `4.9e-232` is a word, a number without a letter is none
CODE_WORD = re.compile(r"[^\W_][^\s!-,/:-@[-^`{-~]*(?<![-.'’])")
NUMBER = re.compile(r"[\d.]+")
# the last line of an answer: what it names is found by its own section, and who asked is nobody's query
LAST_LINE = re.compile(r"(Explained in chapter|See also|Asked at) .*")
CHAPTER = re.compile(r"book/\d\d_")
REVIEW = re.compile(r"book/review_")
EXAMPLE = re.compile(r"[A-Za-z]+|\d.*")
COMMON = 40  # what so many sections say leads to none of them


@dataclass
class Section:
    """A place that a result leads to.

    Args:
        url: from the site's root, with the anchor.
        heading: what a result is called.
        page: the title of the page, with its number; below a part of it, that part's heading, too.
        also: what people type for what it says.
        text: its prose.
        code: the words of its code, and of what that prints, that its text does not have.
    """

    url: str
    heading: str
    page: str
    also: list[str]
    text: str
    code: str


def setup(app: Sphinx) -> dict[str, Any]:
    """Connect the extension to Sphinx."""
    app.connect("html-page-context", dress)
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def dress(app: Sphinx, pagename: str, *_: object) -> None:
    """The search page has a script and a style of its own."""
    if pagename == "search":
        app.add_js_file(SCRIPT, type="module")
        app.add_css_file(STYLE)


def write(app: Sphinx, error: Exception | None) -> None:
    """Read all pages and write down their sections, once every page is there."""
    if error or app.builder.format != "html":
        return
    sections = []
    for name in sorted(app.env.found_docs):
        url = app.builder.get_target_uri(name)
        html = (Path(app.outdir) / url).read_text("utf-8")
        sections += read_page(html, url)
    drop_exercises(sections)
    drop_common(sections)
    drop_examples(sections)
    words = tomllib.loads(WORDS.read_text("utf-8"))
    add_words(sections, words["sections"])
    add_topics(sections, words["topics"])
    index = {
        "tools": words["tools"],
        "synonyms": joined(words["synonyms"].values()),
        "sections": columns(sections),
    }
    path = Path(app.outdir) / "_static" / SECTIONS
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        json.dumps(index, ensure_ascii=False, separators=(",", ":")),
        "utf-8",
    )


def joined(languages: Iterable[dict[str, str]]) -> dict[str, str]:
    """The synonyms of all languages; a word of two of them has those of both."""
    of_both: dict[str, list[str]] = {}
    for synonyms in languages:
        for word, others in synonyms.items():
            of_both.setdefault(word, []).extend(others.split())
    # each once: a word said twice would count half
    return {
        word: " ".join(dict.fromkeys(others))
        for word, others in of_both.items()
    }


def drop_exercises(sections: list[Section]) -> None:
    """Leave an exercise, or a review, its heading: who looks for an answer is not served by a question."""
    for section in sections:
        if section.heading.startswith("Exercise ") or REVIEW.match(
            section.url
        ):
            section.text = section.code = ""


def drop_common(sections: list[Section]) -> None:
    """Take out of the code what very many sections say: it is nobody's query."""
    said = Counter(
        word
        for section in sections
        for word in set(
            CODE_WORD.findall(f"{section.text} {section.code}".lower())
        )
    )
    for section in sections:
        rare = [
            w for w in section.code.split() if said[w.lower()] < COMMON
        ]
        section.code = " ".join(rare)


def drop_examples(sections: list[Section]) -> None:
    """Leave code its names, such as `sentence_bleu`; the words of its examples are remembered of a chapter alone."""
    for section in sections:
        if not CHAPTER.match(section.url):
            names = [
                w
                for w in section.code.split()
                if not EXAMPLE.fullmatch(w)
            ]
            section.code = " ".join(names)


def columns(sections: list[Section]) -> dict[str, list[Any]]:
    """What is written of the sections: field by field, because like compresses well beside like."""
    return {
        field.name: [
            getattr(section, field.name) for section in sections
        ]
        for field in fields(Section)
    }


def add_words(
    sections: list[Section], words: dict[str, list[str]]
) -> None:
    """Give sections the words that find them too.

    Raises:
        ExtensionError: an address that no section has.
    """
    by_url = {section.url: section for section in sections}
    for url in words:
        if url not in by_url:
            raise ExtensionError(
                f"{WORDS.name}: no section has the address {url!r}; give it the one it has now, or take it out"
            )
        by_url[url].also = words[url]


def add_topics(
    sections: list[Section], words: dict[str, list[str]]
) -> None:
    """Give the sections that all tools' pages have, such as the one of case, their other words.

    Raises:
        ExtensionError: a topic that no tool's page has.
    """
    for topic, others in words.items():
        place = re.compile(rf"/tools_([\w-]+)\.html#tool-\1-{topic}$")
        found = [s for s in sections if place.search(s.url)]
        if not found:
            raise ExtensionError(
                f"{WORDS.name}: no tool's page has the topic {topic!r}"
            )
        for section in found:
            section.also = [*section.also, *others]


def read_page(html: str, url: str) -> list[Section]:
    """The sections of a page, in its order; the first one, the page itself, has no anchor."""
    article = BeautifulSoup(html, "html.parser").select_one(
        "article.bd-article"
    )
    if article is None or article.h1 is None:
        return []
    number = article.h1.select_one(".section-number")
    for unread in article.select(UNREAD):
        unread.extract()
    simplify_math(article)
    for item in article.select("li:has(> p > a.internal)"):
        if item.a and plain(item) == plain(item.a):
            item.extract()  # what is a link alone is found where it leads
    for cell in article.select("td, th, br"):
        cell.append(" ")  # cells that touch are not one word
    page = (number.get_text() if number else "") + plain(article.h1)
    found = list(take_apart(article, url, page))[::-1]
    found[0].url, found[0].heading = url, page
    return found


def take_apart(article: Tag, url: str, page: str) -> Iterator[Section]:
    """Take the sections out of the article from the last to the first: inner ones before outer."""
    for place in article.select(f"section, {OBJECTS}, {TERMS}")[::-1]:
        within = " › ".join([page, *part(place)])
        body = (
            whole_entry(place)
            if place.name == "dt"
            else place.extract()
        )
        heading = title(place, body)
        if "sig" in place.get_attribute_list("class"):
            for detail in body.select("dd > p ~ *"):
                detail.extract()  # read by those who have found the function
        code = [
            plain(block.extract())
            for block in body.select("pre, dt.sig")
            if not block.find_parent(class_="message")
        ]
        text = (
            LAST_LINE.sub("", plain(body)).removeprefix(heading).strip()
        )
        yield Section(
            f"{url}#{anchor(place)}",
            heading,
            within,
            [],
            text,
            new_words(" ".join(code), f"{heading} {text}"),
        )


def part(place: Tag) -> list[str]:
    """The heading of the part of the page that a section is in, unless that is the page itself."""
    outer = place.find_parent("section")
    if outer is None or outer.find_parent("section") is None:
        return []
    heading = outer.find(["h2", "h3", "h4", "h5", "h6"])
    return [plain(heading)] if isinstance(heading, Tag) else []


def new_words(code: str, text: str) -> str:
    """The words of code that a text does not have, each once; Python's own find nothing."""
    known = {*CODE_WORD.findall(text.lower()), *keyword.kwlist, "print"}
    words = [
        word
        for word in dict.fromkeys(CODE_WORD.findall(code))
        if len(word) > 1
        and word.lower() not in known
        and not NUMBER.fullmatch(word)
    ]
    return " ".join(words)


def whole_entry(term: Tag) -> Tag:
    """A term and its description, taken out of their list."""
    body = BeautifulSoup("", "html.parser").new_tag("div")
    description = term.find_next_sibling("dd")
    body.append(term.extract())
    if description:
        body.append(description.extract())
    return body


def title(place: Tag, body: Tag) -> str:
    """What a section is called; its heading is taken out, so that its text does not repeat it."""
    if "sig" in place.get_attribute_list("class"):
        return str(place["id"])
    if place.name == "dt":
        return plain(place.extract())
    heading = body.find(["h1", "h2", "h3", "h4", "h5", "h6"])
    return plain(heading.extract()) if isinstance(heading, Tag) else ""


def anchor(place: Tag) -> str:
    """A section's name: the one its author gave it, if there is one."""
    spans = place.find_all("span", id=True, recursive=False)
    names = [str(tag["id"]) for tag in (*spans, place)]
    # docutils counts headings that are there twice: their numbers are nobody's names
    return next(
        (n for n in names if not re.fullmatch(r"id\d+", n)), names[0]
    )


def plain(tag: Tag) -> str:
    """The text of a tag on one line."""
    return " ".join(tag.get_text().split())


SIGNS = {
    "cdot": "·",
    "times": "×",
    "dots": "…",
    "le": "≤",
    "ge": "≥",
    "ne": "≠",
    "approx": "≈",
    "sum": "Σ",
    "prod": "Π",
}
FRACTION = re.compile(
    r"\\[td]?frac *(?:\{([^{}]*)\}\{([^{}]*)\}|(\w)(\w))"
)


def simplify_math(article: Tag) -> None:
    r"""Formulas as words: `\(\text{BP} = e^{1 - r/c}\)` becomes `BP = e^1 - r/c`."""
    for formula in article.select(".math"):
        words = FRACTION.sub(_over, formula.text)
        words = re.sub(
            r"\\(text|mathrm|operatorname|displaystyle|frac|left|right|[bB]igg?|q?quad)\b"
            r"|\\(begin|end)\{\w+\}|\\\W|[{}&]",
            "",
            words,
        )
        for name, sign in SIGNS.items():
            words = re.sub(rf"\\{name}(?![a-z])", f" {sign} ", words)
        formula.string = " ".join(words.replace("\\", " ").split())


def _over(fraction: re.Match[str]) -> str:
    r"""`\frac{1}{2}` and `\tfrac12` are 1/2."""
    above, below, short, shorter = fraction.groups()
    return f"{above or short}/{below or shorter}"
