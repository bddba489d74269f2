"""Stores: paying and gaining plain amounts. Supplies never run out (Aufbau 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .items import ITEMS, STORED, VP, Amounts

if TYPE_CHECKING:
    from .state import MarcoPoloState

POINTS_BELOW_ZERO = True
"""Whether points may be paid by whoever has none left (supplement, section 6)."""
MANY = 99
"""More often than any die allows."""


def gain(s: MarcoPoloState, seat: int, amounts: Amounts, times: int = 1, kind: str = "gain") -> None:
    """Put amounts into a store, that many times."""
    store, own = s.store, seat * STORED
    for item, number in amounts:
        store[own + item] += number * times
    if s.log is not None and amounts and times:
        s.tell(kind, seat, items=plain(amounts, times))


def pay(s: MarcoPoloState, seat: int, amounts: Amounts, times: int = 1) -> None:
    """Take amounts out of a store, that many times; whoever calls has checked that they are there."""
    store, own = s.store, seat * STORED
    for item, number in amounts:
        store[own + item] -= number * times
    if s.log is not None and amounts and times:
        s.tell("pay", seat, items=plain(amounts, times))


def payable(s: MarcoPoloState, seat: int, amounts: Amounts) -> int:
    """How many times a seat can pay these amounts."""
    store, own = s.store, seat * STORED
    times = MANY
    for item, number in amounts:
        if item != VP or not POINTS_BELOW_ZERO:
            often = store[own + item] // number
            if often < times:
                times = often
    return times if times > 0 else 0


def lack(s: MarcoPoloState, seat: int, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
    """What a seat lacks to pay these amounts, for messages."""
    store, own = s.store, seat * STORED
    missing = [(item, number * times - store[own + item]) for item, number in amounts]
    return plain(tuple((item, number) for item, number in missing if number > 0))


def plain(amounts: Amounts, times: int = 1) -> list[list[str | int]]:
    """Amounts for messages: names of items with how many."""
    return [[ITEMS[item], number * times] for item, number in amounts]
