import assert from "node:assert/strict";
import test from "node:test";
import { pieceOrigins } from "../../fondaco/server/static/piece_origins.js";

const boxAt = (left) => ({ left, top: 0, width: 10, height: 10 });
const before = new Map([
  ["card-1", { box: boxAt(1) }],
  ["cube-1", { box: boxAt(2), like: "red" }],
  ["cube-2", { box: boxAt(3), like: "red" }],
  ["supply", { box: boxAt(4) }],
]);

test("a piece comes from where it was", () => {
  assert.deepEqual(pieceOrigins([{ id: "card-1" }], before), [boxAt(1)]);
});

test("a new piece comes from a removed one like it, each used once, then from its home", () => {
  const pieces = ["new-1", "new-2", "new-3"].map((id) => ({ id, like: "red", home: "supply" }));
  assert.deepEqual(pieceOrigins(pieces, before), [boxAt(2), boxAt(3), boxAt(4)]);
});

test("a piece that is still there is no origin for another", () => {
  const pieces = [
    { id: "cube-1", like: "red" },
    { id: "new", like: "red" },
  ];
  assert.deepEqual(pieceOrigins(pieces, before), [boxAt(2), boxAt(3)]);
});

test("a new piece without origin stays", () => {
  assert.deepEqual(pieceOrigins([{ id: "new" }, { id: "other", like: "blue", home: "gone" }], before), [
    undefined,
    undefined,
  ]);
});
