// What the search would do, asked for and shown.
import { element, say } from "./page.js";

const at = id => document.getElementById(id);

export class Hints {
  constructor(ask, choose) {
    this.ask = ask;
    this.choose = choose;
    for (const button of [at("hint"), at("hand-hint")]) button.addEventListener("click", () => this.open());
  }

  allow(possible) {
    at("hint").disabled = at("hand-hint").disabled = !possible;
  }

  open() {
    at("hint-list").replaceChildren();
    at("hint-wait").hidden = false;
    if (!at("hints").open) at("hints").showModal();
    this.ask();
  }

  show(moves) {
    at("hint-wait").hidden = true;
    at("hint-list").replaceChildren(...moves.map(move => element("li", {},
      element("b", {}, move.text), element("small", {}, move.why),
      element("button", { type: "button", class: "soft", onclick: () => { this.close(); this.choose(move.move); } }, say("hint-play")))));
    if (!moves.length) at("hint-list").append(element("li", {}, say("hint-none")));
  }

  close() {
    if (at("hints").open) at("hints").close();
  }
}
