"""Arbeiten and Ausruhen: settlers go to a location, oust whoever is there and act; or all of them come back (page 7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ....core.errors import Refused
from ....core.frames import Question, agendas, not_asked
from ....core.messages import Message
from ..cubes.limit import check_limits
from ..cubes.packing import missing, unpack
from ..cubes.trade import Trade
from ..cubes.upgrade import ask_upgrade
from ..state import MAX_SEATS
from .forts import can_use_fort, require_fort, use_fort
from .icons import MARKS
from .locations import Kind
from .point_cards import tell_next_card
from .state import NOBODY, NOTHING, SettledState


@dataclass(frozen=True, slots=True)
class Deed:
    """What settlers do on a kind of location. `can` and `require` are asked with the cubes that tools will have given.

    The state is that of a game which has such locations.
    """

    carry_out: Callable[[Any, int, int], None]
    can: Callable[[Any, int, int, int], bool] | None = None
    """Whether it is possible (state, seat, location, cubes); None: always."""
    require: Callable[[Any, int, int, int], None] | None = None
    """Refuses with the reason why it is not possible."""


class Turn(Question[SettledState]):
    """Where do your settlers work? Or do they rest?"""

    __slots__ = ()

    def legal(self, s: SettledState) -> list[int]:
        game, land, seat = s.game, s.land, self.seat
        ready = land.ready[seat]
        if not ready:
            return [game.rest.base]
        locations = game.locations
        settlers, mark, deed = locations.settlers, locations.mark, game.deed
        there, whose, cover, helpers = land.there, land.whose, land.cover, land.helpers
        base, own, store = game.work.base, seat * len(MARKS), s.cubes[seat]
        actions = []
        for place in land.places:
            if whose[place] == seat or cover[place] != NOTHING:
                continue
            needed = (there[place] + 1 if there[place] else settlers[place]) - helpers[own + mark[place]]
            if needed > ready:
                continue
            can = deed[place].can
            if can is None or can(s, seat, place, store + land.tools[own + mark[place]]):
                actions.append(base + place)
        actions.append(game.rest.base)
        return actions

    def apply(self, s: SettledState, action: int) -> None:
        game = s.game
        if action == game.rest.base:
            rest(s, self.seat)
        elif game.work.base <= action < game.work.end:
            work(s, self.seat, action - game.work.base)
        else:
            raise not_asked()

    def prompt(self, s: SettledState) -> Message:
        return Message("ask-turn", {"seat": self.seat, "last": int(s.last_round), "possible": self.possible(s)})

    def possible(self, s: SettledState) -> str:
        """What can be done beside resting."""
        family = s.game.work
        return "work" if any(family.base <= action < family.end for action in self.legal(s)) else "none"


def needed_settlers(s: SettledState, seat: int | None, place: int) -> int:
    """How many settlers a seat must place: as printed, or one more than stand there; native help saves some, but not the last.

    A spectator (None) is told what somebody without help needs.
    """
    land = s.land
    needed = land.there[place] + 1 if land.there[place] else s.game.locations.settlers[place]
    return needed if seat is None else max(1, needed - land.helpers[seat * len(MARKS) + s.game.locations.mark[place]])


def work(s: SettledState, seat: int, place: int) -> None:
    """Place settlers on a location, oust others, take what tools give, and act.

    The action must be possible (a ruling: action-must-be-possible); cubes that tools give count for that.
    """
    game, land = s.game, s.land
    label = game.locations.labels[place]
    if place not in land.places:
        raise Refused("board-not-in-play", place=label)
    if land.cover[place] != NOTHING:
        raise Refused("not-explored", place=label)
    if land.whose[place] == seat:
        raise Refused("own-settlers-there", place=label)
    needed = needed_settlers(s, seat, place)
    if needed > land.ready[seat]:
        raise Refused("too-few-settlers", place=label, needed=needed, ready=land.ready[seat])
    tools = land.tools[seat * len(MARKS) + game.locations.mark[place]]
    deed = game.deed[place]
    if deed.require is not None:
        deed.require(s, seat, place, s.cubes[seat] + tools)

    s.emit("work", seat, location=label, count=needed)
    other = land.whose[place]
    if other != NOBODY:
        land.ready[other] += land.there[place]
        s.emit("oust", seat, other=other, count=land.there[place])
    land.ready[seat] -= needed
    land.there[place] = needed
    land.whose[place] = seat
    if tools:
        s.cubes[seat] += tools
        if s.event_sink is not None:
            s.emit("tools", seat, gain=unpack(tools))
    deed.carry_out(s, seat, place)


def rest(s: SettledState, seat: int) -> None:
    """All settlers come back. It is allowed with none out, too (a ruling: rest-with-none-out), so that there always is a turn."""
    land = s.land
    back = s.call_back(seat)
    for place in land.places:
        if land.whose[place] == seat:
            back += land.there[place]
            land.there[place] = 0
            land.whose[place] = NOBODY
    land.ready[seat] += back
    s.emit("rest", seat, count=back)


# --- what is done on locations -----------------------------------------------------------------------------------------------


def produce(s: SettledState, seat: int, place: int) -> None:
    """Produktions-Feld: take the goods shown."""
    gain = s.game.locations.gain[place]
    s.cubes[seat] += gain
    if s.event_sink is not None:
        s.emit("produce", seat, gain=unpack(gain))


def upgrade(s: SettledState, seat: int, place: int) -> None:
    """Aufwertungs-Feld: upgrade as often as shown, or less often; the same cube perhaps more than once."""
    ask_upgrade(s, seat, s.game.locations.steps[place])


def trade(s: SettledState, seat: int, place: int) -> None:
    """Handels-Feld: as often as possible, once at least."""
    s.stack.append(Trade(seat, s.game.locations.cost[place], s.game.locations.gain[place]))


def can_trade(s: SettledState, seat: int, place: int, store: int) -> bool:
    """Whether the trade can be paid once."""
    return s.game.locations.payable[store][place]


def require_trade(s: SettledState, seat: int, place: int, store: int) -> None:
    """Refuse a trade that cannot be paid once."""
    if not s.game.locations.payable[store][place]:
        raise Refused("cannot-trade", cubes=missing(store, s.game.locations.cost[place]))


def bonus_trade(s: SettledState, seat: int, place: int) -> None:
    """Bonus-Handels-Feld: trade, then have another turn (page 7)."""
    s.stack.append(FURTHER_TURN[seat])
    trade(s, seat, place)


def new_point_cards(s: SettledState, seat: int, place: int) -> None:
    """Neue Punktekarten: the open point cards go under the pile, new ones come, then another turn (page 7)."""
    s.land.points.renew(s.rng)
    s.revealed += 1
    if s.event_sink is not None:
        for card in s.land.points.cards:
            s.emit("point-card", None, point_card=s.game.point_cards.labels[card])
    tell_next_card(s)
    s.stack.append(FURTHER_TURN[seat])


def ask_turn(s: SettledState, seat: int) -> None:
    """A turn begins, the seat's own or a further one."""
    s.turn_number += 1
    s.ask_turn(seat)


FURTHER_TURN = agendas("further turn", check_limits, ask_turn, seats=MAX_SEATS)
"""A further turn is a whole one: the storage is checked before it, at the end of the first, and after it
(a ruling: further-turn-is-whole)."""

PRODUCTION = Deed(produce)
UPGRADE = Deed(upgrade)
TRADE = Deed(trade, can_trade, require_trade)
FORT = Deed(use_fort, can_use_fort, require_fort)
BONUS_TRADE = Deed(bonus_trade, can_trade, require_trade)
NEW_POINT_CARDS = Deed(new_point_cards)
BASIC: dict[Kind, Deed] = {"production": PRODUCTION, "upgrade": UPGRADE, "trade": TRADE, "fort": FORT}
"""The four basic kinds of locations, which are in every game (page 16)."""
