"""Merchant cards: a market stall whose awning shows the kind; below it the cost, the red rule, and the gain."""

from __future__ import annotations

from functools import lru_cache

from .....core.scene import AvailableAction
from .....draw.cards import DISABLED, ENABLED, SELECTED, arrow, frame, halo, ledger
from .....draw.cubes import column, heap, icons_of, row, sums, sums_width
from .....draw.palette import CREAM, DEAL, EDGE, INK, INK_2, LIVE, PAPER, PRODUCE, RULE, TRADE, TRADE_TEXT, UPGRADE, WHITE
from .....draw.panels import Box
from .....draw.regions import piece
from .....draw.svg import circle, figure, group, line, path, rect, use
from .printed_merchants import PrintedGoldenDeal, PrintedMerchant

UPGRADE_ICON, TAKE_BACK_ICON = "i-upgrade", "i-take-back"

SMALLEST = 12.0
"""The minimum size of single cubes."""

GLYPHS = {
    PRODUCE: "M-4.4 0H4.4M0-4.4V4.4",
    UPGRADE: "M0 4.6V-4.2M-3.6-.8L0-4.6L3.6-.8",
    TRADE: "M-4.6-2.2H4.6M2.2-4.6L4.6-2.2L2.2.2M4.6 2.6H-4.6M-2.2.2L-4.6 2.6L-2.2 5",
}
"""The sign of each kind, around (0, 0)."""


def kind(card: PrintedMerchant) -> str:
    """Draw the colour of a merchant's awning."""
    return TRADE if any(card.cost) else PRODUCE if any(card.gain) else UPGRADE


def glyph(colour: str, x: float, y: float, scale: float = 1) -> str:
    """Draw the sign of a kind of merchant."""
    ink = TRADE_TEXT if colour == TRADE else colour
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" d="{GLYPHS[colour]}" fill="none" stroke="{ink}"'
        ' stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>'
    )


@lru_cache(maxsize=2048)
def merchant(card: PrintedMerchant, width: float, height: float, state: str, *, faint: bool = False, sign: bool = True) -> str:
    """Draw a merchant card. ``faint``: its cost cannot be paid now. ``sign``: with the disc on its upper edge."""
    colour = kind(card)
    awning = max(14.0, height * 0.14)
    top = awning + width * 0.07
    strip = strip_height(height) if card.deal else 0.0
    body = frame(width, height, state) + group(_awning(width, awning, colour), opacity=0.68 if state == DISABLED else 1)
    body += group(_effect(card, width, top, height - strip - 3), opacity=0.45 if faint else 0.75 if state == DISABLED else 1)
    if card.deal:
        body += group(deal_strip(card.deal, width - 2.6, strip), 1.3, height - strip - 1.3)
    if sign:
        body += circle(width / 2, 1, 9.5, PAPER, INK, 1.2) + glyph(colour, width / 2, 1)
    return body


def _awning(width: float, height: float, colour: str) -> str:
    """Draw stripes with a scalloped hem; the outer ones follow the corners of the card."""
    number = 7 if width >= 90 else 5
    left, stripe, corner = 0.65, (width - 1.3) / number, 6.3
    hem = f"a{stripe / 2:.2f} {stripe / 2.6:.2f} 0 0 1 {-stripe:.2f} 0Z"
    turn = f"a{corner:g} {corner:g} 0 0 1 {corner:g} "
    coloured, pale = "", ""
    for at in range(number):
        x = left + at * stripe
        if at == 0:
            coloured += f"M{left} {height:g}V{left + corner:g}{turn}{-corner:g}H{stripe + left:.2f}V{height:g}{hem}"
        elif at == number - 1:
            coloured += f"M{x:.2f} {height:g}V{left}H{width - left - corner:.2f}{turn}{corner:g}V{height:g}{hem}"
        elif at % 2:
            pale += f"M{x:.2f} {left}h{stripe:.2f}V{height:g}{hem}"
        else:
            coloured += f"M{x:.2f} {left}h{stripe:.2f}V{height:g}{hem}"
    return path(pale, CREAM, INK, 1) + path(coloured, colour, INK, 1)


def _effect(card: PrintedMerchant, width: float, top: float, bottom: float) -> str:
    """Draw the effect of a card, between the awning and its lower edge."""
    middle = (top + bottom) / 2
    if not any(card.cost):
        icons = [*icons_of(card.gain), *[UPGRADE_ICON] * card.steps, *[TAKE_BACK_ICON] * card.take_back]
        across = 1 if len(icons) <= 2 else 2
        rows = -(-len(icons) // across)
        size = min(width * (0.4 if len(icons) <= 2 else 0.35), (bottom - top - 2) / rows, 44)
        return heap(icons, width / 2, middle, size, across)
    maximum = max(sum(card.cost), sum(card.gain))
    rows = 4 if maximum <= 4 else 3
    size = min(width * 0.3, (bottom - top) / max(maximum, 3)) if maximum <= 4 else min(width * 0.235, (bottom - top) / 3)
    if maximum <= 4 and size < SMALLEST:
        rows, size = 2, min(width * 0.235, (bottom - top) / 2)
    r = max(5.2, width * 0.075)
    body = ledger(width / 2 - 1.1, top + 5, bottom - 2) + column(icons_of(card.cost), width * 0.25, middle, size, rows)
    body += (
        _choice(card, width, top, bottom) if any(card.or_gain) else column(icons_of(card.gain), width * 0.76, middle, size, rows)
    )
    return body + arrow(width / 2, bottom - r - 1, r)


def _choice(card: PrintedMerchant, width: float, top: float, bottom: float) -> str:
    """Draw two gains to choose from, one above the other, with a stroke between them."""
    share = (bottom - top) / 2
    maximum = max(sum(card.gain), sum(card.or_gain))
    size = min(width * 0.3, width * 0.44 / min(maximum, 2), (share - 6) / (1 if maximum <= 2 else 2))
    middle = top + share
    body = line(width * 0.58, middle, width * 0.94, middle, RULE, 1)
    body += path(f"M{width * 0.76 + 2.5:g} {middle - 4:g}l-5 8", stroke=INK_2, thick=1.6)
    for number, gain in enumerate((card.gain, card.or_gain)):
        body += heap(icons_of(gain), width * 0.76, top + share * (number + 0.5), size, 2)
    return body


def strip_height(height: float) -> float:
    """Return the height of the golden deal on a card."""
    return min(max(height * 0.2, 20.0), 32.0)


def deal_button(deal: PrintedGoldenDeal, width: float, height: float) -> str:
    """Draw a golden deal that can be made now, to be laid over its strip on the card."""
    ring = rect(1.3, 0, width - 2.6, height - 1.3, "none", LIVE, 2.2, 5)
    return halo(width, height, 5, 2) + group(deal_strip(deal, width - 2.6, height - 1.3), 1.3) + ring


def deal_over(card: PrintedMerchant, action: AvailableAction | None, box: Box) -> str:
    """Draw the button over the strip of a card in a box, where its golden deal can be made; nothing where it cannot."""
    if not action or not card.deal:
        return ""
    high = strip_height(box.height)
    return piece(deal_button(card.deal, box.width, high), x=box.x, y=box.bottom - high, action=action)


def deal_strip(deal: PrintedGoldenDeal, width: float, height: float) -> str:
    """Draw the golden deal at the foot of a card: what its maker gets, then gifts to the opponents on white ornaments."""
    gains, gifts = icons_of(deal.gain), icons_of(deal.gift)
    others = (1.5 if deal.steps else 0) + 1.2 * deal.take_back + 1.2 * len(gifts)
    few = (width - 8) / (len(gains) + others) < SMALLEST
    gain_width = sums_width(deal.gain, 1) if few else len(gains)
    size = min(height - 4, (width - 8) / (gain_width + others))
    x, y = (width - (gain_width + others) * size) / 2, (height - size) / 2
    body = path(
        f"M0 0H{width:g}V{height - 6:g}Q{width:g} {height:g} {width - 6:g} {height:g}H6Q0 {height:g} 0 {height - 6:g}Z", DEAL
    )
    body += line(0, 0, width, 0, EDGE, 1) + line(0, 1.8, width, 1.8, EDGE, 0.5)
    body += sums(deal.gain, x, y, size) if few else row(gains, x, y, size)
    x += gain_width * size
    if deal.steps:
        body += use(UPGRADE_ICON, x, y, size) + figure(x + size * 1.15, y + size * 0.85, deal.steps, max(9.5, size * 0.62))
        x += 1.5 * size
    if deal.take_back:
        body += use(TAKE_BACK_ICON, x + size * 0.1, y, size)
        x += 1.2 * size
    for icon in gifts:
        body += use("i-ornament", x, y - size * 0.1, size * 1.2) + use(icon, x + size * 0.24, y + size * 0.14, size * 0.72)
        x += 1.2 * size
    return body


@lru_cache(maxsize=2048)
def slip(card: PrintedMerchant, width: float, height: float) -> str:
    """Draw a merchant in one line, for lists: its sign, what you give, the red rule, what you get. It has no frame of its own.

    Cubes are drawn one by one, or one a colour with its number where they would get too small.
    """
    extras = [UPGRADE_ICON] * card.steps + [TAKE_BACK_ICON] * card.take_back
    sides = [side for side in (card.cost, card.gain, card.or_gain) if any(side)]
    count = sum(map(sum, sides)) + len(extras)
    left = 19.0
    room = width - left - 3 - 8 * max(len(sides) - 1, 0)
    size = min(height - 4, 19.0, room / count)
    few = size < SMALLEST
    if few:
        size = min(height - 4, 17.0, room / (sum(sums_width(side, 1) for side in sides) + len(extras)))
    y = (height - size) / 2
    body, x = glyph(kind(card), 9, height / 2, min(1.0, height / 26)), left
    for number, side in enumerate(sides):
        if number and number == bool(any(card.cost)):
            body += ledger(x + 2.5, 3, height - 3)
        elif number:
            body += path(f"M{x + 6:g} {height / 2 - 4:g}l-4 8", stroke=INK_2, thick=1.5)
        x += 8 if number else 0
        body += sums(side, x, y, size) if few else row(icons_of(side), x, y, size)
        x += sums_width(side, size) if few else sum(side) * size
    return body + row(extras, x, y, size)


def tag(card: PrintedMerchant, width: float, height: float, state: str) -> str:
    """Draw a slip on a small sheet, for a merchant of a player."""
    if state == ENABLED:
        body = halo(width, height, 4, 2) + rect(0, 0, width, height, WHITE, LIVE, 2, 4)
    else:
        body = rect(0, 1.2, width, height, EDGE, r=4, more=' opacity=".35"')
        body += rect(0, 0, width, height, PAPER, LIVE if state == SELECTED else EDGE, 3 if state == SELECTED else 1, 4)
    body += path(f"M4 0H3Q0 0 0 3V{height - 3:g}Q0 {height:g} 3 {height:g}H4Z", kind(card))
    return body + group(slip(card, width - 4, height), 3)
