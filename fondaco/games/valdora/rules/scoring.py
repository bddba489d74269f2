"""Spielende und Wertung: points, and the winner (page 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..packing import face_up
from ..tables import EMPTY, NO_CARD

if TYPE_CHECKING:
    from ..state import ValdoraState


def end_game(s: ValdoraState, reason: str) -> None:
    """End the game."""
    s.ended_by = reason
    s.emit(f"end-{reason}", None)


def points(s: ValdoraState, seat: int) -> dict[str, int]:
    """Return the points of a seat by source. All are public: everybody saw each order when it was completed."""
    game, tableau = s.game, s.seats[seat]
    scoring, order_points, kind = game.components.scoring, game.orders.points, game.books.kind
    cargo = tableau.cargo
    return {
        "orders": sum([order_points[kind[face_up(page)]] for page in tableau.completed]),
        "craftsmen": scoring.craftsman_colour * (len(tableau.craftsmen) - tableau.craftsmen.count(0)),
        "workshops": sum([worth for worth, owner in zip(game.craftsmen.points, s.workshops, strict=True) if owner == seat]),
        "bonus_tiles": game.components.bonus.points * tableau.bonus_tiles,
        "gems": scoring.gem * (len(cargo) - cargo.count(EMPTY) - cargo.count(NO_CARD)),
    }


def ranking_key(s: ValdoraState, seat: int) -> tuple[int, ...]:
    """Return the points and the coins: coins break ties, and seats that are still tied share the victory."""
    return sum(points(s, seat).values()), s.seats[seat].coins
