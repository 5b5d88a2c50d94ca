// One side of the form: files that were chosen, dropped or pasted, and their list.
import { make } from "../answers/dom.js";

export class Side {
  #node;
  #files = []; // { name, data }: bytes, as they are
  #changed;

  constructor(node, changed) {
    this.#node = node;
    this.#changed = changed;
    const chooser = node.querySelector("[data-files]");
    chooser.addEventListener("change", async () => {
      await this.#take(chooser.files);
      chooser.value = ""; // so that the same file can be chosen again
    });
    node.addEventListener("dragover", (event) => this.#hover(event, true));
    node.addEventListener("dragleave", (event) => this.#hover(event, false));
    node.addEventListener("drop", (event) => {
      this.#hover(event, false);
      this.#take(event.dataTransfer.files);
    });
    node.querySelector("[data-add]").addEventListener("click", () => this.#addPasted());
  }

  /** Everything of this side, as Python is given it. */
  get files() {
    const column = this.#node.querySelector("[data-column]").value;
    return [...this.#files, ...this.#pasted].map((file) => ({ ...file, column }));
  }

  /** Put these in place of what is there. */
  fill(files) {
    this.#files = files;
    this.#paste.value = "";
    this.#show();
  }

  get #paste() {
    return this.#node.querySelector("[data-paste]");
  }

  get #pasted() {
    const { value } = this.#paste;
    if (!value.trim()) return [];
    const number = this.#files.filter(({ name }) => name.startsWith("pasted")).length + 1;
    return [{ name: `pasted ${number}`, data: new TextEncoder().encode(value) }];
  }

  #hover(event, isOver) {
    event.preventDefault(); // else the browser opens the file
    this.#node.toggleAttribute("data-over", isOver);
  }

  async #take(list) {
    const read = async (file) => ({
      name: file.name,
      data: new Uint8Array(await file.arrayBuffer()),
    });
    try {
      this.#files.push(...(await Promise.all(Array.from(list, read))));
      this.#show();
    } catch (error) {
      this.#changed(`A file could not be read: ${error.message}`);
    }
  }

  #addPasted() {
    this.#files.push(...this.#pasted);
    this.#paste.value = "";
    this.#show();
    this.#paste.focus();
  }

  #show() {
    const list = this.#node.querySelector("[data-list]");
    list.replaceChildren(...this.#files.map((file) => this.#item(file)));
    this.#changed();
  }

  #item(file) {
    const button = make("button", {
      type: "button",
      text: "Remove",
      "aria-label": `Remove ${file.name}`,
    });
    button.addEventListener("click", () => {
      this.#files = this.#files.filter((other) => other !== file);
      this.#show();
      this.#node.querySelector("[data-files]").focus(); // the button is gone
    });
    const size = `${Math.ceil(file.data.length / 1000)} kB`;
    return make("li", {}, make("span", { text: `${file.name}, ${size} ` }), button);
  }
}
