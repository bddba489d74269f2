"""The decisions of a game that is being played, each with the facts about the moment before it that undo and picking need."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from .events import Event
from .messages import JsonValue, Message
from .selections import selection_key
from .state import State


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that was made."""

    action: int
    move: str
    """The action in notation."""
    description: Message
    """The action in words, as the position was then."""
    seat: int
    forced: bool
    """Whether it was the only answer, so that nobody chose it."""
    selection_key: list[JsonValue] | None
    """What several things it was one of, if of any (`core.picks`)."""
    turn_number: int
    revealed: int
    events: tuple[Event, ...]


def apply_to_copy(state: State, action: int, forced: bool) -> tuple[State, Step]:
    """The position after an action, and what is remembered of it. The state given stays as it is."""
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
    """How many decisions stay if one of these seats takes its last one back; None if none of them can.

    Only the last decision that somebody chose can be taken back, and only if nothing was revealed since. Forced decisions after
    it are taken back with it, whichever seat they belong to.
    """
    for at in range(len(steps) - 1, -1, -1):
        step = steps[at]
        if step.revealed != state.revealed:
            return None
        if not step.forced:
            return at if step.seat in seats else None
    return None


def restart_target(steps: Sequence[Step], state: State, seat: int) -> int | None:
    """How many decisions stay if the seat takes back all it can of its turn; None if there is nothing."""
    kept = undo_target(steps, state, (seat,))
    if kept is None:
        return None
    turn = steps[kept].turn_number
    while True:
        further = undo_target(steps[:kept], state, (seat,))
        if further is None or steps[further].turn_number != turn:
            return kept
        kept = further
