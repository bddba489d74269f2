"""What a seat may know of boards and islands together, as plain values and as numbers."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.messages import JsonValue
from ..sea.observation import FLEET, encode_fleet, encode_islands, islands_size, observe_fleet, observe_islands
from ..settlers import observation as land
from .boats import BoatGame, BoatState

BOAT_QUESTIONS = (
    *(name for name in land.LAND_QUESTIONS if name not in ("Fort", "ClaimToo", "BonusToo")),
    *("SailBoat", "Toll", "BuildOrNot", "PayOutpost", "ColumnBonus", "TradeOrNot", "ChooseMarket"),
)
"""What games with boats ask; their forts have no bonus tiles."""


def observe_boards(s: BoatState, seat: int | None) -> dict[str, JsonValue]:
    """The boards and the islands."""
    return {**land.observe_land(s, seat), **observe_islands(s)}


def observe_seat(s: BoatState, seat: int, score: Mapping[str, int]) -> dict[str, JsonValue]:
    """What a seat has."""
    return {**land.observe_settlers(s, seat), **observe_fleet(s, seat), "score": dict(score)}


def boards_size(game: BoatGame, seats: int, row: int) -> int:
    """How many numbers `encode_boards` gives."""
    return 1 + land.land_size(game, seats, row) + islands_size(game, seats)


def encode_boards(
    game: BoatGame, seen: Mapping[str, Any], order: Sequence[int], seats: int, row: int, numbers: array[float]
) -> None:
    """The boards and the islands as numbers."""
    numbers.append(float(seen["options"]["map"] == "random"))
    land.encode_land(game, seen, seats, row, numbers)
    encode_islands(game, seen, order, seats, numbers)


def seat_size(game: BoatGame) -> int:
    """How many numbers `encode_seat` gives."""
    return land.settlers_size(game) + FLEET


def encode_seat(game: BoatGame, seat: Mapping[str, Any], numbers: array[float]) -> None:
    """What a seat has as numbers."""
    land.encode_settlers(game, seat, numbers)
    encode_fleet(game, seat, numbers)
