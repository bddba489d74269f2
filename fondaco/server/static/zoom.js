// @ts-check
// On a phone a tap enlarges a region; the way back makes it small again.
import { boundingBox, viewBoxArea } from "./geometry.js";
import { closeOverlay, openOverlay } from "./overlays.js";

/** @import { Board } from "./board.js" */

const SCALE = 2;
const MARGIN = 4;
/** A region that covers more of the picture than this is not enlarged. */
const MAX_SHARE = 0.6;

export class Zoom {
  /**
   * @param {Board} board
   * @param {HTMLButtonElement} backButton
   */
  constructor(board, backButton) {
    this.board = board;
    this.backButton = backButton;
    backButton.addEventListener("click", closeOverlay);
  }

  /**
   * Enlarges the region at a point of the screen, if there is one; the point comes into the middle.
   *
   * @param {Element} target
   * @param {number} x
   * @param {number} y
   */
  open(target, x, y) {
    const part = target.closest("[data-part]");
    const sheet = part instanceof SVGGElement ? boundingSheet(part) : null;
    if (this.board.zoomedPart || !(part instanceof SVGGElement) || !sheet) {
      return;
    }
    if (sheet.width * sheet.height > MAX_SHARE * viewBoxArea(this.board.fullViewBox)) {
      return;
    }
    const box = part.getBoundingClientRect();
    const across = (x - box.left) / box.width;
    const down = (y - box.top) / box.height;
    const scrolledTo = scrollY;
    this.board.zoomedPart = part.dataset.part ?? null;
    this.updateViewBox();
    const { place, svg } = this.board;
    place.scrollLeft = across * svg.clientWidth - place.clientWidth / 2;
    place.scrollTop = down * svg.clientHeight - place.clientHeight / 2;
    this.backButton.hidden = false;
    openOverlay(() => {
      this.close();
      scrollTo(0, scrolledTo);
    });
  }

  close() {
    this.board.zoomedPart = null;
    this.backButton.hidden = true;
    this.updateViewBox();
  }

  /** Shows the enlarged region, or the whole picture if that region is gone. */
  updateViewBox() {
    const { board } = this;
    const part = board.zoomedPart ? board.parts.get(board.zoomedPart) : undefined;
    const sheet = part ? boundingSheet(part) : null;
    board.place.classList.toggle("zoomed", Boolean(sheet));
    board.svg.style.width = sheet ? `${SCALE * 100}%` : "";
    board.svg.setAttribute("viewBox", sheet ? viewBoxAround(sheet) : board.fullViewBox);
  }
}

/** @param {DOMRect} sheet */
function viewBoxAround(sheet) {
  const width = sheet.width + 2 * MARGIN;
  const height = sheet.height + 2 * MARGIN;
  return `${sheet.x - MARGIN} ${sheet.y - MARGIN} ${width} ${height}`;
}

/**
 * Returns the box around the sheets of a region, in units of the picture. What is drawn on them may overhang a little.
 *
 * @param {SVGGElement} part
 */
function boundingSheet(part) {
  const toPicture = part.ownerSVGElement?.getScreenCTM()?.inverse();
  const sheets = [...part.querySelectorAll("rect")].filter((rect) => !rect.closest("defs, clipPath"));
  if (!toPicture || !sheets.length) {
    return null;
  }
  const { left, top, width, height } = boundingBox(sheets.map((sheet) => sheet.getBoundingClientRect()));
  const first = new DOMPoint(left, top).matrixTransform(toPicture);
  const last = new DOMPoint(left + width, top + height).matrixTransform(toPicture);
  return new DOMRect(first.x, first.y, last.x - first.x, last.y - first.y);
}
