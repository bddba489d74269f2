"""The greedy bot: looks to the end of its own turn and takes what the game's evaluation likes best.

It follows its own answers, best first with a small beam for each first answer, until its turn is over, another seat decides or
something is revealed. Lines that reveal something are judged by their average over a few determinizations.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from ..core.errors import InvalidOption
from ..core.messages import Message
from ..core.rng import Rng, Seed, key_of
from ..core.state import State
from .interface import PlayerView

MAX_LINE_LENGTH = 40
"""No line is followed further than this."""
EXTRA_DEPTH = 1
"""Where lines are limited in all, none is followed for more answers than this beyond the best that has ended, unless it promises
more."""
NO_LIMIT = 1 << 30
ERROR_STEPS = 1000
"""How finely errors are told apart."""


@dataclass(slots=True)
class Line:
    """Answers given one after the other, and where they lead."""

    actions: tuple[int, ...]
    choices: tuple[int, ...]
    """Those of the answers that were not the only one."""
    state: State
    value: float


class GreedyBot:
    """Judges every line of its turn and starts the best."""

    def __init__(self, seed: Seed, beam: int = 4, worlds: int = 3, error: float = 0.0) -> None:
        if not 0.0 <= error < inf:
            raise InvalidOption(Message("bad-error"))
        self._rng = Rng(key_of(seed))
        self._beam = max(1, beam)
        self._worlds = max(1, worlds)
        self._error = error
        """By how much it misjudges a line at the most, as people do, in swings of the game: what is nearly as good as the best
        may seem better."""
        self._decisions = 0
        self._plan: list[tuple[dict[str, object], int]] = []
        """What it means to answer next, each with the observation it expects then."""

    def choose(self, view: PlayerView) -> int:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        if self._plan:
            expected, action = self._plan.pop(0)
            if expected == view.observation:
                return action
        self._decisions += 1
        worlds = [view.determinize(self._rng.stream("world", self._decisions, n).uint32()) for n in range(self._worlds)]
        found = enumerate_lines(worlds, view.seat, self._beam)
        if self._error:
            self._misjudge(found, self._error * view.game.search.lead_scale)
        best = max(found, key=_value)
        self._store_plan(worlds[0], view.seat, best)
        return best.actions[0]

    def _misjudge(self, found: list[Line], most: float) -> None:
        """Take every line for better or worse than it is; small errors are more likely than large ones."""
        chance = self._rng.stream("error", self._decisions)
        for line in found:
            line.value += most * (chance.below(ERROR_STEPS) - chance.below(ERROR_STEPS)) / ERROR_STEPS

    def _store_plan(self, world: State, seat: int, line: Line) -> None:
        """Keep the rest of a line as the plan."""
        self._plan = []
        state = world.clone()
        for done, following in zip(line.actions, line.actions[1:], strict=False):
            state.apply(done)
            self._plan.append((dict(state.observe(seat)), following))


def enumerate_lines(worlds: list[State], seat: int, beam: int, most: int = NO_LIMIT) -> list[Line]:
    """The finished lines from a position, given as a few worlds that the seat cannot tell apart.

    So many are followed for each first answer, and so many in all; with a limit for all of them, none for long beyond the best.
    """
    start = worlds[0]
    finished = []
    open_lines = [Line((), (), start, 0.0)]
    for depth in range(MAX_LINE_LENGTH):
        grown: dict[int, list[Line]] = {}
        for line in open_lines:
            legal = line.state.legal_actions()
            for action in legal:
                # nobody looks at the end of a line again once it has grown: the last one to grow there needs no copy
                state = line.state if depth and action == legal[-1] else line.state.clone()
                state.apply(action)
                choices = (*line.choices, action) if len(legal) > 1 else line.choices
                following = Line((*line.actions, action), choices, state, evaluate_lead(state, seat))
                if depth + 1 < MAX_LINE_LENGTH and _turn_continues(state, start, seat):
                    grown.setdefault(following.actions[0], []).append(following)
                else:
                    finished.append(following)
        open_lines = []
        for rivals in grown.values():
            open_lines += best_lines(rivals, beam)
        if len(open_lines) > most:
            open_lines = best_lines(open_lines, most)
        if not open_lines or (most < NO_LIMIT and _can_stop(finished, open_lines, depth)):
            break
    for line in finished:
        if line.state.revealed != start.revealed:
            line.value = _mean_value(line, worlds, seat)
    return finished


def best_lines(rivals: list[Line], most: int) -> list[Line]:
    """So many lines, the best first. Those that promise exactly the same mostly are the same in another order: one is enough."""
    rivals.sort(key=_value, reverse=True)
    chosen: list[Line] = []
    for line in rivals:
        if not chosen or line.value != chosen[-1].value:
            chosen.append(line)
            if len(chosen) == most:
                break
    return chosen


def _can_stop(finished: list[Line], open_lines: list[Line], depth: int) -> bool:
    """Whether the best line that has ended did so a while ago, and none that goes on promises more."""
    if not finished:
        return False
    best = max(finished, key=_value)
    return depth > len(best.actions) + EXTRA_DEPTH and max(open_lines, key=_value).value <= best.value


def _turn_continues(state: State, start: State, seat: int) -> bool:
    """Whether the seat still decides in the same turn, knowing no more than at its start."""
    return state.player == seat and state.turn_number == start.turn_number and state.revealed == start.revealed


def _value(line: Line) -> float:
    return line.value


def evaluate_lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return lead_of(state.game.evaluate(state), seat)


def lead_of(values: list[float], seat: int) -> float:
    """How far a value is above the best of the others."""
    if len(values) == 2:
        return values[seat] - values[1 - seat]
    own = values[seat]
    values = values[:seat] + values[seat + 1 :]
    return own - max(values) if values else own


def _mean_value(line: Line, worlds: list[State], seat: int) -> float:
    """The value of a line over all worlds; its last answer shows in each something else."""
    total = line.value
    for world in worlds[1:]:
        state = world.clone()
        for action in line.actions:
            state.apply(action)
        total += evaluate_lead(state, seat)
    return total / len(worlds)
