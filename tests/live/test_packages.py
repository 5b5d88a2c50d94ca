"""Wheels as a page takes them: all their files, modules compiled, and the same bytes every time."""

import gzip
import json
import zipfile

import pytest

from live import packages, workshop
from live.assets import AssetError, prepare

WHEELS = ("packaging", "cycler")  # cycler wants six


@pytest.fixture(scope="module")
def assets(pytestconfig):
    return prepare(pytestconfig.rootpath / ".cache" / "live", ["matplotlib"])


@pytest.fixture(scope="module")
def small(assets):
    """Two of the book's wheels, which are made in no time."""
    return assets.__class__(**vars(assets) | {"wheels": frozenset(WHEELS)})


@pytest.fixture(scope="module")
def made(small, tmp_path_factory):
    """The same twice, each time in a cache of its own."""
    return [
        packages.prepared(small, tmp_path_factory.mktemp("cache")) for _ in range(2)
    ]


def unpacked(data):
    """Name -> bytes, of one file; as page/packages.js cuts it up."""
    data = gzip.decompress(data)
    length = int.from_bytes(data[:4], "little")
    at, found = 4 + length, {}
    for name, size in json.loads(data[4:at]):
        found[name] = data[at : at + size]
        at += size
    assert at == len(data)
    return found


def test_two_builds_make_the_same_bytes(made):
    first, second = made
    assert first == second


def test_each_package_has_a_file_by_its_name_and_version(made):
    lock, files = made[0]
    assert sorted(files) == [
        "cycler-0.12.1.bin",
        "packaging-24.2.bin",
        "six-1.16.0.bin",
    ]
    assert lock["packages"]["cycler"]["file_name"] == "cycler-0.12.1.bin"
    assert lock["packages"]["scipy"]["file_name"].endswith(".whl")  # not asked for


@pytest.mark.parametrize("name", ["cycler", "packaging", "six"])
def test_it_has_all_files_of_the_wheel_and_compiled_modules_besides(assets, made, name):
    lock, files = made[0]
    found = unpacked(files[lock["packages"][name]["file_name"]])
    [wheel] = [p for n, p in assets.pyodide.items() if n.startswith(f"{name}-")]
    with zipfile.ZipFile(wheel) as archive:
        own = {n: archive.read(n) for n in archive.namelist() if not n.endswith("/")}
    wanted = {n: data for n, data in own.items() if not n.endswith((".pyi", "RECORD"))}
    assert wanted.items() <= found.items()
    assert any(n.endswith(".cpython-312.pyc") for n in found)


def test_a_book_without_wheels_needs_no_node(small, tmp_path, monkeypatch):
    monkeypatch.delattr(workshop, "run")
    none = small.__class__(**vars(small) | {"wheels": frozenset()})
    assert packages.prepared(none, tmp_path) == (small.lock, {})


def test_a_wheel_that_cannot_be_imported_is_told_in_one_line(small, tmp_path):
    alone = {"depends": [], "imports": ["cycler", "cyclist"]}
    lock = small.lock | {
        "packages": {"cycler": small.lock["packages"]["cycler"] | alone}
    }
    wrong = small.__class__(
        **vars(small) | {"wheels": frozenset(["cycler"]), "lock": lock}
    )
    with pytest.raises(AssetError, match="No module named 'cyclist'") as caught:
        packages.prepared(wrong, tmp_path)
    assert "\n" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []
