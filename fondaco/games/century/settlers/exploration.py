"""Erkundung: tiles that cover locations; who takes one opens the location for all (page 16)."""

from __future__ import annotations

from typing import Literal

from ....core.components import Component, Section, require, require_count, require_unique
from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..cubes.components import NO_CUBES, Cubes
from ..cubes.packing import pack, unpack
from .icons import ICONS, Icon
from .recruiting import recruit
from .state import NOTHING, SettledState


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
    """All exploration tiles as tuples of ints by tile number, for the rules."""

    def __init__(self, tiles: list[ExplorationTile]) -> None:
        self.labels = tuple(tile.id for tile in tiles)
        self.gain = tuple(pack(tile.gain) for tile in tiles)
        self.settlers = tuple(tile.settlers for tile in tiles)
        self.points = tuple(tile.points for tile in tiles)
        self.icon = tuple(NOTHING if tile.icon is None else ICONS.index(tile.icon) for tile in tiles)


class Explore(Question[SettledState]):
    """Which exploration tile do you take, from a location or from the display?"""

    __slots__ = ()

    def legal(self, s: SettledState) -> list[int]:
        base = s.game.explore.base
        return [base + tile for tile in sorted(to_be_explored(s))]

    def apply(self, s: SettledState, action: int) -> None:
        game, land = s.game, s.land
        if not game.explore.base <= action < game.explore.end:
            raise not_asked()
        tile = action - game.explore.base
        tiles = game.explorations
        label = tiles.labels[tile]
        if tile in land.cover:
            place = land.cover.index(tile)
            land.cover[place] = NOTHING
            s.emit("explore", self.seat, tile=label, location=game.locations.labels[place])
        elif tile in land.display:
            land.display.remove(tile)
            s.emit("explore-display", self.seat, tile=label)
        else:
            raise Refused("not-to-be-explored", tile=label)
        land.explored[self.seat].append(tile)
        gain = tiles.gain[tile]
        if gain:
            s.cubes[self.seat] += gain
            if s.event_sink is not None:
                s.emit("produce", self.seat, gain=unpack(gain))
        if tiles.settlers[tile]:
            recruit(s, self.seat, tiles.settlers[tile])

    def prompt(self, s: SettledState) -> Message:
        return Message("ask-explore")


def to_be_explored(s: SettledState) -> list[int]:
    """The exploration tiles that can still be taken."""
    return [tile for tile in s.land.cover if tile != NOTHING] + s.land.display


def explore(s: SettledState, seat: int) -> None:
    """Ask for a tile; when none is left, the benefit is lost (a ruling: nothing-to-explore)."""
    if to_be_explored(s):
        s.stack.append(Explore(seat))
    else:
        s.emit("nothing-to-explore", seat)
