"""Die Sonderstädte: a fixed gain, and the bonus of a guild seal once or twice (page 11)."""

from __future__ import annotations

from ..polo.rewards import reward
from .items import Bundle
from .state import MarcoPolo2State
from .tables import SPECIALS


def visit(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action of a special city: the die decides only how often an upgraded seal pays its bonus."""
    seals, city = s.game.seals, space - SPECIALS
    seal = seals.city_seal[city]
    if s.upgraded[seat] >> seal & 1:
        bonus, times = seals.bonus[seal], seals.city_times[city][value - 1]
        amounts = tuple((item, number * times) for item, number in bonus.amounts)
        reward(s, seat, Bundle(amounts if times else (), bonus.effects * times))
    reward(s, seat, seals.city_reward[city])
