"""The component file of the game, as typed tables."""

from __future__ import annotations

from ...core.components import Section, require, require_unique
from ..century.settlers.components import SettlerTables
from ..century.settlers.locations import Kind, Side

KINDS: tuple[Kind, ...] = ("production", "upgrade", "trade", "fort", "bonus_trade", "new_point_cards")
"""The locations that this game knows."""


class FourthBoard(Section, frozen=True, kw_only=True):
    """The sides in use: some always, and one of several."""

    fixed: list[str]
    fourth: list[str]

    def __post_init__(self) -> None:
        require_unique("sides", [*self.fixed, *self.fourth])
        require(len(self.fourth) >= 1, "there must be a fourth board")


class Components(SettlerTables, frozen=True, kw_only=True):
    """The whole file."""

    layout: FourthBoard

    def __post_init__(self) -> None:
        for fourth in self.layout.fourth:
            self.check_sides(self.sides_of([*self.layout.fixed, fourth]), KINDS)
        self.check_point_cards()

    def sides(self) -> list[Side]:
        """The sides that this game uses, in the order in which its locations are numbered."""
        return self.sides_of([*self.layout.fixed, *self.layout.fourth])
