// @ts-check
// The picture of the table. Its parts are replaced one by one; pieces travel; targets can be clicked.
import { BoardAnimation } from "./board_animation.js";

/** @typedef {[name: string, svg: string | null]} PicturePart */

const SVG = "http://www.w3.org/2000/svg";
/** From this width on, a list of actions may lie on the picture, in the region left free for it. */
const MIN_WIDE = 1024;
const MARGIN_BELOW_LIST = 8;
const CHANGED_GAP = 3;
const SELECTED_GAP = 2;
const MARK_RADIUS = 7;
const READABLE = "[data-action], [data-why], [data-tip], g:has(> title)";
const parser = new DOMParser();

export class Board {
  /**
   * @param {HTMLElement} place
   * @param {HTMLElement} table the place and, on the page of a table, the side panel
   */
  constructor(place, table) {
    this.place = place;
    this.table = table;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("preserveAspectRatio", "xMidYMin meet");
    this.svg.setAttribute("role", "group");
    place.append(this.svg);
    /** @type {Map<string, SVGGElement>} */
    this.parts = new Map();
    this.animation = new BoardAnimation(this.svg);
    this.fullViewBox = "0 0 1 1";
    /** @type {string | null} The part that is enlarged. */
    this.zoomedPart = null;
  }

  /**
   * Shows a picture.
   *
   * @param {string} viewBox
   * @param {PicturePart[]} parts back to front; a part without a picture is unchanged
   * @param {string[]} [changed] ids of pieces to mark
   * @param {boolean} [isAnimated]
   */
  show(viewBox, parts, changed = [], isAnimated = true) {
    this.animation.finish();
    const before = isAnimated ? this.animation.snapshot() : null;
    const focus = visibleFocus(this.svg);
    this.fullViewBox = viewBox;
    if (!this.zoomedPart) {
      this.svg.setAttribute("viewBox", viewBox);
    }
    this.replaceParts(parts);
    this.fit();
    this.markChanged(changed);
    if (before) {
      this.animation.start(before);
    }
    restoreFocus(this.svg, focus);
  }

  /** @param {PicturePart[]} parts */
  replaceParts(parts) {
    const names = new Set(parts.map(([name]) => name));
    for (const [name, svg] of parts) {
      if (svg !== null) {
        const part = document.createElementNS(SVG, "g");
        part.dataset.part = name;
        part.append(...parseNodes(svg));
        this.parts.get(name)?.remove();
        this.parts.set(name, part);
      }
    }
    for (const [name, part] of this.parts) {
      if (!names.has(name)) {
        part.remove();
        this.parts.delete(name);
      }
    }
    for (const [index, [name]] of parts.entries()) {
      const part = this.parts.get(name);
      const current = this.svg.children[index] ?? null;
      if (part && part !== current) {
        this.svg.insertBefore(part, current);
      }
    }
  }

  clear() {
    this.svg.replaceChildren();
    this.parts.clear();
  }

  /** Places the list of actions: over the region that the picture leaves free for it, or beside a picture without one. */
  fit() {
    const region = this.svg.querySelector("#region-actions");
    /** @type {HTMLElement | null} */
    const list = this.table.querySelector(".side-panel");
    const isOver = Boolean(region && list) && innerWidth >= MIN_WIDE;
    document.body.classList.toggle("board-has-prompt", Boolean(this.svg.querySelector("#region-prompt")));
    this.table.classList.toggle("list-over-board", isOver);
    this.table.classList.toggle("list-beside-board", Boolean(list) && !region);
    region?.classList.toggle("replaced-by-list", isOver);
    if (!list) {
      return;
    }
    if (region && isOver) {
      this.placeList(list, region);
    } else {
      list.removeAttribute("style");
    }
  }

  /**
   * @param {HTMLElement} list
   * @param {Element} region
   */
  placeList(list, region) {
    const box = region.getBoundingClientRect();
    const table = this.table.getBoundingClientRect();
    const board = this.svg.getBoundingClientRect();
    const { width, height } = this.svg.viewBox.baseVal;
    const scale = Math.min(board.width / width, board.height / height);
    list.style.left = `${box.left - table.left}px`;
    list.style.width = `${box.width}px`;
    list.style.top = `${box.top - table.top}px`;
    list.style.bottom = "auto";
    list.style.height = `${height * scale - (box.top - board.top) - MARGIN_BELOW_LIST * scale}px`;
  }

  /** @param {string[]} ids */
  markChanged(ids) {
    this.removeMarks("changed-mark");
    for (const id of ids) {
      /** @type {SVGGElement | null} */
      const piece = this.svg.querySelector(`g[id="${CSS.escape(id)}"]`);
      const box = piece?.getBBox();
      if (piece && box?.width) {
        piece.append(makeMark(box, CHANGED_GAP, "changed-mark"));
      }
    }
  }

  /** @param {SVGGraphicsElement | null} target */
  markSelected(target) {
    this.removeMarks("selected-mark");
    target?.append(makeMark(target.getBBox(), SELECTED_GAP, "selected-mark"));
  }

  /** @param {string} name */
  removeMarks(name) {
    for (const mark of this.svg.querySelectorAll(`.${name}`)) {
      mark.remove();
    }
  }

  /** Returns the targets of available actions. */
  targets() {
    const targets = /** @type {NodeListOf<SVGGraphicsElement>} */ (this.svg.querySelectorAll("[data-action]"));
    return [...targets].filter((target) => !target.closest(".replaced-by-list"));
  }

  /** Returns everything with a text of its own. What is no target can get the focus, but is not in the tab order. */
  readablePieces() {
    const pieces = /** @type {NodeListOf<SVGGraphicsElement>} */ (this.svg.querySelectorAll(READABLE));
    const readable = [...pieces].filter((piece) => !piece.closest(".replaced-by-list, defs"));
    for (const piece of readable) {
      if (!piece.hasAttribute("tabindex")) {
        piece.setAttribute("tabindex", "-1");
      }
    }
    return readable;
  }
}

/**
 * @param {DOMRect} box
 * @param {number} gap
 * @param {string} name
 */
function makeMark(box, gap, name) {
  const mark = document.createElementNS(SVG, "rect");
  const attributes = {
    x: box.x - gap,
    y: box.y - gap,
    width: box.width + 2 * gap,
    height: box.height + 2 * gap,
    rx: MARK_RADIUS,
    class: name,
  };
  for (const [key, value] of Object.entries(attributes)) {
    mark.setAttribute(key, String(value));
  }
  return mark;
}

/** @param {string} svg */
function parseNodes(svg) {
  const root = parser.parseFromString(`<svg xmlns="${SVG}">${svg}</svg>`, "image/svg+xml").documentElement;
  return [...document.importNode(root, true).childNodes];
}

/**
 * Returns where the focus is if it is shown. After a click with the mouse it is not, and is not restored either.
 *
 * @param {SVGElement} svg
 */
function visibleFocus(svg) {
  const focused = document.activeElement;
  if (!(focused instanceof SVGElement) || !svg.contains(focused) || !focused.matches(":focus-visible")) {
    return null;
  }
  return { id: focused.id, action: focused.dataset.action };
}

/**
 * Gives the focus to the same piece, else to the same action, else to the first target.
 *
 * @param {SVGElement} svg
 * @param {{id: string, action?: string} | null} focus
 */
function restoreFocus(svg, focus) {
  if (!focus) {
    return;
  }
  const selectors = ["[data-action]"];
  if (focus.action) {
    selectors.unshift(`[data-action="${CSS.escape(focus.action)}"]`);
  }
  if (focus.id) {
    selectors.unshift(`[id="${CSS.escape(focus.id)}"][tabindex]`);
  }
  for (const selector of selectors) {
    const target = svg.querySelector(selector);
    if (target instanceof SVGElement) {
      target.focus({ preventScroll: true });
      return;
    }
  }
}
