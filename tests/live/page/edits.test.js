import assert from "node:assert/strict";
import { test } from "node:test";
import { StoredEdits } from "../../../live/page/edits.js";

function storage(content = {}) {
  const items = new Map(Object.entries(content));
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => items.set(key, text),
    removeItem: (key) => items.delete(key),
  };
}

const KEY = "book /page.html";
const edits = (store, sources = ["a", "b"]) => new StoredEdits(() => store, KEY, sources);

test("an edit is found again by the source of its cell", () => {
  const store = storage();
  edits(store).keep("a", "changed");
  assert.deepEqual(edits(store).read(), { a: "changed" });
});

test("an edit of a cell that the book has changed is not found, and goes", () => {
  const store = storage();
  edits(store).keep("a", "changed");
  const later = edits(store, ["a, revised", "b"]);
  assert.deepEqual(later.read(), {});
  later.keep("b", "too");
  assert.equal(store.items.get(KEY), '{"b":"too"}');
});

test("what another tab has kept stays", () => {
  const store = storage();
  const [mine, other] = [edits(store), edits(store)];
  mine.keep("a", "1");
  other.keep("b", "2");
  mine.drop("a");
  assert.deepEqual(mine.read(), { b: "2" });
});

test("nothing is left behind when the last edit goes", () => {
  const store = storage();
  edits(store).keep("a", "1");
  edits(store).drop("a");
  assert.equal(store.items.size, 0);
  edits(store).keep("a", "1");
  edits(store).clear();
  assert.equal(store.items.size, 0);
});

for (const text of ["not JSON", "5", '"text"', "[1]", "null", '{"a": 5}', '{"__proto__": "x"}']) {
  test(`what was not stored by the page is no edit: ${text}`, () => {
    const store = storage({ [KEY]: text });
    assert.deepEqual(edits(store).read(), {});
    edits(store).keep("b", "new");
    assert.deepEqual(edits(store).read(), { b: "new" });
  });
}

test("a source called like a property of every object is a source like others", () => {
  assert.deepEqual(edits(storage(), ["constructor"]).read(), {});
});

test("storage that is forbidden or full does not stop the page", () => {
  const forbidden = new StoredEdits(
    () => {
      throw new Error("forbidden");
    },
    KEY,
    ["a"],
  );
  forbidden.keep("a", "1");
  assert.deepEqual(forbidden.read(), {});
});
