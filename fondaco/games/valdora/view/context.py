"""The context of the view: the scene, what is printed, who sits where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from ....draw import context as draw
from .printed import Printed

Page = Mapping[str, str | None]


class ValdoraContext(draw.ViewContext[Printed]):
    """The context of one picture."""

    ASKABLE: ClassVar = {
        "Move": ("move",),
        "UseBook": ("turn", "buy", "provisions"),
        "Load": ("load", "provisions"),
        "Deliver": ("deliver",),
        "HandOverGem": ("pay",),
    }

    @property
    def here(self) -> str:
        """The space of the pawn of the player to move, at the end of the game that of the viewer."""
        seat = self.shown_seat if self.player is None else self.player
        label: str = self.observation["seats"][seat]["space"]
        return label

    @property
    def open_book(self) -> str | None:
        """The city whose book the viewer is using."""
        return self.here if self.my_turn and self.question[0] == "UseBook" else None

    @property
    def turn_price(self) -> int:
        """What turning the next page costs."""
        turned: int = self.question[2]
        return 0 if turned < self.printed.free_turns else self.printed.turn_price

    def stack(self, city: str, side: str) -> Sequence[Page]:
        """Return the pages on one side of a book, bottom first."""
        pages: Sequence[Page] = self.observation["books"][city][side]
        return pages

    def toll(self, space: str) -> int:
        """Return the number of opponents to pay on a space."""
        if self.printed.spaces[space].kind == "mine":
            return 0
        return sum(there["space"] == space for seat, there in enumerate(self.observation["seats"]) if seat != self.shown_seat)

    def covered(self, seat: int) -> bool:
        """Return whether the completed orders of a seat lie covered for the viewer."""
        return isinstance(self.observation["seats"][seat]["completed"], int)

    def completed(self, seat: int) -> int:
        """Return the number of completed orders of a seat."""
        orders = self.observation["seats"][seat]["completed"]
        return orders if isinstance(orders, int) else len(orders)

    def score(self, seat: int) -> int:
        """Return the points of a seat so far, without those that lie covered."""
        return sum(points or 0 for points in self.observation["seats"][seat]["score"].values())

    def done(self, seat: int) -> str:
        """Return the completed orders of a seat in words: how many and, unless they lie covered, which."""
        described = self.translate("view-done", count=self.completed(seat))
        if self.covered(seat) or not self.completed(seat):
            return described
        orders = Counter(self.observation["seats"][seat]["completed"])
        many = {order: f"{count} × " if count > 1 else "" for order, count in orders.items()}
        return f"{described}: {'; '.join(many[order] + self.worded('view-order', face=order) for order in orders)}"

    def carried(self, seat: int) -> list[str]:
        """Return the gems that a seat carries."""
        equipment: Mapping[str, Any] = self.observation["seats"][seat]["equipment"]
        return [gem for gem in equipment.values() if gem]
