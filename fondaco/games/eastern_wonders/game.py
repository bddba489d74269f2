"""Fernöstliche Wunder: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import ClassVar

from ...core.actions import Family
from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from ..century.cubes.cubes import CubeRules
from ..century.cubes.packing import pack
from ..century.harbours.evaluation import expected
from ..century.harbours.harbours_setup import lay_map
from ..century.harbours.start_groups import START
from ..century.harbours.state import WondersGame
from . import observation
from .components import Components
from .state import EasternWondersState


class EasternWonders(WondersGame):
    """The game, in which cubes are left behind on the map."""

    id = "eastern_wonders"
    state_class = EasternWondersState
    search = SearchSettings(exploration=0.3)
    presentation = Presentation(
        typical_minutes=45,
        observation_formatters={
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
        },
        howto_sections={
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
            "KeepCubes": "limit",
        },
    )
    cubes_left_behind: ClassVar[bool] = True

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        self.set_wonders(tables, tables.bonus_tiles.kinds)
        self.free_steps_at_first = tables.sailing.free_steps
        self.harvest_gain = pack(tables.harvest.gain)

        start = self.start_families(tables.start_groups.groups)
        self.stop = Family("stop")
        self.harvest = Family("harvest")
        self.load = Family("load")
        self.leave = Family("leave")
        kinds = self.red_kinds
        self.cubes = CubeRules(
            tables.setup.hold_limit,
            max(1, kinds.most(kinds.upgrades)),
            max_gained_room=kinds.most(kinds.room),
            gained_room=lambda s, seat: s.bonuses.room[seat],
            mixed_trades=False,
        )
        self.parts = (self.cubes,)

        translator = Translator(
            "fondaco.games.eastern_wonders", "fondaco.games.century.harbours", "fondaco.games.century", "fondaco.core"
        )
        self.cubes.add_formatters(translator)
        self.add_wonder_nouns(translator, tables)
        sea = [self.sail, self.stay, self.stop, self.build, self.nothing, self.fulfil]
        Game.__init__(
            self,
            [*start, *sea, self.harvest, self.load, self.leave, self.bonus_family(), *self.cubes.families()],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )
        self.number_actions()

    def set_up(self, s: EasternWondersState) -> None:
        """Seat 0 is the start player; the last seat is the first to choose its start (step 8)."""
        lay_map(s, self.tables)
        s.stack.append(START[s.players - 1])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EasternWondersState)
        return [float(score) for score in state.scores()] if state.over else expected(state)
