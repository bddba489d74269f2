"""Lines: consecutive actions of one seat within its turn, and the state that they lead to.

A line is finished when the turn is over, another seat is to act or something is revealed. The greedy bot chooses the best line of
its turn. The search takes its priors from lines, and its rollouts follow the best line of every turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from ..core.state import State

MAX_LINE_LENGTH = 40
"""The maximum number of actions in a line."""
EXTRA_DEPTH = 1
"""With a limit for all lines, enumeration stops once its depth exceeds the length of the best finished line by more than this.

It does not stop while an open line has a higher value.
"""
NO_LIMIT = 1 << 30


@dataclass(slots=True)
class Line:
    """Consecutive actions of one seat, and where they lead."""

    actions: tuple[int, ...]
    choices: tuple[int, ...]
    """The actions that were not forced."""
    state: State
    """The state after the last action."""
    value: float
    """The lead of the seat in that state; the mean over several worlds if the line reveals something."""


line_value = attrgetter("value")
"""The sort key of lines."""


def enumerate_lines(worlds: list[State], seat: int, beam: int, limit: int = NO_LIMIT) -> list[Line]:
    """Return the finished lines from a position, which is given as worlds that the seat cannot tell apart.

    At each depth at most ``beam`` lines for each first action are followed further, and at most ``limit`` lines in total.
    """
    start = worlds[0]
    finished = []
    open_lines = [Line((), (), start, 0.0)]
    for depth in range(MAX_LINE_LENGTH):
        extended: dict[int, list[Line]] = {}
        for line in open_lines:
            legal = line.state.legal_actions()
            for action in legal:
                # The state of an open line is not read again after its last action, so that action needs no copy.
                state = line.state if depth and action == legal[-1] else line.state.clone()
                state.apply(action)
                choices = (*line.choices, action) if len(legal) > 1 else line.choices
                longer = Line((*line.actions, action), choices, state, evaluate_lead(state, seat))
                if depth + 1 < MAX_LINE_LENGTH and _turn_continues(state, start, seat):
                    extended.setdefault(longer.actions[0], []).append(longer)
                else:
                    finished.append(longer)
        open_lines = []
        for siblings in extended.values():
            open_lines += best_lines(siblings, beam)
        if len(open_lines) > limit:
            open_lines = best_lines(open_lines, limit)
        if not open_lines or (limit < NO_LIMIT and _can_stop(finished, open_lines, depth)):
            break
    for line in finished:
        if line.state.revealed != start.revealed:
            line.value = _mean_value(line, worlds, seat)
    return finished


def best_lines(lines: list[Line], limit: int) -> list[Line]:
    """Sort lines by value and return at most ``limit`` of them, the best first.

    Of lines with equal value only the first is kept: mostly they are the same actions in another order.
    """
    lines.sort(key=line_value, reverse=True)
    chosen: list[Line] = []
    for line in lines:
        if not chosen or line.value != chosen[-1].value:
            chosen.append(line)
            if len(chosen) == limit:
                break
    return chosen


def _can_stop(finished: list[Line], open_lines: list[Line], depth: int) -> bool:
    """Return whether the open lines are well past the best finished line and none has a higher value."""
    if not finished:
        return False
    best = max(finished, key=line_value)
    return depth > len(best.actions) + EXTRA_DEPTH and max(open_lines, key=line_value).value <= best.value


def _turn_continues(state: State, start: State, seat: int) -> bool:
    """Return whether the seat is still to act in the turn of the start state, with nothing revealed since."""
    return state.player == seat and state.turn_number == start.turn_number and state.revealed == start.revealed


def _mean_value(line: Line, worlds: list[State], seat: int) -> float:
    """Return the mean value of a line over all worlds, because its last action reveals something else in each."""
    total = line.value
    for world in worlds[1:]:
        state = world.clone()
        for action in line.actions:
            state.apply(action)
        total += evaluate_lead(state, seat)
    return total / len(worlds)


def evaluate_lead(state: State, seat: int) -> float:
    """Return the lead of a seat over its best opponent, in expected points."""
    return lead_of(state.game.evaluate(state), seat)


def evaluate_leads(state: State) -> list[float]:
    """Return the lead of every seat over its best opponent, in expected points."""
    values = state.game.evaluate(state)
    return [lead_of(values, seat) for seat in range(state.players)]


def lead_of(values: list[float], seat: int) -> float:
    """Return the difference between the value of a seat and the best of the other values."""
    if len(values) == 2:
        return values[seat] - values[1 - seat]
    opponents = values[:seat] + values[seat + 1 :]
    return values[seat] - max(opponents) if opponents else values[seat]
