import assert from "node:assert/strict";
import test from "node:test";
import { TableActions } from "../../fondaco/server/static/table_actions.js";

function actionsAt(table, isSent = true) {
  const sent = [];
  const send = (message) => {
    sent.push(message);
    return isSent;
  };
  return { actions: new TableActions(send, () => table), sent };
}

const table = (allowed = {}) => ({
  move_count: 7,
  permissions: { undo: false, restart: false, confirm: false, ...allowed },
});

test("a move is sent with the position it is for", () => {
  const { actions, sent } = actionsAt(table());
  assert.equal(actions.play("play S1"), true);
  assert.deepEqual(sent, [{ type: "play", moves: ["play S1"], move_count: 7 }]);
});

test("nothing is played before the table is there or while the connection is lost", () => {
  const { actions, sent } = actionsAt(null);
  assert.equal(actions.play("rest"), false);
  assert.deepEqual(sent, []);
  assert.equal(actionsAt(table(), false).actions.play("rest"), false);
});

test("undo, restart and end of turn are sent only where they are permitted", () => {
  const { actions, sent } = actionsAt(table());
  actions.undo();
  actions.restartTurn();
  actions.endTurn();
  assert.deepEqual(sent, []);
  const permitted = actionsAt(table({ undo: true, restart: true, confirm: true }));
  permitted.actions.undo();
  permitted.actions.restartTurn();
  permitted.actions.endTurn();
  assert.deepEqual(permitted.sent, [
    { type: "undo", move_count: 7 },
    { type: "undo", move_count: 7, whole_turn: true },
    { type: "confirm-turn" },
  ]);
});

test("a reason answers the request for its move", async () => {
  const { actions, sent } = actionsAt(table());
  const reason = actions.askReason("claim 1");
  actions.onReason({ type: "why", move: "claim 2", text: "another move" });
  actions.onReason({ type: "why", move: "claim 1", text: "You lack cubes." });
  assert.equal(await reason, "You lack cubes.");
  assert.deepEqual(sent, [{ type: "why", move: "claim 1" }]);
});
