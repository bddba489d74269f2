"""The viewer of a table: a guest, and the seat whose private information is shown."""

from __future__ import annotations

from dataclasses import dataclass

from ..tables.table import Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """A guest who looks at a table from one of their seats, or as a spectator."""

    guest: str | None
    seat: int | None
    lang: str = "en"
    layout: str = "wide"


def initial_seat(table: Table, guest: str | None) -> int | None:
    """Return the seat that a new page shows: the guest's only seat; none while several people share the device."""
    guest_seats = table.seats_of(guest)
    return guest_seats[0] if len(guest_seats) == 1 or (guest_seats and table.over) else None


def current_seat(table: Table, guest: str | None, seat: int | None) -> int | None:
    """Return the seat that a page shows from now on if it has shown ``seat`` until now.

    It is None if the seat was left, and if another person at the same device has to decide: then the curtain is shown.
    """
    guest_seats = table.seats_of(guest)
    if len(guest_seats) == 1 or (guest_seats and table.over and seat is None):
        return guest_seats[0]
    if seat not in guest_seats:
        return None
    player = table.state.player if table.state is not None else None
    return None if player in guest_seats and player != seat else seat
