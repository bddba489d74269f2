"""Die Sonderstädte: a fixed gain, and the bonus of a guild seal once or twice (page 11)."""

from __future__ import annotations

from ...polo.rules.payment import gain
from ...polo.rules.rewards import reward
from ..items import Bundle
from ..state import MarcoPolo2State
from ..tables import SPECIALS


def visit(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action of a special city: the die decides only how often an upgraded seal pays its bonus."""
    seals, city = s.game.seals, space - SPECIALS
    seal, fixed = seals.city_seal[city], seals.city_reward[city]
    times = seals.city_times[city][value - 1] if s.upgraded[seat] >> seal & 1 else 0
    bonus = seals.bonus[seal]
    gain(s, seat, fixed.amounts)
    gain(s, seat, bonus.amounts, times)
    reward(s, seat, Bundle((), fixed.effects + bonus.effects * times))
