"""The start: from the last seat to the first each chooses a group of cubes, then puts its ship on an island (page 4, step 8)."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.actions import Axis, Family, number_axis
from ....core.components import Section, require
from ....core.errors import Refused
from ....core.frames import Question, agendas, not_asked
from ....core.messages import Message
from ....core.native import TypeVar
from ..cubes.components import Cubes
from ..cubes.packing import pack, unpack
from ..state import MAX_SEATS
from .red_bonuses import RedBonusGame, RedBonusState


class StartGroups(Section, frozen=True, kw_only=True):
    """The cubes to choose from at the start, in a component file."""

    groups: list[Cubes]

    def __post_init__(self) -> None:
        require(all(min(cubes) >= 0 for cubes in self.groups), "groups must be 0 or more cubes")


class StartGame(RedBonusGame):
    """A game with groups of start cubes. All of them have red bonus tiles, too."""

    start_groups: tuple[int, ...]
    """The cubes of each group, packed."""

    def start_families(self, groups: Sequence[Cubes]) -> list[Family]:
        """The families of the choice among the groups, and among the islands."""
        self.start_groups = tuple(map(pack, groups))
        self.group = Family("group", number_axis("group", 1, len(groups)))
        self.place = Family("place", Axis("tile", self.islands.labels))
        return [self.group, self.place]


Start_co = TypeVar("Start_co", bound=StartGame, covariant=True, default=StartGame)


class StartState(RedBonusState[Start_co]):
    """A state in which starts are chosen; what is left to choose from is a part of the sea."""

    __slots__ = ()

    def begin(self) -> None:
        """The first turn, after all have chosen their start."""
        raise NotImplementedError


class ChooseGroup(Question[StartState]):
    """Which group of cubes do you start with? Each is there once."""

    __slots__ = ()

    def legal(self, s: StartState) -> list[int]:
        base = s.game.group.base
        left = s.sea.groups
        return [base + group for group in range(len(s.game.start_groups)) if left >> group & 1]

    def apply(self, s: StartState, action: int) -> None:
        game = s.game
        if not game.group.base <= action < game.group.end:
            raise not_asked()
        group = action - game.group.base
        if not s.sea.groups >> group & 1:
            raise Refused("group-gone", group=group + 1)
        s.sea.groups ^= 1 << group
        s.cubes[self.seat] = game.start_groups[group]
        if s.event_sink is not None:
            s.emit("group", self.seat, gain=unpack(game.start_groups[group]), group=group + 1)

    def prompt(self, s: StartState) -> Message:
        return Message("ask-group", {"seat": self.seat})


class PlaceShip(Question[StartState]):
    """On which island do you start? Ships may share one, and there is no toll (a ruling: no-toll-at-start)."""

    __slots__ = ()

    def legal(self, s: StartState) -> list[int]:
        base = s.game.place.base
        cells = s.sea.chart.cells
        return [base + tile for tile in range(s.game.first_harbour) if cells[tile] is not None]

    def apply(self, s: StartState, action: int) -> None:
        game = s.game
        if not game.place.base <= action < game.place.end:
            raise not_asked()
        tile = action - game.place.base
        if s.sea.chart.cells[tile] is None:
            raise Refused("not-on-map", tile=game.tiles[tile])
        s.sea.ships[self.seat] = tile
        if s.event_sink is not None:
            s.emit("place", self.seat, tile=game.tiles[tile])

    def prompt(self, s: StartState) -> Message:
        return Message("ask-place", {"seat": self.seat})


def ask_group(s: StartState, seat: int) -> None:
    """A seat's start begins."""
    s.turn_number += 1
    s.stack.append(ChooseGroup(seat))


def ask_place(s: StartState, seat: int) -> None:
    """With the cubes in the hold, the ship is set."""
    s.stack.append(PlaceShip(seat))


def next_start(s: StartState, seat: int) -> None:
    """The next seat counter-clockwise; after the first seat the game begins."""
    if seat:
        s.stack.append(START[seat - 1])
    else:
        s.begin()


START = agendas("start", ask_group, ask_place, next_start, seats=MAX_SEATS)
