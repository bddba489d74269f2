"""The final reckoning: points by source, a row each, every player a column."""

from __future__ import annotations

from collections.abc import Mapping

from .context import AnyTable
from .palette import STRIPE
from .panels import Box, panel
from .players import badge
from .seals import seal
from .svg import rect, text


def reckoning(table: AnyTable, box: Box, sources: Mapping[str, str], below: float = 0) -> tuple[str, float]:
    """The panel, and where its totals end: below them is room for what the game adds. ``sources`` says where points come from, as
    the observation names it and as a message."""
    x, y, width, height = box
    body = panel(box, table.say("view-final-scores"))
    pitch = min(44.0, (width - 130) / table.players)
    first = x + width - 10 - pitch * table.players
    row = min(34.0, (height - 100 - below) / len(sources))
    for seat in range(table.players):
        body += badge(table.dressed[seat], first + (seat + 0.5) * pitch, y + 40, 9)
    for number, (source, words) in enumerate(sources.items()):
        top = y + 54 + number * row
        if number % 2 == 0:
            body += rect(x + 6, top, width - 12, row, STRIPE, r=3)
        body += text(x + 12, top + row / 2 + 4, table.say(words), size=11.5)
        points = [there["score"].get(source, 0) for there in table.seen["seats"]]
        for seat, count in enumerate(points):
            weight = 700 if count and count == max(points) else 400
            left = first + (seat + 0.5) * pitch
            body += text(left, top + row / 2 + 4.5, str(count), size=13, weight=weight, anchor="middle")
    top = y + 54 + len(sources) * row
    for seat in range(table.players):
        body += seal(table.score(seat), first + (seat + 0.5) * pitch - 16, top + 4, 32, winner=table.winner(seat))
    return body, top + 42
