// On a phone a region is enlarged by a tap; the way back makes it small again.
import { back, lay } from "./layers.js";

const TIMES = 2, MARGIN = 4;

export class Zoom {
  constructor(board, button) {
    this.board = board;
    this.button = button;
    button.addEventListener("click", back);
  }

  // Enlarge the region at a place of the screen, if there is one; what was tapped comes into the middle.
  open(target, x, y) {
    const part = target.closest("[data-part]");
    const sheet = part && sheets(part);
    if (this.board.zoomed || !sheet || sheet.width * sheet.height > 0.6 * area(this.board.whole)) return;
    const box = part.getBoundingClientRect();
    const [across, down] = [(x - box.left) / box.width, (y - box.top) / box.height];
    const scrolled = scrollY;
    this.board.zoomed = part.dataset.part;
    this.frame();
    const { place, svg } = this.board;
    place.scrollLeft = across * svg.clientWidth - place.clientWidth / 2;
    place.scrollTop = down * svg.clientHeight - place.clientHeight / 2;
    this.button.hidden = false;
    lay(() => { this.close(); scrollTo(0, scrolled); });
  }

  close() {
    this.board.zoomed = null;
    this.button.hidden = true;
    this.frame();
  }

  // Show what is to be seen: the enlarged region or the whole table. A region that is gone is not enlarged any more.
  frame() {
    const { board } = this;
    const part = board.zoomed && board.parts.get(board.zoomed);
    const sheet = part && sheets(part);
    board.place.classList.toggle("zoomed", Boolean(sheet));
    board.svg.style.width = sheet ? `${TIMES * 100}%` : "";
    board.svg.setAttribute("viewBox", sheet ? `${sheet.x - MARGIN} ${sheet.y - MARGIN} ${sheet.width + 2 * MARGIN} ${sheet.height + 2 * MARGIN}` : board.whole);
  }
}

const area = viewBox => { const [, , width, height] = viewBox.split(" ").map(Number); return width * height; };

// Where the sheets of a region lie, in the measure of the picture: what is drawn on them may hang over a little.
function sheets(part) {
  const measure = part.ownerSVGElement.getScreenCTM()?.inverse();
  const boxes = [...part.querySelectorAll("rect")].filter(rect => !rect.closest("defs, clipPath")).map(rect => rect.getBoundingClientRect());
  if (!measure || !boxes.length) return null;
  const corner = (x, y) => new DOMPoint(x, y).matrixTransform(measure);
  const first = corner(Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top)));
  const last = corner(Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom)));
  return { x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y };
}
