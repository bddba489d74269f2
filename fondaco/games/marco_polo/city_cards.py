"""Die Stadtkarten: one die on a card in a city with an own post (page 11)."""

from __future__ import annotations

from dataclasses import dataclass

from ...core.errors import Refused
from ...core.frames import Question, not_asked
from ...core.messages import Message, Plain
from .components import PIPS, CardKind
from .items import GOOD, TRIGGER, Bundle
from .rewards import Good, Trigger, own_small_cities
from .state import MarcoPoloState
from .store import MANY, gain, lack, pay, payable
from .travel import CARD, ask_journey, can_move


def repetitions(s: MarcoPoloState, seat: int, card: int) -> int:
    """How often a seat could repeat a card, whatever the die shows."""
    cards = s.game.cards
    kind = cards.kind[card]
    if kind is CardKind.REPEAT:
        if cards.travels[card]:
            return int(can_move(s, seat, CARD + card))
        often = payable(s, seat, cards.cost[card].amounts)
        if TRIGGER in cards.reward[card].effects:
            often = min(often, len(own_small_cities(s, seat)))
        return often
    if kind is CardKind.COUNTED:
        return s.posts[seat].bit_count() if cards.counts_posts[card] else len(s.completed[seat])
    if kind is CardKind.TABLE:
        return len(own_small_cities(s, seat)) if TRIGGER in cards.rows[card][0].effects else MANY
    if kind is CardKind.PIPS:
        return MANY
    return max(swaps_payable(s, seat, swap) for swap in cards.swaps[card])


def swaps_payable(s: MarcoPoloState, seat: int, swap: int) -> int:
    """How often a seat can pay a swap."""
    item, number, _, _ = s.game.cards.swap[swap]
    return payable(s, seat, ((item, number),))


def usable(s: MarcoPoloState, seat: int, card: int) -> bool:
    """Whether a seat could use a card at least once: otherwise no die may be placed there."""
    return repetitions(s, seat, card) > 0


def in_vain(s: MarcoPoloState, seat: int, card: int) -> Refused:
    """Why a card is of no use to a seat now."""
    cards = s.game.cards
    kind, label = cards.kind[card], cards.labels[card]
    if kind is CardKind.COUNTED:
        return Refused("card-counts-posts" if cards.counts_posts[card] else "card-counts-contracts")
    if kind is CardKind.TABLE:
        return Refused("card-needs-small-city")
    if kind is CardKind.REPEAT:
        if cards.travels[card]:
            return Refused("card-no-step", card=label)
        missing = lack(s, seat, cards.cost[card].amounts)
        if missing:
            return Refused("card-unpayable", card=label, items=missing)
        return Refused("card-needs-small-city")
    return Refused("card-no-swap", card=label)


def use(s: MarcoPoloState, seat: int, card: int, value: int) -> None:
    """Carry a card out with a die of that value."""
    cards = s.game.cards
    kind = cards.kind[card]
    if s.log is not None:
        s.tell("card", seat, card=cards.labels[card])
    if kind is CardKind.REPEAT:
        if cards.travels[card]:
            # The steps of one use are one journey; how many are paid for is how many are made.
            ask_journey(s, seat, CARD + card, value)
        else:
            s.stack.append(Times(seat, card, min(value, repetitions(s, seat, card))))
    elif kind is CardKind.PIPS:
        repeat(s, seat, cards.reward[card], value)
    elif kind is CardKind.COUNTED:
        repeat(s, seat, cards.reward[card], min(value, repetitions(s, seat, card)))
    elif kind is CardKind.TABLE:
        repeat(s, seat, cards.rows[card][value - 1], 1)
    elif kind is CardKind.EITHER:
        s.stack.append(SwapOnce(seat, card, value))
    else:
        ask_swap(s, seat, card, 0, value, 0)


def repeat(s: MarcoPoloState, seat: int, bundle: Bundle, times: int) -> None:
    """Give a reward that many times: goods of choice are asked for together, city bonuses must be of different cities."""
    gain(s, seat, bundle.amounts, times)
    goods = bundle.effects.count(GOOD) * times
    triggers = min(bundle.effects.count(TRIGGER) * times, len(own_small_cities(s, seat)))
    if goods:
        s.stack.append(Good(seat, goods, 0))
    if triggers:
        s.stack.append(Trigger(seat, triggers, 0))


@dataclass(slots=True, eq=False)
class Times(Question[MarcoPoloState]):
    """How often do you use the card? All is paid first, so that nothing gained pays for a later repetition (a ruling)."""

    seat: int
    card: int
    most: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        base = s.game.times.base
        return s.game.ids[base : base + self.most]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        times = action - s.game.times.base + 1
        if not 1 <= times <= PIPS:
            raise not_asked()
        if times > self.most:
            raise Refused("too-often", most=self.most)
        cards = s.game.cards
        pay(s, self.seat, cards.cost[self.card].amounts, times)
        repeat(s, self.seat, cards.reward[self.card], times)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-times", {"card": s.game.cards.labels[self.card], "most": self.most})


@dataclass(slots=True, eq=False)
class SwapOnce(Question[MarcoPoloState]):
    """Which of the swaps, and how often? One direction for the whole use (sheet)."""

    seat: int
    card: int
    most: int

    def legal(self, s: MarcoPoloState) -> list[int]:
        actions = []
        for swap in s.game.cards.swaps[self.card]:
            none = s.game.swap.base + swap * (PIPS + 1)
            actions += s.game.ids[none + 1 : none + 1 + min(self.most, swaps_payable(s, self.seat, swap))]
        return actions

    def apply(self, s: MarcoPoloState, action: int) -> None:
        swap, times = named_swap(s, self.card, action)
        if not times:
            raise Refused("once-at-least")
        carry_out_swap(s, self.seat, swap, times, self.most)

    def prompt(self, s: MarcoPoloState) -> Message:
        return Message("ask-swap-once", {"card": s.game.cards.labels[self.card], "most": self.most})


@dataclass(slots=True, eq=False)
class SwapEach(Question[MarcoPoloState]):
    """How often this swap? Every repetition may be another one (supplement, section 6); they are asked for in order.

    Each repetition is paid and gained before the next, so what one brings may pay for a later one (a ruling).
    """

    seat: int
    card: int
    at: int
    left: int
    used: int

    def fewest(self, s: MarcoPoloState) -> int:
        """None, unless this is the last swap that makes the use of the card worth its die."""
        later = s.game.cards.swaps[self.card][self.at + 1 :]
        return 0 if self.used or any(swaps_payable(s, self.seat, swap) for swap in later) else 1

    def legal(self, s: MarcoPoloState) -> list[int]:
        swap = s.game.cards.swaps[self.card][self.at]
        none = s.game.swap.base + swap * (PIPS + 1)
        most = min(self.left, swaps_payable(s, self.seat, swap))
        return s.game.ids[none + self.fewest(s) : none + most + 1]

    def apply(self, s: MarcoPoloState, action: int) -> None:
        swap, times = named_swap(s, self.card, action)
        if swap != s.game.cards.swaps[self.card][self.at]:
            raise not_asked()
        if times < self.fewest(s):
            raise Refused("once-at-least")
        carry_out_swap(s, self.seat, swap, times, self.left)
        ask_swap(s, self.seat, self.card, self.at + 1, self.left - times, self.used + times)

    def prompt(self, s: MarcoPoloState) -> Message:
        swap = s.game.cards.swap_labels[s.game.cards.swaps[self.card][self.at]]
        args: dict[str, Plain | Message] = {"swap": swap, "left": self.left}
        return Message("ask-swap", args)


def ask_swap(s: MarcoPoloState, seat: int, card: int, at: int, left: int, used: int) -> None:
    """Ask about the next swap of the card that can be paid."""
    swaps = s.game.cards.swaps[card]
    while left and at < len(swaps):
        if swaps_payable(s, seat, swaps[at]):
            s.stack.append(SwapEach(seat, card, at, left, used))
            return
        at += 1


def named_swap(s: MarcoPoloState, card: int, action: int) -> tuple[int, int]:
    """The swap that an answer names, and how often."""
    game = s.game
    if not game.swap.base <= action < game.swap.end:
        raise not_asked()
    swap, times = divmod(action - game.swap.base, PIPS + 1)
    if swap not in game.cards.swaps[card]:
        raise not_asked()
    return swap, times


def carry_out_swap(s: MarcoPoloState, seat: int, swap: int, times: int, most: int) -> None:
    """Pay and gain; refused if it is too often."""
    item, number, gained, amount = s.game.cards.swap[swap]
    if times > most:
        raise Refused("too-often", most=most)
    if times > swaps_payable(s, seat, swap):
        raise Refused("cannot-swap", items=lack(s, seat, ((item, number),), times))
    pay(s, seat, ((item, number),), times)
    gain(s, seat, ((gained, amount),), times)
