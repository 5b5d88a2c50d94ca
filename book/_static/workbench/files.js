// One side of the form: files that were chosen, dropped or pasted, and their list.
import { make } from "../answers/dom.js";
import { asLines, isParquet } from "./parquet.js";
import { columnsOf } from "./tables.js";

const SHOWN = 8; // columns in the list of files

export class Side {
  #node;
  #files = []; // { name, data, columns }: bytes, as they are
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

  /** Everything of this side, as Python is given it; an error says what cannot be read. */
  async read() {
    const asked = this.#node.querySelector("[data-column]").value.trim();
    const brought = [...this.#files, ...this.#pasted];
    const files = brought.flatMap((file) => oneEach(file, asked, brought.length === 1));
    return Promise.all(files.map((file) => (isParquet(file) ? asLines(file) : file)));
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
    const read = async ({ name }, buffer) => {
      const file = { name, data: new Uint8Array(await buffer) };
      return { ...file, columns: await columnsOf(file) };
    };
    try {
      const files = Array.from(list, (file) => read(file, file.arrayBuffer()));
      this.#files.push(...(await Promise.all(files)));
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
    const isCompared = this.#node.dataset.side === "outputs" && this.#files.length > 1;
    list.replaceChildren(
      ...this.#files.map((file, at) => this.#item(file, isCompared && at === 0)),
    );
    const columns = new Set(this.#files.flatMap(({ columns = [] }) => columns));
    const options = Array.from(columns, (value) => make("option", { value }));
    this.#node.querySelector("datalist").replaceChildren(...options);
    this.#changed();
  }

  #item(file, isBaseline) {
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
    const text = `${file.name}, ${size}${named(file.columns)}${isBaseline ? "; the baseline" : ""} `;
    return make("li", {}, make("span", { text }), button);
  }
}

// A table of several columns is as many files.
function oneEach({ name, data, columns = [] }, asked, isAlone) {
  const several = asked.split(",").map((column) => column.trim());
  if (!columns.length || columns.includes(asked) || several.length === 1) {
    return [{ name, data, column: asked }];
  }
  const titled = (column) => (isAlone ? column : `${column} of ${name}`);
  return several.map((column) => ({ name, data, column, title: titled(column) }));
}

function named(columns = []) {
  if (!columns.length) return "";
  const more = columns.length - SHOWN;
  return `; columns: ${columns.slice(0, SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
