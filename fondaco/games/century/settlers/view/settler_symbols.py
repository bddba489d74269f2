"""Small things: settlers, marks in their circle, kinds of point cards, and what a location does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .....draw.cubes import icons_of
from .....draw.icons import read_symbols
from .....draw.palette import INK, PAPER, PRODUCE
from .....draw.players import PLAYERS, mark
from .....draw.svg import circle, figure, group, text, use
from .....draw.text_fitting import width as width_of
from ...cubes.view.trade_block import block, trade
from .printed_settlers import PrintedLocation

SYMBOLS: Mapping[str, str] = read_symbols(__package__, "symbols.svg")
"""The symbols of these games by id."""
KIND_ICONS = {
    "native_help": "n-kind-help",
    "tool": "n-kind-tool",
    "settlers": "n-kind-settlers",
    "exploration": "n-kind-exploration",
}
NOBODYS = "#C9B58C"
"""The cloak of a settler of no player."""
UPGRADE_ICON = "i-upgrade"
ICONS = {"boat_trade": "n-boat-trade", "outpost_trade": "n-outpost-trade"}
"""Locations whose action has one sign."""
RANGES = {"1": "1", "1-2": "1–2", "any": "∞"}
"""How far a boat sails."""
LITTLE = 45.0
"""Where there is less room, things stand one above the other."""
LARGEST = 23.0
"""No cube on a location is larger."""


@lru_cache(maxsize=256)
def settler(seat: int | None, size: float) -> str:
    """Draw a settler in a player's colour with the player's mark, or without. Its upper left corner is (0, 0)."""
    body = f'<g color="{NOBODYS if seat is None else PLAYERS[seat].fill}">{use("n-settler", 0, 0, size)}</g>'
    return body if seat is None else body + mark(seat, size / 2, size * 0.68, size * 0.27)


def settlers(seat: int, count: int, right: float, bottom: float, size: float) -> str:
    """Draw up to three settlers, overlapping; from four on with their number."""
    shown = min(count, 3)
    step = size * 0.46
    left = right - size - (shown - 1) * step
    body = "".join(group(settler(seat, size), left + number * step, bottom - size) for number in range(shown))
    return body + (figure(right - 2, bottom, count, 13, edge=True, anchor="end") if count > shown else "")


def disc(name: str, x: float, y: float, r: float = 11) -> str:
    """Draw the mark of a location in its circle, around a point."""
    return circle(x, y, r, PAPER, INK, 1.1) + use(f"n-mark-{name}", x - r * 0.72, y - r * 0.72, r * 1.44)


def kind_disc(kind: str, x: float, y: float, r: float) -> str:
    """Draw the kind of a point card in a circle, around a point."""
    return circle(x, y, r, PAPER, INK, 1.1) + use(KIND_ICONS[kind], x - r * 0.77, y - r * 0.77, r * 1.54)


@lru_cache(maxsize=512)
def effect(location: PrintedLocation, room: float, height: float) -> tuple[str, float]:
    """Draw the effect of a location around the line y = 0 from x = 0, and return its width."""
    if location.kind in ("production", "adjust_route"):
        plus, swap = min(14.0, room / 4), 36 if location.kind == "adjust_route" else 0
        body, width = block(icons_of(location.gain), room - plus - swap, height, LARGEST)
        body = text(0, 6, "+", size=17, weight=700, fill=PRODUCE) + group(body, plus)
        return body + (use("n-swap", plus + width + 7, -15, 28) if swap else ""), width + plus + swap
    if location.kind == "upgrade":
        return block([UPGRADE_ICON] * location.steps, room, height, LARGEST)
    if location.kind == "move_boat":
        reach = RANGES[location.range]
        if room < LITTLE:
            return use("n-boat-move", (room - 25) / 2, -20, 25) + figure(room / 2, 19, reach, 13), room
        wide = width_of(reach, 14, bold=True)
        size = min(29.0, room - wide - 5)
        return use("n-boat-move", 0, -size / 2, size) + figure(size + 5, 5, reach, 14, anchor="start"), size + 5 + wide
    if location.kind in ICONS:
        size = min(30.0, room)
        return use(ICONS[location.kind], 0, -size / 2, size), size
    if location.kind == "market":
        return use("n-market", 0, -14, 28) + figure(40, 6, location.slot, 16), 48
    again = 20 if location.kind in ("bonus_trade", "new_point_cards", "refresh_market") else 0
    if any(location.cost):
        body, width, _ = trade(location.cost, location.gain, room - again, height, LARGEST)
    else:
        body, width = use("n-new-cards", 0, -13, 26), 26.0
    return body + (use("n-extra-turn", width + 3, -8, 17) if again else ""), width + again
