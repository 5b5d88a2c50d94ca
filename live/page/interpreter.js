// Loads Pyodide from a folder of the site, so that whatever fails is told.
import { DownloadError, fileName } from "./downloads.js";
import { Library } from "./library.js";

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const LOCK = "pyodide-lock.json";
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]); // the smallest WebAssembly

/**
 * Pyodide, ready; `options` are those of its `loadPyodide`. With a `snapshot`, the address of its
 * memory once it had started, it begins from there, and `python.library` is what it still lacks.
 * Where this browser cannot, it begins at the beginning, and nobody sees a difference but in time.
 */
export async function loadInterpreter(folder, downloads, options, snapshot) {
  refuseWithoutWebAssembly();
  const interpreter = new Interpreter(folder, downloads, options);
  if (snapshot && globalThis.DecompressionStream) {
    try {
      return await interpreter.restored(snapshot);
    } catch (error) {
      if (error instanceof DownloadError) throw error;
    }
  }
  return interpreter.started();
}

class Interpreter {
  #folder;
  #downloads;
  #options;
  #early; // what both ways need: all at once, as Pyodide asks for one file after the other
  #compiled;
  #loader;

  constructor(folder, downloads, options) {
    this.#folder = folder;
    this.#downloads = downloads;
    this.#options = { indexURL: folder, ...options };
    const wasm = downloads.stream(folder + WASM);
    this.#compiled = compile(wasm);
    this.#early = [wasm.bytes, this.#compiled, downloads.begin(folder + LOCK)];
    this.#loader = loadModules(folder, downloads);
    this.#loader.catch(() => {}); // told to whoever waits for it
  }

  started() {
    this.#lend({ [WASM]: new Uint8Array() });
    return this.#complete([this.#downloads.begin(this.#folder + LIBRARY)], this.#load());
  }

  async restored(snapshot) {
    const memory = this.#downloads.stream(snapshot);
    const _loadSnapshot = unpacked(memory);
    this.#lend({ [WASM]: new Uint8Array(), [LIBRARY]: new Uint8Array() });
    const python = await this.#complete([_loadSnapshot], this.#load({ _loadSnapshot }));
    adopt(python._module);
    python.pyimport("random").seed(); // or every reader would draw the same numbers
    const url = this.#folder + LIBRARY;
    python.library = new Library(python, url, this.#downloads.size(LIBRARY), this.#downloads);
    return python;
  }

  // Pyodide takes its files from the global fetch, and offers no other way in. What it gets by
  // another way, or later, is answered with nothing.
  #lend(answers) {
    self.fetch = async (url, settings) => {
      const body = answers[fileName(url.url ?? url)];
      return body ? new Response(body) : this.#downloads.answer(url, settings);
    };
  }

  async #load(more) {
    return start(await this.#loader, this.#compiled, { ...this.#options, ...more });
  }

  // a promise of Pyodide that waits for a missing file never settles; those of the files do
  async #complete(files, loaded) {
    const [python] = await Promise.all([loaded, ...this.#early, ...files]);
    return python;
  }
}

// As it comes; what is no archive of the right length is a failed download, and told as that.
async function unpacked({ response, bytes }) {
  try {
    const { body } = await response;
    return await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  } catch (error) {
    await bytes;
    throw error;
  }
}

// How this engine counts the arguments of a function; the snapshot was made by another one.
function adopt(module) {
  const offset = module.HEAP32[module.__PyEM_EMSCRIPTEN_COUNT_ARGS_OFFSET / 4];
  module.HEAP32[(module.__PyRuntime + offset) / 4] = module._PyEM_CountArgsPtr;
}

function refuseWithoutWebAssembly() {
  if (typeof WebAssembly === "undefined") throw Error("this browser has no WebAssembly");
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch {
    throw Error("WebAssembly is forbidden here: the site's policy lacks 'wasm-unsafe-eval'");
  }
}

async function loadModules(folder, downloads) {
  const [{ loadPyodide }] = await Promise.all(
    ["pyodide.js", "pyodide.asm.js"].map((name) => downloads.module(folder + name)),
  );
  return loadPyodide;
}

// As it comes, where the host names its type rightly; else when it is complete.
async function compile({ response, bytes }) {
  const answer = await response;
  if (answer.headers.get("Content-Type") === "application/wasm") {
    try {
      return await WebAssembly.compileStreaming(answer);
    } catch {
      // cut, or another file: told by the bytes below
    }
  }
  return WebAssembly.compile(await bytes);
}

// Pyodide only logs that the wasm could not be instantiated. Emscripten's hook for it is set here,
// where a failure goes on.
function start(loadPyodide, compiled, options) {
  return new Promise((resolve, reject) => {
    const create = globalThis._createPyodideModule;
    globalThis._createPyodideModule = (settings) => {
      globalThis._createPyodideModule = create; // a second start sets a hook of its own
      settings.instantiateWasm = (imports, receive) => {
        instantiate(compiled, imports, receive).catch(reject);
        return {};
      };
      return create(settings);
    };
    loadPyodide(options).then(resolve, reject);
  });
}

async function instantiate(compiled, imports, receive) {
  const module = await compiled;
  receive(await WebAssembly.instantiate(module, imports), module);
}
