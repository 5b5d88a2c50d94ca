"""Files that are written whole or not at all, and never over another unasked."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import mkstemp


def write_all(files: Mapping[Path, str], *, force: bool = False) -> None:
    """Write texts as UTF-8, their folder too; each file appears complete.

    Nothing is written if one of the files exists and ``force`` is false, or if what should
    be a folder is a file.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_all({Path(folder, "new", "a.txt"): "one"})
    ...     Path(folder, "new", "a.txt").read_text("utf-8")
    'one'
    """
    require_free(files, force=force)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, text)


def require_free(paths: Iterable[Path], *, force: bool = False) -> None:
    """Raise if a file cannot be written here, or is there and shall not be replaced."""
    for path in paths:
        require_folder(path.parent)
        if path.is_dir():
            raise ValueError(f"{path} is a folder; give the name of a file")
        if path.exists() and not force:
            raise ValueError(
                f"{path} exists already; give another place, or --force to replace it"
            )


def require_folder(folder: Path) -> None:
    """Raise if this cannot be a folder, because it or one above it is a file."""
    for part in (folder, *folder.parents):
        if part.exists() and not part.is_dir():
            raise ValueError(f"{part} is a file, and no folder; give another place")


def _replace(path: Path, text: str) -> None:
    """A file beside it is written first, and then takes its name."""
    number, name = mkstemp(prefix=f".{path.name}.", dir=path.parent)
    unfinished = Path(name)
    try:
        with open(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        unfinished.chmod(0o666 & ~_umask())  # it was made for one pair of eyes
        unfinished.replace(path)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def _umask() -> int:
    """The rights that new files do not get; they can be read only by setting them."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
