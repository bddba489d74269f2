// @ts-check
// Requests to the server.
import { notify } from "./dom.js";
import { t, withLang } from "./i18n.js";

/**
 * Sends a request. On an error response or a network failure it shows a notice and throws.
 *
 * @param {string} path
 * @param {RequestInit} [options]
 */
async function request(path, options) {
  const response = await fetch(withLang(path), options).catch(() => null);
  if (response?.ok) {
    return response;
  }
  const body = await response?.json().catch(() => null);
  const text = body?.error ?? t(response ? "request-failed" : "unreachable");
  notify(text);
  throw new Error(text);
}

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export async function getJson(path) {
  return (await request(path)).json();
}

/** @param {string} path */
export async function getHtml(path) {
  return (await request(path)).text();
}

/**
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function postJson(path, body = {}) {
  const headers = { "content-type": "application/json" };
  return (await request(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
