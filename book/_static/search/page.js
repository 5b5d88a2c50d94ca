// The search page: asks the sections of the book, and lists those that answer.
import { excerpt } from "./excerpt.js";
import { Sections } from "./sections.js";

const MOST = 20;
const FOLDER = new URL("./", import.meta.url).href; // _static/search/ of the site
const ROOT = new URL("../../", FOLDER);
const form = document.querySelector(".bd-search-container form.bd-search");
const summary = document.querySelector("#search-summary");
const list = document.querySelector("#search-results");

let sections;
// the list of sections is asked for anew at each visit; a host answers in a word that it has not changed
const loading = fetch(`${FOLDER}sections.json`, { cache: "no-cache" }).then(async (response) => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  sections = new Sections(await response.json());
});

async function search() {
  const query = new URLSearchParams(location.search).get("q")?.trim() ?? "";
  form.elements.q.value = query;
  list.replaceChildren();
  if (!query) return say("");
  if (!sections) say("Looking through the book …");
  try {
    await loading;
  } catch {
    return say(
      "The list of what the book says could not be loaded. Without a network, search works once this page was visited with one.",
    );
  }
  show(query, sections.find(query));
}

function show(query, found) {
  list.replaceChildren(...found.slice(0, MOST).map(item));
  const what = `“${query}”`;
  if (!found.length) say(`Nothing found for ${what}. Try fewer or other words.`);
  else if (found.length === 1) say(`1 section found for ${what}.`);
  else if (found.length <= MOST) say(`${found.length} sections found for ${what}, the best first.`);
  else say(`${found.length} sections share words with ${what}. The best ${MOST}:`);
}

function say(text) {
  if (summary.textContent !== text) summary.textContent = text;
}

function item({ url, heading, page, text = "", code = "", match }) {
  const terms = new Set(Object.keys(match));
  const link = element("a", heading);
  link.href = new URL(url, ROOT);
  const pieces = excerpt(text || code, terms).map((piece) =>
    piece.found ? element("mark", piece.text) : piece.text,
  );
  const place = element("p", page === heading ? "" : page);
  place.className = "search-place";
  return element("li", link, place, element("p", ...pieces));
}

function element(name, ...children) {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const query = new URLSearchParams(new FormData(form));
  history.pushState(null, "", `?${query}`);
  search();
});
addEventListener("popstate", search);
search();
if (!form.elements.q.value) form.elements.q.focus();

// A first visit begins before the worker that keeps pages for reading offline. Once that one is
// there, what was loaded without it is asked for again, and comes out of the browser's own cache.
async function keep() {
  const worker = navigator.serviceWorker;
  if (!worker || worker.controller) return;
  await Promise.all([loading, worker.ready]);
  const own = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const url of own.filter((name) => name.startsWith(FOLDER)))
    fetch(url, { cache: "force-cache" });
}
keep().catch(() => {});
