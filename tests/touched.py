"""The notebooks that a change touches, for `make check`: printed one a line, to be run.

A change is what differs from where this branch left main: committed, staged, unstaged or
new. It touches the notebooks that changed themselves, and those that run a module of
`bleu` that changed. A module at the root of much is run by many: then those that define its
functions come first, those that import them by name second, those that reach it through
other modules last, and all but a few are left to `make test`.
"""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import grimp
from notebooks import PATHS, cells, functions_defined, tagged

ROOT = Path(__file__).parent.parent
MOST = 3  # notebooks run for the sake of modules: some ten seconds on two cores
DEFINES, NAMES, REACHES, UNTOUCHED = range(4)


def git(*arguments, root=ROOT):
    """The names that a git command lists; none where there is no repository."""
    done = subprocess.run(["git", *arguments, "-z"], cwd=root, capture_output=True)
    return [name for name in done.stdout.decode().split("\0") if name]


def changed(root=ROOT):
    """The files that differ from where this branch left main, new ones too."""
    left = ["git", "merge-base", "main", "HEAD"]
    base = subprocess.run(left, cwd=root, capture_output=True, text=True).stdout.strip()
    names = git("diff", "--name-only", base or "HEAD", root=root)
    names += git("ls-files", "--others", "--exclude-standard", root=root)
    return {root / name for name in names}


def modules(path):
    """The modules of `bleu` that a file belongs to: itself, or all of a data file's room."""
    if ROOT / "bleu" not in path.parents:
        return set()
    if path.suffix == ".py":
        return {module(path)}
    room = next(folder for folder in path.parents if (folder / "__init__.py").exists())
    return set(map(module, room.glob("*.py")))


def module(path):
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


def source(name):
    """The file of a module or package; where there is none, None."""
    stem = ROOT.joinpath(*name.split("."))
    places = (stem.with_suffix(".py"), stem / "__init__.py")
    return next((place for place in places if place.exists()), None)


@cache
def re_exported(package):
    """Where the names come from that a package hands on."""
    file = source(package)
    tree = ast.parse(file.read_text("utf-8") if file else "")
    found = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {alias.name: node.module for node in found for alias in node.names}


def imported(path):
    """The modules whose names a notebook imports: those that define them."""
    for cell in cells(path, "code"):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.ImportFrom) and node.module.startswith("bleu"):
                for alias in node.names:
                    yield re_exported(node.module).get(alias.name, node.module)


@cache
def imports():
    return grimp.build_graph("bleu", cache_dir=None)


def reached(name):
    """The module and all that it imports, through others too."""
    known = name in imports().modules
    return {name} | (imports().find_upstream_modules(name) if known else set())


def defined(name):
    """The functions that a module defines."""
    file = source(name)
    found = functions_defined(file.read_text("utf-8")) if file else []
    return {function.name for function in found}


def rank(path, names):
    """How closely a notebook has to do with modules that changed."""
    shown = [functions_defined(cell.source) for cell in tagged(path, "defines")]
    own = {function.name for found in shown for function in found}
    homes = set(imported(path))
    if own & set().union(*map(defined, names)):
        return DEFINES
    if homes & names:
        return NAMES
    return REACHES if names & set().union(*map(reached, homes)) else UNTOUCHED


def touched(files):
    """Two lists of notebooks: those to run, and those left to `make test`."""
    names = set().union(*map(modules, files))
    itself = [path for path in PATHS if path in files]
    ranks = {path: rank(path, names) for path in PATHS if path not in itself}
    others = sorted((p for p in ranks if ranks[p] != UNTOUCHED), key=ranks.get)
    return itself + others[:MOST], others[MOST:]


def main():
    run, left = touched(changed())
    for path in run:
        print(path.relative_to(ROOT))
    if left:
        names = ", ".join(sorted(path.stem for path in left))
        print(f"left to `make test`: {names}", file=sys.stderr)


if __name__ == "__main__":
    main()
