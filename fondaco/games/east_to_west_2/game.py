"""Von Ost nach West, part II: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..century.boats import boats
from ..century.boats.components import lay_out_sea, set_boats
from ..century.boats.evaluation import expected_with_boats
from ..century.boats.formatters import add_boat_nouns
from ..century.cubes.cubes import CubeRules
from ..century.settlers.settlers_setup import lay_out
from ..century.settlers.settlers_turn import TURN
from . import observation
from .components import Components
from .state import EastToWest2State


class EastToWest2(boats.BoatGame):
    """Fernöstliche Wunder and Eine neue Welt as one game."""

    id = "east_to_west_2"
    state_class = EastToWest2State
    rules_version = 2
    presentation = Presentation(
        typical_minutes=60,
        howto_sections={
            "Turn": "turn",
            "SailBoat": "sailing",
            "Toll": "sailing",
            "BuildOrNot": "outposts",
            "PayOutpost": "outposts",
            "ColumnBonus": "bonus",
            "TradeOrNot": "islands",
            "ChooseMarket": "islands",
            "Trade": "locations",
            "Upgrade": "locations",
            "Explore": "exploration",
            "KeepCubes": "limit",
        },
        observation_formatters=boats.WORDING,
    )
    deeds = boats.DEEDS

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        set_boats(self, tables)
        steps = max(self.locations.steps)
        limit, tools = tables.setup.storage_limit, self.point_cards.most_from_tools
        self.cubes = CubeRules(limit, steps, extra_in_turn=tools, mixed_trades=False)
        self.parts = (self.cubes,)
        families = [*self.settler_families(), *self.boat_families(), *self.cubes.families()]
        families.remove(self.leave)  # forts give a card alone here, and nothing is left there
        translator = Translator(
            f"fondaco.games.{self.id}", "fondaco.games.century.settlers", "fondaco.games.century", "fondaco.core"
        )
        self.cubes.add_formatters(translator)
        add_boat_nouns(translator, tables)
        Game.__init__(
            self,
            families,
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )
        self.number_actions()

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"map": ("star", "random")}

    def set_up(self, s: EastToWest2State) -> None:
        s.land = lay_out(s, self.tables.setup, self.tables.layout.sides)
        s.sea = lay_out_sea(s, self.tables)
        s.stack.append(TURN[0])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest2State)
        return expected_with_boats(state)
