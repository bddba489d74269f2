"""Aufträge nehmen: contracts from the row on the board (page 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ....core.tuples import replaced
from ...polo.items import CAMEL, COIN
from ...polo.rules.contracts import TAKEN, draw_from_pile, drop_old_contracts
from ...polo.rules.obstacles import ONE_CONTRACT_AT_LEAST
from ...polo.rules.payment import gain
from ...polo.state import NOWHERE
from ..state import MarcoPoloState
from .obstacles import CONTRACT_TOO_FAR, CONTRACTS_IN_ORDER, MESSAGES, NO_CONTRACT_THERE

EXTRAS: Final = ("coin", "camel")


def take_contracts(s: MarcoPoloState, seat: int, value: int) -> None:
    """The action: one or two contracts from the slots up to the die's value."""
    s.stack.append(CloseGaps(seat))
    s.stack.append(Take(seat, value, NOWHERE))


class Take(Question[MarcoPoloState]):
    """Which contract do you take? The second one is right of the first, so that every outcome has one path."""

    __slots__ = ("first", "value")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "value", "first")

    selection_fields = ()

    def __init__(self, seat: int, value: int, first: int) -> None:
        self.seat = seat
        self.value = value
        self.first = first

    def last_slot(self, s: MarcoPoloState) -> int:
        """Return the number of slots that the die reaches."""
        return min(self.value, len(s.contract_row))

    def legal(self, s: MarcoPoloState) -> list[int]:
        actions = list(s.game.take.actions[self.first + 1 : self.last_slot(s)])
        if not self.stop_obstacle():
            actions.append(s.game.stop.only)
        return actions

    def obstacle(self, s: MarcoPoloState, action: int) -> int:
        if action == s.game.stop.only:
            return self.stop_obstacle()
        slot = s.game.take.offset(action)
        if slot < 0:
            return OTHER_QUESTION
        if slot >= len(s.contract_row):
            return NO_CONTRACT_THERE
        if slot >= self.value:
            return CONTRACT_TOO_FAR
        return NO_OBSTACLE if slot > self.first else CONTRACTS_IN_ORDER

    def stop_obstacle(self) -> int:
        """Return what prevents taking no more contracts."""
        return ONE_CONTRACT_AT_LEAST if self.first == NOWHERE else NO_OBSTACLE

    def refusal(self, s: MarcoPoloState, action: int, obstacle: int) -> Refused:
        slot = s.game.take.offset(action)
        if obstacle == NO_CONTRACT_THERE:
            return Refused(MESSAGES[obstacle], place=slot + 1, last=len(s.contract_row))
        if obstacle == CONTRACT_TOO_FAR:
            return Refused(MESSAGES[obstacle], place=slot + 1, value=self.value)
        if obstacle == CONTRACTS_IN_ORDER:
            return Refused(MESSAGES[obstacle], place=self.first + 1)
        return Refused(MESSAGES[obstacle])

    def perform(self, s: MarcoPoloState, action: int) -> None:
        game, seat, slot = s.game, self.seat, s.game.take.offset(action)
        if slot < 0:
            return
        card = s.contract_row[slot]
        s.contract_row = replaced(s.contract_row, slot, TAKEN)
        s.seats[seat].contracts += (card,)
        if s.event_sink is not None:
            s.emit("take", seat, contract=game.contracts.labels[card])
        if self.first == NOWHERE and slot + 1 < self.last_slot(s):
            s.stack.append(Take(seat, self.value, slot))
        if game.spaces.extra[slot]:
            s.stack.append(ChooseExtra(seat, game.spaces.extra[slot]))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-take" if self.first == NOWHERE else "ask-take-second", {"most": self.last_slot(s)})


class ChooseExtra(Question[MarcoPoloState]):
    """Coins or camels with the contract of the fifth or sixth slot?"""

    __slots__ = ("amount",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def legal(self, s: MarcoPoloState) -> list[int]:
        return list(s.game.extra.actions)

    def obstacle(self, s: MarcoPoloState, action: int) -> int:
        return NO_OBSTACLE if s.game.extra.offset(action) >= 0 else OTHER_QUESTION

    def perform(self, s: MarcoPoloState, action: int) -> None:
        item = (COIN, CAMEL)[s.game.extra.offset(action)]
        gain(s, self.seat, ((item, self.amount),))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-extra", {"amount": self.amount})


class CloseGaps(Task[MarcoPoloState]):
    """The row closes its gaps to the left, and the seat drops old contracts for the new ones."""

    __slots__ = ()

    def run(self, s: MarcoPoloState, seat: int) -> None:
        new = s.contract_row.count(TAKEN)
        s.contract_row = tuple([card for card in s.contract_row if card != TAKEN])
        drop_old_contracts(s, seat, new)


def refill_row(s: MarcoPoloState, seat: int) -> None:
    """An empty row gets two contracts from the special pile, or fewer, at the end of a turn (a ruling: refill-ends-turn).

    Page 7 says: not before the contracts were taken, and without interrupting the turn.
    """
    if s.contract_row:
        return
    for _ in range(min(s.game.spaces.refill, len(s.contract_pile.cards))):
        card = draw_from_pile(s)
        s.contract_row += (card,)
        if s.event_sink is not None:
            s.emit("refill", None, contract=s.game.contracts.labels[card])
