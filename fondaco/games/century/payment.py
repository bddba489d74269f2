"""Payment: single cubes of the payer's choice."""

from __future__ import annotations

from ...core.errors import Refused
from ...core.frames import not_asked
from .cubes import COLOURS, COUNT, SHIFT, count
from .state import CenturyState


def pay_any(s: CenturyState, seat: int) -> list[int]:
    """The answers that pay one cube, of whatever colour is held."""
    store = s.store[seat]
    base = s.game.pay.base
    return [base + colour for colour, shift in enumerate(SHIFT) if store >> shift & COUNT]


def paid_colour(s: CenturyState, seat: int, action: int) -> int:
    """The colour of the one cube that an answer pays; refused when there is none of it."""
    colour = action - s.game.pay.base
    if not 0 <= colour < len(COLOURS):
        raise not_asked()
    if not count(s.store[seat], colour):
        raise Refused("no-such-cube", colour=COLOURS[colour])
    return colour
