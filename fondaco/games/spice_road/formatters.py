"""Formatters of point cards and coins."""

from __future__ import annotations

from collections.abc import Sequence

from ...core.messages import JsonValue, Message, Translator
from .components import PointCard


def add_formatters(translator: Translator, cards: Sequence[PointCard]) -> None:
    """Add the formatters of point cards and coins."""
    by_label = {card.id: card for card in cards}

    def point_card(value: JsonValue, lang: str) -> str:
        card = by_label[str(value)]
        message = Message("point-card-words", {"id": card.id, "points": card.points, "cubes": card.cost})
        return translator.format(message, lang)

    def coin(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"coin-{value}"), lang)

    translator.formatters |= {"point_card": point_card, "coin": coin}
