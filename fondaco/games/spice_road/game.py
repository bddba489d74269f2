"""Die Gewürzstraße: the parts it is made of, and the order of its actions."""

from __future__ import annotations

from typing import Any

from ...core.presentation import Presentation
from ...core.state import State
from ..century.cubes.cubes import CubeRules
from ..century.game import CenturyGame
from ..century.hand.hand_turn import take_paid_merchant
from ..century.hand.hands import HandRules
from ..century.hand.take_back import ask_card_back
from ..century.merchants.golden_deals import GoldenDealRules
from ..century.merchants.merchants import MerchantRules
from ..century.part import CenturyPart
from . import evaluation
from .components import Components
from .point_cards import PointCardRules
from .rules import setup
from .rules.turn import ACTIONS
from .state import SpiceRoadState


class SpiceRoad(CenturyGame):
    """The base game, its bonus cards and its golden deals."""

    id = "spice_road"
    state_class = SpiceRoadState
    rules_version = 3
    components_type = Components
    family_order = (
        *("play", "acquire", "claim", "rest", "pay", "trade", "upgrade", "keep", "first"),
        *("deal", "take", "lay", "back", "forgo"),
    )
    encoded_questions = (
        *("Turn", "TurnWithDeals", "Trade", "TradeEither", "SplitTrades", "Upgrade", "TakeCardBack", "KeepCubes"),
        *("PayForMerchant", "HandOrDeal", "LayDown"),
    )
    presentation = Presentation(
        typical_minutes=30,
        howto_sections={**dict.fromkeys(("Turn", "TurnWithDeals"), "turn"), **dict.fromkeys(("Trade", "Upgrade"), "play")},
    )

    def make_parts(self, components: Components) -> tuple[CenturyPart[Any], ...]:
        self.components = components
        self.round_limit = components.house.round_limit
        starters = components.starters.cards
        self.golden_deals = GoldenDealRules(components.golden_deals.cards)
        self.merchants = MerchantRules(
            components,
            self.golden_deals,
            components.setup.merchant_row,
            starters=starters,
            on_paid=take_paid_merchant,
            on_take_back=ask_card_back,
            held=lambda s: s.game.hands.held(s),
        )
        self.hands = HandRules(self.merchants, ACTIONS, laid_down=lambda s, seat: s.played[seat])
        self.point_cards = PointCardRules(components)
        max_steps = max(*self.merchants.steps, *self.golden_deals.steps)
        self.cubes = CubeRules(components.setup.caravan_limit, max_steps)
        self.evaluator = evaluation.Evaluator(self.merchants.cards, self.point_cards)
        return self.cubes, self.merchants, self.hands, self.point_cards, self.golden_deals

    def set_up(self, s: SpiceRoadState) -> None:
        setup.set_up(s)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, SpiceRoadState)
        return evaluation.evaluate(state)
