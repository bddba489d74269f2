"""The table of Eine neue Welt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import Message, Plain
from ...core.piles import redraw
from ...core.rng import Stream
from ..century.settlers import scoring, soundness, words
from ..century.settlers.state import SettledState
from ..century.state import CenturyState
from . import observation, turn

if TYPE_CHECKING:
    from .game import NewWorld


class NewWorldState(SettledState):
    """Storages and the New World."""

    __slots__ = ("land",)
    COLUMNS: ClassVar[tuple[str, ...]] = (*CenturyState.COLUMNS, *__slots__)

    game: NewWorld

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_century(other)
        other.land = self.land.clone()
        return other

    def ask_turn(self, seat: int) -> None:
        self.stack.append(turn.TURNS[seat])

    def redraw(self, seat: int | None, stream: Stream) -> None:
        self.land.points.redraw(seat, stream)
        redraw([*self.land.stacks, self.land.box], seat, stream)

    def details(self, action: int) -> Mapping[str, Plain | Message]:
        return words.details(self, action)

    def observe_table(self, seat: int | None) -> dict[str, Plain]:
        return observation.observe(self, seat)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Most points; of those tied, whoever had the last turn, which is the highest seat."""
        return self.scores()[seat], seat

    def problems(self) -> list[str]:
        found = soundness.problems(self, self.game.tables.setup)
        for seat in range(self.players):
            if soundness.settlers_on_boards(self, seat) != self.game.settlers:
                found.append(f"a settler of seat {seat} is lost or doubled")
        return found
