"""The items of this game: everything that is paid and gained."""

from __future__ import annotations

from typing import Final

from ..polo.items import Bundle as PoloBundle

ITEMS: Final = (
    *("coin", "camel", "pepper", "silk", "gold", "vp", "jade"),
    *("good", "pair", "step", "contract", "die", "copy", "display", "trigger"),
)
STORED: Final = 7
"""The number of stored items."""
JADE: Final = 6
GOOD: Final = 7
PAIR: Final = 8
STEP: Final = 9
CONTRACT: Final = 10
DIE: Final = 11
COPY: Final = 12
DISPLAY: Final = 13
TRIGGER: Final = 14


class Bundle(PoloBundle):
    """Something to pay or to gain."""

    __slots__ = ()
    ITEMS = ITEMS
    STORED = STORED


NOTHING: Final = Bundle()


def parse(text: str) -> Bundle:
    """Read a bundle."""
    return Bundle.parse(text)


def parse_payment(text: str) -> Bundle:
    """Read something to be paid."""
    return Bundle.parse_payment(text)
