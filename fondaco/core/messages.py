"""Words for people: message ids with plain values, spoken in English or German by Fluent.

Rules never build sentences. They name a message, ``Message("cannot-pay", {"card": "M10"})``, and a `Speaker` turns it into
words: the pattern comes from the ``messages/<lang>.ftl`` files, and a value is worded by the *noun* of its argument's name
(every game knows how to word a ``card`` or a ``colour``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

JsonValue = None | bool | int | float | str | Sequence["JsonValue"] | Mapping[str, "JsonValue"]
"""JSON values: what messages, events and observations are made of."""

LANGUAGES = ("en", "de")

MAX_ARGUMENT_LENGTH = 900
"""How many letters of an argument are said; Fluent refuses more than a thousand, and nobody would read them."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said, not yet in any language."""

    id: str
    args: Mapping[str, JsonValue | Message] = field(default_factory=dict)


class Translator:
    """Says messages in the words of some packages; the first package that has a message is asked."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages
        self._bundles: dict[str, list[FluentBundle]] = {}
        self.formatters: dict[str, Callable[[JsonValue, str], str]] = {}
        """How to word an argument, by its name: (value, language) -> words."""
        self.forms: dict[str, tuple[str, Callable[[JsonValue, str], str]]] = {}
        """Other words for an argument, by the name under which messages find them: the name of the argument, and the noun."""

    def format(self, message: Message, lang: str = "en", player_names: Sequence[str] | None = None) -> str:
        """The message in words. ``names`` are the people at the table, by seat."""
        words = {name: self._word(name, value, lang, player_names) for name, value in message.args.items() if value is not None}
        for form, (name, noun) in self.forms.items():
            value = message.args.get(name)
            if form not in words and value is not None and not isinstance(value, Message):
                words[form] = noun(value, lang)
        args = {name: _shorten(word) if isinstance(word, str) else word for name, word in words.items()}
        for bundle in self._load(lang):
            if bundle.has_message(message.id):
                pattern = bundle.get_message(message.id).value
                assert pattern is not None, f"message {message.id} is empty"
                text, errors = bundle.format_pattern(pattern, args)
                assert not errors, f"message {message.id} ({lang}): {errors}"
                return str(text)
        raise LookupError(f"no message {message.id!r} in {lang}")

    def has(self, id: str, lang: str = "en") -> bool:
        """Whether there is a message of that id."""
        return any(bundle.has_message(id) for bundle in self._load(lang))

    def _word(self, name: str, value: JsonValue | Message, lang: str, player_names: Sequence[str] | None) -> str | int | float:
        if isinstance(value, Message):
            return self.format(value, lang, player_names)
        if name in ("seat", "other") and isinstance(value, int):
            return player_names[value] if player_names else self.format(Message("seat-name", {"number": value + 1}), lang)
        if name in self.formatters:
            return self.formatters[name](value, lang)
        if isinstance(value, str | int | float):
            return value
        raise TypeError(f"no noun for the argument {name}={value!r}")

    def _load(self, lang: str) -> list[FluentBundle]:
        """The bundles of a language, read on first use: Fluent is slow to import."""
        if lang not in self._bundles:
            if lang not in LANGUAGES:
                from .errors import InvalidOption

                raise InvalidOption(Message("unknown-language", {"value": str(lang), "possible": ", ".join(LANGUAGES)}))
            from fluent.runtime import FluentBundle, FluentResource

            bundles = []
            for package in self._packages:
                bundle = FluentBundle([lang], use_isolating=False)
                bundle.add_resource(FluentResource((files(package) / "messages" / f"{lang}.ftl").read_text("utf-8")))
                bundles.append(bundle)
            self._bundles[lang] = bundles
        return self._bundles[lang]


def _shorten(words: str) -> str:
    return words if len(words) <= MAX_ARGUMENT_LENGTH else words[: MAX_ARGUMENT_LENGTH - 1] + "…"


CORE_TRANSLATOR = Translator("fondaco.core")
"""Says what belongs to no game."""
