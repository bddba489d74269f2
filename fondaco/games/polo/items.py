"""Items: everything that is paid and gained, and the notation for it.

The first items are *stored*: a seat has a number of each. The others are *effects*: the player decides or draws something. Each
game lists its items in a `Bundle` of its own.
"""

from __future__ import annotations

from typing import ClassVar, Final, Self

from ...core.components import InvalidComponent, require
from ...core.native import mypyc_attr

COIN: Final = 0
CAMEL: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
VP: Final = 5
"""The items that the stores of both games have in common."""
GOODS: Final = (PEPPER, SILK, GOLD)
PAIRS: Final = ((PEPPER, SILK), (PEPPER, GOLD), (SILK, GOLD))
"""All pairs of two different goods."""

Amounts = tuple[tuple[int, int], ...]
"""Stored items with a number of each: ``((CAMEL, 2), (GOLD, 1))``."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bundle:
    """Something to pay or to gain: amounts of stored items, and effects, one entry for each. It is never changed."""

    __slots__ = ("amounts", "effects")

    ITEMS: ClassVar[tuple[str, ...]]
    """The names of all items."""
    STORED: ClassVar[int]
    """The number of stored items: the first ones of `ITEMS`."""

    def __init__(self, amounts: Amounts = (), effects: tuple[int, ...] = ()) -> None:
        self.amounts = amounts
        self.effects = effects

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bundle) and self.amounts == other.amounts and self.effects == other.effects

    def __hash__(self) -> int:
        return hash((self.amounts, self.effects))

    def count(self, item: int) -> int:
        """Return the number of a stored item."""
        return dict(self.amounts).get(item, 0)

    def to_json(self) -> list[list[str | int]]:
        """Return the bundle for messages: names of items with their numbers."""
        stored: list[list[str | int]] = [[self.ITEMS[item], number] for item, number in self.amounts]
        return stored + [[self.ITEMS[item], self.effects.count(item)] for item in dict.fromkeys(self.effects)]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``2 camel + 1 gold``."""
        amounts, effects = [], []
        seen = set()
        for term in text.split("+"):
            number, _, name = term.strip().partition(" ")
            known = number.isdigit() and int(number) > 0 and name in cls.ITEMS
            require(known, f"“{text}” is not understood: {term.strip()!r}")
            item = cls.ITEMS.index(name)
            require(item not in seen, f"“{text}” names {name} twice")
            seen.add(item)
            if item < cls.STORED:
                amounts.append((item, int(number)))
            else:
                effects += [item] * int(number)
        return cls(tuple(amounts), tuple(effects))

    @classmethod
    def parse_payment(cls, text: str) -> Self:
        """Read something to be paid: stored items only."""
        bundle = cls.parse(text)
        require(not bundle.effects, f"“{text}” cannot be paid")
        return bundle

    @classmethod
    def parse_swap(cls, text: str) -> tuple[Self, Self]:
        """Read ``1 camel -> 3 coin``: one kind of item for one other."""
        cost, arrow, gain = text.partition("->")
        if not arrow:
            raise InvalidComponent(f"“{text}” has no ->")
        paid, gained = cls.parse_payment(cost), cls.parse_payment(gain)
        require(len(paid.amounts) == len(gained.amounts) == 1, f"“{text}” is not one kind of item for one other")
        return paid, gained
