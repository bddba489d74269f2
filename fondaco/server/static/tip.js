// The tooltip: what a thing is, and why it cannot be chosen. On hover, focus and long press.
const WAIT = 300, PRESS = 450, FADE = 2500;

export class Tip {
  constructor(place, ask) {
    this.place = place;
    this.ask = ask;
    this.timer = this.fading = 0;
    this.pressed = false;
  }

  watch(root) {
    const over = event => this.later(target(event), WAIT);
    root.addEventListener("pointerover", event => { if (event.pointerType === "mouse") over(event); });
    root.addEventListener("pointerout", event => { if (event.pointerType === "mouse") this.hide(); });
    root.addEventListener("focusin", event => { if (event.target.matches(":focus-visible")) this.later(target(event), 0); });
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("pointerdown", event => {
      this.pressed = false;
      if (event.pointerType !== "mouse") this.later(target(event), PRESS, () => { this.pressed = true; });
    });
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, event => { if (event.pointerType !== "mouse") this.lifted(); });
    root.addEventListener("contextmenu", event => { if (this.pressed) event.preventDefault(); });
  }

  lifted() {
    clearTimeout(this.timer);
    this.fading = setTimeout(() => this.hide(), this.pressed ? FADE : 0);
  }

  later(thing, wait, then) {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    if (!thing) return this.hide();
    this.timer = setTimeout(() => { then?.(); this.show(thing); }, wait);
  }

  // Whoever listens hears the tooltip too, as what is said of the thing.
  belong(thing) {
    this.thing?.removeAttribute("aria-describedby");
    this.thing = thing;
    thing?.setAttribute("aria-describedby", this.place.id);
  }

  async show(thing) {
    this.belong(thing);
    const text = words(thing);
    this.write(thing, text, "");
    const move = thing.dataset.why;
    if (move) {
      const reason = await this.ask(move);
      if (this.thing === thing) this.write(thing, text, reason);
    }
  }

  write(thing, first, second) {
    this.place.replaceChildren();
    if (!first && !second) { this.place.hidden = true; return; }
    if (first) this.place.append(Object.assign(document.createElement("b"), { textContent: first }));
    if (second) this.place.append(Object.assign(document.createElement("span"), { textContent: second }));
    this.place.hidden = false;
    const box = thing.getBoundingClientRect(), own = this.place.getBoundingClientRect();
    const left = Math.max(6, Math.min(innerWidth - own.width - 6, box.left + box.width / 2 - own.width / 2));
    const top = box.top - own.height - 8 > 54 ? box.top - own.height - 8 : Math.min(innerHeight - own.height - 6, box.bottom + 8);
    this.place.style.left = `${left}px`;
    this.place.style.top = `${top}px`;
  }

  hide() {
    clearTimeout(this.timer);
    this.belong(null);
    this.place.hidden = true;
  }
}

function target(event) {
  return event.target.closest("[data-why], [data-action], [data-tip], g[id]:not([id^=region-])");
}

// A title inside the picture would also make the browser's own tooltip; it is read once and kept, as a label where there is none.
function words(thing) {
  const title = thing.querySelector(":scope > title");
  if (title) {
    thing.dataset.tip = title.textContent;
    title.remove();
    if (!thing.hasAttribute("role")) thing.setAttribute("role", thing.querySelector("[role], title") ? "group" : "img");
    if (!thing.hasAttribute("aria-label")) thing.setAttribute("aria-label", thing.dataset.tip);
  }
  return thing.dataset.tip ?? thing.getAttribute("aria-label") ?? "";
}
