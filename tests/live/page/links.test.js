import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo, valuesIn } from "../../../live/page/links.js";

const PAGE = "https://example.org/book/page.html";
const VALUES = { candidate: "a b\n& #?=", n: "2", text: "고양이" };

test("the link that is written is the one that is read", () => {
  const link = linkTo(PAGE, "form-1", VALUES);
  assert.deepEqual(Object.fromEntries(valuesIn(link, "form-1", "clip")), VALUES);
});

test("what a form holds stays behind the # of a link, whatever stood there before", () => {
  const link = new URL(linkTo(`${PAGE}?explore=clip&n=1#other`, "form-1", VALUES));
  assert.equal(link.search, "");
  assert.equal(link.origin + link.pathname, PAGE);
  assert.ok(link.hash.startsWith("#form-1?"));
});

test("a link fills its own form only", () => {
  assert.equal(valuesIn(linkTo(PAGE, "form-1", VALUES), "form-2", "means"), undefined);
  assert.equal(valuesIn(`${PAGE}#form-1`, "form-1", "clip"), undefined);
  assert.equal(valuesIn(PAGE, "form-1", "clip"), undefined);
});

test("an old link, with the values in its query, is still read", () => {
  const old = `${PAGE}?${new URLSearchParams({ explore: "clip", ...VALUES })}#form-1`;
  assert.deepEqual(Object.fromEntries(valuesIn(old, "form-1", "clip")), VALUES);
  assert.equal(valuesIn(old, "form-2", "means"), undefined);
});

test("an odd link is not an error", () => {
  for (const odd of ["#form-1?", "#form-1?%zz=%", "#?", "#form-1??", "?explore", "#%"]) {
    assert.doesNotThrow(() => valuesIn(PAGE + odd, "form-1", "clip"));
  }
});
