// Explorables: forms whose output Python writes. Before the first press nothing is loaded: a worked case stands there.
// What a link carries is text for the fields, never code.

const PAUSE = 150; // ms after the last keystroke

export function dressExplorables(page) {
  for (const form of document.querySelectorAll("form.explorable")) new Explorable(page, form);
}

class Explorable {
  #timer;
  #asked = 0; // answers that come late, after newer questions, are dropped

  constructor(page, form) {
    Object.assign(this, { page, form, name: form.dataset.name });
    this.output = form.querySelector("[data-output]");
    this.stored = this.output.innerHTML;
    this.status = form.querySelector("[data-status]");
    form.addEventListener("submit", (event) => (event.preventDefault(), this.show()));
    form.addEventListener("input", () => this.#changed());
    form.addEventListener("reset", () => setTimeout(() => this.#reset()));
    form.querySelector("[data-copy]")?.addEventListener("click", () => this.#copy());
    this.#recall();
  }

  get state() {
    return Object.fromEntries(new FormData(this.form));
  }

  get link() {
    const link = new URL(location.href);
    link.search = new URLSearchParams({ explore: this.name, ...this.state });
    link.hash = this.form.id;
    return link.href;
  }

  #recall() {
    const values = new URLSearchParams(location.search);
    if (values.get("explore") !== this.name) return;
    for (const field of this.form.elements) if (field.name && values.has(field.name)) field.value = values.get(field.name);
    this.#echo();
    this.status.textContent = "The fields hold the values of the link. Press Show to compute them.";
  }

  // A slider's number stands beside it.
  #echo() {
    for (const number of this.form.querySelectorAll("[data-value-of]")) number.value = this.form.elements[number.dataset.valueOf].value;
  }

  #changed() {
    this.#echo();
    history.replaceState(null, "", this.link);
    clearTimeout(this.#timer);
    if (this.page.python.state === "ready") this.#timer = setTimeout(() => this.show(), PAUSE);
    else if (this.page.python.state === "off") this.status.textContent = "Press Show to compute this. The first time loads Python.";
  }

  async show() {
    const asked = ++this.#asked;
    if (this.page.python.state !== "ready") this.status.textContent = "Waiting for Python.";
    let html, fault;
    const end = await this.page.python.run(
      { kind: "explore", name: this.name, state: this.state, label: "the form" },
      { message: (message) => (message.kind === "explored" ? (html = message.html) : (fault = message.text)) },
    );
    if (asked !== this.#asked) return;
    if (html !== undefined) this.#put(html);
    this.status.textContent = html !== undefined ? "" : fault ?? (end === "stopped" ? "Stopped." : "Python could not be loaded.");
  }

  // The answer is written by Python, which escapes the reader's text. Folds that were open stay open.
  #put(html) {
    const open = [...this.output.querySelectorAll("details")].map((fold) => fold.open);
    this.output.innerHTML = html;
    this.output.querySelectorAll("details").forEach((fold, place) => (fold.open = open[place] ?? fold.open));
  }

  #reset() {
    this.#asked++;
    clearTimeout(this.#timer);
    this.#echo();
    this.output.innerHTML = this.stored;
    this.status.textContent = "";
    history.replaceState(null, "", location.pathname + location.hash);
  }

  async #copy() {
    history.replaceState(null, "", this.link);
    try {
      await navigator.clipboard.writeText(this.link);
      this.status.textContent = "The link is copied.";
    } catch {
      this.status.textContent = "The browser does not allow copying; the link stands in the address bar.";
    }
  }
}
