"""Eine neue Welt: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..century.cubes.cubes import CubeRules
from ..century.settlers import evaluation, work
from ..century.settlers.formatters import WORDING, add_settler_nouns
from ..century.settlers.settlers_setup import lay_out, set_settlers
from ..century.settlers.settlers_turn import TURN
from ..century.settlers.state import SettledGame
from . import observation
from .components import Components
from .state import NewWorldState


class NewWorld(SettledGame):
    """The base game, with each of its fourth boards."""

    id = "new_world"
    state_class = NewWorldState
    rules_version = 2
    presentation = Presentation(
        typical_minutes=45,
        observation_formatters=WORDING,
        howto_sections={
            "Turn": "turn",
            "Fort": "locations",
            "ClaimToo": "locations",
            "BonusToo": "bonus",
            "Trade": "locations",
            "Upgrade": "locations",
            "Explore": "exploration",
            "KeepCubes": "limit",
        },
    )
    deeds = work.BASIC | {"bonus_trade": work.BONUS_TRADE, "new_point_cards": work.NEW_POINT_CARDS}

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        sides = tables.sides()
        set_settlers(self, tables, sides)

        steps = max(self.locations.steps)
        self.cubes = CubeRules(
            tables.setup.storage_limit,
            steps,
            extra_in_turn=self.point_cards.most_from_tools,
            single_payments=False,
            mixed_trades=False,
        )
        self.parts = (self.cubes,)
        families = [*self.settler_families(), *self.cubes.families()]

        translator = Translator(
            "fondaco.games.new_world", "fondaco.games.century.settlers", "fondaco.games.century", "fondaco.core"
        )
        self.cubes.add_formatters(translator)
        add_settler_nouns(translator, sides, tables.point_cards.cards, tables.bonus_tiles.tiles, tables.exploration_tiles.tiles)
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
        return {"fourth_board": tuple(self.tables.layout.fourth)}

    def set_up(self, s: NewWorldState) -> None:
        s.land = lay_out(s, self.tables.setup, [*self.tables.layout.fixed, str(s.options["fourth_board"])])
        s.stack.append(TURN[0])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, NewWorldState)
        return evaluation.expected(state)
