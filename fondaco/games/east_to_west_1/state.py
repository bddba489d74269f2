"""The table of Von Ost nach West, part I."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import JsonValue
from ...core.rng import Seed, Stream
from ..century.merchant_setup import lay_out_merchants
from ..century.merchant_soundness import merchant_problems
from ..century.settlers import soundness
from ..century.settlers.routes import RouteState, RouteTurn
from ..century.settlers.setup import lay_out
from ..century.settlers.table import SettledTable
from ..century.state import MOST_SEATS, CenturyState
from . import observation

if TYPE_CHECKING:
    from .game import EastToWest1

TURNS = tuple(RouteTurn(seat) for seat in range(MOST_SEATS))


class EastToWest1State(RouteState, SettledTable):
    """The boards with settlers and merchants, and before each seat a trade route."""

    __slots__ = ("deals", "kept", "land", "refreshes", "route", "row", "travellers")
    COLUMNS: ClassVar[tuple[str, ...]] = (*CenturyState.COLUMNS, *__slots__)

    game: EastToWest1

    def __init__(self, game: EastToWest1, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        self.land = lay_out(self, game.tables.setup, game.tables.layout.sides)
        self.row, self.deals = lay_out_merchants(self, game.tables.route.merchant_row)
        self.refreshes = [0] * players
        self.kept = [[] for _ in range(players)]
        self.route = [[] for _ in range(players)]
        self.travellers = [[] for _ in range(players)]

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_century(other)
        other.land = self.land.clone()
        other.row = self.row.clone()
        other.deals = None if self.deals is None else self.deals.clone()
        other.refreshes = self.refreshes[:]
        other.kept = [cards[:] for cards in self.kept]
        other.route = [cards[:] for cards in self.route]
        other.travellers = [counts[:] for counts in self.travellers]
        return other

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        SettledTable.resample_hidden(self, seat, stream)
        self.redraw_merchants(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        found = soundness.problems(self, self.game.tables.setup)
        for seat in range(self.players):
            if soundness.settlers_on_boards(self, seat) + sum(self.travellers[seat]) != self.game.settlers:
                found.append(f"a settler of seat {seat} is lost or doubled")
            if len(self.travellers[seat]) != len(self.route[seat]):
                found.append(f"settlers of seat {seat} stand on no card")
        return found + merchant_problems(self, [card for cards in (*self.kept, *self.route) for card in cards])
