"""All cards side by side, for the page that explains the game."""

from __future__ import annotations

from ....draw.cards import REST
from ....draw.gallery import grid
from ...century.hand.view.hand_window import WINDOWS
from ...century.merchants.view.merchant_gallery import ACROSS, CARD, PITCH, merchant_gallery
from ...century.merchants.view.printed_points import point_card
from .context import Printed


def gallery(printed: Printed, name: str, title: str) -> str | None:
    """The cards of one kind, each with its id below: ``points``, or a kind of merchants."""
    if name == "points":
        drawn = {label: point_card(card, *CARD, REST) for label, card in printed.points.items()}
        return grid(drawn, CARD, ACROSS, PITCH, WINDOWS, title)
    return merchant_gallery(printed, name, title)
