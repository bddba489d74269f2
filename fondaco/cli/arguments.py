"""Options and seeds of a game as they are typed: ``--option name=value``, ``--seed 7``, ``--seed 0x00ff``."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.game import Game
from ..core.messages import JsonValue
from ..core.options import option_text
from ..core.rng import Seed
from .i18n import CommandError


def parse_options(game: Game, given: Sequence[str]) -> dict[str, JsonValue]:
    """The options of a game from texts such as ``golden_deals=true``, checked."""
    known = game.options()
    values: dict[str, JsonValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name:
            raise CommandError("option-form", text=text, possible=", ".join(known) or "–")
        if name in values:
            raise CommandError("option-twice", name=name)
        choices = known[name].choices if name in known else ()
        values[name] = next((choice for choice in choices if value.lower() == option_text(choice).lower()), value)
    return game.resolve_options(values)


def changed_options(game: Game, options: dict[str, JsonValue]) -> list[str]:
    """The options that are not at their default, as they are typed."""
    known = game.options()
    return [f"{name}={option_text(value)}" for name, value in options.items() if value != known[name].default]


def parse_seed(text: str) -> Seed:
    """A seed: a whole number, or bytes as records write them."""
    try:
        return bytes.fromhex(text[2:]) if text.startswith("0x") else int(text)
    except ValueError:
        raise CommandError("seed-form", text=text) from None


def seed_text(seed: Seed | None) -> str:
    """A seed as it is typed."""
    return f"0x{seed.hex()}" if isinstance(seed, bytes) else str(seed)
