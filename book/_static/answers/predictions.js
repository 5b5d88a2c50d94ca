// A prediction asks for one of some options. Each is a fold with the thinking that leads to it;
// pressing one is the reader's choice, and opens the right one too.
import { make } from "./dom.js";

const OPTION = "details.option";
const MARK = "answer-mark";

export class Predictions {
  #keeper;

  /** `keeper` has `recall(box, what)`, `keep(box, what, text)` and `say(text)`. */
  constructor(keeper) {
    this.#keeper = keeper;
    // before a fold opens or closes, by mouse or by key; also of boxes that come later
    document.addEventListener("click", (event) => {
      const option = event.target.closest?.(`${OPTION} > summary`)?.parentElement;
      const box = option?.closest(".predict");
      if (box?.dataset.asks !== undefined && !box.dataset.choice) {
        event.preventDefault();
        this.#choose(box, option);
      }
    });
  }

  /** Ask with a box, or show what the reader chose on an earlier visit. */
  add(box) {
    if (!options(box).some(isRight)) return;
    box.dataset.asks = "";
    const label = this.#keeper.recall(box, "choice");
    const chosen = options(box).find((option) => labelOf(option) === label);
    if (chosen) mark(box, chosen);
  }

  #choose(box, chosen) {
    const right = options(box).find(isRight);
    for (const option of [chosen, right]) option.open = true;
    this.#keeper.keep(box, "choice", labelOf(chosen));
    this.#keeper.say(
      chosen === right
        ? `Right: ${labelOf(right)}.`
        : `Not right: ${labelOf(chosen)}. The right one is ${labelOf(right)}.`,
    );
    mark(box, chosen);
  }

  forget(box) {
    delete box.dataset.choice;
    for (const option of options(box)) {
      option.open = false;
      delete option.dataset.mark;
      option.querySelector(`.${MARK}`)?.remove();
    }
  }
}

function options(box) {
  return [...box.querySelectorAll(OPTION)];
}

function isRight(option) {
  return option.classList.contains("right");
}

function labelOf(option) {
  const parts = [...option.querySelector("summary").childNodes];
  const own = parts.filter((part) => !part.classList?.contains(MARK));
  return own
    .map((part) => part.textContent)
    .join("")
    .trim();
}

// Said in words, with a sign, and by color last.
function mark(box, chosen) {
  box.dataset.choice = isRight(chosen) ? "right" : "wrong";
  for (const option of options(box)) {
    const words = wordsFor(option, chosen);
    if (!words) continue;
    option.dataset.mark = isRight(option) ? "right" : "wrong";
    const sign = make("span", { "aria-hidden": "true", text: isRight(option) ? "✓ " : "✗ " });
    const said = make("span", {}, sign, words);
    option.querySelector("summary").append(make("span", { class: MARK }, " ", said));
  }
}

function wordsFor(option, chosen) {
  if (option === chosen)
    return isRight(option) ? "your choice, and right" : "your choice, not right";
  return isRight(option) ? "right" : "";
}
