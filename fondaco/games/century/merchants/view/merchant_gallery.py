"""Merchants and golden deals side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Mapping

from .....draw.cards import NORMAL
from .....draw.gallery import Translate, grid
from ...hand.view.hand_context import PrintedMerchants
from .merchant_card import deal_strip, merchant

ACROSS = 9
PITCH = 96
CARD = (84, 116)
STRIP = (96, 28)


def merchant_gallery(
    printed: PrintedMerchants, symbols: Mapping[str, str], name: str, title: str, translate: Translate
) -> str | None:
    """Return a picture of all cards of one kind, each with its id below: ``merchants``, ``bonus-cards`` or ``deals``."""
    if name == "deals":
        strips = {label: deal_strip(deal, *STRIP) for label, deal in printed.deals.items()}
        return grid(strips, STRIP, 8, 106, symbols, title)
    if name not in ("merchants", "bonus-cards"):
        return None
    labels = [label for label in printed.merchants if label.startswith("B") == (name == "bonus-cards")]
    return grid(
        {label: merchant(printed.merchants[label], *CARD, NORMAL) for label in labels}, CARD, ACROSS, PITCH, symbols, title
    )
