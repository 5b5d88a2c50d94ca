// Makes the code cells and the explorables of a page run. Loaded on pages that have some; README.md says how it fits.
import { Cell } from "./cells.mjs";
import { dressExplorables } from "./explorables.mjs";
import { make } from "./outputs.mjs";
import { Python } from "./python.mjs";

const settings = JSON.parse(document.getElementById("live-cells").textContent);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

class Page {
  #plan = []; // cells that will run, in order; the first is the one that runs
  #edits = `bleu ${location.pathname}`;

  constructor() {
    this.python = new Python(settings.kernel);
    let number = 0;
    this.cells = settings.cells.map((cell) => {
      const node = document.getElementById(cell.id) ?? undefined;
      return new Cell(this, cell, node, node && ++number);
    });
    this.#dress();
    this.#recall();
    this.python.listeners.push((state, detail) => this.#tell(state, detail));
  }

  #dress() {
    this.label = make("span", { class: "live-state" });
    this.meter = make("progress", { hidden: true, "aria-label": "Python is loading" });
    this.voice = make("div", { role: "status", class: "live-voice" });
    const [all, stop, retry, forget] = [
      ["Run all", () => this.runAll()],
      ["Stop and restart", () => this.restart()],
      ["Try again", () => this.retryStart()],
      ["Forget my changes", () => this.forgetEdits()],
    ].map(([text, action]) => {
      const button = make("button", { type: "button", text });
      button.addEventListener("click", action);
      return button;
    });
    Object.assign(this, { all, stop, retry, forget });
    all.hidden = !this.cells.some((cell) => !cell.reason);
    this.bar = make("div", { class: "live-page-bar", role: "group", "aria-label": "Python in this page" });
    this.bar.append(this.label, this.meter, all, stop, retry, forget);
    document.querySelector(".bd-article h1")?.after(this.bar, this.voice);
    this.#tell("off", {});
  }

  #tell(state, { loaded = 0, total = 0, label, text }) {
    const loading = state === "loading" || (state === "running" && loaded < total);
    const amount = `${megabytes(loaded)} of ${megabytes(total)} MB`;
    const size = `${Math.round(settings.kernel.compressed / 1e6)} to ${Math.round(settings.kernel.bytes / 1e6)} MB, once`;
    this.label.textContent = {
      off: `The code on this page runs here, in your browser. The first run loads Python: ${size}.`,
      loading: loaded < total ? `Python is loading: ${amount}` : "Python is starting",
      ready: "Python is ready.",
      running: `Running ${label}${loading ? `; loading what it imports: ${amount}` : ""}`,
      failed: text,
    }[state];
    this.meter.hidden = !loading;
    this.meter.max = total || 1;
    this.meter.value = loaded;
    this.stop.hidden = state === "off" || state === "failed";
    this.stop.textContent = state === "loading" ? "Stop" : "Stop and restart";
    this.retry.hidden = state !== "failed";
    if (state === "failed") this.cells.forEach((cell) => cell.forget());
    // a screen reader hears the start and the end of a wait, not each megabyte and not each cell
    if (state !== this.bar.dataset.state && (state === "loading" || state === "failed")) {
      this.announce(state === "loading" ? "Python is loading" : text);
    }
    this.bar.dataset.state = state;
    if (!this.asked?.busy) return;
    if (loading) this.asked.say(this.label.textContent);
    else if (state === "running" && this.asked.state === "queued") this.asked.say(`waiting for ${label}`);
  }

  announce(text) {
    this.voice.textContent = text;
  }

  // A cell needs what stands above it: whatever was not run yet runs first, hidden cells too.
  runFrom(cell) {
    const above = this.cells.slice(0, this.cells.indexOf(cell)).filter((other) => !other.ran);
    const loop = above.find((other) => other.state === "stopped" && other.changed);
    if (loop) return cell.say(`not run: ${loop.name} was stopped; change it or reset it first`);
    if (cell.fold) cell.fold.open = true;
    this.#add([...above, cell], cell);
  }

  runAbove(cell) {
    this.#add(this.cells.slice(0, this.cells.indexOf(cell)), cell);
  }

  runAll() {
    this.#add(this.cells, this.cells.find((cell) => cell.runButton));
  }

  #add(cells, asked) {
    const fresh = cells.filter((cell) => !cell.reason && !cell.busy);
    this.asked = asked;
    fresh.forEach((cell) => cell.queue());
    const idle = !this.#plan.length;
    this.#plan.push(...fresh);
    if (idle) this.#work();
  }

  async #work() {
    let cell, state;
    while ((cell = this.#plan[0])) {
      state = await cell.run();
      if (this.#plan[0] !== cell) return; // the plan was given up meanwhile
      this.#plan.shift();
      if (state !== "done") return this.#giveUp(this.python.state === "failed" ? "there is no Python" : `${cell.name} ended with an error`);
      if (!this.#plan.length) this.announce(`${cell.name} is done`);
    }
  }

  #giveUp(reason) {
    this.#plan.splice(0).forEach((cell) => cell.skip(reason));
    if (this.python.state !== "failed") this.announce(reason);
  }

  // Stop on a cell: one that waits leaves the plan; one that Python has can only be stopped with the interpreter.
  halt(cell) {
    if (cell === this.#plan[0] || this.python.state === "loading") return this.restart();
    this.#plan = this.#plan.filter((other) => other !== cell);
    cell.skip("stopped");
  }

  restart() {
    const loading = this.python.state === "loading";
    this.#giveUp("stopped");
    this.cells.forEach((cell) => cell.forget());
    if (!loading) return this.python.restart();
    this.python.stop();
    this.all.focus(); // the button that was pressed is gone
  }

  retryStart() {
    this.python.restart();
    this.stop.focus();
  }

  // By the source of the cell: where the book has changed it, the edit does not fit any more. One cell at a time:
  // the others may have been edited in another tab.
  keep({ source, code, changed }) {
    this.forget.hidden = !this.cells.some((cell) => cell.changed);
    const edits = this.#kept();
    if (changed) edits[source] = code;
    else delete edits[source];
    this.#store(edits);
  }

  #store(edits) {
    try {
      if (Object.keys(edits).length) localStorage.setItem(this.#edits, JSON.stringify(edits));
      else localStorage.removeItem(this.#edits);
    } catch {
      // storage is full or forbidden: the edits live as long as the page
    }
  }

  #kept() {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#edits)) ?? {};
      return Object.fromEntries(this.cells.filter(({ source }) => source in kept).map(({ source }) => [source, kept[source]]));
    } catch {
      return {}; // as above, or not what was stored
    }
  }

  #recall() {
    const edits = this.#kept();
    for (const cell of this.cells) {
      if (cell.runButton && typeof edits[cell.source] === "string") cell.recall(edits[cell.source]);
    }
    this.forget.hidden = !this.cells.some((cell) => cell.changed);
  }

  forgetEdits() {
    if (this.#plan.length) this.restart();
    for (const cell of this.cells.filter((cell) => cell.changed)) cell.reset();
    this.#store({}); // those of another tab, too
    this.announce("Your changes are forgotten");
    this.all.focus();
  }
}

const page = new Page();
dressExplorables(page);
