"""Which files a cell's imports make the page load, by the imports in the files themselves.

A module of the book may import numpy; a cell that imports the module then needs numpy's
wheel. `Loads` follows the imports through the book's own sources and the archives.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePosixPath
from typing import Any

from live.kernel.imports import imported, lineage, of_source


@dataclass(frozen=True)
class Loads:
    """What stands beside the pages, and what has to be loaded for what.

    Attributes:
        trees: archive -> the files in it, by their path.
        lock: Pyodide's list of packages.
        wheels: the names of those packages that are here.
        archives: import name -> its archive; what is unpacked at the start is not in it.
        needs: what the book's settings add: import name -> packages. They are taken late, as by
            an import inside of a function, so they hold for that name alone.
    """

    trees: Mapping[str, Mapping[str, bytes]]
    lock: Mapping[str, Any]
    wheels: Iterable[str]
    archives: Mapping[str, str]
    needs: Mapping[str, Iterable[str]]

    @cached_property
    def modules(self) -> dict[str, tuple[set[str], set[str]]]:
        """Each module of the trees -> what it imports at once, and at any time."""
        found = {}
        for files in self.trees.values():
            for path, content in files.items():
                if path.endswith(".py"):
                    module, package = _names(path)
                    tree = ast.parse(content)
                    found[module] = (
                        imported(tree, package, later=False),
                        imported(tree, package),
                    )
        return found

    @cached_property
    def provided(self) -> dict[str, str]:
        """A module of a wheel -> the package it is in."""
        return {
            module: name
            for name in sorted(self.wheels)
            for module in self.lock["packages"][name]["imports"]
        }

    @cached_property
    def packages(self) -> dict[str, list[str]]:
        """Each import name that needs wheels -> the packages it needs."""
        names = {*self.provided, *self.modules, *self.needs}
        found = {name: sorted(self._needed(name)) for name in sorted(names)}
        return {name: packages for name, packages in found.items() if packages}

    @cached_property
    def compiled(self) -> dict[str, list[str]]:
        """Each import name that needs wheels -> their files, those that they depend on too."""
        return {
            name: sorted(self._files(packages))
            for name, packages in self.packages.items()
        }

    def _files(self, packages: Iterable[str]) -> set[str]:
        return {
            self.lock["packages"][name]["file_name"]
            for name in closure(self.lock, packages)
        }

    def reached(self, module: str) -> set[str]:
        """All that importing a module imports, and what its functions import later."""
        seen: set[str] = set()
        ahead = [module, *self.modules.get(module, ((), ()))[1]]
        while ahead:
            for name in lineage(ahead.pop()):
                if name not in seen:
                    seen.add(name)
                    ahead += self.modules.get(name, ((), ()))[0]
        return seen

    def _needed(self, module: str) -> set[str]:
        reached = self.reached(module)
        wheels = {self.provided[name] for name in reached if name in self.provided}
        return wheels.union(self.needs.get(module, ()))

    def files(self, sources: Iterable[str]) -> set[str]:
        """The archives and wheels that these cells load, with what the wheels need."""
        imports = {name for source in sources for name in of_source(source)}
        names = {part for name in imports for part in lineage(name)}
        packages = {p for name in names for p in self.packages.get(name, ())}
        archives = {self.archives[name] for name in names if name in self.archives}
        return archives | self._files(packages)


def closure(lock: Mapping[str, Any], names: Iterable[str]) -> set[str]:
    """These packages and all they depend on, by Pyodide's lock.

    Raises:
        KeyError: there is no package of that name.
    """
    found: set[str] = set()
    ahead = list(names)
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += lock["packages"][name]["depends"]
    return found


def _names(path: str) -> tuple[str, str]:
    """A file's module, and the package that its relative imports start from."""
    parts = PurePosixPath(path).with_suffix("").parts
    package = ".".join(parts[:-1])
    return (package if parts[-1] == "__init__" else ".".join(parts)), package
