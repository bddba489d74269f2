"""Component files: the facts printed on boards and cards, as TOML beside each game.

A file is decoded by msgspec into frozen tables that reject unknown keys and wrong types; each table checks what it can by itself
in ``__post_init__`` (counts, totals, references). Every fault names its place. Every section says where its facts come from.
"""

from __future__ import annotations

import tomllib
from enum import Enum
from hashlib import blake2b
from importlib.resources import files
from typing import TypeVar

import msgspec

from .errors import BadComponents
from .messages import Message

T = TypeVar("T")


class Source(Enum):
    """Where the facts of a section come from."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    RECONSTRUCTED = "reconstructed"
    HOUSE_RULE = "house rule"


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a component file."""


class Section(Table, frozen=True, kw_only=True):
    """A table that says where its facts come from; `note` may say more, such as which of them are guesses."""

    source: Source
    note: str = ""


class Fault(ValueError):
    """Raised by the checks of a table: something is not as it must be."""


def require(truth: bool, fault: str) -> None:
    """Check a fact of a component file."""
    if not truth:
        raise Fault(fault)


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


class House(Section, frozen=True, kw_only=True):
    """What a rulebook does not know: after so many rounds the game is scored as it stands, so that every game ends."""

    round_limit: int

    def __post_init__(self) -> None:
        require(self.round_limit >= 1, "round_limit must be 1 or more")


def text_of(package: str) -> str:
    """The component file of a game's package."""
    return (files(package) / "components.toml").read_text("utf-8")


def digest(text: str) -> str:
    """What tells one component file from another: a hash of what it says, however it is laid out."""
    facts = msgspec.json.encode(tomllib.loads(text), order="deterministic")
    return blake2b(facts, digest_size=8).hexdigest()


def decode(text: str, schema: type[T], game: str) -> T:
    """The tables of a component file; `BadComponents` names the place of the first fault."""
    try:
        return msgspec.convert(tomllib.loads(text), schema)
    except RecursionError:
        fault = "it is nested too deeply"
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        fault = str(error)
    raise BadComponents(Message("bad-components", {"game": game, "fault": fault}))
