"""The effects of rewards: black dice, and the functions for all effects by item."""

from __future__ import annotations

from collections.abc import Callable

from ...polo.packing import BLACK, die_of
from ...polo.rules.bonus_actions import has_values
from ...polo.rules.contracts import draw_contract
from ...polo.rules.rewards import ask_copy, ask_good, ask_pair
from ..items import CONTRACT, COPY, DIE, GOOD, PAIR, STEP
from ..state import MarcoPoloState
from .travel import ask_free_step


def gain_black_die(s: MarcoPoloState, seat: int, number: int) -> None:
    """Take a black die from the board and roll it, if any is left. Raschid's shows no value until it is placed."""
    if not s.black_dice:
        s.emit("no-black-die", seat)
        return
    s.black_dice -= 1
    value = s.roll_single(seat, "black die") if has_values(s, seat) else 0
    s.seats[seat].add_die(die_of(BLACK, value))
    if s.event_sink is not None:
        s.emit("black-die", seat, value=value)


EFFECTS: dict[int, Callable[[MarcoPoloState, int, int], None]] = {
    GOOD: ask_good,
    PAIR: ask_pair,
    STEP: ask_free_step,
    CONTRACT: draw_contract,
    DIE: gain_black_die,
    COPY: ask_copy,
}
