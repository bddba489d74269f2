"""Das Auftragsbrett: contracts from cities with a post of the seat (page 10), at once where one is placed (page 9)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core import bits
from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ....core.tuples import replaced
from ...polo.rules.contracts import TAKEN, draw_from_pile, drop_old_contracts
from ...polo.rules.obstacles import NO_POST_THERE, ONE_CONTRACT_AT_LEAST
from ...polo.rules.rewards import reward
from ...polo.state import NOWHERE
from ..components.map import CONTRACT_CITIES
from ..state import MarcoPolo2State
from .obstacles import CONTRACTS_IN_ORDER, MESSAGES, NO_CONTRACT_THERE, OTHER_CITY

SLOTS_IN_CITY: Final = 2


def city_of(slot: int) -> int:
    """Return the city of a slot for a contract."""
    return slot // SLOTS_IN_CITY


def contract_slots(s: MarcoPolo2State, cities: int, after: int = NOWHERE) -> list[int]:
    """Return the slots behind one that hold a contract, in a set of cities."""
    board = s.contract_board
    slots = range(after + 1, len(board))
    return [slot for slot in slots if board[slot] != TAKEN and bits.contains(cities, city_of(slot))]


def slot_obstacle(s: MarcoPolo2State, seat: int, slot: int, cities: int) -> int:
    """Return what prevents taking the contract of a slot, which must be in one of a set of cities."""
    if not bits.contains(cities, city_of(slot)):
        return OTHER_CITY if s.has_post(seat, city_of(slot)) else NO_POST_THERE
    return NO_CONTRACT_THERE if s.contract_board[slot] == TAKEN else NO_OBSTACLE


def slot_refusal(s: MarcoPolo2State, slot: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to taking the contract of a slot."""
    return Refused(MESSAGES[obstacle], city=s.game.places.labels[city_of(slot)])


def take_from_slot(s: MarcoPolo2State, seat: int, slot: int) -> None:
    """Take the contract of a slot."""
    card = s.contract_board[slot]
    s.contract_board = replaced(s.contract_board, slot, TAKEN)
    s.seats[seat].contracts += (card,)
    if s.event_sink is not None:
        s.emit("take", seat, contract=s.game.contracts.labels[card])


class Take(Question[MarcoPolo2State]):
    """Which contract do you take? The second one comes later in the order of the map, so that every outcome has one path."""

    __slots__ = ("first",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "first")

    selection_fields = ()

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def legal(self, s: MarcoPolo2State) -> list[int]:
        take = s.game.take.actions
        actions = [take[slot] for slot in contract_slots(s, s.seats[self.seat].posts, self.first)]
        if not self.stop_obstacle():
            actions.append(s.game.stop.only)
        return actions

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        if action == s.game.stop.only:
            return self.stop_obstacle()
        slot = s.game.take.offset(action)
        if slot < 0:
            return OTHER_QUESTION
        return CONTRACTS_IN_ORDER if slot <= self.first else slot_obstacle(s, self.seat, slot, s.seats[self.seat].posts)

    def stop_obstacle(self) -> int:
        """Return what prevents taking no more contracts."""
        return ONE_CONTRACT_AT_LEAST if self.first == NOWHERE else NO_OBSTACLE

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        if obstacle == ONE_CONTRACT_AT_LEAST:
            return Refused(MESSAGES[obstacle])
        if obstacle == CONTRACTS_IN_ORDER:
            return Refused(MESSAGES[obstacle], place=s.game.take.axes[0].labels[self.first])
        return slot_refusal(s, s.game.take.offset(action), obstacle)

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        seat, slot = self.seat, s.game.take.offset(action)
        if slot < 0:
            finish_taking(s, seat, 1)
            return
        take_from_slot(s, seat, slot)
        if self.first != NOWHERE:
            finish_taking(s, seat, 2)
        elif s.game.spaces.max_contracts > 1 and contract_slots(s, s.seats[seat].posts, slot):
            s.stack.append(Take(seat, slot))
        else:
            finish_taking(s, seat, 1)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-take" if self.first == NOWHERE else "ask-take-second")


def take_contracts(s: MarcoPolo2State, seat: int, space: int, value: int) -> None:
    """The action: one or two contracts, whatever the die shows, then coins."""
    s.stack.append(Take(seat, NOWHERE))


def finish_taking(s: MarcoPolo2State, seat: int, new: int) -> None:
    """Drop old contracts for the new ones, and take the coins."""
    reward(s, seat, s.game.spaces.contracts)
    drop_old_contracts(s, seat, new)


class TakeFrom(Question[MarcoPolo2State]):
    """Which contract of these cities do you take? Only where a post was just placed it may be none.

    Placing the post was enough: it may have moved on by now, as a step is a bonus, too (a ruling: contract-of-a-placed-post).
    """

    __slots__ = ("cities", "optional")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cities", "optional")

    def __init__(self, seat: int, cities: int, optional: bool) -> None:
        self.seat = seat
        self.cities = cities
        self.optional = optional

    def legal(self, s: MarcoPolo2State) -> list[int]:
        take = s.game.take.actions
        actions = [take[slot] for slot in contract_slots(s, self.cities)]
        if self.optional:
            actions.append(s.game.stop.only)
        return actions

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        if action == s.game.stop.only:
            return NO_OBSTACLE if self.optional else ONE_CONTRACT_AT_LEAST
        slot = s.game.take.offset(action)
        return slot_obstacle(s, self.seat, slot, self.cities) if slot >= 0 else OTHER_QUESTION

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        if obstacle == ONE_CONTRACT_AT_LEAST:
            return Refused(MESSAGES[obstacle])
        return slot_refusal(s, s.game.take.offset(action), obstacle)

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        slot = s.game.take.offset(action)
        if slot >= 0:
            take_from_slot(s, self.seat, slot)
            drop_old_contracts(s, self.seat, 1)

    def prompt(self, s: MarcoPolo2State) -> Message:
        return Message("ask-take-or-not" if self.optional else "ask-take-one")


def contract_cities(s: MarcoPolo2State, seat: int) -> int:
    """Return the set of contract cities with a post of a seat."""
    return s.seats[seat].posts & bits.first(CONTRACT_CITIES)


def ask_in_city(s: MarcoPolo2State, seat: int, city: int) -> None:
    """Ask for a contract where a post was just placed; the owner may decline."""
    cities = bits.of([city])
    if contract_slots(s, cities):
        s.stack.append(TakeFrom(seat, cities, True))


def ask_in_any_city(s: MarcoPolo2State, seat: int, number: int) -> None:
    """Ask for a contract from any contract city with a post of the seat, as a reward that may not be declined."""
    cities = contract_cities(s, seat)
    if contract_slots(s, cities):
        s.stack.append(TakeFrom(seat, cities, False))


def refill(s: MarcoPolo2State, seat: int) -> None:
    """Draw a new contract from the pile for every empty slot, at the end of a turn.

    An empty pile leaves them empty (a ruling: empty-pile-leaves-gaps).
    """
    if TAKEN not in s.contract_board:
        return
    for slot, card in enumerate(s.contract_board):
        if card == TAKEN and s.contract_pile.cards:
            new = draw_from_pile(s)
            s.contract_board = replaced(s.contract_board, slot, new)
            if s.event_sink is not None:
                s.emit("refill", None, contract=s.game.contracts.labels[new], city=s.game.places.labels[city_of(slot)])
