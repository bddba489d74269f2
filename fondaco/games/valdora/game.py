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
from .formatters import add_formatters
from .rules import setup
from .rules.action_details import action_details
from .state import ValdoraState
from .tables import SIDES, Books, Craftsmen, Equipment, Orders, Spaces


class Valdora(Game):
    """The rules and components of Valdora."""

    id = "valdora"
    rules_version = 2
    state_class = ValdoraState
    search = SearchSettings(exploration=0.3, lead_scale=16.0)
    presentation = Presentation(
        typical_minutes=60,
        howto_sections={
            "Move": "turn",
            "UseBook": "books",
            "Load": "equipment",
            **dict.fromkeys(("Deliver", "HandOverGem"), "orders"),
        },
    )
    only_shown = frozenset(("open_orders",))

    def __init__(self, components_text: str) -> None:
        components = decode_components(components_text, Components, self.id)
        self.components = components
        try:
            self.spaces = Spaces(components)
        except InvalidComponent as error:
            raise BadComponents(Message("bad-components", {"game": self.id, "detail": str(error)})) from None
        self.gem_kinds = len(GEMS)
        self.equipment = Equipment(components)
        self.orders = Orders(components)
        self.books = Books(components, self.spaces, self.equipment, self.orders)
        self.craftsmen = Craftsmen(components)
        self.max_coins = components.setup.most_coins
        self.max_orders = components.setup.most_orders
        self.order_price = components.order_book.price
        self.free_turns = components.turning.free
        self.turn_price = components.turning.price
        self.round_limit = components.house.round_limit
        self.evaluator = seat.Evaluator(self)

        equipment, side = Axis("equipment", self.equipment.labels), Axis("side", SIDES)
        slot = number_axis("slot", 1, self.max_orders)
        self.move = Family("move", Axis("space", self.spaces.labels))
        self.take_provisions = Family("provisions")
        self.turn_page = Family("turn", side)
        self.buy = Family("buy", side)
        self.return_order = Family("return", slot, side)
        self.load = Family("load", equipment, Axis("gem", GEMS))
        self.deliver = Family("deliver", slot)
        self.hand_over = Family("pay", equipment)
        self.end_turn = Family("end")

        translator = Translator("fondaco.games.valdora", "fondaco.core")
        add_formatters(translator, self)
        super().__init__(
            [
                *(self.move, self.take_provisions, self.turn_page, self.buy, self.return_order),
                *(self.load, self.deliver, self.hand_over, self.end_turn),
            ],
            players=components.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components_text,
        )
        actions = self.all_actions
        self.near_moves = [[self.move.actions[space] for space in sorted(targets)] for targets in self.spaces.near]
        """The moves without provisions from each space, sorted."""
        self.far_moves = [[self.move.actions[space] for space in sorted(targets)] for targets in self.spaces.far]
        """The moves with provisions from each space, sorted."""
        self.target_of = [self.move.offset(action) for action in actions]
        """For each action the space that it moves to; -1 for other actions."""
        self.turned_side_of = [self.turn_page.offset(action) for action in actions]
        """For each action the side whose page it turns; -1 for other actions."""
        self.bought_side_of = [self.buy.offset(action) for action in actions]
        """For each action the side whose page it buys; -1 for other actions."""
        self.loaded_of = [divmod(self.load.offset(action), len(GEMS)) for action in actions]
        """For each action the kind of equipment that it loads, -1 for other actions, and the gem."""
        kinds = range(len(self.equipment.labels))
        self.load_actions = [[self.load.id(kind, gem) for gem in range(len(GEMS))] for kind in kinds]
        """The action that loads each gem onto each kind of equipment."""

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
        """Search to the end of the seat's own next turn: journeys pay there, and other seats rarely interfere."""
        return players - 1

    def action_details(self, s: ValdoraState, action: int) -> Mapping[str, JsonValue | Message]:
        """Return the arguments that the position adds to the message of an action."""
        return action_details(s, action)
