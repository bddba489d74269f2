"""Bargeld auffüllen: a silver mine fills the purse (page 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import ValdoraState


def refill(s: ValdoraState, seat: int) -> None:
    """As many coins as a player may have. Nothing is asked: a full purse is never worse."""
    s.emit("mine", seat, coins=s.game.most_coins - s.coins[seat])
    s.coins[seat] = s.game.most_coins
