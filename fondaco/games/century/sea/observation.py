"""What a seat may know of the islands, as plain values and as numbers. Everything is open."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ....core import bits
from ....core.messages import JsonValue
from ..cubes.packing import COLOURS, unpack
from ..encoding import one_hot_seats
from ..part import Seen
from .components import SYMBOLS
from .sea import NOWHERE, ROWS

if TYPE_CHECKING:
    from ..state import CenturyState
    from .sea_rules import SeaRules

FORMATTERS: Final = {
    "islands[].island": "tile",
    "islands[].ships": "seats_there",
    "islands[].outposts": "seats_there",
    "seats[].ship": "tile",
    "seats[].built": "counted",
}


def observe_islands(s: CenturyState) -> dict[str, JsonValue]:
    """Return the islands and the tiles of open sea in play, and what is on them."""
    rules, sea = s.game.sea, s.sea
    in_play = [tile for tile in range(len(rules.tiles)) if sea.is_on_map(tile)]
    seen: dict[str, JsonValue] = {
        "islands": [
            {"island": rules.tiles[tile], **on_tile(s, tile), "outposts": [*bits.each(sea.outposts[tile])]}
            for tile in in_play
            if rules.is_island(tile)
        ]
    }
    if rules.first_sea < len(rules.tiles):
        seen["seas"] = [{"sea": rules.tiles[tile], **on_tile(s, tile)} for tile in in_play if rules.is_open_sea(tile)]
    return seen


def on_tile(s: CenturyState, tile: int) -> dict[str, JsonValue]:
    """Return the cell of a tile and what is on it; cubes only in games in which they can lie there."""
    cell = s.sea.map.cells[tile]
    assert cell is not None
    ships: list[JsonValue] = [seat for seat, ship in enumerate(s.sea.ships) if ship == tile]
    seen: dict[str, JsonValue] = {"at": list(cell), "ships": ships}
    if s.game.sea.has_left_cubes:
        seen["cubes"] = [*unpack(s.sea.left_cubes[tile])]
    return seen


def observe_fleet(s: CenturyState, seat: int) -> dict[str, JsonValue]:
    """Return the ship and the player board of a seat."""
    ship = s.sea.ships[seat]
    return {
        "ship": None if ship == NOWHERE else s.game.sea.tiles[ship],
        "built": dict(zip(SYMBOLS, s.sea.built_rows(seat), strict=True)),
    }


# --- as numbers --------------------------------------------------------------------------------------------------------------

FLEET: Final = 1 + ROWS
"""How many numbers `encode_fleet` adds."""


def islands_size(rules: SeaRules, seats: int) -> int:
    """Return how many numbers `encode_islands` adds."""
    cubes = len(COLOURS) if rules.has_left_cubes else 0
    return len(rules.tiles) * (3 + cubes + seats) + rules.first_harbour * seats


def encode_islands(rules: SeaRules, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
    """Add all tiles of the map as numbers, seats in the given order."""
    tiles = {tile[kind]: tile for kind in ("island", "harbour", "sea") for tile in seen.get(f"{kind}s", ())}
    for number, label in enumerate(rules.tiles):
        tile = tiles.get(label)
        island = rules.is_island(number)
        if tile is None:
            cubes = len(COLOURS) if rules.has_left_cubes else 0
            numbers.extend([0.0] * (3 + cubes + seats * (1 + island)))
            continue
        q, r = tile["at"]
        numbers.extend((1.0, q / 6, r / 6))
        numbers.extend([cubes / 10 for cubes in tile.get("cubes", ())])
        one_hot_seats(order, tile["ships"], seats, numbers)
        if island:
            one_hot_seats(order, tile["outposts"], seats, numbers)


def encode_fleet(rules: SeaRules, seat_seen: Seen, numbers: array[float]) -> None:
    """Add the ship and the player board of a seat as numbers."""
    numbers.append(float(seat_seen["ship"] is not None))
    numbers.extend([seat_seen["built"][symbol] / rules.columns for symbol in SYMBOLS])
