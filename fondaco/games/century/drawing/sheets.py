"""What the sheets of the other players have in common: the head with name and points, and cubes counted by colour."""

from __future__ import annotations

from ....draw.cubes import CUBES
from ....draw.fitting import cut
from ....draw.panels import Box
from ....draw.players import badge
from ....draw.seals import seal
from ....draw.sheets import sheet_of
from ....draw.svg import figure, text, use
from ....draw.table import AnyTable


def headed(table: AnyTable, seat: int, box: Box, room: float, base: float = 25, stamp: float = 32) -> str:
    """The sheet of a player with badge, name and points; the name has some room, on a line at some depth."""
    x, y, width, _ = box
    body = sheet_of(table, seat, box) + badge(seat, x + 24, y + 20, 10)
    body += seal(table.score(seat), x + width - stamp - 6, y + 4, stamp, winner=table.winner(seat))
    name = cut(table.name(seat), room, 14.5, serif=True, bold=True)
    return body + text(x + 40, y + base, name, size=14.5, weight=700, serif=True)


def by_colour(table: AnyTable, seat: int, x: float, y: float) -> str:
    """The cubes of a player in little room: one a colour, with its number."""
    body = ""
    for number, (icon, count) in enumerate(zip(CUBES, table.seen["seats"][seat]["cubes"], strict=True)):
        at = x + number * 42
        body += use(icon, at, y, 18) + figure(at + 21, y + 14, count, 12.5, anchor="start")
    return body
