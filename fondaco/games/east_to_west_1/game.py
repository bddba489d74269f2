"""Von Ost nach West, part I: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.component_files import decode_components
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..century.bazaar import market_locations
from ..century.cubes.formatters import add_nouns
from ..century.merchants.components import CHOICES, lay_out_merchants, set_merchants
from ..century.merchants.evaluation import MerchantsWorth
from ..century.route import route
from ..century.settlers import work
from ..century.settlers.formatters import WORDING, add_settler_nouns
from ..century.settlers.settlers_setup import lay_out, set_settlers
from ..century.settlers.settlers_turn import TURN
from . import evaluation, observation
from .components import Components
from .state import EastToWest1State


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
            **dict.fromkeys(("TradeEither", "Mix", "RecallAnywhere"), "bonus-cards"),
            "UseRouteOrDeal": "golden-deals",
            "Keep": "limit",
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
        cards = set_merchants(self, tables)
        self.merchants_worth = MerchantsWorth(cards)
        self.longest_route = tables.route.longest
        steps = max(*self.locations.steps, self.most_card_steps)
        _, *cubes = self.cube_families(tables.setup.storage_limit, steps, in_turn=self.point_cards.most_from_tools)
        settlers = [*self.settler_families(), *self.route_families(), *self.bazaar_families()]
        translator = Translator(
            f"fondaco.games.{self.id}", "fondaco.games.century.settlers", "fondaco.games.century", "fondaco.core"
        )
        add_nouns(translator, {card.id: card for card in cards}, {card.id: card for card in tables.golden_deals.cards})
        point_cards, bonus, explorations = tables.point_cards.cards, tables.bonus_tiles.tiles, tables.exploration_tiles.tiles
        add_settler_nouns(translator, tables.sides(), point_cards, bonus, explorations)
        super().__init__(
            [*settlers, *cubes, *self.either_families()],  # single cubes are never paid here
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return CHOICES

    def set_up(self, s: EastToWest1State) -> None:
        s.land = lay_out(s, self.tables.setup, self.tables.layout.sides)
        s.row, s.deals = lay_out_merchants(s, self.tables.route.merchant_row)
        s.stack.append(TURN[0])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest1State)
        return evaluation.evaluate(state)
