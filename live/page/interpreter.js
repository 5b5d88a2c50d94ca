// Loads Pyodide from a folder of the site, so that whatever fails is told.

const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]); // the smallest WebAssembly

/** Pyodide, ready; `options` are those of its `loadPyodide`. */
export async function loadInterpreter(folder, downloads, options) {
  refuseWithoutWebAssembly();
  // all at once: left alone, Pyodide asks for one file after the other
  const wasm = `${folder}pyodide.asm.wasm`;
  const download = downloads.stream(wasm);
  const compiled = compile(download);
  const early = ["python_stdlib.zip", "pyodide-lock.json"].map((name) =>
    downloads.begin(folder + name),
  );
  // Pyodide takes its files from the global fetch, and offers no other way in; the wasm is
  // handed over below
  self.fetch = (url, settings) =>
    String(url) === wasm ? Promise.resolve(new Response()) : downloads.answer(url, settings);
  // a promise of Pyodide that waits for a missing file never settles; these do
  const watched = Promise.all([...early, download.bytes, compiled]);
  const loaded = loadModules(folder, downloads).then((loadPyodide) =>
    start(loadPyodide, compiled, { indexURL: folder, ...options }),
  );
  const [python] = await Promise.all([loaded, watched]);
  return python;
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
