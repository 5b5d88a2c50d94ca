"""What a live page is built from: complete, verified, and refused in one line.

`make html` fills the cache first. Nothing here uses the network: a
failing test of a fetch works on a cache of its own, with the fetching put in its hands.
"""

import hashlib
import json
import re
import shutil
from pathlib import Path

import pytest

from live import assets

LIVE = Path(assets.__file__).parent
CACHE = LIVE.parent / ".cache" / "live"
WHEELS = ["matplotlib"]  # what this book asks for; numpy is one of its dependencies

NUMPY = "pyodide/numpy-2.0.2-cp312-cp312-pyodide_2024_0_wasm32.whl"


def refuse(*_):
    raise assets.AssetError("there is no network\nin this test")


def contents(cache):
    return {p.relative_to(cache).as_posix() for p in cache.rglob("*") if p.is_file()}


@pytest.fixture(scope="module")
def full():
    """The cache of this checkout, as the build has left it."""
    assert assets._read_stamp(CACHE), "run `make html` first"
    return CACHE


@pytest.fixture
def offline(monkeypatch):
    """No way out, by npm or to any source of wheels."""
    monkeypatch.setattr(assets, "_from_npm", refuse)
    monkeypatch.setattr(assets, "SOURCES", {"index": refuse, "release": refuse})


@pytest.fixture
def cache(full, tmp_path, offline):
    """A full cache that may be damaged; links, because it is 28 MB."""
    for name in contents(full):
        if not name.startswith("tmp-"):
            (tmp_path / name).parent.mkdir(exist_ok=True)
            (tmp_path / name).symlink_to(full / name)
    return tmp_path


def damage(cache, name):
    (cache / name).unlink()  # the link only
    (cache / name).write_bytes(b"damaged")


def source_of(full):
    """A source of wheels that has them all, in the folder ``full``."""

    def fetch(names, folder, _lock):
        for name in names:
            shutil.copy(full / "pyodide" / name, folder)

    return fetch


def test_every_file_of_the_lock_is_there_with_the_locked_hash(full):
    lock = json.loads((full / assets.LOCK).read_text("utf-8"))
    locked = assets.wheel_digests(lock, WHEELS)
    for name, digest in locked.items():
        file = full / "pyodide" / name
        assert hashlib.sha256(file.read_bytes()).hexdigest() == digest, name


def test_the_lock_is_followed_to_numpy(full):
    lock = json.loads((full / assets.LOCK).read_text("utf-8"))
    assert {"numpy", "pillow", "six", "matplotlib_pyodide"} <= {
        name.split("-")[0] for name in assets.wheel_digests(lock, WHEELS)
    }


def test_dependencies_that_go_in_a_circle_are_taken_once():
    def package(name, *depends):
        return {"file_name": f"{name}.whl", "sha256": name, "depends": depends}

    lock = {
        "packages": {"matplotlib": package("m", "a"), "a": package("a", "matplotlib")}
    }
    assert assets.wheel_digests(lock, WHEELS) == {"m.whl": "m", "a.whl": "a"}


def test_the_pyodide_folder_holds_what_a_page_loads_and_nothing_else(full):
    stamped = set(assets._read_stamp(full))
    assert {n for n in contents(full) if n.startswith("pyodide/")} == {
        n for n in stamped if n.startswith("pyodide/")
    }
    assert {*assets.FROM_NPM, assets.EDITOR} <= stamped


def test_a_full_cache_needs_no_network(cache):
    found = assets.prepare(cache, WHEELS)
    assert found.pyodide["pyodide.js"].is_file()
    assert {"matplotlib", "numpy"} <= found.wheels
    assert "makeEditor" in found.editor.read_text("utf-8")
    assert found.axe.read_text("utf-8").startswith("/*! axe")


def test_the_editor_names_the_licence_it_is_under(full):
    assert "MIT License" in (full / assets.EDITOR).read_text("utf-8")[:200]


def test_a_damaged_wheel_is_fetched_again_and_only_that(cache, full, monkeypatch):
    asked = []

    def fetch(names, folder, lock):
        asked.extend(names)
        source_of(full)(names, folder, lock)

    monkeypatch.setattr(assets, "SOURCES", {"index": fetch})
    damage(cache, NUMPY)
    assets.prepare(cache, WHEELS)
    assert asked == [Path(NUMPY).name]
    assert (cache / NUMPY).read_bytes() == (full / NUMPY).read_bytes()


def test_the_second_source_is_asked_when_the_first_refuses(cache, full, monkeypatch):
    sources = {"index": refuse, "release": source_of(full)}
    monkeypatch.setattr(assets, "SOURCES", sources)
    (cache / NUMPY).unlink()
    assets.prepare(cache, WHEELS)
    assert (cache / NUMPY).is_file()


def test_pyodides_release_is_read_file_by_file(full, tmp_path, monkeypatch):
    monkeypatch.setattr(assets, "RELEASE", (full / "pyodide").as_uri() + "/")
    lock = {"info": {"version": "0.27.7"}}
    assets._from_release([Path(NUMPY).name], tmp_path, lock)
    assert (tmp_path / Path(NUMPY).name).stat().st_size > 1e6


def test_the_wheels_of_an_earlier_pin_are_removed(cache, full, monkeypatch):
    monkeypatch.setattr(assets, "SOURCES", {"index": source_of(full)})
    (cache / "pyodide" / "numpy-1.whl").write_bytes(b"old")
    (cache / NUMPY).unlink()
    assets.prepare(cache, WHEELS)
    assert not (cache / "pyodide" / "numpy-1.whl").exists()


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_no_registry_is_named(name):
    assert not re.search(r"https?:|registry|\"resolved\"", (LIVE / name).read_text())


def test_every_pin_is_exact_and_every_package_has_a_hash():
    pins = json.loads((LIVE / "package.json").read_text())["dependencies"]
    locked = json.loads((LIVE / "package-lock.json").read_text())["packages"]
    for name, version in pins.items():
        assert locked[f"node_modules/{name}"]["version"] == version
    assert [
        n for n, package in locked.items() if n and "integrity" not in package
    ] == []


def test_a_book_gets_the_wheels_it_asks_for_and_no_others(cache):
    assert not [n for n in assets.prepare(cache).pyodide if n.endswith(".whl")]
    asked = assets.prepare(cache, ["packaging"])
    assert asked.wheels == {"packaging"}
    assert [n for n in asked.pyodide if n.endswith(".whl")] == [
        "packaging-24.2-py3-none-any.whl"
    ]


def test_two_books_with_other_wheels_share_a_cache(cache, full, monkeypatch):
    monkeypatch.setattr(assets, "SOURCES", {"index": source_of(full)})
    (cache / NUMPY).unlink()
    assets.prepare(cache, ["six"])
    assert (cache / NUMPY).is_file()  # the other book's


def test_no_file_of_a_site_ends_in_mjs(cache):
    """Some hosts do not know the ending, and browsers refuse such a module."""
    found = assets.prepare(cache, WHEELS)
    assert not [n for n in [*found.pyodide, found.editor.name] if n.endswith(".mjs")]


# --- errors: one line that names what could not be had, and no partial file


def test_an_empty_cache_without_network_is_one_line_and_stays_empty(tmp_path, offline):
    with pytest.raises(assets.AssetError, match=r"^there is no network in this test$"):
        assets.prepare(tmp_path / "new", WHEELS)
    assert list((tmp_path / "new").iterdir()) == []


@pytest.mark.parametrize("name", [NUMPY, assets.EDITOR, "pyodide/pyodide.asm.wasm"])
def test_a_damaged_file_that_cannot_be_mended_is_an_error(cache, name):
    damage(cache, name)
    with pytest.raises(assets.AssetError, match="no network") as error:
        assets.prepare(cache, WHEELS)
    assert "\n" not in str(error.value)


def test_a_package_that_pyodide_does_not_have_is_named(cache):
    with pytest.raises(assets.AssetError, match=r"live_wheels: .* no package 'numpi'"):
        assets.prepare(cache, ["numpi"])


def test_a_wheel_that_nobody_has_is_named_with_every_reason(cache):
    before = contents(cache) - {NUMPY}
    (cache / NUMPY).unlink()
    with pytest.raises(assets.AssetError, match=r"^numpy-2.*index: .*; release: "):
        assets.prepare(cache, WHEELS)
    assert contents(cache) == before


def test_a_wheel_with_another_hash_is_refused(cache, monkeypatch):
    def forge(names, folder, _lock):
        for name in names:
            (folder / name).write_bytes(b"forged")

    monkeypatch.setattr(assets, "SOURCES", {"index": forge})
    (cache / NUMPY).unlink()
    with pytest.raises(assets.AssetError, match=r"numpy-2.*another sha256"):
        assets.prepare(cache, WHEELS)
    assert not (cache / NUMPY).exists()


def test_a_stamp_of_other_pins_is_not_believed(cache):
    stamp = json.loads((cache / assets.STAMP).read_text())
    (cache / assets.STAMP).unlink()
    (cache / assets.STAMP).write_text(json.dumps(stamp | {"key": "of other pins"}))
    with pytest.raises(assets.AssetError, match="no network"):
        assets.prepare(cache, WHEELS)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"key": 1}'])
def test_a_stamp_that_is_none_is_not_believed(tmp_path, text):
    (tmp_path / assets.STAMP).write_text(text)
    assert assets._read_stamp(tmp_path) == {}


def test_a_cache_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(assets.AssetError, match=r"the cache .*file.* cannot be used"):
        assets.prepare(tmp_path / "file" / "live", WHEELS)


def test_a_release_cut_short_leaves_no_file(tmp_path, monkeypatch):
    monkeypatch.setattr(assets, "RELEASE", (tmp_path / "nowhere").as_uri() + "/")
    with pytest.raises(assets.AssetError, match=r"^a\.whl: "):
        assets._from_release(["a.whl"], tmp_path, {"info": {"version": "1"}})
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("npm error code E\nnpm error get failed, reason: no\nnpm error A log", "get"),
        ("WARNING: again\nERROR: No matching distribution found for x", "No matching"),
        ("npm error odd\nnpm error A complete log of this run: x", "odd"),
        ("", "without a word"),
    ],
)
def test_the_telling_line_of_a_failure_is_found(output, reason):
    assert reason in assets._reason(output)
    assert "npm error" not in assets._reason(output)
