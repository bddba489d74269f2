"""Words for spaces, gems, equipment and orders, as messages need them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.messages import JsonValue, Message, Translator
from .components import Book, Kind, Space

if TYPE_CHECKING:
    from .game import Valdora

SPACE_IDS: Final = {
    (Kind.CITY, None): "city",
    (Kind.CITY, Book.EQUIPMENT): "city-equipment",
    (Kind.CITY, Book.ORDERS): "city-orders",
    (Kind.GEM_ROAD, None): "gem-road",
    (Kind.HARBOUR, None): "harbour",
    (Kind.HOUSE, None): "house",
    (Kind.MINE, None): "mine",
}
"""The end of message ids for a space, by its kind and its book."""


def add_formatters(translator: Translator, game: Valdora) -> None:
    """Give a translator the formatters of this game."""
    spaces = {each.id: each for each in game.components.map.spaces}
    order_kinds = {each.id: each for each in game.components.orders.kinds}

    def gem(value: JsonValue, lang: str) -> str:
        """A gem that is loaded or handed over."""
        return translator.format(Message(f"one-{value}"), lang)

    def gems(value: Any, lang: str) -> str:
        return ", ".join(translator.format(Message(f"gem-{name}"), lang) for name in value)

    def colour(value: JsonValue, lang: str) -> str:
        """The colour of a house, an order, a craftsman or a workshop."""
        return translator.format(Message(f"colour-{value}"), lang)

    def patron(value: JsonValue, lang: str) -> str:
        """A colour as the name of a patron."""
        return translator.format(Message(f"patron-{value}"), lang)

    def equipment(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"equipment-{value}"), lang)

    def onto(value: JsonValue, lang: str) -> str:
        """The equipment that a gem is loaded onto."""
        return translator.format(Message(f"onto-{value}"), lang)

    def off(value: JsonValue, lang: str) -> str:
        """The equipment that a gem is taken from."""
        return translator.format(Message(f"off-{value}"), lang)

    def side(value: JsonValue, lang: str) -> str:
        return translator.format(Message(f"side-{value}"), lang)

    def arguments(each: Space) -> dict[str, JsonValue]:
        return {"id": each.id, "ships": each.ships, "colour": each.colour}

    def space(value: JsonValue, lang: str) -> str:
        each = spaces[str(value)]
        return translator.format(Message(f"space-{SPACE_IDS[each.kind, each.book]}", arguments(each)), lang)

    def here(value: JsonValue, lang: str) -> str:
        """The space where a pawn is."""
        each = spaces[str(value)]
        return translator.format(Message(f"here-{SPACE_IDS[each.kind, None]}", arguments(each)), lang)

    def to(value: JsonValue, lang: str) -> str:
        """The space that a pawn moves to."""
        each = spaces[str(value)]
        return translator.format(Message(f"to-{SPACE_IDS[each.kind, each.book]}", arguments(each)), lang)

    def contents(value: JsonValue) -> dict[str, JsonValue]:
        kind = order_kinds[str(value)]
        return {"colour": kind.colour, "needs": list(kind.needs), "points": kind.points}

    def face(value: JsonValue, lang: str) -> str:
        """An order as the open face of a page."""
        return translator.format(Message("order-described", contents(value)), lang)

    def order(value: JsonValue, lang: str) -> str:
        """An order that is bought, completed or returned."""
        return translator.format(Message("order-object", contents(value)), lang)

    translator.formatters |= {"space": space, "here": here, "to": to, "gem": gem, "gems": gems, "needs": gems}
    translator.formatters |= {"colour": colour, "patron": patron, "side": side, "face": face, "order": order}
    translator.formatters |= {"equipment": equipment, "onto": onto, "off": off}
    translator.forms |= {"to": ("space", to), "onto": ("equipment", onto), "off": ("equipment", off)}
