"""The words of the house."""

from __future__ import annotations

from ..bots import LEVELS
from ..core.errors import FondacoError
from ..core.messages import LANGUAGES, JsonValue, Message, Translator

SPEAKER = Translator("fondaco.server", "fondaco.core")


def say(lang: str, id: str, /, **args: JsonValue | Message) -> str:
    """A message of the house."""
    return SPEAKER.format(Message(id, args), lang)


def bot_word(lang: str, spec: str) -> str:
    """What a bot is, for people: how strong, if it is one of the levels, else its own name."""
    return say(lang, f"level-{spec}") if spec in LEVELS else spec


class HouseError(FondacoError):
    """Something was asked of the house that cannot be; `status` is the HTTP status it is told with."""

    def __init__(self, message: Message, status: int = 400) -> None:
        super().__init__(message, SPEAKER)
        self.status = status


def refuse(id: str, status: int = 400, /, **args: JsonValue | Message) -> HouseError:
    """The error for something that cannot be."""
    return HouseError(Message(id, args), status)


def language(wanted: str | None, accepted: str) -> str:
    """The language to speak: the chosen one, or else the first that the browser accepts and the house speaks."""
    if wanted in LANGUAGES:
        return str(wanted)
    for part in accepted.split(","):
        tag = part.split(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return LANGUAGES[0]
