// One Python interpreter, off the page's thread. It needs no SharedArrayBuffer, so no special
// headers from the server.
import { DownloadError, Downloads } from "./downloads.js";
import { loadInterpreter } from "./interpreter.js";
import { Packages } from "./packages.js";
import { reasonOf } from "./reasons.js";

const OPTIONS = { env: { MPLBACKEND: "module://live.kernel.backend", HOME: "/home/pyodide" } };
const here = (path) => new URL(path, import.meta.url).href;
const tell = (message) => postMessage({ id: current.id, ...message });

let current; // the task that runs
let lastTask = Promise.resolve(); // tasks run one after the other
let downloads;
let python;
let kernel;
let findImports;
let explore; // what a form's fields are given to
let modules; // what is imported already
let needed; // module -> the files of the compiled packages that it takes
let packages;
let archives; // module -> the archive that has it; those that are not unpacked yet

async function start(settings) {
  ({ packages: needed, archives } = settings);
  downloads = new Downloads({
    ...settings,
    report: (loaded, total) => postMessage({ kind: "progress", loaded, total }),
    fetch: self.fetch.bind(self),
  });
  downloads.open();
  downloads.begin(here(settings.own));
  const snapshot = settings.snapshot && here(settings.snapshot);
  python = await loadInterpreter(here(settings.pyodide), downloads, OPTIONS, snapshot);
  // Pyodide has no public word for it: after a stack overflow in C a task's promise never settles
  python._api.on_fatal = (error) => tellBroken(error, true);
  packages = new Packages(python, here(settings.pyodide), downloads);
  await unpack(settings.own);
  kernel = python.pyimport("live.kernel.cells").Kernel((message) => tell(toObject(message)));
  findImports = python.pyimport("pyodide.code").find_imports;
  if (settings.forms) explore = python.pyimport(settings.forms).explore;
  modules = python.pyimport("sys").modules;
  // behind the first cell, so that a reader without a network has all of it the next time
  python.library?.come().catch(() => {}); // whoever needs it asks again, and is told
}

async function unpack(name) {
  const bytes = await downloads.bytes(here(name));
  const [folder] = python.pyimport("site").getsitepackages().toJs();
  try {
    python.unpackArchive(bytes, "zip", { extractDir: folder });
  } catch {
    downloads.distrust(name);
    throw new DownloadError(name, "is not the archive that it should be");
  }
}

function toObject(message) {
  const copy = message.toJs({ dict_converter: Object.fromEntries });
  message.destroy();
  return copy;
}

// What a cell imports and the interpreter does not have yet: archives of the site, and packages.
async function loadImports(code) {
  const found = findImports(code);
  const names = found.toJs();
  found.destroy();
  for (const name of names.filter((name) => Object.hasOwn(archives, name))) {
    await unpack(archives[name]);
    delete archives[name];
  }
  if (!names.every((name) => modules.has(name))) await python.library?.come();
  // "a.b" is imported as a: a name with a dot is looked for in the text
  const wanted = Object.keys(needed).filter(
    (name) => names.includes(name) || (name.includes(".") && code.includes(name)),
  );
  await packages.load(wanted.flatMap((name) => needed[name]));
}

async function runCell({ code, label }) {
  await loadImports(code);
  return kernel.run(code, label);
}

function answerForm({ name, state }) {
  const fields = python.toPy(state);
  tell({ kind: "explored", html: explore(name, fields) });
  fields.destroy();
}

// A function of the book's own, asked by a script of the book's own.
async function callFunction({ module, name, given }) {
  await python.library?.come(); // which of the standard library it imports is not known
  const asked = python.toPy(given);
  const answer = python
    .pyimport(module)
    [name](asked, (what, share) => tell({ kind: "told", what, share }));
  tell({ kind: "answer", answer: toObject(answer) });
  asked.destroy();
}

function tellBroken(error, dead) {
  const text = reasonOf(error, { starting: current.kind === "start" });
  tell({ kind: "broken", text, file: error?.file, dead });
}

const TASKS = { start, cell: runCell, explore: answerForm, call: callFunction };

self.onmessage = ({ data: task }) => {
  lastTask = lastTask.then(async () => {
    current = task;
    try {
      const ok = (await TASKS[task.kind](task)) ?? true;
      tell({ kind: "done", ok });
    } catch (error) {
      tellBroken(error, Boolean(error?.pyodide_fatal_error));
    }
  });
};
