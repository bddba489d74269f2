"""What the position adds to the words of actions: the order in a slot, the kind of a page, the gem that is handed over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core.messages import JsonValue, Message
from ..components import GEMS
from ..packing import face_up
from ..tables import NONE, SIDES

if TYPE_CHECKING:
    from ..game import Valdora
    from ..state import ValdoraState


def action_details(s: ValdoraState, action: int) -> dict[str, JsonValue | Message]:
    """Return the arguments of an action's message that depend on the position, from the view of the seat to act."""
    game, seat = s.game, s.player
    kind = game.hand_over.offset(action)
    if kind >= 0:
        gem = NONE if seat is None else s.seats[seat].cargo[kind]
        return {"what": Message(f"one-{GEMS[gem]}") if gem >= 0 else Message("nothing-there")}
    slot = max(game.deliver.offset(action), game.return_order.offset(action) // len(SIDES))
    if slot >= 0:
        orders = () if seat is None else s.seats[seat].orders
        return {"page": page_message(game, orders[slot], of_orders=True) if slot < len(orders) else Message("nothing-there")}
    side = max(game.turn_page.offset(action), game.buy.offset(action))
    if side >= 0:
        book = NONE if seat is None else s.book_of(seat)
        pages = () if book == NONE else s.pages(book, side)
        if not pages:
            return {"page": Message("nothing-there")}
        return {"page": page_message(game, pages[-1], of_orders=game.books.has_orders[book])}
    return {}


def page_message(game: Valdora, page: int, *, of_orders: bool) -> Message:
    """Return the words for the face of a page that is up: an order or a kind of equipment."""
    kind = game.books.kind[face_up(page)]
    if of_orders:
        return Message("page-order", {"face": game.orders.labels[kind]})
    return Message("page-equipment", {"equipment": game.equipment.labels[kind]})
