// @ts-check
// Taking seats, and this browser's share in the seed of the game.
//
// The server publishes a commitment to its secret; then the browser draws a nonce of its own. The browser stores both, to
// compare them with the deal at the end of the game.
import { postJson } from "./http.js";

/** @typedef {{commitment: string, nonce: string}} StoredDeal */

const NONCE_BYTES = 16;

/** @param {string} tableId */
function commitmentKey(tableId) {
  return `fondaco.commitment.${tableId}`;
}

function newNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {import("./messages.js").TableInfo} table
 * @param {number[]} seats
 * @param {string[]} [names] names of the people at this device, by seat; "" is the guest's own name
 */
export async function takeSeats(table, seats, names = []) {
  /** @type {StoredDeal} */
  const deal = { commitment: table.commitment, nonce: newNonce() };
  await postJson(`/api/tables/${table.id}/sit`, { seats, nonce: deal.nonce, names });
  localStorage.setItem(commitmentKey(table.id), JSON.stringify(deal));
}

/** @param {string} tableId */
export async function leaveSeats(tableId) {
  await postJson(`/api/tables/${tableId}/leave`);
  localStorage.removeItem(commitmentKey(tableId));
}

/**
 * @param {string} tableId
 * @returns {StoredDeal | null} what this browser stored when it took its seat
 */
export function storedDeal(tableId) {
  return JSON.parse(localStorage.getItem(commitmentKey(tableId)) ?? "null");
}
