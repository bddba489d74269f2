"""Errors that speak to a player: what was tried, why not, what is possible."""

from __future__ import annotations

from .messages import CORE_TRANSLATOR, JsonValue, Message, Translator


class FondacoError(Exception):
    """An error with a sentence in every language; ``str`` is the English one."""

    def __init__(self, message: Message, translator: Translator = CORE_TRANSLATOR) -> None:
        super().__init__(message)
        self.message = message
        self.translator = translator

    def text(self, lang: str = "en") -> str:
        """The sentence in a language."""
        return self.translator.format(self.message, lang)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(FondacoError, KeyError):
    """No game has that id."""


class InvalidOption(FondacoError, ValueError):
    """A game, a seed, a player count or an option that cannot be."""


class IllegalAction(FondacoError, ValueError):
    """An action that the rules do not allow now."""


class NotUnderstood(FondacoError, ValueError):
    """A text that is no action."""


class BadComponents(FondacoError, ValueError):
    """A component file that does not describe a game."""


class BadRecord(FondacoError, ValueError):
    """A record that cannot be read, made or replayed."""


class Refused(Exception):
    """Raised by rules, before they change anything: the reason why an answer is not allowed."""

    def __init__(self, reason: str, **args: JsonValue | Message) -> None:
        super().__init__(reason)
        self.message = Message(reason, args)
