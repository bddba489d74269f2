"""The table of Die Gewürzstraße."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Self

from ...core.messages import JsonValue, Message
from ...core.piles import Pile, resample
from ...core.rng import Seed, Stream
from ..century import hand_turn
from ..century.hands import HandState
from . import observation, scoring, soundness
from .claim import coin_above

if TYPE_CHECKING:
    from .game import SpiceRoad


class SpiceRoadState(HandState):
    """Caravans, hands, the two rows and the coins. Merchants are numbers: starting cards, merchants, bonus cards."""

    __slots__ = (
        "claimed",
        "deals",
        "gold",
        "gold_left",
        "hand",
        "played",
        "point_pile",
        "point_row",
        "row",
        "silver",
        "silver_left",
    )
    COLUMNS: ClassVar[tuple[str, ...]] = (
        *HandState.COLUMNS,
        "claimed",
        "gold",
        "gold_left",
        "point_pile",
        "point_row",
        "silver",
        "silver_left",
    )

    game: SpiceRoad

    def __init__(self, game: SpiceRoad, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> None:
        super().__init__(game, players, seed, options)
        self.hand = []
        self.played = []
        self.claimed: list[list[int]] = []
        self.gold: list[int] = []
        self.silver: list[int] = []
        self.point_row: list[int] = []
        self.point_pile = Pile()
        self.gold_left = 0
        self.silver_left = 0

    def clone(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        self.clone_century(other)
        other.row = self.row.clone()
        other.deals = None if self.deals is None else self.deals.clone()
        other.hand = [cards[:] for cards in self.hand]
        other.played = [cards[:] for cards in self.played]
        other.claimed = [cards[:] for cards in self.claimed]
        other.gold = self.gold[:]
        other.silver = self.silver[:]
        other.point_row = self.point_row[:]
        other.point_pile = self.point_pile.clone()
        other.gold_left = self.gold_left
        other.silver_left = self.silver_left
        return other

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
        return super().action_details(action)

    def observe_game(self, seat: int | None) -> dict[str, JsonValue]:
        return observation.observe(self)

    def breakdown(self) -> list[dict[str, int]]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def scores(self) -> list[int]:
        return [scoring.score(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return scoring.standing(self, seat)

    def invariant_violations(self) -> list[str]:
        return soundness.problems(self)
