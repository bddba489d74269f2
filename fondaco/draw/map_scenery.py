"""The scenery of maps: cities with walls, mountains, trees, dunes, waves. Drawn around (0, 0)."""

from __future__ import annotations

from collections.abc import Iterable

from .palette import INK, SERIF
from .svg import escaped, path

_WALL = "#E9D6A8"
_GATE = path("M-5 16V8A5 5 0 0 1 5 8V16Z", "#6B4A2C", INK, 1.2) + path(
    "M-21 4H-15M-19 9H-12M13 4H20M15 10H22", stroke="#A98D58", thick=1
)
MOUNTAIN = (
    path("M-22 10L-6-16L2-4L8-12L24 10Z", "#E2CB99", "#8A7048", 1.2)
    + path("M-6-16L-2-2L2-4M8-12L12 0M-6-16L-10-2M-14 4L-10 8M14 6L18 8", stroke="#8A7048", thick=1)
    + path("M-6-16L-9-9L-5.4-10.4L-3.6-7.6L-2-10Z", "#FFFDF5", "#8A7048", 0.8)
)
TREE = path("M0-13L6-3H3L8 5H-8L-3-3H-6Z", "#8FA678", "#5D7350", 1) + path("M0 5V9", stroke="#6B5233", thick=1.4)


def _city(roofs: str) -> str:
    """Draw a large city: roofs behind a wall with a gate."""
    wall = "M-27 16H27V-1H22V-5H17V-1H11V-5H5V-1H-5V-5H-11V-1H-17V-5H-22V-1H-27Z"
    return path(wall, _WALL, INK, 1.4) + roofs + _GATE


def spires(roof: str) -> str:
    """Draw a city of pointed towers."""
    walls = "M-20-5V-17H-9V-5M9-5V-15H20V-5M-5-5V-22H5V-5"
    tops = "M-22-17L-14.5-28L-7-17ZM8-15C8-26 21-26 21-15ZM-6.5-22L0-34L6.5-22Z"
    return _city(path(walls, _WALL, INK, 1.3) + path(tops, roof, INK, 1.3))


def dome(roof: str) -> str:
    """Draw a city with a dome between minarets."""
    walls = "M-12-5V-14H12V-5M-23-5V-24H-17V-5M17-5V-24H23V-5"
    tops = "M-13-14C-13-30-2-28 0-36C2-28 13-30 13-14ZM-24-24L-20-31L-16-24ZM16-24L20-31L24-24Z"
    return _city(path(walls, _WALL, INK, 1.3) + path(tops, roof, INK, 1.3))


def tiers(roof: str) -> str:
    """Draw a city with roofs one above another."""
    walls = "M-14-5V-12H14V-5M-9-17V-22H9V-17"
    tops = "M-22-12C-16-13-12-15-10-18H10C12-15 16-13 22-12ZM-15-22C-10-23-5-27 0-33C5-27 10-23 15-22Z"
    return _city(path(walls, _WALL, INK, 1.3) + path(tops, roof, INK, 1.3))


def placed(body: str, x: float, y: float, scale: float = 1) -> str:
    """Draw a drawing at its place on a map."""
    return f'<g transform="translate({x:g} {y:g}) scale({scale:g})">{body}</g>'


def dunes(places: Iterable[tuple[float, float]]) -> str:
    """Draw sand."""
    d = "".join(f"M{x:g} {y:g}q8-9 17-1q7-8 16 1M{x + 6:g} {y + 8:g}q9-8 20 0" for x, y in places)
    return path(d, stroke="#B9975A", thick=1.2, more=' opacity=".8"')


def waves(places: Iterable[tuple[float, float]]) -> str:
    """Draw waves."""
    d = "".join(f"M{x:g} {y:g}q4-4 8 0t8 0t8 0" for x, y in places)
    return path(d, stroke="#5E9A9B", thick=1.2, more=' opacity=".75"')


def name_on_map(words: str, x: float, y: float, size: float, colour: str = INK) -> str:
    """Draw a name in the serif with an edge of land around it."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{colour}" font-family="{SERIF}" text-anchor="middle"'
        ' font-weight="700" letter-spacing=".4" paint-order="stroke" stroke="#F7EBCB" stroke-width="3.6" stroke-linejoin="round">'
        f"{escaped(words)}</text>"
    )
