"""Fernöstliche Wunder: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import ClassVar

from ...core.actions import Family
from ...core.components import decode
from ...core.messages import Plain, Speaker
from ...core.rng import Seed
from ...core.state import State
from ...draw.scene import Scene
from ..century.cubes import pack
from ..century.drawing.sea.faces import IslandFace, PointTileFace, RedBonusFace
from ..century.harbours import HarbourGame, PointTiles, add_point_tile_noun
from ..century.islands import Islands, add_tile_nouns
from ..century.outposts import OutpostGame
from ..century.red_bonuses import RedBonusGame, RedKinds, add_bonus_noun
from ..century.start_groups import StartGame
from ..century.words import add_cube_nouns
from . import evaluation, observation, setup, view
from .components import Components
from .state import EasternWondersState


class EasternWonders(OutpostGame, HarbourGame, RedBonusGame, StartGame):
    """The game. A paid step takes one cube: it is left behind."""

    id = "eastern_wonders"
    minutes = 45
    step_cubes: ClassVar[int] = 1
    wording = {
        "islands[].island": "tile",
        "islands[].cubes": "cubes",
        "harbours[].harbour": "tile",
        "harbours[].point_tile": "point_tile",
        "harbours[].cubes": "cubes",
        "islands[].ships[]": "seat_number",
        "islands[].outposts[]": "seat_number",
        "harbours[].ships[]": "seat_number",
        "groups.*": "cubes",
        "seats[].cubes": "cubes",
        "seats[].ship": "tile",
        "seats[].fulfilled[]": "point_tile",
    }
    minutes = 45
    chapters = {
        "ChooseGroup": "start",
        "PlaceShip": "start",
        "Sail": "sailing",
        "SailOn": "sailing",
        "Step": "sailing",
        "Toll": "sailing",
        "Load": "sailing",
        "Act": "turn",
        "PayOutpost": "market",
        "TradeOrNot": "market",
        "Upgrade": "bonus",
        "ChooseBonus": "bonus",
        "Keep": "limit",
    }

    def __init__(self, components: str) -> None:
        self.tables = tables = decode(components, Components, self.id)
        most_players = tables.setup.players[1]
        self.islands = Islands(tables.islands.tiles)
        self.points = PointTiles(tables.point_tiles.tiles)
        self.red_kinds = kinds = RedKinds(tables.bonus_tiles.kinds)
        self.set_outposts(tables.outposts.values, tables.outposts.price, tables.outposts.price_of_two, most_players)
        self.free_steps_at_first = tables.sailing.free_steps
        self.harvest_gain = pack(tables.harvest.gain)
        self.tiles_to_end = tables.end.point_tiles
        self.round_limit = tables.house.round_limit
        self.catalogue = catalogue(tables)

        group = self.group_family(tables.start_groups.groups)
        sea = self.sea_families(len(tables.first_map.harbours))
        self.fulfil = Family("fulfil")
        self.harvest = Family("harvest")
        self.load = Family("load")
        self.leave = Family("leave")
        cubes = self.cube_families(tables.setup.hold_limit, max(1, kinds.most(kinds.upgrades)), kinds.most(kinds.room))
        self.judgement = evaluation.Judgement(self)

        speaker = Speaker("fondaco.games.eastern_wonders", "fondaco.games.century", "fondaco.core")
        add_cube_nouns(speaker)
        add_tile_nouns(speaker, tables.islands.tiles)
        add_point_tile_noun(speaker, tables.point_tiles.tiles)
        add_bonus_noun(speaker)
        super().__init__(
            [group, *sea, self.fulfil, self.harvest, self.load, self.leave, self.bonus_family(), *cubes],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            speaker=speaker,
            components=components,
        )

    def choices(self) -> Mapping[str, tuple[Plain, ...]]:
        return {"map": ("first", "random")}

    def deal(self, players: int, seed: Seed, options: Mapping[str, Plain]) -> State:
        return setup.lay_out(self, players, seed, options)

    def encode(self, observation_: Mapping[str, Plain]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EasternWondersState)
        return evaluation.evaluate(state)

    def draw(self, scene: Scene) -> str:
        return view.draw(scene, self.catalogue)

    def gallery(self, name: str, lang: str) -> str | None:
        return view.gallery(self.catalogue, name, self.title(lang), self.words(lang))


def catalogue(tables: Components) -> view.SeaCatalogue:
    """What is printed on tiles and player boards, for pictures."""
    return view.SeaCatalogue(
        islands={tile.id: IslandFace(tile.id, tile.symbol, tile.give, tile.get) for tile in tables.islands.tiles},
        points={tile.id: PointTileFace(tile.id, tile.cost, tile.points) for tile in tables.point_tiles.tiles},
        bonuses={
            kind.kind: RedBonusFace(kind.kind, tuple(kind.points), kind.steps, kind.upgrades, kind.room, kind.harvest)
            for kind in tables.bonus_tiles.kinds
        },
        values=tuple(tables.outposts.values),
        harvest=tables.harvest.gain,
    )
