"""Every fourth merchant allows a bonus tile from the stacks for it (page 15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.frames import Question, not_asked
from ...core.messages import Message
from ..century.settlers import bonus_tiles

if TYPE_CHECKING:
    from .state import EastToWest3State


class CardBonus(Question["EastToWest3State"]):
    """Do you take a bonus tile for your merchants? Only asked when there is a free slot, and a tile is left
    (a ruling: no-tile-for-merchants)."""

    __slots__ = ()

    def legal(self, s: EastToWest3State) -> list[int]:
        return [*bonus_tiles.legal_stacks(s, s.game.merchant_stacks), s.game.leave.base]

    def apply(self, s: EastToWest3State, action: int) -> None:
        game = s.game
        if game.bonus.base <= action < game.bonus.end:
            bonus_tiles.take(s, self.seat, action - game.bonus.base, game.merchant_stacks)
        elif action != game.leave.base:
            raise not_asked()

    def prompt(self, s: EastToWest3State) -> Message:
        return Message("ask-card-bonus", {"seat": self.seat, "count": len(s.kept[self.seat])})
