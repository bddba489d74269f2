"""Aufträge: making room for new ones, drawing them from a pile, fulfilling them (page 12)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from ....core.piles import EVERYBODY, seat_bit
from ..state import NOWHERE, AnyPolo
from .rewards import reward

HOLE = NOWHERE
"""What a contract that was taken leaves on the board."""

# --- making room -------------------------------------------------------------------------------------------------------------


def make_room(s: AnyPolo, seat: int, new: int) -> None:
    """Room for as many contracts as were just taken: old ones are dropped, and which is asked only if there is a choice."""
    held = s.active[seat]
    excess = len(held) - s.game.slots
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
        base = s.game.drop.base
        held = s.active[self.seat]
        return sorted(base + card for card in held[: len(held) - self.new])

    def apply(self, s: AnyPolo, action: int) -> None:
        game = s.game
        card = action - game.drop.base
        if not 0 <= card < game.drop.size:
            raise not_asked()
        held = s.active[self.seat]
        require_held(s, self.seat, card)
        if card in held[len(held) - self.new :]:
            raise Refused("just-taken", contract=game.contracts.labels[card])
        drop(s, self.seat, card)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-drop")


def drop(s: AnyPolo, seat: int, card: int) -> None:
    """Push a contract under the pile, in sight of all; a starting contract leaves the game."""
    s.active[seat] = tuple(other for other in s.active[seat] if other != card)
    if card >= s.game.contracts.starting:
        s.pile.put_at_bottom(card, EVERYBODY)
    if s.event_sink is not None:
        s.emit("drop", seat, contract=s.game.contracts.labels[card])


def require_held(s: AnyPolo, seat: int, card: int) -> None:
    """Refuse a contract that the seat does not have to fulfil."""
    if card not in s.active[seat]:
        raise Refused("contract-not-held", contract=s.game.contracts.labels[card])


# --- from the pile -----------------------------------------------------------------------------------------------------------


def draw_contract(s: AnyPolo, seat: int, number: int) -> None:
    """The top contract of the pile, onto a free slot. With both slots full it is looked at first.

    If the pile is used up, there is none (a ruling: no-contract-left).
    """
    if not s.pile.cards:
        s.emit("no-contract", seat)
        return
    known = s.pile.knowers[-1]
    card = s.pile.draw()
    s.revealed += 1
    label = s.game.contracts.labels[card]
    if len(s.active[seat]) < s.game.slots:
        s.active[seat] += (card,)
        s.emit("draw", seat, contract=label)
    else:
        s.drawn.put_on_top(card, known | seat_bit(seat))
        s.stack.append(KeepDrawn(seat))
        s.emit("look", seat, (seat,), contract=label)


class KeepDrawn(Question[AnyPolo]):
    """Which of three contracts goes: one of the old ones, or the one just drawn?"""

    __slots__ = ()

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.drop.base
        actions = sorted(base + card for card in s.active[self.seat])
        actions.append(s.game.refuse.base)
        return actions

    def apply(self, s: AnyPolo, action: int) -> None:
        game, seat = s.game, self.seat
        if action == game.refuse.base:
            known = s.drawn.knowers[-1]
            card = s.drawn.draw()
            s.pile.put_at_bottom(card, known)
            s.emit("refuse", seat, (seat,), contract=game.contracts.labels[card])
            return
        card = action - game.drop.base
        if not 0 <= card < game.drop.size:
            raise not_asked()
        require_held(s, seat, card)
        drop(s, seat, card)
        new = s.drawn.draw()
        s.active[seat] += (new,)
        s.revealed += 1
        if s.event_sink is not None:
            s.emit("draw", seat, contract=game.contracts.labels[new])

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-keep-drawn")

    def own_prompt(self, s: AnyPolo) -> Message:
        return Message("ask-keep-seen", {"contract": s.game.contracts.labels[s.drawn.cards[-1]]})


# --- 1 Auftrag ausführen -----------------------------------------------------------------------------------------------------


def legal_to_complete(s: AnyPolo, seat: int) -> list[int]:
    """The contracts that a seat can fulfil now, as actions."""
    game = s.game
    cost, base = game.contracts.cost, game.complete.base
    ready = [base + card for card in s.active[seat] if game.payable(s, seat, cost[card])]
    ready.sort()
    return ready


def complete(s: AnyPolo, seat: int, card: int) -> None:
    """Pay, put the contract into the drawer, take points and reward."""
    game = s.game
    require_held(s, seat, card)
    label, cost = game.contracts.labels[card], game.contracts.cost[card]
    if not game.payable(s, seat, cost):
        raise Refused("cannot-complete", contract=label, items=game.lack(s, seat, cost))
    s.stack += (game.turns[seat], Fulfil(seat, card))
    if s.event_sink is not None:
        s.emit("complete", seat, contract=label)
    game.charge(s, seat, cost)


class Fulfil(Task[AnyPolo]):
    """A contract that is paid for goes into the drawer, and only then brings its reward (a ruling: slot-before-reward).

    The rulebook names the drawer last (page 12), but not that the contract keeps its slot until then.
    """

    __slots__ = ("card",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: AnyPolo, seat: int) -> None:
        card = self.card
        s.active[seat] = tuple(other for other in s.active[seat] if other != card)
        s.completed[seat] += (card,)
        s.game.completed(s, seat)
        reward(s, seat, s.game.contracts.reward[card])
