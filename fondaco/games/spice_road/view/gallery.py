"""All cards side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.cards import NORMAL
from ....draw.gallery import Translate, grid
from ...century.merchants.view.merchant_gallery import ACROSS, CARD, PITCH, merchant_gallery
from ...century.merchants.view.printed_points import point_card
from .context import Printed


def gallery(printed: Printed, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return a picture of all cards of one kind, each with its id below: ``points``, or a kind of merchants."""
    if name == "points":
        drawn = {label: point_card(card, *CARD, NORMAL) for label, card in printed.points.items()}
        return grid(drawn, CARD, ACROSS, PITCH, symbols, title)
    return merchant_gallery(printed, symbols, name, title, translate)
