"""The translator of the command line and the language of its output."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.errors import InvalidOption
from ..core.events import Event
from ..core.messages import LANGUAGES, JsonValue, Message, Translator

TRANSLATOR = Translator("fondaco.cli", "fondaco.core")


class Language:
    """The language of the output, chosen once per run of the command."""

    def __init__(self) -> None:
        self.lang = "en"

    def select(self, lang: str) -> str:
        """Set the language; the callback of the option `--lang`."""
        if lang not in LANGUAGES:
            raise InvalidOption(Message("unknown-language", {"value": lang, "possible": ", ".join(LANGUAGES)}))
        self.lang = lang
        return lang


LANGUAGE = Language()


def translate(id: str, /, **args: JsonValue | Message) -> str:
    """Format a message of the command line in the chosen language."""
    return TRANSLATOR.format(Message(id, args), LANGUAGE.lang)


def seat_label(seat: int) -> str:
    """The name of a seat in the output, such as “Player 1”."""
    return translate("seat-name", number=seat + 1)


def event_texts(events: Iterable[Event], viewer: int | None) -> list[str]:
    """One line for each event, with the data that the viewer may know."""
    return [f"• {event.text(LANGUAGE.lang, viewer)}" for event in events]
