"""The map on the table: contracts, city cards, the sheets of special cities, coats of arms, and all that stands there."""

from __future__ import annotations

from ....draw.cards import ENABLED, NORMAL, ledger
from ....draw.dice import LIP, slot
from ....draw.palette import DEBIT, EDGE, HALO, INK, INK_2, LIVE, RULE
from ....draw.regions import piece
from ....draw.svg import figure, group, line, path, rect, use
from ....draw.text_fitting import width
from ...polo.view import contract_card
from ...polo.view.board_map import MapSection, bonus, card_piece, card_slip, figures, live_roads, location, outpost, posts
from ...polo.view.city_card import plate
from ...polo.view.items import row
from .context import MarcoPolo2Context
from .map_layout import ARMS, CARDS, CONTRACTS, MAP_LAYOUT, ROOM, SPECIAL
from .spaces import card_number

CARD_SCALE = 0.9
"""City cards are smaller than in the first game."""
SLIP = (140.0, 29.0)
"""The size of a contract on the map, and how far below the first one the second lies."""
PITCH = 32
SHEET = (136.0, 64.0)
"""The size of the sheet of a special city."""


def things(view: MarcoPolo2Context, chart: MapSection) -> str:
    """Everything on the map that is no land, back to front."""
    printed, here = view.printed, chart.places
    body = _sea_prices(view, chart) + live_roads(view, chart)
    body += "".join(location(view, chart, place) for place in printed.places if place in here)
    body += "".join(_arms(view, chart, city) for city in printed.cities if city in here)
    body += "".join(_contracts(view, chart, city) for city in printed.contract_cities if city in here)
    cards = _cards if view.scene.layout == "wide" else _stubs
    body += "".join(cards(view, chart, city) for city in printed.cards_in if city in here)
    body += "".join(_special(view, chart, city) for city in printed.specials if city in here)
    for city in MAP_LAYOUT.outposts:
        if city in here:
            body += outpost(view, chart, city) if city in view.observation["outposts"] else _empty(chart, city)
    body += "".join(bonus(view, chart, city) for city in printed.bonus_cities if city in here)
    body += "".join(posts(view, chart, city) for city in printed.cities if city in here)
    return body + figures(view, chart)


def _sea_prices(view: MarcoPolo2Context, chart: MapSection) -> str:
    """Draw the prices of sea routes. They are pale while the viewer lacks the seal."""
    body = ""
    minimum, maximum = chart.edges
    for road in view.printed.roads:
        x, y = MAP_LAYOUT.price_place(road)
        if road.seal and minimum <= x <= maximum - 30:
            drawn = MAP_LAYOUT.price(road, *chart.at(x, y), chart.scale, INK, 1.3)
            body += group(drawn, opacity=1 if road.seal in view.own["seals"] else 0.7)
    return body


def _beside(chart: MapSection, city: str, dx: float, dy: float) -> tuple[float, float]:
    """Return a point seen from a city."""
    x, y = MAP_LAYOUT.places[city]
    return chart.at(x + dx, y + dy)


def _arms(view: MarcoPolo2Context, chart: MapSection, city: str) -> str:
    """Draw the coat of arms of a city."""
    size = 27 * chart.scale
    label = view.printed.arms[city]
    x, y = _beside(chart, city, *ARMS[city])
    return piece(use(label, -size / 2, -size / 2, size), x=x, y=y, title=view.worded("view-arms", arms=label))


def _empty(chart: MapSection, city: str) -> str:
    """Draw the place of an outpost bonus that is gone."""
    dx, dy = MAP_LAYOUT.outposts[city]
    x, y = _beside(chart, city, dx + 2, dy + 2)
    size = 26 * chart.scale
    return rect(x, y, size, size, "none", EDGE, 1.1, 3, ' stroke-dasharray="3 3"')


def _contracts(view: MarcoPolo2Context, chart: MapSection, city: str) -> str:
    """Draw the contracts in a contract city, each whole on one line.

    On a small screen only the list is large enough for a finger.
    """
    k = chart.scale
    dx, dy = CONTRACTS[city]
    wide, high = SLIP[0] * k, SLIP[1] * k
    body = ""
    for number, label in enumerate(view.observation["display"][city]):
        x, y = _beside(chart, city, dx, dy + number * PITCH)
        if label is None:
            body += group(contract_card.gap(wide, high), x, y)
            continue
        place = f"{city}{number + 1}"
        contract = view.printed.contracts[label]
        size = min(20 * k, (wide - 24) / (len(contract.cost) + len(contract.reward) + 1) - 2)
        action = view.available("take", place) if view.scene.layout == "wide" else None
        why = view.why("take", place) if not view.available("take", place) else None
        drawn = contract_card.slip(contract, high, size, ENABLED if action else NORMAL, wide)
        if action:
            drawn = rect(-4, -4, wide + 8, high + 8, HALO, r=7, more=' class="halo" opacity=".85"') + drawn
            drawn += rect(0, 0, wide, high, "none", LIVE, 2.4, 4)
        title = view.worded("view-contract", contract=label)
        body += piece(drawn, id=f"contract-{label}", x=x, y=y, title=title, action=action, why=why)
    return body


def _cards(view: MarcoPolo2Context, chart: MapSection, city: str) -> str:
    """Draw the city cards of a city."""
    body = ""
    spaces = view.printed.cards_in[city]
    k = chart.scale
    for number, (space, (dx, dy)) in enumerate(zip(spaces, CARDS[city], strict=True), 1):
        face, _ = card_slip(view, CARD_SCALE * k, space, str(number) if len(spaces) > 1 else "", ROOM[space] * k)
        body += card_piece(view, space, *_beside(chart, city, dx, dy), face)
    return body


STUB = (28.0, 25.0)
"""The size of a number on the map."""


def _stubs(view: MarcoPolo2Context, chart: MapSection, city: str) -> str:
    """Draw the numbers of the city cards of a city, below its name. On a small screen the cards themselves are in a list."""
    wide, high = STUB[0] * chart.scale, STUB[1] * chart.scale
    x, y = _beside(chart, city, 0, 39)
    spaces = view.printed.cards_in[city]
    left = x - (len(spaces) * (wide + 3) - 3) / 2
    body = ""
    for at, space in enumerate(spaces):
        drawn = plate(wide, high, NORMAL) + figure(wide / 2, high / 2 + 4.2, card_number(view, space), 12)
        title = view.worded("view-card", card=view.observation["city_cards"][space])
        body += piece(drawn, x=left + at * (wide + 3), y=y, title=title)
    return body


def _special(view: MarcoPolo2Context, chart: MapSection, city: str) -> str:
    """Draw the sheet of a special city: slots for dice, a fixed gain, and below how often the bonus of a seal is paid."""
    k = chart.scale
    special = view.printed.specials[city]
    wide, high = SHEET[0] * k, SHEET[1] * k
    x, y = _beside(chart, city, *SPECIAL[city])
    action = view.available("place", city)
    middle = high * 0.56
    body = plate(wide, high, ENABLED if action else NORMAL)
    lower = path(f"M1.2 {middle:g}H{wide - 1.2:g}V{high - 4:g}q0 3-3 3H4.2q-3 0-3-3Z", DEBIT) + line(
        1, middle, wide - 1, middle, RULE
    )
    size = 26 * k
    dice = view.observation["board"][city]
    top = (middle - size) / 2
    for number in range(view.printed.special_slots):
        left = 4 * k + number * (size + 2 * k)
        if number < len(dice):
            colour, value = dice[number]
            body += view.die(colour, value, left, top - 1, size / (1 + LIP) + 2)
        else:
            body += slot(left, top, size)
    left = 8 * k + view.printed.special_slots * (size + 2 * k)
    body += ledger(left, 2, middle - 2)
    goods = min(23 * k, (wide - left - 8 * k) / len(special.reward) - 1)
    body += row(special.reward, left + 6 * k, (middle - goods) / 2, goods, 1)
    is_upgraded = special.seal in view.own["upgraded"]
    below = use(f"upgraded-{special.seal}", 5 * k, middle + 1, high - middle - 2)
    rows = [
        f"{value}+ ×{times}" for value, times in enumerate(special.times, 1) if value == 1 or special.times[value - 2] != times
    ]
    letters, gap, at = max(9.5, 12.5 * k), 8 * k, 36 * k
    needed = sum(width(words, letters, bold=True) + gap for words in rows) - gap
    squeeze = min(1, (wide - at - 4 * k) / needed)
    letters, gap = letters * squeeze, gap * squeeze
    for words in rows:
        below += figure(at, (middle + high) / 2 + letters * 0.36, words, letters, INK_2, anchor="start")
        at += width(words, letters, bold=True) + gap
    body += lower + group(below, opacity=1 if is_upgraded else 0.6)
    title = view.worded("view-space", space=city)
    return piece(body, id=f"space-{city}", x=x, y=y, title=title, action=action, why=view.why("place", city))
