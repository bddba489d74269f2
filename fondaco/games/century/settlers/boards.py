"""The boards on the table: settlers, locations, cards and tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from ....core.columns import copied, part, per_seat, shared, unset
from ....core.parts import Part
from ....core.piles import Pile, resample
from ....core.rng import Stream

if TYPE_CHECKING:
    from .point_row import PointRow

NOTHING = -1
"""Stands where there is no tile."""
NO_SEAT = -1
"""The owner of the settlers on an empty location."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class Boards(Part):
    """Lists go by seat or by the number of the location. Tuples and piles are replaced and never changed.

    The settlers on a location belong to one seat: a seat that comes ousts the others.
    """

    locations_in_play: tuple[int, ...] = unset()
    """In order of their numbers."""
    ready: list[int] = per_seat(0)
    """The settlers on each player board."""
    reserve: list[int] = per_seat(0)
    settlers_on: list[int] = copied()
    """The number of settlers on each location."""
    owner_of: list[int] = copied()
    """The seat whose settlers are on each location, or `NO_SEAT`."""
    covered_by: list[int] = copied()
    """The exploration tile on each location, or `NOTHING`."""
    exploration_display: tuple[int, ...] = shared(())
    """The exploration tiles beside the boards."""
    explored: list[tuple[int, ...]] = per_seat(())
    """The exploration tiles of each seat."""
    native_help: list[tuple[int, ...]] = copied()
    """The number of settlers that native help saves each seat, by location."""
    tool_cubes: list[tuple[int, ...]] = copied()
    """The cubes that tools give each seat, by location."""
    point_row: PointRow = part()
    claimed: list[tuple[int, ...]] = per_seat(())
    """The point cards of each seat."""
    bonus_stacks: tuple[Pile, ...] = unset()
    """Stacks of bonus tiles; the top tile of each is open."""
    bonus_box: Pile = unset()
    """The bonus tiles that were left over. No seat knows them."""
    bonus_tiles: list[tuple[int, ...]] = per_seat(())

    @classmethod
    def with_locations(cls, locations_in_play: tuple[int, ...], locations: int, players: int) -> Self:
        """Return empty boards; `locations` is the number of all locations, in play or not."""
        boards = cls.new(players)
        boards.locations_in_play = locations_in_play
        boards.settlers_on = [0] * locations
        boards.owner_of = [NO_SEAT] * locations
        boards.covered_by = [NOTHING] * locations
        boards.native_help = [(0,) * locations] * players
        boards.tool_cubes = [(0,) * locations] * players
        return boards

    # --- predicates ----------------------------------------------------------------------------------------------------------

    def help_at(self, seat: int, location: int) -> int:
        """The number of settlers that native help saves a seat at a location."""
        return self.native_help[seat][location]

    def tools_at(self, seat: int, location: int) -> int:
        """The cubes that its tools give a seat at a location, packed."""
        return self.tool_cubes[seat][location]

    def is_open(self, location: int) -> bool:
        """Whether no exploration tile covers a location."""
        return self.covered_by[location] == NOTHING

    def open_tiles(self) -> list[int]:
        """The exploration tiles that can be taken."""
        return [tile for tile in self.covered_by if tile != NOTHING] + [*self.exploration_display]

    def settlers_of(self, seat: int) -> int:
        """The number of settlers of a seat that are on locations."""
        return sum([number for number, owner in zip(self.settlers_on, self.owner_of, strict=True) if owner == seat])

    # --- changes -------------------------------------------------------------------------------------------------------------

    def recruit(self, seat: int, number: int) -> int:
        """Neue Siedler (page 16): move settlers from the reserve onto the player board and return their number.

        If the reserve is too small, all of it comes (a ruling: too-few-in-reserve).
        """
        coming = min(number, self.reserve[seat])
        self.reserve[seat] -= coming
        self.ready[seat] += coming
        return coming

    def take_back(self, location: int, number: int) -> None:
        """Move settlers from a location onto the player board of their owner."""
        owner = self.owner_of[location]
        self.settlers_on[location] -= number
        self.ready[owner] += number
        if not self.settlers_on[location]:
            self.owner_of[location] = NO_SEAT

    def draw_bonus_tile(self, stack: int) -> tuple[int, Pile]:
        """Take the top tile of a stack; return it and the rest of the stack."""
        rest = self.bonus_stacks[stack].clone()
        tile = rest.draw()
        self.bonus_stacks = tuple([rest if number == stack else pile for number, pile in enumerate(self.bonus_stacks)])
        return tile, rest

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        """Shuffle the cards and tiles that a seat cannot know."""
        self.point_row.resample_hidden(seat, stream)
        self.bonus_stacks = tuple([pile.clone() for pile in self.bonus_stacks])
        self.bonus_box = self.bonus_box.clone()
        resample([*self.bonus_stacks, self.bonus_box], seat, stream)
