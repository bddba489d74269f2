"""Aufträge erledigen: in the house of the patron (page 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ....core.tuples import without
from ..components import GEMS, MAX_SEATS
from ..packing import face_up
from .craftsmen import hire_craftsman, take_bonus_tile
from .obstacles import GEMS_MISSING, MESSAGES, NO_COIN, NO_ORDER, OTHER_PATRON
from .payment import pay_gem
from .simple_actions import provisions_obstacle

if TYPE_CHECKING:
    from ..state import ValdoraState


class Deliver(Question["ValdoraState"]):
    """Which order do you complete next? Any number, one after the other, in any order."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def legal(self, s: ValdoraState) -> list[int]:
        deliver, seat = s.game.deliver.actions, self.seat
        slots = range(len(s.seats[seat].orders))
        return [*[deliver[slot] for slot in slots if not deliver_obstacle(s, seat, slot)], s.game.end_turn.only]

    def has_choice(self, s: ValdoraState) -> bool:
        """Return whether an order can be completed."""
        orders = s.seats[self.seat].orders
        return bool(orders) and not all(deliver_obstacle(s, self.seat, slot) for slot in range(len(orders)))

    def obstacle(self, s: ValdoraState, action: int) -> int:
        game = s.game
        slot = game.deliver.offset(action)
        if slot >= 0:
            return deliver_obstacle(s, self.seat, slot)
        if action == game.take_provisions.only:
            return provisions_obstacle(s, self.seat, 0)
        return NO_OBSTACLE if action == game.end_turn.only else OTHER_QUESTION

    def refusal(self, s: ValdoraState, action: int, obstacle: int) -> Refused:
        game, orders = s.game, s.game.orders
        slot = game.deliver.offset(action)
        if slot < 0:
            return Refused(MESSAGES[obstacle])
        kinds = s.order_kinds(self.seat)
        if obstacle == NO_ORDER:
            return Refused(MESSAGES[obstacle], slot=slot + 1, count=len(kinds))
        kind = kinds[slot]
        label = orders.labels[kind]
        if obstacle == OTHER_PATRON:
            return Refused(MESSAGES[obstacle], order=label, colour=game.craftsmen.labels[orders.colour[kind]])
        if obstacle == NO_COIN:
            return Refused(MESSAGES[obstacle], face=label)
        missing = [GEMS[gem] for gem in orders.gems[kind] if not s.carries(self.seat, gem)]
        return Refused(MESSAGES[obstacle], face=label, gems=missing)

    def perform(self, s: ValdoraState, action: int) -> None:
        """Hand over the coin or the gems of an order; `Complete` then gives what it brings."""
        orders, seat = s.game.orders, self.seat
        slot = s.game.deliver.offset(action)
        if slot < 0:
            return
        kind = s.order_kinds(seat)[slot]
        s.seats[seat].coins -= orders.coins[kind]
        s.stack.append(Complete(seat, slot))
        for gem in reversed(orders.gems[kind]):
            pay_gem(s, seat, gem, slot, 0)

    def prompt(self, s: ValdoraState) -> Message:
        patron = s.game.spaces.patron[s.pawns[self.seat]]
        return Message("ask-deliver", {"seat": self.seat, "colour": s.game.craftsmen.labels[patron]})


DELIVER: Final = tuple([Deliver(seat) for seat in range(MAX_SEATS)])


def deliver_obstacle(s: ValdoraState, seat: int, slot: int) -> int:
    """Return what prevents completing the order in a slot: it needs its patron, and its coin or its gems."""
    game, tableau = s.game, s.seats[seat]
    if slot >= len(tableau.orders):
        return NO_ORDER
    orders, kind = game.orders, game.books.kind[face_up(tableau.orders[slot])]
    if orders.colour[kind] != game.spaces.patron[s.pawns[seat]]:
        return OTHER_PATRON
    if orders.coins[kind] > tableau.coins:
        return NO_COIN
    for gem in orders.gems[kind]:
        if gem not in tableau.cargo:
            return GEMS_MISSING
    return NO_OBSTACLE


class Complete(Task["ValdoraState"]):
    """Complete an order that has been paid: it brings a bonus tile, a craftsman and a workshop."""

    __slots__ = ("slot",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, s: ValdoraState, seat: int) -> None:
        game, tableau = s.game, s.seats[seat]
        page = tableau.orders[self.slot]
        tableau.orders = without(tableau.orders, self.slot)
        tableau.completed += (page,)
        kind = game.books.kind[face_up(page)]
        colour = game.orders.colour[kind]
        if s.event_sink is not None:
            s.emit("deliver", seat, order=game.orders.labels[kind])
        take_bonus_tile(s, seat, colour)
        hire_craftsman(s, seat, colour)
        if DELIVER[seat].has_choice(s):
            s.stack.append(DELIVER[seat])
