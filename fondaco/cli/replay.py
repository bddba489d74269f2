"""The model of `fondaco replay`: the moments of a record. Moment N is the position after N moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..core.messages import JsonValue
from ..core.record import Record
from ..core.state import State
from .arguments import seed_text
from .i18n import LANGUAGE, seat_label


@dataclass(frozen=True)
class RecordedMove:
    """A move of a record and the position before it."""

    number: int
    before: State
    action: int

    @property
    def seat(self) -> int:
        assert self.before.player is not None
        return self.before.player

    @property
    def round(self) -> JsonValue:
        """The round, None in games without rounds."""
        return self.before.observe(None).get("round")

    @property
    def notation(self) -> str:
        return self.before.notation(self.action)

    @property
    def description(self) -> str:
        return self.before.describe(self.action, LANGUAGE.lang)

    def texts(self) -> dict[str, str]:
        """The arguments of messages about the move."""
        return {"seat": seat_label(self.seat), "move": self.notation, "description": self.description}


class Replay:
    """All moments of a record. A record has no secrets, so each moment can be seen from every seat."""

    def __init__(self, start: State, end: State, record: Record) -> None:
        self._start = start
        self.end = end
        self.record = record
        self.last = len(record.moves)

    def state_at(self, moment: int) -> State:
        """The position after `moment` moves."""
        state = self._start.clone()
        for action in self.end.moves[:moment]:
            state.apply(action)
        return state

    def recorded_move(self, number: int) -> RecordedMove:
        """A move by its number, counted from 1."""
        return RecordedMove(number, self.state_at(number - 1), self.end.moves[number - 1])

    def moves(self, upto: int | None = None) -> Iterator[RecordedMove]:
        """The moves in order. The position of a move is valid only until the next move is requested."""
        state = self._start.clone()
        for number, action in enumerate(self.end.moves[:upto], 1):
            yield RecordedMove(number, state, action)
            state.apply(action)

    def to_json(self, upto: int | None, seat: int | None) -> dict[str, object]:
        """The record as JSON values, with the set-up events as a seat, or a spectator, may know them."""
        state = self.end if upto is None else self.state_at(upto)
        return {
            "game": self.record.game,
            "rules": self.record.rules_version,
            "components": self.record.components_digest,
            "options": dict(self.record.options),
            "seats": list(self.record.seats),
            "seed": self.record.seed if isinstance(self.record.seed, int) else seed_text(self.record.seed),
            "setup": [event.text(LANGUAGE.lang, seat) for event in self.end.setup_events()],
            "moves": [
                {
                    "number": move.number,
                    "seat": move.seat,
                    "round": move.round,
                    "move": move.notation,
                    "text": move.description,
                }
                for move in self.moves(upto)
            ],
            "over": state.over,
            "scores": state.scores(),
            "breakdown": state.breakdown(),
            "ranks": state.ranks() if state.over else None,
        }
