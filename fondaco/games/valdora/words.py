"""Words for spaces, gems, equipment and orders, as messages need them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ...core import pages
from ...core.messages import Message, Plain, Speaker
from .components import Book, Kind

if TYPE_CHECKING:
    from .game import Valdora
    from .state import ValdoraState


def add_nouns(speaker: Speaker, game: Valdora) -> None:
    """Teach a speaker the things of this game."""
    tables = game.tables
    places = {place.id: place for place in tables.map.spaces}
    kinds = {kind.id: kind for kind in tables.orders.kinds}

    def word(group: str) -> Callable[[Plain, str], str]:
        def words(value: Plain, lang: str) -> str:
            return speaker.say(Message(f"{group}-{value}"), lang)

        return words

    gem = word("gem")

    def gems(value: Any, lang: str) -> str:
        return ", ".join(gem(name, lang) for name in value)

    def space(value: Plain, lang: str) -> str:
        place = places[str(value)]
        id = f"space-{place.kind.value.replace('_', '-')}"
        if place.kind is Kind.CITY:
            id += {None: "", Book.EQUIPMENT: "-equipment", Book.ORDERS: "-orders"}[place.book]
        return speaker.say(Message(id, {"id": place.id, "ships": place.ships, "colour": place.colour or ""}), lang)

    def order(value: Plain, lang: str) -> str:
        kind = kinds[str(value)]
        args = {"colour": kind.colour, "needs": list(kind.needs), "points": kind.points}
        return speaker.say(Message("order-words", args), lang)

    colour = word("colour")
    speaker.nouns |= {"space": space, "gem": gem, "gems": gems, "needs": gems, "order": order, "side": word("side")}
    speaker.nouns |= {"equipment": word("equipment"), "colour": lambda value, lang: colour(value, lang) if value else ""}


def details(s: ValdoraState, action: int) -> Mapping[str, Plain | Message]:
    """What the table adds to the words of an action: which order lies in a place, what a page of the book shows."""
    game = s.game
    family = game.space.family(action)
    args: dict[str, Plain | Message] = {}
    if family in (game.deliver, game.exchange):
        slot = family.values(action)[0]
        orders = s.orders[s.stack[-1].seat] if s.stack else ()
        args["mine"] = page_words(game, orders[slot], orders=True) if slot < len(orders) else Message("nothing-there")
    if family in (game.turn_page, game.buy, game.exchange):
        side = family.values(action)[-1]
        book = game.spaces.book[s.pawns[s.stack[-1].seat]] if s.stack else -1
        stack = (s.left if side else s.right)[book] if book >= 0 else ()
        args["page"] = page_words(game, stack[-1], orders=game.books.has_orders[book]) if stack else Message("nothing-there")
    return args


def page_words(game: Valdora, page: int, *, orders: bool) -> Message:
    """What a page shows."""
    kind = game.books.kind[pages.face_of(page)]
    if orders:
        return Message("page-order", {"order": game.orders.labels[kind]})
    return Message("page-equipment", {"equipment": game.equipment.labels[kind]})
