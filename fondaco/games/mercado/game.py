"""Mercado: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family, number_axis
from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from . import evaluation, observation
from .components import Components
from .formatters import add_formatters
from .rules import setup
from .rules.action_details import action_details
from .state import MercadoState
from .tables import Board, Privileges, Tiles


class Mercado(Game):
    """The game."""

    id = "mercado"
    rules_version = 2
    state_class = MercadoState
    search = SearchSettings(cut_tree_on_progress=True)
    presentation = Presentation(
        typical_minutes=30,
        howto_sections={
            "StartSpace": "options",
            **dict.fromkeys(("Turn", "Action"), "turn"),
            **dict.fromkeys(("Seal", "LayCoin"), "draw"),
            **dict.fromkeys(("ChooseTile", "LayJoker"), "buying"),
            "UseSymbol": "board",
            "GiveUpPrivilege": "tiles",
        },
        observation_formatters={
            "board": "board",
            "order": "order",
            "tiles[].tile": "tile",
            "tiles[].deposits": "deposits",
            "objects": "wares",
            "scents": "wares",
            "discards": "wares",
            "gone": "faces",
            "unseen": "faces",
            "drawn": "coins",
            "seats[].bag": "coins",
            "seats[].chances": "chances",
            "seats[].mat": "coins",
            "seats[].privileges[]": "face",
        },
    )

    def __init__(self, components_text: str) -> None:
        components = decode_components(components_text, Components, self.id)
        self.components = components
        self.tiles = Tiles(components)
        self.privileges = Privileges(components)
        self.board = Board(components)
        self.draw_number = components.turn.draw
        self.seal_draw = components.turn.seal_draw
        self.seal_points = components.turn.seal_points
        self.round_limit = components.house.round_limit
        self.evaluator = evaluation.Evaluator(self.tiles)

        tile, privilege = Axis("tile", self.tiles.labels), Axis("face", self.privileges.labels)
        self.put = Family("put", tile)
        self.return_coins = Family("bag")
        self.score = Family("score", tile)
        self.play_privilege = Family("privilege", privilege)
        self.draw_coins = Family("draw")
        self.refill = Family("refill")
        self.skip = Family("pass")
        self.pay_seal = Family("seal")
        self.no_seal = Family("enough")
        self.use_symbol = Family("use")
        self.decline = Family("leave")
        self.give_up = Family("lose", privilege)
        self.start = Family("start", number_axis("space", 1, self.board.length))

        translator = Translator("fondaco.games.mercado", "fondaco.core")
        add_formatters(translator, self)
        super().__init__(
            [
                *(self.put, self.return_coins, self.score, self.play_privilege, self.draw_coins, self.refill, self.skip),
                *(self.pay_seal, self.no_seal, self.use_symbol, self.decline, self.give_up, self.start),
            ],
            players=components.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components_text,
        )
        self.tile_of = [self.put.offset(action) for action in self.all_actions]
        """For each action the tile at which it lays a coin; -1 for other actions."""

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"side": ("A", "B"), "start": ("first_game", "random", "chosen")}

    def set_up(self, s: MercadoState) -> None:
        setup.set_up(s)

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, MercadoState)
        return evaluation.evaluate(state)

    def search_horizon(self, players: int) -> int:
        """A single draw is luck; over several turns the better plan shows."""
        return 4

    def action_details(self, s: MercadoState, action: int) -> Mapping[str, JsonValue]:
        """What the position adds to the words of an action."""
        return action_details(s, action)
