"""Ausrüstungsgegenstände oder Aufträge erwerben, Umblättern: the books of the cities (pages 4 and 5)."""

from __future__ import annotations

from typing import ClassVar

from ....core.errors import Refused
from ....core.frames import Question, Task, not_asked
from ....core.messages import Message
from .. import pages
from ..components import GOLD
from ..state import ValdoraState
from ..tables import EMPTY, NO_CARD
from .payment import carries, pay
from .provisions import take_provisions

SIDES = ("right", "left")
RIGHT, LEFT = range(2)


class UseBook(Question[ValdoraState]):
    """Turn a page, buy one, give an order back, or stop? In any sequence, as long as it can be paid.

    `turned` pages have been turned in this action, counted up to the free ones; `acted` tells whether the book has been used, for
    then it is too late for provisions. Giving an order back uses it, too (a ruling: return-is-the-action).

    An action always ends: whatever is done takes the free turning, a coin, a gold, or one of three open orders, and a third one
    costs a coin.
    """

    __slots__ = ("acted", "turned")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "turned", "acted")

    def __init__(self, seat: int, turned: int, acted: int) -> None:
        self.seat = seat
        self.turned = turned
        self.acted = acted

    def legal(self, s: ValdoraState) -> list[int]:
        game, seat = s.game, self.seat
        book = game.spaces.book[s.pawns[seat]]
        right, left = s.right[book], s.left[book]
        coins, ids = s.coins[seat], game.all_actions
        actions = [] if self.acted else [game.provisions.base]
        sides = slice(RIGHT if right else LEFT, LEFT + 1 if left else LEFT)
        if self.price(s) <= coins:
            actions += ids[game.turn_page.base : game.turn_page.end][sides]
        if not game.books.has_orders[book]:
            if carries(s, seat, GOLD):
                own, kind_of, base = seat * game.equipment_kinds, game.books.kind, game.buy.base
                if right and s.cargo[own + kind_of[right[-1] >> 2]] == NO_CARD:
                    actions.append(base)
                if left and s.cargo[own + kind_of[left[-1] >> 2]] == NO_CARD:
                    actions.append(base + LEFT)
        elif game.order_price <= coins:
            if len(s.orders[seat]) < game.most_orders:
                actions += ids[game.buy.base : game.buy.end][sides]
            else:
                actions += ids[game.return_order.base : game.return_order.end]
        actions.append(game.end.base)
        return actions

    def price(self, s: ValdoraState) -> int:
        """What turning the next page costs."""
        return 0 if self.turned < s.game.free_turns else s.game.turn_price

    def apply(self, s: ValdoraState, action: int) -> None:
        game = s.game
        if game.turn_page.base <= action < game.turn_page.end:
            self.turn(s, action - game.turn_page.base)
        elif game.buy.base <= action < game.buy.end:
            self.buy(s, action - game.buy.base)
        elif game.return_order.base <= action < game.return_order.end:
            self.return_order(s, *divmod(action - game.return_order.base, 2))
        elif action == game.provisions.base:
            take_provisions(s, self.seat, self.acted)
        elif action != game.end.base:
            raise not_asked()

    def turn(self, s: ValdoraState, side: int) -> None:
        """Turn the top page of one side over to the other. The first of a turn is free, each further one is paid."""
        book = top(s, self.seat, side)
        price = self.price(s)
        if price > s.coins[self.seat]:
            raise Refused("cannot-pay-turning", price=price, coins=s.coins[self.seat])
        s.coins[self.seat] -= price
        page = take(s, book, side)
        s.emit("turn", self.seat, side=SIDES[side])
        uncover(s, book, side)
        lay(s, book, 1 - side, page)
        go_on(s, self.seat, min(self.turned + 1, s.game.free_turns))

    def buy(self, s: ValdoraState, side: int) -> None:
        """Buy the top page of one side: equipment for gold, an order for a coin.

        The page counts as it shows; its other side does not matter any more (a ruling: other-side-ignored).
        """
        game, seat = s.game, self.seat
        book = top(s, seat, side)
        if game.books.has_orders[book]:
            check_order_price(s, seat)
            if len(s.orders[seat]) >= game.most_orders:
                raise Refused("orders-full", most=game.most_orders)
            take_order(s, seat, book, side)
            go_on(s, seat, self.turned)
            return
        kind = game.books.kind[pages.face_up(stack(s, side)[book][-1])]
        if s.cargo[seat * game.equipment_kinds + kind] != NO_CARD:
            raise Refused("equipment-owned", equipment=game.equipment.labels[kind])
        if not carries(s, seat, GOLD):
            raise Refused("no-gold", equipment=game.equipment.labels[kind])
        s.stack.append(TakeEquipment(seat, side, self.turned))
        pay(s, seat, GOLD, side, self.turned)

    def return_order(self, s: ValdoraState, slot: int, side: int) -> None:
        """Give one of three open orders back, onto one side of the book. Then pages are turned and bought as usual, or not."""
        game, seat = s.game, self.seat
        book = game.spaces.book[s.pawns[seat]]
        if not game.books.has_orders[book]:
            raise Refused("no-orders-here")
        if len(s.orders[seat]) < game.most_orders:
            raise Refused("orders-not-full", most=game.most_orders)
        check_order_price(s, seat)  # an order makes room for another, so there must be a coin for that (a ruling: return-coin)
        orders = s.orders[seat]
        page = orders[slot]
        s.orders[seat] = orders[:slot] + orders[slot + 1 :]
        if s.event_sink is not None:
            label = game.orders.labels[game.books.kind[pages.face_up(page)]]
            s.emit("give-back", seat, order=label, side=SIDES[side])
        lay(s, book, side, page)
        go_on(s, seat, self.turned)

    def prompt(self, s: ValdoraState) -> Message:
        game = s.game
        orders = game.books.has_orders[game.spaces.book[s.pawns[self.seat]]]
        families = {game.space.family(action).name for action in self.legal(s)}
        possible = "-".join(name for name in ("turn", "buy", "return") if name in families) or "nothing"
        if not self.acted:
            return Message("ask-orders" if orders else "ask-equipment", {"seat": self.seat, "possible": possible})
        turning = Message("turning", {"price": self.price(s)})
        return Message(
            "ask-more-orders" if orders else "ask-more-equipment", {"seat": self.seat, "possible": possible, "turning": turning}
        )


class TakeEquipment(Task[ValdoraState]):
    """The gold has been paid: the page becomes the seat's."""

    __slots__ = ("side", "turned")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side", "turned")

    def __init__(self, seat: int, side: int, turned: int) -> None:
        self.seat = seat
        self.side = side
        self.turned = turned

    def run(self, s: ValdoraState, seat: int) -> None:
        game = s.game
        book = game.spaces.book[s.pawns[seat]]
        page = take(s, book, self.side)
        kind = game.books.kind[pages.face_up(page)]
        s.cargo[seat * game.equipment_kinds + kind] = EMPTY
        s.bought[seat] += (page,)
        if s.event_sink is not None:
            s.emit("buy-equipment", seat, equipment=game.equipment.labels[kind])
        uncover(s, book, self.side)
        go_on(s, seat, self.turned)


def go_on(s: ValdoraState, seat: int, turned: int) -> None:
    """Ask again, if anything more can be done with the book."""
    question = UseBook(seat, turned, 1)
    if len(question.legal(s)) > 1:
        s.stack.append(question)


def stack(s: ValdoraState, side: int) -> list[tuple[int, ...]]:
    """The stacks of one side, by book."""
    return s.left if side else s.right


def top(s: ValdoraState, seat: int, side: int) -> int:
    """The book of the city where a seat's pawn stands, which must have a page on that side."""
    book = s.game.spaces.book[s.pawns[seat]]
    if not stack(s, side)[book]:
        raise Refused("no-page", side=SIDES[side])
    return book


def check_order_price(s: ValdoraState, seat: int) -> None:
    """An order must be paid."""
    if s.coins[seat] < s.game.order_price:
        raise Refused("cannot-pay-order", price=s.game.order_price, coins=s.coins[seat])


def take_order(s: ValdoraState, seat: int, book: int, side: int) -> None:
    """Pay for the top page of one side and lay it open as an order."""
    s.coins[seat] -= s.game.order_price
    page = take(s, book, side)
    s.orders[seat] += (page,)
    if s.event_sink is not None:
        s.emit("buy-order", seat, order=s.game.orders.labels[s.game.books.kind[pages.face_up(page)]])
    uncover(s, book, side)


def take(s: ValdoraState, book: int, side: int) -> int:
    """Take the top page of one side."""
    stacks = stack(s, side)
    page = stacks[book][-1]
    stacks[book] = stacks[book][:-1]
    return page


def uncover(s: ValdoraState, book: int, side: int) -> None:
    """What is now on top of one side is seen by all."""
    stacks = stack(s, side)
    if stacks[book]:
        show(s, book, side, stacks[book][:-1], stacks[book][-1])


def lay(s: ValdoraState, book: int, side: int, page: int) -> None:
    """Lay a page onto a book: its front is up on the right, its back on the left (a ruling: return-turns-the-page)."""
    show(s, book, side, stack(s, side)[book], pages.turned_over(page, back_up=side == LEFT))


def show(s: ValdoraState, book: int, side: int, below: tuple[int, ...], page: int) -> None:
    """A page comes to lie open on top of others. A face that has been seen before reveals nothing."""
    if pages.is_unseen(page):
        s.revealed += 1
        page = pages.marked_seen(page)
    stack(s, side)[book] = (*below, page)
    if s.event_sink is not None:
        kind = s.game.books.kind[pages.face_up(page)]
        if s.game.books.has_orders[book]:
            s.emit("page-order", None, side=SIDES[side], face=s.game.orders.labels[kind])
        else:
            s.emit("page-equipment", None, side=SIDES[side], equipment=s.game.equipment.labels[kind])
