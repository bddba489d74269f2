"""Whose turn it is, in both layouts."""

from __future__ import annotations

from ....draw.palette import INK, LIVE, WAX, WHITE
from ....draw.players import pill
from ....draw.svg import rect, text
from .table import Table


def turn_pill(table: Table, x: float, y: float, width: float) -> str:
    """Yours in the colour of what is live, another's in their own, the end in wax."""
    if table.player is not None and not table.my_turn:
        return pill(table.player, table.name(table.player), x, y, width)
    words = table.say("see-your-turn" if table.my_turn else "see-the-end")
    body = rect(x, y, width, 26, LIVE if table.my_turn else WAX, INK, 1, 13)
    return body + text(x + width / 2, y + 17.3, words, size=12, weight=700, fill=WHITE, anchor="middle", spacing=0.4)
