"""What the parts of the picture look things up in: boards, islands and merchants together."""

from __future__ import annotations

from dataclasses import dataclass

from ....core.scene import Scene
from ...century.bazaar.view.market import BazaarContext, PrintedBazaar
from ...century.boats.view.boat_context import BoatContext, PrintedBoats


@dataclass(frozen=True, kw_only=True)
class Printed(PrintedBoats, PrintedBazaar):
    """All that is printed in the box, by label."""

    merchants_per_tile: int
    """So many merchants bring a bonus tile."""
    merchant_stacks: tuple[str, ...]
    """The sides on whose stacks these tiles lie."""


class EastToWest3Context(BoatContext[Printed], BazaarContext[Printed]):
    """One scene to be drawn."""

    def __init__(self, scene: Scene, printed: Printed) -> None:
        super().__init__(scene, printed)
        self.markets = [self.market(place) for place in range(printed.merchant_row)]
        """The markets, in the order of the merchants below them."""
        self.bazaar_sides = list(dict.fromkeys(location.side for location in self.markets))
        """The sides that have markets."""

    def earned(self, side: str) -> str:
        """Merchants bring the tiles on some sides, emptied columns those on the others."""
        if side in self.printed.merchant_stacks:
            return self.translate("view-merchant-bonus", count=self.printed.merchants_per_tile)
        return super().earned(side)

    def next_tile(self, seat: int) -> int:
        """How many merchants a seat will have when they bring the next bonus tile."""
        each = self.printed.merchants_per_tile
        return (len(self.observation["seats"][seat]["kept"]) // each + 1) * each
