"""Die Stadtkarten: one die on a card in a city with an own post (page 11)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.components import PIPS, CardKind
from ...polo.rules import city_cards as polo
from ...polo.rules.city_cards import check_swap, named_swap, swaps_payable
from ...polo.rules.payment import gain, pay
from ..state import MarcoPoloState
from .travel import CARD, ask_journey, can_move


def usable(s: MarcoPoloState, seat: int, card: int) -> bool:
    """Whether a seat could use a card at least once: otherwise no die may be placed there."""
    if s.game.cards.travels[card]:
        return can_move(s, seat, CARD + card)
    return polo.repetitions(s, seat, card) > 0


def use(s: MarcoPoloState, seat: int, card: int, value: int) -> None:
    """Carry a card out with a die of that value."""
    cards = s.game.cards
    if s.event_sink is not None:
        s.emit("card", seat, card=cards.labels[card])
    if cards.travels[card]:
        # The steps of one use are one journey; how many are paid for is how many are made.
        ask_journey(s, seat, CARD + card, value)
    elif cards.kind[card] is CardKind.EACH:
        ask_swap(s, seat, card, 0, value, 0)
    else:
        polo.use(s, seat, card, value)


class SwapEach(Question[MarcoPoloState]):
    """How often this swap? They are asked for in order.

    Every repetition may be another one. Each is paid and gained before the next, so what one brings may pay for a later one
    (a ruling: swaps-one-by-one).
    """

    __slots__ = ("at", "card", "left", "used")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "at", "left", "used")

    def __init__(self, seat: int, card: int, at: int, left: int, used: int) -> None:
        self.seat = seat
        self.card = card
        self.at = at
        self.left = left
        self.used = used

    def fewest(self, s: MarcoPoloState) -> int:
        """None, unless this is the last swap that makes the use of the card worth its die."""
        later = s.game.cards.swaps[self.card][self.at + 1 :]
        return 0 if self.used or any(swaps_payable(s, self.seat, swap) for swap in later) else 1

    def legal(self, s: MarcoPoloState) -> list[int]:
        swap = s.game.cards.swaps[self.card][self.at]
        none = s.game.swap.base + swap * (PIPS + 1)
        most = min(self.left, swaps_payable(s, self.seat, swap))
        return s.game.all_actions[none + self.fewest(s) : none + most + 1]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        swap, times = named_swap(s, self.card, action)
        if swap != s.game.cards.swaps[self.card][self.at]:
            raise not_asked()
        if times < self.fewest(s):
            raise Refused("once-at-least")
        check_swap(s, self.seat, swap, times, self.left)
        item, number, gained, amount = s.game.cards.swap[swap]
        pay(s, self.seat, ((item, number),), times)
        gain(s, self.seat, ((gained, amount),), times)
        ask_swap(s, self.seat, self.card, self.at + 1, self.left - times, self.used + times)

    def prompt(self, s: MarcoPoloState) -> Message:
        swap = s.game.cards.swaps[self.card][self.at]
        most = min(self.left, swaps_payable(s, self.seat, swap))
        return Message("ask-swap", {"swap": s.game.cards.swap_labels[swap], "most": most})


def ask_swap(s: MarcoPoloState, seat: int, card: int, at: int, left: int, used: int) -> None:
    """Ask about the next swap of the card that can be paid."""
    swaps = s.game.cards.swaps[card]
    while left and at < len(swaps):
        if swaps_payable(s, seat, swaps[at]):
            s.stack.append(SwapEach(seat, card, at, left, used))
            return
        at += 1
