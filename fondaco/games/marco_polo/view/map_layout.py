"""The map of this game: where everything lies in a box of 1000 by 560."""

from __future__ import annotations

from ....draw.map_scenery import dome, spires, tiers
from ....draw.palette import INK, PAPER, WAX
from ....draw.svg import circle, figure, path, rect, use
from ...polo.view.map_layout import Bend, MapLayout, Point, Scenery, beijing
from ...polo.view.printed import PrintedRoad

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


def _price(road: PrintedRoad, x: float, y: float, scale: float, edge: str, thick: float) -> str:
    """Draw the price of a road on the road: camels in a pill, or a coin."""
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


def _venezia() -> str:
    body = path("M-30 16H30V4H-30Z", "#E7B9A4", INK, 1.4) + path("M-26 4V-10H-4V4M4 4V-8H27V4", "#F3DFC0", INK, 1.3)
    body += path("M-27-10H-3L-8-18H-22ZM3-8H28L22-15H9Z", WAX, INK, 1.2) + path("M-5 4V-30H5V4", "#D98F6E", INK, 1.3)
    body += path("M-5-30L0-42L5-30Z", "#3F7A66", INK, 1.2)
    body += path("M-22 0V-5M-16 0V-5M-10 0V-5M10 0V-4M16 0V-4M22 0V-4", stroke=INK, thick=1.8)
    return body + path("M-34 18q6-4 12 0t12 0t12 0t12 0t12 0", stroke="#3F6E70", thick=2)


def _stand(place: str, at: int, count: int) -> Point:
    """Beside a city, on top of an oasis."""
    pitch = min(20, 76 / count)
    if place.startswith("oasis"):
        dx, dy = -18 - pitch * (count - 1) / 2, -36
    elif place in BONUSES:
        dx, dy = -40 - pitch * (count - 1), -34
    elif place == "venezia":
        dx, dy = 18, -26
    else:
        dx, dy = 14, -42
    return dx + at * pitch, dy


_CITIES = {
    "moscow": spires(WAX),
    "karakorum": spires("#2C6A74"),
    "samarcanda": dome("#2C5AA0"),
    "lan_zhou": tiers(WAX),
    "alexandria": spires("#B0762A"),
    "karachi": dome("#2E7D5B"),
    "sumatra": tiers("#B0762A"),
    "venezia": _venezia(),
    "beijing": beijing(),
}
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

MAP_LAYOUT = MapLayout(
    places=PLACES,
    bends=BENDS,
    land=Scenery(
        washes=_WASHES,
        seas=(_OCEAN, _WEST_SEA),
        lakes=_LAKES,
        mountains=_MOUNTAINS,
        dunes=_DUNES,
        trees=_TREES,
        waves=_WAVES,
        wall=_GREAT_WALL,
        ship=(398, 474, 50),
        compass=(944, 492, 1),
    ),
    cities=_CITIES,
    small=BONUSES,
    outposts=OUTPOSTS,
    bonuses=BONUSES,
    stand=_stand,
    price=_price,
    away=True,
)
