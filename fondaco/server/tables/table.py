"""A table: its seats, its moves and the position after them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b

from ...core.errors import FondacoError
from ...core.events import Event
from ...core.fair_deal import FairDeal, shared_seed
from ...core.game import Game
from ...core.messages import Message
from ...core.out_of_order import OutOfOrderPicks, holding_seat, open_picks
from ...core.record import Record
from ...core.registry import game
from ...core.state import State
from ...core.steps import Step, apply_to_copy, restart_target, undo_target
from ..store.rows import OPEN, OVER, MoveRow, NoteRow, SeatRow, TableRow


class Table:
    """A table of the server. A caller that changes it holds its lock."""

    def __init__(self, row: TableRow, moves: Sequence[MoveRow], notes: Sequence[NoteRow]) -> None:
        self.lock = asyncio.Lock()
        self.game: Game = game(row.game)
        self.log_version = 0
        """Version of the log. Incremented when entries already sent are no longer valid: on undo and at the end of the game."""
        self.load(row, moves, notes)

    def load(self, row: TableRow, moves: Sequence[MoveRow], notes: Sequence[NoteRow]) -> None:
        """Load everything from these rows, discarding the current position."""
        self.row = row
        self.notes = list(notes)
        self.setup: list[Event] = []
        """The events before the first decision."""
        self.steps: list[Step] = []
        self.replay_error: FondacoError | None = None
        """Why the table is read-only: its moves do not fit the rules and components of today."""
        self.state: State | None = None
        """The position; None before the game starts, and if today's rules cannot build the initial state."""
        self._unreplayable_moves: list[str] = []
        """The first move that does not fit, and all after it."""
        self._picks: tuple[State, int | None, OutOfOrderPicks | None] | None = None
        """The pending picks, with the position and the holding seat that they were computed for."""
        self.log_version += 1
        if row.phase != OPEN:
            self._replay([move.move for move in moves], [move.forced for move in moves])

    def set_initial_state(self, state: State) -> None:
        """Set the initial state."""
        self.state = state
        self.setup = state.setup_events()

    def _replay(self, moves: list[str], forced: list[bool]) -> None:
        try:
            state = self.initial_state()
            self.set_initial_state(state)
            for move, only in zip(moves, forced, strict=True):
                state, step = apply_to_copy(state, state.parse(move), only)
                self.state = state
                self.steps.append(step)
            row = self.row
            if row.rules_version != self.game.rules_version or row.components_digest != self.game.digest:
                self._record(moves).replay()
        except FondacoError:
            self.replay_error = self._replay_error_of(moves)
            self._unreplayable_moves = moves[self.move_count :]

    def _replay_error_of(self, moves: list[str]) -> FondacoError:
        try:
            self._record(moves).replay()
        except FondacoError as error:
            return error
        raise AssertionError("a record refuses the same moves")

    def _record(self, moves: list[str]) -> Record:
        row = self.row
        return Record(row.game, row.rules_version, row.components_digest, self.names, self.seed, tuple(moves), row.options)

    # --- facts ---------------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The id, as in the address of the table."""
        return self.row.id

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """The seats with their guests and bots."""
        return self.row.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(seat.name for seat in self.row.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.row.phase == OVER

    @property
    def held_by(self) -> int | None:
        """The seat that has yet to confirm the end of its turn."""
        return self.row.held_by

    @property
    def move_count(self) -> int:
        """The number of moves made."""
        return len(self.steps)

    @property
    def rematch(self) -> str | None:
        """The id of the latest rematch, if there is one."""
        rematches = [str(note.args["table"]) for note in self.notes if note.message == "rematch"]
        return rematches[-1] if rematches else None

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before any nonce is known."""
        return self.row.commitment

    @property
    def seed(self) -> bytes:
        """The seed of the game. It is never sent while the game is running."""
        return _seed(self.row)

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats of a guest."""
        return [seat.number for seat in self.seats if guest is not None and seat.guest == guest]

    # --- positions -----------------------------------------------------------------------------------------------------------

    def initial_state(self) -> State:
        """Return the position before the first move."""
        return initial_state(self.row)

    def state_at(self, move_count: int) -> State:
        """Return the position after a number of moves."""
        return self._state_after(self.steps[:move_count])

    def _state_after(self, steps: Sequence[Step]) -> State:
        state = self.initial_state()
        for step in steps:
            state.apply(step.action)
        return state

    @property
    def pending_picks(self) -> OutOfOrderPicks | None:
        """The out-of-order picks of the player to move, or of the seat that holds its turn."""
        state = self.state
        if state is None or self.over or self.replay_error is not None:
            return None
        if self._picks is None or self._picks[0] is not state or self._picks[1] != self.held_by:
            self._picks = state, self.held_by, open_picks(self.steps, state, self.held_by, self.state_at)
        return self._picks[2]

    def holder(self, seat: int, steps: Sequence[Step], state: State) -> int | None:
        """Return the seat if its turn has ended with these steps, but it confirms turns or can still make a pick."""
        if state.over or state.player == seat:
            return None
        return seat if self.seats[seat].confirms_turns else self.picker(steps, state)

    def picker(self, steps: Sequence[Step], state: State) -> int | None:
        """Return the seat whose turn has ended with these steps if it can still make a pick."""
        return holding_seat(steps, state, lambda count: self._state_after(steps[:count]))

    def undo_target(self, seat: int) -> int | None:
        """Return how many moves remain if the seat undoes its last decision; None if it cannot."""
        return undo_target(self.steps, self.state, (seat,)) if self._undoable and self.state is not None else None

    def restart_target(self, seat: int) -> int | None:
        """Return how many moves remain if the seat undoes all it can of its turn; None if it can undo nothing."""
        return restart_target(self.steps, self.state, seat) if self._undoable and self.state is not None else None

    @property
    def _undoable(self) -> bool:
        return not self.over and self.replay_error is None

    # --- records and texts ---------------------------------------------------------------------------------------------------

    def final_record(self) -> Record:
        """Return the whole game with its fair-deal proof. The game must be over."""
        assert self.over, "records of running tables are never sent"
        proof = FairDeal(self.commitment, self.row.secret, tuple(seat.nonce for seat in self.seats))
        moves = [*(step.move for step in self.steps), *self._unreplayable_moves]
        return replace(self._record(moves), fair_deal=proof)

    def record_so_far(self) -> str:
        """Return the record of the running game, for the bot processes."""
        return self._record([step.move for step in self.steps]).dumps()

    def bot_seed(self, seat: int) -> bytes:
        """Return the seed of a bot's decision. It differs from the seed of the game."""
        return blake2b(f"bot {seat} {self.move_count}".encode(), digest_size=32, key=self.row.secret).digest()

    def translate(self, message: Message, lang: str) -> str:
        """Format a message of the game with the names of the players."""
        return self.game.translator.format(message, lang, self.names)


def initial_state(row: TableRow) -> State:
    """Return the position before the first move of a table."""
    return game(row.game).new(len(row.seats), _seed(row), **row.options)


def _seed(row: TableRow) -> bytes:
    return shared_seed(row.secret, [seat.nonce for seat in row.seats])
