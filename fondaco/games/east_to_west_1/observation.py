"""What a seat may know, as plain values and as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from ..century.bazaar.observation import bazaar_size, encode_bazaar, observe_bazaar
from ..century.encoding import HEAD, encode_head, one_hot, seats_in_order
from ..century.route.route import observe_route
from ..century.settlers import observation as land

if TYPE_CHECKING:
    from .game import EastToWest1
    from .state import EastToWest1State

QUESTIONS = (
    *(name for name in land.LAND_QUESTIONS if name != "Turn"),
    *("RouteTurn", "UseOrTake", "Replace", "Swap", "UseRouteOrDeal", "RecallAnywhere", "TradeEither", "SplitTrades"),
)


def observe(s: EastToWest1State, seat: int | None) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it, but is told how many settlers it needs itself."""
    scores, labels = s.breakdown(), s.game.merchants.labels
    return {
        **land.observe_land(s, seat),
        **observe_bazaar(s, seat),
        "seats": [
            {
                **land.observe_settlers(s, other),
                "route": observe_route(s, other),
                "kept": [labels[card] for card in s.kept[other]],
                "score": dict(scores[other]),
            }
            for other in range(s.players)
        ],
    }


def encoding_size(game: EastToWest1) -> int:
    """How many numbers `encode` gives."""
    tables, cards = game.tables, len(game.merchants.labels)
    seats = tables.setup.players[1]
    table = land.land_size(game, seats, tables.setup.point_row) + bazaar_size(game, tables.route.merchant_row)
    seat = 2 + land.settlers_size(game) + cards + game.longest_route * (1 + cards)
    return HEAD + len(QUESTIONS) + table + seats * seat


def encode(game: EastToWest1, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    tables, cards = game.tables, game.merchants.labels
    numbers = encode_head(seen, tables.setup.players[1], QUESTIONS)
    land.encode_land(game, seen, tables.setup.players[1], tables.setup.point_row, numbers)
    encode_bazaar(game, seen, tables.route.merchant_row, numbers)
    for seat in seats_in_order(seen):
        own = seen["seats"][seat]
        numbers.extend((1.0, float(seat == seen["player"])))
        land.encode_settlers(game, own, numbers)
        one_hot(cards, own["kept"], numbers)
        for there in own["route"]:
            numbers.append(there["there"] / land.SETTLERS)
            one_hot(cards, [there["card"]], numbers)
        numbers.extend([0.0] * ((game.longest_route - len(own["route"])) * (1 + len(cards))))
    numbers.extend([0.0] * (game.encoding_size - len(numbers)))
    return numbers
