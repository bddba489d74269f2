// @ts-check
// A table that waits for players.
import { hasName } from "./account.js";
import { byId, copyText, element, seatBadge } from "./dom.js";
import { postJson } from "./http.js";
import { t } from "./i18n.js";
import { leaveSeats, takeSeats } from "./seats.js";

/** @import { SeatInfo, TableMessage } from "./messages.js" */

/** @param {TableMessage} table */
export function renderOpenTable(table) {
  const address = location.origin + location.pathname;
  const seats = table.seats.map((seat, number) => seatItem(table, seat, number));
  /** @type {HTMLElement[]} */
  const parts = [element("h2", {}, table.status.text), element("ul", {}, ...seats)];
  if (table.your_seats.length) {
    parts.push(buttonRow(t("leave-seat"), () => leaveSeats(table.id)));
  }
  if (table.host) {
    parts.push(buttonRow(t("remove-table"), () => postJson(`/api/tables/${table.id}/close`)));
  }
  parts.push(element("p", {}, t("invite-friends")), element("code", { id: "address" }, address));
  parts.push(buttonRow(t("copy"), () => copyText(address)));
  byId("open-table").replaceChildren(...parts);
}

/**
 * @param {TableMessage} table
 * @param {SeatInfo} seat
 * @param {number} number
 */
function seatItem(table, seat, number) {
  const badge = seatBadge(seat.colour);
  if (!seat.free) {
    const role = roleOf(seat);
    return element("li", {}, badge, element("b", {}, seat.name), role && ` (${role})`);
  }
  const onclick = () => takeSeat(table, number);
  const takeButton = element("button", { type: "button", class: "button-primary", onclick }, t("take-seat"));
  return element("li", {}, badge, element("span", {}, t("free-seat")), takeButton);
}

/** @param {SeatInfo} seat */
function roleOf(seat) {
  if (seat.yours) {
    return t("you");
  }
  return seat.bot ? t("bot-level", { level: seat.bot }) : null;
}

/**
 * @param {string} text
 * @param {() => void} onclick
 */
function buttonRow(text, onclick) {
  return element("p", {}, element("button", { type: "button", onclick }, text));
}

/**
 * @param {TableMessage} table
 * @param {number} number
 */
async function takeSeat(table, number) {
  if (await hasName()) {
    await takeSeats(table, [number]);
    location.reload();
  }
}
