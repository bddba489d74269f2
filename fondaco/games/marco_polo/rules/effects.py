"""The effects of rewards, by item: who asks or draws what."""

from __future__ import annotations

from collections.abc import Callable

from ...polo.rules.contracts import draw_contract
from ...polo.rules.rewards import ask_copy, ask_good, ask_pair
from ..items import CONTRACT, COPY, DIE, GOOD, PAIR, STEP
from ..state import MarcoPoloState
from .dice import gain_black_die
from .travel import ask_free_step

EFFECTS: dict[int, Callable[[MarcoPoloState, int, int], None]] = {
    GOOD: ask_good,
    PAIR: ask_pair,
    STEP: ask_free_step,
    CONTRACT: draw_contract,
    DIE: gain_black_die,
    COPY: ask_copy,
}
