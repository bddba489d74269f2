"""The rules side of point tiles: all tiles as tables, the pile, and the tiles of each seat."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ....core.messages import JsonValue, Translator
from ....core.rng import Stream
from ..cubes.packing import Payable, pack
from ..part import CenturyPart, Seen
from .components import PointTile
from .formatters import CLOSED_LABEL, add_point_tile_formatters
from .harbours_scoring import point_tile_points
from .invariants import point_tile_violations

if TYPE_CHECKING:
    from ..state import CenturyState


class PointTileRules(CenturyPart["CenturyState"]):
    """All point tiles as tuples by number. The number after the last one is the closed-harbour tile."""

    def __init__(self, tiles: Sequence[PointTile], *, to_end: int) -> None:
        self.printed = tiles
        self.closed = len(tiles)
        self.labels = (*[tile.id for tile in tiles], CLOSED_LABEL)
        self.cost = tuple([pack(tile.cost) for tile in tiles])
        self.counts = tuple([list(tile.cost) for tile in tiles])
        """The cubes of each cost by colour."""
        self.value = tuple([tile.points for tile in tiles])
        self.payable = Payable(self.cost)
        self.to_end = to_end
        """How many point tiles of one seat make the round the last one."""

    def observation_formatters(self) -> Mapping[str, str]:
        return {"closed_among": "closed_among", "seats[].fulfilled[]": "point_tile"}

    def add_formatters(self, translator: Translator) -> None:
        add_point_tile_formatters(translator, self.printed)

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        pile = len(s.harbours.pile)
        return {"tiles_to_end": self.to_end, "point_pile": pile, "closed_among": s.harbours.closed_among_top}

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        return {"fulfilled": [self.labels[tile] for tile in s.fulfilled[seat]]}

    def encoding_size(self, seats: int) -> int:
        return 2

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        numbers.extend((seen["point_pile"] / len(self.labels), seen["closed_among"] / 6))

    def resample_hidden(self, s: CenturyState, seat: int | None, stream: Stream) -> None:
        s.harbours.resample_pile(self.closed, seat, stream)

    def points(self, s: CenturyState, seat: int) -> Mapping[str, int]:
        return {"point_tiles": point_tile_points(s, seat)}

    def violations(self, s: CenturyState) -> list[str]:
        return point_tile_violations(s)
