"""What is printed on board, cards and tiles of this game alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...polo.view import printed
from ...polo.view.printed import Items


@dataclass(frozen=True, slots=True)
class PrintedGoal:
    """A goal card: two cities, and the points for posts in both."""

    label: str
    cities: tuple[str, str]
    points: int


@dataclass(frozen=True, kw_only=True)
class Printed(printed.PrintedPolo):
    """All that is printed in the box, by label."""

    large: tuple[str, ...]
    small: tuple[str, ...]
    beijing: tuple[int, ...]
    goals: Mapping[str, PrintedGoal]
    bonus_city: Mapping[str, str]
    """The small city whose letter is printed on each city bonus."""
    bazaar: Mapping[str, tuple[Items, ...]]
    purse: Items
    coins: Items
    fare: tuple[int, ...]
    extra: tuple[int, ...]
    """Coins or camels that come with the contract in each place of the row."""
