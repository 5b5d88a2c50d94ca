"""The interpreter's snapshot: the same bytes for the same inputs, kept, and refused in one line."""

import gzip
import os

import pytest

from live import bundles, settings, snapshots, workshop
from live.assets import AssetError, prepare
from live.loads import Loads
from live.site import KERNEL, ready


@pytest.fixture(scope="module")
def assets(pytestconfig):
    return prepare(pytestconfig.rootpath / ".cache" / "live")


MODULES = [KERNEL, "toys"]
OWN = bundles.zipped(
    bundles.runtime() | {"toys.py": b"import csv\nTOYS = 'a toy of ours'"}
)


@pytest.fixture(scope="module")
def caches(tmp_path_factory):
    """Two folders; in the first stand two snapshots of other builds, one of them old."""
    caches = [tmp_path_factory.mktemp("cache") for _ in range(2)]
    old, new = caches[0] / "snapshot-old.bin", caches[0] / "snapshot-new.bin"
    for file in (old, new):
        file.write_bytes(b"")
    os.utime(old, (0, 0))
    return caches


@pytest.fixture(scope="module")
def made(assets, caches):
    """Two snapshots of the same, each made in a cache of its own."""
    return [snapshots.snapshot(assets, [OWN], MODULES, cache) for cache in caches]


def test_two_builds_make_the_same_bytes(made):
    first, second = made
    assert first == second


def test_it_holds_what_was_imported_and_nothing_of_this_machine(made):
    memory = gzip.decompress(made[0])
    assert b"a toy of ours" in memory
    assert os.fsencode(os.getcwd()) not in memory


def test_a_snapshot_that_is_kept_needs_no_node(assets, made, caches, monkeypatch):
    monkeypatch.delattr(workshop, "run")
    assert snapshots.snapshot(assets, [OWN], MODULES, caches[0]) == made[0]


def test_old_snapshots_go_when_a_new_one_comes(made, caches):
    assert len(list(caches[0].iterdir())) == 2
    assert not (caches[0] / "snapshot-old.bin").exists()


def test_a_module_that_cannot_be_imported_is_told_in_one_line(assets, tmp_path):
    with pytest.raises(AssetError, match="No module named 'toyz'") as caught:
        snapshots.snapshot(assets, [OWN], ["toyz"], tmp_path)
    assert "\n" not in str(caught.value)
    assert list(tmp_path.iterdir()) == []


def test_modules_that_want_a_wheel_are_not_imported_at_the_start(tmp_path):
    for name in ("toys", "plots"):
        (tmp_path / f"{name}.py").write_text("")
    given = {"live_sources": ["toys.py", "plots.py"], "live_ready": ["csv"]}
    chosen = settings.read(settings.DEFAULTS | given, tmp_path)
    lock = {
        "packages": {"numpy": {"file_name": "n", "depends": [], "imports": ["numpy"]}}
    }
    own = {"toys.py": b"", "plots.py": b"import numpy"}
    loads = Loads({"own.zip": own}, lock, ["numpy"], {}, {})
    assert ready(chosen, loads) == [KERNEL, "csv", "toys"]
