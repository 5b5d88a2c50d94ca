// Forms whose answer Python writes. Before the first press nothing is loaded: a worked case stands
// there. What a link carries is text for the fields, never code.
import { linkTo, valuesIn } from "./links.js";
import { FORM, StateMachine } from "./states.js";

const PAUSE = 150; // ms after the last keystroke
const THERE = ["loading", "ready", "running"]; // states of an interpreter that will answer
const NO_PYTHON = "There is no Python: see the top of the page.";

export function startForms(page) {
  for (const form of document.querySelectorAll("form[data-name]")) new Form(page, form);
}

class Form {
  #page;
  #form;
  #name; // what Python knows it by
  #output;
  #status;
  #worked; // the HTML of the worked case
  #machine = new StateMachine(FORM);
  #timer;
  #opened = []; // which folds of the answer were open when it came

  constructor(page, form) {
    this.#page = page;
    this.#form = form;
    this.#name = form.dataset.name;
    this.#output = form.querySelector("[data-output]");
    this.#status = form.querySelector("[data-status]");
    this.#worked = this.#output.innerHTML;
    this.#noteFolds();
    this.#listen();
    this.#recall();
    // until here the form could do nothing with what is typed
    for (const controls of form.querySelectorAll("fieldset[disabled]")) controls.disabled = false;
  }

  #listen() {
    const form = this.#form;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#show();
    });
    form.addEventListener("input", ({ target }) => this.#changed(target));
    form.addEventListener("reset", () => setTimeout(() => this.#reset()));
    form.querySelector("[data-copy]").addEventListener("click", () => this.#copy());
    window.addEventListener("hashchange", () => this.#recall());
    this.#page.python.listen((interpreter) => this.#hear(interpreter));
  }

  get #values() {
    return Object.fromEntries(new FormData(this.#form));
  }

  get #link() {
    return linkTo(location.href, this.#form.id, this.#values);
  }

  get #isWaiting() {
    return this.#machine.state !== "resting";
  }

  get #pythonIsThere() {
    return THERE.includes(this.#page.python.state);
  }

  // A status is read out at each change, also to the same words: it changes only when it has to.
  #say(text) {
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }

  // ---- links

  #recall() {
    const values = valuesIn(location.href, this.#form.id, this.#name);
    if (!values) return;
    for (const field of this.#form.elements) {
      if (field.name && values.has(field.name)) setField(field, values.get(field.name));
    }
    this.#showSliders();
    this.#form.scrollIntoView();
    this.#say("The fields hold the values of the link. Press Show to compute them.");
  }

  // The browser may refuse an address that changes too often.
  #setAddress(link) {
    try {
      history.replaceState(null, "", link);
    } catch {
      // the link can still be copied
    }
  }

  async #copy() {
    this.#setAddress(this.#link);
    try {
      await navigator.clipboard.writeText(this.#link);
      this.#say("The link is copied.");
    } catch {
      this.#say("The browser does not allow copying; the link stands in the address bar.");
    }
  }

  // ---- fields

  // A slider's number stands beside it.
  #showSliders() {
    for (const number of this.#form.querySelectorAll("[data-value-of]")) {
      number.value = this.#form.elements[number.dataset.valueOf].value;
    }
  }

  // The answer follows a slider or a choice. Text waits for Show: a reader thinks while she types.
  #changed(field) {
    this.#machine.send("change");
    this.#showSliders();
    clearTimeout(this.#timer);
    const follows = field.matches("input[type=range], select") && this.#pythonIsThere;
    if (!follows) {
      const first = this.#pythonIsThere ? "" : " The first time loads Python.";
      this.#say(`Press Show to compute this.${first}`);
    }
    this.#timer = setTimeout(() => {
      this.#setAddress(this.#link);
      if (follows) this.#show();
    }, PAUSE);
  }

  #reset() {
    if (this.#isWaiting) this.#machine.send("change");
    clearTimeout(this.#timer);
    this.#showSliders();
    this.#put(this.#worked);
    this.#say("");
    this.#setAddress(`${location.pathname}#${this.#form.id}`);
  }

  // ---- answers

  #show() {
    const wasWaiting = this.#isWaiting;
    this.#machine.send("ask");
    if (!wasWaiting) this.#ask();
  }

  // One question at a time: what changes meanwhile is asked when the answer comes.
  async #ask() {
    let html;
    let fault;
    const answer = this.#page.python.run(
      { kind: "explore", name: this.#name, state: this.#values, label: "the form below" },
      {
        begin: () => this.#say("Computing"),
        message: (message) => {
          if (message.kind === "explored") html = message.html;
          else fault = message.text;
        },
      },
    );
    this.#hear(this.#page.python.now); // a cell may be running
    const end = await answer;
    if (html === undefined) this.#noAnswer(end, fault);
    else if (this.#machine.send("answer") === "asking") this.#ask();
    else this.#showAnswer(html);
  }

  // What it waits for; how far a download has come stands at the top of the page.
  #hear({ state, label }) {
    if (!this.#isWaiting) return;
    if (state === "loading") this.#say("Python is loading; the top of the page shows how far.");
    if (state === "running" && label !== "the form below") this.#say(`Waiting for ${label}`);
  }

  #noAnswer(end, fault) {
    this.#machine.send("fail");
    const stopped = end === "stopped" && "Stopped. Press Show to compute this.";
    this.#say(fault ?? (stopped || NO_PYTHON));
  }

  #showAnswer(html) {
    const chosen = this.#chosenFolds();
    this.#put(html);
    this.#folds.forEach((fold, place) => {
      fold.open = chosen[place] ?? fold.open;
    });
    this.#say("");
    const news =
      this.#output.querySelector("[data-announce]") ?? this.#output.querySelector("p:not([role])");
    if (news) this.#page.announce(news.textContent);
  }

  // Written by Python, which escapes the reader's text.
  #put(html) {
    this.#output.innerHTML = html;
    this.#noteFolds();
    this.#markInvalid();
  }

  // The answer may say of fields that they cannot be read.
  #markInvalid() {
    const wrong = [...this.#output.querySelectorAll("[data-invalid]")];
    const names = wrong.map((message) => message.dataset.invalid);
    for (const field of this.#form.elements) {
      if (names.includes(field.name)) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
  }

  // ---- folds of the answer: one that the reader has opened or closed stays so

  get #folds() {
    return [...this.#output.querySelectorAll("details")];
  }

  #noteFolds() {
    this.#opened = this.#folds.map((fold) => fold.open);
  }

  #chosenFolds() {
    return this.#folds.map((fold, place) =>
      fold.open === this.#opened[place] ? undefined : fold.open,
    );
  }
}

function setField(field, text) {
  const { selectedIndex } = field;
  field.value = text;
  if (field.selectedIndex === -1) field.selectedIndex = selectedIndex; // there is no such choice
}
