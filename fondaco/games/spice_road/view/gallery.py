"""All cards side by side, for the page that explains the game."""

from __future__ import annotations

from collections.abc import Sequence

from ....draw.cards import REST
from ....draw.icons import definitions
from ....draw.palette import INK_2
from ....draw.svg import document, group, text
from ...century.drawing.merchants import merchant
from ...century.drawing.points import point_card
from ...century.drawing.windows import WINDOWS
from .table import Catalogue

ACROSS = 9
CELL = (96, 148)
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
    return _grid(list(drawn.items()), title)


def _grid(cards: Sequence[tuple[str, str]], title: str) -> str:
    wide, high = CELL
    body = ""
    for number, (label, card) in enumerate(cards):
        x, y = number % ACROSS * wide, number // ACROSS * high
        body += group(card, x + 6, y + 12) + text(x + wide / 2, y + high - 4, label, size=12, fill=INK_2, anchor="middle")
    across = min(ACROSS, len(cards))
    return document(across * wide, -(-len(cards) // ACROSS) * high, title, [definitions(body, WINDOWS), body])
