"""Von Ost nach West, part III: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.component_files import decode_components
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..century.bazaar import market_locations
from ..century.boats import boats
from ..century.boats.components import lay_out_sea, set_boats
from ..century.boats.formatters import add_boat_nouns
from ..century.cubes.formatters import add_nouns
from ..century.merchants.components import CHOICES, lay_out_merchants, set_merchants
from ..century.settlers.settlers_setup import lay_out
from ..century.settlers.settlers_turn import TURN
from . import evaluation, observation
from .components import Components
from .state import EastToWest3State


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
            **dict.fromkeys(("TradeEither", "Mix", "Recall"), "bonus-cards"),
            "UseOrDeal": "golden-deals",
            "Explore": "exploration",
            "Keep": "limit",
        },
    )
    deeds = boats.DEEDS | {"market": market_locations.MARKET, "refresh_market": market_locations.REFRESH_MARKET}

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        set_boats(self, tables)
        cards = set_merchants(self, tables)
        self.merchant_stacks = tuple(stack for side in tables.collecting.stacks for stack in self.locations.stacks_on[side])
        """The stacks from which every fourth merchant brings a bonus tile."""
        steps = max(*self.locations.steps, self.most_card_steps)
        cubes = self.cube_families(tables.setup.storage_limit, steps, in_turn=self.point_cards.most_from_tools)
        translator = Translator(
            "fondaco.games.east_to_west_3", "fondaco.games.century.settlers", "fondaco.games.century", "fondaco.core"
        )
        add_nouns(translator, {card.id: card for card in cards}, {card.id: card for card in tables.golden_deals.cards})
        add_boat_nouns(translator, tables)
        super().__init__(
            [*self.settler_families(), *self.boat_families(), *self.bazaar_families(), *cubes, *self.either_families()],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {"map": ("star", "random"), **CHOICES}

    def set_up(self, s: EastToWest3State) -> None:
        s.land = lay_out(s, self.tables.setup, self.tables.layout.sides)
        s.sea = lay_out_sea(s, self.tables)
        s.row, s.deals = lay_out_merchants(s, self.tables.collecting.merchant_row)
        s.stack.append(TURN[0])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, EastToWest3State)
        return evaluation.evaluate(state)
