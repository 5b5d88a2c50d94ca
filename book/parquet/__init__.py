"""The library that reads Parquet files in the page: fetched by npm, verified, in one file.

hyparquet is plain JavaScript, and asks nobody for anything. It is loaded when a reader brings
a Parquet file, from the site itself. npm verifies it against package-lock.json; the bundle is
kept in a cache folder, under a name made of what it is made from.
"""

import hashlib
import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from live import assets

HERE = Path(__file__).resolve().parent
CACHE = HERE.parents[1] / ".cache" / "parquet"
ENTRY = "hyparquet.js"
INPUTS = ("package.json", "package-lock.json", ENTRY)
PACKAGES = ("hyparquet", "fzstd")  # what is in the bundle


def prepare(cache: Path = CACHE) -> Path:
    """The bundle, made where the cache lacks it.

    Raises:
        live.assets.AssetError: npm cannot be asked, or what it brings is not what is locked.
    """
    bundle = cache / f"hyparquet-{key()}.js"
    if not bundle.is_file():
        cache.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix="tmp-", dir=cache) as scratch:
            os.replace(made(Path(scratch)), bundle)
    return bundle


def key() -> str:
    """Another content, another name."""
    inputs = b"".join((HERE / name).read_bytes() for name in INPUTS)
    return hashlib.sha256(inputs).hexdigest()[:16]


def made(scratch: Path) -> Path:
    """The bundle, with the licenses that have to go with it."""
    for name in INPUTS:
        shutil.copy(HERE / name, scratch)
    assets.run("npm packages", assets.NPM, assets.NPM_CI, scratch)
    modules, bundle = scratch / "node_modules", scratch / "bundle.js"
    esbuild = modules / "esbuild" / "bin" / "esbuild"
    command = [esbuild, ENTRY, *assets.ESBUILD, f"--outfile={bundle}"]
    assets.run("the bundle of hyparquet", assets.NODE, command, scratch)
    notices = "".join(
        f"/*! {name}\n{(modules / name / 'LICENSE').read_text('utf-8')}*/\n"
        for name in PACKAGES
    )
    bundle.write_text(notices + bundle.read_text("utf-8"), "utf-8")
    return bundle
