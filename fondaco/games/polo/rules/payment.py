"""Stores: paying and gaining plain amounts. Supplies never run out (Aufbau 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..items import Amounts

if TYPE_CHECKING:
    from ..state import AnyPolo

MANY: Final = 99
"""More often than any die allows."""


def gain(s: AnyPolo, seat: int, amounts: Amounts, times: int = 1, kind: str = "gain") -> None:
    """Put amounts into a store that many times, and report it as an event of the kind."""
    if not amounts or not times:
        return
    s.seats[seat].change_store(amounts, times)
    if s.event_sink is not None:
        s.emit(kind, seat, items=items_for_messages(s, amounts, times))
    after_gain = s.game.differences.after_gain
    if after_gain is not None:
        after_gain(s, seat, amounts, times)


def pay(s: AnyPolo, seat: int, amounts: Amounts, times: int = 1) -> None:
    """Take amounts out of a store that many times; the caller has checked that they are there."""
    if not amounts or not times:
        return
    s.seats[seat].change_store(amounts, -times)
    if s.event_sink is not None:
        s.emit("pay", seat, items=items_for_messages(s, amounts, times))


def items_for_messages(s: AnyPolo, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
    """Return amounts for messages: names of items with their numbers."""
    names = s.game.items.ITEMS
    return [[names[item], number * times] for item, number in amounts]
