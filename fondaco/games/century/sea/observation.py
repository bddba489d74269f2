"""The islands as they are laid out, seen and told as numbers: what every game with a map of islands has."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.messages import JsonValue
from ....core.rng import Stream
from ..cubes.packing import COLOURS, unpack
from ..encoding import one_hot_seats
from .components import NOWHERE, SYMBOLS, SeaGame, SeaState
from .hex_map import Cell, Chart
from .outposts import ROWS, OutpostGame, OutpostState


def lay_islands(
    game: SeaGame, stream: Stream, cells: Sequence[Cell], removed: int, harbours: Sequence[Cell] = (), seas: Sequence[Cell] = ()
) -> Chart:
    """The chart: of each symbol some islands are taken out at random, the rest lie on the cells at random.

    Sea tiles lie where the game says, or else, like the islands, at random on the cells that are left for them.
    """
    kept = []
    for row in range(len(SYMBOLS)):
        alike = [tile for tile, other in enumerate(game.islands.row) if other == row]
        stream.shuffle(alike)
        kept += alike[removed:]
    first_sea = game.first_harbour + len(harbours)
    if not seas:
        kept += range(first_sea, len(game.tiles))
    stream.shuffle(kept)
    at = dict(zip(kept, cells, strict=True)) | dict(enumerate(harbours, game.first_harbour)) | dict(enumerate(seas, first_sea))
    return Chart([at.get(tile) for tile in range(len(game.tiles))])


# --- what is seen ------------------------------------------------------------------------------------------------------------


def observe_islands(s: SeaState) -> dict[str, JsonValue]:
    """The islands and the sea tiles in play, and what stands and lies there."""
    game = s.game
    places = [tile for tile, cell in enumerate(s.sea.chart.cells) if cell is not None]
    seen: dict[str, JsonValue] = {
        "islands": [
            {"island": game.tiles[tile], **on_tile(s, tile), "outposts": _seats(s, s.sea.outposts[tile])}
            for tile in places
            if tile < game.first_harbour
        ]
    }
    if game.first_sea < len(game.tiles):
        seen["seas"] = [{"sea": game.tiles[tile], **on_tile(s, tile)} for tile in places if tile >= game.first_sea]
    return seen


def on_tile(s: SeaState, tile: int) -> dict[str, JsonValue]:
    """Where a tile lies, and what is on it; cubes only in the games in which they can lie there."""
    cell = s.sea.chart.cells[tile]
    assert cell is not None
    seen: dict[str, JsonValue] = {
        "at": list(cell),
        "ships": [seat for seat, ship in enumerate(s.sea.ships) if ship == tile],
    }
    return {**seen, "cubes": unpack(s.sea.cubes[tile])} if s.game.cubes_left_behind else seen


def observe_fleet(s: OutpostState, seat: int) -> dict[str, JsonValue]:
    """The ship and the player board of a seat."""
    ship = s.sea.ships[seat]
    return {
        "ship": None if ship == NOWHERE else s.game.tiles[ship],
        "built": dict(zip(SYMBOLS, s.sea.built[seat * ROWS : (seat + 1) * ROWS], strict=True)),
    }


def _seats(s: SeaState, bits: int) -> list[JsonValue]:
    """The seats whose bits are set."""
    return [seat for seat in range(s.players) if bits >> seat & 1]


# --- as numbers --------------------------------------------------------------------------------------------------------------

FLEET = 1 + ROWS
"""How many numbers `encode_fleet` gives."""


def islands_size(game: SeaGame, seats: int) -> int:
    """How many numbers `encode_islands` gives."""
    cubes = len(COLOURS) if game.cubes_left_behind else 0
    return len(game.tiles) * (3 + cubes + seats) + game.first_harbour * seats


def encode_islands(game: SeaGame, seen: Mapping[str, Any], order: Sequence[int], seats: int, numbers: array[float]) -> None:
    """All tiles of the map as numbers; seats are told in the order given."""
    tiles = {tile[kind]: tile for kind in ("island", "harbour", "sea") for tile in seen.get(f"{kind}s", ())}
    for number, label in enumerate(game.tiles):
        tile = tiles.get(label)
        island = number < game.first_harbour
        if tile is None:
            cubes = len(COLOURS) if game.cubes_left_behind else 0
            numbers.extend([0.0] * (3 + cubes + seats * (1 + island)))
            continue
        q, r = tile["at"]
        numbers.extend((1.0, q / 6, r / 6))
        numbers.extend(cubes / 10 for cubes in tile.get("cubes", ()))
        one_hot_seats(order, tile["ships"], seats, numbers)
        if island:
            one_hot_seats(order, tile["outposts"], seats, numbers)


def encode_fleet(game: OutpostGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """The ship and the player board of a seat as numbers."""
    numbers.append(float(seat["ship"] is not None))
    numbers.extend(seat["built"][symbol] / game.columns for symbol in SYMBOLS)


# --- what must be true -------------------------------------------------------------------------------------------------------


def island_problems(s: OutpostState) -> list[str]:
    """What is broken about ships and outposts."""
    sea, first_harbour = s.sea, s.game.first_harbour
    found = []
    if any(tile != NOWHERE and sea.chart.cells[tile] is None for tile in sea.ships):
        found.append("a ship stands on a tile that is not on the map")
    for seat in range(s.players):
        built = [0] * ROWS
        for tile, seats in enumerate(sea.outposts):
            if seats >> seat & 1:
                if tile >= first_harbour or sea.chart.cells[tile] is None:
                    found.append(f"an outpost of seat {seat} stands on no island")
                else:
                    built[s.game.islands.row[tile]] += 1
        if built != sea.built[seat * ROWS : (seat + 1) * ROWS]:
            found.append(f"an outpost of seat {seat} is lost or doubled")
    if any(count < 0 for cubes in (*s.cubes, *sea.cubes) for count in unpack(cubes)):
        found.append("fewer cubes than none")
    return found
