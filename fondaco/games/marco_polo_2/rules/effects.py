"""The functions for the effects of rewards, by item."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ...polo.rules.contracts import draw_contract
from ...polo.rules.rewards import Trigger, ask_copy, ask_good, ask_pair, own_bonus_cities
from ..components.map import CONTRACT_CITIES
from ..items import CONTRACT, COPY, DIE, DISPLAY, GOOD, PAIR, STEP, TRIGGER
from ..state import MarcoPolo2State
from .black_dice import gain_black_die
from .contracts import ask_in_any_city, ask_in_city
from .posts import IN_CITY
from .travel import ask_free_steps


def ask_trigger(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Ask for city bonuses of different cities with posts of the seat, as far as there are any."""
    cities = len(own_bonus_cities(s, seat))
    if cities:
        s.stack.append(Trigger(seat, min(number, cities), 0))


def _ask_in_city(city: int, s: MarcoPolo2State, seat: int, number: int) -> None:
    ask_in_city(s, seat, city)


EFFECTS: dict[int, Callable[[MarcoPolo2State, int, int], None]] = {
    GOOD: ask_good,
    PAIR: ask_pair,
    STEP: ask_free_steps,
    CONTRACT: draw_contract,
    DIE: gain_black_die,
    COPY: ask_copy,
    DISPLAY: ask_in_any_city,
    TRIGGER: ask_trigger,
    **{IN_CITY + city: partial(_ask_in_city, city) for city in range(CONTRACT_CITIES)},
}

JOINED_EFFECTS: Final = frozenset((GOOD, STEP, TRIGGER))
"""Several steps are one journey (symbols); goods of the player's choice and city bonuses are asked for together."""
