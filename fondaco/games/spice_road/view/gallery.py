"""All cards side by side, for the page that explains the game."""

from __future__ import annotations

from ....draw.cards import REST
from ....draw.gallery import grid
from ...century.drawing.merchants import merchant
from ...century.drawing.points import point_card
from ...century.drawing.windows import WINDOWS
from .table import Catalogue

ACROSS = 9
PITCH = 96
CARD = (84, 116)


def gallery(catalogue: Catalogue, name: str, title: str) -> str | None:
    """The cards of one kind, each with its id below: ``merchants``, ``points`` or ``bonus``."""
    width, height = CARD
    if name == "points":
        drawn = {label: point_card(face, width, height, REST) for label, face in catalogue.points.items()}
    elif name in ("merchants", "bonus"):
        wanted = [label for label in catalogue.merchants if label.startswith("B") == (name == "bonus")]
        drawn = {label: merchant(catalogue.merchants[label], width, height, REST) for label in wanted}
    else:
        return None
    return grid(drawn, CARD, ACROSS, PITCH, WINDOWS, title)
