"""What a seat may know of the sea, as plain values and as numbers. All is open but the pile of point tiles."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.messages import JsonValue
from ..cubes.packing import COLOURS, unpack
from ..sea.components import NOWHERE
from ..sea.observation import FLEET, encode_fleet, encode_islands, islands_size, observe_fleet, observe_islands, on_tile
from . import harbours_scoring
from .harbours import EMPTY
from .state import WondersGame, WondersState


def observe_sea(s: WondersState) -> dict[str, JsonValue]:
    """The course of the game, the map, and what lies beside it. Every seat sees the same."""
    game = s.game
    starting = NOWHERE in s.sea.ships
    groups = enumerate(game.start_groups)
    return {
        "round": s.round,
        "last_round": s.last_round,
        "ended_by": s.ended_by,
        "tiles_to_end": game.tiles_to_end,
        "groups": {str(n + 1): unpack(cubes) for n, cubes in groups if starting and s.sea.groups >> n & 1},
        **observe_islands(s),
        "harbours": [
            {
                "harbour": game.tiles[game.first_harbour + harbour],
                "point_tile": None if tile == EMPTY else game.points.labels[tile],
                **on_tile(s, game.first_harbour + harbour),
            }
            for harbour, tile in enumerate(s.harbours.tiles)
        ],
        "point_pile": len(s.harbours.pile),
        "closed_among": s.harbours.mixed,
        "bonus_piles": dict(zip(game.red_kinds.labels, s.bonuses.left, strict=True)),
    }


def observe_seat(s: WondersState, seat: int) -> dict[str, JsonValue]:
    """What a seat has."""
    game = s.game
    return {
        "cubes": unpack(s.cubes[seat]),
        "limit": s.limit_of(seat),
        **observe_fleet(s, seat),
        "bonuses": dict(zip(game.red_kinds.labels, s.bonuses.of(seat), strict=True)),
        "fulfilled": [game.points.labels[tile] for tile in s.fulfilled[seat]],
        "score": harbours_scoring.points(s, seat),
    }


SEA_QUESTIONS = ("ChooseGroup", "PlaceShip", "Toll", "PayOutpost", "Upgrade", "TradeOrNot", "KeepCubes")
"""What both games ask."""

# --- as numbers --------------------------------------------------------------------------------------------------------------


def sea_size(game: WondersGame, seats: int) -> int:
    """How many numbers `encode_sea` gives."""
    harbours = game.first_sea - game.first_harbour
    beside = 3 + len(game.start_groups) + len(game.red_kinds.labels)
    return beside + islands_size(game, seats) + harbours * len(game.points.labels)


def encode_sea(game: WondersGame, seen: Mapping[str, Any], order: Sequence[int], seats: int, numbers: array[float]) -> None:
    """The map and what lies beside it as numbers; seats are told in the order given."""
    labels = game.points.labels
    numbers.extend((seen["point_pile"] / len(labels), seen["closed_among"] / 6, float(seen["options"]["map"] == "random")))
    numbers.extend(float(str(group + 1) in seen["groups"]) for group in range(len(game.start_groups)))
    numbers.extend(seen["bonus_piles"][kind] / 4 for kind in game.red_kinds.labels)
    encode_islands(game, seen, order, seats, numbers)
    for harbour in seen["harbours"]:
        numbers.extend(float(label == harbour["point_tile"]) for label in labels)


def seat_size(game: WondersGame) -> int:
    """How many numbers `encode_seat` gives."""
    return FLEET + len(COLOURS) + 2 + len(game.red_kinds.labels) + len(game.points.labels) - 1


def encode_seat(game: WondersGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """What a seat has as numbers."""
    encode_fleet(game, seat, numbers)
    numbers.extend(cubes / 10 for cubes in seat["cubes"])
    numbers.extend((seat["limit"] / 10, sum(seat["score"].values()) / 100))
    numbers.extend(seat["bonuses"][kind] / 4 for kind in game.red_kinds.labels)
    numbers.extend(float(label in seat["fulfilled"]) for label in game.points.labels[:-1])
