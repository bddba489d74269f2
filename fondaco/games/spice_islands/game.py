"""Die Gewürzinseln: the parts it is made of, and the order of its actions."""

from __future__ import annotations

from typing import Any

from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from ..century.cubes.cubes import CubeRules
from ..century.game import CenturyGame
from ..century.hand.hand_turn import take_paid_merchant
from ..century.hand.hands import HandRules
from ..century.hand.take_back import ask_card_back
from ..century.harbours.harbour_rules import HarbourRules
from ..century.harbours.harbours_setup import begin_start, set_up_map
from ..century.harbours.point_tiles import PointTileRules
from ..century.harbours.red_bonuses import RedBonusRules
from ..century.harbours.start_groups import StartRules
from ..century.merchants.evaluation import MerchantsWorth
from ..century.merchants.golden_deals import GoldenDealRules
from ..century.merchants.merchants import MerchantRules
from ..century.part import CenturyPart
from ..century.sea.sea_rules import SeaRules
from . import evaluation
from .components import Components
from .rules.columns import reward_outpost
from .rules.ship import ask_act
from .rules.turn import ACTIONS, ACTIONS_AT_TILE, begin_first_turn
from .spent_cards import SpentCardRules
from .state import SpiceIslandsState


class SpiceIslands(CenturyGame):
    """Die Gewürzstraße and Fernöstliche Wunder as one game."""

    id = "spice_islands"
    state_class = SpiceIslandsState
    rules_version = 2
    components_type = Components
    search = SearchSettings(exploration=0.3)
    family_order = (
        *("play", "acquire", "rest", "sail", "stay", "group", "place", "spend", "build", "nothing", "fulfil", "bonus"),
        *("pay", "trade", "upgrade", "keep", "first", "deal", "take", "lay", "back", "forgo"),
    )
    encoded_questions = (
        *("ChooseGroup", "PlaceShip", "Toll", "PayOutpost", "Upgrade", "TradeOrNot", "KeepCubes"),
        *("Turn", "Spend", "ActAtTile", "ChooseReward", "PayForMerchant", "Trade", "TradeEither", "SplitTrades", "TakeCardBack"),
        *("HandOrDeal", "LayDown"),
    )
    presentation = Presentation(
        typical_minutes=60,
        howto_sections={
            "Turn": "turn",
            "Trade": "play",
            "Upgrade": "play",
            "ActAtTile": "ship",
            "ChooseBonus": "columns",
            "ChooseReward": "columns",
        },
        observation_formatters={"seas[].sea": "tile", "seas[].ships": "seats_there"},
    )

    def make_parts(self, components: Components) -> tuple[CenturyPart[Any], ...]:
        self.components = components
        setup, islands = components.setup, components.islands.tiles
        self.round_limit = components.house.round_limit
        self.point_tiles = PointTileRules(components.point_tiles.tiles, to_end=components.end.point_tiles)
        self.start = StartRules(components.start_groups.groups, [island.id for island in islands], first_turn=begin_first_turn)
        self.red_bonuses = RedBonusRules(components.kinds(), components.bonus_tiles.kinds)
        self.sea = SeaRules(
            islands,
            components.outposts,
            max_players=setup.players[1],
            on_arrival=ask_act,
            on_outpost_built=reward_outpost,
            harbours=len(components.first_map.harbours),
            open_sea=setup.sea_tiles,
        )
        self.golden_deals = GoldenDealRules(components.golden_deals.cards)
        self.merchants = MerchantRules(
            components,
            self.golden_deals,
            setup.merchant_row,
            starters=components.starters.cards,
            on_paid=take_paid_merchant,
            on_take_back=ask_card_back,
            held=lambda s: s.game.hands.held(s),
        )
        self.hands = HandRules(self.merchants, ACTIONS, laid_down=lambda s, seat: s.played[seat] + s.spent[seat])
        self.merchants_worth = MerchantsWorth(self.merchants.cards)
        self.spent_cards = SpentCardRules(self.merchants, self.sea)
        kinds = self.red_bonuses.kinds
        self.cubes = CubeRules(
            setup.hold_limit,
            max(*self.merchants.steps, *self.golden_deals.steps),
            max_gained_room=kinds.of_all_tiles(kinds.room),
            gained_room=lambda s, seat: s.red_bonuses.room[seat],
        )
        self.harbours = HarbourRules(
            components,
            self.sea,
            self.point_tiles,
            self.red_bonuses,
            actions_at_tile=ACTIONS_AT_TILE,
            steps_in_turn=self.spent_cards.steps_in_turn,
        )
        self.brings_bonus = tuple([reward == "card_or_bonus" for reward in components.columns.rewards])
        """Whether an emptied column may bring a bonus tile instead of a card, by its number."""
        parts = (self.point_tiles, self.start, self.red_bonuses, self.sea, self.cubes, self.harbours)
        return *parts, self.merchants, self.hands, self.spent_cards, self.golden_deals

    def set_up(self, s: SpiceIslandsState) -> None:
        set_up_map(s, self.components)
        s.merchants = self.merchants.set_up(s)
        s.deals = self.golden_deals.set_up(s)
        self.hands.set_up(s)
        begin_start(s)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, SpiceIslandsState)
        return evaluation.evaluate(state)
