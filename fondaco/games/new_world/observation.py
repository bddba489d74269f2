"""What a seat may know, as plain values and as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import Plain
from ..century.settlers import observation as land
from ..century.settlers import scoring

if TYPE_CHECKING:
    from .game import NewWorld
    from .state import NewWorldState


def observe(s: NewWorldState, seat: int | None) -> dict[str, Plain]:
    """The table. Every seat sees the same of it, but is told how many settlers it needs itself."""
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "cards_to_end": s.game.cards_to_end,
        "limit": s.game.limit,
        **land.observe_land(s, seat),
        "seats": [{**land.observe_settlers(s, other), "score": scoring.points(s, other)} for other in range(s.players)],
    }


QUESTIONS = ("Turn", "Fort", "ClaimToo", "BonusToo", "Explore", "Trade", "Upgrade", "Keep")


def encoding_size(game: NewWorld) -> int:
    """How many numbers `encode` gives."""
    setup = game.tables.setup
    seats = setup.players[1]
    table = 4 + len(QUESTIONS) + land.land_size(game, seats, setup.point_row)
    return table + seats * (2 + land.settlers_size(game))


def encode(game: NewWorld, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    setup = game.tables.setup
    seats, players = setup.players[1], seen["players"]
    numbers = array("f")
    own_turn = seen["seat"] is not None and seen["seat"] == seen["player"]
    numbers.extend((players / seats, seen["round"] / 50, float(seen["last_round"]), float(own_turn)))
    asked = seen["question"] or [None]
    numbers.extend(float(name == asked[0]) for name in QUESTIONS)
    land.encode_land(game, seen, seats, setup.point_row, numbers)
    first = seen["seat"] or 0
    for offset in range(seats):
        if offset >= players:
            numbers.extend([0.0] * (2 + land.settlers_size(game)))
            continue
        number = (first + offset) % players
        numbers.extend((1.0, float(number == seen["player"])))
        land.encode_settlers(game, seen["seats"][number], numbers)
    return numbers
