"""The items of this game: everything that is paid and gained."""

from __future__ import annotations

from typing import Final

from ..polo.items import Bundle as PoloBundle

ITEMS: Final = ("coin", "camel", "pepper", "silk", "gold", "vp", "good", "pair", "step", "contract", "die", "copy", "trigger")
STORED: Final = 6
"""The number of stored items."""
GOOD: Final = 6
PAIR: Final = 7
STEP: Final = 8
CONTRACT: Final = 9
DIE: Final = 10
COPY: Final = 11
TRIGGER: Final = 12


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


def pairs_in(pepper: int, silk: int, gold: int) -> int:
    """Return the number of pairs of two different goods that can be made of these."""
    total = pepper + silk + gold
    return min(total // 2, total - max(pepper, silk, gold))
