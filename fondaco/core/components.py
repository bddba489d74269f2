"""Component files: the facts printed on boards and cards, as TOML beside each game.

A file is decoded by msgspec into frozen tables that reject unknown keys and wrong types; each table checks what it can by itself
in ``__post_init__`` (counts, totals, references). Every fault names its place. Every section says where its facts come from.

A game that joins others does not repeat their facts: ``islands = "eastern_wonders"`` instead of a section says that the section
of that name in the other game's file is meant. Whoever has other facts writes the section out.
"""

from __future__ import annotations

import tomllib
from enum import Enum
from hashlib import blake2b
from importlib.resources import files
from typing import Any, TypeVar

import msgspec

from .errors import BadComponents
from .messages import Message

T = TypeVar("T")

GAMES_PACKAGE = "fondaco.games"
"""The package of all games."""


class Source(Enum):
    """Where the facts of a section come from."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    RECONSTRUCTED = "reconstructed"
    HOUSE_RULE = "house rule"


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a component file."""


class Section(Component, frozen=True, kw_only=True):
    """A table that says where its facts come from; `note` may say more, such as which of them are guesses."""

    source: Source
    note: str = ""


class InvalidComponent(ValueError):
    """Raised by the checks of a table: something is not as it must be."""


def require(truth: bool, fault: str) -> None:
    """Check a fact of a component file."""
    if not truth:
        raise InvalidComponent(fault)


def require_count(what: str, count: int, expected: int) -> None:
    """Check how many there are of something."""
    require(count == expected, f"{count} {what}, expected {expected}")


def require_unique(what: str, ids: list[str]) -> None:
    """Check that ids can be typed: single words, and none comes twice. Upper and lower case do not matter."""
    require(all(len(name.split()) == 1 for name in ids), f"{what} must be single words")
    small = [name.lower() for name in ids]
    twice = sorted({name for name in ids if small.count(name.lower()) > 1})
    require(not twice, f"{what} repeat: {', '.join(twice)}")


def require_known(what: str, names: list[str], known: list[str]) -> None:
    """Check that references lead somewhere."""
    dangling = sorted(set(names) - set(known))
    require(not dangling, f"{what} unknown: {', '.join(dangling)}; known: {', '.join(known)}")


class HouseRules(Section, frozen=True, kw_only=True):
    """House rules, not in the rulebook: the game is scored after `round_limit` rounds, so that every game ends."""

    round_limit: int
    """(a ruling: round-limit)"""

    def __post_init__(self) -> None:
        require(self.round_limit >= 1, "round_limit must be 1 or more")


def read_components(package: str) -> str:
    """The component file of a game's package."""
    return (files(package) / "components.toml").read_text("utf-8")


def parse_components(text: str) -> dict[str, Any]:
    """What a component file says, with the sections of other games that it refers to."""
    facts = tomllib.loads(text)
    return {name: _referenced_section(fact, name) if isinstance(fact, str) else fact for name, fact in facts.items()}


def _referenced_section(game: str, name: str) -> dict[str, Any]:
    """A section of the component file of another game."""
    there = game.isidentifier() and (files(GAMES_PACKAGE) / game / "components.toml").is_file()
    require(there, f"{name} refers to {game}, and there is no such game")
    section = tomllib.loads(read_components(f"{GAMES_PACKAGE}.{game}")).get(name)
    require(isinstance(section, dict), f"{name} refers to {game}, which has no facts of its own about it")
    assert isinstance(section, dict)
    return section


def digest(text: str) -> str:
    """What tells one component file from another: a hash of what it says, however it is laid out, and of what it refers to."""
    return blake2b(msgspec.json.encode(parse_components(text), order="deterministic"), digest_size=8).hexdigest()


def decode_components(text: str, schema: type[T], game: str) -> T:
    """The tables of a component file; `BadComponents` names the place of the first fault."""
    try:
        return msgspec.convert(parse_components(text), schema)
    except RecursionError:
        fault = "it is nested too deeply"
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        fault = str(error)
    raise BadComponents(Message("bad-components", {"game": game, "fault": fault}))
