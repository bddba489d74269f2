"""The table of Von Ost nach West, part II."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Self

from ...core.messages import JsonValue
from ...core.rng import Seed
from ..century.archipelago import island_problems
from ..century.settlers import soundness
from ..century.settlers.boat_setup import lay_out_sea
from ..century.settlers.boats import BoatState
from ..century.settlers.setup import lay_out
from ..century.settlers.turn import TURNS
from . import observation

if TYPE_CHECKING:
    from .game import EastToWest2


class EastToWest2State(BoatState):
    """The boards with their settlers, and the islands with boats and outposts."""

    __slots__ = ()

    game: EastToWest2

    def __init__(self, game: EastToWest2, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        self.land = lay_out(self, game.tables.setup, game.tables.layout.sides)
        self.sea = lay_out_sea(self, game.tables)

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_century(other)
        self.clone_boats(other)
        return other

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        return soundness.problems(self, self.game.tables.setup) + soundness.lost_settlers(self) + island_problems(self)
