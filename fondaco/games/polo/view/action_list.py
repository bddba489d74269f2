"""What the viewer may do, in short: every answer as a small picture with the words that are still needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ....draw.action_list import Answer, Cell, answers, cell
from ....draw.dice import LIP, die
from ....draw.palette import INK_2, LIVE
from ....draw.regions import piece
from ....draw.svg import figure, group, path, use
from . import contract_card
from .characters import portrait
from .context import AnyPoloTable
from .items import item, row, row_width, trade, trade_width
from .player_board import ADJUST, key
from .printed import Items

Gist = tuple[str, float, str]
"""An answer in short: a picture around the line y = 0, its width, and the words that are still needed beside it, in lines."""
Gists = Mapping[str, Callable[[Any, Answer], Gist]]
"""How the answers of each verb are told in short."""
COLUMNS = {
    **dict.fromkeys(("place", "complete", "take", "drop", "step", "relocate", "bonus", "times", "adjust"), 2),
    **dict.fromkeys(("good", "pair"), 3),
    "die": 6,
}
"""How many answers of a kind stand side by side; all others have a line of their own."""
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
"""The titles of kinds that have one."""


def cells(gists: Gists) -> Callable[[AnyPoloTable], list[Cell]]:
    """The answers as cells, in the order of the actions; what can be done to a die comes together. Verbs without a gist are told
    in their own words."""

    def single(table: AnyPoloTable, answer: Answer) -> Cell:
        short = gists.get(answer.verb)
        drawn, taken, words = short(table, answer) if short else ("", 0, answer.live.label)
        return cell(answer, words, drawn, taken)

    def all_of(table: AnyPoloTable) -> list[Cell]:
        found: list[Cell] = []
        dice: dict[tuple[str, str], list[Answer]] = {}
        last: list[Cell] = []
        for answer in answers(table.scene):
            if answer.verb in ("reroll", "turn"):
                dice.setdefault((answer.args[0], answer.args[1]), []).append(answer)
            elif answer.verb in ("buy", "end"):
                last.append(single(table, answer))
            else:
                found.append(single(table, answer))
        found += [_die_cell(table, colour, int(value), there) for (colour, value), there in dice.items()]
        return found + last

    return all_of


def _die_cell(table: AnyPoloTable, colour: str, value: int, there: list[Answer]) -> Cell:
    """A die with a button for each thing that camels can do to it, and how many camels that takes."""
    found = {(answer.verb, answer.args[2] if len(answer.args) > 2 else ""): answer for answer in there}
    costs = {"reroll": table.catalogue.reroll, "turn": table.catalogue.turn}

    def draw(width: float, height: float) -> str:
        size = min(20.0, (height - 1) / (1 + LIP))
        body = group(die(colour, value, size), 1, (height - size * (1 + LIP)) / 2)
        pitch = (width - size - 5) / 3
        for number, (verb, way, sign) in enumerate((ADJUST[1], ADJUST[0], ADJUST[2])):
            answer = found.get((verb, way))
            if answer:
                face = key("", pitch - 3, height) + path(
                    sign, stroke=LIVE, thick=1.8, more=f' transform="translate({pitch * 0.24:g} {height / 2:g})"'
                )
                icon = min(pitch * 0.4, height - 4, 17)
                face += item("camel", costs[verb], pitch * 0.46, (height - icon) / 2, icon)
                body += piece(face, x=size + 6 + number * pitch, live=answer.live)
        return body

    return Cell("adjust", len(there), lambda width: 0, draw)


# --- answers in short --------------------------------------------------------------------------------------------------------

SIZE = 18.0


def contract(table: AnyPoloTable, label: str) -> Gist:
    """A contract as a slip."""
    face = table.catalogue.contracts[label]
    size = min(15.0, (112 - 22) / (len(face.cost) + len(face.reward) + 1) - 2)
    return group(contract_card.slip(face, 21, size, ""), 0, -10.5), contract_card.slip_width(face, size), ""


def _own_contract(table: AnyPoloTable, answer: Answer) -> Gist:
    return contract(table, answer.args[0])


def card_space(table: AnyPoloTable, space: str) -> Gist:
    """A space in a city: the city, and a number where it has several."""
    name = next((city for city, spaces in table.catalogue.cards_in.items() if space in spaces), space)
    post = f'<g color="{INK_2}">{use("i-post", 0, -10, 20)}</g>'
    return post, 20, f"{table.words('view-place', city=name)} {space.removeprefix(name)}".strip()


def _die(table: AnyPoloTable, answer: Answer) -> Gist:
    colour, value = answer.args
    return group(die(colour, int(value), 22), 0, -22 * (1 + LIP) / 2), 22, ""


def _step(table: AnyPoloTable, answer: Answer) -> Gist:
    """A step with what the road costs."""
    place, here = answer.args[0], table.here
    cost: Items = next((table.price(road) for road in table.catalogue.roads if {road.a, road.b} == {place, here}), ())
    name = table.words("view-place", city=place)
    return row(cost, 0, -SIZE / 2, SIZE), row_width(cost, SIZE), name


def city(table: AnyPoloTable, answer: Answer) -> Gist:
    """A city by its name."""
    return "", 0, table.words("view-place", city=answer.args[0])


def _bonus(table: AnyPoloTable, answer: Answer) -> Gist:
    items = table.catalogue.bonuses[table.seen["city_bonuses"][answer.args[0]]]
    return row(items, 0, -SIZE / 2, SIZE), row_width(items, SIZE), table.words("view-place", city=answer.args[0])


def items_of(table: AnyPoloTable, answer: Answer) -> Gist:
    """Items that are taken or paid, one of each."""
    items: Items = tuple((name, 1) for name in answer.args[0].split("-"))
    return row(items, 0, -11, 22), row_width(items, 22), ""


def _first(table: AnyPoloTable, answer: Answer) -> Gist:
    name = "display" if answer.args[0] in table.catalogue.places else answer.args[0]
    return item(name, 1, 0, -10, 20), 20, answer.live.label


def _times(table: AnyPoloTable, answer: Answer) -> Gist:
    """So many uses of a city card."""
    card = list(table.catalogue.city_cards.values())[table.question[2]]
    return many(card.cost, card.reward, int(answer.args[0]))


def _swap(table: AnyPoloTable, answer: Answer) -> Gist:
    name, times = answer.args[0], int(answer.args[1])
    card = list(table.catalogue.city_cards.values())[table.question[2]]
    if not times:
        return "", 0, answer.live.label
    give, get = next((give, get) for swap, give, get in card.swaps if swap == name)
    return many(give, get, times)


def many(give: Items, get: Items, times: int) -> Gist:
    """A trade so many times over."""
    cost = tuple((name, number * times) for name, number in give)
    gain = tuple((name, number * times) for name, number in get)
    size = min(SIZE, (112 - 34) / (len(cost) + len(gain)) - 2)
    body = figure(0, 4.5, f"{times}×", 13, INK_2, anchor="start") + trade(cost, gain, 24, -size / 2, size)
    return body, 24 + trade_width(cost, gain, size), ""


def _camels(table: AnyPoloTable, answer: Answer) -> Gist:
    camels = int(answer.args[0])
    items: Items = tuple((name, number) for name, number in (("camel", camels), ("coin", table.question[2] - camels)) if number)
    return row(items, 0, -10, 20, 4), 46, answer.live.label


def _pick(table: AnyPoloTable, answer: Answer) -> Gist:
    return portrait(answer.args[0], 0, -17, 34), 34, table.character(answer.args[0])


def _buy(table: AnyPoloTable, answer: Answer) -> Gist:
    icons: Items = (("camel", table.catalogue.buy), ("die", 1))
    return trade(icons[:1], icons[1:], 0, -10, 20), 50, answer.live.label


GISTS: Gists = {
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
