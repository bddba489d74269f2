"""The gallery: all pieces of a kind side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Mapping

from .....draw.cards import NORMAL
from .....draw.gallery import Translate, grid
from .location import FULL, location
from .point_card import card
from .printed_settlers import PrintedSettlers
from .tiles import bonus_tile, exploration_tile

CARD = (98, 96)
TILE = 56


def settler_gallery(
    printed: PrintedSettlers, symbols: Mapping[str, str], name: str, title: str, translate: Translate
) -> str | None:
    """Return a picture of all pieces of one kind, each with its id below: ``points``, ``bonus``, ``explorations`` or
    ``locations``."""
    if name == "points":
        drawn = {label: card(face, *CARD, NORMAL) for label, face in printed.cards.items()}
        return grid(drawn, CARD, 7, 112, symbols, title)
    if name == "bonus":
        drawn = {label: bonus_tile(face, TILE) for label, face in printed.bonus.items()}
        return grid(drawn, (TILE, TILE), 9, 74, symbols, title)
    if name == "explorations":
        drawn = {label: exploration_tile(face, TILE) for label, face in printed.explorations.items()}
        return grid(drawn, (TILE, TILE), 10, 72, symbols, title)
    if name == "locations":
        drawn = {
            label: location(face, face.settlers, False, NORMAL, None, 0, None)
            for label, face in printed.locations.items()
            if face.kind != "fort"
        }
        return grid(drawn, (FULL.width, FULL.height), 4, 196, symbols, title)
    return None
