"""What lies before the other players, and how all of them stand."""

from __future__ import annotations

from ....draw.layers import piece
from ....draw.palette import INK_2
from ....draw.panels import Box
from ....draw.pieces import post
from ....draw.sheets import one_below_another
from ....draw.standing import by_source
from ....draw.svg import figure, group, text, use
from ...century.drawing.caravan import caravan
from ...century.drawing.sea.bonuses import owned_bonus
from ...century.drawing.sea.faces import SYMBOLS
from ...century.drawing.sea.signs import spice
from ...century.drawing.sheets import by_colour, headed
from .table import Table

FULL, LOW = 112, 80
"""The heights of a player's sheet: with the outposts by symbol, and without."""


def opponents(table: Table, x: float, y: float, width: float) -> tuple[str, float]:
    """The sheets of all others, one below the other, and where they end."""
    return one_below_another(table, Box(x, y, width, FULL if len(table.others) < 3 else LOW), opponent)


def opponent(table: Table, seat: int, box: Box) -> str:
    """The sheet of another player."""
    x, y, width, height = box
    there = table.seen["seats"][seat]
    body = _head(table, seat, box, 100)
    owned = [face for face in table.catalogue.bonuses.values() if there["bonuses"][face.kind]]
    size = 27
    row = Box(x + 16, y + 46, width - (32 if owned else 28) - len(owned) * (size + 4), 25)
    body += caravan(there["cubes"], there["limit"], row, 10, name=f"cube-{seat}", words=table.colours)
    for number, face in enumerate(owned):
        drawn = owned_bonus(face, there["bonuses"][face.kind], table.bonus_points(seat, face), size)
        left = x + width - 10 - (len(owned) - number) * (size + 4)
        words = table.words("see-bonus", bonus=face.kind)
        body += piece(drawn, id=f"bonus-{seat}-{face.kind}", x=left, y=y + 46, title=words)
    if height >= FULL:
        for number, symbol in enumerate(SYMBOLS):
            left = x + 28 + number * 48
            body += spice(symbol, left, y + 94, 11) + figure(left + 18, y + 99, there["built"][symbol], 13.5, anchor="start")
        if seat == 0:
            body += text(x + width - 12, y + 98, table.say("see-start-player"), size=11.5, fill=INK_2, anchor="end")
    return piece(body, id=f"seat-{seat}", title=_title(table, seat))


def small_opponent(table: Table, seat: int, box: Box) -> str:
    """Another player in little room: name and points, spices by colour, outposts, point tiles and bonus tiles."""
    x, y, width, _ = box
    there = table.seen["seats"][seat]
    body = headed(table, seat, box, width - 84, stamp=28) + by_colour(table, seat, x + 14, y + 37)
    body += _counts(table, seat, x + 14, y + 61, 18, 18)
    owned = [face for face in table.catalogue.bonuses.values() if there["bonuses"][face.kind]]
    size = min(22.0, 80 / max(len(owned), 1) - 3)
    for number, face in enumerate(owned):
        drawn = owned_bonus(face, there["bonuses"][face.kind], table.bonus_points(seat, face), size)
        words = table.words("see-bonus", bonus=face.kind)
        body += piece(drawn, id=f"bonus-{seat}-{face.kind}", x=x + 100 + number * (size + 3), y=y + 60, title=words)
    return piece(body, id=f"seat-{seat}", title=_title(table, seat))


def _head(table: Table, seat: int, box: Box, room: float) -> str:
    """The sheet itself with name and points, outposts and point tiles."""
    x, y, _, _ = box
    return headed(table, seat, box, room) + _counts(table, seat, x + 148, y + 9, 22, 26)


def _counts(table: Table, seat: int, x: float, y: float, size: float, gap: float) -> str:
    """How many outposts are built, and how many of the point tiles that end the game."""
    there = table.seen["seats"][seat]
    base = y + size * 0.72
    body = group(post(seat, size), x, y) + figure(x + size + 3, base, sum(there["built"].values()), 13.5, anchor="start")
    x += size + gap
    body += use("i-point-card", x, y, size)
    return body + figure(x + size + 3, base, f"{len(there['fulfilled'])}/{table.seen['tiles_to_end']}", 13.5, anchor="start")


def _title(table: Table, seat: int) -> str:
    tiles = [table.words("see-point-tile", point_tile=label) for label in table.seen["seats"][seat]["fulfilled"]]
    return " · ".join([table.name(seat), *tiles])


SOURCES = (
    ("point_tiles", "i-point-card", "see-point-tiles"),
    ("bonus_tiles", "s-free-step", "see-bonus-tiles"),
    ("outposts", "s-post", "see-outposts"),
    ("cubes", "i-cube-brown", "see-source-cubes"),
)
STANDING = by_source(SOURCES)
