"""The component file of the game, as typed tables."""

from __future__ import annotations

from ...core.components import Component, HouseRules, Section, require, require_count
from ..century.cubes.components import Cubes
from ..century.merchants.components import BonusCardTable, DealTable, MerchantTable, StarterTable, check_merchants


class PointCard(Component, frozen=True):
    """A point card: cubes to pay, points to gain."""

    id: str
    cost: Cubes
    points: int

    def __post_init__(self) -> None:
        require(min(self.cost) >= 0 and sum(self.cost) > 0, f"{self.id} costs nothing")


class Setup(Section, frozen=True, kw_only=True):
    """How the game is set up."""

    players: tuple[int, int]
    merchant_row: int
    point_row: int
    caravan_limit: int
    start_cubes: list[Cubes]
    coins_per_player: int

    def __post_init__(self) -> None:
        require_count("start_cubes", len(self.start_cubes), self.players[1])
        require(1 <= self.players[0] <= self.players[1] <= 5, "players must lie between 1 and 5")
        require(min(self.merchant_row, self.point_row, self.caravan_limit) >= 1, "rows and limit must be 1 or more")
        require(self.coins_per_player >= 0, "coins_per_player must be 0 or more")
        for cubes in self.start_cubes:
            require(min(cubes) >= 0, "start_cubes must be 0 or more")
            require(sum(cubes) <= self.caravan_limit, "start_cubes are more than the caravan_limit")


class End(Section, frozen=True, kw_only=True):
    """When the game ends, and what counts."""

    point_cards: list[int]
    gold: int
    silver: int
    leftover_cube: Cubes

    def __post_init__(self) -> None:
        require(min(self.point_cards, default=0) >= 1, "point_cards must be 1 or more")


class PointCards(Section, frozen=True, kw_only=True):
    """The point cards."""

    count: int
    cards: list[PointCard]

    def __post_init__(self) -> None:
        require_count("cards", len(self.cards), self.count)


class Components(Component, frozen=True):
    """The whole file."""

    setup: Setup
    end: End
    house: HouseRules
    starters: StarterTable
    merchants: MerchantTable
    points: PointCards
    bonus: BonusCardTable
    golden_deals: DealTable

    def __post_init__(self) -> None:
        first, last = self.setup.players
        require_count("end.point_cards", len(self.end.point_cards), last - first + 1)
        check_merchants(self, self.starters.cards, self.setup.merchant_row, [card.id for card in self.points.cards])
        claims = max(players * (needed - 1) + 1 + players - 1 for players, needed in enumerate(self.end.point_cards, first))
        require(
            len(self.points.cards) >= claims + self.setup.point_row,
            f"{len(self.points.cards)} point cards could run out: up to {claims} are claimed, {self.setup.point_row} lie open",
        )
