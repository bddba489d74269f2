"""What a seat may know, as plain values and as numbers. All is open but the pile of point tiles."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ...core.messages import Plain
from ..century.cubes import COLOURS, unpack
from ..century.harbours import EMPTY
from ..century.islands import NOWHERE, SYMBOLS
from ..century.outposts import ROWS
from . import scoring

if TYPE_CHECKING:
    from .game import EasternWonders
    from .state import EasternWondersState


def observe(s: EasternWondersState) -> dict[str, Plain]:
    """The table. Every seat sees the same of it."""
    game = s.game
    sea, bonuses = s.sea, s.bonuses
    starting = NOWHERE in sea.ships
    groups = game.tables.start_groups.groups
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "tiles_to_end": game.tiles_to_end,
        "groups": {str(n): list(cubes) for n, cubes in enumerate(groups, 1) if starting and sea.groups >> n - 1 & 1},
        "islands": [
            {"island": game.tiles[tile], **_on_tile(s, tile), "outposts": _seats(s, sea.outposts[tile])}
            for tile in range(game.first_harbour)
            if sea.chart.cells[tile] is not None
        ],
        "harbours": [
            {
                "harbour": game.tiles[game.first_harbour + harbour],
                "point_tile": None if tile == EMPTY else game.points.labels[tile],
                **_on_tile(s, game.first_harbour + harbour),
            }
            for harbour, tile in enumerate(s.harbours.tiles)
        ],
        "point_pile": len(s.harbours.pile),
        "closed_among": s.harbours.mixed,
        "bonus_piles": dict(zip(game.red_kinds.labels, bonuses.left, strict=True)),
        "seats": [
            {
                "cubes": unpack(s.store[seat]),
                "limit": s.limit_of(seat),
                "ship": None if sea.ships[seat] == NOWHERE else game.tiles[sea.ships[seat]],
                "built": dict(zip(SYMBOLS, sea.built[seat * ROWS : (seat + 1) * ROWS], strict=True)),
                "bonuses": dict(zip(game.red_kinds.labels, bonuses.of(seat), strict=True)),
                "fulfilled": [game.points.labels[tile] for tile in s.fulfilled[seat]],
                "score": scoring.points(s, seat),
            }
            for seat in range(s.players)
        ],
    }


def _on_tile(s: EasternWondersState, tile: int) -> dict[str, Plain]:
    """Where a tile lies, and what is on it."""
    cell = s.sea.chart.cells[tile]
    assert cell is not None
    return {
        "at": list(cell),
        "ships": [seat for seat, ship in enumerate(s.sea.ships) if ship == tile],
        "cubes": unpack(s.sea.cubes[tile]),
    }


def _seats(s: EasternWondersState, bits: int) -> list[Plain]:
    """The seats whose bits are set."""
    return [seat for seat in range(s.players) if bits >> seat & 1]


QUESTIONS = (
    *("ChooseGroup", "PlaceShip", "Sail", "SailOn", "Step", "Toll", "Load"),
    *("Act", "PayOutpost", "ChooseBonus", "Upgrade", "TradeOrNot", "Keep"),
)
TABLE = 7
SEAT = 3 + len(COLOURS) + ROWS + 2
"""How many numbers tell the table and a seat, without the tiles."""


def encoding_size(game: EasternWonders) -> int:
    """How many numbers `encode` gives."""
    seats = game.tables.setup.players[1]
    tiles, points, kinds = len(game.tiles), len(game.points.labels), len(game.red_kinds.labels)
    harbours = tiles - game.first_harbour
    table = TABLE + len(QUESTIONS) + len(game.start_groups) + kinds
    table += tiles * (3 + len(COLOURS) + seats) + game.first_harbour * seats + harbours * points
    return table + seats * (SEAT + kinds + points - 1)


def encode(game: EasternWonders, seen: Mapping[str, Any]) -> array[float]:
    """An observation as numbers, mostly between 0 and 1. The viewer's own seat comes first, the others follow clockwise."""
    most = game.tables.setup.players[1]
    players = seen["players"]
    first = seen["seat"] or 0
    order = [(first + offset) % players for offset in range(players)]
    numbers = array("f")
    numbers.extend(
        (
            players / most,
            seen["round"] / 50,
            float(seen["last_round"]),
            seen["point_pile"] / len(game.points.labels),
            seen["closed_among"] / 6,
            float(seen["seat"] is not None and seen["seat"] == seen["player"]),
            float(seen["options"]["map"] == "random"),
        )
    )
    asked = seen["question"] or [None]
    numbers.extend(float(name == asked[0]) for name in QUESTIONS)
    numbers.extend(float(str(group + 1) in seen["groups"]) for group in range(len(game.start_groups)))
    numbers.extend(seen["bonus_piles"][kind] / 4 for kind in game.red_kinds.labels)
    tiles = {tile["island"]: tile for tile in seen["islands"]} | {tile["harbour"]: tile for tile in seen["harbours"]}
    for number, label in enumerate(game.tiles):
        tile = tiles.get(label)
        island = number < game.first_harbour
        if tile is None:
            numbers.extend([0.0] * (3 + len(COLOURS) + most * (1 + island)))
            continue
        q, r = tile["at"]
        numbers.extend((1.0, q / 6, r / 6))
        numbers.extend(cubes / 10 for cubes in tile["cubes"])
        numbers.extend(_places(order, tile["ships"], most))
        if island:
            numbers.extend(_places(order, tile["outposts"], most))
        else:
            numbers.extend(float(other == tile["point_tile"]) for other in game.points.labels)
    for offset in range(most):
        if offset >= players:
            numbers.extend([0.0] * (SEAT + len(game.red_kinds.labels) + len(game.points.labels) - 1))
            continue
        seat = seen["seats"][order[offset]]
        numbers.extend((1.0, float(order[offset] == seen["player"]), float(seat["ship"] is not None)))
        numbers.extend(cubes / 10 for cubes in seat["cubes"])
        numbers.extend(seat["built"][symbol] / game.columns for symbol in SYMBOLS)
        numbers.extend((seat["limit"] / 10, sum(seat["score"].values()) / 100))
        numbers.extend(seat["bonuses"][kind] / 4 for kind in game.red_kinds.labels)
        numbers.extend(float(label in seat["fulfilled"]) for label in game.points.labels[:-1])
    return numbers


def _places(order: Sequence[int], present: Sequence[int], most: int) -> list[float]:
    """A one for every seat that is present, from the viewer on."""
    return [float(seat in present) for seat in order] + [0.0] * (most - len(order))
