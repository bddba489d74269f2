"""What is printed on the boards, cards, tiles and islands, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.boats.view.boat_context import PrintedBoats
from ..century.boats.view_data import printed_boats

if TYPE_CHECKING:
    from .game import EastToWest2


def printed(game: EastToWest2) -> PrintedBoats:
    """Return what is printed in the box of a game."""
    return printed_boats(game.components, game.boards.locations)
