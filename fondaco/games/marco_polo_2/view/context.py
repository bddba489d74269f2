"""What all parts of the view look things up in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...polo.view.context import PoloTable
from ...polo.view.printed import Items, Road
from .map_layout import ATLAS
from .printed import Catalogue


class Table(PoloTable[Catalogue]):
    """One scene to be drawn."""

    ATLAS = ATLAS
    THRESHOLDS = True
    STORE = (
        *(("pepper", "i-pepper"), ("silk", "i-silk"), ("gold", "i-gold")),
        *(("jade", "i-jade"), ("camel", "i-camel"), ("coin", "i-coins")),
    )
    WANTED: ClassVar = {
        **PoloTable.WANTED,
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
        return list(self.catalogue.books)[self.question[2]] if self.question[0] == "Offer" else None

    def offers(self, book: str) -> tuple[Items, ...]:
        """The four offers of a book in this round: two printed ones, and those of its tile."""
        return (*self.catalogue.books[book].free, *self.catalogue.tiles[self.seen["offers"][book]])

    def price(self, road: Road) -> Items:
        """To whom roads are free they still cost jade."""
        if self.mine["character"] not in self.catalogue.free_roads:
            return super().price(road)
        return tuple((name, number) for name, number in road.cost if name == "jade")

    def emblems(self, seat: int) -> Sequence[str]:
        there = self.seen["seats"][seat]
        return [("upgraded-" if seal in there["upgraded"] else "simple-") + seal for seal in there["seals"]]
