"""Locations: what is printed on the boards (page 7, and the overview on page 16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ....core.components import Component, Section, require, require_unique
from ..cubes.components import NO_CUBES, Cubes
from ..cubes.packing import Payable, pack
from .icons import MARKS, Mark

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
"""What a location of each kind shows, and no other does; a fort may have stacks of bonus tiles besides."""


class Location(Component, frozen=True):
    """A location in a component file."""

    id: str
    kind: Kind
    settlers: int
    """How many it needs when it is empty."""
    mark: Mark = ""
    exploration: Literal["", "always", "2-3"] = ""
    """Whether an exploration tile covers it at first: always, or with two and three players only."""
    gain: Cubes = NO_CUBES
    cost: Cubes = NO_CUBES
    steps: int = 0
    slot: int = 0
    """Which of the cards beside the boards belongs to it, from the left: point cards to forts, merchants to markets."""
    stacks: list[int] = []
    """How many bonus tiles lie at first on each of the stacks that belong to a fort."""
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
    """How many bonus tiles lie at first on each of the stacks that belong to no fort."""

    def __post_init__(self) -> None:
        require(len(self.locations) >= 1, f"{self.id} has no location")
        require(min(self.stacks, default=1) >= 1, f"{self.id} has an empty stack")


class Boards(Section, frozen=True, kw_only=True):
    """Both sides of all boards."""

    sides: list[Side]

    def __post_init__(self) -> None:
        require_unique("ids of sides", [side.id for side in self.sides])
        require_unique("ids of locations", [place.id for side in self.sides for place in side.locations])


def check_markets(sides: Sequence[Side], row: int) -> None:
    """Check that there is one market for each of so many open merchants."""
    markets = sorted(place.slot for side in sides for place in side.locations if place.kind == "market")
    one_each = list(range(1, row + 1))
    require(markets == one_each, f"the markets have the slots {markets}, not {one_each}")


class Locations:
    """The locations of some sides as tuples of ints by their number, for the rules; and the stacks of bonus tiles there."""

    def __init__(self, sides: Sequence[Side]) -> None:
        places = [place for side in sides for place in side.locations]
        self.labels = tuple(place.id for place in places)
        self.kind = tuple(place.kind for place in places)
        self.settlers = tuple(place.settlers for place in places)
        self.mark = tuple(MARKS.index(place.mark) for place in places)
        self.gain = tuple(pack(place.gain) for place in places)
        self.cost = tuple(pack(place.cost) for place in places)
        self.steps = tuple(place.steps for place in places)
        self.slot = tuple(place.slot - 1 for place in places)
        self.range = tuple(place.range for place in places)
        self.exploration = tuple(place.exploration for place in places)
        self.payable = Payable(self.cost)
        """Whether a trade can be paid once, by the cubes at hand and the number of the location."""
        self.on: dict[str, tuple[int, ...]] = {}
        """The numbers of the locations on each side."""
        for side in sides:
            self.on[side.id] = tuple(self.labels.index(place.id) for place in side.locations)
        self.stack_labels: list[str] = []
        self.stack_sizes: list[int] = []
        self.stacks = tuple(self._number_stacks(place.id, place.stacks) for place in places)
        """The numbers of the stacks that belong to a fort, by location."""
        self.stacks_on = {side.id: self._number_stacks(side.id, side.stacks) for side in sides}
        """The numbers of the stacks on a side that belong to no fort."""

    def _number_stacks(self, id: str, sizes: Sequence[int]) -> tuple[int, ...]:
        """Stacks are called like the fort or the side they belong to, and by a letter if there are several."""
        first = len(self.stack_labels)
        self.stack_labels += [id] if len(sizes) == 1 else [f"{id}{letter}" for letter in "abcdefgh"[: len(sizes)]]
        self.stack_sizes += sizes
        return tuple(range(first, len(self.stack_labels)))

    def in_play(self, sides: Sequence[str]) -> tuple[int, ...]:
        """The numbers of the locations on some sides, in order."""
        return tuple(sorted(place for side in sides for place in self.on[side]))

    def stacks_in_play(self, sides: Sequence[str]) -> list[int]:
        """The numbers of all stacks on some sides, in order."""
        own = [stack for place in self.in_play(sides) for stack in self.stacks[place]]
        return sorted(own + [stack for side in sides for stack in self.stacks_on[side]])
