import assert from "node:assert/strict";
import { test } from "node:test";
import { Output, withNamespace } from "../../../live/page/output.js";
import { newDocument } from "./document.js";

const FIGURE =
  '<figure><img src="stored.svg" alt="Two bars"><figcaption>Bars.</figcaption></figure>';
const print = (text, name = "stdout") => ({ kind: "stream", name, text });
const picture = { kind: "display", data: { "image/png": "AAAA", "text/plain": "<Figure>" } };

function setUp(html = "<div>stored</div>") {
  const box = newDocument(`<div id="box">${html}</div>`).querySelector("#box");
  return { box, output: new Output(box) };
}

test("what stood there stays until something comes, and is marked as old", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  assert.equal(box.textContent, "stored");
  assert.equal(box.dataset.old, "running");
  assert.ok(output.isOld);
  output.add(print("new"));
  assert.equal(box.textContent, "new");
  assert.equal(box.dataset.old, undefined);
  assert.ok(!output.isOld);
});

test("a run that shows nothing leaves nothing", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  output.end();
  assert.equal(box.childNodes.length, 0);
});

test("where a run broke off before it showed anything, the old output is marked for good", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  output.breakOff();
  assert.equal(box.textContent, "stored");
  assert.equal(box.dataset.old, "ended");
  output.restore();
  assert.equal(box.dataset.old, undefined);
});

test("what a broken run has shown is its own, not old", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  output.add(print("half"));
  output.breakOff();
  assert.equal(box.textContent, "half");
  assert.equal(box.dataset.old, undefined);
});

test("an empty output is not old", () => {
  const { output } = setUp("");
  output.begin({ changed: false });
  assert.ok(!output.isOld);
});

test("restoring brings back the nodes themselves", () => {
  const { box, output } = setUp();
  const [stored] = box.childNodes;
  assert.ok(!output.isFromRun);
  output.begin({ changed: false });
  output.add(print("new"));
  assert.ok(output.isFromRun);
  output.restore();
  assert.equal(box.firstChild, stored);
  assert.ok(!output.isFromRun);
});

test("prints of one stream share a block, those of the other have their own", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  output.add(print("a"));
  output.add(print("b"));
  output.add(print("!", "stderr"));
  output.add(print("c"));
  assert.deepEqual(
    [...box.children].map((node) => [node.dataset.kind, node.textContent]),
    [
      ["stdout", "ab"],
      ["stderr", "!"],
      ["stdout", "c"],
    ],
  );
});

test("a line that is overwritten across messages shows its last state, without colors", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  for (const step of [0, 1, 2]) output.add(print(`\r\x1b[32mstep ${step}\x1b[0m`));
  assert.equal(box.textContent, "step 2");
});

test("text is text: nothing printed, and no traceback, is read as HTML", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  output.add(print("<img src=x>"));
  output.add({ kind: "error", text: "\x1b[31mNameError\x1b[0m: <b>" });
  output.add({ kind: "result", data: { "text/plain": "<i>" } });
  assert.equal(box.querySelector("img, b, i"), null);
  assert.match(box.textContent, /<img src=x>NameError: <b><i>/);
});

test("clear empties the output", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  output.add(print("a"));
  output.add({ kind: "clear" });
  assert.equal(box.childNodes.length, 0);
});

test("a figure of an unchanged cell keeps its caption and its description", () => {
  const { box, output } = setUp(FIGURE);
  output.begin({ changed: false });
  output.add(picture);
  const image = box.querySelector("figure img");
  assert.equal(image.getAttribute("src"), "data:image/png;base64,AAAA");
  assert.equal(image.getAttribute("alt"), "Two bars");
  assert.equal(box.querySelector("figcaption").textContent, "Bars.");
});

test("a figure of a changed cell says so, each run anew", () => {
  const { box, output } = setUp(FIGURE);
  for (const _ of [1, 2]) {
    output.begin({ changed: true });
    output.add(picture);
    const alt = box.querySelector("img").getAttribute("alt");
    assert.equal(alt, "Drawn by the changed cell. Before the change: Two bars");
  }
});

test("a figure more than the page came with has a description of its own", () => {
  const { box, output } = setUp("");
  output.begin({ changed: false });
  output.add(picture);
  assert.match(box.querySelector("img").getAttribute("alt"), /A figure drawn by this cell/);
});

test("an SVG gets the namespace that an image needs, once", () => {
  const named = '<svg xmlns="http://www.w3.org/2000/svg" width="1">';
  assert.equal(withNamespace('<svg width="1">'), named);
  assert.equal(withNamespace(named), named);
});

test("a formula of one dollar is written as the page's formulas are", () => {
  const { box, output } = setUp();
  output.begin({ changed: false });
  output.add({ kind: "display", data: { "text/latex": "$\\frac12$" } });
  assert.equal(box.textContent, "\\(\\frac12\\)");
});
