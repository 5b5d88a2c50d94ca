"""What is made under the build's Node with the interpreter that the pages run, and kept.

A script of ours runs in a scratch folder beside the interpreter. What it makes is named by a
hash of all that goes in: the same inputs need no second run.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from live.assets import NODE, Assets, run

HERE = Path(__file__).parent
LOADER = HERE / "interpreter.js"  # what every script imports
# of the interpreter, what a script needs -> how Node has to find it: it goes by the
# ending, and a page's files end in .js, whatever they are
PARTS = {
    "pyodide.js": "pyodide.mjs",
    "pyodide.asm.js": "pyodide.asm.js",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
    "python_stdlib.zip": "python_stdlib.zip",
    "pyodide-lock.json": "pyodide-lock.json",
}
PLAIN_SCRIPTS = (
    '{"type": "commonjs"}'  # what .js is, whatever stands in the folders above
)
DAY = 24 * 60 * 60  # seconds

Work = Callable[[Path, Path], list[object]]


def made(
    what: str,
    script: str,
    assets: Assets,
    inputs: Iterable[bytes],
    work: Work,
    cache: Path,
) -> Path:
    """The file or folder that a script makes, from the cache where it is there.

    Args:
        what: its name in a message.
        script: one of the scripts beside this file; the stem names what is kept.
        assets: where the interpreter is.
        inputs: what the result depends on besides.
        work: given a scratch folder with the interpreter, and where the result has to be,
            it puts there what the script reads; it returns the script's arguments.
        cache: the folder that keeps what is made.

    Raises:
        AssetError: it cannot be made.
    """
    parts = [LOADER.read_bytes(), (HERE / script).read_bytes(), *inputs]
    parts += [assets.pyodide[name].read_bytes() for name in PARTS]
    stem = Path(script).stem
    kept = cache / f"{stem}-{_digest(parts)}.bin"
    if not kept.exists():
        _make(what, HERE / script, assets, work, kept)
        _sweep(cache, stem, kept)
    return kept


def _digest(parts: Iterable[bytes]) -> str:
    state = hashlib.sha256()
    for part in parts:
        state.update(f"{len(part)} ".encode() + part)
    return state.hexdigest()[:16]


def _make(what: str, script: Path, assets: Assets, work: Work, kept: Path) -> None:
    """Two builds may do this at once: the result is put in its place in one step."""
    with TemporaryDirectory(prefix="tmp-", dir=kept.parent) as name:
        scratch = Path(name).resolve()
        (scratch / "package.json").write_text(PLAIN_SCRIPTS)
        for part, called in PARTS.items():
            shutil.copy(assets.pyodide[part], scratch / called)
        result = scratch / "made"
        run(what, NODE, [script, scratch, result, *work(scratch, result)], scratch)
        try:
            os.replace(result, kept)
        except OSError:  # a folder, and another build has just put it there
            if not kept.exists():
                raise


def _sweep(cache: Path, stem: str, keep: Path) -> None:
    """Remove what no build has made for a day; another book's comes again in seconds."""
    for old in cache.glob(f"{stem}-*.bin"):
        if old != keep and time.time() - old.stat().st_mtime > DAY:
            shutil.rmtree(old) if old.is_dir() else old.unlink(missing_ok=True)
