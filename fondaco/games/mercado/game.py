"""Mercado: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family, number_axis
from ...core.components import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.rng import Seed
from ...core.search_settings import SearchSettings
from ...core.state import State
from . import evaluation, observation, setup
from .components import Components
from .details import details
from .state import MercadoState
from .tables import Board, Privileges, Tiles
from .words import add_nouns


class Mercado(Game):
    """The game."""

    id = "mercado"
    rules_version = 2
    search = SearchSettings(cut_tree_on_progress=True)
    presentation = Presentation(
        typical_minutes=30,
        howto_sections={
            "StartSpace": "options",
            **dict.fromkeys(("Turn", "Action"), "turn"),
            **dict.fromkeys(("Seal", "Place"), "draw"),
            **dict.fromkeys(("Next", "LayJoker"), "buying"),
            "Landing": "board",
            "Lose": "tiles",
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

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        self.tiles = Tiles(tables)
        self.faces = Privileges(tables)
        self.board = Board(tables)
        self.draw_number = tables.turn.draw
        self.seal_draw = tables.turn.seal_draw
        self.round_limit = tables.house.round_limit
        self.judgement = evaluation.Judgement(self)

        tile, face = Axis("tile", self.tiles.labels), Axis("face", self.faces.labels)
        self.put = Family("put", tile)
        self.bag = Family("bag")
        self.score = Family("score", tile)
        self.privilege = Family("privilege", face)
        self.draw_coins = Family("draw")
        self.refill = Family("refill")
        self.skip = Family("pass")
        self.seal = Family("seal")
        self.enough = Family("enough")
        self.use = Family("use")
        self.leave = Family("leave")
        self.lose = Family("lose", face)
        self.start = Family("start", number_axis("space", 1, self.board.length))

        translator = Translator("fondaco.games.mercado", "fondaco.core")
        add_nouns(translator, self)
        super().__init__(
            [
                *(self.put, self.bag, self.score, self.privilege, self.draw_coins, self.refill, self.skip),
                *(self.seal, self.enough, self.use, self.leave, self.lose, self.start),
            ],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"side": ("A", "B"), "start": ("first_game", "random", "chosen")}

    def initial_state(self, players: int, seed: Seed, options: Mapping[str, JsonValue]) -> State:
        return setup.lay_out(self, players, seed, options)

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, MercadoState)
        return evaluation.evaluate(state)

    def search_horizon(self, players: int) -> int:
        """A single draw is luck; over several turns the better plan shows."""
        return 4

    def details(self, s: MercadoState, action: int) -> Mapping[str, JsonValue]:
        """What the position adds to the words of an action."""
        return details(s, action)
