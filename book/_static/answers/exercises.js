// An exercise is solved when its check says so after a run of the reader's own.
import { make } from "./dom.js";

const RAN = ["running", "done", "failed"]; // a cell in one of these states shows what its run sent
const SOLUTION = ".tag_hide-cell"; // it is right whoever runs it
const MARK = "exercise-solved";

export class Exercises {
  #keeper;
  #headings = new Map(); // number -> heading

  /** `keeper` has `recallSolved(number)`, `keepSolved(number)` and `say(text)`. */
  constructor(article, keeper) {
    this.#keeper = keeper;
    for (const heading of article.querySelectorAll("h2, h3, h4")) {
      const [, number] = /^Exercise (\d+\.\d+)\b/.exec(heading.textContent.trim()) ?? [];
      if (number) this.#headings.set(number, heading);
      if (number && keeper.recallSolved(number)) mark(heading);
    }
  }

  /** A check that has come into the page. */
  see(check) {
    link(check);
    const { exercise, state } = check.dataset;
    const cell = check.closest("[data-live]");
    const heading = this.#headings.get(exercise);
    if (state !== "right" || !heading || cell?.matches(SOLUTION)) return;
    // what the page came with, and what Reset brings back, is no answer of the reader's
    if (!RAN.includes(cell?.dataset.live)) return;
    mark(heading);
    this.#keeper.keepSolved(exercise);
    this.#keeper.say(`Exercise ${exercise} is solved`);
  }

  forget() {
    for (const heading of this.#headings.values()) heading.querySelector(`.${MARK}`)?.remove();
  }
}

/** Names of sections lead there; Python, which wrote them, does not know that it is in a page. */
function link(check) {
  for (const name of check.querySelectorAll("[data-href]")) {
    name.replaceWith(make("a", { href: name.dataset.href, text: name.textContent }));
  }
}

function mark(heading) {
  if (heading.querySelector(`.${MARK}`)) return;
  const sign = make("span", { "aria-hidden": "true", text: "✓ " });
  const said = make("span", {}, sign, "solved");
  heading.insertBefore(
    make("span", { class: MARK }, " ", said),
    heading.querySelector(".headerlink"),
  );
}
