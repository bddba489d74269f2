"""The islands on the sheets of opponents, and the scoreboard."""

from __future__ import annotations

from .....draw.panels import Box
from .....draw.pieces import post
from .....draw.scoreboard import points_by_source
from .....draw.svg import figure, group
from ...sea.view.printed_sea import SYMBOLS
from ...sea.view.sea_symbols import spice
from ...settlers.view.settler_opponents import CUBES, SOURCES
from .boat_context import AnyBoatContext

ROOMY = 150
"""The width from which outposts are counted by symbol."""


def small_outposts(view: AnyBoatContext, seat: int, box: Box, size: float = 24) -> str:
    """Draw the number of outposts of a player: of each symbol, or in a narrow box all of them beside one building."""
    built = view.observation["seats"][seat]["built"]
    x, y, width, height = box
    middle = y + height / 2
    if width < ROOMY:
        return group(post(seat, size), x, middle - size / 2) + figure(
            x + size + 3, middle + 5, sum(built.values()), min(14.0, size * 0.7), anchor="start"
        )
    pitch = width / len(SYMBOLS)
    return "".join(
        [
            spice(symbol, x + 10 + number * pitch, middle, 10)
            + figure(x + 24 + number * pitch, middle + 5, built[symbol], 12.5, anchor="start")
            for number, symbol in enumerate(SYMBOLS)
        ]
    )


SCOREBOARD = points_by_source((*SOURCES, ("outposts", "s-post", "view-outposts"), CUBES))
