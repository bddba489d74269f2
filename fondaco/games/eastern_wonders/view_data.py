"""What is printed on tiles and player boards, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..century.harbours.view_data import printed_islands, printed_point_tiles, printed_red_bonuses
from ..century.sea.view.printed_sea import PrintedHarbours

if TYPE_CHECKING:
    from .game import EasternWonders


def printed(game: EasternWonders) -> PrintedHarbours:
    """Return what is printed in the box of a game."""
    components = game.components
    return PrintedHarbours(
        islands=printed_islands(components.islands.tiles),
        points=printed_point_tiles(components.point_tiles.tiles),
        bonuses=printed_red_bonuses(components.bonus_tiles.kinds),
        values=tuple(components.outposts.values),
        harvest=components.harvest.gain,
    )
