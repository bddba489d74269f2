// @ts-check
// The status bar: whose turn it is and the prompt; also the title, the icon and the sounds of the page.
import { byId } from "./dom.js";
import { t } from "./i18n.js";
import { othersMovedSince } from "./log_entries.js";
import { playSound } from "./sound.js";

/** @import { TableMessage } from "./messages.js" */

const title = document.title;

/** Messages for the pill by kind of status; where another seat is to move, the pill has its name. */
const PILL_MESSAGES = {
  yours: "your-turn",
  hold: "confirm-turn",
  over: "game-over",
  open: "open-table",
  outdated: "read-only-short",
};

/**
 * @param {TableMessage} table
 * @param {TableMessage | null} previous
 */
export function showStatus(table, previous) {
  byId("prompt").textContent = table.status.text;
  byId("round").textContent = table.round ? ` · ${t("round-short", { round: table.round })}` : "";
  showPill(table);
  announceTurn(table, previous);
}

/** @param {TableMessage} table */
function isYourTurn(table) {
  return table.status.kind === "yours" || table.status.kind === "hold";
}

/** @param {TableMessage} table */
function showPill(table) {
  const { kind, seat } = table.status;
  const pill = byId("pill");
  pill.className = "pill";
  pill.classList.toggle("yours", isYourTurn(table));
  pill.classList.toggle("over", kind === "over");
  if (seat !== null) {
    pill.classList.add(`seat-${table.seats[seat].colour}`);
  }
  if (kind !== "other") {
    pill.textContent = t(PILL_MESSAGES[kind]);
  } else if (seat !== null) {
    pill.textContent = table.seats[seat].name;
  }
}

/**
 * @param {TableMessage} table
 * @param {TableMessage | null} previous
 */
function announceTurn(table, previous) {
  const isYours = isYourTurn(table);
  document.title = isYours ? `● ${t("your-turn")} – ${title}` : title;
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", isYours ? "/static/icon-turn.svg" : "/static/icon.svg");
  if (!previous || previous.move_count === table.move_count) {
    return;
  }
  const wasYours = previous.status.kind === "yours";
  if (table.status.kind === "over") {
    playSound("end");
  } else if (isYours && (!wasYours || othersMovedSince(table.log, previous.move_count, table.seat))) {
    playSound("turn");
  } else {
    playSound("move");
  }
}
