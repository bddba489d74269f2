"""After the movement: one action at most where the ship stands, a market action or a harbour action (page 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from ....core.frames import not_asked
from ....core.messages import JsonValue, Message
from ..cubes.trade import trade_details
from ..sea.island_market import island_trades, trade_on_island
from ..sea.outposts import build, can_build
from ..state import DetailedQuestion
from .harbours import can_fulfil, fulfil
from .state import WondersState

W = TypeVar("W", bound=WondersState)

WAYS = ("trade", "build", "fulfil", "harvest", "nothing")
"""The actions in the order in which the question names them."""


class Land(DetailedQuestion[W]):
    """Which action? The market or the harbour where the ship stands, or nothing."""

    __slots__ = ()

    def legal(self, s: W) -> list[int]:
        seat = self.seat
        game = s.game
        tile = s.sea.ships[seat]
        if tile >= game.first_harbour:
            return [game.nothing.base, game.fulfil.base] if can_fulfil(s, seat, tile) else [game.nothing.base]
        if can_build(s, seat, tile):
            return [game.build.base, game.nothing.base]
        return [game.nothing.base, *island_trades(s, seat)]

    def apply(self, s: W, action: int) -> None:
        game = s.game
        seat = self.seat
        if game.cubes.trade.offset(action) >= 0:
            trade_on_island(s, seat, action)
        elif action == game.build.base:
            build(s, seat)
        elif action == game.fulfil.base:
            fulfil(s, seat)
        elif action != game.nothing.base:
            raise not_asked()

    def prompt(self, s: W) -> Message:
        possible = dict.fromkeys(s.game.space.family(action).name for action in self.legal(s))
        ways: list[JsonValue] = [way for way in WAYS if way in possible]
        place: dict[str, JsonValue] = {"seat": self.seat, "tile": s.game.tiles[s.sea.ships[self.seat]], "ways": ways}
        return Message("ask-land-last" if s.last_round else "ask-land", place)

    def details(self, s: W, action: int) -> Mapping[str, JsonValue | Message]:
        islands = s.game.islands
        tile = s.sea.ships[self.seat]
        if tile >= s.game.first_harbour:
            return {}
        return trade_details(s, action, islands.cost[tile], islands.gain[tile])
