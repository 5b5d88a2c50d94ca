// What a reader has answered on a page, kept in the browser from one visit to the next.

/**
 * Texts by the name of what was asked. One is written at a time, as others may have been answered
 * in another tab.
 *
 * `storage()` gives the browser's storage, or throws where it is forbidden.
 */
export class Memory {
  #storage;
  #key;
  #unstored = {}; // where storage is forbidden or full, answers live as long as the page

  constructor(storage, key) {
    this.#storage = storage;
    this.#key = key;
  }

  /** Every answer: name -> text. */
  read() {
    const found = Object.entries({ ...this.#stored(), ...this.#unstored });
    return Object.fromEntries(found.filter(([, text]) => typeof text === "string"));
  }

  keep(name, text) {
    const answers = { ...this.read(), [name]: text };
    try {
      this.#storage().setItem(this.#key, JSON.stringify(answers));
    } catch {
      this.#unstored = answers;
    }
  }

  clear() {
    this.#unstored = {};
    try {
      this.#storage().removeItem(this.#key);
    } catch {
      // there is nothing to remove
    }
  }

  #stored() {
    try {
      return Object(JSON.parse(this.#storage().getItem(this.#key)));
    } catch {
      return {}; // storage is forbidden, or holds what was not stored by this
    }
  }
}
