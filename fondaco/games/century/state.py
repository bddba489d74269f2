"""What every Century game has: cubes in front of each seat, and the questions about them."""

from __future__ import annotations

from typing import ClassVar

from ...core.actions import Axis, Family, numbers
from ...core.game import Game
from ...core.state import State
from .cubes import COLOURS

COLOUR = Axis("colour", COLOURS)

MOST_SEATS = 5
"""No Century game is for more players."""


class CenturyGame(Game):
    """A game with cubes. Its rules share these families, and the limit that is checked at the end of a turn."""

    limit: int
    """How many cubes a seat may keep."""
    most_steps: int
    """How many times one effect upgrades at most."""

    def cube_families(self, limit: int, steps: int) -> list[Family]:
        """The families of the shared questions."""
        self.limit = limit
        self.most_steps = steps
        self.pay = Family("pay", COLOUR)
        self.trade = Family("trade", numbers("times", 1, limit))
        self.upgrade = Family("upgrade", Axis("colour", COLOURS[:-1]), numbers("times", 0, steps))
        self.keep = Family("keep", COLOUR, numbers("times", 0, limit))
        return [self.pay, self.trade, self.upgrade, self.keep]

    def either_families(self) -> list[Family]:
        """The family of trades that bring one of two gains: for games with bonus cards."""
        self.first = Family("first", numbers("times", 0, self.limit))
        return [self.first]


class CenturyState(State):
    """A state with cubes."""

    __slots__ = ("store",)
    COLUMNS: ClassVar[tuple[str, ...]] = ("store",)

    game: CenturyGame
    store: list[int]
    """The cubes of each seat, packed: its caravan, hold or warehouse."""
