// The interpreter's memory once it has started, made when the book is built:
//
//     node snapshot.js PYODIDE OUT ARCHIVE... -- MODULE...
//
// A page that begins from it neither starts Python nor imports these modules: page/interpreter.js.
import fs from "node:fs";
import { gzipSync } from "node:zlib";
import { loaded } from "./interpreter.js";

const OPTIONS = {
  _makeSnapshot: true,
  _sysExecutable: "./this.program", // as in a page; Node's own would stand here
  env: { HOME: "/home/pyodide", MPLBACKEND: "module://live.kernel.backend", PYTHONHASHSEED: "0" },
};
const PAGE = 65536; // bytes; memory comes in these
const IN_USE = 2; // dlmalloc: in a chunk's size, the bit that says so of the chunk before
const FLAGS = 7;
const LINKS = { small: 16, large: 32 }; // bytes at the front of a free chunk that hold its neighbors
const LARGE = 256;

async function started(folder, archives, modules) {
  const python = await loaded(folder, OPTIONS);
  const [site] = python.pyimport("site").getsitepackages().toJs();
  for (const archive of archives) {
    const bytes = new Uint8Array(fs.readFileSync(archive));
    python.unpackArchive(bytes, "zip", { extractDir: site });
  }
  const namespace = python.toPy({ __name__: "snapshot", modules });
  python.runPython(
    `
import gc, importlib, linecache, re, sys

def look_again():  # what was found in folders: with the clock at rest, none of them seems changed
    for folder, finder in list(sys.path_importer_cache.items()):
        if type(finder).__name__ == "FileFinder":
            del sys.path_importer_cache[folder]

look_again()
for module in modules:
    importlib.import_module(module)
look_again()  # a page has files of its own
linecache.clearcache()
re.purge()
gc.collect()
`,
    { globals: namespace },
  );
  return python;
}

// Where the interpreter keeps a function of this engine; a page puts its own there.
function forgetEngine(module) {
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_COUNT_ARGS_OFFSET / 4];
  module.HEAP32[(module.__PyRuntime + offset) / 4] = 0;
}

// Zeros wherever memory is free: what lies there would be sent to every reader.
function clean(module) {
  const bytes = module.HEAPU8;
  const top = module._sbrk(0);
  let chunk = module.___heap_base;
  while (chunk < top - PAGE / 512) {
    const head = module.HEAPU32[(chunk + 4) >> 2];
    const size = head & ~FLAGS;
    if (size < LINKS.small || chunk + size > top) throw Error(`no chunk of memory at ${chunk}`);
    const isFree = !(head & IN_USE);
    if (isFree) {
      const links = size < LARGE ? LINKS.small : LINKS.large;
      bytes.fill(0, chunk + links, chunk + size);
    }
    chunk += size;
  }
  bytes.fill(0, top);
  bytes.fill(0, module._emscripten_stack_get_end() + 16, module.stackSave() - 1024);
}

function snapshot(python) {
  forgetEngine(python._module);
  clean(python._module);
  const whole = python.makeMemorySnapshot();
  const header = new Uint32Array(whole.buffer, 0, 4)[1];
  const used = Math.ceil(python._module._sbrk(0) / PAGE) * PAGE;
  return whole.subarray(0, header + used); // the rest is zeros
}

async function main([folder, out, ...names]) {
  const end = names.indexOf("--");
  const [archives, modules] = [names.slice(0, end), names.slice(end + 1)];
  const python = await started(folder, archives, modules);
  fs.writeFileSync(out, gzipSync(snapshot(python), { level: 9 }));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message.trim().split("\n").at(-1)); // of a traceback, what it says
  process.exitCode = 1;
}
process.exit(); // Pyodide keeps Node awake
