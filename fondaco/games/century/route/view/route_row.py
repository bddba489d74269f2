"""Trade routes: a row of merchants of each player, and the settlers that travel to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from .....core.scene import AvailableAction
from .....draw.cards import DISABLED, ENABLED, NORMAL, halo
from .....draw.palette import EDGE, LIVE, PAPER, SLOT, SLOT_EDGE, TRADE
from .....draw.panels import Box
from .....draw.players import PLAYERS
from .....draw.regions import piece
from .....draw.svg import circle, figure, group, path, rect
from ...bazaar.view.market import BazaarContext, PrintedBazaar
from ...cubes.view.player_sheet import section_title as under
from ...merchants.view.merchant_card import deal_over, glyph, kind, merchant, tag
from ...merchants.view.printed_merchants import missing
from ...settlers.view.settler_player_sections import column_title
from ...settlers.view.settler_symbols import settler, settlers


@dataclass(frozen=True, kw_only=True)
class PrintedRoute(PrintedBazaar):
    """All that is printed, and how many cards a route holds."""

    longest_route: int


R = TypeVar("R", bound=PrintedRoute)
ABOVE = 26
"""The room above a card for settlers."""


class RouteContext(BazaarContext[R]):
    """One scene with trade routes to be drawn."""

    TURNS = ("RouteTurn",)
    ASKABLE: ClassVar = {"RouteTurn": ("work", "travel"), "Fort": ("claim", "bonus")}

    def at_work(self, seat: int) -> int:
        """Return settlers on the route are at work, too."""
        return super().at_work(seat) + sum(int(there["there"]) for there in self.observation["seats"][seat]["route"])

    def on_route(self, place: int) -> AvailableAction | None:
        """Return the action of a card of the viewer's route: travel there, use it, replace it, or take a settler back from it."""
        if self.question[0] == "UseRouteOrDeal":
            return self.available("use") if self.question[2] == place else None
        return (
            self.available("travel", place + 1) or self.available("replace", place + 1) or self.available("withdraw", place + 1)
        )

    def on_deal(self, place: int) -> AvailableAction | None:
        """Return the action of the golden deal on a card of the viewer's route."""
        return self.available("golden") if self.question[0] == "UseRouteOrDeal" and self.question[2] == place else None


AnyRouteContext = RouteContext[Any]


def own_route(view: AnyRouteContext, box: Box, gap: float) -> str:
    """Draw the viewer's route. To take a merchant, the next free slot is a button, or the whole route if it is full."""
    x, y, width, height = box
    longest = view.printed.longest_route
    wide, high = (width - gap * (longest - 1)) / longest, height - ABOVE
    route = view.own["route"]
    take = view.available("take")
    body = ""
    if take and len(route) == longest:
        ring = halo(width + 8, height + 8, 8, 3) + rect(0, 0, width + 8, height + 8, PAPER, LIVE, 2.2, 8)
        body += piece(ring, x=x - 4, y=y - 4, action=take)
    for place in range(longest):
        left = x + place * (wide + gap)
        if place < len(route):
            body += _card(view, place, Box(left, y, wide, high))
            continue
        next_one = take if place == len(route) else None
        if next_one:
            slot = halo(wide, high) + rect(0, 0, wide, high, PAPER, LIVE, 2.6, 7)
            slot += path(f"M{wide / 2 - 9:g} {high / 2:g}h18m-9-9v18", stroke=LIVE, thick=3)
        else:
            slot = rect(0, 0, wide, high, SLOT, SLOT_EDGE, 1, 7, ' stroke-dasharray="3 3"')
        body += piece(slot, x=left, y=y + ABOVE, action=next_one)
    for place in range(1, len(route)):  # neighbours can change places at their edge, any two in the list
        swap = view.available("swap", place, place + 1)
        disc = halo(24, 24, 8, 3) + circle(12, 12, 12, PAPER, LIVE, 2.2) + glyph(TRADE, 12, 12, 1.3)
        body += piece(disc, x=x + place * (wide + gap) - gap / 2 - 12, y=y + ABOVE - 3, action=swap) if swap else ""
    return body


def _card(view: AnyRouteContext, place: int, box: Box) -> str:
    """Draw a card of the viewer's route: above it the settlers that stand there, or how many it needs."""
    x, y, width, height = box
    there = view.own["route"][place]
    card = view.merchant(there["card"])
    action = view.on_route(place)
    state = ENABLED if action else DISABLED if view.choosing and not there["there"] else NORMAL
    faint = view.choosing and not there["there"] and any(missing(view.own["cubes"], card.cost))
    drawn = merchant(card, width, height, state, faint=faint, sign=False)
    above = there["there"]
    if above:
        body = settlers(view.shown_seat, above, x + width / 2 + 16, y + ABOVE - 1, 25)
    else:
        body = group(settler(None, 21), x + width / 2 - 19, y + 2) + figure(x + width / 2 + 10, y + 19, there["needed"], 15)
    title = view.lacking(card.cost, view.merchant_words(card.label))
    why = view.why("travel", place + 1)
    body += piece(drawn, id=f"card-{card.label}", x=x, y=y + ABOVE, title=title, action=action, why=why)
    return body + deal_over(card, view.on_deal(place), Box(x, y + ABOVE, width, height))


def route_of(view: AnyRouteContext, seat: int, box: Box) -> str:
    """Draw the route of an opponent: its merchants with all they do, or in little height only their kinds; and the settlers."""
    return _tags(view, seat, box) if box.height > 60 else _signs(view, seat, box)


def _tags(view: AnyRouteContext, seat: int, box: Box) -> str:
    """Draw a route as tags in two columns, from left to right and from top to bottom."""
    x, y, width, height = box
    longest = view.printed.longest_route
    route = view.observation["seats"][seat]["route"]
    lines = -(-longest // 2)
    wide, high = (width - 8) / 2, height / lines - 4
    body = ""
    for place in range(longest):
        left, top = x + place % 2 * (wide + 8), y + place // 2 * (high + 4)
        if place >= len(route):
            body += rect(left, top, wide, high, SLOT, SLOT_EDGE, 1, 4, ' stroke-dasharray="3 3"')
            continue
        card, there = view.merchant(route[place]["card"]), route[place]["there"]
        taken = high * (0.54 + 0.46 * min(there, 3)) + 2 if there else 0
        drawn = tag(card, wide - taken, high, NORMAL) + (settlers(seat, there, wide, high, high) if there else "")
        body += piece(drawn, id=f"card-{card.label}", x=left, y=top, title=view.merchant_words(card.label))
    return body


def _signs(view: AnyRouteContext, seat: int, box: Box) -> str:
    """Draw the kinds of merchants, and how many settlers stand there."""
    x, y, width, height = box
    longest = view.printed.longest_route
    route = view.observation["seats"][seat]["route"]
    wide = (width - 3 * (longest - 1)) / longest
    body = ""
    for place in range(longest):
        left = x + place * (wide + 3)
        if place >= len(route):
            body += rect(left, y, wide, height, SLOT, SLOT_EDGE, 1, 3, ' stroke-dasharray="3 3"')
            continue
        card, there = view.merchant(route[place]["card"]), route[place]["there"]
        colour = kind(card)
        drawn = rect(0, 0, wide, height, PAPER, EDGE, 1, 3) + path(f"M.5 7V3.5Q.5.5 3.5.5H{wide - 3.5:g}q3 0 3 3V7Z", colour)
        if there:
            colours = PLAYERS[seat]
            drawn += rect(1.5, 8.5, wide - 3, height - 10, colours.fill, r=2)
            drawn += figure(wide / 2, height / 2 + 8, there, 12, colours.on)
        else:
            drawn += glyph(colour, wide / 2, height / 2 + 3.5, min(1.0, wide / 15))
        body += piece(drawn, id=f"card-{card.label}", x=left, y=y, title=view.merchant_words(card.label))
    return body


def route_column(view: AnyRouteContext, box: Box) -> str:
    """Draw the viewer's route with its title, in a column."""
    x, y, width, height = box
    return column_title(x, y, box.right, view.translate("view-route"), _filled(view)) + own_route(
        view, Box(x, y + 34, width, height - 44), 7
    )


def route_section(view: AnyRouteContext, x: float, y: float, room: float) -> tuple[str, float]:
    """Draw the viewer's route in the tall layout."""
    return under(x, y, room, view.translate("view-route"), _filled(view)) + own_route(view, Box(x, y + 26, room, 140), 7), y + 176


def _filled(view: AnyRouteContext) -> str:
    holdings = view.own
    return view.translate(
        "view-route-note", held=len(holdings["route"]), limit=view.printed.longest_route, kept=len(holdings["kept"])
    )
