"""City cards as ledger slips: a place for a die, the cost, the red rule, the gain."""

from __future__ import annotations

from functools import lru_cache

from ....draw.cards import ENABLED
from ....draw.palette import HALO, INK, INK_2, LIVE, PAPER, WHITE
from ....draw.svg import figure, path, rect, text, use
from ....draw.text_fitting import width
from .items import row, row_width, slash, trade, trade_width
from .printed import Items, PrintedCityCard


@lru_cache(maxsize=512)
def effect(card: PrintedCityCard, size: float, pips: str, *, thresholds: bool = False) -> tuple[str, float]:
    """Draw the effect of a city card from (0, 0) to the right, and return its width.

    ``pips`` is the word for “as the die shows”. With ``thresholds``, rewards by value show the least value of each, which is
    shorter.
    """
    if card.kind == "repeat":
        return trade(card.cost, card.reward, 0, 0, size), trade_width(card.cost, card.reward, size)
    if card.kind == "table":
        return _by_die(card.rows, size, thresholds)
    if card.kind == "seal":
        gain = (("seal", 1),)
        return trade(card.cost, gain, 0, 0, size), trade_width(card.cost, gain, size)
    if card.kind in ("pips", "counted"):
        taken = row_width(card.reward, size)
        body = row(card.reward, 0, 0, size) + figure(taken + size * 0.4, size * 0.72, "×", size * 0.62, INK_2)
        taken += size * 0.75
        if card.kind == "pips":
            letters = max(11.0, size * 0.56)
            return body + text(taken, size * 0.72, pips, size=letters, weight=600, fill=INK_2), taken + width(
                pips, letters, bold=True
            )
        if card.counts == "contracts":
            return body + use("i-contract", taken, 0, size), taken + size
        return body + f'<g color="{INK_2}">{use("i-post", taken, 0, size)}</g>', taken + size
    return _swaps(card, size)


def _by_die(rows: tuple[Items, ...], size: float, thresholds: bool) -> tuple[str, float]:
    """Draw rewards by what the die shows; equal ones are drawn once."""
    body, x, first = "", 0.0, 1
    for value, reward in enumerate(rows, 1):
        if value < len(rows) and rows[value] == reward:
            continue
        span = f"{first}" if first == value else f"{first}–{value}"
        words = f"{first}+" if thresholds else span
        letters = max(9.0 if thresholds else 10.0, size * 0.5)
        wide = width(words, letters, bold=True)
        body += figure(x, size * 0.7, words, letters, INK_2, anchor="start") + row(reward, x + wide + 2, 0, size)
        x += wide + 2 + row_width(reward, size) + 7
        first = value + 1
    return body, x - 7


def _swaps(card: PrintedCityCard, size: float) -> tuple[str, float]:
    """Draw swaps: both ways at once where one is the other backwards, else one beside the other."""
    forth = [(give, get) for _, give, get in card.swaps[: len(card.swaps) // 2]]
    back = [(get, give) for _, give, get in card.swaps[len(card.swaps) // 2 :]]
    if forth == back:
        body, x = "", 0.0
        for number, (give, _) in enumerate(forth):
            x += size * 0.25 if number else 0
            body += slash(x - size * 0.02, size / 2, size) if number else ""
            x += size * 0.15 if number else 0
            body += row(give, x, 0, size)
            x += row_width(give, size)
        arrows = f"M{x + 4:g} {size * 0.36:g}h11l-3-3M{x + 15:g} {size * 0.68:g}h-11l3 3"
        body += path(arrows, stroke=LIVE, thick=1.8)
        return body + row(forth[0][1], x + 19, 0, size), x + 19 + row_width(forth[0][1], size)
    body, x = "", 0.0
    for number, (_, give, get) in enumerate(card.swaps):
        if number:
            body += slash(x + 7, size / 2, size)
            x += 14
        body += trade(give, get, x, 0, size)
        x += trade_width(give, get, size)
    return body, x


def plate(wide: float, high: float, state: str) -> str:
    """Draw the paper of a slip."""
    if state == ENABLED:
        glow = rect(-4, -4, wide + 8, high + 8, HALO, r=7, more=' class="halo" opacity=".85"')
        return glow + rect(0, 0, wide, high, WHITE, LIVE, 2.4, 4)
    return rect(0, 1.6, wide, high, INK, r=4, more=' opacity=".3"') + rect(0, 0, wide, high, PAPER, INK, 1.2, 4)
