// @ts-check
// The log as a list: the server sends only what is new.

/** @import { LogEntry } from "./messages.js" */

/**
 * Appends new entries to those that were sent before.
 *
 * The server sends everything from position `from` on. Notes of that position are sent again; the move that led to it is not.
 *
 * @param {LogEntry[]} entries
 * @param {LogEntry[]} received
 * @param {number} from
 * @returns {LogEntry[]}
 */
export function mergeLog(entries, received, from) {
  if (from === 0) {
    return received;
  }
  const isKept = (/** @type {LogEntry} */ entry) =>
    entry.move_count < from || (entry.move_count === from && entry.seat !== null);
  return entries.filter(isKept).concat(received);
}

/**
 * Returns whether another seat has made a move after a position.
 *
 * @param {LogEntry[]} entries
 * @param {number} moveCount
 * @param {number | null} seat
 */
export function othersMovedSince(entries, moveCount, seat) {
  return entries.some((entry) => entry.move_count > moveCount && entry.seat !== null && entry.seat !== seat);
}

/**
 * Returns whether an entry is news for its reader: made by another seat since the reader's last decision.
 *
 * @param {LogEntry} entry
 * @param {number | null} lastDecision
 * @param {number | null} seat
 */
export function isNew(entry, lastDecision, seat) {
  return lastDecision !== null && entry.move_count > lastDecision && entry.seat !== seat;
}
