// A document to write into, where there is no browser. The packages stand in the cache.
import { createRequire } from "node:module";

const fromCache = createRequire(new URL("../../../.cache/page-tools/", import.meta.url));
const { parseHTML } = fromCache("linkedom");

/** The body of a new document, which the page's scripts see as theirs. */
export function newDocument(html) {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  globalThis.document = document;
  return document.body;
}
