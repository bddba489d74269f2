"""Valdora: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family, number_axis
from ...core.component_files import decode_components
from ...core.components import InvalidComponent
from ...core.errors import BadComponents
from ...core.game import Game
from ...core.messages import JsonValue, Message, Translator
from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from . import observation
from .components import GEMS, Components
from .evaluation import seat
from .formatters import add_nouns
from .rules import setup
from .rules.books import SIDES
from .state import ValdoraState
from .tables import Books, Craftsmen, Equipment, Orders, Spaces


class Valdora(Game):
    """The game."""

    id = "valdora"
    rules_version = 2
    state_class = ValdoraState
    search = SearchSettings(exploration=0.3, lead_scale=16.0)
    presentation = Presentation(
        typical_minutes=60,
        howto_sections={"Move": "turn", "UseBook": "books", "Load": "equipment", **dict.fromkeys(("Deliver", "Pay"), "orders")},
    )
    only_shown = frozenset(("open_orders",))

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        self.gem_kinds = len(GEMS)
        try:
            self.spaces = Spaces(tables)
        except InvalidComponent as fault:
            raise BadComponents(Message("bad-components", {"game": self.id, "detail": str(fault)})) from None
        self.equipment = Equipment(tables)
        self.equipment_kinds = len(self.equipment.labels)
        self.orders = Orders(tables)
        self.books = Books(tables, self.spaces, self.equipment, self.orders)
        self.craftsmen = Craftsmen(tables)
        self.most_coins = tables.setup.most_coins
        self.most_orders = tables.setup.most_orders
        self.order_price = tables.order_book.price
        self.free_turns = tables.turning.free
        self.turn_price = tables.turning.price
        self.round_limit = tables.house.round_limit
        self.judgement = seat.Judgement(self)

        equipment, side = Axis("equipment", self.equipment.labels), Axis("side", SIDES)
        slot = number_axis("slot", 1, self.most_orders)
        self.move = Family("move", Axis("space", self.spaces.labels))
        self.provisions = Family("provisions")
        self.turn_page = Family("turn", side)
        self.buy = Family("buy", side)
        self.return_order = Family("return", slot, side)
        self.load = Family("load", equipment, Axis("gem", GEMS))
        self.deliver = Family("deliver", slot)
        self.pay = Family("pay", equipment)
        self.end = Family("end")

        translator = Translator("fondaco.games.valdora", "fondaco.core")
        add_nouns(translator, self)
        super().__init__(
            [
                *(self.move, self.provisions, self.turn_page, self.buy, self.return_order),
                *(self.load, self.deliver, self.pay, self.end),
            ],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"open_orders": (False, True)}

    def set_up(self, s: ValdoraState) -> None:
        setup.set_up(s)

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, ValdoraState)
        return seat.evaluate(state)

    def search_horizon(self, players: int) -> int:
        """To the end of the seat's own next turn: journeys pay there, and others are seldom in the way."""
        return players - 1
