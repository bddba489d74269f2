"""The seats of a table: names of bots, seats taken, and names that differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..errors import RequestError
from ..store.rows import OPEN, Guest, SeatRow
from .table import Table

BOT_NAMES = ("Greta", "Aldo", "Bianca", "Cosimo", "Donata", "Enrico")
"""The names of bots, by seat."""
MAX_NAME_LENGTH = 36
"""Longer names are cut before a number is appended."""


def initial_seats(specs: Sequence[str | None]) -> tuple[SeatRow, ...]:
    """Return the seats of a new table; a seat is a bot spec, or None for a person."""
    return tuple(
        SeatRow(number, None, spec, BOT_NAMES[number % len(BOT_NAMES)] if spec else "") for number, spec in enumerate(specs)
    )


def taken_seats(table: Table, guest: Guest, numbers: Sequence[int], nonce: bytes, names: Sequence[str]) -> list[SeatRow]:
    """Return the seats that a guest takes: several, with names of their own, if people share a device."""
    if not numbers or len(set(numbers)) != len(numbers):
        raise RequestError("no-such-seat-here")
    seats = list(table.seats)
    for index, number in enumerate(numbers):
        if number not in range(len(seats)):
            raise RequestError("no-such-seat-here")
        if not seats[number].free or table.row.phase != OPEN:
            raise RequestError("seat-taken", 409)
        name = names[index] if index < len(names) and names[index] else guest.name
        seats[number] = replace(seats[number], guest=guest.id, name=_unique_name(name, seats), nonce=nonce)
    return [seats[number] for number in numbers]


def renamed_seats(table: Table, guest: Guest, name: str) -> list[SeatRow]:
    """Return the seats of a guest under a new name. Of several people at one device, only the guest is renamed."""
    guest_seats = [table.seats[number] for number in table.seats_of(guest.id)]
    if len(guest_seats) > 1:
        guest_seats = [seat for seat in guest_seats if seat.name == guest.name]
    return [replace(seat, name=_unique_name(name, [other for other in table.seats if other is not seat])) for seat in guest_seats]


def _unique_name(name: str, seats: Sequence[SeatRow]) -> str:
    """Return the name, with a number if another seat has the same."""
    taken = {seat.name for seat in seats}
    number = 2
    unique = name
    while unique in taken:
        unique = f"{name[:MAX_NAME_LENGTH]} {number}"
        number += 1
    return unique
