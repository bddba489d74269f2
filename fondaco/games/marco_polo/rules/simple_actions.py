"""The actions that ask nothing: 5 Geld nehmen (page 6), die Gunst des Khan (page 7), and the purse, 3 Geld nehmen (page 12).

`placing` decides which dice may go to the khan.
"""

from __future__ import annotations

from ...polo.rules.rewards import reward
from ..state import MarcoPoloState


def take_coins(s: MarcoPoloState, seat: int, value: int) -> None:
    """Give five coins, whatever the die shows."""
    reward(s, seat, s.game.spaces.coins)


def take_from_purse(s: MarcoPoloState, seat: int) -> None:
    """Give three coins, whatever the die shows and whether or not dice are there."""
    reward(s, seat, s.game.spaces.purse)


def ask_favour(s: MarcoPoloState, seat: int, value: int) -> None:
    """Give a good of the player's choice and two camels."""
    reward(s, seat, s.game.spaces.khan)
