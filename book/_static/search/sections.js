// The sections of the book that answer a query, best first.
import MiniSearch from "./minisearch.js";
import { words } from "./words.js";

// where a word stands -> how much it counts there; `also` is what people type for what the section says
const FIELDS = { heading: 3, also: 4, page: 1, text: 1, code: 0.4 };
// pages that name everything and explain little -> how much their sections count
const LISTS = { api: 0.6, bibliography: 0.5, checked: 0.6, questions: 0.5, tools: 0.5 };
const NAMED = 3; // times as much: a section that is called what was typed
const REPEATED = 0.85; // of its score: a section below a better one of the same page
const GUESS = 0.3; // of what a word counts: one that begins like it, or differs by a letter or two

// words of every question; they count only where a query has no others
const EMPTY = new Set(
  terms(`a about all also am an and any are as at be because between been but by can could did do does for from get
    gets getting give gives had has have how i if in into is it its just matter matters me my of on or our should so
    some such than that the their them then there these they this those to too up us use used using versus vs was we
    were what when where which who why will with would you your`),
);

function terms(text) {
  return words(text).map(({ term }) => term);
}

export class Sections {
  constructor({ sections, synonyms }) {
    this.synonyms = Object.entries(synonyms).map(([word, others]) => [terms(word), terms(others)]);
    this.names = new Map(
      sections.map(({ url, heading, also = [] }) => [url, new Set([heading, ...also].map(name))]),
    );
    this.index = new MiniSearch({
      idField: "url",
      fields: Object.keys(FIELDS),
      storeFields: ["url", "heading", "page", "text", "code"],
      extractField: (section, field) => [section[field] ?? []].flat().join(" "),
      tokenize: terms,
      processTerm: (term) => term,
    });
    this.index.addAll(sections);
  }

  // [{ url, heading, page, text, code, match }]; match: the words of the section that answer the query -> its fields
  find(query) {
    const weights = this.weights(terms(query));
    const named = name(query);
    const found = this.index.search(query, {
      tokenize: () => [...weights.keys()],
      boost: FIELDS,
      boostTerm: (term) => weights.get(term),
      boostDocument: (url) =>
        (LISTS[pageOf(url)] ?? 1) * (this.names.get(url).has(named) ? NAMED : 1),
      prefix: (term) => !/^\w{1,2}$/.test(term) && !this.knows(term),
      fuzzy: (term) => /^\p{L}{5,}$/u.test(term) && !this.knows(term) && 0.2,
      weights: { prefix: GUESS, fuzzy: GUESS },
    });
    return spread(found);
  }

  // each word of the query, and the book's words for it -> how much it counts
  weights(asked) {
    const weights = new Map(telling(asked).map((term) => [term, 1]));
    for (const [word, others] of this.synonyms) {
      if (!contains(asked, word)) continue;
      for (const term of others) if (!weights.has(term)) weights.set(term, 1 / others.length);
    }
    return weights;
  }

  knows(term) {
    return (
      this.index.search(term, { tokenize: (text) => [text], prefix: false, fuzzy: false }).length >
      0
    );
  }
}

function telling(asked) {
  const left = asked.filter((term) => !EMPTY.has(term));
  return left.length ? left : asked;
}

// what a text is called, whatever the order of its words
function name(text) {
  return [...new Set(telling(terms(text)))].sort().join(" ");
}

function contains(asked, phrase) {
  return asked.some((_, start) => phrase.every((term, i) => asked[start + i] === term));
}

// one page does not take all the first places
function spread(found) {
  const seen = new Map();
  const worth = new Map();
  for (const { url, score } of found) {
    const before = seen.get(pageOf(url)) ?? 0;
    worth.set(url, score * REPEATED ** before);
    seen.set(pageOf(url), before + 1);
  }
  return found.sort((a, b) => worth.get(b.url) - worth.get(a.url));
}

function pageOf(url) {
  return url.match(/([\w-]+)\.html/)[1];
}
