// @ts-check
// Boxes on the screen.

/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Point */

/** How much worse a pixel aside is than a pixel ahead. */
const ASIDE_FACTOR = 2.5;
/** A box must be farther ahead than this, in pixels. */
const MIN_AHEAD = 1;

/** @type {Record<string, [x: number, y: number]>} */
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {Box} box
 * @returns {Point}
 */
export function middleOf(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/**
 * Returns the index of the nearest box in the direction of an arrow key, or -1.
 *
 * @param {Box} from
 * @param {string} key
 * @param {Box[]} boxes
 */
export function nearest(from, key, boxes) {
  const [dx, dy] = DIRECTIONS[key];
  const start = middleOf(from);
  let best = -1;
  let shortest = Infinity;
  for (const [index, box] of boxes.entries()) {
    const { x, y } = middleOf(box);
    const ahead = dx * (x - start.x) + dy * (y - start.y);
    const aside = Math.abs(dy * (x - start.x)) + Math.abs(dx * (y - start.y));
    const distance = ahead + ASIDE_FACTOR * aside;
    if (ahead > MIN_AHEAD && distance < shortest) {
      best = index;
      shortest = distance;
    }
  }
  return best;
}

/**
 * Returns the area of a view box.
 *
 * @param {string} viewBox
 */
export function viewBoxArea(viewBox) {
  const [, , width, height] = viewBox.split(" ").map(Number);
  return width * height;
}

/**
 * Returns the smallest box around several ones.
 *
 * @param {Box[]} boxes at least one
 * @returns {Box}
 */
export function boundingBox(boxes) {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
