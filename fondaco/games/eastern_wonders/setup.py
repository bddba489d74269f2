"""Spielaufbau: how the table is laid out (page 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ...core.messages import Plain
from ...core.rng import Rng, Seed, Stream, key_of
from ..century.charts import Cell, Chart, random_layout
from ..century.harbours import Harbours
from ..century.islands import SYMBOLS
from ..century.start_groups import START
from .state import EasternWondersState

if TYPE_CHECKING:
    from .game import EasternWonders


def lay_out(game: EasternWonders, players: int, seed: Seed, options: Mapping[str, Plain]) -> EasternWondersState:
    """A new table. Seat 0 is the start player; the last seat is the first to choose its start (step 8)."""
    rng = Rng(key_of(seed))
    first = game.tables.first_map
    if options["map"] == "first":
        islands, harbours = first.islands, first.harbours
    else:
        islands, harbours = random_layout(rng.stream("map"), len(first.islands), len(first.harbours))

    # 1. and 2.: one island of each symbol leaves the game, the others come to the map at random; the harbours
    chart = lay_islands(game, rng.stream("islands"), islands, harbours)

    # 3.: the point tiles, one on each harbour, and the closed-harbour tile among the next ones
    among = game.tables.setup.closed_among
    stock = Harbours(game.points, len(harbours), among, rng.stream("point tiles"))

    # 4. to 8.: bonus tiles, player boards, ships; from the last seat on each chooses its start
    s = EasternWondersState(game, players, seed, options, chart, stock)
    s.stack.append(START[players - 1])
    return s


def lay_islands(game: EasternWonders, stream: Stream, cells: list[Cell], harbours: list[Cell]) -> Chart:
    """The chart: of each symbol some islands are taken out at random, the rest lie on the cells at random."""
    kept = []
    for row in range(len(SYMBOLS)):
        alike = [tile for tile, other in enumerate(game.islands.row) if other == row]
        stream.shuffle(alike)
        kept += alike[game.tables.setup.islands_removed :]
    stream.shuffle(kept)
    at = dict(zip(kept, cells, strict=True))
    return Chart([*(at.get(tile) for tile in range(game.first_harbour)), *harbours])
