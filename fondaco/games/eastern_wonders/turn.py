"""Spielerzug: move the ship, then one action at most; at the end the check of the holds (pages 4 and 5)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.frames import Question, agendas, not_asked
from ...core.messages import Message
from ..century.cubes import unpack
from ..century.harbours import can_fulfil, fulfil
from ..century.limit import check_limits
from ..century.markets import island_trades, trade_on_island
from ..century.outposts import build, can_build
from ..century.rounds import next_turn
from ..century.ships import Sail
from ..century.state import MOST_SEATS
from .state import EasternWondersState


@dataclass(slots=True, eq=False)
class Act(Question[EasternWondersState]):
    """Which action? The market or the harbour where the ship stands, a harvest anywhere, or nothing."""

    seat: int

    def legal(self, s: EasternWondersState) -> list[int]:
        seat = self.seat
        game = s.game
        tile = s.sea.ships[seat]
        if tile >= game.first_harbour:
            if can_fulfil(s, seat, tile):
                return [game.nothing.base, game.fulfil.base, game.harvest.base]
            return [game.nothing.base, game.harvest.base]
        if can_build(s, seat, tile):
            return [game.build.base, game.nothing.base, game.harvest.base]
        return [game.nothing.base, game.harvest.base, *island_trades(s, seat)]

    def apply(self, s: EasternWondersState, action: int) -> None:
        game = s.game
        seat = self.seat
        if action == game.harvest.base:
            harvest(s, seat)
        elif game.trade.base <= action < game.trade.end:
            trade_on_island(s, seat, action)
        elif action == game.build.base:
            build(s, seat)
        elif action == game.fulfil.base:
            fulfil(s, seat)
        elif action != game.nothing.base:
            raise not_asked()

    def prompt(self, s: EasternWondersState) -> Message:
        tile = s.game.tiles[s.sea.ships[self.seat]]
        return Message("ask-act-last" if s.last_round else "ask-act", {"seat": self.seat, "here": tile})


def harvest(s: EasternWondersState, seat: int) -> None:
    """Ernteaktion: two ginger, and what bonus tiles add."""
    gain = s.game.harvest_gain + s.bonuses.harvest[seat]
    s.store[seat] += gain
    if s.log is not None:
        s.tell("harvest", seat, gain=unpack(gain))


SAIL = tuple(Sail(seat) for seat in range(MOST_SEATS))
ACT = tuple(Act(seat) for seat in range(MOST_SEATS))


def ask_sail(s: EasternWondersState, seat: int) -> None:
    """The seat's turn begins."""
    s.turn += 1
    s.stack.append(SAIL[seat])


def ask_act(s: EasternWondersState, seat: int) -> None:
    """The ship has moved, or has stayed where it was."""
    s.stack.append(ACT[seat])


def end_turn(s: EasternWondersState, seat: int) -> None:
    """The next seat's turn, as long as there is one."""
    following = next_turn(s, seat, "point-tiles")
    if following is not None:
        s.stack.append(TURN[following])


TURN = agendas("turn", ask_sail, ask_act, check_limits, end_turn, seats=MOST_SEATS)
