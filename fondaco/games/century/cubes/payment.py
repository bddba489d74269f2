"""Payment: single cubes of the payer's choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, not_asked
from ..obstacles import COLOURS_RISE, MESSAGES, NO_SUCH_CUBE
from .packing import COLOURS, COLOURS_HELD, count, total_from

if TYPE_CHECKING:
    from ..state import CenturyState


def payments(s: CenturyState, seat: int) -> list[int]:
    """Return the actions that pay one cube of any colour that a seat holds."""
    pay = s.game.cubes.pay.actions
    return [pay[colour] for colour in COLOURS_HELD[s.cubes[seat]]]


def payment_obstacle(s: CenturyState, seat: int, action: int) -> int:
    """Return what prevents paying one cube."""
    colour = s.game.cubes.paid[action]
    if colour < 0:
        return OTHER_QUESTION
    return NO_OBSTACLE if count(s.cubes[seat], colour) else NO_SUCH_CUBE


def rising_payments(s: CenturyState, seat: int, minimum: int, left: int) -> list[int]:
    """Return the actions that pay the next of ``left`` cubes, when several go to one place.

    Colours only rise, so that each choice of cubes has one path. A colour is left out if too few cubes are there from it on.
    """
    held, pay = s.cubes[seat], s.game.cubes.pay.actions
    return [pay[colour] for colour in COLOURS_HELD[held] if colour >= minimum and total_from(held, colour) >= left]


def rising_payment_obstacle(s: CenturyState, seat: int, action: int, minimum: int, left: int) -> int:
    """Return what prevents paying the next of ``left`` cubes."""
    obstacle = payment_obstacle(s, seat, action)
    if obstacle:
        return obstacle
    colour = s.game.cubes.paid[action]
    return NO_OBSTACLE if colour >= minimum and total_from(s.cubes[seat], colour) >= left else COLOURS_RISE


def payment_refusal(s: CenturyState, action: int, obstacle: int, left: int = 1) -> Refused:
    """Return the refusal for an obstacle to paying one cube, or the next of ``left``."""
    name = COLOURS[s.game.cubes.paid[action]]
    if obstacle == COLOURS_RISE:
        return Refused(MESSAGES[obstacle], colour=name, cubes_left=left)
    return Refused(MESSAGES[obstacle], colour=name)


def paid_colour(s: CenturyState, seat: int, action: int) -> int:
    """Return the colour of the one cube that an action pays; refuse it if there is none."""
    obstacle = payment_obstacle(s, seat, action)
    if obstacle:
        raise not_asked() if obstacle == OTHER_QUESTION else payment_refusal(s, action, obstacle)
    return s.game.cubes.paid[action]


def paid_rising(s: CenturyState, seat: int, action: int, minimum: int, left: int) -> int:
    """Return the colour of the next of ``left`` cubes; refuse it if it does not rise."""
    obstacle = rising_payment_obstacle(s, seat, action, minimum, left)
    if obstacle:
        raise not_asked() if obstacle == OTHER_QUESTION else payment_refusal(s, action, obstacle, left)
    return s.game.cubes.paid[action]
