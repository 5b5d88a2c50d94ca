"""`bleu.text.streaming`, `bleu.fast.streaming`: a file in chunks scores as its lines in memory."""

import gc
import gzip
import sys
import tracemalloc
from io import BytesIO, StringIO
from itertools import islice, repeat
from types import SimpleNamespace

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from bleu import BleuStats, report, significance
from bleu.cli.run import main
from bleu.fast import StatsTable
from bleu.significance import count_table
from bleu.teach import load_corpus
from bleu.text import TOKENIZERS, CorpusError, report_files
from bleu.text.lines import TextFile
from bleu.text.progress import progress_bar
from bleu.text.reports import Settings
from bleu.text.streaming import CHUNK_LINES, Tally, chunks, count_files

CORPUS = load_corpus(lambda line: line)
OUTPUT = CORPUS.systems["B"]
STREAMS = [[group[j] for group in CORPUS.references] for j in range(2)]
GROUPS = list(zip(*STREAMS))
PACK = {"plain": bytes, "gzip": gzip.compress, "zstd": zstandard.compress}

OPTIONS = [
    *({"tokenize": name} for name in TOKENIZERS),
    *({"smoothing": name} for name in ("none", "floor", "add-k")),
    {"smoothing": "floor", "smooth_value": 0.5},
    {"lowercase": True},
    {"effective_order": True},
    {"max_order": 2},
    {"max_order": 9, "smoothing": "add-k", "tokenize": "char"},
]


def as_bytes(lines):
    return "".join(f"{line}\n" for line in lines).encode()


def text_file(lines, name="file"):
    return TextFile(BytesIO(as_bytes(lines)), name)


@pytest.fixture
def write(tmp_path):
    def writer(name, lines, pack=bytes):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(pack(lines if isinstance(lines, bytes) else as_bytes(lines)))
        return path

    return writer


@pytest.fixture
def files(write):
    return write("hyp", OUTPUT), [write(f"ref{j}", s) for j, s in enumerate(STREAMS)]


def same(streamed, in_memory):
    return (
        streamed.score == in_memory.score
        and streamed.signature == in_memory.signature
        and tuple(streamed.segments) == in_memory.segments
        and streamed.n_segments == in_memory.n_segments
        and str(streamed) == str(in_memory)
    )


# --- a file is its lines -----------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_report_of_files_is_the_report_of_their_lines(files, options):
    assert same(report_files(*files, **options), report(OUTPUT, GROUPS, **options))


@pytest.mark.parametrize("kind", PACK)
def test_packed_files_score_as_plain_ones(write, kind):
    hyp = write("hyp", OUTPUT, PACK[kind])
    refs = [write(f"ref{j}", s, PACK[kind]) for j, s in enumerate(STREAMS)]
    assert same(report_files(hyp, refs), report(OUTPUT, GROUPS))


@pytest.mark.parametrize("chunk_lines", [1, 2, 7, 39, 40, 41, CHUNK_LINES])
def test_where_chunks_end_does_not_matter(chunk_lines):
    files = [text_file(OUTPUT)], [text_file(stream) for stream in STREAMS]
    setting = Settings()
    tally, lines = Tally(setting, keep_segments=True), []
    for (chunk,) in count_files(*files, setting, chunk_lines=chunk_lines):
        assert len(chunk.lines) == len(chunk.table) <= chunk_lines
        tally.add(chunk)
        lines.extend(chunk.lines)
    assert lines == OUTPUT
    assert same(tally.report(n_refs=2), report(OUTPUT, GROUPS))


@pytest.mark.slow
@pytest.mark.parametrize("beside", [-1, 0, 1])
def test_files_of_about_two_chunks_are_whole(write, beside):
    n = 2 * CHUNK_LINES + beside
    lines = [f"{i % 10} a b {i % 7}" for i in range(n)]
    found = report_files(write("hyp", lines), write("ref", ["1 a b 2"] * n))
    assert same(found, report(lines, [["1 a b 2"]] * n))


@given(
    st.lists(
        st.tuples(*repeat(st.text(st.sampled_from("ab. \r\x0c소"), max_size=9), 3)),
        min_size=1,
        max_size=9,
    ),
    st.integers(1, 4),
)
@settings(max_examples=50)
def test_any_lines_in_any_chunks_score_as_in_memory(rows, chunk_lines):
    hyps, *refs = zip(*rows)
    setting = Settings()
    tally = Tally(setting, keep_segments=True)
    opened = [text_file(hyps)], [text_file(stream) for stream in refs]
    for (chunk,) in count_files(*opened, setting, chunk_lines=chunk_lines):
        tally.add(chunk)
    assert same(tally.report(n_refs=2), report(hyps, list(zip(*refs))))


def test_several_systems_go_by_together():
    """References are read once, as through a pipe they can be."""
    setting, names = Settings(), list(CORPUS.systems)
    tallies = [Tally(setting, keep_segments=True) for _ in names]
    systems = [text_file(CORPUS.systems[name]) for name in names]
    refs = [text_file(stream) for stream in STREAMS]
    for counted in count_files(systems, refs, setting, chunk_lines=7):
        for tally, chunk in zip(tallies, counted):
            tally.add(chunk)
    for name, tally in zip(names, tallies):
        assert same(tally.report(n_refs=2), report(CORPUS.systems[name], GROUPS))


def test_long_lines_make_short_chunks(monkeypatch):
    monkeypatch.setattr("bleu.text.streaming.CHUNK_CHARACTERS", 10)
    rows = [("a" * 9, "b"), ("c", "d"), ("e" * 9, "f"), ("g" * 99, ""), ("h", "i")]
    assert list(map(len, chunks(iter(rows), 100))) == [1, 2, 1, 1]


def test_a_reference_that_is_named_twice_counts_twice_in_the_signature(files):
    hyp, (ref, _) = files
    twice = report_files(hyp, [ref, ref])
    assert twice.signature.get("nrefs") == "2"
    assert twice.score == report_files(hyp, ref).score


def test_a_directory_stands_for_its_files(write):
    hyp = write("hyp", OUTPUT)
    for j, stream in enumerate(STREAMS):
        folder = write(f"refs/{j}", stream).parent
    assert same(report_files(hyp, folder), report(OUTPUT, GROUPS))


# --- segments, kept or not ---------------------------------------------------------------


def test_segments_that_are_not_kept_change_no_score(files):
    kept, not_kept = report_files(*files), report_files(*files, keep_segments=False)
    assert (not_kept.score, not_kept.n_segments) == (kept.score, 40)
    assert not_kept.segments == ()


def test_intervals_and_tests_are_those_of_segments_in_memory(files, write):
    one, two = report_files(*files), report(CORPUS.systems["A"], GROUPS)
    in_memory = report(OUTPUT, GROUPS)
    assert (count_table(one.segments) == count_table(in_memory.segments)).all()
    given_ = {"n_samples": 50, "smoothing": one.smoothing}
    for test in ("paired_bootstrap", "paired_randomization"):
        compare = getattr(significance, test)
        assert compare(one.segments, two.segments, **given_) == compare(
            in_memory.segments, two.segments, **given_
        )
    assert significance.bootstrap_interval(one.segments, **given_) == (
        significance.bootstrap_interval(in_memory.segments, **given_)
    )


def test_sentence_scores_are_those_of_segments_in_memory(files):
    assert report_files(*files).sentences() == report(OUTPUT, GROUPS).sentences()


def test_tables_of_different_orders_do_not_compare(files):
    two, four = report_files(*files, max_order=2), report_files(*files)
    with pytest.raises(ValueError, match=r"up to orders \[2, 4\]"):
        significance.compare(two.segments, four.segments)


def test_one_segment_is_too_few(write):
    one = write("one", ["a b c d"])
    with pytest.raises(ValueError, match="segments to draw from: 1"):
        significance.bootstrap_interval(report_files(one, one).segments)


STATS = st.builds(
    lambda m, more: BleuStats(tuple(m), tuple(x + more for x in m), more, 3),
    st.lists(st.integers(0, 9), min_size=3, max_size=3),
    st.integers(0, 2**31),
)


@given(st.lists(STATS, max_size=5), st.lists(STATS, max_size=5))
def test_a_table_is_the_list_of_its_segments(some, more):
    table = StatsTable(3, some)
    table.extend(StatsTable(3, more))
    whole = some + more
    assert list(table) == whole
    assert table == StatsTable(3, whole)
    assert (len(table), table[1:-1]) == (len(whole), whole[1:-1])
    assert [table[i - len(whole)] for i in range(len(whole))] == whole
    assert table.total() == sum(whole, BleuStats.zero(3))


def test_a_table_refuses_what_does_not_fit():
    table = StatsTable(2, [BleuStats.zero(2)])
    with pytest.raises(ValueError, match="up to order 3 in a table up to order 2"):
        table.append(BleuStats.zero(3))
    with pytest.raises(ValueError, match="up to order 1 in a table"):
        table.extend(StatsTable(1))
    with pytest.raises(IndexError):
        table[1]
    with pytest.raises(ValueError, match="max_order is 0"):
        StatsTable(0)
    assert (len(table), table == [BleuStats.zero(2)]) == (1, False)


# --- what is wrong with files ------------------------------------------------------------


@pytest.mark.parametrize("chunk_lines", [1, 2, 3, 8])
@pytest.mark.parametrize(
    ("lengths", "said"),
    [
        ((3, 2, 3), "hyp has 3 lines but ref0 has 2; line i"),
        ((2, 3, 3), "hyp has 2 lines but ref0 has 3"),
        ((2, 2, 5), "hyp has 2 lines but ref1 has 5"),
        ((5, 5, 0), "hyp has 5 lines but ref1 has 0"),
        ((0, 1, 1), "hyp has 0 lines but ref0 has 1"),
        ((0, 0, 0), "hyp: no lines, so there is no corpus to score"),
    ],
    ids=str,
)
def test_lengths_that_differ_are_said_with_both_counts(chunk_lines, lengths, said):
    hyp, *refs = [
        text_file(["a"] * length, name)
        for name, length in zip(("hyp", "ref0", "ref1"), lengths)
    ]
    with pytest.raises(CorpusError, match=said):
        list(count_files([hyp], refs, Settings(), chunk_lines=chunk_lines))


def test_the_system_that_is_too_short_is_named():
    systems = [text_file("abc", "one"), text_file("ab", "two")]
    with pytest.raises(CorpusError, match="two has 2 lines but ref has 3"):
        list(count_files(systems, [text_file("abc", "ref")], Settings()))


@pytest.mark.parametrize("place", [0, 1, 9])
def test_bad_utf8_is_found_in_any_chunk(place):
    data = b"fine\n" * place + b"caf\xe9\n" + b"fine\n" * (9 - place)
    bad = TextFile(BytesIO(data), "latin.txt")
    with pytest.raises(
        CorpusError, match=rf"latin.txt, line {place + 1}, byte 4: 0xe9"
    ):
        list(count_files([text_file("a" * 10)], [bad], Settings(), chunk_lines=3))


def test_a_packed_file_that_is_cut_short_is_no_shorter_file(write):
    packed = gzip.compress(as_bytes(OUTPUT))
    hyp = write("hyp.gz", packed[:-9])
    with pytest.raises(CorpusError, match=r"hyp.gz is cut short"):
        report_files(hyp, write("ref", OUTPUT))


def test_hypotheses_among_the_references_are_refused(write):
    hyp = write("refs/hyp", ["a"])
    with pytest.raises(CorpusError, match="every file there is a reference"):
        report_files(hyp, hyp.parent)


@pytest.mark.parametrize("names", [("", "ref"), ("hyp", ""), ("hyp", [])], ids=str)
def test_an_empty_name_and_no_name_are_refused(names, write, monkeypatch):
    monkeypatch.chdir(write("hyp", ["a"]).parent)
    with pytest.raises(CorpusError, match=r"an empty file name|no reference file"):
        report_files(*names)


@pytest.mark.parametrize("names", [("nowhere", "hyp"), ("hyp", "nowhere")], ids=str)
def test_a_missing_file_is_named(names, write, monkeypatch):
    monkeypatch.chdir(write("hyp", ["a"]).parent)
    with pytest.raises(FileNotFoundError, match="nowhere"):
        report_files(*names)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"tokenize": "13A"}, "there is no tokenizer '13A'"),
        ({"smoothing": "method3"}, "there is no smoothing 'method3'"),
        ({"smooth_value": 1}, "smoothing exp takes no value"),
        ({"max_order": 0}, "max_order is 0"),
    ],
    ids=str,
)
def test_settings_are_checked_before_a_file_is_opened(options, said):
    with pytest.raises(ValueError, match=said):
        report_files("nowhere", "nowhere", **options)


# --- memory ------------------------------------------------------------------------------


class Endless(BytesIO):
    """Lines made when they are read: a file as long as one likes, of no size in memory."""

    def __init__(self, n_lines):
        super().__init__()
        line = " ".join(f"w{i}" for i in range(25)) + "\n"
        self._lines = islice(repeat(line.encode()), n_lines)

    def read(self, size=-1):
        return b"".join(islice(self._lines, 700))


def peak(n_chunks, **kept):
    """The most memory, in bytes, that scoring so many chunks of 200 lines takes."""
    setting = Settings(tokenize="none")
    tally = Tally(setting, **kept)
    files = [[TextFile(Endless(200 * n_chunks), name)] for name in ("hyp", "ref")]
    gc.collect()
    tracemalloc.start()
    try:
        for (chunk,) in count_files(*files, setting, chunk_lines=200):
            tally.add(chunk)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
        assert tally.n_segments == 200 * n_chunks


@pytest.mark.slow
def test_memory_does_not_grow_with_the_files():
    """A chunk's tokens are gone before the next: else 12 chunks would take 4 times 3."""
    peak(2, keep_segments=False)  # whatever is made once is there
    assert peak(12, keep_segments=False) < 1.2 * peak(3, keep_segments=False)


@pytest.mark.slow
def test_segments_that_are_kept_take_forty_bytes_each():
    table = StatsTable(4, [BleuStats.zero(4)] * 1000)
    assert table.numbers.itemsize * len(table.numbers) == 40 * len(table)
    grown = peak(12, keep_segments=True) - peak(12, keep_segments=False)
    assert grown < 2 * 40 * 200 * 12  # an array keeps room to grow


# --- the bar -----------------------------------------------------------------------------


class Bar:
    """Stands for tqdm's, and remembers."""

    def __init__(self, **options):
        self.n, self.options = 0, options

    def __enter__(self):
        Bar.last = self
        return self

    def __exit__(self, *_):
        pass

    def update(self, more):
        self.n += more


@pytest.fixture
def terminal(monkeypatch):
    """A standard error that is a terminal, and a tqdm that draws nothing."""
    screen = StringIO()
    screen.isatty = lambda: True
    monkeypatch.setattr("bleu.text.progress.sys", SimpleNamespace(stderr=screen))
    monkeypatch.setitem(sys.modules, "tqdm", type(sys)("tqdm"))
    sys.modules["tqdm"].tqdm = Bar
    monkeypatch.setattr(Bar, "last", None, raising=False)
    return screen


def test_the_bar_ends_where_the_files_end(terminal, files):
    hyp, refs = files
    report_files(hyp, [*refs, refs[0]])
    assert Bar.last.n == Bar.last.options["total"]
    assert Bar.last.n == sum(path.stat().st_size for path in (hyp, *refs))
    assert Bar.last.options["unit"] == "B"


def test_the_bar_stands_where_the_reading_stands(terminal, monkeypatch):
    monkeypatch.setattr("bleu.text.lines.BLOCK", 100)
    file = text_file(OUTPUT)
    with progress_bar([file]) as move_on:
        for _ in file:
            move_on()
            assert Bar.last.n == file.n_bytes
    assert Bar.last.n == len(as_bytes(OUTPUT))


def test_a_pipe_leaves_the_total_open(terminal):
    with progress_bar([text_file(OUTPUT)]):
        assert Bar.last.options["total"] is None


def test_whoever_wants_no_bar_gets_none(terminal, files):
    report_files(*files, progress=False)
    assert Bar.last is None


def test_the_command_shows_a_bar_unless_it_is_told_to_be_quiet(terminal, files):
    hyp, refs = files
    command = [*map(str, refs), "--hypotheses", str(hyp)]
    assert main([*command, "--quiet", "--confidence", "--samples", "50"]) == 0
    assert Bar.last is None
    assert main(command) == 0
    assert Bar.last.n == Bar.last.options["total"]


def test_there_is_no_bar_among_sentences(terminal, files, monkeypatch):
    hyp, refs = files
    command = [*map(str, refs), "--hypotheses", str(hyp), "--sentences"]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert main(command) == 0
    assert Bar.last is None
    assert main([*command, "--json"]) == 0
    assert Bar.last is not None


def test_there_is_no_bar_without_a_terminal(terminal, files, monkeypatch):
    monkeypatch.setattr(terminal, "isatty", lambda: False)
    report_files(*files)
    assert Bar.last is None


def test_without_tqdm_it_is_silent(terminal, files, monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert same(report_files(*files), report(OUTPUT, GROUPS))
    assert (terminal.getvalue(), Bar.last) == ("", None)
