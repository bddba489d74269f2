"""Small things that come everywhere: gems and coins, coats of arms, tools, craftsmen, workshops."""

from __future__ import annotations

from ....draw.icons import read_symbols
from ....draw.palette import DEBIT, INK, INK_2, PAPER, SLOT_EDGE, WHITE
from ....draw.pieces import coin
from ....draw.svg import circle, figure, group, path, text, use
from .printed import ANY, PrintedEquipment

SIGNS = read_symbols(__package__, "symbols.svg")
"""The icons of this game by id."""
PATRONS = {
    "silver": "#BFC4CA",
    "yellow": "#E9B93A",
    "white": "#FDFBF3",
    "purple": "#8A4FA8",
    "red": "#C2283C",
    "blue": "#2B6CB8",
    "green": "#2E9058",
}
"""The colours of the patrons, of their houses, craftsmen and workshops. A patron always has a coat of arms, too."""
GONE = 0.13
"""How pale a kind of gem is drawn of which none is left."""


def gem(kind: str, x: float, y: float, size: float) -> str:
    """Draw a gem, a silver coin, or the sign for any gem."""
    icon = {"gold": "i-gold", "coin": "i-coin-silver", ANY: "v-anygem"}.get(kind, f"i-gem-{kind}")
    return use(icon, x, y, size)


def silver(worth: int, x: float, y: float, size: float) -> str:
    """Draw several coins as one."""
    return coin("silver", worth, x, y, size)


def arms(colour: str, x: float, y: float, size: float, *, pale: bool = False) -> str:
    """Draw the coat of arms of a patron."""
    return group(use(f"v-arms-{colour}", x, y, size), opacity=0.3 if pale else 1)


def patron_icon(icon: str, colour: str, x: float, y: float, size: float) -> str:
    """Draw a craftsman or a workshop in the colour of a patron."""
    return f'<g color="{PATRONS[colour]}">{use(f"v-{icon}", x, y, size)}</g>'


def tool(label: str, x: float, y: float, size: float) -> str:
    """Draw a piece of equipment."""
    return use(f"v-tool-{label}", x, y, size)


def loads(equipment: PrintedEquipment, x: float, y: float, size: float) -> str:
    """Draw the gem that equipment loads around a point, with the price of loading if there is one."""
    if not equipment.coins:
        return gem(equipment.loads, x - size / 2, y - size / 2, size)
    return gem(equipment.loads, x - size - 1, y - size / 2, size) + silver(equipment.coins, x + 1, y - size / 2, size)


def tick(x: float, y: float, r: float = 5.6) -> str:
    """Draw a mark: this is there already."""
    return circle(x, y, r, INK_2, WHITE, 1) + path(
        f"M{x - r * 0.46:g} {y:g}l{r * 0.34:g} {r * 0.36:g}l{r * 0.57:g} {-r * 0.68:g}", stroke=WHITE, thick=r * 0.28
    )


def letter(words: str, x: float, y: float, r: float = 9.5) -> str:
    """Return the letter of a city on a disc."""
    return circle(x, y, r, INK) + text(x, y + r * 0.48, words, size=r * 1.3, weight=700, fill=WHITE, anchor="middle")


def count(number: int, x: float, y: float, size: float) -> str:
    """Draw a number beside an icon; a zero is paler."""
    return figure(x, y, number, size, INK if number else INK_2, anchor="start")


def socket(x: float, y: float, r: float) -> str:
    """Draw a place where something may lie: a coin in a purse, a gem on equipment."""
    dashes = "2 2" if r < 7 else "3 2.6"
    return circle(x, y, r, DEBIT, SLOT_EDGE, 1.2, f' stroke-dasharray="{dashes}"')


def disc(x: float, y: float, r: float) -> str:
    """Draw the small white disc that something stands on."""
    return circle(x, y, r, PAPER, INK, 1.1)
