import assert from "node:assert/strict";
import test from "node:test";
import { isNew, mergeLog, othersMovedSince } from "../../fondaco/server/static/log_entries.js";

const move = (moveCount, seat) => ({ move_count: moveCount, seat, texts: [`move ${moveCount}`] });
const note = (moveCount) => ({ move_count: moveCount, seat: null, note: "rematch", texts: [`note ${moveCount}`] });

test("a log from the start replaces the one before", () => {
  assert.deepEqual(mergeLog([move(1, 0), move(2, 1)], [move(1, 1)], 0), [move(1, 1)]);
});

test("new entries are appended", () => {
  const merged = mergeLog([move(1, 0), move(2, 1)], [move(3, 0)], 2);
  assert.deepEqual(merged, [move(1, 0), move(2, 1), move(3, 0)]);
});

test("notes of the position from which the log is sent are not doubled", () => {
  const merged = mergeLog([move(1, 0), move(2, 1), note(2)], [note(2), move(3, 0)], 2);
  assert.deepEqual(merged, [move(1, 0), move(2, 1), note(2), move(3, 0)]);
});

test("others have moved if a later entry belongs to another seat", () => {
  const entries = [move(1, 1), move(2, 0), note(2)];
  assert.equal(othersMovedSince(entries, 0, 0), true);
  assert.equal(othersMovedSince(entries, 1, 0), false);
});

test("entries of other seats are new since the last decision of the viewer", () => {
  assert.equal(isNew(move(3, 1), 2, 0), true);
  assert.equal(isNew(move(2, 1), 2, 0), false);
  assert.equal(isNew(move(3, 0), 2, 0), false);
  assert.equal(isNew(move(3, 1), null, null), false);
});
