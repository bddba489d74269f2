"""Every fourth merchant allows a bonus tile from the stacks for it (page 15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.messages import Message
from ..century.settlers.bonus_tiles import TakeBonusTile, can_take

if TYPE_CHECKING:
    from .state import EastToWest3State


class CardBonus(TakeBonusTile):
    """Do you take a bonus tile for your merchants? Asked if there is a free slot and a tile is left
    (a ruling: no-tile-for-merchants)."""

    __slots__ = ()

    def stacks(self, s: Any) -> Sequence[int]:
        stacks: tuple[int, ...] = s.game.merchant_stacks
        return stacks

    def prompt(self, s: Any) -> Message:
        return Message("ask-card-bonus", {"seat": self.seat, "count": len(s.kept[self.seat])})


def collect(s: EastToWest3State, seat: int) -> None:
    """Offer a bonus tile for every fourth merchant, if there is one and a slot for it."""
    game = s.game
    full = len(s.kept[seat]) % game.tables.collecting.merchants_per_tile == 0
    if full and can_take(s, seat, game.merchant_stacks):
        s.stack.append(CardBonus(seat))
