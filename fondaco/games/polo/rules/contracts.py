"""Aufträge: dropping old ones for new ones, drawing them from a pile, fulfilling them (page 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ....core.piles import EVERYBODY, seat_bit
from ..state import NOWHERE, AnyPolo
from .obstacles import CANNOT_FULFIL, CONTRACT_NOT_HELD, JUST_TAKEN, MESSAGES
from .rewards import reward

TAKEN: Final = NOWHERE
"""The entry of a slot on the board whose contract was taken."""


def contract_refusal(s: AnyPolo, seat: int, card: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to dropping or fulfilling a contract."""
    label = s.game.contracts.labels[card]
    if obstacle == CANNOT_FULFIL:
        missing = s.game.differences.missing(s, seat, s.game.contracts.cost[card], 1)
        return Refused(MESSAGES[obstacle], contract=label, items=missing)
    return Refused(MESSAGES[obstacle], contract=label)


# --- dropping ----------------------------------------------------------------------------------------------------------------


def drop_old_contracts(s: AnyPolo, seat: int, new: int) -> None:
    """Drop old contracts if the new ones exceed the slots; the seat is asked only if it has a choice."""
    held = s.seats[seat].contracts
    excess = len(held) - s.game.contract_slots
    if excess <= 0:
        return
    old = held[: len(held) - new]
    if excess == len(old):  # in the order in which they were taken (a ruling: dropped-in-order)
        for card in old:
            drop(s, seat, card)
    else:
        s.stack.append(MakeRoom(seat, new))


class MakeRoom(Question[AnyPolo]):
    """Which old contract do you drop? Those just taken must stay (Hinweise to taking contracts)."""

    __slots__ = ("new",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "new")

    def __init__(self, seat: int, new: int) -> None:
        self.seat = seat
        self.new = new

    def legal(self, s: AnyPolo) -> list[int]:
        drop_actions, held = s.game.drop.actions, s.seats[self.seat].contracts
        return sorted([drop_actions[card] for card in held if not self.card_obstacle(s, card)])

    def obstacle(self, s: AnyPolo, action: int) -> int:
        card = s.game.drop.offset(action)
        return self.card_obstacle(s, card) if card >= 0 else OTHER_QUESTION

    def card_obstacle(self, s: AnyPolo, card: int) -> int:
        """Return what prevents dropping a contract."""
        held = s.seats[self.seat].contracts
        if card not in held:
            return CONTRACT_NOT_HELD
        return JUST_TAKEN if card in held[len(held) - self.new :] else NO_OBSTACLE

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return contract_refusal(s, self.seat, s.game.drop.offset(action), obstacle)

    def perform(self, s: AnyPolo, action: int) -> None:
        drop(s, self.seat, s.game.drop.offset(action))

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-drop")


def drop(s: AnyPolo, seat: int, card: int) -> None:
    """Put a contract face up under the pile; a starting contract leaves the game."""
    each = s.seats[seat]
    each.contracts = tuple([other for other in each.contracts if other != card])
    if card >= s.game.contracts.starting:
        put_under_pile(s, card, EVERYBODY)
    if s.event_sink is not None:
        s.emit("drop", seat, contract=s.game.contracts.labels[card])


def put_under_pile(s: AnyPolo, card: int, knowers: int) -> None:
    """Put a contract under the pile."""
    s.contract_pile = s.contract_pile.clone()
    s.contract_pile.put_at_bottom(card, knowers)


# --- from the pile -----------------------------------------------------------------------------------------------------------


def draw_from_pile(s: AnyPolo) -> int:
    """Draw the top contract of the pile."""
    s.contract_pile = s.contract_pile.clone()
    s.revealed += 1
    return s.contract_pile.draw()


def draw_contract(s: AnyPolo, seat: int, number: int) -> None:
    """Draw the top contract of the pile onto a free slot. A seat whose slots are full looks at it first.

    If the pile is used up, there is none (a ruling: no-contract-left).
    """
    if not s.contract_pile.cards:
        s.emit("no-contract", seat)
        return
    knowers = s.contract_pile.knowers[-1]
    card = draw_from_pile(s)
    label, each = s.game.contracts.labels[card], s.seats[seat]
    if len(each.contracts) < s.game.contract_slots:
        each.contracts += (card,)
        s.emit("draw", seat, contract=label)
    else:
        s.drawn_contract = s.drawn_contract.clone()
        s.drawn_contract.put_on_top(card, knowers | seat_bit(seat))
        s.stack.append(KeepOrRefuse(seat))
        s.emit("look", seat, (seat,), contract=label)


class KeepOrRefuse(Question[AnyPolo]):
    """Which of three contracts do you give up: an old one, or the one just drawn?"""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        drop_actions = s.game.drop.actions
        return [*sorted([drop_actions[card] for card in s.seats[self.seat].contracts]), s.game.refuse_drawn.only]

    def obstacle(self, s: AnyPolo, action: int) -> int:
        if action == s.game.refuse_drawn.only:
            return NO_OBSTACLE
        card = s.game.drop.offset(action)
        return held_obstacle(s, self.seat, card) if card >= 0 else OTHER_QUESTION

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return contract_refusal(s, self.seat, s.game.drop.offset(action), obstacle)

    def perform(self, s: AnyPolo, action: int) -> None:
        labels, seat = s.game.contracts.labels, self.seat
        knowers = s.drawn_contract.knowers[-1]
        s.drawn_contract = s.drawn_contract.clone()
        if action == s.game.refuse_drawn.only:
            card = s.drawn_contract.draw()
            put_under_pile(s, card, knowers)
            s.emit("refuse", seat, (seat,), contract=labels[card])
            return
        drop(s, seat, s.game.drop.offset(action))
        card = s.drawn_contract.draw()
        s.seats[seat].contracts += (card,)
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("draw", seat, contract=labels[card])

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-keep-drawn")

    def own_prompt(self, s: AnyPolo) -> Message:
        return Message("ask-keep-seen", {"contract": s.game.contracts.labels[s.drawn_contract.cards[-1]]})


# --- 1 Auftrag ausführen -----------------------------------------------------------------------------------------------------


def held_obstacle(s: AnyPolo, seat: int, card: int) -> int:
    """Return `CONTRACT_NOT_HELD` for a contract that is not among those a seat has to fulfil."""
    return NO_OBSTACLE if card in s.seats[seat].contracts else CONTRACT_NOT_HELD


def fulfil_obstacle(s: AnyPolo, seat: int, card: int) -> int:
    """Return what prevents fulfilling a contract."""
    obstacle = held_obstacle(s, seat, card)
    if obstacle:
        return obstacle
    return NO_OBSTACLE if s.game.differences.payable(s, seat, s.game.contracts.cost[card]) else CANNOT_FULFIL


def legal_to_fulfil(s: AnyPolo, seat: int) -> list[int]:
    """Return the contracts that a seat can fulfil now, as actions."""
    game = s.game
    complete, payable, cost = game.complete.actions, game.differences.payable, game.contracts.cost
    return sorted([complete[card] for card in s.seats[seat].contracts if payable(s, seat, cost[card])])


def fulfil(s: AnyPolo, seat: int, card: int) -> None:
    """Pay for a contract; it is fulfilled afterwards."""
    s.stack.append(Fulfil(seat, card))
    if s.event_sink is not None:
        s.emit("complete", seat, contract=s.game.contracts.labels[card])
    s.game.differences.charge(s, seat, s.game.contracts.cost[card], 1)


class Fulfil(Task[AnyPolo]):
    """A contract that is paid for goes into the drawer, and only then brings its reward (a ruling: slot-before-reward).

    The drawer comes last on page 12, but that need not mean that the contract keeps its slot until then.
    """

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: AnyPolo, seat: int) -> None:
        card, each = self.card, s.seats[seat]
        each.contracts = tuple([other for other in each.contracts if other != card])
        each.fulfilled += (card,)
        after_contract = s.game.differences.after_contract
        if after_contract is not None:
            after_contract(s, seat)
        reward(s, seat, s.game.contracts.reward[card])
