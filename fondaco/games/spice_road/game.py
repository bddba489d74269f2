"""Die Gewürzstraße: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Family, number_axis
from ...core.component_files import decode_components
from ...core.messages import JsonValue, Message, Translator
from ...core.presentation import Presentation
from ...core.state import State
from ..century.cubes.formatters import add_nouns
from ..century.cubes.packing import Leftover, Payable, pack
from ..century.hand.take_back import HandGame
from ..century.merchants.components import CHOICES, set_merchants
from . import evaluation, observation
from .components import Components, PointCard
from .rules import setup
from .state import SpiceRoadState


class Points:
    """All point cards as tuples of ints by card number, for the rules."""

    def __init__(self, cards: list[PointCard]) -> None:
        self.labels = tuple(card.id for card in cards)
        self.cost = tuple(pack(card.cost) for card in cards)
        self.counts = tuple(list(card.cost) for card in cards)
        self.value = tuple(card.points for card in cards)
        self.payable = Payable(self.cost)


class SpiceRoad(HandGame):
    """The base game, its bonus cards and its golden deals."""

    id = "spice_road"
    state_class = SpiceRoadState
    rules_version = 3
    presentation = Presentation(
        typical_minutes=30,
        howto_sections={
            **dict.fromkeys(("Turn", "TurnWithDeals"), "turn"),
            **dict.fromkeys(("Trade", "Upgrade"), "play"),
            "Pay": "acquire",
            "Keep": "limit",
            **dict.fromkeys(("TradeEither", "Mix", "TakeBack"), "bonus-cards"),
            **dict.fromkeys(("HandOrDeal", "LayDown"), "golden-deals"),
        },
        observation_formatters={
            "ended_by": "ended_by",
            "merchants[].card": "card",
            "merchants[].cubes": "cubes",
            "deals": "deals_on",
            "discard[]": "card",
            "points[].card": "point_card",
            "points[].coin": "coin",
            "seats[].cubes": "cubes",
            "seats[].hand[]": "card",
            "seats[].played[]": "card",
            "seats[].claimed[]": "point_card",
        },
    )

    def __init__(self, components: str) -> None:
        self.tables = tables = decode_components(components, Components, self.id)
        cards = set_merchants(self, tables, tables.starters.cards)
        self.points = Points(tables.points.cards)
        self.leftover = Leftover(tables.end.leftover_cube)
        self.judgement = evaluation.Judgement(cards, self.points)
        fewest, most = tables.setup.players
        self.cards_to_end = {players: tables.end.point_cards[players - fewest] for players in range(fewest, most + 1)}
        self.round_limit = tables.house.round_limit

        self.set_hand_families(tables.setup.merchant_row)
        self.claim = Family("claim", number_axis("place", 1, tables.setup.point_row))
        shared = self.cube_families(tables.setup.caravan_limit, self.most_card_steps)

        translator = Translator("fondaco.games.spice_road", "fondaco.games.century", "fondaco.core")
        add_nouns(translator, {card.id: card for card in cards}, {card.id: card for card in tables.golden_deals.cards})
        values = {card.id: card for card in tables.points.cards}

        def point_card(value: JsonValue, lang: str) -> str:
            card = values[str(value)]
            message = Message("point-card-words", {"id": card.id, "points": card.points, "cubes": card.cost})
            return translator.format(message, lang)

        def coin(value: JsonValue, lang: str) -> str:
            return translator.format(Message(f"coin-{value}"), lang)

        translator.formatters |= {"point_card": point_card, "coin": coin}
        super().__init__(
            [self.play, self.acquire, self.claim, self.rest, *shared, *self.either_families(), *self.deal_families],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            translator=translator,
            components=components,
        )

    def option_choices(self) -> Mapping[str, tuple[JsonValue, ...]]:
        return CHOICES

    def set_up(self, s: SpiceRoadState) -> None:
        setup.set_up(s)

    def encode(self, observation_: Mapping[str, JsonValue]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, SpiceRoadState)
        return evaluation.evaluate(state)
