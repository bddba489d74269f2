"""The map of this game: where everything lies in a box of 1000 by 560. Nothing is placed while drawing."""

from __future__ import annotations

from ....draw.map_scenery import dome, spires, tiers
from ....draw.palette import INK, PAPER, WAX, WHITE
from ....draw.svg import circle, figure, rect, use
from ...polo.view.items import item
from ...polo.view.map_layout import Bend, MapLayout, Point, Scenery, beijing
from ...polo.view.printed import PrintedRoad

PLACES = {
    "baghdad": (106, 437),
    "balkh": (130, 218),
    "oasis_6": (195, 316),
    "hormuz": (248, 449),
    "oasis_5": (279, 345),
    "kabul": (289, 238),
    "kashgar": (90, 58),
    "oasis_1": (353, 62),
    "karakorum": (521, 68),
    "xanadu": (659, 67),
    "beijing": (926, 61),
    "xian": (714, 202),
    "oasis_2": (458, 174),
    "lhasa": (599, 241),
    "oasis_4": (502, 317),
    "oasis_3": (699, 339),
    "jaipur": (361, 341),
    "quilon": (437, 452),
    "pagan": (579, 449),
    "fuzhou": (887, 400),
    "yangzhou": (923, 177),
    "angkor": (731, 439),
}

BENDS = {
    ("beijing", "xanadu"): Bend(18, 0.39),
    ("beijing", "xian"): Bend(7, 0.5),
    ("beijing", "yangzhou"): Bend(0, 0.53),
    ("xanadu", "karakorum"): Bend(-2, 0.61),
    ("xanadu", "xian"): Bend(-6, 0.57),
    ("xian", "yangzhou"): Bend(7, 0.52),
    ("karakorum", "oasis_1"): Bend(0, 0.54),
    ("oasis_1", "kashgar"): Bend(42, 0.52),
    ("oasis_1", "oasis_2"): Bend(-3, 0.58),
    ("xian", "oasis_2"): Bend(2, 0.49),
    ("oasis_2", "kashgar"): Bend(-13, 0.58),
    ("oasis_2", "lhasa"): Bend(17, 0.39),
    ("xian", "fuzhou"): Bend(1, 0.53),
    ("yangzhou", "fuzhou"): Bend(-28, 0.57),
    ("fuzhou", "oasis_3"): Bend(-7, 0.57),
    ("oasis_3", "pagan"): Bend(7, 0.4),
    ("oasis_3", "oasis_4"): Bend(-4, 0.31),
    ("oasis_4", "jaipur"): Bend(22, 0.38),
    ("oasis_4", "lhasa"): Bend(-12, 0.4),
    ("pagan", "kabul"): Bend(3, 0.42),
    ("pagan", "angkor"): Bend(1, 0.44),
    ("jaipur", "quilon"): Bend(-5, 0.54),
    ("jaipur", "kabul"): Bend(-14, 0.52),
    ("jaipur", "oasis_5"): Bend(2, 0.51),
    ("oasis_5", "hormuz"): Bend(-2, 0.46),
    ("kashgar", "kabul"): Bend(-5, 0.59),
    ("kashgar", "balkh"): Bend(-10, 0.54),
    ("kabul", "balkh"): Bend(-7, 0.56),
    ("balkh", "oasis_6"): Bend(-7, 0.66),
    ("oasis_6", "baghdad"): Bend(10, 0.47),
    ("oasis_6", "hormuz"): Bend(2, 0.33),
    ("fuzhou", "angkor"): Bend(-9, 0.53, sea=True),
    ("pagan", "quilon"): Bend(-1, 0.49, sea=True),
    ("quilon", "hormuz"): Bend(-3, 0.5, sea=True),
    ("hormuz", "baghdad"): Bend(2, 0.51, sea=True),
}

CONTRACTS = {
    "karakorum": (-30, 40),
    "kabul": (35, -42),
    "yangzhou": (-139, 40),
    "pagan": (-71, 42),
    "quilon": (-90, 40),
}
"""The upper left corner of the first of two contracts in a contract city, seen from the city."""
CARDS = {
    "kashgar": ((56, -15),),
    "xanadu": ((45, 3),),
    "fuzhou": ((-47, 41),),
    "lhasa": ((-30, 41),),
    "angkor": ((-69, 40), (-69, 79)),
}
"""The upper left corner of each city card, seen from the city."""
ROOM = {"kashgar": 150, "xanadu": 142, "angkor1": 160, "angkor2": 160, "fuzhou": 144, "lhasa": 158}
"""How wide a card may be on its space."""
SPECIAL = {
    "baghdad": (-84, 42),
    "balkh": (-120, 41),
    "hormuz": (-65, 41),
}
"""The upper left corner of the sheet of a special city, seen from the city."""
OUTPOSTS = {
    "karakorum": (-61, -36),
    "kabul": (-24, -70),
    "yangzhou": (-61, -31),
    "pagan": (-50, -72),
    "quilon": (32, -50),
    "kashgar": (-62, -41),
    "xanadu": (32, -44),
    "fuzhou": (-28, -68),
    "lhasa": (30, -10),
    "angkor": (-17, -68),
}
"""The upper left corner of the outpost tile of a city, seen from the city."""
ARMS = {
    "karakorum": (45, -32),
    "kabul": (-46, -18),
    "yangzhou": (43, 4),
    "pagan": (-3, -57),
    "quilon": (-45, -16),
    "kashgar": (-44, 5),
    "xanadu": (-46, -20),
    "fuzhou": (46, 4),
    "lhasa": (-44, -33),
    "angkor": (-46, -18),
    "baghdad": (-45, 5),
    "balkh": (-45, 6),
    "hormuz": (44, -15),
    "xian": (-31, -22),
    "jaipur": (33, 3),
}
"""The middle of the coat of arms of a city, seen from the city."""
BONUSES = {
    "baghdad": (-66, -34),
    "balkh": (-65, -31),
    "hormuz": (-63, -44),
    "kashgar": (-51, 59),
    "xian": (-11, 57),
    "jaipur": (-27, 57),
}
"""The middle of the city bonus of a city, seen from the city."""
FIGURES = {
    "karakorum": (1, -44),
    "xanadu": (2, -46),
    "hormuz": (-11, -41),
    "kabul": (3, -45),
    "jaipur": (-14, -43),
    "quilon": (1, -45),
}
"""Where the first figure stands in cities where it would hide something at its usual place."""
SMALL = ("xian", "jaipur")

_CITIES = {
    "karakorum": spires("#2C6A74"),
    "yangzhou": tiers("#2E7D5B"),
    "pagan": tiers("#B0762A"),
    "kabul": dome("#2C5AA0"),
    "quilon": spires("#B0762A"),
    "xanadu": tiers(WAX),
    "fuzhou": tiers("#2C5AA0"),
    "lhasa": spires(WAX),
    "angkor": tiers("#6B7A3A"),
    "kashgar": dome("#2C6A74"),
    "baghdad": dome("#2C6A74"),
    "balkh": dome(WAX),
    "hormuz": dome("#B0762A"),
    "beijing": beijing(),
}
_OCEAN = (
    "M-20 580L-20 440C0 436 20 446 36 458C52 470 80 474 106 472C128 470 138 462 141 446C144 428 152 418 172 416C194 414 "
    "208 422 212 440C216 462 226 474 248 474C270 474 282 462 285 444C288 424 304 412 336 410C372 408 392 414 400 436C406 "
    "462 414 484 437 484C460 484 468 464 472 446C478 424 492 414 512 414C530 414 540 424 544 442C548 462 560 474 582 480"
    "C616 488 640 500 664 516C692 530 760 532 776 508C788 488 768 466 762 446C758 426 770 410 796 404C818 399 838 395 "
    "850 403C858 412 862 424 884 426C912 428 934 410 942 384C948 360 954 340 958 310C962 280 962 250 958 226C954 200 958 "
    "172 974 158C988 148 1000 148 1020 140L1020 580Z"
)
_LAKE = "M24 352C26 338 44 332 62 337C78 341 98 334 106 346C112 358 98 370 80 368C64 366 56 376 40 372C28 369 22 362 24 352Z"
_GREAT_WALL = "M826 24C846 14 862 30 882 20C902 12 926 24 950 14C964 10 974 18 990 14"
_WASHES = (
    ("M-10-10H420C440 40 400 100 330 120C220 150 100 130-10 150Z", "#D9DBB0", ".5"),
    ("M430-10H830C810 60 720 130 640 140C540 150 450 90 430-10Z", "#C9D3A6", ".45"),
    ("M700-10H1010V380C960 420 880 420 820 400C740 380 690 300 700 220C712 160 740 70 700-10Z", "#E6C79A", ".55"),
    (
        "M60 200C160 170 300 200 340 280C380 350 460 340 480 400C480 470 430 540 390 560H340L320 440C200 450 60 420 30 300Z",
        "#EFCF94",
        ".65",
    ),
    ("M560 380C640 360 760 390 860 420C880 470 860 540 780 540C700 520 600 500 560 450Z", "#C9D3A6", ".5"),
)
_MOUNTAINS = (
    *((342, 112, 1), (312, 100, 0.8), (478, 266, 0.8), (440, 280, 0.6)),
    *((546, 356, 0.9), (580, 364, 0.75), (756, 304, 0.95)),
)
_DUNES = (
    *((224, 304), (240, 318), (14, 230), (308, 170), (338, 182), (374, 276), (454, 135), (739, 128), (750, 226)),
    *((644, 214), (812, 160), (80, 384), (20, 432), (262, 146)),
)
_TREES = (
    *((410, 22, 0.8), (426, 30, 0.65), (394, 30, 0.6), (330, 22, 0.7), (446, 24, 0.7), (480, 20, 0.6)),
    *((20, 66, 0.7), (20, 154, 0.65), (596, 20, 0.7), (760, 24, 0.8), (776, 32, 0.65), (742, 20, 0.6)),
    *((868, 306, 0.8), (852, 314, 0.6), (882, 318, 0.6), (655, 410, 0.7), (640, 420, 0.55), (516, 370, 0.7)),
    *((460, 390, 0.7), (646, 474, 0.7), (668, 472, 0.55), (830, 364, 0.6), (700, 386, 0.7), (184, 114, 0.6)),
)
_WAVES = (
    *((966, 240), (968, 282), (966, 326), (962, 362), (966, 396), (960, 424), (900, 490), (812, 466), (894, 546)),
    *((976, 546), (800, 544), (168, 476), (163, 506), (163, 545), (484, 484), (488, 514), (488, 546), (323, 506)),
    *((323, 546), (334, 482), (366, 426), (332, 428), (4, 474), (2, 548)),
)

WIDTHS = {"seal": 26, "jade": 24, "camel": 26, "coin": 27}
"""How much room each part of a price takes, in the order in which they stand."""
SEA = "#24595B"


def _price(road: PrintedRoad, x: float, y: float, scale: float, edge: str, thick: float) -> str:
    """Draw the price of a road in one pill: the seal for a sea route, jade, camels, coins.

    Coins alone are one coin without a pill.
    """
    cost = dict(road.cost)
    lone = next(iter(cost)) if len(cost) == 1 and not road.seal else ""
    if lone == "coin":
        ring = circle(x, y, 15.5 * scale, edge) if edge != INK else ""
        return ring + item("coin", cost["coin"], x - 15 * scale, y - 15 * scale, 30 * scale)
    if edge == INK and road.seal:
        edge = SEA
    parts = [name for name in WIDTHS if name in cost or (name == "seal" and road.seal)]
    beside = lone == "camel" and cost["camel"] > 1
    wide = sum(WIDTHS[name] + 2 for name in parts) + 6 + (10 if beside else 0)
    body = rect(
        x - wide / 2 * scale, y - 14 * scale, wide * scale, 28 * scale, WHITE if thick > 1.5 else PAPER, edge, thick, 14 * scale
    )
    left = x - (wide / 2 - 4) * scale
    for name in parts:
        top = y - 12.5 * scale
        if name == "seal":
            body += use(f"simple-{road.seal}", left, top, 25 * scale)
        elif beside:
            body += use("i-camel", left, y - 11.5 * scale, 23 * scale)
            body += figure(left + 29 * scale, y + 6 * scale, cost[name], 16 * scale)
        else:
            body += item(name, cost[name], left, top, 24.5 * scale)
        left += (WIDTHS[name] + 2) * scale
    return body


def _stand(place: str, at: int, count: int) -> Point:
    """Behind a city on its right, further ones to the left; on top of an oasis."""
    if place.startswith("oasis"):
        pitch = min(20, 76 / count)
        return -18 + (at - (count - 1) / 2) * pitch, -36
    dx, dy = FIGURES.get(place, (14, -46))
    return dx - 14 * at, dy


MAP_LAYOUT = MapLayout(
    places=PLACES,
    bends=BENDS,
    land=Scenery(
        washes=_WASHES,
        seas=(_OCEAN,),
        lakes=(_LAKE,),
        mountains=_MOUNTAINS,
        dunes=_DUNES,
        trees=_TREES,
        waves=_WAVES,
        wall=_GREAT_WALL,
        ship=(836, 496, 46),
        compass=(946, 514, 0.74),
    ),
    cities=_CITIES,
    small=SMALL,
    outposts=OUTPOSTS,
    bonuses=BONUSES,
    stand=_stand,
    price=_price,
)
