"""Von Ost nach West, part I: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..century.bazaar import market_locations
from ..century.cubes.cubes import CubeRules
from ..century.merchants.components import CHOICES
from ..century.merchants.evaluation import MerchantsWorth
from ..century.merchants.golden_deals import GoldenDealRules
from ..century.merchants.merchants import MerchantRules
from ..century.route import route
from ..century.settlers import work
from ..century.settlers.formatters import WORDING, add_settler_nouns
from ..century.settlers.settlers_setup import lay_out, set_settlers
from ..century.settlers.settlers_turn import TURN
from . import evaluation, observation
from .components import Components
from .state import EastToWest1State


def held_merchants(s: EastToWest1State) -> list[int]:
    """Return the merchants that seats have."""
    return [card for cards in (*s.kept, *s.route) for card in cards]


class EastToWest1(route.RouteGame):
    """Die Gewürzstraße and Eine neue Welt as one game."""

    id = "east_to_west_1"
    state_class = EastToWest1State
    rules_version = 2
    presentation = Presentation(
        typical_minutes=60,
        observation_formatters=WORDING | market_locations.WORDING | {"seats[].route[].card": "card"},
        howto_sections={
            "RouteTurn": "turn",
            **dict.fromkeys(("Fort", "ClaimToo", "Trade", "Upgrade"), "locations"),
            "BonusToo": "bonus",
            "Explore": "exploration",
            "UseOrTake": "markets",
            **dict.fromkeys(("Replace", "Swap"), "route"),
            **dict.fromkeys(("TradeEither", "SplitTrades", "RecallAnywhere"), "bonus-cards"),
            "UseRouteOrDeal": "golden-deals",
            "KeepCubes": "limit",
        },
    )
    deeds = work.BASIC | {
        "market": route.MARKET,
        "refresh_market": market_locations.REFRESH_MARKET,
        "adjust_route": route.ADJUST_ROUTE,
    }

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        set_settlers(self, tables, tables.sides())
        self.golden_deals = GoldenDealRules(tables.golden_deals.cards)
        self.merchants = MerchantRules(
            tables,
            self.golden_deals,
            tables.route.merchant_row,
            on_take_back=route.ask_recall_anywhere,
            held=held_merchants,
        )
        self.merchants_worth = MerchantsWorth(self.merchants.cards)
        self.longest_route = tables.route.longest
        steps = max(*self.locations.steps, *self.merchants.steps, *self.golden_deals.steps)
        limit, tools = tables.setup.storage_limit, self.point_cards.most_from_tools
        self.cubes = CubeRules(limit, steps, extra_in_turn=tools, single_payments=False)
        self.parts = self.cubes, self.merchants, self.golden_deals
        settlers = [*self.settler_families(), *self.route_families(), *self.bazaar_families()]
        translator = Translator(
            f"fondaco.games.{self.id}", "fondaco.games.century.settlers", "fondaco.games.century", "fondaco.core"
        )
        for part in self.parts:
            part.add_formatters(translator)
        point_cards, bonus, explorations = tables.point_cards.cards, tables.bonus_tiles.tiles, tables.exploration_tiles.tiles
        add_settler_nouns(translator, tables.sides(), point_cards, bonus, explorations)
        Game.__init__(
            self,
            [*settlers, *self.cubes.families()],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )
        self.number_actions()

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return CHOICES

    def set_up(self, s: EastToWest1State) -> None:
        s.land = lay_out(s, self.tables.setup, self.tables.layout.sides)
        s.merchants = self.merchants.set_up(s)
        s.deals = self.golden_deals.set_up(s)
        s.stack.append(TURN[0])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest1State)
        return evaluation.evaluate(state)
