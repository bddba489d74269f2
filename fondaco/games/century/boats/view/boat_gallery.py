"""All pieces of a kind side by side, for the page that explains a game."""

from __future__ import annotations

from ...sea.view.sea_gallery import island_gallery
from ...settlers.view.settler_gallery import gallery as land_gallery
from .printed_boats import BOAT_SYMBOLS, PrintedBoats


def gallery(printed: PrintedBoats, name: str, title: str) -> str | None:
    """The pieces of one kind: ``islands``, or one of those that all games with settlers have."""
    return island_gallery(printed, title) if name == "islands" else land_gallery(printed, name, title, BOAT_SYMBOLS)
