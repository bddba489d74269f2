"""A map as it is printed: where everything lies in a box of 1000 by 560, and the drawing of land, sea, roads and cities."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from ....draw.map_scenery import MOUNTAIN, TREE, dunes, placed, waves
from ....draw.palette import INK, PAPER, WAX
from ....draw.svg import circle, path, rect, use
from .printed import PrintedRoad

WIDTH, HEIGHT = 1000, 560
REACH = 44
"""Half the size of the box that a city is drawn in."""
Point = tuple[float, float]
Price = Callable[[PrintedRoad, float, float, float, str, float], str]
"""Draws what a road costs around a point, at a scale, with an edge of some colour and thickness."""


class Bend(NamedTuple):
    """How a road runs: how far it swings out, where its price sits from one end to the other, whether it goes by sea."""

    out: float
    price: float = 0.5
    sea: bool = False


@dataclass(frozen=True, slots=True)
class Scenery:
    """What lies around the roads: paths, and places with a scale where things differ in size."""

    washes: tuple[tuple[str, str, str], ...]
    """Paths with their colour and strength."""
    seas: tuple[str, ...]
    lakes: tuple[str, ...]
    mountains: tuple[tuple[float, float, float], ...]
    dunes: tuple[Point, ...]
    trees: tuple[tuple[float, float, float], ...]
    waves: tuple[Point, ...]
    wall: str
    ship: tuple[float, float, float]
    compass: tuple[float, float, float]


@dataclass(frozen=True)
class MapLayout:
    """The map of a game."""

    places: Mapping[str, Point]
    """The middle of every location."""
    bends: Mapping[tuple[str, str], Bend]
    land: Scenery
    cities: Mapping[str, str]
    """The drawings of the cities that have one of their own; all others but oases are small."""
    small: Collection[str]
    outposts: Mapping[str, Point]
    """The upper left corner of the outpost tile of a city, seen from the city."""
    bonuses: Mapping[str, Point]
    """The middle of the city bonus of a city, seen from the city."""
    stand: Callable[[str, int, int], Point]
    """Where one of several figures at a place stands, seen from the place: its number, and how many there are."""
    price: Price
    away: bool = False
    """Whether a longer city bonus reaches away from its city, or lies around its middle."""

    # --- roads ---------------------------------------------------------------------------------------------------------------

    def curve(self, road: PrintedRoad) -> tuple[Point, Point, Point]:
        """Return a road as a quadratic curve: one end, the point that pulls, the other end."""
        (x1, y1), (x2, y2) = self.places[road.a], self.places[road.b]
        bend = self.bends[road.a, road.b].out * 1.6
        length = hypot(x2 - x1, y2 - y1)
        return (x1, y1), ((x1 + x2) / 2 - (y2 - y1) / length * bend, (y1 + y2) / 2 + (x2 - x1) / length * bend), (x2, y2)

    def price_place(self, road: PrintedRoad) -> Point:
        """Return the position of a road's price."""
        t = self.bends[road.a, road.b].price
        first, pull, last = self.curve(road)
        x, y = ((1 - t) ** 2 * first[i] + 2 * t * (1 - t) * pull[i] + t * t * last[i] for i in (0, 1))
        return x, y

    def _road(self, road: PrintedRoad) -> str:
        (x1, y1), (cx, cy), (x2, y2) = self.curve(road)
        d = f"M{x1:g} {y1:g}Q{cx:.1f} {cy:.1f} {x2:g} {y2:g}"
        if self.bends[road.a, road.b].sea:
            return path(d, stroke="#EAF5F2", thick=5, more=' opacity=".75"') + path(
                d, stroke="#24595B", thick=2.4, more=' stroke-dasharray="1 7"'
            )
        return path(d, stroke="#FBF3DC", thick=7.5, more=' opacity=".9"') + path(
            d, stroke="#6B4A2C", thick=2.4, more=' stroke-dasharray="8 5"'
        )

    # --- drawings ------------------------------------------------------------------------------------------------------------

    def drawing(self, place: str) -> str:
        """Return the id of the drawing of a location."""
        return f"m-{place}" if place in self.cities else "m-oasis" if place.startswith("oasis") else "m-small"

    def symbols(self, roads: Iterable[PrintedRoad]) -> Mapping[str, str]:
        """Return the drawings of the map by id: ``m-land`` is the whole of it, with its roads and what they cost; those that
        need a seal are left to the table, which knows who has it."""
        box = f'viewBox="{-REACH} {-REACH} {2 * REACH} {2 * REACH}" overflow="visible"'
        drawings = {"m-small": _small(), "m-oasis": _oasis()} | {f"m-{city}": drawn for city, drawn in self.cities.items()}
        cities = {name: f'<symbol id="{name}" {box}>{drawn}</symbol>' for name, drawn in drawings.items()}
        return cities | {
            "m-land": f'<symbol id="m-land" viewBox="0 0 {WIDTH} {HEIGHT}">{self._land(list(roads))}</symbol>',
            "m-earth": '<linearGradient id="m-earth" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F8ECCB"/>'
            '<stop offset=".55" stop-color="#F1DFB4"/><stop offset="1" stop-color="#EAD3A0"/></linearGradient>',
            "m-sea": '<radialGradient id="m-sea" cx=".5" cy=".4" r=".9"><stop offset="0" stop-color="#BFDCD8"/>'
            '<stop offset="1" stop-color="#9CC4C4"/></radialGradient>',
        }

    def _land(self, roads: list[PrintedRoad]) -> str:
        land = self.land
        body = rect(0, 0, WIDTH, HEIGHT, "url(#m-earth)")
        body += "".join(path(d, colour, more=f' opacity="{strength}"') for d, colour, strength in land.washes)
        for d in land.seas:
            body += path(d, stroke="#7FB0B0", thick=13, more=' opacity=".35"') + path(
                d, stroke="#7FB0B0", thick=6, more=' opacity=".5"'
            )
            body += path(d, "url(#m-sea)", "#3F6E70", 1.8)
            body += path(d, stroke="#FFFFFF", thick=1, more=' opacity=".55" transform="translate(0 5)"')
        for d in land.lakes:
            body += path(d, stroke="#7FB0B0", thick=7, more=' opacity=".4"') + path(d, "url(#m-sea)", "#3F6E70", 1.5)
        body += "".join(placed(MOUNTAIN, *place) for place in land.mountains)
        body += "".join(placed(TREE, *place) for place in land.trees) + dunes(land.dunes) + waves(land.waves)
        body += path(land.wall, stroke="#8A7048", thick=7) + path(land.wall, stroke="#EBD9AC", thick=4.4)
        body += f'<path d="{land.wall}" fill="none" stroke="#8A7048" stroke-width="6" stroke-dasharray="2 6" opacity=".8"/>'
        body += f'<g opacity=".9">{use("i-ship", *land.ship)}</g>' + placed(_compass(), *land.compass)
        body += "".join(map(self._road, roads))
        body += "".join(self.price(road, *self.price_place(road), 1, INK, 1.3) for road in roads if road.cost and not road.seal)
        return body + "".join(use(self.drawing(place), x - REACH, y - REACH, 2 * REACH) for place, (x, y) in self.places.items())


# --- cities ------------------------------------------------------------------------------------------------------------------


def _small() -> str:
    body = path("M-15 14V0H15V14Z", "#F0E0B8", INK, 1.4) + path("M-9 0V-8H9V0", "#F0E0B8", INK, 1.3)
    body += path("M-10-8C-10-19-2-17 0-24C2-17 10-19 10-8Z", "#2C6A74", INK, 1.3)
    return (
        body
        + path("M-3.5 14V8A3.5 3.5 0 0 1 3.5 8V14Z", "#6B4A2C", INK, 1.1)
        + path("M-12 4H-8M8 4H12", stroke="#A98D58", thick=1)
    )


def beijing() -> str:
    """Beijing: red walls, golden roofs."""
    body = path("M-36 18H36V4H-36Z", "#E7CF9C", INK, 1.4) + path("M-26 4V-8H26V4M-16-15V-23H16V-15", "#C8463A", INK, 1.4)
    roofs = "M-38-8C-28-9-22-12-18-16H18C22-12 28-9 38-8ZM-26-23C-16-24-8-29 0-38C8-29 16-24 26-23Z"
    body += path(roofs, "#D7A02B", INK, 1.4)
    body += path("M-6 18V9A6 6 0 0 1 6 9V18ZM-24 18V11H-16V18M16 18V11H24V18", "#6B4A2C", INK, 1.2)
    return body + path("M-18 4V-8M-8 4V-8M8 4V-8M18 4V-8", stroke="#7A1D15", thick=1.4)


def _oasis() -> str:
    pond = '<ellipse cx="0" cy="9" rx="10" ry="3.4" fill="#8CC0C4" stroke="#3F6E70" stroke-width="1"/>'
    return circle(0, 0, 18, "#F3E3B8", "#6B4A2C", 1.6) + pond + use("i-oasis", -13, -15, 26)


def _compass() -> str:
    body = circle(0, 0, 33, "none", "#3F6E70", 1) + circle(0, 0, 28, "none", "#3F6E70", 0.7)
    for turn, far, near, colour in ((45, 22, 3.6, "#7A9C9A"), (0, 38, 6, INK)):
        for quarter in range(4):
            rays = path(f"M0-{far}L{near}-{near}L0 0Z", colour, "#24494A", 0.7) + path(
                f"M0-{far}L-{near}-{near}L0 0Z", PAPER, "#24494A", 0.7
            )
            body += f'<g transform="rotate({turn + 90 * quarter})">{rays}</g>'
    return body + circle(0, 0, 3.4, WAX, INK, 0.8)
