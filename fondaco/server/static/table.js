// The page of a table.
import { Board } from "./board.js";
import { drawer } from "./drawer.js";
import { Hints } from "./hints.js";
import { back } from "./layers.js";
import { Line } from "./line.js";
import { fragment, get, notice, post, promised, say, sit } from "./page.js";
import { room } from "./room.js";
import { Side } from "./side.js";
import * as sound from "./sound.js";
import { Tip } from "./tip.js";
import { Zoom } from "./zoom.js";

const at = id => document.getElementById(id);
const place = at("table");
const narrow = matchMedia("(max-width: 1023px)");
const coarse = matchMedia("(pointer: coarse)");
const title = document.title;
const OWN_ARROWS = "[tabindex='0'], [role=tablist], #menu";  // there arrow keys scroll, or go from one tab to the next
let table = null, here = null, picked = null, lookAgain = false, freshChat = true;
const reasons = new Map();

const board = new Board(at("board"), place);
const side = new Side(send, choose, point);
const tip = new Tip(at("tip"), ask);
const zoom = new Zoom(board, at("zoom-back"));
const hints = new Hints(() => send({ type: "hint", move_count: table.move_count }), choose);
tip.watch(board.svg);
const line = new Line(place.dataset.id, () => (narrow.matches ? "tall" : "wide"), heard);

function send(message) { return line.send(message); }

function heard(message) {
  if (message.type === "connected") { board.clear(); freshChat = true; side.lines = []; hints.fail(); }
  else if (message.type === "table") show(message);
  else if (message.type === "chat") { side.talk(message.rows, freshChat); freshChat = false; }
  else if (message.type === "presence") { here = message; if (table) side.presence(table, here); }
  else if (message.type === "hint") hints.answer(message.move_count === table.move_count ? message.moves : null);
  else if (message.type === "why") { reasons.get(message.move)?.(message.text); reasons.delete(message.move); }
  else if (message.type === "error") refused(message);
}

function refused({ request, text }) {
  notice(text);
  if (request === "hint") hints.fail();
  else if (request === "play") pick(null);
}

function show(next) {
  const before = table;
  table = next;
  pick(null);
  const { kind, seat, text } = table.status;
  at("prompt").textContent = text;
  const pill = at("pill");
  pill.className = `pill ${kind === "yours" || kind === "hold" ? "yours" : kind === "over" ? "over" : ""} ${seat === null ? "" : `seat-${table.seats[seat].colour}`}`;
  pill.textContent = { yours: say("your-turn"), hold: say("confirm-turn"), over: say("game-over"), open: say("open-table"), outdated: say("read-only-short") }[kind] ?? table.seats[seat].name;
  at("round").textContent = table.round ? ` · ${say("round-short", { round: table.round })}` : "";
  at("howto-here").href = table.howto;
  at("undo").disabled = at("hand-undo").disabled = !table.permissions.undo;
  at("restart").disabled = !table.permissions.restart;
  at("confirm").hidden = !table.permissions.confirm;
  at("confirms").checked = table.confirms_turns;
  at("confirms").disabled = !table.your_seats.length;
  at("room").hidden = table.phase !== "open";
  at("board").hidden = at("side").hidden = table.phase === "open";
  if (table.phase === "open") room(at("room"), table);
  else if (table.view_box) { board.show(table.view_box, table.parts, table.changed, Boolean(before?.view_box)); zoom.frame(); }
  side.actions(table.actions, table.your_seats.length ? say("no-actions") : say("spectating"));
  side.log(table.log, table.log_from, table);
  if (here) side.presence(table, here);
  hints.allow(table.actions.length > 0);
  if (before && before.move_count !== table.move_count) hints.close();
  document.body.dataset.at = table.move_count;
  document.body.dataset.kind = kind;
  curtain();
  hands();
  end(before);
  tell(before, kind);
}

function tell(before, kind) {
  const mine = kind === "yours" || kind === "hold";
  document.title = mine ? `● ${say("your-turn")} – ${title}` : title;
  document.querySelector("link[rel=icon]").href = mine ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (!before || before.move_count === table.move_count) return;
  if (kind === "over") sound.play("end");
  else sound.play(mine && (before.status.kind !== "yours" || othersSince(before.move_count)) ? "turn" : "move");
}

function othersSince(moment) {
  return table.log.some(line => line.move_count > moment && line.seat !== null && line.seat !== table.seat);
}

// --- choosing ---------------------------------------------------------------------------------------------------------------

// Whether the move went out.
function choose(move) {
  if (!send({ type: "play", moves: [move], move_count: table.move_count })) return false;
  board.settle();
  if (board.zoomed) back();
  notice("");
  return true;
}

function ask(move) {
  return new Promise(done => { reasons.set(move, done); send({ type: "why", move }); });
}

function actionOf(target) {
  return table?.actions.find(action => String(action.action) === target.dataset.action);
}

function pick(action, target) {
  picked = action;
  board.pick(action ? target : null);
  const button = at("hand-play");
  button.disabled = !action;
  button.textContent = action ? action.text : table?.actions.length ? say("your-turn") : "";
}

function point(action) {
  board.pick(action ? board.targets().find(target => target.dataset.action === String(action.action)) : null);
}

const twoTaps = () => at("two-taps").checked;

// The second click of a double one would play whatever lies there by then.
board.svg.addEventListener("click", event => {
  const target = event.target.closest("[data-action]");
  const action = target && actionOf(target);
  if (tip.pressed) return;
  if (!action) { if (narrow.matches) zoom.open(event.target, event.clientX, event.clientY); return; }
  if (twoTaps() && picked?.action !== action.action) pick(action, target);
  else if (twoTaps() || event.detail < 2) choose(action.move);
});
board.svg.addEventListener("keydown", event => {
  const target = event.target.closest("[tabindex]");
  if (!target) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    const action = actionOf(target);
    if (action) choose(action.move);
  } else if (event.key.startsWith("Arrow")) {
    event.preventDefault();
    nearest(target, event.key, event.shiftKey ? board.readable() : board.targets())?.focus();
  }
});

// The nearest target in the direction of an arrow key.
function nearest(from, key, things) {
  const middle = thing => { const box = thing.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = null, least = Infinity;
  for (const target of things) {
    const [tx, ty] = middle(target);
    const ahead = sign * (across ? tx - x : ty - y), aside = Math.abs(across ? ty - y : tx - x);
    if (ahead > 1 && ahead + 2.5 * aside < least) { least = ahead + 2.5 * aside; best = target; }
  }
  return best;
}

at("undo").addEventListener("click", () => send({ type: "undo", move_count: table.move_count }));
at("hand-undo").addEventListener("click", () => send({ type: "undo", move_count: table.move_count }));
for (const id of ["restart", "hand-restart"]) at(id).addEventListener("click", () => { menu(false); send({ type: "undo", move_count: table.move_count, whole_turn: true }); });
at("confirm").addEventListener("click", () => send({ type: "confirm-turn" }));
at("hand-play").addEventListener("click", event => { if (picked && event.detail < 2) choose(picked.move); });

document.addEventListener("keydown", event => {
  if (event.target.closest("input, select, dialog") || event.ctrlKey || event.metaKey || event.altKey || !table) return;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key) && table.actions[key - 1]) choose(table.actions[key - 1].move);
  else if (key === "u" && table.permissions.undo) at("undo").click();
  else if (key === "r" && table.permissions.restart) at("restart").click();
  else if (key === "e" && table.permissions.confirm) at("confirm").click();
  else if (key === "h" && !at("hint").disabled) hints.open();
  else if (key === "t") { event.preventDefault(); at("typed-move").focus(); }
  else if (key.startsWith("arrow") && !event.target.closest(OWN_ARROWS) && !board.svg.contains(event.target)) { const first = (event.shiftKey ? board.readable() : board.targets())[0]; if (first) { event.preventDefault(); first.focus(); } }
});

// --- several people at one device --------------------------------------------------------------------------------------------

function curtain() {
  const dialog = at("curtain");
  const hidden = table.your_seats.length > 1 && table.your_seats.includes(table.player) && table.seat !== table.player && table.status.kind === "yours";
  if (hidden) {
    const name = table.seats[table.player].name;
    at("curtain-text").textContent = say("hand-over-to", { name });
    at("curtain-up").textContent = say("i-am", { name });
    if (!dialog.open) dialog.showModal();
  } else if (dialog.open) dialog.close();
}
at("curtain-up").addEventListener("click", () => send({ type: "switch-seat", seat: table.player }));
// Escape, or the way back of a phone, closes any dialog, whatever a page says to the first of them: it falls again.
at("curtain").addEventListener("close", () => curtain());

// --- phone ------------------------------------------------------------------------------------------------------------------

function hands() {
  at("hand-bar").hidden = !narrow.matches || table.phase === "open";
  at("hand-restart").hidden = !narrow.matches || !table.permissions.restart;
  for (const id of ["hand-undo", "hand-play", "hand-hint"]) at(id).hidden = table.phase !== "running" || !table.your_seats.length;
}
drawer(() => side.opened());
narrow.addEventListener("change", () => { back(); board.clear(); send({ type: "set-layout", layout: narrow.matches ? "tall" : "wide" }); });
addEventListener("resize", () => { if (table?.view_box) board.fit(); });

// --- the end ----------------------------------------------------------------------------------------------------------------

async function end(before) {
  if (table.phase !== "over") { at("end").hidden = true; return; }
  if (before?.phase === "over" && at("end").childElementCount && before.log.length === table.log.length) return;
  at("end").innerHTML = await fragment(`/table/${table.id}/result`);
  compare(at("proof-kept"));
  at("end").hidden = lookAgain;
}

// Whether the deal is the one that this browser was promised and has added to; nobody else can tell.
function compare(place) {
  const kept = JSON.parse(localStorage.getItem(promised(table.id)));
  if (!kept || !table.your_seats.length) return;
  const holds = (kept.commitment ?? kept.promise) === place.dataset.commitment && place.dataset.nonces.split(" ").includes(kept.nonce);
  place.textContent = holds ? say("deal-verified") : say("deal-mismatch");
}

document.addEventListener("click", async event => {
  const target = event.target.closest("button");
  if (!target) { if (!event.target.closest("#menu")) menu(false); return; }
  if ("lookAgain" in target.dataset) { lookAgain = true; at("end").hidden = true; at("prompt").tabIndex = 0; }
  else if (target.dataset.rematch) {
    const again = await post(`/api/tables/${target.dataset.rematch}/rematch`);
    const facts = await get(`/api/tables/${again.id}`);
    if (again.seats.every(seat => facts.seats[seat].free)) await sit(again, again.seats, hotNames());
    location.href = `/table/${again.id}`;
  }
});
at("prompt").addEventListener("click", () => { if (table?.phase === "over") { lookAgain = false; at("end").hidden = false; } });

// Whoever shared a device sits down again with all of them.
function hotNames() {
  return table.your_seats.length > 1 ? table.your_seats.map(number => table.seats[number].name) : [];
}

// --- the menu ---------------------------------------------------------------------------------------------------------------

function menu(open) {
  at("menu").hidden = !open;
  at("menu-button").setAttribute("aria-expanded", String(open));
}
at("menu-button").addEventListener("click", () => menu(at("menu").hidden));
document.addEventListener("keydown", event => { if (event.key === "Escape") menu(false); });
at("sound").checked = sound.wanted();
at("sound").addEventListener("change", () => { sound.want(at("sound").checked); sound.play("turn"); });
at("confirms").addEventListener("change", () => send({ type: "set-turn-confirmation", enabled: at("confirms").checked }));
at("two-taps").checked = localStorage.getItem("fondaco.taps") ? localStorage.getItem("fondaco.taps") === "two" : coarse.matches;
at("two-taps").addEventListener("change", () => localStorage.setItem("fondaco.taps", twoTaps() ? "two" : "one"));
