// A guess asks for a number. Once it is made, it is drawn beside the answer, which unfolds.
import { make } from "./dom.js";
import { compare, parse } from "./numbers.js";

const GUESS = "details.guess";
let count = 0; // for ids

export class Guesses {
  #keeper;

  /** `keeper` has `recall(box, what)`, `keep(box, what, text)` and `say(text)`. */
  constructor(keeper) {
    this.#keeper = keeper;
  }

  /** Ask with a box, or show what the reader guessed on an earlier visit. */
  add(box) {
    for (const fold of box.querySelectorAll(GUESS)) {
      const guessed = this.#keeper.recall(box, labelOf(fold));
      if (guessed && fits(fold, guessed)) fold.before(result(fold, guessed));
      else this.#ask(box, fold);
    }
  }

  #ask(box, fold) {
    const form = makeForm(fold);
    const field = form.elements.guess;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const guessed = field.value.trim();
      if (fits(fold, guessed)) return this.#take(box, fold, guessed);
      refuse(field, `Write a number ${rangeOf(fold)}, such as ${exampleFor(fold)}.`);
    });
    fold.before(form);
  }

  #take(box, fold, guessed) {
    this.#keeper.keep(box, labelOf(fold), guessed);
    fold.previousElementSibling.replaceWith(result(fold, guessed));
    fold.open = true;
    fold.querySelector("summary").focus(); // the button that was pressed is gone
    this.#keeper.say(inWords(fold, guessed));
  }

  forget(box) {
    for (const fold of box.querySelectorAll(GUESS)) {
      fold.open = false;
      fold.previousElementSibling.remove();
      this.#ask(box, fold);
    }
  }
}

function labelOf(fold) {
  return fold.querySelector("summary").textContent.trim();
}

function fits({ dataset }, guessed) {
  const value = parse(guessed);
  return value >= Number(dataset.low) && value <= Number(dataset.high);
}

// ---- the question

function makeForm(fold) {
  count += 1;
  const [id, fault] = [`guess-${count}`, `guess-${count}-fault`];
  const several = fold.parentElement.querySelectorAll(GUESS).length > 1;
  const label = `${several ? `${labelOf(fold)}: your` : "Your"} guess, ${rangeOf(fold)}`;
  return make(
    "form",
    { class: "guess-form", novalidate: true },
    make("label", { for: id, text: label }),
    make("input", { id, name: "guess", type: "text", ...FIELD, "aria-describedby": fault }),
    make("button", { type: "submit", text: "Compare" }),
    make("p", { id: fault, role: "alert" }),
  );
}

const FIELD = { inputmode: "decimal", autocomplete: "off", size: 8 };

function rangeOf({ dataset: { low, high, unit } }) {
  return `from ${low} to ${high}${unit ? ` ${unit}` : ""}`;
}

function exampleFor({ dataset: { low, high } }) {
  return String((Number(low) + Number(high)) / 2);
}

function refuse(field, text) {
  field.setAttribute("aria-invalid", "true");
  field.form.querySelector("[role=alert]").textContent = text;
  field.focus();
}

// ---- the answer

function result(fold, guessed) {
  return make(
    "div",
    { class: "guess-result" },
    scale(fold, guessed),
    make("p", { text: inWords(fold, guessed) }),
  );
}

function inWords({ dataset: { answer, unit } }, guessed) {
  const how = compare(parse(guessed), answer);
  const sign = how === "right" ? "✓ " : "";
  const truth = unit ? `${answer} ${unit}` : answer;
  return `${sign}Your guess, ${guessed}, is ${how}. The answer: ${truth}.`;
}

// Places are parts of the width, so that letters keep their size on a phone.
function scale({ dataset: { low, high, answer } }, guessed) {
  const percent = (value) => `${((value - low) / (high - low)) * 100}%`;
  const [guess, truth] = [percent(parse(guessed)), percent(Number(answer))];
  const about = `A scale from ${low} to ${high}. Your guess: ${guessed}. The answer: ${answer}.`;
  const picture = make(
    "svg",
    { width: "100%", height: "64" },
    make("line", { x1: "0", x2: "100%", y1: "32", y2: "32" }),
    make("text", { x: guess, y: "16", ...anchor(guess), text: `you: ${guessed}` }),
    make("circle", { cx: guess, cy: "32", r: "6" }),
    make("svg", { x: truth, y: "32" }, make("path", { d: "M0-8 8 0 0 8-8 0Z" })),
    make("text", { x: truth, y: "58", ...anchor(truth), text: `answer: ${answer}` }),
  );
  const ends = [low, high].map((text) => make("span", { text }));
  const drawn = { class: "guess-scale", role: "img", "aria-label": about };
  return make("div", drawn, ends[0], picture, ends[1]);
}

function anchor(place) {
  const part = Number.parseFloat(place);
  return { "text-anchor": part < 25 ? "start" : part > 75 ? "end" : "middle" };
}
