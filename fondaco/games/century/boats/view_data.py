"""What is printed on boards, cards, tiles and islands, for pictures: what a game with boats uses of the box."""

from __future__ import annotations

from ..harbours.view_data import island_faces
from ..settlers.locations import Locations
from ..settlers.view_data import printed_land
from .components import BoatTables
from .view.printed_boats import PrintedBoats


def printed_with_boats(tables: BoatTables, locations: Locations) -> PrintedBoats:
    """The faces on the boards and beside them, the islands and the player board."""
    land = printed_land(tables, tables.sides(), locations)
    return PrintedBoats(**vars(land), islands=island_faces(tables.islands.tiles), values=tuple(tables.outposts.values))
