"""The cubes of a game: how many a seat may keep, and the actions with them that several games share."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.actions import ActionSpace, Axis, Family, number_axis
from ....core.messages import JsonValue, Message, Translator
from ..part import CenturyPart, Seen
from .formatters import add_cube_formatters
from .packing import BEST, COLOURS, count, is_valid, unpack

if TYPE_CHECKING:
    from ..state import CenturyState

COLOUR = Axis("colour", COLOURS)


class CubeRules(CenturyPart["CenturyState"]):
    """Limit, payment, trading and upgrading of one game."""

    def __init__(
        self,
        limit: int,
        max_steps: int,
        *,
        max_gained_room: int = 0,
        gained_room: Callable[[Any, int], int] | None = None,
        extra_in_turn: int = 0,
        single_payments: bool = True,
        mixed_trades: bool = True,
    ) -> None:
        self.limit = limit
        """The cubes that a seat may keep at the end of a turn, without gained room."""
        self.gained_room = gained_room
        """The room that a seat has gained in addition; None in games without."""
        self.max_kept = limit + max_gained_room
        """The most cubes that a seat can ever keep."""
        self.max_steps = max_steps
        """The most steps that one effect upgrades."""
        self.pay = Family("pay", COLOUR)
        self.trade = Family("trade", number_axis("times", 1, self.max_kept + extra_in_turn))
        self.upgrade = Family("upgrade", Axis("colour", COLOURS[:BEST]), number_axis("times", 0, max_steps))
        self.keep = Family("keep", COLOUR, number_axis("times", 0, self.max_kept))
        self.first_gain = Family("first", number_axis("times", 0, self.trade.size))
        self.single_payments = single_payments
        """Whether single cubes of one's choice are ever paid."""
        self.mixed_trades = mixed_trades
        """Whether a trade can bring one of two gains each time."""

    def families(self) -> Sequence[Family]:
        shared = [self.trade, self.upgrade, self.keep]
        return [self.pay] * self.single_payments + shared + [self.first_gain] * self.mixed_trades

    def number_actions(self, space: ActionSpace) -> None:
        self.trades = [*self.trade.actions]
        self.upgrades = by_colour(self.upgrade)
        """The actions of each colour by number of steps."""
        self.keeps = by_colour(self.keep)
        """The actions of each colour by number of cubes."""
        # by id, -1 for all other actions: faster than `Family.offset`
        self.paid = numbers_by_id(self.pay.actions if self.single_payments else (), space.size)
        """The colour of each action that pays a cube."""
        self.traded = numbers_by_id(self.trades, space.size)
        """How often each action trades, less one."""
        self.upgraded = [numbers_by_id(ids, space.size) for ids in self.upgrades]
        """How many steps each action of a colour upgrades, by colour."""
        self.kept = [numbers_by_id(ids, space.size) for ids in self.keeps]
        """How many cubes each action of a colour keeps, by colour."""

    def limit_of(self, s: CenturyState, seat: int) -> int:
        """Return the number of cubes that a seat may keep at the end of a turn."""
        return self.limit if self.gained_room is None else self.limit + self.gained_room(s, seat)

    def howto_sections(self) -> Mapping[str, str]:
        mixed = dict.fromkeys(("TradeEither", "SplitTrades"), "bonus-cards") if self.mixed_trades else {}
        return {"KeepCubes": "limit", **mixed}

    def observation_formatters(self) -> Mapping[str, str]:
        return {"seats[].cubes": "cubes"}

    def add_formatters(self, translator: Translator) -> None:
        add_cube_formatters(translator)

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """What an upgrade makes of a cube, and what a seat returns that keeps a number of cubes."""
        if self.upgrade.offset(action) >= 0:
            return {"better": COLOURS[self.upgrade.values(action)[0] + 1]}
        if self.keep.offset(action) >= 0:
            colour, kept = self.keep.values(action)
            held = count(s.cubes[s.player], colour) if s.player is not None else 0
            cubes: list[JsonValue] = [kept if each == colour else 0 for each in range(len(COLOURS))]
            return {"returned": max(0, held - kept), "cubes": cubes}
        return {}

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        return {"limit": self.limit} if self.gained_room is None else {}

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        held: dict[str, JsonValue] = {"cubes": [*unpack(s.cubes[seat])]}
        return held if self.gained_room is None else {**held, "limit": self.limit_of(s, seat)}

    def seat_encoding_size(self) -> int:
        return len(COLOURS) + (self.gained_room is not None)

    def encode_seat(self, seat_seen: Seen, numbers: array[float]) -> None:
        numbers.extend([held / 10 for held in seat_seen["cubes"]])
        if self.gained_room is not None:
            numbers.append(seat_seen["limit"] / 10)

    def violations(self, s: CenturyState) -> list[str]:
        return ["fewer cubes than none"] if not all(is_valid(held) for held in s.cubes) else []


def by_colour(family: Family) -> list[list[int]]:
    """Return the ids of a family of a colour and a number, a list for each colour."""
    ids, numbers = family.actions, len(family.axes[1].labels)
    return [[*ids[first : first + numbers]] for first in range(0, len(ids), numbers)]


def numbers_by_id(ids: Sequence[int], size: int) -> list[int]:
    """Return the number of each action in a list, from 0, for all ids of the space; -1 for those that are not in the list."""
    numbers = [-1] * size
    for number, id in enumerate(ids):
        numbers[id] = number
    return numbers
