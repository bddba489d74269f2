"""Die Gewürzinseln: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family
from ...core.component_files import decode_components
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from ..century.cubes.formatters import add_nouns
from ..century.hand.take_back import HandGame
from ..century.harbours.harbours_setup import lay_map
from ..century.harbours.start_groups import START
from ..century.harbours.state import WondersGame
from ..century.merchants.components import CHOICES, lay_out_merchants, set_merchants
from ..century.merchants.evaluation import MerchantsWorth
from . import evaluation, observation
from .components import Components
from .state import SpiceIslandsState


class SpiceIslands(HandGame, WondersGame):
    """Die Gewürzstraße and Fernöstliche Wunder as one game."""

    id = "spice_islands"
    state_class = SpiceIslandsState
    rules_version = 2
    search = SearchSettings(exploration=0.3)
    presentation = Presentation(
        typical_minutes=60,
        howto_sections={
            **dict.fromkeys(("ChooseGroup", "PlaceShip"), "start"),
            "Turn": "turn",
            **dict.fromkeys(("Trade", "Upgrade"), "play"),
            "Pay": "acquire",
            **dict.fromkeys(("Spend", "Toll"), "ship"),
            "Land": "ship",
            **dict.fromkeys(("PayOutpost", "TradeOrNot"), "market"),
            "ChooseReward": "columns",
            "Keep": "limit",
            **dict.fromkeys(("TradeEither", "Mix", "TakeBack"), "bonus-cards"),
            **dict.fromkeys(("HandOrDeal", "LayDown"), "golden-deals"),
        },
        observation_formatters={
            "ended_by": "ended_by",
            "closed_among": "closed_among",
            "islands[].island": "tile",
            "seas[].sea": "tile",
            "harbours[].harbour": "tile",
            "harbours[].point_tile": "point_tile",
            "islands[].ships": "seats_there",
            "islands[].outposts": "seats_there",
            "seas[].ships": "seats_there",
            "harbours[].ships": "seats_there",
            "groups.*": "cubes",
            "merchants[].card": "card",
            "merchants[].cubes": "cubes",
            "deals": "deals_on",
            "discard[]": "card",
            "seats[].cubes": "cubes",
            "seats[].ship": "tile",
            "seats[].built": "counted",
            "seats[].bonuses": "counted",
            "seats[].fulfilled[]": "point_tile",
            "seats[].hand[]": "card",
            "seats[].played[]": "card",
            "seats[].spent[]": "card",
        },
    )

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        self.set_wonders(tables, tables.kinds())
        cards = set_merchants(self, tables, tables.starters.cards)
        self.merchants_worth = MerchantsWorth(cards)
        self.bonus_for = tuple(reward == "card_or_bonus" for reward in tables.columns.rewards)
        """Whether an emptied column may bring a bonus tile instead of a card, by its number."""

        self.set_hand_families(tables.setup.merchant_row)
        start = self.start_families(tables.start_groups.groups)
        self.spend = Family("spend", Axis("card", self.merchants.labels))
        actions = [self.play, self.acquire, self.rest, self.sail, self.stay]
        sea = [self.spend, self.build, self.nothing, self.fulfil, self.bonus_family()]
        cubes = self.cube_families(tables.setup.hold_limit, self.most_card_steps, self.red_kinds.most(self.red_kinds.room))

        translator = Translator(
            "fondaco.games.spice_islands", "fondaco.games.century.harbours", "fondaco.games.century", "fondaco.core"
        )
        add_nouns(translator, {card.id: card for card in cards}, {card.id: card for card in tables.golden_deals.cards})
        self.add_wonder_nouns(translator, tables)
        super().__init__(
            [*actions, *start, *sea, *cubes, *self.either_families(), *self.deal_families],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {**WondersGame.option_choices(self), **CHOICES}

    def set_up(self, s: SpiceIslandsState) -> None:
        """Seat 0 is the start player; the last seat is the first to choose its start (step 10)."""
        lay_map(s, self.tables)
        s.row, s.deals = lay_out_merchants(s, self.tables.setup.merchant_row)
        s.hand = [list(range(self.starters)) for _ in range(s.players)]
        s.stack.append(START[s.players - 1])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, SpiceIslandsState)
        return evaluation.evaluate(state)
