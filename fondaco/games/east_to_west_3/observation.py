"""What a seat may know, as plain values and as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from ..century.bazaar.observation import bazaar_size, encode_bazaar, observe_bazaar
from ..century.boats import observation as boats
from ..century.encoding import HEAD, encode_head, one_hot, seats_in_order

if TYPE_CHECKING:
    from .game import EastToWest3
    from .state import EastToWest3State

QUESTIONS = (*boats.BOAT_QUESTIONS, "UseOrDeal", "TradeEither", "SplitTrades", "Recall", "CardBonus")


def observe(s: EastToWest3State, seat: int | None) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it, but is told how many settlers it needs itself."""
    scores, labels = s.breakdown(), s.game.merchants.labels
    return {
        **boats.observe_boards(s, seat),
        **observe_bazaar(s, seat),
        "seats": [
            {**boats.observe_seat(s, other, scores[other]), "kept": [labels[card] for card in s.kept[other]]}
            for other in range(s.players)
        ],
    }


def encoding_size(game: EastToWest3) -> int:
    """How many numbers `encode` gives."""
    tables = game.tables
    seats = tables.setup.players[1]
    table = boats.boards_size(game, seats, tables.setup.point_row) + bazaar_size(game, tables.collecting.merchant_row)
    return HEAD + len(QUESTIONS) + table + seats * (2 + boats.seat_size(game) + len(game.merchants.labels))


def encode(game: EastToWest3, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    tables = game.tables
    order = seats_in_order(seen)
    numbers = encode_head(seen, tables.setup.players[1], QUESTIONS)
    boats.encode_boards(game, seen, order, tables.setup.players[1], tables.setup.point_row, numbers)
    encode_bazaar(game, seen, tables.collecting.merchant_row, numbers)
    for seat in order:
        numbers.extend((1.0, float(seat == seen["player"])))
        boats.encode_seat(game, seen["seats"][seat], numbers)
        one_hot(game.merchants.labels, seen["seats"][seat]["kept"], numbers)
    numbers.extend([0.0] * (game.encoding_size - len(numbers)))
    return numbers
