"""The board: a ring of spaces around what lies in its middle, with symbols, the start disc and stacks of markers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....draw.cards import halo
from ....draw.palette import FOIL, INK, INK_2, LIVE, RULE, STRIPE
from ....draw.panels import Box
from ....draw.players import PLAYERS, mark
from ....draw.regions import piece
from ....draw.svg import figure, group, path, rect, text, use
from .context import MercadoContext

GROUND, SPACE, EDGE = "#CDB583", "#FBF3DF", "#9C8660"
OTHERS = {"opponents_counterfeit": "counterfeit", "opponents_joker": "joker"}
"""Symbols for opponents: two heads and an effect."""
CHEVRONS = 5
"""Spaces without a symbol from one arrow to the next."""


def places(count: int, box: Box, band: float) -> Iterator[tuple[Box, int]]:
    """Return the spaces of a ring clockwise from its upper right corner, each with the angle of the way on; 0 is to the right."""
    x, y, width, height = box
    side = round(count * 2 / 15)
    above = -(-(count - 2 * side) // 2)
    below = count - 2 * side - above
    top, low = width / above, width / below
    step = (height - 2 * band) / side if side else 0
    yield Box(x + width - top, y, top, band), 90
    for at in range(side):
        yield Box(box.right - band, y + band + at * step, band, step), 90
    for at in range(below):
        yield Box(box.right - (at + 1) * low, box.bottom - band, low, band), 180 if at < below - 1 else 270
    for at in range(side):
        yield Box(x, box.bottom - band - (at + 1) * step, band, step), 270
    for at in range(above - 1):
        yield Box(x + at * top, y, top, band), 0


def ring(board: Sequence[str], advance: int, start: int | None, box: Box, band: float) -> str:
    """Draw the board as it is printed, with the start disc on a space."""
    body = rect(*box, GROUND, INK, 1.4, 7)
    for at, (place, angle) in enumerate(places(len(board), box, band)):
        body += space(board[at], advance, at, start, len(board), place, angle)
    return body


def space(symbol: str, advance: int, at: int, start: int | None, length: int, box: Box, angle: int) -> str:
    """Draw a space with its distance from the start disc and its symbol. The disc hides its own."""
    x, y, width, height = box
    covered = start is not None and at == start - 1
    number = at + 1 if start is None else (at - start + 1) % length
    body = rect(x + 1.5, y + 1.5, width - 3, height - 3, SPACE if symbol != "none" else STRIPE, EDGE, 1, 5)
    body += text(x + 5.5, y + 13.5, str(number), size=11, weight=600, fill=INK_2)
    middle, centre = x + width / 2, y + height / 2
    if covered:
        wide = min(width - 8, 60)
        left = middle - wide / 2 + (9 if width > 60 else 0)
        body += rect(left, centre - 12, wide, 26, FOIL, INK, 1.3, 13)
        return body + use("sign-flag", left + (6 if width > 60 else wide / 2 - 9), centre - 8, 18)
    if symbol == "none":
        return body + (_chevron(middle, centre, angle) if at % CHEVRONS == 1 else "")
    return body + _symbol(
        symbol, advance, middle + (4 if width > height else 0), centre + (0 if width > height else 4), angle, box
    )


def _symbol(symbol: str, advance: int, x: float, y: float, angle: int, box: Box) -> str:
    size = min(27.0, box.width - 10, box.height - 12)
    if symbol == "advance":
        arrow = f'<g transform="translate({x:g} {y:g}) rotate({angle})">{use("sign-advance", -size * 0.52, -size / 2, size)}</g>'
        return arrow + figure(x, y + 4.6, advance, 13)
    if symbol in OTHERS:
        small = min(20.0, box.width * 0.48)
        if box.width > 50:
            return use("sign-others", x - small - 1, y - small / 2, small) + use(
                f"sign-{OTHERS[symbol]}", x + 1, y - small / 2, small
            )
        return use("sign-others", x - small * 0.75, y - small * 0.8, small) + use(
            f"sign-{OTHERS[symbol]}", x - small * 0.1, y - small * 0.2, small * 0.85
        )
    return use(f"sign-{symbol}", x - size / 2, y - size / 2, size)


def _chevron(x: float, y: float, angle: int) -> str:
    return path("M-4-7l8 7l-8 7", stroke=RULE, thick=2.4, more=f' transform="translate({x:g} {y:g}) rotate({angle})"')


def board(view: MercadoContext, box: Box, band: float) -> str:
    """Draw the board with enabled spaces and markers."""
    seen = view.observation
    body = rect(*box, GROUND, INK, 1.4, 7)
    spots = []
    for at, (place, angle) in enumerate(places(view.length, box, band)):
        spots.append(place)
        body += _space(view, at, place, angle)
    stacks: dict[int, list[int]] = {}
    for seat in reversed(seen["order"]):
        here = seen["seats"][seat]["space"]
        if here is not None:
            stacks.setdefault(here - 1, []).append(seat)
    return body + "".join([_stack(view, seats, spots[at]) for at, seats in stacks.items()])


def _space(view: MercadoContext, at: int, place: Box, angle: int) -> str:
    """Draw a space as a piece, which is a button for the start disc and for using its symbol."""
    symbol = view.observation["board"][at]
    body = space(symbol, view.printed.advance, at, view.observation["start"], view.length, place, angle)
    action = view.available("start", at + 1)
    if view.question[0] == "UseSymbol" and at == view.own["space"] - 1:
        action = view.available("use")
    if action:
        x, y, width, height = place
        ring_ = rect(1.5, 1.5, width - 3, height - 3, "none", LIVE, 2.6, 5)
        glow = group(halo(width - 3, height - 3, 5, 2, glows=False), 1.5, 1.5)
        return piece(glow + group(body, -x, -y) + ring_, id=f"space-{at + 1}", x=x, y=y, action=action)
    return piece(body, id=f"space-{at + 1}", title=_words(view, symbol, at))


def _words(view: MercadoContext, symbol: str, at: int) -> str:
    return view.translate("view-start-disc") if view.observation["start"] == at + 1 else view.worded("view-symbol", symbol=symbol)


def _stack(view: MercadoContext, seats: Sequence[int], place: Box) -> str:
    """Draw the markers on a space, the lowest first."""
    size = min(34.0, place.width - 4)
    step = min(11.0, size * 0.3)
    x = place.x + (place.width - size) / 2 + (16 if place.width > 60 else 0)
    y = place.bottom - size * 0.86 - 1
    body = ""
    for height, seat in enumerate(seats):
        body += piece(marker(view.seat_colours[seat], size), id=f"marker-{seat}", x=x, y=y - height * step, title=view.name(seat))
    return body


def marker(colour: int, size: float) -> str:
    """Draw a marker, seen from the front, around its upper left corner."""
    top = f'<g transform="translate({size / 2:g} {size * 0.435:g}) scale(1 .62)">{mark(colour, 0, 0, size * 0.32)}</g>'
    return f'<g color="{PLAYERS[colour].fill}">{use("sign-marker", 0, 0, size)}</g>{top}'
