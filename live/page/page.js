// A page whose cells run: the order of its cells, the reader's edits, and who hears of what.
import { Cell } from "./cell.js";
import { StoredEdits } from "./edits.js";
import { PageBar } from "./page-bar.js";
import { Python } from "./python.js";
import { describe, isLoading } from "./words.js";

export class Page {
  python;
  selectors; // where the theme puts things

  #cells;
  #bar;
  #edits;
  #size;
  #plan = []; // cells that will run, in order; the first is the one that runs
  #asked; // the cell whose Run was pressed: it tells what it waits for

  constructor({ kernel, cells, storage, selectors }) {
    this.selectors = selectors;
    this.python = new Python(kernel);
    this.#size = kernel.page ?? kernel;
    this.#cells = this.#makeCells(cells);
    this.#bar = new PageBar(this.#size, {
      runAll: () => this.#runAll(),
      stop: () => this.#restart(),
      retry: () => this.#retry(),
      forget: () => this.#forgetEdits(),
    });
    this.#bar.placeBelow(document.querySelector(selectors.title) ?? document.querySelector("h1"));
    this.#bar.show(this.python.now);
    const sources = cells.map(({ source }) => source);
    this.#edits = new StoredEdits(() => localStorage, `${storage} ${location.pathname}`, sources);
    this.#recallEdits();
    this.python.listen((interpreter) => this.#hear(interpreter));
  }

  #makeCells(cells) {
    let number = 0;
    return cells.map((cell) => {
      const node = document.getElementById(cell.id) ?? undefined;
      if (node) number += 1;
      return new Cell(this, cell, node, node && number);
    });
  }

  announce(text) {
    this.#bar.announce(text);
  }

  // ---- the interpreter

  #hear(interpreter) {
    const { state, previous, label } = interpreter;
    this.#bar.show(interpreter);
    if (state !== previous) this.#hearMove(interpreter);
    if (!this.#asked?.isBusy) return;
    if (isLoading(interpreter)) this.#asked.say(describe(interpreter, this.#size));
    else if (state === "running" && this.#asked.state === "queued") {
      this.#asked.say(`waiting for ${label}`);
    }
  }

  // A screen reader hears the start and the end of a wait, not each megabyte and not each cell.
  #hearMove({ state, previous, text }) {
    if (state === "loading") this.announce("Python is loading");
    if (state === "failed") {
      this.#forgetRuns();
      this.announce(text);
    }
    if (previous === "loading" && (state === "ready" || state === "running")) {
      for (const cell of this.#cells) cell.hearStart();
    }
  }

  #forgetRuns() {
    for (const cell of this.#cells) cell.forget();
  }

  // ---- running

  /** A cell needs what stands above it: whatever was not run yet runs first, hidden cells too. */
  runFrom(cell) {
    const above = this.#above(cell).filter((other) => !other.hasRun);
    const loop = above.find((other) => other.state === "stopped" && other.isChanged);
    if (loop) return cell.say(`not run: ${loop.name} was stopped; change it or reset it first`);
    if (cell.fold) cell.fold.open = true;
    this.#run([...above, cell], cell);
  }

  runAbove(cell) {
    this.#run(this.#above(cell), cell);
  }

  #above(cell) {
    return this.#cells.slice(0, this.#cells.indexOf(cell));
  }

  #runAll() {
    this.#run(
      this.#cells,
      this.#cells.find((cell) => cell.isLive),
    );
  }

  #run(cells, asked) {
    const fresh = cells.filter((cell) => !cell.reason && !cell.isBusy);
    this.#asked = asked;
    this.#bar.clearNotice();
    for (const cell of fresh) cell.queue();
    const isIdle = !this.#plan.length;
    this.#plan.push(...fresh);
    if (isIdle) this.#work();
  }

  async #work() {
    while (this.#plan.length) {
      const cell = this.#plan[0];
      await cell.run();
      if (this.#plan[0] !== cell) return; // the plan was given up meanwhile
      this.#plan.shift();
      if (cell.state !== "done") return this.#failed(cell);
      if (!this.#plan.length) this.announce(`${cell.name} is done`);
    }
  }

  #failed(cell) {
    if (this.python.state === "failed") return this.#giveUp("there is no Python");
    this.#giveUp(`${cell.name} ended with an error`);
    this.#bar.notify(cell, "ended with an error");
  }

  #giveUp(reason) {
    for (const cell of this.#plan.splice(0)) cell.giveUp(reason);
  }

  /**
   * Stop on a cell. One that waits leaves the plan; one that Python has can only be stopped with
   * the interpreter.
   */
  halt(cell) {
    if (cell === this.#plan[0] || this.python.state === "loading") return this.#restart();
    this.#plan = this.#plan.filter((other) => other !== cell);
    cell.giveUp("stopped");
  }

  #restart() {
    this.#giveUp("stopped");
    this.#forgetRuns();
    this.announce("stopped");
    if (this.python.state !== "loading") return this.python.restart();
    this.python.stop();
    this.#bar.focusRunAll(); // the button that was pressed is gone
  }

  #retry() {
    this.python.start();
    this.#bar.focusStop();
  }

  // ---- the reader's edits

  /** What was changed in a cell, or that it is as it was. */
  keepEdit({ source, code, isChanged }) {
    this.#offer();
    if (isChanged) this.#edits.keep(source, code);
    else this.#edits.drop(source);
  }

  #offer() {
    this.#bar.offer({
      runAll: this.#cells.some((cell) => !cell.reason),
      forget: this.#cells.some((cell) => cell.isChanged),
    });
  }

  #recallEdits() {
    const edits = this.#edits.read();
    for (const cell of this.#cells) {
      if (cell.isLive && cell.source in edits) cell.recall(edits[cell.source]);
    }
    this.#offer();
  }

  #forgetEdits() {
    if (this.#plan.length) this.#restart();
    for (const cell of this.#cells.filter((cell) => cell.isChanged)) cell.reset();
    this.#edits.clear(); // those of another tab, too
    this.announce("Your changes are forgotten");
    this.#bar.focusRunAll();
  }
}
