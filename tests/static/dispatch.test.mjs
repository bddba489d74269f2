import assert from "node:assert/strict";
import test from "node:test";
import { dispatch } from "../../fondaco/server/static/dispatch.js";

test("a message reaches the handler for its type alone", () => {
  const received = [];
  const handlers = { chat: (message) => received.push(message), why: () => assert.fail("the wrong handler") };
  dispatch({ type: "chat", rows: [] }, handlers);
  assert.deepEqual(received, [{ type: "chat", rows: [] }]);
});

test("a message of an unknown type is an error", () => {
  assert.throws(() => dispatch({ type: "surprise" }, { chat: () => {} }), /surprise/);
});
