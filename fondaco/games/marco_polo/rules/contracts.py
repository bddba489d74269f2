"""Aufträge nehmen: contracts from the row on the board (page 7)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from ...polo.items import CAMEL, COIN
from ...polo.rules.contracts import HOLE, make_room
from ...polo.rules.payment import gain
from ...polo.state import NOWHERE
from ..state import MarcoPoloState

EXTRAS = ("coin", "camel")


def take_contracts(s: MarcoPoloState, seat: int, value: int) -> None:
    """The action: one or two contracts below positions up to the die's value."""
    s.stack.append(Slide(seat))
    s.stack.append(Take(seat, value, NOWHERE))


class Take(Question[MarcoPoloState]):
    """Which contract do you take? The second one lies right of the first, so that every outcome has one path."""

    __slots__ = ("first", "value")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value", "first")

    selection_fields = ()

    def __init__(self, seat: int, value: int, first: int) -> None:
        self.seat = seat
        self.value = value
        self.first = first

    def legal(self, s: MarcoPoloState) -> list[int]:
        game = s.game
        base = game.take.base
        actions = game.all_actions[base + self.first + 1 : base + min(self.value, len(s.row))]
        if self.first != NOWHERE:
            actions.append(game.stop.base)
        return actions

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game, seat, first = s.game, self.seat, self.first
        if action == game.stop.base and first != NOWHERE:
            return
        place = action - game.take.base
        if not 0 <= place < game.take.size:
            if action == game.stop.base:
                raise Refused("one-contract-at-least")
            raise not_asked()
        if place >= len(s.row):
            raise Refused("no-contract-there", place=place + 1, last=len(s.row))
        if place >= self.value:
            raise Refused("contract-too-far", place=place + 1, value=self.value)
        if place <= first:
            raise Refused("contract-order", place=first + 1)
        card = s.row[place]
        s.row = (*s.row[:place], HOLE, *s.row[place + 1 :])
        s.active[seat] += (card,)
        if s.event_sink is not None:
            s.emit("take", seat, contract=game.contracts.labels[card])
        if first == NOWHERE and place + 1 < min(self.value, len(s.row)):
            s.stack.append(Take(seat, self.value, place))
        extra = game.spaces.extra[place]
        if extra:
            s.stack.append(Extra(seat, extra))

    def prompt(self, s: MarcoPoloState) -> Message:
        most = min(self.value, len(s.row))
        return Message("ask-take" if self.first == NOWHERE else "ask-take-second", {"most": most})


class Extra(Question[MarcoPoloState]):
    """Coins or camels with the contract of the fifth or sixth position?"""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def legal(self, s: MarcoPoloState) -> list[int]:
        return s.game.all_actions[s.game.extra.base : s.game.extra.end]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        choice = action - s.game.extra.base
        if not 0 <= choice < len(EXTRAS):
            raise not_asked()
        gain(s, self.seat, (((COIN, CAMEL)[choice], self.amount),))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-extra", {"amount": self.amount})


class Slide(Task[MarcoPoloState]):
    """The row slides left, and room is made for the new contracts by dropping old ones."""

    __slots__ = ()

    def run(self, s: MarcoPoloState, seat: int) -> None:
        new = s.row.count(HOLE)
        s.row = tuple(card for card in s.row if card != HOLE)
        make_room(s, seat, new)


def refill_row(s: MarcoPoloState, seat: int) -> None:
    """An empty row gets two contracts from the special pile, or what there is, at the end of a turn (a ruling: refill-ends-turn).

    Page 7 says: not before the contracts were taken, and without interrupting the turn.
    """
    if s.row:
        return
    for _ in range(min(s.game.spaces.refill, len(s.pile.cards))):
        card = s.pile.draw()
        s.row += (card,)
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("refill", None, contract=s.game.contracts.labels[card])
