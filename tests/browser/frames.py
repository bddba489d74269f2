"""Where the browser really puts things: texts, the frames below them, cards and regions, in pixels of the screen."""

from __future__ import annotations

from playwright.sync_api import Page

MISPLACED = """() => {
  const svg = document.querySelector("#board svg"), whole = svg.getBoundingClientRect(), found = [];
  const seen = part => !part.closest("defs, clipPath, .region-hidden, .changed-mark, .picked-mark") && part.checkVisibility();
  const round = box => [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
  const inside = (box, frame, gap) => box.left >= frame.left - gap && box.right <= frame.right + gap
    && box.top >= frame.top - gap && box.bottom <= frame.bottom + gap;
  const touch = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const size = box => (box.right - box.left) * (box.bottom - box.top);

  const frames = [...svg.querySelectorAll("rect")].filter(seen).map(rect => rect.getBoundingClientRect());
  // The box of a text has room for accents and descenders; what is looked at is where its letters are.
  const texts = [...svg.querySelectorAll("text")].filter(text => seen(text) && text.textContent.trim()).map(text => {
    const box = text.getBoundingClientRect();
    return { words: text.textContent, figure: text.getAttribute("font-weight") === "800",
      left: box.left, right: box.right, top: box.top + 0.2 * box.height, bottom: box.bottom - 0.22 * box.height };
  }).filter(text => text.bottom > whole.top);  // the bar of the picture is left out: the page has its own
  for (const text of texts) {
    if (!inside(text, whole, 0.5)) found.push(`“${text.words}” is cut off by the edge of the table`);
    const [x, y] = [(text.left + text.right) / 2, (text.top + text.bottom) / 2];
    const below = frames.filter(frame => frame.left <= x && x <= frame.right && frame.top <= y && y <= frame.bottom);
    const frame = below.sort((one, other) => size(one) - size(other))[0];
    if (frame && !text.figure && (text.left < frame.left || text.right > frame.right))
      found.push(`“${text.words}” (${round(text)}) leaves its frame (${round(frame)})`);
  }
  const words = texts.filter(text => !text.figure);
  words.forEach((one, number) => words.slice(number + 1).forEach(other => {
    if (touch(one, other)) found.push(`“${one.words}” (${round(one)}) lies on “${other.words}” (${round(other)})`);
  }));

  const sheets = new Map();
  for (const region of svg.querySelectorAll("g[id^=region-]:not(#region-ground)")) {
    const boxes = [...region.querySelectorAll("rect")].filter(seen).map(rect => rect.getBoundingClientRect());
    const largest = Math.max(...boxes.map(size));
    if (boxes.length) sheets.set(region, boxes.filter(box => size(box) > 0.25 * largest));
  }
  const regions = [...sheets];
  regions.forEach(([one, own], number) => regions.slice(number + 1).forEach(([other, theirs]) => {
    for (const box of own) for (const there of theirs)  // one may be laid into another, as a market into the ring around it
      if (touch(box, there) && !inside(box, there, 0) && !inside(there, box, 0))
        found.push(`${one.id} (${round(box)}) lies on ${other.id} (${round(there)})`);
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
"""What lies where it should not, in words."""

SMALL = """least => {
  const best = new Map();
  for (const target of document.querySelectorAll("#board [data-action]")) {
    const { width, height } = target.getBoundingClientRect(), size = Math.min(width, height);
    const known = best.get(target.dataset.action);
    if (!known || known.size < size) best.set(target.dataset.action, { size, label: target.getAttribute("aria-label") });
  }
  return [...best.values()].filter(({ size }) => size < least - 0.5).map(({ size, label }) => `${label}: ${size.toFixed(1)}`);
}"""
"""What can be done, but nowhere on the table by a target that a finger finds."""


def misplaced(page: Page) -> list[str]:
    """Texts that are cut off, leave their frame or lie on others; regions and pieces that do."""
    found: list[str] = page.evaluate(MISPLACED)
    return found


def too_small(page: Page, least: int = 44) -> list[str]:
    """Actions all of whose targets are smaller than a finger."""
    found: list[str] = page.evaluate(SMALL, least)
    return found
