// @ts-check
// The tooltip of the board: what a piece is, and why an action is not possible. On hover, focus and long press.
const HOVER_MS = 300;
const LONG_PRESS_MS = 450;
const FADE_MS = 2500;
const GAP = 8;
const EDGE_GAP = 6;
const DESCRIBED = "[data-why], [data-action], [data-tip], g[id]:not([id^=region-])";

export class Tooltip {
  /**
   * @param {HTMLElement} box
   * @param {(move: string) => Promise<string>} askReason asks the server why a move is not possible
   */
  constructor(box, askReason) {
    this.box = box;
    this.askReason = askReason;
    this.showTimer = 0;
    this.hideTimer = 0;
    /** Whether a long press has shown the tooltip; then the click that follows is no choice. */
    this.isLongPress = false;
    /** @type {Element | null} */
    this.target = null;
  }

  /** @param {SVGElement} root */
  watch(root) {
    root.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") {
        this.schedule(targetOf(event), HOVER_MS);
      }
    });
    root.addEventListener("pointerout", (event) => {
      if (event.pointerType === "mouse") {
        this.hide();
      }
    });
    root.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) {
        this.schedule(targetOf(event), 0);
      }
    });
    root.addEventListener("focusout", () => this.hide());
    root.addEventListener("pointerdown", (event) => {
      this.isLongPress = false;
      if (event.pointerType !== "mouse") {
        this.schedule(targetOf(event), LONG_PRESS_MS, () => {
          this.isLongPress = true;
        });
      }
    });
    root.addEventListener("pointerup", (event) => this.onRelease(event));
    root.addEventListener("pointercancel", (event) => this.onRelease(event));
    root.addEventListener("contextmenu", (event) => {
      if (this.isLongPress) {
        event.preventDefault();
      }
    });
  }

  /**
   * A tooltip shown by a long press stays for a while after the finger was lifted.
   *
   * @param {PointerEvent} event
   */
  onRelease(event) {
    if (event.pointerType === "mouse") {
      return;
    }
    clearTimeout(this.showTimer);
    this.hideTimer = setTimeout(() => this.hide(), this.isLongPress ? FADE_MS : 0);
  }

  /**
   * Shows the tooltip of a target after a delay; without a target the tooltip is hidden.
   *
   * @param {SVGElement | null} target
   * @param {number} delay
   * @param {() => void} [onShow]
   */
  schedule(target, delay, onShow) {
    clearTimeout(this.showTimer);
    clearTimeout(this.hideTimer);
    if (!target) {
      this.hide();
      return;
    }
    this.showTimer = setTimeout(() => {
      onShow?.();
      this.show(target);
    }, delay);
  }

  /**
   * Makes the tooltip the description of a target, so that screen readers read it, too.
   *
   * @param {Element | null} target
   */
  describe(target) {
    this.target?.removeAttribute("aria-describedby");
    this.target = target;
    target?.setAttribute("aria-describedby", this.box.id);
  }

  /** @param {SVGElement} target */
  async show(target) {
    this.describe(target);
    const text = tooltipText(target);
    this.place(target, text, "");
    const move = target.dataset.why;
    if (move) {
      const reason = await this.askReason(move);
      if (this.target === target) {
        this.place(target, text, reason);
      }
    }
  }

  /**
   * Writes a title and a reason, and places the tooltip above the target, or below where there is no room.
   *
   * @param {Element} target
   * @param {string} title
   * @param {string} reason
   */
  place(target, title, reason) {
    this.box.replaceChildren();
    for (const [tag, text] of [
      ["b", title],
      ["span", reason],
    ]) {
      if (text) {
        this.box.append(Object.assign(document.createElement(tag), { textContent: text }));
      }
    }
    this.box.hidden = !title && !reason;
    if (this.box.hidden) {
      return;
    }
    const around = target.getBoundingClientRect();
    const { width, height } = this.box.getBoundingClientRect();
    const centred = around.left + around.width / 2 - width / 2;
    const above = around.top - height - GAP;
    const below = Math.min(innerHeight - height - EDGE_GAP, around.bottom + GAP);
    const topBarHeight = document.querySelector(".top-bar")?.clientHeight ?? 0;
    this.box.style.left = `${Math.max(EDGE_GAP, Math.min(innerWidth - width - EDGE_GAP, centred))}px`;
    this.box.style.top = `${above > topBarHeight ? above : below}px`;
  }

  hide() {
    clearTimeout(this.showTimer);
    this.describe(null);
    this.box.hidden = true;
  }
}

/**
 * @param {Event} event
 * @returns {SVGElement | null}
 */
function targetOf(event) {
  return event.target instanceof Element ? event.target.closest(DESCRIBED) : null;
}

/**
 * Returns the name of a target. A title in the picture would also make the browser's own tooltip: it is moved to an attribute,
 * and to the label where there is none.
 *
 * @param {SVGElement} target
 */
function tooltipText(target) {
  const title = target.querySelector(":scope > title");
  if (title) {
    target.dataset.tip = title.textContent ?? "";
    title.remove();
    if (!target.hasAttribute("role")) {
      target.setAttribute("role", target.querySelector("[role], title") ? "group" : "img");
    }
    if (!target.hasAttribute("aria-label")) {
      target.setAttribute("aria-label", target.dataset.tip);
    }
  }
  return target.dataset.tip ?? target.getAttribute("aria-label") ?? "";
}
