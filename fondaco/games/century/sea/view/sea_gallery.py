"""The gallery: all pieces of a kind side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Mapping

from .....draw.cards import NORMAL
from .....draw.gallery import Entry, Translate, columns, grid
from .....draw.svg import group
from ...harbours.view.bonus_tile import bonus_pile
from ...harbours.view.point_tile import point_tile
from .hex import Grid
from .island import island
from .printed_sea import PrintedHarbours, PrintedSea

TILE = (122, 68)
HEXES = Grid(78, 42.8)


def island_gallery(printed: PrintedSea, symbols: Mapping[str, str], title: str) -> str:
    """Draw all islands."""
    drawn = {label: group(island(face, HEXES, NORMAL), 78, 43) for label, face in printed.islands.items()}
    return grid(drawn, (156, 86), 4, 168, symbols, title)


def sea_gallery(printed: PrintedHarbours, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return a picture of all pieces of one kind: ``islands``, ``points`` or ``bonus``."""
    if name == "islands":
        return island_gallery(printed, symbols, title)
    if name == "points":
        drawn = {label: point_tile(face, *TILE) for label, face in printed.points.items()}
        return grid(drawn, TILE, 5, 138, symbols, title)
    if name == "bonus":
        entries = [
            Entry(group(bonus_pile(face, len(face.points), 54, NORMAL), 4, 6), 70, 72, translate("view-bonus", bonus=face.kind))
            for face in printed.bonuses.values()
        ]
        return columns(entries, symbols, title, 2)
    return None
