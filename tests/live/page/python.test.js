import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { Python } from "../../../live/page/python.js";

const SETTINGS = { bytes: 100, patience: 30 };

mock.timers.enable({ apis: ["setTimeout"] });

/** A worker that does what the test says, and notes what it was sent. */
class FakeWorker {
  sent = [];
  isTerminated = false;

  postMessage(task) {
    this.sent.push(task);
  }

  terminate() {
    this.isTerminated = true;
  }

  says(message) {
    this.onmessage({ data: message });
  }

  /** End the task that was sent last. */
  ends(message = { kind: "done", ok: true }) {
    this.says({ id: this.sent.at(-1).id, ...message });
  }
}

function setUp(settings = SETTINGS) {
  const workers = [];
  const states = [];
  const python = new Python(settings, () => {
    workers.push(new FakeWorker());
    return workers.at(-1);
  });
  python.listen(({ state, previous }) => {
    if (state !== previous) states.push(state);
  });
  return { python, workers, states };
}

const cell = (label) => ({ kind: "cell", code: label, label });

test("nothing is started before the first task", () => {
  const { python, workers } = setUp();
  assert.equal(python.state, "off");
  assert.equal(workers.length, 0);
});

test("tasks run one after the other, in the order in which they came", async () => {
  const { python, workers, states } = setUp();
  const ends = [python.run(cell("a")), python.run(cell("b"))];
  const [worker] = workers;
  assert.deepEqual(
    worker.sent.map((task) => task.kind),
    ["start"],
  );
  worker.ends();
  assert.equal(worker.sent.at(-1).label, "a");
  worker.ends();
  assert.equal(worker.sent.at(-1).label, "b");
  worker.ends({ kind: "done", ok: false });
  assert.deepEqual(await Promise.all(ends), ["done", "failed"]);
  assert.deepEqual(states, ["loading", "running", "ready"]);
});

test("a task hears when it begins and what is said of it, and nothing of others", async () => {
  const { python, workers } = setUp();
  const heard = [];
  const end = python.run(cell("a"), {
    begin: () => heard.push("begin"),
    message: ({ text }) => heard.push(text),
  });
  const [worker] = workers;
  worker.says({ id: 99, kind: "stream", text: "of another" });
  worker.ends();
  const { id } = worker.sent.at(-1);
  worker.says({ id, kind: "stream", text: "printed" });
  worker.ends();
  await end;
  assert.deepEqual(heard, ["begin", "printed"]);
});

test("progress is told while something loads, with what was known before", () => {
  const { python, workers } = setUp();
  const heard = [];
  python.listen(({ state, previous, loaded, total, label }) =>
    heard.push([previous, state, loaded, total, label]),
  );
  python.run(cell("a"));
  const [worker] = workers;
  worker.says({ kind: "progress", loaded: 40, total: 120 });
  worker.ends();
  worker.says({ kind: "progress", loaded: 130, total: 200 });
  worker.ends();
  worker.says({ kind: "progress", loaded: 200, total: 200 });
  assert.deepEqual(heard, [
    ["off", "loading", 0, 100, undefined],
    ["loading", "loading", 40, 120, undefined],
    ["loading", "running", undefined, undefined, "a"],
    ["running", "running", 130, 200, "a"],
    ["running", "ready", undefined, undefined, undefined],
  ]);
});

test("a file that is missing at the start loses every task, and can be tried again", async () => {
  const { python, workers } = setUp();
  const ends = [python.run(cell("a")), python.run(cell("b"))];
  workers[0].ends({ kind: "broken", text: "x.wasm is wrong", file: "x.wasm" });
  assert.deepEqual(await Promise.all(ends), ["lost", "lost"]);
  assert.deepEqual(python.now, {
    state: "failed",
    text: "Python could not be loaded: x.wasm is wrong",
  });
  assert.ok(workers[0].isTerminated);

  python.start();
  assert.deepEqual(workers[1].sent[0].refetch, ["x.wasm"]); // past all caches
  workers[1].ends();
  assert.equal(python.state, "ready");
});

test("a file that a cell lacks is an error of the cell, and Python goes on", async () => {
  const { python, workers } = setUp();
  const heard = [];
  const end = python.run(cell("a"), { message: ({ text }) => heard.push(text) });
  const [worker] = workers;
  worker.ends();
  worker.ends({ kind: "broken", text: "numpy.bin could not be loaded", file: "numpy.bin" });
  assert.equal(await end, "broken");
  assert.deepEqual(heard, ["numpy.bin could not be loaded"]);
  assert.equal(python.state, "ready");
});

test("a death while a task runs loses it; a death at rest is told, too", async () => {
  const { python, workers } = setUp();
  const end = python.run(cell("a"));
  workers[0].ends();
  workers[0].ends({ kind: "broken", text: "too deep", dead: true });
  assert.equal(await end, "lost");
  assert.equal(python.now.text, "Python ended: too deep");

  python.start();
  workers[1].ends();
  workers[1].says({ id: 0, kind: "broken", text: "at rest", dead: true });
  assert.equal(python.now.text, "Python ended: at rest");
});

test("the next task starts an interpreter that has failed", () => {
  const { python, workers } = setUp();
  python.run(cell("a"));
  workers[0].onerror({ message: "" });
  assert.equal(python.state, "failed");
  python.run(cell("b"));
  assert.equal(workers.length, 2);
  assert.equal(python.state, "loading");
});

test("a restart stops what runs and what waits, and old news are not heard", async () => {
  const { python, workers, states } = setUp();
  const ends = [python.run(cell("a")), python.run(cell("b"))];
  workers[0].ends();
  python.restart();
  assert.deepEqual(await Promise.all(ends), ["stopped", "stopped"]);
  assert.ok(workers[0].isTerminated);
  workers[0].says({ kind: "broken", text: "late", dead: true });
  assert.equal(python.state, "loading");
  workers[1].ends();
  assert.deepEqual(states, ["loading", "running", "loading", "ready"]);
});

test("loading can be stopped", async () => {
  const { python, workers } = setUp();
  const end = python.run(cell("a"));
  python.stop();
  assert.equal(await end, "stopped");
  assert.equal(python.state, "off");
  assert.ok(workers[0].isTerminated);
});

test("a worker that says nothing is given up; one that has spoken is not", () => {
  const silent = setUp();
  silent.python.run(cell("a"));
  mock.timers.tick(29_999);
  assert.equal(silent.python.state, "loading");
  mock.timers.tick(1);
  assert.equal(silent.python.state, "failed");

  const slow = setUp();
  slow.python.run(cell("a"));
  slow.workers[0].says({ kind: "progress", loaded: 0, total: 100 });
  mock.timers.tick(60_000);
  assert.equal(slow.python.state, "loading");
});
