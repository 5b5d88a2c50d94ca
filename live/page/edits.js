// The reader's edits, kept in the browser from one visit to the next.

/**
 * Edits by the source of their cell: where the book has changed a cell, the edit does not fit any
 * more and is not found. One cell is written at a time, as the others may have been edited in
 * another tab.
 *
 * `storage()` gives the browser's storage, or throws where it is forbidden.
 */
export class StoredEdits {
  #storage;
  #key;
  #sources;

  constructor(storage, key, sources) {
    this.#storage = storage;
    this.#key = key;
    this.#sources = sources;
  }

  /** The edited code of each source that has some. */
  read() {
    const stored = this.#stored();
    const found = this.#sources.filter(
      (source) => Object.hasOwn(stored, source) && typeof stored[source] === "string",
    );
    return Object.fromEntries(found.map((source) => [source, stored[source]]));
  }

  keep(source, code) {
    this.#write({ ...this.read(), [source]: code });
  }

  drop(source) {
    const { [source]: _dropped, ...others } = this.read();
    this.#write(others);
  }

  clear() {
    this.#write({});
  }

  #stored() {
    try {
      return Object(JSON.parse(this.#storage().getItem(this.#key)));
    } catch {
      return {}; // storage is forbidden, or holds what was not stored by this
    }
  }

  #write(edits) {
    try {
      if (Object.keys(edits).length) this.#storage().setItem(this.#key, JSON.stringify(edits));
      else this.#storage().removeItem(this.#key);
    } catch {
      // storage is full or forbidden: the edits live as long as the page
    }
  }
}
