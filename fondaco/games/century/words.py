"""Words for cubes and merchants, as messages and pictures need them."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.messages import Message, Plain, Speaker
from .cubes import COLOURS
from .merchants import MerchantCard


def add_nouns(speaker: Speaker, merchants: Mapping[str, MerchantCard]) -> None:
    """Teach a speaker to word colours, cubes and merchant cards."""

    def colour(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"colour-{value}"), lang)

    def cubes(value: Plain, lang: str) -> str:
        assert isinstance(value, list | tuple)
        parts = [f"{count} {colour(name, lang)}" for count, name in zip(value, COLOURS, strict=True) if count]
        return " + ".join(parts) if parts else speaker.say(Message("no-cubes"), lang)

    def merchant(value: Plain, lang: str) -> str:
        card = merchants[str(value)]
        if any(card.cost):
            words = f"{cubes(card.cost, lang)} → {cubes(card.gain, lang)}"
        elif any(card.gain):
            words = f"+ {cubes(card.gain, lang)}"
        else:
            words = speaker.say(Message("upgrade-steps", {"steps": card.steps}), lang)
        return f"{card.id} ({words})"

    speaker.nouns |= {"colour": colour, "better": colour, "cubes": cubes, "cost": cubes, "gain": cubes}
    speaker.nouns |= {"card": merchant, "wanted": merchant}
