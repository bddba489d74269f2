"""The items of this game: everything that is paid and gained."""

from __future__ import annotations

from ..polo.items import Bundle as PoloBundle

ITEMS = (
    *("coin", "camel", "pepper", "silk", "gold", "vp", "jade"),
    *("good", "pair", "step", "contract", "die", "copy", "display", "trigger"),
)
STORED = 7
"""The number of stored items."""
JADE = 6
GOOD = 7
PAIR = 8
STEP = 9
CONTRACT = 10
DIE = 11
COPY = 12
DISPLAY = 13
TRIGGER = 14


class Bundle(PoloBundle):
    """Something to pay or to gain."""

    __slots__ = ()
    ITEMS = ITEMS
    STORED = STORED


NOTHING = Bundle()


def parse(text: str) -> Bundle:
    """Read a bundle."""
    return Bundle.parse(text)


def parse_payment(text: str) -> Bundle:
    """Read something to be paid."""
    return Bundle.parse_payment(text)
