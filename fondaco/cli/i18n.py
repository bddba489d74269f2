"""The words of the command itself, and the language they are said in."""

from __future__ import annotations

from collections.abc import Iterable

from ..core.errors import FondacoError, InvalidOption
from ..core.events import Event
from ..core.messages import LANGUAGES, JsonValue, Message, Translator

TRANSLATOR = Translator("fondaco.cli", "fondaco.core")

MAX_LINE_LENGTH = 400
"""How many letters a complaint has at most."""


class Language:
    """The language chosen for this run of the command."""

    def __init__(self) -> None:
        self.lang = "en"

    def select(self, lang: str) -> str:
        """Speak that language from now on."""
        if lang not in LANGUAGES:
            raise InvalidOption(Message("unknown-language", {"value": lang, "possible": ", ".join(LANGUAGES)}))
        self.lang = lang
        return lang


LANGUAGE = Language()


def translate(id: str, /, **args: JsonValue | Message) -> str:
    """A message of the command in the chosen language."""
    return TRANSLATOR.format(Message(id, args), LANGUAGE.lang)


def seat_label(seat: int) -> str:
    """What a seat is called."""
    return translate("seat-name", number=seat + 1)


def event_texts(events: Iterable[Event], viewer: int | None) -> list[str]:
    """Events as lines of news, as a viewer may hear them."""
    return [f"• {event.text(LANGUAGE.lang, viewer)}" for event in events]


class CommandError(FondacoError):
    """Something was asked of the command that cannot be."""

    def __init__(self, id: str, /, **args: JsonValue | Message) -> None:
        super().__init__(Message(id, args), TRANSLATOR)


class FileError(CommandError):
    """A file that cannot be used; the fault is the error of whoever tried."""

    def __init__(self, file: str, fault: FondacoError) -> None:
        super().__init__("wrong-file", file=file)
        self.file = file
        self.fault = fault

    def text(self, lang: str = "en") -> str:
        return self.translator.format(Message("wrong-file", {"file": self.file, "fault": self.fault.text(lang)}), lang)


def single_line(words: str) -> str:
    """A text as one line that any terminal can show: no line breaks, no control characters, not endless."""
    line = "".join(letter if letter.isprintable() else "\ufffd" for letter in " ".join(words.split()))
    return line if len(line) <= MAX_LINE_LENGTH else line[: MAX_LINE_LENGTH - 1] + "…"
