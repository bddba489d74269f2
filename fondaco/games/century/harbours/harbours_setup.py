"""Spielaufbau: the map with its harbours and point tiles (page 4)."""

from __future__ import annotations

from ..sea.components import Sea
from ..sea.hex_map import random_layout
from ..sea.observation import lay_islands
from .components import WondersTables
from .harbours import Harbours
from .red_bonuses import RedBonuses
from .state import WondersState


def lay_map(s: WondersState, tables: WondersTables) -> None:
    """Lay out the map, the harbours with their tiles, and the bonus tiles."""
    game, first = s.game, tables.first_map
    if s.options["map"] == "first":
        islands, harbours = first.islands, first.harbours
    else:
        islands, harbours = random_layout(s.rng.stream("map"), len(first.islands), len(first.harbours))

    # 1. and 2.: some islands of each symbol leave the game, the others come to the map at random; the harbours
    chart = lay_islands(game, s.rng.stream("islands"), islands, tables.setup.islands_removed, harbours)
    s.sea = Sea.on_chart(chart, s.players, len(game.start_groups))

    # 3.: the point tiles, one on each harbour, and the closed-harbour tile among the next ones
    s.harbours = Harbours.laid_out(game.points, len(harbours), tables.setup.closed_among, s.rng.stream("point tiles"))
    s.bonuses = RedBonuses.of_kinds(game.red_kinds, s.players)
