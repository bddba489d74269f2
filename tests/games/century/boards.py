"""Boards with settlers for a test, whichever part of Von Ost nach West they belong to."""

from __future__ import annotations

from fondaco.games.century.boats.boats import BoatState
from fondaco.games.century.sea.outposts import ROWS
from fondaco.games.century.settlers.state import NOBODY, NOTHING, SettledState

SYMBOLS = ("ginger", "chili", "tea", "cloves")


def place(s: SettledState, label: str) -> int:
    """The number of a location."""
    return s.game.locations.labels.index(label)


def open_up(s: SettledState) -> None:
    """Take away all exploration tiles that cover locations."""
    s.land.cover = [NOTHING] * len(s.land.cover)


def crowd(s: SettledState, seat: int = 0) -> None:
    """All settlers of a seat are ready."""
    s.land.ready[seat] += s.land.reserve[seat]
    s.land.reserve[seat] = 0


def settle(s: SettledState, seat: int, label: str, count: int) -> None:
    """Let a seat's settlers stand on a location."""
    assert s.land.whose[place(s, label)] == NOBODY
    s.land.ready[seat] -= count
    s.land.there[place(s, label)] = count
    s.land.whose[place(s, label)] = seat


def islands(s: BoatState, symbol: str) -> list[str]:
    """The islands of a symbol that are on the map."""
    rows = enumerate(s.game.islands.row)
    found = [tile for tile, row in rows if SYMBOLS[row] == symbol and s.sea.chart.cells[tile] is not None]
    return [s.game.tiles[tile] for tile in found]


def tile(s: BoatState, label: str) -> int:
    """The number of a tile of the map."""
    return s.game.tiles.index(label)


def near(s: BoatState, label: str) -> list[str]:
    """The tiles next to one."""
    return [s.game.tiles[other] for other in s.sea.chart.near[tile(s, label)]]


def outpost(s: BoatState, label: str, seat: int = 0) -> None:
    """Let an outpost of a seat stand on an island."""
    s.sea.outposts[tile(s, label)] |= 1 << seat
    s.sea.built[seat * ROWS + s.game.islands.row[tile(s, label)]] += 1


def all_but_one_of_a_column(s: BoatState, beside: str) -> str:
    """Build the first column until one more outpost, on an island next to that tile, empties it; returns the island."""
    last = next(label for label in near(s, beside) if tile(s, label) < s.game.first_harbour)
    missing = s.game.islands.row[tile(s, last)]
    for row, symbol in enumerate(SYMBOLS):
        if row != missing:
            outpost(s, next(label for label in islands(s, symbol)))
    return last
