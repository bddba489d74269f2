"""The rules side of the harbours: the actions after a movement, deliveries, leftover cubes, and the evaluation for bots."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.actions import ActionSpace, Family
from ....core.messages import JsonValue, Message
from ..cubes.packing import Leftover, total, unpack
from ..encoding import one_hot
from ..part import CenturyPart, Seen
from ..sea.observation import on_tile
from ..sea.ships import toll
from .evaluation import Evaluator
from .formatters import CLOSED_LABEL
from .harbours import EMPTY
from .harbours_scoring import cube_points

if TYPE_CHECKING:
    from ..hand.turn_action import TurnAction
    from ..sea.sea_rules import SeaRules
    from ..state import CenturyState
    from .components import HarbourComponents
    from .point_tiles import PointTileRules
    from .red_bonuses import RedBonusRules


class HarbourRules(CenturyPart["CenturyState"]):
    """The harbours of one game, and what lies before a seat from deliveries and emptied columns."""

    def __init__(
        self,
        components: HarbourComponents,
        sea: SeaRules,
        point_tiles: PointTileRules,
        red_bonuses: RedBonusRules,
        *,
        actions_at_tile: Mapping[str, TurnAction[Any]],
        steps_in_turn: Callable[[Any, int], int],
    ) -> None:
        """Name what differs between games.

        `actions_at_tile` are the actions after a movement by family, in the order of their ids. `steps_in_turn` returns the steps
        that a seat's ship can usually go in a turn, for bots.
        """
        self.sea = sea
        self.point_tiles = point_tiles
        self.red_bonuses = red_bonuses
        self.actions_at_tile = actions_at_tile
        self.steps_in_turn = steps_in_turn
        self.harbour_count = len(components.first_map.harbours)
        self.leftover = Leftover(components.end.leftover_cube)
        """The points of leftover cubes."""
        self.stay = Family("stay")
        self.fulfil = Family("fulfil")
        self.evaluator = Evaluator(sea, point_tiles, red_bonuses.kinds.labels)

    def families(self) -> Sequence[Family]:
        return [self.stay, self.fulfil]

    def number_actions(self, space: ActionSpace) -> None:
        by_family = [(self.actions_at_tile.get(family.name), family) for family in space.families]
        self.action_of = [action for action, family in by_family for _ in family.actions]
        """The action after a movement that an id of the space belongs to; None for all others."""
        self.value_of = [family.offset(id) for _, family in by_family for id in family.actions]
        """The number of each id in its family."""
        self.at_tile = list(self.actions_at_tile.values())

    def message_packages(self) -> Sequence[str]:
        return ["fondaco.games.century.harbours"]

    def howto_sections(self) -> Mapping[str, str]:
        return {"PayOutpost": "market", "TradeOrNot": "market"}

    def observation_formatters(self) -> Mapping[str, str]:
        return {"harbours[].harbour": "tile", "harbours[].point_tile": "point_tile", "harbours[].ships": "seats_there"}

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """What a ship meets on a tile; which point tile is fulfilled."""
        tile = self.sea.sail.offset(action)
        if tile >= 0:
            return self._described(s, tile)
        if action == self.fulfil.only and s.player is not None:
            point_tile = self.point_tile_on(s, s.sea.ships[s.player])
            if point_tile != EMPTY:
                return {"asked": "fulfil", "point_tile": self.point_tiles.labels[point_tile]}
        return {}

    def _described(self, s: CenturyState, tile: int) -> dict[str, JsonValue | Message]:
        """Return what the ship of the seat to act meets on a tile: tolls, cubes, a point tile."""
        found: dict[str, JsonValue | Message] = {"toll": 0 if s.player is None else toll(s, s.player, tile), "cards": 0}
        left = s.sea.left_cubes[tile]
        found.update({"lying": total(left), "cubes": [*unpack(left)], "shown": "nothing"})
        point_tile = self.point_tile_on(s, tile)
        if point_tile != EMPTY:
            label = self.point_tiles.labels[point_tile]
            found.update({"shown": "closed" if label == CLOSED_LABEL else "tile", "point_tile": label})
        return found

    def point_tile_on(self, s: CenturyState, tile: int) -> int:
        """Return what lies on a tile if it is a harbour: a point tile, the closed-harbour tile, or `EMPTY`."""
        return s.harbours.tiles[tile - self.sea.first_harbour] if self.sea.is_harbour(tile) else EMPTY

    def observe(self, s: CenturyState, viewer: int | None) -> dict[str, JsonValue]:
        labels, first = self.point_tiles.labels, self.sea.first_harbour
        return {
            "harbours": [
                {
                    "harbour": self.sea.tiles[first + harbour],
                    "point_tile": None if tile == EMPTY else labels[tile],
                    **on_tile(s, first + harbour),
                }
                for harbour, tile in enumerate(s.harbours.tiles)
            ]
        }

    def encoding_size(self, seats: int) -> int:
        return self.harbour_count * len(self.point_tiles.labels)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        for harbour in seen["harbours"]:
            one_hot(self.point_tiles.labels, [harbour["point_tile"]], numbers)

    def seat_encoding_size(self) -> int:
        return 1 + len(self.red_bonuses.kinds.labels) + len(self.point_tiles.labels) - 1

    def encode_seat(self, seat_seen: Seen, numbers: array[float]) -> None:
        numbers.append(sum(seat_seen["score"].values()) / 100)
        numbers.extend([seat_seen["bonuses"][kind] / 4 for kind in self.red_bonuses.kinds.labels])
        one_hot(self.point_tiles.labels[:-1], seat_seen["fulfilled"], numbers)

    def points(self, s: CenturyState, seat: int) -> Mapping[str, int]:
        return {"cubes": cube_points(s, seat)}
