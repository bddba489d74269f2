"""The sections of a component file that games with settlers have in common, and what must be true of them together."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.components import Component, HouseRules, Section, require, require_known, require_unique
from ..cubes.components import Cubes
from .bonus_tiles import BonusTileTable
from .exploration import ExplorationTable
from .locations import Boards, Kind, Side
from .point_row import PointCards, PointCardTable
from .settlers_setup import SettlerSetup


class Layout(Section, frozen=True, kw_only=True):
    """Which sides are laid out, where there is no choice."""

    sides: list[str]

    def __post_init__(self) -> None:
        require_unique("sides", self.sides)


class SettlerEnd(Section, frozen=True, kw_only=True):
    """When the game ends, and what counts."""

    point_cards: int
    leftover_cube: Cubes

    def __post_init__(self) -> None:
        require(self.point_cards >= 1, "point_cards must be 1 or more")


class SettlerTables(Component, frozen=True, kw_only=True):
    """The sections; a game adds its own."""

    setup: SettlerSetup
    end: SettlerEnd
    house: HouseRules
    boards: Boards
    point_cards: PointCardTable
    bonus_tiles: BonusTileTable
    exploration_tiles: ExplorationTable

    def sides_of(self, ids: Sequence[str]) -> list[Side]:
        """Some sides, in that order."""
        by_id = {side.id: side for side in self.boards.sides}
        require_known("sides", list(ids), list(by_id))
        return [by_id[id] for id in ids]

    def check_sides(self, used: Sequence[Side], kinds: Sequence[Kind]) -> None:
        """What must be true of the sides that are laid out together, if a game knows these kinds of locations."""
        places = [place for side in used for place in side.locations]
        last = used[-1].id
        require_known("kinds of locations", [place.kind for place in places], list(kinds))
        slots = sorted(place.slot for place in places if place.kind == "fort")
        one_each = list(range(1, self.setup.point_row + 1))
        require(slots == one_each, f"the forts with {last} have the slots {slots}, not {one_each}")
        spots = sum(place.exploration != "" for place in places)
        tiles = len(self.exploration_tiles.tiles)
        require(spots <= tiles, f"{tiles} exploration tiles are too few for {spots} locations with {last}")
        stacks = sum(sum(place.stacks) for place in places) + sum(sum(side.stacks) for side in used)
        bonus = sum(tile.mark not in self.setup.removed_marks for tile in self.bonus_tiles.tiles)
        require(stacks <= bonus, f"{bonus} bonus tiles are too few for stacks of {stacks} with {last}")

    def check_point_cards(self) -> None:
        """There must be enough point cards for any number of players."""
        cards = PointCards(self.point_cards.cards)
        fewest, most = self.setup.players
        for players in range(fewest, most + 1):
            claims = players * self.end.point_cards  # the round is played to its end
            there = len(cards.in_play(players, self.setup.removed_star))
            require(
                there >= claims + self.setup.point_row,
                f"{there} point cards for {players} players could run out: {claims} are claimed, {self.setup.point_row} lie open",
            )
