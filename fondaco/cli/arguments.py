"""Parse values of the command line, and write them back as they are typed.

Examples: ``--option name=value``, ``--seed 7``, ``--seed 0x00ff``, ``--seats human,greedy:beam=8,worlds=2``.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import bot, bot_names
from ..core.game import Game
from ..core.messages import JsonValue
from ..core.options import option_text
from ..core.rng import Seed
from .errors import CommandError
from .session import HUMAN


def parse_options(game: Game, texts: Sequence[str]) -> dict[str, JsonValue]:
    """The checked options of a game, from texts such as ``golden_deals=true``."""
    options = game.options()
    values: dict[str, JsonValue] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name:
            raise CommandError("option-form", text=text, possible=", ".join(options) or "–")
        if name in values:
            raise CommandError("option-twice", name=name)
        choices = options[name].choices if name in options else ()
        values[name] = next((choice for choice in choices if value.lower() == option_text(choice).lower()), value)
    return game.resolve_options(values)


def changed_options(game: Game, values: dict[str, JsonValue]) -> list[str]:
    """The options that differ from their default, as ``name=value``."""
    options = game.options()
    return [f"{name}={option_text(value)}" for name, value in values.items() if value != options[name].default]


def parse_seed(text: str) -> Seed:
    """A seed: an integer, or bytes in the form that records use."""
    try:
        return bytes.fromhex(text[2:]) if text.startswith("0x") else int(text)
    except ValueError:
        raise CommandError("seed-form", text=text) from None


def seed_text(seed: Seed | None) -> str:
    """A seed in the form that `parse_seed` reads."""
    return f"0x{seed.hex()}" if isinstance(seed, bytes) else str(seed)


def split_seats(text: str) -> list[str]:
    """Return the seats of a list such as ``human,greedy:beam=8,worlds=2,random``. Bot specs are not checked."""
    seats: list[str] = []
    for part in text.split(","):
        if seats and ":" in seats[-1] and "=" in part.partition(":")[0]:
            seats[-1] += f",{part.strip()}"  # another parameter of the preceding bot
        else:
            seats.append(part.strip())
    if "" in seats:
        raise CommandError("seat-empty", seats=text, possible=", ".join([HUMAN, *bot_names()]))
    return seats


def parse_seats(text: str) -> list[str]:
    """Return the seats of a list. Every bot is built once, to check its parameters."""
    seats = split_seats(text)
    for spec in seats:
        if spec != HUMAN:
            bot(spec)
    return seats
