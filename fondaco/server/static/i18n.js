// @ts-check
// The language of the page and the messages that scripts show.

/** @type {Record<string, string>} The messages by id; the server writes them into the page. */
const messages = JSON.parse(document.getElementById("messages")?.textContent ?? "{}");

/** The language of the page: "en" or "de". */
export const lang = document.documentElement.lang;

/**
 * Returns a message with its arguments filled in.
 *
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function t(id, values = {}) {
  return messages[id].replace(/\[(\w+)\]/g, (_, name) => String(values[name]));
}

/**
 * Adds the language of the page to an address, because the browser may prefer another one.
 *
 * @param {string} path
 */
export function withLang(path) {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
}
