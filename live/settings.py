"""The extension's settings: read from Sphinx's configuration, checked, each once.

README.md describes them for readers; DEFAULTS is the list that Sphinx gets.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx
from sphinx.errors import ConfigError

SELECTORS = {
    "title": '[role="main"] h1',
    "input": ".cell_input",
    "output": ".cell_output",
}

# what Sphinx is told: the name of each setting, and its value where a book says nothing
DEFAULTS: dict[str, Any] = {
    "live_sources": [],
    "live_ready": [],
    "live_libraries": {},
    "live_wheels": [],
    "live_needs": {},
    "live_forms": None,
    "live_pages": [],
    "live_library_names": None,
    "live_storage": "live",
    "live_selectors": {},
    "live_cache": ".cache/live",
}

DOTTED = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")


@dataclass(frozen=True)
class Library:
    """Files of installed distributions, and stand-ins for what they want, in one archive.

    Attributes:
        files: distribution -> patterns of the paths of its files.
        standins: files and folders that stand in the archive under their own names.
    """

    files: dict[str, tuple[str, ...]]
    standins: tuple[Path, ...]


@dataclass(frozen=True)
class Settings:
    """What one book wants of the extension.

    Attributes:
        sources: the book's own packages, a folder or a file each.
        ready: modules of the standard library and of `libraries` that stand imported
            when Python starts.
        libraries: import name -> what its archive holds.
        wheels: names of the interpreter's own packages.
        needs: import name -> names of `wheels` that importing it takes, where the
            imports in the files do not say so.
        forms: the name of the module that answers forms, or None.
        pages: names of documents whose own scripts use Python, cells or not.
        library_names: what a page has beside the standard library, in words.
        storage: under which name browsers keep this book's edits and files.
        selectors: where a page's title, a cell's input and its output stand.
        cache: the folder for what is fetched.
    """

    sources: tuple[Path, ...]
    ready: tuple[str, ...]
    libraries: dict[str, Library]
    wheels: tuple[str, ...]
    needs: dict[str, tuple[str, ...]]
    forms: str | None
    pages: tuple[str, ...]
    library_names: str
    storage: str
    selectors: dict[str, str]
    cache: Path


def declare(app: Sphinx) -> None:
    """Tell Sphinx the names and defaults; a change of one writes all pages again."""
    for name, default in DEFAULTS.items():
        app.add_config_value(name, default, "html", types=Any)  # read() checks them


def read(values: Mapping[str, Any], folder: Path) -> Settings:
    """The settings of a book whose configuration stands in `folder`.

    Raises:
        ConfigError: one of them cannot be used; the message names it.
    """
    sources = _paths("live_sources", values["live_sources"], folder)
    libraries = _libraries(values["live_libraries"], folder)
    wheels = _names("live_wheels", values["live_wheels"])
    own = [path.stem for path in sources]
    _refuse_twice("live_sources", own)
    forms = values["live_forms"]
    if forms is not None:
        _require_forms(forms, own)
    return Settings(
        sources=sources,
        ready=_ready(values["live_ready"], libraries),
        libraries=libraries,
        wheels=wheels,
        needs=_needs(values["live_needs"]),
        forms=forms,
        pages=_names("live_pages", values["live_pages"]),
        library_names=_library_names(
            values["live_library_names"], [*own, *libraries, *wheels], forms
        ),
        storage=_storage(values["live_storage"]),
        selectors=_selectors(values["live_selectors"]),
        cache=folder / _text("live_cache", values["live_cache"]),
    )


def _refuse(name: str, given: object, wanted: str) -> ConfigError:
    return ConfigError(f"{name}: {given!r} was given; write {wanted}")


def _text(name: str, given: object) -> str:
    if not isinstance(given, str) or not given.strip():
        raise _refuse(name, given, "a text")
    return given


def _names(name: str, given: object) -> tuple[str, ...]:
    """A list of texts; a single text would be read letter by letter."""
    if not isinstance(given, Sequence) or isinstance(given, str):
        raise _refuse(name, given, "a list")
    for one in given:
        _text(f"{name}, one of the list", one)
    return tuple(given)


def _mapping(name: str, given: object) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise _refuse(name, given, "a mapping from names to values")
    for key in given:
        _text(f"{name}, one of the names", key)
    return given


def _refuse_twice(name: str, given: Sequence[str]) -> None:
    for one in given:
        if given.count(one) > 1:
            raise ConfigError(f"{name}: {one!r} is there twice; give it another name")


def _paths(name: str, given: object, folder: Path) -> tuple[Path, ...]:
    """Files and folders, relative to the configuration."""
    paths = tuple(folder / one for one in _names(name, given))
    for path in paths:
        if not path.exists():
            raise ConfigError(f"{name}: there is no file or folder {path}")
        if not DOTTED.fullmatch(path.stem):
            raise ConfigError(f"{name}: {path.stem!r} cannot be imported by its name")
    return paths


def _ready(given: object, libraries: Collection[str]) -> tuple[str, ...]:
    names = _names("live_ready", given)
    known = {*sys.stdlib_module_names, *libraries}
    for name in names:
        if name.partition(".")[0] not in known:
            wanted = "a module of the standard library or of live_libraries"
            raise _refuse("live_ready", name, wanted)
    return names


def _libraries(given: object, folder: Path) -> dict[str, Library]:
    return {
        name: _library(f"live_libraries, {name}", content, folder)
        for name, content in _mapping("live_libraries", given).items()
    }


def _library(name: str, given: object, folder: Path) -> Library:
    parts = _mapping(name, given)
    unknown = sorted(set(parts) - {"files", "standins"})
    if unknown or "files" not in parts:
        raise _refuse(name, dict(parts), "`files`, and `standins` where it needs some")
    files = _mapping(f"{name}, files", parts["files"])
    return Library(
        files={
            distribution: _names(f"{name}, files of {distribution}", patterns)
            for distribution, patterns in files.items()
        },
        standins=_paths(f"{name}, standins", parts.get("standins", []), folder),
    )


def _needs(given: object) -> dict[str, tuple[str, ...]]:
    return {
        module: _names(f"live_needs, {module}", packages)
        for module, packages in _mapping("live_needs", given).items()
    }


def _require_forms(given: object, own: Sequence[str]) -> None:
    name = _text("live_forms", given)
    if not DOTTED.fullmatch(name):
        raise _refuse("live_forms", given, "the name of a module")
    if name.partition(".")[0] not in own:
        raise ConfigError(
            f"live_forms: {name!r} is in none of live_sources, which has "
            f"{', '.join(own) or 'nothing'}; add its folder there"
        )


def _library_names(given: object, names: Sequence[str], forms: str | None) -> str:
    """Said to a reader who imports something else; her own forms are no library."""
    if given is not None:
        return _text("live_library_names", given)
    return ", ".join(name for name in names if name != forms)


def _storage(given: object) -> str:
    if not isinstance(given, str) or not re.fullmatch(r"[\w-]+", given):
        raise _refuse("live_storage", given, "a word of letters, digits, - and _")
    return given


def _selectors(given: object) -> dict[str, str]:
    chosen = _mapping("live_selectors", given)
    for name, selector in chosen.items():
        if name not in SELECTORS:
            raise _refuse("live_selectors", name, f"one of {', '.join(SELECTORS)}")
        _text(f"live_selectors, {name}", selector)
    return SELECTORS | dict(chosen)
