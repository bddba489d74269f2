"""The map of Marco Polo II: where its cities lie, what its roads cross, and that nothing on it covers anything else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from fondaco.core.messages import LANGUAGES
from fondaco.core.scene import LAYOUTS
from fondaco.draw.palette import INK
from fondaco.games.marco_polo_2.view.map_layout import MAP_LAYOUT, PLACES, SMALL
from fondaco.games.polo.view.map_layout import HEIGHT, WIDTH, Point
from fondaco.games.polo.view.printed import PrintedRoad
from tests.draw.svg_inspection import SVG, Area, parse, text_and_frame_areas

from .positions import GAME

ROADS = GAME.view.printed.roads
DEALS = range(1, 7)
"""Seeds of games: the cards, contracts and bonuses on the map differ in width."""
STEPS = 64
"""Number of straight pieces that a road is divided into."""


class Label(NamedTuple):
    """A thing on the map that covers what lies below it, in the coordinates of the map."""

    title: str
    area: Area
    own_ids: frozenset[str]
    """The places whose roads it may cover: the city of a name, the ends of a price."""


# --- what lies where ---------------------------------------------------------------------------------------------------------


def city(place: str) -> Area:
    """The drawing of a location."""
    x, y = PLACES[place]
    if place.startswith("oasis"):
        return Area(x - 18, y - 18, x + 18, y + 18)
    if place in SMALL:
        return Area(x - 15, y - 24, x + 15, y + 14)
    if place == "beijing":
        return Area(x - 38, y - 38, x + 38, y + 18)
    return Area(x - 27, y - 36, x + 27, y + 16)


def whole_course(road: PrintedRoad) -> list[Point]:
    """The points of a road from one end to the other."""
    a, pull, b = MAP_LAYOUT.curve(road)
    steps = [at / STEPS for at in range(STEPS + 1)]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * pull[0] + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * pull[1] + t * t * b[1],
        )
        for t in steps
    ]


def course(road: PrintedRoad) -> list[Point]:
    """The points of a road that the drawings of its two ends leave open."""
    return [point for point in whole_course(road) if not any(city(place).holds(*point) for place in (road.a, road.b))]


def price(road: PrintedRoad) -> Label:
    """What a road costs."""
    drawn = MAP_LAYOUT.price(road, *MAP_LAYOUT.price_place(road), 1, INK, 1.3)
    return Label(f"price {road.a} {road.b}", _box(parse(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')), frozenset())


def _box(piece: ElementTree.Element) -> Area:
    """How far the frames and symbols of a piece reach."""
    found = [part for part in piece.iter() if part.tag in (f"{SVG}rect", f"{SVG}use") and part.get("class") != "halo"]
    boxes = [tuple(float(part.get(name, 0)) for name in ("x", "y", "width", "height")) for part in found]
    x, y, width, height = max(boxes, key=lambda box: box[2] * box[3])
    return Area(x, y, x + width, y + height)


class Part(NamedTuple):
    """A part of the map in a picture: the whole one, or one of two halves."""

    x: float
    y: float
    scale: float
    left: float
    """Where it begins on the map."""

    def back(self, area: Area, x: float, y: float) -> Area:
        """An area of the picture, moved by x and y, in the coordinates of the map."""
        left, right = ((x + at - self.x) / self.scale + self.left for at in (area.left, area.right))
        top, bottom = ((y + at - self.y) / self.scale for at in (area.top, area.bottom))
        return Area(left, top, right, bottom)


@lru_cache(maxsize=64)
def parts(layout: str, lang: str, seed: int) -> list[tuple[Area, list[Label]]]:
    """The parts of the map as a game begins: what each shows of the map, and what lies on it."""
    root = parse(GAME.new(4, seed=seed).svg(None, lang, layout))
    boxes = {part.get("id"): str(part.get("viewBox")).split() for part in root.iter(f"{SVG}symbol")}
    (board,) = (part for part in root.iter() if part.get("id") == "region-board")
    found: list[tuple[Area, list[Label]]] = []
    for piece in board:
        land = piece.get("href", "").removeprefix("#")
        if land.startswith("m-"):
            left, _, width, height = (float(number) for number in boxes[land])
            here = Part(float(piece.get("x", 0)), float(piece.get("y", 0)), float(piece.get("width", 0)) / width, left)
            found.append((Area(left, 0, left + width, height), []))
        move = re.fullmatch(r"translate\(([-\d.e]+) ([-\d.e]+)\)", piece.get("transform", ""))
        id = piece.get("id") or ""
        if move is None or id.startswith(("figure-", "post-")):
            continue
        if not id.startswith("city-"):
            area, own_ids = _box(piece), frozenset[str]()
        elif piece.find(f"{SVG}text") is None:
            continue
        else:
            (area, _), own_ids = text_and_frame_areas(piece)[1][0], frozenset({id.removeprefix("city-")})
        label = Label(piece.findtext(f"{SVG}title") or id, here.back(area, float(move[1]), float(move[2])), own_ids)
        found[-1][1].append(label)
    return found


def labels(layout: str, lang: str = "en", seed: int = 1) -> list[Label]:
    return [label for _, there in parts(layout, lang, seed) for label in there]


def outline(path: str) -> list[Point]:
    """A closed path of straight lines and cubic curves as a polygon."""
    points: list[Point] = []
    for command, rest in re.findall(r"([A-Z])([^A-Z]*)", path):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", rest)]
        ends = list(zip(numbers[::2], numbers[1::2], strict=True))
        assert command in "MLCZ"
        if command in "ML":
            points += ends
        for first, second, last in zip(ends[::3], ends[1::3], ends[2::3], strict=True) if command == "C" else ():
            start = points[-1]
            for t in (at / 16 for at in range(1, 17)):
                shares = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
                pulls = list(zip(shares, (start, first, second, last), strict=True))
                points.append((sum(k * x for k, (x, _) in pulls), sum(k * y for k, (_, y) in pulls)))
    return points


def holds(polygon: list[Point], x: float, y: float) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


WATERS = [outline(path) for path in (*MAP_LAYOUT.land.seas, *MAP_LAYOUT.land.lakes)]


def on_water(x: float, y: float) -> bool:
    return any(holds(water, x, y) for water in WATERS)


# --- what the rulebook says --------------------------------------------------------------------------------------------------


def test_kashgar_is_the_top_left_corner_of_the_map() -> None:
    """Rulebook, special case Kashgar: "oben links auf der Landkarte"."""
    x, y = PLACES["kashgar"]
    others = [point for place, point in PLACES.items() if place != "kashgar"]
    assert all(left > x for left, _ in others)
    assert all(top > y for _, top in others)


def test_beijing_is_the_top_right_corner_of_the_map() -> None:
    """No place lies further right, and none but Kashgar higher."""
    x, y = PLACES["beijing"]
    assert all(left < x for place, (left, _) in PLACES.items() if place != "beijing")
    assert all(top > y for place, (_, top) in PLACES.items() if place not in ("beijing", "kashgar"))


# --- readable ----------------------------------------------------------------------------------------------------------------


def _crossings(one: PrintedRoad, other: PrintedRoad) -> Iterator[int]:
    def side(a: Point, b: Point, c: Point) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    for a, b in zip(whole_course(one), whole_course(one)[1:], strict=False):
        for c, d in zip(whole_course(other), whole_course(other)[1:], strict=False):
            if side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b):
                yield 1


def test_only_one_pair_of_roads_crosses() -> None:
    apart = [(one, other) for one, other in combinations(ROADS, 2) if not {one.a, one.b} & {other.a, other.b}]
    crossing = [((one.a, one.b), (other.a, other.b)) for one, other in apart if sum(_crossings(one, other))]
    assert crossing == [(("oasis_4", "jaipur"), ("pagan", "kabul"))]


def test_sea_roads_lie_on_water_and_all_others_on_land() -> None:
    for road in ROADS:
        wet = {on_water(x, y) for x, y in course(road) if not _at_an_end(road, x, y)}
        assert wet == {True} if road.seal else True not in wet, road


def _at_an_end(road: PrintedRoad, x: float, y: float) -> bool:
    """Whether a point is so near to an end that it may lie on its beach."""
    return any(abs(x - PLACES[end][0]) < 42 and abs(y - PLACES[end][1]) < 42 for end in (road.a, road.b))


def test_no_price_lies_over_another_road() -> None:
    for road in ROADS:
        covered = [other for other in ROADS if other != road and any(price(road).area.holds(*point) for point in course(other))]
        assert not covered, (road, covered)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seed", DEALS)
def test_no_label_lies_over_a_road(layout: str, seed: int) -> None:
    """But the name of a city over roads that begin below it."""
    for label in labels(layout, seed=seed):
        covered = [
            road for road in ROADS if not label.own_ids & {road.a, road.b} and any(label.area.holds(*at) for at in course(road))
        ]
        assert not covered, (label, covered)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seed", DEALS)
def test_labels_lie_apart(layout: str, seed: int) -> None:
    for one, other in combinations([*labels(layout, seed=seed), *map(price, ROADS)], 2):
        assert not one.area.overlaps(other.area), (one, other)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_label_lies_over_a_city(layout: str) -> None:
    for label in [*labels(layout), *map(price, ROADS)]:
        covered = [place for place in PLACES if place not in label.own_ids and label.area.overlaps(city(place))]
        assert not covered, (label, covered)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", DEALS)
def test_everything_lies_inside_the_map(layout: str, lang: str, seed: int) -> None:
    """On a phone, inside the half that it belongs to."""
    shown = parts(layout, lang, seed)
    for frame, there in shown:
        assert len(there) > 20
        for label in there:
            assert _within(label.area, frame), label
    for area in [*map(city, PLACES), *(price(road).area for road in ROADS)]:
        assert any(_within(area, frame) for frame, _ in shown), area
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for road in ROADS for x, y in course(road))


def _within(area: Area, frame: Area) -> bool:
    return frame.left <= area.left and area.right <= frame.right and frame.top <= area.top and area.bottom <= frame.bottom


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_sheet_of_a_special_city_holds_its_words(layout: str) -> None:
    root = parse(GAME.new(4, seed=1).svg(None, "en", layout))
    for city in ("baghdad", "balkh", "hormuz"):
        (sheet,) = (part for part in root.iter() if part.get("id") == f"space-{city}")
        box, words = _box(sheet), text_and_frame_areas(sheet)[1]
        assert len(words) >= 2
        assert all(_within(text, box) for text, _ in words), city
