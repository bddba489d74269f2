"""The New World on the table: what every game with settlers has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ....core.actions import Axis, Family
from ....core.messages import JsonValue
from ....core.piles import Pile
from ..state import CenturyGame, CenturyState
from .icons import MARKS

if TYPE_CHECKING:
    from ..aims import Aims
    from ..cubes import Leftover
    from .bonus_tiles import BonusTiles
    from .exploration import ExplorationTiles
    from .locations import Kind, Locations
    from .point_cards import PointCards, PointRow
    from .work import Deed

NOTHING = NOBODY = -1
"""Stands where there is no tile, and where nobody's settlers are."""


class Land:
    """Settlers, locations, cards and tiles. Lists go by seat or by the number of the location.

    On a location stand settlers of one seat at most, since whoever comes ousts those who are there.
    """

    __slots__ = (
        "box",
        "claimed",
        "cover",
        "display",
        "explored",
        "helpers",
        "places",
        "points",
        "ready",
        "reserve",
        "stacks",
        "there",
        "tiles",
        "tools",
        "whose",
    )

    def __init__(self, places: tuple[int, ...], locations: int, players: int) -> None:
        self.places = places
        """The locations in play, in order."""
        self.ready = [0] * players
        """The settlers on each player board."""
        self.reserve = [0] * players
        self.there = [0] * locations
        """How many settlers stand on a location."""
        self.whose = [NOBODY] * locations
        """The seat they belong to."""
        self.cover = [NOTHING] * locations
        """The exploration tile on a location."""
        self.display: list[int] = []
        """The exploration tiles that lie beside the boards."""
        self.explored: list[list[int]] = [[] for _ in range(players)]
        self.helpers = [0] * (players * len(MARKS))
        """How many settlers native help saves, by seat and mark."""
        self.tools = [0] * (players * len(MARKS))
        """The cubes that tools give, by seat and mark."""
        self.points: PointRow
        self.claimed: list[list[int]] = [[] for _ in range(players)]
        self.stacks: list[Pile] = []
        """Bonus tiles, the uppermost of each stack open."""
        self.box = Pile()
        """The bonus tiles that were left over; nobody knows which."""
        self.tiles: list[list[int]] = [[] for _ in range(players)]
        """The bonus tiles of each seat."""

    def clone(self) -> Land:
        other = Land.__new__(Land)
        other.places = self.places
        other.ready = self.ready[:]
        other.reserve = self.reserve[:]
        other.there = self.there[:]
        other.whose = self.whose[:]
        other.cover = self.cover[:]
        other.display = self.display[:]
        other.explored = [tiles[:] for tiles in self.explored]
        other.helpers = self.helpers[:]
        other.tools = self.tools[:]
        other.points = self.points.clone()
        other.claimed = [cards[:] for cards in self.claimed]
        other.stacks = [stack.clone() for stack in self.stacks]
        other.box = self.box.clone()
        other.tiles = [tiles[:] for tiles in self.tiles]
        return other

    def to_json(self) -> list[JsonValue]:
        """The land as plain data, for keys."""
        settlers: list[JsonValue] = [self.ready, self.reserve, self.there, self.whose]
        stacks: list[JsonValue] = [stack.to_json() for stack in (*self.stacks, self.box)]
        tiles: list[JsonValue] = [self.cover, self.display, self.explored, stacks, self.tiles]
        return [settlers, tiles, self.helpers, self.tools, self.points.to_json(), self.claimed]


class SettledGame(CenturyGame):
    """A game with settlers."""

    locations: Locations
    point_cards: PointCards
    explorations: ExplorationTiles
    bonus_tiles: BonusTiles
    bonus_slots: int
    """How many bonus tiles fit on a player board."""
    aims: Aims
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


class SettledState(CenturyState):
    """A state with settlers. It adds no slot, so that games can join it with other states; they list ``land``."""

    __slots__ = ()

    game: SettledGame
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
