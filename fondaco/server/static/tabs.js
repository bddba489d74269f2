// @ts-check
// Tabs: one of them is open, and arrow keys go from one to the next.
import { byId } from "./dom.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * @param {HTMLElement} list
 * @param {() => void} onOpened
 */
export function bindTabs(list, onOpened) {
  const tabs = /** @type {HTMLElement[]} */ ([...list.children]);

  /** @param {HTMLElement} tab */
  function open(tab) {
    for (const other of tabs) {
      const isOpen = other === tab;
      other.setAttribute("aria-selected", String(isOpen));
      other.tabIndex = isOpen ? 0 : -1;
      byId(other.getAttribute("aria-controls") ?? "").hidden = !isOpen;
    }
    onOpened();
  }

  for (const tab of tabs) {
    tab.addEventListener("click", () => open(tab));
  }
  list.addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const index = tabs.findIndex((tab) => tab === event.target);
    if (!step || index < 0) {
      return;
    }
    event.preventDefault();
    const next = tabs[(index + step + tabs.length) % tabs.length];
    open(next);
    next.focus();
  });
}
