"""The action list of the viewer: every button has a small picture and the words that are still needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....draw.action_list import ActionButton, ButtonCell, action_buttons, button_cell
from ....draw.dice import LIP, die
from ....draw.palette import INK_2, LIVE
from ....draw.regions import piece
from ....draw.svg import figure, group, path, use
from . import contract_card
from .characters import portrait
from .context import AnyPoloContext
from .items import item, row, row_width, trade, trade_width
from .player_board import ADJUST, key
from .printed import Items

ButtonIcon = tuple[str, float, str]
"""An icon around the line y = 0, its width, and the words beside it, in lines."""
ButtonIcons = Mapping[str, Callable[[Any, ActionButton], ButtonIcon]]
"""The icon of the buttons of each verb."""
COLUMNS = {
    **dict.fromkeys(("place", "complete", "take", "drop", "step", "relocate", "bonus", "times", "adjust"), 2),
    **dict.fromkeys(("good", "pair"), 3),
    "die": 6,
}
"""The number of buttons of a kind in one line; other kinds have one button in a line."""
TITLES = {
    "place": "view-title-place",
    "complete": "view-title-complete",
    "adjust": "view-title-adjust",
    "step": "view-title-step",
    "relocate": "view-title-relocate",
    "bonus": "view-title-bonus",
    "take": "view-title-take",
    "drop": "view-title-drop",
}
"""Messages of the titles of kinds of buttons."""


def button_cells(icons: ButtonIcons) -> Callable[[AnyPoloContext], list[ButtonCell]]:
    """Return a function that lists the cells in the order of the actions. Actions on one die share a cell.

    Verbs without an icon have the words of the action.
    """

    def single(view: AnyPoloContext, button: ActionButton) -> ButtonCell:
        short = icons.get(button.verb)
        drawn, taken, words = short(view, button) if short else ("", 0, button.action.label)
        return button_cell(button, words, drawn, taken)

    def all_of(view: AnyPoloContext) -> list[ButtonCell]:
        found: list[ButtonCell] = []
        dice: dict[tuple[str, str], list[ActionButton]] = {}
        last: list[ButtonCell] = []
        for button in action_buttons(view.scene):
            if button.verb in ("reroll", "turn"):
                dice.setdefault((button.args[0], button.args[1]), []).append(button)
            elif button.verb in ("buy", "end"):
                last.append(single(view, button))
            else:
                found.append(single(view, button))
        found += [_die_cell(view, colour, int(value), there) for (colour, value), there in dice.items()]
        return found + last

    return all_of


def _die_cell(view: AnyPoloContext, colour: str, value: int, there: list[ActionButton]) -> ButtonCell:
    """Return a die with a button for each thing that camels can do to it, and how many camels that takes."""
    found = {(button.verb, button.args[2] if len(button.args) > 2 else ""): button for button in there}
    costs = {"reroll": view.printed.reroll, "turn": view.printed.turn}

    def draw(width: float, height: float) -> str:
        size = min(20.0, (height - 1) / (1 + LIP))
        body = group(die(colour, value, size), 1, (height - size * (1 + LIP)) / 2)
        pitch = (width - size - 5) / 3
        for number, (verb, way, sign) in enumerate((ADJUST[1], ADJUST[0], ADJUST[2])):
            button = found.get((verb, way))
            if button:
                face = key("", pitch - 3, height) + path(
                    sign, stroke=LIVE, thick=1.8, more=f' transform="translate({pitch * 0.24:g} {height / 2:g})"'
                )
                icon = min(pitch * 0.4, height - 4, 17)
                face += item("camel", costs[verb], pitch * 0.46, (height - icon) / 2, icon)
                body += piece(face, x=size + 6 + number * pitch, action=button.action)
        return body

    return ButtonCell("adjust", len(there), lambda width: 0, draw)


# --- answers in short --------------------------------------------------------------------------------------------------------

SIZE = 18.0


def contract(view: AnyPoloContext, label: str) -> ButtonIcon:
    """Return a contract as a slip."""
    face = view.printed.contracts[label]
    size = min(15.0, (112 - 22) / (len(face.cost) + len(face.reward) + 1) - 2)
    return group(contract_card.slip(face, 21, size, ""), 0, -10.5), contract_card.slip_width(face, size), ""


def _own_contract(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    return contract(view, button.args[0])


def card_space(view: AnyPoloContext, space: str) -> ButtonIcon:
    """Return a space in a city: the city, and a number where it has several."""
    name = next((city for city, spaces in view.printed.cards_in.items() if space in spaces), space)
    post = f'<g color="{INK_2}">{use("i-post", 0, -10, 20)}</g>'
    return post, 20, f"{view.worded('view-place', city=name)} {space.removeprefix(name)}".strip()


def _die(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    colour, value = button.args
    return group(die(colour, int(value), 22), 0, -22 * (1 + LIP) / 2), 22, ""


def _step(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    """Return a step with what the road costs."""
    place, here = button.args[0], view.here
    cost: Items = next((view.price(road) for road in view.printed.roads if {road.a, road.b} == {place, here}), ())
    name = view.worded("view-place", city=place)
    return row(cost, 0, -SIZE / 2, SIZE), row_width(cost, SIZE), name


def city(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    """Return a city by its name."""
    return "", 0, view.worded("view-place", city=button.args[0])


def _bonus(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    items = view.printed.bonuses[view.observation["city_bonuses"][button.args[0]]]
    return row(items, 0, -SIZE / 2, SIZE), row_width(items, SIZE), view.worded("view-place", city=button.args[0])


def items_of(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    """Return items that are taken or paid, one of each."""
    items: Items = tuple((name, 1) for name in button.args[0].split("-"))
    return row(items, 0, -11, 22), row_width(items, 22), ""


def _first(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    name = "display" if button.args[0] in view.printed.places else button.args[0]
    return item(name, 1, 0, -10, 20), 20, button.action.label


def _times(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    """Return the icon of a number of uses of a city card."""
    card = list(view.printed.city_cards.values())[view.question[2]]
    return many(card.cost, card.reward, int(button.args[0]))


def _swap(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    name, times = button.args[0], int(button.args[1])
    card = list(view.printed.city_cards.values())[view.question[2]]
    if not times:
        return "", 0, button.action.label
    give, get = next((give, get) for swap, give, get in card.swaps if swap == name)
    return many(give, get, times)


def many(give: Items, get: Items, times: int) -> ButtonIcon:
    """Return the icon of a trade and how often it is made."""
    cost = tuple((name, number * times) for name, number in give)
    gain = tuple((name, number * times) for name, number in get)
    size = min(SIZE, (112 - 34) / (len(cost) + len(gain)) - 2)
    body = figure(0, 4.5, f"{times}×", 13, INK_2, anchor="start") + trade(cost, gain, 24, -size / 2, size)
    return body, 24 + trade_width(cost, gain, size), ""


def _camels(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    camels = int(button.args[0])
    items: Items = tuple((name, number) for name, number in (("camel", camels), ("coin", view.question[2] - camels)) if number)
    return row(items, 0, -10, 20, 4), 46, button.action.label


def _pick(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    return portrait(button.args[0], 0, -17, 34), 34, view.character(button.args[0])


def _buy(view: AnyPoloContext, button: ActionButton) -> ButtonIcon:
    icons: Items = (("camel", view.printed.buy), ("die", 1))
    return trade(icons[:1], icons[1:], 0, -10, 20), 50, button.action.label


BUTTON_ICONS: ButtonIcons = {
    **dict.fromkeys(("complete", "drop"), _own_contract),
    **dict.fromkeys(("good", "pair"), items_of),
    "relocate": city,
    "die": _die,
    "step": _step,
    "bonus": _bonus,
    "first": _first,
    "times": _times,
    "swap": _swap,
    "camels": _camels,
    "pick": _pick,
    "buy": _buy,
}
