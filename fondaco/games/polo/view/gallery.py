"""Pieces of both games side by side, for the pages that explain them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ....draw.cards import NORMAL
from ....draw.dice import slot
from ....draw.gallery import WIDTH, Entry, Translate, columns, grid
from ....draw.palette import INK_2
from ....draw.svg import group, use
from . import contract_card
from .characters import portrait
from .city_card import effect, plate
from .items import item
from .outpost_tile import tile, tile_width
from .printed import PrintedPolo

CONTRACT = (88.0, 96.0)
FIGURES = (("i-post", "view-posts"), ("i-hourglass", "view-hourglass"))
"""Symbols that are no items."""
Kinds = Mapping[str, tuple[int, bool, Callable[[Any, Translate], list[Entry]]]]
"""How many columns a kind has, whether words stand below the drawings, and how it is drawn."""


def draw(
    kinds: Kinds, printed: PrintedPolo, game_symbols: Mapping[str, str], name: str, title: str, translate: Translate
) -> str | None:
    """Return a picture of all pieces of one kind, each with its words."""
    if name == "contracts":
        cards = {label: contract_card.card(contract, *CONTRACT, NORMAL) for label, contract in printed.contracts.items()}
        return grid(cards, CONTRACT, 6, WIDTH / 6, game_symbols, title)
    kind = kinds.get(name)
    if kind is None:
        return None
    across, below, entries = kind
    return columns(entries(printed, translate), game_symbols, title, across, below=below)


def symbols(names: Sequence[str]) -> Callable[[PrintedPolo, Translate], list[Entry]]:
    """Return the items of a game, by name."""
    size = 30

    def entries(printed: PrintedPolo, translate: Translate) -> list[Entry]:
        found = [Entry(item(name, 1, 0, 0, size), size, size, translate(f"some-{name}", number=1)) for name in names]
        drawn = ((f'<g color="{INK_2}">{use(icon, 0, 0, size)}</g>', translate(words)) for icon, words in FIGURES)
        return found + [Entry(body, size, size, words) for body, words in drawn]

    return entries


def characters(printed: PrintedPolo, translate: Translate) -> list[Entry]:
    """Return the characters, with all that they can."""
    return [Entry(portrait(label, 0, 0, 64), 64, 64, translate("view-character", choice=label)) for label in printed.characters]


def city_cards(printed: PrintedPolo, translate: Translate) -> list[Entry]:
    """Return the city cards."""
    found = []
    for label, card in printed.city_cards.items():
        drawn, taken = effect(card, 22, translate("view-pips"))
        body = plate(taken + 40, 34, NORMAL) + slot(4, 5, 24) + group(drawn, 33, 6)
        found.append(Entry(body, taken + 40, 34, translate("view-card", card=label)))
    return found


def outposts(printed: PrintedPolo, translate: Translate) -> list[Entry]:
    """Return the outpost bonuses."""
    found = []
    for label, items in printed.outposts.items():
        found.append(Entry(tile(items, 36), tile_width(items, 36), 36, translate("view-tile", outpost=label)))
    return found
