"""Options: what can be chosen before a game starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .messages import JsonValue, Message, Translator


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game."""

    default: JsonValue
    choices: Sequence[JsonValue]
    message: Message
    translator: Translator

    def help(self, lang: str = "en") -> str:
        """Return what the option does and what each choice means."""
        return self.translator.format(self.message, lang)

    def choice_text(self, choice: JsonValue, lang: str = "en") -> str:
        """Return a choice in words: its message ``choice-<option>-<choice>``, else the value as it is typed."""
        name = f"{self.message.id.replace('option', 'choice', 1)}-{option_text(choice).replace('_', '-').lower()}"
        return self.translator.format(Message(name), lang) if self.translator.has(name, lang) else option_text(choice)


def option_text(value: JsonValue) -> str:
    """Return the value of an option as it is typed on a command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)
