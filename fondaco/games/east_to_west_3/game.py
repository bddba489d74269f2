"""Von Ost nach West, part III: the parts it is made of, and the order of its actions."""

from __future__ import annotations

from typing import Any

from ...core.presentation import Presentation
from ...core.state import State
from ..century.bazaar.bazaar import BazaarRules, all_kept, kept_merchants, merchant_below
from ..century.bazaar.market_locations import ask_settler_back
from ..century.boats.boat_rules import BoatRules, MapOption
from ..century.boats.boats import land_boat, reward_outpost
from ..century.boats.components import set_up_sea
from ..century.boats.evaluation import expected_scores_with_boats
from ..century.cubes.cubes import CubeRules
from ..century.game import CenturyGame
from ..century.merchants.golden_deals import GoldenDealRules
from ..century.merchants.merchants import MerchantRules
from ..century.part import CenturyPart
from ..century.sea.sea_rules import SeaRules
from ..century.settlers.board_rules import BoardRules
from .components import Components
from .rules import LOCATION_ACTIONS, TURN, collect, value_of_kept
from .state import EastToWest3State


class EastToWest3(CenturyGame):
    """All three games of the box as one: part II, and merchants below the boards."""

    id = "east_to_west_3"
    state_class = EastToWest3State
    rules_version = 2
    components_type = Components
    family_order = (
        *("work", "rest", "claim", "bonus", "leave", "explore", "sail", "build", "nothing", "market"),
        *("use", "golden", "recall", "pay", "trade", "upgrade", "keep", "first"),
    )
    encoded_questions = (
        *("Turn", "Explore", "Trade", "Upgrade", "KeepCubes"),
        *("SailBoat", "Toll", "BuildOrNot", "PayOutpost", "ColumnBonus", "TradeOrNot", "ChooseMarket"),
        *("UseOrDeal", "TradeEither", "SplitTrades", "RecallSettler", "CardBonus"),
    )
    presentation = Presentation(typical_minutes=75, howto_sections={"CardBonus": "bonus"})

    def make_parts(self, components: Components) -> tuple[CenturyPart[Any], ...]:
        self.components = components
        self.round_limit = components.house.round_limit
        self.sea = SeaRules(
            components.islands.tiles,
            components.outposts,
            max_players=components.setup.players[1],
            on_arrival=land_boat,
            on_outpost_built=reward_outpost,
            open_sea=1,
        )
        self.boards = BoardRules(
            components, components.sides(), LOCATION_ACTIONS, merchants_of=kept_merchants, merchant_below=merchant_below
        )
        self.boats = BoatRules(components, self.boards, self.sea)
        self.golden_deals = GoldenDealRules(components.golden_deals.cards)
        self.merchants = MerchantRules(
            components,
            self.golden_deals,
            components.collecting.merchant_row,
            on_take_back=ask_settler_back,
            held=all_kept,
        )
        self.bazaar = BazaarRules(self.merchants, self.boards.locations, on_merchant_kept=collect)
        stacks_on = self.boards.locations.stacks_on
        self.merchant_stacks = tuple([stack for side in components.collecting.stacks for stack in stacks_on[side]])
        """The stacks from which every fourth merchant brings a bonus tile."""
        self.cubes = CubeRules(
            components.setup.storage_limit,
            max(*self.boards.locations.steps, *self.merchants.steps, *self.golden_deals.steps),
            extra_in_turn=self.boards.point_cards.max_from_tools,
        )
        parts = (self.cubes, MapOption(), self.boards, self.sea, self.boats)
        return *parts, self.merchants, self.golden_deals, self.bazaar

    def set_up(self, s: EastToWest3State) -> None:
        s.boards = self.boards.set_up(s, self.components.layout.sides)
        s.sea = set_up_sea(s, self.components)
        s.merchants = self.merchants.set_up(s)
        s.deals = self.golden_deals.set_up(s)
        s.bazaar = self.bazaar.set_up(s)
        s.stack.append(TURN[0])

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest3State)
        return [value + value_of_kept(state, seat) for seat, value in enumerate(expected_scores_with_boats(state))]
