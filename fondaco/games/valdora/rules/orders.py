"""Aufträge erledigen: at the house of the patron (page 6)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from .. import pages
from ..components import GEMS
from ..state import ValdoraState
from .craftsmen import take_bonus, take_craftsman
from .payment import carries, pay


class Deliver(Question[ValdoraState]):
    """Which order is completed next? Any number, one after the other, in the sequence of the player's choice."""

    __slots__ = ()

    def legal(self, s: ValdoraState) -> list[int]:
        seat, game = self.seat, s.game
        colour = game.spaces.house[s.pawns[seat]]
        base = game.deliver.base
        actions = []
        for slot, page in enumerate(s.orders[seat]):
            kind = game.books.kind[page >> 2]
            if game.orders.colour[kind] == colour and can_pay(s, seat, kind):
                actions.append(base + slot)
        actions.append(game.end.base)
        return actions

    def apply(self, s: ValdoraState, action: int) -> None:
        game = s.game
        if game.deliver.base <= action < game.deliver.end:
            self.deliver(s, action - game.deliver.base)
        elif action == game.provisions.base:
            raise Refused("provisions-in-cities")
        elif action != game.end.base:
            raise not_asked()

    def deliver(self, s: ValdoraState, slot: int) -> None:
        """Hand over what an order wants; what it brings comes once that is done."""
        game, seat = s.game, self.seat
        if slot >= len(s.orders[seat]):
            raise Refused("no-order", slot=slot + 1, count=len(s.orders[seat]))
        kind = game.books.kind[pages.face_up(s.orders[seat][slot])]
        order, colour = game.orders.labels[kind], game.orders.colour[kind]
        if colour != game.spaces.house[s.pawns[seat]]:
            raise Refused("other-patron", order=order, colour=game.craftsmen.labels[colour])
        if s.coins[seat] < game.orders.coins[kind]:
            raise Refused("no-coin", face=order)
        missing = [GEMS[gem] for gem in game.orders.gems[kind] if not carries(s, seat, gem)]
        if missing:
            raise Refused("gems-missing", face=order, gems=missing)
        s.coins[seat] -= game.orders.coins[kind]
        s.stack.append(Complete(seat, slot))
        for gem in reversed(game.orders.gems[kind]):
            pay(s, seat, gem, slot, 0)

    def prompt(self, s: ValdoraState) -> Message:
        house = s.game.spaces.house[s.pawns[self.seat]]
        return Message("ask-deliver", {"seat": self.seat, "colour": s.game.craftsmen.labels[house]})


def can_pay(s: ValdoraState, seat: int, kind: int) -> bool:
    """Whether a seat has what a kind of order wants."""
    orders = s.game.orders
    if orders.coins[kind] > s.coins[seat]:
        return False
    return all(carries(s, seat, gem) for gem in orders.gems[kind])


class Complete(Task[ValdoraState]):
    """All is paid: the order is completed, which brings a bonus tile, a craftsman, a workshop; perhaps another one follows."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, s: ValdoraState, seat: int) -> None:
        game = s.game
        orders = s.orders[seat]
        page = orders[self.slot]
        s.orders[seat] = orders[: self.slot] + orders[self.slot + 1 :]
        s.completed[seat] += (page,)
        kind = game.books.kind[pages.face_up(page)]
        colour = game.orders.colour[kind]
        if s.event_sink is not None:
            s.emit("deliver", seat, order=game.orders.labels[kind])
        take_bonus(s, seat, colour)
        take_craftsman(s, seat, colour)
        question = Deliver(seat)
        if len(question.legal(s)) > 1:
            s.stack.append(question)
