import assert from "node:assert/strict";
import { test } from "node:test";
import { compare, parse } from "../../../book/_static/answers/numbers.js";

for (const [written, value] of [
  ["0.5", 0.5],
  [" .5 ", 0.5],
  ["0,5", 0.5],
  ["5.", 5],
  ["1/2", 0.5],
  ["1,5/3", 0.5],
  ["−3", -3],
  ["1,000", 1000],
  ["0,125", 0.125],
  ["12,345.5", 12345.5],
]) {
  test(`${written} is a number`, () => assert.equal(parse(written), value));
}

for (const written of ["", "-", ".", "half", "1e3", "1/2/3", "1/", "0x1", "63 %", "1.2.3"]) {
  test(`${written || "nothing"} is no number`, () => assert.ok(Number.isNaN(parse(written))));
}

test("a guess is right when it rounds to the answer", () => {
  assert.equal(compare(0.6321, "0.63"), "right");
  assert.equal(compare(8, "8"), "right");
  assert.equal(compare(0.64, "0.63"), "0.01 too high");
});

test("how far off is said without the noise of floats", () => {
  assert.equal(compare(0.5, "0.63"), "0.13 too low");
  assert.equal(compare(1 / 3, "0.63"), "0.3 too low");
  assert.equal(compare(7.5, "8"), "right"); // 8, rounded as the answer is
  assert.equal(compare(-2, "1"), "3 too low");
  assert.equal(compare(12345, "0.5"), "12344.5 too high");
});
