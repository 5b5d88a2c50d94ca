"""`bleu.text.lines`: the lines of a file, however it is packed, cut, or damaged."""

import gzip
import os
import subprocess
import sys
from io import BytesIO
from itertools import pairwise

import pytest
import zstandard
from hypothesis import example, given
from hypothesis import strategies as st

from bleu.text import CorpusError, text_lines
from bleu.text.lines import TextFile, lines_of, unpacked

MARK = b"\xef\xbb\xbf"
TEXT = "the cat is on the mat\n\nété 소 ≤ 말\r\na\u2028b\x0cc\nlast".encode()
PACKED = {"gzip": gzip.compress(TEXT, mtime=0), "zstd": zstandard.compress(TEXT)}
kinds = pytest.mark.parametrize("kind", PACKED)


def lines(data, name="example"):
    return list(TextFile(BytesIO(data), name))


# --- where lines end ---------------------------------------------------------------------


@given(st.binary(max_size=30), st.lists(st.integers(0, 30), max_size=4))
@example(b"", [])
@example(MARK, [1, 2])
@example(MARK + MARK, [1, 4])
@example(b"\n", [0, 1])
@example(b"a\n\nb", [2])
def test_wherever_a_stream_is_cut_its_lines_are_those_of_the_whole(data, cuts):
    whole = data.removeprefix(MARK).split(b"\n")
    if not whole[-1]:
        whole.pop()
    ends = [0, *sorted(cuts), len(data)]
    blocks = (data[start:end] for start, end in pairwise(ends))
    assert list(lines_of(blocks)) == whole


@given(st.text(st.sampled_from("a \n\r\u2028\ufeff소"), max_size=20))
def test_a_file_has_the_lines_of_its_bytes(text):
    data = text.encode()
    assert lines(data) == text_lines(data, "example")


def test_a_line_may_be_longer_than_what_is_read_at_a_time(monkeypatch):
    monkeypatch.setattr("bleu.text.lines.BLOCK", 3)
    assert lines(TEXT) == TEXT.decode().split("\n")


def test_it_says_how_far_it_is():
    file = TextFile(BytesIO(TEXT), "example")
    next(file)
    assert (file.n_lines, file.n_bytes, file.size) == (1, len(TEXT), None)
    assert file.count_rest() == file.n_lines == 5


def test_a_file_on_the_disk_says_how_long_it_is(tmp_path):
    (tmp_path / "text").write_bytes(TEXT)
    with TextFile.open(tmp_path / "text") as file:
        assert file.size == len(TEXT)


def test_bad_utf8_is_said_with_file_line_and_byte():
    with pytest.raises(CorpusError, match="example, line 2, byte 4: 0xe9 is not UTF-8"):
        lines(b"fine\ncaf\xe9\n")


def test_an_error_without_a_name_gets_one():
    class Unreadable(BytesIO):
        def read(self, size=-1):
            raise OSError(5, "Input/output error")

    with pytest.raises(OSError, match=r"output\.txt"):
        next(TextFile(Unreadable(), "output.txt"))


# --- packed files ------------------------------------------------------------------------


@kinds
def test_a_packed_file_has_the_lines_that_were_packed(kind):
    assert lines(PACKED[kind]) == lines(TEXT)


@kinds
@given(st.data())
def test_wherever_a_packed_stream_is_cut_it_is_the_same(kind, data):
    packed = PACKED[kind]
    cut = st.integers(0, len(packed))
    ends = [0, *sorted(data.draw(st.lists(cut, max_size=4))), len(packed)]
    blocks = (packed[start:end] for start, end in pairwise(ends))
    assert b"".join(unpacked(blocks, "example")) == TEXT


@kinds
def test_packed_files_one_behind_another_are_one(kind):
    assert lines(PACKED[kind] * 3) == lines(TEXT * 3)


@kinds
def test_a_packed_byte_order_mark_is_passed_over(kind):
    pack = {"gzip": gzip.compress, "zstd": zstandard.compress}[kind]
    assert lines(pack(MARK + TEXT)) == lines(TEXT)
    assert lines(pack(MARK)) == lines(pack(b"")) == []


def test_what_pzstd_puts_in_front_is_passed_over():
    note = b"\x50\x2a\x4d\x18" + (4).to_bytes(4, "little") + b"note"
    assert lines(note + PACKED["zstd"]) == lines(TEXT)


def test_the_name_is_not_asked(tmp_path):
    (tmp_path / "plain.gz").write_bytes(TEXT)
    (tmp_path / "packed.txt").write_bytes(PACKED["gzip"])
    for name in ("plain.gz", "packed.txt"):
        with TextFile.open(tmp_path / name) as file:
            assert list(file) == lines(TEXT)


@kinds
def test_a_packed_file_that_is_cut_short_is_never_read_as_if_it_were_whole(kind):
    packed = PACKED[kind]
    for length in range(4, len(packed)):
        with pytest.raises(CorpusError, match=f"example is cut short: its {kind} data"):
            lines(packed[:length])


@kinds
def test_a_packed_file_cut_short_behind_a_whole_one_is_refused(kind):
    with pytest.raises(CorpusError, match="is cut short"):
        lines(PACKED[kind] + PACKED[kind][:-1])


@kinds
def test_rubbish_behind_a_packed_file_is_refused(kind):
    with pytest.raises(CorpusError, match=f"example is no whole {kind} file"):
        lines(PACKED[kind] + b"rubbish")


def test_a_bit_that_has_changed_is_seen():
    with_sum = zstandard.ZstdCompressor(write_checksum=True).compress(TEXT)
    for kind, packed in {"gzip": PACKED["gzip"], "zstd": with_sum}.items():
        place = packed.index(TEXT[:7]) if TEXT[:7] in packed else len(packed) // 2
        damaged = bytearray(packed)
        damaged[place] ^= 1
        with pytest.raises(CorpusError, match=f"no whole {kind} file"):
            lines(bytes(damaged))


def test_without_zstandard_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "zstandard", None)
    assert lines(PACKED["gzip"]) == lines(TEXT)
    with pytest.raises(
        ModuleNotFoundError, match=r"example is a zstd file.*pip install"
    ):
        lines(PACKED["zstd"])


# --- pipes -------------------------------------------------------------------------------


def test_one_pipe_opened_twice_is_known():
    reading, writing = os.pipe()
    with os.fdopen(writing, "wb"), os.fdopen(reading, "rb", buffering=0) as pipe:
        again = os.fdopen(os.dup(reading), "rb", buffering=0)
        with TextFile(again, "again") as two:
            assert TextFile(pipe, "one").shares_with(two)


def test_files_and_other_pipes_share_nothing(tmp_path):
    (tmp_path / "text").write_bytes(TEXT)
    with (
        TextFile.open(tmp_path / "text") as one,
        TextFile.open(tmp_path / "text") as two,
    ):
        assert not one.shares_with(two)
        assert not one.shares_with(TextFile(BytesIO(), "memory"))
    assert not TextFile(BytesIO(), "one").shares_with(TextFile(BytesIO(), "two"))


@pytest.mark.skipif(os.name == "nt", reason="there is no cat")
def test_a_pipe_is_read_as_a_file_is(tmp_path):
    (tmp_path / "text").write_bytes(PACKED["zstd"])
    cat = subprocess.Popen(["cat", tmp_path / "text"], stdout=subprocess.PIPE)
    with TextFile(cat.stdout, "pipe") as file:
        assert file.size is None
        assert list(file) == lines(TEXT)
    assert cat.wait() == 0
