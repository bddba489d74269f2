"""After the movement: at most one action where the ship is, a market action or a harbour action (page 5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ....core.errors import Refused
from ....core.frames import OTHER_QUESTION
from ....core.messages import JsonValue, Message
from ..cubes.trade import trade_details
from ..hand.turn_action import TurnAction
from ..sea.island_market import island_trade_obstacle, island_trade_refusal, island_trades, trade_on_island
from ..sea.outposts import build, build_obstacle, build_refusal
from ..state import MAX_SEATS, DetailedQuestion
from .delivery import deliver, delivery_obstacle, delivery_refusal

if TYPE_CHECKING:
    from ..state import CenturyState

WAYS: Final = ("trade", "build", "fulfil", "harvest", "nothing")
"""The actions in the order in which the prompt names them."""


class ActAtTile(DetailedQuestion["CenturyState"]):
    """Which action? One of `HarbourRules.actions_at_tile`, or nothing."""

    __slots__ = ()

    def legal(self, s: CenturyState) -> list[int]:
        seat = self.seat
        actions: list[int] = []
        for each in s.game.harbours.at_tile:
            actions += each.legal(s, seat)
        return actions

    def obstacle(self, s: CenturyState, action: int) -> int:
        harbours = s.game.harbours
        chosen = harbours.action_of[action]
        return OTHER_QUESTION if chosen is None else chosen.obstacle(s, self.seat, harbours.value_of[action])

    def refusal(self, s: CenturyState, action: int, obstacle: int) -> Refused:
        harbours = s.game.harbours
        chosen = harbours.action_of[action]
        assert chosen is not None
        return chosen.refusal(s, self.seat, harbours.value_of[action], obstacle)

    def perform(self, s: CenturyState, action: int) -> None:
        harbours = s.game.harbours
        chosen = harbours.action_of[action]
        assert chosen is not None
        chosen.perform(s, self.seat, harbours.value_of[action])

    def prompt(self, s: CenturyState) -> Message:
        possible = {s.game.space.family(action).name for action in self.legal(s)}
        ways: list[JsonValue] = [way for way in WAYS if way in possible]
        here: dict[str, JsonValue] = {"seat": self.seat, "tile": s.game.sea.tiles[s.sea.ships[self.seat]], "ways": ways}
        return Message("ask-act-last" if s.last_round else "ask-act", here)

    def details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """What a trade costs and brings here."""
        sea, tile = s.game.sea, s.sea.ships[self.seat]
        return trade_details(s, action, sea.islands.cost[tile], sea.islands.gain[tile]) if sea.is_island(tile) else {}


class Build(TurnAction["CenturyState"]):
    """Build an outpost."""

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        return () if build_obstacle(s, seat, s.sea.ships[seat]) else s.game.sea.build.actions

    def obstacle(self, s: CenturyState, seat: int, value: int) -> int:
        return build_obstacle(s, seat, s.sea.ships[seat])

    def refusal(self, s: CenturyState, seat: int, value: int, obstacle: int) -> Refused:
        return build_refusal(s, seat, s.sea.ships[seat], obstacle)

    def perform(self, s: CenturyState, seat: int, value: int) -> None:
        build(s, seat)


class DoNothing(TurnAction["CenturyState"]):
    """Do without an action."""

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        return s.game.sea.nothing.actions

    def perform(self, s: CenturyState, seat: int, value: int) -> None:
        """Change nothing."""


class Fulfil(TurnAction["CenturyState"]):
    """Deliver cubes for the point tile of the harbour."""

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        return () if delivery_obstacle(s, seat, s.sea.ships[seat]) else s.game.harbours.fulfil.actions

    def obstacle(self, s: CenturyState, seat: int, value: int) -> int:
        return delivery_obstacle(s, seat, s.sea.ships[seat])

    def refusal(self, s: CenturyState, seat: int, value: int, obstacle: int) -> Refused:
        return delivery_refusal(s, seat, s.sea.ships[seat], obstacle)

    def perform(self, s: CenturyState, seat: int, value: int) -> None:
        deliver(s, seat)


class TradeOnIsland(TurnAction["CenturyState"]):
    """Trade on the island. The value is the number of trades less one."""

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        return island_trades(s, seat)

    def obstacle(self, s: CenturyState, seat: int, value: int) -> int:
        return island_trade_obstacle(s, seat, s.game.cubes.trades[value])

    def refusal(self, s: CenturyState, seat: int, value: int, obstacle: int) -> Refused:
        return island_trade_refusal(s, seat, s.game.cubes.trades[value], obstacle)

    def perform(self, s: CenturyState, seat: int, value: int) -> None:
        trade_on_island(s, seat, s.game.cubes.trades[value])


ACT_AT_TILE: Final = tuple([ActAtTile(seat) for seat in range(MAX_SEATS)])
