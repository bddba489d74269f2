"""How all players stand: points by source, every player a row."""

from __future__ import annotations

from collections.abc import Sequence

from .action_list import Standing
from .context import AnyTable
from .palette import STRIPE
from .panels import Box, panel
from .players import badge
from .regions import piece
from .seals import seal
from .svg import rect, text, use
from .text_fitting import cut

PITCH, WIDEST = 30, 120
"""How far columns stand apart, and how much room all of them take at most."""
Sources = Sequence[tuple[str, str, str]]
"""Where points come from: as the observation names it, as an icon, in words."""


def by_source(sources: Sources) -> Standing[AnyTable]:
    """The standing as a table with a column for every source; at the end it is the reckoning."""

    def height(table: AnyTable) -> float:
        return 60 + 40 * table.players

    def draw(table: AnyTable, box: Box) -> str:
        x, y, width, _ = box
        pitch = min(PITCH, WIDEST / len(sources))
        body = panel(box, table.say("view-final-scores" if table.seen["ranks"] else "view-standing"))
        first = x + width - 34 - pitch * len(sources)
        for number, (_, icon, words) in enumerate(sources):
            body += piece(use(icon, 0, 0, 20), x=first + number * pitch - 10, y=y + 28, title=table.say(words))
        row = min(56.0, (box.height - 60) / table.players)
        for seat in range(table.players):
            top = y + 54 + seat * row
            middle = top + row / 2
            if seat % 2 == 0:
                body += rect(x + 6, top, width - 12, row, STRIPE, r=4)
            name = cut(table.name(seat), first - x - 56, 13.5, serif=True, bold=True)
            body += badge(table.dressed[seat], x + 24, middle, 10)
            body += text(x + 40, middle + 5, name, size=13.5, weight=700, serif=True)
            points = table.seen["seats"][seat]["score"]
            for number, (source, _, _) in enumerate(sources):
                body += text(first + number * pitch, middle + 5, str(points[source]), size=13, anchor="middle")
            body += seal(table.score(seat), x + width - 46, middle - 17, 34, winner=table.winner(seat))
        return body

    return Standing(height, draw)
