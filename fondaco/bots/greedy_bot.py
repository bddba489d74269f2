"""The greedy bot: looks ahead to the end of its turn and chooses the line with the highest value.

It enumerates the lines of its turn with a small beam for each first action. A line that reveals something is valued by the mean
over several determinizations.
"""

from __future__ import annotations

from math import inf

from ..core.errors import InvalidOption
from ..core.messages import Message
from ..core.rng import Rng, Seed, key_of
from ..core.state import State
from .interface import PlayerView
from .lines import Line, enumerate_lines, line_value

ERROR_STEPS = 1000
"""The resolution of errors: the noise of a line is a multiple of the largest error divided by this."""


class GreedyBot:
    """Chooses the first action of the best line, and follows that line while nothing unexpected happens."""

    def __init__(self, seed: Seed, beam: int = 4, worlds: int = 3, error: float = 0.0) -> None:
        if not 0.0 <= error < inf:
            raise InvalidOption(Message("bad-error"))
        self._rng = Rng(key_of(seed))
        self._beam = max(1, beam)
        self._worlds = max(1, worlds)
        self._error = error
        """The largest error in the value of a line, as a multiple of the game's lead scale. It models how people misjudge."""
        self._decisions = 0
        self._plan: list[tuple[dict[str, object], int]] = []
        """The rest of the line that the bot follows: actions, each with the observation expected before it."""

    def choose(self, view: PlayerView) -> int:
        if len(view.legal_actions) == 1:
            return view.legal_actions[0]
        if self._plan:
            expected, action = self._plan.pop(0)
            if expected == view.observation:
                return action
        self._decisions += 1
        worlds = [view.determinize(self._rng.stream("world", self._decisions, n).uint32()) for n in range(self._worlds)]
        lines = enumerate_lines(worlds, view.seat, self._beam)
        if self._error:
            self._add_noise(lines, self._error * view.game.search.lead_scale)
        best = max(lines, key=line_value)
        self._store_plan(worlds[0], view.seat, best)
        return best.actions[0]

    def _add_noise(self, lines: list[Line], max_error: float) -> None:
        """Add triangular noise to the value of every line."""
        stream = self._rng.stream("error", self._decisions)
        for line in lines:
            line.value += max_error * (stream.below(ERROR_STEPS) - stream.below(ERROR_STEPS)) / ERROR_STEPS

    def _store_plan(self, world: State, seat: int, line: Line) -> None:
        """Store the actions after the first one as the plan."""
        self._plan = []
        state = world.clone()
        for action, next_action in zip(line.actions, line.actions[1:], strict=False):
            state.apply(action)
            self._plan.append((dict(state.observe(seat)), next_action))
