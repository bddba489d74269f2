"""Paying: one jade pays for one coin or one camel, in every payment, and the payer chooses the mix (page 14).

Jade that is printed is paid in jade only. The parts of a payment are asked for in a fixed order: jade for coins, jade for camels;
where goods are free, pepper, then silk. A part with only one possible number is not asked.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....core.errors import Refused
from ....core.frames import NO_OBSTACLE, OTHER_QUESTION, Question
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.items import CAMEL, COIN, GOLD, GOODS, PEPPER, SILK, VP, Amounts
from ...polo.rules.payment import MANY, items_for_messages, pay
from ..items import GOOD, ITEMS, JADE
from ..state import MarcoPolo2State
from .obstacles import MESSAGES, PAY_BETWEEN

PARTS: Final = ("jade_for_coins", "jade_for_camels", "pepper", "silk")
FOR_COINS: Final = 0
FOR_CAMELS: Final = 1
IN_PEPPER: Final = 2
IN_SILK: Final = 3
MAX_JADE: Final = 40
"""The most jade that can replace coins and camels in one payment, far above human play (a ruling: most-jade-in-a-payment)."""


def camels(s: MarcoPolo2State, seat: int) -> int:
    """Return the number of camels that a seat can pay, in jade too."""
    store = s.seats[seat].store
    return store[CAMEL] + store[JADE]


def coins(s: MarcoPolo2State, seat: int) -> int:
    """Return the number of coins that a seat can pay, in jade too."""
    store = s.seats[seat].store
    return store[COIN] + store[JADE]


def affords(s: MarcoPolo2State, seat: int, coins: int, camels: int, jade: int) -> bool:
    """Return whether a seat can pay this, with jade for what it lacks."""
    store, short = s.seats[seat].store, 0
    if coins > store[COIN]:
        short = coins - store[COIN]
    if camels > store[CAMEL]:
        short += camels - store[CAMEL]
    return short + jade <= store[JADE] and short <= MAX_JADE


def _affords_amounts(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int) -> bool:
    store = s.seats[seat].store
    coins = camels = jade = goods = left = 0
    for item, number in amounts:
        if item == COIN:
            coins = number * times
        elif item == CAMEL:
            camels = number * times
        elif item == JADE:
            jade = number * times
        elif item == GOOD:
            goods = number * times
        elif item != VP:  # points may become negative
            if store[item] < number * times:
                return False
            left -= number * times
    if goods and sum(s.goods_of(seat)) + left < goods:
        return False
    return affords(s, seat, coins, camels, jade)


def payable(s: MarcoPolo2State, seat: int, amounts: Amounts) -> int:
    """Return how many times a seat can pay amounts, up to the highest value of a die."""
    if not amounts:
        return MANY
    times = 0
    while times < PIPS and _affords_amounts(s, seat, amounts, times + 1):
        times += 1
    return times


def missing(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int) -> list[list[str | int]]:
    """Return what a seat lacks to pay amounts that many times once its jade is used up, for messages."""
    store = s.seats[seat].store
    due = {item: number * times for item, number in amounts}
    spare = store[JADE] - due.get(JADE, 0)
    lacking = []
    for item, number in due.items():
        if item in (COIN, CAMEL):
            short = max(0, number - store[item])
            in_jade = min(short, max(spare, 0))
            spare -= in_jade
            short -= in_jade
        elif item == GOOD:
            short = number - sum(s.goods_of(seat)) + sum([due.get(good, 0) for good in GOODS])
        else:
            short = 0 if item == VP else number - store[item]
        if short > 0:
            lacking.append((item, short))
    return items_for_messages(s, tuple(lacking))


def charge(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int) -> None:
    """Make a seat pay amounts that many times; it is asked now if it has a choice."""
    due = {item: number * times for item, number in amounts}
    spare = s.held(seat, JADE) - due.get(JADE, 0)
    if GOOD not in due and (not spare or (COIN not in due and CAMEL not in due)):
        pay(s, seat, amounts, times)
        return
    coins, camels, goods = due.pop(COIN, 0), due.pop(CAMEL, 0), due.pop(GOOD, 0)
    pay(s, seat, tuple(due.items()))
    _pay_parts(s, seat, coins, camels, goods, IN_PEPPER)


def _pay_parts(s: MarcoPolo2State, seat: int, coins: int, camels: int, goods: int, kind: int) -> None:
    """Pay in the fixed order, up to the first part with more than one possible number. ``kind``: pepper, or silk."""
    for part, item, due, later in ((FOR_COINS, COIN, coins, camels), (FOR_CAMELS, CAMEL, camels, 0)):
        if due:
            store = s.seats[seat].store
            low = max(0, due - store[item])
            high = min(due, min(store[JADE], MAX_JADE) - max(0, later - store[CAMEL]))
            if low < high:
                s.stack.append(Payment(seat, part, low, high, coins, camels, goods))
                return
            _pay_mix(s, seat, item, due, low)
            if part == FOR_COINS:
                coins = 0
    if goods:
        pepper, silk, gold = s.goods_of(seat)
        held, after = (pepper, silk + gold) if kind == IN_PEPPER else (silk, gold)
        low, high = max(0, goods - after), min(held, goods)
        if low < high:
            s.stack.append(Payment(seat, kind, low, high, 0, 0, goods))
        else:
            _pay_goods(s, seat, kind, goods, low)


def _pay_mix(s: MarcoPolo2State, seat: int, item: int, due: int, jade: int) -> None:
    amounts = ((item, due - jade), (JADE, jade))
    pay(s, seat, tuple([(item, number) for item, number in amounts if number]))


def _pay_goods(s: MarcoPolo2State, seat: int, kind: int, goods: int, number: int) -> None:
    """Pay a number of pepper, or silk; the other goods follow."""
    if number:
        pay(s, seat, ((PEPPER if kind == IN_PEPPER else SILK, number),))
    left = goods - number
    if not left:
        return
    if kind == IN_PEPPER:
        _pay_parts(s, seat, 0, 0, left, IN_SILK)
    else:
        pay(s, seat, ((GOLD, left),))


class Payment(Question[MarcoPolo2State]):
    """How much of this do you pay with? ``coins``, ``camels`` and ``goods`` are still due."""

    __slots__ = ("camels", "coins", "goods", "high", "low", "part")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "part", "low", "high", "coins", "camels", "goods")

    def __init__(self, seat: int, part: int, low: int, high: int, coins: int, camels: int, goods: int) -> None:
        self.seat = seat
        self.part = part
        self.low = low
        self.high = high
        self.coins = coins
        self.camels = camels
        self.goods = goods

    def legal(self, s: MarcoPolo2State) -> list[int]:
        none = self.part * (MAX_JADE + 1)
        return list(s.game.pay.actions[none + self.low : none + self.high + 1])

    def obstacle(self, s: MarcoPolo2State, action: int) -> int:
        part, number = divmod(s.game.pay.offset(action), MAX_JADE + 1)
        if part != self.part:
            return OTHER_QUESTION
        return NO_OBSTACLE if self.low <= number <= self.high else PAY_BETWEEN

    def refusal(self, s: MarcoPolo2State, action: int, obstacle: int) -> Refused:
        return Refused(MESSAGES[obstacle], least=self.low, most=self.high)

    def perform(self, s: MarcoPolo2State, action: int) -> None:
        seat, number = self.seat, s.game.pay.offset(action) % (MAX_JADE + 1)
        if self.part == FOR_COINS:
            _pay_mix(s, seat, COIN, self.coins, number)
            _pay_parts(s, seat, 0, self.camels, self.goods, IN_PEPPER)
        elif self.part == FOR_CAMELS:
            _pay_mix(s, seat, CAMEL, self.camels, number)
            _pay_parts(s, seat, 0, 0, self.goods, IN_PEPPER)
        else:
            _pay_goods(s, seat, self.part, self.goods, number)

    def prompt(self, s: MarcoPolo2State) -> Message:
        due = ((COIN, self.coins), (CAMEL, self.camels), (GOOD, self.goods))
        items: list[list[str | int]] = [[ITEMS[item], number] for item, number in due if number]
        asked = "ask-pay-one" if (self.low, self.high) == (0, 1) else "ask-pay"
        return Message(asked, {"items": items, "part": PARTS[self.part], "least": self.low, "most": self.high})
