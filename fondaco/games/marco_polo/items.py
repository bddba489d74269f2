"""The items of this game: everything that is paid and gained."""

from __future__ import annotations

from ..polo.items import Bundle as PoloBundle

ITEMS = ("coin", "camel", "pepper", "silk", "gold", "vp", "good", "pair", "step", "contract", "die", "copy", "trigger")
GOOD, PAIR, STEP, CONTRACT, DIE, COPY, TRIGGER = range(6, len(ITEMS))

STORED = 6
"""How many kinds of items lie in a store; a seat's store is that long."""


class Bundle(PoloBundle):
    """Something to pay or to gain."""

    __slots__ = ()
    ITEMS = ITEMS
    STORED = STORED


NOTHING = Bundle()
parse, parse_payment = Bundle.parse, Bundle.parse_payment


def pairs_in(pepper: int, silk: int, gold: int) -> int:
    """How many pairs of two different goods can be made of these."""
    total = pepper + silk + gold
    return min(total // 2, total - max(pepper, silk, gold))
