"""5 Geld nehmen (page 6), and its small sister, the purse: 3 Geld nehmen (page 12)."""

from __future__ import annotations

from ...polo.rules.rewards import reward
from ..state import MarcoPoloState


def take_coins(s: MarcoPoloState, seat: int, value: int) -> None:
    """Five coins, whatever the die shows."""
    reward(s, seat, s.game.spaces.coins)


def take_from_purse(s: MarcoPoloState, seat: int) -> None:
    """Three coins, whatever the die shows and whoever has dice there."""
    reward(s, seat, s.game.spaces.purse)
