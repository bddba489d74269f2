"""What a seat may know, as plain values and as numbers. All is open but the draw piles and the deals not yet seen."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.messages import Plain
from ...core.piles import EVERYBODY
from ..century.cubes import unpack
from ..century.deals import NO_DEAL, DealCard, Deals
from . import claim, scoring

if TYPE_CHECKING:
    from .game import SpiceRoad
    from .state import SpiceRoadState


def observe(s: SpiceRoadState) -> dict[str, Plain]:
    """The table. Every seat sees the same of it."""
    merchants, points = s.game.merchants.labels, s.game.points.labels
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "cards_to_end": s.game.cards_to_end[s.players],
        "limit": s.game.limit,
        "merchants": [
            {"card": merchants[card], "cubes": unpack(cubes)} for card, cubes in zip(s.row.cards, s.row.cubes, strict=True)
        ],
        "merchant_pile": len(s.row.pile),
        "discard": [] if s.deals is None else [merchants[card] for card in s.deals.discard],
        "deals": {} if s.deals is None else known_deals(s, s.deals),
        "points": [{"card": points[card], "coin": claim.coin_above(s, place)} for place, card in enumerate(s.point_row)],
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


def known_deals(s: SpiceRoadState, deals: Deals) -> dict[str, Plain]:
    """The golden deals that have been seen. They stay known when their card goes back into the draw pile."""
    merchants, faces = s.game.merchants.labels, s.game.deal_cards.labels
    seen = [card for card, knowers in enumerate(deals.on.known) if knowers == EVERYBODY and deals.face(card) != NO_DEAL]
    return {merchants[card]: faces[deals.face(card)] for card in seen}


def encoding_size(game: SpiceRoad) -> int:
    """How many numbers `encode` gives."""
    cards, points = len(game.merchants.labels), len(game.points.labels)
    setup = game.tables.setup
    table = 9 + len(QUESTIONS) + 2 + setup.merchant_row * (cards + 4) + setup.point_row * (points + 2)
    table += cards + cards * DEAL_NUMBERS
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
DEAL_NUMBERS = 9
"""A deal as numbers: its cubes, its steps, the cubes of its gift."""


def encode(game: SpiceRoad, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    merchants, points = game.merchants.labels, game.points.labels
    setup = game.tables.setup
    numbers = array("f")
    numbers.extend(
        (
            seen["players"] / setup.players[1],
            seen["round"] / 50,
            float(seen["last_round"]),
            seen["merchant_pile"] / len(merchants),
            seen["point_pile"] / len(points),
            float(seen["seat"] is not None and seen["seat"] == seen["player"]),
            float(seen["options"]["bonus_cards"] in ("B1", "both")),
            float(seen["options"]["bonus_cards"] in ("B2", "both")),
            float(seen["options"]["golden_deals"]),
        )
    )
    asked = seen["question"] or [None]
    numbers.extend(float(name == asked[0]) for name in QUESTIONS)
    numbers.extend((seen["gold"] / 10, seen["silver"] / 10))
    for there in seen["merchants"]:
        numbers.extend(_marks(merchants, [there["card"]]))
        numbers.extend(cubes / 10 for cubes in there["cubes"])
    numbers.extend([0.0] * ((setup.merchant_row - len(seen["merchants"])) * (len(merchants) + 4)))
    numbers.extend(_marks(merchants, seen["discard"]))
    for merchant in merchants:
        numbers.extend(game.deal_numbers[seen["deals"].get(merchant)])
    for there in seen["points"]:
        numbers.extend(_marks(points, [there["card"]]))
        numbers.extend((float(there["coin"] == "gold"), float(there["coin"] == "silver")))
    numbers.extend([0.0] * ((setup.point_row - len(seen["points"])) * (len(points) + 2)))
    first = seen["seat"] or 0
    for offset in range(setup.players[1]):
        if offset >= seen["players"]:
            numbers.extend([0.0] * (2 + 4 + 2 * len(merchants) + len(points) + 2))
            continue
        number = (first + offset) % seen["players"]
        seat = seen["seats"][number]
        numbers.extend((1.0, float(number == seen["player"])))
        numbers.extend(cubes / 10 for cubes in seat["cubes"])
        numbers.extend(_marks(merchants, seat["hand"]))
        numbers.extend(_marks(merchants, seat["played"]))
        numbers.extend(_marks(points, seat["claimed"]))
        numbers.extend((seat["gold"] / 4, seat["silver"] / 4))
    return numbers


def deal_numbers(cards: Sequence[DealCard]) -> dict[str | None, list[float]]:
    """Every deal as numbers, by its label; nothing but zeros where there is none."""
    rows: dict[str | None, list[float]] = {None: [0.0] * DEAL_NUMBERS}
    for card in cards:
        rows[card.id] = [number / 10 for number in (*card.gain, card.steps, *card.gift)]
    return rows


def _marks(labels: Sequence[str], present: Sequence[str]) -> list[float]:
    """A one for every label that is present."""
    return [float(label in present) for label in labels]
