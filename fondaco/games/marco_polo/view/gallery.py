"""The gallery: all pieces of a kind side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.gallery import Entry, Translate
from ....draw.palette import INK, PAPER, WHITE
from ....draw.pieces import seal
from ....draw.svg import circle, figure, rect
from ...polo.view import gallery as polo
from ...polo.view.items import row, row_width
from .printed import Printed

SYMBOLS = ("coin", "vp", "camel", "pepper", "silk", "gold", "good", "pair", "step", "contract", "die", "copy", "trigger")
"""The items that are explained."""


def gallery(printed: Printed, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return a picture of all pieces of one kind, each with its words."""
    return polo.draw(KINDS, printed, symbols, name, title, translate)


def _bonuses(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for label, items in printed.bonuses.items():
        wide = row_width(items, 24) + 14
        body = rect(6, 0, wide, 36, PAPER, INK, 1.3, 18) + row(items, 13, 6, 24)
        body += circle(9, 5, 7.5, INK) + figure(9, 9, label, 11, WHITE)
        city = translate("view-place", city=printed.bonus_city[label])
        found.append(Entry(body, wide + 6, 36, f"{city}: {translate('view-tile', outpost=label)}"))
    return found


def _goals(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for goal in printed.goals.values():
        cities = " + ".join(translate("view-place", city=city) for city in goal.cities)
        found.append(Entry(seal(goal.points, 0, 0, 30), 30, 30, f"{goal.label}  {cities}"))
    return found


KINDS: polo.Kinds = {
    "symbols": (2, False, polo.symbols(SYMBOLS)),
    "characters": (1, False, polo.characters),
    "cards": (2, True, polo.city_cards),
    "outposts": (2, False, polo.outposts),
    "bonuses": (2, False, _bonuses),
    "goals": (2, False, _goals),
}
