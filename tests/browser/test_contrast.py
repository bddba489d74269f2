"""WCAG AA in the rendered pictures: every text against the background at its position."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

import fondaco
from fondaco.core.scene import LAYOUTS
from tests.conformance.positions import random_play, stream
from tests.conformance.test_pictures import GAMES_WITH_VIEWS

FAINT = """async picture => {
  document.body.innerHTML = picture;
  const svg = document.querySelector("svg");
  const letters = [...svg.querySelectorAll("text")].filter(text => text.textContent.trim() && !text.closest("defs"));
  const found = letters.map(text => {
    const style = getComputedStyle(text), box = text.getBoundingClientRect(), frame = svg.getBoundingClientRect();
    const open = share => document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2) === text;
    let faded = ![0.15, 0.5, 0.85].every(open);  // covered by something
    for (let part = text; part !== svg; part = part.parentNode) faded ||= part.matches("[opacity]:not([opacity='1'])");
    return { content: text.textContent, faded: faded || Boolean(text.closest("[aria-disabled]")), fill: style.fill,
      edge: style.stroke, size: parseFloat(style.fontSize), bold: Number(style.fontWeight) >= 700,
      left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
  });
  for (const text of letters) text.remove();
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(new XMLSerializer().serializeToString(svg));
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0);
  const linear = part => (part /= 255) <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  const light = ([red, green, blue]) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (...pair) => {
    const [low, high] = pair.map(light).sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const numbers = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  return found.filter(text => !text.faded).map(text => {
    const grounds = [];
    for (let row = 2; row < 9; row++) for (let column = 1; column < 10; column++)
      grounds.push([...pen.getImageData(text.left + text.width * column / 10, text.top + text.height * row / 10, 1, 1).data]);
    const all = text.edge === "none" ? grounds : [numbers(text.edge)];
    const ratios = all.map(ground => contrast(ground, numbers(text.fill))).sort((a, b) => a - b);
    const large = text.size >= 24 || (text.bold && text.size >= 18.66);
    return { ...text, ratio: ratios[ratios.length >> 1], needed: large ? 3 : 4.5 };
  }).filter(text => text.ratio < text.needed)
    .map(text => `“${text.content}” (${text.fill}, ${text.size} px): ${text.ratio.toFixed(2)}`);
}"""
"""The texts with too little contrast. Faded texts belong to disabled targets and are exempt."""


@pytest.mark.parametrize("game", GAMES_WITH_VIEWS)
def test_every_text_has_enough_contrast(browser: Browser, game: str) -> None:
    page = browser.new_page(viewport={"width": 1400, "height": 4000})
    resolved = fondaco.game(game)
    for plies in (0, 60, 10_000):
        state = resolved.new(resolved.max_players, seed=5)
        for _ in random_play(state, stream(5), plies):
            pass
        for layout in LAYOUTS:
            assert page.evaluate(FAINT, state.svg(state.player, "en", layout)) == [], (plies, layout)
    page.close()
