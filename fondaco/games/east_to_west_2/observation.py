"""What a seat may know, as plain values and as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from ..century.boats import observation as boats
from ..century.encoding import HEAD, encode_head, seats_in_order

if TYPE_CHECKING:
    from .game import EastToWest2
    from .state import EastToWest2State

QUESTIONS = boats.BOAT_QUESTIONS


def observe(s: EastToWest2State, seat: int | None) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it, but is told how many settlers it needs itself."""
    scores = s.breakdown()
    return {
        **boats.observe_boards(s, seat),
        "seats": [boats.observe_seat(s, other, scores[other]) for other in range(s.players)],
    }


def encoding_size(game: EastToWest2) -> int:
    """How many numbers `encode` gives."""
    setup = game.tables.setup
    seats = setup.players[1]
    return HEAD + len(QUESTIONS) + boats.boards_size(game, seats, setup.point_row) + seats * (2 + boats.seat_size(game))


def encode(game: EastToWest2, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    setup = game.tables.setup
    order = seats_in_order(seen)
    numbers = encode_head(seen, setup.players[1], QUESTIONS)
    boats.encode_boards(game, seen, order, setup.players[1], setup.point_row, numbers)
    for seat in order:
        numbers.extend((1.0, float(seat == seen["player"])))
        boats.encode_seat(game, seen["seats"][seat], numbers)
    numbers.extend([0.0] * (game.encoding_size - len(numbers)))
    return numbers
