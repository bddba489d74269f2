"""Picking several things one by one. The rules ask for them in a fixed order, so that one outcome has one path; people may name
them in any order: what the rules are past is put in where it belongs."""

from __future__ import annotations

from collections.abc import Sequence

from .messages import JsonValue
from .state import State


def out_of_order_picks(before: State, answers: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """What else could have been picked, and all the answers with it, in the order that the rules ask for.

    ``before`` is the position in which the first thing was picked, and ``answers`` is what the seat has answered since. What can
    be picked now is not among it; nor is anything, once the seat has said that it wants no more.
    """
    moments = [before.clone()]
    for answer in answers:
        moments.append(moments[-1].clone())
        moments[-1].apply(answer)
    kind, family = selection_key(before), before.game.space.family
    things = family(answers[0])
    found: dict[int, tuple[int, ...]] = {}
    for at, moment in enumerate(moments[:-1]):
        if selection_key(moment) != kind:
            continue
        if family(answers[at]) is not things:  # “no more”
            return {}
        for action in moment.legal_actions():
            new = family(action) is things and action != answers[at] and action not in found
            if new and _can_follow(moment, action, answers[at:], moments[at:]):
                found[action] = (*answers[:at], action, *answers[at:])
    if selection_key(moments[-1]) == kind:
        for action in moments[-1].legal_actions():
            found.pop(action, None)
    return found


def selection_key(state: State) -> list[JsonValue] | None:
    """What several things are being picked of; None where one thing is asked for, or nothing."""
    return _question_key(state) if not state.over and state.question.selection_fields is not None else None


def _can_follow(moment: State, action: int, answers: Sequence[int], moments: Sequence[State]) -> bool:
    """Whether the answers that were given from a moment on could be given after another pick, each to the question it was for."""
    trial = moment.clone()
    trial.apply(action)
    for answer, answered in zip(answers, moments, strict=False):
        if _question_key(trial) != _question_key(answered) or answer not in trial.legal_actions():
            return False
        trial.apply(answer)
    return True


def _question_key(state: State) -> list[JsonValue] | None:
    """Which question a seat is asked; of one that picks, which of several."""
    if state.over:
        return None
    question = state.question
    return [type(question).__name__, question.seat, *(getattr(question, name) for name in question.selection_fields or ())]
