"""The scenery below the locations: land, washes, a river along the seam, trees and mountains in the gaps."""

from __future__ import annotations

from functools import lru_cache

from .....draw.palette import INK, WHITE
from .....draw.panels import Box
from .....draw.svg import group, line, path, rect

LAND, SEAM = "#EEDDB2", "#6B4A2C"
WASHES = (
    ("#C9D3A6", "M.5.5H42C46 30 20 50 .5 46Z"),
    ("#BFD0A0", "M99.5 99.5H40C44 62 80 70 99.5 50Z"),
    ("#E6C79A", "M62.5 .5H99.5V30C85 34 68 20 62.5 .5Z"),
)
"""Patches of other land, in a box of a hundred."""
DARK_WATER, WATER = "#3F6E70", "#A9CFCB"
Spots = tuple[tuple[float, float, float], ...]
"""Where something stands, and its scale."""


@lru_cache(maxsize=16)
def ground(box: Box, seam: float, trees: Spots, peaks: Spots) -> str:
    """Draw the land in a box, with a river down its middle and along the seam between the upper and the lower boards."""
    x, y, w, h = box
    body = rect(x, y, w, h, LAND, INK, 1.5, 5)
    for colour, d in WASHES:
        body += path(d, colour, more=f' opacity=".5" transform="translate({x:g} {y:g}) scale({w / 100:g} {h / 100:g})"')
    middle, quarter, below = x + w / 2, x + w / 4, y + h - seam
    river = (
        f"M{middle - 3:g} {y + 2:g}C{middle + 5:g} {y + h * 0.2:g} {middle - 7:g} {y + h * 0.35:g} {middle + 1:g} {seam - 14:g}"
        f"Q{middle + 1:g} {seam:g} {middle - 20:g} {seam:g}L{quarter + 20:g} {seam + 2:g}"
        f"Q{quarter:g} {seam + 2:g} {quarter:g} {seam + 20:g}"
        f"C{quarter + 6:g} {seam + below * 0.5:g} {quarter - 6:g} {seam + below * 0.7:g} {quarter:g} {y + h - 2:g}"
    )
    body += path(river, stroke=DARK_WATER, thick=9) + path(river, stroke=WATER, thick=6.4)
    body += path(river, stroke=WHITE, thick=1, more=' opacity=".6"')
    body += line(x + 4, seam, x + w - 4, seam, SEAM, 1.2, ' stroke-dasharray="2 4" opacity=".8"')
    body += "".join(_scaled(_TREE, *spot) for spot in trees)
    return body + "".join(_scaled(_PEAK, *spot) for spot in peaks)


def _scaled(drawn: str, x: float, y: float, scale: float) -> str:
    return group(f'<g transform="scale({scale:g})">{drawn}</g>', x, y)


_TREE = path("M0-24L6-13H3L8-5H2V0H-2V-5H-8L-3-13H-6Z", "#8FA978", "#4F6B45", 1)
_PEAK = path("M-22 0L0-30L22 0Z", "#DCC08A", SEAM, 1) + path("M-7-20.5L0-30L7-20.5L2-17L-2-21Z", WHITE, SEAM, 0.8)
