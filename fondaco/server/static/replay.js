// @ts-check
// The page of a replay: any moment of a game, as a spectator or a seat saw it.
import "./account.js";
import { Board } from "./board.js";
import { button, byId, input } from "./dom.js";
import { getJson } from "./http.js";
import { t } from "./i18n.js";

/** @import { Moment } from "./messages.js" */

const PAGE = 10;
/** @type {Record<string, number>} */
const KEY_STEPS = { ArrowLeft: -1, ArrowRight: 1, PageUp: -PAGE, PageDown: PAGE };
const table = byId("table");
const slider = input("move-slider");
const seatSelect = byId("viewer-seat", HTMLSelectElement);
const narrow = matchMedia("(max-width: 1023px)");
const board = new Board(byId("board"), table);
const address = new URL(location.href);
/** Counts requests: an earlier one that is answered late is ignored. */
let lastRequest = 0;

/** Fetches the moment of the slider and shows it; the address of the page leads to the same moment. */
async function show() {
  lastRequest += 1;
  const request = lastRequest;
  writeAddress();
  const query = new URLSearchParams({ move_count: slider.value, layout: narrow.matches ? "tall" : "wide" });
  if (seatSelect.value) {
    query.set("seat", seatSelect.value);
  }
  /** @type {Moment} */
  const moment = await getJson(`/api/tables/${table.dataset.id}/moment?${query}`);
  if (request !== lastRequest) {
    return;
  }
  board.show(moment.view_box, moment.parts);
  byId("prompt").textContent = moment.status;
  slider.max = String(moment.last);
  const { move_count: moveCount, last, texts } = moment;
  byId("move-number", HTMLOutputElement).textContent = t("move-to-moment", { move_count: moveCount, last });
  byId("move-text").textContent = texts.join(" ") || t("before-first-move");
  document.body.dataset.moveCount = String(moveCount);
}

function readAddress() {
  const { searchParams } = address;
  slider.value = searchParams.get("at") ?? slider.max;
  seatSelect.value = searchParams.get("seat") ?? "";
  if (seatSelect.selectedIndex < 0) {
    seatSelect.value = "";
  }
}

function writeAddress() {
  address.search = "";
  address.searchParams.set("at", slider.value);
  if (seatSelect.value) {
    address.searchParams.set("seat", seatSelect.value);
  }
  history.replaceState(null, "", address);
}

/** @param {string | number} moveCount */
function goTo(moveCount) {
  slider.value = String(moveCount);
  show();
}

/** @param {number} moves */
function stepBy(moves) {
  goTo(Number(slider.value) + moves);
}

slider.addEventListener("input", show);
seatSelect.addEventListener("change", show);
narrow.addEventListener("change", () => {
  board.clear();
  show();
});
addEventListener("resize", () => board.fit());
button("step-first").addEventListener("click", () => goTo(0));
button("step-back").addEventListener("click", () => stepBy(-1));
button("step-forward").addEventListener("click", () => stepBy(1));
button("step-last").addEventListener("click", () => goTo(slider.max));
document.addEventListener("keydown", (event) => {
  const target = /** @type {Element} */ (event.target);
  if (target.closest("select, dialog, input:not([type=range])")) {
    return;
  }
  if (event.key in KEY_STEPS) {
    event.preventDefault();
    stepBy(KEY_STEPS[event.key]);
  } else if (event.key === "Home") {
    event.preventDefault();
    goTo(0);
  } else if (event.key === "End") {
    event.preventDefault();
    goTo(slider.max);
  }
});
readAddress();
show();
