"""Selections: several things chosen one at a time.

The rules ask for the picks in a fixed order, so that each outcome has one path. Interfaces let people pick in any order: a pick
that the rules have already passed is inserted where it belongs.
"""

from __future__ import annotations

from collections.abc import Sequence

from .messages import JsonValue
from .state import State


def out_of_order_picks(before: State, actions: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """Map each pick that is still possible to the full list of actions including it, in rules order.

    ``before`` is the state at the first pick of the selection, and ``actions`` are the actions of the seat since then. Picks that
    are legal now are left out. The result is empty if the seat has chosen to pick no more.
    """
    states = [before.clone()]
    for action in actions:
        states.append(states[-1].clone())
        states[-1].apply(action)
    key, family_of = selection_key(before), before.game.space.family
    picking = family_of(actions[0])
    inserted: dict[int, tuple[int, ...]] = {}
    for index, state in enumerate(states[:-1]):
        if selection_key(state) != key:
            continue
        if family_of(actions[index]) is not picking:  # the seat picks no more
            return {}
        for pick in state.legal_actions():
            new = family_of(pick) is picking and pick != actions[index] and pick not in inserted
            if new and _can_follow(state, pick, actions[index:], states[index:]):
                inserted[pick] = (*actions[:index], pick, *actions[index:])
    if selection_key(states[-1]) == key:
        for pick in states[-1].legal_actions():
            inserted.pop(pick, None)
    return inserted


def selection_key(state: State) -> list[JsonValue] | None:
    """Identify the selection that the current question belongs to; None if it belongs to none, or if the game is over."""
    return _question_key(state) if not state.over and state.question.selection_fields is not None else None


def _can_follow(state: State, pick: int, actions: Sequence[int], answered: Sequence[State]) -> bool:
    """Return whether the actions could still be made after the pick, each for the same question as in its answered state."""
    trial = state.clone()
    trial.apply(pick)
    for action, original in zip(actions, answered, strict=False):
        if _question_key(trial) != _question_key(original) or action not in trial.legal_actions():
            return False
        trial.apply(action)
    return True


def _question_key(state: State) -> list[JsonValue] | None:
    """Identify the current question by its class, seat and selection fields; None if the game is over."""
    if state.over:
        return None
    question = state.question
    return [type(question).__name__, question.seat, *(getattr(question, name) for name in question.selection_fields or ())]
