// Why something failed, in one line for a reader.

/** Why no answer came; where there is a network, `otherwise`. */
export function noAnswer(otherwise) {
  return globalThis.navigator?.onLine === false
    ? "there is no network, and it was not kept from an earlier visit"
    : otherwise;
}

/** Why the interpreter failed. */
export function reasonOf(error, { starting = false } = {}) {
  const text = String(error?.message ?? error);
  const [, exit] = text.match(/^Program terminated with (exit\(\d+\))/) ?? [];
  if (exit) {
    return starting
      ? "its files do not fit together; a new try loads them again"
      : `the code ended it, with ${exit}`;
  }
  if (/out of memory|could not allocate|allocation failed/i.test(text)) {
    return "the browser has not enough memory for it";
  }
  // of a traceback the last line tells what happened
  return text.trim().split("\n").pop();
}
