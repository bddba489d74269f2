"""Stores: paying and gaining plain amounts. Supplies never run out (Aufbau 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..items import Amounts

if TYPE_CHECKING:
    from ..state import AnyPolo

MANY = 99
"""More often than any die allows."""


def gain(s: AnyPolo, seat: int, amounts: Amounts, times: int = 1, kind: str = "gain") -> None:
    """Put amounts into a store, that many times."""
    if not amounts or not times:
        return
    store, own = s.store, seat * s.STORED
    for item, number in amounts:
        store[own + item] += number * times
    if s.event_sink is not None:
        s.emit(kind, seat, items=plain(s, amounts, times))
    s.game.gained(s, seat, amounts, times)


def pay(s: AnyPolo, seat: int, amounts: Amounts, times: int = 1) -> None:
    """Take amounts out of a store, that many times; whoever calls has checked that they are there."""
    store, own = s.store, seat * s.STORED
    for item, number in amounts:
        store[own + item] -= number * times
    if s.event_sink is not None and amounts and times:
        s.emit("pay", seat, items=plain(s, amounts, times))


def plain(s: AnyPolo, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
    """Amounts for messages: names of items with how many."""
    names = s.game.items.ITEMS
    return [[names[item], number * times] for item, number in amounts]
