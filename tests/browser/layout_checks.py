"""Where the browser places things: texts, the frames below them, cards and regions, in pixels of the screen."""

from __future__ import annotations

from playwright.sync_api import Page

OVERLAPS = """() => {
  const svg = document.querySelector("#board svg"), whole = svg.getBoundingClientRect(), found = [];
  const hidden = "defs, clipPath, .replaced-by-list, .changed-mark, .selected-mark";
  const seen = part => !part.closest(hidden) && part.checkVisibility();
  const round = box => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  const inside = (box, frame, gap) => box.left >= frame.left - gap && box.right <= frame.right + gap
    && box.top >= frame.top - gap && box.bottom <= frame.bottom + gap;
  const touch = (left, right) => left.left < right.right - 1 && right.left < left.right - 1
    && left.top < right.bottom - 1 && right.top < left.bottom - 1;
  const size = box => (box.right - box.left) * (box.bottom - box.top);

  const frames = [...svg.querySelectorAll("rect")].filter(seen).map(rect => rect.getBoundingClientRect());
  // The box of a text has room for accents and descenders; only the part with its letters is compared.
  const texts = [...svg.querySelectorAll("text")].filter(text => seen(text) && text.textContent.trim()).map(text => {
    const box = text.getBoundingClientRect();
    return { content: text.textContent, figure: text.getAttribute("font-weight") === "800",
      left: box.left, right: box.right, top: box.top + 0.2 * box.height, bottom: box.bottom - 0.22 * box.height };
  }).filter(text => text.bottom > whole.top);  // without the bar of the picture: the page has its own
  for (const text of texts) {
    if (!inside(text, whole, 0.5)) found.push(`“${text.content}” is cut off by the edge of the table`);
    const [x, y] = [(text.left + text.right) / 2, (text.top + text.bottom) / 2];
    const below = frames.filter(frame => frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom);
    const frame = below.sort((left, right) => size(left) - size(right))[0];
    if (frame && !text.figure && (text.left < frame.left || text.right > frame.right))
      found.push(`“${text.content}” (${round(text)}) leaves its frame (${round(frame)})`);
  }
  const words = texts.filter(text => !text.figure);
  words.forEach((lower, index) => words.slice(index + 1).forEach(upper => {
    if (touch(lower, upper)) found.push(`“${lower.content}” (${round(lower)}) lies on “${upper.content}” (${round(upper)})`);
  }));

  const sheets = new Map();
  for (const region of svg.querySelectorAll("g[id^=region-]:not(#region-ground)")) {
    const boxes = [...region.querySelectorAll("rect")].filter(seen).map(rect => rect.getBoundingClientRect());
    const largest = Math.max(...boxes.map(size));
    if (boxes.length) sheets.set(region, boxes.filter(box => size(box) > 0.25 * largest));
  }
  const regions = [...sheets];
  regions.forEach(([lower, lowerBoxes], index) => regions.slice(index + 1).forEach(([upper, upperBoxes]) => {
    for (const below of lowerBoxes) for (const above of upperBoxes)  // a market may lie inside the ring around it
      if (touch(below, above) && !inside(below, above, 0) && !inside(above, below, 0))
        found.push(`${lower.id} (${round(below)}) lies on ${upper.id} (${round(above)})`);
  }));
  const OVERHANG = 14;  // halos, seals and marks
  for (const [region, boxes] of regions) {
    const frame = { left: Math.min(...boxes.map(box => box.left)), right: Math.max(...boxes.map(box => box.right)),
      top: Math.min(...boxes.map(box => box.top)), bottom: Math.max(...boxes.map(box => box.bottom)) };
    for (const piece of region.querySelectorAll("g[id]")) {
      const box = piece.getBoundingClientRect();
      if (seen(piece) && box.width && !inside(box, frame, OVERHANG))
        found.push(`${piece.id} (${round(box)}) leaves ${region.id} (${round(frame)})`);
    }
  }
  return found;
}"""
"""Descriptions of everything that is misplaced."""

SMALL = """minimum => {
  const best = new Map();
  for (const target of document.querySelectorAll("#board [data-action]")) {
    const { width, height } = target.getBoundingClientRect(), size = Math.min(width, height);
    const largest = best.get(target.dataset.action);
    if (!largest || largest.size < size) best.set(target.dataset.action, { size, label: target.getAttribute("aria-label") });
  }
  return [...best.values()].filter(({ size }) => size < minimum - 0.5).map(({ size, label }) => `${label}: ${size.toFixed(1)}`);
}"""
"""Labels of available actions without a target that is large enough for a finger."""


def overlapping_elements(page: Page) -> list[str]:
    """Return the texts that are cut off, leave their frame or lie on others, and the regions and pieces that do."""
    descriptions: list[str] = page.evaluate(OVERLAPS)
    return descriptions


def small_targets(page: Page, minimum: int = 44) -> list[str]:
    """Return the actions all of whose targets are smaller than a finger."""
    labels: list[str] = page.evaluate(SMALL, minimum)
    return labels


CUT_OFF = """() => [...document.querySelectorAll('button, .button, h1, h2, h3, #prompt, .pill, li, p')]
  .filter(e => e.checkVisibility() && !e.closest('.log, dialog:not([open])') && getComputedStyle(e).display !== 'inline')
  .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.outerHTML.slice(0, 90))"""


def assert_nothing_is_cut_off(page: Page) -> None:
    """Check that every text fits its element, and the page its window."""
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
