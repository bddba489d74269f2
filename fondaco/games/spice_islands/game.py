"""Die Gewürzinseln: its components as tables of ints, its actions, its words."""

from __future__ import annotations

from array import array
from collections.abc import Mapping

from ...core.actions import Axis, Family
from ...core.components import decode
from ...core.messages import Plain, Speaker
from ...core.rng import Seed
from ...core.state import State
from ..century.hands import HandGame
from ..century.merchant_evaluation import profit
from ..century.merchant_setup import CHOICES, set_merchants
from ..century.start_groups import START
from ..century.wonders.setup import lay_map
from ..century.wonders.state import WondersGame
from ..century.words import add_nouns
from . import evaluation, observation
from .components import Components
from .state import SpiceIslandsState


class SpiceIslands(HandGame, WondersGame):
    """Die Gewürzstraße and Fernöstliche Wunder as one game."""

    id = "spice_islands"
    minutes = 60
    wording = {
        "islands[].island": "tile",
        "seas[].sea": "tile",
        "harbours[].harbour": "tile",
        "harbours[].point_tile": "point_tile",
        "islands[].ships[]": "seat_number",
        "islands[].outposts[]": "seat_number",
        "seas[].ships[]": "seat_number",
        "harbours[].ships[]": "seat_number",
        "groups.*": "cubes",
        "merchants[].card": "card",
        "merchants[].cubes": "cubes",
        "deals.*": "deal",
        "seats[].cubes": "cubes",
        "seats[].ship": "tile",
        "seats[].fulfilled[]": "point_tile",
        "seats[].hand[]": "card",
        "seats[].played[]": "card",
        "seats[].spent[]": "card",
    }

    def __init__(self, components: str) -> None:
        self.tables = tables = decode(components, Components, self.id)
        self.set_wonders(tables, tables.kinds())
        cards = set_merchants(self, tables, tables.starters.cards)
        self.profit = tuple(map(profit, cards))
        self.bonus_for = tuple(reward == "card_or_bonus" for reward in tables.columns.rewards)
        """Whether an emptied column may bring a bonus tile instead of a card, by its number."""

        self.set_hand_families(tables.setup.merchant_row)
        start = self.start_families(tables.start_groups.groups)
        self.rest = Family("rest")
        self.spend = Family("spend", Axis("card", self.merchants.labels))
        actions = [self.play, self.acquire, self.rest, self.sail, self.stay]
        sea = [self.spend, self.build, self.nothing, self.fulfil, self.bonus_family()]
        cubes = self.cube_families(tables.setup.hold_limit, self.most_card_steps, self.red_kinds.most(self.red_kinds.room))

        speaker = Speaker("fondaco.games.spice_islands", "fondaco.games.century.wonders", "fondaco.games.century", "fondaco.core")
        add_nouns(speaker, {card.id: card for card in cards}, {card.id: card for card in tables.golden_deals.cards})
        self.add_wonder_nouns(speaker, tables)
        super().__init__(
            [*actions, *start, *sea, *cubes, *self.either_families(), *self.deal_families],
            players=tables.setup.players,
            encoding_size=observation.encoding_size(self),
            speaker=speaker,
            components=components,
        )

    def choices(self) -> Mapping[str, tuple[Plain, ...]]:
        return {**WondersGame.choices(self), **CHOICES}

    def deal(self, players: int, seed: Seed, options: Mapping[str, Plain]) -> State:
        """Seat 0 is the start player; the last seat is the first to choose its start (step 10)."""
        s = SpiceIslandsState(self, players, seed, options, *lay_map(self, self.tables, seed, options))
        s.stack.append(START[players - 1])
        return s

    def encode(self, observation_: Mapping[str, Plain]) -> array[float]:
        return observation.encode(self, observation_)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, SpiceIslandsState)
        return evaluation.evaluate(state)
