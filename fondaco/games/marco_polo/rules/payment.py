"""Paying: a seat must have what it pays, except that it may pay points it does not have (a ruling: points-below-zero)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...polo.items import CAMEL, VP, Amounts
from ...polo.rules.payment import MANY, items_for_messages

if TYPE_CHECKING:
    from ..state import MarcoPoloState


def camels(s: MarcoPoloState, seat: int) -> int:
    """Return the number of camels that a seat can pay."""
    return s.seats[seat].store[CAMEL]


def payable(s: MarcoPoloState, seat: int, amounts: Amounts) -> int:
    """Return how many times a seat can pay amounts."""
    store, times = s.seats[seat].store, MANY
    for item, number in amounts:
        if item != VP and store[item] < times * number:
            times = store[item] // number
    return max(times, 0)


def missing(s: MarcoPoloState, seat: int, amounts: Amounts, times: int) -> list[list[str | int]]:
    """Return what a seat lacks to pay amounts that many times, for messages."""
    store = s.seats[seat].store
    lacking = [(item, number * times - store[item]) for item, number in amounts]
    return items_for_messages(s, tuple([(item, number) for item, number in lacking if number > 0]))
