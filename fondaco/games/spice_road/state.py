"""The table of Die Gewürzstraße."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...core.columns import copied, list_per_seat, part, part_or_none, per_seat, shared
from ...core.messages import JsonValue, Message
from ...core.piles import Pile, resample
from ...core.rng import Stream
from ..century.hand import hand_turn
from ..century.hand.take_back import HandState
from ..century.merchants.golden_deals import Deals
from ..century.merchants.merchants import MerchantRow
from . import invariants, observation
from .rules import scoring
from .rules.claim import coin_above

if TYPE_CHECKING:
    from .game import SpiceRoad


@dataclass(slots=True, eq=False, init=False, repr=False)
class SpiceRoadState(HandState["SpiceRoad"]):
    """Caravans, hands, the two rows and the coins. Merchants are numbers: starting cards, merchants, bonus cards."""

    deals: Deals | None = part_or_none()
    row: MerchantRow = part()
    hand: list[list[int]] = list_per_seat()
    played: list[list[int]] = list_per_seat()
    claimed: list[list[int]] = list_per_seat()
    gold: list[int] = per_seat(0)
    gold_left: int = shared(0)
    point_pile: Pile = part()
    point_row: list[int] = copied()
    silver: list[int] = per_seat(0)
    silver_left: int = shared(0)

    def acquired(self, seat: int, place: int) -> None:
        hand_turn.acquired(self, seat, place)

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        resample([self.row.pile], seat, stream)
        resample([self.point_pile], seat, stream)
        if self.deals is not None:
            self.deals.redraw(seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        claim = self.game.claim
        if claim.base <= action < claim.end:
            place = action - claim.base
            if place < len(self.point_row):
                coin = coin_above(place, self.gold_left, self.silver_left)
                return {"asked": "card", "point_card": self.game.points.labels[self.point_row[place]], "metal": coin or "none"}
        return HandState.action_details(self, action)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def invariant_violations(self) -> list[str]:
        return invariants.problems(self)
