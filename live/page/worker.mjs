// One Python interpreter, off the page's thread. It needs no SharedArrayBuffer, so no special headers from the server.
import { watchFetches } from "./progress.mjs";

const HOME = "/lib/python3.12/site-packages";
const LIBRARIES = { nltk: "nltk.zip", sacrebleu: "sacrebleu.zip" };
const at = (path) => new URL(path, import.meta.url).href;
let python, packages, kernel, findImports, explore, send = () => {}, asked; // asked: the number of the task that runs

async function start({ pyodide, sizes, ...settings }) {
  packages = settings.packages;
  const files = watchFetches(sizes, (loaded, total) => postMessage({ kind: "progress", loaded, total }));
  const folder = at(pyodide);
  // all at once: left alone, the interpreter asks for one file after the other
  const early = ["pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"].map((name) => files.begin(folder + name));
  const archive = download("bleu.zip");
  const [{ loadPyodide }] = await Promise.all([import(folder + "pyodide.mjs"), files.module(folder + "pyodide.asm.js")]);
  // the interpreter waits forever for a file that does not come; this does not
  [python] = await Promise.all([
    loadPyodide({ indexURL: folder, env: { MPLBACKEND: "module://livepage.backend", HOME: "/home/pyodide" } }),
    ...early,
  ]);
  // after a stack overflow in C the task's promise never settles
  python._api.on_fatal = (error) => tell(error, true);
  await unpack(archive);
  kernel = python.pyimport("livepage.kernel").Kernel((message) => send(plain(message)));
  findImports = python.pyimport("pyodide.code").find_imports;
  explore = python.pyimport("explorables").explore;
}

async function download(name) {
  const response = await fetch(at(name));
  if (!response.ok) throw Error(`${name} could not be loaded (${response.status})`);
  return response.arrayBuffer();
}

async function unpack(archive) {
  python.unpackArchive(await archive, "zip", { extractDir: HOME });
}

function plain(message) {
  const copy = message.toJs({ dict_converter: Object.fromEntries });
  message.destroy();
  return copy;
}

// What the cell imports and the interpreter does not have yet: nltk and sacrebleu, numpy and matplotlib.
async function fetchImports(code) {
  const found = findImports(code);
  const names = found.toJs();
  found.destroy();
  for (const name of names.filter((name) => LIBRARIES[name])) {
    await unpack(download(LIBRARIES[name]));
    delete LIBRARIES[name];
  }
  const ours = Object.keys(packages).filter((name) => names.includes(name) || (name.includes(".") && code.includes(name)));
  const faults = [];
  await python.loadPackage(ours.map((name) => packages[name]), {
    messageCallback() {},
    errorCallback: (text) => faults.push(text),
  });
  if (faults.length) throw Error(faults.join("\n"));
}

async function runCell({ code, label }) {
  await fetchImports(code);
  return kernel.run(code, label);
}

function runExplorable({ name, state }) {
  const fields = python.toPy(state);
  send({ kind: "explored", html: explore(name, fields) });
  fields.destroy();
  return true;
}

function tell(error, dead) {
  postMessage({ id: asked, kind: "broken", text: String(error?.message ?? error), dead });
}

const TASKS = { start, cell: runCell, explore: runExplorable };
let before = Promise.resolve();
onmessage = ({ data: task }) => {
  before = before.then(async () => {
    asked = task.id;
    send = (message) => postMessage({ id: task.id, ...message });
    try {
      const ok = await TASKS[task.kind](task);
      postMessage({ id: task.id, kind: "done", ok: ok ?? true });
    } catch (error) {
      tell(error, Boolean(error?.pyodide_fatal_error));
    }
  });
};
