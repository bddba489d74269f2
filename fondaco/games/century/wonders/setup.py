"""Spielaufbau: the map with its harbours and point tiles (page 4)."""

from __future__ import annotations

from collections.abc import Mapping

from ....core.messages import JsonValue
from ....core.rng import Rng, Seed, key_of
from ..archipelago import lay_islands
from ..charts import Chart, random_layout
from ..harbours import Harbours
from .components import WondersTables
from .state import WondersGame


def lay_map(game: WondersGame, tables: WondersTables, seed: Seed, options: Mapping[str, JsonValue]) -> tuple[Chart, Harbours]:
    """The chart, and the harbours with their tiles."""
    rng = Rng(key_of(seed))
    first = tables.first_map
    if options["map"] == "first":
        islands, harbours = first.islands, first.harbours
    else:
        islands, harbours = random_layout(rng.stream("map"), len(first.islands), len(first.harbours))

    # 1. and 2.: some islands of each symbol leave the game, the others come to the map at random; the harbours
    chart = lay_islands(game, rng.stream("islands"), islands, tables.setup.islands_removed, harbours)

    # 3.: the point tiles, one on each harbour, and the closed-harbour tile among the next ones
    return chart, Harbours(game.points, len(harbours), tables.setup.closed_among, rng.stream("point tiles"))
