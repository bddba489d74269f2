"""What boats add to a game with settlers: the market of an outpost, the stacks of bonus tiles for emptied columns."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.actions import Axis, Family
from ....core.messages import JsonValue, Message
from ..part import CenturyPart, Seen
from ..sea.ships import toll

if TYPE_CHECKING:
    from ..sea.sea_rules import SeaRules
    from ..settlers.board_rules import BoardRules
    from ..state import CenturyState
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


class BoatRules(CenturyPart["CenturyState"]):
    """The actions of boats, and the bonus tiles that an emptied column brings."""

    def __init__(self, tables: BoatTables, boards: BoardRules, sea: SeaRules) -> None:
        self.boards = boards
        self.sea = sea
        self.column_stacks = tuple([stack for side in tables.columns.stacks for stack in boards.locations.stacks_on[side]])
        """The stacks of bonus tiles for an emptied column."""
        self.market = Family("market", Axis("tile", sea.islands.labels))

    def families(self) -> Sequence[Family]:
        return [self.market]

    def range_of(self, location: int) -> int:
        """Return how many steps a location lets a boat go."""
        return STEPS.get(self.boards.locations.range[location], len(self.sea.tiles))

    def howto_sections(self) -> Mapping[str, str]:
        return {
            "SailBoat": "sailing",
            "Toll": "sailing",
            "BuildOrNot": "outposts",
            "PayOutpost": "outposts",
            "ColumnBonus": "bonus",
            "ChooseMarket": "islands",
            "TradeOrNot": "islands",
        }

    def observation_formatters(self) -> Mapping[str, str]:
        return {"seas[].sea": "tile", "seas[].ships": "seats_there"}

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """Whether a tile is the sea, and how many cubes are handed over there."""
        tile = self.sea.sail.offset(action)
        if tile >= 0:
            return {"sea": int(self.sea.is_open_sea(tile)), "toll": toll(s, s.player or 0, tile)}
        return {"left": "trade"} if action == self.sea.nothing.only else {}
