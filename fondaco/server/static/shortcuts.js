// @ts-check
// The keyboard shortcuts of the page of a table.

/** Here the keys are typed. */
const FIELDS = "input, select, dialog";
/** Here arrow keys scroll, or go from one tab to the next. */
const OWN_ARROWS = "[tabindex='0'], [role=tablist], #menu, #board";

/**
 * What the shortcuts do, where it is possible.
 *
 * @typedef {object} ShortcutActions
 * @property {(index: number) => void} playNumber
 * @property {() => void} undo
 * @property {() => void} restartTurn
 * @property {() => void} endTurn
 * @property {() => void} openHints
 * @property {() => void} typeMove
 * @property {(withReadable: boolean) => boolean} enterBoard moves the focus to the board; returns whether it could
 */

/** @param {ShortcutActions} actions */
export function bindShortcuts(actions) {
  /** @type {Record<string, () => void>} */
  const letters = {
    u: actions.undo,
    r: actions.restartTurn,
    e: actions.endTurn,
    h: actions.openHints,
    t: actions.typeMove,
  };
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest(FIELDS) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const key = event.key.toLowerCase();
    if (/^[1-9]$/.test(key)) {
      actions.playNumber(Number(key) - 1);
    } else if (key in letters) {
      event.preventDefault();
      letters[key]();
    } else if (key.startsWith("arrow") && !target.closest(OWN_ARROWS) && actions.enterBoard(event.shiftKey)) {
      event.preventDefault();
    }
  });
}
