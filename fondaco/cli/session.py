"""A game at one table, with people and bots: decisions, forced ones included, undo, the record. It prints nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..bots import Bot, Hint, Sight, bot, hint
from ..bots.hints import HINT_ITERATIONS, HINT_SECONDS
from ..core.events import Event
from ..core.picks import Mark, begun, late_picks, picking
from ..core.record import Record
from ..core.state import State
from .voice import Wrong

HUMAN = "human"


@dataclass(frozen=True, slots=True)
class Step:
    """A decision that was made."""

    before: State
    seat: int
    action: int
    alone: bool
    """Whether nobody chose it: it was the only answer."""
    events: tuple[Event, ...]


class Session:
    """A game that is being played."""

    def __init__(self, state: State, seats: Sequence[str], *, auto: bool = True, components: Path | None = None) -> None:
        self.state = state
        self.seats = list(seats)
        self.auto = auto
        self.components = components
        """The file with the components, where they are not the game's own."""
        self.steps: list[Step] = []
        self.saved = 0
        """How many decisions are in the file saved last."""
        self._bots: list[Bot | None] = [
            None if spec == HUMAN else bot(spec, self._chance(seat)) for seat, spec in enumerate(seats)
        ]

    def _chance(self, seat: int | str) -> bytes:
        """The seed of a bot: bots repeat themselves with the game, and draw other numbers than it does."""
        return f"{self.state.seed!r}/{seat}".encode()

    # --- who sits where ------------------------------------------------------------------------------------------------------

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, spec in enumerate(self.seats) if spec == HUMAN]

    def human(self, seat: int | None) -> bool:
        """Whether a person sits there."""
        return seat is not None and self.seats[seat] == HUMAN

    # --- decisions -----------------------------------------------------------------------------------------------------------

    def decide(self, action: int, alone: bool = False) -> Step:
        """Play an action for the seat to act; an illegal one raises and changes nothing."""
        before = self.state.clone()
        seat = before.player
        events: list[Event] = []
        self.state.apply(action, events)
        assert seat is not None
        step = Step(before, seat, action, alone, tuple(events))
        self.steps.append(step)
        return step

    def answer(self, action: int) -> int:
        """Play an action for the person to act; what the rules are past picking is put in where it belongs.

        Returns after how many decisions the game has changed.
        """
        first, answers = len(self.steps), [action]
        if action not in self.state.legal_actions():
            marks = [Mark(step.seat, step.before.turn, step.before.revealed, picking(step.before)) for step in self.steps]
            start = begun(marks, self.state.revealed)
            if start is not None and self.steps[start].seat == self.state.player:
                before = self.steps[start].before
                late = late_picks(before, [step.action for step in self.steps[start:]])
                if action in late:
                    first, answers = start, list(late[action])
                    self.state = before
                    del self.steps[start:]
        for one in answers:
            self.decide(one)
        return first

    def waits(self) -> bool:
        """Whether a person has to decide now."""
        return self.human(self.state.player) and not (self.auto and len(self.state.legal_actions()) == 1)

    def go_on(self) -> Step:
        """Make the next decision that needs nobody: a bot's, or one that leaves no choice."""
        seat = self.state.player
        assert seat is not None
        legal = self.state.legal_actions()
        player = self._bots[seat]
        if player is None or (self.auto and len(legal) == 1):
            return self.decide(legal[0], alone=True)
        return self.decide(player.choose(Sight(self.state, seat)))

    def catch_up(self, moves: Sequence[str]) -> None:
        """Play the moves of a record that is resumed."""
        for move in moves:
            legal = self.state.legal_actions()
            self.decide(self.state.parse(move), alone=self.auto and len(legal) == 1)
        self.saved = len(self.steps)

    def undo(self) -> Step:
        """Take back the last decision of the seat to act, if nobody learned anything from it and nobody decided since."""
        for at in range(len(self.steps) - 1, -1, -1):
            step = self.steps[at]
            if step.seat != self.state.player:
                raise Wrong("undo-other")
            if step.before.revealed != self.state.revealed:
                raise Wrong("undo-revealed")
            if not step.alone:
                self.state = step.before
                del self.steps[at:]
                return step
        raise Wrong("undo-nothing")

    def hints(self) -> list[Hint]:
        """What a good player would do in the place of the seat to act, the best first."""
        seat = self.state.player
        assert seat is not None
        return hint(Sight(self.state, seat), self._chance("hint"), HINT_ITERATIONS, HINT_SECONDS)

    def record(self) -> Record:
        """The game so far; its seats are named by who sits there."""
        return Record.of(self.state, self.seats)
