"""What is printed on boards, cards, tiles and islands, for views: what a game with boats uses of the box."""

from __future__ import annotations

from ..harbours.view_data import printed_islands
from ..settlers.locations import Locations
from ..settlers.view_data import printed_settlers
from .components import BoatTables
from .view.boat_context import PrintedBoats


def printed_boats(tables: BoatTables, locations: Locations) -> PrintedBoats:
    """Return what is printed on boards, islands and player boards."""
    land = printed_settlers(tables, tables.sides(), locations)
    return PrintedBoats(**vars(land), islands=printed_islands(tables.islands.tiles), values=tuple(tables.outposts.values))
