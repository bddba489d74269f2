"""The merchants as they are seen, and as numbers. All is open but the draw pile and the deals not yet seen."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from ....core.messages import JsonValue
from ....core.piles import EVERYBODY
from ..cubes.packing import COLOURS, unpack
from ..encoding import mark_all
from .golden_deals import NO_DEAL, Deals
from .merchants import MerchantGame, MerchantState

DEAL_NUMBERS = 2 * len(COLOURS) + 2
"""A deal as numbers: its cubes, its steps, the cubes of its gift, whether something is taken back."""


def observe_merchants(s: MerchantState) -> dict[str, JsonValue]:
    """The row, the piles, and the golden deals that have been seen. Every seat sees the same."""
    labels = s.game.merchants.labels
    return {
        "merchants": [
            {"card": labels[card], "cubes": unpack(cubes)} for card, cubes in zip(s.row.cards, s.row.cubes, strict=True)
        ],
        "merchant_pile": len(s.row.pile),
        "discard": [] if s.deals is None else [labels[card] for card in s.deals.discard],
        "deals": {} if s.deals is None else known_deals(s, s.deals),
    }


def known_deals(s: MerchantState, deals: Deals) -> dict[str, JsonValue]:
    """The golden deals that have been seen. They stay known when their card goes back into the draw pile."""
    merchants, faces = s.game.merchants.labels, s.game.deal_cards.labels
    seen = [card for card, knowers in enumerate(deals.on.knowers) if knowers == EVERYBODY and deals.face(card) != NO_DEAL]
    return {merchants[card]: faces[deals.face(card)] for card in seen}


# --- as numbers --------------------------------------------------------------------------------------------------------------


def merchants_size(game: MerchantGame, row: int) -> int:
    """How many numbers `encode_merchants` gives."""
    cards = len(game.merchants.labels)
    return 4 + row * (cards + len(COLOURS)) + cards + cards * DEAL_NUMBERS


def encode_merchants(game: MerchantGame, seen: Mapping[str, Any], row: int, numbers: array[float]) -> None:
    """The row, the piles, the deals and the options about them as numbers."""
    labels = game.merchants.labels
    options = seen["options"]
    numbers.extend(
        (
            seen["merchant_pile"] / len(labels),
            float(options["bonus_cards"] in ("B1", "both")),
            float(options["bonus_cards"] in ("B2", "both")),
            float(options["golden_deals"]),
        )
    )
    for there in seen["merchants"]:
        mark_all(labels, [there["card"]], numbers)
        numbers.extend(cubes / 10 for cubes in there["cubes"])
    numbers.extend([0.0] * ((row - len(seen["merchants"])) * (len(labels) + len(COLOURS))))
    mark_all(labels, seen["discard"], numbers)
    for merchant in labels:
        numbers.extend(game.deal_cards.numbers[seen["deals"].get(merchant)])
