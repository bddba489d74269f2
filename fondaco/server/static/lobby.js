// The lobby: play now in two clicks, or set a table up seat by seat.
import { nonce, post } from "./page.js";

async function open(game, seats, mine, names, options, shown) {
  const table = await post("/api/tables", { game, seats, options, public: shown });
  if (mine.length) await post(`/api/tables/${table.id}/sit`, { seats: mine, nonce: nonce(), names });
  location.href = `/table/${table.id}`;
}

for (const button of document.querySelectorAll("[data-now]")) {
  button.addEventListener("click", () => document.getElementById(`now-${button.dataset.now}`).showModal());
}
for (const form of document.querySelectorAll("[data-now-form]")) {
  const dialog = form.closest("dialog");
  dialog.addEventListener("close", () => {
    const players = Number(dialog.returnValue);
    dialog.returnValue = "";
    if (players) open(form.dataset.nowForm, [null, ...Array(players - 1).fill("greedy")], [0], [], {}, false);
  });
}

for (const button of document.querySelectorAll("[data-new]")) {
  const dialog = document.getElementById(`new-${button.dataset.new}`);
  button.addEventListener("click", () => { shape(dialog); dialog.showModal(); });
  dialog.addEventListener("change", () => shape(dialog));
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "ok") return;
    dialog.returnValue = "";
    const form = dialog.querySelector("form");
    const seats = [], mine = [], names = [];
    for (let seat = 0; seat < Number(form.players.value); seat++) {
      const who = form[`seat-${seat}`].value;
      seats.push(who.startsWith("bot:") ? who.slice(4) : null);
      if (who === "me" || who === "here") {
        mine.push(seat);
        names.push(who === "here" ? form[`name-${seat}`].value : "");
      }
    }
    const options = {};
    for (const field of form.querySelectorAll("[name^=option-]")) {
      options[field.name.slice(7)] = field.type === "checkbox" ? field.checked : JSON.parse(field.value);
    }
    open(button.dataset.new, seats, mine, names, options, form.public.checked);
  });
}

function shape(dialog) {
  const form = dialog.querySelector("form");
  for (const row of form.querySelectorAll("[data-seat]")) {
    const seat = Number(row.dataset.seat);
    row.hidden = seat >= Number(form.players.value);
    form[`name-${seat}`].hidden = form[`seat-${seat}`].value !== "here";
  }
}

document.addEventListener("visibilitychange", () => { if (!document.hidden && !document.querySelector("dialog[open]")) location.reload(); });
