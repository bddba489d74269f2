"""All pieces of a kind side by side, for the page that explains the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....draw.cards import REST
from ....draw.gallery import Entry, Say, columns
from ....draw.svg import use
from .page_card import equipment_page, order_page
from .printed import Catalogue
from .symbols import arms, gem, worn

SIGNS = (("v-provisions", "view-provisions"), ("v-mine", "view-mine"), ("v-harbour", "view-harbour"), ("i-ship", "view-ship"))


def gallery(catalogue: Catalogue, own: Mapping[str, str], name: str, title: str, say: Say) -> str | None:
    """The pieces of one kind, each with its words."""
    kind = KINDS.get(name)
    if kind is None:
        return None
    across, entries = kind
    return columns(entries(catalogue, say), own, title, across)


def _symbols(catalogue: Catalogue, say: Say) -> list[Entry]:
    size = 30
    found = [Entry(gem(kind, 0, 0, size), size, size, say(f"gem-{kind}")) for kind in (*catalogue.gems, "coin")]
    return found + [Entry(use(icon, 0, 0, size), size, size, say(words)) for icon, words in SIGNS]


def _patrons(catalogue: Catalogue, say: Say) -> list[Entry]:
    found = []
    for colour, face in catalogue.workshops.items():
        drawn = arms(colour, 0, 0, 34) + worn("craftsman", colour, 38, 0, 34) + worn("workshop", colour, 76, 0, 34)
        words = say("view-workshop", colour=colour, count=face.needed, points=face.points)
        found.append(Entry(drawn, 110, 34, words))
    return found


def _equipment(catalogue: Catalogue, say: Say) -> list[Entry]:
    return [
        Entry(equipment_page(face, 70, 74, REST, owned=False), 70, 74, say("view-equipment", equipment=face.label))
        for face in catalogue.equipment.values()
    ]


def _orders(catalogue: Catalogue, say: Say) -> list[Entry]:
    return [
        Entry(order_page(face, 70, 74, REST), 70, 74, say("view-order", face=face.label)) for face in catalogue.orders.values()
    ]


KINDS: Mapping[str, tuple[int, Callable[[Catalogue, Say], list[Entry]]]] = {
    "symbols": (2, _symbols),
    "patrons": (1, _patrons),
    "equipment": (2, _equipment),
    "orders": (2, _orders),
}
"""How many columns a kind has, and how it is drawn."""
