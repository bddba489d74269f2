"""The New World on the table: what every game with settlers has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from ....core.actions import Axis, Family
from ....core.columns import copied, list_per_seat, part, parts, per_seat, unset
from ....core.native import TypeVar
from ....core.parts import Part
from ....core.piles import Pile
from ..game import CenturyGame
from ..state import CenturyState
from .icons import MARKS

if TYPE_CHECKING:
    from ..cubes.evaluation import CubeTargets
    from ..cubes.packing import Leftover
    from .bonus_tiles import BonusTiles
    from .exploration import ExplorationTiles
    from .locations import Kind, Locations
    from .point_row import PointCards, PointRow
    from .work import Deed

NOTHING = NOBODY = -1
"""Stands where there is no tile, and where nobody's settlers are."""


@dataclass(slots=True, eq=False, init=False, repr=False)
class Land(Part):
    """Settlers, locations, cards and tiles. Lists go by seat or by the number of the location.

    On a location stand settlers of one seat at most, since whoever comes ousts those who are there.
    """

    places: tuple[int, ...] = unset()
    """The locations in play, in order."""
    ready: list[int] = per_seat(0)
    """The settlers on each player board."""
    reserve: list[int] = per_seat(0)
    there: list[int] = copied()
    """How many settlers stand on a location."""
    whose: list[int] = copied()
    """The seat they belong to."""
    cover: list[int] = copied()
    """The exploration tile on a location."""
    display: list[int] = copied()
    """The exploration tiles that lie beside the boards."""
    explored: list[list[int]] = list_per_seat()
    helpers: list[int] = copied()
    """How many settlers native help saves, by seat and mark."""
    tools: list[int] = copied()
    """The cubes that tools give, by seat and mark."""
    points: PointRow = part()
    claimed: list[list[int]] = list_per_seat()
    stacks: list[Pile] = parts()
    """Bonus tiles, the uppermost of each stack open."""
    box: Pile = part()
    """The bonus tiles that were left over; nobody knows which."""
    tiles: list[list[int]] = list_per_seat()
    """The bonus tiles of each seat."""

    @classmethod
    def with_places(cls, places: tuple[int, ...], locations: int, players: int) -> Self:
        """Return empty boards. These locations are in play, of the given number in all."""
        land = cls.new(players)
        land.places = places
        land.there = [0] * locations
        land.whose = [NOBODY] * locations
        land.cover = [NOTHING] * locations
        land.helpers = [0] * (players * len(MARKS))
        land.tools = [0] * (players * len(MARKS))
        return land


class SettledGame(CenturyGame):
    """A game with settlers."""

    locations: Locations
    point_cards: PointCards
    explorations: ExplorationTiles
    bonus_tiles: BonusTiles
    bonus_slots: int
    """How many bonus tiles fit on a player board."""
    aims: CubeTargets
    promises: tuple[float, ...]
    """What the lasting benefit of each point card is worth, for bots."""
    leftover: Leftover
    """The points of cubes that are left over."""
    cards_to_end: int
    """How many point cards end the game."""
    settlers: int
    """How many settlers each seat has in all."""
    deeds: Mapping[Kind, Deed]
    """What settlers do, by the kind of location."""

    def settler_families(self) -> list[Family]:
        """The families of the shared questions about settlers."""
        self.work = Family("work", Axis("location", self.locations.labels))
        self.rest = Family("rest")
        self.claim = Family("claim")
        self.bonus = Family("bonus", Axis("stack", self.locations.stack_labels))
        self.leave = Family("leave")
        self.explore = Family("explore", Axis("tile", self.explorations.labels))
        self.deed = tuple(self.deeds[kind] for kind in self.locations.kind)
        return [self.work, self.rest, self.claim, self.bonus, self.leave, self.explore]


Settled_co = TypeVar("Settled_co", bound=SettledGame, covariant=True, default=SettledGame)


class SettledState(CenturyState[Settled_co]):
    """A state with settlers. A subclass declares the column, so that a game's state can have other states as bases, too."""

    __slots__ = ()

    land: Land

    def ask_turn(self, seat: int) -> None:
        """Push the question with which a turn begins."""
        raise NotImplementedError

    def call_back(self, seat: int) -> int:
        """Settlers that a rest brings back from elsewhere than the locations; how many they are."""
        return 0

    def merchant_cards(self, seat: int) -> int:
        """How many merchants a seat has collected, for the bonus tiles that count them."""
        return 0

    def below(self, place: int) -> str | None:
        """The card that lies below a location."""
        return None
