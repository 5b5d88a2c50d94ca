import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutCommands, withoutOverwritten } from "../../../live/page/terminal.js";

test("colors and moves of a terminal go", () => {
  assert.equal(withoutCommands("\x1b[1;31mred\x1b[0m and \x1b[?25lplain\x1b[2K"), "red and plain");
});

const OVERWRITTEN = [
  ["a\rb", "b"],
  ["\rstep 0\rstep 1", "step 1"],
  ["kept\na\rb\nc", "kept\nb\nc"],
  ["dos\r\nlines\r\n", "dos\r\nlines\r\n"],
  ["waits\r", "waits\r"],
];

for (const [printed, shown] of OVERWRITTEN) {
  test(`a line is overwritten from its start: ${JSON.stringify(printed)}`, () => {
    assert.equal(withoutOverwritten(printed), shown);
  });
}
