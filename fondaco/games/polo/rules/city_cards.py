"""Die Stadtkarten: what a card brings for one die (page 11)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question, Task
from ....core.messages import Message
from ..components import PIPS, CardKind
from ..items import Bundle
from ..state import AnyPolo
from .obstacles import CANNOT_SWAP, MESSAGES, ONCE_AT_LEAST, TOO_OFTEN
from .payment import MANY, gain
from .rewards import Effects, Good, Trigger, own_bonus_cities


def repetitions(s: AnyPolo, seat: int, card: int) -> int:
    """Return how often a seat could repeat a card of a kind that both games have, other than one that moves figures."""
    game = s.game
    cards = game.cards
    kind = cards.kind[card]
    if kind is CardKind.REPEAT:
        times = game.differences.payable(s, seat, cards.cost[card].amounts)
        if game.trigger_effect in cards.reward[card].effects:
            times = min(times, len(own_bonus_cities(s, seat)))
        return times
    if kind is CardKind.COUNTED:  # all posts on the map count, Beijing's too (a ruling: all-posts-count)
        return s.post_count(seat) if cards.counts_posts[card] else len(s.seats[seat].fulfilled)
    if kind is CardKind.TABLE:
        return len(own_bonus_cities(s, seat)) if game.trigger_effect in cards.rows[card][0].effects else MANY
    if kind is CardKind.PIPS:
        return MANY
    return max([payable_swaps(s, seat, swap) for swap in cards.swaps[card]])


def payable_swaps(s: AnyPolo, seat: int, swap: int) -> int:
    """Return how often a seat can pay a swap."""
    item, number, _, _ = s.game.cards.swap[swap]
    return s.game.differences.payable(s, seat, ((item, number),))


def why_useless(s: AnyPolo, seat: int, card: int) -> Refused:
    """Return the refusal of a card that is of no use to a seat now."""
    cards = s.game.cards
    kind, label = cards.kind[card], cards.labels[card]
    if kind is CardKind.COUNTED:
        return Refused("card-counts-posts" if cards.counts_posts[card] else "card-counts-contracts")
    if kind is CardKind.TABLE:
        return Refused("card-needs-bonus-city")
    if kind is CardKind.REPEAT:
        if cards.travels[card]:
            return Refused("card-no-step", card=label)
        missing = s.game.differences.missing(s, seat, cards.cost[card].amounts, 1)
        if missing:
            return Refused("card-unpayable", card=label, items=missing)
        return Refused("card-needs-bonus-city")
    return Refused("card-no-swap", card=label)


def use_card(s: AnyPolo, seat: int, card: int, value: int) -> None:
    """Carry out a card with a die of a value.

    A card without repetitions cannot be used for less than the die gives (a ruling: card-gives-all).
    """
    cards = s.game.cards
    kind = cards.kind[card]
    if kind is CardKind.REPEAT:
        s.stack.append(HowOften(seat, card, min(value, repetitions(s, seat, card))))
    elif kind is CardKind.PIPS:
        give_times(s, seat, cards.reward[card], value)
    elif kind is CardKind.COUNTED:
        give_times(s, seat, cards.reward[card], min(value, repetitions(s, seat, card)))
    elif kind is CardKind.TABLE:
        give_times(s, seat, cards.rows[card][value - 1], 1)
    else:
        s.stack.append(ChooseSwap(seat, card, value))


def give_times(s: AnyPolo, seat: int, bundle: Bundle, times: int) -> None:
    """Give a reward several times: goods of choice are asked together, and city bonuses must be of different cities.

    A seat with posts in fewer cities gains only one bonus of each (a ruling: fewer-bonus-cities).
    """
    game = s.game
    gain(s, seat, bundle.amounts, times)
    goods = bundle.effects.count(game.good_effect) * times
    triggers = min(bundle.effects.count(game.trigger_effect) * times, len(own_bonus_cities(s, seat)))
    others = tuple([effect for effect in bundle.effects if effect not in (game.good_effect, game.trigger_effect)])
    if others:
        s.stack.append(Effects(seat, others * times))
    if goods:
        s.stack.append(Good(seat, goods, 0))
    if triggers:
        s.stack.append(Trigger(seat, triggers, 0))


class HowOften(Question[AnyPolo]):
    """How often do you use the card?

    All repetitions are paid first, so no gain pays for a later one (a ruling: card-paid-first).
    """

    __slots__ = ("card", "limit")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "limit")

    def __init__(self, seat: int, card: int, limit: int) -> None:
        self.seat = seat
        self.card = card
        self.limit = limit

    def legal(self, s: AnyPolo) -> list[int]:
        return list(s.game.choose_times.actions[: self.limit])

    def obstacle(self, s: AnyPolo, action: int) -> int:
        number = s.game.choose_times.offset(action)
        if number < 0:
            return OTHER_QUESTION
        return NO_OBSTACLE if number < self.limit else TOO_OFTEN

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], most=self.limit)

    def perform(self, s: AnyPolo, action: int) -> None:
        times = s.game.choose_times.offset(action) + 1
        s.stack.append(Repeat(self.seat, self.card, times))
        s.game.differences.charge(s, self.seat, s.game.cards.cost[self.card].amounts, times)

    def prompt(self, s: AnyPolo) -> Message:
        return Message("ask-times", {"card": s.game.cards.labels[self.card], "most": self.limit})


class Repeat(Task[AnyPolo]):
    """The reward of a card, now that it is paid for."""

    __slots__ = ("card", "times")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "times")

    def __init__(self, seat: int, card: int, times: int) -> None:
        self.seat = seat
        self.card = card
        self.times = times

    def run(self, s: AnyPolo, seat: int) -> None:
        give_times(s, seat, s.game.cards.reward[self.card], self.times)


class ChooseSwap(Question[AnyPolo]):
    """Which of the swaps, and how often? One direction for the whole use (sheet beside the rulebook)."""

    __slots__ = ("card", "limit")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "limit")

    def __init__(self, seat: int, card: int, limit: int) -> None:
        self.seat = seat
        self.card = card
        self.limit = limit

    def legal(self, s: AnyPolo) -> list[int]:
        actions: list[int] = []
        for swap in s.game.cards.swaps[self.card]:
            actions += swap_actions(s, swap, 1, min(self.limit, payable_swaps(s, self.seat, swap)))
        return actions

    def obstacle(self, s: AnyPolo, action: int) -> int:
        swap, times = swap_and_times(s, action)
        if swap not in s.game.cards.swaps[self.card]:
            return OTHER_QUESTION
        return swap_obstacle(s, self.seat, swap, times, 1, self.limit)

    def refusal(self, s: AnyPolo, action: int, obstacle: int) -> Refused:
        return swap_refusal(s, self.seat, action, self.limit, obstacle)

    def perform(self, s: AnyPolo, action: int) -> None:
        swap, times = swap_and_times(s, action)
        item, number, _, _ = s.game.cards.swap[swap]
        s.stack.append(Swap(self.seat, swap, times))
        s.game.differences.charge(s, self.seat, ((item, number),), times)

    def prompt(self, s: AnyPolo) -> Message:
        payable = max([payable_swaps(s, self.seat, swap) for swap in s.game.cards.swaps[self.card]])
        return Message("ask-swap-once", {"card": s.game.cards.labels[self.card], "most": min(self.limit, payable)})


class Swap(Task[AnyPolo]):
    """The gain of a swap, now that it is paid for."""

    __slots__ = ("swap", "times")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "swap", "times")

    def __init__(self, seat: int, swap: int, times: int) -> None:
        self.seat = seat
        self.swap = swap
        self.times = times

    def run(self, s: AnyPolo, seat: int) -> None:
        _, _, item, number = s.game.cards.swap[self.swap]
        gain(s, seat, ((item, number),), self.times)


def swap_actions(s: AnyPolo, swap: int, low: int, high: int) -> list[int]:
    """Return the actions that make a swap between `low` and `high` times."""
    none = swap * (PIPS + 1)
    return list(s.game.swap.actions[none + low : none + high + 1])


def swap_and_times(s: AnyPolo, action: int) -> tuple[int, int]:
    """Return the swap that an action names, and how often; the swap is -1 for an action of another family."""
    return divmod(s.game.swap.offset(action), PIPS + 1)


def swap_obstacle(s: AnyPolo, seat: int, swap: int, times: int, low: int, high: int) -> int:
    """Return what prevents making a swap that many times, with limits besides what the seat can pay."""
    if times < low:
        return ONCE_AT_LEAST
    if times > high:
        return TOO_OFTEN
    return CANNOT_SWAP if times > payable_swaps(s, seat, swap) else NO_OBSTACLE


def swap_refusal(s: AnyPolo, seat: int, action: int, high: int, obstacle: int) -> Refused:
    """Return the refusal for an obstacle to a swap."""
    if obstacle == CANNOT_SWAP:
        swap, times = swap_and_times(s, action)
        item, number, _, _ = s.game.cards.swap[swap]
        return Refused(MESSAGES[obstacle], items=s.game.differences.missing(s, seat, ((item, number),), times))
    return Refused(MESSAGES[obstacle], most=high) if obstacle == TOO_OFTEN else Refused(MESSAGES[obstacle])
