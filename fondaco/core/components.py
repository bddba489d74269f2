"""Components: the checked contents of a game's ``components.toml``, such as cards, tiles and boards.

msgspec decodes a file into frozen classes that reject unknown keys and wrong types. Each class checks its own counts, totals and
references in ``__post_init__``. An error names the path of the wrong entry, such as ``$.points.cards[0].cost``. Every section
states its source. `component_files` reads the files.
"""

from __future__ import annotations

from enum import Enum

import msgspec


class Source(Enum):
    """Where the facts of a section come from."""

    RULEBOOK = "rulebook"
    PUBLIC = "public"
    RECONSTRUCTED = "reconstructed"
    HOUSE_RULE = "house rule"


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checked entry of a component file."""


class Section(Component, frozen=True, kw_only=True):
    """A component that states its source; `note` may add details, such as which facts are guesses."""

    source: Source
    note: str = ""


class InvalidComponent(ValueError):
    """Raised by the checks of a component; the text is the error detail."""


def require(condition: bool, detail: str) -> None:
    """Raise `InvalidComponent` with this error detail if the condition is false."""
    if not condition:
        raise InvalidComponent(detail)


def require_count(subject: str, count: int, expected: int) -> None:
    """Check that the number of entries is the expected one."""
    require(count == expected, f"{count} {subject}, expected {expected}")


def require_unique(subject: str, ids: list[str]) -> None:
    """Check that ids can be typed: each is a single word and occurs once, ignoring case."""
    require(all(len(name.split()) == 1 for name in ids), f"{subject} must be single words")
    lower = [name.lower() for name in ids]
    repeated = sorted({name for name in ids if lower.count(name.lower()) > 1})
    require(not repeated, f"{subject} repeat: {', '.join(repeated)}")


def require_known(subject: str, references: list[str], valid: list[str]) -> None:
    """Check that every reference is one of the valid names."""
    unknown = sorted(set(references) - set(valid))
    require(not unknown, f"{subject} unknown: {', '.join(unknown)}; known: {', '.join(valid)}")


class HouseRules(Section, frozen=True, kw_only=True):
    """House rules, not in the rulebook: the game is scored after `round_limit` rounds, so that every game ends."""

    round_limit: int
    """(a ruling: round-limit)"""

    def __post_init__(self) -> None:
        require(self.round_limit >= 1, "round_limit must be 1 or more")
