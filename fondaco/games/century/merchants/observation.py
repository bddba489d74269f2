"""The merchants in observations and encodings. All is open but the draw pile and the deals not yet seen."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ....core.messages import JsonValue
from ..cubes.packing import COLOURS, unpack
from ..encoding import one_hot

if TYPE_CHECKING:
    from ..state import CenturyState
    from .golden_deals import Deals
    from .merchants import MerchantRules

FORMATTERS = {"merchants[].card": "card", "merchants[].cubes": "cubes"}


def observe_merchants(s: CenturyState) -> dict[str, JsonValue]:
    """Return the row, the piles, and the golden deals that have been seen. Every seat sees the same."""
    labels, merchants = s.game.merchants.labels, s.merchants
    return {
        "merchants": [
            {"card": labels[card], "cubes": [*unpack(cubes)]}
            for card, cubes in zip(merchants.row, merchants.cubes_on, strict=True)
        ],
        "merchant_pile": len(merchants.pile),
        "discard": [] if s.deals is None else [labels[card] for card in s.deals.discard],
        "deals": {} if s.deals is None else known_deals(s, s.deals),
    }


def known_deals(s: CenturyState, deals: Deals) -> dict[str, JsonValue]:
    """Return the golden deals that have been seen. They stay known when their card goes back into the draw pile."""
    merchants, faces = s.game.merchants.labels, s.game.golden_deals.labels
    return {merchants[card]: faces[face] for card, face in enumerate(deals.on.cards) if face >= 0 and deals.is_known(card)}


# --- as numbers --------------------------------------------------------------------------------------------------------------


def merchants_size(merchants: MerchantRules) -> int:
    """Return how many numbers `encode_merchants` adds."""
    cards = len(merchants.labels)
    return 4 + merchants.row_size * (cards + len(COLOURS)) + cards + cards * len(merchants.deals.numbers[None])


def encode_merchants(merchants: MerchantRules, seen: Mapping[str, Any], numbers: array[float]) -> None:
    """Add the row, the piles, the deals and the options about them as numbers."""
    labels = merchants.labels
    options = seen["options"]
    numbers.extend(
        (
            seen["merchant_pile"] / len(labels),
            float(options["bonus_cards"] in ("B1", "both")),
            float(options["bonus_cards"] in ("B2", "both")),
            float(options["golden_deals"]),
        )
    )
    for place in seen["merchants"]:
        one_hot(labels, [place["card"]], numbers)
        numbers.extend(cubes / 10 for cubes in place["cubes"])
    numbers.extend([0.0] * ((merchants.row_size - len(seen["merchants"])) * (len(labels) + len(COLOURS))))
    one_hot(labels, seen["discard"], numbers)
    for merchant in labels:
        numbers.extend(merchants.deals.numbers[seen["deals"].get(merchant)])
