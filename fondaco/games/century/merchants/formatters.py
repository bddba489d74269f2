"""Formatters of merchants and golden deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.messages import Message, Translator
from ..cubes.components import Cubes
from .components import DealCard, MerchantCard


def add_merchant_formatter(translator: Translator, merchants: Mapping[str, MerchantCard]) -> None:
    """Add the formatter of merchants: the label of a card and what it does."""

    def merchant(value: Any, lang: str) -> str:
        card = merchants[str(value)]
        if any(card.or_gain):
            words = translator.format(
                Message("trade-either", {"cost": card.cost, "gain": card.gain, "second": card.or_gain}), lang
            )
        elif any(card.cost):
            words = f"{cubes(translator, card.cost, lang)} → {cubes(translator, card.gain, lang)}"
        else:
            words = ", ".join(effects(translator, card.gain, card.steps, card.take_back, lang))
        return f"{card.id} ({words})"

    translator.formatters |= {"card": merchant, "wanted": merchant}


def add_deal_formatters(translator: Translator, deals: Mapping[str, DealCard]) -> None:
    """Add the formatters of golden deals, alone and with the merchants they lie on."""

    def deal(value: Any, lang: str) -> str:
        card = deals[str(value)]
        parts = effects(translator, card.gain, card.steps, card.take_back, lang)
        if any(card.gift):
            parts.append(translator.format(Message("gift-words", {"cubes": card.gift}), lang))
        return ", ".join(parts)

    def deals_on(value: Any, lang: str) -> str:
        merchant = translator.formatters["card"]
        return "\n".join(f"{merchant(card, lang)}: {deal(face, lang)}" for card, face in value.items())

    translator.formatters |= {"deal": deal, "deals_on": deals_on}


def effects(translator: Translator, gain: Cubes, steps: int, take_back: bool, lang: str) -> list[str]:
    """Return what a card or deal brings, one effect a text."""
    parts = [f"+ {cubes(translator, gain, lang)}"] if any(gain) else []
    if steps:
        parts.append(translator.format(Message("upgrade-steps", {"steps": steps}), lang))
    if take_back:
        parts.append(translator.format(Message("take-card-back"), lang))
    return parts


def cubes(translator: Translator, counts: Cubes, lang: str) -> str:
    """Return some cubes as a text."""
    return translator.formatters["cubes"](counts, lang)
