// The part of a section that says most about a query, with the words found in it.
import { words } from "./words.js";

const LENGTH = 200; // letters
const LEAD = 50; // before the first word that was found

// [{ text, found }]: a text cut into the words that were found and what stands between them
export function excerpt(text, terms) {
  const hits = words(text).filter(({ term }) => terms.has(term));
  const first = densest(hits);
  const from = first ? wordStart(text, first.start - LEAD) : 0;
  const to = wordEnd(text, from + LENGTH);
  const pieces = cut(
    text,
    joined(hits.filter(({ start, end }) => start >= from && end <= to)),
    from,
    to,
  );
  if (from > 0) pieces.unshift({ text: "… ", found: false });
  if (to < text.length) pieces.push({ text: " …", found: false });
  return pieces;
}

// the hit after which the most different words follow
function densest(hits) {
  let best,
    most = 0;
  for (const [i, hit] of hits.entries()) {
    const near = new Set();
    for (let j = i; j < hits.length && hits[j].end < hit.start + LENGTH - LEAD; j++)
      near.add(hits[j].term);
    if (near.size > most) [best, most] = [hit, near.size];
  }
  return best;
}

function wordStart(text, at) {
  return at <= 0 ? 0 : text.indexOf(" ", at) + 1 || at;
}

function wordEnd(text, at) {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  return space > at - LEAD ? space : at; // Japanese has no spaces
}

// n-gram, its n and its gram are one place; so are pairs of letters that overlap
function joined(hits) {
  const places = [];
  for (const { start, end } of hits) {
    const last = places.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else places.push({ start, end });
  }
  return places;
}

function cut(text, places, from, to) {
  const pieces = [];
  let at = from;
  for (const { start, end } of places) {
    pieces.push(
      { text: text.slice(at, start), found: false },
      { text: text.slice(start, end), found: true },
    );
    at = end;
  }
  pieces.push({ text: text.slice(at, to), found: false });
  return pieces.filter((piece) => piece.text);
}
