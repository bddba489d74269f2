"""The merchants that a player has used and kept. They lie face down, but are public."""

from __future__ import annotations

from ....draw.cards import back
from ....draw.palette import BINDING_LIGHT, INK_2
from ....draw.panels import Box
from ....draw.regions import piece
from ....draw.svg import figure, text, use
from ....draw.text_fitting import wrap
from ...century.boats.view.boat_opponents import small_outposts
from ...century.cubes.view.player_sheet import section_title as under
from ...century.settlers.view.settler_player_sections import column_title
from .context import EastToWest3Context

PILE = (56, 72)
WIDEST = 60
"""No count takes more room."""


def kept_column(view: EastToWest3Context, box: Box) -> str:
    """Draw the viewer's pile in a column, and the merchants needed for the next bonus tile."""
    x, y, width, _ = box
    body = column_title(x, y, box.right, view.translate("view-own-merchants"))
    body += _pile(view, x + (width - PILE[0] - 3) / 2, y + 42)
    lines = wrap(_next(view), width, 11.5)
    first = y + 42 + PILE[1] + 26
    for at, words in enumerate(lines):
        body += text(x + width / 2, first + 14 * at, words, size=11.5, fill=INK_2, anchor="middle")
    return body


def kept_section(view: EastToWest3Context, x: float, y: float, room: float) -> tuple[str, float]:
    """Draw the viewer's pile in the tall layout."""
    return under(x, y, room, view.translate("view-own-merchants"), _next(view)) + _pile(view, x, y + 28), y + 38 + PILE[1]


def _pile(view: EastToWest3Context, x: float, y: float) -> str:
    labels = view.own["kept"]
    words = ": ".join(
        [view.translate("view-kept", count=len(labels)), *[", ".join(map(view.merchant_words, labels))] * bool(labels)]
    )
    return piece(back(*PILE, len(labels), BINDING_LIGHT), id="kept", x=x, y=y, title=words)


def _next(view: EastToWest3Context) -> str:
    """Return the merchants needed for the next bonus tile, in words; empty if there is no slot for it."""
    if len(view.own["tiles"]) >= view.printed.bonus_slots:
        return ""
    return view.translate("view-next-tile", count=view.next_tile(view.shown_seat))


def counted(view: EastToWest3Context, seat: int, box: Box) -> str:
    """Draw the numbers of an opponent's outposts and kept merchants."""
    x, y, width, height = box
    room = min(width / 2, WIDEST)
    size = 24 if room > 38 else 17
    middle = y + height / 2
    body = small_outposts(view, seat, Box(x, y, room, height), size) + use("i-hand", x + room, middle - size / 2, size)
    count = len(view.observation["seats"][seat]["kept"])
    return body + figure(x + room + size + 2, middle + 5, count, min(14.0, size * 0.7), anchor="start")
