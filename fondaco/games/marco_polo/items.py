"""Items: everything that is paid and gained, and the one notation for it.

The first six lie in a seat's store and are paid and gained as plain numbers. The others are *effects*: they ask the player
something, or draw something.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...core.components import Fault, require

ITEMS = ("coin", "camel", "pepper", "silk", "gold", "vp", "good", "pair", "step", "contract", "die", "copy", "trigger")
COIN, CAMEL, PEPPER, SILK, GOLD, VP, GOOD, PAIR, STEP, CONTRACT, DIE, COPY, TRIGGER = range(len(ITEMS))

STORED = 6
"""How many kinds of items lie in a store; a seat's store is that long."""
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

    def count(self, item: int) -> int:
        """How many of a stored item."""
        return dict(self.amounts).get(item, 0)

    def plain(self) -> list[list[str | int]]:
        """The bundle for messages: names of items with how many."""
        own: list[list[str | int]] = [[ITEMS[item], number] for item, number in self.amounts]
        return own + [[ITEMS[item], self.effects.count(item)] for item in dict.fromkeys(self.effects)]


NOTHING = Bundle()


def parse(text: str) -> Bundle:
    """Read ``2 camel + 1 gold``."""
    amounts, effects = [], []
    seen = set()
    for part in text.split("+"):
        number, _, name = part.strip().partition(" ")
        require(number.isdigit() and int(number) > 0 and name in ITEMS, f"“{text}” is not understood: {part.strip()!r}")
        item = ITEMS.index(name)
        require(item not in seen, f"“{text}” names {name} twice")
        seen.add(item)
        if item < STORED:
            amounts.append((item, int(number)))
        else:
            effects += [item] * int(number)
    return Bundle(tuple(amounts), tuple(effects))


def parse_payment(text: str) -> Bundle:
    """Read something to be paid: only what lies in a store."""
    bundle = parse(text)
    require(not bundle.effects, f"“{text}” cannot be paid")
    return bundle


def parse_swap(text: str) -> tuple[Bundle, Bundle]:
    """Read ``1 camel -> 3 coin``: one kind of item for one other."""
    cost, arrow, gain = text.partition("->")
    if not arrow:
        raise Fault(f"“{text}” has no ->")
    paid, gained = parse_payment(cost), parse_payment(gain)
    require(len(paid.amounts) == len(gained.amounts) == 1, f"“{text}” is not one kind of item for one other")
    return paid, gained


def pairs_in(pepper: int, silk: int, gold: int) -> int:
    """How many pairs of two different goods can be made of these."""
    total = pepper + silk + gold
    return min(total // 2, total - max(pepper, silk, gold))
