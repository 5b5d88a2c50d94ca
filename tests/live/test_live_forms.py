"""The forms on their pages, in a real browser: what they show is what `bleu` computes."""

import re
from html import unescape
from urllib.parse import urlencode, urlsplit

import pytest
from browser import Reader, as_parsed
from forms import NAMES, explore

PAGE = {
    "clip": "book/02_clipping.html",
    "dots": "book/03_ngrams.html",
    "brevity": "book/04_brevity.html",
    "means": "book/05_mean.html",
    "smoothing": "book/08_smoothing.html",
}
CHANGED = {
    "clip": {"candidate": "a b a", "references": "a b\nb b a a", "n": "2"},
    "dots": {"candidate": "a b c a", "reference": "c a b c", "n": "2"},
    "brevity": {"c": "7", "lengths": "9 6"},
    "means": {"p1": "0.5", "p2": "0.25", "p3": "0", "p4": "1"},
    "smoothing": {"candidate": "a b c d e", "references": "a b c d f", "away": "2"},
}
ATTACK = "<img src=x onerror=\"document.title='taken'\"> & <b>bold</b>"
# heard at the end: the answer's first sentence
HEARD = """() => {
    const said = document.querySelector(".live-voice").textContent;
    const answer = document.querySelector("form.explorable [data-output]").textContent;
    return said && answer.includes(said);
}"""
SHOWN = "(wanted) => document.querySelector('#explore-means [data-output]').innerHTML === wanted"
names = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(scope="module")
def reader(browser, site):
    """A reader of several pages: what they share is fetched and compiled once."""
    reader = Reader(browser, site, service_workers="block")
    yield reader
    reader.close()


@pytest.fixture
def opened(reader):
    """`opened(path)`: a new tab of that reader."""
    pages = []

    def opened(path):
        pages.append(reader.open(path))
        return pages[-1]

    yield opened
    for page in pages:
        page.close()
    reader.check()


def link(name, state):
    """A page with values for its form, as its button Copy link writes it."""
    return f"{PAGE[name]}#explore-{name}?{urlencode(state)}"


def old_link(name, state):
    """As it was written once: what a form holds went to the host."""
    return f"{PAGE[name]}?{urlencode({'explore': name, **state})}#explore-{name}"


def form(page, name):
    return page.locator(f"#explore-{name}")


def answer(page, name):
    return form(page, name).locator("[data-output]").inner_html()


def fill(page, name, state):
    for field, value in state.items():
        form(page, name).locator(f"[name={field}]").evaluate(
            "(node, value) => { node.value = value; node.dispatchEvent(new Event('input', {bubbles: true})); }",
            value,
        )


def show(page, name):
    form(page, name).get_by_role("button", name="Show").click()
    page.wait_for_function(
        "(id) => document.querySelector(`#${id} [data-status]`).textContent === ''",
        arg=f"explore-{name}",
        timeout=60_000,
    )


def test_every_explorable_stands_on_one_page():
    assert sorted(PAGE) == sorted(NAMES)


@names
def test_a_worked_case_stands_there_before_anything_is_loaded(visit, site, name):
    site.served.clear()
    page = visit(PAGE[name])
    assert answer(page, name) == as_parsed(page, explore(name, {}))
    assert not [s.path for s in site.served if "pyodide" in s.path]


@pytest.mark.parametrize("written", [link, old_link])
@names
def test_a_link_brings_the_fields_back_and_runs_nothing(visit, site, name, written):
    site.served.clear()
    page = visit(written(name, CHANGED[name]))
    fields = page.evaluate(
        "(id) => Object.fromEntries(new FormData(document.getElementById(id)))",
        f"explore-{name}",
    )
    assert CHANGED[name].items() <= fields.items()
    assert "Press Show" in form(page, name).locator("[data-status]").inner_text()
    assert form(page, name).evaluate("(form) => form.getBoundingClientRect().top < 900")
    assert not [s.path for s in site.served if "pyodide" in s.path]


def test_a_link_that_is_followed_on_the_page_itself_fills_the_form(opened):
    page = opened(PAGE["clip"])
    page.evaluate(
        "(hash) => { location.hash = hash; }",
        urlsplit(link("clip", CHANGED["clip"])).fragment,
    )
    page.wait_for_function(
        "(text) => document.querySelector('#explore-clip [name=candidate]').value === text",
        arg=CHANGED["clip"]["candidate"],
    )


def test_the_link_that_is_copied_is_the_one_that_is_read(visit):
    page = visit(PAGE["clip"], permissions=["clipboard-read", "clipboard-write"])
    fill(page, "clip", CHANGED["clip"])
    form(page, "clip").get_by_role("button", name="Copy link").click()
    page.wait_for_function(
        "() => /copied/.test(document.querySelector('#explore-clip [data-status]').textContent)"
    )
    copied = page.evaluate("navigator.clipboard.readText()")
    assert urlsplit(copied).query == ""  # the host sees nothing of the text
    other = page.context.new_page()
    other.goto(copied)
    value = form(other, "clip").locator("[name=references]").input_value()
    assert value == CHANGED["clip"]["references"]


@pytest.mark.parametrize("written", [link, old_link])
def test_text_of_a_link_is_text_never_code(opened, written):
    state = {"candidate": ATTACK, "references": ATTACK, "n": "1"}
    page = opened(written("clip", state))
    show(page, "clip")
    shown = form(page, "clip").locator("[data-output]")
    assert "onerror" in unescape(shown.inner_text())
    assert shown.locator("img, b").count() == 0
    assert page.title() != "taken"
    assert page.locator(".live-state").inner_text() == "Python is ready."
    assert len(page.workers) == 1  # the interpreter of the cells


def test_a_field_that_cannot_be_read_is_told_and_the_next_answer_comes(opened):
    page = opened(PAGE["brevity"])
    fill(page, "brevity", {"lengths": "seven"})
    show(page, "brevity")
    alert = form(page, "brevity").get_by_role("alert")
    assert "seven" in alert.inner_text()
    assert "Traceback" not in alert.inner_text()
    fill(page, "brevity", CHANGED["brevity"])
    show(page, "brevity")
    assert alert.count() == 0


def test_the_keyboard_alone_moves_a_slider_and_the_answer_follows(opened):
    page = opened(PAGE["means"])
    show(page, "means")
    slider = form(page, "means").locator("[name=p4]")
    slider.focus()
    page.keyboard.press("Home")
    page.wait_for_function(
        "() => document.querySelector('#explore-means [data-value-of=p4]').textContent === '0'"
    )
    state = page.evaluate(
        "Object.fromEntries(new FormData(document.getElementById('explore-means')))"
    )
    wanted = as_parsed(page, explore("means", state))
    page.wait_for_function(
        "(wanted) => document.querySelector('#explore-means [data-output]').innerHTML === wanted",
        arg=wanted,
    )
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Show"


@names
def test_what_a_reader_enters_is_computed_by_bleu(opened, name):
    """She enters something, goes to Show with the keyboard alone, and starts again."""
    page = opened(PAGE[name])
    worked = answer(page, name)
    fill(page, name, CHANGED[name])
    assert "Press Show" in form(page, name).locator("[data-status]").inner_text()

    fields = form(page, name).locator("[name]")
    fields.first.focus()
    reached = []
    for _ in range(12):
        field, text = page.evaluate(
            "[document.activeElement.name, document.activeElement.textContent]"
        )
        if text == "Show":
            break
        reached.append(field)
        page.keyboard.press("Tab")
    assert reached == fields.evaluate_all("(all) => all.map((field) => field.name)")
    page.keyboard.press("Enter")
    page.wait_for_function(HEARD, timeout=60_000)
    assert answer(page, name) == as_parsed(page, explore(name, CHANGED[name])) != worked

    form(page, name).get_by_role("button", name="Start again").click()
    page.wait_for_function(
        "(hash) => location.search + location.hash === hash", arg=f"#explore-{name}"
    )
    assert answer(page, name) == worked == as_parsed(page, explore(name, {}))
    show(page, name)
    page.wait_for_function(HEARD)
    assert answer(page, name) == worked


def test_what_is_moved_while_python_is_busy_is_answered_in_the_end(opened):
    page = opened(PAGE["means"])
    show(page, "means")
    page.evaluate("document.querySelector('#explore-means').requestSubmit()")
    fill(page, "means", {"p4": "0"})
    state = page.evaluate(
        "Object.fromEntries(new FormData(document.getElementById('explore-means')))"
    )
    assert state["p4"] == "0"
    page.wait_for_function(SHOWN, arg=as_parsed(page, explore("means", state)))


def test_a_fold_that_was_open_stays_open(opened):
    page = opened(PAGE["brevity"])
    fold = form(page, "brevity").locator("details").first
    fold.locator("summary").click()
    show(page, "brevity")
    assert fold.get_attribute("open") is not None


def test_a_fold_of_the_book_is_not_the_readers_choice(opened):
    """A worked case of a few lines is open; an answer of many comes folded."""
    page = opened(PAGE["dots"])
    fill(page, "dots", {"candidate": "a " * 60, "reference": "a " * 60})
    show(page, "dots")
    folds = form(page, "dots").locator("[data-output] details")
    opened = folds.evaluate_all("(all) => all.map((fold) => fold.open)")
    text = explore("dots", {"candidate": "a " * 60, "reference": "a " * 60})
    assert opened == [" open" in tag for tag in re.findall("<details[^>]*>", text)]


def test_a_choice_that_is_none_leaves_the_form_as_it_was(opened):
    page = opened(PAGE["clip"] + "?explore=clip&n=999#explore-clip")
    assert form(page, "clip").locator("[name=n]").input_value() != ""


# ---- what is heard


def test_a_status_is_said_once_not_at_each_megabyte(visit):
    page = visit(PAGE["clip"])
    page.evaluate("""() => {
        const status = document.querySelector("#explore-clip [data-status]");
        window.said = [];
        new MutationObserver(() => window.said.push(status.textContent))
            .observe(status, { childList: true, characterData: true, subtree: true });
    }""")
    show(page, "clip")
    assert page.evaluate("window.said") == [
        "Python is loading; the top of the page shows how far.",
        "Computing",
        "",
    ]


# A form alone on a page, and a Python that answers with what the test has put into `answer`
ALONE = """async () => {
    const live = document.querySelector("script[src*='/live.js']").src;
    const { startForms } = await import(live.replace("live.js", "forms.js"));
    document.body.innerHTML = `<form id="alone" data-name="alone"><fieldset disabled>
        <input name="a"><input name="b" type="range"><button>Show</button>
        <button type="button" data-copy>Copy link</button></fieldset>
        <p data-status></p><div data-output>worked</div></form>`;
    window.heard = [];
    const python = {
        state: "ready",
        now: { state: "ready" },
        listen() {},
        async run(task, { begin, message }) {
            begin();
            message({ kind: "explored", html: window.answer });
            return "done";
        },
    };
    startForms({ python, announce: (text) => window.heard.push(text) });
}"""


@pytest.fixture
def alone(opened):
    """`alone(html)`: what a form looks like after this answer, and what was heard."""
    page = opened(PAGE["clip"])
    page.evaluate(ALONE)

    def alone(html):
        page.evaluate("(html) => { window.answer = html; window.heard = []; }", html)
        page.get_by_role("button", name="Show").click()
        page.wait_for_function("() => window.heard.length === 1")
        return page.locator("#alone"), page.evaluate("window.heard[0]")

    return alone


def test_the_script_makes_an_inert_form_live(alone):
    form, _ = alone("<p>answer</p>")
    assert form.locator(":disabled").count() == 0


def test_a_field_that_is_wrong_is_marked_until_it_is_right(alone):
    wrong = '<p data-invalid="a">a: "x" was given</p>'
    form, _ = alone(wrong)
    assert form.locator("[aria-invalid=true]").evaluate_all(
        "(all) => all.map((f) => f.name)"
    ) == ["a"]
    form, _ = alone("<p>right</p>")
    assert form.locator("[aria-invalid]").count() == 0


def test_an_answer_says_what_is_to_be_heard_of_it(alone):
    assert alone("<p role=note>n</p><p>first</p><p data-announce>0.5 and 0.25</p>")[
        1
    ] == ("0.5 and 0.25")
    assert alone("<p role=note>n</p><p>first</p><p>second</p>")[1] == "first"
