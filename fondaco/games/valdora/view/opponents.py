"""The sheets of the opponents, and the scoreboard."""

from __future__ import annotations

from ....draw.icons import PAPER_PAINT
from ....draw.palette import BINDING, CREAM, INK, LEDGE, RULE, STRIPE, WAX
from ....draw.panels import Box, panel
from ....draw.player_sheets import one_below_another, seat_sheet
from ....draw.players import badge
from ....draw.regions import piece
from ....draw.scoreboard import Scoreboard, final_scores
from ....draw.svg import figure, group, line, rect, text, use
from ....draw.text_fitting import cut
from .context import ValdoraContext
from .symbols import arms, count, gem, patron_icon, silver, socket, tool
from .worth import points
from .worth import width as seal_width

FULL, LOW = 98, 74
"""The heights of a player's sheet: with three rows, and with two where four players sit beside each other."""


def opponents(view: ValdoraContext, x: float, y: float, width: float) -> tuple[str, float]:
    """Draw the sheets of the opponents, one below another, and return where they end."""
    return one_below_another(view, Box(x, y, width, FULL if len(view.opponents) < 4 else LOW), opponent)


def opponent(view: ValdoraContext, seat: int, box: Box) -> str:
    """Draw the sheet of an opponent: purse and points, equipment and orders, craftsmen."""
    x, y, width, height = box
    body = seat_sheet(view, seat, box)
    body += badge(view.seat_colours[seat], x + 24, y + 18, 10)
    body += text(
        x + 40, y + 23, cut(view.name(seat), width - 188, 14.5, serif=True, bold=True), size=14.5, weight=700, serif=True
    )
    right = x + width
    body += _row(view, seat, right - 4, y)
    body += _equipment(view, seat, x + 14, y + 36) + _orders(view, seat, right - 112, y + 36)
    if height == FULL:
        body += line(x + 14, y + 68, right - 10, y + 68, RULE, 0.7)
        body += craftsmen(view, seat, Box(x + 14, y + 72, width - 24, 22))
    return piece(body, id=f"seat-{seat}", title=_words(view, seat))


def _row(view: ValdoraContext, seat: int, right: float, y: float) -> str:
    """From right to left: points, completed orders, bonus tiles, coins, provisions."""
    there = view.observation["seats"][seat]
    gap = 3.5 if view.covered(seat) else 6.5
    body = points(view, seat, right, y + 3, 32)
    left = right - seal_width(view, seat, 32) - gap - 17
    body += rect(left, y + 7, 17, 23, BINDING, INK, 1, 3) + figure(left + 8.5, y + 23, view.completed(seat), 12.5, CREAM)
    left -= gap + 21
    if there["bonus_tiles"]:
        body += rect(left, y + 8, 21, 21, PAPER_PAINT, INK, 1, 3) + figure(left + 10.5, y + 23, there["bonus_tiles"], 13, WAX)
    left -= gap + 21
    body += silver(there["coins"], left, y + 8, 21)
    left -= gap + 23
    return body + group(use("v-provisions", left, y + 7, 23), opacity=1 if there["provisions"] else 0.3)


def _words(view: ValdoraContext, seat: int) -> str:
    """Return a player's sheet in words."""
    there = view.observation["seats"][seat]
    described = [view.name(seat), view.translate("view-some-coins", count=there["coins"])]
    described += [f"{many} × {view.worded('view-colour', patron=colour)}" for colour, many in there["craftsmen"].items() if many]
    described += [view.done(seat), view.translate("view-some-bonus", count=there["bonus_tiles"])]
    if view.covered(seat):
        described.append(view.translate("view-points-covered", count=view.score(seat)))
    return " · ".join(described)


def _equipment(view: ValdoraContext, seat: int, x: float, y: float) -> str:
    """Draw tools with the gems on them."""
    owned = view.observation["seats"][seat]["equipment"]
    pitch = min(33.0, 158 / max(len(owned), 1))
    body = ""
    for number, (label, carried) in enumerate(owned.items()):
        left = x + number * pitch
        body += tool(label, left, y, 22)
        if carried:
            body += gem(carried, left + 11, y + 11, 14)
        else:
            body += socket(left + 18, y + 18, 5.5)
    return body


def _orders(view: ValdoraContext, seat: int, x: float, y: float) -> str:
    """Draw open orders as coat of arms and points."""
    held = view.observation["seats"][seat]["orders"]
    body = ""
    for number in range(view.printed.most_orders):
        left = x + number * 35
        if number < len(held):
            order = view.printed.orders[held[number]["order"]]
            drawn = (
                rect(0, 0, 32, 27, PAPER_PAINT, INK, 1, 4)
                + arms(order.colour, 0, 5, 17)
                + figure(23.5, 18, order.points, 11.5, WAX)
            )
            title = view.worded("view-order", face=order.label)
            body += piece(drawn, id=f"order-{seat}-{number + 1}", x=left, y=y, title=title)
        else:
            body += rect(left, y, 32, 27, LEDGE, RULE, 1, 4, ' stroke-dasharray="2 3"')
    return body


def craftsmen(view: ValdoraContext, seat: int, box: Box) -> str:
    """Coats of arms with figures; a workshop replaces its coat of arms."""
    x, y, width, _ = box
    owned = view.observation["seats"][seat]["craftsmen"]
    pitch = width / len(owned)
    body = ""
    for number, (colour, many) in enumerate(owned.items()):
        left = x + number * pitch
        if view.observation["workshops"][colour] == seat:
            body += patron_icon("workshop", colour, left - 1, y - 1, 22)
        else:
            body += arms(colour, left, y, 20, pale=not many)
        body += count(many, left + 22, y + 16, 12.5)
    return body


# --- the scoreboard ----------------------------------------------------------------------------------------------------------

SOURCES = {
    "orders": "view-source-orders",
    "craftsmen": "view-source-craftsmen",
    "workshops": "view-source-workshops",
    "bonus_tiles": "view-source-bonus",
    "gems": "view-source-gems",
}
"""Messages of the sources of points, by their names in the observation."""


def _height(view: ValdoraContext) -> float:
    return 106 + 26 * len(SOURCES) if view.observation["ranks"] else 36 + 56 * view.players


def _standing(view: ValdoraContext, box: Box) -> str:
    """Draw the scoreboard: during the game craftsmen and points, at the end the final scores."""
    if view.observation["ranks"]:
        return final_scores(view, box, SOURCES)[0]
    x, y, width, _ = box
    body = panel(box, view.translate("view-standing"))
    for seat in range(view.players):
        top = y + 30 + seat * 56
        if seat % 2 == 0:
            body += rect(x + 6, top, width - 12, 54, STRIPE, r=4)
        name = cut(view.name(seat), width - 108, 13.5, serif=True, bold=True)
        body += badge(view.seat_colours[seat], x + 24, top + 15, 10) + text(
            x + 40, top + 20, name, size=13.5, weight=700, serif=True
        )
        body += points(view, seat, x + width - 14, top + 2, 30)
        body += craftsmen(view, seat, Box(x + 14, top + 30, width - 28, 22))
    return body


SCOREBOARD = Scoreboard(_height, _standing)
