"""The table of Eine neue Welt."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import JsonValue
from ..century.settlers import soundness
from ..century.settlers.table import SettledTable
from ..century.settlers.turn import TURNS
from ..century.state import CenturyState
from . import observation

if TYPE_CHECKING:
    from .game import NewWorld


class NewWorldState(SettledTable):
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
        self.stack.append(TURNS[seat])

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        return soundness.problems(self, self.game.tables.setup) + soundness.lost_settlers(self)
