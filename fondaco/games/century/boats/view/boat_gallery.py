"""All pieces of a kind side by side, for the page that explains a game."""

from __future__ import annotations

from collections.abc import Mapping

from .....draw.gallery import Translate
from ...sea.view.sea_gallery import island_gallery
from ...settlers.view.settler_gallery import settler_gallery
from .printed_boats import PrintedBoats


def boat_gallery(printed: PrintedBoats, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return all islands, or all components of the boards of one kind."""
    if name == "islands":
        return island_gallery(printed, symbols, title)
    return settler_gallery(printed, symbols, name, title, translate)
