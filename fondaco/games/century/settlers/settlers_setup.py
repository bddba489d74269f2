"""Spielaufbau: boards, cards, tiles and settlers (page 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from ....core.components import Section, require, require_count
from ....core.piles import EVERYBODY, Pile
from ..cubes.components import Cubes
from ..cubes.evaluation import CubeTargets
from ..cubes.packing import Leftover, pack
from . import evaluation
from .bonus_tiles import BonusTiles, TileMark
from .exploration import ExplorationTiles
from .locations import Locations, Side
from .point_row import PointCards, PointRow, Star
from .state import Land, SettledGame, SettledState

if TYPE_CHECKING:
    from .components import SettlerTables


class SettlerSetup(Section, frozen=True, kw_only=True):
    """How the New World is laid out; games with settlers differ in these facts."""

    players: tuple[int, int]
    settlers: int
    settlers_start: list[int]
    storage_limit: int
    start_cubes: list[Cubes]
    point_row: int
    bonus_slots: int
    removed_star: Star
    removed_marks: list[TileMark]
    spare_explorations: Literal["box", "display"]

    def __post_init__(self) -> None:
        fewest, most = self.players
        require(2 <= fewest <= most <= 4, "players must lie between 2 and 4")
        require_count("start_cubes", len(self.start_cubes), most)
        require_count("settlers_start", len(self.settlers_start), most - fewest + 1)
        require(min(self.settlers_start) >= 1, "settlers_start must be 1 or more")
        require(max(self.settlers_start) <= self.settlers, "settlers_start are more than the settlers")
        require(min(self.point_row, self.storage_limit) >= 1, "point_row and storage_limit must be 1 or more")
        require(self.bonus_slots >= 0, "bonus_slots must be 0 or more")
        for cubes in self.start_cubes:
            require(min(cubes) >= 0, "start_cubes must be 0 or more")
            require(sum(cubes) <= self.storage_limit, "start_cubes are more than the storage_limit")


def set_settlers(game: SettledGame, tables: SettlerTables, sides: Sequence[Side]) -> None:
    """Set what the component file says; these are the sides in use."""
    game.locations = Locations(sides)
    game.point_cards = PointCards(tables.point_cards.cards)
    game.bonus_tiles = BonusTiles(tables.bonus_tiles.tiles)
    game.explorations = ExplorationTiles(tables.exploration_tiles.tiles)
    game.bonus_slots = tables.setup.bonus_slots
    game.settlers = tables.setup.settlers
    game.cards_to_end = tables.end.point_cards
    game.round_limit = tables.house.round_limit
    game.leftover = Leftover(tables.end.leftover_cube)
    game.promises = tuple(evaluation.promise(card) for card in tables.point_cards.cards)
    game.aims = CubeTargets(game.point_cards.counts, evaluation.AIM, evaluation.SPARE_CUBES, evaluation.MOST_SPARE)


def lay_out(s: SettledState, setup: SettlerSetup, sides: Sequence[str]) -> Land:
    """Lay out the boards with all that belongs on and beside them, and give every seat settlers and cubes."""
    game, players = s.game, s.players
    locations = game.locations

    # 1.: the boards; forts are numbered from left to right, and nothing else depends on how they lie
    land = Land.with_places(locations.in_play(sides), len(locations.labels), players)

    # 2.: point cards, one open above each fort; the pile is an open one
    pile = Pile(game.point_cards.in_play(players, setup.removed_star))
    pile.shuffle(s.rng.stream("point cards"))
    land.points = PointRow.from_pile(pile, setup.point_row)

    # 3.: bonus tiles in open stacks, the others unseen in the box (a ruling: left-over-tiles-unseen)
    land.box = Pile(game.bonus_tiles.in_play(setup.removed_marks))
    land.box.shuffle(s.rng.stream("bonus tiles"))
    land.stacks = [Pile() for _ in locations.stack_labels]
    for stack in locations.stacks_in_play(sides):
        for _ in range(locations.stack_sizes[stack]):
            land.stacks[stack].put_on_top(land.box.draw())
        land.stacks[stack].knowers[-1] = EVERYBODY

    # 4.: exploration tiles, open; fewer than four players explore two locations more
    tiles = list(range(len(game.explorations.labels)))
    s.rng.stream("exploration tiles").shuffle(tiles)
    covered = ("always", "2-3") if players < 4 else ("always",)
    for place in land.places:
        if locations.exploration[place] in covered:
            land.cover[place] = tiles.pop()
    if setup.spare_explorations == "display":
        land.display = sorted(tiles)

    # 6. to 8.: settlers, and cubes by the order of play
    ready = setup.settlers_start[players - setup.players[0]]
    land.ready = [ready] * players
    land.reserve = [setup.settlers - ready] * players
    s.cubes = [pack(cubes) for cubes in setup.start_cubes[:players]]
    return land
