"""Items: everything that is paid and gained, and the one notation for it.

The first of them lie in a seat's store and are paid and gained as plain numbers. The others are *effects*: they ask the player
something, or draw something. Which there are, each game says in its own `Bundle`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from ...core.components import InvalidComponent, require

COIN, CAMEL, PEPPER, SILK, GOLD, VP = range(6)
"""What lies in the stores of both games."""
GOODS = (PEPPER, SILK, GOLD)
PAIRS = ((PEPPER, SILK), (PEPPER, GOLD), (SILK, GOLD))
"""Two different goods: all there are."""

Amounts = tuple[tuple[int, int], ...]
"""Stored items with how many of each: ``((CAMEL, 2), (GOLD, 1))``."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """Something to pay or to gain: amounts of stored items, and effects, one entry for each."""

    amounts: Amounts = ()
    effects: tuple[int, ...] = ()

    ITEMS: ClassVar[tuple[str, ...]]
    """The names of all items."""
    STORED: ClassVar[int]
    """How many of them lie in a store; a seat's store is that long."""

    def count(self, item: int) -> int:
        """How many of a stored item."""
        return dict(self.amounts).get(item, 0)

    def to_json(self) -> list[list[str | int]]:
        """The bundle for messages: names of items with how many."""
        own: list[list[str | int]] = [[self.ITEMS[item], number] for item, number in self.amounts]
        return own + [[self.ITEMS[item], self.effects.count(item)] for item in dict.fromkeys(self.effects)]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read ``2 camel + 1 gold``."""
        amounts, effects = [], []
        seen = set()
        for part in text.split("+"):
            number, _, name = part.strip().partition(" ")
            known = number.isdigit() and int(number) > 0 and name in cls.ITEMS
            require(known, f"“{text}” is not understood: {part.strip()!r}")
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
        """Read something to be paid: only what lies in a store."""
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
