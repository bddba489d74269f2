"""The context of the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...polo.view.context import PoloContext
from ...polo.view.printed import Items, PrintedRoad
from .map_layout import MAP_LAYOUT
from .printed import Printed


class MarcoPolo2Context(PoloContext[Printed]):
    """The context of one picture."""

    MAP_LAYOUT = MAP_LAYOUT
    THRESHOLDS = True
    STORE = (
        *(("pepper", "i-pepper"), ("silk", "i-silk"), ("gold", "i-gold")),
        *(("jade", "i-jade"), ("camel", "i-camel"), ("coin", "i-coins")),
    )
    ASKABLE: ClassVar = {
        **PoloContext.ASKABLE,
        "Turn": ("place", "complete", "buy", "upgrade"),
        "Offer": ("offer",),
        "TakeSeal": ("seal",),
        "TakeFrom": ("take",),
        "ExtraPost": ("post",),
        "OnePost": ("post",),
        "Double": ("bonus",),
    }

    @property
    def book(self) -> str | None:
        """The book that an offer is being chosen from."""
        return list(self.printed.books)[self.question[2]] if self.question[0] == "Offer" else None

    def book_offers(self, book: str) -> tuple[Items, ...]:
        """Return the four offers of a book in this round: two printed ones, and those of its tile."""
        return (*self.printed.books[book].free, *self.printed.tiles[self.observation["offers"][book]])

    def price(self, road: PrintedRoad) -> Items:
        """Return the cost of a road. Jade is still paid by players for whom roads are free."""
        if self.own["character"] not in self.printed.free_roads:
            return super().price(road)
        return tuple((name, number) for name, number in road.cost if name == "jade")

    def emblems(self, seat: int) -> Sequence[str]:
        there = self.observation["seats"][seat]
        return [("upgraded-" if seal in there["upgraded"] else "simple-") + seal for seal in there["seals"]]
