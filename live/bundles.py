"""The archives that a page unpacks into its interpreter.

Every file of a library is that library's own, unmodified. What a library wants and a page
cannot have (a compiled module, a parser of files) has a stand-in.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Mapping
from importlib import metadata
from pathlib import Path

from sphinx.errors import ConfigError

from live.settings import Settings

LIVE = Path(__file__).parent
STANDINS = LIVE / "standins"
OWN = "own.zip"  # unpacked when the interpreter starts
LIBRARY_NAMES = "live/kernel/libraries.txt"  # said to who imports something else
EPOCH = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is built


def trees(settings: Settings) -> dict[str, dict[str, bytes]]:
    """Each archive's name -> its files."""
    own = runtime() | {LIBRARY_NAMES: settings.library_names.encode()}
    for source in settings.sources:
        own |= tree(source)
    return {OWN: own} | {
        f"{name}.zip": _library(library.files, library.standins)
        for name, library in settings.libraries.items()
    }


def runtime() -> dict[str, bytes]:
    """What every page needs: this package's Python end, and what that imports."""
    found = {"live/__init__.py": (LIVE / "__init__.py").read_bytes()}
    for name in ("kernel", "forms"):
        found |= {f"live/{path}": data for path, data in tree(LIVE / name).items()}
    standins = [STANDINS / "IPython", STANDINS / "matplotlib_inline"]
    borrowed = {
        "ipython": ("IPython/lib/pretty.py",),
        "markupsafe": ("markupsafe/__init__.py", "markupsafe/_native.py"),
    }
    return found | _library(borrowed, standins)


def _library(
    files: Mapping[str, tuple[str, ...]], standins: Iterable[Path]
) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for distribution, patterns in files.items():
        found |= library(distribution, *patterns)
    for standin in standins:
        found |= tree(standin)
    return found


def tree(source: Path) -> dict[str, bytes]:
    """A file, or all files below a folder, by the path from the folder that holds it."""
    paths = [source] if source.is_file() else sorted(source.rglob("*"))
    return {
        path.relative_to(source.parent).as_posix(): path.read_bytes()
        for path in paths
        if path.is_file() and not _left_behind(path.relative_to(source.parent))
    }


def _left_behind(path: Path) -> bool:
    """Whether an interpreter or an editor made the file, not the author."""
    hidden = any(part.startswith(".") for part in path.parts)
    return hidden or "__pycache__" in path.parts or path.name.endswith(("~", ".pyc"))


def library(distribution: str, *patterns: str) -> dict[str, bytes]:
    """The files of an installed distribution whose path fits one of the patterns.

    Raises:
        ConfigError: it is not installed, or a pattern fits none of its files.
    """
    try:
        listed = metadata.files(distribution) or []
    except metadata.PackageNotFoundError as error:
        raise ConfigError(
            f"live_libraries: {distribution} is not installed; install it"
        ) from error
    found: dict[str, bytes] = {}
    for pattern in patterns:
        fitting = {
            file.as_posix(): Path(str(file.locate())).read_bytes()
            for file in listed
            if file.match(pattern) and len(file.parts) == pattern.count("/") + 1
        }
        if not fitting:
            raise ConfigError(
                f"live_libraries: {distribution} has no file like {pattern}"
            )
        found |= fitting
    return found


def zipped(content: Mapping[str, bytes]) -> bytes:
    """A zip archive that depends on nothing but its content."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(content):
            info = zipfile.ZipInfo(name, EPOCH)
            archive.writestr(info, content[name], zipfile.ZIP_DEFLATED)
    return buffer.getvalue()
