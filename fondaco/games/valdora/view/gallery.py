"""The gallery: all pieces of a kind side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....draw.cards import NORMAL
from ....draw.gallery import Entry, Translate, columns
from ....draw.svg import use
from .page_card import equipment_page, order_page
from .printed import Printed
from .symbols import arms, gem, patron_icon

SIGNS = (("v-provisions", "view-provisions"), ("v-mine", "view-mine"), ("v-harbour", "view-harbour"), ("i-ship", "view-ship"))


def gallery(printed: Printed, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return a picture of all pieces of one kind, each with its words."""
    kind = KINDS.get(name)
    if kind is None:
        return None
    across, entries = kind
    return columns(entries(printed, translate), symbols, title, across)


def _symbols(printed: Printed, translate: Translate) -> list[Entry]:
    size = 30
    found = [Entry(gem(kind, 0, 0, size), size, size, translate(f"gem-{kind}")) for kind in (*printed.gems, "coin")]
    return found + [Entry(use(icon, 0, 0, size), size, size, translate(words)) for icon, words in SIGNS]


def _patrons(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for colour, workshop in printed.workshops.items():
        drawn = arms(colour, 0, 0, 34) + patron_icon("craftsman", colour, 38, 0, 34) + patron_icon("workshop", colour, 76, 0, 34)
        words = translate("view-workshop", colour=colour, count=workshop.needed, points=workshop.points)
        found.append(Entry(drawn, 110, 34, words))
    return found


def _equipment(printed: Printed, translate: Translate) -> list[Entry]:
    return [
        Entry(
            equipment_page(equipment, 70, 74, NORMAL, owned=False), 70, 74, translate("view-equipment", equipment=equipment.label)
        )
        for equipment in printed.equipment.values()
    ]


def _orders(printed: Printed, translate: Translate) -> list[Entry]:
    return [
        Entry(order_page(order, 70, 74, NORMAL), 70, 74, translate("view-order", face=order.label))
        for order in printed.orders.values()
    ]


KINDS: Mapping[str, tuple[int, Callable[[Printed, Translate], list[Entry]]]] = {
    "symbols": (2, _symbols),
    "patrons": (1, _patrons),
    "equipment": (2, _equipment),
    "orders": (2, _orders),
}
"""How many columns a kind has, and how it is drawn."""
