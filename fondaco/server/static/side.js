// The side of the table: what you can do, the day book, the talk.
import { element, say } from "./page.js";
import { play } from "./sound.js";
import { tabs } from "./tabs.js";

export class Side {
  constructor(send, choose, point) {
    this.send = send;
    this.choose = choose;
    this.point = point;
    this.lines = [];
    this.unread = 0;
    tabs(document.querySelector("[role=tablist]"), () => this.opened());
    document.getElementById("typed").addEventListener("submit", event => {
      event.preventDefault();
      const field = document.getElementById("typed-move");
      if (field.value.trim() && choose(field.value)) field.value = "";
    });
    document.getElementById("say").addEventListener("submit", event => {
      event.preventDefault();
      const field = document.getElementById("saying");
      if (field.value.trim() && send({ type: "chat", text: field.value.trim() })) field.value = "";
    });
  }

  // The book was opened, or another of its sides.
  opened() {
    for (const list of [document.getElementById("log"), document.getElementById("talk")]) list.scrollTop = list.scrollHeight;
    if (document.getElementById("talk").checkVisibility()) this.count(0);
  }

  actions(list, note) {
    const place = document.getElementById("actions");
    const focused = place.contains(document.activeElement);
    place.replaceChildren(...list.map((action, number) => element("li", {}, element("button", {
      type: "button", "data-move": action.move, "data-id": action.action, title: action.move,
      onclick: event => { if (event.detail < 2) this.choose(action.move); },
      onpointerenter: () => this.point(action), onpointerleave: () => this.point(null), onfocus: () => this.point(action), onblur: () => this.point(null),
    }, number < 9 ? element("kbd", {}, String(number + 1)) : null, element("span", {}, action.text)))));
    if (!list.length) place.append(element("li", { class: "none" }, note));
    if (focused) place.querySelector("button")?.focus();
    document.getElementById("typed-moves").replaceChildren(...list.map(action => element("option", { value: action.move }, action.text)));
    document.getElementById("typed").hidden = !list.length;
  }

  log(lines, from, table) {
    const kept = from ? this.lines.filter(line => line.move_count < from || (line.move_count === from && line.seat !== null)) : [];
    this.lines = kept.concat(lines);
    const place = document.getElementById("log");
    place.replaceChildren(...this.lines.map(line => {
      const fresh = table.your_last_decision !== null && line.move_count > table.your_last_decision && line.seat !== table.seat;
      const badge = line.seat === null ? element("span", {}) : element("span", { class: `badge seat-${table.seats[line.seat].colour}`, "aria-hidden": "true" });
      const text = line.texts.join(" ") + (line.forced ? ` (${say("forced")})` : "");
      const go = line.note === "rematch" ? `/table/${line.args.table}` : `/table/${table.id}/replay?at=${line.move_count}`;
      return element("li", { class: fresh ? "new" : "" }, badge, element("button", { type: "button", title: say("go-to-moment"), onclick: () => { location.href = go; } }, text));
    }));
    place.scrollTop = place.scrollHeight;
  }

  talk(rows, first) {
    const place = document.getElementById("talk");
    if (first) place.replaceChildren();
    for (const row of rows) {
      const badge = row.seat === null ? null : element("span", { class: `badge seat-${row.colour}`, "aria-hidden": "true" });
      place.append(element("li", {}, badge, " ", element("b", {}, row.name), " ", element("span", {}, row.text)));
    }
    place.scrollTop = place.scrollHeight;
    if (!first && !document.getElementById("talk").checkVisibility()) { this.count(this.unread + rows.length); play("chat"); }
  }

  count(unread) {
    this.unread = unread;
    for (const badge of [document.getElementById("unread"), document.getElementById("hand-unread")]) {
      badge.textContent = unread;
      badge.hidden = !unread;
    }
  }

  // Who sits here, who of them has the page open, and who else watches.
  presence(table, here) {
    const seats = table.seats.flatMap((seat, number) => seat.free ? [] : [element("li", { class: here.present[number] ? "" : "away" },
      element("span", { class: `badge seat-${seat.colour}`, "aria-hidden": "true" }), element("b", {}, seat.name),
      element("small", {}, seat.bot ? say("bot-level", { level: seat.bot }) : seat.yours ? say("you") : here.present[number] ? say("present") : say("absent")))]);
    const others = here.spectators.map(name => element("li", {}, element("span", {}), element("b", {}, name), element("small", {}, say("is-watching"))));
    if (here.anonymous) others.push(element("li", {}, element("span", {}), element("small", {}, say("anonymous-spectators", { count: here.anonymous }))));
    document.getElementById("here").replaceChildren(...seats, ...others);
    const people = table.seats.filter((seat, number) => !seat.free && !seat.bot && here.present[number]).length;
    document.getElementById("here-count").textContent = people + here.spectators.length + here.anonymous;
  }
}
