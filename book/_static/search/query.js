// What a query asks: its words, those that tell something, and what it is about.
import { UNSPACED as LETTERS, words } from "./words.js";

export const UNSPACED = new RegExp(LETTERS, "u");
const FRAME = /, line \d+, in <module>/g; // in each traceback; "module" would be a word of the query

// "doesn't", "dont": what it is not is what counts
const NOT = /\b(ca|wo|do|does|did|is|are|was|were|has|have|should|could|would)n['’]?t\b/gi;

// words of every question; they count only where a query has no others
const EMPTY = new Set(
  terms(`a about actually all also am an and any anyone anything are as at be because been between but by can
    could did do does during for from get gets getting give gives had has have help how i if in into is it its
    just know matter matters me my of on or our please really should so some someone such tell than that the
    their them then there these they thing this those to too up us use used using versus vs want was we were
    what when where which who why will with would you your
    什么 怎么 如何 为什么 是什么 怎么算 怎么办 怎么看`),
);

// in so many questions and headings that they name nothing
export const [BLEU, SCORE] = terms("BLEU score");
const SCORE_ALONE = /\bscores?\b/i; // the word, not the end of BLEUScore

// "is 18 good?", "0.18 or 18?": a heading asks it of its own number, and means any
const JUDGED = /\b(good|great|bad|poor|ok|okay|fine|decent|acceptable|enough)\b/i;
const POINTS = /(?<![\w.-])(0?\.\d+|\d\d(\.\d+)?)(?![\w.-])/;
const SCALES = /(?<![\w.-])0?\.\d+ +(or|vs\.?) +\d\d/i;
const QUESTION = 10; // words at most: more are pasted

// each zero of NLTK is another tiny number, and a heading can name a few
const TINY = /(?<![\p{L}_-])e[-−]\d\d+/iu;

const COMPARED = /\b(vs|versus|or|differ\w*|compar\w*)\b/i;

// what was pasted, as it is read
export function cleaned(pasted) {
  return pasted.replace(FRAME, " ").replace(NOT, " not");
}

export function terms(text) {
  return words(text).map(({ term }) => term);
}

export function telling(asked) {
  const left = asked.filter((term) => !EMPTY.has(term));
  return left.length ? left : asked;
}

// the numbers of the heading that asks what the query asks of another one
export function anyNumber(query) {
  if (terms(query).length > QUESTION) return [];
  if (SCALES.test(query)) return ["0.25", "25"];
  if (TINY.test(query)) return ["1e-155"];
  return JUDGED.test(query) && POINTS.test(query) ? ["30"] : [];
}

// beside "BLEU", "score" counts less
export function asksForScore(query) {
  return terms(query).includes(BLEU) && SCORE_ALONE.test(query);
}

export function comparesTools(query) {
  return COMPARED.test(query);
}

// what a text is called, whatever the order of its words; a "BLEU score" is BLEU
export function name(text) {
  return key(terms(text));
}

export function key(typed) {
  const said = new Set(telling(typed));
  if (said.has(BLEU)) said.delete(SCORE);
  return [...said].sort().join(" ");
}

// n-gram is n gram
export function apart(text) {
  return text.replace(/[-_]/g, " ");
}

// whether a query has a word; Korean and Japanese write it on to others, and Korean with a space or without
export function mention(word) {
  const phrase = terms(word);
  if (!UNSPACED.test(word))
    return (asked) =>
      asked.some((_, start) => phrase.every((term, i) => asked[start + i] === term));
  return (_, query) => dense(query).includes(dense(word));
}

function dense(text) {
  return text.normalize("NFKC").replace(/\s/g, "");
}

// neighbours in a text
export function pairs(asked) {
  return new Set(asked.slice(1).map((term, i) => `${asked[i]} ${term}`));
}

export function common(some, others) {
  let count = 0;
  for (const one of some) if (others.has(one)) count++;
  return count;
}

// letters to put in, to take out or to change, to make one word of the other; two that changed places are one
export function slips(a, b) {
  const rows = [[...Array(b.length + 1).keys()]];
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, rows[i - 1][j - 1] + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
  }
  return rows[a.length][b.length];
}
