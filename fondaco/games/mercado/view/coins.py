"""Coins one by one and in rows: each kind has its colour and its letter or sign."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....draw.palette import INK, INK_2, LIVE, SLOT_EDGE
from ....draw.svg import figure, path, use
from .printed import COINS

ICONS = {
    **{metal: f"i-coin-{metal}" for metal in COINS[:4]},
    "joker": "sign-joker",
    "counterfeit": "sign-counterfeit",
    "same": "sign-same",
    "different": "sign-different",
}
"""The icons of coins, and of coins that may be chosen."""
SIGNS = {"same": "M-4.5-2.2h9m-9 4.4h9", "different": "M-4.5-2.2h9m-9 4.4h9m-1.8-6.8l-5 9.2"}
"""The condition on coins of your choice, as a sign in a box of ten."""
FILLS = {
    "gold": "#F0B52E",
    "silver": "#C9CDD1",
    "copper": "#C98157",
    "turquoise": "#4FB3B0",
    "joker": "#FFFEFA",
    "counterfeit": "#4A4450",
}
"""The colours of coins, for columns of a chart."""


def coin(kind: str, letter: str, x: float, y: float, size: float) -> str:
    """Draw a coin or an entry of a price, with the letter of the kind if it has one."""
    body = use(ICONS[kind], x, y, size)
    if letter:
        tall = max(9.5, size * 0.46)
        body += figure(x + size / 2, y + size / 2 + tall * 0.36, letter, tall, INK)
    return body


def wanted(kind: str, letter: str, x: float, y: float, size: float, *, lit: bool = False) -> str:
    """Draw a missing coin, as its pale letter or sign in the middle of a free slot."""
    ink = LIVE if lit else INK_2
    if kind in SIGNS:
        place = f' transform="translate({x:g} {y:g}) scale({size / 24:g})"'
        return path(SIGNS[kind], stroke=LIVE if lit else SLOT_EDGE, thick=2, more=place)
    if kind == "joker":
        return use("sign-joker", x - size * 0.34, y - size * 0.34, size * 0.68)
    return figure(x, y + size * 0.16, letter, size * 0.44, ink)


def arranged(price: Sequence[str], deposit: Sequence[int]) -> list[str | None]:
    """Return the coins of a deposit on the slots of a price.

    Coins fill slots of their colour first, then free ones. A joker takes a slot for jokers, else the last free slot.
    """
    places: list[str | None] = [None] * len(price)
    for kind, count in zip(COINS, deposit, strict=False):
        for _ in range(count):
            places[_place_for(price, places, kind)] = kind
    return places


def _place_for(price: Sequence[str], places: Sequence[str | None], kind: str) -> int:
    free = [at for at, taken in enumerate(places) if taken is None]
    if kind == "joker":
        return next((at for at in free if price[at] == "joker"), free[-1])
    return next(at for wish in ((kind,), ("same", "different")) for at in free if price[at] in wish)


def each(purse: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Return the coins of a purse one by one: kind, and which of its kind, from 1."""
    for kind, count in zip(COINS, purse, strict=False):
        for number in range(1, count + 1):
            yield kind, number
