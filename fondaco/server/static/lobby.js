// @ts-check
// The lobby: play at once in two clicks, or create a table seat by seat.
import "./account.js";
import { dialog } from "./dom.js";
import { postJson } from "./http.js";
import { replaceLists } from "./lobby_lists.js";
import { lastLevel, setLastLevel } from "./preferences.js";
import { takeSeats } from "./seats.js";

/** @import { NewTable, TableInfo } from "./messages.js" */

const REFRESH_MS = 10_000;
const OPTION_PREFIX = "option-";

/**
 * Creates a table, takes the guest's seats there and opens its page.
 *
 * @param {NewTable} plan
 * @param {number[]} yourSeats
 * @param {string[]} names names of the people at this device, by seat
 */
async function createTable(plan, yourSeats, names) {
  /** @type {TableInfo} */
  const table = await postJson("/api/tables", plan);
  if (yourSeats.length) {
    await takeSeats(table, yourSeats, names);
  }
  location.href = `/table/${table.id}`;
}

/**
 * Returns the field of a form with a name.
 *
 * @param {HTMLFormElement} form
 * @param {string} name
 */
function field(form, name) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (form.elements.namedItem(name));
}

// --- play now ---

/** @param {HTMLDialogElement} prompt */
function bindPlayNow(prompt) {
  const form = /** @type {HTMLFormElement} */ (prompt.querySelector("form"));
  prompt.addEventListener("close", () => {
    const players = Number(prompt.returnValue);
    prompt.returnValue = "";
    if (!players) {
      return;
    }
    const level = field(form, "level").value;
    setLastLevel(level);
    const seats = [null, ...Array(players - 1).fill(level)];
    createTable({ game: form.dataset.game ?? "", seats, options: {}, public: false }, [0], []);
  });
}

/** @param {string} game */
function openPlayNow(game) {
  const prompt = dialog(`play-now-${game}`);
  const form = /** @type {HTMLFormElement} */ (prompt.querySelector("form"));
  field(form, "level").value = lastLevel() ?? field(form, "level").value;
  prompt.showModal();
}

// --- new table ---

/** @param {HTMLDialogElement} prompt */
function bindNewTable(prompt) {
  const form = /** @type {HTMLFormElement} */ (prompt.querySelector("form"));
  prompt.addEventListener("change", () => updateForm(form));
  prompt.addEventListener("close", () => {
    if (prompt.returnValue === "ok") {
      prompt.returnValue = "";
      submitNewTable(form);
    }
  });
}

/** @param {string} game */
function openNewTable(game) {
  const prompt = dialog(`new-table-${game}`);
  updateForm(/** @type {HTMLFormElement} */ (prompt.querySelector("form")));
  prompt.showModal();
}

/**
 * Shows one row for each player, and in it the field that belongs to the choice for this seat.
 *
 * @param {HTMLFormElement} form
 */
function updateForm(form) {
  const players = Number(field(form, "players").value);
  const rows = /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-seat]"));
  for (const row of rows) {
    const seat = row.dataset.seat;
    row.hidden = Number(seat) >= players;
    const details = /** @type {NodeListOf<HTMLInputElement>} */ (row.querySelectorAll("[data-for]"));
    for (const detail of details) {
      detail.hidden = field(form, `seat-${seat}`).value !== detail.dataset.for;
    }
    const spec = field(form, `spec-${seat}`);
    spec.required = !row.hidden && !spec.hidden;
  }
}

/** @param {HTMLFormElement} form */
function submitNewTable(form) {
  /** @type {(string | null)[]} */
  const seats = [];
  /** @type {number[]} */
  const yourSeats = [];
  /** @type {string[]} */
  const names = [];
  for (let seat = 0; seat < Number(field(form, "players").value); seat += 1) {
    const choice = field(form, `seat-${seat}`).value;
    seats.push(botSpec(form, seat, choice));
    if (choice === "me" || choice === "here") {
      yourSeats.push(seat);
      names.push(choice === "here" ? field(form, `name-${seat}`).value : "");
    }
  }
  const isPublic = /** @type {HTMLInputElement} */ (field(form, "public")).checked;
  const plan = { game: form.dataset.game ?? "", seats, options: chosenOptions(form), public: isPublic };
  createTable(plan, yourSeats, names);
}

/**
 * Returns the bot for a seat; null for a person.
 *
 * @param {HTMLFormElement} form
 * @param {number} seat
 * @param {string} choice
 */
function botSpec(form, seat, choice) {
  if (choice.startsWith("bot:")) {
    return choice.slice("bot:".length);
  }
  return choice === "spec" ? field(form, `spec-${seat}`).value.trim() : null;
}

/** @param {HTMLFormElement} form */
function chosenOptions(form) {
  /** @type {NewTable["options"]} */
  const options = {};
  const fields = /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll(`[name^=${OPTION_PREFIX}]`));
  for (const { name, type, checked, value } of fields) {
    options[name.slice(OPTION_PREFIX.length)] = type === "checkbox" ? checked : JSON.parse(value);
  }
  return options;
}

// --- the lists ---

function isBusy() {
  return document.hidden || Boolean(document.querySelector("dialog[open]"));
}

/** Fetches the page again and replaces its lists, unless the page is hidden or a dialog is open. */
async function refresh() {
  if (isBusy()) {
    return;
  }
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) {
    return;
  }
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (isBusy()) {
    return;
  }
  replaceLists(document, page);
  document.title = page.title;
}

// --- wiring ---

document.addEventListener("click", (event) => {
  const data = event.target instanceof Element ? event.target.closest("button")?.dataset : undefined;
  if (data?.playNow) {
    openPlayNow(data.playNow);
  } else if (data?.newTable) {
    openNewTable(data.newTable);
  }
});
for (const prompt of document.querySelectorAll("dialog.play-now")) {
  bindPlayNow(/** @type {HTMLDialogElement} */ (prompt));
}
for (const prompt of document.querySelectorAll("dialog.new-table")) {
  bindNewTable(/** @type {HTMLDialogElement} */ (prompt));
}
setInterval(refresh, REFRESH_MS);
document.addEventListener("visibilitychange", refresh);
