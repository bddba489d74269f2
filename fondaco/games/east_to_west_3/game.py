"""Von Ost nach West, part III: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..century.bazaar import market_locations
from ..century.boats import boats
from ..century.boats.components import lay_out_sea, set_boats
from ..century.boats.formatters import add_boat_nouns
from ..century.cubes.cubes import CubeRules
from ..century.merchants.components import CHOICES
from ..century.merchants.golden_deals import GoldenDealRules
from ..century.merchants.merchants import MerchantRules
from ..century.settlers.settlers_setup import lay_out
from ..century.settlers.settlers_turn import TURN
from . import evaluation, observation
from .components import Components
from .state import EastToWest3State


def held_merchants(s: EastToWest3State) -> list[int]:
    """Return the merchants that seats have."""
    return [card for cards in s.kept for card in cards]


class EastToWest3(market_locations.BazaarGame, boats.BoatGame):
    """All three games of the box as one: part II, and merchants below the boards."""

    id = "east_to_west_3"
    state_class = EastToWest3State
    rules_version = 2
    presentation = Presentation(
        typical_minutes=75,
        observation_formatters=boats.WORDING | market_locations.WORDING,
        howto_sections={
            "Turn": "turn",
            **dict.fromkeys(("SailBoat", "Toll"), "sailing"),
            **dict.fromkeys(("BuildOrNot", "PayOutpost"), "outposts"),
            **dict.fromkeys(("ColumnBonus", "CardBonus"), "bonus"),
            **dict.fromkeys(("TradeOrNot", "ChooseMarket"), "islands"),
            **dict.fromkeys(("Trade", "Upgrade"), "locations"),
            **dict.fromkeys(("TradeEither", "SplitTrades", "Recall"), "bonus-cards"),
            "UseOrDeal": "golden-deals",
            "Explore": "exploration",
            "KeepCubes": "limit",
        },
    )
    deeds = boats.DEEDS | {"market": market_locations.MARKET, "refresh_market": market_locations.REFRESH_MARKET}

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        set_boats(self, tables)
        self.golden_deals = GoldenDealRules(tables.golden_deals.cards)
        self.merchants = MerchantRules(
            tables,
            self.golden_deals,
            tables.collecting.merchant_row,
            on_take_back=market_locations.ask_recall,
            held=held_merchants,
        )
        self.merchant_stacks = tuple(stack for side in tables.collecting.stacks for stack in self.locations.stacks_on[side])
        """The stacks from which every fourth merchant brings a bonus tile."""
        steps = max(*self.locations.steps, *self.merchants.steps, *self.golden_deals.steps)
        limit, tools = tables.setup.storage_limit, self.point_cards.most_from_tools
        self.cubes = CubeRules(limit, steps, extra_in_turn=tools)
        self.parts = self.cubes, self.merchants, self.golden_deals
        translator = Translator(
            "fondaco.games.east_to_west_3", "fondaco.games.century.settlers", "fondaco.games.century", "fondaco.core"
        )
        for part in self.parts:
            part.add_formatters(translator)
        add_boat_nouns(translator, tables)
        Game.__init__(
            self,
            [*self.settler_families(), *self.boat_families(), *self.bazaar_families(), *self.cubes.families()],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )
        self.number_actions()

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"map": ("star", "random"), **CHOICES}

    def set_up(self, s: EastToWest3State) -> None:
        s.land = lay_out(s, self.tables.setup, self.tables.layout.sides)
        s.sea = lay_out_sea(s, self.tables)
        s.merchants = self.merchants.set_up(s)
        s.deals = self.golden_deals.set_up(s)
        s.stack.append(TURN[0])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest3State)
        return evaluation.evaluate(state)
