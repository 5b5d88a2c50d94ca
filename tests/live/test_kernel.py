"""The Python end of a live page, run here: what a cell shows is what IPython would show."""

import asyncio
import builtins
import sys
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from bleu import segment_stats
from bleu.show import highlight
from live.kernel import formats, streams, tracebacks
from live.kernel.cells import Kernel
from live.kernel.streams import LONGEST, Stream


@pytest.fixture
def run():
    """`run(source)`: whether the cell ended well, and its messages with streams joined."""
    messages = []
    kernel = Kernel(messages.append)

    def run(source):
        messages.clear()
        with ThreadPoolExecutor() as aside:  # in this thread a browser's loop may run
            ended = aside.submit(asyncio.run, kernel.run(source)).result()
        return ended, joined(messages)

    return run


def joined(messages):
    whole = []
    for message in messages:
        last = whole[-1] if whole else {}
        if message["kind"] == "stream" and message["name"] == last.get("name"):
            last["text"] += message["text"]
        else:
            whole.append(dict(message))
    return whole


def result(text):
    return {"kind": "result", "data": {"text/plain": text}}


def printed(text, name="stdout"):
    return {"kind": "stream", "name": name, "text": text}


@pytest.mark.parametrize(
    ("source", "messages"),
    [
        ("1 + 1", [result("2")]),
        ("x = 1", []),
        ("", []),
        ("None", []),
        ("1;", []),
        ("print(1)\n2", [printed("1\n"), result("2")]),
        ("print(1)\nimport sys\nprint(2, file=sys.stderr)", [printed("1\n"), printed("2\n", "stderr")]),
        ("'a'", [result("'a'")]),
        ("display(1)\n2", [{"kind": "display", "data": {"text/plain": "1"}}, result("2")]),
        ("import asyncio\nawait asyncio.sleep(0, 5)", [result("5")]),
    ],
)  # fmt: skip
def test_a_cell_shows_what_it_prints_and_its_last_value(run, source, messages):
    assert run(source) == (True, messages)


def test_names_live_on_between_cells(run):
    run("x = 20")
    run("def f(): return x + 1")
    assert run("f()")[1] == [result("21")]
    assert run("_ + 1")[1] == [result("22")]


@pytest.mark.parametrize(
    "value",
    [
        [["the"] * 30, {"a": 1, "b": [2.5] * 20}],
        {"the cat sat on the mat": list(range(60))},
        list(range(2000)),
        ("x" * 200,),
        {3, 1, 2},
        segment_stats(["a"] * 20, [["a"] * 20]),
    ],
    ids=["nested", "dict", "longer than IPython shows", "a long word", "set", "stats"],
)
def test_values_are_laid_out_as_ipython_lays_them_out(run, value):
    from IPython.core.formatters import PlainTextFormatter

    sys.modules["__main__"].value = value
    shown = run("import __main__\n__main__.value")[1][-1]["data"]
    assert shown["text/plain"] == PlainTextFormatter()(value)


def test_an_object_with_html_is_sent_in_both_forms(run):
    data = run("from bleu.show import highlight\nhighlight(['a'], [['a']])")[1][0][
        "data"
    ]
    assert data["text/html"] == highlight(["a"], [["a"]])._repr_html_()
    assert data["text/plain"] == repr(highlight(["a"], [["a"]]))


def test_a_class_is_shown_by_its_name_not_by_its_methods(run):
    assert run("from bleu.show import Highlight\nHighlight")[1] == [
        result("bleu.show.highlights.Highlight")
    ]


# ---- errors


def error(run, source):
    ended, messages = run(source)
    assert not ended
    return messages[-1]["text"]


CLEAR = {"kind": "clear"}
CLEAR_OUTPUT = """
from live.kernel import formats
def clear_output(wait=False): formats.clear(wait)
"""  # as the page's own IPython.display has it

A = printed("a\n")


@pytest.mark.parametrize(
    ("source", "messages"),
    [
        ("print('a'); clear_output(); print('b')", [A, CLEAR, printed("b\n")]),
        ("print('a'); clear_output()", [A, CLEAR]),
        ("print('a'); clear_output(wait=True)", [A, CLEAR]),
        ("clear_output(); print('a'); clear_output()", [CLEAR]),
        ("for i in range(300): clear_output(); print(i)", [CLEAR, printed("299\n")]),
        (
            "for i in range(300): clear_output(wait=True); display(i)",
            [CLEAR, {"kind": "display", "data": {"text/plain": "299"}}],
        ),
    ],
)
def test_from_the_first_clear_on_nothing_is_sent_that_goes_in_a_moment(
    run, source, messages
):
    ok, got = run(CLEAR_OUTPUT + source)
    assert ok
    assert got == messages


def test_what_stands_for_a_while_before_it_is_cleared_is_sent(run):
    _, got = run(
        f"{CLEAR_OUTPUT}\nimport time\n"
        "for i in range(3):\n    clear_output(wait=True)\n    time.sleep(0.15)\n    print(i, end='')"
    )
    assert got == [part for i in range(3) for part in (CLEAR, printed(f"{i}"))]


def test_an_older_version_of_a_cell_keeps_its_lines(run):
    run("def boom():\n    x = 1\n    return x / 0")
    run("x = 1\ny = 2\nz = 3")
    ok, [error] = run("boom()")
    assert not ok
    assert 'File "cell, version 3", line 1' in error["text"]
    assert 'File "cell", line 3, in boom\n    return x / 0' in error["text"]


def test_a_warning_comes_each_time(run):
    """Python remembers in the module what it has warned of; the cell forgets it."""
    run("import warnings\nwarnings.simplefilter('ignore')\nwarnings.warn('careful')")
    assert run("'__warningregistry__' in globals()")[1] == [result("False")]


@pytest.mark.parametrize(
    ("source", "shown"), [("5; # quiet", False), ("5  # loud;", True), ("';'", True)]
)
def test_the_semicolon_that_silences_is_one_of_the_code(run, source, shown):
    assert bool(run(source)[1]) == shown


def test_a_huge_value_and_a_huge_error_are_cut(run):
    [value] = run("'a' * 1_000_000")[1]
    [error] = run("raise ValueError('a' * 1_000_000)")[1]
    for text in (value["data"]["text/plain"], error["text"]):
        assert LONGEST < len(text) < LONGEST + 100
        assert text.endswith("[the page shows no more of this output]\n")


def test_a_question_mark_in_a_comment_is_no_magic(run):
    assert "IPython's" not in run("x = = 1  # what is this?")[1][0]["text"]
    assert "IPython's" in run("x = 1\nprint?")[1][0]["text"]


def test_a_traceback_holds_the_readers_lines_only(run):
    text = error(run, "def f():\n    return 1 / 0\nf()")
    assert text.splitlines()[0] == "Traceback (most recent call last):"
    assert 'File "cell", line 3' in text
    assert "return 1 / 0" in text
    assert "kernel" not in text
    assert text.endswith("ZeroDivisionError: division by zero\n")


def test_a_chained_error_is_told_whole_and_without_the_machinery(run):
    text = error(
        run, "try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise KeyError('k')"
    )
    assert "During handling of the above exception" in text
    assert text.endswith("KeyError: 'k'\n")
    assert "kernel" not in text


def test_frames_of_the_module_are_kept(run):
    text = error(run, "import bleu\nbleu.ngrams('a', 1)")
    assert "ngrams.py" in text
    assert text.endswith("for example with .split()\n")


def test_what_was_printed_before_an_error_is_shown_before_it(run):
    _, messages = run("print('before')\n1 / 0")
    assert [m["kind"] for m in messages] == ["stream", "error"]


@pytest.mark.parametrize("source", ["x = = 1", "def f(:", "'open"])
def test_a_syntax_error_points_at_the_line_and_nothing_else(run, source):
    text = error(run, source)
    assert text.startswith('  File "cell", line 1')
    assert "SyntaxError" in text
    assert "Jupyter" not in text


@pytest.mark.parametrize("source", ["%matplotlib inline", "!ls", "x = 1\n%time x"])
def test_a_magic_is_said_to_be_jupyters(run, source):
    assert error(run, source).endswith("not in this page.\n")


def test_asking_for_input_says_what_to_do_instead(run):
    assert "write the text into the cell instead" in error(run, "input('name? ')")


@pytest.mark.parametrize(
    "source", ["raise SystemExit", "exit_ = 1\nraise KeyboardInterrupt"]
)
def test_no_exception_ends_the_kernel(run, source):
    error(run, source)
    assert run("1")[1] == [result("1")]


def test_an_error_while_showing_is_the_cells_error(run):
    text = error(
        run, "class Odd:\n    def _repr_html_(self):\n        return 1 / 0\nOdd()"
    )
    assert text.endswith("ZeroDivisionError: division by zero\n")


def around():
    return sys.stdout, sys.stderr, builtins.input, sys.getrecursionlimit()


def test_what_a_cell_borrows_is_given_back(run):
    before = around()
    error(run, "1 / 0")
    error(run, f"{RECURSIVE}\nA()")
    assert around() == before


def test_making_a_kernel_changes_nothing():
    before = around()
    Kernel(print)
    assert around() == before


def test_each_kernel_shows_its_own_cells():
    first, second = [], []
    for messages in (first, second, first):
        with ThreadPoolExecutor() as aside:
            aside.submit(
                asyncio.run, Kernel(messages.append).run("display(1)")
            ).result()
    assert (len(first), len(second)) == (2, 1)


def test_outside_of_a_cell_there_is_nowhere_to_show_or_clear():
    formats.display(1)
    formats.clear()


RECURSIVE = "class A:\n    def __repr__(self): return repr(self)"


@pytest.mark.parametrize(
    "method", ["__repr__", "_repr_html_", "_repr_mimebundle_", "_repr_svg_"]
)
def test_a_value_that_shows_itself_without_end_is_an_error(run, method):
    recursive = RECURSIVE.replace("__repr__", method).replace(
        "repr(self)", f"self.{method}()"
    )
    text = error(run, f"{recursive}\nA()")
    assert "RecursionError" in text
    assert "calls itself without end" in text
    assert run("1")[1] == [result("1")]


def test_a_value_may_be_nested_as_deep_as_a_reader_nests(run):
    assert run("x = []\nfor _ in range(30): x = [x]\nx")[1] == [
        result("[" * 31 + "]" * 31)
    ]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("import nowhere_to_be_found", "download the notebook and use Jupyter"),
        ("import nowhere_to_be_found", "nowhere_to_be_found is not in this page"),
        ("raise SystemExit(1)", "Python goes on"),
        ("def f(): return f()\nf()", "calls itself without end"),
        ("len?", "not in this page"),
        ("print（1）", "typed with an English keyboard"),
    ],
)
def test_what_a_page_lacks_is_said_in_its_own_words(run, source, said):
    assert said in error(run, source)


def test_the_libraries_of_the_book_are_named(run, tmp_path, monkeypatch):
    (tmp_path / "libraries.txt").write_text("toys")
    monkeypatch.setattr(tracebacks, "LIBRARY_NAMES", tmp_path / "libraries.txt")
    assert "standard library and toys. For other" in error(run, "import nowhere")


def test_an_endless_display_is_cut(run):
    _, messages = run("for i in range(500): display(i)")
    assert len(messages) == 201
    assert "no more of this output" in messages[-1]["data"]["text/plain"]
    assert len(run("display(1)")[1]) == 1


# ---- streams


def test_a_stream_sends_every_character_once_and_in_order():
    messages = []
    stream = Stream("stdout", messages.append)
    for number in range(5000):
        print(number, file=stream)
    stream.send_all()
    assert "".join(m["text"] for m in messages) == "".join(
        f"{n}\n" for n in range(5000)
    )
    assert len(messages) < 500


def test_a_stream_stops_at_a_limit_and_says_so_once():
    messages = []
    stream = Stream("stdout", messages.append)
    for _ in range(1000):
        stream.write("x" * 500)
    stream.send_all()
    text = "".join(m["text"] for m in messages)
    assert text == "x" * LONGEST + "\n[the page shows no more of this output]\n"


@pytest.fixture
def clock(monkeypatch):
    """The time by which streams wait; it goes on when a test says so."""
    clock = SimpleNamespace(now=100.0)
    monkeypatch.setattr(streams, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


def sent(write):
    """The texts that went out while `write` wrote to a stream."""
    messages = []
    stream = Stream("stdout", messages.append)  # one that is dropped flushes itself
    write(stream)
    return [message["text"] for message in messages]


def test_what_is_printed_first_goes_out_at_once(clock):
    assert "".join(sent(lambda stream: print("begun", file=stream))) == "begun\n"
    assert sent(lambda stream: print("begun ...", end="", file=stream)) == ["begun ..."]


def test_what_is_flushed_goes_out_at_once_also_after_much_print(clock):
    def write(stream):
        for _ in range(100):
            print("x", end="", file=stream)
        print("important", end="", file=stream, flush=True)

    assert "".join(sent(write)) == "x" * 100 + "important"


def test_much_print_waits_for_the_pause_and_then_goes_out_together(clock):
    def write(stream):
        for _ in range(100):
            print("x", end="", file=stream)
        clock.now += 2 * streams.PAUSE
        print("x", end="", file=stream)

    texts = sent(write)
    assert texts == ["x"] * streams.FIRST + ["x" * (101 - streams.FIRST)]


def test_a_flush_shows_what_came_after_a_clear(run):
    """The page may stop the cell at any time; what was flushed before stands there."""
    seen = []
    kernel = Kernel(seen.append)
    kernel.names["seen"] = seen
    source = (
        CLEAR_OUTPUT + "clear_output(wait=True)\nprint(1, flush=True)\nn = len(seen)"
    )
    with ThreadPoolExecutor() as aside:
        aside.submit(asyncio.run, kernel.run(source)).result()
    assert joined(seen[: kernel.names["n"]]) == [CLEAR, printed("1\n")]


def test_flushing_after_every_sign_does_not_flood_the_page():
    messages = []
    stream = Stream("stdout", messages.append)
    for _ in range(5000):
        print("x", end="", file=stream, flush=True)
    stream.send_all()
    assert "".join(m["text"] for m in messages) == "x" * 5000
    assert len(messages) < 100


def test_the_next_cell_has_the_whole_limit_again():
    messages = []
    stream = Stream("stdout", messages.append)
    stream.write("x" * (LONGEST + 1))
    stream.begin()
    stream.write("after")
    stream.send_all()
    assert messages[-1]["text"] == "after"


def test_only_text_can_be_printed():
    with pytest.raises(TypeError, match="not bytes"):
        Stream("stdout", print).write(b"x")


# ---- figures


@pytest.fixture
def figures():
    from live.kernel import figures

    before = dict(figures.saving)
    yield figures
    figures.saving.clear()
    figures.saving.update(before)


DRAW = "import matplotlib\nmatplotlib.use('agg')\nimport matplotlib.pyplot as plt\nfig, ax = plt.subplots()\n"


def test_a_figure_is_shown_after_the_cell_and_closed(run):
    ended, messages = run(DRAW + "_ = ax.plot([1, 2])\n'value'")
    assert ended
    assert [m["kind"] for m in messages] == ["result", "display"]
    assert messages[1]["data"]["image/svg+xml"].startswith("<?xml")
    assert run("plt.get_fignums()")[1] == [result("[]")]


def test_a_figure_as_the_last_value_is_shown_as_a_figure(run):
    kinds = [m["data"].keys() for m in run(DRAW + "fig")[1]]
    assert all("image/svg+xml" in kind for kind in kinds)


def test_an_error_in_a_figures_words_is_the_cells_error(run):
    text = error(run, DRAW + "_ = ax.set_title(r'$\\frac{$')")
    assert text.startswith("Traceback")
    assert "Exception: Expected" in text
    assert "kernel" not in text
    assert run("plt.get_fignums()")[1] == [result("[]")]


def test_what_was_drawn_before_an_error_is_shown(run):
    _, messages = run(DRAW + "1 / 0")
    assert [m["kind"] for m in messages] == ["display", "error"]


def test_plt_show_shows_at_once(run):
    draw = DRAW.replace("'agg'", "'module://live.kernel.backend'")
    _, messages = run(draw + "print(1)\nplt.show()\nprint(2)")
    assert [m["kind"] for m in messages] == ["stream", "display", "stream"]


def test_letters_that_the_font_lacks_are_told_in_one_line(run):
    _, messages = run(DRAW + "_ = ax.set_title('블루 점수')")
    told = [m["text"] for m in messages if m["kind"] == "stream"]
    assert told == [
        "The figure's font has no sign for some letters, Korean or Japanese for one.\n"
    ]


def test_a_cell_that_fails_leaves_no_figure_to_the_next(run):
    ended, _ = run(DRAW + "1 / 0")
    assert not ended
    assert run("1")[1] == [result("1")]


def test_the_format_can_be_chosen_as_in_jupyter(run, figures):
    figures.set_formats("png")
    assert run(DRAW)[1][0]["data"]["image/png"].startswith("iVBOR")


def test_a_format_that_a_page_cannot_show_is_refused(figures):
    with pytest.raises(ValueError, match="not as 'pdf'"):
        figures.set_formats("pdf")
