"""Schiff bewegen: each step to a tile next to the ship costs a card, which is turned down (page 9).

Nothing happens on the way, and steps to spare would bring nothing: so the ship goes where it is to end, by the shortest way, and
as many cards as that takes are turned down (a ruling: shortest-way). It ends on another tile, or stays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from ...century.hand.turn_action import TurnAction
from ...century.harbours.harbour_action import Land
from ...century.sea.ships import destination_obstacle, destination_refusal, destinations, sail_to
from ...century.state import MAX_SEATS
from ..state import SpiceIslandsState

NO_CARD = -1


class Sail(TurnAction[SpiceIslandsState]):
    """Sail to a tile: cards are turned down for the steps that are not free, then come the tolls, then the action there."""

    def legal(self, s: SpiceIslandsState, seat: int) -> Sequence[int]:
        sail = s.game.sail.actions
        return [sail[tile] for tile in destinations(s, seat, s.reach(seat), s.cubes[seat])]

    def obstacle(self, s: SpiceIslandsState, seat: int, tile: int) -> int:
        return destination_obstacle(s, seat, tile, s.reach(seat))

    def refusal(self, s: SpiceIslandsState, seat: int, tile: int, obstacle: int) -> Refused:
        return destination_refusal(s, seat, tile, s.reach(seat), obstacle)

    def perform(self, s: SpiceIslandsState, seat: int, tile: int) -> None:
        steps = s.sea.chart.distances()[s.sea.ships[seat]][tile] - s.free_steps(seat)
        s.stack.append(Arrive(seat))
        sail_to(s, seat, tile)
        if steps > 0:
            s.stack.append(Spend(seat, steps, NO_CARD))


class Stay(TurnAction[SpiceIslandsState]):
    """The ship stays where it is, which costs nothing, other ships or not (a ruling: staying-pays-no-toll). An action follows."""

    def legal(self, s: SpiceIslandsState, seat: int) -> Sequence[int]:
        return s.game.stay.actions

    def perform(self, s: SpiceIslandsState, seat: int, value: int) -> None:
        if s.event_sink is not None:
            s.emit("stay", seat)
        s.stack.append(Arrive(seat))


class Spend(Question[SpiceIslandsState]):
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
        """The cards that can come next: enough must be left after them."""
        cards = sorted([card for card in s.hand[self.seat] + s.played[self.seat] if card > self.last])
        return cards[: len(cards) - self.left + 1]

    def legal(self, s: SpiceIslandsState) -> list[int]:
        base = s.game.spend.base
        return [base + card for card in self.cards(s)]

    def apply(self, s: SpiceIslandsState, action: int) -> None:
        game, seat = s.game, self.seat
        if not game.spend.base <= action < game.spend.end:
            raise not_asked()
        card = action - game.spend.base
        if card not in s.hand[seat] and card not in s.played[seat]:
            raise Refused("not-there-to-spend", card=game.merchants.labels[card])
        if card not in self.cards(s):
            raise Refused("spend-rising", card=game.merchants.labels[card], left=self.left)
        (s.hand if card in s.hand[seat] else s.played)[seat].remove(card)
        s.spent[seat].append(card)
        if s.event_sink is not None:
            s.emit("spend", seat, card=game.merchants.labels[card])
        if self.left > 1:
            s.stack.append(Spend(seat, self.left - 1, card))

    def prompt(self, s: SpiceIslandsState) -> Message:
        return Message("ask-spend", {"here": s.game.tiles[s.sea.ships[self.seat]], "left": self.left})


class Arrive(Task[SpiceIslandsState]):
    """All is paid: one action where the ship stands. On the open sea there is none."""

    __slots__ = ()

    def run(self, s: SpiceIslandsState, seat: int) -> None:
        if s.sea.ships[seat] < s.game.first_sea:
            s.stack.append(LAND[seat])


LAND: tuple[Land[SpiceIslandsState], ...] = tuple(Land(seat) for seat in range(MAX_SEATS))
