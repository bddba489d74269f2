"""Payment: single cubes of the payer's choice."""

from __future__ import annotations

from ....core.errors import Refused
from ....core.frames import not_asked
from ..state import CenturyState
from .packing import COLOURS, COUNT, LANE, SHIFT, count


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


def pay_rising(s: CenturyState, seat: int, least: int, left: int) -> list[int]:
    """The answers that pay the next of `left` cubes, when several go to one place.

    Colours only rise, so that each choice of cubes has one path. A colour is no answer if too few cubes are there from it on.
    """
    store = s.store[seat]
    base = s.game.pay.base
    return [
        base + colour
        for colour in range(least, len(COLOURS))
        if store >> SHIFT[colour] & COUNT and (store >> LANE * colour) % COUNT >= left
    ]


def paid_rising(s: CenturyState, seat: int, action: int, least: int, left: int) -> int:
    """The colour that such an answer pays; refused when it is not among them."""
    colour = paid_colour(s, seat, action)
    if action not in pay_rising(s, seat, least, left):
        raise Refused("colours-rise", colour=COLOURS[colour], cubes_left=left)
    return colour
