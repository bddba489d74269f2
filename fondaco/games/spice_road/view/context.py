"""The context of the view: the scene, the cards, who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from ...century.hand.view.hand_context import HandContext, PrintedMerchants
from ...century.merchants.view.printed_merchants import PrintedPointCard


@dataclass(frozen=True, kw_only=True)
class Printed(PrintedMerchants):
    """What is printed on the cards and coins of the game, by label."""

    points: Mapping[str, PrintedPointCard]
    coins: Mapping[str, int]
    point_row: int


class SpiceRoadContext(HandContext[Printed]):
    """The context of one picture."""

    TURNS: ClassVar = ("Turn", "TurnWithDeals")
    ASKABLE: ClassVar = dict.fromkeys(TURNS, ("play", "acquire", "claim"))

    def point(self, label: str) -> PrintedPointCard:
        """Return the face of a point card."""
        return self.printed.points[label]

    def point_words(self, label: str) -> str:
        """Return a point card in full words."""
        return self.worded("view-point-card", point_card=label)
