// Shows what a cell sends, in the same elements as the outputs that the page was built with.

export function make(tag, { text, ...attributes } = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  if (text !== undefined) node.textContent = text;
  node.append(...children);
  return node;
}

const block = (kind, text) =>
  make("div", { class: `output ${kind} notranslate` }, make("div", { class: "highlight" }, make("pre", { text, tabindex: "0" })));

const PICTURES = {
  "image/svg+xml": (text) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(named(text))}`,
  "image/png": (text) => `data:image/png;base64,${text}`,
};

// In a page an SVG needs no namespace, in an image it does.
const named = (text) => (/<svg[^>]*\sxmlns=/.test(text) ? text : text.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"'));

const TERMINAL = /\x1b\[[0-9;?]*[A-Za-z]/g; // colours and moves of a terminal
const OVERWRITTEN = /[^\n]*\r(?=[^\n\r])/g; // what stood on a line before the cursor went back to its start

export class Output {
  #stored; // the nodes the page came with
  #figures; // its figures, whose captions and descriptions stay true while the code is unchanged
  #waiting = false; // clear when the first message comes, so that the page does not jump

  constructor(box) {
    this.box = box;
    this.#stored = [...box.childNodes];
    this.#figures = [...box.querySelectorAll("figure, img")].filter((node) => !node.closest("figure") || node.matches("figure"));
  }

  begin({ changed }) {
    this.changed = changed;
    this.drawn = 0;
    this.#waiting = true;
  }

  end() {
    this.#clear();
  }

  // Nothing came: what stood there stays.
  cancel() {
    this.#waiting = false;
  }

  restore() {
    this.#waiting = false;
    this.box.replaceChildren(...this.#stored);
  }

  #clear() {
    if (this.#waiting) this.box.replaceChildren();
    this.#waiting = false;
  }

  add(message) {
    this.#clear();
    if (message.kind === "clear") this.#empty();
    else if (message.kind === "stream") this.#print(message);
    else if (message.kind === "error") this.box.append(block("traceback highlight-ipythontb", message.text.replace(TERMINAL, "")));
    else this.#show(message.data);
  }

  #empty() {
    this.box.replaceChildren();
    this.drawn = 0;
  }

  #print({ name, text }) {
    const kind = name === "stderr" ? "stderr" : "stream";
    text = text.replace(TERMINAL, "");
    let last = this.box.lastElementChild;
    if (!last?.classList.contains(kind)) this.box.append((last = block(`${kind} highlight-myst-ansi`, "")));
    const pre = last.querySelector("pre");
    pre.append(text);
    if (/\r(?!\n)/.test(pre.textContent)) pre.textContent = pre.textContent.replace(OVERWRITTEN, "");
  }

  #show(data) {
    const picture = Object.keys(PICTURES).find((mime) => data[mime]);
    if (data["text/html"]) {
      const box = make("div", { class: "output text_html" });
      box.innerHTML = data["text/html"]; // from the reader's own interpreter; never from an address
      this.box.append(box);
    } else if (picture) this.box.append(this.#picture(PICTURES[picture](data[picture]), data["text/plain"]));
    else if (data["text/latex"]) this.box.append(formula(data["text/latex"]));
    else this.box.append(block("text_plain highlight-myst-ansi", data["text/markdown"] ?? data["text/plain"]));
  }

  // A figure of an unchanged cell shows what the stored one showed: caption and description stay.
  #picture(source, text) {
    const stored = this.#figures[this.drawn++];
    if (!stored) return make("img", { src: source, alt: `A figure drawn by this cell. ${text ?? ""}` });
    const copy = stored.cloneNode(true);
    const image = copy.matches("img") ? copy : copy.querySelector("img");
    image.src = source;
    if (this.changed) image.alt = `Drawn by the changed cell. Before the change: ${image.alt}`;
    return copy;
  }
}

function formula(text) {
  text = text.trim().replace(/^\$([^$]+)\$$/, "\\($1\\)"); // the page's text may hold single dollars
  const box = make("div", { class: "output text_latex math notranslate nohighlight", text });
  globalThis.MathJax?.typesetPromise?.([box]);
  return box;
}
