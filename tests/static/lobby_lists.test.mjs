import assert from "node:assert/strict";
import test from "node:test";
import { identity } from "../../fondaco/server/static/lobby_lists.js";

const control = (outerHTML, game) => ({
  closest: () => (game ? { dataset: { game } } : null),
  cloneNode: () => ({ outerHTML }),
});

test("a control is the same one if its attributes and its game are", () => {
  const summary = "<summary></summary>";
  assert.equal(identity(control(summary, "mercado")), identity(control(summary, "mercado")));
  assert.notEqual(identity(control(summary, "mercado")), identity(control(summary, "valdora")));
  assert.notEqual(identity(control(summary, "mercado")), identity(control(summary)));
  assert.notEqual(identity(control('<a href="/table/1"></a>')), identity(control('<a href="/table/2"></a>')));
});
