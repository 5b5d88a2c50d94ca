"""Predictions, guesses and exercises: what a reader answers is judged, explained and remembered."""

import re

import pytest
from browser import (
    EVERYTHING,
    FORMULAS,
    NARROW,
    Reader,
    Site,
    bring_axe,
    set_theme,
    violations,
)
from live_cells import Cell
from playwright.sync_api import expect

PAGE = "book/01_matching.html"  # its first prediction: (a) 8 and 7, (b) 7 and 7, (c) 0 and 7
STORED = "() => Object.keys(localStorage).filter((key) => key.startsWith('bleu'))"
GUESS = """<div class="predict admonition"><p class="admonition-title">Predict</p>
<p>How steep is <span class="math">e</span>?</p>
<details class="guess" data-answer="0.63" data-low="0" data-high="1"><summary>The answer</summary>
<p>It is 0.63.</p></details>
<details class="guess" data-answer="8" data-low="0" data-high="8" data-unit="words">
<summary>Any one</summary><p>Eight.</p></details></div>"""
PUT = """(html) => document.querySelector(".bd-article h2").insertAdjacentHTML("afterend", html)"""
# what a cell draws: a prediction, and what the check of an exercise says
CELL = (
    "from IPython.display import HTML\n"
    """HTML('<div class="admonition predict"><p>Drawn?</p><details class="option"><summary>yes</summary>"""
    "<p>So it is.</p></details>"
    """<details class="option right"><summary>no</summary><p>Not so.</p></details></div>"""
    """<div class="bleu-check" data-exercise="1.2" data-state="right">right</div>')"""
)


@pytest.fixture(scope="module")
def reader(browser, site):
    """A reader of the site under its policy, who does not wait for formulas."""
    with Site(headers=site.headers, without=FORMULAS) as quick:
        reader = Reader(browser, quick, service_workers="block")
        reader.open(PAGE)
        yield reader
        reader.close()
        reader.check()


@pytest.fixture
def page(reader):
    """The chapter, where nothing is answered."""
    [page] = reader.context.pages
    page.set_viewport_size({"width": 1280, "height": 900})
    page.emulate_media(media="screen")
    page.evaluate("localStorage.clear()")
    page.goto(reader.site.url + PAGE)
    return page


def box(page, number=0):
    return page.locator(".predict").nth(number)


def option(page, letter, number=0):
    return box(page, number).locator("details.option", has_text=f"({letter})").first


def press(page, letter, number=0):
    option(page, letter, number).locator("summary").click()


def voice(page):
    return page.locator(".answers-voice[role=status]")


def opened(page, number=0):
    folds = box(page, number).locator("details.option")
    return folds.evaluate_all("folds => folds.map((fold) => fold.open)")


def marks(page, number=0):
    """What stands beside the options, as it is read."""
    summaries = box(page, number).locator("summary").all()
    return [text.inner_text()[len("(a) 0 and 7") :].strip() for text in summaries]


# ---- options


def test_a_wrong_choice_is_explained_and_then_the_right_one(page):
    assert opened(page) == [False, False, False]
    press(page, "a")
    assert opened(page) == [True, False, True]
    assert marks(page) == ["✗ your choice, not right", "", "✓ right"]
    expect(option(page, "a")).to_contain_text("A point asks for the place")
    expect(voice(page)).to_have_text(
        "Not right: (a) 8 and 7. The right one is (c) 0 and 7."
    )


def test_the_first_choice_stays_the_choice(page):
    press(page, "a")
    before = marks(page)
    press(page, "b")
    press(page, "c")
    assert opened(page) == [True, True, False]
    assert marks(page) == before
    assert len(page.evaluate(STORED)) == 1


def test_a_right_choice_opens_itself_alone(page):
    press(page, "c")
    assert opened(page) == [False, False, True]
    assert marks(page) == ["", "", "✓ your choice, and right"]
    expect(voice(page)).to_have_text("Right: (c) 0 and 7.")


def test_one_prediction_is_one_question(page):
    press(page, "a")
    assert box(page, 1).get_attribute("data-choice") is None
    press(page, "b", 1)
    assert box(page, 1).get_attribute("data-choice") == "right"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_the_keyboard_chooses(page, key):
    option(page, "a").locator("summary").focus()
    page.keyboard.press("Tab")
    page.keyboard.press(key)
    assert opened(page) == [False, True, True]
    assert page.evaluate("document.activeElement.innerText").startswith("(b)")


# ---- memory


def test_a_choice_is_remembered_and_can_be_forgotten(page):
    forget = page.get_by_role("button", name="Forget my answers")
    expect(forget).to_be_hidden()
    press(page, "a")
    expect(forget).to_be_visible()
    page.reload()
    assert opened(page) == [False, False, False]  # the page does not jump
    assert marks(page)[2] == "✓ right"
    press(page, "b")
    assert opened(page) == [False, True, False]
    [key] = page.evaluate(STORED)
    assert re.fullmatch(f"bleu answers /.+/{PAGE}", key)

    forget.click()
    assert page.evaluate(STORED) == []
    assert opened(page) == [False, False, False]
    assert marks(page) == ["", "", ""]
    expect(forget).to_be_hidden()
    expect(page.locator(":focus")).to_have_text(
        "Your answers on this page are forgotten."
    )
    press(page, "b")
    assert opened(page) == [False, True, True]  # asked anew


def test_another_page_knows_nothing_of_it(page):
    press(page, "a")
    page.goto(page.url.replace("01_matching", "02_clipping"))
    expect(page.get_by_role("button", name="Forget my answers")).to_be_hidden()


# ---- without a script, and on paper


def test_without_javascript_each_option_is_a_fold(visit):
    page = visit(PAGE, java_script_enabled=False)
    press(page, "a")
    expect(option(page, "a").locator("p")).to_be_visible()
    expect(option(page, "c").locator("p")).to_be_hidden()
    assert "Forget" not in page.locator(".bd-article").inner_text()


def test_on_paper_what_is_folded_is_there_and_no_field(page):
    page.evaluate(PUT, GUESS)
    page.emulate_media(media="print")
    for part in page.locator(".predict details > p").all():
        assert part.bounding_box()["height"] > 10
    expect(page.locator(".guess-form").first).to_be_hidden()


# ---- guesses


def test_a_guess_is_drawn_beside_the_answer(page):
    page.evaluate(PUT, GUESS)
    field = page.get_by_label("The answer: your guess, from 0 to 1")
    field.fill("63")
    field.press("Enter")
    expect(page.get_by_role("alert").first).to_have_text(
        "Write a number from 0 to 1, such as 0.5."
    )
    assert field.get_attribute("aria-invalid") == "true"
    field.fill("1/4")
    page.get_by_role("button", name="Compare").first.click()
    said = "Your guess, 1/4, is 0.38 too low. The answer: 0.63."
    expect(voice(page)).to_have_text(said)
    expect(page.locator(".guess-result p")).to_have_text(said)
    expect(page.get_by_text("It is 0.63.")).to_be_visible()
    assert page.evaluate("document.activeElement.innerText") == "The answer"

    picture = page.get_by_role("img", name="A scale from 0 to 1. Your guess: 1/4.")
    places = picture.locator("circle, path").evaluate_all(
        "marks => marks.map((mark) => mark.getBoundingClientRect()).map((b) => b.x + b.width / 2)"
    )
    line = picture.locator("line").bounding_box()
    assert [(x - line["x"]) / line["width"] for x in places] == pytest.approx(
        [0.25, 0.63], abs=0.01
    )


def test_a_guess_is_remembered_and_can_be_forgotten(page):
    page.evaluate(PUT, GUESS)
    second = page.get_by_label("Any one: your guess, from 0 to 8 words")
    second.fill("8")
    second.press("Enter")
    said = "✓ Your guess, 8, is right. The answer: 8 words."
    expect(page.locator(".guess-result p")).to_have_text(said)
    page.reload()
    page.evaluate(PUT, GUESS)
    expect(page.locator(".guess-result p")).to_have_text(said)
    page.get_by_role("button", name="Forget my answers").click()
    expect(page.locator(".guess-result")).to_have_count(0)
    expect(page.locator(".guess-form")).to_have_count(2)


# ---- what cells draw


def test_what_a_run_draws_can_be_answered_and_solves_an_exercise(page):
    solved = page.get_by_role("heading", name="Exercise 1.2").locator(
        ".exercise-solved"
    )
    cell = Cell(page, 1).write(CELL).runs()
    cell.node.get_by_text("yes", exact=True).click()
    expect(cell.node).to_contain_text("yes ✗ your choice, not right")
    expect(cell.node.get_by_text("Not so.", exact=True)).to_be_visible()
    expect(solved).to_have_text("✓ solved")
    cell.press("Run").ends("done")
    expect(
        cell.node.get_by_text("Not so.", exact=True)
    ).to_be_hidden()  # it is asked anew
    page.reload()
    expect(solved).to_have_text("✓ solved")
    page.get_by_role("button", name="Forget my answers").click()
    expect(solved).to_have_count(0)


@pytest.mark.parametrize(
    ("state", "cell", "kind", "is_solved"),
    [
        ("right", "done", "cell", True),
        ("right", "running", "cell", True),
        ("not-yet", "done", "cell", False),
        ("right", "idle", "cell", False),  # Reset: what the page came with
        ("right", "done", "cell tag_hide-cell", False),  # the solution is not hers
    ],
)
def test_only_a_readers_own_run_solves_an_exercise(page, state, cell, kind, is_solved):
    page.evaluate(
        """async ([state, cell, kind]) => {
            const node = document.createElement("div");
            node.className = kind;
            node.dataset.live = cell;
            document.querySelector(".bd-article").append(node);
            node.innerHTML = `<div class="bleu-check" data-exercise="1.3" data-state="${state}"></div>`;
            await new Promise(requestAnimationFrame);
            node.remove();
        }""",
        [state, cell, kind],
    )
    heading = page.get_by_role("heading", name="Exercise 1.3")
    expect(heading.locator(".exercise-solved")).to_have_count(int(is_solved))
    heading.locator(".exercise-solved").evaluate_all(
        "all => all.forEach((e) => e.remove())"
    )


# ---- how it looks


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_fits_a_phone_and_axe_finds_nothing(page, theme):
    page.set_viewport_size({"width": NARROW, "height": 900})
    set_theme(page, theme)
    page.evaluate(PUT, GUESS)
    page.get_by_label("Any one").fill("0")
    page.get_by_label("Any one").press("Enter")
    page.get_by_label("The answer: your guess").press("Enter")
    press(page, "a", 1)
    page.evaluate(
        PUT, '<div class="bleu-check" data-state="right"><p>✓ right</p></div>'
    )
    touched = page.locator(
        ".predict summary, .guess-form :is(input, button), .answers-kept button"
    )
    assert min(part.bounding_box()["height"] for part in touched.all()) >= 44
    assert page.evaluate("document.documentElement.scrollWidth") == NARROW
    page.evaluate(
        """() => { const kept = document.querySelectorAll(".bd-article :is(h1, .predict, .bleu-check, .answers-kept)");
            for (const node of document.querySelectorAll(".bd-article section *"))
                if (![...kept].some((one) => one.contains(node) || node.contains(one))) node.remove(); }"""
    )
    page.evaluate("scrollTo(0, 0)")  # whoever scrolls up has a button over the text
    page.locator("#pst-back-to-top").wait_for(state="hidden")
    bring_axe(page)
    assert violations(page, EVERYTHING) == []
