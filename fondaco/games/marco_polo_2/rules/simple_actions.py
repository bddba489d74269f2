"""The actions that ask nothing: die Gunst des Khan (page 7), and die Sonderstädte (page 11)."""

from __future__ import annotations

from ...polo.rules.payment import gain
from ...polo.rules.rewards import reward
from ..items import Bundle
from ..state import MarcoPolo2State
from ..tables import SPECIALS


def ask_favour(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """Give the khan's reward, whatever the die shows."""
    reward(s, seat, s.game.spaces.khan)


def visit_special_city(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """Give a fixed gain, and the bonus of an upgraded guild seal once or twice: only that depends on the die."""
    seals, city = s.game.seals, space - SPECIALS
    seal, fixed = seals.city_seal[city], seals.city_reward[city]
    times = seals.city_times[city][value - 1] if s.has_upgraded(seat, seal) else 0
    bonus = seals.bonus[seal]
    gain(s, seat, fixed.amounts)
    gain(s, seat, bonus.amounts, times)
    reward(s, seat, Bundle((), fixed.effects + bonus.effects * times))
