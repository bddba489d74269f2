"""A game in the terminal, played by people and bots: decisions, out-of-order picks, undo and the record. It prints nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..bots import Bot, Hint, PlayerView, bot, find_hints
from ..bots.hints import HINT_ITERATIONS, HINT_SECONDS
from ..core.out_of_order import OutOfOrderPicks, holding_seat, open_picks
from ..core.record import Record
from ..core.state import State
from ..core.steps import Step, apply_to_copy, undo_target
from .errors import CommandError

HUMAN = "human"
"""The spec of a seat that a person plays; every other spec is that of a bot."""


class Session:
    """A game being played. Each seat is `HUMAN` or a bot spec; `auto` plays forced decisions of people."""

    def __init__(self, state: State, seats: Sequence[str], *, auto: bool = True, components: Path | None = None) -> None:
        self.state = state
        self.seats = list(seats)
        self.auto = auto
        self.components = components
        """The file that the components were read from, if they are not the default ones."""
        self.setup_events = state.setup_events()
        self.steps: list[Step] = []
        self.held_by: int | None = None
        """The seat whose turn is over by the rules but held, because the seat may still pick something."""
        self._positions: list[State] = []
        """The position before each step."""
        self.saved_steps = 0
        """The number of decisions in the last saved file."""
        self._bots: list[Bot | None] = [
            None if spec == HUMAN else bot(spec, self._bot_seed(seat)) for seat, spec in enumerate(seats)
        ]

    def _bot_seed(self, purpose: int | str) -> bytes:
        """The seed of a seat's bot or of hints. It depends on the seed of the game, so that the same game has the same bots."""
        return f"{self.state.seed!r}/{purpose}".encode()

    # --- seats ---------------------------------------------------------------------------------------------------------------

    @property
    def human_seats(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, spec in enumerate(self.seats) if spec == HUMAN]

    def is_human(self, seat: int | None) -> bool:
        """Whether a person plays the seat."""
        return seat is not None and self.seats[seat] == HUMAN

    @property
    def seat_to_act(self) -> int | None:
        """The seat that holds its turn, otherwise the seat to act by the rules; None at the end."""
        return self.state.player if self.held_by is None else self.held_by

    # --- decisions -----------------------------------------------------------------------------------------------------------

    def apply(self, action: int, forced: bool = False) -> Step:
        """Apply a legal action. An illegal one raises an error and changes nothing."""
        self._add_step(action, forced)
        self._update_hold()
        return self.steps[-1]

    def _add_step(self, action: int, forced: bool) -> None:
        before = self.state
        self.state, step = apply_to_copy(before, action, forced)
        self._positions.append(before)
        self.steps.append(step)

    def _update_hold(self) -> None:
        """Hold the turn if it is a person's and that person may still pick."""
        decided_by_person = bool(self.steps) and self.is_human(self.steps[-1].seat)
        self.held_by = holding_seat(self.steps, self.state, self._positions.__getitem__) if decided_by_person else None

    def open_picks(self) -> OutOfOrderPicks | None:
        """The out-of-order picks of the seat to act, None if there are none."""
        return open_picks(self.steps, self.state, self.held_by, self._positions.__getitem__)

    def playable_actions(self) -> dict[int, State]:
        """The legal actions, then the out-of-order picks; none of the legal ones while a turn is held.

        Each comes with the position that describes it: an out-of-order pick belongs to an earlier one.
        """
        actions = dict.fromkeys(self._legal_actions(), self.state)
        picks = self.open_picks()
        if picks is not None:
            actions |= {pick: picks.before for pick in picks.moves_by_pick if pick not in actions}
        return actions

    def _legal_actions(self) -> list[int]:
        return self.state.legal_actions() if self.held_by is None else []

    def submit(self, action: int) -> int:
        """Apply an action of the seat to act. An out-of-order pick is inserted at its place in the move list.

        Returns the index of the first decision that is new.
        """
        picks = self.open_picks()
        if picks is not None and action in picks.moves_by_pick and action not in self._legal_actions():
            self._truncate(picks.first_move)
            for move, forced in picks.moves_with(action):
                self._add_step(move, forced)
            self._update_hold()
            return picks.first_move
        if self.held_by is not None:
            raise CommandError("turn-held")
        self.apply(action)
        return len(self.steps) - 1

    def end_turn(self) -> None:
        """End a held turn."""
        if self.held_by is None:
            raise CommandError("turn-not-held")
        self.held_by = None

    def awaits_person(self) -> bool:
        """Whether the next decision is a person's: a held turn, or a decision that is not played automatically."""
        if self.held_by is not None:
            return True
        return self.is_human(self.state.player) and not (self.auto and len(self.state.legal_actions()) == 1)

    def play_automatic(self) -> Step:
        """Play the next bot decision or forced decision."""
        seat = self.state.player
        assert seat is not None
        legal = self.state.legal_actions()
        player = self._bots[seat]
        if player is None or (self.auto and len(legal) == 1):
            return self.apply(legal[0], forced=True)
        return self.apply(player.choose(PlayerView(self.state, seat)))

    def replay_moves(self, moves: Sequence[str]) -> None:
        """Apply the moves of a record that is resumed. They count as saved."""
        for move in moves:
            legal = self.state.legal_actions()
            self._add_step(self.state.parse(move), self.auto and len(legal) == 1)
        self._update_hold()
        self.saved_steps = len(self.steps)

    def undo(self) -> Step:
        """Take back the last decision of a person, unless something was revealed or a bot has decided since. Returns it."""
        kept_moves = undo_target(self.steps, self.state, self.human_seats)
        if kept_moves is None:
            chosen = [step for step in self.steps if not step.forced]
            if not any(self.is_human(step.seat) for step in chosen):
                raise CommandError("undo-nothing")
            raise CommandError("undo-revealed" if self.is_human(chosen[-1].seat) else "undo-other")
        undone = self.steps[kept_moves]
        self._truncate(kept_moves)
        return undone

    def _truncate(self, kept_moves: int) -> None:
        """Take back all decisions after the first `kept_moves`."""
        self.state = self._positions[kept_moves]
        del self.steps[kept_moves:], self._positions[kept_moves:]
        self.held_by = None

    def hints(self) -> list[Hint]:
        """Suggested moves for the seat to act, the best first."""
        seat = self.state.player
        assert seat is not None
        return find_hints(PlayerView(self.state, seat), self._bot_seed("hint"), HINT_ITERATIONS, HINT_SECONDS)

    def record(self) -> Record:
        """The record of the game so far, with `HUMAN` or the bot spec as the name of each seat."""
        return Record.of(self.state, self.seats)
