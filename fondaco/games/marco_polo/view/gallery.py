"""All pieces of a kind side by side, for the page that explains the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....draw.cards import REST
from ....draw.dice import slot
from ....draw.gallery import WIDTH, Entry, Say, columns, grid
from ....draw.palette import INK, INK_2, PAPER, WHITE
from ....draw.seals import seal
from ....draw.svg import circle, figure, group, rect, use
from . import contracts
from .chart import plate
from .faces import Catalogue
from .items import ICONS, item, row, row_width
from .portraits import portrait
from .slips import effect

CONTRACT = (88.0, 96.0)
SYMBOLS = ("coin", "vp", *ICONS)
"""The items that are explained."""
FIGURES = (("i-post", "see-posts"), ("i-hourglass", "see-hourglass"))
"""Symbols that are no items."""


def gallery(catalogue: Catalogue, own: Mapping[str, str], name: str, title: str, say: Say) -> str | None:
    """The pieces of one kind, each with its words."""
    if name == "contracts":
        cards = {label: contracts.card(face, *CONTRACT, REST) for label, face in catalogue.contracts.items()}
        return grid(cards, CONTRACT, 6, WIDTH / 6, own, title)
    kind = KINDS.get(name)
    if kind is None:
        return None
    across, below, entries = kind
    return columns(entries(catalogue, say), own, title, across, below=below)


# --- the kinds ---------------------------------------------------------------------------------------------------------------


def _symbols(catalogue: Catalogue, say: Say) -> list[Entry]:
    size = 30
    found = [Entry(item(name, 1, 0, 0, size), size, size, say(f"some-{name}", number=1)) for name in SYMBOLS]
    drawn = ((f'<g color="{INK_2}">{use(icon, 0, 0, size)}</g>', say(words)) for icon, words in FIGURES)
    return found + [Entry(body, size, size, words) for body, words in drawn]


def _characters(catalogue: Catalogue, say: Say) -> list[Entry]:
    return [Entry(portrait(label, 0, 0, 64), 64, 64, say("see-character", choice=label)) for label in catalogue.characters]


def _city_cards(catalogue: Catalogue, say: Say) -> list[Entry]:
    found = []
    for label, face in catalogue.city_cards.items():
        drawn, taken = effect(face, 22, say("see-pips"))
        body = plate(taken + 40, 34, REST) + slot(4, 5, 24) + group(drawn, 33, 6)
        found.append(Entry(body, taken + 40, 34, say("see-card", card=label)))
    return found


def _outposts(catalogue: Catalogue, say: Say) -> list[Entry]:
    found = []
    for label, items in catalogue.outposts.items():
        body = rect(0, 0, 36, 36, "#FCEFC9", INK, 1.2, 3) + row(items, 4, 4, 28)
        found.append(Entry(body, 36, 36, say("see-tile", outpost=label)))
    return found


def _bonuses(catalogue: Catalogue, say: Say) -> list[Entry]:
    found = []
    for label, items in catalogue.bonuses.items():
        wide = row_width(items, 24) + 14
        body = rect(6, 0, wide, 36, PAPER, INK, 1.3, 18) + row(items, 13, 6, 24)
        body += circle(9, 5, 7.5, INK) + figure(9, 9, label, 11, WHITE)
        city = say("see-place", city=catalogue.bonus_city[label])
        found.append(Entry(body, wide + 6, 36, f"{city}: {say('see-tile', outpost=label)}"))
    return found


def _goals(catalogue: Catalogue, say: Say) -> list[Entry]:
    found = []
    for goal in catalogue.goals.values():
        cities = " + ".join(say("see-place", city=city) for city in goal.cities)
        found.append(Entry(seal(goal.points, 0, 0, 30), 30, 30, f"{goal.label}  {cities}"))
    return found


KINDS: Mapping[str, tuple[int, bool, Callable[[Catalogue, Say], list[Entry]]]] = {
    "symbols": (2, False, _symbols),
    "characters": (1, False, _characters),
    "cards": (2, True, _city_cards),
    "outposts": (2, False, _outposts),
    "bonuses": (2, False, _bonuses),
    "goals": (2, False, _goals),
}
"""How many columns a kind has, whether words stand below the drawings, and how it is drawn."""
