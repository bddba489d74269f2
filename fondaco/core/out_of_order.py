"""Picks in another order than the rules ask in: until the turn is ended, what the rules have passed can still be picked.

Both the table in the browser and the terminal use this: a turn that the rules have ended is held while its seat may still pick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .selections import out_of_order_picks
from .state import State
from .steps import Step


class OutOfOrderPicks(NamedTuple):
    """What a seat may still pick, though the rules have passed it."""

    seat: int
    first_move: int
    """The number of decisions before the first pick."""
    before: State
    """The position then."""
    answers: tuple[tuple[int, bool], ...]
    """The decisions since, and which of them were forced."""
    moves_by_pick: dict[int, tuple[int, ...]]
    """By what is picked: all actions from the first pick on."""

    def moves_with(self, pick: int) -> list[tuple[int, bool]]:
        """The actions from the first pick on with this one inserted where it belongs, and which of them are forced."""
        moves = self.moves_by_pick[pick]
        inserted = next((at for at, (action, _) in enumerate(self.answers) if action != moves[at]), len(self.answers))
        return [*self.answers[:inserted], (pick, False), *self.answers[inserted:]]


PositionAfter = Callable[[int], State]
"""Gives the position after a number of steps."""


def open_picks(steps: Sequence[Step], state: State, held_by: int | None, position: PositionAfter) -> OutOfOrderPicks | None:
    """What the seat whose turn it is, or that holds the table, may still pick."""
    seat = state.player if held_by is None else held_by
    return _passed(steps, state, position) if steps and steps[-1].seat == seat else None


def holding_seat(steps: Sequence[Step], state: State, position: PositionAfter) -> int | None:
    """The seat that decided last, if its turn is over but it may still pick something."""
    if not steps or state.player == steps[-1].seat:
        return None
    found = _passed(steps, state, position)
    return found.seat if found is not None else None


def _passed(steps: Sequence[Step], state: State, position: PositionAfter) -> OutOfOrderPicks | None:
    """What the seat that decided last could still pick."""
    first = None if state.over else selection_start(steps, state.revealed)
    if first is None:
        return None
    before = position(first)
    since = steps[first:]
    picks = out_of_order_picks(before, [step.action for step in since])
    if not picks:
        return None
    return OutOfOrderPicks(steps[-1].seat, first, before, tuple((step.action, step.forced) for step in since), picks)


def selection_start(steps: Sequence[Step], revealed: int) -> int | None:
    """The index of the first pick of the last selection in this turn.

    None if there was none, or if something was revealed or another seat decided since.
    """
    first = None
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        if (step.seat, step.turn_number, step.revealed) != (steps[-1].seat, steps[-1].turn_number, revealed):
            break
        if step.selection_key is not None and (first is None or step.selection_key == steps[first].selection_key):
            first = at
    return first
