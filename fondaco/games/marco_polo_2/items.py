"""The items of this game: everything that is paid and gained."""

from __future__ import annotations

from ..polo.items import Bundle as PoloBundle

ITEMS = (
    *("coin", "camel", "pepper", "silk", "gold", "vp", "jade"),
    *("good", "pair", "step", "contract", "die", "copy", "display", "trigger"),
)
JADE, GOOD, PAIR, STEP, CONTRACT, DIE, COPY, DISPLAY, TRIGGER = range(6, len(ITEMS))

STORED = 7
"""How many kinds of items lie in a store; a seat's store is that long."""


class Bundle(PoloBundle):
    """Something to pay or to gain."""

    __slots__ = ()
    ITEMS = ITEMS
    STORED = STORED


NOTHING = Bundle()
parse, parse_payment = Bundle.parse, Bundle.parse_payment
