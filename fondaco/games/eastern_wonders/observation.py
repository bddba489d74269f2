"""What a seat may know, as plain values and as numbers. All is open but the pile of point tiles."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from ..century.encoding import HEAD, encode_head, seats_in_order
from ..century.harbours import observation as wonders

if TYPE_CHECKING:
    from .game import EasternWonders
    from .state import EasternWondersState

QUESTIONS = (*wonders.SEA_QUESTIONS, "Sail", "SailOn", "Step", "Load", "Act", "ChooseBonus")


def observe(s: EasternWondersState) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it."""
    return {**wonders.observe_sea(s), "seats": [wonders.observe_seat(s, seat) for seat in range(s.players)]}


def encoding_size(game: EasternWonders) -> int:
    """How many numbers `encode` gives."""
    seats = game.tables.setup.players[1]
    return HEAD + len(QUESTIONS) + wonders.sea_size(game, seats) + seats * (2 + wonders.seat_size(game))


def encode(game: EasternWonders, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    seats = game.tables.setup.players[1]
    order = seats_in_order(seen)
    numbers = encode_head(seen, seats, QUESTIONS)
    wonders.encode_sea(game, seen, order, seats, numbers)
    for seat in order:
        numbers.extend((1.0, float(seat == seen["player"])))
        wonders.encode_seat(game, seen["seats"][seat], numbers)
    numbers.extend([0.0] * (game.encoding_size - len(numbers)))
    return numbers
