"""Pieces of both games side by side, for the pages that explain them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....draw.cards import REST
from ....draw.dice import slot
from ....draw.gallery import WIDTH, Entry, Say, columns, grid
from ....draw.palette import INK_2
from ....draw.svg import group, use
from . import contract_card
from .characters import portrait
from .city_card import effect, plate
from .items import item
from .outpost_tile import tile, tile_width
from .printed import Catalogue

CONTRACT = (88.0, 96.0)
FIGURES = (("i-post", "view-posts"), ("i-hourglass", "view-hourglass"))
"""Symbols that are no items."""
Kinds = Mapping[str, tuple[int, bool, Callable[[Any, Say], list[Entry]]]]
"""How many columns a kind has, whether words stand below the drawings, and how it is drawn."""


def draw(kinds: Kinds, catalogue: Catalogue, own: Mapping[str, str], name: str, title: str, say: Say) -> str | None:
    """The pieces of one kind, each with its words."""
    if name == "contracts":
        cards = {label: contract_card.card(face, *CONTRACT, REST) for label, face in catalogue.contracts.items()}
        return grid(cards, CONTRACT, 6, WIDTH / 6, own, title)
    kind = kinds.get(name)
    if kind is None:
        return None
    across, below, entries = kind
    return columns(entries(catalogue, say), own, title, across, below=below)


def symbols(names: Sequence[str]) -> Callable[[Catalogue, Say], list[Entry]]:
    """The items of a game, by name."""
    size = 30

    def entries(catalogue: Catalogue, say: Say) -> list[Entry]:
        found = [Entry(item(name, 1, 0, 0, size), size, size, say(f"some-{name}", number=1)) for name in names]
        drawn = ((f'<g color="{INK_2}">{use(icon, 0, 0, size)}</g>', say(words)) for icon, words in FIGURES)
        return found + [Entry(body, size, size, words) for body, words in drawn]

    return entries


def characters(catalogue: Catalogue, say: Say) -> list[Entry]:
    """The characters, with all that they can."""
    return [Entry(portrait(label, 0, 0, 64), 64, 64, say("view-character", choice=label)) for label in catalogue.characters]


def city_cards(catalogue: Catalogue, say: Say) -> list[Entry]:
    """The city cards."""
    found = []
    for label, face in catalogue.city_cards.items():
        drawn, taken = effect(face, 22, say("view-pips"))
        body = plate(taken + 40, 34, REST) + slot(4, 5, 24) + group(drawn, 33, 6)
        found.append(Entry(body, taken + 40, 34, say("view-card", card=label)))
    return found


def outposts(catalogue: Catalogue, say: Say) -> list[Entry]:
    """The outpost bonuses."""
    found = []
    for label, items in catalogue.outposts.items():
        found.append(Entry(tile(items, 36), tile_width(items, 36), 36, say("view-tile", outpost=label)))
    return found
