"""Aufträge: taking them from the board (page 7), drawing them from the special pile, fulfilling them (page 12)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, Task, not_asked
from ...core.messages import Message
from ...core.piles import EVERYBODY, only
from .items import CAMEL, COIN
from .rewards import reward
from .state import NOWHERE, MarcoPoloState
from .store import gain, lack, pay, payable

HOLE = NOWHERE
"""What a contract that was just taken leaves in the row: positions are fixed until the action is done."""
EXTRAS = ("coin", "camel")


# --- Aufträge nehmen ---------------------------------------------------------------------------------------------------------


def take_contracts(s: MarcoPoloState, seat: int, value: int) -> None:
    """The action: one or two contracts below positions up to the die's value."""
    s.stack.append(Slide(seat))
    s.stack.append(Take(seat, value, NOWHERE))


@dataclass(slots=True, eq=False)
class Take(Question[MarcoPoloState]):
    """Which contract do you take? The second one lies right of the first, so that every outcome has one path."""

    seat: int
    value: int
    first: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        game = s.game
        base = game.take.base
        actions = game.ids[base + self.first + 1 : base + min(self.value, len(s.row))]
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
        if s.log is not None:
            s.tell("take", seat, contract=game.contracts.labels[card])
        if first == NOWHERE and place + 1 < min(self.value, len(s.row)):
            s.stack.append(Take(seat, self.value, place))
        extra = game.spaces.extra[place]
        if extra:
            s.stack.append(Extra(seat, extra))

    def prompt(self, s: MarcoPoloState) -> Message:
        most = min(self.value, len(s.row))
        return Message("ask-take" if self.first == NOWHERE else "ask-take-second", {"most": most})


@dataclass(slots=True, eq=False)
class Extra(Question[MarcoPoloState]):
    """Coins or camels with the contract of the fifth or sixth position?"""

    seat: int
    amount: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        return s.game.ids[s.game.extra.base : s.game.extra.end]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        choice = action - s.game.extra.base
        if not 0 <= choice < len(EXTRAS):
            raise not_asked()
        gain(s, self.seat, (((COIN, CAMEL)[choice], self.amount),))

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-extra", {"amount": self.amount})


@dataclass(slots=True, eq=False)
class Slide(Task[MarcoPoloState]):
    """The row slides left, and room is made for the new contracts by dropping old ones."""

    seat: int

    def entry(self, s: MarcoPoloState, seat: int) -> None:
        new = s.row.count(HOLE)
        s.row = tuple(card for card in s.row if card != HOLE)
        held = s.active[seat]
        excess = len(held) - s.game.slots
        if excess <= 0:
            return
        old = held[: len(held) - new]
        if excess == len(old):
            for card in old:
                drop(s, seat, card)
        else:
            s.stack.append(MakeRoom(seat, new))


@dataclass(slots=True, eq=False)
class MakeRoom(Question[MarcoPoloState]):
    """Which old contract do you drop? Those just taken must stay (Hinweise, page 8)."""

    seat: int
    new: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.drop.base
        held = s.active[self.seat]
        return sorted(base + card for card in held[: len(held) - self.new])

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game = s.game
        card = action - game.drop.base
        if not 0 <= card < game.drop.size:
            raise not_asked()
        held = s.active[self.seat]
        require_held(s, self.seat, card)
        if card in held[len(held) - self.new :]:
            raise Refused("just-taken", contract=game.contracts.labels[card])
        drop(s, self.seat, card)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-drop")


def drop(s: MarcoPoloState, seat: int, card: int) -> None:
    """Push a contract under the special pile, in sight of all; a starting contract leaves the game."""
    s.active[seat] = tuple(other for other in s.active[seat] if other != card)
    if card >= s.game.contracts.starting:
        s.special.put_under(card, EVERYBODY)
    if s.log is not None:
        s.tell("drop", seat, contract=s.game.contracts.labels[card])


def require_held(s: MarcoPoloState, seat: int, card: int) -> None:
    """Refuse a contract that the seat does not have to fulfil."""
    if card not in s.active[seat]:
        raise Refused("contract-not-held", contract=s.game.contracts.labels[card])


# --- the special pile --------------------------------------------------------------------------------------------------------


def draw_contract(s: MarcoPoloState, seat: int) -> None:
    """The top contract of the special pile, onto a free slot. With both slots full it is looked at first."""
    if not s.special.cards:
        s.tell("no-contract", seat)
        return
    card = s.special.draw()
    s.revealed += 1
    label = s.game.contracts.labels[card]
    if len(s.active[seat]) < s.game.slots:
        s.active[seat] += (card,)
        s.tell("draw", seat, contract=label)
    else:
        s.drawn.put(card, only(seat))
        s.stack.append(KeepDrawn(seat))
        s.tell("look", seat, (seat,), contract=label)


@dataclass(slots=True, eq=False)
class KeepDrawn(Question[MarcoPoloState]):
    """Which of three contracts goes: one of the old ones, or the one just drawn?"""

    seat: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.drop.base
        return [*sorted(base + card for card in s.active[self.seat]), s.game.refuse.base]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        game, seat = s.game, self.seat
        if action == game.refuse.base:
            card = s.drawn.draw()
            s.special.put_under(card, only(seat))
            s.tell("refuse", seat, (seat,), contract=game.contracts.labels[card])
            return
        card = action - game.drop.base
        if not 0 <= card < game.drop.size:
            raise not_asked()
        require_held(s, seat, card)
        drop(s, seat, card)
        new = s.drawn.draw()
        s.active[seat] += (new,)
        s.revealed += 1
        if s.log is not None:
            s.tell("draw", seat, contract=game.contracts.labels[new])

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-keep-drawn")


def refill_row(s: MarcoPoloState, seat: int) -> None:
    """An empty row gets two contracts from the special pile, or what there is, between two turns (page 7)."""
    if s.row:
        return
    for _ in range(min(s.game.spaces.refill, len(s.special.cards))):
        card = s.special.draw()
        s.row += (card,)
        s.revealed += 1
        if s.log is not None:
            s.tell("refill", None, contract=s.game.contracts.labels[card])


# --- 1 Auftrag ausführen -----------------------------------------------------------------------------------------------------


def complete(s: MarcoPoloState, seat: int, card: int) -> None:
    """Pay, put the contract into the drawer, take points and reward: the reward may already use the slot set free."""
    contracts = s.game.contracts
    require_held(s, seat, card)
    cost = contracts.cost[card]
    if not payable(s, seat, cost):
        raise Refused("cannot-complete", contract=contracts.labels[card], items=lack(s, seat, cost))
    s.stack.append(s.game.turns[seat])
    if s.log is not None:
        s.tell("complete", seat, contract=contracts.labels[card])
    pay(s, seat, cost)
    s.active[seat] = tuple(other for other in s.active[seat] if other != card)
    s.completed[seat] += (card,)
    reward(s, seat, contracts.reward[card])
