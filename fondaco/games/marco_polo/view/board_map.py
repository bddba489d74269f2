"""The map on the table: everything that lies and stands in the cities."""

from __future__ import annotations

from ....draw.palette import INK, PAPER, SLOT
from ....draw.svg import rect
from ...polo.view.board_map import (
    MapSection,
    bonus,
    card_piece,
    card_slip,
    figures,
    live_roads,
    location,
    outpost,
    post_of,
    posts,
)
from ...polo.view.items import item
from .context import MarcoPoloContext
from .map_layout import COMPASS, MAP_LAYOUT


def things(view: MarcoPoloContext, chart: MapSection) -> str:
    """Draw everything on the map except the land, back to front: enabled roads, names, tiles, cards, posts and figures."""
    body = live_roads(view, chart)
    for place in view.printed.places:
        if place in chart.places:
            body += location(view, chart, place)
    for city in view.printed.large:
        if city in chart.places:
            body += outpost(view, chart, city) + _slips(view, chart, city)
    for city in view.printed.small:
        if city in chart.places:
            body += bonus(view, chart, city, view.observation["city_bonuses"][city])
    if "beijing" in chart.places:
        body += _beijing(view, chart)
    for city in (*view.printed.large, *view.printed.small):
        if city in chart.places:
            body += posts(view, chart, city)
    return body + figures(view, chart)


def _slips(view: MarcoPoloContext, chart: MapSection, city: str) -> str:
    """Draw the city cards of a large city, centred below it; of three the longest lies below the opponents."""
    spaces = view.printed.cards_in[city]
    k = chart.scale
    drawn = [
        (space, *card_slip(view, k, space, str(number) if len(spaces) > 1 else "")) for number, space in enumerate(spaces, 1)
    ]
    drawn.append(drawn.pop(max(range(len(drawn)), key=lambda at: drawn[at][2])))
    x, y = chart.at(*MAP_LAYOUT.places[city])
    minimum, maximum = (chart.left + min(edge, COMPASS) * k for edge in chart.edges)
    body = ""
    for top, line in ((41, drawn[:2]), (85, drawn[2:])):
        total = sum(wide for _, _, wide in line) + 4 * (len(line) - 1)
        left = min(max(x - total / 2, minimum + 6), maximum - 6 - total)
        for space, face, wide in line:
            body += card_piece(view, space, left, y + top * k, face)
            left += wide + 4
    return body


def _beijing(view: MarcoPoloContext, chart: MapSection) -> str:
    """Draw the slots for posts in Beijing, with what each brings at the end."""
    k = chart.scale
    x, y = chart.at(*MAP_LAYOUT.places["beijing"])
    body = ""
    for number, (owner, points) in enumerate(zip(view.observation["beijing"], view.printed.beijing, strict=True)):
        left, top = x + (-58 + 29 * number) * k, y + 44 * k
        body += rect(left, top, 26 * k, 24 * k, SLOT if owner is None else PAPER, INK, 1.1, 3)
        if owner is None:
            body += item("vp", points, left + 2 * k, top + k, 22 * k)
        else:
            body += post_of(view, owner, "beijing", left + 2 * k, top, 22 * k)
    return body
