"""The interpreter's memory once it has started: a page begins from it, in a fourth of the time.

Made by snapshot.js, and kept in the cache: the same interpreter, archives and modules give the
same bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from live.assets import Assets
from live.workshop import made


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

    def arguments(scratch: Path, _: Path) -> list[object]:
        paths = [scratch / f"{place}.zip" for place in range(len(archives))]
        for path, archive in zip(paths, archives):
            path.write_bytes(archive)
        return [*paths, "--", *modules]

    inputs = [*archives, "\n".join(modules).encode()]
    return made(
        "the interpreter's snapshot", "snapshot.js", assets, inputs, arguments, cache
    ).read_bytes()
