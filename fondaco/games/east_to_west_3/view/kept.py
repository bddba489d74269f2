"""The merchants that somebody has used and kept: they lie face down, but all have seen them."""

from __future__ import annotations

from ....draw.cards import back
from ....draw.palette import BINDING_LIGHT, INK_2
from ....draw.panels import Box
from ....draw.regions import piece
from ....draw.svg import figure, text, use
from ....draw.text_fitting import wrap
from ...century.boats.view.boat_opponents import small_outposts
from ...century.cubes.view.player_sheet import titled as under
from ...century.settlers.view.settler_player_sections import titled
from .table import Table

PILE = (56, 72)
WIDEST = 60
"""No count takes more room."""


def kept_in(table: Table, box: Box) -> str:
    """The own pile in a column, and when it brings the next bonus tile."""
    x, y, width, _ = box
    body = titled(x, y, box.right, table.say("view-own-merchants"))
    body += _pile(table, x + (width - PILE[0] - 3) / 2, y + 42)
    lines = wrap(_next(table), width, 11.5)
    first = y + 42 + PILE[1] + 26
    for at, words in enumerate(lines):
        body += text(x + width / 2, first + 14 * at, words, size=11.5, fill=INK_2, anchor="middle")
    return body


def kept_below(table: Table, x: float, y: float, room: float) -> tuple[str, float]:
    """The own pile on a phone."""
    return under(x, y, room, table.say("view-own-merchants"), _next(table)) + _pile(table, x, y + 28), y + 38 + PILE[1]


def _pile(table: Table, x: float, y: float) -> str:
    labels = table.mine["kept"]
    words = ": ".join([table.say("view-kept", count=len(labels)), *[", ".join(map(table.merchant_words, labels))] * bool(labels)])
    return piece(back(*PILE, len(labels), BINDING_LIGHT), id="kept", x=x, y=y, title=words)


def _next(table: Table) -> str:
    """When the next bonus tile comes; nothing where there is no slot for it."""
    if len(table.mine["tiles"]) >= table.catalogue.bonus_slots:
        return ""
    return table.say("view-next-tile", count=table.next_tile(table.shown))


def counted(table: Table, seat: int, box: Box) -> str:
    """How many outposts another player has built, and how many merchants they have kept."""
    x, y, width, height = box
    room = min(width / 2, WIDEST)
    size = 24 if room > 38 else 17
    middle = y + height / 2
    body = small_outposts(table, seat, Box(x, y, room, height), size) + use("i-hand", x + room, middle - size / 2, size)
    count = len(table.seen["seats"][seat]["kept"])
    return body + figure(x + room + size + 2, middle + 5, count, min(14.0, size * 0.7), anchor="start")
