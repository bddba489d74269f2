"""Die Gewürzinseln: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family
from ...core.component_files import decode_components
from ...core.game import Game
from ...core.messages import JsonValue, Translator
from ...core.presentation import Presentation
from ...core.search_settings import SearchSettings
from ...core.state import State
from ..century.cubes.cubes import CubeRules
from ..century.hand.hand_turn import take_paid_merchant
from ..century.hand.hands import HandRules
from ..century.hand.take_back import ask_card_back
from ..century.harbours.harbours_setup import lay_map
from ..century.harbours.start_groups import START
from ..century.harbours.state import WondersGame
from ..century.merchants.components import CHOICES
from ..century.merchants.evaluation import MerchantsWorth
from ..century.merchants.golden_deals import GoldenDealRules
from ..century.merchants.merchants import MerchantRules
from . import evaluation, observation
from .components import Components
from .rules.turn import ACTIONS
from .state import SpiceIslandsState


class SpiceIslands(WondersGame):
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
            "PayForMerchant": "acquire",
            **dict.fromkeys(("Spend", "Toll"), "ship"),
            "Land": "ship",
            **dict.fromkeys(("PayOutpost", "TradeOrNot"), "market"),
            "ChooseReward": "columns",
            "KeepCubes": "limit",
            **dict.fromkeys(("TradeEither", "SplitTrades", "TakeCardBack"), "bonus-cards"),
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
        self.golden_deals = GoldenDealRules(tables.golden_deals.cards)
        self.merchants = MerchantRules(
            tables,
            self.golden_deals,
            tables.setup.merchant_row,
            starters=tables.starters.cards,
            on_paid=take_paid_merchant,
            on_take_back=ask_card_back,
            held=lambda s: s.game.hands.held(s),
        )
        self.hands = HandRules(self.merchants, ACTIONS, laid_down=lambda s, seat: s.played[seat] + s.spent[seat])
        self.merchants_worth = MerchantsWorth(self.merchants.cards)
        self.bonus_for = tuple(reward == "card_or_bonus" for reward in tables.columns.rewards)
        """Whether an emptied column may bring a bonus tile instead of a card, by its number."""

        start = self.start_families(tables.start_groups.groups)
        self.spend = Family("spend", Axis("card", self.merchants.labels))
        play, acquire, rest, *hand = self.hands.families()
        actions = [play, acquire, rest, self.sail, self.stay]
        sea = [self.spend, self.build, self.nothing, self.fulfil, self.bonus_family()]
        self.cubes = CubeRules(
            tables.setup.hold_limit,
            max(*self.merchants.steps, *self.golden_deals.steps),
            max_gained_room=self.red_kinds.most(self.red_kinds.room),
            gained_room=lambda s, seat: s.bonuses.room[seat],
        )
        self.parts = self.cubes, self.merchants, self.hands, self.golden_deals

        translator = Translator(
            "fondaco.games.spice_islands", "fondaco.games.century.harbours", "fondaco.games.century", "fondaco.core"
        )
        for part in self.parts:
            part.add_formatters(translator)
        self.add_wonder_nouns(translator, tables)
        Game.__init__(
            self,
            [*actions, *start, *sea, *self.cubes.families(), *hand],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )
        self.number_actions()

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return {**WondersGame.option_choices(self), **CHOICES}

    def set_up(self, s: SpiceIslandsState) -> None:
        """Seat 0 is the start player; the last seat is the first to choose its start (step 10)."""
        lay_map(s, self.tables)
        s.merchants = self.merchants.set_up(s)
        s.deals = self.golden_deals.set_up(s)
        self.hands.set_up(s)
        s.stack.append(START[s.players - 1])

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, SpiceIslandsState)
        return evaluation.evaluate(state)
