// The sections of the book that answer a query, best first.
import MiniSearch from "./minisearch.js";
import {
  anyNumber,
  apart,
  asksForScore,
  BLEU,
  cleaned,
  common,
  comparesTools,
  key,
  mention,
  name,
  pairs,
  SCORE,
  slips,
  telling,
  terms,
  UNSPACED,
} from "./query.js";
import { words } from "./words.js";

// where a word stands -> how much it counts there; `also` is what people type for what the section says
const FIELDS = { heading: 3, also: 4, page: 1, text: 1, code: 0.4 };
// pages that name everything and explain little -> how much their sections count
const LISTS = { api: 0.6, bibliography: 0.5, checked: 0.6, questions: 0.5, tools: 0.5 };
const NAMED = 3; // times as much: a section that is called what was typed
const REPEATED = 0.85; // of its score: a section below a better one of the same page
const MANY = 3;
const CROWDED = 0.3; // of its score: one below so many of them
const LETTERS_OF_A_WORD = 0.3; // two letters of a word that has its synonym in English
const PREFIX = 0.3; // of what a word counts: one that begins like it
const SLIP = 0.6; // and one that differs by a letter or two
const ALL = 2; // times as much: a section with all words of the query, against one with none
const IN_ORDER = 1.2; // added to it for a heading that is the query, word by word, or stands in it
const IN_TEXT = 1; // for a text with the query in it
const READ = 40; // so many of the best are read for the order of their words
const ITS_TOOL = 1.5; // a section about the tool that the query names
const OTHER_TOOL = 0.5; // a section about another one
const ITS_NAME = 0.4; // of what a word counts: the tool's name, beside words that say what about it
const ANY_TOOL = 0.5; // a section of a tool's page, where the query names none
const TWO_TOOLS = 0.7; // a section of one tool's page, where the query compares two
const BESIDE = 0.4; // of what a word counts: "score" beside "BLEU"
const NUMBER = /^[\d.]+$/;
const TOOLKITS = "questions_toolkits"; // a page whose headings begin with the names of what they are about

// the sections, which are written down field by field; an empty field would count as a short one
function rows(columns) {
  const fields = Object.entries(columns);
  return columns.url.map((_, i) =>
    Object.fromEntries(
      fields.map(([name, all]) => [name, all[i]]).filter(([, value]) => value.length),
    ),
  );
}

export class Sections {
  constructor({ sections: columns, synonyms, tools = {} }) {
    const sections = rows(columns);
    this.synonyms = Object.entries(synonyms).map(([word, others]) => ({
      mentions: mention(word),
      others: terms(others),
      letters: UNSPACED.test(word) ? terms(word) : [],
    }));
    this.tools = Object.entries(tools).flatMap(([tool, names]) =>
      names.map((name) => ({ tool, name: terms(name) })),
    );
    this.about = new Map(sections.map(({ url }) => [url, toolOf(url, Object.keys(tools))]));
    this.toolkits = new Map(
      sections
        .filter(({ url, heading }) => pageOf(url) === TOOLKITS && heading.includes(":"))
        .map(({ url, heading }) => [url, before(heading)]),
    );
    this.names = new Map(
      sections.map(({ url, heading, also = [] }) => [
        url,
        new Set([heading, ...also].flatMap((text) => [name(text), name(apart(text))])),
      ]),
    );
    this.typed = new Set(Object.keys(synonyms).flatMap(terms)); // words that stand for the book's
    this.often = new Map(); // word -> the number of fields that have it
    this.orders = new Map(); // section -> the pairs of neighbours in its text, once it was read
    this.index = new MiniSearch({
      idField: "url",
      fields: Object.keys(FIELDS),
      storeFields: ["url", "heading", "also", "page", "text", "code"],
      extractField: (section, field) => [section[field] ?? []].flat().join(" "),
      tokenize: (text) => this.counted(terms(text)),
      processTerm: (term) => term,
    });
    this.index.addAll(sections);
  }

  // [{ url, heading, page, text, code, match }]; match: the words of the section that answer the query -> its fields
  find(pasted) {
    const query = cleaned(pasted);
    const typed = words(query);
    const asked = typed.map(({ term, start, end }) => this.spelled(term, end - start));
    const { tools, called } = this.toolsIn(asked);
    const weights = this.weights(asked, query);
    for (const [i, term] of asked.entries())
      if (term !== typed[i].term && weights.has(term)) weights.set(term, SLIP);
    const about = (term) => !called.has(term);
    if (telling(asked).some(about))
      for (const term of called) if (weights.has(term)) weights.set(term, ITS_NAME);
    if (asksForScore(query)) weights.set(SCORE, BESIDE);
    const named = [key(asked), name(query), name(apart(query))];
    const found = this.index.search(query, {
      tokenize: () => [...weights.keys()],
      boost: FIELDS,
      boostTerm: (term) => weights.get(term),
      boostDocument: (url) =>
        (LISTS[pageOf(url)] ?? 1) *
        (this.isCalled(url, named, tools) ? NAMED : 1) *
        this.preference(url, tools, asked, query),
      prefix: (term) => !/^\w{1,2}$/.test(term) && !this.knows(term),
      fuzzy: false,
      weights: { prefix: PREFIX },
    });
    const rare = this.rarities(weights);
    for (const section of found) section.score *= 1 + (ALL - 1) * share(rare, section.queryTerms);
    found.sort((a, b) => b.score - a.score);
    const order = pairs(asked.filter(about));
    if (order.size > 1)
      for (const section of found.slice(0, READ)) section.score *= this.inOrder(section, order);
    return this.spread(found.sort((a, b) => b.score - a.score));
  }

  // what each tool's page has is called so beside the tool's name alone
  isCalled(url, named, tools) {
    if (!tools.size && url.includes("#tool-")) return false;
    return named.some((text) => this.names.get(url).has(text));
  }

  preference(url, tools, asked, query) {
    const toolkit = this.toolkits.get(url);
    if (toolkit) return asked.some((term) => toolkit.has(term)) ? ITS_TOOL : ANY_TOOL;
    const tool = this.about.get(url);
    if (!tool) return 1;
    if (!tools.size) return isMessage(url) ? 1 : ANY_TOOL;
    if (tools.size > 1 && comparesTools(query)) return TWO_TOOLS;
    return tools.has(tool) ? ITS_TOOL : OTHER_TOOL;
  }

  // each word of the query, and the book's words for it -> how much it counts
  weights(asked, query) {
    const weights = new Map(telling(asked).map((term) => [term, 1]));
    const found = this.synonyms.filter(({ mentions }) => mentions(asked, query));
    // the few sections that happen to have the letters are not what the word is about
    for (const { letters } of found)
      for (const term of letters) if (weights.has(term)) weights.set(term, LETTERS_OF_A_WORD);
    for (const { others } of found)
      for (const term of others) if (!weights.has(term)) weights.set(term, 1 / others.length);
    const numbers = anyNumber(query);
    if (numbers.length) for (const term of asked) if (NUMBER.test(term)) weights.delete(term);
    for (const term of numbers) weights.set(term, 1);
    return weights;
  }

  // the tools that a query names, and the words that name them: "sacrebleu command" is the command line alone
  toolsIn(asked) {
    const named = this.tools.filter(({ name }) => name.every((term) => asked.includes(term)));
    const within = (a, b) => a.length < b.length && a.every((term) => b.includes(term));
    const meant = named.filter((a) => !named.some((b) => within(a.name, b.name)));
    return {
      tools: new Set(meant.map(({ tool }) => tool)),
      called: new Set(meant.flatMap(({ name }) => name)),
    };
  }

  // each word that the book has -> how much it tells: what is in few sections tells more
  rarities(weights) {
    const all = this.index.documentCount;
    const known = [...weights].filter(([term]) => this.often.has(term));
    return new Map(
      known.map(([term, counts]) => [term, counts * Math.log(1 + all / this.often.get(term))]),
    );
  }

  // how much more a section is worth that says the query's words one after the other, as a message does
  inOrder({ url, heading, also = [], text = "" }, order) {
    if (!this.orders.has(url))
      this.orders.set(url, {
        names: [heading, ...also].map((text) => pairs(terms(text))).filter(({ size }) => size > 1),
        text: pairs(terms(text)),
      });
    const { names, text: said } = this.orders.get(url);
    const alike = names.map((name) => common(name, order) ** 2 / (name.size * order.size));
    const inside = names.map((name) => {
      const [small, large] = [name, order].sort((a, b) => a.size - b.size);
      return small.size > 3 ? common(small, large) / small.size : 0;
    });
    const called = Math.max(0, ...alike, ...inside.map((part) => part * 0.8));
    return 1 + IN_ORDER * called ** 2 + IN_TEXT * (common(order, said) / order.size) ** 2;
  }

  // one page does not take all the first places, nor do all tools' sections about the same
  spread(found) {
    const seen = new Map();
    const worth = new Map();
    for (const { url, score } of found) {
      let before = 0;
      for (const place of this.places(url)) {
        before = Math.max(before, seen.get(place) ?? 0);
        seen.set(place, (seen.get(place) ?? 0) + 1);
      }
      worth.set(url, score * REPEATED ** before * (before < MANY ? 1 : CROWDED));
    }
    return found.sort((a, b) => worth.get(b.url) - worth.get(a.url));
  }

  // its page, where the messages of one tool are a page; and its topic, where each tool has one
  places(url) {
    const tool = this.about.get(url) ?? "";
    const topic = url.match(/#tool-(.+)/)?.[1].slice(tool.length);
    return [pageOf(url) + tool, ...(topic ? [`tools ${topic}`] : [])];
  }

  // a word as the book spells it, where it differs by a letter or two; hardly anybody mistypes the first
  spelled(term, length = term.length) {
    if (
      !/^\p{L}{5,}$/u.test(term) ||
      UNSPACED.test(term) ||
      this.knows(term) ||
      this.typed.has(term)
    )
      return term;
    const most = Math.round(length / 5); // of the whole word: a slip in its ending can change where its stem ends
    let [best, least] = [term, most + 1];
    for (const [other, often] of this.often) {
      if (other[0] !== term[0] || Math.abs(other.length - term.length) > most) continue;
      const count = slips(term, other);
      if (count < least || (count === least && often > this.often.get(best)))
        [best, least] = [other, count];
    }
    return best;
  }

  knows(term) {
    return this.often.has(term);
  }

  counted(found) {
    for (const term of new Set(found)) this.often.set(term, (this.often.get(term) ?? 0) + 1);
    return found;
  }
}

// the names at the beginning of a heading: "OpenNMT-py and eole: how do I ...?"
function before(heading) {
  const names = new Set(telling(terms(heading.split(":")[0])));
  for (const term of [BLEU, SCORE]) names.delete(term);
  return names;
}

// how much of a query a section has, 0 to 1
function share(rare, had) {
  const has = new Set(had);
  let [part, whole] = [0, 0];
  for (const [term, tells] of rare) {
    whole += tells;
    if (has.has(term)) part += tells;
  }
  return whole && part / whole;
}

function isMessage(url) {
  return url.includes("#message-");
}

function pageOf(url) {
  return url.match(/([\w-]+)\.html/)[1];
}

// the tool that a section is about: its page is the tool's, or its message
function toolOf(url, tools) {
  const place = url.match(/(?:tools_|#message-)([\w-]+)/)?.[1];
  return tools
    .filter((tool) => place === tool || place?.startsWith(`${tool}-`))
    .sort((a, b) => b.length - a.length)[0];
}
