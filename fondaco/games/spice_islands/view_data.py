"""What is printed on cards, tiles and player boards, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from ..century.harbours.view_data import bonus_faces, island_faces, point_tile_faces
from ..century.merchants.view_data import deal_faces, merchant_faces
from .view import Printed, draw, gallery

if TYPE_CHECKING:
    from .game import SpiceIslands


def view(game: SpiceIslands) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    tables = game.tables
    printed = Printed(
        merchants=merchant_faces(tables, tables.starters.cards),
        deals=deal_faces(tables),
        merchant_row=tables.setup.merchant_row,
        islands=island_faces(tables.islands.tiles),
        points=point_tile_faces(tables.point_tiles.tiles),
        bonuses=bonus_faces(tables.kinds()),
        values=tuple(tables.outposts.values),
    )
    return View(
        printed, lambda scene: draw(scene, printed), lambda name, title, translate: gallery(printed, name, title, translate)
    )
