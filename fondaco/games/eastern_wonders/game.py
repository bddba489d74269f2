"""Fernöstliche Wunder: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import ClassVar

from ...core.actions import Family
from ...core.component_files import decode_components
from ...core.messages import JsonValue, Translator
from ...core.rng import Seed
from ...core.state import State
from ...draw.scene import Scene
from ..century.cubes import pack
from ..century.start_groups import START
from ..century.wonders.evaluation import expected
from ..century.wonders.pictures import bonus_faces, island_faces, point_tile_faces
from ..century.wonders.setup import lay_map
from ..century.wonders.state import WondersGame
from ..century.words import add_cube_nouns
from . import observation, view
from .components import Components
from .state import EasternWondersState


class EasternWonders(WondersGame):
    """The game, in which cubes are left behind on the map."""

    id = "eastern_wonders"
    minutes = 45
    curiosity = 0.3
    cubes_left_behind: ClassVar[bool] = True
    wording = {
        "ended_by": "ended_by",
        "closed_among": "closed_among",
        "islands[].island": "tile",
        "islands[].cubes": "cubes",
        "harbours[].harbour": "tile",
        "harbours[].point_tile": "point_tile",
        "harbours[].cubes": "cubes",
        "islands[].ships": "seats_there",
        "islands[].outposts": "seats_there",
        "harbours[].ships": "seats_there",
        "groups.*": "cubes",
        "seats[].cubes": "cubes",
        "seats[].ship": "tile",
        "seats[].built": "counted",
        "seats[].bonuses": "counted",
        "seats[].fulfilled[]": "point_tile",
    }
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
        self.tables = tables = decode_components(components, Components, self.id)
        self.set_wonders(tables, tables.bonus_tiles.kinds)
        self.free_steps_at_first = tables.sailing.free_steps
        self.harvest_gain = pack(tables.harvest.gain)
        self.catalogue = catalogue(tables)

        start = self.start_families(tables.start_groups.groups)
        self.stop = Family("stop")
        self.harvest = Family("harvest")
        self.load = Family("load")
        self.leave = Family("leave")
        kinds = self.red_kinds
        cubes = self.cube_families(tables.setup.hold_limit, max(1, kinds.most(kinds.upgrades)), kinds.most(kinds.room))

        speaker = Translator(
            "fondaco.games.eastern_wonders", "fondaco.games.century.wonders", "fondaco.games.century", "fondaco.core"
        )
        add_cube_nouns(speaker)
        self.add_wonder_nouns(speaker, tables)
        sea = [self.sail, self.stay, self.stop, self.build, self.nothing, self.fulfil]
        super().__init__(
            [*start, *sea, self.harvest, self.load, self.leave, self.bonus_family(), *cubes],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            speaker=speaker,
            components=components,
        )

    def initial_state(self, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> State:
        """Seat 0 is the start player; the last seat is the first to choose its start (step 8)."""
        s = EasternWondersState(self, players, seed, options, *lay_map(self, self.tables, seed, options))
        s.stack.append(START[players - 1])
        return s

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EasternWondersState)
        return [float(score) for score in state.scores()] if state.over else expected(state)

    def render(self, scene: Scene) -> str:
        return view.draw(scene, self.catalogue)

    def render_gallery(self, name: str, lang: str) -> str | None:
        return view.gallery(self.catalogue, name, self.title(lang), self.translate_in(lang))


def catalogue(tables: Components) -> view.SeaCatalogue:
    """What is printed on tiles and player boards, for pictures."""
    return view.SeaCatalogue(
        islands=island_faces(tables.islands.tiles),
        points=point_tile_faces(tables.point_tiles.tiles),
        bonuses=bonus_faces(tables.bonus_tiles.kinds),
        values=tuple(tables.outposts.values),
        harvest=tables.harvest.gain,
    )
