"""The merchants below markets as they are seen, and as numbers: as elsewhere, and those that went back under the pile."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Any

from ....core.messages import JsonValue
from ..merchants.observation import encode_merchants, merchants_size, observe_merchants
from .market_locations import BazaarGame, BazaarState


def observe_bazaar(s: BazaarState, seat: int | None) -> dict[str, JsonValue]:
    """The row, the pile and the deals, and which merchants lie at the bottom of the pile, the next of them first."""
    labels = s.game.merchants.labels
    known = [labels[card] for card in reversed(s.merchants.pile.seen_by(seat)) if card is not None]
    return {**observe_merchants(s), "returned_merchants": known}


def bazaar_size(game: BazaarGame, row: int) -> int:
    """How many numbers `encode_bazaar` gives."""
    return merchants_size(game.merchants) + len(game.merchants.labels)


def encode_bazaar(game: BazaarGame, seen: Mapping[str, Any], row: int, numbers: array[float]) -> None:
    """The merchants as numbers; of those at the bottom of the pile, how soon they come."""
    encode_merchants(game.merchants, seen, numbers)
    labels, returned = game.merchants.labels, seen["returned_merchants"]
    first = seen["merchant_pile"] - len(returned)
    soon = {label: 1 - at / len(labels) for at, label in enumerate(returned, first)}
    numbers.extend(soon.get(label, 0.0) for label in labels)
