"""The valley as it is printed: land, lake and rivers in a box of 728 by 440, with the roads of the component file."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from ....draw.map_scenery import MOUNTAIN, TREE, dome, dunes, placed, spires, tiers, waves
from ....draw.palette import WAX
from ....draw.svg import path, rect, use
from .printed import Printed, PrintedSpace

WIDTH, HEIGHT = 728, 440
BARGE = (420, 260)
"""Where the barge of the central area lies in the lake."""
BARGE_SIZE = (122, 36)

BENDS = {
    ("A", "N1"): -8,
    ("N1", "N2"): -6,
    ("N2", "N3"): -6,
    ("N3", "C"): -8,
    ("C", "E1"): -8,
    ("E1", "E2"): 8,
    ("E2", "E3"): 8,
    ("E3", "B"): -4,
    ("E2", "E4"): -8,
    ("E4", "E5"): 6,
    ("E5", "H"): -6,
    ("A", "W1"): 8,
    ("W1", "W2"): -8,
    ("W2", "W3"): -8,
    ("W3", "D"): 4,
    ("W2", "W4"): -8,
    ("W4", "W5"): 8,
    ("W5", "H"): 8,
    ("D", "S1"): 8,
    ("S1", "S2"): 10,
    ("S2", "S3"): 10,
    ("S3", "B"): 8,
    ("D", "O1"): 10,
    ("O1", "O2"): 6,
    ("O2", "O3"): 4,
    ("O3", "O4"): 4,
    ("O4", "O5"): 6,
    ("O5", "B"): 10,
}
"""How far roads bend; others are straight."""


def place(space: PrintedSpace) -> tuple[float, float]:
    """Return the middle of a space in the box of the map."""
    return space.x * WIDTH / 1000, space.y * HEIGHT / 1000


def road(printed: Printed, a: str, b: str) -> str:
    """Draw a road as a path."""
    (x1, y1), (x2, y2) = place(printed.spaces[a]), place(printed.spaces[b])
    length = hypot(x2 - x1, y2 - y1) or 1
    bend = BENDS.get((a, b), 0) * 1.6
    x, y = (x1 + x2) / 2 - (y2 - y1) / length * bend, (y1 + y2) / 2 + (x2 - x1) / length * bend
    return f"M{x1:.1f} {y1:.1f}Q{x:.1f} {y:.1f} {x2:.1f} {y2:.1f}"


_WASHES = (
    ("M-10-10H740V74C640 62 560 84 470 70C360 56 250 84 160 70C90 60 40 76-10 66Z", "#C3CDA4", ".55"),
    (
        "M-10 60C60 80 130 60 200 76C300 96 420 60 520 78C600 92 680 66 740 78V300C690 330 640 312 560 330C470 350 380 332 300"
        " 338C220 344 150 318 90 326C50 330 20 320-10 310Z",
        "#D3DBAE",
        ".6",
    ),
    (
        "M100 150C190 118 280 130 364 124C460 118 560 122 620 160C656 200 640 280 570 310C490 334 420 326 360 330C270 334 170 330"
        " 120 290C76 250 70 176 100 150Z",
        "#C9D6A2",
        ".55",
    ),
    ("M-10 356C100 336 200 396 360 390C520 384 620 336 740 352V450H-10Z", "#E7C98D", ".6"),
)
_RIVERS = (
    "M276-4C262 40 300 62 290 96C280 130 232 140 226 176C222 204 250 232 270 258",
    "M578 262C604 268 618 290 604 316C588 344 610 366 626 384C640 404 646 424 644 446",
)
_LAKE = (
    "M300 236C320 226 340 240 364 240C400 242 430 240 470 244C510 240 540 226 566 232C590 240 586 262 574 278C560 300 520 306 480"
    " 302C440 300 420 304 384 300C350 298 320 304 290 292C262 282 250 262 258 246C266 234 284 240 300 236Z"
)
_HILLS = ((96, 100, 60), (470, 178, 64), (586, 96, 58), (120, 182, 46), (306, 118, 40), (418, 140, 54))
_FIELDS = ((236, 112), (556, 134), (118, 236), (590, 258))
_MOUNTAINS = (
    *((122, 22, 0.9), (150, 16, 0.7), (262, 22, 0.85), (288, 16, 0.7), (446, 20, 0.85), (470, 14, 0.7)),
    *((596, 20, 0.9), (622, 14, 0.7), (22, 28, 0.8), (710, 30, 0.8)),
)
_TREES = (
    *((128, 106, 0.9), (146, 114, 0.75), (256, 96, 0.9), (272, 106, 0.75), (430, 92, 0.85), (446, 102, 0.7), (470, 108, 0.8)),
    *((592, 114, 0.9), (608, 104, 0.7), (118, 292, 0.85), (132, 300, 0.7), (252, 330, 0.8), (268, 338, 0.6), (606, 292, 0.85)),
    *((466, 328, 0.75), (448, 336, 0.6), (22, 416, 0.8), (38, 424, 0.65), (706, 416, 0.8), (690, 426, 0.65), (310, 432, 0.6)),
    *((420, 432, 0.6), (150, 164, 0.7), (566, 164, 0.7), (580, 156, 0.55), (236, 144, 0.6), (500, 146, 0.65)),
)
_DUNES = ((112, 326), (300, 352), (420, 352))
_WAVES = ((292, 266), (316, 288), (276, 280), (404, 250), (548, 256), (410, 292))


def _nature() -> str:
    body = ""
    for x, y, wide in _HILLS:
        hill = f"M{x} {y + 18}C{x + wide * 0.2:g} {y - 4} {x + wide * 0.45:g} {y - 6} {x + wide * 0.6:g} {y + 6}"
        hill += f"C{x + wide * 0.75:g} {y} {x + wide * 0.95:g} {y + 6} {x + wide} {y + 18}Z"
        body += path(hill, "#B9CB90", "#7C9460", 1, ' opacity=".75"')
    for x, y in _FIELDS:
        furrows = "".join(f"M{x + 6 + 7 * at} {y}l4 15" for at in range(4))
        body += path(f"M{x} {y}l34-5l5 17l-34 5Z", "#DCCB86", "#A98D4A", 1) + path(furrows, stroke="#A98D4A", thick=0.9)
    body += "".join(placed(MOUNTAIN, *at) for at in _MOUNTAINS) + "".join(placed(TREE, *at) for at in _TREES)
    return body + dunes(_DUNES)


def _land(printed: Printed) -> str:
    body = rect(0, 0, WIDTH, HEIGHT, "url(#v-earth)")
    body += "".join(path(d, colour, more=f' opacity="{strength}"') for d, colour, strength in _WASHES)
    for d in _RIVERS:
        body += path(d, stroke="#7FB0B0", thick=12, more=' opacity=".3"')
        body += path(d, stroke="#3F6E70", thick=8.4) + path(d, stroke="#B4D6D4", thick=5.6)
    body += _nature()
    body += path(_LAKE, stroke="#7FB0B0", thick=12, more=' opacity=".35"') + path(_LAKE, "url(#v-lake)", "#3F6E70", 1.7)
    body += path(_LAKE, stroke="#FFFFFF", thick=1, more=' opacity=".55" transform="translate(0 4)"') + waves(_WAVES)
    ways = [road(printed, a, b) for a, b in printed.roads]
    body += "".join(path(way, stroke="#FBF3DC", thick=8, more=' opacity=".95"') for way in ways)
    return body + "".join(path(way, stroke="#6B4A2C", thick=2.2, more=' stroke-dasharray="8 5"') for way in ways)


CITIES = {"v-catalogue": spires("#B0762A"), "v-orders": dome(WAX), "v-city": tiers("#2C6A74")}
"""The drawings of cities by id: with a catalogue, with an order book, with neither."""
REACH = 40
"""Half the size of the box that a city is drawn in."""


def city(space: PrintedSpace, x: float, y: float, scale: float) -> str:
    """Draw a city around a point."""
    drawing = {"equipment": "v-catalogue", "orders": "v-orders"}.get(space.book, "v-city")
    reach = REACH * scale
    return use(drawing, x - reach, y - reach, 2 * reach)


HALF = 416
"""How much of the map's width a phone shows at a time: west above, east below."""


def symbols(printed: Printed) -> Mapping[str, str]:
    """Return the drawings of the map by id: ``v-land`` is the whole of it, with its roads; ``v-west`` and ``v-east`` are its
    halves."""
    box = f'viewBox="{-REACH} {-REACH} {2 * REACH} {2 * REACH}" overflow="visible"'
    drawings = {name: f'<symbol id="{name}" {box}>{drawn}</symbol>' for name, drawn in CITIES.items()}
    for name, left in (("v-west", 0), ("v-east", WIDTH - HALF)):
        half = use("v-land", 0, 0, WIDTH, HEIGHT)
        drawings[name] = f'<symbol id="{name}" viewBox="{left} 0 {HALF} {HEIGHT}">{half}</symbol>'
    return drawings | {
        "v-land": f'<symbol id="v-land" viewBox="0 0 {WIDTH} {HEIGHT}">{_land(printed)}</symbol>',
        "v-earth": '<linearGradient id="v-earth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#DDE0BC"/>'
        '<stop offset=".6" stop-color="#E3DDB4"/><stop offset="1" stop-color="#F1DFB4"/></linearGradient>',
        "v-lake": '<radialGradient id="v-lake" cx=".5" cy=".4" r=".9"><stop offset="0" stop-color="#BFDCD8"/>'
        '<stop offset="1" stop-color="#9CC4C4"/></radialGradient>',
    }
