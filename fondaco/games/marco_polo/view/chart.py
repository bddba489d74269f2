"""The map on the table: where a journey may lead, and everything that lies and stands in the cities."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ....draw.cards import IS_LIVE, REST
from ....draw.dice import slot
from ....draw.landscape import name_on_map
from ....draw.layers import piece
from ....draw.palette import HALO, INK, LIVE, PAPER, SLOT, WAX, WHITE
from ....draw.pieces import pawn, post
from ....draw.scene import Live
from ....draw.svg import circle, element, figure, group, path, rect, use
from . import atlas
from .faces import Items
from .items import item, row, row_width
from .slips import effect
from .table import Table


@dataclass(frozen=True, slots=True)
class Chart:
    """A part of the map on the table: the scale, where the map's upper left corner would lie, and what is seen of its width."""

    scale: float
    left: float
    top: float
    edges: tuple[float, float]
    places: Collection[str]
    """The locations whose things are drawn here."""

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the map on the table."""
        return self.left + x * self.scale, self.top + y * self.scale


NAME_COLOUR = {"beijing": WAX}


def whole(table: Table, left: float, top: float, scale: float) -> str:
    """The whole map."""
    land = use("m-land", left, top, atlas.WIDTH * scale, atlas.HEIGHT * scale)
    return land + things(table, Chart(scale, left, top, (0, atlas.WIDTH), table.catalogue.places))


def things(table: Table, chart: Chart) -> str:
    """Everything on the map that is no land: live roads, names, tiles, cards, posts and figures, back to front."""
    body = _live_roads(table, chart)
    for place in table.catalogue.places:
        if place in chart.places:
            body += _place(table, chart, place)
    for city in table.catalogue.large:
        if city in chart.places:
            body += _outpost(table, chart, city) + _slips(table, chart, city)
    for city in table.catalogue.small:
        if city in chart.places:
            body += _bonus(table, chart, city)
    if "beijing" in chart.places:
        body += _beijing(table, chart)
    for city in (*table.catalogue.large, *table.catalogue.small):
        if city in chart.places:
            body += _posts(table, chart, city)
    return body + _figures(table, chart)


def _going(table: Table, place: str) -> Live | None:
    """What choosing a location does: a step to it, or the post there is the one to be moved."""
    return table.live("step", place) or table.live("relocate", place)


def _wanted(table: Table, place: str) -> str | None:
    """The step to a location, or the post there, for whoever asks why it cannot be chosen."""
    post = table.why("relocate", place) if place in (*table.catalogue.large, *table.catalogue.small, "beijing") else None
    return post if place == table.here else table.why("step", place) or post


def _live_roads(table: Table, chart: Chart) -> str:
    """The roads that the next step may take, shining; their prices again on top. They end where this part of the map ends."""
    here = table.here
    if here is None or not table.my_turn:
        return ""
    body, prices = "", ""
    left, right = (chart.at(edge, 0)[0] for edge in chart.edges)
    inside = Chart(chart.scale, chart.left - left, 0, chart.edges, chart.places)
    for road in table.catalogue.roads:
        if here not in (road.a, road.b) or not table.live("step", road.b if here == road.a else road.a):
            continue
        if road.a not in chart.places and road.b not in chart.places:
            continue
        (x1, y1), (cx, cy), (x2, y2) = (inside.at(*point) for point in atlas.road_curve(road.a, road.b))
        d = f"M{x1:.1f} {y1:.1f}Q{cx:.1f} {cy:.1f} {x2:.1f} {y2:.1f}"
        body += path(d, stroke=HALO, thick=11, more=' opacity=".75"') + path(d, stroke=LIVE, thick=4)
        body += path(d, stroke=WHITE, thick=1.5, more=' stroke-dasharray="6 6"')
        if road.cost:
            prices += atlas.price(road, *inside.at(*atlas.price_place(road.a, road.b)), chart.scale, LIVE, 2)
    return element("svg", body + prices, x=left, y=chart.top, width=right - left, height=atlas.HEIGHT * chart.scale)


def _place(table: Table, chart: Chart, place: str) -> str:
    """A location: its name, and ring and halo if it may be chosen."""
    catalogue = table.catalogue
    k = chart.scale
    x, y = chart.at(*atlas.PLACES[place])
    live = _going(table, place)
    name = table.words("see-place", city=place)
    oasis = place.startswith("oasis")
    reach = atlas.REACH * k
    body = ""
    if live:
        r = (22 if oasis else 30 if place in catalogue.small else 42) * k
        middle = 0 if oasis else -5 * k
        ring = f'<circle class="halo" cx="0" cy="{middle:g}" r="{r + 4:g}" fill="{HALO}" opacity=".75"/>'
        body += ring + circle(0, middle, r, PAPER, LIVE, 2.6) + use(atlas.drawing(place), -reach, -reach, 2 * reach)
    elif place == table.here:  # the shining roads begin behind it
        body += use(atlas.drawing(place), -reach, -reach, 2 * reach)
    else:
        body += f'<circle cx="0" cy="0" r="{(20 if oasis else 30) * k:g}" fill="{WHITE}" opacity="0"/>'
    if not oasis:
        large = place not in catalogue.small
        low = {"venezia": 37, "beijing": 37}.get(place, 33 if large else 31)
        body += name_on_map(name.upper() if large else name, 0, low * k + 1, 11.5 if large else 12, NAME_COLOUR.get(place, INK))
    return piece(body, id=f"city-{place}", x=x, y=y, title=name, live=live, why=_wanted(table, place))


# --- tiles -------------------------------------------------------------------------------------------------------------------


def _outpost(table: Table, chart: Chart, city: str) -> str:
    """The outpost bonus that waits in a large city for the first post of anybody."""
    label = table.seen["outposts"].get(city)
    if label is None:
        return ""
    k = chart.scale
    x, y = chart.at(*atlas.PLACES[city])
    dx, dy = atlas.OUTPOSTS[city]
    size = 30 * k
    ((name, number),) = table.catalogue.outposts[label]
    body = rect(0, 1.5, size, size, INK, r=3, more=' opacity=".3"') + rect(0, 0, size, size, "#FCEFC9", INK, 1.2, 3)
    body += item(name, number, size * 0.11, size * 0.11, size * 0.78)
    words = table.words("see-outpost", outpost=label)
    return piece(body, id=f"outpost-{label}", x=x + dx * k, y=y + dy * k, title=words)


def _bonus(table: Table, chart: Chart, city: str) -> str:
    """The bonus of a small city: a disc with its letter, longer where it holds two things."""
    label = table.seen["city_bonuses"][city]
    items: Items = table.catalogue.bonuses[label]
    k = chart.scale
    x, y = chart.at(*atlas.PLACES[city])
    dx, dy = atlas.BONUSES[city]
    live = table.live("bonus", city)
    high, size = 38 * k, 27 * k
    wide = row_width(items, size) + 13 * k
    x += dx * k + (wide - high) / 2 * ((dx > 0) - (dx < 0))  # a longer one reaches away from the city
    body = ""
    if live:
        body += rect(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 8, HALO, r=high / 2 + 4, more=' class="halo" opacity=".85"')
    else:
        body += rect(-wide / 2, -high / 2 + 1.6, wide, high, INK, r=high / 2, more=' opacity=".3"')
    body += rect(
        -wide / 2, -high / 2, wide, high, WHITE if live else PAPER, LIVE if live else INK, 2.4 if live else 1.3, high / 2
    )
    body += row(items, -row_width(items, size) / 2, -size / 2, size)
    at = -wide / 2 + 2 * k, -high / 2 + 4 * k
    body += circle(*at, 7, INK) + figure(at[0], at[1] + 3.7, label, 10.5, WHITE)
    words = table.words("see-bonus", bonus=label)
    return piece(body, id=f"bonus-{label}", x=x, y=y + dy * k, title=words, live=live, why=table.why("bonus", city))


def _slips(table: Table, chart: Chart, city: str) -> str:
    """The city cards of a large city, centred below it; of three the longest lies below the others."""
    spaces = table.catalogue.cards_in[city]
    drawn = [_slip(table, chart, space, str(number) if len(spaces) > 1 else "") for number, space in enumerate(spaces, 1)]
    drawn.append(drawn.pop(max(range(len(drawn)), key=lambda at: drawn[at][1])))
    k = chart.scale
    x, y = chart.at(*atlas.PLACES[city])
    least, most = (chart.left + min(edge, atlas.COMPASS) * k for edge in chart.edges)
    body = ""
    for top, line in ((41, drawn[:2]), (85, drawn[2:])):
        total = sum(wide for _, wide, _, _ in line) + 4 * (len(line) - 1)
        left = min(max(x - total / 2, least + 6), most - 6 - total)
        for face, wide, space, live in line:
            label, why = table.seen["city_cards"][space], table.why("place", space)
            title = table.words("see-card", card=label)
            body += piece(face, id=f"card-{label}", x=left, y=y + top * k, title=title, live=live, why=why)
            left += wide + 4
    return body


def _slip(table: Table, chart: Chart, space: str, number: str) -> tuple[str, float, str, Live | None]:
    """One city card: the drawing, its width, its space, and what choosing it does. A number tells it from others of its city."""
    k = chart.scale
    face = table.catalogue.city_cards[table.seen["city_cards"][space]]
    size, high = 26 * k, 40 * k
    drawn, taken = effect(face, size, table.say("see-pips"))
    wide = 36 * k + taken + 7 * k
    live = table.live("place", space)
    body = plate(wide, high, IS_LIVE if live else REST)
    dice = table.seen["board"][space]
    if dice:
        body += "".join(table.die(colour, value, 4 * k, 4 * k, 26 * k) for colour, value in dice)
    else:
        body += slot(4 * k, 6 * k, 28 * k, number)
    return body + group(drawn, 37 * k, (high - size) / 2), wide, space, live


def plate(wide: float, high: float, state: str) -> str:
    """The paper of a slip."""
    if state == IS_LIVE:
        glow = rect(-4, -4, wide + 8, high + 8, HALO, r=7, more=' class="halo" opacity=".85"')
        return glow + rect(0, 0, wide, high, WHITE, LIVE, 2.4, 4)
    return rect(0, 1.6, wide, high, INK, r=4, more=' opacity=".3"') + rect(0, 0, wide, high, PAPER, INK, 1.2, 4)


def _beijing(table: Table, chart: Chart) -> str:
    """The slots for posts in Beijing, with what each brings at the end."""
    k = chart.scale
    x, y = chart.at(*atlas.PLACES["beijing"])
    body = ""
    for number, (owner, points) in enumerate(zip(table.seen["beijing"], table.catalogue.beijing, strict=True)):
        left, top = x + (-58 + 29 * number) * k, y + 44 * k
        body += rect(left, top, 26 * k, 24 * k, SLOT if owner is None else PAPER, INK, 1.1, 3)
        if owner is None:
            body += item("vp", points, left + 2 * k, top + k, 22 * k)
        else:
            body += _post(table, owner, "beijing", left + 2 * k, top, 22 * k)
    return body


# --- pieces ------------------------------------------------------------------------------------------------------------------


def _post(table: Table, seat: int, city: str, x: float, y: float, size: float) -> str:
    title = f"{table.name(seat)} · {table.words('see-place', city=city)}"
    return piece(post(table.dressed[seat], size), id=f"post-{table.colours[seat]}-{city}", x=x, y=y, title=title)


def _posts(table: Table, chart: Chart, city: str) -> str:
    """The posts in a city, in a row before its wall."""
    owners = [seat for seat, there in enumerate(table.seen["seats"]) if city in there["posts"]]
    if not owners:
        return ""
    k = chart.scale
    x, y = chart.at(*atlas.PLACES[city])
    size = (22 if city in table.catalogue.large else 20) * k
    pitch = size * 0.88
    left = x - (pitch * (len(owners) - 1) + size) / 2
    return "".join(_post(table, seat, city, left + at * pitch, y - 4 * k, size) for at, seat in enumerate(owners))


def _figures(table: Table, chart: Chart) -> str:
    """All figures. While a journey is planned, a pale one shows how far it has come."""
    standing: dict[str, list[tuple[int, int]]] = {}
    for seat, there in enumerate(table.seen["seats"]):
        for number, place in enumerate(there["figures"], 1):
            standing.setdefault(place, []).append((seat, number))
    body = ""
    size = 36 * chart.scale
    for place, figures in standing.items():
        if place in chart.places:
            for at, (seat, number) in enumerate(figures):
                x, y = _stand(table, chart, place, at, len(figures))
                id, title = f"figure-{table.colours[seat]}-{number}", table.name(seat)
                live = table.live("switch") if seat == table.seat and number == 2 else None
                drawn = circle(size / 2, size / 2, size * 0.6, HALO, LIVE, 2) if live else ""
                body += piece(drawn + pawn(table.dressed[seat], size), id=id, x=x, y=y, title=title, live=live)
    here = table.here
    if here in chart.places and here is not None and table.player is not None:
        there = standing.get(here, ())
        count = len(there)
        x, y = _stand(table, chart, here, count, count + 1)
        planned = group(pawn(table.dressed[table.player], size), x, y, 0.6)
        body += "" if any(seat == table.player for seat, _ in there) else planned
    return body


def _stand(table: Table, chart: Chart, place: str, at: int, count: int) -> tuple[float, float]:
    """Where one of several figures at a place stands: beside a city, on top of an oasis."""
    pitch = min(20, 76 / count)
    if place.startswith("oasis"):
        dx, dy = -18 - pitch * (count - 1) / 2, -36
    elif place in table.catalogue.small:
        dx, dy = -40 - pitch * (count - 1), -34
    elif place == "venezia":
        dx, dy = 18, -26
    else:
        dx, dy = 14, -42
    x, y = atlas.PLACES[place]
    return chart.at(x + dx + at * pitch, y + dy)
