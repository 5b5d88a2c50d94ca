// Shows what a cell sends, in the same elements as the outputs that the page was built with.
import { make } from "./dom.js";
import { withoutCommands, withoutOverwritten } from "./terminal.js";

// The classes that the page's builder gives to an output of each kind.
const CLASSES = {
  stdout: "stream highlight-myst-ansi",
  stderr: "stderr highlight-myst-ansi",
  error: "traceback highlight-ipythontb",
  text: "text_plain highlight-myst-ansi",
};

function block(kind, text) {
  const pre = make("pre", { text, tabindex: "0" });
  const frame = make("div", { class: "highlight" }, pre);
  return make("div", { class: `output ${CLASSES[kind]} notranslate`, "data-kind": kind }, frame);
}

const PICTURES = {
  "image/svg+xml": (text) =>
    `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withNamespace(text))}`,
  "image/png": (text) => `data:image/png;base64,${text}`,
};

/** In a page an SVG needs no namespace, in an image it does. */
export function withNamespace(svg) {
  if (/<svg[^>]*\sxmlns=/.test(svg)) return svg;
  return svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
}

export class Output {
  #box;
  #stored; // the nodes the page came with
  #figures; // its figures, whose captions and descriptions stay true while the code is unchanged
  #old = false; // what stands there is not of this run; it goes when the first message comes
  #changed = false; // whether the code is the reader's
  #drawn = 0; // figures of this run

  constructor(box) {
    this.#box = box;
    this.#stored = [...box.childNodes];
    this.#figures = [...box.querySelectorAll("figure, img")].filter(
      (node) => node.tagName === "FIGURE" || !node.closest("figure"),
    );
  }

  /** Whether something stands there that a run before this one has shown. */
  get isOld() {
    return this.#old && this.#box.childElementCount > 0;
  }

  /** Whether something else stands there than the page came with. */
  get isFromRun() {
    const now = [...this.#box.childNodes];
    return (
      now.length !== this.#stored.length || now.some((node, place) => node !== this.#stored[place])
    );
  }

  begin({ changed }) {
    this.#changed = changed;
    this.#drawn = 0;
    this.#old = true;
    this.#box.dataset.old = "running";
  }

  /** The run has ended, and what it has shown is all. */
  end() {
    this.#clearOld();
  }

  /** The run has ended in the middle: what stood there before it still does, marked. */
  breakOff() {
    if (this.#old) this.#box.dataset.old = "ended";
  }

  restore() {
    this.#setNew();
    this.#box.replaceChildren(...this.#stored);
  }

  add(message) {
    this.#clearOld();
    if (message.kind === "clear") this.#empty();
    else if (message.kind === "stream") this.#print(message);
    else if (message.kind === "error") {
      this.#box.append(block("error", withoutCommands(message.text)));
    } else this.#show(message.data);
  }

  #clearOld() {
    if (this.#old) this.#empty();
    this.#setNew();
  }

  #setNew() {
    this.#old = false;
    delete this.#box.dataset.old;
  }

  #empty() {
    this.#box.replaceChildren();
    this.#drawn = 0;
  }

  #print({ name, text }) {
    const kind = name === "stderr" ? "stderr" : "stdout";
    let last = this.#box.lastElementChild;
    if (last?.dataset.kind !== kind) {
      last = block(kind, "");
      this.#box.append(last);
    }
    const pre = last.querySelector("pre");
    pre.append(withoutCommands(text));
    if (/\r(?!\n)/.test(pre.textContent)) pre.textContent = withoutOverwritten(pre.textContent);
  }

  #show(data) {
    const picture = Object.keys(PICTURES).find((mime) => data[mime]);
    if (data["text/html"]) {
      const box = make("div", { class: "output text_html" });
      box.innerHTML = data["text/html"]; // from the reader's own interpreter; never from an address
      this.#box.append(box);
    } else if (picture) {
      this.#box.append(this.#picture(PICTURES[picture](data[picture]), data["text/plain"]));
    } else if (data["text/latex"]) {
      this.#box.append(formula(data["text/latex"]));
    } else {
      this.#box.append(block("text", data["text/markdown"] ?? data["text/plain"]));
    }
  }

  // A figure of an unchanged cell shows what the stored one showed: caption and description stay.
  #picture(source, text) {
    const stored = this.#figures[this.#drawn++];
    if (!stored)
      return make("img", { src: source, alt: `A figure drawn by this cell. ${text ?? ""}` });
    const copy = stored.cloneNode(true);
    const image = copy.tagName === "IMG" ? copy : copy.querySelector("img");
    image.src = source;
    if (this.#changed) image.alt = `Drawn by the changed cell. Before the change: ${image.alt}`;
    return copy;
  }
}

function formula(text) {
  // single dollars are no formula to the page: its text may hold some
  const written = text.trim().replace(/^\$([^$]+)\$$/, "\\($1\\)");
  const css = "output text_latex math notranslate nohighlight";
  const box = make("div", { class: css, text: written });
  globalThis.MathJax?.typesetPromise?.([box]);
  return box;
}
