"""Die Stadtkarten: what a card brings for one die (page 11)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from ..components import PIPS, CardKind
from ..items import Bundle
from ..state import AnyPolo
from .payment import MANY, gain
from .rewards import Effects, Good, Trigger, own_bonus_cities


def repetitions(s: AnyPolo, seat: int, card: int) -> int:
    """How often a seat could repeat a card that neither moves figures nor does what only one of the games knows."""
    game = s.game
    cards = game.cards
    kind = cards.kind[card]
    if kind is CardKind.REPEAT:
        often = game.payable(s, seat, cards.cost[card].amounts)
        if game.trigger_effect in cards.reward[card].effects:
            often = min(often, len(own_bonus_cities(s, seat)))
        return often
    if kind is CardKind.COUNTED:  # all posts on the map count, Beijing's too (a ruling: all-posts-count)
        return s.posts[seat].bit_count() if cards.counts_posts[card] else len(s.completed[seat])
    if kind is CardKind.TABLE:
        return len(own_bonus_cities(s, seat)) if game.trigger_effect in cards.rows[card][0].effects else MANY
    if kind is CardKind.PIPS:
        return MANY
    return max(swaps_payable(s, seat, swap) for swap in cards.swaps[card])


def swaps_payable(s: AnyPolo, seat: int, swap: int) -> int:
    """How often a seat can pay a swap."""
    item, number, _, _ = s.game.cards.swap[swap]
    return s.game.payable(s, seat, ((item, number),))


def in_vain(s: AnyPolo, seat: int, card: int) -> Refused:
    """Why a card is of no use to a seat now."""
    cards = s.game.cards
    kind, label = cards.kind[card], cards.labels[card]
    if kind is CardKind.COUNTED:
        return Refused("card-counts-posts" if cards.counts_posts[card] else "card-counts-contracts")
    if kind is CardKind.TABLE:
        return Refused("card-needs-bonus-city")
    if kind is CardKind.REPEAT:
        if cards.travels[card]:
            return Refused("card-no-step", card=label)
        missing = s.game.lack(s, seat, cards.cost[card].amounts)
        if missing:
            return Refused("card-unpayable", card=label, items=missing)
        return Refused("card-needs-bonus-city")
    return Refused("card-no-swap", card=label)


def use(s: AnyPolo, seat: int, card: int, value: int) -> None:
    """Carry a card out with a die of that value.

    What is not repeated cannot be taken for less than the die gives (a ruling: card-gives-all).
    """
    cards = s.game.cards
    kind = cards.kind[card]
    if kind is CardKind.REPEAT:
        s.stack.append(Times(seat, card, min(value, repetitions(s, seat, card))))
    elif kind is CardKind.PIPS:
        repeat(s, seat, cards.reward[card], value)
    elif kind is CardKind.COUNTED:
        repeat(s, seat, cards.reward[card], min(value, repetitions(s, seat, card)))
    elif kind is CardKind.TABLE:
        repeat(s, seat, cards.rows[card][value - 1], 1)
    else:
        s.stack.append(SwapOnce(seat, card, value))


def repeat(s: AnyPolo, seat: int, bundle: Bundle, times: int) -> None:
    """Give a reward that many times: goods of choice are asked for together, city bonuses must be of different cities.

    Whoever has posts in fewer cities gains as many bonuses as that (a ruling: fewer-bonus-cities).
    """
    game = s.game
    gain(s, seat, bundle.amounts, times)
    goods = bundle.effects.count(game.good_effect) * times
    triggers = min(bundle.effects.count(game.trigger_effect) * times, len(own_bonus_cities(s, seat)))
    others = tuple(effect for effect in bundle.effects if effect not in (game.good_effect, game.trigger_effect))
    if others:
        s.stack.append(Effects(seat, others * times))
    if goods:
        s.stack.append(Good(seat, goods, 0))
    if triggers:
        s.stack.append(Trigger(seat, triggers, 0))


class Times(Question[AnyPolo]):
    """How often do you use the card?

    All is paid first, so that nothing gained pays for a later repetition (a ruling: card-paid-first).
    """

    __slots__ = ("card", "most")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "most")

    def __init__(self, seat: int, card: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.most = most

    def legal(self, s: AnyPolo) -> list[int]:
        base = s.game.times.base
        return s.game.all_actions[base : base + self.most]

    def apply(self, s: AnyPolo, action: int) -> None:
        times = action - s.game.times.base + 1
        if not 1 <= times <= PIPS:
            raise not_asked()
        if times > self.most:
            raise Refused("too-often", most=self.most)
        s.stack.append(Repeat(self.seat, self.card, times))
        s.game.charge(s, self.seat, s.game.cards.cost[self.card].amounts, times)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-times", {"card": s.game.cards.labels[self.card], "most": self.most})


class Repeat(Task[AnyPolo]):
    """What a card brings, now that it is paid for."""

    __slots__ = ("card", "times")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "times")

    def __init__(self, seat: int, card: int, times: int) -> None:
        self.seat = seat
        self.card = card
        self.times = times

    def run(self, s: AnyPolo, seat: int) -> None:
        repeat(s, seat, s.game.cards.reward[self.card], self.times)


class SwapOnce(Question[AnyPolo]):
    """Which of the swaps, and how often? One direction for the whole use (sheet)."""

    __slots__ = ("card", "most")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "most")

    def __init__(self, seat: int, card: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.most = most

    def legal(self, s: AnyPolo) -> list[int]:
        actions = []
        for swap in s.game.cards.swaps[self.card]:
            none = s.game.swap.base + swap * (PIPS + 1)
            actions += s.game.all_actions[none + 1 : none + 1 + min(self.most, swaps_payable(s, self.seat, swap))]
        return actions

    def apply(self, s: AnyPolo, action: int) -> None:
        swap, times = named_swap(s, self.card, action)
        if not times:
            raise Refused("once-at-least")
        check_swap(s, self.seat, swap, times, self.most)
        item, number, _, _ = s.game.cards.swap[swap]
        s.stack.append(Swap(self.seat, swap, times))
        s.game.charge(s, self.seat, ((item, number),), times)

    def prompt(self, s: AnyPolo) -> Message:
        payable = max(swaps_payable(s, self.seat, swap) for swap in s.game.cards.swaps[self.card])
        return Message("ask-swap-once", {"card": s.game.cards.labels[self.card], "most": min(self.most, payable)})


class Swap(Task[AnyPolo]):
    """What a swap brings, now that it is paid for."""

    __slots__ = ("swap", "times")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "swap", "times")

    def __init__(self, seat: int, swap: int, times: int) -> None:
        self.seat = seat
        self.swap = swap
        self.times = times

    def run(self, s: AnyPolo, seat: int) -> None:
        _, _, item, number = s.game.cards.swap[self.swap]
        gain(s, seat, ((item, number),), self.times)


def named_swap(s: AnyPolo, card: int, action: int) -> tuple[int, int]:
    """The swap that an answer names, and how often."""
    game = s.game
    if not game.swap.base <= action < game.swap.end:
        raise not_asked()
    swap, times = divmod(action - game.swap.base, PIPS + 1)
    if swap not in game.cards.swaps[card]:
        raise not_asked()
    return swap, times


def check_swap(s: AnyPolo, seat: int, swap: int, times: int, most: int) -> None:
    """Refuse a swap that is too often or cannot be paid."""
    if times > most:
        raise Refused("too-often", most=most)
    if times > swaps_payable(s, seat, swap):
        item, number, _, _ = s.game.cards.swap[swap]
        raise Refused("cannot-swap", items=s.game.lack(s, seat, ((item, number),), times))
