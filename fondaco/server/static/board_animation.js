// @ts-check
// Pieces that travel, and pages that are turned, from one picture of the board to the next.
import { middleOf } from "./geometry.js";
import { pieceOrigins } from "./piece_origins.js";

/** @import { Box } from "./geometry.js" */

const TRAVEL_MS = 250;
const STAGGER_MS = 40;
const MAX_TRAVEL_MS = 1000;
const FOLD_MS = 170;
/** A piece that moves less than this, in units of the picture, stays. */
const MIN_TRAVEL = 2;
const PIECES = "g[id]:not([id^=region-])";
const TURNED_PAGES = "[data-turned-from]";
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Where pieces and pages were before a change.
 *
 * @typedef {object} Snapshot
 * @property {Map<string, {box: Box, like?: string}>} pieces
 * @property {Map<string, Element>} pages copies of the pages that can be turned
 */

export class BoardAnimation {
  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    /** @type {Animation[]} */
    this.animations = [];
  }

  /**
   * Takes a snapshot, to be given to `start` after the change; null for readers who want no motion.
   *
   * @returns {Snapshot | null}
   */
  snapshot() {
    return reducedMotion.matches ? null : { pieces: this.piecePositions(), pages: this.turnablePages() };
  }

  /** @param {Snapshot} before */
  start(before) {
    this.animateTravel(before.pieces);
    this.animatePageTurns(before.pages);
  }

  /** Moves everything to its place at once. */
  finish() {
    for (const animation of this.animations) {
      animation.cancel();
    }
    this.animations = [];
  }

  pieces() {
    const pieces = /** @type {NodeListOf<SVGGElement>} */ (this.svg.querySelectorAll(PIECES));
    return [...pieces].filter((piece) => !piece.closest("defs"));
  }

  piecePositions() {
    const positions = this.pieces().map(
      (piece) => /** @type {const} */ ([piece.id, { box: piece.getBoundingClientRect(), like: piece.dataset.like }]),
    );
    return new Map(positions);
  }

  turnablePages() {
    const pages = [...this.svg.querySelectorAll(TURNED_PAGES)];
    return new Map(pages.map((page) => [page.id, /** @type {Element} */ (page.cloneNode(true))]));
  }

  /** @param {Snapshot["pieces"]} before */
  animateTravel(before) {
    const pieces = this.pieces();
    const origins = pieceOrigins(
      pieces.map((piece) => ({ id: piece.id, like: piece.dataset.like, home: piece.dataset.home })),
      before,
    );
    const scale = this.svg.getScreenCTM()?.a || 1;
    let travelling = 0;
    for (const [index, piece] of pieces.entries()) {
      const origin = origins[index];
      if (!origin?.width) {
        continue;
      }
      // The middles are compared: of a piece that becomes available only the rim grows.
      const from = middleOf(origin);
      const to = middleOf(piece.getBoundingClientRect());
      const dx = (from.x - to.x) / scale;
      const dy = (from.y - to.y) / scale;
      if (Math.abs(dx) + Math.abs(dy) >= MIN_TRAVEL) {
        const delay = Math.min(travelling * STAGGER_MS, MAX_TRAVEL_MS - TRAVEL_MS);
        this.animations.push(travelAnimation(piece, dx, dy, delay));
        travelling += 1;
      }
    }
  }

  /**
   * Where a page shows its other side now, the old side folds up at the spine, then the new one unfolds.
   *
   * @param {Snapshot["pages"]} before
   */
  animatePageTurns(before) {
    const pages = /** @type {NodeListOf<SVGGraphicsElement>} */ (this.svg.querySelectorAll(TURNED_PAGES));
    for (const page of pages) {
      const old = before.get(page.dataset.turnedFrom ?? "");
      if (!(old instanceof SVGGraphicsElement) || before.has(page.id)) {
        continue;
      }
      for (const name of ["id", "data-action", "data-why", "tabindex", "role"]) {
        old.removeAttribute(name);
      }
      old.classList.add("turning-page");
      page.after(old);
      const isFromRight = old.getBoundingClientRect().left > page.getBoundingClientRect().left;
      const folding = foldAnimation(old, isFromRight ? "0%" : "100%", [1, 0], 0, "ease-in");
      folding.onfinish = () => old.remove();
      folding.oncancel = () => old.remove();
      this.animations.push(folding);
      this.animations.push(foldAnimation(page, isFromRight ? "100%" : "0%", [0, 1], FOLD_MS, "ease-out"));
    }
  }
}

/**
 * @param {SVGElement} piece
 * @param {number} dx
 * @param {number} dy
 * @param {number} delay
 */
function travelAnimation(piece, dx, dy, delay) {
  const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "translate(0, 0)" }];
  return piece.animate(frames, {
    duration: TRAVEL_MS,
    delay,
    easing: "ease-out",
    composite: "add",
    fill: "backwards",
  });
}

/**
 * @param {SVGElement} page
 * @param {string} spine the edge that stays, in per cent of the width
 * @param {[number, number]} widths from and to which share of its width the page goes
 * @param {number} delay
 * @param {string} easing
 */
function foldAnimation(page, spine, [from, to], delay, easing) {
  page.style.transformBox = "fill-box";
  page.style.transformOrigin = `${spine} 50%`;
  const frames = [{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }];
  return page.animate(frames, { duration: FOLD_MS, delay, easing, composite: "add", fill: "both" });
}
