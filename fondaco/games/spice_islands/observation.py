"""What a seat may know, as plain values and as numbers. All is open but the piles and the deals not yet seen."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue
from ..century.encoding import HEAD, encode_head, one_hot, seats_in_order
from ..century.harbours import observation as wonders
from ..century.merchants.observation import encode_merchants, merchants_size, observe_merchants

if TYPE_CHECKING:
    from .game import SpiceIslands
    from .state import SpiceIslandsState

QUESTIONS = (
    *wonders.SEA_QUESTIONS,
    *(
        "Turn",
        "Spend",
        "Land",
        "ChooseReward",
        "PayForMerchant",
        "Trade",
        "TradeEither",
        "SplitTrades",
        "TakeCardBack",
        "HandOrDeal",
        "LayDown",
    ),
)


def observe(s: SpiceIslandsState) -> dict[str, JsonValue]:
    """The table. Every seat sees the same of it."""
    labels = s.game.merchants.labels
    return {
        **wonders.observe_sea(s),
        **observe_merchants(s),
        "seats": [
            {
                **wonders.observe_seat(s, seat),
                "hand": [labels[card] for card in s.hand[seat]],
                "played": [labels[card] for card in s.played[seat]],
                "spent": [labels[card] for card in s.spent[seat]],
            }
            for seat in range(s.players)
        ],
    }


def encoding_size(game: SpiceIslands) -> int:
    """How many numbers `encode` gives."""
    setup = game.tables.setup
    seats = setup.players[1]
    table = HEAD + len(QUESTIONS) + wonders.sea_size(game, seats) + merchants_size(game.merchants)
    return table + seats * (2 + wonders.seat_size(game) + 3 * len(game.merchants.labels))


def encode(game: SpiceIslands, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    setup = game.tables.setup
    order = seats_in_order(seen)
    numbers = encode_head(seen, setup.players[1], QUESTIONS)
    wonders.encode_sea(game, seen, order, setup.players[1], numbers)
    encode_merchants(game.merchants, seen, numbers)
    for seat in order:
        own = seen["seats"][seat]
        numbers.extend((1.0, float(seat == seen["player"])))
        wonders.encode_seat(game, own, numbers)
        for cards in ("hand", "played", "spent"):
            one_hot(game.merchants.labels, own[cards], numbers)
    numbers.extend([0.0] * (game.encoding_size - len(numbers)))
    return numbers
