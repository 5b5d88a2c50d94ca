// The standard library's archive, for an interpreter that began from a snapshot. What stands there
// imported needs it no more, so the first cell does not wait for it: it is fetched afterwards.
const FOLDER = "/lib/";
const IO_ERROR = 29; // what Python tells as OSError

export class Library {
  #url;
  #downloads;
  #FS;
  #bytes; // the file, once it has come
  #coming; // a promise of that

  constructor(python, url, size, downloads) {
    this.#url = url;
    this.#downloads = downloads;
    this.#FS = python.FS;
    this.#standIn(size);
  }

  /** Resolves when the file is there; a download that failed is tried again. */
  come() {
    this.#coming ??= this.#fetch().catch((error) => {
      this.#coming = undefined;
      throw error;
    });
    return this.#coming;
  }

  async #fetch() {
    this.#bytes ??= await this.#downloads.bytes(this.#url);
  }

  // Python sees a file of the right size; whoever reads it earlier than it came has to wait for it
  #standIn(size) {
    const name = this.#FS.readdir(FOLDER).find((name) => name.endsWith(".zip"));
    const { node } = this.#FS.lookupPath(FOLDER + name);
    Object.defineProperty(node, "contents", { get: () => this.#read() });
    node.usedBytes = size;
  }

  #read() {
    this.#bytes ??= this.#readAtOnce();
    return this.#bytes;
  }

  #readAtOnce() {
    const request = new XMLHttpRequest();
    request.open("GET", this.#url, false);
    request.responseType = "arraybuffer";
    try {
      request.send();
    } catch {
      throw new this.#FS.ErrnoError(IO_ERROR);
    }
    if (request.status !== 200) throw new this.#FS.ErrnoError(IO_ERROR);
    return new Uint8Array(request.response);
  }
}
