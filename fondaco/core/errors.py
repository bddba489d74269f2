"""Errors as sentences to a player: what was tried, why it failed, what is possible."""

from __future__ import annotations

from .messages import CORE_TRANSLATOR, JsonValue, Message, Translator


class FondacoError(Exception):
    """An error with a translated message; ``str()`` gives the English one."""

    def __init__(self, message: Message, translator: Translator = CORE_TRANSLATOR) -> None:
        super().__init__(message)
        self.message = message
        self.translator = translator

    def text(self, lang: str = "en") -> str:
        """Return the message in a language."""
        return self.translator.format(self.message, lang)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(FondacoError, KeyError):
    """No game has this id."""


class InvalidOption(FondacoError, ValueError):
    """A player count, seed, option or other argument has an invalid value."""


class IllegalAction(FondacoError, ValueError):
    """The action is not legal in this state."""


class NotUnderstood(FondacoError, ValueError):
    """The text is not the notation of an action."""


class BadComponents(FondacoError, ValueError):
    """The component file cannot be read or is not valid."""


class BadRecord(FondacoError, ValueError):
    """The record cannot be read, made or replayed."""


class Refused(Exception):
    """Raised by rules, before they change anything: the reason against an action."""

    def __init__(self, reason: str, **args: JsonValue | Message) -> None:
        super().__init__(reason)
        self.message = Message(reason, args)
