// The picture of the table: parts swapped one by one, pieces that travel, targets that can be clicked.
const SVG = "http://www.w3.org/2000/svg";
const TRAVEL = 250, APART = 40, LONGEST = 1000, FOLD = 170;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const parser = new DOMParser();

export class Board {
  constructor(place, table) {
    this.place = place;
    this.table = table;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("preserveAspectRatio", "xMidYMin meet");
    this.svg.setAttribute("role", "group");
    place.append(this.svg);
    this.parts = new Map();
    this.running = [];
    this.whole = "0 0 1 1";
    this.zoomed = null;
  }

  // `parts` is a list of [name, svg or null if unchanged], back to front.
  show(viewBox, parts, changed = [], move = true) {
    this.settle();
    const before = move && !still.matches ? this.places() : new Map();
    const leaves = move && !still.matches ? this.leaves() : new Map();
    const focused = describe(this.svg.contains(document.activeElement) ? document.activeElement : null);
    this.whole = viewBox;
    if (!this.zoomed) this.svg.setAttribute("viewBox", viewBox);
    const kept = new Set();
    for (const [name, svg] of parts) {
      kept.add(name);
      if (svg === null) continue;
      const fresh = document.createElementNS(SVG, "g");
      fresh.dataset.part = name;
      fresh.append(...nodes(svg));
      if (this.parts.has(name)) this.parts.get(name).replaceWith(fresh);
      else this.svg.append(fresh);
      this.parts.set(name, fresh);
    }
    for (const [name, node] of this.parts) if (!kept.has(name)) { node.remove(); this.parts.delete(name); }
    for (const [name] of parts) this.svg.append(this.parts.get(name));
    this.fit();
    this.mark(changed);
    this.travel(before);
    this.turn(leaves);
    refocus(this.svg, focused);
  }

  clear() {
    this.svg.replaceChildren();
    this.parts.clear();
  }

  // A picture with a region for actions leaves room for the page's own list; one without stands beside it.
  fit() {
    const region = this.svg.querySelector("#region-actions");
    const side = this.table.querySelector(".side");
    const overlay = Boolean(region && side) && innerWidth >= 1024;
    document.body.classList.toggle("own-prompt", Boolean(this.svg.querySelector("#region-prompt")));
    this.table.classList.toggle("overlay", overlay);
    this.table.classList.toggle("beside", Boolean(side) && !region);
    if (region) region.classList.toggle("region-hidden", overlay);
    if (!side) return;
    if (!overlay) { side.removeAttribute("style"); return; }
    const box = region.getBoundingClientRect(), around = this.table.getBoundingClientRect();
    const ground = this.svg.getBoundingClientRect();
    const [, , width, height] = this.svg.getAttribute("viewBox").split(" ").map(Number);
    const scale = Math.min(ground.width / width, ground.height / height);
    side.style.left = `${box.left - around.left}px`;
    side.style.width = `${box.width}px`;
    side.style.top = `${box.top - around.top}px`;
    side.style.bottom = "auto";
    side.style.height = `${height * scale - (box.top - ground.top) - 8 * scale}px`;
  }

  pieces() {
    return [...this.svg.querySelectorAll("g[id]:not([id^=region-])")].filter(piece => !piece.closest("defs"));
  }

  places() {
    return new Map(this.pieces().map(piece => [piece.id, { box: piece.getBoundingClientRect(), like: piece.dataset.like }]));
  }

  // A piece comes from where it was; a new one from where another of its like is gone, or else from its home.
  travel(before) {
    const pieces = this.pieces(), there = new Set(pieces.map(piece => piece.id));
    const gone = [...before].filter(([id, was]) => was.like && !there.has(id)).map(([, was]) => was);
    const origin = ({ id, dataset: { like, home } }) => {
      if (before.has(id)) return before.get(id);
      const left = like ? gone.findIndex(was => was.like === like) : -1;
      return left < 0 ? before.get(home) : gone.splice(left, 1)[0];
    };
    let number = 0;
    for (const piece of pieces) {
      const from = origin(piece)?.box;
      if (!from || !from.width) continue;
      const to = piece.getBoundingClientRect();
      const scale = this.svg.getScreenCTM()?.a || 1;
      const [was, is] = [middle(from), middle(to)];
      const dx = (was.x - is.x) / scale, dy = (was.y - is.y) / scale;
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      const delay = Math.min(number++ * APART, LONGEST - TRAVEL);
      const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }];
      this.running.push(piece.animate(frames, { duration: TRAVEL, delay, easing: "ease-out", composite: "add", fill: "backwards" }));
    }
  }

  leaves() {
    return new Map([...this.svg.querySelectorAll("[data-turned-from]")].map(leaf => [leaf.id, leaf.cloneNode(true)]));
  }

  // A leaf that now shows its other side: the old side folds up at the spine, then the new one unfolds.
  turn(before) {
    for (const leaf of this.svg.querySelectorAll("[data-turned-from]")) {
      const old = before.get(leaf.dataset.turnedFrom);
      if (!old || before.has(leaf.id)) continue;
      for (const name of ["id", "data-action", "data-why", "tabindex", "role"]) old.removeAttribute(name);
      old.classList.add("turning-leaf");
      leaf.after(old);
      const fromRight = old.getBoundingClientRect().left > leaf.getBoundingClientRect().left;
      this.fold(old, fromRight ? "0%" : "100%", [1, 0], 0, "ease-in").onfinish = () => old.remove();
      this.running.at(-1).oncancel = () => old.remove();
      this.fold(leaf, fromRight ? "100%" : "0%", [0, 1], FOLD, "ease-out");
    }
  }

  fold(piece, spine, [from, to], delay, easing) {
    piece.style.transformBox = "fill-box";
    piece.style.transformOrigin = `${spine} 50%`;
    const frames = [{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }];
    const animation = piece.animate(frames, { duration: FOLD, delay, easing, composite: "add", fill: "both" });
    this.running.push(animation);
    return animation;
  }

  // A new click: everything jumps to its end.
  settle() {
    for (const animation of this.running) animation.cancel();
    this.running = [];
  }

  mark(changed) {
    for (const old of this.svg.querySelectorAll(".changed-mark")) old.remove();
    for (const id of changed) {
      const piece = this.svg.querySelector(`g[id="${CSS.escape(id)}"]`);
      if (!piece) continue;
      const box = piece.getBBox();
      if (!box.width) continue;
      piece.append(frame(box, 3, "changed-mark"));
    }
  }

  pick(target) {
    for (const old of this.svg.querySelectorAll(".picked-mark")) old.remove();
    if (target) target.append(frame(target.getBBox(), 2, "picked-mark"));
  }

  targets() {
    return [...this.svg.querySelectorAll("[data-action]")].filter(target => !target.closest(".region-hidden"));
  }

  // All that can be read: live or not, whatever has words of its own. What is neither live nor dead is reached by arrows alone.
  readable() {
    const told = "[data-action], [data-why], [data-tip], g:has(> title)";
    const things = [...this.svg.querySelectorAll(told)].filter(thing => !thing.closest(".region-hidden, defs"));
    for (const thing of things) if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    return things;
  }
}

// Of a piece that becomes live only the rim grows: its middle stays.
function middle(box) {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function frame(box, gap, name) {
  const rect = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: box.x - gap, y: box.y - gap, width: box.width + 2 * gap, height: box.height + 2 * gap, rx: 7, class: name })) rect.setAttribute(key, value);
  return rect;
}

function nodes(svg) {
  const root = parser.parseFromString(`<svg xmlns="${SVG}">${svg}</svg>`, "image/svg+xml").documentElement;
  return [...document.importNode(root, true).childNodes];
}

// Only a focus that is seen is given on: after a click with the mouse nothing should be ringed.
function describe(focused) {
  return focused?.matches(":focus-visible") ? { action: focused.dataset.action, id: focused.id } : null;
}

function refocus(svg, focused) {
  if (!focused) return;
  const again = (focused.id && svg.querySelector(`[id="${CSS.escape(focused.id)}"][tabindex]`))
    || (focused.action && svg.querySelector(`[data-action="${CSS.escape(focused.action)}"]`))
    || svg.querySelector("[data-action]");
  again?.focus({ preventScroll: true });
}
