import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonOf } from "../../../live/page/reasons.js";
import { describe, duration, isLoading, sizeRange } from "../../../live/page/words.js";

const SIZE = { compressed: 13.4e6, bytes: 20.2e6 };

test("a size is said as two hosts send it, or once when they agree", () => {
  assert.equal(sizeRange(SIZE), "13 to 20 MB");
  assert.equal(sizeRange({ compressed: 5.1e6, bytes: 5.4e6 }), "5 MB");
});

test("a time is never 0, and has the unit that is read best", () => {
  assert.deepEqual([0, 12.4, 949, 950, 61_000].map(duration), [
    "1 ms",
    "12 ms",
    "949 ms",
    "0.9 s",
    "61.0 s",
  ]);
});

test("before the first run the page says what all of it loads", () => {
  const said = describe({ state: "off" }, SIZE);
  assert.match(said, /loads Python and what this page imports: 13 to 20 MB, once\.$/);
});

test("every state of the interpreter has words", () => {
  const said = [
    { state: "loading", loaded: 2e6, total: 9e6 },
    { state: "loading", loaded: 9e6, total: 9e6 },
    { state: "running", label: "cell 2" },
    { state: "running", label: "cell 2", loaded: 1e6, total: 3e6 },
    { state: "ready" },
    { state: "failed", text: "Python ended: why" },
  ].map((interpreter) => describe(interpreter, SIZE));
  assert.deepEqual(said, [
    "Python is loading: 2.0 of 9.0 MB",
    "Python is starting",
    "Running cell 2",
    "Running cell 2; loading what it imports: 1.0 of 3.0 MB",
    "Python is ready.",
    "Python ended: why",
  ]);
});

test("bytes are on their way while Python loads, and while a cell waits for a package", () => {
  assert.ok(isLoading({ state: "loading" }));
  assert.ok(isLoading({ state: "running", loaded: 1, total: 2 }));
  assert.ok(!isLoading({ state: "running", loaded: 2, total: 2 }));
  assert.ok(!isLoading({ state: "ready" }));
});

const REASONS = [
  [{ message: "Program terminated with exit(1)" }, {}, "the code ended it, with exit(1)"],
  [
    { message: "Program terminated with exit(1)" },
    { starting: true },
    "its files do not fit together; a new try loads them again",
  ],
  [
    new RangeError("WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory"),
    {},
    "the browser has not enough memory for it",
  ],
  [
    new Error("Traceback (most recent call last):\n  File x\nzipfile.BadZipFile: not a zip file\n"),
    {},
    "zipfile.BadZipFile: not a zip file",
  ],
  ["a text", {}, "a text"],
];

for (const [error, options, words] of REASONS) {
  test(`a failure is told in one line: ${words}`, () => {
    assert.equal(reasonOf(error, options), words);
  });
}
