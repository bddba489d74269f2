"""Messages: ids with arguments, translated to English or German by Fluent.

Rules never build sentences. They name a message, ``Message("cannot-pay", {"card": "M10"})``, and a `Translator` formats it. The
pattern comes from the ``texts/<lang>.ftl`` files. A *formatter* words an argument by its name; every game has formatters for
its own arguments, such as ``card`` or ``colour``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .package_files import read_package_file

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

JsonValue = None | bool | int | float | str | Sequence["JsonValue"] | Mapping[str, "JsonValue"]
"""JSON values, as used by messages, events and observations."""

LANGUAGES = ("en", "de")

MAX_ARGUMENT_LENGTH = 900
"""Maximum length of a formatted argument in characters; Fluent refuses more than 1000."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message id and its arguments, not yet in a language."""

    id: str
    args: Mapping[str, JsonValue | Message] = field(default_factory=dict)


class Translator:
    """Formats messages with the texts of several packages; the first package that has the message is used."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages
        self._bundles: dict[str, list[FluentBundle]] = {}
        self.formatters: dict[str, Callable[[JsonValue, str], str]] = {}
        """Formatters by argument name: (value, language) -> text."""
        self.forms: dict[str, tuple[str, Callable[[JsonValue, str], str]]] = {}
        """Additional arguments derived from others, by name: the argument they are derived from, and a formatter."""

    def format(self, message: Message, lang: str = "en", player_names: Sequence[str] | None = None) -> str:
        """Return the message as text. ``player_names`` are the names of the players, by seat."""
        texts = {
            name: self._argument(name, value, lang, player_names) for name, value in message.args.items() if value is not None
        }
        for form, (name, formatter) in self.forms.items():
            value = message.args.get(name)
            if form not in texts and value is not None and not isinstance(value, Message):
                texts[form] = formatter(value, lang)
        args = {name: _shorten(text) if isinstance(text, str) else text for name, text in texts.items()}
        for bundle in self._load(lang):
            if bundle.has_message(message.id):
                pattern = bundle.get_message(message.id).value
                assert pattern is not None, f"message {message.id} is empty"
                formatted, errors = bundle.format_pattern(pattern, args)
                assert not errors, f"message {message.id} ({lang}): {errors}"
                return str(formatted)
        raise LookupError(f"no message {message.id!r} in {lang}")

    def has(self, id: str, lang: str = "en") -> bool:
        """Return whether a message with this id exists."""
        return any(bundle.has_message(id) for bundle in self._load(lang))

    def _argument(
        self, name: str, value: JsonValue | Message, lang: str, player_names: Sequence[str] | None
    ) -> str | int | float:
        if isinstance(value, Message):
            return self.format(value, lang, player_names)
        if name in ("seat", "other") and isinstance(value, int):
            return player_names[value] if player_names else self.format(Message("seat-name", {"number": value + 1}), lang)
        if name in self.formatters:
            return self.formatters[name](value, lang)
        if isinstance(value, str | int | float):
            return value
        raise TypeError(f"no formatter for the argument {name}={value!r}")

    def _load(self, lang: str) -> list[FluentBundle]:
        """Return the bundles of a language. They are read on first use, because importing Fluent is slow."""
        if lang not in self._bundles:
            if lang not in LANGUAGES:
                from .errors import InvalidOption

                raise InvalidOption(Message("unknown-language", {"value": str(lang), "possible": ", ".join(LANGUAGES)}))
            from fluent.runtime import FluentBundle, FluentResource

            bundles = []
            for package in self._packages:
                bundle = FluentBundle([lang], use_isolating=False)
                bundle.add_resource(FluentResource(read_package_file(package, "texts", f"{lang}.ftl")))
                bundles.append(bundle)
            self._bundles[lang] = bundles
        return self._bundles[lang]


def _shorten(text: str) -> str:
    return text if len(text) <= MAX_ARGUMENT_LENGTH else text[: MAX_ARGUMENT_LENGTH - 1] + "…"


CORE_TRANSLATOR = Translator("fondaco.core")
"""Formats the messages that belong to no single game."""
