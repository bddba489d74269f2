"""A game at one table, with people and bots: decisions, forced ones included, undo, the record. It prints nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..bots import Bot, Hint, PlayerView, bot, find_hints
from ..bots.hints import HINT_ITERATIONS, HINT_SECONDS
from ..core.out_of_order import OutOfOrderPicks, holding_seat, open_picks
from ..core.record import Record
from ..core.state import State
from ..core.steps import Step, apply_to_copy, undo_target
from .i18n import CommandError

HUMAN = "human"


class Session:
    """A game that is being played."""

    def __init__(self, state: State, seats: Sequence[str], *, auto: bool = True, components: Path | None = None) -> None:
        self.state = state
        self.seats = list(seats)
        self.auto = auto
        self.components = components
        """The file with the components, where they are not the game's own."""
        self.setup = state.setup_events()
        """What happened before the first decision."""
        self.steps: list[Step] = []
        self.held_by: int | None = None
        """The seat whose turn is over by the rules, but that may still pick something; it ends the turn itself."""
        self._positions: list[State] = []
        """The position before each step."""
        self.saved_steps = 0
        """How many decisions are in the file saved last."""
        self._bots: list[Bot | None] = [
            None if spec == HUMAN else bot(spec, self._bot_seed(seat)) for seat, spec in enumerate(seats)
        ]

    def _bot_seed(self, seat: int | str) -> bytes:
        """The seed of a bot: bots repeat themselves with the game, and draw other numbers than it does."""
        return f"{self.state.seed!r}/{seat}".encode()

    # --- who sits where ------------------------------------------------------------------------------------------------------

    @property
    def human_seats(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, spec in enumerate(self.seats) if spec == HUMAN]

    def is_human(self, seat: int | None) -> bool:
        """Whether a person sits there."""
        return seat is not None and self.seats[seat] == HUMAN

    # --- decisions -----------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int | None:
        """The seat that is asked: the one to act, or the one that may still pick."""
        return self.state.player if self.held_by is None else self.held_by

    def apply(self, action: int, forced: bool = False) -> Step:
        """Play an action for the seat to act; an illegal one raises and changes nothing."""
        self._follow(action, forced)
        self._hold()
        return self.steps[-1]

    def _follow(self, action: int, forced: bool) -> None:
        before = self.state
        self.state, step = apply_to_copy(before, action, forced)
        self._positions.append(before)
        self.steps.append(step)

    def _hold(self) -> None:
        """Hold the turn if its seat is a person's and may still pick."""
        person = bool(self.steps) and self.is_human(self.steps[-1].seat)
        self.held_by = holding_seat(self.steps, self.state, self._positions.__getitem__) if person else None

    def open_picks(self) -> OutOfOrderPicks | None:
        """What the seat that is asked may still pick though the rules have passed it."""
        return open_picks(self.steps, self.state, self.held_by, self._positions.__getitem__)

    def answers(self) -> dict[int, State]:
        """What the seat that is asked may answer: the legal actions, then what it may still pick.

        Each comes with the position that its words are about.
        """
        now = self.state.legal_actions() if self.held_by is None else []
        found = dict.fromkeys(now, self.state)
        passed = self.open_picks()
        if passed is not None:
            found |= {pick: passed.before for pick in passed.moves_by_pick if pick not in found}
        return found

    def submit(self, action: int) -> int:
        """Play an action for the seat that is asked; a pick that the rules have passed is inserted where it belongs.

        Returns after how many decisions the game has changed.
        """
        passed = self.open_picks()
        now = self.state.legal_actions() if self.held_by is None else []
        if passed is not None and action in passed.moves_by_pick and action not in now:
            self._cut(passed.first_move)
            for one, forced in passed.moves_with(action):
                self._follow(one, forced)
            self._hold()
            return passed.first_move
        if self.held_by is not None:
            raise CommandError("turn-held")
        self.apply(action)
        return len(self.steps) - 1

    def end_turn(self) -> None:
        """End a turn that is held."""
        if self.held_by is None:
            raise CommandError("turn-not-held")
        self.held_by = None

    def awaits_person(self) -> bool:
        """Whether a person has to decide now."""
        if self.held_by is not None:
            return True
        return self.is_human(self.state.player) and not (self.auto and len(self.state.legal_actions()) == 1)

    def play_automatic(self) -> Step:
        """Make the next decision that needs nobody: a bot's, or one that leaves no choice."""
        seat = self.state.player
        assert seat is not None
        legal = self.state.legal_actions()
        player = self._bots[seat]
        if player is None or (self.auto and len(legal) == 1):
            return self.apply(legal[0], forced=True)
        return self.apply(player.choose(PlayerView(self.state, seat)))

    def replay_moves(self, moves: Sequence[str]) -> None:
        """Play the moves of a record that is resumed."""
        for move in moves:
            legal = self.state.legal_actions()
            self._follow(self.state.parse(move), self.auto and len(legal) == 1)
        self._hold()
        self.saved_steps = len(self.steps)

    def undo(self) -> Step:
        """Take back the last decision of the people here, if nothing was revealed by it and no bot has decided since."""
        kept = undo_target(self.steps, self.state, self.human_seats)
        if kept is None:
            chosen = [step for step in self.steps if not step.forced]
            if not any(self.is_human(step.seat) for step in chosen):
                raise CommandError("undo-nothing")
            raise CommandError("undo-revealed" if self.is_human(chosen[-1].seat) else "undo-other")
        undone = self.steps[kept]
        self._cut(kept)
        return undone

    def _cut(self, kept: int) -> None:
        """Take back all but the first decisions."""
        self.state = self._positions[kept]
        del self.steps[kept:], self._positions[kept:]
        self.held_by = None

    def hints(self) -> list[Hint]:
        """What a good player would do in the place of the seat to act, the best first."""
        seat = self.state.player
        assert seat is not None
        return find_hints(PlayerView(self.state, seat), self._bot_seed("hint"), HINT_ITERATIONS, HINT_SECONDS)

    def record(self) -> Record:
        """The game so far; its seats are named by who sits there."""
        return Record.of(self.state, self.seats)
