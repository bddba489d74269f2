"""Buttons for merchants below markets, as cells of the action list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .....draw.action_list import ActionButton, ButtonCell, button_cell
from .....draw.svg import group, use
from ...merchants.view.merchant_card import deal_strip
from ...settlers.view import settler_actions as land
from ...settlers.view.settler_symbols import effect, settler
from .market import AnyBazaarContext

SLIP = 90.0
"""The width of a merchant in the list."""
HALF = (*land.HALF, "recall")
TITLES = {**land.TITLES, "recall": "view-title-recall"}


def bazaar_cell(view: AnyBazaarContext, button: ActionButton, row: Sequence[Mapping[str, Any]]) -> ButtonCell:
    """Return a button for settlers that come back, or about the golden deal of a merchant in a row; any other is about the
    boards."""
    if button.verb == "recall":
        face = view.printed.locations[button.args[0]]
        if face.kind == "fort":
            return button_cell(button, view.translate("view-fort-number", number=face.slot), use("n-fort", 0, -12, 23), 23)
        done, width = effect(face, 84, 26)
        return button_cell(button, "", group(settler(view.shown_seat, 20), 0, -11) + group(done, 30), 30 + width)
    if button.verb == "golden":
        deal = view.merchant(row[view.question[2]]["card"]).deal
        return button_cell(button, button.action.label, *((group(deal_strip(deal, SLIP, 24), 0, -12), SLIP) if deal else ("", 0)))
    return land.land_cell(view, button)
