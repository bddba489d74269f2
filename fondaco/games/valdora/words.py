"""Words for spaces, gems, equipment and orders, as messages need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core import pages
from ...core.messages import Message, Plain, Speaker
from .components import Book, Kind

if TYPE_CHECKING:
    from .game import Valdora
    from .state import ValdoraState


SPACES = {
    (Kind.CITY, None): "space-city",
    (Kind.CITY, Book.EQUIPMENT): "space-city-equipment",
    (Kind.CITY, Book.ORDERS): "space-city-orders",
    (Kind.GEM_ROAD, None): "space-gem-road",
    (Kind.HARBOUR, None): "space-harbour",
    (Kind.HOUSE, None): "space-house",
    (Kind.MINE, None): "space-mine",
}
"""The words for a space, by its kind and its book."""


def add_nouns(speaker: Speaker, game: Valdora) -> None:
    """Teach a speaker the things of this game."""
    tables = game.tables
    places = {place.id: place for place in tables.map.spaces}
    kinds = {kind.id: kind for kind in tables.orders.kinds}

    def gem(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"gem-{value}"), lang)

    def colour(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"colour-{value}"), lang)

    def equipment(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"equipment-{value}"), lang)

    def side(value: Plain, lang: str) -> str:
        return speaker.say(Message(f"side-{value}"), lang)

    def gems(value: Any, lang: str) -> str:
        return ", ".join(gem(name, lang) for name in value)

    def space(value: Plain, lang: str) -> str:
        place = places[str(value)]
        args: dict[str, Plain] = {"id": place.id, "ships": place.ships, "colour": place.colour}
        return speaker.say(Message(SPACES[place.kind, place.book], args), lang)

    def order(value: Plain, lang: str) -> str:
        kind = kinds[str(value)]
        args = {"colour": kind.colour, "needs": list(kind.needs), "points": kind.points}
        return speaker.say(Message("order-words", args), lang)

    speaker.nouns |= {"space": space, "gem": gem, "gems": gems, "needs": gems, "colour": colour, "side": side}
    speaker.nouns |= {"equipment": equipment, "order": order}


def details(s: ValdoraState, action: int) -> Mapping[str, Plain | Message]:
    """What the table adds to the words of an action: which order lies in a place, what a page of the book shows."""
    game = s.game
    family = game.space.family(action)
    args: dict[str, Plain | Message] = {}
    if family in (game.deliver, game.return_order):
        slot = family.values(action)[0]
        orders = s.orders[s.stack[-1].seat] if s.stack else ()
        args["mine"] = page_words(game, orders[slot], orders=True) if slot < len(orders) else Message("nothing-there")
    if family in (game.turn_page, game.buy):
        side = family.values(action)[0]
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
