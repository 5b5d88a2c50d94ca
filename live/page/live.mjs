// Makes the code cells and the explorables of a page run. Loaded on pages that have some; README.md says how it fits.
import { Cell } from "./cells.mjs";
import { dressExplorables } from "./explorables.mjs";
import { make } from "./outputs.mjs";
import { Python } from "./python.mjs";

const settings = JSON.parse(document.getElementById("live-cells").textContent);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
const LIVE = (cell) => !cell.reason;

class Page {
  constructor() {
    this.python = new Python(settings.kernel);
    this.key = `bleu ${location.pathname} ${settings.version}`;
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
      ["Try again", () => this.python.run({ kind: "cell", code: "", label: "a test" })],
      ["Forget my changes", () => this.forgetEdits()],
    ].map(([text, action]) => {
      const button = make("button", { type: "button", text });
      button.addEventListener("click", action);
      return button;
    });
    Object.assign(this, { all, stop, retry, forget });
    all.hidden = !this.cells.some(LIVE);
    stop.hidden = retry.hidden = forget.hidden = true;
    this.bar = make("div", { class: "live-page-bar", role: "group", "aria-label": "Python in this page" });
    this.bar.append(this.label, this.meter, all, stop, retry, forget);
    document.querySelector(".bd-article h1")?.after(this.bar, this.voice);
    this.#tell("off", {});
  }

  #tell(state, { loaded = 0, total = 0, label, text }) {
    const loading = state === "loading" || (state === "running" && loaded < total);
    const amount = `${megabytes(loaded)} of ${megabytes(total)} MB`;
    const said = {
      off: `The code on this page runs here, in your browser. The first run loads Python: ${megabytes(settings.kernel.bytes)} MB, less when compressed.`,
      loading: `Python is loading: ${amount}`,
      ready: "Python is ready.",
      running: `Running ${label}${loading ? `; loading what it imports: ${amount}` : ""}`,
      failed: `Python could not be loaded: ${text}`,
    }[state];
    this.label.textContent = said;
    this.meter.hidden = !loading;
    this.meter.max = total || 1;
    this.meter.value = loaded;
    this.stop.hidden = state === "off" || state === "failed";
    this.retry.hidden = state !== "failed";
    if (state !== this.bar.dataset.state) {
      // the label changes with every megabyte; a screen reader hears each state once
      if (state !== "off" || this.bar.dataset.state) this.announce({ loading: "Python is loading", off: "Python is off" }[state] ?? said);
      this.bar.dataset.state = state;
    }
    if (state === "loading" && this.asked?.busy) this.asked.say(said);
    if (loading && state === "running") this.#running()?.say(`loading what it imports: ${amount}`);
  }

  #running() {
    return this.cells.find((cell) => cell.state === "running");
  }

  announce(text) {
    this.voice.textContent = text;
  }

  // A cell needs what stands above it: whatever was not run yet runs first, hidden cells too.
  runFrom(cell) {
    const above = this.cells.slice(0, this.cells.indexOf(cell)).filter((other) => !other.ran);
    return this.#runCells([...above, cell], cell);
  }

  runAbove(cell) {
    return this.#runCells(this.cells.slice(0, this.cells.indexOf(cell)), cell);
  }

  runAll() {
    return this.#runCells(this.cells);
  }

  async #runCells(cells, asked) {
    const live = cells.filter((cell) => LIVE(cell) && !cell.busy);
    this.asked = asked ?? live.find((cell) => cell.node);
    if (live.includes(asked) && asked.fold) asked.fold.open = true;
    live.forEach((cell) => cell.queue());
    this.#tell(this.python.state, this.python.detail);
    for (const [place, cell] of live.entries()) {
      const state = await cell.run();
      if (state === "done") continue;
      live.slice(place + 1).forEach((other) => other.skip(cell, state));
      this.announce(state === "failed" ? `${cell.name} ended with an error` : `${cell.name} stopped`);
      return;
    }
    if (live.length) this.announce(asked ? `${live.at(-1).name} is done` : "All cells are done");
  }

  restart() {
    this.python.stop();
    this.cells.forEach((cell) => cell.forget());
    this.python.run({ kind: "cell", code: "", label: "a first line" });
  }

  keep() {
    const edits = Object.fromEntries(this.cells.filter((cell) => cell.changed).map((cell) => [cell.node.id, cell.code]));
    this.forget.hidden = !Object.keys(edits).length;
    try {
      if (this.forget.hidden) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify(edits));
    } catch {
      // storage is full or forbidden: the edits live as long as the page
    }
  }

  #recall() {
    let edits = {};
    try {
      edits = JSON.parse(localStorage.getItem(this.key)) ?? {};
    } catch {
      // as above, or not what was stored
    }
    for (const cell of this.cells) if (LIVE(cell) && cell.input && typeof edits[cell.node.id] === "string") cell.recall(edits[cell.node.id]);
    this.forget.hidden = !this.cells.some((cell) => cell.changed);
  }

  forgetEdits() {
    for (const cell of this.cells.filter((cell) => cell.changed)) cell.reset();
    this.announce("Your changes are forgotten");
    this.all.focus();
  }
}

const page = new Page();
dressExplorables(page);
