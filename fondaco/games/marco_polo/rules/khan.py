"""Die Gunst des Khan: a good of choice and two camels (page 7). Which dice may go there is a matter of `placing`."""

from __future__ import annotations

from ...polo.rules.rewards import reward
from ..state import MarcoPoloState


def ask_favour(s: MarcoPoloState, seat: int, value: int) -> None:
    """The khan's favour."""
    reward(s, seat, s.game.spaces.khan)
