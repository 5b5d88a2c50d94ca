// Compiled packages as a page takes them, made when the book is built:
//
//     node packages.js PYODIDE OUT PACKAGES
//
// PACKAGES is a file, [{ wheel, into, modules }, ...] in JSON. Of each wheel its files, unpacked, in
// one file that a page only has to cut up: page/packages.js. Beside them stands what Python would
// make of them on the way to a first figure: compiled modules, and matplotlib's list of fonts.
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { loaded } from "./interpreter.js";

// what a page has no use for: stubs, headers, data of examples
const UNUSED = /\.(pyi|pxd|h|a)$|\/sample_data\//;

const REHEARSAL = `
import importlib, io, py_compile, sys

importlib.invalidate_caches()  # with the clock at rest, no folder seems changed
sys.dont_write_bytecode = True  # Python's own would hold the time, which is another in a page
for module in modules:
    importlib.import_module(module)
if "matplotlib" in sys.modules:
    import matplotlib.pyplot as plt

    plt.plot([1, 2], label="a")
    plt.legend()
    plt.savefig(io.BytesIO(), format="svg", bbox_inches="tight")
for module in list(sys.modules.values()):
    file = getattr(module, "__file__", None) or ""
    if file.startswith(site) and file.endswith(".py"):
        py_compile.compile(file, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
`;

// every file below a folder, by its path from there
function files(FS, folder, below = "") {
  return FS.readdir(folder + below)
    .filter((name) => name !== "." && name !== "..")
    .sort()
    .flatMap((name) => {
      const found = `${below}/${name}`;
      const isFolder = FS.isDir(FS.stat(folder + found).mode);
      return isFolder ? files(FS, folder, found) : [found.slice(1)];
    });
}

// the folder or file of site-packages that a file belongs to; __pycache__/six.cpython-312.pyc to six.py
function topOf(file) {
  const [top, name] = file.split("/");
  return top === "__pycache__" ? `${name.split(".")[0]}.py` : top;
}

// a list of names and lengths, its own length before it; then the bytes of all
function joined(FS, folder, names) {
  const contents = names.map((name) => FS.readFile(`${folder}/${name}`));
  const list = JSON.stringify(names.map((name, place) => [name, contents[place].length]));
  const head = new TextEncoder().encode(list);
  return Buffer.concat([new Uint8Array(new Uint32Array([head.length]).buffer), head, ...contents]);
}

async function main([folder, out, list]) {
  const packages = JSON.parse(fs.readFileSync(list, "utf8"));
  const python = await loaded(folder, { env: { HOME: "/home/pyodide", MPLBACKEND: "agg" } });
  const { FS } = python;
  const [site] = python.pyimport("site").getsitepackages().toJs();
  const before = new Set(files(FS, site));
  const owner = new Map(); // a folder or file of site-packages -> the package it is of
  for (const { wheel, into } of packages) {
    const bytes = new Uint8Array(fs.readFileSync(path.join(folder, wheel)));
    python.unpackArchive(bytes, "wheel", { extractDir: site });
    for (const top of FS.readdir(site)) if (!owner.has(top)) owner.set(top, into);
  }
  const modules = packages.flatMap((one) => one.modules);
  const globals = python.toPy({ __name__: "packages", site, modules });
  python.runPython(REHEARSAL, { globals });
  const all = files(FS, site).filter((file) => !before.has(file) && !UNUSED.test(file));
  for (const { into } of packages) {
    const own = all.filter((file) => owner.get(topOf(file)) === into);
    fs.writeFileSync(path.join(out, into), gzipSync(joined(FS, site, own), { level: 9 }));
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message.trim().split("\n").at(-1)); // of a traceback, what it says
  process.exitCode = 1;
}
process.exit(); // Pyodide keeps Node awake
