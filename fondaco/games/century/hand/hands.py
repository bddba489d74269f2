"""Hands: the merchants a seat holds, and those it has played, which lie open before it until it rests."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ....core.actions import ActionSpace, Axis, Family, number_axis
from ....core.messages import JsonValue, Message
from ..cubes.packing import total, unpack
from ..encoding import one_hot
from ..part import CenturyPart, Seen
from .turn_action import OtherQuestion, TurnAction

if TYPE_CHECKING:
    from ..merchants.merchants import MerchantRules
    from ..state import CenturyState


class HandRules(CenturyPart["CenturyState"]):
    """The actions of a turn in a game with hands, and those with the cards of a hand."""

    def __init__(
        self,
        merchants: MerchantRules,
        turn_actions: Mapping[str, TurnAction[Any]],
        *,
        laid_down: Callable[[Any, int], list[int]],
    ) -> None:
        """Name what differs between games.

        `turn_actions` are the actions of a turn by family, in the order of their ids. `laid_down` returns the cards that come
        back into a seat's hand when it rests.
        """
        self.merchants = merchants
        self.turn_actions = turn_actions
        self.laid_down = laid_down
        card = Axis("card", merchants.labels)
        self.play = Family("play", card)
        self.acquire = Family("acquire", number_axis("place", 1, merchants.row_size))
        self.rest = Family("rest")
        self.golden_deal = Family("deal", card)
        self.take = Family("take")
        self.lay_card_down = Family("lay", card)
        self.take_card_back = Family("back", card)
        self.take_none_back = Family("forgo")

    def families(self) -> Sequence[Family]:
        deals = [self.golden_deal, self.take, self.lay_card_down, self.take_card_back, self.take_none_back]
        return [self.play, self.acquire, self.rest, *deals]

    def number_actions(self, space: ActionSpace) -> None:
        other = OtherQuestion()
        self.chosen: list[tuple[TurnAction[Any], int]] = [
            (self.turn_actions.get(family.name, other), family.offset(id)) for family in space.families for id in family.actions
        ]
        """The action of a turn that each id of the space stands for, and its value: which card, which place."""
        self.in_turn = list(self.turn_actions.values())

    def set_up(self, s: CenturyState) -> None:
        """Give each seat one of each starting card."""
        s.hand = [list(range(self.merchants.starters)) for _ in range(s.players)]

    def howto_sections(self) -> Mapping[str, str]:
        return {
            "PayForMerchant": "acquire",
            "TakeCardBack": "bonus-cards",
            "HandOrDeal": "golden-deals",
            "LayDown": "golden-deals",
        }

    def observation_formatters(self) -> Mapping[str, str]:
        return {"seats[].hand[]": "card", "seats[].played[]": "card"}

    def action_details(self, s: CenturyState, action: int) -> Mapping[str, JsonValue | Message]:
        """Which merchant is acquired, what it costs, and what lies on it; which deal is made; how many cards come back."""
        game = s.game
        if action == self.rest.only:
            return {"count": 0 if s.player is None else len(self.laid_down(s, s.player))}
        place = self.acquire.offset(action)
        if 0 <= place < len(s.merchants.row):
            card, cubes = game.merchants.labels[s.merchants.row[place]], s.merchants.cubes_on[place]
            return {"price": place, "asked": "card", "card": card, "lying": total(cubes), "cubes": unpack(cubes)}
        chosen = self.golden_deal.offset(action)
        if chosen >= game.merchants.starters and s.deals is not None and s.deals.is_known(chosen):
            return {"asked": "deal", "deal": game.golden_deals.labels[s.deals.face(chosen)]}
        return {}

    def observe_seat(self, s: CenturyState, seat: int, viewer: int | None) -> dict[str, JsonValue]:
        labels = self.merchants.labels
        return {"hand": [labels[card] for card in s.hand[seat]], "played": [labels[card] for card in s.played[seat]]}

    def seat_encoding_size(self) -> int:
        return 2 * len(self.merchants.labels)

    def encode_seat(self, seat_seen: Seen, numbers: array[float]) -> None:
        one_hot(self.merchants.labels, seat_seen["hand"], numbers)
        one_hot(self.merchants.labels, seat_seen["played"], numbers)

    def held(self, s: CenturyState) -> list[int]:
        """Return the merchants that seats have, without their starting cards."""
        cards = [card for seat in range(s.players) for card in s.hand[seat] + self.laid_down(s, seat)]
        return [card for card in cards if card >= self.merchants.starters]

    def violations(self, s: CenturyState) -> list[str]:
        found = []
        starters = self.merchants.starters
        for seat in range(s.players):
            if sorted(s.hand[seat] + self.laid_down(s, seat))[:starters] != list(range(starters)):
                found.append(f"seat {seat} lacks a starting card")
            if s.hand[seat] != sorted(s.hand[seat]):
                found.append(f"the hand of seat {seat} is not sorted")
        return found
