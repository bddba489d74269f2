"""A map on the table: where a journey may lead, and everything that lies and stands in the cities."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import TypeVar

from ....core.scene import AvailableAction
from ....draw.cards import ENABLED, NORMAL
from ....draw.dice import slot
from ....draw.map_scenery import name_on_map, placed
from ....draw.palette import HALO, INK, LIVE, PAPER, WAX, WHITE
from ....draw.panels import Box
from ....draw.pieces import pawn, post
from ....draw.regions import piece
from ....draw.svg import circle, element, figure, group, path, rect, use
from . import map_layout
from .city_card import effect, plate
from .context import AnyPoloContext
from .items import row, row_width
from .outpost_tile import tile, tile_width

T = TypeVar("T", bound=AnyPoloContext)


@dataclass(frozen=True, slots=True)
class MapSection:
    """A part of the map on the table: the scale, where the map's upper left corner would lie, and what is seen of its width."""

    scale: float
    left: float
    top: float
    edges: tuple[float, float]
    places: Collection[str]
    """The locations whose things are drawn here."""

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the map on the table."""
        return self.left + x * self.scale, self.top + y * self.scale


NAME_COLOUR = {"beijing": WAX}
NAME_LOW = {"venezia": 37, "beijing": 37}
"""How far below their middle the names of the largest cities stand."""
DrawPieces = Callable[[T, MapSection], str]
"""Draws everything on a part of the map that is no land."""


def whole(view: T, box: Box, draw_pieces: DrawPieces[T]) -> str:
    """Draw the whole map in a frame."""
    x, y, width, height = box
    body = rect(x - 1, y + 1, width + 2, height + 2, INK, r=5, more=' opacity=".25"') + rect(
        x - 1, y - 1, width + 2, height + 2, PAPER, INK, 1.6, 4
    )
    scale = width / map_layout.WIDTH
    body += use("m-land", x, y, width, map_layout.HEIGHT * scale)
    body += draw_pieces(view, MapSection(scale, x, y, (0, map_layout.WIDTH), view.printed.places))
    return body + rect(x + 3, y + 3, width - 6, height - 6, "none", "#6B4A2C", 0.8, 3)


@dataclass(frozen=True, slots=True)
class Halves:
    """A map that is cut in two, for a screen where it would be too small in one piece."""

    middle: float
    """Where it is cut."""
    overlap: float
    """How much of each half the other one shows again."""

    def symbols(self) -> dict[str, str]:
        """Return the two halves of the land."""
        return {
            f"m-{name}": f'<symbol id="m-{name}" viewBox="{left:g} 0 {self._width:g} {map_layout.HEIGHT}">'
            f"{use('m-land', 0, 0, map_layout.WIDTH, map_layout.HEIGHT)}</symbol>"
            for name, left in self._lefts
        }

    def draw(self, view: T, x: float, y: float, room: float, draw_pieces: DrawPieces[T]) -> tuple[str, float]:
        """Draw west and east, one below the other, and return where they end; everything is drawn in the half it lies in."""
        scale = room / self._width
        height = map_layout.HEIGHT * scale
        body = ""
        for name, left in self._lefts:
            inside = {place for place, (at, _) in view.MAP_LAYOUT.places.items() if (at < self.middle) == (name == "west")}
            body += rect(x - 1, y - 1, room + 2, height + 2, PAPER, INK, 1.6, 4) + use(f"m-{name}", x, y, room, height)
            body += draw_pieces(view, MapSection(scale, x - left * scale, y, (left, left + self._width), inside))
            y += height + 8
        return body, y

    @property
    def _width(self) -> float:
        return max(self.middle, map_layout.WIDTH - self.middle) + self.overlap

    @property
    def _lefts(self) -> tuple[tuple[str, float], ...]:
        return ("west", 0), ("east", map_layout.WIDTH - self._width)


def _going(view: AnyPoloContext, place: str) -> AvailableAction | None:
    """Return the action of a location: a step to it, a post there, or taking the post there."""
    return view.available("step", place) or view.available("relocate", place) or view.available("post", place)


def _wanted(view: AnyPoloContext, place: str) -> str | None:
    """Return the notation of the step to a location, or of taking the post there, so that a page can ask why it is not legal."""
    post = view.why("relocate", place) or view.why("post", place) if place in view.printed.cities else None
    return post if place == view.here else view.why("step", place) or post


def live_roads(view: AnyPoloContext, chart: MapSection) -> str:
    """Draw the roads of legal steps, highlighted, with their prices on top. They end at the edge of this section of the map."""
    here = view.here
    if here is None or not view.my_turn:
        return ""
    body, prices = "", ""
    left, right = (chart.at(edge, 0)[0] for edge in chart.edges)
    inside = MapSection(chart.scale, chart.left - left, 0, chart.edges, chart.places)
    for road in view.printed.roads:
        if here not in (road.a, road.b) or not view.available("step", road.b if here == road.a else road.a):
            continue
        if road.a not in chart.places and road.b not in chart.places:
            continue
        (x1, y1), (cx, cy), (x2, y2) = (inside.at(*point) for point in view.MAP_LAYOUT.curve(road))
        d = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {x2:.1f} {y2:.1f}"
        body += path(d, stroke=HALO, thick=11, more=' opacity=".75"') + path(d, stroke=LIVE, thick=4)
        body += path(d, stroke=WHITE, thick=1.5, more=' stroke-dasharray="6 6"')
        price = view.price(road)
        if price:
            at = inside.at(*view.MAP_LAYOUT.price_place(road))
            prices += view.MAP_LAYOUT.price(replace(road, cost=price), *at, chart.scale, LIVE, 2)
    return element("svg", body + prices, x=left, y=chart.top, width=right - left, height=map_layout.HEIGHT * chart.scale)


def location(view: AnyPoloContext, chart: MapSection, place: str) -> str:
    """Draw a location: its name, and ring and halo if it may be chosen."""
    k = chart.scale
    x, y = chart.at(*view.MAP_LAYOUT.places[place])
    action = _going(view, place)
    name = view.worded("view-place", city=place)
    oasis, small = place.startswith("oasis"), place in view.MAP_LAYOUT.small
    reach = map_layout.REACH * k
    body = ""
    if action:
        r = (22 if oasis else 30 if small else 42) * k
        middle = 0 if oasis else -5 * k
        ring = f'<circle class="halo" cx="0" cy="{middle:g}" r="{r + 4:g}" fill="{HALO}" opacity=".75"/>'
        body += ring + circle(0, middle, r, PAPER, LIVE, 2.6) + use(view.MAP_LAYOUT.drawing(place), -reach, -reach, 2 * reach)
    elif place == view.here:  # the shining roads begin behind it
        body += use(view.MAP_LAYOUT.drawing(place), -reach, -reach, 2 * reach)
    else:
        body += f'<circle cx="0" cy="0" r="{(20 if oasis else 30) * k:g}" fill="{WHITE}" opacity="0"/>'
    if not oasis:
        low = NAME_LOW.get(place, 31 if small else 33)
        body += name_on_map(name if small else name.upper(), 0, low * k + 1, 12 if small else 11.5, NAME_COLOUR.get(place, INK))
    return piece(body, id=f"city-{place}", x=x, y=y, title=name, action=action, why=_wanted(view, place))


# --- tiles -------------------------------------------------------------------------------------------------------------------


def outpost(view: AnyPoloContext, chart: MapSection, city: str) -> str:
    """Draw the outpost bonus of a city, for the first post there."""
    label = view.observation["outposts"].get(city)
    if label is None:
        return ""
    k = chart.scale
    x, y = chart.at(*view.MAP_LAYOUT.places[city])
    dx, dy = view.MAP_LAYOUT.outposts[city]
    size = 30 * k
    items = view.printed.outposts[label]
    wide = tile_width(items, size)
    body = rect(0, 1.5, wide, size, INK, r=3, more=' opacity=".3"') + tile(items, size)
    words = view.worded("view-outpost", outpost=label)
    x += dx * k - (wide - size if dx < 0 else 0)  # a longer one reaches away from its city
    return piece(body, id=f"outpost-{label}", x=x, y=y + dy * k, title=words)


def bonus(view: AnyPoloContext, chart: MapSection, city: str, letter: str = "") -> str:
    """Draw the bonus of a city: a disc, with its letter if it has one, longer where it holds two things."""
    label = view.observation["city_bonuses"][city]
    items = view.printed.bonuses[label]
    k = chart.scale
    x, y = chart.at(*view.MAP_LAYOUT.places[city])
    dx, dy = view.MAP_LAYOUT.bonuses[city]
    action = view.available("bonus", city)
    high, size = 38 * k, 27 * k
    wide = row_width(items, size) + 13 * k
    x += dx * k
    if view.MAP_LAYOUT.away:
        x += (wide - high) / 2 * ((dx > 0) - (dx < 0))
    body = ""
    if action:
        body += rect(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 8, HALO, r=high / 2 + 4, more=' class="halo" opacity=".85"')
    else:
        body += rect(-wide / 2, -high / 2 + 1.6, wide, high, INK, r=high / 2, more=' opacity=".3"')
    body += rect(
        -wide / 2, -high / 2, wide, high, WHITE if action else PAPER, LIVE if action else INK, 2.4 if action else 1.3, high / 2
    )
    body += row(items, -row_width(items, size) / 2, -size / 2, size)
    if letter:
        at = -wide / 2 + 2 * k, -high / 2 + 4 * k
        body += circle(*at, 7, INK) + figure(at[0], at[1] + 3.7, letter, 10.5, WHITE)
    words = view.worded("view-bonus", bonus=label)
    return piece(body, id=f"bonus-{label}", x=x, y=y + dy * k, title=words, action=action, why=view.why("bonus", city))


def card_slip(view: AnyPoloContext, k: float, space: str, number: str = "", maximum: float = float("inf")) -> tuple[str, float]:
    """Draw the city card on a space at a scale, and return its width.

    A number distinguishes it from others of its city. A card wider than ``maximum`` is drawn smaller.
    """
    face = view.printed.city_cards[view.observation["city_cards"][space]]
    size, high = 26 * k, CARD_HEIGHT * k
    drawn, taken = effect(face, size, view.translate("view-pips"), thresholds=view.THRESHOLDS)
    while taken > maximum - 43 * k and size > SMALLEST:
        size *= 0.95
        drawn, taken = effect(face, size, view.translate("view-pips"), thresholds=view.THRESHOLDS)
    wide = 36 * k + taken + 7 * k
    body = plate(wide, high, ENABLED if view.available("place", space) else NORMAL)
    dice = view.observation["board"][space]
    if dice:
        body += "".join(view.die(colour, value, 4 * k, 4 * k, 26 * k) for colour, value in dice)
    else:
        body += slot(4 * k, 6 * k, 28 * k, number)
    body += group(drawn, 37 * k, (high - size) / 2)
    return (placed(body, 0, 0, maximum / wide), maximum) if wide > maximum else (body, wide)


def card_piece(view: AnyPoloContext, space: str, x: float, y: float, face: str) -> str:
    """Draw a city card at its place: choosing it is placing a die there."""
    label = view.observation["city_cards"][space]
    action, why, title = view.available("place", space), view.why("place", space), view.worded("view-card", card=label)
    return piece(face, id=f"card-{label}", x=x, y=y, title=title, action=action, why=why)


CARD_HEIGHT = 40
"""How high a city card is on the map."""
SMALLEST = 9.0
"""No icon on a card is smaller."""


# --- pieces ------------------------------------------------------------------------------------------------------------------


def post_of(view: AnyPoloContext, seat: int, city: str, x: float, y: float, size: float) -> str:
    """Draw a post of a seat in a city."""
    title = f"{view.name(seat)} · {view.worded('view-place', city=city)}"
    return piece(post(view.seat_colours[seat], size), id=f"post-{view.colours[seat]}-{city}", x=x, y=y, title=title)


def posts(view: AnyPoloContext, chart: MapSection, city: str) -> str:
    """Draw the posts in a city, in a row before its wall."""
    owners = [seat for seat, there in enumerate(view.observation["seats"]) if city in there["posts"]]
    if not owners:
        return ""
    k = chart.scale
    x, y = chart.at(*view.MAP_LAYOUT.places[city])
    size = (20 if city in view.MAP_LAYOUT.small else 22) * k
    pitch = size * 0.88
    left = x - (pitch * (len(owners) - 1) + size) / 2
    return "".join(post_of(view, seat, city, left + at * pitch, y - 4 * k, size) for at, seat in enumerate(owners))


def figures(view: AnyPoloContext, chart: MapSection) -> str:
    """Draw all figures. While a journey is planned, a pale one shows how far it has come."""
    scoreboard: dict[str, list[tuple[int, int]]] = {}
    for seat, there in enumerate(view.observation["seats"]):
        for number, place in enumerate(there["figures"], 1):
            scoreboard.setdefault(place, []).append((seat, number))
    body = ""
    size = 36 * chart.scale
    for place, there_now in scoreboard.items():
        if place in chart.places:
            for at, (seat, number) in enumerate(there_now):
                x, y = _stand(view, chart, place, at, len(there_now))
                id, title = f"figure-{view.colours[seat]}-{number}", view.name(seat)
                action = view.available("switch") if seat == view.seat and number == 2 else None
                drawn = circle(size / 2, size / 2, size * 0.6, HALO, LIVE, 2) if action else ""
                body += piece(drawn + pawn(view.seat_colours[seat], size), id=id, x=x, y=y, title=title, action=action)
    here = view.here
    if here in chart.places and here is not None and view.player is not None:
        there = scoreboard.get(here, ())
        count = len(there)
        x, y = _stand(view, chart, here, count, count + 1)
        planned = group(pawn(view.seat_colours[view.player], size), x, y, 0.6)
        body += "" if any(seat == view.player for seat, _ in there) else planned
    return body


def _stand(view: AnyPoloContext, chart: MapSection, place: str, at: int, count: int) -> tuple[float, float]:
    """Return where one of several figures at a place stands."""
    x, y = view.MAP_LAYOUT.places[place]
    dx, dy = view.MAP_LAYOUT.stand(place, at, count)
    return chart.at(x + dx, y + dy)
