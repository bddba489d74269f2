// A table that waits for players.
import { askName, copy, element, get, post, promised, say, sit } from "./page.js";

export function room(place, table) {
  const seats = table.seats.map((seat, number) => {
    const badge = element("span", { class: `badge seat-${seat.colour}`, "aria-hidden": "true" });
    if (!seat.free) return element("li", {}, badge, element("b", {}, seat.name), seat.yours ? ` (${say("you")})` : seat.bot ? ` (${say("bot-level", { level: seat.bot })})` : "");
    return element("li", {}, badge, element("span", {}, say("free-seat")), element("button", { type: "button", class: "go", onclick: () => takeSeat(table, number) }, say("take-seat")));
  });
  const parts = [element("h2", {}, table.status.text), element("ul", {}, ...seats)];
  if (table.your_seats.length) parts.push(element("p", {}, element("button", { type: "button", onclick: () => leave(table) }, say("leave-seat"))));
  if (table.host) parts.push(element("p", {}, element("button", { type: "button", onclick: () => post(`/api/tables/${table.id}/close`) }, say("remove-table"))));
  const address = location.origin + location.pathname;
  parts.push(element("p", {}, say("invite-friends")), element("code", { id: "address" }, address), element("p", {}, element("button", { type: "button", onclick: () => copy(address) }, say("copy"))));
  place.replaceChildren(...parts);
}

async function leave(table) {
  await post(`/api/tables/${table.id}/leave`);
  localStorage.removeItem(promised(table.id));
}

async function takeSeat(table, number) {
  const me = await get("/api/me");
  if (!me.name && !(await askName())) return;
  await sit(table, [number]);
  location.reload();
}
