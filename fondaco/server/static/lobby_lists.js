// @ts-check
// The lists of the lobby, replaced by those of a page fetched later.

/**
 * Replaces the lists. Open details stay open, and the focus stays on the same control.
 *
 * @param {Document} current
 * @param {Document} fetched
 */
export function replaceLists(current, fetched) {
  const old = current.querySelector(".columns");
  const fresh = fetched.querySelector(".columns");
  if (!old || !fresh) {
    return;
  }
  const unfolded = /** @type {NodeListOf<HTMLElement>} */ (old.querySelectorAll("[data-game]:has(details[open])"));
  for (const { dataset } of unfolded) {
    fresh.querySelector(`[data-game="${dataset.game}"] details`)?.setAttribute("open", "");
  }
  if (fresh.innerHTML === old.innerHTML) {
    return;
  }
  const focused = old.querySelector(":focus");
  old.replaceWith(current.adoptNode(fresh));
  if (focused) {
    const controls = /** @type {NodeListOf<HTMLElement>} */ (fresh.querySelectorAll("a, button, summary"));
    [...controls].find((control) => identity(control) === identity(focused))?.focus({ preventScroll: true });
  }
}

/**
 * Returns by what a control is found again: the game of its card, and the control without its text.
 *
 * @param {Element} control
 */
export function identity(control) {
  const card = /** @type {HTMLElement | null} */ (control.closest("[data-game]"));
  const copy = /** @type {Element} */ (control.cloneNode());
  return `${card?.dataset.game ?? ""} ${copy.outerHTML}`;
}
