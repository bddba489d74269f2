"""All pieces of a kind side by side, for the page that explains a game."""

from __future__ import annotations

from .....draw.cards import REST
from .....draw.gallery import Entry, Say, columns, grid
from .....draw.svg import group
from ...harbours.view.bonus_tile import bonus_pile
from ...harbours.view.point_tile import point_tile
from .hex import Grid
from .island import island
from .printed_sea import ChartCatalogue, SeaCatalogue
from .sea_symbols import OWN

TILE = (122, 68)
HEXES = Grid(78, 42.8)


def island_gallery(catalogue: ChartCatalogue, title: str) -> str:
    """All islands."""
    drawn = {label: group(island(face, HEXES, REST), 78, 43) for label, face in catalogue.islands.items()}
    return grid(drawn, (156, 86), 4, 168, OWN, title)


def sea_gallery(catalogue: SeaCatalogue, name: str, title: str, say: Say) -> str | None:
    """The pieces of one kind: ``islands``, ``points`` or ``bonus``."""
    if name == "islands":
        return island_gallery(catalogue, title)
    if name == "points":
        drawn = {label: point_tile(face, *TILE) for label, face in catalogue.points.items()}
        return grid(drawn, TILE, 5, 138, OWN, title)
    if name == "bonus":
        entries = [
            Entry(group(bonus_pile(face, len(face.points), 54, REST), 4, 6), 70, 72, say("view-bonus", bonus=face.kind))
            for face in catalogue.bonuses.values()
        ]
        return columns(entries, OWN, title, 2)
    return None
