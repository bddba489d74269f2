"""The map as it is printed: where everything lies in a box of 1000 by 560, and the drawing of land, sea and cities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import hypot
from typing import NamedTuple

from ....draw.landscape import MOUNTAIN, TREE, dome, dunes, placed, spires, tiers, waves
from ....draw.palette import INK, PAPER, WAX
from ....draw.svg import circle, figure, path, rect, use
from .faces import Road

WIDTH, HEIGHT = 1000, 560

PLACES = {
    "venezia": (62, 112),
    "oasis_01": (142, 52),
    "moscow": (252, 66),
    "anxi": (404, 70),
    "karakorum": (548, 62),
    "oasis_06": (668, 112),
    "oasis_07": (768, 44),
    "beijing": (884, 102),
    "oasis_08": (752, 190),
    "lan_zhou": (668, 258),
    "oasis_02": (172, 178),
    "samarcanda": (338, 196),
    "oasis_05": (448, 228),
    "kashgar": (545, 196),
    "oasis_03": (222, 286),
    "alexandria": (74, 324),
    "ormuz": (338, 322),
    "karachi": (492, 346),
    "oasis_09": (658, 386),
    "xian": (840, 262),
    "oasis_04": (160, 446),
    "adana": (300, 462),
    "kochi": (556, 470),
    "sumatra": (792, 418),
    "oasis_10": (934, 334),
}
"""The middle of every location."""


class Bend(NamedTuple):
    """How a road runs: how far it swings out, where its price sits from one end to the other, whether it goes by sea."""

    out: float
    price: float = 0.5
    sea: bool = False


BENDS = {
    ("venezia", "oasis_01"): Bend(-14),
    ("oasis_01", "moscow"): Bend(-12),
    ("moscow", "anxi"): Bend(-16, 0.48),
    ("anxi", "karakorum"): Bend(14, 0.5),
    ("karakorum", "oasis_06"): Bend(-12),
    ("oasis_06", "oasis_07"): Bend(-14),
    ("oasis_07", "beijing"): Bend(-14),
    ("oasis_06", "oasis_08"): Bend(14),
    ("oasis_08", "beijing"): Bend(18, 0.33),
    ("oasis_08", "lan_zhou"): Bend(12),
    ("venezia", "oasis_02"): Bend(14, 0.56),
    ("oasis_02", "samarcanda"): Bend(-10),
    ("samarcanda", "oasis_05"): Bend(-12),
    ("oasis_05", "kashgar"): Bend(12, 0.42),
    ("kashgar", "lan_zhou"): Bend(-16),
    ("oasis_02", "oasis_03"): Bend(-14),
    ("venezia", "alexandria"): Bend(26, sea=True),
    ("alexandria", "oasis_03"): Bend(-16, 0.56),
    ("oasis_03", "ormuz"): Bend(-14),
    ("ormuz", "karachi"): Bend(14, 0.62),
    ("karachi", "oasis_09"): Bend(18),
    ("oasis_09", "xian"): Bend(22),
    ("xian", "beijing"): Bend(14),
    ("alexandria", "oasis_04"): Bend(12),
    ("oasis_04", "adana"): Bend(14),
    ("adana", "kochi"): Bend(34, 0.36, sea=True),
    ("kochi", "oasis_09"): Bend(10, 0.56),
    ("kochi", "sumatra"): Bend(30, 0.19, sea=True),
    ("sumatra", "oasis_10"): Bend(16, 0.42),
    ("oasis_10", "beijing"): Bend(22),
}

OUTPOSTS = {
    "moscow": (-68, -22),
    "karakorum": (52, -40),
    "samarcanda": (-68, -20),
    "lan_zhou": (38, -14),
    "alexandria": (-66, -20),
    "karachi": (36, -18),
    "sumatra": (-68, -16),
}
"""The upper left corner of the outpost tile of a large city, seen from the city."""
COMPASS = 908
"""Where the compass begins: cards stay left of it."""
BONUSES = {"anxi": (38, -8), "ormuz": (40, -10), "kashgar": (42, -20), "xian": (40, -4), "adana": (0, -52), "kochi": (-40, 2)}
"""The middle of the city bonus of a small city, seen from the city."""

# --- roads -------------------------------------------------------------------------------------------------------------------


def road_curve(a: str, b: str) -> tuple[tuple[float, float], tuple[float, float], tuple[float, float]]:
    """A road as a quadratic curve: one end, the point that pulls, the other end."""
    (x1, y1), (x2, y2) = PLACES[a], PLACES[b]
    bend = BENDS[a, b].out * 1.6
    length = hypot(x2 - x1, y2 - y1)
    return (x1, y1), ((x1 + x2) / 2 - (y2 - y1) / length * bend, (y1 + y2) / 2 + (x2 - x1) / length * bend), (x2, y2)


def price_place(a: str, b: str) -> tuple[float, float]:
    """Where the price of a road sits."""
    t = BENDS[a, b].price
    first, pull, last = road_curve(a, b)
    x, y = ((1 - t) ** 2 * first[i] + 2 * t * (1 - t) * pull[i] + t * t * last[i] for i in (0, 1))
    return x, y


def _road(road: Road) -> str:
    (x1, y1), (cx, cy), (x2, y2) = road_curve(road.a, road.b)
    d = f"M{x1:g} {y1:g}Q{cx:.1f} {cy:.1f} {x2:g} {y2:g}"
    if BENDS[road.a, road.b].sea:
        return path(d, stroke="#EAF5F2", thick=5, more=' opacity=".75"') + path(
            d, stroke="#24595B", thick=2.4, more=' stroke-dasharray="1 7"'
        )
    return path(d, stroke="#FBF3DC", thick=7.5, more=' opacity=".9"') + path(
        d, stroke="#6B4A2C", thick=2.4, more=' stroke-dasharray="8 5"'
    )


def price(road: Road, x: float, y: float, scale: float = 1, edge: str = INK, thick: float = 1.3) -> str:
    """What a road costs, on the road: camels in a pill, or a coin."""
    ((name, number),) = road.cost
    if name == "coin":
        ring = circle(x, y, 15.5 * scale, edge) if edge != INK else ""
        size = 30 * scale
        body = ring + use("i-coin", x - size / 2, y - size / 2, size)
        return body + figure(x, y + 5.6 * scale, number, 15.5 * scale)
    body = rect(x - 21 * scale, y - 13 * scale, 42 * scale, 26 * scale, PAPER, edge, thick, 13 * scale)
    return (
        body
        + use("i-camel", x - 18 * scale, y - 10.5 * scale, 21 * scale)
        + figure(x + 11 * scale, y + 6 * scale, number, 16 * scale)
    )


# --- cities ------------------------------------------------------------------------------------------------------------------


def _small() -> str:
    body = path("M-15 14V0H15V14Z", "#F0E0B8", INK, 1.4) + path("M-9 0V-8H9V0", "#F0E0B8", INK, 1.3)
    body += path("M-10-8C-10-19-2-17 0-24C2-17 10-19 10-8Z", "#2C6A74", INK, 1.3)
    return (
        body
        + path("M-3.5 14V8A3.5 3.5 0 0 1 3.5 8V14Z", "#6B4A2C", INK, 1.1)
        + path("M-12 4H-8M8 4H12", stroke="#A98D58", thick=1)
    )


def _venezia() -> str:
    body = path("M-30 16H30V4H-30Z", "#E7B9A4", INK, 1.4) + path("M-26 4V-10H-4V4M4 4V-8H27V4", "#F3DFC0", INK, 1.3)
    body += path("M-27-10H-3L-8-18H-22ZM3-8H28L22-15H9Z", WAX, INK, 1.2) + path("M-5 4V-30H5V4", "#D98F6E", INK, 1.3)
    body += path("M-5-30L0-42L5-30Z", "#3F7A66", INK, 1.2)
    body += path("M-22 0V-5M-16 0V-5M-10 0V-5M10 0V-4M16 0V-4M22 0V-4", stroke=INK, thick=1.8)
    return body + path("M-34 18q6-4 12 0t12 0t12 0t12 0t12 0", stroke="#3F6E70", thick=2)


def _beijing() -> str:
    body = path("M-36 18H36V4H-36Z", "#E7CF9C", INK, 1.4) + path("M-26 4V-8H26V4M-16-15V-23H16V-15", "#C8463A", INK, 1.4)
    roofs = "M-38-8C-28-9-22-12-18-16H18C22-12 28-9 38-8ZM-26-23C-16-24-8-29 0-38C8-29 16-24 26-23Z"
    body += path(roofs, "#D7A02B", INK, 1.4)
    body += path("M-6 18V9A6 6 0 0 1 6 9V18ZM-24 18V11H-16V18M16 18V11H24V18", "#6B4A2C", INK, 1.2)
    return body + path("M-18 4V-8M-8 4V-8M8 4V-8M18 4V-8", stroke="#7A1D15", thick=1.4)


def _oasis() -> str:
    pond = '<ellipse cx="0" cy="9" rx="10" ry="3.4" fill="#8CC0C4" stroke="#3F6E70" stroke-width="1"/>'
    return circle(0, 0, 18, "#F3E3B8", "#6B4A2C", 1.6) + pond + use("i-oasis", -13, -15, 26)


_CITIES = {
    "moscow": spires(WAX),
    "karakorum": spires("#2C6A74"),
    "samarcanda": dome("#2C5AA0"),
    "lan_zhou": tiers(WAX),
    "alexandria": spires("#B0762A"),
    "karachi": dome("#2E7D5B"),
    "sumatra": tiers("#B0762A"),
    "venezia": _venezia(),
    "beijing": _beijing(),
}
_PLAIN = {"m-small": _small(), "m-oasis": _oasis()} | {f"m-{city}": drawn for city, drawn in _CITIES.items()}
REACH = 44
"""Half the size of the box that a city is drawn in."""


def drawing(place: str) -> str:
    """The id of the drawing of a location."""
    return f"m-{place}" if place in _CITIES else "m-oasis" if place.startswith("oasis") else "m-small"


# --- land and sea ------------------------------------------------------------------------------------------------------------

_OCEAN = (
    "M-20 580L-20 545C40 535 90 548 130 540C165 532 200 520 228 508C262 494 292 500 318 496C350 490 384 470 402 440C412 420 398"
    " 404 378 388C372 378 384 370 398 378C416 390 430 398 452 392C472 388 486 386 500 394C514 404 512 430 520 456C528 484 540 512"
    " 556 514C574 514 584 490 594 466C602 444 616 428 640 424C664 422 676 438 686 460C696 484 706 512 732 526C766 542 820 528 846"
    " 506C872 484 868 452 876 428C886 404 912 398 944 390C974 380 984 350 976 318C968 286 950 258 958 224C966 196 988 186 1020"
    " 180L1020 580Z"
)
_WEST_SEA = (
    "M-20 172C20 166 46 168 62 178C74 168 92 176 96 192C112 206 136 214 140 236C146 258 134 272 116 276C88 280 70 270 40 278C20"
    " 284 0 282-20 280Z"
)
_LAKES = (
    "M268 128C282 120 296 128 294 146C292 158 302 168 296 180C290 192 276 184 274 170C272 156 256 142 268 128Z",
    "M196 118C212 108 236 116 238 128C240 140 214 140 202 138C190 136 186 126 196 118Z",
)
_WASHES = (
    ("M-10-10H360C380 40 330 110 250 130C160 150 60 100-10 120Z", "#C9D3A6", ".45"),
    ("M380-10H760C740 70 640 100 560 110C480 122 400 90 380-10Z", "#D9DBB0", ".5"),
    ("M700-10H1010V380C940 380 900 330 840 320C760 310 690 300 700 220C712 160 740 70 700-10Z", "#E6C79A", ".55"),
    (
        "M180 250C280 230 420 260 470 300C520 350 460 400 400 390C320 420 240 500 150 520C60 530-10 500-10 470V320C60 290 120 300"
        " 180 250Z",
        "#EFCF94",
        ".65",
    ),
)
_GREAT_WALL = "M782 92C802 112 818 128 806 154C800 172 824 182 852 186"
_MOUNTAINS = (
    *((452, 304, 1), (588, 300, 1.15), (626, 318, 1.05), (556, 316, 0.85), (428, 160, 0.85), (466, 150, 1)),
    *((508, 140, 0.8), (330, 262, 0.75), (302, 252, 0.65), (742, 330, 0.8), (776, 322, 0.65)),
)
_DUNES = ((120, 380), (206, 372), (250, 400), (96, 412), (256, 344), (612, 160), (650, 176), (596, 182), (480, 108), (614, 216))
_TREES = (
    *((330, 26, 1), (346, 38, 0.85), (314, 40, 0.8), (196, 22, 0.8), (180, 34, 0.7), (470, 30, 0.9), (640, 44, 0.9)),
    *((660, 34, 0.8), (690, 52, 0.7), (864, 354, 0.75), (884, 348, 0.65), (812, 350, 0.6), (82, 44, 0.7), (96, 34, 0.6)),
)
_WAVES = (
    *((20, 222), (86, 246), (40, 252), (246, 540), (330, 524), (420, 478), (440, 532), (640, 500), (664, 540), (610, 540)),
    *((912, 470), (948, 440), (962, 540), (986, 260), (470, 440), (60, 556)),
)


def _nature() -> str:
    body = "".join(placed(MOUNTAIN, *place) for place in _MOUNTAINS) + "".join(placed(TREE, *place) for place in _TREES)
    return body + dunes(_DUNES) + waves(_WAVES)


def _compass() -> str:
    body = circle(0, 0, 33, "none", "#3F6E70", 1) + circle(0, 0, 28, "none", "#3F6E70", 0.7)
    for turn, far, near, colour in ((45, 22, 3.6, "#7A9C9A"), (0, 38, 6, INK)):
        for quarter in range(4):
            rays = path(f"M0-{far}L{near}-{near}L0 0Z", colour, "#24494A", 0.7) + path(
                f"M0-{far}L-{near}-{near}L0 0Z", PAPER, "#24494A", 0.7
            )
            body += f'<g transform="rotate({turn + 90 * quarter})">{rays}</g>'
    return body + circle(0, 0, 3.4, WAX, INK, 0.8)


def _land(roads: Iterable[Road]) -> str:
    body = rect(0, 0, WIDTH, HEIGHT, "url(#m-earth)")
    body += "".join(path(d, colour, more=f' opacity="{strength}"') for d, colour, strength in _WASHES)
    for d in (_OCEAN, _WEST_SEA):
        body += path(d, stroke="#7FB0B0", thick=13, more=' opacity=".35"') + path(
            d, stroke="#7FB0B0", thick=6, more=' opacity=".5"'
        )
        body += path(d, "url(#m-sea)", "#3F6E70", 1.8)
        body += path(d, stroke="#FFFFFF", thick=1, more=' opacity=".55" transform="translate(0 5)"')
    for d in _LAKES:
        body += path(d, stroke="#7FB0B0", thick=7, more=' opacity=".4"') + path(d, "url(#m-sea)", "#3F6E70", 1.5)
    body += _nature()
    body += path(_GREAT_WALL, stroke="#8A7048", thick=7) + path(_GREAT_WALL, stroke="#EBD9AC", thick=4.4)
    body += f'<path d="{_GREAT_WALL}" fill="none" stroke="#8A7048" stroke-width="6" stroke-dasharray="2 6" opacity=".8"/>'
    body += f'<g opacity=".9">{use("i-ship", 398, 474, 50)}</g>' + placed(_compass(), 944, 492)
    roads = list(roads)
    body += "".join(map(_road, roads))
    body += "".join(price(road, *price_place(road.a, road.b)) for road in roads if road.cost)
    return body + "".join(use(drawing(place), x - REACH, y - REACH, 2 * REACH) for place, (x, y) in PLACES.items())


def symbols(roads: Iterable[Road]) -> Mapping[str, str]:
    """The drawings of the map by id: ``m-land`` is the whole of it, with its roads and what they cost."""
    box = f'viewBox="{-REACH} {-REACH} {2 * REACH} {2 * REACH}" overflow="visible"'
    cities = {name: f'<symbol id="{name}" {box}>{drawn}</symbol>' for name, drawn in _PLAIN.items()}
    return cities | {
        "m-land": f'<symbol id="m-land" viewBox="0 0 {WIDTH} {HEIGHT}">{_land(roads)}</symbol>',
        "m-earth": '<linearGradient id="m-earth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F8ECCB"/>'
        '<stop offset=".55" stop-color="#F1DFB4"/><stop offset="1" stop-color="#EAD3A0"/></linearGradient>',
        "m-sea": '<radialGradient id="m-sea" cx=".5" cy=".4" r=".9"><stop offset="0" stop-color="#BFDCD8"/>'
        '<stop offset="1" stop-color="#9CC4C4"/></radialGradient>',
    }
