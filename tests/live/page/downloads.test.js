import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { Downloads } from "../../../live/page/downloads.js";

const BASE = "https://example.org/_static/live-0/";
const bytes = (size, value = 1) => new Uint8Array(size).fill(value);

/** A network of answers by file name; notes what was asked of it. */
function setUp(answers, { sizes = {}, ...settings } = {}) {
  const asked = [];
  const reports = [];
  const downloads = new Downloads({
    sizes,
    patience: 30,
    report: (loaded, total) => reports.push([loaded, total]),
    ...settings,
    fetch: async (url, options) => {
      const file = url.split("/").pop();
      asked.push({ file, ...options });
      const answer = answers[file];
      return typeof answer === "function" ? answer(options) : new Response(answer);
    },
  });
  return { downloads, asked, reports };
}

/** An answer that comes in pieces; `piece(bytes)`, `end()` and `cut()` are for the test. */
function stream(signal) {
  let controller;
  const body = new ReadableStream({ start: (given) => (controller = given) });
  signal?.addEventListener("abort", () => controller.error(signal.reason));
  return {
    response: new Response(body),
    piece: (piece) => controller.enqueue(piece),
    end: () => controller.close(),
    cut: () => controller.error(new TypeError("network error")),
  };
}

test("a file comes whole", async () => {
  const { downloads } = setUp({ "a.zip": bytes(5) }, { sizes: { "a.zip": 5 } });
  assert.deepEqual(await downloads.bytes(`${BASE}a.zip`), bytes(5));
});

test("what was begun is not asked for twice, and after that it is", async () => {
  const { downloads, asked } = setUp({ "a.zip": bytes(5) });
  downloads.begin(`${BASE}a.zip`);
  await downloads.answer(new URL(`${BASE}a.zip`));
  assert.equal(asked.length, 1);
  await downloads.bytes(`${BASE}a.zip`);
  assert.equal(asked.length, 2);
});

test("bytes are counted against what was asked for, and the last report is complete", async () => {
  const sizes = { "a.zip": 5, "b.zip": 7 };
  const { downloads, reports } = setUp({ "a.zip": bytes(5), "b.zip": bytes(7) }, { sizes });
  downloads.open();
  await Promise.all([downloads.bytes(`${BASE}a.zip`), downloads.bytes(`${BASE}b.zip`)]);
  assert.deepEqual(reports[0], [0, 0]);
  assert.deepEqual(reports.at(-1), [12, 12]);
  for (const [loaded, total] of reports) assert.ok(loaded <= total);
});

test("the total is never less than what came", async () => {
  const { downloads, reports } = setUp({ "unknown.zip": bytes(9) });
  await downloads.bytes(`${BASE}unknown.zip`);
  assert.deepEqual(reports.at(-1), [9, 9]);
});

const REFUSED = [
  ["another length", bytes(4), /^a\.zip could not be loaded: 4 bytes came, and it has 5$/],
  ["a page in its place", "<!doctype html>", /15 bytes came/],
  ["404", () => new Response("", { status: 404 }), /the site answered 404$/],
  ["500", () => new Response("", { status: 500 }), /the site answered 500$/],
  [
    "no network",
    () => {
      throw new TypeError("Failed to fetch");
    },
    /^a\.zip could not be loaded: the site did not answer$/,
  ],
];

for (const [what, answer, message] of REFUSED) {
  test(`refused, and the file named: ${what}`, async () => {
    const { downloads } = setUp({ "a.zip": answer }, { sizes: { "a.zip": 5 } });
    const failure = { name: "Error", message, file: "a.zip" };
    await assert.rejects(downloads.bytes(`${BASE}a.zip`), failure);
  });
}

test("a connection that is cut is told with how far it came", async () => {
  const { response, piece, cut } = stream();
  const { downloads } = setUp({ "a.wasm": () => response }, { sizes: { "a.wasm": 10 } });
  const download = downloads.bytes(`${BASE}a.wasm`);
  piece(bytes(4));
  await turn();
  await turn();
  cut();
  await assert.rejects(
    download,
    /a\.wasm could not be loaded: the connection was cut after 4 bytes/,
  );
});

test("a download from which nothing comes for long is given up; a slow one is not", async (context) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  context.after(() => mock.timers.reset());
  const fed = {};
  const { downloads } = setUp({
    "a.wasm": ({ signal }) => {
      Object.assign(fed, stream(signal));
      return fed.response;
    },
  });
  const download = downloads.bytes(`${BASE}a.wasm`);
  for (const _ of [1, 2, 3]) {
    await turn();
    mock.timers.tick(20_000);
    fed.piece(bytes(2));
  }
  await turn();
  mock.timers.tick(30_000);
  await assert.rejects(download, /nothing came for 30 seconds after 6 bytes/);
});

test("a file that was wrong is asked for past all caches, once", async () => {
  const { downloads, asked } = setUp(
    { "a.zip": bytes(5), "b.zip": bytes(5) },
    { refetch: ["a.zip"] },
  );
  await downloads.bytes(`${BASE}a.zip`);
  await downloads.bytes(`${BASE}b.zip`);
  await downloads.bytes(`${BASE}a.zip`);
  downloads.distrust("b.zip");
  await downloads.bytes(`${BASE}b.zip`);
  assert.deepEqual(
    asked.map(({ cache }) => cache),
    ["reload", "default", "default", "reload"],
  );
});

test("a file that failed is asked for past all caches the next time", async () => {
  let answer = bytes(4);
  const { downloads, asked } = setUp(
    { "a.zip": () => new Response(answer) },
    { sizes: { "a.zip": 5 } },
  );
  await assert.rejects(downloads.bytes(`${BASE}a.zip`));
  answer = bytes(5);
  await downloads.bytes(`${BASE}a.zip`);
  assert.deepEqual(
    asked.map(({ cache }) => cache),
    ["default", "reload"],
  );
});
