"""The action spaces of this game: guild seals, travel, the money bag, the contract board, the city cards of the round."""

from __future__ import annotations

from ....draw.cards import halo, ledger
from ....draw.palette import INK_2, LIVE, MARGIN, RULE, SLOT, STRIPE, WHITE
from ....draw.panels import HEADING, Box, panel
from ....draw.regions import piece
from ....draw.svg import figure, line, rect, text, use
from ....draw.tall import TOUCH
from ....draw.text_fitting import cut
from ...polo.view.board_map import CARD_HEIGHT, card_piece, card_slip
from ...polo.view.city_card import effect
from ...polo.view.items import item, row, row_width
from ...polo.view.printed import Items
from ...polo.view.spaces import key, lying, space_panel
from .context import MarcoPolo2Context


def seals(view: MarcoPolo2Context, box: Box) -> str:
    """Die Gildensiegel: the dice, and four columns: the least die, the seal, its jade; below what upgrading costs and brings."""
    x, y, wide, high = box
    dice = view.printed.dice["seals"]
    side = min(34.0, wide * 0.2)
    body = lying(view, "seals", Box(x + 7, y + HEADING + 4, side - 5, high - HEADING - 8), (24, 20, 16, 13))
    pitch = (wide - side - 8) / len(view.printed.seals)
    upper = (high - HEADING) * 0.42
    for number, label in enumerate(view.printed.seals):
        column = Box(x + side + 4 + number * pitch, y + HEADING + 2, pitch - 2, high - HEADING - 6)
        body += _seal(view, label, column, upper)
    return space_panel(view, "seals", box, view.translate("view-seals"), view.translate("view-seal-dice", count=dice), body)


def _seal(view: MarcoPolo2Context, label: str, box: Box, upper: float) -> str:
    """Draw a column of the guild seals."""
    x, y, wide, high = box
    printed_seal = view.printed.seals[label]
    action = view.available("seal", label) if view.question[0] == "TakeSeal" else None
    drawn = halo(wide, upper, 4, 2) if action else ""
    drawn += rect(0, 0, wide, upper, WHITE if action else "#FFFBF0", LIVE if action else RULE, 2 if action else 0.8, 4)
    size = min(upper * 0.48, wide - 6)
    drawn += use(f"simple-{label}", (wide - size) / 2, upper * 0.16, size)
    drawn += figure(2, 11, f"{printed_seal.die}+", 10.5, INK_2, anchor="start")
    if printed_seal.jade:
        drawn += item("jade", printed_seal.jade, (wide - 17) / 2, upper - 19, 17)
    words = view.worded("view-seal", seal=label)
    body = piece(drawn, x=x, y=y, title=words, action=action, why=view.why("seal", label))
    top, low = y + upper + 2, high - upper - 2
    body += rect(x, top, wide, low, STRIPE, RULE, 0.8, 4)
    lines = len(printed_seal.cost) + len(printed_seal.bonus)
    size = min(21.0, (low - 8) / lines - 1, wide - 6)
    left = x + (wide - size) / 2
    for number, (name, count) in enumerate(printed_seal.cost):
        body += item(name, count, left, top + 2 + number * (size + 1), size)
    at = top + 3.5 + len(printed_seal.cost) * (size + 1)
    body += line(x + 2, at, x + wide - 2, at, MARGIN, 1.3)
    for number, (name, count) in enumerate(printed_seal.bonus):
        body += item(name, count, left, at + 2.5 + number * (size + 1), size)
    return body


def travel(view: MarcoPolo2Context, box: Box) -> str:
    """Das Reisen: three spaces with their dice, what they cost, and how many steps they allow."""
    x, y, wide, high = box
    body = panel(box, view.translate("view-travel"), view.translate("view-steps"))
    pitch = (high - HEADING - 3) / len(view.printed.travel)
    for number, (space, face) in enumerate(view.printed.travel.items()):
        place = Box(x + 5, y + HEADING + 1 + number * pitch, wide - 10, pitch - 2)
        tall = min(pitch - 4, 30.0)
        size = tall / 1.23
        drawn = lying(view, space, Box(3, (place.height - tall) / 2, place.width - 66, tall), (size, size * 0.8))
        middle = place.height / 2
        left = place.width - 60
        if face.extra:
            drawn += use("one-more-post", left - 4, middle - 11, 22)
        if face.coins:
            drawn += item("coin", face.coins, left - 4, middle - 11, 22)
        drawn += use("i-step", left + 22, middle - 10, 20) + figure(place.width - 8, middle + 5, face.steps, 15)
        body += key(view, space, place, drawn, rect(0, 0, place.width, place.height, STRIPE if number % 2 == 0 else SLOT, r=4))
    return body


def bag(view: MarcoPolo2Context, box: Box) -> str:
    """Das Geldsäckchen: any die, for one of three things."""
    x, y, wide, high = box
    choices = view.printed.bag
    size, pitch = min(22.0, high - HEADING - 6), 32
    left = x + wide - 6 - pitch * len(choices)
    body = lying(view, "bag", Box(x + 8, y + HEADING + 3, left - x - 14, high - HEADING - 4), (18, 15, 13))
    for number, items in enumerate(choices):
        at = left + number * pitch
        body += line(at, y + HEADING + 5, at, y + high - 6, RULE)
        body += row(items, at + (pitch - row_width(items, size)) / 2, (y + HEADING + y + high - size) / 2, size)
    return space_panel(view, "bag", box, view.translate("view-bag"), "", body)


def contract_board(view: MarcoPolo2Context, box: Box) -> str:
    """Das Auftragsbrett: a die, one or two contracts from own cities, then coins."""
    x, y, wide, high = box
    maximum = view.printed.most_contracts
    number = f"1–{maximum}" if maximum > 1 else "1"
    side = max(40.0, wide * 0.34)
    body = lying(view, "contracts", Box(x + 8, y + HEADING + 5, side - 12, high - HEADING - 34), (26, 22, 18, 15))
    left = x + side
    body += ledger(left, y + HEADING + 4, y + high - 30)
    body += use("i-contract", left + 9, y + HEADING + 6, 22) + figure(left + 36, y + HEADING + 22, number, 13, anchor="start")
    beside = wide > 150
    body += row(view.printed.board, left + (68 if beside else 9), y + HEADING + (6 if beside else 34), 22)
    body += line(x + 8, y + high - 27, x + wide - 8, y + high - 27, RULE, 0.8)
    pile = view.translate("view-pile", count=len(view.observation["pile"]))
    body += text(x + 10, y + high - 10, cut(pile, wide - 20, 11.5), size=11.5, fill=INK_2)
    return space_panel(view, "contracts", box, view.translate("view-board"), "", body)


def city_cards(view: MarcoPolo2Context, box: Box) -> str:
    """Draw the two city cards of the round, which need no post."""
    x, y, wide, high = box
    body = panel(box, view.translate("view-city-cards"), view.translate("view-this-round"))
    spaces = [space for space in view.observation["city_cards"] if space.startswith("area")]
    pitch = (high - HEADING - 6) / len(spaces)
    scale = min(1.0, (pitch - 8) / CARD_HEIGHT)
    for number, space in enumerate(spaces):
        face, _ = card_slip(view, scale, space, "", wide - 16)
        body += card_piece(view, space, x + 8, y + HEADING + 3 + number * pitch + (pitch - CARD_HEIGHT * scale) / 2, face)
    return body


def card_number(view: MarcoPolo2Context, space: str) -> int:
    """Return the number of a city card on a small screen, on the map as well as beside its face: by the order of the map."""
    return list(view.observation["city_cards"]).index(space) + 1


CARD_TOUCH = TOUCH / CARD_HEIGHT
"""The scale at which a city card is large enough for a finger."""
READABLE = 20.0
"""Cards whose icons would be smaller than this beside another one have a line of their own."""


def all_cards(view: MarcoPolo2Context, box: Box) -> tuple[str, float]:
    """Draw all city cards, large enough to be read on a small screen, and return where they end: first those of the round,
    which need no post, then those on the map with their numbers and cities."""
    x, y, wide, _ = box
    half = (wide - 24) / 2
    cities = {space: city for city, spaces in view.printed.cards_in.items() for space in spaces}
    body, left, top = "", x + 8, y + HEADING + 6
    for space in sorted(view.observation["city_cards"], key=lambda space: space in cities):
        number, words = "", view.translate("view-this-round")
        if space in cities:
            number, words = str(card_number(view, space)), view.worded("view-place", city=cities[space])
        printed = view.printed.city_cards[view.observation["city_cards"][space]]
        _, taken = effect(printed, READABLE, view.translate("view-pips"), thresholds=view.THRESHOLDS)
        room = half if taken + 43 * CARD_TOUCH <= half else wide - 16
        if left + room > box.right:
            left, top = x + 8, top + TOUCH + 26
        face, _ = card_slip(view, CARD_TOUCH, space, number, room)
        body += text(left + 2, top + 9, f"{number} {words}".strip(), size=11.5, fill=INK_2)
        body += card_piece(view, space, left, top + 15, face)
        left += room + 8
    bottom = top + 15 + TOUCH + 10
    return panel(Box(x, y, wide, bottom - y), view.translate("view-city-cards")) + body, bottom


def offer_size(items: Items, room: float, maximum: float) -> float:
    """Return the size of the items of an offer."""
    return min(maximum, (room + 2) / max(len(items), 1) - 2)
