"""Paying: one jade pays for one coin or one camel, in every payment, and the payer chooses the mix (page 14).

What is printed as jade is paid in jade only. All that a payment can be made of is asked in a fixed order: how much jade for
coins, how much for camels; where goods are free, how much pepper, how much silk. What has only one answer is not asked.
"""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, not_asked
from ....core.messages import Message
from ...polo.components import PIPS
from ...polo.items import CAMEL, COIN, GOLD, GOODS, PEPPER, SILK, VP, Amounts
from ...polo.rules.payment import MANY, pay, plain
from ...polo.rules.rewards import goods_of
from ..items import GOOD, ITEMS, JADE, STORED
from ..state import MarcoPolo2State

PARTS = ("jade_for_coins", "jade_for_camels", "pepper", "silk")
FOR_COINS, FOR_CAMELS, IN_PEPPER, IN_SILK = range(len(PARTS))
MOST_JADE = 40
"""As much jade can stand in for coins and camels in one payment, far above human play (a ruling: most-jade-in-a-payment)."""


def affords(s: MarcoPolo2State, seat: int, coins: int, camels: int, jade: int) -> bool:
    """Whether a seat can pay this, with jade for what it lacks."""
    store, own = s.store, seat * STORED
    short = 0
    if coins > store[own + COIN]:
        short = coins - store[own + COIN]
    if camels > store[own + CAMEL]:
        short += camels - store[own + CAMEL]
    return short + jade <= store[own + JADE] and short <= MOST_JADE


def _affords(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int) -> bool:
    store, own = s.store, seat * STORED
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
            if store[own + item] < number * times:
                return False
            left -= number * times
    if goods and sum(goods_of(s, seat)) + left < goods:
        return False
    return affords(s, seat, coins, camels, jade)


def payable(s: MarcoPolo2State, seat: int, amounts: Amounts) -> int:
    """How many times a seat can pay these amounts, up to as often as a die can show."""
    if not amounts:
        return MANY
    times = 0
    while times < PIPS and _affords(s, seat, amounts, times + 1):
        times += 1
    return times


def lack(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int = 1) -> list[list[str | int]]:
    """What a seat lacks to pay these amounts once its jade is used up, for messages."""
    store, own = s.store, seat * STORED
    due = {item: number * times for item, number in amounts}
    spare = store[own + JADE] - due.get(JADE, 0)
    missing = []
    for item, number in due.items():
        if item in (COIN, CAMEL):
            short = max(0, number - store[own + item])
            in_jade = min(short, max(spare, 0))
            spare -= in_jade
            short -= in_jade
        elif item == GOOD:
            short = number - sum(goods_of(s, seat)) + sum(due.get(good, 0) for good in GOODS)
        else:
            short = 0 if item == VP else number - store[own + item]
        if short > 0:
            missing.append((item, short))
    return plain(s, tuple(missing))


def charge(s: MarcoPolo2State, seat: int, amounts: Amounts, times: int = 1) -> None:
    """Have a seat pay what it can pay; what it may choose is asked now."""
    due = {item: number * times for item, number in amounts}
    spare = s.store[seat * STORED + JADE] - due.get(JADE, 0)
    if GOOD not in due and (not spare or (COIN not in due and CAMEL not in due)):
        pay(s, seat, amounts, times)
        return
    coins, camels, goods = due.pop(COIN, 0), due.pop(CAMEL, 0), due.pop(GOOD, 0)
    pay(s, seat, tuple(due.items()))
    _ask(s, seat, coins, camels, goods, IN_PEPPER)


def _ask(s: MarcoPolo2State, seat: int, coins: int, camels: int, goods: int, kind: int) -> None:
    """Pay what is left in the fixed order, up to the first part that has more than one answer. ``kind``: pepper, or silk."""
    store, own = s.store, seat * STORED
    for part, item, due, rest in ((FOR_COINS, COIN, coins, camels), (FOR_CAMELS, CAMEL, camels, 0)):
        if due:
            jade = min(store[own + JADE], MOST_JADE)
            least = max(0, due - store[own + item])
            most = min(due, jade - max(0, rest - store[own + CAMEL]))
            if least < most:
                s.stack.append(Payment(seat, part, least, most, coins, camels, goods))
                return
            _pay_mix(s, seat, item, due, least)
            if part == FOR_COINS:
                coins = 0
    if goods:
        pepper, silk, gold = goods_of(s, seat)
        held, after = (pepper, silk + gold) if kind == IN_PEPPER else (silk, gold)
        least, most = max(0, goods - after), min(held, goods)
        if least < most:
            s.stack.append(Payment(seat, kind, least, most, 0, 0, goods))
        else:
            _pay_goods(s, seat, kind, goods, least)


def _pay_mix(s: MarcoPolo2State, seat: int, item: int, due: int, jade: int) -> None:
    amounts = ((item, due - jade), (JADE, jade))
    pay(s, seat, tuple((item, number) for item, number in amounts if number))


def _pay_goods(s: MarcoPolo2State, seat: int, kind: int, goods: int, number: int) -> None:
    """So much pepper, or silk; the rest of the goods follows."""
    if number:
        pay(s, seat, ((PEPPER if kind == IN_PEPPER else SILK, number),))
    left = goods - number
    if not left:
        return
    if kind == IN_PEPPER:
        _ask(s, seat, 0, 0, left, IN_SILK)
    else:
        pay(s, seat, ((GOLD, left),))


class Payment(Question[MarcoPolo2State]):
    """How much of this do you pay with? ``coins``, ``camels`` and ``goods`` are what is still due."""

    __slots__ = ("camels", "coins", "goods", "least", "most", "part")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "part", "least", "most", "coins", "camels", "goods")

    def __init__(self, seat: int, part: int, least: int, most: int, coins: int, camels: int, goods: int) -> None:
        self.seat = seat
        self.part = part
        self.least = least
        self.most = most
        self.coins = coins
        self.camels = camels
        self.goods = goods

    def legal(self, s: MarcoPolo2State) -> list[int]:
        none = s.game.pay.base + self.part * (MOST_JADE + 1)
        return s.game.all_actions[none + self.least : none + self.most + 1]

    def apply(self, s: MarcoPolo2State, action: int) -> None:
        number = action - s.game.pay.base - self.part * (MOST_JADE + 1)
        if not 0 <= number <= MOST_JADE:
            raise not_asked()
        if not self.least <= number <= self.most:
            raise Refused("pay-between", least=self.least, most=self.most)
        seat = self.seat
        if self.part == FOR_COINS:
            _pay_mix(s, seat, COIN, self.coins, number)
            _ask(s, seat, 0, self.camels, self.goods, IN_PEPPER)
        elif self.part == FOR_CAMELS:
            _pay_mix(s, seat, CAMEL, self.camels, number)
            _ask(s, seat, 0, 0, self.goods, IN_PEPPER)
        else:
            _pay_goods(s, seat, self.part, self.goods, number)

    def prompt(self, s: MarcoPolo2State) -> Message:
        due = ((COIN, self.coins), (CAMEL, self.camels), (GOOD, self.goods))
        items: list[list[str | int]] = [[ITEMS[item], number] for item, number in due if number]
        asked = "ask-pay-one" if (self.least, self.most) == (0, 1) else "ask-pay"
        return Message(asked, {"items": items, "part": PARTS[self.part], "least": self.least, "most": self.most})
