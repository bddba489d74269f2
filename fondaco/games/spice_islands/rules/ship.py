"""Schiff bewegen: each step to a tile next to the ship costs a card, which is turned down (page 9).

Nothing happens on the way, and additional steps bring nothing: so the ship goes directly to its destination, by the shortest way,
and that number of cards is turned down (a ruling: shortest-way). It ends on another tile, or stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ...century.hand.turn_action import TurnAction
from ...century.harbours.harbour_action import ACT_AT_TILE
from ...century.sea.ships import destination_obstacle, destination_refusal, destinations, sail_to
from .obstacles import CARDS_RISE, MESSAGES, NOT_THERE_TO_SPEND

if TYPE_CHECKING:
    from ..state import SpiceIslandsState

NO_CARD: Final = -1


class Sail(TurnAction["SpiceIslandsState"]):
    """Sail to a tile: cards are turned down for the steps that are not free, then come the tolls, then the action there."""

    def legal(self, s: SpiceIslandsState, seat: int) -> Sequence[int]:
        sail = s.game.sea.sail.actions
        return [sail[tile] for tile in destinations(s, seat, s.game.spent_cards.steps_in_turn(s, seat), s.cubes[seat])]

    def obstacle(self, s: SpiceIslandsState, seat: int, tile: int) -> int:
        return destination_obstacle(s, seat, tile, s.game.spent_cards.steps_in_turn(s, seat))

    def refusal(self, s: SpiceIslandsState, seat: int, tile: int, obstacle: int) -> Refused:
        return destination_refusal(s, seat, tile, s.game.spent_cards.steps_in_turn(s, seat), obstacle)

    def perform(self, s: SpiceIslandsState, seat: int, tile: int) -> None:
        cards = s.game.spent_cards.cards_to(s, seat, tile)
        sail_to(s, seat, tile)
        if cards:
            s.stack.append(Spend(seat, cards, NO_CARD))


class Stay(TurnAction["SpiceIslandsState"]):
    """Leave the ship where it is, which costs nothing, other ships or not (a ruling: staying-pays-no-toll). An action follows."""

    def legal(self, s: SpiceIslandsState, seat: int) -> Sequence[int]:
        return s.game.harbours.stay.actions

    def perform(self, s: SpiceIslandsState, seat: int, value: int) -> None:
        if s.event_sink is not None:
            s.emit("stay", seat)
        ask_act(s, seat)


class Spend(Question["SpiceIslandsState"]):
    """Which card do you turn down for a step? One of the hand or a played one; in rising order, so that a choice has one path."""

    __slots__ = ("last", "left")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left", "last")

    selection_fields = ()

    def __init__(self, seat: int, left: int, last: int) -> None:
        self.seat = seat
        self.left = left
        self.last = last
        """The card that was turned down before."""

    def cards(self, s: SpiceIslandsState) -> list[int]:
        """Return the cards that can come next: enough must be left after them."""
        cards = sorted([card for card in s.hand[self.seat] + s.played[self.seat] if card > self.last])
        return cards[: len(cards) - self.left + 1]

    def legal(self, s: SpiceIslandsState) -> list[int]:
        spend = s.game.spent_cards.spend.actions
        return [spend[card] for card in self.cards(s)]

    def obstacle(self, s: SpiceIslandsState, action: int) -> int:
        card = s.game.spent_cards.spend.offset(action)
        if card < 0:
            return OTHER_QUESTION
        if card not in s.hand[self.seat] and card not in s.played[self.seat]:
            return NOT_THERE_TO_SPEND
        return NO_OBSTACLE if card in self.cards(s) else CARDS_RISE

    def refusal(self, s: SpiceIslandsState, action: int, obstacle: int) -> Refused:
        card = s.game.merchants.labels[s.game.spent_cards.spend.offset(action)]
        if obstacle == CARDS_RISE:
            return Refused(MESSAGES[obstacle], card=card, left=self.left)
        return Refused(MESSAGES[obstacle], card=card)

    def perform(self, s: SpiceIslandsState, action: int) -> None:
        seat, card = self.seat, s.game.spent_cards.spend.offset(action)
        (s.hand if card in s.hand[seat] else s.played)[seat].remove(card)
        s.spent[seat].append(card)
        if s.event_sink is not None:
            s.emit("spend", seat, card=s.game.merchants.labels[card])
        if self.left > 1:
            s.stack.append(Spend(seat, self.left - 1, card))

    def prompt(self, s: SpiceIslandsState) -> Message:
        return Message("ask-spend", {"here": s.game.sea.tiles[s.sea.ships[self.seat]], "left": self.left})


class Arrive(Task["SpiceIslandsState"]):
    """Ask for one action where the ship is, after everything is paid. The open sea has none."""

    __slots__ = ()

    def run(self, s: SpiceIslandsState, seat: int) -> None:
        if not s.game.sea.is_open_sea(s.sea.ships[seat]):
            s.stack.append(ACT_AT_TILE[seat])


def ask_act(s: SpiceIslandsState, seat: int) -> None:
    """Ask for the action after everything that is pushed from now on."""
    s.stack.append(Arrive(seat))
