"""Bargeld auffüllen, Proviant nehmen: the actions that ask nothing more (page 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.frames import NO_OBSTACLE
from .obstacles import ONE_ACTION, PROVISIONS_IN_CITIES

if TYPE_CHECKING:
    from ..state import ValdoraState


def fill_purse(s: ValdoraState, seat: int) -> None:
    """Fill the purse to the limit. A silver mine asks no question, because a full purse is never worse."""
    tableau, limit = s.seats[seat], s.game.max_coins
    s.emit("mine", seat, coins=limit - tableau.coins)
    tableau.coins = limit


def provisions_obstacle(s: ValdoraState, seat: int, used: int) -> int:
    """Return what prevents taking provisions in a city; `used` says whether the seat has begun its other action."""
    if not s.game.spaces.is_city[s.pawns[seat]]:
        return PROVISIONS_IN_CITIES
    return ONE_ACTION if used else NO_OBSTACLE


def take_provisions(s: ValdoraState, seat: int) -> None:
    """Take provisions. A seat that has some may do so without effect (a ruling: provisions-not-counted)."""
    s.seats[seat].provisions = True
    s.emit("provisions", seat)
