"""Columns of tables as lines: JSONL, TSV and Parquet, whole or damaged, and by the command line."""

import gzip
import json
import os
import subprocess
import sys
from io import BytesIO

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from bleu import report
from bleu.text import CorpusError
from bleu.text.columns import ROWS, ColumnFile, open_lines
from bleu.workbench import Input
from bleu.workbench.inputs import opened

OUTPUTS = ["The cat is here.", "A dog\nsat.", "좋은 아침"]
REFERENCES = ["The cat is there.", "A dog sat.", "좋은 저녁"]
TABLE = pa.table(
    {
        "mt": OUTPUTS,
        "ref": REFERENCES,
        "large": pa.array(OUTPUTS, pa.large_string()),
        "category": pa.array(OUTPUTS).dictionary_encode(),
        "a.b": OUTPUTS,
        "number": [1, 2, 3],
        "bytes": [b"a", b"b", b"c"],
        "struct": [{"de": "a"}] * 3,
        "list": [["a"]] * 3,
        "gap": ["a", None, "b"],
    }
)


def parquet(table=TABLE, **options):
    """The bytes of a Parquet file."""
    file = BytesIO()
    pq.write_table(table, file, **options)
    return file.getvalue()


def texts(data, name="out.parquet", column="mt"):
    return list(ColumnFile(BytesIO(data), name, column))


def jsonl(*rows):
    return "".join(f"{json.dumps(row)}\n" for row in rows).encode()


@pytest.mark.parametrize(
    "options",
    [
        *({"compression": c} for c in ("none", "snappy", "gzip", "brotli", "zstd")),
        {"data_page_version": "2.0", "use_dictionary": False},
        {"row_group_size": 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("column", ["mt", "large", "category", "a.b"])
def test_a_column_of_parquet_is_its_texts_on_a_line_each(options, column):
    wanted = ["The cat is here.", "A dog sat.", "좋은 아침"]
    assert texts(parquet(**options), column=column) == wanted


def test_a_long_file_is_read_in_pieces_and_counted():
    lines = [str(i) for i in range(2 * ROWS + 1)]
    file = ColumnFile(BytesIO(parquet(pa.table({"mt": lines}))), "x.parquet", "mt")
    assert [next(file), next(file)] == lines[:2]
    assert file.n_lines == 2
    assert file.count_rest() == len(lines)


def test_packed_tables_are_unpacked():
    data = gzip.compress(jsonl({"mt": "a"}, {"mt": "b"}))
    assert texts(data, "out.jsonl.gz") == ["a", "b"]
    assert texts(gzip.compress(b"mt\na\n"), "out.TSV.gz") == ["a"]


def damaged(data):
    """The same file with other bytes in its first page."""
    return data[:60] + bytes(range(80)) + data[140:]


@pytest.mark.parametrize(
    ("data", "column", "said"),
    [
        (parquet(), "x", "x.parquet: no column 'x' there; its columns are mt, ref, "),
        (parquet(), "", "no column '' there; its columns are mt, ref, "),
        (parquet(), "struct", "column 'struct' is nested (struct<de: string>)"),
        (parquet(), "list", "column 'list' is nested (list<element: string>)"),
        (parquet(), "number", "column 'number' holds int64, not strings"),
        (parquet(), "bytes", "column 'bytes' holds binary, not strings"),
        (parquet(), "gap", "x.parquet, row 2: 'gap' is null, not a text"),
        (parquet()[:300], "mt", "x.parquet cannot be read as Parquet: "),
        (damaged(parquet()), "mt", "x.parquet cannot be read as Parquet: "),
        (b"", "mt", "x.parquet cannot be read as Parquet: "),
        (b"The cat\n", "mt", "x.parquet cannot be read as Parquet: "),
    ],
)
def test_what_is_wrong_with_a_parquet_file_is_said(data, column, said):
    with pytest.raises(CorpusError) as error:
        texts(data, "x.parquet", column)
    assert said in str(error.value)
    assert str(error.value).isprintable()


def test_a_text_that_is_not_utf_8_is_damage():
    bad = pa.array([b"a", b"\xff"], pa.binary()).view(pa.string())
    with pytest.raises(
        CorpusError, match=r"x\.parquet cannot be read as Parquet: .*0xff"
    ):
        texts(parquet(pa.table({"mt": bad})), "x.parquet")


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"mt": None}, "x.jsonl, line 1: 'mt' is null, not a text"),
        ({"mt": "\ud800"}, "x.jsonl, line 1: 'mt' holds half of a character"),
    ],
)
def test_what_is_wrong_with_a_line_of_json_is_said(row, said):
    with pytest.raises(CorpusError) as error:
        texts(jsonl(row), "x.jsonl")
    assert said in str(error.value)


def test_a_table_without_rows_has_no_lines():
    assert texts(parquet(TABLE.slice(0, 0))) == []
    assert texts(b"", "x.tsv", "2") == texts(b"", "x.jsonl") == []


def test_a_file_without_columns_is_refused_before_it_is_opened():
    with pytest.raises(CorpusError, match=r"nowhere.txt has no columns; .*\.parquet"):
        open_lines("nowhere.txt", "mt")


def test_without_pyarrow_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ModuleNotFoundError) as error:
        texts(parquet(), "x.parquet")
    assert str(error.value) == (
        "x.parquet is a Parquet file, which needs pyarrow; install it with: pip install "
        "pyarrow"
    )


def test_the_workbench_reads_it_too():
    assert list(opened(Input("x.parquet", parquet(), "ref"))) == REFERENCES


# ---- the command line


def command(folder, *arguments):
    return subprocess.run(
        [sys.executable, "-m", "bleu", *arguments],
        cwd=folder,
        env=os.environ,
        input=b"",
        capture_output=True,
        timeout=60,
    )


SACREBLEUS = ("--tokenize", "13a", "--smooth", "exp")


def test_the_command_line_scores_columns_and_reports_them(tmp_path):
    (tmp_path / "x.parquet").write_bytes(parquet(compression="zstd"))
    rows = ({"ref": text} for text in REFERENCES)
    (tmp_path / "r.jsonl").write_bytes(jsonl(*rows))
    files = ("r.jsonl", "--hypotheses", "x.parquet")
    columns = ("--column", "mt", "--reference-column", "ref")
    done = command(tmp_path, *files, *columns, *SACREBLEUS, "--html", "x.html")
    assert done.returncode == 0, done.stderr
    lines = [text.replace("\n", " ") for text in OUTPUTS]
    score = report(lines, [[text] for text in REFERENCES]).score
    assert done.stdout.decode().startswith(f"{score}\n")
    page = (tmp_path / "x.html").read_text("utf-8")
    assert f"{score.points:.2f}" in page
    assert "좋은 저녁" in page


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("r.txt", "--hypotheses", "x.parquet"), b"is a Parquet file, and lines of"),
        (("x.parquet", "--hypotheses", "r.txt"), b"is a Parquet file, and lines of"),
        (("r.txt", "--column", "mt"), b"--column is that of a file"),
        (
            ("r.txt", "--hypotheses", "x.parquet", "--column", "number"),
            b"x.parquet: column 'number' holds int64, not strings",
        ),
        (
            ("r.txt", "--hypotheses", "x.parquet", "--column", "mt"),
            b"x.parquet has 3 lines but r.txt has 1",
        ),
        (
            ("r.txt", "--hypotheses", "r.txt", "--reference-column", "a"),
            b"r.txt has no columns",
        ),
    ],
)
def test_the_command_line_says_what_is_wrong_and_writes_nothing(
    tmp_path, arguments, said
):
    (tmp_path / "x.parquet").write_bytes(parquet())
    (tmp_path / "r.txt").write_bytes(b"a\n")
    done = command(tmp_path, *arguments, "--output", "answer.txt")
    assert done.returncode == 2
    assert said in done.stderr
    assert not (tmp_path / "answer.txt").exists()
