"""What the sheets of the other players show of the islands, and how all stand."""

from __future__ import annotations

from .....draw.panels import Box
from .....draw.pieces import post
from .....draw.standing import by_source
from .....draw.svg import figure, group
from ..sea.faces import SYMBOLS
from ..sea.signs import spice
from ..settlers.seats import CUBES, SOURCES
from .table import AnyBoats

ROOMY = 150
"""Where there is so much room, outposts are counted by symbol."""


def small_outposts(table: AnyBoats, seat: int, box: Box) -> str:
    """How many outposts a player has built: of each symbol, or in all where there is little room."""
    built = table.seen["seats"][seat]["built"]
    x, y, width, height = box
    middle = y + height / 2
    if width < ROOMY:
        return group(post(seat, 24), x, middle - 12) + figure(x + 28, middle + 5, sum(built.values()), 14, anchor="start")
    pitch = width / len(SYMBOLS)
    return "".join(
        [
            spice(symbol, x + 10 + number * pitch, middle, 10)
            + figure(x + 24 + number * pitch, middle + 5, built[symbol], 12.5, anchor="start")
            for number, symbol in enumerate(SYMBOLS)
        ]
    )


STANDING = by_source((*SOURCES, ("outposts", "s-post", "see-outposts"), CUBES))
