// @ts-check
// The curtain between two people at one device: it hides the table until the next of them says who they are.
import { button, byId, dialog } from "./dom.js";
import { t } from "./i18n.js";

/** @import { TableMessage } from "./messages.js" */

/**
 * Returns the seat that is to move at this device and does not see the table yet, or null.
 *
 * @param {TableMessage} table
 */
export function nextSeatHere({ your_seats: yourSeats, player, seat, status }) {
  const isNext = player !== null && yourSeats.includes(player) && seat !== player;
  return yourSeats.length > 1 && isNext && status.kind === "yours" ? player : null;
}

/** @param {TableMessage} table */
export function updateCurtain(table) {
  const curtain = dialog("curtain");
  const seat = nextSeatHere(table);
  if (seat === null) {
    curtain.close();
    return;
  }
  const { name } = table.seats[seat];
  byId("curtain-text").textContent = t("hand-over-to", { name });
  byId("curtain-up").textContent = t("i-am", { name });
  if (!curtain.open) {
    curtain.showModal();
  }
}

/**
 * @param {() => TableMessage | null} currentTable
 * @param {(seat: number) => void} switchSeat
 */
export function bindCurtain(currentTable, switchSeat) {
  button("curtain-up").addEventListener("click", () => {
    const table = currentTable();
    const seat = table && nextSeatHere(table);
    if (seat !== null) {
      switchSeat(seat);
    }
  });
  // A browser lets Escape, or the way back of a phone, close any dialog: then the curtain falls again.
  dialog("curtain").addEventListener("close", () => {
    const table = currentTable();
    if (table) {
      updateCurtain(table);
    }
  });
}
