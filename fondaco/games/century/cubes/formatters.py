"""Formatters of cubes, and of words that all Century games use."""

from __future__ import annotations

from ....core.messages import JsonValue, Message, Translator
from .packing import COLOURS


def add_cube_formatters(translator: Translator) -> None:
    """Add the formatters of colours, cubes, actions of a turn and ends of a game."""

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
