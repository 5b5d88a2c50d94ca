"""The search page: what people type finds the page that answers it, among the first three."""

import gzip
import json
import re
import tomllib
from pathlib import Path

import pytest
from browser import HTML, NARROW, WIDE, Reader, bring_axe, set_theme, violations
from sphinx.errors import ExtensionError

from book import search

QUERIES = Path(__file__).with_name("queries.txt")
TABLE = [
    tuple(line.rsplit(" -> ", 1))
    for line in QUERIES.read_text("utf-8").splitlines()
    if line and not line.startswith("# ")
]
INDEX = HTML / "_static" / search.SECTIONS
ANSWERED = """() => / “.*”|could not be loaded/
    .test(document.querySelector("#search-summary").textContent)"""


def field(page):
    return page.locator(".bd-search-container input[type=search]")


def summary(page):
    return page.locator("#search-summary").inner_text()


def results(page):
    """The addresses of the results, from book/ on, as the table writes them."""
    links = page.locator("#search-results a").evaluate_all(
        "links => links.map((link) => link.href)"
    )
    return [link.partition("/book/")[2] for link in links]


def ask(page, query):
    """Type a query over the one before, press Enter, wait for the answer to it."""
    page.evaluate("document.querySelector('#search-summary').textContent = ''")
    field(page).fill(query)
    field(page).press("Enter")
    page.wait_for_function(ANSWERED)


@pytest.fixture(scope="module")
def reader(browser, site):
    reader = Reader(browser, site)
    yield reader
    reader.close()
    reader.check()


@pytest.fixture(scope="module")
def page(reader):
    """The search page, for all queries."""
    return reader.open("search.html")


@pytest.fixture(scope="module")
def sections():
    columns = json.loads(INDEX.read_text("utf-8"))["sections"]
    names, values = columns.keys(), columns.values()
    return [dict(zip(names, row, strict=True)) for row in zip(*values, strict=True)]


@pytest.fixture(scope="module")
def messages(sections):
    """The headings of the messages, as somebody pastes them."""
    return [
        section["heading"].rstrip(" …")
        for section in sections
        if section["url"].startswith("book/messages.html#message-")
    ]


FIND = """async (queries) => {
    const folder = new URL("_static/search/", location.href).href;
    const { Sections } = await import(`${folder}sections.js`);
    const sections = new Sections(await (await fetch(`${folder}sections.json`)).json());
    const begun = performance.now();
    const found = queries.map((query) => sections.find(query).slice(0, 10));
    return [
        found.map((ten) => ten.map(({ url, heading, page }) => ({ url, heading, page }))),
        (performance.now() - begun) / queries.length,
    ];
}"""


@pytest.fixture(scope="module")
def searched(page, messages):
    """Each query of the table and each message with its first ten sections; and the time of one query."""
    queries = [query for query, _ in TABLE] + messages
    found, milliseconds = page.evaluate(FIND, queries)
    return dict(zip(queries, found, strict=True)), milliseconds


@pytest.fixture(scope="module")
def found(searched):
    return searched[0]


# --- finding


@pytest.mark.parametrize(("query", "target"), TABLE, ids=[query for query, _ in TABLE])
def test_a_query_finds_its_page_among_the_first_three(found, query, target):
    found = [section["url"].removeprefix("book/") for section in found[query][:3]]
    if "#" not in target:
        found = [address.partition("#")[0] for address in found]
    assert target in found


def test_a_message_comes_first(found, messages):
    """Or the question about it, whose text has it word for word."""
    wrong = {
        text: found[text][0]["url"]
        for text in messages
        if not text.startswith(found[text][0]["heading"].rstrip(" …"))
        and not found[text][0]["heading"].startswith(text)
        and not found[text][0]["url"].startswith("book/questions_")
    }
    assert wrong == {}


def test_two_results_with_one_name_say_what_they_belong_to(found):
    for ten in found.values():
        names = [(section["heading"], section["page"]) for section in ten]
        assert len(set(names)) == len(names)


def test_one_page_does_not_take_all_places(found):
    """A message brings other messages, and the name of a tool its page; else a page seldom comes five times among ten."""
    crowded = {}
    for query, _ in TABLE:
        pages = [section["url"].partition("#")[0] for section in found[query]]
        most = max(pages, key=pages.count)
        if not re.match(r"book/(messages|tools_)", most) and pages.count(most) > 4:
            crowded[query] = most
    assert len(crowded) < len(TABLE) / 100, crowded


def test_a_query_is_answered_at_once(searched):
    assert searched[1] < 100


def test_what_is_shown_is_what_is_found(page, found):
    ask(page, "brevity penelty")
    shown = [f"book/{address}" for address in results(page)[:10]]
    assert shown == [section["url"] for section in found["brevity penelty"]]


def test_no_query_stands_twice_in_the_table():
    assert len({query for query, _ in TABLE}) == len(TABLE)


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("n-gram", ["ngram", "n", "gram"]),
        ("sentence_bleu", ["sentencebleu", "sentenc", "bleu"]),
        ("SmoothingFunction", ["smoothingfunct", "smooth", "function"]),
        ("sacreBLEU", ["sacrebleu", "sacr", "bleu"]),
        ("BLEUScore", ["bleuscor", "bleu", "score"]),
        ("chrF", ["chrf"]),
        ("--smooth-method", ["smoothmethod", "smooth", "method"]),
        ("method4, 13a and 4-gram", ["method4", "13a", "and", "4gram", "4", "gram"]),
        ("tokenised = tokenized", ["token", "token"]),
        ("0.5 and 3.12.1", ["0.5", "and", "3.12.1"]),
        ("4.9e-232", ["4.9e-232", "e-232"]),
        ("토큰을 BLEU로", ["토큰", "큰을", "bleu", "로"]),
        ("日本語の", ["日本", "本語", "語の"]),
        ("한국어", ["한국", "국어"]),  # typed on a Mac, each syllable in its parts
        ("BLEU", ["bleu"]),
        ("", []),
        ("|:=()", []),
    ],
)
def test_text_is_compared_by_these_words(page, text, terms):
    module = "import(new URL('_static/search/words.js', location.href))"
    found = page.evaluate(f"(text) => {module}.then(({{words}}) => words(text))", text)
    assert [word["term"] for word in found] == terms


def test_a_slip_is_understood(page):
    ask(page, "smothing fuction")
    assert "moothing" in page.locator("#search-results").inner_text()


# --- what a result says


def test_a_result_has_a_heading_a_page_and_an_excerpt_with_the_words(page):
    ask(page, "auto_reweigh")
    first = page.locator("#search-results > li").first
    place, excerpt = first.locator("p").all_inner_texts()
    assert first.locator("a").inner_text() == "What does auto_reweigh=True do in NLTK?"
    assert place == "Zero, nearly zero, and warnings"
    assert "auto_reweigh" in first.locator("mark").all_inner_texts()
    assert 40 < len(excerpt) < 250


def test_a_result_leads_to_its_section(visit):
    page = visit("search.html?q=auto_reweigh")
    page.locator("#search-results a").first.click()
    page.wait_for_url("**/book/questions_zero.html#q-auto-reweigh")
    assert page.locator("#q-auto-reweigh").count() == 1


def test_the_words_of_an_excerpt_stand_where_they_are_marked(page):
    ask(page, "日本語 school")
    marked = page.locator("#search-results mark").all_inner_texts()
    assert {text.lower() for text in marked} <= {
        "日本語",
        "school",
        "japanese",
        "schools",
    }


# --- saying it


def test_the_number_of_results_is_announced_and_the_field_keeps_the_focus(page):
    ask(page, "auto_reweigh")
    assert page.locator("#search-summary").get_attribute("role") == "status"
    said = f"{len(results(page))} sections found for “auto_reweigh”, the best first."
    assert summary(page) == said
    assert page.evaluate("document.activeElement.name") == "q"


def test_one_result_is_not_several(page):
    ask(page, "penguins")
    assert len(results(page)) == 1
    assert summary(page) == "1 section found for “penguins”."


def test_more_than_twenty_are_counted_and_the_best_are_listed(page):
    ask(page, "bleu")
    found = re.fullmatch(
        r"(\d+) sections share words with “bleu”. The best 20:", summary(page)
    )
    assert int(found[1]) > len(results(page)) == 20


def test_nothing_found_is_said(page):
    ask(page, "qqqqqqqq")
    assert summary(page) == "Nothing found for “qqqqqqqq”. Try fewer or other words."
    assert results(page) == []


def test_what_is_typed_is_text(page):
    ask(page, "<img src=x onerror=alert(1)> qqqqqqqq")
    assert "<img src=x" in summary(page)
    assert page.locator("#search-summary img").count() == 0


def test_from_the_field_tab_leads_to_the_first_result(page):
    ask(page, "brevity penalty")
    field(page).press("Tab")
    address = page.evaluate("document.activeElement.href")
    assert address.endswith(results(page)[0])


def test_going_back_asks_the_query_before(visit):
    page = visit("search.html?q=auto_reweigh")
    page.wait_for_function(ANSWERED)
    before = results(page)
    ask(page, "beam search")
    page.go_back()
    page.wait_for_function(
        "document.querySelector('#search-summary').textContent.includes('auto_reweigh')"
    )
    assert results(page) == before
    assert field(page).input_value() == "auto_reweigh"


def test_who_comes_without_a_query_can_type_one(visit):
    page = visit("search.html")
    page.wait_for_function("document.activeElement.name === 'q'")
    assert summary(page) == ""


def test_without_javascript_the_page_says_what_is_missing(visit):
    page = visit("search.html?q=brevity", java_script_enabled=False)
    assert "JavaScript" in page.locator(".bd-search-container noscript").inner_text()


# --- on the wire


KEPT = """async (files) => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.every((file) => kept.flat().some(({url}) => url.endsWith(file)));
}"""


def test_who_has_searched_once_can_search_without_a_network(visit, browser, site):
    """Also when the worker that keeps the pages has begun before the list had come."""
    visit.readers.append(Reader(browser, site))
    page, held = visit.readers[-1].context.new_page(), []
    page.route("**/sections.json", lambda route: held.append(route))
    page.goto(f"{site.url}search.html?q=brevity")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    for route in held:  # none, where the worker was quick enough to ask for it itself
        route.continue_()
    page.unroute("**/sections.json")
    page.wait_for_function(ANSWERED)
    own = [path.name for path in INDEX.parent.glob("*.js*")]
    page.wait_for_function(KEPT, arg=[*own, "search.html"])
    page.context.set_offline(True)
    page.goto(page.url.replace("brevity", "auto_reweigh"))
    page.wait_for_function(ANSWERED)
    assert results(page)[0] == "questions_zero.html#q-auto-reweigh"


def test_without_the_list_of_sections_the_page_says_so(visit):
    page = visit("book/glossary.html")
    visit.readers[-1].allow("ERR_FAILED")
    page.route("**/sections.json", lambda route: route.abort())
    page.goto(page.url.replace("book/glossary.html", "search.html?q=brevity"))
    page.wait_for_function(ANSWERED)
    assert "could not be loaded" in summary(page)


def test_a_query_asks_for_no_page(visit, site):
    page = visit("search.html")
    page.wait_for_load_state("networkidle")
    site.served.clear()
    ask(page, "brevity")
    assert results(page)
    assert [s.path for s in site.served if not s.path.endswith("favicon.svg")] == []


def test_what_is_searched_is_light():
    assert len(gzip.compress(INDEX.read_bytes(), mtime=0)) < 450_000


# --- as everybody sees it


@pytest.mark.parametrize("query", ["qqqqqqqq", "한국어 토큰화", "n" * 300])
def test_axe_finds_nothing_and_nothing_is_cut(visit, query):
    for width in (WIDE, NARROW):
        page = visit("search.html", width=width)
        ask(page, query)
        bring_axe(page)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        for theme in ("light", "dark"):
            set_theme(page, theme)
            assert violations(page) == []


# --- what is searched


def test_every_section_is_a_place_of_the_site(sections):
    pages = {}
    for section in sections:
        path, _, anchor = section["url"].partition("#")
        if path not in pages:
            html = (HTML / path).read_text("utf-8")
            pages[path] = set(re.findall(r'\bid="([^"]+)"', html))
        assert not anchor or anchor in pages[path], section["url"]
        assert section["heading"], section["url"]
    addresses = [section["url"] for section in sections]
    assert len(set(addresses)) == len(addresses)


def article(body):
    return f'<article class="bd-article">{body}</article>'


def test_a_section_holds_its_own_text_alone():
    page = article(
        '<section id="a"><h1><span class="section-number">4. </span>A<a class="headerlink">#</a></h1>'
        '<p>own</p><section id="b"><span id="q-b"></span><h2>B</h2><p>inner</p><pre>code</pre></section></section>'
    )
    outer, inner = search.read_page(page, "x.html")
    assert outer == search.Section("x.html", "4. A", "4. A", [], "own", "")
    assert inner == search.Section("x.html#q-b", "B", "4. A", [], "inner", "code")


def test_a_term_and_a_function_are_sections():
    page = article(
        '<section id="a"><h1>A</h1>'
        '<dl class="glossary"><dt id="term-x">x</dt><dd>meant</dd><dt id="term-y">y</dt><dd>too</dd></dl>'
        '<dl class="py function"><dt class="sig" id="m.f">fit(line)</dt><dd>done</dd></dl></section>'
    )
    _, x, y, f = search.read_page(page, "p.html")
    assert (x.url, x.heading, x.text) == ("p.html#term-x", "x", "meant")
    assert (y.url, y.heading, y.text) == ("p.html#term-y", "y", "too")
    assert (f.url, f.heading, f.text, f.code) == (
        "p.html#m.f",
        "m.f",
        "done",
        "fit line",
    )


def test_a_function_is_found_by_its_first_sentence_and_a_term_by_all_of_them():
    said = "<dd><p>first</p><p>second</p><ul><li>third</li></ul></dd>"
    page = article(
        '<section id="a"><h1>A</h1>'
        f'<dl class="glossary"><dt id="term-x">x</dt>{said}</dl>'
        f'<dl class="py function"><dt class="sig" id="m.f">f()</dt>{said}</dl></section>'
    )
    _, term, function = search.read_page(page, "p.html")
    assert term.text.split() == ["firstsecondthird"]
    assert function.text == "first"


def test_of_code_each_new_word_is_kept_once():
    page = article(
        '<section id="a"><h1>A</h1><p>print it</p>'
        "<pre>x_1 = BLEU(x_1)  # it\nprint(x_1)\n4.9e-232 0.757885 0.5 한국어</pre></section>"
    )
    [section] = search.read_page(page, "p.html")
    assert section.code == "x_1 BLEU 4.9e-232 한국어"


def test_what_very_many_sections_say_is_not_kept():
    many = [search.Section("x", "", "", [], "BLEU", "score x_1") for _ in range(50)]
    rare = search.Section("y", "", "", [], "", "score x_2 bleu")
    search.drop_common([*many, rare])
    assert (many[0].code, rare.code) == ("", "x_2")


def test_words_of_examples_are_kept_of_chapters():
    code = "rain ref.1 sentence_bleu 5.2f"
    pages = ["book/11_people.html", "book/questions_zero.html#q-a"]
    chapter, question = [search.Section(url, "", "", [], "", code) for url in pages]
    search.drop_examples([chapter, question])
    assert (chapter.code, question.code) == (code, "ref.1 sentence_bleu")


def test_exercises_and_reviews_have_their_headings_alone():
    exercise = search.Section(
        "book/02_clipping.html#e", "Exercise 2.1: a", "", [], "how?", "x_1"
    )
    review = search.Section("book/review_1.html", "Mixed review", "", [], "how?", "x_1")
    other = search.Section("book/02_clipping.html#a", "A", "", [], "so", "x_1")
    search.drop_exercises([exercise, review, other])
    assert [section.text for section in (exercise, review, other)] == ["", "", "so"]
    assert [section.code for section in (exercise, review, other)] == ["", "", "x_1"]


def test_who_has_asked_is_not_searched():
    page = article(
        '<section id="a"><h1>A</h1><p>It is 0.</p><p>Explained in chapter 4. Asked at x.</p></section>'
    )
    [section] = search.read_page(page, "p.html")
    assert section.text == "It is 0."


def test_a_message_is_text():
    page = article(
        '<section id="a"><h1>A</h1><section id="m"><h2>Messages of T</h2>'
        '<section id="e"><h3>one two …</h3><div class="message"><pre>one two three</pre></div></section>'
        '<section id="f"><h3>four</h3><div class="message"><pre>four</pre></div></section></section></section>'
    )
    _, _, long, short = search.read_page(page, "p.html")
    assert (long.page, long.text, long.code) == (
        "A › Messages of T",
        "one two three",
        "",
    )
    assert (short.page, short.text, short.code) == ("A › Messages of T", "", "")


def test_what_is_a_link_alone_is_no_text():
    page = article(
        '<section id="a"><h1>A</h1><ul><li><p><a class="internal" href="#b">B</a></p></li>'
        '<li><p><a class="internal" href="#c">C</a>: why</p></li></ul></section>'
    )
    assert search.read_page(page, "p.html")[0].text == "C: why"


def test_formulas_are_words_and_cells_do_not_touch():
    page = article(
        r'<section id="a"><h1>A</h1><span class="math">\(\text{BP} = e^{1 - r/c}\)</span>'
        "<table><tr><td>one</td><td>two</td></tr></table></section>"
    )
    [section] = search.read_page(page, "p.html")
    assert section.text == "BP = e^1 - r/cone two"


def test_a_formula_keeps_its_signs_and_fractions():
    formula = r"\[\text{BP} \cdot \exp\left(\tfrac12 \sum_{n} \frac{1}{N} \log p_n\right) \le 1\]"
    page = article(
        f'<section id="a"><h1>A</h1><div class="math">{formula}</div></section>'
    )
    [section] = search.read_page(page, "p.html")
    assert section.text == "BP · exp(1/2 Σ _n 1/N log p_n) ≤ 1"


def test_sections_are_written_down_field_by_field():
    both = [search.Section(url, "A", "1. A", [], "", url) for url in ("a", "b")]
    columns = search.columns(both)
    assert columns["url"] == columns["code"] == ["a", "b"]
    assert columns["also"] == [[], []]


def test_a_page_without_an_article_has_no_sections():
    assert search.read_page("<html></html>", "index.html") == []


def test_words_for_a_topic_go_to_all_tools():
    addresses = ["book/tools_a-b.html#tool-a-b-case", "book/tools_a.html#tool-b-case"]
    sections = [search.Section(url, "A", "A", ["x"], "", "") for url in addresses]
    search.add_topics(sections, {"case": ["lowercase"]})
    assert [section.also for section in sections] == [["x", "lowercase"], ["x"]]
    with pytest.raises(ExtensionError, match="no tool's page has the topic 'colour'"):
        search.add_topics(sections, {"colour": ["color"]})


def test_the_tools_that_a_query_may_name_have_pages():
    words = tomllib.loads(search.WORDS.read_text("utf-8"))
    assert set(words["tools"]) == {
        path.stem.removeprefix("tools_")
        for path in (HTML / "book").glob("tools_*.html")
    }


def test_words_for_an_address_that_nobody_has_stop_the_build():
    sections = [search.Section("a.html", "A", "A", [], "", "")]
    search.add_words(sections, {"a.html": ["everyday"]})
    assert sections[0].also == ["everyday"]
    with pytest.raises(ExtensionError, match=r"no section has the address 'b\.html'"):
        search.add_words(sections, {"b.html": ["everyday"]})
