"""After the movement: one action at most where the ship stands, a market action or a harbour action (page 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from ....core.frames import Question, not_asked
from ....core.messages import Message
from ..harbours import can_fulfil, fulfil
from ..markets import island_trades, trade_on_island
from ..outposts import build, can_build
from .state import WondersState

W = TypeVar("W", bound=WondersState)


@dataclass(slots=True, eq=False)
class Land(Question[W]):
    """Which action? The market or the harbour where the ship stands, or nothing."""

    seat: int

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
        if game.trade.base <= action < game.trade.end:
            trade_on_island(s, seat, action)
        elif action == game.build.base:
            build(s, seat)
        elif action == game.fulfil.base:
            fulfil(s, seat)
        elif action != game.nothing.base:
            raise not_asked()

    def prompt(self, s: W) -> Message:
        tile = s.sea.ships[self.seat]
        if tile >= s.game.first_harbour:
            asked = "ask-harbour-last" if s.last_round else "ask-harbour"
        else:
            asked = "ask-island-last" if s.last_round else "ask-island"
        return Message(asked, {"seat": self.seat, "tile": s.game.tiles[tile]})
