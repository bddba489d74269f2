"""Words for cubes, merchants and deals, as messages and pictures need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ....core.messages import JsonValue, Message, Translator
from ..merchants.golden_deals import DealCard
from ..merchants.merchants import Cubes, MerchantCard
from .packing import COLOURS


def add_cube_nouns(translator: Translator) -> None:
    """Teach a translator to word colours and cubes."""

    def colour(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"colour-{value}"), lang)

    def counted(count: int, name: str, lang: str) -> str:
        return translator.format(Message("cubes-of-colour", {"count": count, "colour": name}), lang)

    def cubes(value: JsonValue, lang: str) -> str:
        assert isinstance(value, list | tuple)
        parts = [counted(count, name, lang) for count, name in zip(value, COLOURS, strict=True) if count]
        return " + ".join(parts) if parts else translator.format(Message("no-cubes"), lang)

    def ways(value: JsonValue, lang: str) -> str:
        """What can be done, as the end of a sentence that begins with „du kannst“."""
        assert isinstance(value, list | tuple)
        words = [translator.format(Message(f"way-{way}"), lang) for way in value]
        if len(words) == 1:
            only = Message("way-nothing-only") if value[0] == "nothing" else Message("way-only", {"way": words[0]})
            return translator.format(only, lang)
        return translator.format(Message("way-or", {"first": ", ".join(words[:-1]), "last": words[-1]}), lang)

    def ended_by(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"ended-{value}"), lang)

    def kind(value: JsonValue, lang: str) -> str:
        return str(value)

    translator.forms |= {"kind": ("colour", kind), "better_kind": ("better", kind)}
    translator.formatters |= {"ways": ways, "ended_by": ended_by}
    translator.formatters |= {"colour": colour, "better": colour, "cubes": cubes, "cost": cubes, "gain": cubes, "second": cubes}


def add_nouns(translator: Translator, merchants: Mapping[str, MerchantCard], deals: Mapping[str, DealCard]) -> None:
    """Teach a translator to word colours, cubes, merchant cards and golden deals."""
    add_cube_nouns(translator)
    cubes = translator.formatters["cubes"]

    def merchant(value: JsonValue, lang: str) -> str:
        card = merchants[str(value)]
        if any(card.or_gain):
            words = translator.format(
                Message("trade-either", {"cost": card.cost, "gain": card.gain, "second": card.or_gain}), lang
            )
        elif any(card.cost):
            words = f"{cubes(card.cost, lang)} → {cubes(card.gain, lang)}"
        else:
            words = ", ".join(effects(card.gain, card.steps, card.take_back, lang))
        return f"{card.id} ({words})"

    def deal(value: JsonValue, lang: str) -> str:
        card = deals[str(value)]
        parts = effects(card.gain, card.steps, card.take_back, lang)
        if any(card.gift):
            parts.append(translator.format(Message("gift-words", {"cubes": card.gift}), lang))
        return ", ".join(parts)

    def effects(gain: Cubes, steps: int, take_back: bool, lang: str) -> list[str]:
        parts = [f"+ {cubes(gain, lang)}"] if any(gain) else []
        if steps:
            parts.append(translator.format(Message("upgrade-steps", {"steps": steps}), lang))
        if take_back:
            parts.append(translator.format(Message("take-card-back"), lang))
        return parts

    def deals_on(value: Any, lang: str) -> str:
        return "\n".join(f"{merchant(card, lang)}: {deal(face, lang)}" for card, face in value.items())

    translator.formatters |= {"card": merchant, "wanted": merchant, "deal": deal, "deals_on": deals_on}
