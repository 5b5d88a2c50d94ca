"""The workbench in a real browser: files in, bleu's numbers out, nothing to anybody else."""

import csv
import json
import random
import re
from io import BytesIO, StringIO

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from browser import (
    CONTRAST,
    EVERYTHING,
    NARROW,
    WIDE,
    WIDTH,
    Reader,
    bring_axe,
    set_details,
    set_theme,
    violations,
)
from live_cells import LONGEST, put_away
from playwright.sync_api import expect

from bleu import report
from bleu.teach import load_corpus

PAGE = "book/workbench.html"
# the theme makes code that scrolls focusable, a moment after the window is another one
FOCUSABLE = """() => [...document.querySelectorAll("pre")].every(
    (pre) => pre.scrollWidth <= pre.clientWidth || pre.tabIndex === 0)"""
WORDS = "the a cat dog sat slept on under mat house , .".split()


def corpus(n, seed=1):
    """Lines of references, and of an output that has other words here and there."""
    rng = random.Random(seed)
    references = [" ".join(rng.choices(WORDS, k=rng.randint(3, 14))) for _ in range(n)]
    outputs = [
        " ".join(w if rng.random() > 0.3 else rng.choice(WORDS) for w in line.split())
        for line in references
    ]
    return references, outputs


def file(name, lines):
    text = (
        lines if isinstance(lines, bytes) else "".join(f"{x}\n" for x in lines).encode()
    )
    return {"name": name, "mimeType": "text/plain", "buffer": text}


@pytest.fixture(scope="module")
def reader(browser, site):
    """A reader of several pages: what they share is fetched and compiled once."""
    reader = Reader(browser, site, service_workers="block", accept_downloads=True)
    yield reader
    reader.close()


@pytest.fixture(scope="module")
def bench(reader):
    """The page with Python: one for all tests, each of which brings its own files."""
    page = reader.open(PAGE)
    page.wait_for_selector("#bench:not([hidden])")
    yield page
    page.close()
    reader.check()


def bring(page, references, outputs):
    """Files in place of those that are there, chosen as a reader chooses them."""
    while (buttons := page.locator("[data-list] button")).count():
        buttons.first.click()
    for side, files in (("references", references), ("outputs", outputs)):
        page.locator(f"[data-side={side}] [data-files]").set_input_files(files)
        page.wait_for_function(
            "([side, n]) => document.querySelectorAll(`[data-side=${side}] li`).length === n",
            arg=[side, len(files)],
        )


def settled(page):
    page.wait_for_function(
        "() => document.querySelector('#bench [name=cancel]').hidden",
        timeout=LONGEST,
    )


def score(page):
    page.locator("[name=score]").click()
    settled(page)


def cells(page, table=0):
    """The table of scores, or another one: a mapping for each row."""
    table = page.locator("#bench-results table").nth(table)
    head, *rows = [
        row.locator("th, td").all_inner_texts() for row in table.locator("tr").all()
    ]
    return [dict(zip(head, row)) for row in rows]


def fault(page):
    return page.locator(".bench-error").inner_text()


def ask(page, name):
    page.get_by_role("button", name=name, exact=True).click()
    settled(page)


def test_ten_lines_are_scored_as_bleu_scores_them(bench):
    references, outputs = corpus(10)
    bring(bench, [file("r.txt", references)], [file("o.txt", outputs)])
    score(bench)
    [row] = cells(bench)
    wanted = report(outputs, [[line] for line in references])
    assert row["BLEU"] == f"{wanted.points:.2f}"
    assert str(wanted.signature) in bench.locator("#bench-results").inner_text()
    assert f"{wanted.points:.2f} points" in bench.locator(".bench-status").inner_text()


def test_ten_thousand_lines_are_scored_and_a_run_is_canceled(bench):
    references, outputs = corpus(10_000)
    bring(bench, [file("r.txt", references)], [file("o.txt", outputs)])
    bench.locator("[name=score]").click()
    bench.wait_for_function(
        "() => document.querySelector('#bench progress').value > 0", timeout=LONGEST
    )
    bench.get_by_role("button", name="Cancel").click()
    settled(bench)
    assert "Canceled" in bench.locator(".bench-status").inner_text()
    assert bench.evaluate("document.activeElement.name") == "score"
    assert bench.locator("#bench-results").inner_html() == ""
    score(bench)
    [row] = cells(bench)
    wanted = report(outputs, [[line] for line in references])
    assert row["BLEU"] == f"{wanted.points:.2f}"
    assert re.fullmatch(r"\d+\.\d\d to \d+\.\d\d", row["95 % interval"])


def test_what_is_wrong_is_said_and_the_next_run_is_well(bench):
    bring(bench, [file("r.txt", [b"a", b"b"])], [file("o.txt", b"a\nb\xff\n")])
    score(bench)
    assert "o.txt, line 2, byte 2: 0xff is not UTF-8" in fault(bench)
    assert bench.locator(".bench-error").get_attribute("role") == "alert"
    assert bench.locator("#bench-results").inner_html() == ""
    bring(bench, [file("r.txt", ["a"])], [file("o.txt", ["a", "b"])])
    score(bench)
    assert "o.txt has 2 lines but r.txt has 1" in fault(bench)
    bring(bench, [file("r.txt", ["a"])], [file("o.txt", ["a"])])
    score(bench)
    assert fault(bench) == ""


def test_a_table_gives_its_column(bench):
    lines = [json.dumps({"mt": "The cat is here.", "ref": "The cat is there."})]
    bring(bench, [file("x.jsonl", lines)], [file("x.jsonl", lines)])
    score(bench)
    assert "its columns are mt, ref" in fault(bench)
    for side, column in (("references", "ref"), ("outputs", "mt")):
        bench.locator(f"[data-side={side}] [data-column]").fill(column)
    score(bench)
    assert cells(bench)[0]["BLEU"] == "42.73"


def parquet(columns, **options):
    """A Parquet file, as a page is given it."""
    data = BytesIO()
    pq.write_table(pa.table(columns), data, **options)
    return file("x.parquet", data.getvalue())


def test_a_parquet_file_names_its_columns_and_gives_one(bench):
    one = parquet({"mt": ["The cat is here."], "ref": ["The cat is there."]})
    bring(bench, [one], [one])
    assert "columns: mt, ref" in bench.locator("[data-list] li").first.inner_text()
    field = bench.locator("[data-side=outputs] [data-column]")
    offered = field.evaluate("(field) => [...field.list.options].map((o) => o.value)")
    assert offered == ["mt", "ref"]
    field.fill("")
    score(bench)
    assert fault(bench) == "x.parquet: no column '' there; its columns are mt, ref"
    for side, column in (("references", "ref"), ("outputs", "mt")):
        bench.locator(f"[data-side={side}] [data-column]").fill(column)
    score(bench)
    assert cells(bench)[0]["BLEU"] == "42.73"


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_several_columns_are_several_outputs(bench, kind):
    row = {
        "old": "A cat was there.",
        "new": "The cat is here.",
        "ref": "The cat is there.",
    }
    one = file("x.jsonl", [json.dumps(row)])
    if kind == "parquet":
        one = parquet({name: [text] for name, text in row.items()})
    bring(bench, [one], [one])
    for side, column in (("references", "ref"), ("outputs", "old, new")):
        bench.locator(f"[data-side={side}] [data-column]").fill(column)
    score(bench)
    assert [each["output"] for each in cells(bench)] == ["old", "new"]
    assert cells(bench)[1]["BLEU"] == "42.73"


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (parquet({"mt": [["a"]]}), "column 'mt' is nested"),
        (parquet({"mt": ["a"]}, compression="gzip"), "column 'mt' is packed by GZIP"),
        (parquet({"mt": [1]}), "column 'mt' holds INT64, not strings"),
    ],
    ids=["nested", "gzip", "numbers"],
)
def test_a_parquet_file_that_is_not_simple_is_refused(bench, one, said):
    bring(bench, [file("r.txt", ["a"])], [one])
    bench.locator("[data-side=outputs] [data-column]").fill("mt")
    score(bench)
    assert said in fault(bench)


def test_a_damaged_parquet_file_is_refused_when_it_is_brought(bench):
    bring(bench, [], [])
    one = parquet({"mt": ["a"]})
    cut = one | {"buffer": one["buffer"][:-9]}
    bench.locator("[data-side=outputs] [data-files]").set_input_files([cut])
    expect(bench.locator(".bench-error")).to_contain_text(
        "x.parquet cannot be read as Parquet"
    )
    assert not bench.locator("[data-list] li").count()


def test_what_is_dropped_and_pasted_is_a_file(bench):
    bring(bench, [], [])
    bench.evaluate("""() => {
        const transfer = new DataTransfer();
        transfer.items.add(new File(["The cat is there.\\n"], "dropped.txt"));
        document.querySelector("[data-side=references]").dispatchEvent(
            new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
    }""")
    bench.locator("[data-list] li", has_text="dropped.txt").wait_for()
    bench.locator("[data-side=outputs] textarea").fill("The cat is here.")
    score(bench)
    [row] = cells(bench)
    assert (row["output"], row["BLEU"]) == ("pasted 1", "42.73")
    bench.locator("[data-side=outputs] textarea").fill("")


# what the bar shows and what is announced, while the page computes
WATCH = """() => {
    const [shares, said] = [window.shares, window.said] = [[], []];
    const bar = document.querySelector("#bench progress");
    const status = document.querySelector(".bench-status");
    new MutationObserver(() => bar.hidden || bar.position < 0 || shares.push(bar.value))
        .observe(bar, { attributes: true });
    new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
}"""


@pytest.mark.parametrize(
    ("button", "step"),
    [
        ("Look for faults", "Looking for faults in o.txt"),
        ("Compare the programs", "Scoring o.txt by other programs' rules"),
    ],
)
def test_what_takes_long_shows_how_far_it_is(bench, button, step):
    references, outputs = corpus(2000)
    bring(bench, [file("r.txt", references)], [file("o.txt", outputs)])
    score(bench)
    bench.evaluate(WATCH)
    bench.get_by_role("button", name=button).scroll_into_view_if_needed()
    seen = bench.evaluate("scrollY")
    ask(bench, button)
    assert bench.evaluate("scrollY") == seen  # the page does not jump to its Cancel
    shares = bench.evaluate("shares")
    assert shares == sorted(shares)
    assert len(set(shares)) > 10
    assert (shares[0], shares[-1]) == (0, 1)
    said = bench.evaluate("said")
    assert said.count(step) == 1
    assert len(said) < 10  # each step once, and again where it takes seconds
    assert bench.locator(".bench-status").get_attribute("role") == "status"


def test_looking_for_faults_is_canceled(bench):
    references, outputs = corpus(6000)  # so many that a slow machine is in time
    bring(bench, [file("r.txt", references)], [file("o.txt", outputs)])
    score(bench)
    bench.get_by_role("button", name="Look for faults").click()
    bench.wait_for_function("() => document.querySelector('#bench progress').value > 0")
    assert bench.evaluate("document.activeElement.name") == "cancel"
    expect(bench.get_by_role("button", name="Cancel")).to_be_in_viewport()
    bench.keyboard.press("Enter")
    settled(bench)
    assert "Canceled" in bench.locator(".bench-status").inner_text()
    assert bench.locator("#bench-results").inner_html() == ""


@pytest.fixture(scope="module")
def sampled(bench):
    """The page with the sample's results, and all that waits for a button."""
    bring(bench, [], [])
    bench.get_by_role("button", name="Load the sample").click()
    score(bench)
    for name in ("Count them", "Look for faults", "Compare the programs"):
        ask(bench, name)
    return bench


def test_the_sample_is_the_books_and_two_systems_are_tested(sampled):
    old, new = cells(sampled)
    corpus = load_corpus(lambda line: [line])
    lines = [texts[0] for texts in corpus.systems["A"]]
    groups = [[texts[0] for texts in group[:2]] for group in corpus.references]
    assert new["BLEU"] == f"{report(lines, groups).points:.2f}"
    [tested] = cells(sampled, 1)
    assert tested["against old.txt"] == "new.txt"
    assert float(tested["p"]) < 0.05
    assert float(tested["difference"]) == pytest.approx(
        float(new["BLEU"]) - float(old["BLEU"]), abs=0.011
    )


def test_sentences_are_sorted_paged_and_opened_by_the_keyboard(sampled):
    part = sampled.locator("form[data-ask=sentences]")
    part.locator("[name=by]").select_option("order")
    part.locator("[name=system]").select_option("1")
    ask(sampled, "Show them")
    assert part.locator("summary").first.inner_text().startswith("1:")
    ask(sampled, "Next page")
    assert part.locator("summary").first.inner_text().startswith("11:")
    assert sampled.evaluate("'answer' in document.activeElement.dataset")
    sampled.keyboard.press("Tab")
    sampled.keyboard.press("Enter")
    assert part.locator("details").first.get_attribute("open") is not None
    assert "BLEU =" in part.locator("details").first.inner_text()


def test_one_line_is_shown_by_its_number(sampled):
    part = sampled.locator("form[data-ask=sentences]")
    part.get_by_label("Or only line").fill("31")
    sampled.keyboard.press("Enter")
    settled(sampled)
    expect(part.locator("summary")).to_have_count(1)
    assert part.locator("summary").inner_text().startswith("31:")
    assert part.locator("details").get_attribute("open") is not None
    part.get_by_label("Or only line").fill("")
    ask(sampled, "Show them")
    assert part.locator("summary").count() == 10


@pytest.mark.parametrize(
    ("button", "name"),
    [
        ("Report (HTML)", "bleu.html"),
        ("Sentences (CSV)", "bleu.csv"),
        ("Scores (JSON)", "bleu.json"),
    ],
)
def test_what_is_kept_holds_the_scores(sampled, button, name):
    with sampled.expect_download() as found:
        ask(sampled, button)
    assert found.value.suggested_filename == name
    text = found.value.path().read_text("utf-8")
    score = cells(sampled)[1]["BLEU"]
    if name.endswith("json"):
        assert f"{json.loads(text)['systems'][1]['points']:.2f}" == score
    elif name.endswith("csv"):
        assert len(list(csv.reader(StringIO(text)))) == 41
    else:
        assert score in text


@pytest.mark.parametrize(
    ("theme", "rules"), [("light", EVERYTHING), ("dark", CONTRAST)]
)
def test_nobody_is_left_out(sampled, theme, rules):
    set_theme(sampled, theme)
    set_details(sampled, is_open=True)
    bring_axe(sampled)
    sampled.set_viewport_size({"width": WIDE, "height": 900})
    assert violations(sampled, rules) == []
    sampled.set_viewport_size({"width": NARROW, "height": 900})
    sampled.wait_for_function(FOCUSABLE)
    assert violations(sampled, WIDTH) == []
    assert sampled.evaluate("document.documentElement.scrollWidth") <= NARROW


def test_the_keyboard_reaches_every_field(visit):
    page = visit(PAGE)
    page.wait_for_selector("#bench:not([hidden])")
    page.locator("[data-files]").first.focus()
    reached = []
    for _ in range(20):
        reached.append(
            page.evaluate("document.activeElement.name || document.activeElement.type")
        )
        if reached[-1] == "sample":
            break
        page.keyboard.press("Tab")
    settings = ["tokenize", "smoothing", "order", "case"]
    side = ["file", "textarea", "button", "text"]
    assert reached == [*side, *side, *settings, "score", "sample"]
    page.keyboard.press("Enter")
    assert "sample is loaded" in page.locator(".bench-status").inner_text()


def test_without_scripts_a_sentence_names_the_command_line(visit):
    page = visit(PAGE, java_script_enabled=False)
    text = page.locator("article").inner_text()
    assert "python -m bleu REFERENCE" in text
    assert not page.locator("#bench").is_visible()


def test_nothing_is_loaded_before_something_is_scored(visit, site):
    site.served.clear()
    page = visit(PAGE)
    page.wait_for_selector("#bench:not([hidden])")
    bring(page, [file("r.txt", ["a"])], [])
    loaded = "pyodide|snapshot|hyparquet"
    assert not [s.path for s in site.served if re.search(loaded, s.path)]
    bring(page, [parquet({"a": ["b"]})], [])
    assert [s.path for s in site.served if re.search(loaded, s.path)] == [
        "_static/workbench/hyparquet.js"
    ]


# what has been kept for who is without a network
KEPT = """async () => {
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const parquet = new URL("../_static/workbench/hyparquet.js", location).href;
    const kept = [location.href, parquet, ...asked].map((url) =>
        caches.match(url, { ignoreSearch: true }));
    return (await Promise.all(kept)).every(Boolean);
}"""


def test_a_page_that_has_scored_once_scores_without_a_network(visit, site):
    page = visit(PAGE, service_workers="allow")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_selector("#bench:not([hidden])")
    site.served.clear()
    page.get_by_role("button", name="Load the sample").click()
    score(page)
    online = cells(page)
    put_away(page, site)
    page.wait_for_function(KEPT, timeout=LONGEST)
    page.context.set_offline(True)
    visit.readers[-1].allow("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    page.reload()
    page.wait_for_selector("#bench:not([hidden])")
    page.get_by_role("button", name="Load the sample").click()
    score(page)
    assert cells(page) == online
    one = parquet({"mt": ["The cat is here."], "ref": ["The cat is there."]})
    bring(page, [one], [one])
    for side, column in (("references", "ref"), ("outputs", "mt")):
        page.locator(f"[data-side={side}] [data-column]").fill(column)
    score(page)
    assert cells(page)[0]["BLEU"] == "42.73"
    page.context.set_offline(False)
