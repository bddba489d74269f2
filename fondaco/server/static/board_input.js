// @ts-check
// Clicks, taps and arrow keys on the board.
import { nearest } from "./geometry.js";
import { twoTaps } from "./preferences.js";

/** @import { Action } from "./messages.js" */
/** @import { Board } from "./board.js" */
/** @import { Tooltip } from "./tooltip.js" */

/**
 * What the board does with its input.
 *
 * @typedef {object} BoardActions
 * @property {() => Action[]} available the available actions
 * @property {(move: string) => void} play
 * @property {(action: Action | null, target: SVGGraphicsElement | null) => void} select
 * @property {(target: Element, x: number, y: number) => void} enlarge
 */

export class BoardInput {
  /**
   * @param {Board} board
   * @param {Tooltip} tooltip
   * @param {BoardActions} actions
   */
  constructor(board, tooltip, actions) {
    this.board = board;
    this.tooltip = tooltip;
    this.actions = actions;
    /** @type {Action | null} */
    this.selectedAction = null;
    board.svg.addEventListener("click", (event) => this.onClick(event));
    board.svg.addEventListener("keydown", (event) => this.onKey(event));
  }

  /**
   * @param {Action | null} action
   * @param {SVGGraphicsElement | null} [target]
   */
  select(action, target = null) {
    this.selectedAction = action;
    this.board.markSelected(action ? target : null);
    this.actions.select(action, target);
  }

  /** @param {Element | null} target */
  actionOf(target) {
    const id = target instanceof SVGElement ? target.dataset.action : undefined;
    return this.actions.available().find((action) => String(action.action) === id);
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    if (!(event.target instanceof Element) || this.tooltip.isLongPress) {
      return;
    }
    /** @type {SVGGraphicsElement | null} */
    const target = event.target.closest("[data-action]");
    const action = this.actionOf(target);
    if (!action) {
      this.actions.enlarge(event.target, event.clientX, event.clientY);
    } else if (twoTaps() && this.selectedAction?.action !== action.action) {
      this.select(action, target);
    } else if (twoTaps() || event.detail < 2) {
      // The second click of a double click is ignored: by then another action may be at that position.
      this.actions.play(action.move);
    }
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = event.target instanceof Element ? event.target.closest("[tabindex]") : null;
    if (!target) {
      return;
    }
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const action = this.actionOf(target);
      if (action) {
        this.actions.play(action.move);
      }
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      this.focusNearest(target, event.key, event.shiftKey);
    }
  }

  /**
   * Moves the focus with an arrow key; with Shift also to what can only be read.
   *
   * @param {Element} from
   * @param {string} key
   * @param {boolean} withReadable
   */
  focusNearest(from, key, withReadable) {
    const targets = withReadable ? this.board.readablePieces() : this.board.targets();
    const boxes = targets.map((target) => target.getBoundingClientRect());
    targets[nearest(from.getBoundingClientRect(), key, boxes)]?.focus();
  }

  /**
   * Moves the focus to the first target; returns whether there is one.
   *
   * @param {boolean} withReadable
   */
  focusFirst(withReadable) {
    const first = withReadable ? this.board.readablePieces()[0] : this.board.targets()[0];
    first?.focus();
    return Boolean(first);
  }
}
