// @ts-check
// Where the pieces of a picture come from.

/** @import { Box } from "./geometry.js" */

/**
 * A piece: its id, pieces like it, and the place where new ones are taken from.
 *
 * @typedef {{id: string, like?: string, home?: string}} Piece
 */

/**
 * Returns the box from which each piece travels: its own before; for a new piece that of a removed piece of the same kind,
 * each used once, else that of its home.
 *
 * @param {Piece[]} pieces
 * @param {Map<string, {box: Box, like?: string}>} before the pieces of the picture before, by id
 * @returns {(Box | undefined)[]}
 */
export function pieceOrigins(pieces, before) {
  const present = new Set(pieces.map((piece) => piece.id));
  const removed = [...before].filter(([id, piece]) => piece.like && !present.has(id)).map(([, piece]) => piece);
  return pieces.map(({ id, like, home }) => {
    const earlier = before.get(id);
    if (earlier) {
      return earlier.box;
    }
    const index = like ? removed.findIndex((piece) => piece.like === like) : -1;
    if (index >= 0) {
      return removed.splice(index, 1)[0].box;
    }
    return home ? before.get(home)?.box : undefined;
  });
}
