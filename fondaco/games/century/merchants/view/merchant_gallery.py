"""Merchants and golden deals side by side, for the page that explains a game."""

from __future__ import annotations

from .....draw.cards import REST
from .....draw.gallery import grid
from ...hand.view.hand_context import PrintedMerchants
from .merchant_card import deal_strip, merchant

ACROSS = 9
PITCH = 96
CARD = (84, 116)
STRIP = (96, 28)


def merchant_gallery(printed: PrintedMerchants, name: str, title: str) -> str | None:
    """The cards of one kind, each with its id below: ``merchants``, ``bonus-cards`` or ``deals``."""
    if name == "deals":
        strips = {label: deal_strip(deal, *STRIP) for label, deal in printed.deals.items()}
        return grid(strips, STRIP, 8, 106, {}, title)
    if name not in ("merchants", "bonus-cards"):
        return None
    wanted = [label for label in printed.merchants if label.startswith("B") == (name == "bonus-cards")]
    return grid({label: merchant(printed.merchants[label], *CARD, REST) for label in wanted}, CARD, ACROSS, PITCH, {}, title)
