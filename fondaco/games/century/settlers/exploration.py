"""Erkundung: tiles that cover locations, and what a seat gains that takes one (page 16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ....core.components import Component, Section, require, require_count, require_unique
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ..cubes.components import NO_CUBES, Cubes
from ..cubes.packing import pack, unpack
from .boards import NOTHING
from .locations import ICONS, Icon
from .settler_obstacles import MESSAGES, NOT_TO_BE_EXPLORED

if TYPE_CHECKING:
    from ..state import CenturyState


class ExplorationTile(Component, frozen=True):
    """An exploration tile in a component file."""

    id: str
    kind: Literal["cubes", "settler", "points", "icon"]
    gain: Cubes = NO_CUBES
    settlers: int = 0
    points: int = 0
    icon: Icon | None = None

    def __post_init__(self) -> None:
        require(min(*self.gain, self.settlers, self.points) >= 0, f"{self.id} has a negative number")
        shown = {"cubes": any(self.gain), "settler": self.settlers, "points": self.points, "icon": self.icon is not None}
        for kind, value in shown.items():
            require(bool(value) == (kind == self.kind), f"{self.id} is of the kind {self.kind}, not {kind}")


class ExplorationTable(Section, frozen=True, kw_only=True):
    """All exploration tiles."""

    count: int
    tiles: list[ExplorationTile]

    def __post_init__(self) -> None:
        require_count("tiles", len(self.tiles), self.count)
        require_unique("tile ids", [tile.id for tile in self.tiles])


class ExplorationTiles:
    """All exploration tiles as tuples by tile number, for the rules."""

    def __init__(self, tiles: list[ExplorationTile]) -> None:
        self.labels = tuple([tile.id for tile in tiles])
        self.gain = tuple([pack(tile.gain) for tile in tiles])
        self.settlers = tuple([tile.settlers for tile in tiles])
        self.points = tuple([tile.points for tile in tiles])
        self.icon = tuple([NOTHING if tile.icon is None else ICONS.index(tile.icon) for tile in tiles])


class Explore(Question["CenturyState"]):
    """Which exploration tile do you take, from a location or from the display?"""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        explore = s.game.boards.explore.actions
        return [explore[tile] for tile in sorted(s.boards.open_tiles())]

    def obstacle(self, s: CenturyState, action: int) -> int:
        tile = s.game.boards.explore.offset(action)
        if tile < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if tile in s.boards.open_tiles() else NOT_TO_BE_EXPLORED

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], tile=s.game.boards.explorations.labels[s.game.boards.explore.offset(action)])

    def perform(self, s: CenturyState, action: int) -> None:
        take_exploration_tile(s, self.seat, s.game.boards.explore.offset(action))

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-explore")


def explore(s: CenturyState, seat: int) -> None:
    """Ask for a tile; when none is left, the benefit is lost (a ruling: nothing-to-explore)."""
    if s.boards.open_tiles():
        s.stack.append(Explore(seat))
    else:
        s.emit("nothing-to-explore", seat)


def take_exploration_tile(s: CenturyState, seat: int, tile: int) -> None:
    """Take a tile; the location below it is open for all from now on. Then comes what the tile brings."""
    rules, boards = s.game.boards, s.boards
    tiles = rules.explorations
    label = tiles.labels[tile]
    if tile in boards.covered_by:
        location = boards.covered_by.index(tile)
        boards.covered_by[location] = NOTHING
        s.emit("explore", seat, tile=label, location=rules.locations.labels[location])
    else:
        boards.exploration_display = tuple([other for other in boards.exploration_display if other != tile])
        s.emit("explore-display", seat, tile=label)
    boards.explored[seat] += (tile,)
    gain = tiles.gain[tile]
    if gain:
        s.cubes[seat] += gain
        if s.event_sink is not None:
            s.emit("produce", seat, gain=unpack(gain))
    if tiles.settlers[tile]:
        s.emit("recruit", seat, count=boards.recruit(seat, tiles.settlers[tile]))
