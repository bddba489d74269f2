"""What is printed on the boards, cards and tiles, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.settlers.view.printed_settlers import PrintedSettlers
from ..century.settlers.view_data import printed_settlers

if TYPE_CHECKING:
    from .game import NewWorld


def printed(game: NewWorld) -> PrintedSettlers:
    """Return what is printed in the box of a game."""
    return printed_settlers(game.components, game.components.sides(), game.boards.locations)
