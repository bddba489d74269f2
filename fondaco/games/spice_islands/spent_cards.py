"""Cards spent on steps: the part of the game that only Die Gewürzinseln has. Its column is `s.spent`."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.actions import Axis, Family
from ...core.messages import JsonValue, Message
from ..century.encoding import one_hot
from ..century.merchants.merchants import MerchantRules
from ..century.part import CenturyPart, Seen
from ..century.sea.sea import NOWHERE
from ..century.sea.sea_rules import SeaRules

if TYPE_CHECKING:
    from .state import SpiceIslandsState


class SpentCardRules(CenturyPart["SpiceIslandsState"]):
    """The steps of a ship, and the cards that pay for them."""

    def __init__(self, merchants: MerchantRules, sea: SeaRules) -> None:
        self.merchants = merchants
        self.sea = sea
        self.spend = Family("spend", Axis("card", merchants.labels))

    def families(self) -> Sequence[Family]:
        return [self.spend]

    def howto_sections(self) -> Mapping[str, str]:
        return {"Spend": "ship", "Toll": "ship"}

    def observation_formatters(self) -> Mapping[str, str]:
        return {"seats[].spent[]": "card"}

    def free_steps_of(self, s: SpiceIslandsState, seat: int) -> int:
        """Return how many steps a ship may go without a card."""
        return s.red_bonuses.steps[seat]

    def steps_in_turn(self, s: SpiceIslandsState, seat: int) -> int:
        """Return how many steps a ship can go with all cards of the hand and the played ones."""
        return min(self.free_steps_of(s, seat) + len(s.hand[seat]) + len(s.played[seat]), len(self.sea.tiles))

    def cards_to(self, s: SpiceIslandsState, seat: int, tile: int) -> int:
        """Return how many cards a seat turns down to sail to a tile of the map."""
        return max(0, s.sea.map.distances()[s.sea.ships[seat]][tile] - self.free_steps_of(s, seat))

    def action_details(self, s: SpiceIslandsState, action: int) -> Mapping[str, JsonValue | Message]:
        """The cards that the seat to act turns down to sail to a tile; whether an action follows where it stays."""
        ship = NOWHERE if s.player is None else s.sea.ships[s.player]
        tile = self.sea.sail.offset(action)
        if tile >= 0:
            cards = 0 if s.player is None or ship == NOWHERE or not s.sea.is_on_map(tile) else self.cards_to(s, s.player, tile)
            return {"cards": cards}
        if action == s.game.harbours.stay.only:
            return {"act": "yes" if ship != NOWHERE and not self.sea.is_open_sea(ship) else "no"}
        return {}

    def observe_seat(self, s: SpiceIslandsState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        return {"spent": [self.merchants.labels[card] for card in s.spent[seat]]}

    def seat_encoding_size(self) -> int:
        return len(self.merchants.labels)

    def encode_seat(self, seat_seen: Seen, numbers: array[float]) -> None:
        one_hot(self.merchants.labels, seat_seen["spent"], numbers)
