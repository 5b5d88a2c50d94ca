// One code cell: its buttons, its editor, its output, and what it says about itself.
import { make, makeButton } from "./dom.js";
import { Output } from "./output.js";
import { CELL, StateMachine } from "./states.js";
import { duration } from "./words.js";

const RAN = ["done", "failed"]; // its statements were executed by the interpreter of now
const BUSY = ["queued", "running"];
const SHOWN = { lost: "failed" }; // in the page's styles; other states by their own names

export class Cell {
  source; // what the book has
  number; // on the page; none for a cell that a tag keeps off it
  reason; // why it cannot run in a page, if it cannot
  fold; // hides the output until the reader has made a guess

  #page;
  #node;
  #raises; // whether the text announces an error
  #machine = new StateMachine(CELL);
  #code; // what the reader made of the source
  #sentCode; // what Python got
  #begunAt;
  #input;
  #staticCode; // as the page was built; hidden while the editor is open
  #highlighted; // its HTML, while plain text stands in its place
  #status;
  #runButton;
  #resetButton;
  #output;
  #editor;
  #codeBeforeReset;

  constructor(page, { source, raises, reason }, node, number) {
    this.#page = page;
    this.source = source;
    this.reason = reason;
    this.number = number;
    this.#raises = raises;
    this.#node = node;
    this.#code = source;
    this.#input = node?.querySelector(page.selectors.input);
    if (this.#input) this.#addControls();
  }

  get state() {
    return this.#machine.state;
  }

  get code() {
    return this.#code;
  }

  get isChanged() {
    return this.#code !== this.source;
  }

  get isBusy() {
    return BUSY.includes(this.state);
  }

  get hasRun() {
    return RAN.includes(this.state);
  }

  /** Whether the reader can run and change it by itself. */
  get isLive() {
    return this.#runButton !== undefined;
  }

  get name() {
    return this.number ? `cell ${this.number}` : "a hidden cell";
  }

  /** The id of its place on the page. */
  get place() {
    return this.#node?.id;
  }

  // ---- what stands on the page

  #addControls() {
    this.#staticCode = this.#input.firstElementChild;
    this.#status = make("span", { class: "live-status" });
    const bar = make("div", { class: "live-bar" });
    if (this.reason) this.say(`Does not run in the page: ${this.reason}.`);
    else bar.append(...this.#makeButtons());
    bar.append(this.#status);
    if (!this.reason) bar.append(this.#makeNumber());
    this.#place(bar);
  }

  #makeButtons() {
    const button = (text, action) =>
      makeButton(text, action, { "aria-label": `${text}: ${this.name}` });
    this.#runButton = button("Run", (event) => this.#runPressed(event));
    this.#resetButton = button("Reset", () => this.#resetPressed());
    this.#resetButton.hidden = true;
    const above = this.number > 1 ? [button("Run all above", () => this.#page.runAbove(this))] : [];
    this.#staticCode.addEventListener("dblclick", (event) => {
      if (!event.target.closest("button")) this.edit(event);
    });
    return [this.#runButton, ...above, button("Edit", () => this.edit()), this.#resetButton];
  }

  #makeNumber() {
    return make("span", { class: "live-number", text: this.name, "aria-hidden": "true" });
  }

  // Below the code. When only the code is folded, below the fold: a figure's cell runs without
  // being opened.
  #place(bar) {
    const { output: selector } = this.#page.selectors;
    const stored = this.#node.querySelector(selector);
    const fold = this.#input.closest("details");
    const outer = fold && !fold.contains(stored) ? fold : this.#input;
    outer.after(bar);
    const box = stored ?? make("div", { class: `${selector.replace(".", "")} container` });
    if (!stored) bar.after(box);
    this.#output = new Output(box);
    this.fold = box.closest("details") ?? undefined;
  }

  say(text) {
    if (this.#status) this.#status.textContent = text;
  }

  #move(event) {
    this.#machine.send(event);
    this.#show();
  }

  #show() {
    if (!this.#node) return;
    this.#node.dataset.live = SHOWN[this.state] ?? this.state;
    this.#node.toggleAttribute("data-changed", this.isChanged);
    if (!this.isLive) return;
    // the way out of an endless loop is where the reader looks
    this.#label(this.#runButton, this.isBusy ? "Stop" : "Run");
    this.#label(this.#resetButton, this.#codeBeforeReset === undefined ? "Reset" : "Undo reset");
    this.#resetButton.hidden = this.isBusy || !this.#canReset;
  }

  get #canReset() {
    const touched = this.isChanged || this.#editor || this.#codeBeforeReset !== undefined;
    return touched || this.state !== "idle" || this.#output.isFromRun;
  }

  #label(button, text) {
    button.textContent = text;
    button.setAttribute("aria-label", `${text}: ${this.name}`);
  }

  // ---- running

  // Run turns into Stop under the finger: the second press of a double click is not meant as Stop.
  #runPressed({ detail: clicks }) {
    if (!this.isBusy) this.#page.runFrom(this);
    else if (clicks < 2) this.#page.halt(this);
  }

  queue() {
    this.#move("ask");
    this.say("waiting");
  }

  /** Run it, when its turn has come; resolves when it has ended, however it ended. */
  async run() {
    this.#sentCode = this.#code; // it may be edited while it runs
    this.#begunAt = undefined;
    const end = await this.#page.python.run(
      { kind: "cell", code: this.#sentCode, label: this.name },
      { begin: () => this.#begin(), message: (message) => this.#hear(message) },
    );
    if (end !== "stopped") this.#finish(end); // else it is told by who stopped it
  }

  #begin() {
    this.#begunAt = performance.now();
    this.#output?.begin({ changed: this.isChanged });
    this.#move("begin");
    this.say(this.#output?.isOld ? "running; the output below is from before" : "running");
  }

  #hear(message) {
    const wasOld = this.#output?.isOld;
    this.#output?.add(message);
    if (wasOld) this.say("running");
  }

  #finish(end) {
    const time = duration(performance.now() - this.#begunAt);
    const expected = end === "failed" && this.#raises && this.#sentCode === this.source;
    if (end === "lost") this.#output?.breakOff();
    else this.#output?.end();
    if (end === "done" || expected) this.#move("succeed");
    else this.#move(end === "failed" ? "fail" : "lose");
    const words = {
      done: `done in ${time}`,
      failed: expected ? `done in ${time}: an error, as the text says` : "ended with an error",
      broken: "ended with an error",
      lost: `Python ${this.#begunAt ? "ended" : "could not be loaded"}; press Run to try again`,
    }[end];
    this.say(this.#code === this.#sentCode ? words : `${words}; changed since`);
  }

  /** It waited, or ran, and will not end. */
  giveUp(reason) {
    const isRunning = this.state === "running";
    this.#output?.breakOff();
    this.#move(isRunning ? "stop" : "skip");
    this.say(isRunning ? "stopped; Python starts again" : `not run: ${reason}`);
  }

  /** Python is a new one, or gone: nothing of this cell is left in it. */
  forget() {
    if (!this.#machine.can("forget")) return;
    const hadRun = this.hasRun;
    this.#move("forget");
    this.say(hadRun ? "run before the restart" : "not run yet");
  }

  /** A new Python is there. */
  hearStart() {
    if (this.state === "stopped") this.say("stopped");
    if (this.state === "lost") this.forget();
  }

  // ---- editing

  /** Take the reader's code; without an editor it is shown as plain text. */
  #setCode(code) {
    this.#code = code;
    this.#codeBeforeReset = undefined;
    this.#show();
    if (!this.isBusy) this.say(this.isChanged ? "changed" : "");
  }

  #showPlain(code) {
    const pre = this.#staticCode.querySelector("pre");
    this.#highlighted ??= pre.innerHTML;
    pre.textContent = code;
  }

  #showHighlighted() {
    if (this.#highlighted === undefined) return;
    this.#staticCode.querySelector("pre").innerHTML = this.#highlighted;
    this.#highlighted = undefined;
  }

  /** An edit of an earlier visit. */
  recall(code) {
    this.#setCode(code);
    this.#showPlain(code);
    this.say("changed by you on an earlier visit");
  }

  /** Open the editor, with the caret where the reader has pressed. */
  async edit(pressed) {
    if (this.#editor) return this.#editor.focus();
    this.#input.closest("details")?.setAttribute("open", "");
    if (!this.isBusy) this.say("loading the editor");
    let makeEditor;
    try {
      ({ makeEditor } = await import("./editor.js"));
    } catch (error) {
      return this.say(`no editor: ${error.message}`);
    }
    if (!this.#editor) this.#openEditor(makeEditor, pressed);
  }

  #openEditor(makeEditor, pressed) {
    const host = make("div", { class: "live-editor highlight" });
    // to the site, "/" means search
    host.addEventListener("keydown", (event) => event.stopPropagation());
    this.#staticCode.hidden = true;
    this.#input.append(host);
    this.#editor = makeEditor(host, this.#code, {
      label: `Code of ${this.name}. Escape leaves the editor.`,
      onRun: () => this.isBusy || this.#page.runFrom(this),
      onChange: (code) => {
        this.#setCode(code);
        this.#page.keepEdit(this);
      },
      onLeave: () => this.#runButton.focus(),
    });
    if (!this.isBusy) {
      this.say(
        this.isChanged ? "changed" : "Shift and Enter run the cell, Escape leaves the editor",
      );
    }
    this.#show();
    this.#editor.focus();
    const caret = pressed && this.#editor.posAtCoords({ x: pressed.clientX, y: pressed.clientY });
    if (caret) this.#editor.dispatch({ selection: { anchor: caret } });
  }

  #closeEditor() {
    this.#editor?.destroy();
    this.#editor = undefined;
    this.#input.querySelector(".live-editor")?.remove();
    this.#staticCode.hidden = false;
  }

  #resetPressed() {
    if (this.#codeBeforeReset === undefined) this.reset();
    else this.#undoReset();
  }

  #undoReset() {
    const code = this.#codeBeforeReset;
    if (this.#editor) {
      const all = { from: 0, to: this.#editor.state.doc.length };
      this.#editor.dispatch({ changes: { ...all, insert: code } });
    } else {
      this.#setCode(code);
      this.#showPlain(code);
    }
    this.say("changed");
    this.#page.keepEdit(this);
  }

  /** Code and output as the book has them. */
  reset() {
    this.#closeEditor();
    this.#codeBeforeReset = this.isChanged ? this.#code : undefined;
    this.#code = this.source;
    this.#showHighlighted();
    this.#output.restore();
    this.#move("reset");
    this.say("");
    this.#page.keepEdit(this);
    this.#page.announce(`${this.name} is as it was`);
    this.#runButton.focus();
  }
}
