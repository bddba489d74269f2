// @ts-check
// Elements, notices and the clipboard.
import { t } from "./i18n.js";

const NOTICE_MS = 6000;
const COPIED_NOTICE_MS = 12000;
let noticeTimer = 0;

/**
 * Returns the element with an id. The templates guarantee its class; a script that asks for the wrong one fails at once.
 *
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {new () => T} [type]
 * @returns {T}
 */
export function byId(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof (type ?? HTMLElement))) {
    throw new Error(`#${id} is missing or of another class`);
  }
  return /** @type {T} */ (/** @type {Element} */ (found));
}

/** @param {string} id */
export const button = (id) => byId(id, HTMLButtonElement);

/** @param {string} id */
export const input = (id) => byId(id, HTMLInputElement);

/** @param {string} id */
export const dialog = (id) => byId(id, HTMLDialogElement);

/**
 * Makes an element. Attributes named on… are event listeners; true sets an attribute without a value; false and null set none.
 *
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [attributes]
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) {
      made.addEventListener(name.slice(2), value);
    } else if (value === true) {
      made.setAttribute(name, "");
    } else if (value !== false && value !== null) {
      made.setAttribute(name, String(value));
    }
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/**
 * Makes the badge of a seat: its colour with its mark.
 *
 * @param {string} colour
 */
export function seatBadge(colour) {
  return element("span", { class: `badge seat-${colour}`, "aria-hidden": "true" });
}

/**
 * Shows a notice; an empty text hides the current one.
 *
 * @param {string} text
 * @param {number} [milliseconds] how long it stays; 0: until the next one
 */
export function notify(text, milliseconds = NOTICE_MS) {
  const notice = byId("notice");
  notice.textContent = text;
  notice.togglePopover(false); // Shown again, it lies over a dialog that was opened since then.
  notice.togglePopover(Boolean(text));
  clearTimeout(noticeTimer);
  if (text && milliseconds) {
    noticeTimer = setTimeout(() => notice.togglePopover(false), milliseconds);
  }
}

/**
 * Copies a text to the clipboard, or shows it where the browser refuses.
 *
 * @param {string} text
 * @param {string} [note] a sentence to put in front
 */
export async function copyText(text, note) {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${note ? `${note} ` : ""}${text} – ${t("link-copied")}`, COPIED_NOTICE_MS);
  } catch {
    notify(`${note ?? t("copy-link")} ${text}`, 0);
  }
}
