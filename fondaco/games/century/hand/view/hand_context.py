"""The context of views with merchants: cards, golden deals, who holds what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .....core.scene import AvailableAction
from .....draw.cards import SELECTED
from ...cubes.view.cube_context import CenturyContext
from ...merchants.view.printed_merchants import Cubes, PrintedGoldenDeal, PrintedMerchant, with_deal


@dataclass(frozen=True, kw_only=True)
class PrintedMerchants:
    """What is printed on merchants and golden deals, by label."""

    merchants: Mapping[str, PrintedMerchant]
    deals: Mapping[str, PrintedGoldenDeal]
    merchant_row: int
    wording: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Texts by language, message and label, which are formatted once for all pictures."""


M = TypeVar("M", bound=PrintedMerchants)


class MerchantContext(CenturyContext[M]):
    """One scene with merchants to be drawn."""

    def merchant(self, label: str) -> PrintedMerchant:
        """Return the face of a merchant, with the golden deal that lies on it."""
        card = self.printed.merchants[label]
        deal = self.observation["deals"].get(label)
        return with_deal(card, self.printed.deals[deal]) if deal else card

    def merchant_words(self, label: str) -> str:
        """Return a merchant in full words, with its golden deal."""
        words = self.worded("view-merchant", card=label)
        deal = self.observation["deals"].get(label)
        return words + " · " + self.worded("view-deal", deal=deal) if deal else words

    def id_of(self, card: PrintedMerchant, seat: int) -> str:
        """Return the id of a merchant card, the same wherever it lies."""
        return f"card-{card.label}-{seat}" if card.starter else f"card-{card.label}"

    def merchant_state(self, place: int) -> str:
        """Return the state of the merchant at a place of the row."""
        return self.state(self.acquiring(place))

    def acquiring(self, place: int) -> AvailableAction | None:
        """Return the action of the merchant at a place of the row."""
        return self.available("acquire", place + 1)


class HandContext(MerchantContext[M]):
    """One scene to be drawn in which merchants are taken into the hand, and played from there."""

    def from_hand(self, label: str) -> AvailableAction | None:
        """Return the action of a card in the viewer's hand: play it, lay it down for a deal, or spend it."""
        return self.available("play", label) or self.available("lay", label) or self.available("spend", label)

    def from_played(self, label: str) -> AvailableAction | None:
        """Return the action of a played card of the viewer: take it back, or spend it."""
        return self.available("back", label) or self.available("spend", label)

    def in_use(self, label: str) -> bool:
        """Return whether this played card is being carried out."""
        played = self.own["played"]
        carried_out = ("Trade", "TradeEither", "SplitTrades", "Upgrade", "TakeCardBack")
        using = self.player == self.shown_seat and self.question[0] in carried_out and bool(played) and played[-1] == label
        return using and self.available("back", label) is None  # a deal may take back the card just laid down

    def dealing(self, label: str) -> bool:
        """Return whether this is the card of the hand whose golden deal is being made just now."""
        return self.my_turn and self.question[0] == "LayDown" and self.available("lay", label) is None

    def trading(self) -> tuple[Cubes, Cubes, Cubes]:
        """Return cost and gain of the open trade, which is that of the card played last.

        The third value is the other gain, if any.
        """
        card = self.merchant(self.own["played"][-1])
        return card.cost, card.gain, card.or_gain

    def merchant_state(self, place: int) -> str:
        """Return the state of a merchant. The one that is being paid for is selected."""
        if self.question[0] == "PayForMerchant" and self.question[2] == place:
            return SELECTED
        return super().merchant_state(place)

    def acquiring(self, place: int) -> AvailableAction | None:
        """Return the action of a merchant: acquire it, or take it into the hand once it is paid for."""
        if self.question[0] == "HandOrDeal" and self.question[2] == place:
            return self.available("take")
        return super().acquiring(place)


AnyMerchantContext = MerchantContext[Any]
AnyHandContext = HandContext[Any]
