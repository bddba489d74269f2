"""The context of views: boards, islands and merchants together."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.scene import Scene
from ...century.bazaar.view.market import BazaarContext, PrintedBazaar
from ...century.boats.view.boat_context import BoatContext, PrintedBoats


@dataclass(frozen=True, kw_only=True)
class Printed(PrintedBoats, PrintedBazaar):
    """All that is printed in the box, by label."""

    merchants_per_tile: int
    """The number of merchants that bring a bonus tile."""
    merchant_stacks: tuple[str, ...]
    """The sides on whose stacks these tiles lie."""


class EastToWest3Context(BoatContext[Printed], BazaarContext[Printed]):
    """The context of one picture."""

    def __init__(self, scene: Scene, printed: Printed) -> None:
        super().__init__(scene, printed)
        self.markets = [self.market(place) for place in range(printed.merchant_row)]
        """The markets, in the order of the merchants below them."""
        self.bazaar_sides = list(dict.fromkeys(location.side for location in self.markets))
        """The sides that have markets."""

    def earned(self, side: str) -> str:
        """Return the source of bonus tiles: merchants on some sides, emptied columns on the others."""
        if side in self.printed.merchant_stacks:
            return self.translate("view-merchant-bonus", count=self.printed.merchants_per_tile)
        return super().earned(side)

    def next_tile(self, seat: int) -> int:
        """Return the number of merchants at which a seat gets the next bonus tile."""
        each = self.printed.merchants_per_tile
        return (len(self.observation["seats"][seat]["kept"]) // each + 1) * each
