// Downloads of the interpreter's files: counted, complete or refused, never waited for without end.
import { noAnswer } from "./reasons.js";

/** A file that could not be had; the message is one line for a reader. */
export class DownloadError extends Error {
  constructor(file, reason) {
    super(`${file} ${reason}`);
    this.file = file;
  }
}

export const fileName = (url) => String(url).split("/").pop();

/**
 * sizes     the length of each file, by its name; a file without one is taken as it comes
 * refetch   names of files that were wrong before: no cache may answer for them
 * patience  seconds without a byte after which a download counts as dead
 * report    report(loaded, total), in bytes
 * fetch     what asks the network
 */
export class Downloads {
  #sizes;
  #refetch;
  #patience;
  #report;
  #fetch;
  #begun = new Map(); // address -> a download that nobody has asked for yet
  #loaded = 0;
  #total = 0;
  #reported = 0; // when

  constructor({ sizes, refetch = [], patience = 30, report, fetch }) {
    this.#sizes = sizes;
    this.#refetch = new Set(refetch);
    this.#patience = patience;
    this.#report = report;
    this.#fetch = fetch;
  }

  /** Ask now for a file that is wanted later; its bytes, so that a failure is known at once. */
  begin(url) {
    const download = this.#start(url);
    this.#begun.set(url, download);
    return download.bytes;
  }

  /** The whole file. */
  bytes(url) {
    return this.#taken(url).bytes;
  }

  /** The answer as it arrives, for whoever can use a part, and the whole file. */
  stream(url) {
    return this.#taken(url);
  }

  /** What stands in for `fetch`: an answer only when the whole file is there. */
  async answer(url, options) {
    const bytes = await this.#taken(String(url.url ?? url), options).bytes;
    return new Response(bytes);
  }

  /** A file that was complete, and yet of no use: no cache may answer for it the next time. */
  distrust(file) {
    this.#refetch.add(file);
  }

  /** How long a file is, by its name. */
  size(file) {
    return this.#sizes[file];
  }

  /** Tell that nothing has come yet. */
  open() {
    this.#tell();
  }

  /** A module; it is fetched first, as nothing tells how far an import has come. */
  async module(url) {
    await this.bytes(url);
    return import(url);
  }

  #taken(url, options) {
    const download = this.#begun.get(url) ?? this.#start(url, options);
    this.#begun.delete(url);
    return download;
  }

  // { response, bytes }: two promises
  #start(url, options) {
    const file = fileName(url);
    this.#total += this.#sizes[file] ?? 0;
    const clock = new Clock(this.#patience);
    const asked = this.#ask(url, file, options, clock);
    const response = asked.then(([first]) => first);
    const bytes = asked
      .then(([, copy]) => this.#read(copy, file, clock))
      .then((all) => this.#verified(all, file))
      .catch((error) => this.#failed(error, file))
      .finally(() => clock.stop());
    response.catch(() => {}); // told by bytes
    bytes.catch(() => {}); // whoever waits for them hears it
    return { response, bytes };
  }

  async #ask(url, file, options, clock) {
    const cache = this.#refetch.delete(file) ? "reload" : "default";
    let response;
    try {
      response = await this.#fetch(url, { ...options, cache, signal: clock.signal });
    } catch {
      throw new DownloadError(
        file,
        `could not be loaded: ${clock.told ?? noAnswer("the site did not answer")}`,
      );
    }
    if (!response.ok) {
      throw new DownloadError(file, `could not be loaded: the site answered ${response.status}`);
    }
    return [response, response.clone()];
  }

  async #read(response, file, clock) {
    const pieces = [];
    let size = 0;
    try {
      for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read();
        if (done) break;
        clock.restart();
        pieces.push(value);
        size += value.length;
        this.#count(value.length);
      }
    } catch {
      const why = clock.told ?? "the connection was cut";
      throw new DownloadError(file, `could not be loaded: ${why} after ${size} bytes`);
    }
    this.#tell();
    return joined(pieces, size);
  }

  #verified(bytes, file) {
    const wanted = this.#sizes[file];
    if (wanted !== undefined && bytes.length !== wanted) {
      throw new DownloadError(
        file,
        `could not be loaded: ${bytes.length} bytes came, and it has ${wanted}`,
      );
    }
    return bytes;
  }

  #failed(error, file) {
    this.#refetch.add(file);
    throw error;
  }

  #count(bytes) {
    this.#loaded += bytes;
    if (performance.now() - this.#reported > 100) this.#tell();
  }

  #tell() {
    this.#reported = performance.now();
    this.#report(this.#loaded, Math.max(this.#loaded, this.#total));
  }
}

function joined(pieces, size) {
  const whole = new Uint8Array(size);
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

/** Aborts what hangs on `signal` when it is not restarted in time; `told` then says so. */
class Clock {
  #seconds;
  #timer;
  #abort = new AbortController();

  told;

  constructor(seconds) {
    this.#seconds = seconds;
    this.restart();
  }

  get signal() {
    return this.#abort.signal;
  }

  restart() {
    this.stop();
    this.#timer = setTimeout(() => {
      this.told = `nothing came for ${this.#seconds} seconds`;
      this.#abort.abort();
    }, this.#seconds * 1000);
  }

  stop() {
    clearTimeout(this.#timer);
  }
}
