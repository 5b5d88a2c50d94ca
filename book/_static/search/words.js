// Text as the words that a search compares, each with where it stands.

// scripts without spaces between words, and Korean, which writes endings on to them: pairs of letters are compared
export const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]`;
const LETTER = String.raw`(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}])`;
const PIECE = new RegExp(
  [
    String.raw`(?<number>\d+(?:\.\d+)*e[-+−]?\d+|\d+(?:\.\d+)+|(?<![\p{L}\p{N}_'’‑-])e[-−]\d\d+)`,
    `(?<unspaced>${UNSPACED}+)`,
    `(?<word>${LETTER}+(?:[-_'’‑]${LETTER}+)*)`,
  ].join("|"),
  "giu",
);
// n-gram, snake_case, sacreBLEU, BLEUScore; chrF is one word
const JOINT = /[-_'’‑]|(?<=\p{Ll})(?=\p{Lu}\p{L})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

// [{ term, start, end }]
export function words(text) {
  const found = [];
  for (const { 0: piece, index, groups } of text.matchAll(PIECE)) {
    const add = (term, at = 0, length = piece.length) => {
      found.push({ term, start: index + at, end: index + at + length });
    };
    if (groups.number) addNumber(piece, add);
    else if (groups.unspaced) addPairs(piece, add);
    else addParts(piece, add);
  }
  return found;
}

// 4.9e-232 is e-232, too: the digits of tiny numbers differ, their size says what they are
function addNumber(number, add) {
  const plain = alike(number).replace("−", "-");
  add(plain);
  const power = plain.match(/(?<=\d)e.*/);
  if (power) add(power[0]);
}

function addPairs(run, add) {
  const letters = [...alike(run)];
  if (letters.length === 1) add(letters[0]);
  for (let i = 0; i + 1 < letters.length; i++) add(letters[i] + letters[i + 1], i, 2);
}

// n-gram is ngram, n and gram
function addParts(word, add) {
  add(stem(alike(word).replace(/[-_'’‑]/g, "")));
  const parts = word.split(JOINT);
  if (parts.length === 1) return;
  let at = 0;
  for (const part of parts) {
    at = word.indexOf(part, at);
    add(stem(alike(part)), at, part.length);
    at += part.length;
  }
}

function alike(text) {
  return text.normalize("NFKC").toLowerCase();
}

const stemmer = new Stemmer(); // Sphinx's, in language_data.js
const stems = new Map();

// tokenise is tokenize; noise becomes noize, and does so wherever it stands
function stem(word) {
  if (!stems.has(word))
    stems.set(word, stemmer.stemWord(word.replace(/is(?=(e[drs]?|ers|ing|ations?)$)/, "iz")));
  return stems.get(word);
}
