"""What a seat may know, as plain values and as numbers. All is open but the draw piles and the deals not yet seen."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from ..century.cubes.packing import unpack
from ..century.encoding import HEAD, encode_head, mark_all, seats_in_order
from ..century.merchants.observation import encode_merchants, merchants_size, observe_merchants
from .rules import claim, scoring

if TYPE_CHECKING:
    from .game import SpiceRoad
    from .state import SpiceRoadState


def observe(s: SpiceRoadState) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it."""
    merchants, points = s.game.merchants.labels, s.game.points.labels
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "cards_to_end": s.game.cards_to_end[s.players],
        "limit": s.game.limit,
        **observe_merchants(s),
        "points": [
            {"card": points[card], "coin": claim.coin_above(place, s.gold_left, s.silver_left)}
            for place, card in enumerate(s.point_row)
        ],
        "point_pile": len(s.point_pile),
        "gold": s.gold_left,
        "silver": s.silver_left,
        "seats": [
            {
                "cubes": unpack(s.store[seat]),
                "hand": [merchants[card] for card in s.hand[seat]],
                "played": [merchants[card] for card in s.played[seat]],
                "claimed": [points[card] for card in s.claimed[seat]],
                "gold": s.gold[seat],
                "silver": s.silver[seat],
                "score": scoring.points(s, seat),
            }
            for seat in range(s.players)
        ],
    }


def encoding_size(game: SpiceRoad) -> int:
    """How many numbers `encode` gives."""
    cards, points = len(game.merchants.labels), len(game.points.labels)
    setup = game.tables.setup
    table = HEAD + len(QUESTIONS) + merchants_size(game, setup.merchant_row) + 3 + setup.point_row * (points + 2)
    return table + setup.players[1] * (2 + 4 + 2 * cards + points + 2)


QUESTIONS = (
    "Turn",
    "TurnWithDeals",
    "Trade",
    "TradeEither",
    "Mix",
    "Upgrade",
    "TakeBack",
    "Keep",
    "Pay",
    "HandOrDeal",
    "LayDown",
)


def encode(game: SpiceRoad, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    merchants, points = game.merchants.labels, game.points.labels
    setup = game.tables.setup
    numbers = encode_head(seen, setup.players[1], QUESTIONS)
    encode_merchants(game, seen, setup.merchant_row, numbers)
    numbers.extend((seen["point_pile"] / len(points), seen["gold"] / 10, seen["silver"] / 10))
    for there in seen["points"]:
        mark_all(points, [there["card"]], numbers)
        numbers.extend((float(there["coin"] == "gold"), float(there["coin"] == "silver")))
    numbers.extend([0.0] * ((setup.point_row - len(seen["points"])) * (len(points) + 2)))
    for number in seats_in_order(seen):
        seat = seen["seats"][number]
        numbers.extend((1.0, float(number == seen["player"])))
        numbers.extend(cubes / 10 for cubes in seat["cubes"])
        mark_all(merchants, seat["hand"], numbers)
        mark_all(merchants, seat["played"], numbers)
        mark_all(points, seat["claimed"], numbers)
        numbers.extend((seat["gold"] / 4, seat["silver"] / 4))
    numbers.extend([0.0] * (game.encoding_size - len(numbers)))
    return numbers
