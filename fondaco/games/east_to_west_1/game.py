"""Von Ost nach West, part I: the parts it is made of, and the order of its actions."""

from __future__ import annotations

from typing import Any

from ...core.presentation import Presentation
from ...core.state import State
from ..century.bazaar.bazaar import BazaarRules, all_kept, merchant_below
from ..century.cubes.cubes import CubeRules
from ..century.game import CenturyGame
from ..century.merchants.evaluation import MerchantsWorth
from ..century.merchants.golden_deals import GoldenDealRules
from ..century.merchants.merchants import MerchantRules
from ..century.part import CenturyPart
from ..century.route.evaluation import expected_scores_with_routes
from ..century.route.route import RouteRules, all_in_routes, clear_route, merchants_of_seat, travelling_settlers
from ..century.route.route_locations import ask_settler_back_from_anywhere
from ..century.route.travelling import RouteTurn
from ..century.settlers.board_rules import BoardRules
from .components import Components
from .rules import LOCATION_ACTIONS, TURN
from .state import EastToWest1State


class EastToWest1(CenturyGame):
    """Die Gewürzstraße and Eine neue Welt as one game."""

    id = "east_to_west_1"
    state_class = EastToWest1State
    rules_version = 2
    components_type = Components
    family_order = (
        *("work", "rest", "claim", "bonus", "leave", "explore", "travel", "take", "replace", "swap", "withdraw"),
        *("use", "golden", "recall", "trade", "upgrade", "keep", "first"),
    )
    encoded_questions = (
        *("Fort", "ClaimToo", "BonusToo", "Explore", "Trade", "Upgrade", "KeepCubes", "RouteTurn", "UseOrTake", "Replace"),
        *("Swap", "UseRouteOrDeal", "RecallAnywhere", "TradeEither", "SplitTrades"),
    )
    presentation = Presentation(typical_minutes=60)

    def make_parts(self, components: Components) -> tuple[CenturyPart[Any], ...]:
        self.components = components
        self.round_limit = components.house.round_limit
        self.boards = BoardRules(
            components,
            components.sides(),
            LOCATION_ACTIONS,
            turn=RouteTurn,
            merchants_of=merchants_of_seat,
            merchant_below=merchant_below,
            settlers_elsewhere=travelling_settlers,
            on_rest=clear_route,
        )
        self.golden_deals = GoldenDealRules(components.golden_deals.cards)
        self.merchants = MerchantRules(
            components,
            self.golden_deals,
            components.route.merchant_row,
            on_take_back=ask_settler_back_from_anywhere,
            held=lambda s: all_kept(s) + all_in_routes(s),
        )
        self.bazaar = BazaarRules(self.merchants, self.boards.locations)
        self.route = RouteRules(self.merchants, components.route.longest)
        self.cubes = CubeRules(
            components.setup.storage_limit,
            max(*self.boards.locations.steps, *self.merchants.steps, *self.golden_deals.steps),
            extra_in_turn=self.boards.point_cards.max_from_tools,
            single_payments=False,
        )
        self.merchants_worth = MerchantsWorth(self.merchants.cards)
        return self.cubes, self.boards, self.merchants, self.golden_deals, self.bazaar, self.route

    def set_up(self, s: EastToWest1State) -> None:
        s.boards = self.boards.set_up(s, self.components.layout.sides)
        s.merchants = self.merchants.set_up(s)
        s.deals = self.golden_deals.set_up(s)
        s.bazaar = self.bazaar.set_up(s)
        s.route = self.route.set_up(s)
        s.stack.append(TURN[0])

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest1State)
        return expected_scores_with_routes(state, self.merchants_worth)
