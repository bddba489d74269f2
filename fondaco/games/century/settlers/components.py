"""The sections of component files that all games with settlers have, and the checks that concern several of them."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.components import Component, HouseRules, Section, require, require_known, require_unique
from ..cubes.components import Cubes
from .bonus_tiles import BonusTileTable
from .exploration import ExplorationTable
from .locations import BoardFacts, Kind, Side
from .point_row import PointCards, PointCardTable
from .settlers_setup import SettlerSetup


class Layout(Section, frozen=True, kw_only=True):
    """The sides in use, where there is no choice."""

    sides: list[str]

    def __post_init__(self) -> None:
        require_unique("sides", self.sides)


class SettlerEnd(Section, frozen=True, kw_only=True):
    """When the game ends, and the points of cubes."""

    point_cards: int
    leftover_cube: Cubes

    def __post_init__(self) -> None:
        require(self.point_cards >= 1, "point_cards must be 1 or more")


class SettlerTables(Component, frozen=True, kw_only=True):
    """The sections of every game with settlers; a game adds its own."""

    setup: SettlerSetup
    end: SettlerEnd
    house: HouseRules
    boards: BoardFacts
    point_cards: PointCardTable
    bonus_tiles: BonusTileTable
    exploration_tiles: ExplorationTable

    def sides_of(self, ids: Sequence[str]) -> list[Side]:
        """Return some sides, in that order."""
        by_id = {side.id: side for side in self.boards.sides}
        require_known("sides", list(ids), list(by_id))
        return [by_id[side] for side in ids]

    def check_sides(self, used: Sequence[Side], kinds: Sequence[Kind]) -> None:
        """Check the sides that are used together in a game with these kinds of locations."""
        locations = [location for side in used for location in side.locations]
        last = used[-1].id
        require_known("kinds of locations", [location.kind for location in locations], list(kinds))
        slots = sorted(location.slot for location in locations if location.kind == "fort")
        one_each = list(range(1, self.setup.point_row + 1))
        require(slots == one_each, f"the forts with {last} have the slots {slots}, not {one_each}")
        covered = sum(location.exploration != "" for location in locations)
        tiles = len(self.exploration_tiles.tiles)
        require(covered <= tiles, f"{tiles} exploration tiles are too few for {covered} locations with {last}")
        stacks = sum(sum(location.stacks) for location in locations) + sum(sum(side.stacks) for side in used)
        bonus = sum(tile.mark not in self.setup.removed_marks for tile in self.bonus_tiles.tiles)
        require(stacks <= bonus, f"{bonus} bonus tiles are too few for stacks of {stacks} with {last}")

    def check_point_cards(self) -> None:
        """Check that there are enough point cards for any number of players."""
        cards = PointCards(self.point_cards.cards)
        min_players, max_players = self.setup.players
        for players in range(min_players, max_players + 1):
            claims = players * self.end.point_cards  # the round is played to its end
            number = len(cards.in_play(players, self.setup.removed_star))
            require(
                number >= claims + self.setup.point_row,
                f"{number} point cards for {players} players could run out: "
                f"{claims} are claimed, {self.setup.point_row} lie open",
            )
