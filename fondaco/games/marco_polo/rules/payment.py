"""Paying: what is due must be there, but points may be paid by whoever has none left (a ruling: points-below-zero)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...polo.items import VP, Amounts
from ...polo.rules.payment import MANY, plain
from ..items import STORED

if TYPE_CHECKING:
    from ..state import MarcoPoloState


def payable(s: MarcoPoloState, seat: int, amounts: Amounts) -> int:
    """How many times a seat can pay these amounts."""
    store, own = s.store, seat * STORED
    times = MANY
    for item, number in amounts:
        if item != VP:
            often = store[own + item] // number
            if often < times:
                times = often
    return times if times > 0 else 0


def lack(s: MarcoPoloState, seat: int, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
    """What a seat lacks to pay these amounts, for messages."""
    store, own = s.store, seat * STORED
    missing = [(item, number * times - store[own + item]) for item, number in amounts]
    return plain(s, tuple((item, number) for item, number in missing if number > 0))
