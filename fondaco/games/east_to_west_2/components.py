"""The component file of the game, as typed tables."""

from __future__ import annotations

from ..century.boats.components import BoatTables
from ..century.settlers.locations import Kind

KINDS: tuple[Kind, ...] = ("production", "upgrade", "trade", "fort", "move_boat", "boat_trade", "outpost_trade")
"""The locations that this game knows."""


class Components(BoatTables, frozen=True, kw_only=True):
    """The whole file."""

    def __post_init__(self) -> None:
        self.check_boats(KINDS)
