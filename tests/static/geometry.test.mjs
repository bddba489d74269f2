import assert from "node:assert/strict";
import test from "node:test";
import { boundingBox, middleOf, nearest, viewBoxArea } from "../../fondaco/server/static/geometry.js";

const box = (left, top, width = 10, height = 10) => ({ left, top, width, height });

test("the middle of a box", () => {
  assert.deepEqual(middleOf(box(10, 20, 30, 40)), { x: 25, y: 40 });
});

test("an arrow key leads to the nearest box in its direction", () => {
  const boxes = [box(100, 0), box(50, 0), box(-50, 0), box(0, 60), box(0, -70)];
  const reached = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"].map((key) => nearest(box(0, 0), key, boxes));
  assert.deepEqual(reached, [1, 2, 3, 4]);
});

test("a box straight ahead is preferred to a closer one aside", () => {
  assert.equal(nearest(box(0, 0), "ArrowRight", [box(30, 40), box(90, 0)]), 1);
});

test("there may be no box in a direction, and the box itself does not count", () => {
  assert.equal(nearest(box(0, 0), "ArrowUp", [box(0, 0), box(0, 50)]), -1);
});

test("the area of a view box", () => {
  assert.equal(viewBoxArea("5 48 390 700"), 390 * 700);
});

test("the box around several boxes", () => {
  assert.deepEqual(boundingBox([box(0, 10), box(40, 5, 20, 5)]), box(0, 5, 60, 15));
});
