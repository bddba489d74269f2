"""The component file of the game, as typed tables."""

from __future__ import annotations

from ...core.components import House, Section, Table, require, require_known, require_unique
from ..century.merchants import Cubes
from ..century.settlers.bonus_tiles import BonusTileTable
from ..century.settlers.exploration import ExplorationTable
from ..century.settlers.locations import Boards, Kind, Side
from ..century.settlers.point_cards import PointCards, PointCardTable
from ..century.settlers.setup import SettlerSetup

KINDS: tuple[Kind, ...] = ("production", "upgrade", "trade", "fort", "bonus_trade", "new_point_cards")
"""The locations that this game knows."""


class Layout(Section, frozen=True, kw_only=True):
    """Which sides are laid out: some always, and one of several."""

    fixed: list[str]
    fourth: list[str]

    def __post_init__(self) -> None:
        require_unique("sides", [*self.fixed, *self.fourth])
        require(len(self.fourth) >= 1, "there must be a fourth board")


class End(Section, frozen=True, kw_only=True):
    """When the game ends, and what counts."""

    point_cards: int
    leftover_cube: Cubes

    def __post_init__(self) -> None:
        require(self.point_cards >= 1, "point_cards must be 1 or more")


class Components(Table, frozen=True):
    """The whole file."""

    setup: SettlerSetup
    layout: Layout
    end: End
    house: House
    boards: Boards
    point_cards: PointCardTable
    bonus_tiles: BonusTileTable
    exploration_tiles: ExplorationTable

    def __post_init__(self) -> None:
        known = [side.id for side in self.boards.sides]
        require_known("sides", [*self.layout.fixed, *self.layout.fourth], known)
        for fourth in self.layout.fourth:
            self._check_sides(fourth)
        cards = PointCards(self.point_cards.cards)
        fewest, most = self.setup.players
        for players in range(fewest, most + 1):
            claims = players * self.end.point_cards  # the round is played to its end
            there = len(cards.in_play(players, self.setup.removed_star))
            require(
                there >= claims + self.setup.point_row,
                f"{there} point cards for {players} players could run out: {claims} are claimed, {self.setup.point_row} lie open",
            )

    def sides(self) -> list[Side]:
        """The sides that this game uses, in the order in which its locations are numbered."""
        by_id = {side.id: side for side in self.boards.sides}
        return [by_id[id] for id in (*self.layout.fixed, *self.layout.fourth)]

    def _check_sides(self, fourth: str) -> None:
        """What must be true with each of the fourth boards."""
        used = [side for side in self.sides() if side.id in (*self.layout.fixed, fourth)]
        places = [place for side in used for place in side.locations]
        require_known("kinds of locations", [place.kind for place in places], list(KINDS))
        slots = sorted(place.slot for place in places if place.kind == "fort")
        one_each = list(range(1, self.setup.point_row + 1))
        require(slots == one_each, f"the forts with {fourth} have the slots {slots}, not {one_each}")
        spots = sum(place.exploration != "" for place in places)
        tiles = len(self.exploration_tiles.tiles)
        require(spots <= tiles, f"{tiles} exploration tiles are too few for {spots} locations with {fourth}")
        stacks = sum(sum(place.stacks) for place in places) + sum(sum(side.stacks) for side in used)
        bonus = sum(tile.mark not in self.setup.removed_marks for tile in self.bonus_tiles.tiles)
        require(stacks <= bonus, f"{bonus} bonus tiles are too few for stacks of {stacks} with {fourth}")
