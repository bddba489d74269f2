"""Die Felder der Spielpläne: what is printed on the boards (page 7, and the overview on page 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....core.components import Component, Section, require, require_unique
from ..cubes.components import NO_CUBES, Cubes
from ..cubes.packing import Payable, pack

Icon = Literal["native_help", "tool", "settlers", "exploration"]
ICONS: tuple[Icon, ...] = ("native_help", "tool", "settlers", "exploration")
"""The kinds of point cards, in the rulebook's order; bonus tiles count them."""
NATIVE_HELP = 0
TOOL = 1
SETTLERS = 2
EXPLORATION = 3

Mark = Literal["", "plough", "anvil", "canoe", "scales"]
MARKS: tuple[Mark, ...] = ("plough", "anvil", "canoe", "scales", "")
"""The symbols in the circle; the last stands for a location without one, to which no card refers."""

Kind = Literal[
    "production",
    "upgrade",
    "trade",
    "fort",
    "bonus_trade",
    "new_point_cards",
    "market",
    "refresh_market",
    "adjust_route",
    "move_boat",
    "boat_trade",
    "outpost_trade",
]
SHOWS: dict[Kind, tuple[str, ...]] = {
    "production": ("gain",),
    "upgrade": ("steps",),
    "trade": ("cost", "gain"),
    "fort": ("slot",),
    "bonus_trade": ("cost", "gain"),
    "new_point_cards": (),
    "market": ("slot",),
    "refresh_market": (),
    "adjust_route": ("gain",),
    "move_boat": ("range",),
    "boat_trade": (),
    "outpost_trade": (),
}
"""What only a location of this kind shows; a fort may also have stacks of bonus tiles."""


class Location(Component, frozen=True):
    """A location in a component file."""

    id: str
    kind: Kind
    settlers: int
    """The number of settlers that an empty location needs."""
    mark: Mark = ""
    exploration: Literal["", "always", "2-3"] = ""
    """Whether an exploration tile covers it at first: always, or with two and three players only."""
    gain: Cubes = NO_CUBES
    cost: Cubes = NO_CUBES
    steps: int = 0
    slot: int = 0
    """The card beside the boards that belongs to it, from the left: point cards to forts, merchants to markets."""
    stacks: list[int] = []
    """The number of bonus tiles at first on each of the stacks that belong to a fort."""
    range: Literal["", "1", "1-2", "any"] = ""

    def __post_init__(self) -> None:
        require(self.settlers >= 1, f"{self.id} needs no settler")
        require(min(*self.gain, *self.cost, self.steps, self.slot) >= 0, f"{self.id} has a negative number")
        shown = {"gain": any(self.gain), "cost": any(self.cost), "steps": self.steps, "slot": self.slot, "range": self.range}
        for name, value in shown.items():
            if name in SHOWS[self.kind]:
                require(bool(value), f"{self.id} is of the kind {self.kind} and has no {name}")
            else:
                require(not value, f"{self.id} is of the kind {self.kind} and has a {name}")
        require(self.kind == "fort" or not self.stacks, f"{self.id} is no fort and has stacks")
        require(min(self.stacks, default=1) >= 1, f"{self.id} has an empty stack")


class Side(Component, frozen=True):
    """One side of a board."""

    id: str
    locations: list[Location]
    stacks: list[int] = []
    """The number of bonus tiles at first on each of the stacks that belong to no fort."""

    def __post_init__(self) -> None:
        require(len(self.locations) >= 1, f"{self.id} has no location")
        require(min(self.stacks, default=1) >= 1, f"{self.id} has an empty stack")


class BoardFacts(Section, frozen=True, kw_only=True):
    """Both sides of all boards."""

    sides: list[Side]

    def __post_init__(self) -> None:
        require_unique("ids of sides", [side.id for side in self.sides])
        require_unique("ids of locations", [location.id for side in self.sides for location in side.locations])


def check_markets(sides: Sequence[Side], row: int) -> None:
    """Check that each open merchant has one market; `row` is their number."""
    markets = sorted(location.slot for side in sides for location in side.locations if location.kind == "market")
    one_each = list(range(1, row + 1))
    require(markets == one_each, f"the markets have the slots {markets}, not {one_each}")


class Locations:
    """The locations of some sides as tuples by their number, for the rules; and the stacks of bonus tiles there."""

    def __init__(self, sides: Sequence[Side]) -> None:
        locations = [location for side in sides for location in side.locations]
        self.labels = tuple([location.id for location in locations])
        self.kind = tuple([location.kind for location in locations])
        self.settlers = tuple([location.settlers for location in locations])
        self.mark = tuple([MARKS.index(location.mark) for location in locations])
        self.has_mark = tuple([tuple([int(other == mark) for other in self.mark]) for mark in range(len(MARKS))])
        """A 1 for each location with a mark, by mark and location."""
        self.gain = tuple([pack(location.gain) for location in locations])
        self.cost = tuple([pack(location.cost) for location in locations])
        self.steps = tuple([location.steps for location in locations])
        self.slot = tuple([location.slot - 1 for location in locations])
        self.range = tuple([location.range for location in locations])
        self.exploration = tuple([location.exploration for location in locations])
        self.payable = Payable(self.cost)
        """Whether a trade can be paid once, by the cubes at hand and the number of the location."""
        self.on: dict[str, tuple[int, ...]] = {}
        """The numbers of the locations on each side."""
        for side in sides:
            self.on[side.id] = tuple([self.labels.index(location.id) for location in side.locations])
        self.stack_labels: list[str] = []
        self.stack_sizes: list[int] = []
        self.stacks = tuple([self._number_stacks(location.id, location.stacks) for location in locations])
        """The numbers of the stacks that belong to a fort, by location."""
        self.stacks_on = {side.id: self._number_stacks(side.id, side.stacks) for side in sides}
        """The numbers of the stacks on a side that belong to no fort."""

    def _number_stacks(self, label: str, sizes: Sequence[int]) -> tuple[int, ...]:
        """The numbers of some stacks. Their labels are that of the fort or side, with a letter if there are several."""
        first = len(self.stack_labels)
        self.stack_labels += [label] if len(sizes) == 1 else [f"{label}{letter}" for letter in "abcdefgh"[: len(sizes)]]
        self.stack_sizes += sizes
        return tuple(range(first, len(self.stack_labels)))

    def in_play(self, sides: Sequence[str]) -> tuple[int, ...]:
        """Return the numbers of the locations on some sides, in order."""
        return tuple(sorted([location for side in sides for location in self.on[side]]))

    def stacks_in_play(self, sides: Sequence[str]) -> list[int]:
        """Return the numbers of all stacks on some sides, in order."""
        at_forts = [stack for location in self.in_play(sides) for stack in self.stacks[location]]
        return sorted(at_forts + [stack for side in sides for stack in self.stacks_on[side]])
