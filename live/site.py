"""What stands beside the pages: folders named by their content, and the offline worker."""

from __future__ import annotations

import hashlib
import json
import shutil
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from live import bundles, packages, snapshots
from live.assets import EDITOR, Assets
from live.kernel.imports import of_source
from live.loads import Loads
from live.settings import Settings

SCRIPTS = Path(__file__).parent / "page"
WORKER = "offline.js"  # has to stand at the site's root
MANIFEST = "manifest.json"  # in each folder, the hash of each file
SNAPSHOT = "snapshot.bin"
KERNEL = "live.kernel.cells"  # what runs the cells
# what every run loads; beside it, the own archive and the snapshot
INTERPRETER = (
    "pyodide.js",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
COMPRESSED = (".zip", ".bin")  # hosts do not compress these once more


@dataclass(frozen=True)
class Site:
    """All files of one book's live pages.

    Attributes:
        settings: what the book wants.
        scripts: the folder of scripts, styles and archives; its name holds a hash.
        pyodide: the folder of the interpreter, named in the same way.
        folders: the content of both: folder -> file name -> bytes.
        worker: the script that keeps visited pages.
        loads: which import loads which of the files.
    """

    settings: Settings
    scripts: str
    pyodide: str
    folders: dict[str, dict[str, bytes]]
    worker: bytes
    loads: Loads

    @classmethod
    def of(cls, settings: Settings, assets: Assets) -> Site:
        """Gather the files."""
        trees = bundles.trees(settings)
        lock, compiled = packages.prepared(assets, settings.cache)
        loads = Loads(
            trees=trees,
            lock=lock,
            wheels=assets.wheels,
            archives={name: f"{name}.zip" for name in settings.libraries},
            needs=settings.needs,
        )
        own = {path.name: path.read_bytes() for path in sorted(SCRIPTS.iterdir())}
        own[EDITOR] = assets.editor.read_bytes()
        own |= {name: bundles.zipped(files) for name, files in trees.items()}
        modules = ready(settings, loads)
        archives = [own[name] for name in archives_of(modules, loads)]
        own[SNAPSHOT] = snapshots.snapshot(assets, archives, modules, settings.cache)
        worker = own.pop(WORKER)
        interpreter = {name: assets.pyodide[name].read_bytes() for name in INTERPRETER}
        interpreter |= compiled
        for files in (own, interpreter):
            files[MANIFEST] = manifest(files)
        folders = {
            f"live-{digest(own)}": own,
            f"pyodide-{digest(interpreter)}": interpreter,
        }
        scripts, pyodide = folders
        return cls(
            settings,
            scripts,
            pyodide,
            folders,
            for_folders(worker, list(folders)),
            loads,
        )

    @property
    def files(self) -> dict[str, bytes]:
        """All files by their names, which are unlike in the two folders."""
        return self.folders[self.scripts] | self.folders[self.pyodide]

    @cached_property
    def sizes(self) -> dict[str, int]:
        """The bytes of each file that a run may fetch."""
        return {
            name: len(data)
            for name, data in self.files.items()
            if name in INTERPRETER or name.endswith(COMPRESSED)
        }

    @cached_property
    def compressed(self) -> dict[str, int]:
        """About how many of them come over the wire."""
        return {
            name: size
            if name.endswith(COMPRESSED)
            else len(zlib.compress(self.files[name]))
            for name, size in self.sizes.items()
        }

    def weight(self, files: Iterable[str] = ()) -> dict[str, int]:
        """What a run loads that needs these files beside the interpreter."""
        names = {*INTERPRETER, bundles.OWN, SNAPSHOT, *files}
        return {
            "bytes": sum(self.sizes[name] for name in names),
            "compressed": sum(self.compressed[name] for name in names),
        }

    def kernel(self, cells: list[dict[str, Any]]) -> dict[str, Any]:
        """What a page's scripts have to know about Python: README.md, "The contract"."""
        sources = [cell["source"] for cell in cells if "reason" not in cell]
        until = first_imports(sources)
        return {
            "pyodide": f"../{self.pyodide}/",
            "own": bundles.OWN,
            "snapshot": SNAPSHOT,
            "archives": dict(self.loads.archives),
            "packages": self.loads.compiled,
            "forms": self.settings.forms,
            "sizes": self.sizes,
            **self.weight(),
            "first": self.weight(self.loads.files(sources[:until])),
            "page": self.weight(self.loads.files(sources)),
        }

    def write(self, outdir: Path) -> None:
        """Copy the files beside the pages."""
        for folder, files in self.folders.items():
            (outdir / "_static" / folder).mkdir(parents=True, exist_ok=True)
            for name, data in files.items():
                (outdir / "_static" / folder / name).write_bytes(data)
        (outdir / WORKER).write_bytes(self.worker)


def ready(settings: Settings, loads: Loads) -> list[str]:
    """The modules that are imported when Python starts; those that want a wheel cannot be."""
    own = [path.stem for path in settings.sources if path.stem not in loads.packages]
    return [KERNEL, *settings.ready, *own, *filter(None, [settings.forms])]


def archives_of(modules: Iterable[str], loads: Loads) -> list[str]:
    """The archives that these modules come from."""
    packages = {module.partition(".")[0] for module in modules}
    return [bundles.OWN] + [
        archive for name, archive in loads.archives.items() if name in packages
    ]


def first_imports(sources: list[str]) -> int:
    """How many cells have run when the first one that imports something has."""
    for place, source in enumerate(sources, 1):
        if of_source(source):
            return place
    return 0


def digest(files: Mapping[str, bytes]) -> str:
    """A name for content: another content, another name, so that no cache is ever stale."""
    state = hashlib.sha256()
    for name, data in sorted(files.items()):
        state.update(f"{name} {len(data)} ".encode())
        state.update(data)
    return state.hexdigest()[:12]


def manifest(files: Mapping[str, bytes]) -> bytes:
    """What the offline worker compares a file with before it keeps it."""
    hashes = {n: hashlib.sha256(data).hexdigest() for n, data in sorted(files.items())}
    return json.dumps({"hashes": hashes}).encode()


def for_folders(worker: bytes, folders: Sequence[str]) -> bytes:
    """The offline worker, told which folders are those of this build.

    Raises:
        ValueError: the script has no place for them.
    """
    before, place, after = worker.partition(b"/*CURRENT*/ []")
    if not place:
        raise ValueError(f"{WORKER} has no place /*CURRENT*/ [] for the folders")
    return before + json.dumps(folders).encode() + after


def sweep(outdir: Path, keep: Iterable[str]) -> None:
    """Remove what earlier builds left beside the pages."""
    static = outdir / "_static"
    for old in [*static.glob("live-*"), *static.glob("pyodide-*")]:
        if old.name not in keep:
            shutil.rmtree(old)
    if not keep:
        (outdir / WORKER).unlink(missing_ok=True)
