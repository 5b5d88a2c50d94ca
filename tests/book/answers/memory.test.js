import assert from "node:assert/strict";
import { test } from "node:test";
import { Memory } from "../../../book/_static/answers/memory.js";

function storage(content = {}) {
  const items = new Map(Object.entries(content));
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => items.set(key, text),
    removeItem: (key) => items.delete(key),
  };
}

const KEY = "book answers /page.html";
const memory = (store) => new Memory(() => store, KEY);

test("an answer is there on the next visit, and gone once forgotten", () => {
  const store = storage();
  memory(store).keep("How many?", "(a) 2");
  assert.deepEqual(memory(store).read(), { "How many?": "(a) 2" });
  memory(store).clear();
  assert.deepEqual(memory(store).read(), {});
  assert.equal(store.items.size, 0);
});

test("what another tab has kept stays", () => {
  const store = storage();
  const [mine, other] = [memory(store), memory(store)];
  mine.keep("a", "1");
  other.keep("b", "2");
  assert.deepEqual(mine.read(), { a: "1", b: "2" });
});

for (const text of ["not JSON", "5", '"text"', "[1]", "null", '{"a": 5}', '{"__proto__": "x"}']) {
  test(`what was not stored by the page is no answer: ${text}`, () => {
    const found = memory(storage({ [KEY]: text })).read();
    assert.equal(found.a, undefined);
    assert.equal(found.b, undefined);
  });
}

test("where storage is forbidden, answers live as long as the page", () => {
  const forbidden = new Memory(() => {
    throw new Error("forbidden");
  }, KEY);
  forbidden.keep("a", "1");
  forbidden.keep("b", "2");
  assert.deepEqual(forbidden.read(), { a: "1", b: "2" });
  forbidden.clear();
  assert.deepEqual(forbidden.read(), {});
});
