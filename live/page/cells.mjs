// One code cell: its buttons, its editor, its output, and what it says about itself.
import { Output, make } from "./outputs.mjs";

const at = (path) => new URL(path, import.meta.url).href;
const seconds = (ms) => (ms < 950 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`);

export class Cell {
  // node is missing for a cell that a tag keeps off the page; reason is there when it cannot run here
  constructor(page, { source, raises, reason }, node, number) {
    Object.assign(this, { page, source, raises, reason, node, number, code: source, ran: false, state: "idle" });
    this.input = node?.querySelector(".cell_input");
    if (this.input) this.#dress();
  }

  get changed() {
    return this.code !== this.source;
  }

  get busy() {
    return this.state === "queued" || this.state === "running";
  }

  get name() {
    return this.number ? `cell ${this.number}` : "a hidden cell";
  }

  #dress() {
    this.static = this.input.firstElementChild;
    this.bar = make("div", { class: "live-bar" });
    this.status = make("span", { class: "live-status" });
    if (this.reason) {
      this.status.textContent = `Does not run in the page: ${this.reason}.`;
      this.bar.append(this.status);
    } else {
      this.runButton = this.#button("Run", () => this.#pressed());
      if (this.number > 1) this.#button("Run all above", () => this.page.runAbove(this));
      this.#button("Edit", () => this.edit());
      this.resetButton = this.#button("Reset", () => (this.undo ? this.#undoReset() : this.reset()));
      this.resetButton.hidden = true;
      this.bar.append(this.status, make("span", { class: "live-number", text: this.name, "aria-hidden": "true" }));
      this.static.addEventListener("dblclick", (event) => event.target.closest("button") ?? this.edit(event));
    }
    this.#place();
  }

  // Run turns into Stop under the finger: the second press of a double click is not meant as Stop.
  #pressed() {
    if (!this.busy) this.page.runFrom(this);
    else if (performance.now() - this.since > 500) this.page.halt(this);
  }

  #button(text, action) {
    const button = make("button", { type: "button", text, "aria-label": `${text}: ${this.name}` });
    button.addEventListener("click", action);
    this.bar.append(button);
    return button;
  }

  // Below the code. When only the code is folded, below the fold: a figure's cell runs without being opened.
  #place() {
    const fold = this.input.closest("details");
    const output = this.node.querySelector(".cell_output");
    const outer = fold && !fold.contains(output) ? fold : this.input;
    outer.after(this.bar);
    const box = output ?? make("div", { class: "cell_output docutils container" });
    if (!output) this.bar.after(box);
    this.output = new Output(box);
    this.fold = box.closest("details"); // hides the output until the reader has made a guess
  }

  say(text) {
    if (this.status) this.status.textContent = text;
  }

  mark(state) {
    this.state = state;
    if (!this.node) return;
    this.node.dataset.live = state;
    if (!this.runButton) return;
    // the way out of an endless loop is where the reader looks
    this.runButton.textContent = this.busy ? "Stop" : "Run";
    this.runButton.setAttribute("aria-label", `${this.runButton.textContent}: ${this.name}`);
    this.resetButton.hidden = this.busy || (!this.changed && !this.editor && !this.undo && state === "idle");
    this.resetButton.textContent = this.undo ? "Undo reset" : "Reset";
    this.resetButton.setAttribute("aria-label", `${this.resetButton.textContent}: ${this.name}`);
    this.node.toggleAttribute("data-changed", this.changed);
  }

  queue() {
    this.since = performance.now();
    this.mark("queued");
    this.say("waiting");
  }

  async run() {
    let begun;
    const { code } = this; // it may be edited while it runs
    this.sent = code;
    this.output?.begin({ changed: this.changed });
    const end = await this.page.python.run(
      { kind: "cell", code, label: this.name },
      {
        begin: () => (begun = performance.now(), this.mark("running"), this.say("running")),
        message: (message) => this.output?.add(message),
      },
    );
    this.#finish(end, begun);
    return this.state;
  }

  #finish(end, begun) {
    const time = performance.now() - begun;
    if (end === "stopped") return; // told by who stopped it
    if (end !== "lost") this.output?.end();
    this.ran = end === "done" || end === "failed"; // a missing file may come the next time
    const expected = end === "failed" && this.raises && this.sent === this.source;
    this.mark(end === "done" || expected ? "done" : "failed");
    const said = {
      done: `done in ${seconds(time)}`,
      failed: expected ? `done in ${seconds(time)}: an error, as the text says` : "ended with an error",
      broken: "ended with an error",
      lost: `Python ${begun ? "ended" : "could not be loaded"}; press Run to try again`,
    }[end];
    this.say(this.code === this.sent ? said : `${said}; changed since`);
  }

  // It waited, or ran, and will not end.
  skip(reason) {
    this.output?.cancel();
    const running = this.state === "running";
    this.mark(running ? "stopped" : "idle");
    this.say(running ? "stopped; Python starts again" : `not run: ${reason}`);
  }

  // After a restart nothing of this cell is left in the interpreter.
  forget() {
    this.ran = false;
    if (this.state !== "done" && this.state !== "failed") return;
    this.mark("idle");
    if (this.resetButton) this.resetButton.hidden = false;
    this.say("run before the restart");
  }

  set(code) {
    this.code = code;
    this.undo = undefined;
    this.mark(this.state);
    if (!this.busy) this.say(this.changed ? "changed" : "");
  }

  // An edit kept from an earlier visit: shown as plain text until the editor is opened.
  recall(code) {
    this.set(code);
    const pre = this.static.querySelector("pre");
    this.coloured = pre.innerHTML;
    pre.textContent = code;
    this.say("changed by you on an earlier visit");
  }

  async edit(place) {
    if (this.editor) return this.editor.focus();
    this.input.closest("details")?.setAttribute("open", "");
    if (!this.busy) this.say("loading the editor");
    const { makeEditor } = await import(at("editor.mjs")).catch((error) => (this.say(`no editor: ${error.message}`), {}));
    if (!makeEditor || this.editor) return;
    const host = make("div", { class: "live-editor highlight" });
    host.addEventListener("keydown", (event) => event.stopPropagation()); // to the site, "/" means search
    this.static.hidden = true;
    this.input.append(host);
    this.editor = makeEditor(host, this.code, {
      label: `Code of ${this.name}. Escape leaves the editor.`,
      onRun: () => this.busy || this.page.runFrom(this),
      onChange: (code) => {
        this.set(code);
        this.page.keep(this);
      },
      onLeave: () => this.runButton.focus(),
    });
    if (!this.busy) this.say(this.changed ? "changed" : "Shift and Enter run the cell, Escape leaves the editor");
    this.mark(this.state);
    this.editor.focus();
    const caret = place && this.editor.posAtCoords({ x: place.clientX, y: place.clientY });
    if (caret) this.editor.dispatch({ selection: { anchor: caret } });
  }

  #undoReset() {
    const code = this.undo;
    if (this.editor) this.editor.dispatch({ changes: { from: 0, to: this.editor.state.doc.length, insert: code } });
    else this.recall(code);
    this.say("changed");
    this.page.keep(this);
  }

  reset() {
    this.editor?.destroy();
    this.editor = undefined;
    this.input.querySelector(".live-editor")?.remove();
    this.static.hidden = false;
    if (this.changed) this.ran = false;
    this.undo = this.changed ? this.code : undefined;
    this.code = this.source;
    this.#paint();
    this.output.restore();
    this.mark("idle");
    this.say("");
    this.page.keep(this);
    this.page.announce(`${this.name} is as it was`);
    this.runButton.focus();
  }

  #paint() {
    const pre = this.static.querySelector("pre");
    if (this.coloured !== undefined) pre.innerHTML = this.coloured;
    this.coloured = undefined;
  }
}
