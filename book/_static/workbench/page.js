// The page that scores files: reads them, asks Python, and shows the HTML that it answers with.
import { Side } from "./files.js";
import { address as parquet } from "./parquet.js";

const MODULE = "bleu.workbench.desk";
const PATIENCE = 3000; // milliseconds between two words about one step
const find = (selector) => document.querySelector(selector);
const template = find("#bench-form"); // without this script, there is no form to see
template.replaceWith(template.content);
const form = find("#bench");
const results = find("#bench-results");
const [status, fault, bar] = [".bench-status", ".bench-error", "progress"].map((name) =>
  form.querySelector(name),
);
const { cancel, score, sample } = form.elements;

let python;
let step; // what Python does
let said; // when that was said
let heard; // what was said last: a screen reader hears each step once, not each per cent

start().catch(({ message }) => {
  form.before(`The workbench cannot start: ${message}`);
});

async function start() {
  const page = find("#live-cells");
  if (!page) return; // the site was built without Python
  page.dataset.started = "true"; // else the page says why no script came
  const { kernel, scripts } = JSON.parse(page.textContent);
  const { Python } = await import(new URL(`../${scripts}/python.js`, import.meta.url));
  python = new Python(kernel);
  python.listen(hear);
  const sides = Array.from(form.querySelectorAll("[data-side]"), (node) => [
    node.dataset.side,
    new Side(node, fail),
  ]);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    scoreFiles(sides);
  });
  sample.addEventListener("click", () => fill(Object.fromEntries(sides)));
  cancel.addEventListener("click", stop);
  results.addEventListener("submit", (event) => {
    event.preventDefault();
    askMore(event.target, event.submitter);
  });
  form.hidden = false;
}

function fill(sides) {
  const texts = JSON.parse(find("#bench-sample").textContent);
  for (const [name, files] of Object.entries(texts)) {
    const encoder = new TextEncoder();
    sides[name].fill(files.map(({ name, text }) => ({ name, data: encoder.encode(text) })));
  }
  say("The sample is loaded: two references and two outputs. Press Score.");
}

async function scoreFiles(sides) {
  const { tokenize, smoothing, order, case: letters } = Object.fromEntries(new FormData(form));
  results.replaceChildren();
  const files = await readAll(sides);
  if (!files) return;
  keepForOffline();
  const answer = await ask({ do: "score", ...files, tokenize, smoothing, order, case: letters });
  if (!answer) return;
  results.innerHTML = answer.html; // written by Python, which escapes the reader's text
  results.focus({ preventScroll: true });
  results.scrollIntoView({ block: "start" });
}

async function readAll(sides) {
  fail();
  try {
    const read = sides.map(async ([name, side]) => [name, await side.read()]);
    return Object.fromEntries(await Promise.all(read));
  } catch ({ message }) {
    fail(message);
  }
}

// Python is kept once it has come; so is what reads Parquet files, for who brings one later.
async function keepForOffline() {
  const { active } = (await navigator.serviceWorker?.ready) ?? {};
  active?.postMessage([parquet]);
}

// A form of the results: sentences, n-grams, faults, rules, downloads.
async function askMore(asking, submitter) {
  const place = asking.querySelector("[data-answer]");
  const fields = Object.fromEntries(new FormData(asking, submitter));
  const answer = await ask({ do: asking.dataset.ask, ...fields });
  if (!answer) return;
  if (answer.file) return keep(answer);
  place.innerHTML = answer.html;
  place.focus({ preventScroll: true });
  if (asking.getBoundingClientRect().top < 0) asking.scrollIntoView(); // a next page begins at its top
}

function keep({ file, type, text }) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: file });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  say(`${file} is downloaded.`);
}

/** Python's answer to a request; none where it was stopped, or has an error. */
async function ask(given) {
  fail();
  const asked = document.activeElement;
  wait(true);
  cancel.focus(); // the button that was pressed is disabled
  let answer;
  const task = { kind: "call", module: MODULE, name: "answer", given, label: "the workbench" };
  const end = await python.run(task, {
    begin: () => say("Computing"),
    message: (message) => {
      if (message.kind === "answer") answer = message.answer;
      if (message.kind === "told") tell(message);
      if (message.kind === "error") answer = { error: message.text };
    },
  });
  wait(false);
  if (end === "stopped") return score.focus(); // said by who stopped it
  asked.focus({ preventScroll: true });
  if (answer && !answer.error) {
    say(answer.say ?? "Done.");
    return answer;
  }
  say("");
  fail(answer?.error ?? python.now.text ?? "Python ended; press Score to start it again.");
}

function stop() {
  results.replaceChildren(); // what they were computed from is gone with the interpreter
  if (python.state === "loading") python.stop();
  else python.restart();
  say("Canceled. Press Score to begin again.");
}

function wait(isBusy) {
  for (const button of document.querySelectorAll("#bench button, #bench-results button")) {
    if (button !== cancel) button.disabled = isBusy;
  }
  cancel.parentNode.toggleAttribute("data-busy", isBusy); // in sight, wherever the reader is
  cancel.hidden = !isBusy;
  bar.hidden = !isBusy;
  bar.removeAttribute("value");
  step = undefined;
}

// Cancel starts a new interpreter: that is heard only while something waits for it.
function hear({ state, loaded = 0, total = 0 }) {
  if (cancel.hidden || state !== "loading") return;
  say("Loading Python");
  if (total) bar.value = loaded / total;
}

// A step is said when it begins, and how far it is when it has been going on for long.
function tell({ what, share }) {
  bar.value = share;
  const isLong = what === step && Date.now() - said > PATIENCE;
  if (what === step && !isLong) return;
  [step, said] = [what, Date.now()];
  say(isLong ? `${what}: ${Math.round(100 * share)} %` : what);
}

function say(text) {
  if (text !== heard) status.textContent = text;
  heard = text;
}

function fail(text = "") {
  fault.textContent = text;
  if (text) fault.scrollIntoView({ block: "nearest" });
}
