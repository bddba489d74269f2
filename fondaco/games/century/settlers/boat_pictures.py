"""What is printed on boards, cards, tiles and islands, for pictures: what a game with boats uses of the box."""

from __future__ import annotations

from ..drawing.boats.faces import BoatCatalogue
from ..wonders.pictures import island_faces
from .boat_setup import BoatTables
from .locations import Locations
from .pictures import printed_land


def printed_with_boats(tables: BoatTables, locations: Locations) -> BoatCatalogue:
    """The faces on the boards and beside them, the islands and the player board."""
    land = printed_land(tables, tables.sides(), locations)
    return BoatCatalogue(**vars(land), islands=island_faces(tables.islands.tiles), values=tuple(tables.outposts.values))
