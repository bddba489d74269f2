"""Out-of-order picks: until the turn is ended, a seat can still make picks that the rules have already passed.

The browser and the terminal use this. If the rules have ended a turn, the interface holds it while the seat can still pick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .selections import out_of_order_picks
from .state import State
from .steps import Step


class OutOfOrderPicks(NamedTuple):
    """The picks that a seat can still make although the rules have passed them."""

    seat: int
    first_move: int
    """The number of moves before the first pick."""
    before: State
    """The state before the first pick."""
    decisions: tuple[tuple[int, bool], ...]
    """The actions from the first pick on, each with whether it was forced."""
    moves_by_pick: dict[int, tuple[int, ...]]
    """For each pick, all actions from the first pick on, including it."""

    def moves_with(self, pick: int) -> list[tuple[int, bool]]:
        """Return the actions from the first pick on with this pick inserted, each with whether it is forced."""
        moves = self.moves_by_pick[pick]
        differing = (index for index, (action, _) in enumerate(self.decisions) if action != moves[index])
        index = next(differing, len(self.decisions))
        return [*self.decisions[:index], (pick, False), *self.decisions[index:]]


StateAt = Callable[[int], State]
"""Returns the state after a number of steps."""


def open_picks(steps: Sequence[Step], state: State, held_by: int | None, state_at: StateAt) -> OutOfOrderPicks | None:
    """Return the picks of the seat that holds its turn, or else of the player to move; None if it did not decide last."""
    seat = state.player if held_by is None else held_by
    return _passed_picks(steps, state, state_at) if steps and steps[-1].seat == seat else None


def holding_seat(steps: Sequence[Step], state: State, state_at: StateAt) -> int | None:
    """Return the seat of the last decision if its turn is over but it can still make picks."""
    if not steps or state.player == steps[-1].seat:
        return None
    picks = _passed_picks(steps, state, state_at)
    return picks.seat if picks is not None else None


def _passed_picks(steps: Sequence[Step], state: State, state_at: StateAt) -> OutOfOrderPicks | None:
    """Return the picks that the seat of the last decision can still make."""
    start = None if state.over else selection_start(steps, state.revealed)
    if start is None:
        return None
    before = state_at(start)
    since = steps[start:]
    moves_by_pick = out_of_order_picks(before, [step.action for step in since])
    if not moves_by_pick:
        return None
    return OutOfOrderPicks(steps[-1].seat, start, before, tuple((step.action, step.forced) for step in since), moves_by_pick)


def selection_start(steps: Sequence[Step], revealed: int) -> int | None:
    """Return the index of the first pick of the last selection in this turn.

    None if there was no selection, or if the reveal count has changed or another seat has decided since then.
    """
    start = None
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if (step.seat, step.turn_number, step.revealed) != (steps[-1].seat, steps[-1].turn_number, revealed):
            break
        if step.selection_key is not None and (start is None or step.selection_key == steps[start].selection_key):
            start = index
    return start
