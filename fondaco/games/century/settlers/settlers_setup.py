"""Spielaufbau: boards, cards, tiles, settlers and cubes (page 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from ....core.components import Section, require, require_count
from ....core.piles import EVERYBODY, Pile
from ..cubes.components import Cubes
from ..cubes.packing import pack
from .boards import Boards
from .bonus_tiles import TileMark
from .point_row import PointRow, Star

if TYPE_CHECKING:
    from ..state import CenturyState
    from .board_rules import BoardRules


class SettlerSetup(Section, frozen=True, kw_only=True):
    """How the set-up differs between games with settlers."""

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
        min_players, max_players = self.players
        require(2 <= min_players <= max_players <= 4, "players must lie between 2 and 4")
        require_count("start_cubes", len(self.start_cubes), max_players)
        require_count("settlers_start", len(self.settlers_start), max_players - min_players + 1)
        require(min(self.settlers_start) >= 1, "settlers_start must be 1 or more")
        require(max(self.settlers_start) <= self.settlers, "settlers_start are more than the settlers")
        require(min(self.point_row, self.storage_limit) >= 1, "point_row and storage_limit must be 1 or more")
        require(self.bonus_slots >= 0, "bonus_slots must be 0 or more")
        for cubes in self.start_cubes:
            require(min(cubes) >= 0, "start_cubes must be 0 or more")
            require(sum(cubes) <= self.storage_limit, "start_cubes are more than the storage_limit")


def set_up_boards(s: CenturyState, rules: BoardRules, sides: Sequence[str]) -> Boards:
    """Return the boards with all that belongs on and beside them, and give every seat its settlers and cubes."""
    players, setup, locations = s.players, rules.components.setup, rules.locations

    # 1.: the boards; forts are numbered from left to right, and nothing else depends on how they lie
    boards = Boards.with_locations(locations.in_play(sides), len(locations.labels), players)

    # 2.: point cards, one open above each fort; the top of the pile is open, too
    pile = Pile(rules.point_cards.in_play(players, setup.removed_star))
    pile.shuffle(s.rng.stream("point cards"))
    boards.point_row = PointRow.from_pile(pile, setup.point_row)

    # 3.: bonus tiles in open stacks, the others unseen in the box (a ruling: left-over-tiles-unseen)
    box = Pile(rules.bonus_tiles.in_play(setup.removed_marks))
    box.shuffle(s.rng.stream("bonus tiles"))
    stacks = [Pile() for _ in locations.stack_labels]
    for stack in locations.stacks_in_play(sides):
        for _ in range(locations.stack_sizes[stack]):
            stacks[stack].put_on_top(box.draw())
        stacks[stack].knowers[-1] = EVERYBODY
    boards.bonus_stacks = tuple(stacks)
    boards.bonus_box = box

    # 4.: exploration tiles, open; with fewer than four players they cover two more locations
    tiles = list(range(len(rules.explorations.labels)))
    s.rng.stream("exploration tiles").shuffle(tiles)
    covered = ("always", "2-3") if players < 4 else ("always",)
    for location in boards.locations_in_play:
        if locations.exploration[location] in covered:
            boards.covered_by[location] = tiles.pop()
    if setup.spare_explorations == "display":
        boards.exploration_display = tuple(sorted(tiles))

    # 6. to 8.: settlers, and cubes by the order of play
    ready = setup.settlers_start[players - setup.players[0]]
    boards.ready = [ready] * players
    boards.reserve = [setup.settlers - ready] * players
    s.cubes = [pack(cubes) for cubes in setup.start_cubes[:players]]
    return boards
