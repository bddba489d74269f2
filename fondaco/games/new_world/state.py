"""The table of Eine neue Welt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import part
from ...core.messages import JsonValue
from ..century.settlers import invariants
from ..century.settlers.settlers_turn import TURNS
from ..century.settlers.state import Land
from ..century.settlers.table import SettledTable
from . import observation

if TYPE_CHECKING:
    from .game import NewWorld


@dataclass(slots=True, eq=False, init=False, repr=False)
class NewWorldState(SettledTable["NewWorld"]):
    """Storages and the New World."""

    land: Land = part()

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self, self.game.tables.setup) + invariants.lost_settlers(self)
