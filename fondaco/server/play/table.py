"""A table: its seats, its moves, and the position they lead to. It is rebuilt from its rows at any time."""

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
    """A table of the house. Who changes it holds its lock."""

    def __init__(self, row: TableRow, moves: Sequence[MoveRow], notes: Sequence[NoteRow]) -> None:
        self.lock = asyncio.Lock()
        self.game: Game = game(row.game)
        self.rewritten = 0
        """How often what the day book has told became untrue, or all may be told now: by every undo, and by the end."""
        self.read(row, moves, notes)

    def read(self, row: TableRow, moves: Sequence[MoveRow], notes: Sequence[NoteRow]) -> None:
        """Be what is written in these rows, whatever the table was before."""
        self.row = row
        self.notes = list(notes)
        self.setup: list[Event] = []
        """What happened before the first decision."""
        self.steps: list[Step] = []
        self.outdated: FondacoError | None = None
        """Why nobody can play here any more: the rules are no longer those the game was begun with."""
        self.state: State | None = None
        """The position; None before the game begins, and where the game cannot even be dealt any more."""
        self._unread: list[str] = []
        """The moves that do not fit any more, and all after them."""
        self.rewritten += 1
        if row.phase != OPEN:
            self._replay([move.move for move in moves], [move.forced for move in moves])

    def begin(self, state: State) -> None:
        """Be at the position before the first move."""
        self.state = state
        self.setup = state.setup_events()

    def _replay(self, moves: list[str], forced: list[bool]) -> None:
        try:
            state = self.start()
            self.begin(state)
            for move, only in zip(moves, forced, strict=True):
                state, step = apply_to_copy(state, state.parse(move), only)
                self.state = state
                self.steps.append(step)
            if self.row.rules != self.game.rules_version or self.row.components != self.game.digest:
                self._record(moves).replay()
        except FondacoError:
            self.outdated = self._misfit(moves)
            self._unread = moves[self.move_count :]

    def _misfit(self, moves: list[str]) -> FondacoError:
        try:
            self._record(moves).replay()
        except FondacoError as error:
            return error
        raise AssertionError("moves that do not fit are refused by their record, too")

    def _record(self, moves: list[str]) -> Record:
        row = self.row
        return Record(row.game, row.rules, row.components, self.names, self.seed, tuple(moves), row.options)

    # --- facts ---------------------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits where."""
        return self.row.seats

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return tuple(seat.name for seat in self.row.seats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.row.phase == OVER

    @property
    def held_by(self) -> int | None:
        """The seat that has yet to confirm the end of its turn."""
        return self.row.held

    @property
    def move_count(self) -> int:
        """How many moves were made."""
        return len(self.steps)

    @property
    def rematch(self) -> str | None:
        """The table where the same people play again, if there is one."""
        found = [str(note.args["table"]) for note in self.notes if note.message == "rematch"]
        return found[-1] if found else None

    @property
    def commitment(self) -> str:
        """The hash of the secret, published before any nonce is known."""
        return self.row.promise

    @property
    def seed(self) -> bytes:
        """What the game was dealt from. It never leaves the house while the game is running."""
        return _seed(self.row)

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest."""
        return [seat.number for seat in self.seats if guest is not None and seat.guest == guest]

    def start(self) -> State:
        """The position before the first move."""
        return deal(self.row)

    def moment(self, at: int) -> State:
        """The position after so many moves."""
        return self._after(self.steps[:at])

    def _after(self, steps: Sequence[Step]) -> State:
        state = self.start()
        for step in steps:
            state.apply(step.action)
        return state

    def open_picks(self) -> OutOfOrderPicks | None:
        """What the seat whose turn it is, or that holds the table, may still pick though the rules have passed it."""
        if self.state is None or self.over or self.outdated:
            return None
        return open_picks(self.steps, self.state, self.held_by, self.moment)

    def holder(self, seat: int, steps: Sequence[Step], state: State) -> int | None:
        """The seat, if its turn is over after these moves, but it confirms that itself, or may still pick something."""
        if state.over or state.player == seat:
            return None
        return seat if self.seats[seat].confirms else self.picker(steps, state)

    def picker(self, steps: Sequence[Step], state: State) -> int | None:
        """The seat whose turn is over after these moves, but that may still pick something."""
        return holding_seat(steps, state, lambda at: self._after(steps[:at]))

    def undo_to(self, seat: int) -> int | None:
        """How many moves stay if the seat takes its last decision back; None if it cannot."""
        return None if self.state is None or self.over or self.outdated else undo_target(self.steps, self.state, (seat,))

    def restart_to(self, seat: int) -> int | None:
        """How many moves stay if the seat takes back all it can of its turn; None if there is nothing."""
        return None if self.state is None or self.over or self.outdated else restart_target(self.steps, self.state, seat)

    def record(self) -> Record:
        """The whole game with the proof of its deal; only once it is over."""
        assert self.over, "no record of a running table leaves the house"
        proof = FairDeal(self.commitment, self.row.secret, tuple(seat.nonce for seat in self.seats))
        return replace(self._record([*(step.move for step in self.steps), *self._unread]), fair_deal=proof)

    def working_record(self) -> str:
        """The game so far, for the house's own workers."""
        return self._record([step.move for step in self.steps]).dumps()

    def bot_seed(self, seat: int) -> bytes:
        """The chance of a bot: another one than the game's."""
        return blake2b(f"bot {seat} {self.move_count}".encode(), digest_size=32, key=self.row.secret).digest()

    def say(self, message: Message, lang: str) -> str:
        """A message of the game, with the names at this table."""
        return self.game.translator.format(message, lang, self.names)


def deal(row: TableRow) -> State:
    """The position before the first move at a table."""
    return game(row.game).new(len(row.seats), _seed(row), **row.options)


def _seed(row: TableRow) -> bytes:
    return shared_seed(row.secret, [seat.nonce for seat in row.seats])
