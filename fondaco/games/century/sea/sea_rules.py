"""The rules side of the sea: islands and player boards as tables, sailing and building, and what differs between games."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.actions import Axis, Family
from ....core.messages import JsonValue, Message, Translator
from ..cubes.packing import Payable, pack
from ..part import CenturyPart, Seen
from . import observation
from .components import SYMBOLS, Island, OutpostTable
from .formatters import HARBOUR, OPEN_SEA, add_tile_formatters
from .invariants import sea_violations
from .outposts import build_details, outpost_points

if TYPE_CHECKING:
    from ..state import CenturyState


class Islands:
    """All islands as tuples of ints by tile number."""

    def __init__(self, islands: Sequence[Island]) -> None:
        self.labels = tuple([island.id for island in islands])
        self.row = tuple([SYMBOLS.index(island.symbol) for island in islands])
        self.cost = tuple([pack(island.give) for island in islands])
        self.gain = tuple([pack(island.get) for island in islands])
        self.payable = Payable(self.cost)


class SeaRules(CenturyPart["CenturyState"]):
    """Islands, ships and outposts of one game."""

    def __init__(
        self,
        islands: Sequence[Island],
        outposts: OutpostTable,
        *,
        max_players: int,
        on_arrival: Callable[[Any, int], None],
        on_outpost_built: Callable[[Any, int, int], None],
        harbours: int = 0,
        open_sea: int = 0,
        has_left_cubes: bool = False,
    ) -> None:
        """Name what differs between games.

        `on_arrival` is called with the seat when a ship ends its movement, before the tolls are asked: what it pushes follows
        them. `on_outpost_built` is called with the seat and the column that an outpost has emptied, or `outposts.NO_COLUMN`.
        `harbours` and `open_sea` count the tiles that are no islands. With `has_left_cubes` cubes can lie on the tiles.
        """
        self.islands = Islands(islands)
        self.printed_islands = islands
        self.on_arrival = on_arrival
        self.on_outpost_built = on_outpost_built
        self.has_left_cubes = has_left_cubes
        self.first_harbour = len(self.islands.labels)
        self.first_sea = self.first_harbour + harbours
        self.tiles = (
            *self.islands.labels,
            *[f"{HARBOUR}_{number}" for number in range(1, harbours + 1)],
            *[f"{OPEN_SEA}_{number}" for number in range(1, open_sea + 1)],
        )
        """The labels of all tiles: islands, harbours, open sea."""
        self.columns = len(outposts.values)
        """How many outposts each row of a player board holds."""
        self.uncovered = tuple([sum(outposts.values[:built]) for built in range(self.columns + 1)])
        """The points that a row shows, by the number of outposts built from it."""
        self.prices = tuple([outposts.price_of_two if players == 2 else outposts.price for players in range(max_players + 1)])
        """The cubes that an outpost costs for each one already on the island, by the number of players."""
        self.sail = Family("sail", Axis("tile", self.tiles))
        self.build = Family("build")
        self.nothing = Family("nothing")

    def is_island(self, tile: int) -> bool:
        """Return whether a tile is an island."""
        return tile < self.first_harbour

    def is_harbour(self, tile: int) -> bool:
        """Return whether a tile is a harbour."""
        return self.first_harbour <= tile < self.first_sea

    def is_open_sea(self, tile: int) -> bool:
        """Return whether a tile is open sea."""
        return tile >= self.first_sea

    def families(self) -> Sequence[Family]:
        return [self.sail, self.build, self.nothing]

    def observation_formatters(self) -> Mapping[str, str]:
        return observation.FORMATTERS

    def add_formatters(self, translator: Translator) -> None:
        add_tile_formatters(translator, self.printed_islands)

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """The price of an outpost where the ship of the seat to act is."""
        return build_details(s) if action == self.build.only else {}

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        return observation.observe_islands(s)

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        return observation.observe_fleet(s, seat)

    def encoding_size(self, seats: int) -> int:
        return observation.islands_size(self, seats)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        observation.encode_islands(self, seen, order, seats, numbers)

    def seat_encoding_size(self) -> int:
        return observation.FLEET

    def encode_seat(self, seat_seen: Seen, numbers: array[float]) -> None:
        observation.encode_fleet(self, seat_seen, numbers)

    def points(self, s: CenturyState, seat: int) -> Mapping[str, int]:
        return {"outposts": outpost_points(s, seat)}

    def violations(self, s: CenturyState) -> list[str]:
        return sea_violations(s)
