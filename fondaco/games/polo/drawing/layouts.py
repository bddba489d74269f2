"""What both layouts of both games have in common."""

from __future__ import annotations

from ....draw.palette import CREAM, FOIL
from ....draw.svg import circle, text
from .table import AnyPoloTable


def rounds(table: AnyPoloTable, right: float, y: float) -> str:
    """Which round of how many, in words and as discs."""
    now, total = table.seen["round"], table.seen["rounds"]
    body = text(
        right, y, table.say("see-round-of", round=now, rounds=total), size=13, weight=700, fill=CREAM, anchor="end", serif=True
    )
    for number in range(total):
        body += circle(right - 5 - (total - 1 - number) * 15, y + 14, 4.4, FOIL if number < now else "none", FOIL, 1.2)
    return body
