"""Spielende und Wertung: points, and who wins (page 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..tables import EMPTY, NO_CARD

if TYPE_CHECKING:
    from ..state import ValdoraState


def end(s: ValdoraState, reason: str) -> None:
    """The game is over: nothing more is asked."""
    s.ended_by = reason
    s.emit(f"end-{reason}", None)


def points(s: ValdoraState, seat: int) -> dict[str, int]:
    """The points of a seat by source. All are public: everybody saw the orders being completed."""
    game = s.game
    scoring, worth, kind = game.tables.scoring, game.orders.points, game.books.kind
    kinds, colours = game.equipment_kinds, len(s.stacks)
    craftsmen = s.craftsmen[seat * colours : (seat + 1) * colours]
    cargo = s.cargo[seat * kinds : (seat + 1) * kinds]
    return {
        "orders": sum([worth[kind[page >> 2]] for page in s.completed[seat]]),
        "craftsmen": scoring.craftsman_colour * (colours - craftsmen.count(0)),
        "workshops": sum([tile for tile, owner in zip(game.craftsmen.points, s.workshops, strict=True) if owner == seat]),
        "bonus_tiles": game.tables.bonus.points * s.bonus_tiles[seat],
        "gems": scoring.gem * (kinds - cargo.count(EMPTY) - cargo.count(NO_CARD)),
    }


def standing(s: ValdoraState, seat: int) -> tuple[int, int]:
    """Most points; of those tied, whoever has more coins; else they share the victory."""
    return sum(points(s, seat).values()), s.coins[seat]
