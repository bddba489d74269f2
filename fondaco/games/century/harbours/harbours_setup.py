"""Spielaufbau: the map with its harbours and point tiles (page 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..sea.hex_map import random_layout
from ..sea.sea import Sea
from ..sea.sea_setup import lay_islands
from .harbours import Harbours
from .red_bonuses import RedBonuses
from .start_groups import START

if TYPE_CHECKING:
    from ..state import CenturyState
    from .components import HarbourComponents


def set_up_map(s: CenturyState, components: HarbourComponents) -> None:
    """Set up the map, the harbours with their tiles, and the bonus tiles."""
    game, first = s.game, components.first_map
    if s.options["map"] == "first":
        islands, harbours = first.islands, first.harbours
    else:
        islands, harbours = random_layout(s.rng.stream("map"), len(first.islands), len(first.harbours))

    # 1. and 2.: some islands of each symbol are removed, the others come to the map at random; the harbours
    hex_map = lay_islands(game.sea, s.rng.stream("islands"), islands, components.setup.islands_removed, harbours)
    s.sea = Sea.on_map(hex_map, s.players, len(game.start.groups))

    # 3.: the point tiles, one on each harbour, and the closed-harbour tile among the next ones
    mixed_with = components.setup.closed_among
    s.harbours = Harbours.with_tiles(game.point_tiles.closed, len(harbours), mixed_with, s.rng.stream("point tiles"))
    s.red_bonuses = RedBonuses.of_kinds(game.red_bonuses.kinds, s.players)


def begin_start(s: CenturyState) -> None:
    """Begin the choice of starts. Seat 0 is the start player; the last seat is the first to choose."""
    s.stack.append(START[s.players - 1])
