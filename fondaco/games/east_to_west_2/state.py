"""The table of Von Ost nach West, part II."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.messages import JsonValue
from ..century.boats.boats import BoatState
from ..century.sea.observation import island_problems
from ..century.settlers import invariants
from ..century.settlers.settlers_turn import TURNS
from . import observation

if TYPE_CHECKING:
    from .game import EastToWest2


@dataclass(slots=True, eq=False, init=False, repr=False)
class EastToWest2State(BoatState["EastToWest2"]):
    """The boards with their settlers, and the islands with boats and outposts."""

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self, self.game.tables.setup) + invariants.lost_settlers(self) + island_problems(self)
