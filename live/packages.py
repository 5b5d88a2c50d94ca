"""Compiled packages as a page takes them: unpacked, with their modules compiled for Python.

A wheel would be unpacked and compiled in the page, which takes longer than all the rest of a
first figure. packages.js does it once, when the book is built.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from live.assets import Assets
from live.loads import closure
from live.workshop import made


def prepared(assets: Assets, cache: Path) -> tuple[dict[str, Any], dict[str, bytes]]:
    """The interpreter's list of packages, with what stands in for each wheel; those files.

    Raises:
        AssetError: they cannot be made.
    """
    names = sorted(closure(assets.lock, assets.wheels))
    if not names:
        return assets.lock, {}
    packages = {name: assets.lock["packages"][name] for name in names}
    given = [
        {
            "wheel": package["file_name"],
            "into": _file(package),
            # "pylab" and other doors to a package load more than its name does
            "modules": package["imports"][-1:],
        }
        for package in packages.values()
    ]

    def arguments(scratch: Path, result: Path) -> list[object]:
        for one in given:
            shutil.copy(assets.pyodide[one["wheel"]], scratch)
        (scratch / "packages.json").write_text(json.dumps(given))
        result.mkdir()
        return [scratch / "packages.json"]

    wheels = [assets.pyodide[one["wheel"]].read_bytes() for one in given]
    folder = made("packages", "packages.js", assets, wheels, arguments, cache)
    files = {one["into"]: (folder / one["into"]).read_bytes() for one in given}
    renamed = {name: p | {"file_name": _file(p)} for name, p in packages.items()}
    return assets.lock | {"packages": assets.lock["packages"] | renamed}, files


def _file(package: dict[str, Any]) -> str:
    return f"{package['name']}-{package['version']}.bin"
