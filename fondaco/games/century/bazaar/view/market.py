"""The merchants below the markets of the boards, and the exploration tiles that lie beside these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from .....core.scene import AvailableAction
from .....draw.cards import ENABLED, NORMAL, SELECTED
from .....draw.palette import EDGE
from .....draw.panels import Box, panel
from .....draw.regions import piece
from .....draw.svg import figure, rect, use
from .....draw.tall import ROOM, SIDE
from ...hand.view.hand_context import MerchantContext, PrintedMerchants
from ...merchants.view.market_row import discard
from ...merchants.view.merchant_card import deal_over, merchant
from ...merchants.view.printed_merchants import missing
from ...settlers.view.printed_settlers import PrintedLocation, PrintedSettlers
from ...settlers.view.settler_context import AnySettlerContext, SettlerContext
from ...settlers.view.tiles import exploration_tile


@dataclass(frozen=True, kw_only=True)
class PrintedBazaar(PrintedSettlers, PrintedMerchants):
    """What is printed on boards and merchants, by label."""


B = TypeVar("B", bound=PrintedBazaar)
ASKING = ("UseOrTake", "UseOrDeal")
"""What is asked about the merchant below a market."""


class BazaarContext(SettlerContext[B], MerchantContext[B]):
    """One scene with boards and merchants to be drawn."""

    def market(self, place: int) -> PrintedLocation:
        """Return the market over a place of the row."""
        faces = (self.printed.locations[label] for label in self.observation["locations"])
        return next(location for location in faces if location.kind == "market" and location.slot == place + 1)

    def asked_about(self, place: int) -> bool:
        """Return whether the question is what to do with the merchant at a place of the row."""
        return self.question[0] in ASKING and self.question[2] == place

    def acquiring(self, place: int) -> AvailableAction | None:
        """Return the action of the merchant at a place of the row: go to its market, or use it."""
        return self.available("use") if self.asked_about(place) else self.available("work", self.market(place).label)

    def merchant_state(self, place: int) -> str:
        """Return the state of a merchant. The one that a settler has come to is selected."""
        action = self.acquiring(place)
        return SELECTED if self.asked_about(place) and not action else self.state(action)


AnyBazaarContext = BazaarContext[Any]


def bazaar(view: AnyBazaarContext, box: Box, across: int, width: float, height: float) -> str:
    """Draw the open merchants in rows of ``across``, each below the sign and the number of its market."""
    x, y, _, _ = box
    body = panel(box, view.translate("view-merchants"), view.translate("view-left", count=view.observation["merchant_pile"]))
    pitch = (box.width - 20 - width) / max(across - 1, 1)
    for place in range(view.printed.merchant_row):
        left, top = x + 10 + place % across * pitch, y + 48 + place // across * (height + 28)
        body += use("n-market", left + width / 2 - 21, top - 22, 20) + figure(left + width / 2 + 8, top - 7, place + 1, 14)
        body += stall(view, place, Box(left, top, width, height))
    return body + discard(view, box.right - 60, y - 1)


def bazaar_section(view: AnyBazaarContext, y: float) -> tuple[str, float]:
    """Draw the open merchants in the tall layout, and return where the next thing begins."""
    box = Box(SIDE, y, ROOM, 182)
    return bazaar(view, box, 4, 80, 124), box.bottom + 8


def stall(view: AnyBazaarContext, place: int, box: Box) -> str:
    """Draw the merchant at a place of the row; its golden deal is a button of its own."""
    x, y, width, height = box
    if place >= len(view.observation["merchants"]):
        return rect(x, y, width, height, "none", EDGE, 1.2, 7, ' stroke-dasharray="4 3"')
    card = view.merchant(view.observation["merchants"][place]["card"])
    faint = (view.choosing or view.asked_about(place)) and any(missing(view.own["cubes"], card.cost))
    drawn = merchant(card, width, height, view.merchant_state(place), faint=faint, sign=False)
    title = view.lacking(card.cost, view.merchant_words(card.label))
    why = view.why("work", view.market(place).label)
    body = piece(drawn, id=f"card-{card.label}", x=x, y=y, title=title, action=view.acquiring(place), why=why)
    return body + deal_over(card, view.available("golden") if view.asked_about(place) else None, box)


def display(view: AnySettlerContext, box: Box, across: int, size: float) -> str:
    """Draw the exploration tiles beside the boards, in rows of ``across``."""
    body = panel(box, view.translate("view-display"))
    pitch = (box.width - 20 - size) / max(across - 1, 1)
    for number, label in enumerate(view.observation["display"]):
        action = view.available("explore", label)
        drawn = exploration_tile(view.printed.explorations[label], size, ENABLED if action else NORMAL)
        x, y = box.x + 10 + number % across * pitch, box.y + 28 + number // across * (size + 5)
        body += piece(drawn, id=f"tile-{label}", x=x, y=y, title=view.worded("view-exploration-tile", tile=label), action=action)
    return body
