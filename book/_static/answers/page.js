// What a reader answers on a page: predictions, guesses, exercises. Kept in this browser only.
import { make, within } from "./dom.js";
import { Exercises } from "./exercises.js";
import { Guesses } from "./guesses.js";
import { Memory } from "./memory.js";
import { Predictions } from "./predictions.js";

const BOX = ".predict";
const CHECK = ".bleu-check";
const DRAWN = ".cell_output"; // what a cell draws is asked anew each time
const FORMULA = ".math"; // its text is another one before and after it is set

class Page {
  #article;
  #memory = new Memory(() => localStorage, `bleu answers ${location.pathname}`);
  #voice = make("div", { role: "status", class: "answers-voice" });
  #note = make("span", { tabindex: "-1" });
  #forget = make("button", { type: "button", text: "Forget my answers" });
  #kept = make("p", { class: "answers-kept" }, this.#note, " ", this.#forget);
  #kinds;
  #exercises;

  constructor(article) {
    this.#article = article;
    this.#kinds = [new Predictions(this), new Guesses(this)];
    this.#exercises = new Exercises(article, this);
    this.#forget.addEventListener("click", () => this.#forgetAll());
    article.append(this.#kept, this.#voice);
    this.#offer();
    for (const box of article.querySelectorAll(BOX)) this.#add(box);
    for (const check of article.querySelectorAll(CHECK)) this.#exercises.see(check);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) this.#see(node);
    }).observe(article, { childList: true, subtree: true });
  }

  #see(node) {
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const box of within(node, BOX)) this.#add(box);
    for (const check of within(node, CHECK)) this.#exercises.see(check);
  }

  #add(box) {
    if (box.dataset.known !== undefined) return;
    box.dataset.known = "";
    for (const kind of this.#kinds) kind.add(box);
  }

  // ---- what is said and kept

  say(text) {
    this.#voice.textContent = text;
  }

  recall(box, what) {
    return box.closest(DRAWN) ? undefined : this.#memory.read()[nameOf(box, what)];
  }

  keep(box, what, text) {
    if (!box.closest(DRAWN)) this.#memory.keep(nameOf(box, what), text);
    this.#offer();
  }

  recallSolved(number) {
    return this.#memory.read()[`solved ${number}`];
  }

  keepSolved(number) {
    this.#memory.keep(`solved ${number}`, "right");
    this.#offer();
  }

  #offer() {
    this.#kept.hidden = Object.keys(this.#memory.read()).length === 0;
    this.#forget.hidden = false;
    this.#note.textContent =
      "Your answers on this page are kept in this browser, and nowhere else.";
  }

  #forgetAll() {
    this.#memory.clear();
    for (const box of this.#article.querySelectorAll(`${BOX}[data-known]`)) {
      for (const kind of this.#kinds) kind.forget(box);
    }
    this.#exercises.forget();
    this.#forget.hidden = true;
    this.#note.textContent = "Your answers on this page are forgotten.";
    this.#note.focus(); // the button that was pressed is gone
  }
}

// By its words, so that another question in its place is another prediction.
function nameOf(box, what) {
  const copy = box.cloneNode(true);
  for (const part of copy.querySelectorAll(
    `.admonition-title, details, form, .guess-result, ${FORMULA}`,
  ))
    part.remove();
  return `${copy.textContent.replaceAll(/\s+/g, " ").trim()} | ${what}`;
}

const article = document.querySelector(".bd-article");
if (article?.querySelector(`${BOX}, .cell`)) new Page(article);
