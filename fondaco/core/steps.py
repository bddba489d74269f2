"""Steps: the decisions of a running game, each with the facts that undo and out-of-order picks need."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from .events import Event
from .messages import JsonValue, Message
from .selections import selection_key
from .state import State


@dataclass(frozen=True, slots=True)
class Step:
    """A decision and the position in which it was made."""

    action: int
    move: str
    """The action in notation."""
    description: Message
    """The action as a message, with the details of the position it was made in."""
    seat: int
    forced: bool
    """Whether it was the only legal action."""
    selection_key: list[JsonValue] | None
    """The selection it was a pick of, if any (`core.selections`)."""
    turn_number: int
    """The turn number before the decision."""
    revealed: int
    """The reveal count before the decision."""
    events: tuple[Event, ...]


def apply_to_copy(state: State, action: int, forced: bool) -> tuple[State, Step]:
    """Return the state after an action, and the step. The given state does not change."""
    seat = state.player
    after = state.clone()
    events: list[Event] = []
    after.apply(action, events)
    assert seat is not None
    return after, Step(
        action,
        state.notation(action),
        state.action_message(action),
        seat,
        forced,
        selection_key(state),
        state.turn_number,
        state.revealed,
        tuple(events),
    )


def undo_target(steps: Sequence[Step], state: State, seats: Container[int]) -> int | None:
    """Return how many steps remain if one of these seats undoes its last decision; None if none of them can.

    Only the last decision that was not forced can be undone, and only if the reveal count has not changed since then. Forced
    decisions after it are undone with it, whichever seat they belong to.
    """
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        if step.revealed != state.revealed:
            return None
        if not step.forced:
            return index if step.seat in seats else None
    return None


def restart_target(steps: Sequence[Step], state: State, seat: int) -> int | None:
    """Return how many steps remain if the seat undoes all it can of its turn; None if it can undo nothing."""
    target = undo_target(steps, state, (seat,))
    if target is None:
        return None
    turn_number = steps[target].turn_number
    while True:
        earlier = undo_target(steps[:target], state, (seat,))
        if earlier is None or steps[earlier].turn_number != turn_number:
            return target
        target = earlier
