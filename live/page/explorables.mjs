// Explorables: forms whose output Python writes. Before the first press nothing is loaded: a worked case stands there.
// What a link carries is text for the fields, never code.

const PAUSE = 150; // ms after the last keystroke

export function dressExplorables(page) {
  for (const form of document.querySelectorAll("form.explorable")) new Explorable(page, form);
}

class Explorable {
  #timer;
  #asked = 0; // an answer to an older question than this one is not shown
  #waiting = false; // one question at a time

  constructor(page, form) {
    Object.assign(this, { page, form, name: form.dataset.name });
    this.output = form.querySelector("[data-output]");
    this.status = form.querySelector("[data-status]");
    this.stored = this.output.innerHTML;
    this.#mind();
    form.addEventListener("submit", (event) => (event.preventDefault(), this.show()));
    form.addEventListener("input", ({ target }) => this.#changed(target.matches("input[type=range], select")));
    page.python.listeners.push((state) => this.#hear(state));
    form.addEventListener("reset", () => setTimeout(() => this.#reset()));
    form.querySelector("[data-copy]").addEventListener("click", () => this.#copy());
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
    for (const field of this.form.elements) {
      const { selectedIndex } = field;
      if (field.name && values.has(field.name)) field.value = values.get(field.name);
      if (field.selectedIndex === -1) field.selectedIndex = selectedIndex; // there is no such choice
    }
    this.#echo();
    this.status.textContent = "The fields hold the values of the link. Press Show to compute them.";
  }

  // A slider's number stands beside it.
  #echo() {
    for (const number of this.form.querySelectorAll("[data-value-of]")) number.value = this.form.elements[number.dataset.valueOf].value;
  }

  // The answer follows a slider or a choice. Text waits for Show: a reader thinks while she types.
  #changed(follow) {
    this.#asked++;
    this.#echo();
    clearTimeout(this.#timer);
    const { state } = this.page.python;
    const ready = state !== "off" && state !== "failed";
    if (!ready || !follow) this.status.textContent = `Press Show to compute this.${ready ? "" : " The first time loads Python."}`;
    this.#timer = setTimeout(() => {
      this.#address(this.link);
      if (ready && follow) this.show();
    }, PAUSE);
  }

  #hear(state) {
    if (this.#waiting && (state === "loading" || state === "running")) this.status.textContent = this.page.label.textContent;
  }

  // The browser may refuse an address that changes too often.
  #address(link) {
    try {
      history.replaceState(null, "", link);
    } catch {
      // the link can still be copied
    }
  }

  async show() {
    const asked = ++this.#asked;
    if (this.#waiting) return; // asked again when the answer comes
    this.#waiting = true;
    let html, fault;
    const answer = this.page.python.run(
      { kind: "explore", name: this.name, state: this.state, label: "the form below" },
      { message: (message) => (message.kind === "explored" ? (html = message.html) : (fault = message.text)) },
    );
    this.#hear(this.page.python.state); // a cell may be running
    const end = await answer;
    this.#waiting = false;
    if (html === undefined) this.status.textContent = fault ?? (end === "stopped" ? "Stopped. Press Show to compute this." : "There is no Python: see the top of the page.");
    else if (asked !== this.#asked) this.show();
    else this.#put(html);
  }

  get #folds() {
    return [...this.output.querySelectorAll("details")];
  }

  #mind() {
    this.unfolded = this.#folds.map((fold) => fold.open);
  }

  // The answer is written by Python, which escapes the reader's text. A fold that she opened or closed stays so.
  #put(html) {
    const chosen = this.#folds.map((fold, place) => (fold.open === this.unfolded[place] ? undefined : fold.open));
    this.output.innerHTML = html;
    this.#mind();
    this.#folds.forEach((fold, place) => (fold.open = chosen[place] ?? fold.open));
    this.status.textContent = "";
    const answer = this.output.querySelector("p:not([role])");
    if (answer) this.page.announce(answer.textContent);
  }

  #reset() {
    this.#asked++;
    clearTimeout(this.#timer);
    this.#echo();
    this.output.innerHTML = this.stored;
    this.#mind();
    this.status.textContent = "";
    this.#address(location.pathname + location.hash);
  }

  async #copy() {
    this.#address(this.link);
    try {
      await navigator.clipboard.writeText(this.link);
      this.status.textContent = "The link is copied.";
    } catch {
      this.status.textContent = "The browser does not allow copying; the link stands in the address bar.";
    }
  }
}
