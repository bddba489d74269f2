"""What boats add to a game with settlers: the market of an outpost, the stacks of bonus tiles for emptied columns."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.actions import Axis, Family
from ....core.messages import JsonValue, Message, Translator
from ..part import CenturyPart, Seen
from ..sea.observation import FLEET, encode_fleet, encode_islands, island_problems, islands_size, observe_fleet, observe_islands
from ..sea.outposts import build_details, outpost_points
from ..sea.ships import toll
from .formatters import join_formatters

if TYPE_CHECKING:
    from ..settlers.board_rules import BoardRules
    from .boats import BoatGame, BoatState
    from .components import BoatTables

STEPS = {"1": 1, "1-2": 2}
"""The steps of a boat by the range of a location; without an entry it sails to any tile."""


class MapOption(CenturyPart[Any]):
    """The map of islands: a star or a random one."""

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"map": ("star", "random")}

    def encoding_size(self, seats: int) -> int:
        return 1

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        numbers.append(float(seen["options"]["map"] == "random"))


class SeaPart(CenturyPart["BoatState"]):
    """Islands, boats and outposts."""

    def __init__(self, game: BoatGame) -> None:
        self.game = game

    def families(self) -> Sequence[Family]:
        return [self.game.sail, self.game.build, self.game.nothing]

    def howto_sections(self) -> Mapping[str, str]:
        return {"Toll": "sailing", "PayOutpost": "outposts", "TradeOrNot": "islands"}

    def observation_formatters(self) -> Mapping[str, str]:
        return {
            "islands[].island": "tile",
            "islands[].ships[]": "seat_number",
            "islands[].outposts[]": "seat_number",
            "seas[].sea": "tile",
            "seas[].ships[]": "seat_number",
            "seats[].ship": "tile",
        }

    def action_details(self, s: BoatState, action: int) -> Mapping[str, JsonValue | Message]:
        """What building costs; whether a tile is the sea, and how many cubes are handed over there."""
        if action == self.game.build.only:
            return build_details(s)
        tile = self.game.sail.offset(action)
        if tile >= 0:
            return {"sea": int(tile >= self.game.first_harbour), "toll": toll(s, s.player or 0, tile)}
        return {"left": "trade"} if action == self.game.nothing.only else {}

    def observe(self, s: BoatState, viewer: int | None) -> dict[str, JsonValue]:
        return observe_islands(s)

    def observe_seat(self, s: BoatState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        return observe_fleet(s, seat)

    def encoding_size(self, seats: int) -> int:
        return islands_size(self.game, seats)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        encode_islands(self.game, seen, order, seats, numbers)

    def seat_encoding_size(self) -> int:
        return FLEET

    def encode_seat(self, own: Seen, numbers: array[float]) -> None:
        encode_fleet(self.game, own, numbers)

    def points(self, s: BoatState, seat: int) -> Mapping[str, int]:
        return {"outposts": outpost_points(s, seat)}

    def violations(self, s: BoatState) -> list[str]:
        return island_problems(s)


class BoatRules(CenturyPart["BoatState"]):
    """The actions of boats, and the bonus tiles that an emptied column brings."""

    def __init__(self, tables: BoatTables, boards: BoardRules) -> None:
        self.tables = tables
        self.boards = boards
        self.column_stacks = tuple([stack for side in tables.columns.stacks for stack in boards.locations.stacks_on[side]])
        """The stacks of bonus tiles for an emptied column."""
        self.market = Family("market", Axis("tile", [island.id for island in tables.islands.tiles]))

    def families(self) -> Sequence[Family]:
        return [self.market]

    def range_of(self, s: Any, location: int) -> int:
        """Return how many steps a location lets a boat go."""
        return STEPS.get(self.boards.locations.range[location], len(s.game.tiles))

    def howto_sections(self) -> Mapping[str, str]:
        return {"SailBoat": "sailing", "BuildOrNot": "outposts", "ColumnBonus": "bonus", "ChooseMarket": "islands"}

    def add_formatters(self, translator: Translator) -> None:
        join_formatters(translator, self.tables)
