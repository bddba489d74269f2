"""Point cards and coins: the part of the game that only Die Gewürzstraße has. Its columns lie in the state."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.actions import Family, number_axis
from ...core.messages import JsonValue, Message, Translator
from ...core.piles import resample
from ...core.rng import Stream
from ..century.cubes.packing import Leftover, Payable, pack
from ..century.encoding import one_hot
from ..century.part import CenturyPart, Seen
from . import invariants
from .formatters import add_formatters
from .rules.claim import coin_above
from .rules.scoring import points

if TYPE_CHECKING:
    from .components import Components
    from .state import SpiceRoadState


class PointCardRules(CenturyPart["SpiceRoadState"]):
    """All point cards as tuples by card number, the values of coins and cubes, and the end of the game."""

    def __init__(self, components: Components) -> None:
        setup, end, cards = components.setup, components.end, components.points.cards
        self.cards = cards
        self.labels = tuple([card.id for card in cards])
        self.cost = tuple([pack(card.cost) for card in cards])
        self.value = tuple([card.points for card in cards])
        self.payable = Payable(self.cost)
        self.row_size = setup.point_row
        self.gold = end.gold
        self.silver = end.silver
        self.leftover = Leftover(end.leftover_cube)
        first, last = setup.players
        self.to_end = {players: end.point_cards[players - first] for players in range(first, last + 1)}
        """How many point cards of one seat make the round the last one, by the number of players."""
        self.claim = Family("claim", number_axis("place", 1, setup.point_row))

    def families(self) -> Sequence[Family]:
        return [self.claim]

    def observation_formatters(self) -> Mapping[str, str]:
        return {"points[].card": "point_card", "points[].coin": "coin", "seats[].claimed[]": "point_card"}

    def add_formatters(self, translator: Translator) -> None:
        add_formatters(translator, self.cards)

    def action_details(self, s: SpiceRoadState, action: int) -> Mapping[str, JsonValue | Message]:
        """Which point card is claimed, and with which coin."""
        place = self.claim.offset(action)
        if not 0 <= place < len(s.point_row):
            return {}
        coin = coin_above(place, s.gold_left, s.silver_left)
        return {"asked": "card", "point_card": self.labels[s.point_row[place]], "metal": coin or "none"}

    def observe(self, s: SpiceRoadState, viewer: int | None) -> dict[str, JsonValue]:
        return {
            "cards_to_end": self.to_end[s.players],
            "points": [
                {"card": self.labels[card], "coin": coin_above(place, s.gold_left, s.silver_left)}
                for place, card in enumerate(s.point_row)
            ],
            "point_pile": len(s.point_pile),
            "gold": s.gold_left,
            "silver": s.silver_left,
        }

    def observe_seat(self, s: SpiceRoadState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        claimed: list[JsonValue] = [self.labels[card] for card in s.claimed[seat]]
        return {"claimed": claimed, "gold": s.gold[seat], "silver": s.silver[seat]}

    def encoding_size(self, seats: int) -> int:
        return 3 + self.row_size * (len(self.labels) + 2)

    def encode(self, seen: Seen, order: Sequence[int], seats: int, numbers: array[float]) -> None:
        numbers.extend((seen["point_pile"] / len(self.labels), seen["gold"] / 10, seen["silver"] / 10))
        for place in seen["points"]:
            one_hot(self.labels, [place["card"]], numbers)
            numbers.extend((float(place["coin"] == "gold"), float(place["coin"] == "silver")))
        numbers.extend([0.0] * ((self.row_size - len(seen["points"])) * (len(self.labels) + 2)))

    def seat_encoding_size(self) -> int:
        return len(self.labels) + 2

    def encode_seat(self, seat_seen: Seen, numbers: array[float]) -> None:
        one_hot(self.labels, seat_seen["claimed"], numbers)
        numbers.extend((seat_seen["gold"] / 4, seat_seen["silver"] / 4))

    def resample_hidden(self, s: SpiceRoadState, seat: int | None, stream: Stream) -> None:
        resample([s.point_pile], seat, stream)

    def points(self, s: SpiceRoadState, seat: int) -> Mapping[str, int]:
        return points(s, seat)

    def violations(self, s: SpiceRoadState) -> list[str]:
        return invariants.violations(s)
