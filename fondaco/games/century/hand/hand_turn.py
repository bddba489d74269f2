"""Karte spielen, Karte erwerben, Ausruhen: the actions of a turn that games with hands share (pages 2 and 3)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....core.errors import Refused
from ....core.frames import Question
from ....core.messages import JsonValue, Message
from ....core.native import mypyc_attr
from ..cubes.packing import total, unpack
from ..merchants.merchants import (
    PayForMerchant,
    carry_out,
    merchant_obstacle,
    merchant_refusal,
    refill,
    use_obstacle,
    use_refusal,
)
from ..obstacles import MESSAGES, NO_MERCHANT, NOT_IN_HAND, TOO_FEW_TO_ACQUIRE
from .hand_deals import take_or_deal
from .turn_action import S, TurnAction

if TYPE_CHECKING:
    from ..state import CenturyState

WAYS = ("play", "deal", "acquire", "claim", "sail", "stay", "rest")
"""The actions of a turn in the order in which the prompt names them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HandTurn(Question[S]):
    """Which action? Exactly one of the `turn_actions` of the game."""

    __slots__ = ()

    def legal(self, s: S) -> list[int]:
        actions: list[int] = []
        for each in s.game.hands.in_turn:
            actions += each.legal(s, self.seat)
        return actions

    def obstacle(self, s: S, action: int) -> int:
        chosen, value = s.game.hands.chosen[action]
        return chosen.obstacle(s, self.seat, value)

    def refusal(self, s: S, action: int, obstacle: int) -> Refused:
        chosen, value = s.game.hands.chosen[action]
        return chosen.refusal(s, self.seat, value, obstacle)

    def perform(self, s: S, action: int) -> None:
        chosen, value = s.game.hands.chosen[action]
        chosen.perform(s, self.seat, value)

    def prompt(self, s: S) -> Message:
        """Name what is possible now."""
        possible = {s.game.space.family(action).name for action in self.legal(s)}
        ways: list[JsonValue] = [way for way in WAYS if way in possible and not (way == "stay" and "sail" in possible)]
        return Message("ask-turn-last" if s.last_round else "ask-turn", {"seat": self.seat, "ways": ways})


class Play(TurnAction["CenturyState"]):
    """Lay a card of the hand open before you; a trade card that cannot be paid once may not be played."""

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        play, payable = s.game.hands.play.actions, s.game.merchants.payable[s.cubes[seat]]
        return [play[card] for card in s.hand[seat] if payable[card]]

    def obstacle(self, s: CenturyState, seat: int, card: int) -> int:
        return use_obstacle(s, seat, card) if card in s.hand[seat] else NOT_IN_HAND

    def refusal(self, s: CenturyState, seat: int, card: int, obstacle: int) -> Refused:
        if obstacle == NOT_IN_HAND:
            return Refused(MESSAGES[obstacle], card=s.game.merchants.labels[card])
        return use_refusal(s, seat, card)

    def perform(self, s: CenturyState, seat: int, card: int) -> None:
        s.hand[seat].remove(card)
        s.played[seat].append(card)
        if s.event_sink is not None:
            s.emit("play", seat, card=s.game.merchants.labels[card])
        carry_out(s, seat, card)


class Acquire(TurnAction["CenturyState"]):
    """Take a merchant of the row: pay first, one cube of your choice on each card to its left; the leftmost one is free."""

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        return s.game.hands.acquire.actions[: min(len(s.merchants.row), total(s.cubes[seat]) + 1)]

    def obstacle(self, s: CenturyState, seat: int, place: int) -> int:
        obstacle = merchant_obstacle(s, place)
        return TOO_FEW_TO_ACQUIRE if not obstacle and place > total(s.cubes[seat]) else obstacle

    def refusal(self, s: CenturyState, seat: int, place: int, obstacle: int) -> Refused:
        if obstacle == NO_MERCHANT:
            return merchant_refusal(s, place)
        return Refused(MESSAGES[obstacle], place=place + 1, needed=place, held=total(s.cubes[seat]))

    def perform(self, s: CenturyState, seat: int, place: int) -> None:
        if place:
            s.stack.append(PayForMerchant(seat, place, 0))
        else:
            s.game.merchants.on_paid(s, seat, 0)


class Rest(TurnAction["CenturyState"]):
    """Ausruhen: the played cards come back into the hand.

    No condition is named, so it is allowed with none, too (a ruling: rest-with-nothing-played).
    """

    def legal(self, s: CenturyState, seat: int) -> Sequence[int]:
        return s.game.hands.rest.actions

    def perform(self, s: CenturyState, seat: int, value: int) -> None:
        pick_up_cards(s, seat, s.played[seat])


def pick_up_cards(s: CenturyState, seat: int, *laid_down: list[int]) -> None:
    """Take all cards laid down into the hand."""
    s.emit("rest", seat, count=sum([len(cards) for cards in laid_down]))
    for cards in laid_down:
        s.hand[seat] += cards
        cards.clear()
    s.hand[seat].sort()


def take_paid_merchant(s: CenturyState, seat: int, place: int) -> None:
    """Take a merchant that has been paid for into the hand; with golden deals its deal may be made instead."""
    if s.deals is not None:
        take_or_deal(s, seat, place)
        return
    # first the cubes lying on the card, then the card itself; the row closes up and a new card comes in
    card, cubes = s.merchants.take(place)
    s.cubes[seat] += cubes
    insort(s.hand[seat], card)
    if s.event_sink is not None:
        s.emit("acquire", seat, card=s.game.merchants.labels[card], cubes=unpack(cubes))
    refill(s)
