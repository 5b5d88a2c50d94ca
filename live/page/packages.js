// Compiled packages: files of many in one, which only have to be put in their places.
import { DownloadError } from "./downloads.js";

export class Packages {
  #python;
  #folder;
  #downloads;
  #site; // where Python looks for packages
  #placed = new Set();

  constructor(python, folder, downloads) {
    this.#python = python;
    this.#folder = folder;
    this.#downloads = downloads;
    [this.#site] = python.pyimport("site").getsitepackages().toJs();
  }

  /** Resolves when the packages in these files can be imported. */
  async load(names) {
    const missing = [...new Set(names)].filter((name) => !this.#placed.has(name));
    if (!missing.length) return;
    const contents = await Promise.all(missing.map((name) => this.#unzipped(name)));
    for (const [place, name] of missing.entries()) {
      this.#place(contents[place]);
      this.#placed.add(name);
    }
    this.#python.pyimport("importlib").invalidate_caches();
  }

  async #unzipped(name) {
    const bytes = await this.#downloads.bytes(this.#folder + name);
    try {
      return await unzip(bytes, this.#python);
    } catch {
      this.#downloads.distrust(name);
      throw new DownloadError(name, "is not the archive that it should be");
    }
  }

  // the length of a list, [[name, length], ...] in JSON, and the bytes of all files
  #place(bytes) {
    const { FS } = this.#python;
    const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
    let at = 4 + length;
    for (const [name, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(4, at)))) {
      const path = `${this.#site}/${name}`;
      FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      FS.writeFile(path, bytes.subarray(at, at + size), { canOwn: true });
      at += size;
    }
  }
}

async function unzip(bytes, python) {
  if (!globalThis.DecompressionStream) return python.pyimport("gzip").decompress(bytes).toJs();
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
