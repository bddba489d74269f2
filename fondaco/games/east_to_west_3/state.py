"""The table of Von Ost nach West, part III."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import JsonValue, Message
from ...core.rng import Seed, Stream
from ..century.archipelago import island_problems
from ..century.merchant_setup import lay_out_merchants
from ..century.merchant_soundness import merchant_problems
from ..century.settlers import bonus_tiles, soundness
from ..century.settlers.bazaar import BazaarState
from ..century.settlers.boat_setup import lay_out_sea
from ..century.settlers.boats import BoatState
from ..century.settlers.setup import lay_out
from ..century.settlers.turn import TURNS
from . import collecting, observation

if TYPE_CHECKING:
    from .game import EastToWest3


class EastToWest3State(BazaarState, BoatState):
    """The boards with settlers and merchants, and the islands with boats and outposts."""

    __slots__ = ("deals", "kept", "refreshes", "row")
    COLUMNS: ClassVar[tuple[str, ...]] = (*BoatState.COLUMNS, *__slots__)

    game: EastToWest3

    def __init__(self, game: EastToWest3, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        self.land = lay_out(self, game.tables.setup, game.tables.layout.sides)
        self.sea = lay_out_sea(self, game.tables)
        self.row, self.deals = lay_out_merchants(self, game.tables.collecting.merchant_row)
        self.refreshes = [0] * players
        self.kept = [[] for _ in range(players)]

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_century(other)
        self.clone_boats(other)
        other.row = self.row.clone()
        other.deals = None if self.deals is None else self.deals.clone()
        other.refreshes = self.refreshes[:]
        other.kept = [cards[:] for cards in self.kept]
        return other

    def ask_turn(self, seat: int) -> None:
        self.stack.append(TURNS[seat])

    def merchant_cards(self, seat: int) -> int:
        return len(self.kept[seat])

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        found = super().action_details(action)
        declined = action == self.game.leave.base and self.stack and isinstance(self.question, collecting.CardBonus)
        return {**found, "left": "tile"} if declined else found

    def card_kept(self, seat: int) -> None:
        game = self.game
        full = len(self.kept[seat]) % game.tables.collecting.merchants_per_tile == 0
        if full and bonus_tiles.can_take(self, seat, game.merchant_stacks):
            self.stack.append(collecting.CardBonus(seat))

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        BoatState.resample_hidden(self, seat, stream)
        self.redraw_merchants(seat, stream)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self, seat)

    def invariant_violations(self) -> list[str]:
        found = soundness.problems(self, self.game.tables.setup) + soundness.lost_settlers(self) + island_problems(self)
        return found + merchant_problems(self, [card for cards in self.kept for card in cards])
