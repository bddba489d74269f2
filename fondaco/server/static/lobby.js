// The lobby: play now in two clicks, or set a table up seat by seat.
import { post, sit } from "./page.js";

async function open(game, seats, mine, names, options, shown) {
  const table = await post("/api/tables", { game, seats, options, public: shown });
  if (mine.length) await sit(table, mine, names);
  location.href = `/table/${table.id}`;
}

document.addEventListener("click", event => {
  const { now, new: fresh } = event.target.closest("button")?.dataset ?? {};
  if (now) {
    const dialog = document.getElementById(`now-${now}`), level = localStorage.getItem("fondaco.level");
    if (level) dialog.querySelector("[name=level]").value = level;
    dialog.showModal();
  }
  if (fresh) { const dialog = document.getElementById(`new-${fresh}`); shape(dialog); dialog.showModal(); }
});
for (const form of document.querySelectorAll("[data-now-form]")) {
  const dialog = form.closest("dialog");
  dialog.addEventListener("close", () => {
    const players = Number(dialog.returnValue);
    dialog.returnValue = "";
    if (!players) return;
    localStorage.setItem("fondaco.level", form.level.value);
    open(form.dataset.nowForm, [null, ...Array(players - 1).fill(form.level.value)], [0], [], {}, false);
  });
}

for (const dialog of document.querySelectorAll("dialog.new")) {
  dialog.addEventListener("change", () => shape(dialog));
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "ok") return;
    dialog.returnValue = "";
    const form = dialog.querySelector("form");
    const seats = [], mine = [], names = [];
    for (let seat = 0; seat < Number(form.players.value); seat++) {
      const who = form[`seat-${seat}`].value;
      seats.push(who.startsWith("bot:") ? who.slice(4) : who === "spec" ? form[`spec-${seat}`].value.trim() : null);
      if (who === "me" || who === "here") {
        mine.push(seat);
        names.push(who === "here" ? form[`name-${seat}`].value : "");
      }
    }
    const options = {};
    for (const field of form.querySelectorAll("[name^=option-]")) {
      options[field.name.slice(7)] = field.type === "checkbox" ? field.checked : JSON.parse(field.value);
    }
    open(form.dataset.form, seats, mine, names, options, form.public.checked);
  });
}

function shape(dialog) {
  const form = dialog.querySelector("form");
  for (const row of form.querySelectorAll("[data-seat]")) {
    const seat = Number(row.dataset.seat);
    row.hidden = seat >= Number(form.players.value);
    for (const field of row.querySelectorAll("[data-for]")) field.hidden = form[`seat-${seat}`].value !== field.dataset.for;
    form[`spec-${seat}`].required = !row.hidden && !form[`spec-${seat}`].hidden;
  }
}

// What waits for you changes while you look: the lists are fetched anew now and then, and when you come back.
const EVERY = 10000;
const busy = () => document.hidden || document.querySelector("dialog[open]");
async function refresh() {
  if (busy()) return;
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (busy()) return;
  swap(document.querySelector(".columns"), page.querySelector(".columns"));
  document.title = page.title;
}
// The new lists take the place of the old ones; what is unfolded stays so, and the focus stays where it is.
function swap(old, fresh) {
  for (const card of old.querySelectorAll("[data-game]:has(details[open])")) fresh.querySelector(`[data-game="${card.dataset.game}"] details`)?.setAttribute("open", "");
  if (fresh.innerHTML === old.innerHTML) return;
  const focused = old.querySelector(":focus");
  old.replaceWith(document.adoptNode(fresh));
  if (focused) [...fresh.querySelectorAll("a, button, summary")].find(thing => sign(thing) === sign(focused))?.focus({ preventScroll: true });
}
// By what a thing is found again in a new list: itself without its words, and in the card of which game it is.
const sign = thing => `${thing.closest("[data-game]")?.dataset.game} ${thing.cloneNode().outerHTML}`;
setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);
