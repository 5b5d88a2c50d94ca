"""What checks the page scripts, from npm: Biome and a document for the unit tests.

Kept in `.cache/page-tools`, where the unit tests look for it. npm verifies it against
tests/live/page/package-lock.json; while that lock and the files are the same, nothing is
asked of the network.
"""

import hashlib
import json
import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from live import assets

HERE = Path(__file__).parent / "page"
CACHE = Path(__file__).parents[2] / ".cache" / "page-tools"
INPUTS = ("package.json", "package-lock.json")
STAMP = "stamp.json"


def prepare(cache: Path = CACHE) -> Path:
    """The folder whose node_modules hold the tools, installed where it has to be.

    Raises:
        assets.AssetError: the tools cannot be had.
    """
    if _read(cache) != _state(cache):
        cache.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix="tmp-", dir=cache.parent) as scratch:
            _install(Path(scratch, "tools"))
            shutil.rmtree(cache, ignore_errors=True)
            os.replace(Path(scratch, "tools"), cache)
    return cache


def biome(cache: Path) -> Path:
    """Biome's script for Node, which finds the platform's program by itself."""
    return cache / "node_modules" / "@biomejs" / "biome" / "bin" / "biome"


def _install(folder):
    folder.mkdir()
    for name in INPUTS:
        shutil.copy(HERE / name, folder)
    assets.run("the page's tools", assets.NPM, assets.NPM_CI, folder)
    (folder / STAMP).write_text(json.dumps(_state(folder)), "utf-8")


def _state(folder):
    """The lock that is asked for, and a hash of every file that is there."""
    files = sorted((folder / "node_modules").rglob("*"))
    return {
        "lock": _digest(HERE / "package-lock.json"),
        "files": {
            path.relative_to(folder).as_posix(): _digest(path)
            for path in files
            if path.is_file()
        },
    }


def _digest(path):
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _read(folder):
    try:
        return json.loads((folder / STAMP).read_text("utf-8"))
    except (FileNotFoundError, ValueError):
        return None
