"""The interpreter's memory once it has started: a page begins from it, in a fourth of the time.

Made by snapshot.js, which runs under the build's Node, and kept in the cache: the same
interpreter, archive and modules give the same bytes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from live.assets import NODE, Assets, run

SCRIPT = Path(__file__).with_name("snapshot.js")
# of the interpreter, what the snapshot depends on -> how Node has to find it: it goes by the
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


def snapshot(
    assets: Assets, archives: Sequence[bytes], modules: Sequence[str], cache: Path
) -> bytes:
    """The memory, compressed, of an interpreter that has imported these modules.

    Args:
        assets: where the interpreter is.
        archives: what a page unpacks for these modules.
        modules: what is imported, in this order.
        cache: the folder that keeps snapshots.

    Raises:
        AssetError: it cannot be made; a module cannot be imported, for example.
    """
    parts = [SCRIPT.read_bytes(), *archives, "\n".join(modules).encode()]
    parts += [assets.pyodide[name].read_bytes() for name in PARTS]
    kept = cache / f"snapshot-{_digest(parts)}.bin"
    if not kept.is_file():
        _make(kept, assets, archives, modules)
        _sweep(cache, keep=kept)
    return kept.read_bytes()


def _digest(parts: Iterable[bytes]) -> str:
    state = hashlib.sha256()
    for part in parts:
        state.update(f"{len(part)} ".encode() + part)
    return state.hexdigest()[:16]


def _make(
    kept: Path, assets: Assets, archives: Sequence[bytes], modules: Sequence[str]
) -> None:
    """Two builds may do this at once: the file is put in its place in one step."""
    with TemporaryDirectory(prefix="tmp-", dir=kept.parent) as name:
        scratch = Path(name).resolve()
        (scratch / "package.json").write_text(PLAIN_SCRIPTS)
        for part, called in PARTS.items():
            shutil.copy(assets.pyodide[part], scratch / called)
        made = scratch / "made.bin"
        paths = [scratch / f"{place}.zip" for place in range(len(archives))]
        for path, archive in zip(paths, archives):
            path.write_bytes(archive)
        arguments = [SCRIPT, scratch, made, *paths, "--", *modules]
        run("the interpreter's snapshot", NODE, arguments, scratch)
        os.replace(made, kept)


def _sweep(cache: Path, keep: Path) -> None:
    """Remove what no build has made for a day; another book's comes again in seconds."""
    for old in cache.glob("snapshot-*.bin"):
        if old != keep and time.time() - old.stat().st_mtime > DAY:
            old.unlink(missing_ok=True)
