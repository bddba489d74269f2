"""Die Stadtkarten: one die on a card in a city with a post of the seat (page 11)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import OTHER_QUESTION, Question
from ....core.messages import Message
from ...polo.components import CardKind
from ...polo.rules import city_cards as polo
from ...polo.rules.city_cards import payable_swaps, swap_actions, swap_and_times, swap_obstacle, swap_refusal
from ...polo.rules.payment import gain, pay
from ..state import MarcoPoloState
from .travel import CARD, ask_journey, can_move


def is_usable(s: MarcoPoloState, seat: int, card: int) -> bool:
    """Return whether a seat could use a card at least once: otherwise no die may be placed there."""
    if s.game.cards.travels[card]:
        return can_move(s, seat, CARD + card)
    return polo.repetitions(s, seat, card) > 0


def use_card(s: MarcoPoloState, seat: int, card: int, value: int) -> None:
    """Carry out a card with a die of a value."""
    cards = s.game.cards
    if s.event_sink is not None:
        s.emit("card", seat, card=cards.labels[card])
    if cards.travels[card]:  # the steps of one use are one journey, and as many are paid as are made
        ask_journey(s, seat, CARD + card, value)
    elif cards.kind[card] is CardKind.EACH:
        ask_swap(s, seat, card, 0, value, 0)
    else:
        polo.use_card(s, seat, card, value)


class SwapInTurn(Question[MarcoPoloState]):
    """How often this swap? The swaps of the card are asked for in order.

    Every repetition may be a different one. Each is paid and gained before the next, so one may pay for a later one
    (a ruling: swaps-one-by-one).
    """

    __slots__ = ("card", "index", "left", "used")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "index", "left", "used")

    def __init__(self, seat: int, card: int, index: int, left: int, used: int) -> None:
        self.seat = seat
        self.card = card
        self.index = index
        self.left = left
        self.used = used

    def swap(self, s: MarcoPoloState) -> int:
        """Return the number of the swap."""
        return s.game.cards.swaps[self.card][self.index]

    def minimum(self, s: MarcoPoloState) -> int:
        """Return 0, unless this is the last swap that could make the card worth its die."""
        later = s.game.cards.swaps[self.card][self.index + 1 :]
        return 0 if self.used or any(payable_swaps(s, self.seat, swap) for swap in later) else 1

    def legal(self, s: MarcoPoloState) -> list[int]:
        swap = self.swap(s)
        return swap_actions(s, swap, self.minimum(s), min(self.left, payable_swaps(s, self.seat, swap)))

    def obstacle(self, s: MarcoPoloState, action: int) -> int:
        swap, times = swap_and_times(s, action)
        if swap != self.swap(s):
            return OTHER_QUESTION
        return swap_obstacle(s, self.seat, swap, times, self.minimum(s), self.left)

    def refusal(self, s: MarcoPoloState, action: int, obstacle: int) -> Refused:
        return swap_refusal(s, self.seat, action, self.left, obstacle)

    def perform(self, s: MarcoPoloState, action: int) -> None:
        swap, times = swap_and_times(s, action)
        item, number, gained, amount = s.game.cards.swap[swap]
        pay(s, self.seat, ((item, number),), times)
        gain(s, self.seat, ((gained, amount),), times)
        ask_swap(s, self.seat, self.card, self.index + 1, self.left - times, self.used + times)

    def prompt(self, s: MarcoPoloState) -> Message:
        swap = self.swap(s)
        payable = min(self.left, payable_swaps(s, self.seat, swap))
        return Message("ask-swap", {"swap": s.game.cards.swap_labels[swap], "most": payable})


def ask_swap(s: MarcoPoloState, seat: int, card: int, index: int, left: int, used: int) -> None:
    """Ask about the next swap of the card that can be paid, from an index on."""
    swaps = s.game.cards.swaps[card]
    while left and index < len(swaps):
        if payable_swaps(s, seat, swaps[index]):
            s.stack.append(SwapInTurn(seat, card, index, left, used))
            return
        index += 1
