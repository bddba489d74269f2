"""The start: each seat, from the last to the first, chooses a group of cubes, then an island for its ship (page 4, step 8)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from ....core import bits
from ....core.actions import Axis, Family, number_axis
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, agendas
from ....core.messages import JsonValue, Message
from ..cubes.components import Cubes
from ..cubes.packing import pack, unpack
from ..part import CenturyPart, Seen
from ..sea.sea import NOWHERE
from ..sea.sea_obstacles import NOT_ON_MAP
from ..state import MAX_SEATS
from .harbour_obstacles import GROUP_GONE, MESSAGES

if TYPE_CHECKING:
    from ..state import CenturyState


class StartRules(CenturyPart["CenturyState"]):
    """The map, the groups of start cubes, and the islands to start on."""

    def __init__(self, groups: Sequence[Cubes], islands: Sequence[str], *, first_turn: Callable[[Any], None]) -> None:
        """Take the groups and the labels of the islands. `first_turn` begins the first turn after all have chosen."""
        self.groups = tuple([pack(cubes) for cubes in groups])
        """The cubes of each group, packed."""
        self.first_turn = first_turn
        self.group = Family("group", number_axis("group", 1, len(groups)))
        self.place = Family("place", Axis("tile", islands))

    def families(self) -> Sequence[Family]:
        return [self.group, self.place]

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"map": ("first", "random")}

    def howto_sections(self) -> Mapping[str, str]:
        return {"ChooseGroup": "start", "PlaceShip": "start"}

    def observation_formatters(self) -> Mapping[str, str]:
        return {"groups.*": "cubes"}

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """The cubes of a group."""
        group = self.group.offset(action)
        return {"gain": unpack(self.groups[group])} if group >= 0 else {}

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        """Return the groups that are left; none once all ships are on the map."""
        if NOWHERE not in s.sea.ships:
            return {"groups": {}}
        return {"groups": {str(n + 1): [*unpack(cubes)] for n, cubes in enumerate(self.groups) if s.sea.has_group(n)}}

    def encoding_size(self, seats: int) -> int:
        return 1 + len(self.groups)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        numbers.append(float(seen["options"]["map"] == "random"))
        numbers.extend([float(str(group + 1) in seen["groups"]) for group in range(len(self.groups))])


class ChooseGroup(Question["CenturyState"]):
    """Which group of cubes do you start with? Each is there once."""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        group = s.game.start.group.actions
        return [group[each] for each in bits.each(s.sea.start_groups_left)]

    def obstacle(self, s: CenturyState, action: int) -> int:
        group = s.game.start.group.offset(action)
        if group < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if s.sea.has_group(group) else GROUP_GONE

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], group=s.game.start.group.offset(action) + 1)

    def perform(self, s: CenturyState, action: int) -> None:
        start = s.game.start
        group = start.group.offset(action)
        s.sea.start_groups_left = bits.removed(s.sea.start_groups_left, group)
        s.cubes[self.seat] = start.groups[group]
        if s.event_sink is not None:
            s.emit("group", self.seat, gain=unpack(start.groups[group]), group=group + 1)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-group", {"seat": self.seat})


class PlaceShip(Question["CenturyState"]):
    """On which island do you start? Ships may share one, and there is no toll (a ruling: no-toll-at-start)."""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        return [action for tile, action in enumerate(s.game.start.place.actions) if s.sea.is_on_map(tile)]

    def obstacle(self, s: CenturyState, action: int) -> int:
        tile = s.game.start.place.offset(action)
        if tile < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if s.sea.is_on_map(tile) else NOT_ON_MAP

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return Refused("not-on-map", tile=s.game.sea.tiles[s.game.start.place.offset(action)])

    def perform(self, s: CenturyState, action: int) -> None:
        tile = s.game.start.place.offset(action)
        s.sea.ships[self.seat] = tile
        if s.event_sink is not None:
            s.emit("place", self.seat, tile=s.game.sea.tiles[tile])

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-place", {"seat": self.seat})


def ask_group(s: CenturyState, seat: int) -> None:
    """Begin the start of a seat."""
    s.turn_number += 1
    s.stack.append(ChooseGroup(seat))


def ask_place(s: CenturyState, seat: int) -> None:
    """Ask for the island of the ship."""
    s.stack.append(PlaceShip(seat))


def next_start(s: CenturyState, seat: int) -> None:
    """Go on with the next seat counter-clockwise; begin the first turn after the first seat."""
    if seat:
        s.stack.append(START[seat - 1])
    else:
        s.game.start.first_turn(s)


START: Final = agendas("start", ask_group, ask_place, next_start, seats=MAX_SEATS)
