"""Parquet files as the page reads them, in Node: the same texts as pyarrow's, or a clear error.

The command line's own reading is in tests/bleu/test_columns.py.
"""

import json
from io import BytesIO
from pathlib import Path

import parquet
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from live import assets

SCRIPTS = Path(parquet.__file__).parents[1] / "_static" / "workbench"
LINES = ["The cat is here.", "A dog\r\nsat\nthere.", "좋은 아침"] * 400
TEXT = "The cat is here.\nA dog sat there.\n좋은 아침\n" * 400
TABLE = pa.table(
    {
        "mt": LINES,
        "large": pa.array(LINES, pa.large_string()),
        "category": pa.array(LINES).dictionary_encode(),
        "a.b": LINES,
        "number": range(1200),
        "bytes": [b"a"] * 1200,
        "struct": [{"mt": "a"}] * 1200,
        "list": [["a"]] * 1200,
        "gap": ["a", None, "b"] * 400,
    }
)
ASK = """
import { readFileSync } from "node:fs";
const [scripts, library, asked] = process.argv.slice(1);
const { asLines, columnsOf } = await import(`${scripts}/parquet.js`);
const answers = [];
for (const { name, column } of JSON.parse(readFileSync(asked, "utf8"))) {
    const data = new Uint8Array(readFileSync(name));
    const file = { name: name.split("/").pop(), data, column };
    try {
        const lines = await asLines(file, library);
        if (!lines.plain) throw Error("Python would look for a column");
        answers.push({ text: new TextDecoder().decode(lines.data), columns: await columnsOf(file, library) });
    } catch ({ message }) {
        answers.push({ error: message });
    }
}
console.log(JSON.stringify(answers));
"""


@pytest.fixture(scope="module")
def library():
    return parquet.prepare()


@pytest.fixture
def read(library, tmp_path):
    """What the page makes of files: from their bytes and columns to texts or errors."""

    def read(*asked):
        files = []
        for number, (data, column) in enumerate(asked):
            path = tmp_path / f"{number}.parquet"
            path.write_bytes(data)
            files.append({"name": path.as_posix(), "column": column})
        (tmp_path / "asked.json").write_text(json.dumps(files), "utf-8")
        places = (SCRIPTS.as_uri(), library.as_uri(), str(tmp_path / "asked.json"))
        command = ["--input-type=module", "--eval", ASK, *places]
        done = assets.NODE(command, **assets.QUIETLY)
        assert done.returncode == 0, done.stderr
        return json.loads(done.stdout)

    return read


def packed(table=TABLE, **options):
    """The bytes of a Parquet file."""
    file = BytesIO()
    pq.write_table(table, file, **options)
    return file.getvalue()


def test_a_column_of_strings_is_its_texts_on_a_line_each(read):
    ways = [
        *({"compression": name} for name in ("none", "snappy", "zstd")),
        {"data_page_version": "2.0", "use_dictionary": False},
        {"row_group_size": 7},
        {"use_dictionary": False, "column_encoding": {"mt": "DELTA_BYTE_ARRAY"}},
    ]
    files = [packed(TABLE.select(["mt"]), **way) for way in ways]
    for way, found in zip(ways, read(*((data, "mt") for data in files))):
        assert found == {"text": TEXT, "columns": ["mt"]}, way


def test_other_columns_of_strings_are_read_too(read):
    data = packed()
    for found in read(*((data, name) for name in ("large", "category", "a.b"))):
        assert found == {"text": TEXT, "columns": TABLE.column_names}


def damaged(data):
    """The same file with other bytes in its first page."""
    return data[:60] + bytes(range(80)) + data[140:]


FAULTS = [
    (packed(), "x", "no column 'x' there; its columns are mt, large, category, a.b, "),
    (packed(), "", "no column '' there; its columns are mt, "),
    (packed(), "struct", "column 'struct' is nested"),
    (packed(), "list", "column 'list' is nested"),
    (packed(), "number", "column 'number' holds INT64, not strings"),
    (packed(), "bytes", "column 'bytes' holds BYTE_ARRAY, not strings"),
    (packed(), "gap", "row 2: 'gap' is null, not a text"),
    *(
        (packed(compression=name), "mt", f"column 'mt' is packed by {name.upper()}, ")
        for name in ("gzip", "brotli")
    ),
    (packed()[:300], "mt", "cannot be read as Parquet: "),
    (damaged(packed()), "mt", "cannot be read as Parquet: "),
    (b"", "mt", "cannot be read as Parquet: "),
    (b"The cat\n", "mt", "cannot be read as Parquet: "),
    (
        packed(pa.table({"mt": pa.array([b"\xff"], pa.binary()).view(pa.string())})),
        "mt",
        "cannot be read as Parquet: ",
    ),
]


def test_what_is_wrong_is_said(read):
    found = read(*((data, column) for data, column, _ in FAULTS))
    for number, ((_, _, said), answer) in enumerate(zip(FAULTS, found)):
        assert answer["error"].startswith(f"{number}.parquet"), said
        assert said in answer["error"]


# ---- the library itself


def test_the_bundle_has_the_licenses_of_what_is_in_it(library):
    text = library.read_text("utf-8")
    for name in parquet.PACKAGES:
        assert f"/*! {name}\n" in text
    assert text.count("Permission is hereby granted") == len(parquet.PACKAGES)


def test_a_bundle_that_is_there_needs_no_network(library, monkeypatch):
    monkeypatch.setattr(parquet, "made", None)
    assert parquet.prepare() == library


def test_without_a_network_nothing_is_left_behind(tmp_path, monkeypatch):
    def refuse(*_):
        raise assets.AssetError("there is no network")

    monkeypatch.setattr(assets, "run", refuse)
    with pytest.raises(assets.AssetError, match="no network"):
        parquet.prepare(tmp_path)
    assert not list(tmp_path.iterdir())
