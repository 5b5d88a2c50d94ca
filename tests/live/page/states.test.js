import assert from "node:assert/strict";
import { test } from "node:test";
import { CELL, FORM, INTERPRETER, StateMachine } from "../../../live/page/states.js";

const TABLES = { CELL, FORM, INTERPRETER };

function statesOf(rows) {
  return new Set(rows.flatMap(([state, , next]) => [state, next]));
}

for (const [name, rows] of Object.entries(TABLES)) {
  test(`${name}: an event leads from a state to one state only`, () => {
    const keys = rows.map(([state, event]) => `${state} ${event}`);
    assert.equal(new Set(keys).size, keys.length);
  });

  test(`${name}: every state can be reached, and left`, () => {
    const left = new Set(rows.map(([state]) => state));
    const reached = new Set([rows[0][0]]);
    for (const _ of rows) {
      for (const [state, , next] of rows) if (reached.has(state)) reached.add(next);
    }
    assert.deepEqual(left, statesOf(rows));
    assert.deepEqual(reached, statesOf(rows));
  });
}

test("a machine begins in the state of the first row and moves by its rows", () => {
  const cell = new StateMachine(CELL);
  assert.equal(cell.state, "idle");
  assert.equal(cell.send("ask"), "queued");
  assert.equal(cell.send("begin"), "running");
  assert.equal(cell.send("succeed"), "done");
  assert.equal(cell.state, "done");
});

test("an impossible transition throws, says what was tried, and changes nothing", () => {
  const cell = new StateMachine(CELL);
  assert.throws(() => cell.send("succeed"), /impossible: "succeed" in the state "idle"/);
  assert.equal(cell.state, "idle");
  assert.equal(cell.can("succeed"), false);
  assert.equal(cell.can("ask"), true);
});

test("a cell that waits or runs cannot be asked again, reset or forgotten", () => {
  for (const state of ["queued", "running"]) {
    const events = CELL.filter(([from]) => from === state).map(([, event]) => event);
    for (const event of ["ask", "reset", "forget"]) assert.ok(!events.includes(event));
  }
});
