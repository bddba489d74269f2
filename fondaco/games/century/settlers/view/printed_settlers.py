"""What is printed on boards, cards and tiles, as plain data for views."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...merchants.view.printed_merchants import NONE, Cubes

KINDS = ("native_help", "tool", "settlers", "exploration")
"""The kinds of point cards; their order never changes."""


@dataclass(frozen=True, slots=True)
class PrintedLocation:
    """A location; a fort has a slot and stacks of bonus tiles, by their labels."""

    label: str
    side: str
    kind: str
    settlers: int
    mark: str
    cost: Cubes = NONE
    gain: Cubes = NONE
    steps: int = 0
    slot: int = 0
    stacks: tuple[str, ...] = ()
    range: str = ""
    """How far it lets a boat sail."""


@dataclass(frozen=True, slots=True)
class PrintedPointCard:
    """A point card; its number chooses the sky."""

    label: str
    kind: str
    cost: Cubes
    points: int
    number: int
    mark: str = ""
    gain: Cubes = NONE
    settlers: int = 0


@dataclass(frozen=True, slots=True)
class PrintedBonusTile:
    """A bonus tile."""

    label: str
    kind: str
    points: int
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PrintedExplorationTile:
    """An exploration tile."""

    label: str
    kind: str
    gain: Cubes = NONE
    points: int = 0
    icon: str = ""


@dataclass(frozen=True, kw_only=True)
class PrintedSettlers:
    """All that is printed on boards and what belongs to them, by label."""

    locations: dict[str, PrintedLocation]
    cards: dict[str, PrintedPointCard]
    bonus: dict[str, PrintedBonusTile]
    explorations: dict[str, PrintedExplorationTile]
    bonus_slots: int
    side_stacks: dict[str, tuple[str, ...]]
    """The stacks of bonus tiles on each side that belong to no fort, by their labels."""
    wording: dict[tuple[str, str, str], str] = field(default_factory=dict)
    """Texts by language, message and label. Each is formatted once for all pictures."""
