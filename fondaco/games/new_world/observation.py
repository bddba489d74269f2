"""What a seat may know, as plain values and as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from ..century.encoding import HEAD, encode_head, seats_in_order
from ..century.settlers import observation as land
from ..century.settlers import settlers_scoring

if TYPE_CHECKING:
    from .game import NewWorld
    from .state import NewWorldState


def observe(s: NewWorldState, seat: int | None) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it, but is told how many settlers it needs itself."""
    return {
        **land.observe_land(s, seat),
        "seats": [{**land.observe_settlers(s, other), "score": settlers_scoring.points(s, other)} for other in range(s.players)],
    }


QUESTIONS = land.LAND_QUESTIONS


def encoding_size(game: NewWorld) -> int:
    """How many numbers `encode` gives."""
    setup = game.tables.setup
    seats = setup.players[1]
    table = HEAD + len(QUESTIONS) + land.land_size(game, seats, setup.point_row)
    return table + seats * (2 + land.settlers_size(game))


def encode(game: NewWorld, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    setup = game.tables.setup
    numbers = encode_head(seen, setup.players[1], QUESTIONS)
    land.encode_land(game, seen, setup.players[1], setup.point_row, numbers)
    for seat in seats_in_order(seen):
        numbers.extend((1.0, float(seat == seen["player"])))
        land.encode_settlers(game, seen["seats"][seat], numbers)
    numbers.extend([0.0] * (game.encoding_size - len(numbers)))
    return numbers
