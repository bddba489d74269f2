import assert from "node:assert/strict";
import test from "node:test";

// Scripts that read the page when they are loaded get an empty one.
globalThis.document = { getElementById: () => null, documentElement: { lang: "en" } };
const { nextSeatHere } = await import("../../fondaco/server/static/curtain.js");

const table = (changes) => ({ your_seats: [0, 2], player: 2, seat: 0, status: { kind: "yours" }, ...changes });

test("the curtain hides the table from one person at a device until the next one takes over", () => {
  assert.equal(nextSeatHere(table({})), 2);
  assert.equal(nextSeatHere(table({ seat: null })), 2);
});

test("there is no curtain for a person alone, for the seat that sees the table, or for other people's turns", () => {
  for (const changes of [
    { your_seats: [2] },
    { seat: 2 },
    { player: 1, status: { kind: "other" } },
    { player: null, status: { kind: "over" } },
    { status: { kind: "hold" } },
  ]) {
    assert.equal(nextSeatHere(table(changes)), null, JSON.stringify(changes));
  }
});
