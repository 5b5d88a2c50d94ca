// The interpreter under the build's Node, for what is made of it: the same bytes whoever builds them, whenever.
import path from "node:path";
import { pathToFileURL } from "node:url";

function stopTheClock() {
  Date.now = () => 0;
  performance.now = () => 0;
  crypto.getRandomValues = (array) => array.fill(0);
}

/** Pyodide from a folder, ready; `options` are those of its `loadPyodide`. */
export async function loaded(folder, options) {
  stopTheClock();
  const place = path.resolve(folder);
  const { loadPyodide } = await import(pathToFileURL(path.join(place, "pyodide.mjs")));
  return loadPyodide({ ...options, indexURL: place + path.sep });
}
