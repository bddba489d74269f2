"""The gallery: all pieces of a kind side by side, for the how-to page."""

from __future__ import annotations

from collections.abc import Mapping

from ....draw.gallery import Entry, Translate
from ....draw.palette import INK, PAPER
from ....draw.pieces import seal
from ....draw.svg import rect, use
from ...polo.view import gallery as polo
from ...polo.view.items import row, row_width, trade, trade_width
from .printed import Printed

SYMBOLS = (
    *("coin", "vp", "camel", "pepper", "silk", "gold", "jade", "good", "pair", "step"),
    *("contract", "display", "die", "copy", "trigger"),
)
"""The items that are explained."""


def gallery(printed: Printed, symbols: Mapping[str, str], name: str, title: str, translate: Translate) -> str | None:
    """Return a picture of all pieces of one kind, each with its words."""
    return polo.draw(KINDS, printed, symbols, name, title, translate)


def _bonuses(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for label, items in printed.bonuses.items():
        wide = row_width(items, 24) + 14
        body = rect(0, 0, wide, 36, PAPER, INK, 1.3, 18) + row(items, 7, 6, 24)
        found.append(Entry(body, wide, 36, translate("view-tile", outpost=label)))
    return found


def _seals(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for label, printed_seal in printed.seals.items():
        body = (
            use(f"simple-{label}", 0, 0, 32)
            + use(f"upgraded-{label}", 38, 0, 32)
            + trade(printed_seal.cost, printed_seal.bonus, 82, 4, 24)
        )
        wide = 82 + trade_width(printed_seal.cost, printed_seal.bonus, 24)
        found.append(
            Entry(body, wide, 34, translate("view-seal-reference", seal=label, value=printed_seal.die, jade=printed_seal.jade))
        )
    return found


def _offers(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for label, book_offers in printed.tiles.items():
        body, left = "", 0.0
        for jade, items in enumerate(book_offers, 1):
            body += trade((("jade", jade),), items, left, 3, 22)
            left += trade_width((("jade", jade),), items, 22) + 14
        found.append(Entry(body, left, 28, translate("view-offer-tile", offer_tile=label)))
    return found


def _arms(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for label in sorted(set(printed.arms.values())):
        cities = ", ".join(translate("view-place", city=city) for city, arms in printed.arms.items() if arms == label)
        found.append(Entry(use(label, 0, 0, 32), 32, 32, cities))
    return found


def _goals(printed: Printed, translate: Translate) -> list[Entry]:
    found = []
    for goal in printed.goals.values():
        body, left = "", 0.0
        for name, points in goal.seals:
            body += use(f"upgraded-{name}", left, 0, 30) + seal(points, left + 24, 8, 22)
            left += 52
        for arms in goal.arms:
            body += use(arms, left, 1, 28)
            left += 34
        found.append(Entry(body, 156 + 34, 32, goal.label))
    return found


KINDS: polo.Kinds = {
    "symbols": (2, False, polo.symbols(SYMBOLS)),
    "characters": (1, False, polo.characters),
    "cards": (2, True, polo.city_cards),
    "outposts": (2, False, polo.outposts),
    "bonuses": (2, False, _bonuses),
    "seals": (1, False, _seals),
    "offers": (2, True, _offers),
    "arms": (2, False, _arms),
    "goals": (2, False, _goals),
}
