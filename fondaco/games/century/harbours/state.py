"""The sea with its islands and harbours, the red bonus tiles, and the holds: what both games have on the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ....core.actions import Family
from ....core.columns import list_per_seat, part
from ....core.messages import JsonValue, Message, Translator
from ....core.native import TypeVar
from ....core.rng import Stream
from ..cubes.packing import Leftover, total, unpack
from ..sea.components import Islands, Sea, add_tile_nouns
from ..sea.outposts import build_details
from ..sea.ships import toll
from . import harbours_scoring
from .components import WondersTables
from .evaluation import Judgement
from .harbours import CLOSED, EMPTY, Harbours, PointTiles, add_point_tile_noun
from .red_bonuses import RedBonus, RedBonuses, RedKinds, add_bonus_noun
from .start_groups import StartGame, StartState


class WondersGame(StartGame):
    """A game with islands and harbours."""

    leftover: Leftover
    """The points of cubes left over."""
    judgement: Judgement
    """For bots."""

    def set_wonders(self, tables: WondersTables, kinds: Sequence[RedBonus]) -> None:
        """Set what the component file says; of the bonus tiles these kinds are in play."""
        self.islands = Islands(tables.islands.tiles)
        self.points = PointTiles(tables.point_tiles.tiles)
        self.red_kinds = RedKinds(kinds)
        self.set_outposts(tables.outposts, tables.setup.players[1])
        self.set_tiles(len(tables.first_map.harbours), tables.setup.sea_tiles)
        self.tiles_to_end = tables.end.point_tiles
        self.leftover = Leftover(tables.end.leftover_cube)
        self.round_limit = tables.house.round_limit
        self.stay = Family("stay")
        self.fulfil = Family("fulfil")
        self.judgement = Judgement(self)

    def add_wonder_nouns(self, translator: Translator, tables: WondersTables) -> None:
        """Teach a translator to word tiles and bonuses; it words cubes already."""
        add_tile_nouns(translator, tables.islands.tiles)
        add_point_tile_noun(translator, tables.point_tiles.tiles)
        add_bonus_noun(translator, tables.bonus_tiles.kinds)

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"map": ("first", "random")}


Wonders_co = TypeVar("Wonders_co", bound=WondersGame, covariant=True, default=WondersGame)


@dataclass(slots=True, eq=False, init=False, repr=False)
class WondersState(StartState[Wonders_co]):
    """A state with islands and harbours."""

    bonuses: RedBonuses = part()
    fulfilled: list[list[int]] = list_per_seat()
    harbours: Harbours = part()
    sea: Sea = part()

    def reach(self, seat: int) -> int:
        """How many steps a ship can go in a turn without ruin, for the judgement of bots."""
        raise NotImplementedError

    def resample_hidden(self, seat: int | None, stream: Stream) -> None:
        self.harbours.redraw(self.game.points.closed, seat, stream)

    def action_details(self, action: int) -> Mapping[str, JsonValue | Message]:
        group = self.game.group
        if group.base <= action < group.end:
            return {"gain": unpack(self.game.start_groups[action - group.base])}
        if action == self.game.build.base:
            return build_details(self)
        found = StartState.action_details(self, action)
        sail = self.game.sail
        if sail.base <= action < sail.end:
            return {**found, **self._there(action - sail.base)}
        if action == self.game.fulfil.base and self.player is not None:
            harbour = self.sea.ships[self.player] - self.game.first_harbour
            if 0 <= harbour < len(self.harbours.tiles) and self.harbours.tiles[harbour] != EMPTY:
                return {**found, "asked": "fulfil", "point_tile": self.game.points.labels[self.harbours.tiles[harbour]]}
        return found

    def _there(self, tile: int) -> dict[str, JsonValue]:
        """What awaits the ship of the seat to act on a tile: tolls, cubes, a point tile."""
        found: dict[str, JsonValue] = {"toll": 0 if self.player is None else toll(self, self.player, tile), "cards": 0}
        found |= {"lying": total(self.sea.cubes[tile]), "cubes": unpack(self.sea.cubes[tile]), "shown": "nothing"}
        harbour = tile - self.game.first_harbour
        if 0 <= harbour < len(self.harbours.tiles) and self.harbours.tiles[harbour] != EMPTY:
            label = self.game.points.labels[self.harbours.tiles[harbour]]
            found |= {"shown": "closed" if label == CLOSED else "tile", "point_tile": label}
        return found

    def breakdown(self) -> list[dict[str, int]]:
        return [harbours_scoring.points(self, seat) for seat in range(self.players)]

    def scores(self) -> list[int]:
        return [harbours_scoring.score(self, seat) for seat in range(self.players)]

    def ranking_key(self, seat: int) -> tuple[int, ...]:
        return harbours_scoring.standing(self, seat)
