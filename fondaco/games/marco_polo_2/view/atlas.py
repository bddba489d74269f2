"""The map of this game: where everything lies in a box of 1000 by 560. Nothing is placed while drawing."""

from __future__ import annotations

from ....draw.landscape import dome, spires, tiers
from ....draw.palette import INK, PAPER, WAX, WHITE
from ....draw.svg import circle, figure, rect, use
from ...polo.drawing.atlas import Atlas, Bend, Land, Point, beijing
from ...polo.drawing.faces import Road
from ...polo.drawing.items import item

PLACES = {
    "baghdad": (71, 143),
    "balkh": (260, 48),
    "oasis_6": (171, 279),
    "hormuz": (90, 386),
    "oasis_5": (262, 398),
    "kabul": (284, 236),
    "kashgar": (450, 155),
    "oasis_1": (473, 42),
    "karakorum": (610, 50),
    "xanadu": (763, 43),
    "beijing": (925, 76),
    "xian": (763, 212),
    "oasis_2": (638, 215),
    "lhasa": (517, 273),
    "oasis_4": (626, 332),
    "oasis_3": (759, 329),
    "jaipur": (419, 387),
    "quilon": (383, 515),
    "pagan": (644, 429),
    "fuzhou": (915, 422),
    "yangzhou": (920, 203),
    "angkor": (783, 438),
}

BENDS = {
    ("beijing", "xanadu"): Bend(-7, 0.5),
    ("beijing", "xian"): Bend(9, 0.53),
    ("beijing", "yangzhou"): Bend(7, 0.48),
    ("xanadu", "karakorum"): Bend(-19, 0.45),
    ("xanadu", "xian"): Bend(14, 0.58),
    ("xian", "yangzhou"): Bend(11, 0.5),
    ("karakorum", "oasis_1"): Bend(7, 0.61),
    ("oasis_1", "kashgar"): Bend(6, 0.48),
    ("oasis_1", "oasis_2"): Bend(-13, 0.52),
    ("xian", "oasis_2"): Bend(-9, 0.47),
    ("oasis_2", "kashgar"): Bend(7, 0.44),
    ("oasis_2", "lhasa"): Bend(2, 0.46),
    ("xian", "fuzhou"): Bend(-18, 0.34),
    ("yangzhou", "fuzhou"): Bend(-7, 0.63),
    ("fuzhou", "oasis_3"): Bend(6, 0.55),
    ("oasis_3", "pagan"): Bend(8, 0.49),
    ("oasis_3", "oasis_4"): Bend(7, 0.52),
    ("oasis_4", "jaipur"): Bend(-26, 0.56),
    ("oasis_4", "lhasa"): Bend(25, 0.49),
    ("pagan", "kabul"): Bend(31, 0.68),
    ("pagan", "angkor"): Bend(23, 0.42),
    ("jaipur", "quilon"): Bend(39, 0.61),
    ("jaipur", "kabul"): Bend(17, 0.34),
    ("jaipur", "oasis_5"): Bend(-6, 0.5),
    ("oasis_5", "hormuz"): Bend(10, 0.41),
    ("kashgar", "kabul"): Bend(20, 0.43),
    ("kashgar", "balkh"): Bend(-13, 0.49),
    ("kabul", "balkh"): Bend(40, 0.32),
    ("balkh", "oasis_6"): Bend(-23, 0.53),
    ("oasis_6", "baghdad"): Bend(7, 0.46),
    ("oasis_6", "hormuz"): Bend(-6, 0.42),
    ("fuzhou", "angkor"): Bend(9, 0.5, sea=True),
    ("pagan", "quilon"): Bend(7, 0.32, sea=True),
    ("quilon", "hormuz"): Bend(17, 0.49, sea=True),
    ("hormuz", "baghdad"): Bend(6, 0.55, sea=True),
}

CONTRACTS = {
    "karakorum": (-20, 43),
    "kabul": (-87, 40),
    "yangzhou": (-71, 41),
    "pagan": (-70, 43),
    "quilon": (-180, -26),
}
"""The upper left corner of the first of two contracts in a contract city, seen from the city."""
CARDS = {
    "kashgar": ((-123, 42),),
    "xanadu": ((-26, 40),),
    "fuzhou": ((-65, 43),),
    "lhasa": ((-83, 41),),
    "angkor": ((-65, 40), (-65, 79)),
}
"""The upper left corner of each city card, seen from the city."""
ROOM = {"xanadu": 146, "angkor1": 132, "fuzhou": 144, "lhasa": 138}
"""How wide a card may be on a space where the next thing is near."""
SPECIAL = {
    "baghdad": (-65, -107),
    "balkh": (-110, 42),
    "hormuz": (-67, 40),
}
"""The upper left corner of the sheet of a special city, seen from the city."""
OUTPOSTS = {
    "karakorum": (31, -34),
    "kabul": (-61, -6),
    "yangzhou": (34, -12),
    "pagan": (-61, -31),
    "quilon": (30, -14),
    "kashgar": (32, -25),
    "xanadu": (-62, -31),
    "fuzhou": (38, -31),
    "lhasa": (-61, 1),
    "angkor": (-18, -68),
}
"""The upper left corner of the outpost tile of a city, seen from the city."""
ARMS = {
    "karakorum": (-46, -29),
    "kabul": (-45, -27),
    "yangzhou": (-44, -7),
    "pagan": (45, -12),
    "quilon": (46, -38),
    "kashgar": (-44, -25),
    "xanadu": (46, -15),
    "fuzhou": (-43, -52),
    "lhasa": (-45, -24),
    "angkor": (-44, -15),
    "baghdad": (-45, 4),
    "balkh": (-44, 0),
    "hormuz": (-46, -12),
    "xian": (34, -19),
    "jaipur": (33, -14),
}
"""The middle of the coat of arms of a city, seen from the city."""
BONUSES = {
    "baghdad": (49, -3),
    "balkh": (64, -2),
    "hormuz": (-35, -58),
    "kashgar": (64, -53),
    "xian": (-52, -28),
    "jaipur": (-37, -19),
}
"""The middle of the city bonus of a city, seen from the city."""
FIGURES = {
    "xian": (-32, -50),
    "balkh": (8, -42),
    "fuzhou": (3, -60),
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
    "M-20 580L-20 196C10 186 50 184 76 190C100 196 106 216 106 244C106 280 112 310 96 326C78 336 52 344 44 368C40 392 56 "
    "408 84 412C110 414 124 398 150 398C176 400 210 412 242 424C276 436 312 428 334 436C350 444 350 472 354 500C358 526 368 "
    "556 386 558C404 556 414 530 424 506C434 480 450 456 476 446C506 436 550 426 588 424C606 424 606 442 606 462C608 490 "
    "630 500 660 504C690 506 704 512 716 524C736 542 790 548 816 536C838 524 836 500 832 478C828 458 820 440 824 420C828 "
    "400 852 396 868 402C884 410 878 430 886 446C896 464 924 470 940 454C956 436 954 400 958 366C960 340 968 322 976 "
    "304C986 282 976 256 972 232C966 206 962 176 976 160C990 146 1000 150 1020 140L1020 580Z"
)
_LAKE = "M178 160C194 152 206 164 202 180C199 192 204 204 196 218C188 230 176 222 176 208C176 194 164 176 178 160Z"
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
    *((482, 222, 1), (514, 214, 0.9), (536, 228, 0.7), (392, 68, 0.9), (364, 58, 0.7), (690, 272, 1)),
    *((664, 284, 0.8), (718, 284, 0.75), (330, 152, 0.55), (398, 318, 0.6)),
)
_DUNES = (
    *((126, 246), (196, 330), (228, 350), (130, 362), (520, 112), (700, 160), (676, 146), (240, 262)),
    *((316, 352), (540, 318), (700, 86), (404, 352)),
)
_TREES = (
    *((548, 22, 0.7), (534, 96, 0.7), (548, 104, 0.6), (26, 24, 0.7), (150, 26, 0.8), (164, 34, 0.65), (186, 22, 0.7)),
    *((344, 24, 0.8), (360, 30, 0.65), (400, 22, 0.7), (560, 400, 0.75), (576, 410, 0.6), (836, 300, 0.75)),
    *((850, 308, 0.6), (812, 306, 0.6), (720, 420, 0.65), (722, 404, 0.55), (380, 420, 0.5)),
)
_WAVES = (
    *((14, 236), (40, 262), (8, 440), (180, 520), (300, 470), (470, 540), (560, 500), (520, 540), (560, 470), (450, 520)),
    *((912, 520), (966, 470), (976, 420), (984, 330), (270, 470), (890, 540), (950, 544), (640, 548), (30, 540), (976, 270)),
)

WIDTHS = {"seal": 26, "jade": 24, "camel": 26, "coin": 27}
"""How much room each part of a price takes, in the order in which they stand."""
SEA = "#24595B"


def _price(road: Road, x: float, y: float, scale: float, edge: str, thick: float) -> str:
    """What a road costs, in one pill: the seal that a sea route needs, jade, camels, coins. Coins alone are just a coin."""
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


ATLAS = Atlas(
    places=PLACES,
    bends=BENDS,
    land=Land(
        washes=_WASHES,
        seas=(_OCEAN,),
        lakes=(_LAKE,),
        mountains=_MOUNTAINS,
        dunes=_DUNES,
        trees=_TREES,
        waves=_WAVES,
        wall=_GREAT_WALL,
        ship=(478, 486, 46),
        compass=(104, 524, 0.74),
    ),
    cities=_CITIES,
    small=SMALL,
    outposts=OUTPOSTS,
    bonuses=BONUSES,
    stand=_stand,
    price=_price,
)
