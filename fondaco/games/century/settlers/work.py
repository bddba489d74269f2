"""Arbeiten and Ausruhen: settlers go to a location, oust those of another seat and act; or all of them come back (page 7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, agendas
from ....core.messages import Message
from ..cubes.limit import check_limits
from ..cubes.packing import missing, unpack
from ..cubes.trade import Trade
from ..cubes.upgrade import ask_upgrade
from ..obstacles import COST_NOT_PAYABLE
from ..obstacles import MESSAGES as CUBE_MESSAGES
from ..rounds import next_turn
from ..state import MAX_SEATS
from .boards import NO_SEAT, NOTHING
from .forts import fort_obstacle, fort_refusal, use_fort
from .locations import Kind
from .point_cards import renew_point_cards
from .settler_obstacles import BOARD_NOT_IN_PLAY, MESSAGES, NOT_EXPLORED, OWN_SETTLERS_THERE, TOO_FEW_SETTLERS

if TYPE_CHECKING:
    from ..state import CenturyState


class LocationAction:
    """What settlers do on a kind of location. The state is that of a game which has such locations."""

    __slots__ = ("obstacle", "perform", "refusal")

    def __init__(
        self,
        perform: Callable[[Any, int, int], None],
        obstacle: Callable[[Any, int, int, int], int] | None = None,
        refusal: Callable[[Any, int, int, int, int], Refused] | None = None,
    ) -> None:
        self.perform = perform
        self.obstacle = obstacle
        """What prevents it (state, seat, location, cubes that include those of tools), as a constant; None: nothing ever does."""
        self.refusal = refusal
        """The refusal for an obstacle, which is the last parameter."""


class Turn(Question["CenturyState"]):
    """Where do your settlers work? Or do they rest?"""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        actions = legal_work(s, self.seat)
        actions.append(s.game.boards.rest.only)
        return actions

    def obstacle(self, s: CenturyState, action: int) -> int:
        location = s.game.boards.work.offset(action)
        if location >= 0:
            return work_obstacle(s, self.seat, location)
        return NO_OBSTACLE if action == s.game.boards.rest.only else OTHER_QUESTION

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        return work_refusal(s, self.seat, s.game.boards.work.offset(action), obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        location = s.game.boards.work.offset(action)
        if location >= 0:
            work(s, self.seat, location)
        else:
            rest(s, self.seat)

    def prompt(self, s: CenturyState) -> Message:
        return Message("ask-turn", {"seat": self.seat, "last": int(s.last_round), "possible": self.possible(s)})

    def possible(self, s: CenturyState) -> str:
        """Return what can be done besides resting, as prompts name it."""
        return "work" if legal_work(s, self.seat) else "none"


def needed_settlers(s: CenturyState, seat: int | None, location: int) -> int:
    """Return how many settlers a seat must place: as printed, or one more than are there; native help saves all but the last.

    For a spectator (None) it is the number without help.
    """
    boards = s.boards
    there = boards.settlers_on[location]
    needed = there + 1 if there else s.game.boards.locations.settlers[location]
    return needed if seat is None else max(1, needed - boards.help_at(seat, location))


def work_obstacle(s: CenturyState, seat: int, location: int) -> int:
    """Return what prevents a seat from working at a location.

    The action must be possible (a ruling: action-must-be-possible), with the cubes that tools give.
    """
    boards = s.boards
    if location not in boards.locations_in_play:
        return BOARD_NOT_IN_PLAY
    if boards.covered_by[location] != NOTHING:
        return NOT_EXPLORED
    if boards.owner_of[location] == seat:
        return OWN_SETTLERS_THERE
    if needed_settlers(s, seat, location) > boards.ready[seat]:
        return TOO_FEW_SETTLERS
    obstacle = s.game.boards.obstacle_at[location]
    return NO_OBSTACLE if obstacle is None else obstacle(s, seat, location, s.cubes[seat] + boards.tools_at(seat, location))


def work_refusal(s: CenturyState, seat: int, location: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to working at a location."""
    label = s.game.boards.locations.labels[location]
    if obstacle == TOO_FEW_SETTLERS:
        needed = needed_settlers(s, seat, location)
        return Refused(MESSAGES[obstacle], place=label, needed=needed, ready=s.boards.ready[seat])
    if obstacle in (BOARD_NOT_IN_PLAY, NOT_EXPLORED, OWN_SETTLERS_THERE):
        return Refused(MESSAGES[obstacle], place=label)
    refusal = s.game.boards.action_at[location].refusal
    assert refusal is not None, "an action with obstacles words them"
    return refusal(s, seat, location, cubes_with_tools(s, seat, location), obstacle)


def cubes_with_tools(s: CenturyState, seat: int, location: int) -> int:
    """Return the cubes that a seat has when it acts at a location."""
    return s.cubes[seat] + s.boards.tools_at(seat, location)


def legal_work(s: CenturyState, seat: int) -> list[int]:
    """Return the actions that send settlers of a seat to work: the locations without a `work_obstacle`."""
    # Fast path, 3.2 µs instead of 10.7: the tables of the conditions are looked up once for all locations
    rules, boards, held = s.game.boards, s.boards, s.cubes[seat]
    ready = boards.ready[seat]
    actions: list[int] = []
    if not ready:
        return actions
    settlers_on, owner_of, covered_by = boards.settlers_on, boards.owner_of, boards.covered_by
    native_help, tool_cubes = boards.native_help[seat], boards.tool_cubes[seat]
    printed, obstacle_at, work = rules.locations.settlers, rules.obstacle_at, rules.work.actions
    for location in boards.locations_in_play:
        if owner_of[location] == seat or covered_by[location] != NOTHING:
            continue
        there = settlers_on[location]
        if (there + 1 if there else printed[location]) - native_help[location] > ready:
            continue
        obstacle = obstacle_at[location]
        if obstacle is None or not obstacle(s, seat, location, held + tool_cubes[location]):
            actions.append(work[location])
    return actions


def work(s: CenturyState, seat: int, location: int) -> None:
    """Place settlers on a location, oust those of another seat, take what tools give, and act."""
    rules, boards = s.game.boards, s.boards
    needed, other = needed_settlers(s, seat, location), boards.owner_of[location]
    s.emit("work", seat, location=rules.locations.labels[location], count=needed)
    if other != NO_SEAT:
        ousted = boards.settlers_on[location]
        boards.ready[other] += ousted
        s.emit("oust", seat, other=other, count=ousted)
    boards.ready[seat] -= needed
    boards.settlers_on[location] = needed
    boards.owner_of[location] = seat
    tools = boards.tools_at(seat, location)
    if tools:
        s.cubes[seat] += tools
        if s.event_sink is not None:
            s.emit("tools", seat, gain=unpack(tools))
    rules.action_at[location].perform(s, seat, location)


def rest(s: CenturyState, seat: int) -> None:
    """Take all settlers back, also if none is out (a ruling: rest-with-none-out): a turn always has an action."""
    boards = s.boards
    back = settlers_out(s, seat)
    s.game.boards.on_rest(s, seat)
    for location in boards.locations_in_play:
        if boards.owner_of[location] == seat:
            boards.settlers_on[location] = 0
            boards.owner_of[location] = NO_SEAT
    boards.ready[seat] += back
    s.emit("rest", seat, count=back)


def settlers_out(s: CenturyState, seat: int) -> int:
    """Return how many settlers a rest brings back: those that are neither on the player board nor in the reserve."""
    return s.game.boards.settlers - s.boards.ready[seat] - s.boards.reserve[seat]


# --- what is done on locations -----------------------------------------------------------------------------------------------


def produce(s: CenturyState, seat: int, location: int) -> None:
    """Produktions-Feld: take the goods shown."""
    gain = s.game.boards.locations.gain[location]
    s.cubes[seat] += gain
    if s.event_sink is not None:
        s.emit("produce", seat, gain=unpack(gain))


def upgrade(s: CenturyState, seat: int, location: int) -> None:
    """Aufwertungs-Feld: upgrade as often as shown or less often, the same cube perhaps more than once."""
    ask_upgrade(s, seat, s.game.boards.locations.steps[location])


def trade(s: CenturyState, seat: int, location: int) -> None:
    """Handels-Feld: trade at least once and as often as the cubes allow."""
    s.stack.append(Trade(seat, s.game.boards.locations.cost[location], s.game.boards.locations.gain[location]))


def trade_obstacle(s: CenturyState, seat: int, location: int, cubes: int) -> int:
    """Return what prevents trading: the cubes do not pay for it once."""
    return NO_OBSTACLE if s.game.boards.locations.payable[cubes][location] else COST_NOT_PAYABLE


def trade_refusal(s: CenturyState, seat: int, location: int, cubes: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to trading."""
    return Refused(CUBE_MESSAGES[obstacle], cubes=missing(cubes, s.game.boards.locations.cost[location]))


def bonus_trade(s: CenturyState, seat: int, location: int) -> None:
    """Bonus-Handels-Feld: trade, then have another turn (page 7)."""
    s.stack.append(FURTHER_TURN[seat])
    trade(s, seat, location)


def new_point_cards(s: CenturyState, seat: int, location: int) -> None:
    """Neue Punktekarten: the open point cards are exchanged, then comes another turn (page 7)."""
    renew_point_cards(s)
    s.stack.append(FURTHER_TURN[seat])


# --- the order of a turn -----------------------------------------------------------------------------------------------------


def ask_turn(s: CenturyState, seat: int) -> None:
    """A turn begins, the seat's own or a further one."""
    s.turn_number += 1
    s.stack.append(s.game.boards.turns[seat])


def end_turn(s: CenturyState, seat: int) -> None:
    """The next seat's turn, unless the game is over."""
    following = next_turn(s, seat, "point-cards")
    if following is not None:
        s.stack.append(TURN[following])


TURN = agendas("turn", ask_turn, check_limits, end_turn, seats=MAX_SEATS)
"""All storages are checked, for in Von Ost nach West tolls and golden deals give cubes to other seats."""
FURTHER_TURN = agendas("further turn", check_limits, ask_turn, seats=MAX_SEATS)
"""A further turn is a whole one: the storage is checked before it, at the end of the first, and after it
(a ruling: further-turn-is-whole)."""

PRODUCTION = LocationAction(produce)
UPGRADE = LocationAction(upgrade)
TRADE = LocationAction(trade, trade_obstacle, trade_refusal)
FORT = LocationAction(use_fort, fort_obstacle, fort_refusal)
BONUS_TRADE = LocationAction(bonus_trade, trade_obstacle, trade_refusal)
NEW_POINT_CARDS = LocationAction(new_point_cards)
BASIC_ACTIONS: dict[Kind, LocationAction] = {"production": PRODUCTION, "upgrade": UPGRADE, "trade": TRADE, "fort": FORT}
"""What settlers do on the four basic kinds of locations, which are in every game (page 16)."""
