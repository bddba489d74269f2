"""The translator of the server, and the language of a request."""

from __future__ import annotations

from ..bots import LEVELS
from ..core.messages import LANGUAGES, JsonValue, Message, Translator

TRANSLATOR = Translator("fondaco.server", "fondaco.core")


def translate(lang: str, id: str, /, **args: JsonValue | Message) -> str:
    """Format a message of the server."""
    return TRANSLATOR.format(Message(id, args), lang)


def bot_label(lang: str, spec: str) -> str:
    """Return the label of a bot for people: the name of its level in their language, or else its bot spec."""
    return translate(lang, f"level-{spec}") if spec in LEVELS else spec


def negotiate_language(chosen: str | None, accepted: str) -> str:
    """Return the chosen language if the server has it, or else the first one of an Accept-Language header that it has."""
    if chosen in LANGUAGES:
        return str(chosen)
    for entry in accepted.split(","):
        tag = entry.split(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]
