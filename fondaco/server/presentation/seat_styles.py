"""The colours and marks of seats, as styles of a page. The pictures have the same."""

from __future__ import annotations

from functools import cache
from urllib.parse import quote

from ...draw.players import COLOURS, PLAYERS, PlayerColours
from ..tables.table import Table


def colours_of_seat(table: Table, seat: int) -> PlayerColours:
    """Return the colours of a seat."""
    return COLOURS[table.game.presentation.seat_colours[seat]]


@cache
def seat_styles() -> str:
    """Return a class for each seat colour, with its fill, the colour of text on it, and its mark."""
    return "".join(
        f".seat-{colours.name}{{--seat-fill:{colours.fill};--seat-text:{colours.on};"
        f'--seat-mark:url("data:image/svg+xml,{quote(_mark(colours))}")}}'
        for colours in PLAYERS
    )


def _mark(colours: PlayerColours) -> str:
    fill = colours.on if colours.solid else "none"
    shape = f'<path d="{colours.mark}" fill="{fill}" stroke="{colours.on}" stroke-width="2"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-6 -6 12 12">{shape}</svg>'
