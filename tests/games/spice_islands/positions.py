"""Positions of Die Gewürzinseln for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import fondaco
from fondaco.core.messages import JsonValue
from fondaco.games.century.cubes.packing import pack
from fondaco.games.century.sea.sea import ROWS
from fondaco.games.spice_islands.game import SpiceIslands
from fondaco.games.spice_islands.state import SpiceIslandsState

from ..century.positions import play, take_out

GAME = cast(SpiceIslands, fondaco.game("spice_islands"))
TILE = {label: tile for tile, label in enumerate(GAME.sea.tiles)}
SYMBOLS = ("ginger", "chili", "tea", "cloves")


def table(cubes: Sequence[int] = (0, 0, 0, 0), hand: str = "", players: int = 2, **options: JsonValue) -> SpiceIslandsState:
    """All starts are chosen; seat 0 holds these cubes and, besides the starters, these cards. The others are in a harbour."""
    s = GAME.new(players, seed=1, **options)
    assert isinstance(s, SpiceIslandsState)
    for group in range(1, players + 1):
        play(s, f"group {group}")
        s.apply(s.legal_actions()[group])
    s.cubes = [pack(cubes), *([0] * (players - 1))]
    s.sea.ships = [s.sea.ships[0], *([TILE["harbour_4"]] * (players - 1))]
    s.hand[0] += take_out(s, hand)
    s.hand[0].sort()
    assert s.invariant_violations() == []
    return s


def islands(s: SpiceIslandsState, symbol: str) -> list[str]:
    """The islands of a symbol that are on the map."""
    found = [tile for tile, row in enumerate(GAME.sea.islands.row) if SYMBOLS[row] == symbol]
    return [GAME.sea.tiles[tile] for tile in found if s.sea.map.cells[tile] is not None]


def put_ship(s: SpiceIslandsState, tile: str, seat: int = 0) -> None:
    """Let a ship stand on a tile."""
    s.sea.ships[seat] = TILE[tile]


def near(s: SpiceIslandsState, tile: str) -> list[str]:
    """The tiles next to one."""
    return [GAME.sea.tiles[other] for other in s.sea.map.near[TILE[tile]]]


def outpost(s: SpiceIslandsState, tile: str, seat: int = 0) -> None:
    """Let an outpost of a seat stand on an island."""
    s.sea.place_outpost(seat, TILE[tile], GAME.sea.islands.row[TILE[tile]])


def all_but_one_of_a_column(s: SpiceIslandsState, column: int) -> str:
    """Build until one more outpost empties the column; put the ship of seat 0 where it is to be built."""
    for symbol in SYMBOLS:
        for tile in islands(s, symbol)[: column + 1]:
            outpost(s, tile)
    last = islands(s, "cloves")[column]
    s.sea.outposts[TILE[last]] = 0
    s.sea.outposts_built[ROWS - 1] -= 1
    put_ship(s, last)
    assert s.invariant_violations() == []
    return last
