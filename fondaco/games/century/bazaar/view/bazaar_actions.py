"""Answers about merchants below markets, as cells of the list of all that may be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .....draw.action_list import Answer, Cell, cell
from .....draw.svg import group, use
from ...merchants.view.merchant_card import deal_strip
from ...settlers.view import settler_actions as land
from ...settlers.view.settler_symbols import effect, settler
from .market import AnyBazaar

SLIP = 90.0
"""The width of a merchant in the list."""
HALF = (*land.HALF, "recall")
TITLES = {**land.TITLES, "recall": "view-title-recall"}


def bazaar_cell(table: AnyBazaar, answer: Answer, row: Sequence[Mapping[str, Any]]) -> Cell:
    """An answer about settlers that come back, or about the golden deal of a merchant in a row; any other is about the boards."""
    if answer.verb == "recall":
        face = table.catalogue.locations[answer.args[0]]
        if face.kind == "fort":
            return cell(answer, table.say("view-fort-number", number=face.slot), use("n-fort", 0, -12, 23), 23)
        done, width = effect(face, 84, 26)
        return cell(answer, "", group(settler(table.shown, 20), 0, -11) + group(done, 30), 30 + width)
    if answer.verb == "golden":
        deal = table.merchant(row[table.question[2]]["card"]).deal
        return cell(answer, answer.live.label, *((group(deal_strip(deal, SLIP, 24), 0, -12), SLIP) if deal else ("", 0)))
    return land.land_cell(table, answer)
