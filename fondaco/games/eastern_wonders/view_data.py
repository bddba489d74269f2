"""What is printed on tiles and player boards, handed to the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rendering import View
from ..century.harbours.view_data import bonus_faces, island_faces, point_tile_faces
from .view import PrintedHarbours, draw, gallery

if TYPE_CHECKING:
    from .game import EasternWonders


def view(game: EasternWonders) -> View:
    """Return how the game is drawn, with everything that is printed on its components."""
    tables = game.tables
    printed = PrintedHarbours(
        islands=island_faces(tables.islands.tiles),
        points=point_tile_faces(tables.point_tiles.tiles),
        bonuses=bonus_faces(tables.bonus_tiles.kinds),
        values=tuple(tables.outposts.values),
        harvest=tables.harvest.gain,
    )
    return View(
        printed, lambda scene: draw(scene, printed), lambda name, title, translate: gallery(printed, name, title, translate)
    )
