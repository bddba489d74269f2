// @ts-check
// The end of a game: final scores, the proof of the deal, and the rematch.
import { byId } from "./dom.js";
import { getHtml, getJson, postJson } from "./http.js";
import { t } from "./i18n.js";
import { storedDeal, takeSeats } from "./seats.js";

/** @import { Rematch, TableMessage } from "./messages.js" */

const result = byId("result");
let isHidden = false;

/**
 * Shows the result once the game is over; it is fetched again only if the log has changed since then.
 *
 * @param {TableMessage} table
 * @param {TableMessage | null} previous
 */
export async function showResult(table, previous) {
  if (table.phase !== "over") {
    result.hidden = true;
    return;
  }
  const isShown = previous?.phase === "over" && result.childElementCount > 0;
  if (isShown && previous.log.length === table.log.length) {
    return;
  }
  result.innerHTML = await getHtml(`/table/${table.id}/result`);
  checkCommitment(table);
  result.hidden = isHidden;
}

/**
 * Compares the deal with what this browser stored when it took its seat: the commitment of the server and its own nonce. Only
 * this browser can do that.
 *
 * @param {TableMessage} table
 */
function checkCommitment(table) {
  const stored = storedDeal(table.id);
  if (!stored || !table.your_seats.length) {
    return;
  }
  const place = byId("commitment-check");
  const { commitment, nonces } = place.dataset;
  const matches = stored.commitment === commitment && nonces?.split(" ").includes(stored.nonce);
  place.textContent = t(matches ? "deal-verified" : "deal-mismatch");
}

/**
 * Creates the table of a rematch. If all its seats are still free, the people at this device take theirs.
 *
 * @param {TableMessage} table
 */
async function startRematch(table) {
  /** @type {Rematch} */
  const rematch = await postJson(`/api/tables/${table.id}/rematch`);
  /** @type {TableMessage} */
  const created = await getJson(`/api/tables/${rematch.id}`);
  if (rematch.seats.every((seat) => created.seats[seat].free)) {
    await takeSeats(rematch, rematch.seats, sharedDeviceNames(table));
  }
  location.href = `/table/${rematch.id}`;
}

/**
 * Returns the names of the people who share this device, if there are several.
 *
 * @param {TableMessage} table
 */
function sharedDeviceNames({ your_seats: yourSeats, seats }) {
  return yourSeats.length > 1 ? yourSeats.map((number) => seats[number].name) : [];
}

/** @param {boolean} hide */
function setHidden(hide) {
  isHidden = hide;
  result.hidden = hide;
}

/** @param {() => TableMessage | null} currentTable */
export function bindResult(currentTable) {
  result.addEventListener("click", async (event) => {
    const data = event.target instanceof Element ? event.target.closest("button")?.dataset : undefined;
    const table = currentTable();
    if (data && "hideResult" in data) {
      setHidden(true);
      byId("prompt").tabIndex = 0;
    } else if (data && "rematch" in data && table) {
      await startRematch(table);
    }
  });
  byId("prompt").addEventListener("click", () => {
    if (currentTable()?.phase === "over") {
      setHidden(false);
    }
  });
}
