// @ts-check
// The bar at the bottom of narrow screens.
import { button, byId } from "./dom.js";
import { t } from "./i18n.js";

/** @import { Action, TableMessage } from "./messages.js" */

/**
 * @param {TableMessage} table
 * @param {boolean} isNarrow
 */
export function updatePhoneBar(table, isNarrow) {
  const isPlaying = table.phase === "running" && table.your_seats.length > 0;
  byId("phone-bar").hidden = !isNarrow || table.phase === "open";
  button("phone-restart").hidden = !isNarrow || !table.permissions.restart;
  button("phone-undo").disabled = !table.permissions.undo;
  for (const id of ["phone-undo", "phone-play", "phone-hint"]) {
    button(id).hidden = !isPlaying;
  }
}

/**
 * Shows the selected action on the button that plays it.
 *
 * @param {Action | null} action
 * @param {boolean} canAct
 */
export function showSelectedAction(action, canAct) {
  const play = button("phone-play");
  play.disabled = !action;
  play.textContent = action?.text ?? (canAct ? t("your-turn") : "");
}
