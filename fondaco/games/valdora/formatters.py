"""Words for spaces, gems, equipment and orders, as messages need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ...core.messages import JsonValue, Message, Translator
from . import pages
from .components import GEMS, Book, Kind, Space
from .tables import EMPTY

if TYPE_CHECKING:
    from .game import Valdora
    from .state import ValdoraState


SPACES = {
    (Kind.CITY, None): "city",
    (Kind.CITY, Book.EQUIPMENT): "city-equipment",
    (Kind.CITY, Book.ORDERS): "city-orders",
    (Kind.GEM_ROAD, None): "gem-road",
    (Kind.HARBOUR, None): "harbour",
    (Kind.HOUSE, None): "house",
    (Kind.MINE, None): "mine",
}
"""What a space is called in the ids of messages, by its kind and its book."""


def add_nouns(translator: Translator, game: Valdora) -> None:
    """Teach a translator the things of this game."""
    tables = game.tables
    places = {place.id: place for place in tables.map.spaces}
    kinds = {kind.id: kind for kind in tables.orders.kinds}

    def gem(value: JsonValue, lang: str) -> str:
        """A gem that is loaded or handed over."""
        return translator.format(Message(f"one-{value}"), lang)

    def gems(value: Any, lang: str) -> str:
        return ", ".join(translator.format(Message(f"gem-{name}"), lang) for name in value)

    def colour(value: JsonValue, lang: str) -> str:
        """A colour of something."""
        return translator.format(Message(f"colour-{value}"), lang)

    def patron(value: JsonValue, lang: str) -> str:
        """A colour by itself, as the name of a patron."""
        return translator.format(Message(f"patron-{value}"), lang)

    def equipment(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"equipment-{value}"), lang)

    def onto(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"onto-{value}"), lang)

    def off(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"off-{value}"), lang)

    def side(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"side-{value}"), lang)

    def about(place: Space) -> dict[str, JsonValue]:
        return {"id": place.id, "ships": place.ships, "colour": place.colour}

    def space(value: JsonValue, lang: str) -> str:
        place = places[str(value)]
        return translator.format(Message(f"space-{SPACES[place.kind, place.book]}", about(place)), lang)

    def here(value: JsonValue, lang: str) -> str:
        """Where a pawn is."""
        place = places[str(value)]
        return translator.format(Message(f"here-{SPACES[place.kind, None]}", about(place)), lang)

    def to(value: JsonValue, lang: str) -> str:
        """Where a pawn goes."""
        place = places[str(value)]
        return translator.format(Message(f"to-{SPACES[place.kind, place.book]}", about(place)), lang)

    def contents(value: JsonValue) -> dict[str, JsonValue]:
        kind = kinds[str(value)]
        return {"colour": kind.colour, "needs": list(kind.needs), "points": kind.points}

    def face(value: JsonValue, lang: str) -> str:
        """An order by itself, as it lies open."""
        return translator.format(Message("order-words", contents(value)), lang)

    def order(value: JsonValue, lang: str) -> str:
        """An order that is bought, completed or given back."""
        return translator.format(Message("order-object", contents(value)), lang)

    translator.formatters |= {"space": space, "here": here, "to": to, "gem": gem, "gems": gems, "needs": gems}
    translator.formatters |= {"colour": colour, "patron": patron, "side": side, "face": face, "order": order}
    translator.formatters |= {"equipment": equipment, "onto": onto, "off": off}


def details(s: ValdoraState, action: int) -> Mapping[str, JsonValue | Message]:
    """What the table adds to the words of an action: which order lies in a place, what a page shows, which gem is paid.

    Spaces and equipment are named again as German needs them.
    """
    game = s.game
    family = game.space.family(action)
    args: dict[str, JsonValue | Message] = {}
    if family is game.move:
        args["to"] = game.spaces.labels[family.values(action)[0]]
    if family is game.load:
        args["onto"] = game.equipment.labels[family.values(action)[0]]
    if family is game.pay:
        kind = family.values(action)[0]
        gem = s.cargo[s.stack[-1].seat * game.equipment_kinds + kind] if s.stack else EMPTY
        args["what"] = Message(f"one-{GEMS[gem]}") if gem >= 0 else Message("nothing-there")
        args["off"] = game.equipment.labels[kind]
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
    kind = game.books.kind[pages.face_up(page)]
    if orders:
        return Message("page-order", {"face": game.orders.labels[kind]})
    return Message("page-equipment", {"equipment": game.equipment.labels[kind]})
