"""The islands and player boards of a component file."""

from __future__ import annotations

from typing import Final, Literal

from ....core.components import Component, Section, require, require_count
from ..cubes.components import Cubes

SYMBOLS: Final = ("ginger", "chili", "tea", "cloves")
"""The symbols of islands and the rows of a player board: the four spices, in the order of the colours."""
Symbol = Literal["ginger", "chili", "tea", "cloves"]


class Island(Component, frozen=True):
    """An island in a component file: its symbol, and its trade."""

    id: str
    symbol: Symbol
    give: Cubes
    get: Cubes

    def __post_init__(self) -> None:
        require(min(*self.give, *self.get) >= 0, f"{self.id} has a negative number")
        require(bool(sum(self.give) and sum(self.get)), f"{self.id} trades nothing")
        require(self.give != self.get, f"{self.id} trades cubes for the same cubes")


class IslandTable(Section, frozen=True, kw_only=True):
    """The islands in a component file."""

    count: int
    tiles: list[Island]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)


class OutpostTable(Section, frozen=True, kw_only=True):
    """The player boards in a component file, and the price of an outpost."""

    values: list[int]
    price: int
    price_of_two: int

    def __post_init__(self) -> None:
        require(len(self.values) >= 1, "there must be a column")
        require(min(self.price, self.price_of_two, *self.values) >= 0, "values and prices must be 0 or more")
