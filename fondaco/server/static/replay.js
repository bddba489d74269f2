// Any moment of a game.
import { Board } from "./board.js";
import { get, say } from "./page.js";

const at = id => document.getElementById(id);
const place = at("table"), range = at("at"), as = at("as");
const narrow = matchMedia("(max-width: 1023px)");
const board = new Board(at("board"), place);
const address = new URL(location.href);
let latest = 0;

range.value = address.searchParams.has("at") ? address.searchParams.get("at") : range.max;
if (address.searchParams.has("seat")) as.value = address.searchParams.get("seat");
if (as.selectedIndex < 0) as.value = "";

async function show() {
  const number = ++latest, moment = Number(range.value);
  address.search = "";
  address.searchParams.set("at", moment);
  if (as.value) address.searchParams.set("seat", as.value);
  history.replaceState(null, "", address);
  const query = new URLSearchParams({ move_count: moment, layout: narrow.matches ? "tall" : "wide" });
  if (as.value) query.set("seat", as.value);
  const data = await get(`/api/tables/${place.dataset.id}/moment?${query}`);
  if (number !== latest) return;
  board.show(data.view_box, data.parts);
  at("prompt").textContent = data.status;
  range.max = data.last;
  at("where").textContent = say("move-to-moment", { move_count: data.move_count, last: data.last });
  at("happened").textContent = data.texts.join(" ") || say("before-first-move");
  document.body.dataset.at = data.move_count;
}

const step = by => { range.value = Number(range.value) + by; show(); };
range.addEventListener("input", show);
as.addEventListener("change", show);
narrow.addEventListener("change", () => { board.clear(); show(); });
addEventListener("resize", () => board.fit());
at("first").addEventListener("click", () => { range.value = 0; show(); });
at("last").addEventListener("click", () => { range.value = range.max; show(); });
at("back").addEventListener("click", () => step(-1));
at("forth").addEventListener("click", () => step(1));
document.addEventListener("keydown", event => {
  if (event.target.closest("select, dialog, input:not([type=range])")) return;
  const by = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
  if (by) { event.preventDefault(); step(by); }
  else if (event.key === "Home") { event.preventDefault(); range.value = 0; show(); }
  else if (event.key === "End") { event.preventDefault(); range.value = range.max; show(); }
});
show();
