// What the search would do, asked for and shown.
import { element, say } from "./page.js";

const at = id => document.getElementById(id);

export class Hints {
  constructor(ask, choose) {
    this.ask = ask;
    this.choose = choose;
    this.asked = false;
    for (const button of [at("hint"), at("hand-hint")]) button.addEventListener("click", () => this.open());
  }

  allow(possible) {
    at("hint").disabled = at("hand-hint").disabled = !possible;
  }

  // The house thinks about one hint at a time: whoever closes the dialog and opens it again waits for the same one.
  open() {
    this.asked ||= this.ask();
    if (!this.asked) return;
    at("hint-list").replaceChildren();
    at("hint-wait").hidden = false;
    if (!at("hints").open) at("hints").showModal();
  }

  // What was found; null if the table has gone on since: whoever waits wants to know what to do now.
  answer(moves) {
    this.asked = false;
    if (!at("hints").open) return;
    if (moves) this.show(moves);
    else this.open();
  }

  show(moves) {
    at("hint-wait").hidden = true;
    at("hint-list").replaceChildren(...moves.map(move => element("li", {},
      element("b", {}, move.text), element("small", {}, move.explanation),
      element("button", { type: "button", class: "soft", onclick: () => { this.close(); this.choose(move.move); } }, say("hint-play")))));
    if (!moves.length) at("hint-list").append(element("li", {}, say("hint-none")));
  }

  // No answer will come.
  fail() {
    this.asked = false;
    this.close();
  }

  close() {
    if (at("hints").open) at("hints").close();
  }
}
