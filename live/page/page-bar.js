// The bar at the top of a page: what Python does, and the buttons that are about the whole page.
import { make, makeButton } from "./dom.js";
import { describe, isLoading } from "./words.js";

export class PageBar {
  #size; // of all that the page's cells load
  #bar;
  #label = make("span", { class: "live-state" });
  #meter = make("progress", { hidden: true, "aria-label": "Python is loading" });
  #notice = make("span", { class: "live-notice", hidden: true });
  #voice = make("div", { role: "status", class: "live-voice" });
  #runAll;
  #stop;
  #retry;
  #forget;

  constructor(size, { runAll, stop, retry, forget }) {
    this.#size = size;
    this.#runAll = makeButton("Run all", runAll);
    this.#stop = makeButton("Stop and restart", stop);
    this.#retry = makeButton("Try again", retry);
    this.#forget = makeButton("Forget my changes", forget);
    const group = { class: "live-page-bar", role: "group", "aria-label": "Python in this page" };
    const buttons = [this.#runAll, this.#stop, this.#retry, this.#forget];
    this.#bar = make("div", group, this.#label, this.#meter, ...buttons, this.#notice);
  }

  /** Below the title of the page. */
  placeBelow(title) {
    title.after(this.#bar, this.#voice);
  }

  /** What the interpreter does now. */
  show(interpreter) {
    const { state, loaded = 0, total = 0 } = interpreter;
    this.#bar.dataset.state = state;
    this.#label.textContent = describe(interpreter, this.#size);
    this.#meter.hidden = !isLoading(interpreter);
    this.#meter.max = total || 1;
    this.#meter.value = loaded;
    this.#stop.hidden = state === "off" || state === "failed";
    this.#stop.textContent = state === "loading" ? "Stop" : "Stop and restart";
    this.#retry.hidden = state !== "failed";
  }

  /** Which of the page's own buttons are of use. */
  offer({ runAll, forget }) {
    this.#runAll.hidden = !runAll;
    this.#forget.hidden = !forget;
  }

  /** Say it to those who hear the page. */
  announce(text) {
    this.#voice.textContent = text;
  }

  /** Say that a cell did something, with a way to it. */
  notify(cell, what) {
    const name = cell.place ? make("a", { href: `#${cell.place}`, text: cell.name }) : cell.name;
    this.#notice.replaceChildren(name, ` ${what}`);
    this.#notice.hidden = false;
    this.announce(`${cell.name} ${what}`);
  }

  clearNotice() {
    this.#notice.replaceChildren();
    this.#notice.hidden = true;
  }

  focusRunAll() {
    this.#runAll.focus();
  }

  focusStop() {
    this.#stop.focus();
  }
}
